//! JPEG: grey, colour, CMYK and YCCK, in one scan or many. Nobody decodes a part of one in plain Rust, so the whole is
//! decoded at once, after its size was weighed; but for grey and coloured ones in many scans, whose rows we make ourselves.

mod header;
mod progressive;

use super::{Outcome, RowSink, SheetFacts, Source};
use crate::{Budget, Format, ScanError};
use header::Header;
use image::RgbImage;
use std::io::{self, BufReader, Cursor, Read, Seek, SeekFrom};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZByteReaderTrait;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// Scans of a picture that comes in many: honest ones have about ten.
const MOST_SCANS: usize = 64;
/// Longest side of the small picture in a file.
const MOST_THUMBNAIL_PX: usize = 2048;
/// Where the end of a file must be that is whole.
const TAIL_BYTES: u64 = 1 << 16;
/// What the decoder leaves where the file ends too early.
const UNREAD: u8 = 128;

pub(super) fn facts(
    source: &mut dyn Source,
    file_bytes: u64,
    budget: &Budget,
) -> Result<SheetFacts, ScanError> {
    let header = Header::of(source)?;
    let size_px = budget.check_size(u64::from(header.width), u64::from(header.height))?;
    weigh(&header, file_bytes, budget)?;
    Ok(SheetFacts { format: Format::Jpeg, size_px, dots_an_inch: header.dots_an_inch, place: None, pages: 1 })
}

/// Is it read by [`progressive`]?
fn in_many_scans(header: &Header) -> bool {
    header.scans && matches!(header.sampling.len(), 1 | 3) && header.progressive
}

/// Is it in the budget?
fn weigh(header: &Header, file_bytes: u64, budget: &Budget) -> Result<usize, ScanError> {
    if in_many_scans(header) {
        budget.check_whole(progressive::bytes(header.width, header.height, &header.sampling), file_bytes)
    } else {
        pixels_bytes(header, file_bytes, budget)
    }
}

/// Bytes of all pixels, once they and whatever is held beside them are in the budget.
fn pixels_bytes(header: &Header, file_bytes: u64, budget: &Budget) -> Result<usize, ScanError> {
    let channels = if header.sampling.len() == 1 { 1 } else { 3 };
    let pixels = u64::from(header.width) * u64::from(header.height) * channels;
    let beside = if header.scans { header.coefficient_bytes() } else { 0 };
    budget.check_whole(pixels + beside, file_bytes)?;
    budget.check_whole(pixels, file_bytes)
}

pub(super) fn rows(
    source: &mut dyn Source,
    file_bytes: u64,
    budget: &Budget,
    sink: &mut dyn RowSink,
) -> Result<Outcome, ScanError> {
    let header = Header::of(source)?;
    let bytes = weigh(&header, file_bytes, budget)?;
    if let Some(small) = thumbnail(&header) {
        sink.preview(&small);
    }
    let ends = has_end(source)?;
    source.seek(SeekFrom::Start(0)).map_err(ScanError::Read)?;
    let grey = header.sampling.len() == 1;
    let row_bytes = header.width as usize * if grey { 1 } else { 3 };
    if in_many_scans(&header) {
        return many_scans(source, file_bytes, budget, (grey, !ends), sink);
    }
    if !header.scans && matches!(header.sampling.len(), 1 | 3) {
        // A tenth of the work, and something to see.
        let watched = Watched { source: &mut *source, sink: &*sink, file_bytes, at: 0, quiet: true };
        let mut file = BufReader::with_capacity(1 << 16, watched);
        progressive::coarse(&mut file, budget.bytes, &mut |small| sink.preview(small));
        source.seek(SeekFrom::Start(0)).map_err(ScanError::Read)?;
    }
    let watched = Watched { source, sink: &*sink, file_bytes, at: 0, quiet: false };
    let pixels = decode(BufReader::with_capacity(1 << 16, watched), budget.side_px as usize, grey, bytes);
    if sink.is_cancelled() {
        return Err(ScanError::Cancelled);
    }
    let pixels = pixels?;
    let mut rows: Vec<&[u8]> = pixels.chunks_exact(row_bytes).collect();
    if !ends && !header.scans {
        let unread = rows.iter().rev().take_while(|row| row.iter().all(|byte| *byte == UNREAD)).count();
        rows.truncate(rows.len() - unread);
    }
    let mut rgb = Vec::new();
    for row in rows {
        if grey {
            rgb.clear();
            super::colour::append(row, 1, &mut rgb);
            sink.row(&rgb)?;
        } else {
            sink.row(row)?;
        }
    }
    Ok(Outcome { coarse: !ends && header.scans, ..Outcome::default() })
}

/// Reads one in many scans.
fn many_scans(
    source: &mut dyn Source,
    file_bytes: u64,
    budget: &Budget,
    (grey, coarse): (bool, bool),
    sink: &mut dyn RowSink,
) -> Result<Outcome, ScanError> {
    let watched = Watched { source, sink: &*sink, file_bytes, at: 0, quiet: false };
    let mut file = BufReader::with_capacity(1 << 16, watched);
    let mut coarse_picture = |small: &RgbImage| sink.preview(small);
    let picture = progressive::Picture::read(&mut file, budget.bytes, MOST_SCANS, &mut coarse_picture);
    if sink.is_cancelled() {
        return Err(ScanError::Cancelled);
    }
    let mut rgb = Vec::new();
    picture?.rows(&mut |row| {
        if !grey {
            return sink.row(row);
        }
        rgb.clear();
        super::colour::append(row, 1, &mut rgb);
        sink.row(&rgb)
    })?;
    Ok(Outcome { coarse, ..Outcome::default() })
}

