//! Where the pixels of a file lie in the plane of whoever made it: a matrix, or a tie point and the size of a pixel.

use crate::{GeoKeys, Model};
use std::io::{Read, Seek};
use tiff::decoder::Decoder;
use tiff::tags::Tag;

/// A place that is told in numbers too few.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMatrix;

/// Where the pixels of a GeoTIFF lie, as the file has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GeoPlace {
    /// From columns and rows, counted from the corner of the first pixel: x = a·column + b·row + c,
    /// y = d·column + e·row + f, y to the north, in metres or degrees.
    pub matrix: [f64; 6],
    /// What x and y are.
    pub model: Model,
    /// The number of the projection in the register of EPSG.
    pub epsg: Option<u32>,
}

impl GeoPlace {
    /// Of a file; `None` where it does not tell.
    ///
    /// # Errors
    /// Where it tells too little.
    pub fn of<R: Read + Seek>(file: &mut Decoder<R>, keys: &GeoKeys) -> Result<Option<Self>, NoMatrix> {
        let Some(mut six) = matrix(file)? else { return Ok(None) };
        if keys.points() {
            // The numbers mean the middle of the first pixel, ours its corner.
            let [a, b, c, d, e, f] = six;
            six = [a, b, c - f64::midpoint(a, b), d, e, f - f64::midpoint(d, e)];
        }
        let model = keys.model();
        if model == Model::Projected {
            six = six.map(|n| n * keys.metres_a_unit());
        }
        Ok(Some(Self { matrix: six, model, epsg: keys.epsg() }))
    }
}

/// The numbers of a tag that may be missing.
pub fn doubles<R: Read + Seek>(file: &mut Decoder<R>, tag: Tag) -> Option<Vec<f64>> {
    let value = file.find_tag(tag).ok().flatten()?;
    value.into_f64_vec().ok().filter(|all| all.iter().all(|n| n.is_finite()))
}

/// From column and row to the plane, in the units of the file: x = a·column + b·row + c, y = d·column + e·row + f.
///
/// # Errors
/// Where there are too few numbers.
pub fn matrix<R: Read + Seek>(file: &mut Decoder<R>) -> Result<Option<[f64; 6]>, NoMatrix> {
    if let Some(m) = doubles(file, Tag::ModelTransformationTag) {
        let [a, b, _, c, d, e, _, f, ..] = m[..] else { return Err(NoMatrix) };
        return Ok(Some([a, b, c, d, e, f]));
    }
    let (Some(scale), Some(tie)) =
        (doubles(file, Tag::ModelPixelScaleTag), doubles(file, Tag::ModelTiepointTag))
    else {
        return Ok(None);
    };
    let ([sx, sy, ..], [column, row, _, x, y, ..]) = (&scale[..], &tie[..]) else { return Err(NoMatrix) };
    Ok(Some([*sx, 0.0, x - column * sx, 0.0, -sy, y + row * sy]))
}
