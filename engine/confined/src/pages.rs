//! Pages of PDF files, for whoever opens sheets.

use crate::readers::pdf::{self, Answer, Question};
use crate::{Asked, Limits, Stopped};
use oblique_scan::{Budget, Format, PageFacts, PagePart, PageReader, ScanError, Source, Watch};
use std::io::SeekFrom;
use std::time::Duration;

/// Draws pages of PDF files in a process of its own.
#[derive(Clone, Copy, Debug)]
pub struct PdfPages {
    /// What drawing a page may cost.
    pub limits: Limits,
    /// The most pixels a page is drawn with: one that would have more is drawn coarser.
    pub pixels: u64,
}

impl Default for PdfPages {
    /// 10,000 × 10,000 pixels, 2 GiB, two minutes.
    fn default() -> Self {
        let limits = Limits { memory_bytes: 2 << 30, time: Duration::from_mins(2) };
        Self { limits, pixels: 100_000_000 }
    }
}

impl PdfPages {
    fn ask<'a>(
        &self,
        source: &mut dyn Source,
        question: Question,
        budget: &Budget,
        is_cancelled: &'a dyn Fn() -> bool,
    ) -> Result<(Asked<'a>, PageFacts), ScanError> {
        let scan_error = |why| self.scan_error(why);
        let bytes = source.seek(SeekFrom::End(0)).map_err(ScanError::Read)?;
        if bytes > self.limits.memory_bytes / 2 {
            return Err(self.scan_error(Stopped::OutOfBounds));
        }
        source.seek(SeekFrom::Start(0)).map_err(ScanError::Read)?;
        let mut source = source;
        let mut asked =
            Asked::start(pdf::NAME, &question.to_string(), &mut source, self.limits, is_cancelled)
                .map_err(scan_error)?;
        let answer = asked.line(pdf::LONGEST_ANSWER).map_err(scan_error)?;
        let damaged = |reason: &str| ScanError::Damaged { format: Format::Pdf, reason: reason.to_owned() };
        let (pages, size, dots_an_inch) = match answer.parse() {
            Ok(Answer::Page { pages, size, dots_an_inch }) => (pages, size, dots_an_inch),
            Ok(Answer::Empty | Answer::NoSuchPage { pages: 0 }) => return Err(ScanError::Empty),
            Ok(Answer::NoSuchPage { pages }) => {
                return Err(ScanError::NoSuchPage { page: question.page, pages });
            }
            Ok(Answer::Locked) => {
                return Err(ScanError::Unsupported {
                    format: Format::Pdf,
                    kind: "it is locked with a password".to_owned(),
                    remedy: "open it in a viewer of PDF files and save it without one",
                });
            }
            Ok(Answer::Damaged) => return Err(damaged("its pages are not to be found")),
            Err(()) => return Err(self.scan_error(Stopped::GaveUp)),
        };
        let size_px = budget.check_size(size.0.into(), size.1.into())?;
        Ok((asked, PageFacts { pages, size_px, dots_an_inch }))
    }

    fn scan_error(&self, why: Stopped) -> ScanError {
        match why {
            Stopped::Cancelled => ScanError::Cancelled,
            Stopped::OutOfBounds => ScanError::TooMuchWork {
                most_mib: self.limits.memory_mib(),
                most_seconds: self.limits.time.as_secs(),
            },
            Stopped::GaveUp => {
                ScanError::Damaged { format: Format::Pdf, reason: "its reader gave it up".to_owned() }
            }
            Stopped::Unreadable(why) => ScanError::Read(why),
            Stopped::Impossible(why) => ScanError::Unsupported {
                format: Format::Pdf,
                kind: format!("this system starts no reader for it: {why}"),
                remedy: "save the page as a PNG or TIFF with another program",
            },
        }
    }

    /// What is asked of a page.
    fn question(&self, drawn: bool, page: u32, budget: &Budget) -> Question {
        Question { drawn, page, most_pixels: self.pixels.min(budget.pixels), longest_px: budget.side_px }
    }
}

impl PageReader for PdfPages {
    fn facts(
        &self,
        source: &mut dyn Source,
        page: u32,
        budget: &Budget,
        watch: &dyn Watch,
    ) -> Result<PageFacts, ScanError> {
        let is_cancelled = || watch.is_cancelled();
        self.ask(source, self.question(false, page, budget), budget, &is_cancelled).map(|(_, facts)| facts)
    }

    fn rows(
        &self,
        source: &mut dyn Source,
        page: u32,
        budget: &Budget,
        watch: &dyn Watch,
        take: &mut dyn FnMut(PagePart<'_>) -> Result<(), ScanError>,
    ) -> Result<(), ScanError> {
        let is_cancelled = || watch.is_cancelled();
        let (mut asked, facts) =
            self.ask(source, self.question(true, page, budget), budget, &is_cancelled)?;
        let (width, height) = facts.size_px;
        if let Some(small) = pdf::coarse_size(facts.size_px) {
            let mut pixels = vec![0; small.0 as usize * small.1 as usize * 3];
            asked.read_exact(&mut pixels).map_err(|why| self.scan_error(why))?;
            take(PagePart::Coarse(small, &pixels))?;
        }
        let mut pixels = vec![0; width as usize * 3];
        for _ in 0..height {
            asked.read_exact(&mut pixels).map_err(|why| self.scan_error(why))?;
            take(PagePart::Row(&pixels))?;
        }
        Ok(())
    }
}
