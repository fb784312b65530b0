//! A board of ours that fits the grid of a module's board.

use super::super::ImportError;
use crate::vassal::{Cell, FoundBoard, Grid, Numbers};
use oblique_board::hex::{Hex, Layout, Numbering, Orientation, PITCH, Shift};
use oblique_scenario::{BoardPlace, Decimal, GroundPoint, Sheet, SheetPlacement};

/// A hex belongs to the board if its middle lies so far within the picture, in hexes: half hexes at the edge of a map do
/// not.
const WITHIN: f64 = 0.25;
/// Hexes of a board whose picture is not known.
const UNKNOWN: (u16, u16) = (30, 20);

/// How a board of ours lies on a grid of the engine.
#[derive(Clone, Debug)]
pub(super) struct Fit {
    pub layout: Layout,
    pub grid: Grid,
    /// The engine's column of our first line of hexes.
    first_line: i32,
    /// The number of the first hex of a line, as the engine counts hexes in an even one.
    first_along: i32,
    /// Are hexes of odd columns counted one higher? Then our lines are staggered the other way.
    stagger: bool,
    /// What is to be said of it.
    pub notes: Vec<String>,
}

impl Fit {
    /// The hexes whose middles lie in a picture of some pixels.
    ///
    /// # Errors
    /// If that are none, or more than a board may have.
    pub(super) fn of(board: &FoundBoard, size: (u32, u32)) -> Result<Self, ImportError> {
        let Some(grid) = board.grid else {
            return Err(ImportError::Unreadable("has no board with a grid of hexes".to_owned()));
        };
        let mut notes = Vec::new();
        let stagger = board.numbers.as_ref().is_some_and(|numbers| numbers.stagger);
        let (width, height) = (f64::from(size.0), f64::from(size.1));
        let (along, across) = if grid.sideways { (height, width) } else { (width, height) };
        let range = |first: f64, step: f64, length: f64| {
            let least = ((step * WITHIN - first) / step).ceil();
            let most = ((length - step * WITHIN - first) / step).floor();
            (least as i64, most as i64)
        };
        let (lines, rows): ((i64, i64), (i64, i64)) = if size == (0, 0) {
            let (columns, down) = (i64::from(UNKNOWN.0), i64::from(UNKNOWN.1));
            notes.push(format!(
                "The size of the board is not known: it has {columns} by {down} hexes until you change it."
            ));
            let (columns, down) = ((0, columns - 1), (0, down - 1));
            if grid.sideways { (down, columns) } else { (columns, down) }
        } else {
            let even = range(f64::from(grid.y0), grid.dy, across);
            let odd = range(f64::from(grid.y0) + grid.dy / 2.0, grid.dy, across);
            let more = i64::from(stagger);
            let rows = (even.0.min(odd.0 + more), even.1.max(odd.1 + more));
            (range(f64::from(grid.x0), grid.dx, along), rows)
        };
        let side = |(least, most): (i64, i64)| {
            let count = most - least + 1;
            u16::try_from(count).ok().filter(|n| (1..=Layout::MAX_SIDE).contains(n)).ok_or(count.max(0))
        };
        let (count, down) = match (side(lines), side(rows)) {
            (Ok(count), Ok(down)) => (count, down),
            (count, down) => {
                let [count, down] = [count, down].map(|n| n.map_or_else(|n| n, i64::from));
                return Err(ImportError::Unreadable(format!(
                    "has a board '{}' of {} by {} pixels whose grid gives {count} by {down} hexes; a side has 1 to {}",
                    board.name,
                    size.0,
                    size.1,
                    Layout::MAX_SIDE
                )));
            }
        };
        let whole = |n: i64| i32::try_from(n).unwrap_or(0);
        let (first_line, first_along) = (whole(lines.0), whole(rows.0));
        let odd_first = first_line.rem_euclid(2) == 1;
        let shift = if odd_first == stagger { Shift::Odd } else { Shift::Even };
        let (orientation, (columns, down)) = if grid.sideways {
            (Orientation::Pointy, (down, count))
        } else {
            (Orientation::Flat, (count, down))
        };
        if !grid.is_regular() {
            notes.push(
                "The hexes of the picture are stretched; ours are regular, so the picture is stretched under them."
                    .to_owned(),
            );
        }
        let mut fit = Self {
            layout: Layout { shift, ..Layout::new(orientation, columns, down) },
            grid,
            first_line,
            first_along,
            stagger,
            notes,
        };
        if let Some(numbers) = &board.numbers {
            fit.number(numbers);
        }
        Ok(fit)
    }

