//! What an import would do: the edit, the difference, and every cell that cannot be taken.

mod chain;
mod identify;
mod missing;

use super::namesakes::Namesakes;
use super::parse::{Why, why};
use super::row::{Draft, Fields, Nations};
use super::side_nation;
use super::{Column, ImportOptions, Vocabulary, Worksheet, column_letter};
use oblique_roster::compare::{self, Change, Entry, ScenarioPart};
use oblique_rules::Ruleset;
use oblique_scenario::{Edit, Evidence, Grade, Nation, Piece, PieceId, Scenario, Side};
use std::collections::{BTreeMap, BTreeSet};

/// A cell that cannot be taken over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadCell {
    /// Its row, counted from 1 as a spreadsheet does.
    pub row: usize,
    /// Its column, counted from 0.
    pub column: usize,
    /// The column's header, or empty.
    pub header: String,
    /// What it says.
    pub value: String,
    /// Why it cannot be taken.
    pub why: String,
    /// What is expected instead.
    pub expected: String,
}

impl BadCell {
    /// Its name in a spreadsheet: `C12`.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}{}", column_letter(self.column), self.row)
    }
}

impl std::fmt::Display for BadCell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let header = if self.header.is_empty() { String::new() } else { format!(" ({})", self.header) };
        write!(f, "{}{header}: '{}': {} Expected: {}.", self.name(), self.value, self.why, self.expected)
    }
}

/// What an import would do.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Plan {
    /// The edit; `None` while bad cells stand in the way. Empty if nothing changes.
    pub edit: Option<Edit>,
    /// What the good rows change, unit by unit.
    pub difference: Vec<Entry>,
    /// Rows that change nothing.
    pub unchanged: usize,
    /// Rows left out because of bad cells.
    pub left_out: usize,
    /// How many leaders rows name whom nobody is: made, where [`ImportOptions::make_leaders`] says so.
    pub missing_leaders: usize,
    /// Cells that cannot be taken, by row.
    pub bad: Vec<BadCell>,
    /// Cells that cannot be taken and are left out by themselves, by row: see [`ImportOptions::skip_bad_cells`].
    pub skipped: Vec<BadCell>,
    /// The row of each unit of the sheet, counted from 1.
    pub rows: BTreeMap<PieceId, usize>,
    /// How many new units are given the nation of their side because their row names none, by the nation's name.
    pub of_their_side: BTreeMap<String, usize>,
}

impl Plan {
    /// How many units it adds, changes and removes.
    #[must_use]
    pub fn counts(&self) -> [usize; 3] {
        [Change::Added, Change::Changed, Change::Removed]
            .map(|change| self.difference.iter().filter(|e| e.change == change).count())
    }

    /// The same, with the figures of new units that the sheet leaves out written in as estimates, where the
    /// ruleset has formulas for them.
    #[must_use]
    pub fn with_estimates(mut self, scenario: &Scenario, rules: &dyn Ruleset) -> Self {
        let Some(edit) = self.edit.as_ref() else { return self };
        let mut after = scenario.clone();
        let _ = edit.clone().apply(&mut after);
        let new =
            self.difference.iter().filter(|e| e.change == Change::Added).filter_map(|e| match &e.part {
                ScenarioPart::Piece(id) => Some(id.clone()),
                _ => None,
            });
        let mut more = Vec::new();
        for id in new.collect::<Vec<_>>() {
            let Some(piece) = after.pieces.get(&id) else { continue };
            let mut whole = piece.clone();
            for attribute in rules.catalog().kind(&piece.kind).into_iter().flat_map(|k| &k.attributes) {
                let left_out = !piece.attrs.contains_key(&attribute.id);
                if let Some(value) = left_out.then(|| rules.estimate(&after, &id, &attribute.id)).flatten() {
                    whole.attrs.insert(attribute.id.clone(), value);
                    let remark = "By the formula of the rules".to_owned();
                    let evidence = Evidence { grade: Grade::Estimated, source: String::new(), remark };
                    whole.evidence.insert(attribute.id.clone(), evidence);
                }
            }
            if whole != *piece {
                more.push(Edit::Piece(id, Some(Box::new(whole))));
            }
        }
        if !more.is_empty() {
            let edit = Edit::Many(self.edit.into_iter().chain(more).collect());
            let _ = edit.clone().apply(&mut after);
            self.difference = compare::pieces(scenario, &after, Some(rules.catalog()));
            self.edit = Some(edit);
        }
        self
    }

