//! A sheet under the hexes of a board.

use crate::{DigitizeError, Placed, hex_ground, placed};
use oblique_board::hex::{Hex, Layout, on_paper};
use oblique_georeference::{HexGround, Point};
use oblique_scenario::{BoardPlace, PixelPoint, Sheet};

/// The way from the pixels of a sheet to places of the board and back. Places of the board are in steps from hex to hex, to
/// the right and down from the middle of the first hex of the first row.
#[derive(Clone, Debug)]
pub struct Laid {
    /// How the sheet lies on the ground.
    pub placed: Placed,
    /// Where the hexes do.
    pub hexes: HexGround,
    origin: Point,
}

impl Laid {
    /// A sheet under a board.
    ///
    /// # Errors
    /// Where sheet or board lie nowhere.
    pub fn new(sheet: &Sheet, place: Option<&BoardPlace>, layout: Layout) -> Result<Self, DigitizeError> {
        let place = place.ok_or(DigitizeError::NoBoard)?;
        let hexes = hex_ground(layout, place).ok_or(DigitizeError::NoScale)?;
        let origin = hexes.centre(layout.at(0, 0));
        Ok(Self { placed: placed(sheet, Some(place))?, hexes, origin })
    }

    /// The place of the board over a point of the ground in yards.
    #[must_use]
    pub fn board_of_ground(&self, ground: Point) -> (f64, f64) {
        self.hexes.steps(ground)
    }

    /// The point of the ground in yards under a place of the board.
    #[must_use]
    pub fn ground_of_board(&self, (along, across): (f64, f64)) -> Point {
        let yards = self.hexes.yards_a_hex();
        self.hexes.off(self.origin, along * yards, across * yards)
    }

    /// The place of the board over a pixel; `None` where the sheet as placed never reaches.
    #[must_use]
    pub fn board_of_pixel(&self, pixel: Point) -> Option<(f64, f64)> {
        self.placed.placement.to_ground(pixel).map(|ground| self.board_of_ground(ground))
    }

    /// The pixel under a place of the board; `None` where there is none.
    #[must_use]
    pub fn pixel_of_board(&self, at: (f64, f64)) -> Option<Point> {
        self.placed.placement.to_pixel(self.ground_of_board(at))
    }

    /// The pixel under the middle of a hex, as scenarios keep it.
    #[must_use]
    pub fn pixel_of_hex(&self, hex: Hex) -> Option<PixelPoint> {
        let pixel = self.placed.placement.to_pixel(self.hexes.centre(hex))?;
        PixelPoint::near(pixel.x, pixel.y)
    }

    /// The hex over a pixel, on the board or off it.
    #[must_use]
    pub fn hex_of_pixel(&self, pixel: Point) -> Option<Hex> {
        self.hexes.hex_at(self.placed.placement.to_ground(pixel)?)
    }

    /// Pixels across a hex about a place of the sheet.
    #[must_use]
    pub fn pixels_a_hex(&self, pixel: Point) -> Option<f64> {
        self.placed.placement.yards_a_pixel(pixel).map(|yards| self.hexes.yards_a_hex() / yards)
    }
}

/// The middle of a hex as a place of the board.
#[must_use]
pub fn board_of_hex(layout: Layout, hex: Hex) -> (f64, f64) {
    let (first, at) = (on_paper(layout.orientation, layout.at(0, 0)), on_paper(layout.orientation, hex));
    (at.0 - first.0, at.1 - first.1)
}