    /// Numbers hexes as the module does, as far as we can.
    fn number(&mut self, numbers: &Numbers) {
        let (columns, rows) = (&numbers.columns, &numbers.rows);
        let plain = ![columns, rows].iter().any(|count| count.letters || count.descending);
        let first = |count: i32, at: i32| {
            u16::try_from(i64::from(count) + i64::from(at)).ok().filter(|n| *n <= Numbering::MOST)
        };
        let (lines, along) = (first(columns.first, self.first_line), first(rows.first, self.first_along));
        let (Some(lines), Some(along), true) = (lines, along, plain) else {
            self.notes.push(
                "Hexes are numbered by letters, backwards or from below nothing there; here they are numbered from 0101."
                    .to_owned(),
            );
            return;
        };
        self.layout.numbering = if self.grid.sideways {
            Numbering { first_col: along, first_row: lines, row_first: !numbers.row_first }
        } else {
            Numbering { first_col: lines, first_row: along, row_first: numbers.row_first }
        };
    }

    /// The hex of ours that a column and row of the engine are.
    fn hex_of(&self, (col, row): Cell) -> Hex {
        let more = i32::from(self.stagger && col.rem_euclid(2) == 1);
        let (line, along) =
            (col.saturating_sub(self.first_line), row.saturating_add(more).saturating_sub(self.first_along));
        if self.grid.sideways { self.layout.at(along, line) } else { self.layout.at(line, along) }
    }

    /// The hex at a place of the picture; none off the board.
    pub(super) fn hex_at(&self, (x, y): (i32, i32)) -> Option<Hex> {
        let hex = self.hex_of(self.grid.cell_at((f64::from(x), f64::from(y))));
        self.layout.contains(hex).then_some(hex)
    }

    /// The middle of our first hex, in pixels.
    fn first_middle(&self) -> (f64, f64) {
        let more = i32::from(self.stagger && self.first_line.rem_euclid(2) == 1);
        self.grid.center((self.first_line, self.first_along - more))
    }

    /// The picture as a sheet, and where the board lies on it: the middle of the first hex is the origin of the ground, and
    /// a grid that is not regular stretches the picture.
    pub(super) fn sheet(
        &self,
        board: &FoundBoard,
        size: (u32, u32),
        file: &str,
        hex_yards: u32,
    ) -> Option<(Sheet, BoardPlace)> {
        let yards = f64::from(hex_yards.max(1));
        let (by_column, by_row) = (yards * PITCH / self.grid.dx, yards / self.grid.dy);
        let (a, e) = if self.grid.sideways { (by_row, by_column) } else { (by_column, by_row) };
        let first = self.first_middle();
        let number = |n: f64| Decimal::new(n);
        let none = Decimal::ZERO;
        let numbers = [number(a)?, none, number(-a * first.0)?, none, number(e)?, number(-e * first.1)?];
        let sheet = Sheet {
            name: if board.name.is_empty() { "Board".to_owned() } else { board.name.clone() },
            file: file.to_owned(),
            size,
            placement: SheetPlacement::Affine(numbers),
            ..Sheet::default()
        };
        let place =
            BoardPlace { origin: GroundPoint::default(), ..BoardPlace::new(Decimal::from(hex_yards.max(1))) };
        Some((sheet, place))
    }
}
