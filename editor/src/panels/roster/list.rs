//! The rows of the table, made anew only when something they depend on changed. Must not draw.

use super::filter::Filter;
use crate::desk::Desk;
use oblique_core::check::{Place, Severity};
use oblique_core::roster::field::{Field, SortKey, leaders};
use oblique_core::roster::totals::{Totals, quality};
use oblique_core::roster::tree::{Row, tree};
use oblique_core::scenario::{PieceId, Side};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A column of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Column {
    /// A sign where something is wrong.
    Problems,
    /// How well its figures are known.
    Evidence,
    /// A field of the piece.
    Field(Field),
}

impl Column {
    /// The column of names.
    pub const fn name() -> Self {
        Self::Field(Field::Name)
    }

    /// Stable id, for settings.
    pub fn id(&self) -> &str {
        match self {
            Self::Problems => "problems",
            Self::Evidence => "evidence",
            Self::Field(field) => field.id(),
        }
    }
}

/// Columns that are not shown until asked for.
const HIDDEN: &[&str] = &["side", "leader", "entry", "remark"];
/// Those of them a list without a tree needs.
const IN_LISTS: &[&str] = &["side", "leader"];

/// Is the column shown? The settings name those whose state is not the usual one.
pub fn is_shown(desk: &Desk<'_>, column: &Column, flat: bool) -> bool {
    let id = column.id();
    let usual = !HIDDEN.contains(&id) || (flat && IN_LISTS.contains(&id));
    column == &Column::name() || usual != desk.settings.roster_columns.iter().any(|other| other == id)
}

/// What rows are sorted by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sort {
    /// By this column.
    pub column: Column,
    /// The greatest first.
    pub down: bool,
}

/// A row.
#[derive(Clone, Debug)]
pub enum Item {
    /// The heading of a side.
    Side(Side, Totals),
    /// A unit or leader.
    Piece {
        /// Its id.
        id: PieceId,
        /// How deep it stands in the tree.
        depth: usize,
        /// Does it lead?
        leads: bool,
        /// Are there rows under it, shown or folded?
        branch: bool,
        /// What it and all under it add up to.
        totals: Totals,
    },
}

impl Item {
    /// The piece, if it is one.
    pub const fn piece(&self) -> Option<&PieceId> {
        match self {
            Self::Side(..) => None,
            Self::Piece { id, .. } => Some(id),
        }
    }
}

/// What the rows depend on.
#[derive(Clone, Debug, PartialEq)]
struct Stamp {
    revision: u64,
    title: String,
    pieces: usize,
    problems: usize,
    filter: Filter,
    flat: bool,
    sort: Option<Sort>,
    folded: BTreeSet<PieceId>,
    folded_sides: [bool; 2],
    hidden: Vec<String>,
}

/// The rows.
#[derive(Clone, Debug, Default)]
pub struct List {
    /// From the top.
    pub items: Vec<Item>,
    /// Columns shown, from the left.
    pub columns: Vec<Column>,
    /// Problems by piece: the worst, and all in words.
    pub problems: BTreeMap<PieceId, (Severity, String)>,
    /// Totals of what is listed.
    pub totals: Totals,
    /// Who commands, side by side, with names: the filter by command.
    pub commands: Vec<(PieceId, String)>,
    /// Qualities there are, the lowest first: the filter by quality.
    pub qualities: Vec<(String, String)>,
    places: BTreeMap<PieceId, usize>,
    stamp: Option<Stamp>,
}

