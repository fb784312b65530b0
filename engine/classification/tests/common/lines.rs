//! Roads and streams of a synthetic scan against those proposed for the whole sheet.

use super::{Scan, YARDS};
use image::RgbImage;
use image::imageops::{FilterType, resize};
use oblique_board::Path;
use oblique_board::hex::Layout;
use oblique_georeference::Point as Ground;
use oblique_linework::{
    Ink, InkError, Levelling, Likeness, Paper, Proposal, Proposing, Ridges, flattened, is_hex_grid, is_rim,
    propose_also,
};
use std::collections::BTreeMap;

/// Pixels of the scan that become one: roads are two to four wide then.
const STEP: u32 = 2;
const LINE_PIXELS: f32 = 3.0;
/// A line proposed is at least so many hexes long, as in the digitizing room.
const SHORTEST_HEXES: f64 = 1.5;
/// Points along lines, in yards.
const APART: f64 = YARDS / 8.0;

/// Of the lines of one kind, in hexes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub there: f64,
    pub found: f64,
    /// All that was proposed.
    pub proposed: f64,
    /// What of it runs within a hex of a line of that kind.
    pub right: f64,
}

/// Lines proposed of one kind, on the picture they were looked for in.
pub struct Found {
    pub tally: Tally,
    pub picture: RgbImage,
    pub lines: Vec<Proposal>,
}

impl Tally {
    /// How much of what is there is found.
    pub fn share(&self) -> f64 {
        self.found / self.there.max(1.0)
    }

    /// How much of what is proposed is there.
    pub fn precision(&self) -> f64 {
        self.right / self.proposed.max(1.0)
    }
}

/// A line of the board where it is drawn, in yards.
fn course(scan: &Scan, layout: Layout, path: &Path) -> Vec<Ground> {
    match path {
        Path::Hexes(hexes) => hexes.iter().map(|hex| scan.ground.centre(*hex)).collect(),
        Path::Edges(edges) => edges
            .iter()
            .map(|edge| {
                let [a, b] = edge.hexes(layout.orientation).map(|hex| scan.ground.centre(hex));
                Ground::new(f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y))
            })
            .collect(),
    }
}

fn spread(course: &[Ground]) -> Vec<Ground> {
    let mut points = Vec::new();
    for pair in course.windows(2) {
        let [a, b] = [pair[0], pair[1]];
        let count = (a.distance(b) / APART).round().max(1.0) as usize;
        let at = |i: usize| {
            let t = i as f64 / count as f64;
            Ground::new(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
        };
        points.extend((0..count).map(at));
    }
    points
}

/// Points to be found by place.
struct Near(BTreeMap<(i64, i64), Vec<Ground>>);

impl Near {
    fn of(points: &[Ground]) -> Self {
        let mut all: BTreeMap<(i64, i64), Vec<Ground>> = BTreeMap::new();
        for p in points {
            all.entry(Self::square(*p)).or_default().push(*p);
        }
        Self(all)
    }

    fn square(p: Ground) -> (i64, i64) {
        ((p.x / YARDS).floor() as i64, (p.y / YARDS).floor() as i64)
    }

    /// Does one lie within a hex?
    fn has(&self, p: Ground) -> bool {
        self.within(p, YARDS)
    }

    /// Does one lie so near, a hex at the most?
    fn within(&self, p: Ground, yards: f64) -> bool {
        let (x, y) = Self::square(p);
        let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy)));
        around.filter_map(|square| self.0.get(&square)).flatten().any(|q| p.distance(*q) <= yards)
    }
}

/// What a person picks by clicking a line: the pixel that differs most from the paper about where the line runs, in five
/// places; the darker the nearer the middle of the ink.
fn clicked(picture: &RgbImage, paper: [u8; 3], at: &[(f64, f64)]) -> Vec<[u8; 3]> {
    let off = |rgb: [u8; 3]| rgb.iter().zip(paper).map(|(a, b)| u32::from(a.abs_diff(b))).sum::<u32>();
    at.iter()
        .filter_map(|(x, y)| {
            let near = (-4..=4).flat_map(|dy| (-4..=4).map(move |dx| (*x as i64 + dx, *y as i64 + dy)));
            let pixel = |(x, y): (i64, i64)| {
                let (x, y) = (u32::try_from(x).ok()?, u32::try_from(y).ok()?);
                picture.get_pixel_checked(x, y).map(|p| p.0)
            };
            near.filter_map(pixel).max_by_key(|rgb| off(*rgb))
        })
        .collect()
}

/// An ink by the places clicked. Where they are of several inks the person is told so, and clicks anew where nothing lies over
/// the line: what is farthest from the others is left out.
fn ink_of(paper: [u8; 3], mut picked: Vec<[u8; 3]>) -> Ink {
    while picked.len() > 1 {
        match Ink::sampled(Paper(paper), &picked) {
            Ok(ink) => return ink,
            Err(InkError::Paper) => break,
            Err(InkError::Mixed) => {
                let apart = |a: [u8; 3], b: [u8; 3]| {
                    a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(b))).sum::<u32>()
                };
                let sums: Vec<u32> =
                    picked.iter().map(|a| picked.iter().map(|b| apart(*a, *b)).sum()).collect();
                let farthest = (0..sums.len()).max_by_key(|n| sums[*n]).unwrap_or(0);
                picked.remove(farthest);
            }
        }
    }
    Ink::sampled(Paper(paper), &picked).unwrap_or_else(|_| Ink::black(Paper(paper)))
}

