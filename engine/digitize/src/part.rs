//! The part of a sheet that lies under a board, looked at as coarsely as lines allow.

use crate::{DigitizeError, Laid, pixel};
use image::{Rgb, RgbImage};
use oblique_georeference::Point;
use oblique_linework::{Ink, Levelling, Paper, flattened};
use oblique_scan::clean::WhiteBalance;
use oblique_scan::{PixelArea, Pixels};
use oblique_scenario::{PixelPoint, Sheet};

/// The strongest reduction that is tried: by 1 << 8.
const STRONGEST: u8 = 8;
/// What lies so near the neat line is its own stroke, in reduced pixels.
const STROKE_PIXELS: f64 = 4.0;
/// Lines are about so wide in the reduced pixels of a part.
pub(crate) const LINE_PIXELS: f32 = 3.0;
/// Paper is levelled so far about a click, in pixels.
const LEVELLED_PIXELS: u32 = 100;
/// A click on a line may miss it by so many pixels.
const CLICK_PIXELS: u32 = 6;

/// Which ink a line is printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineInk {
    /// That of lettering, roads and railways.
    Black,
    /// That of water.
    Blue,
    /// That of a place clicked: red, green, blue.
    Clicked([u8; 3]),
}

impl LineInk {
    /// The ink on a sheet of that paper.
    ///
    /// # Errors
    /// Where the place clicked is bare paper.
    pub fn on(self, paper: Paper) -> Result<Ink, DigitizeError> {
        Ok(match self {
            Self::Black => Ink::black(paper),
            Self::Blue => Ink::blue(paper),
            Self::Clicked(rgb) => Ink::sampled(paper, &[rgb])?,
        })
    }
}

/// The paper of a sheet.
///
/// # Errors
/// Where it cannot be read or is dark all over.
pub fn paper(pixels: &dyn Pixels) -> Result<Paper, DigitizeError> {
    Ok(Paper(WhiteBalance::of_sheet(pixels)?.paper))
}

/// The colour of the line nearest to a click; where the paper is levelled before lines are looked for, as it is then.
///
/// # Errors
/// Where there is nothing but paper about it.
pub fn clicked_ink(pixels: &dyn Pixels, at: PixelPoint, levelled: bool) -> Result<LineInk, DigitizeError> {
    let paper = paper(pixels)?;
    let (x, y) = (at.x.get().max(0.0) as u32, at.y.get().max(0.0) as u32);
    let side = 2 * CLICK_PIXELS + 1;
    let (left, top) = (x.saturating_sub(CLICK_PIXELS), y.saturating_sub(CLICK_PIXELS));
    let area = PixelArea { x: left, y: top, width: side, height: side };
    let picture = if levelled { levelled_part(pixels, area, paper)? } else { pixels.read(area, 0)? };
    let darkness = |Rgb(rgb): &Rgb<u8>| -> i32 {
        rgb.iter().zip(paper.0).map(|(have, bare)| (i32::from(bare) - i32::from(*have)).max(0)).sum()
    };
    let darkest = picture.pixels().map(darkness).max().unwrap_or(0);
    // Of all that is about as dark as a line here the nearest: beside a contour a letter may be darker still.
    let far = |px: u32, py: u32| {
        let (dx, dy) = (i64::from(left + px) - i64::from(x), i64::from(top + py) - i64::from(y));
        dx * dx + dy * dy
    };
    let near = picture.enumerate_pixels().filter(|(_, _, rgb)| darkness(rgb) * 10 >= darkest * 6);
    let (px, py, _) = near.min_by_key(|(px, py, _)| far(*px, *py)).ok_or(DigitizeError::OffSheet)?;
    // The colour of the whole stroke: scans wash the colour of thin lines out over their edges.
    let own = darkness(picture.get_pixel(px, py));
    let alike = |rgb: &Rgb<u8>| (darkness(rgb) * 5 >= own * 2) && darkness(rgb) * 5 <= own * 8;
    let mut stroke = vec![(px, py)];
    let (mut next, mut sum) = (0, [0_u32; 3]);
    while let Some((px, py)) = stroke.get(next).copied() {
        next += 1;
        let Rgb(rgb) = *picture.get_pixel(px, py);
        sum = [0, 1, 2].map(|i| sum[i] + u32::from(rgb[i]));
        for (dx, dy) in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))) {
            let beside = px.checked_add_signed(dx).zip(py.checked_add_signed(dy));
            let on = beside.filter(|(x, y)| picture.get_pixel_checked(*x, *y).is_some_and(&alike));
            stroke.extend(on.filter(|at| !stroke.contains(at)));
        }
    }
    let count = stroke.len().max(1) as u32;
    let rgb = sum.map(|s| u8::try_from((s + count / 2) / count).unwrap_or(u8::MAX));
    let ink = LineInk::Clicked(rgb);
    ink.on(paper).map(|_| ink)
}

