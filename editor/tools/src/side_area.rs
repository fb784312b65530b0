//! Paints the hexes that are a side's: those in which it may be set up, and those by which it may leave the board.

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
use oblique_scenario::{Edit, Scenario, Side, Zone as Hexes};
use std::collections::BTreeSet;
use std::marker::PhantomData;

/// What the hexes of a side are for.
pub(crate) trait Use: Default {
    /// The tool that paints them.
    const DESCRIPTION: ToolDescription;
    /// What they are called: of a side, and before it in a sentence.
    const NAME: &'static str;
    /// What a side may do in them, after its name.
    const MEANS: &'static str;
    /// What it means if there are none.
    const WITHOUT: &'static str;

    /// Those of a side.
    fn of(scenario: &Scenario, side: Side) -> &Hexes;

    /// The edit that makes them these.
    fn edit(side: Side, hexes: Hexes) -> Edit;
}

/// Where a side may be set up.
#[derive(Default)]
pub(crate) struct Deployment;

impl Use for Deployment {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "zone",
        name: "Deployment zone",
        key: "Z",
        icon: icons::ZONE,
        group: Group::Objects,
        flyout: "Areas and entries",
    };
    const NAME: &'static str = "Deployment zone";
    const MEANS: &'static str = "may be set up";
    const WITHOUT: &'static str = "No zone: it may be set up anywhere";

    fn of(scenario: &Scenario, side: Side) -> &Hexes {
        scenario.zone(side)
    }

    fn edit(side: Side, hexes: Hexes) -> Edit {
        Edit::Zone(side, hexes)
    }
}

/// By which hexes a side may leave the board.
#[derive(Default)]
pub(crate) struct Exit;

impl Use for Exit {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "exits",
        name: "Exits",
        key: "Shift+Z",
        icon: icons::EXITS,
        group: Group::Objects,
        flyout: "Areas and entries",
    };
    const NAME: &'static str = "Exits";
    const MEANS: &'static str = "may leave the board";
    const WITHOUT: &'static str = "No exits: nobody leaves by choice";

    fn of(scenario: &Scenario, side: Side) -> &Hexes {
        scenario.exit(side)
    }

    fn edit(side: Side, hexes: Hexes) -> Edit {
        Edit::Exits(side, hexes)
    }
}

/// The brush for hexes of a side.
#[derive(Default)]
pub(crate) struct SideArea<U>(PhantomData<U>);

impl<U: Use> Paint for SideArea<U> {
    const DESCRIPTION: ToolDescription = U::DESCRIPTION;

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let side = &context.scenario().side(context.view.tools.side).name;
        format!("Drag to paint where {side} {}, with Shift to take away.", U::MEANS)
    }

    fn change(&self, context: &EditorContext<'_>, hexes: &[Hex], other: bool) -> Option<(String, Edit)> {
        let side = context.view.tools.side;
        let old = U::of(context.scenario(), side);
        let layout = context.scenario().board.layout();
        let passed: BTreeSet<(i32, i32)> = hexes.iter().map(|hex| (hex.y, hex.x)).collect();
        let staying = old.hexes().iter().copied().filter(|hex| !other || !passed.contains(&(hex.y, hex.x)));
        let fresh = hexes.iter().copied().filter(|hex| !other && layout.contains(*hex));
        let new = Hexes::of(staying.chain(fresh));
        let name = &context.scenario().side(side).name;
        (new != *old).then(|| (format!("{} of {name}", U::NAME), U::edit(side, new)))
    }

    fn whole(&self) -> bool {
        true
    }

    fn pick(&mut self, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
        let side = Side::BOTH.into_iter().find(|side| U::of(context.scenario(), *side).contains(hex));
        if let Some(side) = side {
            out.push(Intent::shared_option(SharedChange::Side(side)));
        }
    }

    fn caption(&self, context: &EditorContext<'_>, _: Hex, other: bool, _: bool) -> String {
        let side = &context.scenario().side(context.view.tools.side).name;
        let name = U::NAME;
        if other {
            format!("Out of the {} of {side}", name.to_lowercase())
        } else {
            format!("{name} of {side}")
        }
    }

    fn options(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let scenario = context.scenario();
        for side in Side::BOTH {
            let on = context.view.tools.side == side;
            let name = &scenario.side(side).name;
            let help = format!("Paint where {name} {}", U::MEANS);
            if ui.selectable_label(on, name).on_hover_text(help).clicked() {
                out.push(Intent::shared_option(SharedChange::Side(side)));
            }
        }
        ui.separator();
        let side = context.view.tools.side;
        let hexes = U::of(scenario, side).hexes().len();
        if hexes == 0 {
            ui.weak(U::WITHOUT);
            return;
        }
        ui.label(cells(hexes));
        if ui.button("Clear").on_hover_text(U::WITHOUT).clicked() {
            let label = format!("Clear the {} of {}", U::NAME.to_lowercase(), scenario.side(side).name);
            out.push(Intent::edit(label, U::edit(side, Hexes::default())));
        }
    }
}
