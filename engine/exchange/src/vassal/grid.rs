//! Grids of hexes as the engine has them: where hexes lie in a picture and what they are called.
//!
//! Columns and rows here are the engine's own, counted from its grid's origin whatever is printed: every second column
//! lies half a hex lower. A grid that is sideways is the same with x and y exchanged: its columns are rows of the picture.

use oblique_board::hex::{Hex, Layout, Orientation, PITCH, Shift};

/// A column and a row of a grid.
pub(crate) type Cell = (i32, i32);

/// Where hexes lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Grid {
    /// From one column to the next, in pixels.
    pub dx: f64,
    /// From one row to the next.
    pub dy: f64,
    /// Where the middle of the first hex of the first row lies along the columns, in whole pixels.
    pub x0: i32,
    /// And along the rows.
    pub y0: i32,
    /// Are x and y exchanged?
    pub sideways: bool,
}

impl Default for Grid {
    fn default() -> Self {
        Self { dx: PITCH * 64.0, dy: 64.0, x0: 0, y0: 32, sideways: false }
    }
}

impl Grid {
    /// The grid of a board in a picture: where the middle of its first hex lies, and pixels from hex to hex, which are even.
    /// The engine's origin is a whole pixel; what that rounds away is the same for all hexes. It counts columns so that odd
    /// ones lie lower: where ours do not, a column that is not there comes before the first.
    pub(crate) fn of(layout: Layout, first: (f64, f64), hex_px: u32) -> Self {
        let (dy, sideways) = (f64::from(hex_px), layout.orientation == Orientation::Pointy);
        let dx = PITCH * dy;
        let (along, across) = if sideways { (first.1, first.0) } else { first };
        let before = f64::from(Self::before(layout));
        let lower = if Self::before(layout) > 0 { dy / 2.0 } else { 0.0 };
        Self {
            dx,
            dy,
            x0: (along - before * dx).round() as i32,
            y0: (across - lower).round() as i32,
            sideways,
        }
    }

    /// Columns of the engine before the first of a board.
    const fn before(layout: Layout) -> i32 {
        match layout.shift {
            Shift::Odd => 0,
            Shift::Even => 1,
        }
    }

    /// The engine's column and row of a hex of a board whose grid is [`Grid::of`] it.
    pub(crate) const fn cell_of(layout: Layout, hex: Hex) -> Cell {
        let (col, row) = layout.col_row(hex);
        match layout.orientation {
            Orientation::Flat => (col + Self::before(layout), row),
            Orientation::Pointy => (row + Self::before(layout), col),
        }
    }

    /// The middle of a hex, in pixels.
    pub(crate) fn center(&self, (col, row): Cell) -> (f64, f64) {
        let lower = if col.rem_euclid(2) == 1 { self.dy / 2.0 } else { 0.0 };
        let along = f64::from(self.x0) + self.dx * f64::from(col);
        let across = f64::from(self.y0) + self.dy * f64::from(row) + lower;
        if self.sideways { (across, along) } else { (along, across) }
    }

    /// The hex whose middle is nearest to a place.
    pub(crate) fn cell_at(&self, (x, y): (f64, f64)) -> Cell {
        let (along, across) = if self.sideways { (y, x) } else { (x, y) };
        let line = (along - f64::from(self.x0)) / self.dx;
        let near = [line.floor(), line.ceil()].map(|col| {
            let col = whole(col);
            let lower = if col.rem_euclid(2) == 1 { self.dy / 2.0 } else { 0.0 };
            (col, whole(((across - f64::from(self.y0) - lower) / self.dy).round()))
        });
        let off = |cell: &Cell| {
            let at = self.center(*cell);
            (at.0 - x).hypot(at.1 - y)
        };
        if off(&near[1]) < off(&near[0]) { near[1] } else { near[0] }
    }

    /// Is it as good as regular, so that hexes are no more stretched than a pixel in a hundred?
    pub(crate) fn is_regular(&self) -> bool {
        (self.dx / (PITCH * self.dy) - 1.0).abs() < 0.01
    }
}

/// A number as a whole one, held to what places of boards can be.
fn whole(number: f64) -> i32 {
    number.clamp(-1e8, 1e8) as i32
}

/// How one of the two numbers of a hex is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    /// By letters, not digits?
    pub letters: bool,
    /// Zeros a number of one digit has before it.
    pub leading: i32,
    /// The first.
    pub first: i32,
    /// Backwards?
    pub descending: bool,
}

impl Default for Count {
    fn default() -> Self {
        Self { letters: false, leading: 1, first: 1, descending: false }
    }
}

