//! The plain numbers of a scenario as placements.

use crate::DigitizeError;
use crate::apart::apart;
use oblique_board::hex::Layout;
use oblique_georeference::geodesy::{self, GeodesyError, Ground};
use oblique_georeference::placement::{Control, Fit, Model, Placement, fit};
use oblique_georeference::{HexGround, Point};
use oblique_scenario::{
    BoardPlace, ByPoints, Decimal, Ellipsoid, FitModel, GroundPoint, Known, PixelPoint, Sheet, SheetPlacement,
};

/// How a sheet lies on the ground.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The way from pixels to yards and back.
    pub placement: Placement,
    /// How well the control points agree, where it was placed by such.
    pub fit: Option<Fit>,
}

impl Placed {
    /// How far the sheet may be off in yards, as far as its control points tell: the root mean square of what they are off
    /// by. `None` where there are no points to spare, so that nothing tells.
    #[must_use]
    pub fn error_yards(&self, sheet: &Sheet) -> Option<f64> {
        let (SheetPlacement::Points(by), Some(fit)) = (&sheet.placement, &self.fit) else { return None };
        let on = by.points.iter().filter(|p| p.on).count();
        let yards = fit.root_mean_square_yards();
        (on > model(by.fit).points_needed() && yards.is_finite()).then_some(yards)
    }
}

/// The ground in degrees about the middle of the board's place; `None` where it has none.
///
/// # Errors
/// Where the middle is no place of the earth, or too near a pole to reckon about.
pub fn ground_plane(place: Option<&BoardPlace>) -> Result<Option<Ground>, DigitizeError> {
    let Some((at, figure)) = place.and_then(|place| place.middle) else { return Ok(None) };
    Ok(Some(Ground::about(at.longitude.get(), at.latitude.get(), ellipsoid(figure))?))
}

/// Where the hexes of a board lie on the ground; `None` where its scale is none.
#[must_use]
pub fn hex_ground(layout: Layout, place: &BoardPlace) -> Option<HexGround> {
    HexGround::new(layout, place.yards_a_hex.get(), ground_point(place.origin), place.turn.get())
}

/// How a sheet lies on the ground.
///
/// # Errors
/// Why it lies nowhere: too few points, all in a line, no scale.
pub fn placed(sheet: &Sheet, place: Option<&BoardPlace>) -> Result<Placed, DigitizeError> {
    let whole = |placement| Placed { placement, fit: None };
    match &sheet.placement {
        SheetPlacement::ByEye(by) => {
            about_middle(sheet, by.middle, by.yards_a_pixel.get(), by.turn.get()).map(whole)
        }
        SheetPlacement::Distance(by) => {
            let scale = by.yards.get() / pixel(by.from).distance(pixel(by.to));
            about_middle(sheet, by.middle, scale, by.turn.get()).map(whole)
        }
        SheetPlacement::Affine(numbers) => Ok(whole(Placement::by_affine(numbers.map(Decimal::get))?)),
        SheetPlacement::Points(by) => {
            let found = fit(&controls(by, place)?, model(by.fit))?;
            Ok(Placed { placement: found.placement.clone(), fit: Some(found) })
        }
    }
}

/// The control points of a sheet with their ground in yards.
fn controls(by: &ByPoints, place: Option<&BoardPlace>) -> Result<Vec<Control>, DigitizeError> {
    let plane = ground_plane(place)?;
    let control = |(n, point): (usize, &oblique_scenario::ControlPoint)| {
        let ground = match point.known {
            Known::Yards(at) => ground_point(at),
            Known::Degrees(at) => {
                let plane = plane.as_ref().ok_or(DigitizeError::NoMiddle { point: n })?;
                match plane.yards(at.longitude.get(), at.latitude.get()) {
                    Ok(ground) => ground,
                    // A point that is off may be anything.
                    Err(_) if !point.on => Point::new(f64::NAN, f64::NAN),
                    Err(GeodesyError::TooFar) => return Err(apart(by)),
                    Err(why) => return Err(why.into()),
                }
            }
        };
        Ok(Control { on: point.on, ..Control::new(pixel(point.pixel), ground) })
    };
    by.points.iter().enumerate().map(control).collect()
}

/// Scaled and turned about the middle of the scan.
fn about_middle(
    sheet: &Sheet,
    middle: GroundPoint,
    yards_a_pixel: f64,
    turn_degrees: f64,
) -> Result<Placement, DigitizeError> {
    if sheet.size.0 == 0 || sheet.size.1 == 0 {
        return Err(DigitizeError::NoSize);
    }
    if !(yards_a_pixel.is_finite() && yards_a_pixel > 0.0) {
        return Err(DigitizeError::NoScale);
    }
    let (sin, cos) = turn_degrees.to_radians().sin_cos();
    let (a, b) = (yards_a_pixel * cos, yards_a_pixel * sin);
    let (x, y) = (f64::from(sheet.size.0) / 2.0, f64::from(sheet.size.1) / 2.0);
    let (east, south) = (middle.east.get(), middle.south.get());
    Ok(Placement::by_affine([a, -b, east - a * x + b * y, b, a, south - b * x - a * y])?)
}

/// A place of a scan.
#[must_use]
pub fn pixel(at: PixelPoint) -> Point {
    Point::new(at.x.get(), at.y.get())
}

pub(crate) fn ground_point(at: GroundPoint) -> Point {
    Point::new(at.east.get(), at.south.get())
}

pub(crate) const fn model(fit: FitModel) -> Model {
    match fit {
        FitModel::Similarity => Model::Similarity,
        FitModel::Affine => Model::Affine,
        FitModel::Projective => Model::Projective,
        FitModel::ThinPlate => Model::ThinPlate,
    }
}

pub(crate) const fn ellipsoid(figure: Ellipsoid) -> geodesy::Ellipsoid {
    match figure {
        Ellipsoid::Clarke1866 => geodesy::Ellipsoid::Clarke1866,
        Ellipsoid::Bessel1841 => geodesy::Ellipsoid::Bessel1841,
        Ellipsoid::Airy1830 => geodesy::Ellipsoid::Airy1830,
        Ellipsoid::Wgs84 => geodesy::Ellipsoid::Wgs84,
    }
}
