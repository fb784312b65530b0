//! A height model: metres in rows from north to south, some of them unknown.

use crate::{Frame, Plane};

/// Most cells a height model may have: 400 MB of heights.
pub const MOST_CELLS: u64 = 100_000_000;

/// What lies further above or below the sea is a marker for no data, whatever the file says.
pub const FARTHEST_METRES: f32 = 100_000.0;

/// Why cells make no grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GridError {
    /// No columns or no rows.
    #[error("a height model needs columns and rows, and this has {width} × {height}: fetch the file again")]
    Empty {
        /// Columns.
        width: u64,
        /// Rows.
        height: u64,
    },
    /// More cells than [`MOST_CELLS`].
    #[error(
        "{width} × {height} cells are more than the {MOST_CELLS} that are read: cut the height model to the battlefield in a GIS first"
    )]
    TooLarge {
        /// Columns.
        width: u64,
        /// Rows.
        height: u64,
    },
    /// Not as many heights as cells.
    #[error(
        "{cells} cells are announced and {heights} heights are there: the file is cut short or its header is wrong, fetch it again"
    )]
    Count {
        /// Columns times rows.
        cells: u64,
        /// Heights found.
        heights: u64,
    },
}

/// A grid of heights in metres; row 0 is the northernmost.
#[derive(Clone, Debug)]
pub struct Grid {
    width: u32,
    height: u32,
    /// Not a number where nothing is known.
    metres: Vec<f32>,
    frame: Frame,
    plane: Plane,
}

impl Grid {
    /// Are so many cells a grid? Asked before memory is taken for them. Answers how many there are.
    ///
    /// # Errors
    /// Where there are none, or more than a grid may have.
    pub fn cells(width: u64, height: u64) -> Result<usize, GridError> {
        if width == 0 || height == 0 {
            return Err(GridError::Empty { width, height });
        }
        let cells = width.checked_mul(height).filter(|n| *n <= MOST_CELLS);
        // MOST_CELLS is below what any machine can count.
        cells.map(|n| n as usize).ok_or(GridError::TooLarge { width, height })
    }

    /// A grid of heights row by row. What is no number, endless or farther from the sea than [`FARTHEST_METRES`]
    /// is no data.
    ///
    /// # Errors
    /// As [`Grid::cells`], and where there are not as many heights as cells.
    pub fn new(
        width: u32,
        height: u32,
        mut metres: Vec<f32>,
        frame: Frame,
        plane: Plane,
    ) -> Result<Self, GridError> {
        let cells = Self::cells(u64::from(width), u64::from(height))?;
        if metres.len() != cells {
            return Err(GridError::Count { cells: cells as u64, heights: metres.len() as u64 });
        }
        for height in metres.iter_mut().filter(|m| m.is_nan() || m.abs() > FARTHEST_METRES) {
            *height = f32::NAN;
        }
        Ok(Self { width, height, metres, frame, plane })
    }

    /// Columns.
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// Rows.
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// Where its cells lie in [`Grid::plane`].
    pub const fn frame(&self) -> &Frame {
        &self.frame
    }

    /// What its plane is, as far as the file told.
    pub const fn plane(&self) -> Plane {
        self.plane
    }

    /// The same heights placed otherwise: by a world file, or when the designer knows better than the file.
    pub const fn placed(mut self, frame: Frame, plane: Plane) -> Self {
        (self.frame, self.plane) = (frame, plane);
        self
    }

    /// Metres at a column and row; `None` off the grid and where nothing is known.
    #[inline]
    pub fn metres(&self, column: i64, row: i64) -> Option<f32> {
        let column = u32::try_from(column).ok().filter(|c| *c < self.width)?;
        let row = u32::try_from(row).ok().filter(|r| *r < self.height)?;
        let index = row as usize * self.width as usize + column as usize;
        self.metres.get(index).copied().filter(|m| !m.is_nan())
    }

    /// The known heights, row by row.
    pub fn known(&self) -> impl Iterator<Item = f32> {
        self.metres.iter().copied().filter(|m| !m.is_nan())
    }

    /// How many cells have no data.
    pub fn unknown(&self) -> usize {
        self.metres.iter().filter(|m| m.is_nan()).count()
    }

    /// Lowest and highest known height in metres; `None` if nothing is known.
    pub fn extremes(&self) -> Option<(f32, f32)> {
        self.known().fold(None, |most, m| match most {
            None => Some((m, m)),
            Some((low, high)) => Some((low.min(m), high.max(m))),
        })
    }
}

/// Cells without data are alike.
impl PartialEq for Grid {
    fn eq(&self, other: &Self) -> bool {
        let alike = |(a, b): (&f32, &f32)| a == b || (a.is_nan() && b.is_nan());
        (self.width, self.height, self.plane) == (other.width, other.height, other.plane)
            && self.frame == other.frame
            && self.metres.iter().zip(&other.metres).all(alike)
    }
}

#[cfg(test)]
mod tests {
    use super::{Grid, GridError};
    use crate::{Frame, Plane};

    #[test]
    fn what_is_no_height_is_no_data() {
        let heights = vec![1.0, f32::NAN, f32::INFINITY, -3.4e38, -400.0, 100_001.0];
        let grid = Grid::new(3, 2, heights, Frame::PIXELS, Plane::Pixels).expect("six cells");
        assert_eq!(grid.known().collect::<Vec<_>>(), [1.0, -400.0]);
        assert_eq!((grid.unknown(), grid.extremes()), (4, Some((-400.0, 1.0))));
        assert_eq!(grid.metres(1, 1), Some(-400.0));
        let off = [(-1, 0), (3, 0), (0, 2), (1, 0), (i64::MAX, i64::MIN)];
        assert!(off.iter().all(|(column, row)| grid.metres(*column, *row).is_none()));
    }

    #[test]
    fn sizes_are_asked_before_memory_is_taken() {
        assert_eq!(Grid::cells(0, 5), Err(GridError::Empty { width: 0, height: 5 }));
        assert_eq!(Grid::cells(10_000, 10_000), Ok(100_000_000));
        assert!(matches!(Grid::cells(u64::MAX, 2), Err(GridError::TooLarge { .. })));
        assert!(matches!(Grid::cells(10_001, 10_000), Err(GridError::TooLarge { .. })));
        let short = Grid::new(3, 2, vec![0.0; 5], Frame::PIXELS, Plane::Pixels);
        assert_eq!(short, Err(GridError::Count { cells: 6, heights: 5 }));
    }
}
