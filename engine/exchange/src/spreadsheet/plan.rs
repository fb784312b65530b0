//! What an import would do: the edit, the difference, and every cell that cannot be taken.

use super::hierarchy::{Leaders, depth, parents};
use super::namesakes::{Found, Namesakes};
use super::options::indent;
use super::parse::{self, Why, why};
use super::row::{Draft, Fields, Nations, path_of};
use super::side_nation;
use super::{Column, Hierarchy, ImportOptions, Worksheet, column_letter};
use oblique_roster::compare::{self, Change, Entry, ScenarioPart};
use oblique_rules::Ruleset;
use oblique_rules::catalog::{Catalog, Role};
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
    /// Cells that cannot be taken, by row.
    pub bad: Vec<BadCell>,
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
        text
    }
}

/// Works out what importing a sheet would do.
#[must_use]
pub fn plan(sheet: &Worksheet, scenario: &Scenario, catalog: &Catalog, options: &ImportOptions) -> Plan {
    let nations = Nations::of(scenario, catalog);
    let fields = Fields { sheet, scenario, catalog, options, nations: &nations };
    let (drafts, bad, taken) = (Vec::new(), Vec::new(), BTreeSet::new());
    let namesakes = Namesakes::new(scenario);
    let mut work = Work { fields, drafts, bad, taken, namesakes, fresh: BTreeMap::new() };
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
    work.hierarchy();
    work.finish()
}

struct Work<'a> {
    fields: Fields<'a>,
    drafts: Vec<Draft>,
    bad: Vec<BadCell>,
    /// Ids given to rows.
    taken: BTreeSet<PieceId>,
    /// The units of the scenario by their names.
    namesakes: Namesakes<'a>,
    /// The number tried last for ids made of a stem.
    fresh: BTreeMap<PieceId, u32>,
}

