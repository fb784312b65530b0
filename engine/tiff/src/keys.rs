//! The keys of a GeoTIFF: what its plane and its heights are.

use std::io::{Read, Seek};
use tiff::decoder::Decoder;
use tiff::tags::Tag;

const MODEL: u16 = 1024;
const RASTER: u16 = 1025;
const PROJECTION: u16 = 3072;
const PLANE_UNIT: u16 = 3076;
const HEIGHT_UNIT: u16 = 4099;

/// Stands for a definition of the file's own.
const USER_DEFINED: u16 = 32767;

/// Keys that are short numbers; others are not needed here.
pub struct GeoKeys(Vec<[u16; 4]>);

/// What the plane of a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Model {
    /// Lengths east and north in a projection.
    Projected,
    /// Longitude and latitude in degrees.
    Geographic,
    /// The file does not tell.
    Unknown,
}

impl GeoKeys {
    /// The keys of a file; none where it has none.
    pub fn of<R: Read + Seek>(file: &mut Decoder<R>) -> Self {
        let all: Vec<u16> =
            file.find_tag_unsigned_vec(Tag::GeoKeyDirectoryTag).ok().flatten().unwrap_or_default();
        let (entries, _) = all.as_chunks::<4>();
        Self(entries.iter().skip(1).copied().collect())
    }

    fn get(&self, id: u16) -> Option<u16> {
        // The second number tells where the value stands: 0 is in the entry itself.
        self.0.iter().find(|[key, place, ..]| (*key, *place) == (id, 0)).map(|[.., value]| *value)
    }

    /// What the plane is.
    pub fn model(&self) -> Model {
        match self.get(MODEL) {
            Some(1) => Model::Projected,
            Some(2) => Model::Geographic,
            _ => Model::Unknown,
        }
    }

    /// Do the numbers of its place mean the middle of a cell rather than its corner?
    pub fn points(&self) -> bool {
        self.get(RASTER) == Some(2)
    }

    /// The number of the projection in the register of EPSG.
    pub fn epsg(&self) -> Option<u32> {
        self.get(PROJECTION).filter(|n| !matches!(*n, 0 | USER_DEFINED)).map(u32::from)
    }

    /// Metres in a unit of the plane.
    pub fn metres_a_unit(&self) -> f64 {
        metres(self.get(PLANE_UNIT))
    }

    /// Metres in a unit of height.
    pub fn metres_a_height(&self) -> f64 {
        metres(self.get(HEIGHT_UNIT))
    }
}

/// Metres in a unit of length by its number; metres where it is not told.
fn metres(unit: Option<u16>) -> f64 {
    match unit {
        Some(9002) => 0.3048,
        // The foot of the U.S. surveys.
        Some(9003) => 1200.0 / 3937.0,
        _ => 1.0,
    }
}
