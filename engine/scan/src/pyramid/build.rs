//! Rows of a sheet, as they are decoded, become a pyramid.

use super::folder::CacheFolder;
use super::levels::{Levels, TileAt};
use super::store::Store;
use super::{BLANK, Completeness, Preview, Pyramid, TILE_PX};
use crate::halve::Cascade;
use crate::read::Outcome;
use crate::{Fingerprint, ScanError};
use image::RgbImage;
use image::imageops::{self, FilterType};
use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Takes the rows of a sheet from the top and writes its tiles.
pub(crate) struct Builder {
    pyramid: Arc<Pyramid>,
    cascade: Cascade,
    bands: Vec<Band>,
    rows: u32,
    scratch: String,
    folder: Arc<dyn CacheFolder>,
    finished: bool,
}

/// As many rows of a reduction as a tile is high, or fewer.
struct Band {
    row_bytes: usize,
    height: u32,
    /// Rows that went before those here.
    written: u32,
    rows: Vec<u8>,
}

impl Builder {
    pub(crate) fn new(
        folder: Arc<dyn CacheFolder>,
        levels: Levels,
        whose: Fingerprint,
        cache_bytes: usize,
    ) -> io::Result<Self> {
        let (scratch, file) = folder.scratch()?;
        let store = Store::new(file, levels)?;
        let pyramid = Pyramid::with_store(store, whose, cache_bytes, Completeness::default());
        let band = |reduction| {
            let (width, height) = levels.size_px(reduction);
            Band { row_bytes: width as usize * 3, height, written: 0, rows: Vec::new() }
        };
        Ok(Self {
            pyramid: Arc::new(pyramid),
            cascade: Cascade::new(levels.height, levels.most),
            bands: (0..=levels.most).map(band).collect(),
            rows: 0,
            scratch,
            folder,
            finished: false,
        })
    }

    pub(crate) fn pyramid(&self) -> &Arc<Pyramid> {
        &self.pyramid
    }

    /// Rows taken so far.
    pub(crate) fn rows(&self) -> u32 {
        self.rows
    }

    /// Shows a small picture of the whole sheet until its rows come.
    pub(crate) fn preview(&self, small: &RgbImage) {
        let mut inner = self.pyramid.lock();
        let Preview { picture, .. } = &mut inner.preview;
        let (width, height) = picture.dimensions();
        let fitted = imageops::resize(small, width, height, FilterType::Triangle);
        let read = (u64::from(self.rows) * u64::from(height)).div_ceil(u64::from(self.pyramid.levels.height));
        let kept = read as usize * width as usize * 3;
        if let (Some(to), Some(from)) = (picture.get_mut(kept..), fitted.get(kept..)) {
            to.copy_from_slice(from);
        }
        drop(inner);
        self.pyramid.revision.fetch_add(1, Ordering::AcqRel);
    }

    /// Takes the next row: three bytes a pixel. Rows too many are dropped, short ones filled up.
    pub(crate) fn push(&mut self, row: &[u8]) -> Result<(), ScanError> {
        if self.rows >= self.pyramid.levels.height {
            return Ok(());
        }
        self.rows += 1;
        let row_bytes = self.pyramid.levels.width as usize * 3;
        if row.len() == row_bytes {
            self.take(row)
        } else {
            let mut whole = row.to_vec();
            whole.resize(row_bytes, BLANK[0]);
            self.take(&whole)
        }
    }