impl Count {
    fn written(&self, number: i32) -> String {
        let number = number.saturating_add(self.first);
        let mut out = if number < 0 { "-".to_owned() } else { String::new() };
        let mut rest = number.saturating_abs();
        if self.letters {
            let letter = char::from(b'A' + (rest % 26) as u8);
            out.extend(std::iter::repeat_n(letter, (rest / 26) as usize % 40 + 1));
            return out;
        }
        let digits = usize::try_from(self.leading.clamp(0, 9)).unwrap_or(0) + 1;
        rest = rest.max(0);
        out + &format!("{rest:0digits$}")
    }
}

/// What hexes are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// Does the row stand before the column?
    pub row_first: bool,
    /// What stands between the two.
    pub between: String,
    /// Of the engine's columns.
    pub columns: Count,
    /// Of its rows.
    pub rows: Count,
    /// Are odd columns numbered one higher?
    pub stagger: bool,
}

impl Default for Numbers {
    fn default() -> Self {
        Self {
            row_first: false,
            between: String::new(),
            columns: Count::default(),
            rows: Count::default(),
            stagger: true,
        }
    }
}

impl Numbers {
    /// The numbers that call the hexes of a board as we do.
    pub(crate) fn of(layout: Layout) -> Self {
        let leading = i32::try_from(layout.name_digits()).unwrap_or(2) - 1;
        let count = |first: u16| Count { leading, first: i32::from(first), ..Count::default() };
        let own = layout.numbering;
        let (lines, along, row_first) = match layout.orientation {
            Orientation::Flat => (own.first_col, own.first_row, own.row_first),
            // Its columns are our rows.
            Orientation::Pointy => (own.first_row, own.first_col, !own.row_first),
        };
        let mut columns = count(lines);
        columns.first -= Grid::before(layout);
        Self { row_first, between: String::new(), columns, rows: count(along), stagger: false }
    }

    /// What a hex of a board of some pixels is called.
    pub(crate) fn name(&self, grid: &Grid, size: (u32, u32), (col, row): Cell) -> String {
        let odd = col.rem_euclid(2) == 1;
        let most = |pixels: u32, step: f64| whole((f64::from(pixels) / step + 0.5).floor());
        // Which way a number runs is said of the picture's columns and rows, not of the grid's.
        let (columns_back, rows_back) = if grid.sideways {
            (self.rows.descending, self.columns.descending)
        } else {
            (self.columns.descending, self.rows.descending)
        };
        let (most_columns, most_rows) = if grid.sideways {
            (most(size.1, grid.dx), most(size.0, grid.dy))
        } else {
            (most(size.0, grid.dy), most(size.1, grid.dx))
        };
        let col = if columns_back { most_columns - col } else { col };
        let mut row = if rows_back { most_rows - row } else { row };
        if self.stagger && odd {
            row += if rows_back { -1 } else { 1 };
        }
        let (col, row) = (self.columns.written(col), self.rows.written(row));
        if self.row_first {
            format!("{row}{}{col}", self.between)
        } else {
            format!("{col}{}{row}", self.between)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Count, Grid, Numbers};
    use oblique_board::hex::{Layout, Numbering, Orientation, Shift};

    #[test]
    fn hexes_are_called_as_ours_are_and_found_where_they_lie() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            for shift in [Shift::Odd, Shift::Even] {
                for (width, numbering) in [
                    (7, Numbering::USUAL),
                    (12, Numbering { first_col: 0, first_row: 20, row_first: true }),
                    (120, Numbering { first_col: 3, first_row: 1, row_first: false }),
                ] {
                    let layout = Layout { shift, numbering, ..Layout::new(orientation, width, 9) };
                    let grid = Grid::of(layout, (30.0, 52.0), 52);
                    let numbers = Numbers::of(layout);
                    for hex in layout.hexes() {
                        let cell = Grid::cell_of(layout, hex);
                        assert_eq!(numbers.name(&grid, (900, 900), cell), layout.name(hex));
                        let (x, y) = grid.center(cell);
                        assert_eq!(grid.cell_at((x + 9.0, y - 11.0)), cell);
                    }
                    let first = grid.center(Grid::cell_of(layout, layout.at(0, 0)));
                    assert!((first.0 - 30.0).abs() <= 0.5 && (first.1 - 52.0).abs() <= 0.5, "{first:?}");
                }
            }
        }
    }

    #[test]
    fn letters_repeat_and_numbers_may_be_below_nothing() {
        let letters = Count { letters: true, first: 0, ..Count::default() };
        assert_eq!([0, 25, 26, 53].map(|n| letters.written(n)), ["A", "Z", "AA", "BBB"]);
        assert_eq!(Count { first: -3, ..Count::default() }.written(1), "-02");
        assert_eq!(Count { leading: 0, ..Count::default() }.written(4), "5");
    }
}
