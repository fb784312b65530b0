//! Sheets as they lie under a part of a board, drawn as one picture.
//!
//! Must not know what is drawn over them, nor where the map has its origin.

use crate::Laid;
use image::{Rgba, RgbaImage};
use oblique_georeference::Point;
use oblique_scan::{PixelArea, Pixels, PixelsError};
use oblique_scenario::PixelPoint;

/// Most pixels such a picture has: as many as a large scan.
const MOST_PX: f64 = 24_000_000.0;
/// Most pixels of a sheet that are held for it.
const MOST_HELD_PX: u64 = 1 << 25;
/// Where the sheet lies is worked out at every so manieth pixel, and divided evenly between.
const NODE_PX: u32 = 16;
/// Rows between two questions whether to go on.
const ROWS_AT_ONCE: u32 = 64;

/// A sheet under a board.
pub struct SheetBeneath<'a> {
    /// Its pixels.
    pub pixels: &'a dyn Pixels,
    /// How it lies.
    pub laid: &'a Laid,
    /// The corners of what is shown of it, one after the other.
    pub outline: [PixelPoint; 4],
    /// How strongly it is drawn, in percent.
    pub percent: u8,
}

/// A part of a board, in places as [`Laid`] has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardWindow {
    /// Its left upper corner.
    pub corner: (f64, f64),
    /// How wide and how high it is.
    pub size: (f64, f64),
    /// Pixels from hex to hex; fewer where the picture would be too large.
    pub pixels_a_hex: f64,
}

impl BoardWindow {
    /// Width and height in pixels.
    fn pixels(self) -> (u32, u32) {
        let whole = self.size.0 * self.size.1 * self.pixels_a_hex.powi(2);
        let less = if whole > MOST_PX { (MOST_PX / whole).sqrt() } else { 1.0 };
        let side = |steps: f64| (steps * self.pixels_a_hex * less).round().clamp(1.0, 65_535.0) as u32;
        (side(self.size.0), side(self.size.1))
    }
}

