//! Maps of hexes of other programs: what a reader makes of a file, the table of what its codes become, and the battle
//! drafted from both. Must not know the format of any file.

mod draft;
mod links;
mod table;
#[cfg(test)]
mod tests;

use super::{ImportError, Imported, Source, Target};
use crate::spreadsheet::decode;
use draft::battle;
use oblique_board::hex::Layout;
use std::ops::RangeInclusive;
use table::CodeTable;

/// The battle that a file becomes: `read` makes a map of its text, `table` says what its codes become.
///
/// # Errors
/// What `read` fails with; [`ImportError::Cancelled`] where `go_on` says no.
pub(super) fn import(
    source: &Source<'_>,
    target: &Target<'_>,
    table: &str,
    read: fn(&str) -> Result<HexMap, ImportError>,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Imported, ImportError> {
    let (text, _) = decode(source.bytes);
    let map = read(&text)?;
    let (scenario, notes) = battle(map, &CodeTable::shipped(table), target.rules, source.title(), go_on)?;
    Ok(Imported::Scenario { scenario: Box::new(scenario), notes })
}

/// A map as its file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HexMap {
    /// Its hexes.
    pub layout: Layout,
    /// What is on each, in the order of [`Layout::index`].
    pub cells: Vec<Cell>,
    /// Names on it.
    pub labels: Vec<(usize, String)>,
    /// What the reader could not make anything of.
    pub notes: Notes,
}

/// Sentences about parts of a file that could not be read: the first ones, and how many more there are.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Notes {
    first: Vec<String>,
    more: usize,
}

impl Notes {
    /// Sentences at most.
    const MOST: usize = 20;

    /// Adds one.
    pub(super) fn add(&mut self, sentence: impl FnOnce() -> String) {
        if self.first.len() < Self::MOST {
            self.first.push(sentence());
        } else {
            self.more += 1;
        }
    }

    /// All there is to say.
    pub(super) fn sentences(&self) -> Vec<String> {
        let more = (self.more > 0).then(|| format!("{} more parts could not be read.", self.more));
        self.first.iter().cloned().chain(more).collect()
    }
}

impl HexMap {
    /// A map of nothing. `None` where a side is none that a board may have.
    pub(super) fn new(columns: i64, rows: i64) -> Option<Self> {
        let sides: RangeInclusive<i64> = 1..=i64::from(Layout::MAX_SIDE);
        let side = |n: i64| u16::try_from(n).ok().filter(|_| sides.contains(&n));
        let layout = Layout::new(oblique_board::hex::Orientation::Flat, side(columns)?, side(rows)?);
        Some(Self {
            layout,
            cells: vec![Cell::default(); layout.len()],
            labels: Vec::new(),
            notes: Notes::default(),
        })
    }
}

/// What is on a hex.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Cell {
    /// Its height, in the levels of the file.
    pub level: i64,
    /// What is there, as the file calls it, the uppermost first.
    pub codes: Vec<Code>,
}

/// One of the things on a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Code {
    /// As tables name it: `woods:2`, `^Fp`.
    pub name: String,
    /// Through which sides it goes on, from the top clockwise, a bit each; `None` where its like on both sides decides.
    pub exits: Option<u8>,
}
