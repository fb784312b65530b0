//! A part of the sheet laid into the frame.

use super::Frame;
use oblique_georeference::Point;
use oblique_scan::{MOST_PIXELS_OF_AN_ANSWER, PixelArea, Pixels, PixelsError};

/// A rectangle of frame pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) x: usize,
    pub(crate) y: usize,
    pub(crate) width: usize,
    pub(crate) height: usize,
}

/// The colours under a rectangle of the frame.
#[derive(Clone, Debug)]
pub(crate) struct Patch {
    pub(crate) window: Window,
    pub(crate) rgb: Vec<[u8; 3]>,
    /// Does the pixel lie on the sheet?
    pub(crate) on: Vec<bool>,
}

/// Pixels of the sheet that a patch reads at once; more are read reduced.
const MOST_READ: u64 = MOST_PIXELS_OF_AN_ANSWER / 4;

/// Between so many frame pixels, where they lie on the sheet is spread evenly.
const NODE_PX: usize = 16;

/// Where the frame lies on the sheet, at nodes.
struct Nodes {
    columns: usize,
    at: Vec<Option<Point>>,
    /// Pixels of the sheet a frame pixel measures, the longest way.
    scale: f64,
    /// The least and greatest column and row of the sheet.
    low: Point,
    high: Point,
}

impl Nodes {
    fn of(frame: &Frame, window: Window) -> Option<Self> {
        let (columns, rows) = (window.width.div_ceil(NODE_PX) + 1, window.height.div_ceil(NODE_PX) + 1);
        let place = |i: usize| {
            let (c, r) = (i % columns, i / columns);
            Point::new((window.x + c * NODE_PX) as f64, (window.y + r * NODE_PX) as f64)
        };
        let at: Vec<Option<Point>> = (0..columns * rows).map(|i| frame.to_sheet(place(i))).collect();
        let apart = |i: usize, j: usize| match (at[i], at.get(j).copied().flatten()) {
            (Some(a), Some(b)) => a.distance(b),
            _ => 0.0,
        };
        let beside = |i: usize| if i % columns + 1 < columns { apart(i, i + 1) } else { 0.0 };
        let scale = (0..at.len()).fold(0.0_f64, |most, i| most.max(beside(i)).max(apart(i, i + columns)));
        let first = at.iter().flatten().next()?;
        let (mut low, mut high) = (*first, *first);
        for p in at.iter().flatten() {
            low = Point::new(low.x.min(p.x), low.y.min(p.y));
            high = Point::new(high.x.max(p.x), high.y.max(p.y));
        }
        Some(Self { columns, at, scale: scale / NODE_PX as f64, low, high })
    }

    /// The pixel of the sheet under the middle of a pixel of the window.
    fn sheet(&self, x: usize, y: usize) -> Option<Point> {
        let i = y / NODE_PX * self.columns + x / NODE_PX;
        let corner = |j: usize| self.at.get(j).copied().flatten();
        let (a, b) = (corner(i)?, corner(i + 1)?);
        let (c, d) = (corner(i + self.columns)?, corner(i + self.columns + 1)?);
        let part = |n: usize| ((n % NODE_PX) as f64 + 0.5) / NODE_PX as f64;
        let (u, v) = (part(x), part(y));
        let mix = |a: f64, b: f64, c: f64, d: f64| {
            (a * (1.0 - u) + b * u) * (1.0 - v) + (c * (1.0 - u) + d * u) * v
        };
        Some(Point::new(mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y)))
    }
}

impl Patch {
    /// Reads a window of the frame from the sheet.
    pub(crate) fn read(frame: &Frame, pixels: &dyn Pixels, window: Window) -> Result<Self, PixelsError> {
        let count = window.width * window.height;
        let mut patch = Self { window, rgb: vec![[0; 3]; count], on: vec![false; count] };
        let Some(nodes) = Nodes::of(frame, window) else { return Ok(patch) };
        let (width, height) = pixels.size_px();
        let low = |v: f64, most: u32| (v - 2.0).floor().clamp(0.0, f64::from(most)) as u32;
        let high = |v: f64, most: u32| (v + 3.0).ceil().clamp(0.0, f64::from(most)) as u32;
        let (x, y) = (low(nodes.low.x, width), low(nodes.low.y, height));
        let (right, bottom) = (high(nodes.high.x, width), high(nodes.high.y, height));
        let area = PixelArea { x, y, width: right.saturating_sub(x), height: bottom.saturating_sub(y) };
        if area.width == 0 || area.height == 0 {
            return Ok(patch);
        }
        let mut reduction = nodes.scale.max(1.0).log2().floor().clamp(0.0, 16.0) as u8;
        let read_at = |reduction| {
            let (w, h) = area.reduced_size(reduction);
            u64::from(w) * u64::from(h)
        };
        while read_at(reduction) > MOST_READ && reduction < 31 {
            reduction += 1;
        }
        let image = pixels.read(area, reduction)?;
        let step = f64::from(1_u32 << reduction);
        // Reduced pixels are counted from the corner of the sheet, not of the area.
        let first = area.first_reduced(reduction);
        let from = Reader {
            raw: image.as_raw(),
            size: (image.width() as usize, image.height() as usize),
            origin: (f64::from(first.0) * step, f64::from(first.1) * step),
            step,
            // Between full reductions a frame pixel is the mean of four places, so that fine strokes are not missed.
            spread: if nodes.scale > step * 1.2 { nodes.scale / step / 4.0 } else { 0.0 },
        };
        for v in 0..window.height {
            for u in 0..window.width {
                let Some(at) = nodes.sheet(u, v) else { continue };
                if at.x >= 0.0 && at.y >= 0.0 && at.x < f64::from(width) && at.y < f64::from(height) {
                    let i = v * window.width + u;
                    patch.rgb[i] = from.colour(at);
                    patch.on[i] = true;
                }
            }
        }
        Ok(patch)
    }
}

