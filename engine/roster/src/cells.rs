//! Cells written as in a spreadsheet: one value typed over many, one filled down, a block pasted.
//!
//! A [`Plan`] says what every cell would become and which cannot, with the reason; its edit is one step.
//! Must not know tables, keys or clipboards.

use super::bulk::raw;
use super::field::UnitField;
use super::naming::Names;
use super::totals::{counted, who_of};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Edit, Piece, PieceId, Scenario, Side};
use std::collections::{BTreeMap, BTreeSet};

/// A cell and what is to be written into it, as [`UnitField::put`] takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellEdit {
    /// Whose cell.
    pub id: PieceId,
    /// Its column.
    pub field: UnitField,
    /// What is written.
    pub text: String,
}

/// A cell that cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Whose cell.
    pub id: PieceId,
    /// The name of the unit.
    pub name: String,
    /// The heading of the column.
    pub column: String,
    /// What was to be written.
    pub text: String,
    /// Why it is not.
    pub why: String,
    /// Has the unit no such figure at all? Otherwise the figure is there and the text is no good.
    pub without: bool,
}

/// What writing some cells would do.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Plan {
    /// What is done, for the name of the step: 'Paste', 'Fill down'.
    pub title: String,
    /// Cells that would change.
    pub cells: usize,
    /// Cells that say so already.
    pub same: usize,
    /// Cells that cannot be written, from the top.
    pub refused: Vec<Refusal>,
    /// Rows of a block for which there are no units.
    pub rows_beyond: usize,
    /// Columns of a block for which there is no column.
    pub columns_beyond: usize,
    changed: Vec<(PieceId, Piece)>,
}

impl Plan {
    /// The change as one edit; `None` if nothing changes.
    #[must_use]
    pub fn edit(&self) -> Option<Edit> {
        let edits: Vec<Edit> = self
            .changed
            .iter()
            .map(|(id, piece)| Edit::Piece(id.clone(), Some(Box::new(piece.clone()))))
            .collect();
        (!edits.is_empty()).then_some(Edit::Many(edits))
    }

    /// The name of the step: 'Paste, 12 cells'.
    #[must_use]
    pub fn label(&self) -> String {
        format!("{}, {}", self.title, self.cells_in_words())
    }

    /// '12 cells'.
    #[must_use]
    pub fn cells_in_words(&self) -> String {
        counted(i64::try_from(self.cells).unwrap_or(0), "cell")
    }

    /// Does all of it go where it was meant to go?
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.refused.is_empty() && self.rows_beyond == 0 && self.columns_beyond == 0
    }

    /// What of a block falls off the end of the table: '2 rows and 1 column'; `None` if nothing does.
    #[must_use]
    pub fn beyond(&self) -> Option<String> {
        let number = |n: usize, what: &str| counted(i64::try_from(n).unwrap_or(0), what);
        match (self.rows_beyond, self.columns_beyond) {
            (0, 0) => None,
            (rows, 0) => Some(number(rows, "row")),
            (0, columns) => Some(number(columns, "column")),
            (rows, columns) => Some(format!("{} and {}", number(rows, "row"), number(columns, "column"))),
        }
    }

    /// Those without the figure in words: 'Keith has no strength', '3 leaders have no strength'.
    #[must_use]
    pub fn without(&self, scenario: &Scenario, catalog: &Catalog) -> Option<String> {
        let lacking: Vec<&Refusal> = self.refused.iter().filter(|r| r.without).collect();
        let first = lacking.first()?;
        let ids: BTreeSet<&PieceId> = lacking.iter().map(|r| &r.id).collect();
        let one_column = lacking.iter().all(|r| r.column == first.column);
        let what = if one_column { first.column.to_lowercase() } else { "such figures".to_owned() };
        Some(match ids.len() {
            1 => format!("{} has no {what}", first.name),
            _ => format!("{} have no {what}", who_of(catalog, scenario, ids)),
        })
    }
}

/// The order in which the cells of one unit are written: what others depend on comes first.
const fn rank(field: &UnitField) -> u8 {
    match field {
        UnitField::Kind => 0,
        UnitField::Formation => 1,
        UnitField::Turn => 2,
        _ => 3,
    }
}

/// Plans to write cells. What is empty already, or says the same, is left alone.
#[must_use]
pub fn write(scenario: &Scenario, catalog: &Catalog, title: &str, writes: Vec<CellEdit>) -> Plan {
    let mut plan = Plan { title: title.to_owned(), ..Plan::default() };
    let mut by_piece: BTreeMap<PieceId, Vec<(usize, CellEdit)>> = BTreeMap::new();
    for (at, one) in writes.into_iter().enumerate() {
        by_piece.entry(one.id.clone()).or_default().push((at, one));
    }
    let mut refused: Vec<(usize, Refusal)> = Vec::new();
    for (id, mut writes) in by_piece {
        let Some(old) = scenario.pieces.get(&id) else { continue };
        let mut piece = old.clone();
        writes.sort_by_key(|(at, one)| (rank(&one.field), *at));
        for (at, CellEdit { field, text, .. }) in writes {
            if field.text(scenario, catalog, &piece) == text.trim() {
                plan.same += 1;
                continue;
            }
            let fits = field.editable(catalog, &piece);
            let mut new = piece.clone();
            match field.put(scenario, catalog, &mut new, &text) {
                Ok(()) if new == piece => plan.same += 1,
                Ok(()) => {
                    plan.cells += 1;
                    piece = new;
                }
                Err(why) => refused.push((
                    at,
                    Refusal {
                        id: id.clone(),
                        name: old.name.clone(),
                        column: field.title(catalog),
                        text,
                        why: why.why,
                        without: !fits,
                    },
                )),
            }
        }
        if piece != *old {
            plan.changed.push((id, piece));
        }
    }
    refused.sort_by_key(|(at, _)| *at);
    plan.refused = refused.into_iter().map(|(_, refusal)| refusal).collect();
    plan
}

