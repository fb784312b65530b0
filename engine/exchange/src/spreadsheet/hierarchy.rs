//! Who is under whom: by path, by leader, by indentation or by outline numbers.

use super::cells::Cell;
use super::column::fold;
use super::number::{Decimal, whole};
use super::parse::{Why, why};
use super::row::Draft;
use super::values;
use oblique_core::scenario::{PieceId, Scenario, Side};

/// Those a unit can be put under.
pub(super) struct Leaders<'a> {
    entries: Vec<Known<'a>>,
}

struct Known<'a> {
    id: &'a PieceId,
    side: Side,
    name: &'a str,
    path: Vec<String>,
}

impl<'a> Leaders<'a> {
    /// Everybody in the sheet, and of the scenario whom the sheet has not.
    pub fn new(scenario: &'a Scenario, drafts: &'a [Draft]) -> Self {
        let mut entries: Vec<Known<'a>> = drafts
            .iter()
            .map(|d| {
                let old = d.old.as_ref().map(|old| values::path(scenario, old));
                let path = d.path.clone().or(old).unwrap_or_default();
                Known { id: &d.id, side: d.piece.side, name: &d.piece.name, path }
            })
            .collect();
        for (id, piece) in &scenario.pieces {
            if !drafts.iter().any(|d| d.id == *id) {
                let path = values::path(scenario, piece);
                entries.push(Known { id, side: piece.side, name: &piece.name, path });
            }
        }
        Self { entries }
    }

    /// The one a leader's cell names: by id, else by name within the side.
    pub fn named(&self, text: &str, side: Side) -> Result<PieceId, Why> {
        if let Some(known) = self.entries.iter().find(|k| k.id.0 == text) {
            return Ok(known.id.clone());
        }
        let own = || self.entries.iter().filter(|k| k.side == side);
        let exact: Vec<_> = own().filter(|k| k.name == text).collect();
        let found =
            if exact.is_empty() { own().filter(|k| fold(k.name) == fold(text)).collect() } else { exact };
        one(&found, text)
    }

    /// The one a path ends with.
    pub fn at(&self, names: &[String], side: Side) -> Result<PieceId, Why> {
        let Some((last, above)) = names.split_last() else {
            return Err(why("This is no path.", "names with slashes between them"));
        };
        let own = || self.entries.iter().filter(|k| k.side == side);
        let exact: Vec<_> = own().filter(|k| k.name == *last).collect();
        let named =
            if exact.is_empty() { own().filter(|k| fold(k.name) == fold(last)).collect() } else { exact };
        let whole: Vec<_> = named.iter().copied().filter(|k| k.path == above).collect();
        if !whole.is_empty() {
            return one(&whole, last);
        }
        let trimmed = |names: &[String]| names.iter().map(|n| n.trim().to_owned()).collect::<Vec<_>>();
        let above = trimmed(above);
        let part = named.iter().copied().filter(|k| {
            let path = trimmed(&k.path);
            above.ends_with(&path) || path.ends_with(&above)
        });
        let part: Vec<_> = part.collect();
        one(if part.is_empty() { &named } else { &part }, last)
    }
}

fn one(found: &[&Known<'_>], text: &str) -> Result<PieceId, Why> {
    match found {
        [known] => Ok(known.id.clone()),
        [] => Err(why(
            format!("There is nobody called '{text}' on this side, in the sheet or in the scenario."),
            "a leader's id or name, or an empty cell",
        )),
        _ => Err(why(format!("Several are called '{text}'."), "the leader's id, or a longer path")),
    }
}

/// The depth a level cell says: a number, or how many parts an outline number has.
pub(super) fn depth(cell: &Cell) -> Result<usize, Why> {
    let text = cell.trimmed().trim_end_matches('.');
    if text.contains('.') {
        return Ok(text.split('.').count());
    }
    let n = whole(text, Decimal::Point).and_then(|n| usize::try_from(n).ok());
    n.ok_or_else(|| why("This is no level.", "a depth such as 2, or an outline number such as 1.2.3"))
}

/// For each row the row above it in the hierarchy, from their depths.
pub(super) fn parents(depths: &[usize]) -> Vec<Option<usize>> {
    let mut open: Vec<usize> = Vec::new();
    let mut found = Vec::with_capacity(depths.len());
    for (row, depth) in depths.iter().enumerate() {
        while open.last().is_some_and(|above| depths[*above] >= *depth) {
            open.pop();
        }
        found.push(open.last().copied());
        open.push(row);
    }
    found
}
