//! Commands on heights: of the hexes selected, or of the whole board where none are.

use super::Workbench;
use oblique_board::Board;
use oblique_board::heights::{self, Range};
use oblique_board::hex::Hex;
use oblique_context::Gesture;
use oblique_scenario::Edit;

/// What is done to heights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HeightWork {
    /// Up (or down) by so many levels.
    Shift(i8),
    /// Times and over.
    Scale(i64, i64),
    /// Towards the neighbours.
    Smooth,
    /// To the mean.
    Flatten,
}

impl HeightWork {
    const fn label(self) -> &'static str {
        match self {
            Self::Shift(by) if by > 0 => "Raise all heights",
            Self::Shift(_) => "Lower all heights",
            Self::Scale(times, over) if times > over => "Double all heights",
            Self::Scale(..) => "Halve all heights",
            Self::Smooth => "Smooth the ground",
            Self::Flatten => "Flatten the ground",
        }
    }

    fn cells(self, board: &Board, hexes: &[Hex], range: Range) -> Vec<(Hex, i8)> {
        match self {
            Self::Shift(by) => heights::shifted(board, hexes, by, range),
            Self::Scale(times, over) => heights::scaled(board, hexes, times, over, range),
            Self::Smooth => heights::smoothed(board, hexes, range),
            Self::Flatten => heights::flattened(board, hexes, range),
        }
    }
}

impl Workbench {
    /// Does work on heights, as one step.
    pub(crate) fn height_work(&mut self, work: HeightWork) {
        self.cancel_tool();
        let board = &self.world.document.scenario().board;
        let (low, high) = self.world.ruleset.catalog().levels;
        let hexes: Vec<Hex> = match &self.world.view.area {
            Some(area) => area.iter().collect(),
            None => board.layout().hexes().collect(),
        };
        let cells = work.cells(board, &hexes, Range::new(low, high));
        if cells.is_empty() {
            self.toasts.say("No height changes: the ground is at the ruleset's limits, or level already");
            return;
        }
        let count = cells.len();
        self.edit(work.label(), Edit::Levels(cells), Gesture::Whole);
        self.toasts.say(if count == 1 {
            "1 hex changed".to_owned()
        } else {
            format!("{count} hexes changed")
        });
    }
}
