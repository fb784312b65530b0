//! Outlines that stand on a map again and again: drawn once for each part of a pixel they may begin at, then stamped.

use super::course::{Walker, walk};
use super::cover::Cover;
use super::mask::Mask;
use super::stroke::{Line, Liner};
use super::view::{FRACTION, ONE, Spot, View};
use crate::geometry::Rect;
use crate::primitive::{Copies, Path};
use std::collections::BTreeMap;
use tiny_skia::PathSegment;

/// Outlines larger than so many pixels are drawn anew at every place.
const MOST_PX: i32 = 6_000;
/// Bytes of stamps that are kept.
const MOST_BYTES: usize = 12 << 20;
/// Places in a pixel, each way, where an outline of so many pixels at most may begin; larger ones fit together more
/// closely.
const SMALL_PX: i32 = 18;

/// Stamps by the outline they show.
#[derive(Default)]
pub(super) struct Stamps {
    kept: BTreeMap<u64, Outline>,
    bytes: usize,
    cover: Cover,
    mask: Mask,
}

/// An outline at one size, and its stamps so far.
struct Outline {
    /// Its pixels about its origin: left, top, right, bottom.
    frame: [i32; 4],
    /// Places in a pixel as a power of two, each way.
    phases: u32,
    stamps: Vec<Option<Box<[u8]>>>,
}

/// What tells outlines apart.
struct Key(u64);

