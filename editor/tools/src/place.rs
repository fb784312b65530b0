//! Sets the selected pieces down that are not on the map, one a click in roster order.

use super::pieces::selected_pieces;
use super::{Described, Pointer, PointerPhase, Preview, Tool, ToolDescription, icons, pieces};
use crate::Group;
use egui::Ui;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_mapview::pieces::ghosts;
use oblique_roster::deploy::set_down;
use oblique_scenario::PieceId;
use oblique_text::{Text, text, translated};
use std::collections::BTreeSet;

/// The tool.
#[derive(Default)]
pub(crate) struct Place;

/// The selected pieces that are not on the map, in roster order.
fn waiting(context: &EditorContext<'_>) -> Vec<PieceId> {
    let selected = selected_pieces(context);
    let scenario = context.scenario();
    let off = |id: &&PieceId| {
        selected.contains(*id) && scenario.pieces.get(*id).is_some_and(|piece| piece.hex.is_none())
    };
    scenario.roster().into_iter().filter(off).cloned().collect()
}

fn name<'a>(context: &'a EditorContext<'_>, id: &'a PieceId) -> &'a str {
    context.scenario().pieces.get(id).map_or(id.0.as_str(), |piece| piece.name.as_str())
}

impl Described for Place {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "place",
        name: Text("tools-place"),
        key: "Shift+U",
        icon: icons::PLACE,
        group: Group::Objects,
        flyout: Text("tools-units"),
    };
}

impl Tool for Place {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        match waiting(context).as_slice() {
            [] => text!("tools-select-units-of-the-reserve-panel-each").to_owned(),
            [first, rest @ ..] => {
                text!(
                    "tools-click-where-what-stands-rest-to-come-after",
                    what = name(context, first),
                    rest = rest.len()
                )
            }
        }
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        if pointer.phase != PointerPhase::Down {
            return;
        }
        let waiting = waiting(context);
        let Some(first) = waiting.first() else {
            out.push(Intent::Say(text!("tools-everything-selected-is-on-the-map").to_owned()));
            return;
        };
        let only = BTreeSet::from([first.clone()]);
        out.extend(pieces::put_down(context, &only, pointer.hex));
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let waiting = waiting(context);
        let (Some(hex), Some(first)) = (context.view.hover, waiting.first()) else {
            return Preview::default();
        };
        let plan = set_down(context.scenario(), context.ruleset, &BTreeSet::from([first.clone()]), hex);
        let caption = match plan.left_over.first() {
            Some((_, why)) => format!("{}: {}", name(context, first), translated(why)),
            None => name(context, first).to_owned(),
        };
        let counters = ghosts(context.scenario(), context.ruleset, &plan);
        Preview { hexes: vec![hex], counters, caption, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        match waiting(context).as_slice() {
            [] => ui.weak(text!("tools-none-of-the-selected-units-is-off-the")),
            [first, rest @ ..] => ui.label(text!(
                "tools-next-what-then-rest-more",
                what = name(context, first),
                rest = rest.len()
            )),
        };
        if ui
            .button(text!("tools-show-the-reserve"))
            .on_hover_text(text!("tools-who-is-not-on-the-map-by-command"))
            .clicked()
        {
            out.push(Intent::ShowPanel("reserve"));
        }
    }
}
