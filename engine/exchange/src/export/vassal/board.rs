//! The picture of the board, and the grid that fits it.

use super::{Battle, ExportError, unfit};
use crate::picture::{Format, PieceLayers, Request, write};
use crate::vassal::{Element, Grid, Numbers};
use oblique_board::hex::{Hex, Layout, Orientation};
use oblique_cartography::geometry;

/// Its file.
pub(super) const IMAGE: &str = "map.png";
/// What the board is called.
pub(super) const NAME: &str = "Board";
/// Pixels a picture has at most: the engine holds all of it in memory.
const MOST_PIXELS: f64 = 40e6;
/// Pixels across a hex, the largest first. All are even, so that the half hex by which every second line is shifted is a
/// whole number of pixels; and of these a corner, from which the picture begins, is a whole number too, or nearly.
const HEX_PX: [u32; 9] = [104, 90, 78, 64, 52, 38, 26, 12, 4];

/// The board drawn.
pub(super) struct BoardPicture {
    pub png: Vec<u8>,
    /// Pixels from one flat side of a hex to the other.
    pub hex_px: u32,
    pub grid: Grid,
    layout: Layout,
}

/// Draws a board as large as is sensible, without anything that will move.
pub(super) fn draw(
    battle: &Battle<'_>,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<BoardPicture, ExportError> {
    let layout = battle.scenario.board.layout();
    let bounds = geometry::bounds(layout);
    let pixels = |px: u32| f64::from(bounds.width()) * f64::from(bounds.height()) * f64::from(px * px);
    let fitting = HEX_PX.into_iter().find(|px| pixels(*px) <= MOST_PIXELS);
    let hex_px = fitting.unwrap_or(HEX_PX[HEX_PX.len() - 1]);
    let request = Request {
        pieces: PieceLayers::NONE,
        legend: false,
        frame: false,
        ..Request::new(Format::Png, hex_px as f32)
    };
    let mut png = Vec::new();
    write(battle.scenario, battle.rules, &request, &mut png, go_on).map_err(unfit)?;
    let px = f64::from(hex_px);
    let first = geometry::center(layout, layout.at(0, 0));
    let grid = Grid::of(layout, (f64::from(first.x) * px, f64::from(first.y) * px), hex_px);
    Ok(BoardPicture { png, hex_px, grid, layout })
}

impl BoardPicture {
    /// The pixel the engine snaps a piece on a hex to: places of pieces are whole pixels, cut off, so that it stands up to
    /// a pixel left of and above the middle as it is drawn.
    pub(super) fn pixel(&self, hex: Hex) -> (i32, i32) {
        let (x, y) = self.grid.center(Grid::cell_of(self.layout, hex));
        (x.floor() as i32, y.floor() as i32)
    }

    /// The board as a component.
    pub(super) fn element(&self, layout: Layout) -> Element {
        let (grid, numbers) = (&self.grid, Numbers::of(layout));
        let flag = |on: bool| on.to_string();
        let counted = |element: Element, count: &crate::vassal::Count, names: [&'static str; 4]| {
            element
                .with(names[0], if count.letters { "A" } else { "N" })
                .with(names[1], count.leading.to_string())
                .with(names[2], count.first.to_string())
                .with(names[3], flag(count.descending))
        };
        // The picture has the numbers on it: these are for what the engine reports.
        let numbering = Element::new("VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering")
            .with("first", if numbers.row_first { "V" } else { "H" })
            .with("sep", numbers.between.clone());
        let numbering = counted(numbering, &numbers.columns, ["hType", "hLeading", "hOff", "hDescend"]);
        let numbering = counted(numbering, &numbers.rows, ["vType", "vLeading", "vOff", "vDescend"])
            .with("stagger", flag(numbers.stagger))
            .with_all(&[
                ("locationFormat", "$gridLocation$"),
                ("visible", "false"),
                ("fontSize", "9"),
                ("color", "0,0,0"),
                ("rotateText", "0"),
                ("hDrawOff", "0"),
                ("vDrawOff", "0"),
            ]);
        let grid = Element::new("VASSAL.build.module.map.boardPicker.board.HexGrid")
            .with("sideways", flag(layout.orientation == Orientation::Pointy))
            .with("x0", grid.x0.to_string())
            .with("y0", grid.y0.to_string())
            .with("dx", format!("{:?}", grid.dx))
            .with("dy", format!("{:?}", grid.dy))
            .with_all(&[
                ("snapTo", "true"),
                ("edgesLegal", "false"),
                ("cornersLegal", "false"),
                ("visible", "false"),
                ("dotsVisible", "false"),
                ("color", "0,0,0"),
            ]);
        Element::new("VASSAL.build.module.map.boardPicker.Board")
            .with("name", NAME)
            .with("image", IMAGE)
            .with("reversible", "false")
            .holding(grid.holding(numbering))
    }
}