/// The commonest colour of the sheet, coarsely.
pub fn paper(picture: &RgbImage) -> [u8; 3] {
    let mut counts: BTreeMap<[u8; 3], u32> = BTreeMap::new();
    for p in picture.pixels().step_by(7) {
        *counts.entry(p.0.map(|c| c & 0xf8)).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(_, n)| *n).map_or([255; 3], |(rgb, _)| rgb.map(|c| c | 4))
}

/// The lines of some kinds, proposed for the whole sheet by an ink picked where they run.
pub fn found(scan: &Scan, kinds: &[&str]) -> Option<Found> {
    let layout = scan.board.layout();
    let features = scan.board.features().values().filter(|f| kinds.contains(&f.kind.as_str()));
    let courses: Vec<Vec<Ground>> = features.map(|f| spread(&course(scan, layout, &f.path))).collect();
    let truth: Vec<Ground> = courses.concat();
    if truth.is_empty() {
        return None;
    }
    let (w, h) = (scan.image.width() / STEP, scan.image.height() / STEP);
    let picture = resize(&scan.image, w, h, FilterType::Triangle);
    let paper = paper(&picture);
    let light = flattened(&picture, Paper(paper), Levelling::Light);
    let picture = flattened(&picture, Paper(paper), Levelling::Colour);
    let pixel = |p: &Ground| {
        let at = scan.placement.to_pixel(*p)?;
        Some((at.x / f64::from(STEP), at.y / f64::from(STEP)))
    };
    let clicks: Vec<(f64, f64)> =
        truth.iter().step_by((truth.len() / 5).max(1)).filter_map(pixel).take(5).collect();
    let picked = clicked(&picture, paper, &clicks);
    let ink = ink_of(paper, picked).apart_from_dark(picture.pixels().map(|p| p.0));
    let of =
        |picture| Ridges::of(picture, &ink, LINE_PIXELS, &mut |_| true).expect("a sheet of a few megapixels");
    let (ridges, light) = (of(&picture), of(&light));
    let px_a_hex = f64::from(w) * STRETCHED / (f64::from(layout.width).max(1.0));
    let proposing = Proposing { shortest_pixels: px_a_hex * SHORTEST_HEXES, ..Proposing::default() };
    let mut lines = propose_also(&ridges, &light, &proposing);
    let to_ground =
        |p: &Ground| scan.placement.to_ground(Ground::new(p.x * f64::from(STEP), p.y * f64::from(STEP)));
    // As the digitizing room marks them.
    let roads = kinds.contains(&"road");
    for line in lines.iter_mut().filter(|line| line.likeness == Likeness::Course) {
        let ground = || line.line.points.iter().step_by(4).filter_map(to_ground);
        if (roads && is_hex_grid(ground(), &scan.ground)) || is_rim(ground(), &scan.ground) {
            line.likeness = Likeness::Printed;
        }
    }
    // Where roads were drawn first they are not proposed as streams, as in the digitizing room.
    if !roads {
        let drawn = scan.board.features().values().filter(|f| !kinds.contains(&f.kind.as_str()));
        let drawn: Vec<Ground> = drawn.flat_map(|f| spread(&course(scan, layout, &f.path))).collect();
        let drawn = Near::of(&drawn);
        for line in lines.iter_mut().filter(|line| line.likeness == Likeness::Course) {
            let ground: Vec<Ground> = line.line.points.iter().step_by(4).filter_map(to_ground).collect();
            let along = ground.iter().filter(|p| drawn.within(**p, 0.6 * YARDS)).count();
            if along * 4 >= ground.len() * 3 {
                line.likeness = Likeness::Drawn;
            }
        }
    }
    let proposed: Vec<Ground> = lines
        .iter()
        .filter(|p| p.likeness == Likeness::Course)
        .flat_map(|p| spread(&p.line.points.iter().step_by(4).filter_map(to_ground).collect::<Vec<_>>()))
        .collect();
    let hexes = |n: usize| n as f64 * APART / YARDS;
    let (near_true, near_proposed) = (Near::of(&truth), Near::of(&proposed));
    let tally = Tally {
        there: hexes(truth.len()),
        found: hexes(truth.iter().filter(|p| near_proposed.has(**p)).count()),
        proposed: hexes(proposed.len()),
        right: hexes(proposed.iter().filter(|p| near_true.has(**p)).count()),
    };
    Some(Found { tally, picture, lines })
}

/// Columns of hexes overlap by a quarter: hexes are wider than a column.
const STRETCHED: f64 = 1.15;
