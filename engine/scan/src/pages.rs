//! Pages of a file that has several, read by somebody else.

use crate::read::Source;
use crate::{Budget, ScanError, Watch};

/// What is known of a page before it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PageFacts {
    /// How many pages the file has.
    pub pages: u32,
    /// Columns and rows the page is drawn with.
    pub size_px: (u32, u32),
    /// Dots an inch that is.
    pub dots_an_inch: f64,
}

/// A part of a page, as it is drawn.
pub enum PagePart<'a> {
    /// A small picture of the whole, before its rows: columns and rows, and three bytes a pixel.
    Coarse((u32, u32), &'a [u8]),
    /// The next row from the top, three bytes a pixel.
    Row(&'a [u8]),
}

/// Draws pages of PDF files. Their decoders cannot be held in bounds within the program that asks, so that whoever opens
/// sheets says who reads them; every answer is held against the budget again, for the file may have won over its reader.
pub trait PageReader: Send + Sync {
    /// How many pages there are, and how large one is; pages are counted from 1.
    ///
    /// # Errors
    /// Where the file is none, has no such page, or costs more than the budget.
    fn facts(
        &self,
        source: &mut dyn Source,
        page: u32,
        budget: &Budget,
        watch: &dyn Watch,
    ) -> Result<PageFacts, ScanError>;

    /// Draws a page: hands on its rows, before them perhaps a small picture of it.
    ///
    /// # Errors
    /// As [`Self::facts`], or where `take` does not want more.
    fn rows(
        &self,
        source: &mut dyn Source,
        page: u32,
        budget: &Budget,
        watch: &dyn Watch,
        take: &mut dyn FnMut(PagePart<'_>) -> Result<(), ScanError>,
    ) -> Result<(), ScanError>;
}
