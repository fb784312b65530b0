//! JPEG and WebP, whose packers want the whole picture at once: so it may have only so many pixels.

use super::bands;
use super::error::Error;
use super::plan::Plan;
use super::request::{Format, Size};
use image::codecs::jpeg::{JpegEncoder, PixelDensity};
use image::codecs::webp::WebPEncoder;
use image::{ExtendedColorType, ImageEncoder};
use std::io::Write;

/// How true a JPEG is, of 100: sharp lines are hardly blurred.
const QUALITY: u8 = 90;
/// How far drawing it is of the whole work.
const DRAWN: f32 = 0.8;

/// Writes a picture as JPEG, or as WebP without loss.
pub(super) fn write(
    plan: &Plan,
    format: Format,
    size: Size,
    out: &mut dyn Write,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<(), Error> {
    let (width, height) = plan.measure.whole_pixels();
    let mut rgb = Vec::with_capacity(width as usize * height as usize * 3);
    bands::draw(plan, &mut |part| go_on(part * DRAWN), |band| band.rgb, &mut |rows: Vec<u8>| {
        rgb.extend_from_slice(&rows);
        Ok(())
    })?;
    if !go_on(DRAWN) {
        return Err(Error::Cancelled);
    }
    let packed = if format == Format::Jpeg {
        let mut encoder = JpegEncoder::new_with_quality(out, QUALITY);
        if let Size::Paper { dpi, .. } = size {
            encoder.set_pixel_density(PixelDensity::dpi(dpi.round() as u16));
        }
        encoder.write_image(&rgb, width, height, ExtendedColorType::Rgb8)
    } else {
        WebPEncoder::new_lossless(out).write_image(&rgb, width, height, ExtendedColorType::Rgb8)
    };
    packed.map_err(|why| match why {
        image::ImageError::IoError(why) => Error::Writing(why),
        other => Error::Encoding(other.to_string()),
    })
}
