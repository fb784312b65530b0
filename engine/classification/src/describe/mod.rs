//! Describing a board from a placed sheet: in strips of hexes, so that memory does not grow with the sheet.
//!
//! Must not know what is learnt from it.

mod boxes;
mod features;
mod folds;
mod hex;
mod inks;
mod marks;
mod oklab;
mod paper;
mod planes;
mod side;
mod survey;

pub(crate) use features::{FEATURES_VERSION, Feature, Kind};
pub(crate) use inks::{matched, with_inks_in_order};

use crate::description::Table;
use crate::place::Place;
use crate::sheet::{Frame, MOST_HEXES, Patch, PlacedSheet, Window};
use crate::{ClassificationError, Description};
use features::{HEX, SIDE};
use hex::Windows;
use oblique_board::hex::{Edge, Hex, Layout};
use oblique_georeference::Point;
use planes::Planes;
use rayon::prelude::*;
use std::collections::BTreeMap;
use survey::Survey;

/// Frame pixels a hex: fine enough for trees and lettering to be told apart, coarse enough for the largest boards.
const PX_A_HEX: f64 = 32.0;
/// Hexes that are narrower on the sheet show no texture.
const LEAST_PX_A_HEX: f64 = 3.0;
/// Hexes a side of the part of a board that is worked on at once.
const BLOCK: u16 = 16;
/// Frame pixels around it that its filters need: as far as a long line is followed, and the rim of its hexes.
const MARGIN_PX: f64 = 60.0;
/// Boards of more hexes keep one window a hex: hundreds of megabytes otherwise.
const MOST_HEXES_IN_WINDOWS: usize = 1 << 18;
const WINDOWS: usize = 7;
/// So many hexes, about, are described once more with marks over them (`marks`): all of an ordinary board, of larger ones as
/// many as there is time for.
const MOST_MARKED: usize = 4096;
/// By so many of their windows.
const MARKED_WINDOWS: usize = 2;
/// The part of the work that the survey is.
const SURVEYED: f32 = 0.15;

/// Describes every hex and hexside of a board that lies on a placed sheet: a second for a small board, ten for a large
/// one. `go_on` is asked between strips, with the part from 0 to 1 that is done; if it says no, the work is called off.
///
/// # Errors
/// Where there is nothing to describe, the board is too large, hexes are too small on the sheet, or the sheet does not
/// give its pixels.
pub fn describe(
    sheet: &PlacedSheet<'_>,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Description, ClassificationError> {
    let layout = sheet.ground.layout();
    if layout.is_empty() {
        return Err(ClassificationError::NoHexes);
    }
    if layout.len() > MOST_HEXES {
        return Err(ClassificationError::TooManyHexes { hexes: layout.len() });
    }
    let frame = Frame::new(sheet.ground, sheet.placement, PX_A_HEX);
    check_scale(&frame, sheet)?;
    let survey = Survey::of(&frame, sheet.pixels, &mut |part| go_on(part * SURVEYED))?;
    let windows = if layout.len() > MOST_HEXES_IN_WINDOWS { 1 } else { WINDOWS };
    let mut hexes = Table::new(Hex::room(layout), windows, HEX.len());
    let mut sides = Table::new(Edge::room(layout), 1, SIDE.len());
    let shapes = Windows::new(layout.orientation, PX_A_HEX as f32, windows);
    let mut marked: BTreeMap<usize, Vec<u8>> = BTreeMap::new();
    // One of so many blocks is marked, another one in every strip.
    let one_of = layout.len().div_ceil(MOST_MARKED);
    let columns: Vec<u16> = (0..layout.width).step_by(usize::from(BLOCK)).collect();
    for top in (0..layout.height).step_by(usize::from(BLOCK)) {
        if !go_on(SURVEYED + (1.0 - SURVEYED) * f32::from(top) / f32::from(layout.height)) {
            return Err(ClassificationError::Cancelled);
        }
        let strip: Vec<_> = columns
            .par_iter()
            .enumerate()
            .map(|(n, left)| {
                let marks = (n + 3 * usize::from(top / BLOCK)).is_multiple_of(one_of);
                described(&frame, sheet, &survey, &shapes, (*left, top), marks)
            })
            .collect();
        for block in strip {
            let block = block?;
            block.hexes.iter().for_each(|(i, rows)| hexes.put(*i, rows));
            block.sides.iter().for_each(|(i, row)| sides.put(*i, row));
            marked.extend(block.marked);
        }
    }
    if !hexes.on.contains(&true) {
        return Err(ClassificationError::OffTheSheet);
    }
    put_context(layout, &mut hexes, &mut marked);
    Ok(Description { frame, inks: survey.inks, hexes, sides, marked })
}