    /// What it does in a sentence.
    #[must_use]
    pub fn summary(&self) -> String {
        let [added, changed, removed] = self.counts();
        let mut text =
            format!("{added} added, {changed} changed, {removed} removed, {} unchanged", self.unchanged);
        if self.left_out > 0 {
            text = format!("{text}, {} left out", self.left_out);
        }
        match self.skipped.len() {
            0 => {}
            1 => text = format!("{text}, 1 cell left out"),
            cells => text = format!("{text}, {cells} cells left out"),
        }
        text
    }
}

/// Works out what importing a sheet would do.
#[must_use]
pub fn plan<'a>(
    sheet: &Worksheet,
    scenario: &Scenario,
    known: impl Into<Vocabulary<'a>>,
    options: &ImportOptions,
) -> Plan {
    let known = known.into();
    let nations = Nations::of(scenario, known);
    let fields = Fields { sheet, scenario, catalog: known.catalog, known, options, nations: &nations };
    let (drafts, bad, taken) = (Vec::new(), Vec::new(), BTreeSet::new());
    let namesakes = Namesakes::new(scenario);
    let skipped = Vec::new();
    let mut work =
        Work { fields, drafts, bad, skipped, taken, namesakes, fresh: BTreeMap::new(), missing: 0 };
    if let Some(row) = sheet.open_quote {
        let w = why("A quotation mark is opened here and never closed.", "a closing quotation mark");
        work.refuse(row.saturating_sub(1), 0, w);
    }
    if work.fields.cell(0, &Column::Name).is_none() && work.fields.cell(0, &Column::Id).is_none() {
        let w = why("No column is the name or the id of the units.", "a column mapped to Name or Id");
        work.refuse(options.header_row.unwrap_or(0), 0, w);
        return work.finish();
    }
    work.identify();
    work.kinds();
    work.all_fields();
    work.missing_leaders();
    work.hierarchy();
    work.finish()
}

struct Work<'a> {
    fields: Fields<'a>,
    drafts: Vec<Draft>,
    bad: Vec<BadCell>,
    skipped: Vec<BadCell>,
    /// Ids given to rows.
    taken: BTreeSet<PieceId>,
    /// The units of the scenario by their names.
    namesakes: Namesakes<'a>,
    /// The number tried last for ids made of a stem.
    fresh: BTreeMap<PieceId, u32>,
    /// How many leaders are named whom nobody is.
    missing: usize,
}

