//! Heights given to contour lines by drags across them.

use super::dot;
use crate::laid::{pixel_at, world_at};
use egui::Key;
use oblique_context::EditorContext;
use oblique_context::contours::{ContourDrag, ContoursChange, ContoursRequest};
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetsChange, SheetsRequest};
use oblique_context::tool::Preview;
use oblique_digitize::Laid;
use oblique_mapview::camera::point;
use oblique_mapview::{Overlay, Pointer, PointerPhase, Tint};
use oblique_scenario::PixelPoint;
use oblique_text::text;

/// Points of a drag lie at least so far apart, in points of the screen: a hand that trembles crosses no line twice.
const APART_POINTS: f64 = 14.0;
/// Points of a drag at most.
const MOST_POINTS: usize = 400;

fn change(change: ContoursChange) -> Intent {
    Intent::sheets(SheetsChange::Contours(change))
}

pub(super) fn hint(context: &EditorContext<'_>) -> &'static str {
    let view = &context.view.sheets.contours;
    match () {
        () if view.picking || view.found.is_none() => {
            text!("conversion-click-a-contour-line-lines-of-its-ink")
        }
        () => {
            text!("conversion-drag-across-contour-lines-from-low-to-high")
        }
    }
}

pub(super) fn pointer(context: &EditorContext<'_>, laid: &Laid, pointer: &Pointer, out: &mut Vec<Intent>) {
    let layout = context.scenario().board.layout();
    let view = &context.view.sheets.contours;
    let Some(at) = pixel_at(laid, layout, pointer.world) else { return };
    match pointer.phase {
        PointerPhase::Down if view.picking || pointer.picks() || view.found.is_none() => {
            out.push(Intent::Sheets(SheetsRequest::Contours(ContoursRequest::PickInk(at))));
        }
        PointerPhase::Down => {
            let drag = ContourDrag { path: vec![at], downhill: pointer.shift };
            out.push(change(ContoursChange::Drag(drag)));
        }
        PointerPhase::Drag => {
            let Some(drag) = &view.drag else { return };
            let mut drag = drag.clone();
            extend(context, laid, &mut drag, at);
            out.push(change(ContoursChange::Drag(drag)));
        }
        PointerPhase::Up if view.drag.as_ref().is_some_and(|drag| drag.path.len() > 1) => {
            out.push(change(ContoursChange::End));
        }
        PointerPhase::Up if view.drag.is_some() => out.push(change(ContoursChange::Cancel)),
        _ => {}
    }
}

/// Takes a drag on to a place: its last point follows the pointer until it is far enough from the one before.
fn extend(context: &EditorContext<'_>, laid: &Laid, drag: &mut ContourDrag, at: PixelPoint) {
    let layout = context.scenario().board.layout();
    let far = |a: PixelPoint, b: PixelPoint| {
        let (a, b) = (world_at(laid, layout, a)?, world_at(laid, layout, b)?);
        Some((a[0] - b[0]).hypot(a[1] - b[1]) * context.view.camera.hex_points)
    };
    let last_two = drag.path.len().checked_sub(2).map(|n| (drag.path[n], drag.path[n + 1]));
    let settled = last_two.is_none_or(|(a, b)| far(a, b).is_some_and(|points| points >= APART_POINTS));
    if settled && drag.path.len() < MOST_POINTS {
        drag.path.push(at);
    } else if let Some(last) = drag.path.last_mut() {
        *last = at;
    }
}

pub(super) fn key(context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
    let view = &context.view.sheets.contours;
    match key {
        Key::Escape if view.drag.is_some() => out.push(change(ContoursChange::Cancel)),
        Key::Escape if view.picking => out.push(change(ContoursChange::Picking(false))),
        Key::Backspace if view.drag.is_none() && !view.gifts.is_empty() => {
            let last = ContoursRequest::TakeBack(view.gifts.len() - 1);
            out.push(Intent::Sheets(SheetsRequest::Contours(last)));
        }
        _ => return false,
    }
    true
}

pub(super) fn preview(context: &EditorContext<'_>, laid: &Laid, preview: &mut Preview) {
    let view = &context.view.sheets.contours;
    let layout = context.scenario().board.layout();
    let Some(found) = view.found.as_deref() else { return };
    let gift = view.gift.as_deref().filter(|_| view.drag.is_some());
    let new = |n: usize| gift.is_some_and(|gift| gift.given.iter().any(|(line, _)| *line == n));
    for (n, line) in found.iter().enumerate() {
        let tint = match () {
            () if new(n) => Tint::Selected,
            () if view.heights.contains_key(&n) => Tint::Legal,
            () => Tint::Note,
        };
        preview.overlays.push(Overlay::Thin { points: line.iter().map(|at| point(*at)).collect(), tint });
    }
    if let Some(drag) = &view.drag {
        let path: Vec<[f64; 2]> = drag.path.iter().filter_map(|at| world_at(laid, layout, *at)).collect();
        preview.overlays.extend(path.first().map(|at| dot(*at, Tint::Preview)));
        preview.plain_lines.push(path);
    }
    let Some(gift) = gift else { return };
    preview.caption = match (&gift.refused, gift.given.as_slice()) {
        (Some(_), _) | (None, []) => text!("conversion-no-heights-here").to_owned(),
        (None, [(_, only)]) => view.unit.shown(*only),
        (None, [(_, first), .., (_, last)]) => {
            let (first, last) = (view.unit.shown(*first), view.unit.shown(*last));
            text!("conversion-given-lines-first-to-last", given = gift.given.len(), first, last)
        }
    };
}