    fn take(&mut self, row: &[u8]) -> Result<(), ScanError> {
        let (pyramid, bands) = (&self.pyramid, &mut self.bands);
        let mut shown = false;
        let pushed = self.cascade.push(row, |reduction, row| {
            let Some(band) = bands.get_mut(reduction) else { return Ok(()) };
            band.rows.extend_from_slice(row);
            let done = band.written + (band.rows.len() / band.row_bytes) as u32;
            let mut inner = pyramid.lock();
            if reduction == usize::from(inner.preview.reduction) {
                let start = (done as usize - 1) * band.row_bytes;
                if let Some(to) = inner.preview.picture.get_mut(start..start + band.row_bytes) {
                    to.copy_from_slice(row);
                }
            }
            drop(inner);
            if done == band.height || band.rows.len() >= TILE_PX as usize * band.row_bytes {
                shown |= reduction == 0;
                band.write(pyramid, reduction as u8)?;
            }
            Ok(())
        });
        pushed.map_err(ScanError::Cache)?;
        if shown {
            self.pyramid.rows_read.store(self.rows, Ordering::Release);
            self.pyramid.revision.fetch_add(1, Ordering::AcqRel);
        }
        Ok(())
    }

    /// Keeps the pyramid: all rows that will come are there.
    pub(crate) fn finish(mut self, outcome: Outcome) -> Result<(), ScanError> {
        let levels = self.pyramid.levels;
        let complete = Completeness { rows_read: self.rows, outcome };
        if self.rows < levels.height {
            // What waits for the next row of a reduction gets it.
            let blank: Vec<u8> = BLANK.repeat(levels.width as usize);
            let whole = self.rows.next_multiple_of(1 << levels.most).min(levels.height);
            while self.rows < whole {
                self.rows += 1;
                self.take(&blank)?;
            }
            for (reduction, band) in self.bands.iter_mut().enumerate() {
                band.fill();
                band.write(&self.pyramid, reduction as u8).map_err(ScanError::Cache)?;
            }
            // What was only foreseen there does not come.
            let mut inner = self.pyramid.lock();
            let rows = u64::from(whole).div_ceil(1 << inner.preview.reduction) as usize;
            let (width, _) = inner.preview.picture.dimensions();
            if let Some(rest) = inner.preview.picture.get_mut(rows * width as usize * 3..) {
                rest.fill(BLANK[0]);
            }
        }
        let mut inner = self.pyramid.lock();
        inner.complete = complete;
        inner.store.finish(self.pyramid.fingerprint, complete).map_err(ScanError::Cache)?;
        drop(inner);
        let name = Pyramid::name(self.pyramid.fingerprint);
        self.folder.rename(&self.scratch, &name).map_err(ScanError::Cache)?;
        self.finished = true;
        self.pyramid.rows_read.store(complete.rows_read, Ordering::Release);
        self.pyramid.whole.store(true, Ordering::Release);
        self.pyramid.revision.fetch_add(1, Ordering::AcqRel);
        Ok(())
    }
}

impl Drop for Builder {
    fn drop(&mut self) {
        if !self.finished {
            // The pyramid holds the file open as long as anybody looks at it; its name goes at once.
            let _ = self.folder.remove(&self.scratch);
        }
    }
}

impl Band {
    /// Makes the rows up to those of a whole tile.
    fn fill(&mut self) {
        if !self.rows.is_empty() {
            let rows = TILE_PX.min(self.height - self.written);
            self.rows.resize(rows as usize * self.row_bytes, BLANK[0]);
        }
    }

    fn write(&mut self, pyramid: &Pyramid, reduction: u8) -> io::Result<()> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let row = self.written / TILE_PX;
        let mut tile = Vec::new();
        let mut inner = pyramid.lock();
        for column in 0..pyramid.levels.tiles(reduction).0 {
            let at = TileAt { reduction, column, row };
            let bytes = pyramid.levels.tile_px(at).0 as usize * 3;
            let left = column as usize * TILE_PX as usize * 3;
            tile.clear();
            for row in self.rows.chunks_exact(self.row_bytes) {
                tile.extend_from_slice(row.get(left..left + bytes).unwrap_or_default());
            }
            inner.store.write(at, &tile)?;
        }
        drop(inner);
        self.written += (self.rows.len() / self.row_bytes) as u32;
        self.rows.clear();
        Ok(())
    }
}
