//! TIFF: strips and tiles, packed in every way scanners and GDAL use, of any colours, row by row.

mod layout;
mod parts;
mod samples;

use super::{Outcome, RowSink, SheetFacts, Source};
use crate::{BLANK, Budget, Format, ScanError};
use image::RgbImage;
use layout::Layout;
use oblique_tiff::{GeoKeys, GeoPlace};
use parts::Parts;
use std::io::SeekFrom;
use tiff::TiffError;
use tiff::decoder::{Decoder, Limits};
use tiff::tags::Tag;

/// Most bytes the list of strips or tiles may take.
const MOST_LIST_BYTES: usize = 4 << 20;
/// Pictures of one file that are looked at: the sheet and its overviews.
const MOST_PICTURES: usize = 64;
/// Longer side of an overview that is shown first: the smallest that is large enough, for it is read before all else.
const LEAST_OVERVIEW_PX: u32 = 500;
const MOST_OVERVIEW_PX: u32 = 3000;
/// Bits of a picture's purpose: reduced, a mask.
const REDUCED: u32 = 1;
const MASK: u32 = 4;

type File<'a> = Decoder<&'a mut dyn Source>;

fn damaged(reason: String) -> ScanError {
    ScanError::Damaged { format: Format::Tiff, reason }
}

fn unsupported(kind: String) -> ScanError {
    let remedy = "save it again without compression, or as PNG";
    ScanError::Unsupported { format: Format::Tiff, kind, remedy }
}

fn wrong(error: TiffError) -> ScanError {
    match error {
        TiffError::IoError(why) if why.kind() != std::io::ErrorKind::UnexpectedEof => ScanError::Read(why),
        TiffError::UnsupportedError(kind) => unsupported(kind.to_string()),
        other => damaged(other.to_string()),
    }
}

fn open(source: &mut dyn Source) -> Result<File<'_>, ScanError> {
    source.seek(SeekFrom::Start(0)).map_err(ScanError::Read)?;
    let mut limits = Limits::default();
    limits.ifd_value_size = MOST_LIST_BYTES;
    Ok(Decoder::new(source).map_err(wrong)?.with_limits(limits))
}

/// A tag that is one number.
fn number(file: &mut File, tag: Tag) -> Result<Option<u32>, ScanError> {
    let all: Option<Vec<u32>> = file.find_tag_unsigned_vec(tag).map_err(wrong)?;
    Ok(all.and_then(|all| all.first().copied()))
}

pub(super) fn facts(
    source: &mut dyn Source,
    file_bytes: u64,
    budget: &Budget,
) -> Result<SheetFacts, ScanError> {
    let mut file = open(source)?;
    choose_sheet(&mut file)?;
    let layout = Layout::of(&mut file, file_bytes, budget)?;
    let keys = GeoKeys::of(&mut file);
    // A place told in numbers too few is none: the sheet is placed by control points then.
    let place = GeoPlace::of(&mut file, &keys).ok().flatten();
    let size_px = (layout.width, layout.height);
    Ok(SheetFacts { format: Format::Tiff, size_px, dots_an_inch: dots(&mut file), place, pages: 1 })
}

fn dots(file: &mut File) -> Option<(f64, f64)> {
    let scale = match number(file, Tag::ResolutionUnit).ok()? {
        Some(2) | None => 1.0,
        Some(3) => 2.54,
        _ => return None,
    };
    let mut ratio = |tag| {
        let value = file.find_tag(tag).ok().flatten()?;
        let tiff::decoder::ifd::Value::Rational(over, under) = value else { return None };
        (over > 0 && under > 0).then(|| f64::from(over) / f64::from(under) * scale)
    };
    ratio(Tag::XResolution).zip(ratio(Tag::YResolution))
}

/// Goes to the first picture that is no overview and no mask; the first of all where there is none.
fn choose_sheet(file: &mut File) -> Result<(), ScanError> {
    for _ in 0..MOST_PICTURES {
        if number(file, Tag::NewSubfileType)?.unwrap_or(0) & (REDUCED | MASK) == 0 {
            return Ok(());
        }
        if !file.more_images() || file.next_image().is_err() {
            break;
        }
    }
    file.seek_to_image(0).map_err(wrong)
}

pub(super) fn rows(
    source: &mut dyn Source,
    file_bytes: u64,
    budget: &Budget,
    sink: &mut dyn RowSink,
) -> Result<Outcome, ScanError> {
    if let Some(small) = overview(source, file_bytes, budget) {
        sink.preview(&small);
    }
    let layout = {
        let mut file = open(source)?;
        choose_sheet(&mut file)?;
        Layout::of(&mut file, file_bytes, budget)?
    };
    let mut parts = Parts::new(source, &layout, budget);
    parts.rows(&mut |row| sink.row(row))?;
    Ok(Outcome { damaged_parts: parts.damaged, parts: layout.parts(), coarse: false })
}

/// The overview in the file that shows enough of the sheet and is read soonest.
fn overview(source: &mut dyn Source, file_bytes: u64, budget: &Budget) -> Option<RgbImage> {
    let mut file = open(source).ok()?;
    let mut best: Option<Layout> = None;
    for _ in 0..MOST_PICTURES {
        if !file.more_images() || file.next_image().is_err() {
            break;
        }
        if number(&mut file, Tag::NewSubfileType).ok()?.unwrap_or(0) & (REDUCED | MASK) != REDUCED {
            continue;
        }
        let Ok(layout) = Layout::of(&mut file, file_bytes, budget) else { continue };
        let fits = (LEAST_OVERVIEW_PX..=MOST_OVERVIEW_PX).contains(&layout.width.max(layout.height));
        if fits && best.as_ref().is_none_or(|best| best.width > layout.width) {
            best = Some(layout);
        }
    }
    drop(file);
    let layout = best?;
    let mut pixels = Vec::with_capacity(layout.width as usize * layout.height as usize * 3);
    let mut parts = Parts::new(source, &layout, budget);
    parts
        .rows(&mut |row| {
            pixels.extend_from_slice(row);
            Ok(())
        })
        .ok()?;
    pixels.resize(layout.width as usize * layout.height as usize * 3, BLANK[0]);
    RgbImage::from_raw(layout.width, layout.height, pixels)
}
