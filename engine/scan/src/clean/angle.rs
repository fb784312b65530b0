//! How far a sheet was laid askew on the scanner.

use super::lines::Level;
use super::{WhiteBalance, lightness, small};
use crate::{Pixels, PixelsError};
use image::{GrayImage, Luma, Rgb, RgbImage, imageops};

/// The picture lines are looked for on.
pub(super) const LOOKED_AT_PX: u32 = 2400;

/// The long lines of a sheet that are level, and those that are upright, with the sheet turned over its diagonal.
pub(super) fn both_ways(picture: &RgbImage) -> [Level; 2] {
    let grey = GrayImage::from_fn(picture.width(), picture.height(), |x, y| {
        let Rgb(colour) = picture.get_pixel(x, y);
        Luma([lightness(*colour)])
    });
    let paper = WhiteBalance::of_sheet(picture).map_or(0, |balance| lightness(balance.paper));
    let turned = imageops::flip_horizontal(&imageops::rotate90(&grey));
    [grey, turned].map(|picture| Level::of(&picture, paper))
}

/// The angle of the long straight lines of a sheet (frame, grid, boundaries), in degrees: how far it is turned
/// clockwise. `None` where it has none within three degrees of level and upright.
///
/// # Errors
/// Where the sheet cannot be read.
pub fn skew_degrees(pixels: &dyn Pixels) -> Result<Option<f64>, PixelsError> {
    let (picture, _) = small(pixels, LOOKED_AT_PX)?;
    let (mut sum, mut weight) = (0.0, 0.0);
    for (level, sign) in both_ways(&picture).iter().zip([1.0, -1.0]) {
        for line in level.lines() {
            // Long lines are drawn with a rule; of short ones some are not.
            let long = line.share.powi(4);
            sum += sign * line.slope.atan() * long;
            weight += long;
        }
    }
    Ok((weight > 0.0).then(|| (sum / weight).to_degrees()))
}
