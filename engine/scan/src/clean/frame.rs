//! The neat line: the printed frame of a map, whose corners are the best control points there are.

use super::angle::{LOOKED_AT_PX, both_ways};
use super::lines::{Level, Line};
use super::{lightness, small};
use crate::{PixelArea, Pixels, PixelsError};
use image::{Rgb, RgbImage};

/// Outermost lines of each side that are tried.
const TRIED: usize = 6;
/// Share of a side between its corners that must be dark.
const LEAST_SHARE: f64 = 0.55;
/// Places along a side where it is measured on the sheet itself.
const MEASURED: u32 = 96;
/// Pixels along a side that are taken together there.
const TOGETHER: u32 = 25;
/// Of the places of a side, those next to a corner that fix it: sheets are never quite flat.
const NEXT: usize = 32;
/// Least darkness of a line on the sheet, in steps of lightness.
const LEAST_DARK: f64 = 6.0;

/// A place on a sheet in pixels, from the corner of its first pixel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SheetPoint {
    /// Columns from the left edge.
    pub x: f64,
    /// Rows from the upper edge.
    pub y: f64,
}

/// The four corners of the frame of a map. What was found is a proposal: the user moves corners as they should be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NeatLine {
    /// Upper left, upper right, lower right, lower left.
    pub corners: [SheetPoint; 4],
}

impl NeatLine {
    /// With one corner moved; corners are counted clockwise from the upper left. As it was where there is no such
    /// corner.
    pub fn with_corner(mut self, corner: usize, at: SheetPoint) -> Self {
        if let Some(moved) = self.corners.get_mut(corner) {
            *moved = at;
        }
        self
    }
}

/// Finds the neat line: the outermost four long thin lines that make a frame. `None` where there is none.
///
/// # Errors
/// Where the sheet cannot be read.
pub fn neat_line(pixels: &dyn Pixels) -> Result<Option<NeatLine>, PixelsError> {
    let (picture, reduction) = small(pixels, LOOKED_AT_PX)?;
    let [level, upright] = both_ways(&picture);
    let Some(sides) = outermost(&level, &upright) else { return Ok(None) };
    let scale = f64::from(1_u32 << reduction);
    let full = |side: Side| Side { at: (side.at + 0.5) * scale, from: side.from * scale, ..side };
    let sides = sides.map(full);
    let [top, right, bottom, left] = sides;
    let corners = [(top, left), (top, right), (bottom, right), (bottom, left)].map(|(a, b)| a.meets(b));
    let [top_left, top_right, bottom_right, bottom_left] = corners;
    let reach = f64::from(3_u32 << reduction);
    let measure = |side: Side, from: f64, to: f64| measured(pixels, side, from, to, reach);
    let top = measure(top, top_left.x, top_right.x)?;
    let right = measure(right, top_right.y, bottom_right.y)?;
    let bottom = measure(bottom, bottom_left.x, bottom_right.x)?;
    let left = measure(left, top_left.y, bottom_left.y)?;
    let exact = |level: &[(f64, f64)], end: bool, upright: &[(f64, f64)], low: bool, [a, b]: [Side; 2]| {
        let near = |points: &[(f64, f64)], last: bool, side: Side| {
            let count = points.len().min(NEXT);
            let span = if last { points.len() - count..points.len() } else { 0..count };
            through(points.get(span).unwrap_or_default(), side)
        };
        near(level, end, a).meets(near(upright, low, b))
    };
    let [top_side, right_side, bottom_side, left_side] = sides;
    Ok(Some(NeatLine {
        corners: [
            exact(&top, false, &left, false, [top_side, left_side]),
            exact(&top, true, &right, false, [top_side, right_side]),
            exact(&bottom, true, &right, true, [bottom_side, right_side]),
            exact(&bottom, false, &left, true, [bottom_side, left_side]),
        ],
    }))
}

/// A side of a frame as a line: across = at + slope · (along − from), along being x for level sides, y for others.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Side {
    level: bool,
    at: f64,
    from: f64,
    slope: f64,
}

impl Side {
    fn of(line: &Line, level: bool, from: f64) -> Self {
        Self { level, at: line.middle, from, slope: line.slope }
    }

    fn across(self, along: f64) -> f64 {
        self.at + self.slope * (along - self.from)
    }

    /// Where a level side meets an upright one.
    fn meets(self, upright: Self) -> SheetPoint {
        let offset = self.at + self.slope * (upright.at - upright.slope * upright.from - self.from);
        let y = offset / (1.0 - self.slope * upright.slope);
        SheetPoint { x: upright.across(y), y }
    }
}