/// Draws sheets, the lowest first, clear where none is; `None` where `go_on`, which is told the part from 0 to 1 that is
/// done, says no.
///
/// # Errors
/// Where the pixels of a sheet cannot be read.
pub fn beneath(
    sheets: &[SheetBeneath<'_>],
    window: BoardWindow,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Option<RgbaImage>, PixelsError> {
    let (width, height) = window.pixels();
    let mut picture = RgbaImage::new(width, height);
    for (n, sheet) in sheets.iter().enumerate() {
        let mut part = |done: f32| go_on((n as f32 + done) / sheets.len() as f32);
        if !part(0.0) {
            return Ok(None);
        }
        let Some(under) = Under::read(sheet, window, (width, height))? else { continue };
        for y in 0..height {
            if y % ROWS_AT_ONCE == 0 && !part(y as f32 / height as f32) {
                return Ok(None);
            }
            for x in 0..width {
                if let Some(color) = under.color(x, y) {
                    lay(picture.get_pixel_mut(x, y), color, sheet.percent);
                }
            }
        }
    }
    Ok(go_on(1.0).then_some(picture))
}

/// Lays a colour over a pixel at a strength.
fn lay(pixel: &mut Rgba<u8>, color: [f32; 3], percent: u8) {
    let share = f32::from(percent.min(100)) / 100.0;
    let below = f32::from(pixel.0[3]) / 255.0 * (1.0 - share);
    let all = share + below;
    if all <= 0.0 {
        return;
    }
    let [r, g, b, _] = pixel.0;
    let mixed = |over: f32, under: u8| ((over * share + f32::from(under) * below) / all).round() as u8;
    pixel.0 = [mixed(color[0], r), mixed(color[1], g), mixed(color[2], b), (all * 255.0).round() as u8];
}

/// The part of a sheet that lies under a window.
struct Under {
    /// Pixels of the sheet at every [`NODE_PX`]th pixel of the picture, row by row.
    nodes: Vec<Option<Point>>,
    columns: usize,
    outline: [[f64; 2]; 4],
    /// Its pixels, each of `step` a side, from `first` on.
    held: image::RgbImage,
    step: f64,
    first: [f64; 2],
}

impl Under {
    /// Reads what is needed of a sheet; `None` where nothing of it lies there.
    fn read(
        sheet: &SheetBeneath<'_>,
        window: BoardWindow,
        (width, height): (u32, u32),
    ) -> Result<Option<Self>, PixelsError> {
        let across = [window.size.0 / f64::from(width), window.size.1 / f64::from(height)];
        let (columns, rows) = (width.div_ceil(NODE_PX) + 1, height.div_ceil(NODE_PX) + 1);
        let node = |n: u32| {
            // Of the middle of a pixel.
            let at = |n: u32, corner: f64, step: f64| corner + (f64::from(n * NODE_PX) + 0.5) * step;
            let (x, y) = (n % columns, n / columns);
            let place = (at(x, window.corner.0, across[0]), at(y, window.corner.1, across[1]));
            sheet.laid.pixel_of_board(place).filter(|at| at.x.is_finite() && at.y.is_finite())
        };
        let nodes: Vec<Option<Point>> = (0..columns * rows).map(node).collect();
        let outline = sheet.outline.map(|at| [at.x.get(), at.y.get()]);
        let Some(area) = area(&nodes, &outline, sheet.pixels.size_px()) else { return Ok(None) };
        // As sharp as the picture is, and no sharper: what is reduced is even.
        let middle = Point::new(
            f64::from(area.x) + f64::from(area.width) / 2.0,
            f64::from(area.y) + f64::from(area.height) / 2.0,
        );
        let dense = sheet.laid.pixels_a_hex(middle).map_or(1.0, |pixels| pixels * across[0]);
        let mut reduction = dense.max(1.0).log2().floor().min(20.0) as u8;
        let held = |reduction: u8| {
            let (wide, high) = area.reduced_size(reduction);
            u64::from(wide) * u64::from(high)
        };
        while held(reduction) > MOST_HELD_PX {
            reduction += 1;
        }
        let held = sheet.pixels.read(area, reduction)?;
        let first = area.first_reduced(reduction);
        let (step, first) = (f64::from(1_u32 << reduction), [f64::from(first.0), f64::from(first.1)]);
        Ok(Some(Self { nodes, columns: columns as usize, outline, held, step, first }))
    }

    /// The colour under a pixel of the picture; `None` where nothing is shown of the sheet.
    fn color(&self, x: u32, y: u32) -> Option<[f32; 3]> {
        let at = self.pixel(x, y)?;
        lies_within(&self.outline, at).then(|| self.sample(at))
    }

    /// The place on the sheet under a pixel of the picture.
    fn pixel(&self, x: u32, y: u32) -> Option<[f64; 2]> {
        let (column, row) = ((x / NODE_PX) as usize, (y / NODE_PX) as usize);
        let node = |dx: usize, dy: usize| *self.nodes.get((row + dy) * self.columns + column + dx)?;
        let part = |n: u32| f64::from(n % NODE_PX) / f64::from(NODE_PX);
        let (right, down) = (part(x), part(y));
        let (a, b, c, d) = (node(0, 0)?, node(1, 0)?, node(0, 1)?, node(1, 1)?);
        let between = |a: f64, b: f64, c: f64, d: f64| {
            (a * (1.0 - right) + b * right) * (1.0 - down) + (c * (1.0 - right) + d * right) * down
        };
        Some([between(a.x, b.x, c.x, d.x), between(a.y, b.y, c.y, d.y)])
    }

    /// The colour at a place of the sheet, between those of the pixels about it.
    fn sample(&self, at: [f64; 2]) -> [f32; 3] {
        let [u, v] = [0, 1].map(|axis| at[axis] / self.step - self.first[axis] - 0.5);
        let (left, top) = (u.floor(), v.floor());
        let (right, down) = ((u - left) as f32, (v - top) as f32);
        let (wide, high) = self.held.dimensions();
        let pixel = |x: f64, y: f64| {
            let within = |at: f64, side: u32| at.clamp(0.0, f64::from(side.saturating_sub(1))) as u32;
            self.held.get_pixel(within(x, wide), within(y, high)).0.map(f32::from)
        };
        let (a, b) = (pixel(left, top), pixel(left + 1.0, top));
        let (c, d) = (pixel(left, top + 1.0), pixel(left + 1.0, top + 1.0));
        [0, 1, 2].map(|n| {
            let (upper, lower) = (a[n] * (1.0 - right) + b[n] * right, c[n] * (1.0 - right) + d[n] * right);
            upper * (1.0 - down) + lower * down
        })
    }
}

/// The pixels of a sheet that are needed: under the nodes, and within its outline.
fn area(nodes: &[Option<Point>], outline: &[[f64; 2]; 4], size: (u32, u32)) -> Option<PixelArea> {
    let span = |values: &mut dyn Iterator<Item = f64>| {
        values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| (low.min(at), high.max(at)))
    };
    let shared = |axis: usize, side: u32| {
        let own = span(&mut outline.iter().map(|corner| corner[axis]));
        let under = span(&mut nodes.iter().flatten().map(|at| if axis == 0 { at.x } else { at.y }));
        // A pixel more, for what lies between two.
        let (low, high) = ((own.0.max(under.0) - 1.0).max(0.0), (own.1.min(under.1) + 1.0).min(side.into()));
        (low < high).then(|| (low.floor() as u32, high.ceil() as u32))
    };
    let (left, right) = shared(0, size.0)?;
    let (top, low) = shared(1, size.1)?;
    Some(PixelArea { x: left, y: top, width: right - left, height: low - top })
}

/// Does a place lie within corners that follow each other, whichever way round?
fn lies_within(corners: &[[f64; 2]; 4], [x, y]: [f64; 2]) -> bool {
    let side = |n: usize| {
        let (a, b) = (corners[n], corners[(n + 1) % 4]);
        (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
    };
    let sides = [0, 1, 2, 3].map(side);
    sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
}

#[cfg(test)]
mod tests {
    use super::{BoardWindow, SheetBeneath, beneath};
    use crate::{Laid, placing};
    use image::{Rgb, RgbImage};
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_scenario::{PixelPoint, Scenario, Sheet, SheetId};

    /// A sheet of 400 by 300 pixels, red on the left and blue on the right, as it is laid under a board by itself.
    fn laid() -> (RgbImage, Laid, Sheet) {
        let pixels = RgbImage::from_fn(400, 300, |x, _| Rgb(if x < 200 { [200, 0, 0] } else { [0, 0, 200] }));
        let board = Board::new(Layout::new(Orientation::Flat, 16, 10), vec!["clear".to_owned()], Vec::new());
        let mut scenario = Scenario::new("test", board);
        let sheet = Sheet { size: (400, 300), ..Sheet::default() };
        let id = SheetId("a".to_owned());
        let _ = placing::import(&scenario, &id, sheet, 100).expect("it can be laid").apply(&mut scenario);
        let sheet = scenario.sheets[&id].clone();
        let place = scenario.board_place;
        let laid = Laid::new(&sheet, place.as_ref(), scenario.board.layout()).expect("it lies somewhere");
        (pixels, laid, sheet)
    }

    fn drawn(percent: u8, crop: bool) -> Vec<[u8; 4]> {
        let (pixels, laid, sheet) = laid();
        let place =
            |x: f64| laid.board_of_pixel(oblique_georeference::Point::new(x, 150.0)).expect("a place");
        let (left, right) = (place(100.0), place(300.0));
        let window =
            BoardWindow { corner: (left.0, left.1 - 0.5), size: (right.0 - left.0, 1.0), pixels_a_hex: 40.0 };
        let near = |x, y| PixelPoint::near(x, y).expect("a pixel");
        let half = [near(0.0, 0.0), near(200.0, 0.0), near(200.0, 300.0), near(0.0, 300.0)];
        let outline = if crop { half } else { sheet.outline() };
        let sheets = [SheetBeneath { pixels: &pixels, laid: &laid, outline, percent }];
        let picture = beneath(&sheets, window, &mut |_| true).expect("pixels").expect("not called off");
        let (width, y) = (picture.width(), picture.height() / 2);
        [width / 4, 3 * width / 4].map(|x| picture.get_pixel(x, y).0).to_vec()
    }

    #[test]
    fn a_sheet_is_drawn_where_it_lies_as_strongly_as_asked_and_within_its_neat_line() {
        assert_eq!(drawn(100, false), [[200, 0, 0, 255], [0, 0, 200, 255]]);
        assert_eq!(drawn(40, false), [[200, 0, 0, 102], [0, 0, 200, 102]]);
        assert_eq!(drawn(100, true), [[200, 0, 0, 255], [0, 0, 0, 0]]);
    }

    #[test]
    fn a_large_window_is_drawn_smaller_and_can_be_called_off() {
        let (pixels, laid, sheet) = laid();
        let window = BoardWindow { corner: (0.0, 0.0), size: (1000.0, 1000.0), pixels_a_hex: 500.0 };
        let (width, height) = window.pixels();
        assert!(u64::from(width) * u64::from(height) < 24_100_000);
        let sheets = [SheetBeneath { pixels: &pixels, laid: &laid, outline: sheet.outline(), percent: 100 }];
        assert!(beneath(&sheets, window, &mut |_| false).expect("pixels").is_none());
    }
}