/// Reads colours between the pixels of a reduced picture.
struct Reader<'a> {
    raw: &'a [u8],
    size: (usize, usize),
    origin: (f64, f64),
    step: f64,
    spread: f64,
}

impl Reader<'_> {
    fn colour(&self, at: Point) -> [u8; 3] {
        let x = ((at.x - self.origin.0) / self.step - 0.5) as f32;
        let y = ((at.y - self.origin.1) / self.step - 0.5) as f32;
        let mut sum = [0.0_f32; 3];
        if self.spread > 0.0 {
            let s = self.spread as f32;
            for (dx, dy) in [(-s, -s), (s, -s), (-s, s), (s, s)] {
                self.add(&mut sum, x + dx, y + dy, 0.25);
            }
        } else {
            self.add(&mut sum, x, y, 1.0);
        }
        sum.map(|c| (c + 0.5) as u8)
    }

    fn add(&self, sum: &mut [f32; 3], x: f32, y: f32, weight: f32) {
        let (w, h) = self.size;
        let (x, y) = (x.clamp(0.0, (w - 1) as f32), y.clamp(0.0, (h - 1) as f32));
        let (left, top) = (x as usize, y as usize);
        let (right, below) = ((left + 1).min(w - 1), (top + 1).min(h - 1));
        let (u, v) = (x - left as f32, y - top as f32);
        let at = |c: usize, r: usize| {
            let first = (r * w + c) * 3;
            // One look at the bounds for all of a pixel.
            let [red, green, blue] = self.raw[first..first + 3] else { return [0.0; 3] };
            [f32::from(red), f32::from(green), f32::from(blue)]
        };
        let (a, b, c, d) = (at(left, top), at(right, top), at(left, below), at(right, below));
        for (k, channel) in sum.iter_mut().enumerate() {
            let upper = a[k] * (1.0 - u) + b[k] * u;
            let lower = c[k] * (1.0 - u) + d[k] * u;
            *channel += weight * (upper * (1.0 - v) + lower * v);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Patch, Window};
    use crate::sheet::Frame;
    use image::{Rgb, RgbImage};
    use oblique_board::hex::{Layout, Orientation};
    use oblique_georeference::placement::Placement;
    use oblique_georeference::{HexGround, Point};

    #[test]
    fn windows_read_reduced_show_each_place_where_it_lies() {
        // Colours tell the column and the row.
        let sheet = RgbImage::from_fn(200, 200, |x, y| Rgb([x as u8, y as u8, 0]));
        let upright = Placement::by_affine([1.0, 0.0, 0.0, 0.0, 1.0, 0.0]).expect("a way back");
        let layout = Layout::new(Orientation::Flat, 6, 6);
        for shift in [0.0, 1.0, 2.0, 3.0] {
            let origin = Point::new(41.0 + shift, 43.0 + shift);
            let ground = HexGround::new(layout, 20.0, origin, 0.0).expect("a size");
            // Four pixels of the sheet become one of the frame.
            let frame = Frame::new(&ground, &upright, 5.0);
            for (x, y) in [(1, 1), (8, 6), (13, 17)] {
                let patch =
                    Patch::read(&frame, &sheet, Window { x, y, width: 10, height: 10 }).expect("readable");
                for (i, rgb) in patch.rgb.iter().enumerate().filter(|(i, _)| patch.on[*i]) {
                    let middle = Point::new((x + i % 10) as f64 + 0.5, (y + i / 10) as f64 + 0.5);
                    let at = frame.to_sheet(middle).expect("on the sheet");
                    let off =
                        (f64::from(rgb[0]) + 0.5 - at.x).abs().max((f64::from(rgb[1]) + 0.5 - at.y).abs());
                    assert!(off < 1.1, "{off} pixels off at {at:?}, window {x} {y}, shift {shift}");
                }
            }
        }
    }
}
