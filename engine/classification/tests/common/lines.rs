//! Roads and streams of a synthetic scan against those proposed for the whole sheet.

use super::{Scan, YARDS};
use image::RgbImage;
use image::imageops::{FilterType, resize};
use oblique_board::Path;
use oblique_board::hex::Layout;
use oblique_cartography::{Layers, MapSource, MapStyle};
use oblique_georeference::Point as Ground;
use oblique_linework::{
    Ink, Levelling, Likeness, Line, Paper, Proposal, Proposing, Ridges, flattened, on_hex_grid, on_rim,
    propose_also, stretches,
};
use std::collections::BTreeMap;

/// Pixels of the scan that become one: roads are two to four wide then.
const STEP: u32 = 2;
const LINE_PIXELS: f32 = 3.0;
/// A line proposed is at least so many hexes long, as in the digitizing room.
const SHORTEST_HEXES: f64 = 1.5;
/// So many places of its lines are clicked, each missed by so many pixels at the most.
const CLICKS: usize = 9;
const CLICK: i32 = 5;
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
    /// Where a line runs that was not found, in pixels of the picture.
    pub missed: Vec<(f64, f64)>,
    /// The colour of the ink, as it was clicked.
    pub clicked: [u8; 3],
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

/// Where lines are printed and nothing over them: what the print shows otherwise with them than without.
pub struct Strokes {
    with: RgbImage,
    without: RgbImage,
    paper: [u8; 3],
    px_a_yard: f64,
}

impl Strokes {
    pub fn of(map: &MapSource, style: &MapStyle, px_a_hex: f32, seed: u64) -> Self {
        let printed = |linear| {
            let layers = Layers { linear, ..Layers::ALL };
            super::printed_of(map, style, px_a_hex, seed, layers)
        };
        let with = printed(true);
        let (paper, px_a_yard) = (paper(&with), f64::from(px_a_hex) / YARDS);
        Self { with, without: printed(false), paper, px_a_yard }
    }

    /// How strongly a stroke is seen at a place of the ground; 0 where none is.
    fn at(&self, at: Ground) -> u32 {
        let (x, y) = ((at.x * self.px_a_yard) as u32, (at.y * self.px_a_yard) as u32);
        let pair = self.with.get_pixel_checked(x, y).zip(self.without.get_pixel_checked(x, y));
        // Where trees give way to a line bare paper is seen.
        pair.map_or(0, |(a, b)| apart(a.0, b.0).min(apart(a.0, self.paper)))
    }
}

/// How far apart two colours are, over all channels.
fn apart(a: [u8; 3], b: [u8; 3]) -> u32 {
    a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(b))).sum()
}

/// What a person picks by clicking a line about some places: where it is seen best there, and of what is picked what is
/// most like the rest. Where something lies over the line he clicks elsewhere.
fn clicked(
    picture: &RgbImage,
    about: impl Iterator<Item = Ground>,
    scan: &Scan,
    strokes: &Strokes,
) -> Option<[u8; 3]> {
    let picks: Vec<[u8; 3]> = about
        .filter_map(|at| {
            let (x, y) = scan.pixel(at)?;
            let near = (-CLICK..=CLICK).flat_map(|dy| (-CLICK..=CLICK).map(move |dx| (dx, dy)));
            let pixel = |(dx, dy): (i32, i32)| {
                let (x, y) = ((x + f64::from(dx)).floor() + 0.5, (y + f64::from(dy)).floor() + 0.5);
                let seen = strokes.at(scan.ground_of((x, y))?);
                let rgb = picture.get_pixel_checked(x as u32, y as u32).filter(|_| x >= 0.0 && y >= 0.0)?;
                (seen > UNSEEN).then_some((seen, rgb.0))
            };
            near.filter_map(pixel).max_by_key(|(seen, _)| *seen).map(|(_, rgb)| rgb)
        })
        .collect();
    picks.iter().copied().min_by_key(|a| picks.iter().map(|b| apart(*a, *b)).sum::<u32>())
}

/// What differs less is not seen.
const UNSEEN: u32 = 24;

/// The commonest colour of the sheet, coarsely.
pub fn paper(picture: &RgbImage) -> [u8; 3] {
    let mut counts: BTreeMap<[u8; 3], u32> = BTreeMap::new();
    for p in picture.pixels().step_by(7) {
        *counts.entry(p.0.map(|c| c & 0xf8)).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(_, n)| *n).map_or([255; 3], |(rgb, _)| rgb.map(|c| c | 4))
}

