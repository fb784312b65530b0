//! What every step over the board costs, by column of the terrain table (`move.points`, table T11): no battle changes the
//! ground, so each column is reckoned once, when it is first asked for.
//!
//! Must not know pieces.

use crate::tables::Mover;
use oblique_board::hex::{Hex, Layout};
use std::sync::OnceLock;

/// Neighbours of a hex at the most.
const SIDES: usize = 6;
/// Columns of the terrain table.
const MOVERS: usize = Mover::Leader as usize + 1;
/// No neighbour, or ground that bars.
const NONE: u32 = u32::MAX;

/// The steps of every column, as far as they have been asked for.
#[derive(Clone, Debug, Default)]
pub struct StepTables([OnceLock<StepTable>; MOVERS]);

/// The steps from every hex of the board.
#[derive(Clone, Debug)]
pub(crate) struct StepTable(Vec<[Step; SIDES]>);

/// A step to a neighbour: the index of its hex, and points.
#[derive(Clone, Copy, Debug)]
struct Step {
    to: u32,
    points: u32,
}

impl StepTables {
    /// The steps of a column; `points` reckons one, and is asked for all of them the first time.
    pub(crate) fn of(
        &self,
        mover: Mover,
        layout: Layout,
        points: impl Fn(Hex, Hex) -> Option<i32>,
    ) -> &StepTable {
        self.0[mover as usize].get_or_init(|| StepTable::new(layout, points))
    }
}

impl StepTable {
    fn new(layout: Layout, points: impl Fn(Hex, Hex) -> Option<i32>) -> Self {
        let from = |hex: Hex| {
            let mut steps = [Step { to: NONE, points: NONE }; SIDES];
            for (step, (_, next)) in steps.iter_mut().zip(layout.neighbours(hex)) {
                step.to = layout.index(next).and_then(|i| u32::try_from(i).ok()).unwrap_or(NONE);
                step.points = points(hex, next).and_then(|p| u32::try_from(p).ok()).unwrap_or(NONE);
            }
            steps
        };
        Self((0..layout.len()).map(|i| from(layout.hex(i))).collect())
    }

    /// The neighbours of a hex on the board, by index and in the order of its sides, with the points of the step
    /// there; `None` where the ground bars it.
    pub(crate) fn leaving(&self, hex: usize) -> impl Iterator<Item = (usize, Option<u32>)> + '_ {
        let steps = self.0.get(hex).map_or(&[][..], |steps| steps);
        let there = steps.iter().take_while(|step| step.to != NONE);
        there.map(|step| (step.to as usize, Some(step.points).filter(|p| *p != NONE)))
    }
}
