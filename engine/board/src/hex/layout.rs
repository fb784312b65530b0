//! The frame of a board: its size, which way its hexes stand, and their printed names.

use super::{Hour, Numbering, Orientation};
use hexx::Hex;
use serde::{Deserialize, Serialize};

/// Which columns (flat-top) or rows (pointy-top), counted from 0, lie half a hex further down
/// (right).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default)]
pub enum Shift {
    /// The second, fourth, ... printed column or row.
    #[default]
    Odd,
    /// The first, third, ... printed column or row.
    Even,
}

/// Size and stagger of a board; maps hexes to columns and rows and back.
///
/// ```
/// use oblique_board::hex::{Layout, Orientation};
///
/// let layout = Layout::new(Orientation::Flat, 40, 30);
/// let hex = layout.parse_name("0312").expect("a hex of the board");
/// assert_eq!(layout.col_row(hex), (2, 11));
/// assert_eq!(layout.neighbours(hex).count(), 6);
/// assert_eq!(layout.name(layout.at(39, 29)), "4030");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Layout {
    /// Which way the hexes stand.
    pub orientation: Orientation,
    /// Which columns or rows are shifted.
    pub shift: Shift,
    /// Columns.
    pub width: u16,
    /// Rows.
    pub height: u16,
    /// How its hexes are numbered for people.
    #[serde(default)]
    pub numbering: Numbering,
}

impl Layout {
    /// Largest width and height a board may have.
    pub const MAX_SIDE: u16 = 2000;

    /// Columns and rows beyond this, on either side, are a slip of the pen: nothing is that far off the largest
    /// board, and arithmetic with hexes within it never overflows.
    pub const FARTHEST: i32 = 100_000;

    /// A layout of that size with odd columns or rows shifted.
    #[must_use]
    pub const fn new(orientation: Orientation, width: u16, height: u16) -> Self {
        Self { orientation, shift: Shift::Odd, width, height, numbering: Numbering::USUAL }
    }

    /// Number of hexes.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// Has it no hexes?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The hex at a column and row counted from 0; may lie off the board.
    #[must_use]
    #[inline]
    pub const fn at(self, col: i32, row: i32) -> Hex {
        match self.orientation {
            Orientation::Flat => Hex::new(col, row - self.drop_of(col)),
            Orientation::Pointy => Hex::new(col - self.drop_of(row), row),
        }
    }

    /// Column and row, counted from 0, of a hex, on or off the board.
    #[must_use]
    #[inline]
    pub const fn col_row(self, hex: Hex) -> (i32, i32) {
        match self.orientation {
            Orientation::Flat => (hex.x, hex.y + self.drop_of(hex.x)),
            Orientation::Pointy => (hex.x + self.drop_of(hex.y), hex.y),
        }
    }

    /// Axial offset of line `n` (column on flat, row on pointy boards).
    #[inline]
    const fn drop_of(self, n: i32) -> i32 {
        match self.shift {
            Shift::Odd => (n - (n & 1)) >> 1,
            Shift::Even => (n + (n & 1)) >> 1,
        }
    }

    /// Row-major index of a hex; `None` off the board.
    #[must_use]
    #[inline]
    pub fn index(self, hex: Hex) -> Option<usize> {
        let (col, row) = self.col_row(hex);
        let (c, r) = (usize::try_from(col).ok()?, usize::try_from(row).ok()?);
        (c < usize::from(self.width) && r < usize::from(self.height)).then(|| r * usize::from(self.width) + c)
    }

    /// The hex at a row-major index (the inverse of [`Layout::index`]).
    #[must_use]
    pub fn hex(self, index: usize) -> Hex {
        let width = usize::from(self.width).max(1);
        let to = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        self.at(to(index % width), to(index / width))
    }

    /// Is the hex on the board?
    #[must_use]
    #[inline]
    pub fn contains(self, hex: Hex) -> bool {
        self.index(hex).is_some()
    }

    /// The hex of the board in the column and row nearest to those of a hex, which may lie off it.
    #[must_use]
    pub fn nearest(self, hex: Hex) -> Hex {
        let (col, row) = self.col_row(hex);
        let within = |at: i32, size: u16| at.clamp(0, i32::from(size.max(1)) - 1);
        self.at(within(col, self.width), within(row, self.height))
    }

    /// Every hex, row by row.
    pub fn hexes(self) -> impl Iterator<Item = Hex> + Clone {
        (0..self.len()).map(move |i| self.hex(i))
    }

    /// The neighbours of a hex that are on the board, with the side hour that leads there.
    pub fn neighbours(self, hex: Hex) -> impl Iterator<Item = (Hour, Hex)> {
        self.orientation
            .sides()
            .into_iter()
            .map(move |side| (side, hex + side.vector(self.orientation)))
            .filter(move |(_, n)| self.contains(*n))
    }

    /// Digits of each half of a hex's name on this board: 2, or more on boards over 99.
    #[must_use]
    pub const fn name_digits(self) -> usize {
        let last_col = self.width as u32 + self.numbering.first_col as u32;
        let last_row = self.height as u32 + self.numbering.first_row as u32;
        let longest = (if last_col > last_row { last_col } else { last_row }) - 1;
        if longest > 999 {
            4
        } else if longest > 99 {
            3
        } else {
            2
        }
    }

    /// The same board numbered as in files: column then row, starting at 0101 top left.
    #[must_use]
    pub const fn plain(self) -> Self {
        Self { numbering: Numbering::USUAL, ..self }
    }

    /// The printed name of a hex, for people: as the board's numbering has it. Files name the hexes of
    /// [`Layout::plain`].
    #[must_use]
    pub fn name(self, hex: Hex) -> String {
        let (col, row) = self.col_row(hex);
        let digits = self.name_digits();
        let Numbering { first_col, first_row, row_first } = self.numbering;
        let (col, row) = (col.saturating_add(i32::from(first_col)), row.saturating_add(i32::from(first_row)));
        let (first, second) = if row_first { (row, col) } else { (col, row) };
        format!("{first:0digits$}{second:0digits$}")
    }

    /// Reads a printed name; the hex may lie off the board. `None` if it is no hex name.
    #[must_use]
    pub fn parse_name(self, name: &str) -> Option<Hex> {
        if !name.is_ascii() || name.len() < 4 || !name.len().is_multiple_of(2) || name.len() > 10 {
            return None;
        }
        if !name.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let (first, second) = name.split_at(name.len() / 2);
        let Numbering { first_col, first_row, row_first } = self.numbering;
        let (col, row) = if row_first { (second, first) } else { (first, second) };
        let from = |text: &str, first: u16| Some(text.parse::<i32>().ok()? - i32::from(first));
        Some(self.at(from(col, first_col)?, from(row, first_row)?))
    }
}
