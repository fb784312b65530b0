//! How a sheet was laid on the ground.

use super::{Decimal, Degrees, GroundPoint, PixelPoint};
use serde::{Deserialize, Serialize};

/// How a sheet lies on the ground.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SheetPlacement {
    /// Dragged, turned and scaled until it looked right.
    ByEye(ByEye),
    /// By two of its points and how far they are apart.
    Distance(ByDistance),
    /// By control points.
    Points(ByPoints),
    /// By the six numbers of a world file or of the tags of a picture, in yards: east = a·x + b·y + c,
    /// south = d·x + e·y + f for the pixel (x, y).
    Affine([Decimal; 6]),
}

/// A sheet laid by eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByEye {
    /// Where the middle of the scan lies.
    pub middle: GroundPoint,
    /// Yards a pixel measures, above 0.
    pub yards_a_pixel: Decimal,
    /// Degrees it is turned clockwise about its middle.
    pub turn: Decimal,
}

/// A sheet laid by two of its points and how far they are apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByDistance {
    /// One point.
    pub from: PixelPoint,
    /// The other.
    pub to: PixelPoint,
    /// Yards between the two, above 0.
    pub yards: Decimal,
    /// Where the middle of the scan lies.
    pub middle: GroundPoint,
    /// Degrees it is turned clockwise about its middle.
    pub turn: Decimal,
}

/// A sheet laid by control points.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct ByPoints {
    /// What the fit may do to the sheet.
    pub fit: FitModel,
    /// The points.
    pub points: Vec<ControlPoint>,
}

/// What a fit may do to a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum FitModel {
    /// Move, turn and scale it: two points.
    #[default]
    Similarity,
    /// Also stretch and shear it: three points.
    Affine,
    /// Also tilt it, as photographed: four points.
    Projective,
    /// Bend it through every point: three points or more.
    ThinPlate,
}

impl FitModel {
    /// Each with the word it has in files.
    pub const WORDS: [(&'static str, Self); 4] = [
        ("similarity", Self::Similarity),
        ("affine", Self::Affine),
        ("projective", Self::Projective),
        ("thin_plate", Self::ThinPlate),
    ];

    /// Its word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Similarity => "similarity",
            Self::Affine => "affine",
            Self::Projective => "projective",
            Self::ThinPlate => "thin_plate",
        }
    }
}

/// A place known both on the sheet and on the ground.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ControlPoint {
    /// What is there, or empty.
    pub name: String,
    /// Where on the sheet.
    pub pixel: PixelPoint,
    /// Where on the ground.
    pub known: Known,
    /// Does the fit heed it?
    pub on: bool,
}

/// How the ground of a control point is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Known {
    /// In yards.
    Yards(GroundPoint),
    /// In degrees, which are yards about the middle in [`super::BoardPlace`].
    Degrees(Degrees),
}

impl Default for SheetPlacement {
    /// By eye, its middle at the origin, a yard a pixel.
    fn default() -> Self {
        Self::ByEye(ByEye {
            middle: GroundPoint::default(),
            yards_a_pixel: Decimal::ONE,
            turn: Decimal::ZERO,
        })
    }
}
