//! Where the cells of a GeoTIFF lie.

use super::{File, Frame, Plane, ReadError};
use crate::frame::guessed;
use oblique_georeference::Point;
use oblique_tiff::{GeoKeys, GeoPlace, Model};

/// The frame and plane of a file. Without tags, or with tie points alone, its own pixels.
pub(super) fn place(
    file: &mut File,
    keys: &GeoKeys,
    width: u32,
    height: u32,
) -> Result<(Frame, Plane), ReadError> {
    let Some(GeoPlace { matrix, model, epsg }) = GeoPlace::of(file, keys).map_err(|_| ReadError::NoPlace)?
    else {
        return Ok((Frame::PIXELS, Plane::Pixels));
    };
    let frame = Frame::new(matrix).ok_or(ReadError::NoPlace)?;
    let plane = match model {
        Model::Geographic => Plane::Degrees,
        Model::Projected => Plane::Metres { epsg },
        Model::Unknown => guessed(&frame, width, height),
    };
    // Numbers that cannot be degrees are a slip of whoever wrote the keys: the place would be nowhere.
    let (x, y) = frame.place(Point::new(f64::from(width) / 2.0, f64::from(height) / 2.0));
    if plane == Plane::Degrees && (x.abs() > 540.0 || y.abs() > 90.0) {
        return Err(ReadError::NoPlace);
    }
    Ok((frame, plane))
}
