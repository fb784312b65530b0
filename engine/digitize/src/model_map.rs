//! A small picture of a height model, and where the board lies in it.

use crate::earth::{degrees, laying_at, middle_of_board};
use crate::{DigitizeError, board, ground_plane, hex_ground};
use oblique_elevation::relief::{reduced, shaded};
use oblique_elevation::{CellFinder, Grid, Plane};
use oblique_georeference::Point;
use oblique_scenario::{Edit, Scenario};

/// The longest side of the picture, in pixels.
const LONGEST_SIDE: u32 = 240;

/// A height model as a picture of few pixels, which knows its place on the earth. Places in it are parts of its width and
/// height, from 0 to 1 from the left and from above.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelMap {
    grid: Grid,
    bright: Vec<u8>,
}

impl ModelMap {
    /// Of a height model; `None` where its file tells no place of the earth, or it was stopped.
    #[must_use]
    pub fn of(model: &Grid, is_cancelled: &dyn Fn() -> bool) -> Option<Self> {
        crate::earth::middle_of_model(model)?;
        let grid = reduced(model, LONGEST_SIDE, is_cancelled)?;
        let bright = shaded(&grid);
        Some(Self { grid, bright })
    }

    /// Its width and height in pixels.
    #[must_use]
    pub const fn size(&self) -> (u32, u32) {
        (self.grid.width(), self.grid.height())
    }

    /// How bright each pixel is, row by row; 0 where nothing is known.
    #[must_use]
    pub fn bright(&self) -> &[u8] {
        &self.bright
    }

    /// How wide its ground is, of its height.
    #[must_use]
    pub fn aspect(&self) -> f64 {
        let (width, height) = self.grid.frame().cell_size();
        let wide = f64::from(self.grid.width()) * width / (f64::from(self.grid.height()) * height);
        let narrower = match self.grid.plane() {
            // Degrees of longitude are the shorter the farther from the equator.
            Plane::Degrees => {
                let (_, latitude) = crate::earth::middle_of_grid(&self.grid);
                latitude.to_radians().cos().abs()
            }
            _ => 1.0,
        };
        wide * narrower
    }

    /// The four corners of the board in it, clockwise; `None` where the board lies at no place of the earth, or too far off.
    #[must_use]
    pub fn board(&self, scenario: &Scenario) -> Option<[Point; 4]> {
        let place = scenario.board_place.as_ref()?;
        let hexes = hex_ground(scenario.board.layout(), place)?;
        let finder = CellFinder::new(&self.grid, &ground_plane(Some(place)).ok()??).ok()?;
        let corners = board::corners(&hexes).map(|corner| {
            let cell = finder.cell(corner)?;
            let part = |cell: f64, cells: u32| cell / f64::from(cells);
            Some(Point::new(part(cell.x, self.grid.width()), part(cell.y, self.grid.height())))
        });
        let [a, b, c, d] = corners;
        Some([a?, b?, c?, d?])
    }

    /// The edit that lays the middle of the board at a place of the picture.
    ///
    /// # Errors
    /// Where that is no place of the earth that can be laid flat, or the board lies nowhere.
    pub fn laying(&self, scenario: &Scenario, at: Point) -> Result<Edit, DigitizeError> {
        let place = scenario.board_place.ok_or(DigitizeError::NoBoard)?;
        let cell = Point::new(at.x * f64::from(self.grid.width()), at.y * f64::from(self.grid.height()));
        let (east, north) = self.grid.frame().place(cell);
        let (longitude, latitude) = self.grid.plane().degrees(east, north)?.ok_or(DigitizeError::TooFar)?;
        laying_at(scenario, degrees(longitude, latitude)?, place.yards_a_hex)
    }
}

/// The edit that moves a board on the earth by so many hexes to the east and to the south.
///
/// # Errors
/// Where the board lies at no place of the earth, or would lie at one that cannot be laid flat.
pub fn moving(scenario: &Scenario, (east, south): (i32, i32)) -> Result<Edit, DigitizeError> {
    let place = scenario.board_place.ok_or(DigitizeError::NoBoard)?;
    let now = middle_of_board(scenario).ok_or(DigitizeError::NoEarth)?;
    let yards = place.yards_a_hex.get();
    let figure = oblique_georeference::geodesy::Ellipsoid::Wgs84;
    let about =
        oblique_georeference::geodesy::Ground::about(now.longitude.get(), now.latitude.get(), figure)?;
    let to = Point::new(f64::from(east) * yards, f64::from(south) * yards);
    let (longitude, latitude) = about.degrees(to)?;
    laying_at(scenario, degrees(longitude, latitude)?, place.yards_a_hex)
}