/// Refuses hexes of a few pixels, judged where the first hex on the sheet lies.
fn check_scale(frame: &Frame, sheet: &PlacedSheet<'_>) -> Result<(), ClassificationError> {
    let layout = frame.layout();
    let (width, height) = sheet.pixels.size_px();
    let on = |p: &Point| p.x >= 0.0 && p.y >= 0.0 && p.x < f64::from(width) && p.y < f64::from(height);
    let step = (layout.len() / 4096).max(1);
    let wide = (0..layout.len()).step_by(step).find_map(|i| {
        let middle = frame.centre(layout.hex(i));
        let here = frame.to_sheet(middle).filter(on)?;
        let beside = frame.to_sheet(Point::new(middle.x + frame.px_a_hex(), middle.y))?;
        Some(here.distance(beside))
    });
    match wide {
        None => Err(ClassificationError::OffTheSheet),
        Some(px) if px < LEAST_PX_A_HEX => Err(ClassificationError::TooSmall { px }),
        Some(_) => Ok(()),
    }
}

/// Rows of the hexes and hexsides of a part of the board, by number.
struct Block {
    hexes: Vec<(usize, Vec<u8>)>,
    sides: Vec<(usize, Vec<u8>)>,
    marked: Vec<(usize, Vec<u8>)>,
}

fn described(
    frame: &Frame,
    sheet: &PlacedSheet<'_>,
    survey: &Survey,
    shapes: &Windows,
    (left, top): (u16, u16),
    marks: bool,
) -> Result<Block, ClassificationError> {
    let layout = frame.layout();
    let (right, bottom) = ((left + BLOCK).min(layout.width), (top + BLOCK).min(layout.height));
    let of_block = (top..bottom)
        .flat_map(move |row| (left..right).map(move |col| layout.at(i32::from(col), i32::from(row))));
    let (mut low, mut high) = (Point::new(f64::MAX, f64::MAX), Point::new(0.0, 0.0));
    for at in of_block.clone().map(|hex| frame.centre(hex)) {
        low = Point::new(low.x.min(at.x), low.y.min(at.y));
        high = Point::new(high.x.max(at.x), high.y.max(at.y));
    }
    let from = |v: f64| (v - MARGIN_PX).floor().max(0.0) as usize;
    let to = |v: f64, most: usize| ((v + MARGIN_PX).ceil() as usize).min(most);
    let (x, y) = (from(low.x), from(low.y));
    let window =
        Window { x, y, width: to(high.x, frame.size().0) - x, height: to(high.y, frame.size().1) - y };
    let patch = Patch::read(frame, sheet.pixels, window)?;
    let mut block = Block { hexes: Vec::new(), sides: Vec::new(), marked: Vec::new() };
    if !patch.on.contains(&true) {
        return Ok(block);
    }
    let planes = Planes::of(&patch, survey, frame.px_a_hex() as f32);
    let inside = |p: Point| Point::new(p.x - x as f64, p.y - y as f64);
    if marks {
        let middles = of_block.clone().map(|hex| inside(frame.centre(hex)));
        let middles: Vec<(f32, f32)> = middles.map(|p| (p.x as f32, p.y as f32)).collect();
        let seed = (u64::from(top) << 16) | u64::from(left);
        let over = planes.marked(survey, |colours, ink| {
            marks::draw(colours, ink, &middles, frame.px_a_hex() as f32, seed);
        });
        for hex in of_block.clone() {
            let middle = inside(frame.centre(hex));
            if let (Some(i), Some(mut rows)) = (layout.index(hex), shapes.describe(&over, middle.x, middle.y))
            {
                rows.truncate(MARKED_WINDOWS * HEX.len());
                block.marked.push((i, rows));
            }
        }
    }
    for hex in of_block {
        let middle = inside(frame.centre(hex));
        let number = layout.index(hex);
        if let (Some(i), Some(rows)) = (number, shapes.describe(&planes, middle.x, middle.y)) {
            block.hexes.push((i, rows));
        }
        for (_, near) in layout.neighbours(hex) {
            let Some(side) = Edge::between(hex, near, layout.orientation).filter(|s| s.owner() == hex) else {
                continue;
            };
            let (a, b) = ends(middle, inside(frame.centre(near)));
            if let (Some(i), Some(row)) = (side.index(layout), side::describe(&planes, a, b)) {
                block.sides.push((i, row));
            }
        }
    }
    Ok(block)
}

