//! Lines followed along their ink, from click to click.

use super::dot;
use crate::laid::{pixel_at, world_at};
use egui::Key;
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetsChange, SheetsRequest};
use oblique_context::tool::Preview;
use oblique_context::tracing::{TracedClick, TracingChange, TracingRequest, chosen_kind};
use oblique_digitize::Laid;
use oblique_mapview::camera::point;
use oblique_mapview::features::course;
use oblique_mapview::{Overlay, Pointer, PointerPhase, Tint};
use oblique_scenario::words::rounded;
use oblique_text::text;

/// A click so near the last one, in points of the screen, is the second of a double click.
const SAME_POINTS: f64 = 4.0;

fn change(change: TracingChange) -> Intent {
    Intent::sheets(SheetsChange::Tracing(change))
}

pub(super) fn hint(context: &EditorContext<'_>) -> &'static str {
    let view = &context.view.sheets.tracing;
    match () {
        () if view.picking => text!("conversion-click-a-line-of-the-ink-that-is"),
        () if view.clicks.is_empty() => {
            text!("conversion-click-where-a-line-begins-it-is-followed")
        }
        () => {
            text!("conversion-click-on-along-the-line-with-shift-held")
        }
    }
}

pub(super) fn pointer(context: &EditorContext<'_>, laid: &Laid, pointer: &Pointer, out: &mut Vec<Intent>) {
    let layout = context.scenario().board.layout();
    let view = &context.view.sheets.tracing;
    let Some(at) = pixel_at(laid, layout, pointer.world) else { return };
    let click = TracedClick { at, straight: pointer.shift };
    match pointer.phase {
        PointerPhase::Down if view.picking || pointer.picks() => {
            out.push(Intent::Sheets(SheetsRequest::Tracing(TracingRequest::PickInk(at))));
        }
        PointerPhase::Down => {
            let last = view.clicks.last().and_then(|last| world_at(laid, layout, last.at));
            let far = last.map(|[x, y]| {
                let hexes = (x - pointer.world[0]).hypot(y - pointer.world[1]);
                hexes * context.view.camera.hex_points
            });
            if far.is_none_or(|points| points > SAME_POINTS) {
                out.push(change(TracingChange::Click(click)));
            }
            out.push(change(TracingChange::Pointer(Some(click))));
        }
        PointerPhase::Double if !view.clicks.is_empty() => out.push(change(TracingChange::End)),
        PointerPhase::Hover | PointerPhase::Drag
            if !view.clicks.is_empty() && view.pointer != Some(click) =>
        {
            out.push(change(TracingChange::Pointer(Some(click))));
        }
        _ => {}
    }
}

pub(super) fn key(context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
    let view = &context.view.sheets.tracing;
    if view.picking && key == Key::Escape {
        out.push(change(TracingChange::Picking(false)));
        return true;
    }
    if view.clicks.is_empty() {
        return false;
    }
    match key {
        Key::Enter => {
            // What is previewed is what is written: the way to the pointer too.
            let to = view.pointer.filter(|to| view.clicks.last() != Some(to));
            let over_map = context.view.hover.is_some();
            out.extend(to.filter(|_| over_map).map(|to| change(TracingChange::Click(to))));
            out.push(change(TracingChange::End));
        }
        Key::Escape => out.push(change(TracingChange::Cancel)),
        Key::Backspace => out.push(change(TracingChange::Back)),
        _ => return false,
    }
    true
}

pub(super) fn preview(context: &EditorContext<'_>, laid: &Laid, preview: &mut Preview) {
    let view = &context.view.sheets.tracing;
    let layout = context.scenario().board.layout();
    let clicks = view.clicks.iter().filter_map(|click| world_at(laid, layout, click.at));
    preview.overlays.extend(clicks.map(|at| dot(at, Tint::Selected)));
    let Some(shown) = view.shown.as_deref().filter(|_| !view.clicks.is_empty()) else { return };
    // As it will be written, and over that the ink it follows.
    preview.plain_lines.extend(shown.chains.iter().map(|chain| course(layout, chain.stops())));
    let points = shown.course.iter().map(|at| point(*at)).collect();
    preview.overlays.push(Overlay::Line { points, tint: Tint::Danger, arrow: false, dashed: true });
    let Some(kind) = chosen_kind(context.catalog(), &context.view.tools.linear) else { return };
    let steps: usize = shown.chains.iter().map(oblique_board::chain::Chain::steps).sum();
    let worst = rounded(shown.worst_yards);
    preview.caption = match (shown.too_far, kind.along_edges, steps) {
        (true, ..) => text!("conversion-too-far-from-the-last-click-to-follow").to_owned(),
        (_, _, 0) => String::new(),
        (_, false, n) => text!("conversion-n-hexes-moved-worst-yards-at-most", n = n + 1, worst),
        (_, true, n) => text!("conversion-n-hexsides-moved-worst-yards-at-most", n, worst),
    };
}