/// Decodes to grey or three bytes a pixel, of which there are so many.
fn decode<R: ZByteReaderTrait>(file: R, side: usize, grey: bool, bytes: usize) -> Result<Vec<u8>, ScanError> {
    let colour = if grey { ColorSpace::Luma } else { ColorSpace::RGB };
    let options = DecoderOptions::default()
        .set_max_width(side)
        .set_max_height(side)
        .set_strict_mode(false)
        .jpeg_set_max_scans(MOST_SCANS)
        .jpeg_set_out_colorspace(colour);
    let damaged = |reason: &dyn std::fmt::Debug| ScanError::Damaged {
        format: Format::Jpeg,
        reason: format!("{reason:?}"),
    };
    let mut decoder = JpegDecoder::new_with_options(file, options);
    decoder.decode_headers().map_err(|why| damaged(&why))?;
    if decoder.output_buffer_size() != Some(bytes) {
        return Err(damaged(&"it has two sizes"));
    }
    let mut pixels = vec![UNREAD; bytes];
    decoder.decode_into(&mut pixels).map_err(|why| damaged(&why))?;
    Ok(pixels)
}

/// The small picture of the whole that a file may have.
fn thumbnail(header: &Header) -> Option<RgbImage> {
    let small = Header::of(&mut Cursor::new(&header.thumbnail[..])).ok()?;
    let (width, height) = (small.width, small.height);
    let side = MOST_THUMBNAIL_PX as u32;
    // One of another shape has been left by a program that cut the sheet.
    let (across, down) =
        (u64::from(width) * u64::from(header.height), u64::from(height) * u64::from(header.width));
    if width > side || height > side || across.abs_diff(down) * 20 > across {
        return None;
    }
    let bytes = width as usize * height as usize * 3;
    let pixels = decode(Cursor::new(&header.thumbnail), MOST_THUMBNAIL_PX, false, bytes).ok()?;
    RgbImage::from_raw(width, height, pixels)
}

/// Does the file have its end?
fn has_end(source: &mut dyn Source) -> Result<bool, ScanError> {
    let end = source.seek(SeekFrom::End(0)).map_err(ScanError::Read)?;
    source.seek(SeekFrom::Start(end.saturating_sub(TAIL_BYTES))).map_err(ScanError::Read)?;
    let mut tail = Vec::new();
    source.take(TAIL_BYTES).read_to_end(&mut tail).map_err(ScanError::Read)?;
    Ok(tail.windows(2).any(|two| two == [0xff, 0xd9]))
}

/// A file that ends when nobody wants it any more, and tells how far it was read.
struct Watched<'a> {
    source: &'a mut dyn Source,
    sink: &'a dyn RowSink,
    file_bytes: u64,
    at: u64,
    /// Is it read again afterwards, so that nothing is told of how far?
    quiet: bool,
}

impl Read for Watched<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        if self.sink.is_cancelled() {
            return Ok(0);
        }
        let count = self.source.read(to)?;
        self.at += count as u64;
        if self.quiet {
            return Ok(count);
        }
        self.sink.unpacked(self.at as f32 / self.file_bytes.max(1) as f32);
        Ok(count)
    }
}

impl Seek for Watched<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.at = self.source.seek(to)?;
        Ok(self.at)
    }
}

/// The samples of a JPEG within another file.
pub(super) struct PartPixels {
    samples: Vec<u8>,
    width: u32,
    count: usize,
}

impl PartPixels {
    /// Row by row, where the rows are so many pixels wide.
    pub(super) fn lines(&self, width: u32) -> Option<std::slice::ChunksExact<'_, u8>> {
        (self.width == width).then(|| self.samples.chunks_exact(width as usize * self.count))
    }
}

/// Decodes a JPEG that is a part of another file: at most so many columns and rows, of so many samples a pixel, either
/// converted to red, green and blue or as they are.
pub(super) fn part(
    file: &[u8],
    (width, height, count): (u32, u32, usize),
    converted: bool,
    most_bytes: u64,
) -> Result<PartPixels, ScanError> {
    let damaged = |reason: &str| ScanError::Damaged { format: Format::Jpeg, reason: reason.to_owned() };
    let header = Header::of(&mut Cursor::new(file))?;
    let bytes = u64::from(header.width) * u64::from(header.height) * count as u64;
    let beside = if header.scans { header.coefficient_bytes() } else { 0 };
    if header.width > width || header.height > height || header.sampling.len() != count || count > 4 {
        return Err(damaged("its size is not that of the part"));
    }
    if bytes + beside > most_bytes {
        return Err(ScanError::TooMuchMemory {
            needed_mib: (bytes + beside) >> 20,
            most_mib: most_bytes >> 20,
        });
    }
    let options = DecoderOptions::default().set_strict_mode(false).jpeg_set_max_scans(MOST_SCANS);
    let side = width.max(height) as usize;
    let options = options.set_max_width(side).set_max_height(side);
    let mut decoder = JpegDecoder::new_with_options(Cursor::new(file), options);
    decoder.decode_headers().map_err(|why| damaged(&format!("{why:?}")))?;
    let space = match (count, decoder.input_colorspace()) {
        (1, _) => ColorSpace::Luma,
        (3, _) if converted => ColorSpace::RGB,
        (_, Some(as_it_is)) => as_it_is,
        (_, None) => return Err(damaged("its colours are not told")),
    };
    decoder.set_options(options.jpeg_set_out_colorspace(space));
    if decoder.output_buffer_size().map(|n| n as u64) != Some(bytes) {
        return Err(damaged("it has two sizes"));
    }
    let mut samples = vec![0; bytes as usize];
    decoder.decode_into(&mut samples).map_err(|why| damaged(&format!("{why:?}")))?;
    Ok(PartPixels { samples, width: header.width, count })
}