/// One value for every cell of a block.
#[must_use]
pub fn typed_over(
    scenario: &Scenario,
    catalog: &Catalog,
    rows: &[PieceId],
    fields: &[UnitField],
    text: &str,
) -> Plan {
    let writes = rows.iter().flat_map(|id| {
        fields.iter().map(|field| CellEdit { id: id.clone(), field: field.clone(), text: text.to_owned() })
    });
    let what = match fields {
        [one] => one.title(catalog),
        _ => "Cells".to_owned(),
    };
    let verb = if text.is_empty() { "Clear" } else { "Set" };
    write(scenario, catalog, &format!("{verb} {}", what.to_lowercase()), writes.collect())
}

/// The cells of the first row for all the rows under it; names go on in their series, for no two units
/// should be called alike.
#[must_use]
pub fn fill_down(scenario: &Scenario, catalog: &Catalog, rows: &[PieceId], fields: &[UnitField]) -> Plan {
    let title = "Fill down";
    let Some(((first, top), rest)) =
        rows.split_first().and_then(|(first, rest)| Some(((first, scenario.pieces.get(first)?), rest)))
    else {
        return Plan { title: title.to_owned(), ..Plan::default() };
    };
    let mut writes = Vec::new();
    let mut refused = Vec::new();
    for field in fields {
        if !field.editable(catalog, top) {
            let column = field.title(catalog);
            // A whole row filled down: what its first has not is no figure to give.
            if fields.len() == 1 {
                let why = format!("{} has no {} to fill down.", top.name, column.to_lowercase());
                refused.push(Refusal {
                    id: first.clone(),
                    name: top.name.clone(),
                    column,
                    text: String::new(),
                    why,
                    without: true,
                });
            }
            continue;
        }
        let text = raw(scenario, catalog, field, top);
        let mut last = top.name.clone();
        let rest_of: BTreeSet<&PieceId> = rest.iter().collect();
        let mut names = Side::BOTH.map(|side| -> Names {
            let others = scenario.pieces.iter().filter(|(id, p)| p.side == side && !rest_of.contains(id));
            others.map(|(_, p)| p.name.as_str()).collect()
        });
        for id in rest {
            let text = match (field, scenario.pieces.get(id)) {
                (UnitField::Name, Some(piece)) => {
                    if let Some(names) = names.get_mut(piece.side.index()) {
                        last = names.after(&last);
                        names.take(&last);
                    }
                    last.clone()
                }
                _ => text.clone(),
            };
            writes.push(CellEdit { id: id.clone(), field: field.clone(), text });
        }
    }
    let mut plan = write(scenario, catalog, title, writes);
    plan.refused.splice(0..0, refused);
    plan
}

/// What the cells of a block show, row by row.
#[must_use]
pub fn block(
    scenario: &Scenario,
    catalog: &Catalog,
    rows: &[PieceId],
    fields: &[UnitField],
) -> Vec<Vec<String>> {
    let pieces = rows.iter().filter_map(|id| scenario.pieces.get(id));
    pieces.map(|piece| fields.iter().map(|f| f.text(scenario, catalog, piece)).collect()).collect()
}

/// Where a block goes: the cells selected, and all the table has.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Target<'a> {
    /// The units selected, from the top.
    pub rows: &'a [PieceId],
    /// The columns selected, from the left.
    pub fields: &'a [UnitField],
    /// All units listed, from the top.
    pub all_rows: &'a [PieceId],
    /// All columns shown, from the left.
    pub all_fields: &'a [UnitField],
}

/// Plans to paste a block. It begins at the first cell selected; where several are selected that it fills
/// exactly, once or several times over, it fills them.
#[must_use]
pub fn paste(scenario: &Scenario, catalog: &Catalog, target: &Target<'_>, block: &[Vec<String>]) -> Plan {
    let (height, width) = (block.len(), block.iter().map(Vec::len).max().unwrap_or(0));
    if height == 0 || width == 0 {
        return Plan { title: "Paste".to_owned(), ..Plan::default() };
    }
    let (rows, rows_beyond) = places(target.rows, target.all_rows, height);
    let (fields, columns_beyond) = places(target.fields, target.all_fields, width);
    let mut writes = Vec::new();
    for (n, id) in rows.iter().enumerate() {
        for (m, field) in fields.iter().enumerate() {
            // A row shorter than others has nothing to say there.
            if let Some(text) = block.get(n % height).and_then(|row| row.get(m % width)) {
                writes.push(CellEdit { id: id.clone(), field: field.clone(), text: text.clone() });
            }
        }
    }
    Plan { rows_beyond, columns_beyond, ..write(scenario, catalog, "Paste", writes) }
}

/// The places so many lines of a block take, and how many have none.
fn places<T: Clone + PartialEq>(selected: &[T], all: &[T], size: usize) -> (Vec<T>, usize) {
    if selected.len() > 1 && selected.len() >= size && selected.len().is_multiple_of(size) {
        return (selected.to_vec(), 0);
    }
    let Some(at) = selected.first().and_then(|first| all.iter().position(|one| one == first)) else {
        return (Vec::new(), size);
    };
    let found: Vec<T> = all.iter().skip(at).take(size).cloned().collect();
    let beyond = size - found.len();
    (found, beyond)
}
