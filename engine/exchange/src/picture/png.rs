//! PNG, packed band by band: each by itself and on any thread, so that all of them in a row are one stream.

use super::bands::Band;
use super::error::Error;
use super::plan::Plan;
use super::request::Size;
use super::write::Image;
use super::{adler, bands};
use flate2::{Compress, Compression, FlushCompress};
use std::io::Write;

/// How hard the packer tries, of 9: more makes a map hardly smaller.
const EFFORT: u32 = 2;
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
        let Packed { mut bytes, length, sum: own } = packed?;
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

/// Packs a band. Rows are written as they are: fibres of paper that come again are found as such.
fn pack(band: &Band, row: usize) -> Result<Packed, Error> {
    let mut rows = Vec::with_capacity(band.rgb.len() / row.max(1) * (row + 1));
    for pixels in band.rgb.chunks_exact(row) {
        rows.push(0);
        rows.extend_from_slice(pixels);
    }
    let mut packer = Compress::new(Compression::new(EFFORT), false);
    let mut bytes = Vec::with_capacity(rows.len() / 2 + 1024);
    let flush = if band.last { FlushCompress::Finish } else { FlushCompress::Sync };
    loop {
        let done = packer.total_in() as usize;
        let before = bytes.len();
        let room = bytes.capacity();
        let failed = |why: flate2::CompressError| Error::Encoding(why.to_string());
        let status = packer.compress_vec(&rows[done..], &mut bytes, flush).map_err(failed)?;
        let full = bytes.len() == room;
        if status == flate2::Status::StreamEnd || packer.total_in() as usize == rows.len() && !full {
            break;
        }
        if !full && bytes.len() == before {
            return Err(Error::Encoding("its packer does not go on".to_owned()));
        }
        bytes.reserve(bytes.capacity() / 2 + 1024);
    }
    Ok(Packed { bytes, length: rows.len() as u64, sum: adler::of(&rows) })
}

fn problem(error: png::EncodingError) -> Error {
    match error {
        png::EncodingError::IoError(why) => Error::Writing(why),
        other => Error::Encoding(other.to_string()),
    }
}
