//! Commands on heights: of the hexes selected, or of the whole board where none are.

use super::Workbench;
use oblique_board::Board;
use oblique_board::heights::{self, Range};
use oblique_board::hex::Hex;
use oblique_context::Gesture;
use oblique_scenario::Edit;
use oblique_scenario::words::thousands;
use oblique_text::text;

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
    fn label(self) -> &'static str {
        match self {
            Self::Shift(by) if by > 0 => text!("windows-raise-all-heights"),
            Self::Shift(_) => text!("windows-lower-all-heights"),
            Self::Scale(times, over) if times > over => text!("windows-double-all-heights"),
            Self::Scale(..) => text!("windows-halve-all-heights"),
            Self::Smooth => text!("windows-smooth-the-ground"),
            Self::Flatten => text!("windows-flatten-the-ground"),
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
            self.toasts.say(text!("windows-no-height-changes-the-ground-is-at-the"));
            return;
        }
        let count = cells.len();
        self.edit(work.label(), Edit::Levels(cells), Gesture::Whole);
        self.toasts.say(if count == 1 {
            text!("windows-1-hex-changed").to_owned()
        } else {
            text!("windows-count-hexes-changed", count = thousands(i64::try_from(count).unwrap_or(i64::MAX)))
        });
    }
}
