//! The neighbours of a hex by its index: for work on every hex of the largest boards.
//!
//! The same answers as [`Layout::neighbours`], without a way through cube coordinates. Must not know what
//! is asked of the hexes.

use super::{Layout, Orientation};

/// Where the neighbours of hexes lie, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Near {
    width: i32,
    height: i32,
    orientation: Orientation,
    /// Columns and rows to the six neighbours in clock order, for lines of either stagger.
    steps: [[(i32, i32); 6]; 2],
}

impl Near {
    /// That of a board.
    pub fn of(layout: Layout) -> Self {
        let sides = layout.orientation.sides().map(|side| side.vector(layout.orientation));
        let steps = [0, 1].map(|n| {
            let hex = layout.at(n, n);
            sides.map(|step| {
                let (col, row) = layout.col_row(hex + step);
                (col - n, row - n)
            })
        });
        let (width, height) = (i32::from(layout.width), i32::from(layout.height));
        Self { width, height, orientation: layout.orientation, steps }
    }

    /// The neighbours on the board of the hex of an index: the side that leads there, 0 to 5 in clock order
    /// (see [`Orientation::sides`]), and the index.
    pub fn to(self, index: usize) -> impl Iterator<Item = (u8, usize)> {
        let width = self.width.max(1);
        // A board has at most four million hexes.
        let (col, row) = (index as i32 % width, index as i32 / width);
        let line = match self.orientation {
            Orientation::Flat => col,
            Orientation::Pointy => row,
        };
        let steps = self.steps[(line & 1) as usize];
        (0..6_u8).zip(steps).filter_map(move |(side, (right, down))| {
            let (col, row) = (col + right, row + down);
            let inside = (0..self.width).contains(&col) && (0..self.height).contains(&row);
            inside.then_some((side, (row * width + col) as usize))
        })
    }

    /// The columns of the row above (`down` -1) or below (1) that touch a run of a row, from a column to a
    /// column, both included; first and last, within the board. `None` where there is no such row.
    pub fn beside(self, row: i32, (left, right): (i32, i32), down: i32) -> Option<(i32, i32)> {
        if !(0..self.height).contains(&(row + down)) {
            return None;
        }
        let steps = |col: i32| {
            let line = match self.orientation {
                Orientation::Flat => col,
                Orientation::Pointy => row,
            };
            let steps = self.steps[(line & 1) as usize].into_iter();
            steps.filter(move |(_, d)| *d == down).map(|(across, _)| across)
        };
        let (first, last) = (left + steps(left).min()?, right + steps(right).max()?);
        Some((first.max(0), last.min(self.width - 1)))
    }
}