impl List {
    /// Makes the rows anew if anything changed; true if so.
    pub fn refresh(
        &mut self,
        desk: &Desk<'_>,
        filter: &Filter,
        flat: bool,
        sort: Option<&Sort>,
        folded: &BTreeSet<PieceId>,
        folded_sides: [bool; 2],
    ) -> bool {
        let scenario = desk.scenario();
        let stamp = Stamp {
            revision: desk.document.revision(),
            title: scenario.meta.title.clone(),
            pieces: scenario.pieces.len(),
            problems: desk.problems.len(),
            filter: filter.clone(),
            flat,
            sort: sort.cloned(),
            folded: folded.clone(),
            folded_sides,
            hidden: desk.settings.roster_columns.clone(),
        };
        if self.stamp.as_ref() == Some(&stamp) {
            return false;
        }
        self.stamp = Some(stamp);
        let passing = filter.passing(desk);
        self.items.clear();
        self.totals = Totals::default();
        for side in Side::BOTH {
            let rows = tree(scenario, desk.catalog(), side);
            let (keep, own) = kept(&rows, passing.as_ref());
            for (row, own) in rows.iter().zip(&own) {
                if *own {
                    self.totals.add(&Totals::of_piece(desk.catalog(), row.piece));
                }
            }
            if flat {
                self.items
                    .extend(rows.iter().zip(&own).filter(|(_, own)| **own).map(|(row, _)| item(row, 0)));
                continue;
            }
            if !keep.contains(&true) {
                continue;
            }
            let mut sum = Totals::default();
            rows.iter().filter(|row| row.above.is_none()).for_each(|row| sum.add(&row.totals));
            self.items.push(Item::Side(side, sum));
            if !folded_sides.get(side.index()).copied().unwrap_or(false) {
                let keys = sort.map(|sort| keys(desk, sort, &rows));
                let branch = Branch { rows: &rows, keep: &keep, folded, keys: keys.as_deref(), sort };
                branch.add(None, &mut self.items);
            }
        }
        if let (true, Some(sort)) = (flat, sort) {
            let key = |item: &Item| {
                item.piece().and_then(|id| Some(key_of(desk, sort, id, scenario.pieces.get(id)?)))
            };
            if sort.down {
                self.items.sort_by_cached_key(|item| Reverse(key(item)));
            } else {
                self.items.sort_by_cached_key(key);
            }
        }
        self.places = self
            .items
            .iter()
            .enumerate()
            .filter_map(|(at, item)| Some((item.piece()?.clone(), at)))
            .collect();
        self.collect_problems(desk);
        self.collect_filters(desk);
        self.columns = columns(desk, flat);
        true
    }

    /// The row of a piece.
    pub fn place(&self, id: &PieceId) -> Option<usize> {
        self.places.get(id).copied()
    }

    /// The pieces listed, from the top.
    pub fn pieces(&self) -> impl Iterator<Item = &PieceId> {
        self.items.iter().filter_map(Item::piece)
    }

    fn collect_filters(&mut self, desk: &Desk<'_>) {
        let (scenario, catalog) = (desk.scenario(), desk.catalog());
        let all = Side::BOTH.into_iter().flat_map(|side| leaders(scenario, catalog, side));
        self.commands = all.map(|(id, p)| (id.clone(), p.name.clone())).collect();
        let found: BTreeSet<_> = scenario.pieces.values().filter_map(|p| quality(catalog, p)).collect();
        self.qualities = found.into_iter().map(|(_, name)| (name.clone(), name)).collect();
    }

    fn collect_problems(&mut self, desk: &Desk<'_>) {
        self.problems.clear();
        for problem in desk.problems {
            let Place::Piece(id, _) = &problem.place else { continue };
            let entry = self.problems.entry(id.clone()).or_insert((problem.severity, String::new()));
            entry.0 = entry.0.min(problem.severity);
            if !entry.1.is_empty() {
                entry.1.push('\n');
            }
            entry.1.push_str(&problem.message);
        }
    }
}

/// Every column there may be, from the left.
pub fn all_columns(desk: &Desk<'_>) -> Vec<Column> {
    // Who, how strong, where, and only then to whom it belongs, which the tree tells.
    let last = [Field::Side, Field::Nation, Field::Leader, Field::Entry, Field::Remark];
    let mut all = vec![Column::Problems, Column::name()];
    let rest = Field::all(desk.catalog()).into_iter().skip(1).filter(|field| !last.contains(field));
    all.extend(rest.chain(last.iter().cloned()).map(Column::Field));
    all.push(Column::Evidence);
    all
}

