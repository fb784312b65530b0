//! Counters: every unit and leader of the order of battle, and the markers a table needs, front and back.
//!
//! Must not know how pieces look: that is cartography's.

mod face;
mod grid;
mod marker;

pub(crate) use face::ink_on;
pub(super) use face::{art, ratings};

use super::Kit;
use super::flow::GREY;
use crate::pdf::leaf::{BLACK, Leaf, width};
use grid::Grid;
use marker::Marker;
use oblique_cartography::counters::shortened;
use oblique_cartography::text::Face;
use oblique_roster::tree::tree;
use oblique_scenario::{Piece, Side};

/// A counter.
pub(super) enum Counter<'a> {
    Piece(&'a Piece),
    Marker(Marker<'a>),
}

/// A sheet of counters: what lies in each of its places, in reading order.
pub(super) struct Sheet<'a> {
    pub places: Vec<Option<Counter<'a>>>,
}

/// Every piece once, side by side in the order of the tree, each side from a new row; then the markers.
pub(super) fn sheets<'a>(kit: &Kit<'a>, grid: &Grid) -> Vec<Sheet<'a>> {
    let mut places: Vec<Option<Counter<'a>>> = Vec::new();
    let new_row = |places: &mut Vec<Option<Counter<'a>>>| {
        while !places.len().is_multiple_of(grid.columns) {
            places.push(None);
        }
    };
    for side in Side::BOTH {
        new_row(&mut places);
        let rows = tree(kit.scenario, kit.catalog(), side);
        places.extend(rows.into_iter().map(|row| Some(Counter::Piece(row.piece))));
    }
    new_row(&mut places);
    places.extend(marker::markers(kit).into_iter().map(|marker| Some(Counter::Marker(marker))));
    let mut sheets = Vec::new();
    let mut places = places.into_iter().peekable();
    while places.peek().is_some() {
        let places: Vec<_> = places.by_ref().take(grid.count()).collect();
        sheets.push(Sheet { places });
    }
    sheets
}

/// The front of a piece's counter by itself, as large as it is cut: for counters that nobody prints.
pub(crate) fn alone(kit: &Kit<'_>, piece: &Piece) -> Leaf {
    let side = kit.request.counter_mm;
    let mut leaf = Leaf::new((side, side));
    let mut ground = face::Ground { leaf: &mut leaf, at: (0.0, 0.0), side, bleed: 0.0 };
    face::piece(kit, &mut ground, piece, false);
    leaf
}

/// How many losses are counted of a piece until it is gone: its models, or tenths of its strength; none of leaders.
pub(crate) fn losses(kit: &Kit<'_>, piece: &Piece) -> u8 {
    super::roster::boxes(kit, piece)
}

/// The sheets, each front followed by its back.
pub(super) fn leaves(kit: &Kit<'_>) -> Vec<Leaf> {
    let grid = Grid::of(kit.request);
    let sheets = sheets(kit, &grid);
    let mut leaves = Vec::with_capacity(sheets.len() * 2);
    for (n, sheet) in sheets.iter().enumerate() {
        for back in [false, true] {
            let mut leaf = Leaf::new(kit.page_mm());
            let here = |at: usize| if back { grid.back(at) } else { grid.front(at) };
            let filled: Vec<usize> =
                (0..sheet.places.len()).filter(|at| sheet.places[*at].is_some()).collect();
            for (at, place) in sheet.places.iter().enumerate() {
                let Some(counter) = place else { continue };
                let mut ground =
                    face::Ground { leaf: &mut leaf, at: here(at), side: grid.side, bleed: grid.bleed };
                match counter {
                    Counter::Piece(piece) => face::piece(kit, &mut ground, piece, back),
                    Counter::Marker(marker) => marker.draw(kit, &mut ground, back),
                }
            }
            grid.cuts(&mut leaf, filled.iter().map(|at| here(*at)));
            let what = if back { "back" } else { "front" };
            let text = format!("{}: counters, sheet {} of {}, {what}", kit.title(), n + 1, sheets.len());
            caption(kit, &mut leaf, &text, back);
            leaves.push(leaf);
        }
    }
    leaves
}

/// What sheet it is, above the counters, and how it is used, below them.
fn caption(kit: &Kit<'_>, leaf: &mut Leaf, text: &str, back: bool) {
    let (wide, high) = leaf.size_mm;
    let margin = kit.request.margin_mm;
    let room = wide - 2.0 * margin;
    let text = shortened(text, |text| width(Face::Roman, text, 9.0) <= room);
    leaf.text((margin, margin + 4.0), 9.0, &text);
    let how = if back {
        "Turn the sheet over on its long edge to print this side: each back then lies behind its front."
    } else {
        "Under the picture: strength on the left, ratings on the right in the order of the roster."
    };
    let size = 8.0;
    let how = shortened(how, |text| width(Face::Italic, text, size) <= room - 12.0);
    let at = ((wide - width(Face::Italic, &how, size)) / 2.0, high - margin - 0.8);
    leaf.written(at, size, Face::Italic, GREY, &how);
    // Crosses by which both sides are seen to lie behind each other.
    for x in [margin + 3.0, wide - margin - 3.0] {
        let y = high - margin - 2.0;
        leaf.stroke(&[(x - 2.0, y), (x + 2.0, y)], BLACK, 0.1);
        leaf.stroke(&[(x, y - 2.0), (x, y + 2.0)], BLACK, 0.1);
    }
}

#[cfg(test)]
mod tests;
