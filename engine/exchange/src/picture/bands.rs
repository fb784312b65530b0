//! A picture in bands from the top down: drawn on all cores, a few ahead of the one that is wanted next, so that memory
//! stays bounded whatever the size.

use super::error::Error;
use super::measure::Measure;
use super::plan::Plan;
use oblique_cartography::raster::Painter;
use oblique_cartography::{Point, Rect};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};

/// Most rows of a band.
const BAND_PX: u64 = 256;
/// Width of what is drawn at a time.
const TILE_PX: u32 = 512;
/// Memory for all bands that are under way at a time, in bytes.
const MEMORY: u64 = 120_000_000;
/// Bytes a pixel of a band takes until it is written: itself, and packed.
const BYTES_A_PIXEL: u64 = 6;

/// Rows of a picture.
pub(super) struct Band {
    /// Is it the last?
    pub last: bool,
    /// Three bytes a pixel, row by row.
    pub rgb: Vec<u8>,
}

/// How a picture is divided.
#[derive(Clone, Copy)]
pub(super) struct Division {
    width: u32,
    height: u32,
    /// Rows of a band.
    rows: u32,
    /// Bands under way at a time.
    ahead: usize,
}

impl Division {
    pub(super) fn new(width: u32, height: u32) -> Self {
        let ahead = rayon::current_num_threads() as u64 + 2;
        let row = u64::from(width) * BYTES_A_PIXEL;
        // Whole blocks of eight rows, which JPEG is made of.
        let rows = (MEMORY / (row * ahead) / 8 * 8).clamp(8, BAND_PX);
        let ahead = (MEMORY / (row * rows)).clamp(1, ahead);
        Self { width, height, rows: rows as u32, ahead: ahead as usize }
    }

    /// In bands of so many rows, one at a time.
    pub(super) const fn of_rows(width: u32, height: u32, rows: u32) -> Self {
        Self { width, height, rows, ahead: 1 }
    }

    /// How many bands there are.
    pub(super) const fn count(self) -> u32 {
        self.height.div_ceil(self.rows)
    }

    /// About how many bytes of memory drawing takes.
    pub(super) fn memory(self) -> u64 {
        let bands = u64::from(self.width) * u64::from(self.rows) * self.ahead as u64 * BYTES_A_PIXEL;
        bands + rayon::current_num_threads() as u64 * PAINTER
    }
}

/// Memory of whoever draws, in bytes: a tile's pixels, covers, outlines and stamps.
const PAINTER: u64 = 16_000_000;

/// Tells that work is done when it goes, even if it goes by a panic.
struct Done<T> {
    number: u32,
    result: Option<T>,
    to: Sender<(u32, Option<T>)>,
}

impl<T> Drop for Done<T> {
    fn drop(&mut self) {
        // Nobody waits for a picture that is called off.
        let _ = self.to.send((self.number, self.result.take()));
    }
}

/// Draws a picture in bands. `work` is done with each on any thread; what comes of it is given on in order. Between
/// the bands `go_on` is asked, with the part from 0 to 1 that is done.
///
/// # Errors
/// It was called off, or what `give` says.
pub(super) fn draw<T: Send>(
    plan: &Plan,
    go_on: &mut dyn FnMut(f32) -> bool,
    work: impl Fn(Band) -> T + Sync,
    give: &mut dyn FnMut(T) -> Result<(), Error>,
) -> Result<(), Error> {
    let (width, height) = plan.measure.whole_pixels();
    let division = Division::new(width, height);
    let count = division.count();
    let painters = Mutex::new(Vec::<Painter>::new());
    let stop = AtomicBool::new(false);
    let one = |number: u32| {
        let painter = painters.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut painter = painter.unwrap_or_default();
        let band = band(plan, division, number, &mut painter, &stop);
        painters.lock().unwrap_or_else(PoisonError::into_inner).push(painter);
        work(band)
    };
    let part = |number: u32| number as f32 / count as f32;
    if rayon::current_thread_index().is_some() {
        // One of rayon's own threads must not wait for the others.
        for number in 0..count {
            if !go_on(part(number)) {
                return Err(Error::Cancelled);
            }
            give(one(number))?;
        }
        return Ok(());
    }
    rayon::in_place_scope(|scope| {
        let (to, from) = channel();
        let (one, stop) = (&one, &stop);
        let start = |number: u32| {
            let to = to.clone();
            scope.spawn(move |_| {
                let mut done = Done { number, result: None, to };
                if !stop.load(Ordering::Relaxed) {
                    done.result = Some(one(number));
                }
            });
        };
        let mut wait = || {
            let mut early = BTreeMap::new();
            let mut begun = 0;
            for number in 0..count {
                if !go_on(part(number)) {
                    return Err(Error::Cancelled);
                }
                while begun < count.min(number.saturating_add(division.ahead as u32)) {
                    start(begun);
                    begun += 1;
                }
                while !early.contains_key(&number) {
                    // `to` is still here, so something comes.
                    let Ok((done, result)) = from.recv() else { return Err(Error::Cancelled) };
                    early.insert(done, result);
                }
                // Without a result its thread panicked, which the scope passes on.
                let Some(result) = early.remove(&number).flatten() else { return Err(Error::Cancelled) };
                give(result)?;
            }
            Ok(())
        };
        let result = wait();
        stop.store(true, Ordering::Relaxed);
        result
    })
}

/// Draws a band.
pub(super) fn band(
    plan: &Plan,
    division: Division,
    number: u32,
    painter: &mut Painter,
    stop: &AtomicBool,
) -> Band {
    let Measure { sheet, hex_px, .. } = plan.measure;
    let (top, width) = (number * division.rows, division.width);
    let rows = division.rows.min(division.height - top);
    let mut rgb = vec![0; width as usize * rows as usize * 3];
    for left in (0..width).step_by(TILE_PX as usize) {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let wide = TILE_PX.min(width - left);
        let at = |x: u32, y: u32| {
            let px = |n: u32| (f64::from(n) / f64::from(hex_px)) as f32;
            sheet.min + Point::new(px(x), px(y))
        };
        let scene = plan.scene(Rect::new(at(left, top), at(left + wide, top + rows)));
        // The paper is opaque, and so is all of it.
        let pixels = painter.draw(&scene, wide, rows);
        for (row, pixels) in pixels.chunks_exact(wide as usize).enumerate() {
            let start = (row * width as usize + left as usize) * 3;
            let Some(to) = rgb.get_mut(start..start + wide as usize * 3) else { break };
            for (to, pixel) in to.chunks_exact_mut(3).zip(pixels) {
                to.copy_from_slice(&pixel.to_le_bytes()[..3]);
            }
        }
    }
    Band { last: number + 1 == division.count(), rgb }
}
