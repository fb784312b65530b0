//! WebP, with and without loss; always whole.

use super::{Outcome, RowSink, SheetFacts, Source, colour};
use crate::{Budget, Format, ScanError};
use image_webp::{DecodingError, WebPDecoder};
use std::io::{BufReader, SeekFrom};

/// Bytes a pixel while decoding: four of the answer, and what is held beside it with and without a see-through layer.
const ALPHA_BYTES: u64 = 12;
const OPAQUE_BYTES: u64 = 7;

fn wrong(error: DecodingError) -> ScanError {
    match error {
        DecodingError::IoError(why) if why.kind() != std::io::ErrorKind::UnexpectedEof => {
            ScanError::Read(why)
        }
        other => ScanError::Damaged { format: Format::WebP, reason: other.to_string() },
    }
}

fn open<'a>(
    source: &'a mut dyn Source,
    file_bytes: u64,
    budget: &Budget,
) -> Result<WebPDecoder<BufReader<&'a mut dyn Source>>, ScanError> {
    source.seek(SeekFrom::Start(0)).map_err(ScanError::Read)?;
    let mut file = WebPDecoder::new(BufReader::new(source)).map_err(wrong)?;
    let (width, height) = file.dimensions();
    budget.check_size(u64::from(width), u64::from(height))?;
    let each = if file.has_alpha() { ALPHA_BYTES } else { OPAQUE_BYTES };
    let bytes = budget.check_whole(u64::from(width) * u64::from(height) * each, file_bytes)?;
    file.set_memory_limit(bytes);
    Ok(file)
}

pub(super) fn facts(
    source: &mut dyn Source,
    file_bytes: u64,
    budget: &Budget,
) -> Result<SheetFacts, ScanError> {
    let file = open(source, file_bytes, budget)?;
    Ok(SheetFacts {
        format: Format::WebP,
        size_px: file.dimensions(),
        dots_an_inch: None,
        place: None,
        pages: 1,
    })
}

pub(super) fn rows(
    source: &mut dyn Source,
    file_bytes: u64,
    budget: &Budget,
    sink: &mut dyn RowSink,
) -> Result<Outcome, ScanError> {
    let mut file = open(source, file_bytes, budget)?;
    let channels = if file.has_alpha() { 4 } else { 3 };
    let bytes = file.output_buffer_size().ok_or(ScanError::Empty)?;
    let mut pixels = vec![0; bytes];
    file.read_image(&mut pixels).map_err(wrong)?;
    let mut rgb = Vec::new();
    for row in pixels.chunks_exact(file.dimensions().0 as usize * channels) {
        rgb.clear();
        colour::append(row, channels, &mut rgb);
        sink.row(&rgb)?;
    }
    Ok(Outcome::default())
}
