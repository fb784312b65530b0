//! The keys of a GeoTIFF: what its plane and its heights are.

use super::File;
use tiff::tags::Tag;

const MODEL: u16 = 1024;
const RASTER: u16 = 1025;
const PROJECTION: u16 = 3072;
const PLANE_UNIT: u16 = 3076;
const HEIGHT_UNIT: u16 = 4099;

/// Stands for a definition of the file's own.
const USER_DEFINED: u16 = 32767;

/// Keys that are short numbers; others are not needed here.
pub(super) struct Keys(Vec<[u16; 4]>);

/// What the plane of a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Model {
    Projected,
    Geographic,
    Unknown,
}

impl Keys {
    /// The keys of a file; none where it has none.
    pub(super) fn of(file: &mut File) -> Self {
        let all: Vec<u16> =
            file.find_tag_unsigned_vec(Tag::GeoKeyDirectoryTag).ok().flatten().unwrap_or_default();
        let (entries, _) = all.as_chunks::<4>();
        Self(entries.iter().skip(1).copied().collect())
    }

    fn get(&self, id: u16) -> Option<u16> {
        // The second number tells where the value stands: 0 is in the entry itself.
        self.0.iter().find(|[key, place, ..]| (*key, *place) == (id, 0)).map(|[.., value]| *value)
    }

    pub(super) fn model(&self) -> Model {
        match self.get(MODEL) {
            Some(1) => Model::Projected,
            Some(2) => Model::Geographic,
            _ => Model::Unknown,
        }
    }

    /// Do the numbers of its place mean the middle of a cell rather than its corner?
    pub(super) fn points(&self) -> bool {
        self.get(RASTER) == Some(2)
    }

    pub(super) fn epsg(&self) -> Option<u32> {
        self.get(PROJECTION).filter(|n| !matches!(*n, 0 | USER_DEFINED)).map(u32::from)
    }

    /// Metres in a unit of the plane.
    pub(super) fn metres_a_unit(&self) -> f64 {
        metres(self.get(PLANE_UNIT))
    }

    /// Metres in a unit of height.
    pub(super) fn metres_a_height(&self) -> f64 {
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
