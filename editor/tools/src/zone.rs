//! Paints the hexes in which a side may be set up.

use super::Group;
use super::figure::count as cells;
use super::icons;
use super::paint::Paint;
use crate::ToolDescription;
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::SharedChange;
use oblique_scenario::{Edit, Side, Zone as Hexes};
use std::collections::BTreeSet;

/// The deployment zone brush.
#[derive(Default)]
pub(crate) struct Zone;

impl Paint for Zone {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "zone",
        name: "Deployment zone",
        key: "Z",
        icon: icons::ZONE,
        group: Group::Objects,
        flyout: "Areas and entries",
    };

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let side = &context.scenario().side(context.view.tools.side).name;
        format!("Drag to paint where {side} may be set up, with Shift to take away.")
    }

    fn change(&self, context: &EditorContext<'_>, hexes: &[Hex], other: bool) -> Option<(String, Edit)> {
        let side = context.view.tools.side;
        let old = context.scenario().zone(side);
        let layout = context.scenario().board.layout();
        let passed: BTreeSet<(i32, i32)> = hexes.iter().map(|hex| (hex.y, hex.x)).collect();
        let staying = old.hexes().iter().copied().filter(|hex| !other || !passed.contains(&(hex.y, hex.x)));
        let fresh = hexes.iter().copied().filter(|hex| !other && layout.contains(*hex));
        let new = Hexes::of(staying.chain(fresh));
        let name = &context.scenario().side(side).name;
        (new != *old).then(|| (format!("Deployment zone of {name}"), Edit::Zone(side, new)))
    }

    fn whole(&self) -> bool {
        true
    }

    fn pick(&mut self, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
        let side = Side::BOTH.into_iter().find(|side| context.scenario().zone(*side).contains(hex));
        if let Some(side) = side {
            out.push(Intent::shared_option(SharedChange::Side(side)));
        }
    }

    fn caption(&self, context: &EditorContext<'_>, _: Hex, other: bool, _: bool) -> String {
        let side = &context.scenario().side(context.view.tools.side).name;
        if other { format!("Out of the zone of {side}") } else { format!("Zone of {side}") }
    }

    fn options(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let scenario = context.scenario();
        for side in Side::BOTH {
            let on = context.view.tools.side == side;
            if ui
                .selectable_label(on, &scenario.side(side).name)
                .on_hover_text("Paint the zone of this side")
                .clicked()
            {
                out.push(Intent::shared_option(SharedChange::Side(side)));
            }
        }
        ui.separator();
        let side = context.view.tools.side;
        let hexes = scenario.zone(side).hexes().len();
        if hexes == 0 {
            ui.weak("No zone: it may be set up anywhere");
            return;
        }
        ui.label(cells(hexes));
        if ui.button("Clear the zone").on_hover_text("The side may be set up anywhere then").clicked() {
            let label = format!("Clear the zone of {}", scenario.side(side).name);
            out.push(Intent::edit(label, Edit::Zone(side, Hexes::default())));
        }
    }
}
