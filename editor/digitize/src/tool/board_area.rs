//! The area of the sheet that the board is to cover: a rectangle along the board as it lies, drawn, dragged by a corner, or moved.
//!
//! Must not know how many hexes lie in it.

use super::{Touch, dot, nearest, reach};
use crate::laid::{pixel_at, world_at};
use egui::Key;
use oblique_board::hex::Layout;
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::SheetsChange;
use oblique_context::tool::Preview;
use oblique_digitize::Laid;
use oblique_mapview::{PointerPhase, Tint};
use oblique_scenario::{Decimal, PixelPoint, Sheet};
use oblique_text::text;

/// A rectangle narrower than that, in hexes, is a slip of the hand.
const NARROWEST: f64 = 0.5;

/// How the area is held.
pub(super) enum Grip {
    /// By a corner; the one across from it stays.
    Corner([f64; 2]),
    /// Between its edges: where it was taken, and the corners it had.
    Whole([f64; 2], [[f64; 2]; 4]),
}

pub(super) fn hint(context: &EditorContext<'_>) -> &'static str {
    let chosen = context.view.sheets.chosen(context.scenario());
    if chosen.is_some_and(|(id, _)| context.view.sheets.board_areas.contains_key(id)) {
        text!("conversion-drag-the-area-or-a-corner-of-it")
    } else {
        text!("conversion-drag-a-rectangle-over-what-the-board-is")
    }
}

/// The corners of the area on the map, where there is one.
fn corners(context: &EditorContext<'_>, laid: &Laid) -> Option<[[f64; 2]; 4]> {
    let (id, _) = context.view.sheets.chosen(context.scenario())?;
    let layout = context.scenario().board.layout();
    let [a, b, c, d] = context.view.sheets.board_areas.get(id)?.map(|at| world_at(laid, layout, at));
    Some([a?, b?, c?, d?])
}

/// The rectangle between two corners, left upper first, clockwise.
fn rectangle(a: [f64; 2], b: [f64; 2]) -> Option<[[f64; 2]; 4]> {
    let (left, right) = (a[0].min(b[0]), a[0].max(b[0]));
    let (top, low) = (a[1].min(b[1]), a[1].max(b[1]));
    let wide = right - left >= NARROWEST && low - top >= NARROWEST;
    wide.then_some([[left, top], [right, top], [right, low], [left, low]])
}

/// The place of a sheet nearest to a pixel.
fn on_sheet(sheet: &Sheet, at: PixelPoint) -> PixelPoint {
    let most = |side: u32| Decimal::from(side);
    PixelPoint::new(
        at.x.clamp(Decimal::ZERO, most(sheet.size.0)),
        at.y.clamp(Decimal::ZERO, most(sheet.size.1)),
    )
}

/// The change that makes those the corners; none where they lie nowhere.
fn set(context: &EditorContext<'_>, laid: &Laid, corners: [[f64; 2]; 4]) -> Option<Intent> {
    let (id, sheet) = context.view.sheets.chosen(context.scenario())?;
    let layout: Layout = context.scenario().board.layout();
    let [a, b, c, d] = corners.map(|at| pixel_at(laid, layout, at).map(|at| on_sheet(sheet, at)));
    Some(Intent::sheets(SheetsChange::BoardArea(id.clone(), Some([a?, b?, c?, d?]))))
}

/// The change that moves the area as far that way as the sheet reaches.
fn moving(
    context: &EditorContext<'_>,
    laid: &Laid,
    corners: [[f64; 2]; 4],
    [x, y]: [f64; 2],
) -> Option<Intent> {
    let (_, sheet) = context.view.sheets.chosen(context.scenario())?;
    let layout = context.scenario().board.layout();
    let lies = |at: [f64; 2]| pixel_at(laid, layout, at).is_some_and(|at| on_sheet(sheet, at) == at);
    let moved = |[x, y]: [f64; 2]| corners.map(|at| [at[0] + x, at[1] + y]);
    let there = [[x, y], [x, 0.0], [0.0, y]]
        .map(moved)
        .into_iter()
        .find(|corners| corners.iter().all(|at| lies(*at)));
    there.and_then(|corners| set(context, laid, corners))
}

pub(super) fn pointer(grip: &mut Option<Grip>, touch: &Touch<'_>, out: &mut Vec<Intent>) {
    let Touch { context, laid, pointer } = *touch;
    match pointer.phase {
        PointerPhase::Down => {
            let known = corners(context, laid);
            let held = known.and_then(|corners| {
                let near = nearest(&corners, pointer.world, reach(context) * 1.6);
                near.map(|n| Grip::Corner(corners[(n + 2) % 4])).or_else(|| {
                    let [x, y] = pointer.world;
                    let within =
                        corners[0][0] < x && x < corners[2][0] && corners[0][1] < y && y < corners[2][1];
                    within.then_some(Grip::Whole(pointer.world, corners))
                })
            });
            *grip = Some(held.unwrap_or(Grip::Corner(pointer.world)));
        }
        PointerPhase::Drag => {
            out.extend(match grip {
                Some(Grip::Corner(across)) => {
                    rectangle(*across, pointer.world).and_then(|corners| set(context, laid, corners))
                }
                Some(Grip::Whole(from, corners)) => {
                    moving(context, laid, *corners, [pointer.world[0] - from[0], pointer.world[1] - from[1]])
                }
                None => None,
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
    let chosen = context.view.sheets.chosen(context.scenario());
    let drawn = chosen.is_some_and(|(id, _)| context.view.sheets.board_areas.contains_key(id));
    drawn && (way(key).is_some() || lets_go(key))
}

/// Arrow keys move the area by a hex, Delete and Backspace let go of it.
pub(super) fn key(context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
    let Some((id, _)) = context.view.sheets.chosen(context.scenario()) else { return false };
    if !claims(context, key) {
        return false;
    }
    match (way(key), crate::laid::chosen(context)) {
        (Some(by), Some(laid)) => {
            out.extend(corners(context, &laid).and_then(|corners| moving(context, &laid, corners, by)));
        }
        (Some(_), None) => {}
        (None, _) => out.push(Intent::sheets(SheetsChange::BoardArea(id.clone(), None))),
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