/// A part of a sheet as it is where the paper about it is levelled.
fn levelled_part(pixels: &dyn Pixels, area: PixelArea, paper: Paper) -> Result<RgbImage, DigitizeError> {
    let part = area.within(pixels.size_px());
    let (x, y) = (part.x.saturating_sub(LEVELLED_PIXELS), part.y.saturating_sub(LEVELLED_PIXELS));
    let wide = PixelArea {
        x,
        y,
        width: part.x - x + part.width + LEVELLED_PIXELS,
        height: part.y - y + part.height + LEVELLED_PIXELS,
    };
    if part.width == 0 || part.height == 0 {
        return Err(DigitizeError::OffSheet);
    }
    let picture = flattened(&pixels.read(wide, 0)?, paper, Levelling::Colour);
    Ok(image::imageops::crop_imm(&picture, part.x - x, part.y - y, part.width, part.height).to_image())
}

/// A part of a sheet at a reduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    area: PixelArea,
    reduction: u8,
}

impl Part {
    /// The part that lies under the hexes of a board and within the neat line, reduced until it has no more pixels than that.
    ///
    /// # Errors
    /// Where nothing of the sheet does.
    pub fn under_board(laid: &Laid, sheet: &Sheet, most_pixels: u64) -> Result<Self, DigitizeError> {
        let layout = laid.hexes.layout();
        let (columns, rows) = (layout.width, layout.height);
        let last = (columns.saturating_sub(1), rows.saturating_sub(1));
        let rim = (0..columns)
            .flat_map(|col| [(col, 0), (col, last.1)])
            .chain((0..rows).flat_map(|row| [(0, row), (last.0, row)]));
        let mut bounds = Bounds::default();
        for (col, row) in rim {
            if let Some(at) = laid.pixel_of_hex(layout.at(col.into(), row.into())) {
                let at = pixel(at);
                let hex = laid.pixels_a_hex(at).unwrap_or(0.0);
                bounds.take(Point::new(at.x - hex, at.y - hex));
                bounds.take(Point::new(at.x + hex, at.y + hex));
            }
        }
        let mut kept = Bounds::default();
        sheet.outline().into_iter().for_each(|corner| kept.take(pixel(corner)));
        let area = bounds.both(&kept).and_then(|b| b.area(sheet.size)).ok_or(DigitizeError::OffSheet)?;
        let pixels = |reduction: &u8| {
            let (width, height) = area.reduced_size(*reduction);
            u64::from(width) * u64::from(height)
        };
        let reduction = (0..STRONGEST).find(|by| pixels(by) <= most_pixels).unwrap_or(STRONGEST);
        Ok(Self { area, reduction })
    }

    /// The part about a point of this one, so many of its own pixels to each side.
    #[must_use]
    pub fn about(&self, at: Point, reach: u32) -> Option<Self> {
        let reach = f64::from(reach) * self.pixels();
        let mut bounds = Bounds::default();
        bounds.take(Point::new(at.x - reach, at.y - reach));
        bounds.take(Point::new(at.x + reach, at.y + reach));
        let PixelArea { x, y, width, height } = self.area;
        let mut whole = Bounds::default();
        whole.take(Point::new(f64::from(x), f64::from(y)));
        whole.take(Point::new(f64::from(x) + f64::from(width), f64::from(y) + f64::from(height)));
        let area = bounds.both(&whole)?.area((x + width, y + height))?;
        Some(Self { area, ..*self })
    }

    /// Does it lie within another of the same reduction?
    #[must_use]
    pub fn lies_in(&self, other: &Self) -> bool {
        let (a, b) = (self.area, other.area);
        let within = |from: u32, count: u32, of: u32, all: u32| {
            from >= of && u64::from(from) + u64::from(count) <= u64::from(of) + u64::from(all)
        };
        self.reduction == other.reduction
            && within(a.x, a.width, b.x, b.width)
            && within(a.y, a.height, b.y, b.height)
    }

    /// Pixels of the sheet along a side of one of its own.
    #[must_use]
    pub fn pixels(&self) -> f64 {
        f64::from(1_u32 << self.reduction.min(31))
    }

    /// Columns and rows of its own.
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        self.area.reduced_size(self.reduction)
    }

    /// A point of the sheet in its own pixels.
    #[must_use]
    pub fn of_sheet(&self, at: Point) -> Point {
        let (left, top) = self.area.first_reduced(self.reduction);
        Point::new(at.x / self.pixels() - f64::from(left), at.y / self.pixels() - f64::from(top))
    }

    /// A point in its own pixels as one of the sheet.
    #[must_use]
    pub fn to_sheet(&self, at: Point) -> Point {
        let (left, top) = self.area.first_reduced(self.reduction);
        Point::new((at.x + f64::from(left)) * self.pixels(), (at.y + f64::from(top)) * self.pixels())
    }

    /// An ink as it is printed there, told apart from the darkest one where it was picked by a click.
    ///
    /// # Errors
    /// Where the place clicked is bare paper.
    pub fn ink(ink: LineInk, paper: Paper, picture: &RgbImage) -> Result<Ink, DigitizeError> {
        let found = ink.on(paper)?;
        Ok(match ink {
            LineInk::Clicked(_) => found.apart_from_dark(picture.pixels().map(|Rgb(rgb)| *rgb)),
            LineInk::Black | LineInk::Blue => found,
        })
    }

    /// Its pixels; what lies on the neat line and outside is bare paper.
    ///
    /// # Errors
    /// Where they cannot be read.
    pub fn picture(
        &self,
        pixels: &dyn Pixels,
        sheet: &Sheet,
        paper: Paper,
    ) -> Result<RgbImage, DigitizeError> {
        let mut picture = pixels.read(self.area, self.reduction)?;
        if let Some(corners) = sheet.crop {
            let corners = corners.map(|corner| self.of_sheet(pixel(corner)));
            for (x, y, rgb) in picture.enumerate_pixels_mut() {
                let at = Point::new(f64::from(x) + 0.5, f64::from(y) + 0.5);
                if !inside(&corners, at, STROKE_PIXELS) {
                    *rgb = Rgb(paper.0);
                }
            }
        }
        Ok(picture)
    }
}

