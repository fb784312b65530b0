//! PNG, packed band by band: each by itself and on any thread, so that all of them in a row are one stream.

use super::bands::Band;
use super::error::Error;
use super::plan::Plan;
use super::request::Size;
use super::write::Image;
use super::{adler, bands, deflate};
use std::io::Write;

/// Marks of a row that tells the differences from the pixel before, and from the row above.
const BEFORE: u8 = 1;
const ABOVE: u8 = 2;
/// What a zlib stream begins with.
const ZLIB: [u8; 2] = [0x78, 0x5e];

/// Packed rows.
struct Packed {
    bytes: Vec<u8>,
    /// Bytes before packing, and their check sum.
    length: u64,
    sum: u32,
}

/// Writes a picture.
pub(super) fn write(
    plan: &Plan,
    size: Size,
    out: &mut dyn Write,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<(), Error> {
    let (width, height) = plan.measure.whole_pixels();
    let mut encoder = png::Encoder::new(out, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    if let Size::Paper { dpi, .. } = size {
        let dots = (dpi / 0.0254).round() as u32;
        encoder.set_pixel_dims(Some(png::PixelDimensions { xppu: dots, yppu: dots, unit: png::Unit::Meter }));
    }
    let mut writer = encoder.write_header().map_err(problem)?;
    let mut sum = adler::EMPTY;
    let mut first = true;
    let row = width as usize * 3;
    bands::draw(plan, go_on, |band| pack(&band, row), &mut |packed| {
        let Packed { mut bytes, length, sum: own } = packed;
        sum = adler::joined(sum, own, length);
        if std::mem::take(&mut first) {
            bytes.splice(0..0, ZLIB);
        }
        writer.write_chunk(png::chunk::IDAT, &bytes).map_err(problem)
    })?;
    writer.write_chunk(png::chunk::IDAT, &sum.to_be_bytes()).map_err(problem)?;
    writer.finish().map_err(problem)
}

/// A picture as the bytes of a file.
///
/// # Errors
/// It is larger than the format allows.
pub fn png_bytes(image: &Image) -> Result<Vec<u8>, Error> {
    packed_pixels((image.width, image.height), png::ColorType::Rgb, &image.rgb)
}

/// Pixels with how far they cover, four bytes each that are not multiplied by it, as the bytes of a file.
///
/// # Errors
/// There are not as many pixels as the size says, or more than the format allows.
pub(crate) fn png_bytes_rgba(size_px: (u32, u32), rgba: &[u8]) -> Result<Vec<u8>, Error> {
    packed_pixels(size_px, png::ColorType::Rgba, rgba)
}

fn packed_pixels(
    (width, height): (u32, u32),
    color: png::ColorType,
    pixels: &[u8],
) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(color);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(problem)?;
    writer.write_image_data(pixels).map_err(problem)?;
    writer.finish().map_err(problem)?;
    Ok(bytes)
}

/// Packs a band: of every row what differs from the one above, of the first from the pixel before, for the row above it
/// may not be drawn yet.
fn pack(band: &Band, row: usize) -> Packed {
    let row = row.max(1);
    let mut rows = Vec::with_capacity(band.rgb.len() / row * (row + 1));
    let mut above: Option<&[u8]> = None;
    for pixels in band.rgb.chunks_exact(row) {
        if let Some(above) = above {
            rows.push(ABOVE);
            rows.extend(pixels.iter().zip(above).map(|(byte, above)| byte.wrapping_sub(*above)));
        } else {
            let before = [0; 3].iter().chain(pixels);
            rows.push(BEFORE);
            rows.extend(pixels.iter().zip(before).map(|(byte, before)| byte.wrapping_sub(*before)));
        }
        above = Some(pixels);
    }
    Packed { bytes: deflate::packed(&rows, band.last), length: rows.len() as u64, sum: adler::of(&rows) }
}

fn problem(error: png::EncodingError) -> Error {
    match error {
        png::EncodingError::IoError(why) => Error::Writing(why),
        other => Error::Encoding(other.to_string()),
    }
}
