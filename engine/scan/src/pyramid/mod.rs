//! A sheet as tiles at reductions by 1, 2, 4 and so on, kept in a folder that the caller gives.
//!
//! [`Pyramid`] answers as soon as it exists: where tiles are not there yet, from a small picture of the whole sheet that
//! fills as rows are decoded. What it keeps is found again by the fingerprint of the sheet's file, also where that file
//! is gone. Must not know formats, or where the folder is.

mod build;
mod folder;
mod levels;
mod store;
mod tiles;

pub(crate) use build::Builder;
pub use folder::{CacheFile, CacheFolder, MemoryFolder};
pub(crate) use levels::Levels;

use crate::pixels::answerable;
use crate::read::Outcome;
use crate::{Budget, Fingerprint, PixelArea, Pixels, PixelsError, Problem};
use image::{Rgb, RgbImage};
use levels::TileAt;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::Store;
use tiles::{Tile, Tiles};

/// Side of a tile in pixels.
pub const TILE_PX: u32 = 256;
/// Bytes of tiles kept in memory, unless the caller says otherwise: 256 MiB.
pub const CACHE_BYTES: usize = 256 << 20;
/// What stands where a sheet has no pixels: not read yet, or missing from a damaged file.
pub const BLANK: [u8; 3] = [0xdd; 3];
/// The longest side of the picture that stands in for tiles that are not there yet.
const PREVIEW_PX: u32 = 1024;

/// How much of a file could be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Completeness {
    rows_read: u32,
    outcome: Outcome,
}

/// A sheet as tiles. Asked from any thread, also while it is being built.
pub struct Pyramid {
    levels: Levels,
    fingerprint: Fingerprint,
    inner: Mutex<Inner>,
    rows_read: AtomicU32,
    revision: AtomicU32,
    whole: AtomicBool,
}

struct Inner {
    store: Store,
    tiles: Tiles,
    preview: Preview,
    complete: Completeness,
}

/// The whole sheet, small.
struct Preview {
    reduction: u8,
    picture: RgbImage,
}

impl Preview {
    fn new(levels: Levels) -> Self {
        let fits = |r: &u8| levels.width.max(levels.height).div_ceil(1 << r) <= PREVIEW_PX;
        let reduction = (0..=levels.most).find(fits).unwrap_or(levels.most);
        let (width, height) = levels.size_px(reduction);
        Self { reduction, picture: RgbImage::from_pixel(width, height, Rgb(BLANK)) }
    }

    /// The colour about a pixel of some reduction.
    fn at(&self, reduction: u8, x: u32, y: u32) -> [u8; 3] {
        let scaled = |n: u32| ((u64::from(n) << reduction) >> self.reduction) as u32;
        let (x, y) = (scaled(x), scaled(y));
        self.picture.get_pixel_checked(x, y).map_or(BLANK, |Rgb(colour)| *colour)
    }
}

impl Pyramid {
    /// The name under which the pyramid of a file is kept.
    fn name(fingerprint: Fingerprint) -> String {
        format!("{fingerprint}.pyramid")
    }

