//! Sheets placed by others: the six numbers of a world file.

use crate::DigitizeError;
use oblique_georeference::Point;
use oblique_georeference::geodesy::METRES_A_YARD;
use oblique_georeference::world_file::WorldFile;
use oblique_scenario::{
    ByPoints, ControlPoint, Decimal, Degrees, FitModel, Known, PixelPoint, SheetPlacement,
};

/// What a world file counts in: the file does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorldPlane {
    /// Degrees of longitude and latitude.
    Degrees,
    /// Metres of any grid.
    Metres,
    /// Feet of any grid.
    Feet,
    /// Yards.
    Yards,
}

impl WorldPlane {
    /// What numbers look like: degrees where they all could be such, else metres.
    #[must_use]
    pub fn likely(world: &WorldFile, size: (u32, u32)) -> Self {
        Self::likely_of(|x, y| world.place(Point::new(x, y)), size)
    }

    /// The same for any way from pixels to such numbers.
    pub(crate) fn likely_of(at: impl Fn(f64, f64) -> (f64, f64), size: (u32, u32)) -> Self {
        let corners = [(0, 0), size].map(|(x, y)| at(f64::from(x), f64::from(y)));
        let degrees = corners.iter().all(|(east, north)| east.abs() <= 180.0 && north.abs() <= 84.0);
        let span = (corners[0].0 - corners[1].0).abs().max((corners[0].1 - corners[1].1).abs());
        if degrees && span < 6.0 { Self::Degrees } else { Self::Metres }
    }

    pub(crate) const fn yards(self) -> f64 {
        match self {
            Self::Degrees | Self::Metres => 1.0 / METRES_A_YARD,
            Self::Feet => 1.0 / 3.0,
            Self::Yards => 1.0,
        }
    }
}

/// The placement of a scan of that size by a world file. In degrees the corners of the scan become control points, for
/// degrees are no plane; in lengths its six numbers are taken as they are, in yards.
///
/// # Errors
/// Where the numbers are too large to be kept.
pub fn by_world_file(
    world: &WorldFile,
    plane: WorldPlane,
    size: (u32, u32),
) -> Result<SheetPlacement, DigitizeError> {
    let at = |x: f64, y: f64| world.place(Point::new(x, y));
    match plane {
        WorldPlane::Degrees => by_corners(|x, y| Some(at(x, y)), size),
        WorldPlane::Metres | WorldPlane::Feet | WorldPlane::Yards => by_lengths(at, plane.yards()),
    }
}

/// The corners of a scan as control points: `at` gives longitude and latitude of a pixel.
pub(crate) fn by_corners(
    at: impl Fn(f64, f64) -> Option<(f64, f64)>,
    size: (u32, u32),
) -> Result<SheetPlacement, DigitizeError> {
    let (width, height) = (f64::from(size.0), f64::from(size.1));
    let corner = |(name, x, y): (&str, f64, f64)| {
        let (longitude, latitude) = at(x, y)?;
        let known = Degrees { longitude: Decimal::new(longitude)?, latitude: Decimal::new(latitude)? };
        let pixel = PixelPoint::near(x, y)?;
        Some(ControlPoint { name: name.to_owned(), pixel, known: Known::Degrees(known), on: true })
    };
    let corners = [
        ("Upper left of the scan", 0.0, 0.0),
        ("Upper right of the scan", width, 0.0),
        ("Lower right of the scan", width, height),
        ("Lower left of the scan", 0.0, height),
    ];
    let points: Option<Vec<_>> = corners.into_iter().map(corner).collect();
    let points = points.ok_or(DigitizeError::TooFar)?;
    Ok(SheetPlacement::Points(ByPoints { fit: FitModel::Projective, points }))
}

/// The six numbers of a scan in yards: `at` gives east and north of a pixel, in units of so many yards.
pub(crate) fn by_lengths(
    at: impl Fn(f64, f64) -> (f64, f64),
    yards: f64,
) -> Result<SheetPlacement, DigitizeError> {
    let (origin, x, y) = (at(0.0, 0.0), at(1.0, 0.0), at(0.0, 1.0));
    // North is up there and south is down here.
    let numbers = [
        (x.0 - origin.0) * yards,
        (y.0 - origin.0) * yards,
        origin.0 * yards,
        -(x.1 - origin.1) * yards,
        -(y.1 - origin.1) * yards,
        -origin.1 * yards,
    ];
    let [a, b, c, d, e, f] = numbers.map(Decimal::new);
    let six = a.zip(b).zip(c.zip(d)).zip(e.zip(f)).map(|(((a, b), (c, d)), (e, f))| [a, b, c, d, e, f]);
    six.map(SheetPlacement::Affine).ok_or(DigitizeError::TooFar)
}

#[cfg(test)]
mod tests {
    use super::{WorldPlane, by_world_file};
    use crate::placed;
    use oblique_georeference::Point;
    use oblique_georeference::world_file::WorldFile;
    use oblique_scenario::Sheet;

    #[test]
    fn metres_become_yards_with_south_down() {
        let world = WorldFile::read("9.144\n0\n0\n-9.144\n4.572\n-4.572").expect("six numbers");
        let size = (100, 80);
        assert_eq!(WorldPlane::likely(&world, size), WorldPlane::Metres);
        let placement = by_world_file(&world, WorldPlane::Metres, size).expect("small numbers");
        let placed = placed(&Sheet { size, placement, ..Sheet::default() }, None).expect("it has a size");
        let at = placed.placement.to_ground(Point::new(30.0, 50.0)).expect("on the sheet");
        assert!(at.distance(Point::new(300.0, 500.0)) < 1e-6, "{at:?}");
    }

    #[test]
    fn small_numbers_are_degrees() {
        let world = WorldFile::read("0.00006\n0\n0\n-0.00006\n-117.5\n34.5").expect("six numbers");
        assert_eq!(WorldPlane::likely(&world, (4000, 4000)), WorldPlane::Degrees);
    }
}
