//! PNG, row by row; interlaced ones whole, shown from the first pass on.

use super::{Outcome, RowSink, SheetFacts, Source, colour};
use crate::{BLANK, Budget, Format, ScanError};
use image::RgbImage;
use png::{Decoder, DecodingError, Limits, PixelDimensions, Reader, Transformations, Unit};
use std::io::{BufReader, SeekFrom};

/// What a decoder may take beside rows.
const BESIDE_BYTES: usize = 64 << 20;
/// A pixel of the file has at most four numbers of two bytes.
const WIDEST_PIXEL_BYTES: usize = 8;
const INCH_METRES: f64 = 0.0254;

/// The passes of interlacing: first column and row, and steps of them.
const PASSES: [[u32; 4]; 7] =
    [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]];
/// Passes after which a picture is shown: every fourth, every second column is there.
const SHOWN_AFTER: [usize; 2] = [2, 4];

type File<'a> = Reader<BufReader<&'a mut dyn Source>>;

fn wrong(error: DecodingError) -> ScanError {
    match error {
        DecodingError::IoError(why) if why.kind() != std::io::ErrorKind::UnexpectedEof => {
            ScanError::Read(why)
        }
        DecodingError::LimitsExceeded => ScanError::Damaged {
            format: Format::Png,
            reason: "it wants more memory than any scan".to_owned(),
        },
        other => ScanError::Damaged { format: Format::Png, reason: other.to_string() },
    }
}

fn open<'a>(source: &'a mut dyn Source, budget: &Budget) -> Result<File<'a>, ScanError> {
    source.seek(SeekFrom::Start(0)).map_err(ScanError::Read)?;
    let bytes = BESIDE_BYTES + budget.side_px as usize * WIDEST_PIXEL_BYTES;
    let mut decoder = Decoder::new_with_limits(BufReader::with_capacity(1 << 16, source), Limits { bytes });
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    decoder.set_transformations(Transformations::normalize_to_color8());
    let header = decoder.read_header_info().map_err(wrong)?;
    budget.check_size(u64::from(header.width), u64::from(header.height))?;
    decoder.read_info().map_err(wrong)
}

pub(super) fn facts(source: &mut dyn Source, budget: &Budget) -> Result<SheetFacts, ScanError> {
    let file = open(source, budget)?;
    let info = file.info();
    let inches =
        |PixelDimensions { xppu, yppu, .. }| (f64::from(xppu) * INCH_METRES, f64::from(yppu) * INCH_METRES);
    let metres = info.pixel_dims.filter(|dots| dots.unit == Unit::Meter && dots.xppu > 0 && dots.yppu > 0);
    Ok(SheetFacts {
        format: Format::Png,
        size_px: info.size(),
        dots_an_inch: metres.map(inches),
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
    let mut file = open(source, budget)?;
    if file.info().interlaced {
        return interlaced(&mut file, file_bytes, budget, sink);
    }
    let channels = file.output_color_type().0.samples();
    let mut rgb = Vec::new();
    let mut any = false;
    loop {
        match file.next_row() {
            Ok(Some(row)) => {
                rgb.clear();
                colour::append(row.data(), channels, &mut rgb);
            }
            Err(why) if !any => return Err(wrong(why)),
            // The rows so far are good; whoever takes them knows how many are missing.
            Ok(None) | Err(_) => break,
        }
        any = true;
        sink.row(&rgb)?;
    }
    Ok(Outcome::default())
}

fn interlaced(
    file: &mut File,
    file_bytes: u64,
    budget: &Budget,
    sink: &mut dyn RowSink,
) -> Result<Outcome, ScanError> {
    let (width, height) = file.info().size();
    let bytes = budget.check_whole(u64::from(width) * u64::from(height) * 3, file_bytes)?;
    let channels = file.output_color_type().0.samples();
    let row_bytes = width as usize * 3;
    let mut whole = vec![BLANK[0]; bytes];
    let mut rgb = Vec::new();
    let mut any = false;
    let mut passes = 0;
    'passes: for (pass, [left, top, across, down]) in PASSES.into_iter().enumerate() {
        if left >= width {
            continue;
        }
        for y in (top..height).step_by(down as usize) {
            match file.next_row() {
                Ok(Some(row)) => {
                    rgb.clear();
                    colour::append(row.data(), channels, &mut rgb);
                }
                Err(why) if !any => return Err(wrong(why)),
                Ok(None) | Err(_) => break 'passes,
            }
            any = true;
            let start = y as usize * row_bytes;
            let Some(row) = whole.get_mut(start..start + row_bytes) else { continue };
            let places = row.as_chunks_mut::<3>().0.iter_mut().skip(left as usize).step_by(across as usize);
            for (to, from) in places.zip(rgb.as_chunks::<3>().0) {
                *to = *from;
            }
        }
        passes = pass + 1;
        if SHOWN_AFTER.contains(&pass) {
            // Pixels that are there so far: every `step`-th, both ways.
            let step = if pass == SHOWN_AFTER[0] { 4 } else { 2 };
            let small = RgbImage::from_fn(width.div_ceil(step), height.div_ceil(step), |x, y| {
                let at = (y * step) as usize * row_bytes + (x * step) as usize * 3;
                image::Rgb(whole.get(at..).and_then(|rest| rest.first_chunk()).copied().unwrap_or(BLANK))
            });
            sink.preview(&small);
        }
    }
    for row in whole.chunks_exact(row_bytes) {
        sink.row(row)?;
    }
    let all = PASSES.iter().rposition(|[left, top, ..]| *left < width && *top < height).map_or(0, |p| p + 1);
    Ok(Outcome { coarse: passes < all, ..Outcome::default() })
}
