//! What checks that look at every hex remember, so that an edit looks again only at the hexes it
//! touched.
//!
//! Must not know what a mark means: that is its check's.

use super::Diagnostic;
use crate::Scenario;
use oblique_board::hex::{Hex, Layout};
use std::collections::BTreeMap;

/// The hexes a check has something against, by their index on the board, each with a small mark of
/// its check's own making (never 0).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    cells: BTreeMap<usize, u8>,
    bits: usize,
}

impl Marks {
    /// Sets the mark of a hex; 0 takes it away.
    pub fn set(&mut self, cell: usize, mark: u8) {
        let old = if mark == 0 { self.cells.remove(&cell) } else { self.cells.insert(cell, mark) };
        self.bits += mark.count_ones() as usize;
        self.bits -= old.unwrap_or(0).count_ones() as usize;
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Marked hexes in the order of the board, with their marks.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> + Clone {
        self.cells.iter().map(|(cell, mark)| (*cell, *mark))
    }

    /// How many bits are set in all marks: a count kept as marks come and go.
    #[must_use]
    pub const fn bits(&self) -> usize {
        self.bits
    }
}

/// The hex-by-hex half of a check: what is wrong with one hex, and what to say of all wrong ones.
pub trait CellCheck: Send + Sync {
    /// What is wrong at the hex of that index on the board; 0 if nothing. Reads no further than
    /// the hex and, if [`CellCheck::reads_neighbours`], those around it.
    fn mark(&self, scenario: &Scenario, cell: usize) -> u8;

    /// Does the mark of a hex depend on its neighbours?
    fn reads_neighbours(&self) -> bool {
        false
    }

    /// Marks the whole board. The default asks [`CellCheck::mark`] everywhere; a check that knows a
    /// quicker way to find out that all is well overrides it.
    fn mark_all(&self, scenario: &Scenario, marks: &mut Marks) {
        mark_each(scenario, marks, |s, cell| self.mark(s, cell));
    }

    /// Appends what there is to say of the marked hexes.
    fn report(&self, scenario: &Scenario, marks: &Marks, found: &mut Vec<Diagnostic>);
}

/// Marks the whole board, asking hex by hex.
pub fn mark_each(scenario: &Scenario, marks: &mut Marks, mark: impl Fn(&Scenario, usize) -> u8) {
    for cell in 0..scenario.board.layout().len() {
        let mark = mark(scenario, cell);
        if mark != 0 {
            marks.set(cell, mark);
        }
    }
}

/// Brings marks up to date after the hexes given changed.
pub(super) fn mark_again(check: &dyn CellCheck, scenario: &Scenario, hexes: &[Hex], marks: &mut Marks) {
    let layout = scenario.board.layout();
    let around = if check.reads_neighbours() { 7 } else { 1 };
    // Where a good part of the board changed, one plain pass is quicker than many look-ups.
    if hexes.len().saturating_mul(around) > layout.len() {
        marks.clear();
        check.mark_all(scenario, marks);
        return;
    }
    let mut again = |hex: Hex, layout: Layout| {
        if let Some(cell) = layout.index(hex) {
            marks.set(cell, check.mark(scenario, cell));
        }
    };
    for hex in hexes {
        again(*hex, layout);
        if check.reads_neighbours() {
            for (_, near) in layout.neighbours(*hex) {
                again(near, layout);
            }
        }
    }
}
