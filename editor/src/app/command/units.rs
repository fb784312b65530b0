//! Commands on units: drill on the map, the reserve, deployment zones.

use super::Command;
use super::table::CTRL_ALT;
use crate::EditorContext;
use crate::app::{DrillWork, Workbench};
use crate::view::Selection;
use egui::{Context, Key};
use oblique_scenario::Side;
use oblique_text::text;

/// Are units selected that stand on the map?
fn on_map(context: &EditorContext<'_>) -> bool {
    let Selection::Pieces(ids) = &context.view.selection else { return false };
    ids.iter().any(|id| context.scenario().pieces.get(id).is_some_and(|piece| piece.hex.is_some()))
}

fn has_pieces(context: &EditorContext<'_>) -> bool {
    matches!(context.view.selection, Selection::Pieces(_))
}

fn has_area(context: &EditorContext<'_>) -> bool {
    context.view.area.is_some()
}

const fn drill(id: &'static str, name: &'static str, call: fn(&mut Workbench, &Context)) -> Command {
    Command::new(id, name, "Deploy", call).when(on_map)
}

/// They all.
pub(super) fn commands() -> Vec<Command> {
    vec![
        drill("units.turn_left", text!("commands-turn-left"), |w, ctx| {
            w.drill_work(DrillWork::Turn(-1), ctx);
        }),
        drill("units.turn_right", text!("commands-turn-right"), |w, ctx| {
            w.drill_work(DrillWork::Turn(1), ctx);
        }),
        drill("units.about_face", text!("commands-about-face"), |w, ctx| {
            w.drill_work(DrillWork::AboutFace, ctx);
        })
        .key(CTRL_ALT, Key::B),
        drill("units.wheel_left", text!("commands-wheel-left"), |w, ctx| {
            w.drill_work(DrillWork::Wheel(-1), ctx);
        })
        .key(CTRL_ALT, Key::Q)
        .line(),
        drill("units.wheel_right", text!("commands-wheel-right"), |w, ctx| {
            w.drill_work(DrillWork::Wheel(1), ctx);
        })
        .key(CTRL_ALT, Key::E),
        drill("units.mirror_left_right", text!("commands-mirror-left-to-right"), |w, ctx| {
            w.drill_work(DrillWork::LeftRight, ctx);
        })
        .key(CTRL_ALT, Key::M),
        drill("units.mirror_top_bottom", text!("commands-mirror-top-to-bottom"), |w, ctx| {
            w.drill_work(DrillWork::TopBottom, ctx);
        }),
        drill("units.align", text!("commands-align"), |w, ctx| w.drill_work(DrillWork::Align, ctx))
            .key(CTRL_ALT, Key::L)
            .line(),
        drill("units.distribute", text!("commands-distribute"), |w, ctx| {
            w.drill_work(DrillWork::Distribute, ctx);
        })
        .key(CTRL_ALT, Key::D),
        Command::new("units.next_formation", text!("commands-next-formation"), "Deploy", |w, ctx| {
            w.drill_work(DrillWork::Form(1), ctx);
        })
        .key(CTRL_ALT, Key::F)
        .when(has_pieces)
        .line(),
        Command::new("units.previous_formation", text!("commands-previous-formation"), "Deploy", |w, ctx| {
            w.drill_work(DrillWork::Form(-1), ctx);
        })
        .when(has_pieces),
        drill("units.to_reserve", text!("commands-take-off-the-map"), |w, ctx| {
            w.drill_work(DrillWork::Reserve, ctx);
        })
        .key(CTRL_ALT, Key::Delete)
        .line(),
        Command::new(
            "units.zone_a",
            text!("commands-selected-hexes-as-zone-of-side-a"),
            "Deploy",
            |w, ctx| {
                w.zone_of_area(Side::A, ctx);
            },
        )
        .when(has_area)
        .line(),
        Command::new(
            "units.zone_b",
            text!("commands-selected-hexes-as-zone-of-side-b"),
            "Deploy",
            |w, ctx| {
                w.zone_of_area(Side::B, ctx);
            },
        )
        .when(has_area),
    ]
}
