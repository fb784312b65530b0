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
    let cells = |v: f32| (v / gap).floor() as i32;
    let mut out = Vec::new();
    for y in cells(rect.min.y)..=cells(rect.max.y) {
        for x in cells(rect.min.x)..=cells(rect.max.x) {
            let shake = Point::new(noise::unit(x, y, salt), noise::unit(x, y, salt + 1));
            // Every other row half a cell over, and no spot in the last fifth of its cell.
            let stagger = if y & 1 == 0 { 0.0 } else { 0.5 };
            let at = Point::new(x as f32 + stagger + shake.x * 0.8, y as f32 + shake.y * 0.8).times(gap);
            let about =
                window.index(geometry::hex_at(cx.layout, at)).map_or(About::Some, |index| about[index]);
            let grows = match about {
                About::None => false,
                About::All => true,
                // An area's edge wanders, and what grows in it wanders with it.
                About::Some => is(geometry::hex_at(cx.layout, noise::warp(at, 1.9, 0.16, 19))),
            };
            if grows {
                out.push(Spot { at, cell: (x, y), deep: about == About::All });
            }
        }
    }
    out.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    out
}