/// The ends of the side between two hexes by their middles.
fn ends(a: Point, b: Point) -> (Point, Point) {
    let (x, y) = (f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y));
    // A side is as long as a step over the root of three.
    let part = 0.5 / 3.0_f64.sqrt();
    let (dx, dy) = ((b.x - a.x) * part, (b.y - a.y) * part);
    (Point::new(x - dy, y + dx), Point::new(x + dy, y - dx))
}

/// Tells each hex how it differs from its neighbours.
fn put_context(layout: Layout, hexes: &mut Table, marked: &mut BTreeMap<usize, Vec<u8>>) {
    let compared: Vec<Option<hex::Compared>> =
        (0..hexes.places()).map(|i| hexes.row(i).map(hex::compared)).collect();
    for (i, rows) in marked {
        let near = layout.neighbours(layout.hex(*i)).filter_map(|(_, hex)| compared[layout.index(hex)?]);
        hex::put_context(rows, &near.collect::<Vec<_>>());
    }
    let size = hexes.windows * hexes.features;
    hexes.rows.par_chunks_mut(size).enumerate().filter(|(i, _)| compared[*i].is_some()).for_each(
        |(i, rows)| {
            let near = layout.neighbours(layout.hex(i)).filter_map(|(_, hex)| compared[layout.index(hex)?]);
            hex::put_context(rows, &near.collect::<Vec<_>>());
        },
    );
}

/// What is told of hexes.
pub(crate) fn hex_features() -> &'static [Feature] {
    HEX
}

/// What is told of hexsides.
pub(crate) fn side_features() -> &'static [Feature] {
    SIDE
}

#[cfg(test)]
mod tests {
    use super::{HEX, MARKED_WINDOWS, PlacedSheet, describe};
    use image::{Rgb, RgbImage};
    use oblique_board::hex::{Layout, Orientation};
    use oblique_georeference::placement::Placement;
    use oblique_georeference::{HexGround, Point};

    #[test]
    fn every_hex_of_an_ordinary_board_is_described_with_marks_over_it_too() {
        // Strokes of a dark ink here and there: without one there is nothing to draw with.
        let image = RgbImage::from_fn(300, 200, |x, y| {
            Rgb(if x % 50 < 2 || y % 70 < 2 { [60, 50, 45] } else { [236, 228, 206] })
        });
        let placement = Placement::by_affine([1.0, 0.0, 0.0, 0.0, 1.0, 0.0]).expect("a way back");
        let layout = Layout::new(Orientation::Flat, 15, 9);
        let ground = HexGround::new(layout, 20.0, Point::new(15.0, 15.0), 0.0).expect("a size");
        let sheet = PlacedSheet { pixels: &image, placement: &placement, ground: &ground };
        let described = describe(&sheet, &mut |_| true).expect("on the sheet");
        let mut otherwise = 0;
        for place in (0..described.hexes.places()).filter(|place| described.hexes.has(*place)) {
            let marked = described.marked.get(&place).expect("one for each");
            assert_eq!(marked.len(), MARKED_WINDOWS * HEX.len());
            otherwise += usize::from(Some(&marked[..HEX.len()]) != described.hexes.row(place));
        }
        assert!(otherwise * 10 > described.hexes_described() * 9, "{otherwise}");
    }
}
