//! The place of the earth a board lies at where no sheet gives it one: vectors and height models come onto it by that.

use crate::{DigitizeError, board, ground_plane, hex_ground};
use oblique_elevation::Grid;
use oblique_georeference::geodesy::{Ellipsoid, Ground};
use oblique_georeference::{Plane, Point};
use oblique_scenario::{BoardPlace, Decimal, Degrees, Edit, Scenario};
use oblique_vectors::VectorFile;

/// The place of the earth in the middle of all features, by the plane they are in.
///
/// # Errors
/// Where the plane tells none.
pub fn middle_of(file: &VectorFile, plane: Plane) -> Result<Degrees, DigitizeError> {
    let [west, south, east, north] = file.extent().ok_or(DigitizeError::NoFeatures)?;
    let at = plane.degrees(f64::midpoint(west, east), f64::midpoint(south, north))?;
    let (longitude, latitude) = at.ok_or(DigitizeError::TooFar)?;
    degrees(longitude, latitude)
}

/// The place of the earth in the middle of a height model; `None` where its file does not tell.
#[must_use]
pub fn middle_of_model(grid: &Grid) -> Option<Degrees> {
    let (east, north) = middle_of_grid(grid);
    let (longitude, latitude) = grid.plane().degrees(east, north).ok()??;
    degrees(longitude, latitude).ok()
}

/// The place of the earth under the middle of the board; `None` where it lies at none.
#[must_use]
pub fn middle_of_board(scenario: &Scenario) -> Option<Degrees> {
    let place = scenario.board_place.as_ref()?;
    let hexes = hex_ground(scenario.board.layout(), place)?;
    let (longitude, latitude) = ground_plane(Some(place)).ok()??.degrees(board::middle(&hexes)).ok()?;
    degrees(longitude, latitude).ok()
}

/// The edit that lays the middle of the board at a place of the earth, its hexes so many yards across. Sheets stay under it.
///
/// # Errors
/// Where that is no place of the earth that can be laid flat.
pub fn laying_at(scenario: &Scenario, at: Degrees, yards_a_hex: Decimal) -> Result<Edit, DigitizeError> {
    let place = scenario.board_place.unwrap_or_else(|| BoardPlace::new(yards_a_hex));
    let place = BoardPlace { yards_a_hex, ..place };
    let hexes = hex_ground(scenario.board.layout(), &place).ok_or(DigitizeError::NoScale)?;
    let middle = board::middle(&hexes);
    // The ground is counted from its own origin, which may lie off the board.
    let ground = Ground::about(at.longitude.get(), at.latitude.get(), Ellipsoid::Wgs84)?;
    let (longitude, latitude) = ground.degrees(Point::new(-middle.x, -middle.y))?;
    let origin = (degrees(longitude, latitude)?, oblique_scenario::Ellipsoid::Wgs84);
    Ok(Edit::BoardPlace(Some(BoardPlace { middle: Some(origin), ..place })))
}

/// The edit that lays a board that lies nowhere yet over the middle of a height model, its hexes so many yards across; where
/// the file tells no place of the earth, its own metres are the ground.
///
/// # Errors
/// Where the file does not tell how large its cells are, or its middle cannot be laid flat.
pub fn laying_over(scenario: &Scenario, grid: &Grid, yards_a_hex: Decimal) -> Result<Edit, DigitizeError> {
    match middle_of_model(grid) {
        Some(at) => laying_at(scenario, at, yards_a_hex),
        None if grid.plane() == Plane::Pixels => Err(oblique_georeference::ProjectionError::Pixels.into()),
        None => Ok(Edit::BoardPlace(Some(BoardPlace::new(yards_a_hex)))),
    }
}

/// The middle of a height model in its own plane.
pub(crate) fn middle_of_grid(grid: &Grid) -> (f64, f64) {
    let half = Point::new(f64::from(grid.width()) / 2.0, f64::from(grid.height()) / 2.0);
    grid.frame().place(half)
}

/// A place of the earth as a battle keeps it: to a centimetre.
pub(crate) fn degrees(longitude: f64, latitude: f64) -> Result<Degrees, DigitizeError> {
    let of = |number: f64| Decimal::rounded(number, 7).ok_or(DigitizeError::TooFar);
    Ok(Degrees { longitude: of(longitude)?, latitude: of(latitude)? })
}

#[cfg(test)]
mod tests {
    use super::{laying_at, laying_over, middle_of_board};
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_elevation::{Frame, Grid, Plane};
    use oblique_scenario::{Decimal, Degrees, Scenario};

    fn scenario() -> Scenario {
        let layout = Layout::new(Orientation::Flat, 12, 10);
        Scenario::new("test", Board::new(layout, vec!["clear".to_owned()], Vec::new()))
    }

    fn model(plane: Plane, corner: (f64, f64), cell: f64) -> Grid {
        let frame = Frame::north_up(corner, (cell, cell)).expect("a size");
        Grid::new(20, 20, vec![100.0; 400], frame, plane).expect("a grid")
    }

    #[test]
    fn a_board_that_lies_nowhere_comes_to_lie_over_the_middle_of_a_model() {
        let mut scenario = scenario();
        assert_eq!(middle_of_board(&scenario), None);
        let grid = model(Plane::Degrees, (14.0, 51.2), 0.01);
        let _ = laying_over(&scenario, &grid, Decimal::from(150)).expect("a place").apply(&mut scenario);
        let middle = middle_of_board(&scenario).expect("a place of the earth");
        assert!((middle.longitude.get() - 14.1).abs() < 1e-5, "{middle:?}");
        assert!((middle.latitude.get() - 51.1).abs() < 1e-5, "{middle:?}");
        assert_eq!(scenario.board_place.map(|place| place.yards_a_hex), Some(Decimal::from(150)));
    }

    #[test]
    fn a_model_of_metres_without_a_place_has_a_size_and_pixels_have_none() {
        let mut scenario = scenario();
        let yards = Decimal::from(150);
        let nowhere = model(Plane::Metres { epsg: None }, (0.0, 0.0), 25.0);
        let _ = laying_over(&scenario, &nowhere, yards).expect("a size").apply(&mut scenario);
        assert!(scenario.board_place.is_some_and(|place| place.middle.is_none()));
        let pixels = model(Plane::Pixels, (0.0, 0.0), 1.0);
        assert!(
            laying_over(&scenario, &pixels, yards)
                .is_err_and(|why| why.to_string().contains("where it lies"))
        );
    }

    #[test]
    fn a_board_laid_elsewhere_and_wider_has_its_middle_there() {
        let mut scenario = scenario();
        let number = |text: &str| text.parse::<Decimal>().expect("a number");
        for (longitude, latitude, yards) in [("14.1", "51.1", 100), ("-80.4", "34.2", 250)] {
            let at = Degrees { longitude: number(longitude), latitude: number(latitude) };
            let _ = laying_at(&scenario, at, Decimal::from(yards)).expect("a place").apply(&mut scenario);
            let middle = middle_of_board(&scenario).expect("a place of the earth");
            assert!((middle.longitude.get() - at.longitude.get()).abs() < 1e-5, "{middle:?}");
            assert!((middle.latitude.get() - at.latitude.get()).abs() < 1e-5, "{middle:?}");
        }
    }
}
