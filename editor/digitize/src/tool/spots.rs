//! Heights printed on the sheet: clicked, and shown where they are.

use super::{dot, points};
use crate::laid::world_at;
use crate::sections::spot_words;
use oblique_context::EditorContext;
use oblique_context::tool::Preview;
use oblique_digitize::spots::SpotCheck;
use oblique_digitize::{Laid, pixel};
use oblique_mapview::{Overlay, Tint};

pub(super) fn preview(context: &EditorContext<'_>, laid: &Laid, preview: &mut Preview) {
    points::pending(context, laid, false, preview);
    let layout = context.scenario().board.layout();
    let Some((id, sheet)) = context.view.sheets.chosen(context.scenario()) else { return };
    let checks = context.view.sheets.heights.as_deref().map_or(&[][..], |found| found.spots.as_slice());
    for (n, spot) in sheet.spot_heights.iter().enumerate() {
        let check = checks.iter().find(|check| check.sheet == *id && check.index == n);
        let tint = if check.is_some_and(SpotCheck::disagrees) { Tint::Danger } else { Tint::Legal };
        preview.overlays.extend(world_at(laid, layout, spot.pixel).map(|at| dot(at, tint)));
        if let Some(hex) = laid.hex_of_pixel(pixel(spot.pixel)).filter(|hex| layout.contains(*hex)) {
            preview.overlays.push(Overlay::Word { hex, text: spot_words(context, spot), tint });
        }
    }
}
