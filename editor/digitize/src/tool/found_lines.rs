//! Choosing among the lines found: by pointing at them on the map.

use super::reach;
use egui::Key;
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetsChange, SheetsRequest, Shown};
use oblique_context::tool::Preview;
use oblique_context::tracing::{Fate, ProposedLine, TracingChange, TracingRequest};
use oblique_mapview::camera::point;
use oblique_mapview::features::course;
use oblique_mapview::{Overlay, Pointer, PointerPhase, Tint};
use oblique_text::text;

fn change(change: TracingChange) -> Intent {
    Intent::sheets(SheetsChange::Tracing(change))
}

fn request(request: TracingRequest) -> Intent {
    Intent::Sheets(SheetsRequest::Tracing(request))
}

pub(super) fn hint(context: &EditorContext<'_>) -> &'static str {
    let view = &context.view.sheets.tracing;
    match () {
        () if view.proposed.is_none() => {
            text!("conversion-look-for-lines-first-the-step-lines-then")
        }
        () if view.chosen.is_none() => text!("conversion-click-a-line-found-to-look-at-it"),
        () => {
            text!("conversion-enter-or-a-double-click-accepts-the-line")
        }
    }
}

/// The line found under a place of the map.
fn under(context: &EditorContext<'_>, world: [f64; 2]) -> Option<usize> {
    let view = &context.view.sheets.tracing;
    let layout = context.scenario().board.layout();
    let lines = view.proposed.as_deref().filter(|_| context.view.sheets.shown == Shown::Lines)?;
    let shown = lines.iter().enumerate().filter(|(n, line)| line.is_shown(view.chosen == Some(*n)));
    let near = shown.map(|(n, line)| (n, line.distance(layout, world)));
    let best = near.filter(|(_, far)| *far <= reach(context)).min_by(|a, b| a.1.total_cmp(&b.1));
    best.map(|(n, _)| n)
}

pub(super) fn pointer(context: &EditorContext<'_>, pointer: &Pointer, out: &mut Vec<Intent>) {
    let view = &context.view.sheets.tracing;
    match pointer.phase {
        PointerPhase::Hover => {
            let found = under(context, pointer.world);
            if found != view.hovered {
                out.push(change(TracingChange::Hover(found)));
            }
        }
        PointerPhase::Down => out.push(change(TracingChange::Choose(under(context, pointer.world)))),
        PointerPhase::Double => {
            let open = chosen(context).filter(|(_, line)| line.fate != Fate::Written);
            out.extend(open.map(|(n, _)| request(TracingRequest::Accept(n))));
        }
        _ => {}
    }
}

/// The line looked at.
fn chosen<'a>(context: &'a EditorContext<'_>) -> Option<(usize, &'a ProposedLine)> {
    let view = &context.view.sheets.tracing;
    let n = view.chosen?;
    Some((n, view.proposed.as_deref()?.get(n)?))
}

pub(super) fn key(context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
    let Some((n, line)) = chosen(context) else { return false };
    match key {
        Key::Enter if line.fate != Fate::Written => out.push(request(TracingRequest::Accept(n))),
        Key::Backspace | Key::Delete if line.fate != Fate::Written => {
            out.push(request(TracingRequest::Reject(n)));
            out.push(change(TracingChange::Choose(None)));
            out.push(change(TracingChange::Hover(None)));
        }
        Key::Escape => out.push(change(TracingChange::Choose(None))),
        _ => return false,
    }
    true
}

pub(super) fn preview(context: &EditorContext<'_>, preview: &mut Preview) {
    let view = &context.view.sheets.tracing;
    let lines = view.proposed.as_deref();
    let Some((n, line)) = view.hovered.and_then(|n| Some((n, lines?.get(n)?))) else { return };
    if !line.is_shown(view.chosen == Some(n)) {
        return;
    }
    preview.caption = crate::sections::line_words(context, n, line);
    if view.chosen == Some(n) {
        return;
    }
    let layout = context.scenario().board.layout();
    for chain in &line.chains {
        let points = course(layout, chain.stops()).into_iter().map(point).collect();
        preview.overlays.push(Overlay::Line { points, tint: Tint::Hover, arrow: false, dashed: false });
    }
}