/// The lines of some kinds, proposed for the whole sheet by an ink picked where they run.
pub fn found(scan: &Scan, strokes: &Strokes, kinds: &[&str]) -> Option<Found> {
    let layout = scan.board.layout();
    let features = scan.board.features().values().filter(|f| kinds.contains(&f.kind.as_str()));
    let courses: Vec<Vec<Ground>> = features.map(|f| spread(&course(scan, layout, &f.path))).collect();
    let truth: Vec<Ground> = courses.concat();
    if truth.is_empty() {
        return None;
    }
    let (w, h) = (scan.image.width() / STEP, scan.image.height() / STEP);
    let raw = resize(&scan.image, w, h, FilterType::Triangle);
    let paper = paper(&raw);
    let light = flattened(&raw, Paper(paper), Levelling::Light);
    let picture = flattened(&raw, Paper(paper), Levelling::Colour);
    let places = truth.iter().copied().step_by((truth.len() / CLICKS).max(1)).take(CLICKS);
    let picked = clicked(&picture, places, scan, strokes)?;
    let ink = Ink::sampled(Paper(paper), &[picked]).ok()?.apart_from_dark(picture.pixels().map(|p| p.0));
    let of =
        |picture| Ridges::of(picture, &ink, LINE_PIXELS, &mut |_| true).expect("a sheet of a few megapixels");
    let (ridges, light, raw) = (of(&picture), of(&light), of(&raw));
    let px_a_hex = f64::from(w) * STRETCHED / (f64::from(layout.width).max(1.0));
    let proposing = Proposing { shortest_pixels: px_a_hex * SHORTEST_HEXES, ..Proposing::default() };
    let mut lines = propose_also(&ridges, &[&light, &raw], &proposing);
    for line in &mut lines {
        line.line.points = line.line.points.iter().copied().step_by(EVERY).collect();
    }
    let to_ground = |p: &Ground| scan.ground_of((p.x, p.y));
    // As the digitizing room marks them, dividing lines where they change.
    let roads = kinds.contains(&"road");
    let printed = |at| (roads && on_hex_grid(at, &scan.ground)) || on_rim(at, &scan.ground);
    let hex = px_a_hex / EVERY as f64;
    lines = divided(lines, [2.0 * hex, 2.0 * hex], Likeness::Printed, |p| to_ground(&p).is_some_and(printed));
    // Where roads were drawn first they are not proposed as streams.
    if !roads {
        // Steps and roads are not in blue.
        let others = |kind: &str| !kinds.contains(&kind) && !ink.is_blue();
        let drawn = scan.board.features().values().filter(|f| others(&f.kind));
        let drawn: Vec<Ground> = drawn.flat_map(|f| spread(&course(scan, layout, &f.path))).collect();
        let drawn = Near::of(&drawn);
        let along = |at| drawn.within(at, 0.6 * YARDS);
        lines = divided(lines, [2.0 * hex, 5.0 * hex], Likeness::Drawn, |p| to_ground(&p).is_some_and(along));
    }
    let proposed: Vec<Ground> = lines
        .iter()
        .filter(|p| p.likeness == Likeness::Course)
        .flat_map(|p| spread(&p.line.points.iter().filter_map(to_ground).collect::<Vec<_>>()))
        .collect();
    let hexes = |n: usize| n as f64 * APART / YARDS;
    let (near_true, near_proposed) = (Near::of(&truth), Near::of(&proposed));
    let tally = Tally {
        there: hexes(truth.len()),
        found: hexes(truth.iter().filter(|p| near_proposed.has(**p)).count()),
        proposed: hexes(proposed.len()),
        right: hexes(proposed.iter().filter(|p| near_true.has(**p)).count()),
    };
    let missed = truth.iter().filter(|p| !near_proposed.has(**p)).filter_map(|p| scan.pixel(*p)).collect();
    Some(Found { tally, picture, lines, missed, clicked: picked })
}

/// Courses divided where they begin or cease to be so over so many points: what is not, and what is; that has those looks.
fn divided(
    lines: Vec<Proposal>,
    windows: [f64; 2],
    likeness: Likeness,
    is_so: impl Fn(Ground) -> bool,
) -> Vec<Proposal> {
    let pieces = |line: Proposal| -> Vec<Proposal> {
        if line.likeness != Likeness::Course {
            return vec![line];
        }
        let points = &line.line.points;
        let so: Vec<bool> = points.iter().map(|at| is_so(*at)).collect();
        stretches(&so, windows[0].ceil() as usize, windows[1].ceil() as usize)
            .into_iter()
            .map(|(range, so)| Proposal {
                line: Line {
                    points: points[range.start.saturating_sub(1)..range.end].to_vec(),
                    closed: false,
                },
                likeness: if so { likeness } else { Likeness::Course },
                ..line.clone()
            })
            .collect()
    };
    lines.into_iter().flat_map(pieces).collect()
}

/// Every so many points of a line are looked at, as in the digitizing room.
const EVERY: usize = 4;

impl Scan {
    /// The pixel of the picture lines are looked for in.
    fn pixel(&self, at: Ground) -> Option<(f64, f64)> {
        let at = self.placement.to_pixel(at)?;
        Some((at.x / f64::from(STEP), at.y / f64::from(STEP)))
    }

    fn ground_of(&self, (x, y): (f64, f64)) -> Option<Ground> {
        self.placement.to_ground(Ground::new(x * f64::from(STEP), y * f64::from(STEP)))
    }
}

/// Columns of hexes overlap by a quarter: hexes are wider than a column.
const STRETCHED: f64 = 1.15;
