//! Spots for glyphs: a shaken square lattice in world coordinates, so that no hex shows through.

use super::Context;
use super::window::Window;
use crate::geometry::{self, Point};
use crate::noise;
use oblique_board::hex::Hex;

/// A spot for a glyph.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    /// Where.
    pub at: Point,
    /// Its cell, the key of its chance.
    cell: (i32, i32),
    /// Are all hexes about it wanted, too?
    pub deep: bool,
}

impl Spot {
    /// A number from 0 to 1 that belongs to the spot.
    pub(super) fn unit(self, salt: u32) -> f32 {
        noise::unit(self.cell.0, self.cell.1, salt)
    }

    /// A number from -1 to 1 that belongs to the spot.
    pub(super) fn signed(self, salt: u32) -> f32 {
        noise::signed(self.cell.0, self.cell.1, salt)
    }
}

/// How the hexes about a hex are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// None of them is wanted.
    None,
    /// Some are.
    Some,
    /// All are, and it is.
    All,
}

/// How far the edge of an area wanders.
const WANDER: f32 = 0.16;

/// Squares a hex wide, and whether a hex that is wanted or lies beside one reaches into each: most of a picture has none of
/// a terrain, and chance need not be asked there.
struct Squares {
    first: (i32, i32),
    wide: i32,
    reached: Vec<bool>,
}

impl Squares {
    fn new(cx: &Context, window: &Window, about: &[About]) -> Self {
        // The hexes of the window and what lies half a hex round their middles.
        let at = |p: Point| (noise::floor(p.x), noise::floor(p.y));
        let reach = Point::new(geometry::SIDE, geometry::SIDE);
        let around = |hex: Hex| {
            let c = geometry::center(cx.layout, hex);
            (at(c - reach), at(c + reach))
        };
        let some = || {
            window.hexes().zip(about).filter(|(_, about)| **about != About::None).map(|(hex, _)| around(hex))
        };
        let (mut first, mut last) = ((i32::MAX, i32::MAX), (i32::MIN, i32::MIN));
        for (low, high) in some() {
            first = (first.0.min(low.0), first.1.min(low.1));
            last = (last.0.max(high.0), last.1.max(high.1));
        }
        if first.0 > last.0 {
            return Self { first: (0, 0), wide: 0, reached: Vec::new() };
        }
        let wide = last.0 - first.0 + 1;
        let mut reached = vec![false; (wide * (last.1 - first.1 + 1)) as usize];
        for (low, high) in some() {
            for y in low.1..=high.1 {
                let row = (y - first.1) * wide - first.0;
                reached[(row + low.0) as usize..=(row + high.0) as usize].fill(true);
            }
        }
        Self { first, wide, reached }
    }

    /// May something that is wanted grow in a cell of that width, given its upper left corner?
    fn reached_from(&self, corner: Point, gap: f32) -> bool {
        let is = |p: Point| {
            let (x, y) = (noise::floor(p.x) - self.first.0, noise::floor(p.y) - self.first.1);
            (0..self.wide).contains(&x)
                && usize::try_from(y * self.wide + x)
                    .ok()
                    .and_then(|at| self.reached.get(at))
                    .is_some_and(|r| *r)
        };
        // A cell is narrower than a square, so its corners tell.
        is(corner)
            || is(corner + Point::new(gap, 0.0))
            || is(corner + Point::new(0.0, gap))
            || is(corner + Point::new(gap, gap))
    }
}

/// The spots `gap` apart whose hex is `wanted`, from top to bottom. Hexes off the board are not.
pub(super) fn spots(cx: &Context, gap: f32, salt: u32, wanted: impl Fn(Hex) -> bool) -> Vec<Spot> {
    let rect = cx.rect.grown(0.5);
    // A hex more on every side: that of a spot, and its neighbours.
    let window = Window::new(cx.layout, rect.grown(1.0));
    let is_wanted: Vec<bool> = window.hexes().map(|hex| cx.layout.contains(hex) && wanted(hex)).collect();
    if !is_wanted.contains(&true) {
        return Vec::new();
    }
    let is = |hex: Hex| window.index(hex).is_some_and(|index| is_wanted[index]);
    let o = cx.layout.orientation;
    let steps = o.sides().map(|side| side.vector(o));
    let about: Vec<About> = window
        .hexes()
        .map(|hex| match steps.iter().filter(|step| is(hex + **step)).count() + usize::from(is(hex)) {
            0 => About::None,
            7 => About::All,
            _ => About::Some,
        })
        .collect();
    let near = Squares::new(cx, &window, &about);
    let cells = |v: f32| (v / gap).floor() as i32;
    let mut out = Vec::new();
    for y in cells(rect.min.y)..=cells(rect.max.y) {
        for x in cells(rect.min.x)..=cells(rect.max.x) {
            // Every other row half a cell over, and no spot in the last fifth of its cell.
            let stagger = if y & 1 == 0 { 0.0 } else { 0.5 };
            let corner = Point::new(x as f32 + stagger, y as f32);
            if !near.reached_from(corner.times(gap), gap) {
                continue;
            }
            let shake = Point::new(noise::unit(x, y, salt), noise::unit(x, y, salt + 1));
            let at = (corner + shake.times(0.8)).times(gap);
            let about =
                window.index(geometry::hex_at(cx.layout, at)).map_or(About::Some, |index| about[index]);
            let grows = match about {
                About::None => false,
                About::All => true,
                // An area's edge wanders, and what grows in it wanders with it.
                About::Some => is(geometry::hex_at(cx.layout, noise::warp(at, 1.9, WANDER, 19))),
            };
            if grows {
                out.push(Spot { at, cell: (x, y), deep: about == About::All });
            }
        }
    }
    out.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    out
}
