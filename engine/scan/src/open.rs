//! Opening a sheet: what its file is, which one it is, whether its pyramid is kept, and building it if not.

use crate::pyramid::{Builder, CACHE_BYTES, CacheFolder, Levels, Pyramid};
use crate::read::{self, Page, RowSink, SheetFacts, Source};
use crate::{Budget, Fingerprint, Format, HEAD_BYTES, PageReader, Problem, ScanError};
use image::RgbImage;
use std::cell::Cell;
use std::io::{Read, SeekFrom};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// What a picture decoded in one piece takes of the whole work, the rest is tiles.
const UNPACKING_SHARE: f32 = 0.7;
/// Rows between two reports.
const REPORT_EVERY: u32 = 16;

/// Whoever waits for a sheet: learns how far it is and may stop it.
pub trait Watch: Send + Sync {
    /// Is the sheet not wanted any more?
    fn is_cancelled(&self) -> bool;

    /// So much is done, from 0 to 1.
    fn report(&self, done: f32);
}

/// Nobody waits: never stopped.
impl Watch for () {
    fn is_cancelled(&self) -> bool {
        false
    }

    fn report(&self, _: f32) {}
}

/// How sheets are opened.
#[derive(Clone)]
pub struct Options {
    /// What it may cost.
    pub budget: Budget,
    /// Bytes of tiles kept in memory.
    pub cache_bytes: usize,
    /// Is it to be built again even where it is kept?
    pub anew: bool,
    /// Which page of a file that has several, counted from 1.
    pub page: u32,
    /// Who draws pages of PDF files; without one they are refused.
    pub pages: Option<Arc<dyn PageReader>>,
}

impl Default for Options {
    fn default() -> Self {
        Self { budget: Budget::default(), cache_bytes: CACHE_BYTES, anew: false, page: 1, pages: None }
    }
}

/// A sheet that can be asked for pixels.
pub struct Sheet {
    /// What is known of the file.
    pub facts: SheetFacts,
    /// Its pixels; asked at once, also while they are still being read.
    pub pyramid: Arc<Pyramid>,
    /// What remains to be done, where its pyramid was not kept.
    pub build: Option<Build>,
}

/// The rest of opening a sheet: decoding it. Dropped, the sheet stays as far as it was read and nothing is kept.
pub struct Build {
    source: Box<dyn Source>,
    facts: SheetFacts,
    file_bytes: u64,
    page: u32,
    pages: Option<Arc<dyn PageReader>>,
    budget: Budget,
    builder: Builder,
}

/// What a file is, by its beginning.
///
/// # Errors
/// Where it cannot be read or is no picture known here.
pub fn recognise(source: &mut dyn Source) -> Result<Format, ScanError> {
    source.seek(SeekFrom::Start(0)).map_err(ScanError::Read)?;
    let mut head = Vec::with_capacity(HEAD_BYTES);
    source.take(HEAD_BYTES as u64).read_to_end(&mut head).map_err(ScanError::Read)?;
    Format::of(&head).ok_or(ScanError::Unknown)
}

/// Opens a sheet: reads every byte of its file once, for its fingerprint, but decodes nothing. Where its pyramid was
/// kept, nothing remains to be done; else [`Sheet::build`] is to be run, best in a job.
///
/// # Errors
/// Where the file cannot be read, is no sheet, is damaged beyond use or costs more than the budget.
pub fn open(
    mut source: Box<dyn Source>,
    folder: &Arc<dyn CacheFolder>,
    options: &Options,
    watch: &dyn Watch,
) -> Result<Sheet, ScanError> {
    let format = recognise(&mut *source)?;
    let file_bytes = source.seek(SeekFrom::End(0)).map_err(ScanError::Read)?;
    let Options { budget, cache_bytes, anew, page, .. } = *options;
    let which = Page { number: page, reader: options.pages.as_deref(), watch };
    let facts = guarded(format, || read::facts(&mut *source, format, file_bytes, &budget, which))?;
    let (fingerprint, file_bytes) = Fingerprint::of(&mut *source, &|| watch.is_cancelled())?;
    let fingerprint = fingerprint.of_page(page);
    if !anew {
        let kept = Pyramid::kept(&**folder, fingerprint, &budget, cache_bytes).map_err(ScanError::Cache)?;
        if let Some(pyramid) = kept {
            return Ok(Sheet { facts, pyramid: Arc::new(pyramid), build: None });
        }
    }
    let levels = Levels::of(facts.size_px.0, facts.size_px.1);
    let builder =
        Builder::new(Arc::clone(folder), levels, fingerprint, cache_bytes).map_err(ScanError::Cache)?;
    let pyramid = Arc::clone(builder.pyramid());
    let pages = options.pages.clone();
    let build = Build { source, facts: facts.clone(), file_bytes, page, pages, budget, builder };
    Ok(Sheet { facts, pyramid, build: Some(build) })
}

impl Build {
    /// Decodes the sheet. The pyramid shows what there is while this goes on.
    ///
    /// # Errors
    /// Where nothing of it can be decoded, there is no room for its tiles, or it was cancelled.
    pub fn run(mut self, watch: &dyn Watch) -> Result<Vec<Problem>, ScanError> {
        let pyramid = Arc::clone(self.builder.pyramid());
        let height = self.facts.size_px.1;
        let mut sink = Sink { builder: &mut self.builder, watch, height, first: Cell::new(0.0) };
        let format = self.facts.format;
        let page = Page { number: self.page, reader: self.pages.as_deref(), watch };
        let outcome = guarded(format, || {
            read::rows(&mut *self.source, format, self.file_bytes, &self.budget, page, &mut sink)
        })?;
        self.builder.finish(outcome)?;
        watch.report(1.0);
        Ok(pyramid.problems())
    }
}

/// Decoders are other people's: one that panics has met a damaged file.
fn guarded<T>(format: Format, work: impl FnOnce() -> Result<T, ScanError>) -> Result<T, ScanError> {
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|_| Err(ScanError::Damaged { format, reason: "the decoder gave it up".to_owned() }))
}

struct Sink<'a> {
    builder: &'a mut Builder,
    watch: &'a dyn Watch,
    height: u32,
    /// What was done before the first row came.
    first: Cell<f32>,
}

impl RowSink for Sink<'_> {
    fn preview(&self, small: &RgbImage) {
        self.builder.preview(small);
    }

    fn row(&mut self, row: &[u8]) -> Result<(), ScanError> {
        let rows = self.builder.rows();
        if rows.is_multiple_of(REPORT_EVERY) {
            if self.watch.is_cancelled() {
                return Err(ScanError::Cancelled);
            }
            let first = self.first.get();
            self.watch.report(first + (1.0 - first) * rows as f32 / self.height as f32);
        }
        self.builder.push(row)
    }

    fn is_cancelled(&self) -> bool {
        self.watch.is_cancelled()
    }

    fn unpacked(&self, share: f32) {
        self.first.set(UNPACKING_SHARE);
        self.watch.report(UNPACKING_SHARE * share);
    }
}