impl Work<'_> {
    fn refuse(&mut self, row: usize, column: usize, why: Why) {
        let bad = self.bad_cell(row, column, why);
        self.bad.push(bad);
    }

    fn bad_cell(&self, row: usize, column: usize, why: Why) -> BadCell {
        let f = &self.fields;
        let header = f.options.header_row.map(|h| f.sheet.cell(h, column).trimmed().to_owned());
        let value = f.sheet.cell(row, column).trimmed().to_owned();
        BadCell {
            row: row + 1,
            column,
            header: header.unwrap_or_default(),
            value,
            why: why.why,
            expected: why.expected,
        }
    }

    /// The text of a cell that is not blank.
    fn text(&self, row: usize, column: &Column) -> Option<String> {
        let (_, cell) = self.fields.cell(row, column)?;
        (!cell.is_blank()).then(|| cell.trimmed().to_owned())
    }

    fn all_fields(&mut self) {
        let mut next = Side::BOTH.map(|side| self.fields.scenario.next_order(side));
        let has_order = self.fields.options.column_of(&Column::Order).is_some();
        let has_formation = self.fields.options.column_of(&Column::Formation).is_some();
        let nations = side_nation::of_sides(self.fields.scenario);
        let mut drafts = std::mem::take(&mut self.drafts);
        for draft in &mut drafts {
            if draft.old.is_none() {
                if !has_order {
                    let next = &mut next[draft.piece.side.index()];
                    draft.piece.order = *next;
                    *next = next.saturating_add(10);
                }
                let kind = self.fields.catalog.kind(&draft.piece.kind);
                if let Some(first) = kind.and_then(|k| k.formations.first()).filter(|_| !has_formation) {
                    draft.piece.formation.clone_from(first);
                }
            }
            let mut refused = Vec::new();
            self.fields.take(draft, &mut refused);
            if let (None, true, Some(nation)) =
                (&draft.old, draft.piece.nation.is_empty(), &nations[draft.piece.side.index()])
            {
                draft.piece.nation.clone_from(nation);
                draft.of_its_side = true;
            }
            for (column, why) in refused {
                if self.fields.options.skip_bad_cells {
                    self.skipped.push(self.bad_cell(draft.row, column, why));
                } else {
                    self.refuse(draft.row, column, why);
                }
            }
        }
        self.drafts = drafts;
    }

    fn finish(mut self) -> Plan {
        let bad_rows = self.bad_rows();
        self.bad.sort_by_key(|b| (b.row, b.column));
        let Fields { scenario, catalog, options, .. } = self.fields;
        let rows = self.drafts.iter().filter(|d| !d.is_made).map(|d| (d.id.clone(), d.row + 1)).collect();
        let good = |d: &&Draft| !d.is_made && !bad_rows.contains(&(d.row + 1));
        let made = self.made_for(self.drafts.iter().filter(good));
        let mut edits = Vec::new();
        let (mut unchanged, mut nations, mut sides) = (0, BTreeSet::new(), BTreeSet::new());
        let mut removed: BTreeSet<&PieceId> = BTreeSet::new();
        let mut of_their_side: BTreeMap<String, usize> = BTreeMap::new();
        for draft in &self.drafts {
            sides.insert(draft.piece.side);
        }
        if options.remove_missing {
            let missing = |(id, p): &(&PieceId, &Piece)| sides.contains(&p.side) && !self.taken.contains(*id);
            removed.extend(scenario.pieces.iter().filter(missing).map(|(id, _)| id));
        }
        for draft in self.drafts.iter().filter(|d| good(d) || made.contains(&d.id)) {
            let mut piece = draft.piece.clone();
            if piece.leader.as_ref().is_some_and(|id| removed.contains(id)) {
                piece.leader = None;
            }
            if draft.old.as_ref() == Some(&piece) {
                unchanged += 1;
                continue;
            }
            if let Some(nation) = scenario.nations.get(&piece.nation).filter(|_| draft.of_its_side) {
                *of_their_side.entry(nation.name.clone()).or_default() += 1;
            }
            nations.insert(piece.nation.clone());
            edits.push(Edit::Piece(draft.id.clone(), Some(Box::new(piece))));
        }
        // Those of the other side who hang on one that goes.
        for (id, piece) in &scenario.pieces {
            let hangs = piece.leader.as_ref().is_some_and(|leader| removed.contains(leader));
            if hangs && !removed.contains(id) && !self.taken.contains(id) {
                edits.push(Edit::Piece(id.clone(), Some(Box::new(Piece { leader: None, ..piece.clone() }))));
            }
        }
        edits.extend(removed.into_iter().map(|id| Edit::Piece(id.clone(), None)));
        for key in nations.into_iter().filter(|key| !scenario.nations.contains_key(key)) {
            if let Some(row) = catalog.nations.iter().find(|n| n.id == key) {
                let (name, color) = (row.name.clone(), row.color.clone());
                let nation = Nation { name, color, traits_of: key.clone(), ..Nation::default() };
                edits.insert(0, Edit::Nation(key, Some(nation)));
            }
        }
        let edit = Edit::Many(edits);
        let mut after = scenario.clone();
        let _ = edit.clone().apply(&mut after);
        let difference = compare::pieces(scenario, &after, Some(catalog));
        let stands_in_the_way = !bad_rows.is_empty() && !options.leave_out_bad;
        Plan {
            edit: (!stands_in_the_way).then_some(edit),
            difference,
            unchanged,
            missing_leaders: self.missing,
            left_out: bad_rows.len(),
            bad: self.bad,
            skipped: self.skipped,
            rows,
            of_their_side,
        }
    }
}