impl Key {
    const fn add(&mut self, value: u32) {
        self.0 = (self.0 ^ value as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }

    fn of(path: &Path, line: Option<f32>, view: &View) -> u64 {
        let mut key = Self(0x51ed_270b);
        key.add((view.scale.0 as f32).to_bits());
        key.add((view.scale.1 as f32).to_bits());
        key.add(line.map_or(u32::MAX, f32::to_bits));
        for segment in path.segments() {
            let (verb, points) = match segment {
                PathSegment::MoveTo(p) => (0, [p; 3]),
                PathSegment::LineTo(p) => (1, [p; 3]),
                PathSegment::QuadTo(a, p) => (2, [a, a, p]),
                PathSegment::CubicTo(a, b, p) => (3, [a, b, p]),
                PathSegment::Close => (4, [tiny_skia::Point::zero(); 3]),
            };
            key.add(verb);
            for p in points {
                key.add(p.x.to_bits());
                key.add(p.y.to_bits());
            }
        }
        key.0
    }
}

impl Stamps {
    /// Puts all copies into a mask.
    pub(super) fn put(&mut self, mask: &mut Mask, copies: &Copies, view: &View) {
        if self.bytes > MOST_BYTES {
            self.kept.clear();
            self.bytes = 0;
        }
        let half = copies.line.map(|width| view.length(width) / 2.0);
        let mut outlines = Vec::with_capacity(copies.shapes.len());
        for shape in &copies.shapes {
            let key = Key::of(shape, copies.line, view);
            outlines.push((key, self.kept.remove(&key).unwrap_or_else(|| Outline::new(shape, half, view))));
        }
        for place in &copies.places {
            let shape = usize::from(place.shape);
            let (Some((_, outline)), Some(path)) = (outlines.get_mut(shape), copies.shapes.get(shape)) else {
                continue;
            };
            let spot = view.spot(place.at.x, place.at.y);
            let step = FRACTION - outline.phases;
            let (px, py) = ((spot.0 + (1 << step >> 1)) >> step, (spot.1 + (1 << step >> 1)) >> step);
            let (x, y) = (px >> outline.phases, py >> outline.phases);
            let [left, top, right, bottom] = outline.frame;
            let (wide, high) = (right - left, bottom - top);
            if x + left >= mask.size().0 || y + top >= mask.size().1 || x + right <= 0 || y + bottom <= 0 {
                continue;
            }
            let part = |p: i32| p & ((1 << outline.phases) - 1);
            let phase = ((part(py) << outline.phases) + part(px)) as usize;
            if outline.stamps.is_empty() {
                let snapped = (px << step, py << step);
                self.cover.reset(wide as usize, high as usize);
                let at = (snapped.0 - ((x + left) << FRACTION), snapped.1 - ((y + top) << FRACTION));
                self.mask.reset(wide as usize, high as usize);
                draw(&mut self.mask, &mut self.cover, path, half, &view.about(at));
                let stamp = self.mask.take();
                mask.stamp(x + left, y + top, wide, &stamp);
                continue;
            }
            if outline.stamps[phase].is_none() {
                self.cover.reset(wide as usize, high as usize);
                self.mask.reset(wide as usize, high as usize);
                let at = ((part(px) << step) - (left << FRACTION), (part(py) << step) - (top << FRACTION));
                draw(&mut self.mask, &mut self.cover, path, half, &view.about(at));
                outline.stamps[phase] = Some(self.mask.take().into_boxed_slice());
                self.bytes += (wide * high) as usize;
            }
            if let Some(stamp) = &outline.stamps[phase] {
                mask.stamp(x + left, y + top, wide, stamp);
            }
        }
        self.kept.extend(outlines);
    }
}

/// Draws an outline into a mask of its own.
fn draw(mask: &mut Mask, cover: &mut Cover, path: &Path, half: Option<f32>, view: &View) {
    if let Some(half) = half {
        walk(path, view, &mut Liner::new(mask, Line { half, cut: false }));
        return;
    }
    walk(path, view, cover);
    cover.sweep(|y, x, many, share| mask.fill(x as i32, y as i32, many as i32, share));
}

impl Outline {
    fn new(path: &Path, half: Option<f32>, view: &View) -> Self {
        let mut bounds = Bounds(None);
        walk(path, &view.about((0, 0)), &mut bounds);
        let (low, high) = bounds.0.unwrap_or(((0, 0), (0, 0)));
        let grown = half.map_or(0, |half| ((half + 0.5) * ONE as f32).ceil() as i32);
        // A pixel more on every side, as it may begin anywhere in one.
        let down = |v: i32| ((v - grown) >> FRACTION) - 1;
        let up = |v: i32| ((v + grown) >> FRACTION) + 3;
        let frame = [down(low.0), down(low.1), up(high.0), up(high.1)];
        let (wide, high) = (i64::from(frame[2] - frame[0]), i64::from(frame[3] - frame[1]));
        let phases = if wide.max(high) <= i64::from(SMALL_PX) { 2 } else { 3 };
        let kept = wide * high <= i64::from(MOST_PX);
        let stamps = if kept { (0..1 << (2 * phases)).map(|_| None).collect() } else { Vec::new() };
        Self { frame, phases, stamps }
    }
}

/// The frame round what is walked along.
struct Bounds(Option<(Spot, Spot)>);

impl Bounds {
    fn add(&mut self, spot: Spot) {
        let (low, high) = self.0.unwrap_or((spot, spot));
        let low = (low.0.min(spot.0), low.1.min(spot.1));
        self.0 = Some((low, (high.0.max(spot.0), high.1.max(spot.1))));
    }
}

impl Walker for Bounds {
    fn start(&mut self, at: Spot) {
        self.add(at);
    }

    fn line(&mut self, _: Spot, to: Spot) {
        self.add(to);
    }

    fn end(&mut self, _: Spot, _: Spot, _: bool) {}
}

/// The rectangle copies lie in.
pub(crate) fn bounds(copies: &Copies) -> Rect {
    let frames: Vec<Rect> = (copies.shapes.iter())
        .map(|shape| crate::primitive::path_bounds(shape).grown(copies.line.unwrap_or(0.0)))
        .collect();
    let placed = copies.places.iter().filter_map(|place| {
        let frame = frames.get(usize::from(place.shape))?;
        Some(Rect::new(frame.min + place.at, frame.max + place.at))
    });
    placed.reduce(Rect::joined).unwrap_or_default()
}