    /// The pyramid of a file that was built before, also when that file is gone. `None` where there is none, or it is
    /// damaged.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn kept(
        folder: &dyn CacheFolder,
        fingerprint: Fingerprint,
        budget: &Budget,
        cache_bytes: usize,
    ) -> io::Result<Option<Self>> {
        let opened = folder.open(&Self::name(fingerprint));
        let opened = opened.and_then(|file| Store::open(file, fingerprint, budget.pixels));
        let (store, complete) = match opened {
            Ok(opened) => opened,
            Err(why) if matches!(why.kind(), io::ErrorKind::NotFound | io::ErrorKind::InvalidData) => {
                return Ok(None);
            }
            Err(why) => return Err(why),
        };
        let pyramid = Self::with_store(store, fingerprint, cache_bytes, complete);
        pyramid.whole.store(true, Ordering::Relaxed);
        Ok(Some(pyramid))
    }

    fn with_store(store: Store, whose: Fingerprint, cache_bytes: usize, complete: Completeness) -> Self {
        let levels = store.levels();
        let inner = Inner { store, tiles: Tiles::new(cache_bytes), preview: Preview::new(levels), complete };
        Self {
            levels,
            fingerprint: whose,
            inner: Mutex::new(inner),
            rows_read: AtomicU32::new(complete.rows_read),
            revision: AtomicU32::new(0),
            whole: AtomicBool::new(false),
        }
    }

    /// Which file this is the pyramid of.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    /// Is everything there that will come? Until then areas may be coarse or [`BLANK`].
    pub fn is_whole(&self) -> bool {
        self.whole.load(Ordering::Acquire)
    }

    /// Rows that are there at full sharpness, from the top.
    pub fn rows_read(&self) -> u32 {
        self.rows_read.load(Ordering::Acquire)
    }

    /// Another number whenever there is more to see than before.
    pub fn revision(&self) -> u32 {
        self.revision.load(Ordering::Acquire)
    }

    /// The strongest reduction kept: the one at which the sheet is a single tile.
    pub fn most_reduction(&self) -> u8 {
        self.levels.most
    }

    /// What is wrong with the file, as far as it was read.
    pub fn problems(&self) -> Vec<Problem> {
        if !self.is_whole() {
            return Vec::new();
        }
        let complete = self.lock().complete;
        let cut = Problem::Truncated { rows_read: complete.rows_read, rows: self.levels.height };
        let Outcome { damaged_parts, parts, coarse } = complete.outcome;
        let damaged = Problem::DamagedParts { damaged: damaged_parts, parts };
        let cut_off = complete.rows_read < self.levels.height;
        let all = [(cut_off, cut), (damaged_parts > 0, damaged), (coarse, Problem::Coarse)];
        all.into_iter().filter_map(|(is, problem)| is.then_some(problem)).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tile(&self, at: TileAt) -> Result<Option<Tile>, PixelsError> {
        let mut inner = self.lock();
        if let Some(tile) = inner.tiles.get(at) {
            return Ok(Some(tile));
        }
        let tile = inner.store.read(at).map_err(|why| PixelsError::Unreadable(why.to_string()))?;
        if let Some(tile) = &tile {
            inner.tiles.insert(at, tile.clone());
        }
        Ok(tile)
    }

    /// Reads at a reduction that is kept: so many pixels from a pixel of the sheet reduced.
    fn read_kept(&self, (x, y): (u32, u32), answer: &mut RgbImage, reduction: u8) -> Result<(), PixelsError> {
        let (width, height) = answer.dimensions();
        for row in y / TILE_PX..(y + height).div_ceil(TILE_PX) {
            for column in x / TILE_PX..(x + width).div_ceil(TILE_PX) {
                let at = TileAt { reduction, column, row };
                let (tile_width, tile_height) = self.levels.tile_px(at);
                let (left, top) = (column * TILE_PX, row * TILE_PX);
                let columns = x.max(left)..(x + width).min(left + tile_width);
                let rows = y.max(top)..(y + height).min(top + tile_height);
                let tile = self.tile(at)?;
                let preview = if tile.is_none() { Some(self.lock()) } else { None };
                for sheet_y in rows {
                    let start = ((sheet_y - y) as usize * width as usize + (columns.start - x) as usize) * 3;
                    let bytes = columns.len() * 3;
                    let Some(to) = answer.get_mut(start..start + bytes) else { continue };
                    match &tile {
                        Some(Tile::Plain(colour)) => to.as_chunks_mut::<3>().0.fill(*colour),
                        Some(Tile::Pixels(pixels)) => {
                            let from = (sheet_y - top) as usize * tile_width as usize;
                            let from = (from + (columns.start - left) as usize) * 3;
                            if let Some(from) = pixels.get(from..from + bytes) {
                                to.copy_from_slice(from);
                            }
                        }
                        None => {
                            let Some(inner) = &preview else { continue };
                            for (to, sheet_x) in to.as_chunks_mut::<3>().0.iter_mut().zip(columns.clone()) {
                                *to = inner.preview.at(reduction, sheet_x, sheet_y);
                            }
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

impl Pixels for Pyramid {
    fn size_px(&self) -> (u32, u32) {
        (self.levels.width, self.levels.height)
    }

    fn read(&self, area: PixelArea, reduction: u8) -> Result<RgbImage, PixelsError> {
        let area = answerable(area, self.size_px(), reduction)?;
        let kept = reduction.min(self.levels.most);
        let ((x, y), (width, height)) = (area.first_reduced(kept), area.reduced_size(kept));
        if kept == reduction {
            let mut answer = RgbImage::new(width, height);
            self.read_kept((x, y), &mut answer, kept)?;
            return Ok(answer);
        }
        // Of a single tile.
        let (all_width, all_height) = self.levels.size_px(kept);
        let mut all = RgbImage::new(all_width, all_height);
        self.read_kept((0, 0), &mut all, kept)?;
        all.read(PixelArea { x, y, width, height }, reduction - kept)
    }
}
