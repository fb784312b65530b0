//! Where the cells of a GeoTIFF lie: a matrix, or a tie point and the size of a cell.

use super::keys::{Keys, Model};
use super::{File, Frame, Plane, ReadError, doubles};
use oblique_georeference::Point;
use tiff::tags::Tag;

/// The frame and plane of a file. Without tags, or with tie points alone, its own pixels.
pub(super) fn place(
    file: &mut File,
    keys: &Keys,
    width: u32,
    height: u32,
) -> Result<(Frame, Plane), ReadError> {
    let Some(mut six) = matrix(file)? else { return Ok((Frame::PIXELS, Plane::Pixels)) };
    let model = keys.model();
    if keys.points() {
        // The numbers mean the middle of the first cell, ours its corner.
        let [a, b, c, d, e, f] = six;
        six = [a, b, c - f64::midpoint(a, b), d, e, f - f64::midpoint(d, e)];
    }
    if model == Model::Projected {
        six = six.map(|n| n * keys.metres_a_unit());
    }
    let frame = Frame::new(six).ok_or(ReadError::NoPlace)?;
    let plane = match model {
        Model::Geographic => Plane::Degrees,
        Model::Projected => Plane::Metres { epsg: keys.epsg() },
        Model::Unknown => Plane::guessed(&frame, width, height),
    };
    // Numbers that cannot be degrees are a slip of whoever wrote the keys: the place would be nowhere.
    let (x, y) = frame.place(Point::new(f64::from(width) / 2.0, f64::from(height) / 2.0));
    if plane == Plane::Degrees && (x.abs() > 540.0 || y.abs() > 90.0) {
        return Err(ReadError::NoPlace);
    }
    Ok((frame, plane))
}

/// From column and row to the plane: x = a·column + b·row + c, y = d·column + e·row + f.
fn matrix(file: &mut File) -> Result<Option<[f64; 6]>, ReadError> {
    if let Some(m) = doubles(file, Tag::ModelTransformationTag) {
        let [a, b, _, c, d, e, _, f, ..] = m[..] else { return Err(ReadError::NoPlace) };
        return Ok(Some([a, b, c, d, e, f]));
    }
    let (Some(scale), Some(tie)) =
        (doubles(file, Tag::ModelPixelScaleTag), doubles(file, Tag::ModelTiepointTag))
    else {
        return Ok(None);
    };
    let ([sx, sy, ..], [column, row, _, x, y, ..]) = (&scale[..], &tie[..]) else {
        return Err(ReadError::NoPlace);
    };
    Ok(Some([*sx, 0.0, x - column * sx, 0.0, -sy, y + row * sy]))
}
