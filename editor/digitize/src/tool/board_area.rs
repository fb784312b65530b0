//! The area of the sheet that the board is to cover: a rectangle along the board as it lies, drawn, dragged by a corner, or moved.
//!
//! Must not know how many hexes lie in it.

use super::{Touch, dot, nearest, reach};
use crate::laid::{pixel_at, world_at};
use egui::Key;
use oblique_board::hex::Layout;
use oblique_context::intent::Intent;
use oblique_context::tool::Preview;
use oblique_context::{EditorContext, Gesture};
use oblique_digitize::Laid;
use oblique_digitize::board::{covering, is_bare};
use oblique_mapview::{PointerPhase, Tint};
use oblique_scenario::PixelPoint;
use oblique_text::text;

/// A rectangle narrower than that, in hexes of the board that will be, is a slip of the hand.
const NARROWEST: f64 = 0.5;

/// The area in the hand.
pub(super) struct Grip {
    gesture: u64,
    held: Held,
}

/// How the area is held.
enum Held {
    /// By a corner; the one across from it stays.
    Corner([f64; 2]),
    /// Between its edges: where it was taken, and the corners it had.
    Whole([f64; 2], [[f64; 2]; 4]),
}

pub(super) fn hint(context: &EditorContext<'_>) -> &'static str {
    if drawn(context).is_some() {
        text!("conversion-drag-the-area-or-a-corner-of-it")
    } else {
        text!("conversion-drag-a-rectangle-over-what-the-board-is")
    }
}

fn drawn(context: &EditorContext<'_>) -> Option<[PixelPoint; 4]> {
    let (_, sheet) = context.view.sheets.chosen(context.scenario())?;
    sheet.board.and_then(|board| board.area)
}

/// The corners of the area on the map, where there is one.
pub(crate) fn corners(context: &EditorContext<'_>, laid: &Laid) -> Option<[[f64; 2]; 4]> {
    let layout = context.scenario().board.layout();
    let [a, b, c, d] = drawn(context)?.map(|at| world_at(laid, layout, at));
    Some([a?, b?, c?, d?])
}

/// The least and the most of some places, to the right and down.
fn bounds(places: &[[f64; 2]]) -> [[f64; 2]; 2] {
    let of =
        |axis: usize, pick: fn(f64, f64) -> f64, from: f64| places.iter().map(|at| at[axis]).fold(from, pick);
    let least = [0, 1].map(|axis| of(axis, f64::min, f64::INFINITY));
    let most = [0, 1].map(|axis| of(axis, f64::max, f64::NEG_INFINITY));
    [least, most]
}

/// What of the map the sheet covers at the most.
fn room(context: &EditorContext<'_>, laid: &Laid) -> Option<[[f64; 2]; 2]> {
    let (_, sheet) = context.view.sheets.chosen(context.scenario())?;
    let layout = context.scenario().board.layout();
    let [a, b, c, d] = sheet.outline().map(|at| world_at(laid, layout, at));
    Some(bounds(&[a?, b?, c?, d?]))
}

/// How many hexes of the board that is there one of the board that will be is: a bare board was laid by eye.
fn step(context: &EditorContext<'_>) -> f64 {
    let scenario = context.scenario();
    let yards = scenario.board_place.map(|place| place.yards_a_hex.get()).filter(|yards| *yards > 0.0);
    match yards {
        Some(yards) if is_bare(scenario) => f64::from(context.catalog().hex_yards.max(1)) / yards,
        _ => 1.0,
    }
}

/// The rectangle between two corners, left upper first, clockwise; none where it is narrower than half a hex.
fn rectangle(a: [f64; 2], b: [f64; 2], step: f64) -> Option<[[f64; 2]; 4]> {
    let [[left, top], [right, low]] = bounds(&[a, b]);
    let wide = right - left >= step * NARROWEST && low - top >= step * NARROWEST;
    wide.then_some([[left, top], [right, top], [right, low], [left, low]])
}

/// The step that makes those the corners; none where they lie nowhere.
fn set(context: &EditorContext<'_>, laid: &Laid, corners: [[f64; 2]; 4], gesture: Gesture) -> Option<Intent> {
    let (id, sheet) = context.view.sheets.chosen(context.scenario())?;
    let layout: Layout = context.scenario().board.layout();
    let [a, b, c, d] = corners.map(|at| pixel_at(laid, layout, at));
    let edit = covering(id, sheet, Some([a?, b?, c?, d?]));
    Some(Intent::Edit { label: text!("conversion-area-for-the-board").to_owned(), edit, gesture })
}

/// The step that moves the area so far, or as far as the sheet reaches.
fn moving(
    context: &EditorContext<'_>,
    laid: &Laid,
    corners: [[f64; 2]; 4],
    by: [f64; 2],
    gesture: Gesture,
) -> Option<Intent> {
    let (room, own) = (room(context, laid)?, bounds(&corners));
    let by = [0, 1].map(|axis| {
        let (back, on) = (room[0][axis] - own[0][axis], room[1][axis] - own[1][axis]);
        by[axis].max(back.min(on)).min(back.max(on))
    });
    set(context, laid, corners.map(|at| [at[0] + by[0], at[1] + by[1]]), gesture)
}

/// Does a place lie between those corners?
fn lies_within(corners: &[[f64; 2]; 4], [x, y]: [f64; 2]) -> bool {
    let left_of = |n: usize| {
        let (a, b) = (corners[n], corners[(n + 1) % 4]);
        (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > 0.0
    };
    let sides = [0, 1, 2, 3].map(left_of);
    sides.iter().all(|left| *left == sides[0])
}

pub(super) fn pointer(grip: &mut Option<Grip>, touch: &Touch<'_>, out: &mut Vec<Intent>) {
    let Touch { context, laid, pointer } = *touch;
    let Some(room) = room(context, laid) else { return };
    let on_sheet = [0, 1].map(|axis| pointer.world[axis].max(room[0][axis]).min(room[1][axis]));
    match pointer.phase {
        PointerPhase::Down => {
            let held = corners(context, laid).and_then(|corners| {
                let near = nearest(&corners, pointer.world, reach(context) * 1.6);
                near.map(|n| Held::Corner(corners[(n + 2) % 4])).or_else(|| {
                    lies_within(&corners, pointer.world).then_some(Held::Whole(pointer.world, corners))
                })
            });
            let held = held.unwrap_or(Held::Corner(on_sheet));
            *grip = Some(Grip { gesture: Gesture::fresh(), held });
        }
        PointerPhase::Drag => {
            let Some(Grip { gesture, held }) = grip else { return };
            let gesture = Gesture::Part(*gesture);
            out.extend(match held {
                Held::Corner(across) => rectangle(*across, on_sheet, step(context))
                    .and_then(|corners| set(context, laid, corners, gesture)),
                Held::Whole(from, corners) => {
                    let by = [pointer.world[0] - from[0], pointer.world[1] - from[1]];
                    moving(context, laid, *corners, by, gesture)
                }
            });
        }
        PointerPhase::Up => *grip = None,
        _ => {}
    }
}

/// The way an arrow key points.
const fn way(key: Key) -> Option<[f64; 2]> {
    Some(match key {
        Key::ArrowLeft => [-1.0, 0.0],
        Key::ArrowRight => [1.0, 0.0],
        Key::ArrowUp => [0.0, -1.0],
        Key::ArrowDown => [0.0, 1.0],
        _ => return None,
    })
}

fn lets_go(key: Key) -> bool {
    matches!(key, Key::Delete | Key::Backspace)
}

/// Does a key move the area, or let go of it?
pub(super) fn claims(context: &EditorContext<'_>, key: Key) -> bool {
    drawn(context).is_some() && (way(key).is_some() || lets_go(key))
}

/// Arrow keys move the area by a hex, Delete and Backspace let go of it.
pub(super) fn key(context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
    let Some((id, sheet)) = context.view.sheets.chosen(context.scenario()) else { return false };
    if !claims(context, key) {
        return false;
    }
    match (way(key), crate::laid::chosen(context)) {
        (Some(by), Some(laid)) => {
            let by = by.map(|steps: f64| steps * step(context));
            let moved = corners(context, &laid)
                .and_then(|corners| moving(context, &laid, corners, by, Gesture::Whole));
            out.extend(moved);
        }
        (Some(_), None) => {}
        (None, _) => {
            out.push(Intent::edit(text!("conversion-the-board-covers-all"), covering(id, sheet, None)));
        }
    }
    true
}

pub(super) fn preview(grip: Option<&Grip>, context: &EditorContext<'_>, laid: &Laid, preview: &mut Preview) {
    let Some(corners) = corners(context, laid) else {
        super::outline(context, laid, context.scenario().board.layout(), preview);
        return;
    };
    let tint = if grip.is_some() { Tint::Selected } else { Tint::Preview };
    preview.overlays.extend(corners.map(|at| dot(at, tint)));
    preview.plain_lines.push(corners.into_iter().chain([corners[0]]).collect());
}
