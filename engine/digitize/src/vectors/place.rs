//! The place of the earth a board needs before vectors can come onto it.

use crate::{DigitizeError, board, hex_ground};
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
    let (longitude, latitude) = plane
        .degrees(f64::midpoint(west, east), f64::midpoint(south, north))?
        .ok_or(DigitizeError::TooFar)?;
    degrees(longitude, latitude)
}

/// The edit that lays the middle of the board at a place of the earth. Sheets stay under it; a board that lies nowhere yet
/// gets hexes of so many yards.
///
/// # Errors
/// Where that is no place of the earth that can be laid flat.
pub fn laying_at(scenario: &Scenario, at: Degrees, usual_yards_a_hex: u32) -> Result<Edit, DigitizeError> {
    let place =
        scenario.board_place.unwrap_or_else(|| BoardPlace::new(Decimal::from(usual_yards_a_hex.max(1))));
    let hexes = hex_ground(scenario.board.layout(), &place).ok_or(DigitizeError::NoScale)?;
    let middle = board::middle(&hexes);
    // The ground is counted from its own origin, which may lie off the board.
    let ground = Ground::about(at.longitude.get(), at.latitude.get(), Ellipsoid::Wgs84)?;
    let (longitude, latitude) = ground.degrees(Point::new(-middle.x, -middle.y))?;
    let origin = (degrees(longitude, latitude)?, oblique_scenario::Ellipsoid::Wgs84);
    Ok(Edit::BoardPlace(Some(BoardPlace { middle: Some(origin), ..place })))
}

fn degrees(longitude: f64, latitude: f64) -> Result<Degrees, DigitizeError> {
    let of = |number: f64| Decimal::rounded(number, 7).ok_or(DigitizeError::TooFar);
    Ok(Degrees { longitude: of(longitude)?, latitude: of(latitude)? })
}