impl Work<'_> {
    fn refuse(&mut self, row: usize, column: usize, why: Why) {
        let f = &self.fields;
        let header = f.options.header_row.map(|h| f.sheet.cell(h, column).trimmed().to_owned());
        let value = f.sheet.cell(row, column).trimmed().to_owned();
        self.bad.push(BadCell {
            row: row + 1,
            column,
            header: header.unwrap_or_default(),
            value,
            why: why.why,
            expected: why.expected,
        });
    }

    /// Finds out which unit each row is: by id, else by side and name, else a new one.
    fn identify(&mut self) {
        let rows: Vec<usize> = {
            let f = &self.fields;
            let blank = |row: &usize| f.sheet.rows[*row].iter().all(super::Cell::is_blank);
            f.options.body(f.sheet).filter(|row| !blank(row)).collect()
        };
        let mut waiting = Vec::new();
        let mut sides = BTreeMap::new();
        for row in rows {
            match self.side_of(row) {
                Ok(side) => _ = sides.insert(row, side),
                Err((column, why)) => {
                    self.refuse(row, column, why);
                    continue;
                }
            }
            let id = self.text(row, &Column::Id).map(PieceId);
            let known = id.as_ref().and_then(|id| self.fields.scenario.pieces.get(id));
            match (id, known) {
                (Some(id), Some(old)) => self.claim(row, id, Some(old.clone()), sides[&row]),
                (id, _) => waiting.push((row, id)),
            }
        }
        for (row, id) in waiting {
            let side = sides[&row].unwrap_or(self.fields.options.side);
            match self.by_name(row, side) {
                Ok(Some(found)) => {
                    let old = self.fields.scenario.pieces.get(&found).cloned();
                    self.claim(row, found, old, sides[&row]);
                }
                Ok(None) => {
                    let name = self.text(row, &Column::Name).unwrap_or_default();
                    if name.is_empty() && id.is_none() {
                        let column = self.fields.options.column_of(&Column::Name).unwrap_or(0);
                        self.refuse(row, column, why("This row names no unit.", "a name"));
                        continue;
                    }
                    let id = id.unwrap_or_else(|| self.fresh(side, &name));
                    self.claim(row, id, None, Some(side));
                }
                Err(why) => {
                    let column = self.fields.options.column_of(&Column::Name).unwrap_or(0);
                    self.refuse(row, column, why);
                }
            }
        }
        self.drafts.sort_by_key(|d| d.row);
    }

    /// The text of a cell that is not blank.
    fn text(&self, row: usize, column: &Column) -> Option<String> {
        let (_, cell) = self.fields.cell(row, column)?;
        (!cell.is_blank()).then(|| cell.trimmed().to_owned())
    }

    fn side_of(&self, row: usize) -> Result<Option<Side>, (usize, Why)> {
        match self.fields.cell(row, &Column::Side) {
            Some((index, cell)) if !cell.is_blank() => {
                parse::side(cell.trimmed(), self.fields.scenario).map(Some).map_err(|why| (index, why))
            }
            _ => Ok(None),
        }
    }

    /// The unit of the scenario a row without a known id is: of its side and name, and, where there
    /// are several, of its command.
    fn by_name(&mut self, row: usize, side: Side) -> Result<Option<PieceId>, Why> {
        let Some(name) = self.text(row, &Column::Name) else { return Ok(None) };
        let commands = [Column::Path, Column::Leader].map(|column| self.text(row, &column));
        match self.namesakes.free(&self.fields, side, &name, commands, &self.taken) {
            Found::None => Ok(None),
            Found::One(id) => Ok(Some(id)),
            Found::Several(count) => Err(why(
                format!("{count} units of this side are called so."),
                "an id in the column Id, or the unit's leader",
            )),
        }
    }

    fn fresh(&mut self, side: Side, name: &str) -> PieceId {
        let stem = PieceId::stem(side, name);
        let n = self.fresh.entry(stem.clone()).or_insert(0);
        loop {
            *n += 1;
            let id = if *n == 1 { stem.clone() } else { PieceId(format!("{stem}-{n:02}")) };
            if !self.taken.contains(&id) && !self.fields.scenario.pieces.contains_key(&id) {
                return id;
            }
        }
    }

    fn claim(&mut self, row: usize, id: PieceId, old: Option<Piece>, side: Option<Side>) {
        if !self.taken.insert(id.clone()) {
            let column =
                self.fields.options.column_of(&Column::Id).or(self.fields.options.column_of(&Column::Name));
            let w = why(format!("Another row is '{id}' already."), "each unit once");
            self.refuse(row, column.unwrap_or(0), w);
            return;
        }
        let mut piece = match &old {
            Some(old) => old.clone(),
            None => Piece::new(side.unwrap_or(self.fields.options.side), "", ""),
        };
        if let Some(side) = side {
            piece.side = side;
        }
        if let Some(name) = self.text(row, &Column::Name) {
            piece.name = name;
        }
        let path = self.fields.cell(row, &Column::Path).filter(|(_, cell)| !cell.is_blank());
        let path = path.map(|(_, cell)| path_of(&cell, &piece.name));
        self.drafts.push(Draft { row, id, old, piece, path, depth: 0, of_its_side: false });
    }

    /// Kinds: from their cells, else the unit's own, else leaders where others are under them, else
    /// the kind chosen for rows that name none.
    fn kinds(&mut self) {
        self.depths();
        let depths: Vec<usize> = self.drafts.iter().map(|d| d.depth).collect();
        let above: BTreeSet<usize> = parents(&depths).into_iter().flatten().collect();
        let indented = self.fields.options.hierarchy != Hierarchy::Columns;
        for index in 0..self.drafts.len() {
            let (row, old) = (self.drafts[index].row, self.drafts[index].piece.kind.clone());
            let catalog = self.fields.catalog;
            let cell = self.fields.cell(row, &Column::Kind).filter(|(_, c)| !c.is_blank());
            let known = catalog.kind(&old).map_or(old.as_str(), |k| k.name.as_str());
            let cell = cell.filter(|(_, c)| !self.fields.same(&self.drafts[index], &Column::Kind, c));
            let kept = self.drafts[index].old.is_some() && cell.is_none();
            let kind = match &cell {
                // What the scenario says already is no news, even where there is no such kind.
                _ if kept => continue,
                Some((_, cell)) if !old.is_empty() && cell.trimmed() == known => Ok(old.clone()),
                Some((column, cell)) => {
                    let word = cell.trimmed();
                    let word = self.fields.options.explained(&Column::Kind, word).unwrap_or(word);
                    parse::kind(word, catalog).map(|k| k.id.clone()).map_err(|why| (*column, why))
                }
                None if !old.is_empty() => Ok(old.clone()),
                None if indented && above.contains(&index) => {
                    let leader = catalog.kinds.iter().find(|k| k.role == Role::Leader);
                    Ok(leader.map_or_else(String::new, |k| k.id.clone()))
                }
                None => Ok(self.fields.options.kind.clone()),
            };
            match kind {
                Ok(kind) if kind.is_empty() => {
                    let column = self.fields.options.column_of(&Column::Kind);
                    let column = column.or(self.fields.options.column_of(&Column::Name)).unwrap_or(0);
                    let names: Vec<&str> = catalog.kinds.iter().map(|k| k.name.as_str()).collect();
                    self.refuse(row, column, why("This new unit has no kind.", names.join(", ")));
                }
                Ok(kind) => self.drafts[index].piece.kind = kind,
                Err((column, why)) => self.refuse(row, column, why),
            }
        }
    }

    /// Depths of an indented or numbered sheet.
    fn depths(&mut self) {
        let options = self.fields.options;
        let column = match options.hierarchy {
            Hierarchy::Columns => return,
            Hierarchy::Indentation => Column::Name,
            Hierarchy::Outline => Column::Level,
        };
        for index in 0..self.drafts.len() {
            let row = self.drafts[index].row;
            let Some((at, cell)) = self.fields.cell(row, &column) else { continue };
            let found = if column == Column::Name { Ok(indent(&cell)) } else { depth(&cell) };
            match found {
                Ok(depth) => self.drafts[index].depth = depth,
                Err(why) => self.refuse(row, at, why),
            }
        }
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
                self.refuse(draft.row, column, why);
            }
        }
        self.drafts = drafts;
    }

    /// Whom each unit is under.
    fn hierarchy(&mut self) {
        let mut drafts = std::mem::take(&mut self.drafts);
        let mut found: Vec<Result<Option<PieceId>, (usize, Why)>> = Vec::with_capacity(drafts.len());
        if self.fields.options.hierarchy == Hierarchy::Columns {
            let leaders = Leaders::new(self.fields.scenario, &drafts);
            found.extend(drafts.iter().map(|draft| self.fields.leader(draft, &leaders)));
        } else {
            let depths: Vec<usize> = drafts.iter().map(|d| d.depth).collect();
            for (draft, parent) in drafts.iter().zip(parents(&depths)) {
                let kept = || draft.piece.leader.clone();
                found.push(Ok(parent.and_then(|p| drafts.get(p)).map(|p| p.id.clone()).or_else(kept)));
            }
        }
        let places: BTreeMap<PieceId, usize> =
            drafts.iter().enumerate().map(|(place, d)| (d.id.clone(), place)).collect();
        for (index, result) in found.into_iter().enumerate() {
            let row = drafts[index].row;
            match result {
                Ok(leader) => {
                    let changed = drafts[index].old.as_ref().is_none_or(|old| old.leader != leader);
                    if let Some(id) = leader.as_ref().filter(|_| changed)
                        && let Some(problem) =
                            self.cannot_lead(id, places.get(id).and_then(|place| drafts.get(*place)))
                    {
                        let column = self.hierarchy_column();
                        self.refuse(row, column, problem);
                    }
                    drafts[index].piece.leader = leader;
                }
                Err((column, why)) => self.refuse(row, column, why),
            }
        }
        self.drafts = drafts;
        self.circles();
    }

    fn hierarchy_column(&self) -> usize {
        let options = self.fields.options;
        let columns = match options.hierarchy {
            Hierarchy::Columns => [Column::Leader, Column::Path],
            Hierarchy::Indentation => [Column::Name, Column::Id],
            Hierarchy::Outline => [Column::Level, Column::Name],
        };
        columns.iter().find_map(|c| options.column_of(c)).unwrap_or(0)
    }

    /// Why nobody can be put under a unit, whose row is `draft` if it has one; `None` if it leads.
    fn cannot_lead(&self, id: &PieceId, draft: Option<&Draft>) -> Option<Why> {
        let piece = draft.map(|d| &d.piece).or_else(|| self.fields.scenario.pieces.get(id))?;
        let kind = self.fields.catalog.kind(&piece.kind)?;
        (!kind.role.leads()).then(|| why(format!("{} is no leader.", piece.name), "a leader"))
    }

    /// Those who would be under themselves by way of others.
    fn circles(&mut self) {
        let mut leaders: BTreeMap<&PieceId, Option<&PieceId>> =
            self.fields.scenario.pieces.iter().map(|(id, p)| (id, p.leader.as_ref())).collect();
        leaders.extend(self.drafts.iter().map(|d| (&d.id, d.piece.leader.as_ref())));
        let circled = in_circles(&leaders);
        let changed = |d: &&Draft| d.old.as_ref().is_none_or(|old| old.leader != d.piece.leader);
        let rows: Vec<usize> =
            self.drafts.iter().filter(changed).filter(|d| circled.contains(&d.id)).map(|d| d.row).collect();
        for row in rows {
            let column = self.hierarchy_column();
            self.refuse(row, column, why("He would be under himself.", "leaders without a circle"));
        }
    }

    /// Rows that hang on new leaders left out are bad as well.
    fn bad_rows(&mut self) -> BTreeSet<usize> {
        let mut bad: BTreeSet<usize> = self.bad.iter().map(|b| b.row).collect();
        let mut under: BTreeMap<&PieceId, Vec<&Draft>> = BTreeMap::new();
        for draft in &self.drafts {
            if let Some(leader) = &draft.piece.leader {
                under.entry(leader).or_default().push(draft);
            }
        }
        let mut waiting: Vec<&Draft> = self.drafts.iter().filter(|d| bad.contains(&(d.row + 1))).collect();
        let mut more = Vec::new();
        while let Some(gone) = waiting.pop() {
            if gone.old.is_some() {
                continue;
            }
            for draft in under.get(&gone.id).into_iter().flatten() {
                if bad.insert(draft.row + 1) {
                    more.push(draft.row);
                    waiting.push(draft);
                }
            }
        }
        more.sort_unstable();
        for row in more {
            let column = self.hierarchy_column();
            self.refuse(
                row,
                column,
                why("The row of its leader has bad cells.", "a leader whose row is good"),
            );
        }
        bad
    }

    fn finish(mut self) -> Plan {
        let bad_rows = self.bad_rows();
        self.bad.sort_by_key(|b| (b.row, b.column));
        let Fields { scenario, catalog, options, .. } = self.fields;
        let rows = self.drafts.iter().map(|d| (d.id.clone(), d.row + 1)).collect();
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
        for draft in self.drafts.iter().filter(|d| !bad_rows.contains(&(d.row + 1))) {
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
            left_out: bad_rows.len(),
            bad: self.bad,
            rows,
            of_their_side,
        }
    }
}

/// Those who are above themselves.
fn in_circles<'a>(leaders: &BTreeMap<&'a PieceId, Option<&'a PieceId>>) -> BTreeSet<&'a PieceId> {
    let (mut circled, mut done) = (BTreeSet::new(), BTreeSet::new());
    for id in leaders.keys() {
        let mut way: Vec<&PieceId> = Vec::new();
        let mut here = Some(*id);
        while let Some(id) = here.filter(|id| done.insert(*id)) {
            way.push(id);
            here = leaders.get(id).copied().flatten();
        }
        // The way came back to itself, and not to one gone before.
        if let Some(start) = here.and_then(|id| way.iter().position(|w| *w == id)) {
            circled.extend(way.drain(start..));
        }
    }
    circled
}