/// Does a point lie within a quadrangle turned clockwise, so far from its sides?
fn inside(corners: &[Point; 4], at: Point, margin: f64) -> bool {
    (0..4).all(|i| {
        let (a, b) = (corners[i], corners[(i + 1) % 4]);
        let length = a.distance(b).max(f64::EPSILON);
        ((b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x)) / length >= margin
    })
}

/// The least rectangle about some points.
#[derive(Clone, Copy, Default)]
struct Bounds(Option<(Point, Point)>);

impl Bounds {
    fn take(&mut self, at: Point) {
        if at.is_finite() {
            let (low, high) = self.0.unwrap_or((at, at));
            self.0 = Some((
                Point::new(low.x.min(at.x), low.y.min(at.y)),
                Point::new(high.x.max(at.x), high.y.max(at.y)),
            ));
        }
    }

    fn both(&self, other: &Self) -> Option<Self> {
        let ((a, b), (c, d)) = self.0.zip(other.0)?;
        let (low, high) = (Point::new(a.x.max(c.x), a.y.max(c.y)), Point::new(b.x.min(d.x), b.y.min(d.y)));
        (low.x < high.x && low.y < high.y).then_some(Self(Some((low, high))))
    }

    /// The whole pixels of it on a sheet of that size.
    fn area(&self, (width, height): (u32, u32)) -> Option<PixelArea> {
        let (low, high) = self.0?;
        let (x, y) = (low.x.floor().max(0.0) as u32, low.y.floor().max(0.0) as u32);
        let (right, bottom) = (high.x.ceil().max(0.0) as u32, high.y.ceil().max(0.0) as u32);
        let area = PixelArea { x, y, width: right.saturating_sub(x), height: bottom.saturating_sub(y) }
            .within((width, height));
        (area.width > 0 && area.height > 0).then_some(area)
    }
}

#[cfg(test)]
mod tests {
    use super::{LineInk, clicked_ink};
    use image::{Rgb, RgbImage};
    use oblique_scenario::PixelPoint;

    #[test]
    fn a_click_beside_a_line_takes_its_ink_and_one_on_paper_is_refused() {
        let sheet = RgbImage::from_fn(200, 200, |x, _| match x {
            100..103 => Rgb([186, 140, 96]),
            110..114 => Rgb([40, 36, 30]),
            _ => Rgb([240, 229, 200]),
        });
        let at = |x: f64| PixelPoint::near(x, 90.0).expect("a place");
        assert_eq!(clicked_ink(&sheet, at(98.0), true).expect("a line"), LineInk::Clicked([186, 140, 96]));
        assert_eq!(clicked_ink(&sheet, at(112.0), true).expect("a line"), LineInk::Clicked([40, 36, 30]));
        assert!(clicked_ink(&sheet, at(30.0), true).is_err_and(|why| why.to_string().contains("paper")));
        assert!(clicked_ink(&sheet, at(5000.0), true).is_err());
    }

    #[test]
    fn the_same_ink_is_picked_where_the_sheet_is_shaded_as_elsewhere() {
        let sheet = RgbImage::from_fn(900, 300, |x, y| {
            let light = if x < 600 { 1.0 } else { 1.0 - (x - 600) as f32 / 1000.0 };
            let ink: [u8; 3] = if y.abs_diff(90) < 2 { [120, 105, 84] } else { [240, 229, 200] };
            Rgb(ink.map(|c| (f32::from(c) * light) as u8))
        });
        let picked = |x: f64, levelled| {
            let at = PixelPoint::near(x, 90.0).expect("a place");
            match clicked_ink(&sheet, at, levelled).expect("a line") {
                LineInk::Clicked(rgb) => rgb,
                other => panic!("{other:?}"),
            }
        };
        let off = |a: [u8; 3], b: [u8; 3]| a.iter().zip(b).map(|(a, b)| a.abs_diff(b)).max().unwrap_or(0);
        assert!(off(picked(850.0, true), picked(100.0, true)) < 6, "{:?}", picked(850.0, true));
        assert!(off(picked(850.0, false), picked(100.0, false)) > 20, "as scanned it is another");
    }
}
