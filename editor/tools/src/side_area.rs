//! Paints the hexes that are a side's: those in which it may be set up, and those by which it may leave the board.

use super::Group;
use super::figure::count as cells;
use super::icons::{self, Icon};
use super::paint::Paint;
use crate::ToolDescription;
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::SharedChange;
use oblique_scenario::{Edit, Scenario, Side, Zone as Hexes};
use oblique_text::{Text, inside, text};
use std::collections::BTreeSet;

/// What the hexes of a side are for.
struct Use {
    /// The tool that paints them.
    tool: ToolDescription,
    /// What they are called.
    name: Text,
    /// What a side may do in them, after its name.
    means: Text,
    /// What it means if there are none.
    without: Text,
    /// Those of a side.
    of: fn(&Scenario, Side) -> &Hexes,
    /// The edit that makes them these.
    edit: fn(Side, Hexes) -> Edit,
}

const fn tool(id: &'static str, name: Text, key: &'static str, icon: Icon) -> ToolDescription {
    ToolDescription { id, name, key, icon, group: Group::Objects, flyout: Text("tools-areas-and-entries") }
}

const DEPLOYMENT: Use = Use {
    tool: tool("zone", Text("tools-deployment-zone"), "Z", icons::ZONE),
    name: Text("tools-deployment-zone"),
    means: Text("tools-may-be-set-up"),
    without: Text("tools-no-zone-it-may-be-set-up-anywhere"),
    of: Scenario::zone,
    edit: Edit::Zone,
};

const EXIT: Use = Use {
    tool: tool("exits", Text("tools-exits"), "Shift+Z", icons::EXITS),
    name: Text("tools-exits"),
    means: Text("tools-may-leave-the-board"),
    without: Text("tools-no-exits-nobody-leaves-by-choice"),
    of: Scenario::exit,
    edit: Edit::Exits,
};

/// The brush for hexes of a side: its exits, or its deployment zone.
#[derive(Default)]
pub(crate) struct SideArea<const EXITS: bool>;

impl<const EXITS: bool> SideArea<EXITS> {
    const USE: Use = if EXITS { EXIT } else { DEPLOYMENT };
}

impl<const EXITS: bool> Paint for SideArea<EXITS> {
    const DESCRIPTION: ToolDescription = Self::USE.tool;

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let side = &context.scenario().side(context.view.tools.side).name;
        text!("tools-drag-to-paint-where-side-means-with-shift", side, means = Self::USE.means)
    }

    fn change(&self, context: &EditorContext<'_>, hexes: &[Hex], other: bool) -> Option<(String, Edit)> {
        let side = context.view.tools.side;
        let old = (Self::USE.of)(context.scenario(), side);
        let layout = context.scenario().board.layout();
        let passed: BTreeSet<(i32, i32)> = hexes.iter().map(|hex| (hex.y, hex.x)).collect();
        let staying = old.hexes().iter().copied().filter(|hex| !other || !passed.contains(&(hex.y, hex.x)));
        let fresh = hexes.iter().copied().filter(|hex| !other && layout.contains(*hex));
        let new = Hexes::of(staying.chain(fresh));
        let name = &context.scenario().side(side).name;
        (new != *old)
            .then(|| (text!("tools-what-of-name", what = Self::USE.name, name), (Self::USE.edit)(side, new)))
    }

    fn whole(&self) -> bool {
        true
    }

    fn pick(&mut self, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
        let side =
            Side::BOTH.into_iter().find(|side| (Self::USE.of)(context.scenario(), *side).contains(hex));
        if let Some(side) = side {
            out.push(Intent::shared_option(SharedChange::Side(side)));
        }
    }

    fn caption(&self, context: &EditorContext<'_>, _: Hex, other: bool, _: bool) -> String {
        let side = &context.scenario().side(context.view.tools.side).name;
        let name = Self::USE.name;
        if other {
            text!("tools-out-of-the-what-of-side", what = inside(name.get()), side)
        } else {
            text!("tools-name-of-side", name, side)
        }
    }

    fn options(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let scenario = context.scenario();
        for side in Side::BOTH {
            let on = context.view.tools.side == side;
            let name = &scenario.side(side).name;
            let help = text!("tools-paint-where-name-means", name, means = Self::USE.means);
            if ui.selectable_label(on, name).on_hover_text(help).clicked() {
                out.push(Intent::shared_option(SharedChange::Side(side)));
            }
        }
        ui.separator();
        let side = context.view.tools.side;
        let hexes = (Self::USE.of)(scenario, side).hexes().len();
        if hexes == 0 {
            ui.weak(Self::USE.without.get());
            return;
        }
        ui.label(cells(hexes));
        if ui.button(text!("tools-clear")).on_hover_text(Self::USE.without.get()).clicked() {
            let label = text!(
                "tools-clear-the-what-of-side",
                what = inside(Self::USE.name.get()),
                side = scenario.side(side).name
            );
            out.push(Intent::edit(label, (Self::USE.edit)(side, Hexes::default())));
        }
    }
}
