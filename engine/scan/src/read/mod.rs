//! Readers: each hands the rows of a sheet, from the top, to whoever takes them.
//!
//! A reader asks the [`Budget`] before it takes memory, reads what can be read of a damaged file, and knows nothing of
//! tiles and folders.

mod colour;
mod jpeg;
mod png;
mod tiff;
mod webp;

use crate::{Budget, Format, PagePart, PageReader, ScanError, Watch};
use image::RgbImage;
use oblique_tiff::GeoPlace;
use std::io::{Read, Seek};

/// The bytes of a file, wherever they are.
pub trait Source: Read + Seek + Send {}
impl<T: Read + Seek + Send> Source for T {}

/// What is known of a sheet before its pixels are decoded.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetFacts {
    /// What the file is.
    pub format: Format,
    /// Columns and rows.
    pub size_px: (u32, u32),
    /// Dots an inch across and down, where the file tells.
    pub dots_an_inch: Option<(f64, f64)>,
    /// Where the sheet lies, where the file is a GeoTIFF; handed on as it is.
    pub place: Option<GeoPlace>,
    /// How many sheets the file holds, of which this is one: pages of a PDF. Of others only the first is read.
    pub pages: u32,
}

/// Which page of a file is read, and who draws it.
#[derive(Clone, Copy)]
pub(crate) struct Page<'a> {
    pub(crate) number: u32,
    pub(crate) reader: Option<&'a dyn PageReader>,
    pub(crate) watch: &'a dyn Watch,
}

impl<'a> Page<'a> {
    fn reader(&self) -> Result<&'a dyn PageReader, ScanError> {
        self.reader.ok_or_else(|| ScanError::Unsupported {
            format: Format::Pdf,
            kind: "pages are not drawn here".to_owned(),
            remedy: "save the page as a PNG or TIFF with another program",
        })
    }
}

/// Takes what a reader has.
pub(crate) trait RowSink {
    /// A small picture of the whole sheet, to be shown until its rows come.
    fn preview(&self, small: &RgbImage);

    /// The next row: three bytes a pixel. The error, if any, ends the reading: it was cancelled, or there is no room.
    fn row(&mut self, row: &[u8]) -> Result<(), ScanError>;

    /// Is it not wanted any more?
    fn is_cancelled(&self) -> bool;

    /// So much of a picture that is decoded in one piece is unpacked, from 0 to 1; its rows come afterwards.
    fn unpacked(&self, share: f32);
}

/// How reading went, where something could be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// Strips or tiles that were left blank.
    pub(crate) damaged_parts: u32,
    /// Strips or tiles of the file.
    pub(crate) parts: u32,
    /// The file ended early, and the sheet is coarser than it should be.
    pub(crate) coarse: bool,
}

/// What a file is and how large its picture, without decoding it.
pub(crate) fn facts(
    source: &mut dyn Source,
    format: Format,
    file_bytes: u64,
    budget: &Budget,
    page: Page<'_>,
) -> Result<SheetFacts, ScanError> {
    if format != Format::Pdf && page.number > 1 {
        return Err(ScanError::NoSuchPage { page: page.number, pages: 1 });
    }
    let facts = match format {
        Format::Png => png::facts(source, budget),
        Format::Jpeg => jpeg::facts(source, file_bytes, budget),
        Format::WebP => webp::facts(source, file_bytes, budget),
        Format::Tiff => tiff::facts(source, file_bytes, budget),
        // A page of lines is large and packs to nothing: what it costs is its reader's limit.
        Format::Pdf => return of_page(source, budget, page),
    }?;
    budget.check_packing(facts.size_px, file_bytes)?;
    Ok(facts)
}

fn of_page(source: &mut dyn Source, budget: &Budget, page: Page<'_>) -> Result<SheetFacts, ScanError> {
    let found = page.reader()?.facts(source, page.number, budget, page.watch)?;
    let size_px = budget.check_size(found.size_px.0.into(), found.size_px.1.into())?;
    let dots = Some(found.dots_an_inch).filter(|dots| dots.is_finite() && *dots > 0.0);
    Ok(SheetFacts {
        format: Format::Pdf,
        size_px,
        dots_an_inch: dots.map(|dots| (dots, dots)),
        place: None,
        pages: found.pages,
    })
}

/// Decodes a file whose facts were found good.
pub(crate) fn rows(
    source: &mut dyn Source,
    format: Format,
    file_bytes: u64,
    budget: &Budget,
    page: Page<'_>,
    sink: &mut dyn RowSink,
) -> Result<Outcome, ScanError> {
    match format {
        Format::Png => png::rows(source, file_bytes, budget, sink),
        Format::Jpeg => jpeg::rows(source, file_bytes, budget, sink),
        Format::WebP => webp::rows(source, file_bytes, budget, sink),
        Format::Tiff => tiff::rows(source, file_bytes, budget, sink),
        Format::Pdf => {
            let reader = page.reader()?;
            reader.rows(source, page.number, budget, page.watch, &mut |part| match part {
                PagePart::Coarse((width, height), pixels) => {
                    if let Some(small) = RgbImage::from_raw(width, height, pixels.to_vec()) {
                        sink.preview(&small);
                    }
                    Ok(())
                }
                PagePart::Row(row) => sink.row(row),
            })?;
            Ok(Outcome::default())
        }
    }
}
