//! Points clicked on the sheet: the two ends of a distance, control points, and those placed before, dragged.

use super::{Touch, dot, nearest, reach};
use crate::laid::{pixel_at, world_at};
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetsChange, SheetsRequest, Step};
use oblique_context::tool::Preview;
use oblique_context::{EditorContext, Gesture};
use oblique_digitize::{Laid, placing};
use oblique_georeference::placement::Fit;
use oblique_mapview::{PointerPhase, Tint};
use oblique_scenario::{ByPoints, PixelPoint, SheetPlacement};
use oblique_text::text;

/// A point in the hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Held {
    /// One clicked whose ground is not known yet.
    Pending(usize),
    /// A control point, in one gesture.
    Placed(usize, u64),
}

/// Clicks at most so many points, without a number control points, or drags one that is there.
pub(super) fn pointer(
    held: &mut Option<Held>,
    touch: &Touch<'_>,
    most: Option<usize>,
    out: &mut Vec<Intent>,
) {
    let Touch { context, laid, pointer } = *touch;
    let layout = context.scenario().board.layout();
    let Some(at) = pixel_at(laid, layout, pointer.world) else { return };
    let pending = &context.view.sheets.pending;
    match pointer.phase {
        PointerPhase::Down => {
            let under = |points: &mut dyn Iterator<Item = PixelPoint>| {
                let places: Vec<[f64; 2]> =
                    points.map(|p| world_at(laid, layout, p).unwrap_or([f64::INFINITY; 2])).collect();
                nearest(&places, pointer.world, reach(context))
            };
            let placed = by_points(context).filter(|_| most.is_none()).map_or(&[][..], |by| &by.points);
            *held = under(&mut pending.iter().map(|point| point.pixel)).map(Held::Pending);
            if held.is_none() {
                let placed = under(&mut placed.iter().map(|point| point.pixel));
                *held = placed.map(|n| Held::Placed(n, Gesture::fresh()));
            }
            if held.is_some() {
                return;
            }
            let full = most.is_some_and(|most| pending.len() >= most);
            if full {
                out.push(Intent::sheets(SheetsChange::DropPoints));
            }
            *held = Some(Held::Pending(if full { 0 } else { pending.len() }));
            out.push(Intent::sheets(SheetsChange::Point(at)));
            if most.is_none() {
                out.push(Intent::Sheets(SheetsRequest::ShowStep(Step::Place)));
            }
        }
        PointerPhase::Drag => match *held {
            Some(Held::Pending(n)) => out.push(Intent::sheets(SheetsChange::MovePoint(n, at))),
            Some(Held::Placed(n, gesture)) => drag(context, n, at, gesture, out),
            None => {}
        },
        PointerPhase::Up => *held = None,
        _ => {}
    }
}

/// The control points of the sheet worked on.
fn by_points<'a>(context: &'a EditorContext<'_>) -> Option<&'a ByPoints> {
    let (_, sheet) = context.view.sheets.chosen(context.scenario())?;
    match &sheet.placement {
        SheetPlacement::Points(by) => Some(by),
        _ => None,
    }
}

/// A control point lies elsewhere on the sheet.
fn drag(context: &EditorContext<'_>, n: usize, at: PixelPoint, gesture: u64, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let (Some((id, _)), Some(by)) = (context.view.sheets.chosen(scenario), by_points(context)) else {
        return;
    };
    let mut by = by.clone();
    let Some(point) = by.points.get_mut(n) else { return };
    point.pixel = at;
    // Where it would place nothing it stays as it was.
    let board = placing::Board::usual(scenario);
    if let Ok(edit) = placing::replace(scenario, id, SheetPlacement::Points(by), board) {
        let label = text!("conversion-move-a-control-point").to_owned();
        out.push(Intent::Edit { label, edit, gesture: Gesture::Part(gesture) });
    }
}

/// The points clicked whose ground is not known yet.
pub(super) fn pending(context: &EditorContext<'_>, laid: &Laid, joined: bool, preview: &mut Preview) {
    let layout = context.scenario().board.layout();
    let places: Vec<[f64; 2]> =
        context.view.sheets.pending.iter().filter_map(|p| world_at(laid, layout, p.pixel)).collect();
    preview.overlays.extend(places.iter().map(|at| dot(*at, Tint::Selected)));
    if joined && places.len() == 2 {
        preview.plain_lines.push(places);
    }
}

/// The control points of the sheet: those that are on, those that are off, and the worst.
pub(super) fn control_points(context: &EditorContext<'_>, laid: &Laid, preview: &mut Preview) {
    let layout = context.scenario().board.layout();
    let Some(by) = by_points(context) else { return };
    let worst = laid.placed.fit.as_ref().and_then(Fit::worst);
    for (n, point) in by.points.iter().enumerate() {
        let tint = match () {
            () if !point.on => Tint::Note,
            () if Some(n) == worst && by.points.len() > placing::points_needed(by.fit) => Tint::Danger,
            () => Tint::Legal,
        };
        preview.overlays.extend(world_at(laid, layout, point.pixel).map(|at| dot(at, tint)));
    }
}