#[cfg(test)]
mod tests {
    use super::{ModelMap, moving};
    use crate::earth::{laying_over, middle_of_board};
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_elevation::{Frame, Grid, Plane};
    use oblique_georeference::Point;
    use oblique_scenario::{Decimal, Scenario};

    fn scenario() -> Scenario {
        let layout = Layout::new(Orientation::Flat, 12, 10);
        Scenario::new("test", Board::new(layout, vec!["clear".to_owned()], Vec::new()))
    }

    fn model(plane: Plane) -> Grid {
        let frame = Frame::north_up((14.0, 51.2), (0.001, 0.001)).expect("a size");
        let metres = (0..300).flat_map(|_| (0..600).map(|x| x as f32)).collect();
        Grid::new(600, 300, metres, frame, plane).expect("a grid")
    }

    #[test]
    fn the_board_lies_in_the_picture_where_it_lies_in_the_model_and_moves_there() {
        let (mut scenario, grid) = (scenario(), model(Plane::Degrees));
        let map = ModelMap::of(&grid, &|| false).expect("it has a place");
        assert_eq!((map.size(), map.bright().len()), ((200, 100), 20_000));
        assert!((map.aspect() - 2.0 * 51.05_f64.to_radians().cos()).abs() < 1e-6);
        assert_eq!(map.board(&scenario), None, "it lies nowhere yet");
        assert!(map.laying(&scenario, Point::new(0.5, 0.5)).is_err());
        let _ = laying_over(&scenario, &grid, Decimal::from(150)).expect("a place").apply(&mut scenario);
        let middle = |scenario: &Scenario| {
            let corners = map.board(scenario).expect("it lies there");
            let sum = corners.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.x / 4.0, sum.1 + at.y / 4.0));
            Point::new(sum.0, sum.1)
        };
        assert!(middle(&scenario).distance(Point::new(0.5, 0.5)) < 1e-3, "{:?}", middle(&scenario));
        let [a, b, c, d] = map.board(&scenario).expect("it lies there");
        assert!(a.x < b.x && b.y < c.y && c.x > d.x && d.y > a.y, "clockwise from above on the left");
        let before = scenario.clone();
        let (back, _) = map.laying(&scenario, Point::new(0.25, 0.75)).expect("a place").apply(&mut scenario);
        assert!(middle(&scenario).distance(Point::new(0.25, 0.75)) < 1e-3, "{:?}", middle(&scenario));
        assert_eq!(scenario.board_place.map(|place| place.yards_a_hex), Some(Decimal::from(150)));
        let _ = back.apply(&mut scenario);
        assert_eq!(scenario, before);
    }

    #[test]
    fn a_hex_to_the_east_is_a_hex() {
        let (mut scenario, grid) = (scenario(), model(Plane::Degrees));
        assert!(moving(&scenario, (1, 0)).is_err());
        let _ = laying_over(&scenario, &grid, Decimal::from(150)).expect("a place").apply(&mut scenario);
        let middle = |scenario: &Scenario| {
            let at = middle_of_board(scenario).expect("a place of the earth");
            (at.longitude.get(), at.latitude.get())
        };
        let before = middle(&scenario);
        let _ = moving(&scenario, (4, -2)).expect("a place").apply(&mut scenario);
        let after = middle(&scenario);
        // A minute of latitude is a nautical mile, about 2,027 yards.
        let north = (after.1 - before.1) * 60.0 * 2_027.0;
        let east = (after.0 - before.0) * 60.0 * 2_027.0 * 51.05_f64.to_radians().cos();
        assert!((north - 300.0).abs() < 5.0 && (east - 600.0).abs() < 5.0, "{east} {north}");
    }

    #[test]
    fn a_model_without_a_place_has_no_picture() {
        for plane in [Plane::Metres { epsg: None }, Plane::Pixels] {
            assert!(ModelMap::of(&model(plane), &|| false).is_none());
        }
        assert!(ModelMap::of(&model(Plane::Degrees), &|| true).is_none());
    }
}
