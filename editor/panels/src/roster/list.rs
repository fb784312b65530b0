//! The rows of the table, made anew only when something they depend on changed. Must not draw.

use super::columns;
use super::filter::Filter;
use super::groups::{Group, GroupBy, grouped};
use oblique_context::EditorContext;
use oblique_context::settings::TableColumns;
use oblique_roster::field::{SortKey, UnitField, leaders};
use oblique_roster::totals::{Totals, quality};
use oblique_roster::tree::{Row, tree};
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{PieceId, Side};
use oblique_text::{Language, language};
use std::collections::{BTreeMap, BTreeSet};

/// A column of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Column {
    /// A sign where something is wrong.
    Problems,
    /// Where its figures come from.
    Source,
    /// A field of the piece.
    Field(UnitField),
}

impl Column {
    /// The field of the piece it shows, if it shows one.
    pub(super) const fn field(&self) -> Option<&UnitField> {
        match self {
            Self::Field(field) => Some(field),
            _ => None,
        }
    }

    /// The column of names.
    pub(super) const fn name() -> Self {
        Self::Field(UnitField::Name)
    }

    /// Stable id, for settings.
    pub(super) fn id(&self) -> &str {
        match self {
            Self::Problems => "problems",
            // Its name in stored settings.
            Self::Source => "evidence",
            Self::Field(field) => field.id(),
        }
    }
}

/// What rows are sorted by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sort {
    /// By this column.
    pub column: Column,
    /// The greatest first.
    pub down: bool,
}

/// A row.
#[derive(Clone, Debug)]
pub(super) enum Item {
    /// The heading of a side.
    Side(Side, Totals),
    /// The heading of a group.
    Group(Group, Totals),
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
    pub(super) const fn piece(&self) -> Option<&PieceId> {
        match self {
            Self::Side(..) | Self::Group(..) => None,
            Self::Piece { id, .. } => Some(id),
        }
    }
}

/// How the rows are to be listed.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Order {
    /// One list instead of a tree.
    pub flat: bool,
    /// Under headings, which makes a list of the tree.
    pub group: Option<GroupBy>,
    /// Sorted.
    pub sort: Option<Sort>,
    /// Pieces whose rows under them are folded away.
    pub folded: BTreeSet<PieceId>,
    /// Headings of groups folded.
    pub folded_groups: BTreeSet<Group>,
    /// Headings of sides folded.
    pub folded_sides: [bool; 2],
}

impl Order {
    /// Is it a list, not a tree?
    pub(super) const fn is_list(&self) -> bool {
        self.flat || self.group.is_some()
    }
}

/// What the rows depend on.
#[derive(Clone, Debug, PartialEq)]
struct Stamp {
    language: Language,
    revision: u64,
    title: String,
    pieces: usize,
    problems: usize,
    filter: Filter,
    order: Order,
    chosen: TableColumns,
}

