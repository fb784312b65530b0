//! The corners of the neat line, dragged.

use super::{Touch, dot, nearest, reach};
use crate::laid::{pixel_at, world_at};
use oblique_context::intent::Intent;
use oblique_context::tool::Preview;
use oblique_context::{EditorContext, Gesture};
use oblique_digitize::{Laid, placing};
use oblique_mapview::{PointerPhase, Tint};
use oblique_scenario::{Decimal, Edit, PixelPoint, Sheet, SheetId};
use oblique_text::text;

/// A corner in the hand.
pub(super) struct Corner {
    gesture: u64,
    at: usize,
}

fn corners(context: &EditorContext<'_>, laid: &Laid) -> Vec<[f64; 2]> {
    let layout = context.scenario().board.layout();
    let Some((id, sheet)) = context.view.sheets.chosen(context.scenario()) else { return Vec::new() };
    outline(context, id, sheet).into_iter().filter_map(|at| world_at(laid, layout, at)).collect()
}

/// The neat line of a sheet, or what is proposed for it.
fn outline(context: &EditorContext<'_>, id: &SheetId, sheet: &Sheet) -> [PixelPoint; 4] {
    context.view.sheets.proposed_neat_line(id, sheet).unwrap_or_else(|| sheet.outline())
}

pub(super) fn pointer(corner: &mut Option<Corner>, touch: &Touch<'_>, out: &mut Vec<Intent>) {
    let Touch { context, laid, pointer } = *touch;
    let scenario = context.scenario();
    match pointer.phase {
        PointerPhase::Down => {
            let near = nearest(&corners(context, laid), pointer.world, reach(context) * 1.6);
            *corner = near.map(|at| Corner { gesture: Gesture::fresh(), at });
        }
        PointerPhase::Drag => {
            let (Some(corner), Some((id, sheet))) = (corner, context.view.sheets.chosen(scenario)) else {
                return;
            };
            let Some(at) = pixel_at(laid, scenario.board.layout(), pointer.world) else { return };
            let most = |side: u32| Decimal::from(side);
            let at = PixelPoint::new(
                at.x.clamp(Decimal::ZERO, most(sheet.size.0)),
                at.y.clamp(Decimal::ZERO, most(sheet.size.1)),
            );
            let mut line = outline(context, id, sheet);
            let Some(place) = line.get_mut(corner.at) else { return };
            *place = at;
            let new = placing::crop(sheet, Some(line));
            // A line that would be twisted stays as it was.
            if new.crop.is_some() {
                out.push(Intent::Edit {
                    label: text!("conversion-set-the-neat-line").to_owned(),
                    edit: Edit::Sheet(id.clone(), Some(Box::new(new))),
                    gesture: Gesture::Part(corner.gesture),
                });
            }
        }
        PointerPhase::Up => *corner = None,
        _ => {}
    }
}

pub(super) fn preview(
    corner: Option<&Corner>,
    context: &EditorContext<'_>,
    laid: &Laid,
    preview: &mut Preview,
) {
    let mut line = corners(context, laid);
    for (n, at) in line.iter().enumerate() {
        let held = corner.is_some_and(|corner| corner.at == n);
        preview.overlays.push(dot(*at, if held { Tint::Selected } else { Tint::Preview }));
    }
    line.extend(line.first().copied());
    preview.plain_lines.push(line);
}