/// The columns shown: of the attributes, those the pieces of the battle have.
fn columns(desk: &Desk<'_>, flat: bool) -> Vec<Column> {
    let catalog = desk.catalog();
    let kinds: BTreeSet<&str> = desk.scenario().pieces.values().map(|p| p.kind.as_str()).collect();
    let used = |id: &str| kinds.iter().any(|k| catalog.kind(k).is_some_and(|k| k.attribute(id).is_some()));
    all_columns(desk)
        .into_iter()
        .filter(|column| match column {
            Column::Field(Field::Attribute(id)) => used(id),
            _ => true,
        })
        .filter(|column| is_shown(desk, column, flat))
        .collect()
}

fn item(row: &Row<'_>, depth: usize) -> Item {
    Item::Piece {
        id: row.id.clone(),
        depth,
        leads: row.leads,
        branch: row.below > 0,
        totals: row.totals.clone(),
    }
}

/// Which rows stay in the tree (those that pass and all above them), and which pass themselves.
fn kept(rows: &[Row<'_>], passing: Option<&BTreeSet<PieceId>>) -> (Vec<bool>, Vec<bool>) {
    let own: Vec<bool> = rows.iter().map(|row| passing.is_none_or(|set| set.contains(row.id))).collect();
    let mut keep = own.clone();
    for (at, row) in rows.iter().enumerate().rev() {
        if let (Some(true), Some(above)) = (keep.get(at).copied(), row.above)
            && let Some(above) = keep.get_mut(above)
        {
            *above = true;
        }
    }
    (keep, own)
}

fn key_of(desk: &Desk<'_>, sort: &Sort, id: &PieceId, piece: &oblique_core::scenario::Piece) -> SortKey {
    match &sort.column {
        Column::Field(field) => field.sort_key(desk.scenario(), desk.catalog(), piece),
        Column::Problems => {
            let mine = |p: &&oblique_core::check::Diagnostic| matches!(&p.place, Place::Piece(other, _) if other == id);
            SortKey::Number(i64::try_from(desk.problems.iter().filter(mine).count()).unwrap_or(0))
        }
        Column::Evidence => {
            let grade = piece.evidence.get("").map(|e| e.grade);
            grade.map_or(SortKey::Nothing, |grade| SortKey::Number(grade as i64))
        }
    }
}

fn keys(desk: &Desk<'_>, sort: &Sort, rows: &[Row<'_>]) -> Vec<SortKey> {
    rows.iter().map(|row| key_of(desk, sort, row.id, row.piece)).collect()
}

/// Builds the rows of a tree, those of one leader sorted among themselves.
struct Branch<'a> {
    rows: &'a [Row<'a>],
    keep: &'a [bool],
    folded: &'a BTreeSet<PieceId>,
    keys: Option<&'a [SortKey]>,
    sort: Option<&'a Sort>,
}

impl Branch<'_> {
    fn add(&self, above: Option<usize>, items: &mut Vec<Item>) {
        // Those under a row follow it at once: only they are looked through.
        let (from, to) = match above.and_then(|at| Some((at, self.rows.get(at)?))) {
            Some((at, row)) => (at + 1, at + 1 + row.below),
            None => (0, self.rows.len()),
        };
        let mut here = Vec::new();
        let mut at = from;
        while let Some(row) = self.rows.get(at).filter(|_| at < to) {
            if self.keep.get(at) == Some(&true) {
                here.push(at);
            }
            at += 1 + row.below;
        }
        if let (Some(keys), Some(sort)) = (self.keys, self.sort) {
            if sort.down {
                here.sort_by_key(|at| Reverse(keys.get(*at)));
            } else {
                here.sort_by_key(|at| keys.get(*at));
            }
        }
        for at in here {
            let Some(row) = self.rows.get(at) else { continue };
            items.push(item(row, row.depth));
            if !self.folded.contains(row.id) {
                self.add(Some(at), items);
            }
        }
    }
}