/// The rows.
#[derive(Clone, Debug, Default)]
pub(super) struct List {
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
    pub(super) fn refresh(&mut self, context: &EditorContext<'_>, filter: &Filter, order: &Order) -> bool {
        let scenario = context.scenario();
        let stamp = Stamp {
            language: language(),
            revision: context.document.revision(),
            title: scenario.meta.title.clone(),
            pieces: scenario.pieces.len(),
            problems: context.problems.len(),
            filter: filter.clone(),
            order: order.clone(),
            chosen: columns::chosen(context.settings, context.catalog()),
        };
        if self.stamp.as_ref() == Some(&stamp) {
            return false;
        }
        self.stamp = Some(stamp);
        let sort = order.sort.as_ref();
        let passing = filter.passing(context);
        self.items.clear();
        self.totals = Totals::default();
        for side in Side::BOTH {
            let rows = tree(scenario, context.catalog(), side);
            let (keep, own) = kept(&rows, passing.as_ref());
            for (row, own) in rows.iter().zip(&own) {
                if *own {
                    self.totals.add(&Totals::of_piece(context.catalog(), row.piece));
                }
            }
            let listed = || rows.iter().zip(&own).filter(|(_, own)| **own).map(|(row, _)| row);
            if order.flat && order.group.is_none() {
                self.items.extend(listed().map(|row| item(row, 0)));
                continue;
            }
            if !keep.contains(&true) {
                continue;
            }
            let mut sum = Totals::default();
            rows.iter().filter(|row| row.above.is_none()).for_each(|row| sum.add(&row.totals));
            self.items.push(Item::Side(side, sum));
            if order.folded_sides.get(side.index()).copied().unwrap_or(false) {
                continue;
            }
            let keys = sort.map(|sort| keys(context, sort, &rows));
            if let Some(by) = order.group {
                let mut listed: Vec<(usize, &Row<'_>)> =
                    rows.iter().enumerate().filter(|(at, _)| own.get(*at) == Some(&true)).collect();
                if let (Some(keys), Some(sort)) = (&keys, sort) {
                    listed.sort_by(|a, b| compare(keys.get(a.0), keys.get(b.0), sort.down));
                }
                let listed: Vec<&Row<'_>> = listed.into_iter().map(|(_, row)| row).collect();
                grouped(
                    scenario,
                    context.catalog(),
                    side,
                    by,
                    &listed,
                    &order.folded_groups,
                    &mut self.items,
                );
                continue;
            }
            let branch =
                Branch { rows: &rows, keep: &keep, folded: &order.folded, keys: keys.as_deref(), sort };
            branch.add(None, &mut self.items);
        }
        if let (true, None, Some(sort)) = (order.flat, order.group, sort) {
            let key = |item: &Item| {
                item.piece().and_then(|id| Some(key_of(context, sort, id, scenario.pieces.get(id)?)))
            };
            let mut keyed: Vec<(Option<SortKey>, Item)> =
                std::mem::take(&mut self.items).into_iter().map(|item| (key(&item), item)).collect();
            keyed.sort_by(|a, b| compare(a.0.as_ref(), b.0.as_ref(), sort.down));
            self.items = keyed.into_iter().map(|(_, item)| item).collect();
        }
        self.places = self
            .items
            .iter()
            .enumerate()
            .filter_map(|(at, item)| Some((item.piece()?.clone(), at)))
            .collect();
        self.collect_problems(context);
        self.collect_filters(context);
        self.columns = columns::shown(context, order.is_list());
        true
    }

    /// The row of a piece.
    pub(super) fn place(&self, id: &PieceId) -> Option<usize> {
        self.places.get(id).copied()
    }

    /// The pieces listed, from the top.
    pub(super) fn pieces(&self) -> impl Iterator<Item = &PieceId> {
        self.items.iter().filter_map(Item::piece)
    }

    fn collect_filters(&mut self, context: &EditorContext<'_>) {
        let (scenario, catalog) = (context.scenario(), context.catalog());
        let all = Side::BOTH.into_iter().flat_map(|side| leaders(scenario, catalog, side));
        self.commands = all.map(|(id, p)| (id.clone(), p.name.clone())).collect();
        let found: BTreeSet<_> = scenario.pieces.values().filter_map(|p| quality(catalog, p)).collect();
        self.qualities = found.into_iter().map(|(_, name)| (name.clone(), name)).collect();
    }

    fn collect_problems(&mut self, context: &EditorContext<'_>) {
        self.problems.clear();
        for problem in context.problems {
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

pub(super) fn item(row: &Row<'_>, depth: usize) -> Item {
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

fn key_of(
    context: &EditorContext<'_>,
    sort: &Sort,
    id: &PieceId,
    piece: &oblique_scenario::Piece,
) -> SortKey {
    match &sort.column {
        Column::Field(field) => field.sort_key(context.scenario(), context.catalog(), piece),
        Column::Problems => {
            let mine = |p: &&oblique_scenario::check::Diagnostic| matches!(&p.place, Place::Piece(other, _) if other == id);
            SortKey::Number(i64::try_from(context.problems.iter().filter(mine).count()).unwrap_or(0))
        }
        Column::Source => {
            let grade = piece.evidence.get("").map(|e| e.grade);
            grade.map_or(SortKey::Nothing, |grade| SortKey::Number(grade as i64))
        }
    }
}

/// What rows of the tree are sorted by; a leader's strength is that of his command, which his row shows.
fn keys(context: &EditorContext<'_>, sort: &Sort, rows: &[Row<'_>]) -> Vec<SortKey> {
    let key = |row: &Row<'_>| match shown_sum(&sort.column, row.leads, &row.totals) {
        0 => key_of(context, sort, row.id, row.piece),
        sum => SortKey::Number(sum),
    };
    rows.iter().map(key).collect()
}

/// What the row of a leader shows of the strength of his command; 0 where it shows none.
pub(super) fn shown_sum(column: &Column, leads: bool, totals: &Totals) -> i64 {
    match column {
        Column::Field(UnitField::Attribute(id)) if leads && id == "men" => totals.men,
        Column::Field(UnitField::Attribute(id)) if leads && id == "guns" => totals.guns,
        _ => 0,
    }
}

/// The order of two rows; where nothing is given stands last.
fn compare(a: Option<&SortKey>, b: Option<&SortKey>, down: bool) -> std::cmp::Ordering {
    let nothing = SortKey::Nothing;
    a.unwrap_or(&nothing).compare(b.unwrap_or(&nothing), down)
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
            here.sort_by(|a, b| compare(keys.get(*a), keys.get(*b), sort.down));
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
