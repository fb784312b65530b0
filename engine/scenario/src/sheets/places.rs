//! Places of a sheet, of the ground and of the earth.

use super::Decimal;
use serde::{Deserialize, Serialize};

/// A place of a scan, in pixels from its left upper corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct PixelPoint {
    /// To the right.
    pub x: Decimal,
    /// Down.
    pub y: Decimal,
}

impl PixelPoint {
    /// The place x pixels to the right and y down.
    #[must_use]
    pub const fn new(x: Decimal, y: Decimal) -> Self {
        Self { x, y }
    }

    /// The nearest place, to a hundredth of a pixel; `None` for what is no place.
    #[must_use]
    pub fn near(x: f64, y: f64) -> Option<Self> {
        Some(Self::new(Decimal::rounded(x, 2)?, Decimal::rounded(y, 2)?))
    }
}

/// A place of the ground, in yards from the origin of its plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct GroundPoint {
    /// To the east.
    pub east: Decimal,
    /// To the south.
    pub south: Decimal,
}

impl GroundPoint {
    /// The place so many yards east and south.
    #[must_use]
    pub const fn new(east: Decimal, south: Decimal) -> Self {
        Self { east, south }
    }

    /// The nearest place, to a thousandth of a yard; `None` for what is no place.
    #[must_use]
    pub fn near(east: f64, south: f64) -> Option<Self> {
        Some(Self::new(Decimal::rounded(east, 3)?, Decimal::rounded(south, 3)?))
    }
}

/// A place of the earth, in degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct Degrees {
    /// East of Greenwich; west is below nothing.
    pub longitude: Decimal,
    /// North of the equator.
    pub latitude: Decimal,
}

/// The figure of the earth a sheet was drawn by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum Ellipsoid {
    /// Clarke 1866: North America until the 1980s.
    Clarke1866,
    /// Bessel 1841: central Europe.
    Bessel1841,
    /// Airy 1830: Great Britain.
    Airy1830,
    /// WGS 84: satellites, web maps, modern height models.
    #[default]
    Wgs84,
}

impl Ellipsoid {
    /// Each with the word it has in files.
    pub const WORDS: [(&'static str, Self); 4] = [
        ("clarke_1866", Self::Clarke1866),
        ("bessel_1841", Self::Bessel1841),
        ("airy_1830", Self::Airy1830),
        ("wgs_84", Self::Wgs84),
    ];

    /// Its word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Clarke1866 => "clarke_1866",
            Self::Bessel1841 => "bessel_1841",
            Self::Airy1830 => "airy_1830",
            Self::Wgs84 => "wgs_84",
        }
    }
}