/// Top, right, bottom and left of the largest frame.
fn outermost(level: &Level, upright: &Level) -> Option<[Side; 4]> {
    let (rows, columns) = (level.lines(), upright.lines());
    let side = |line: &Line, is_level: bool| {
        Side::of(line, is_level, if is_level { level.centre() } else { upright.centre() })
    };
    let mut best: Option<(f64, [Side; 4])> = None;
    for top in rows.iter().take(TRIED) {
        for bottom in rows.iter().rev().take(TRIED).filter(|bottom| bottom.middle > top.middle) {
            for left in columns.iter().take(TRIED) {
                for right in columns.iter().rev().take(TRIED).filter(|right| right.middle > left.middle) {
                    let area = (bottom.middle - top.middle) * (right.middle - left.middle);
                    if best.is_some_and(|(most, _)| area <= most) {
                        continue;
                    }
                    let (from, to) = (left.middle, right.middle);
                    let (high, low) = (top.middle, bottom.middle);
                    let dark = [top, bottom].iter().all(|line| level.share(line, from, to) >= LEAST_SHARE)
                        && [left, right].iter().all(|line| upright.share(line, high, low) >= LEAST_SHARE);
                    if dark {
                        best = Some((
                            area,
                            [side(top, true), side(right, false), side(bottom, true), side(left, false)],
                        ));
                    }
                }
            }
        }
    }
    best.map(|(_, sides)| sides)
}

/// Where a side lies on the sheet itself, at places between two corners: along and across.
fn measured(
    pixels: &dyn Pixels,
    side: Side,
    from: f64,
    to: f64,
    reach: f64,
) -> Result<Vec<(f64, f64)>, PixelsError> {
    let mut found = Vec::new();
    for place in 0..MEASURED {
        let along = from + (to - from) * (f64::from(place) + 0.5) / f64::from(MEASURED);
        let across = side.across(along);
        let (first, start) = (along - f64::from(TOGETHER) / 2.0, across - 2.0 * reach);
        if first < 0.0 || start < 0.0 {
            continue;
        }
        let (first, start) = (first as u32, start as u32);
        let depth = (4.0 * reach) as u32 + 1;
        let area = if side.level {
            PixelArea { x: first, y: start, width: TOGETHER, height: depth }
        } else {
            PixelArea { x: start, y: first, width: depth, height: TOGETHER }
        };
        let part = match pixels.read(area, 0) {
            Ok(part) => part,
            Err(PixelsError::OffTheSheet) => continue,
            Err(why) => return Err(why),
        };
        if let Some(at) = darkest(&part, side.level, across - f64::from(start)) {
            found.push((along, f64::from(start) + at));
        }
    }
    Ok(found)
}

/// The middle of the dark line in a piece of the sheet, the one next to where it is thought to be.
fn darkest(part: &RgbImage, level: bool, thought: f64) -> Option<f64> {
    let (count, depth) = if level { part.dimensions() } else { (part.height(), part.width()) };
    let mean = |n: u32| {
        let light = |k: u32| {
            let Rgb(colour) = if level { part.get_pixel(k, n) } else { part.get_pixel(n, k) };
            u32::from(lightness(*colour))
        };
        f64::from((0..count).map(light).sum::<u32>()) / f64::from(count.max(1))
    };
    let profile: Vec<f64> = (0..depth).map(mean).collect();
    let mut sorted = profile.clone();
    sorted.sort_by(f64::total_cmp);
    let paper = sorted.get(sorted.len() * 3 / 4).copied()?;
    let darkness = |n: usize| profile.get(n).map_or(0.0, |light| (paper - light).max(0.0));
    // Darker than its neighbours; nearer ones count for more.
    let worth = |n: usize| {
        let off = (n as f64 + 0.5 - thought).abs() / f64::from(depth);
        darkness(n) * (1.0 - off)
    };
    let peak = (1..profile.len().saturating_sub(1)).max_by(|a, b| worth(*a).total_cmp(&worth(*b)))?;
    if darkness(peak) < LEAST_DARK {
        return None;
    }
    let (before, here, after) = (darkness(peak - 1), darkness(peak), darkness(peak + 1));
    Some(peak as f64 + 0.5 + (after - before) / (before + here + after))
}

/// The line through most of some places; as it was thought where there are too few.
fn through(points: &[(f64, f64)], thought: Side) -> Side {
    let mut slopes: Vec<f64> = Vec::new();
    for (n, (x, y)) in points.iter().enumerate() {
        slopes.extend(
            points.iter().skip(n + 1).filter(|(other, _)| other > x).map(|(x1, y1)| (y1 - y) / (x1 - x)),
        );
    }
    let middle = |all: &mut Vec<f64>| {
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 2).copied()
    };
    let Some(slope) = middle(&mut slopes).filter(|_| points.len() >= 8) else { return thought };
    let mut offsets = points.iter().map(|(along, across)| across - slope * (along - thought.from)).collect();
    middle(&mut offsets).map_or(thought, |at| Side { at, slope, ..thought })
}
