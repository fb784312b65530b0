//! Selects hexes like the one under the pointer.

use super::areas::Areas;
use super::figure::{SelectIt, Use, join_of};
use super::icons;
use super::options::{self, Choice};
use super::{Described, Group, Pointer, PointerPhase, Preview, Tool, ToolDescription};
use oblique_board::Alike;
use oblique_board::hex::{Hex, HexSet};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_text::{Text, text};
use std::sync::Arc;

/// The magic wand.
pub(crate) struct Wand {
    /// What hexes have in common that are selected together.
    alike: Alike,
    /// Only hexes connected with the one clicked, not all of the board.
    connected: bool,
    areas: Areas,
    select: SelectIt,
}

impl Default for Wand {
    fn default() -> Self {
        Self { alike: Alike::Terrain, connected: true, areas: Areas::default(), select: SelectIt }
    }
}

impl Wand {
    /// The hexes a click selects. The preview asks for the same hexes as far as they are gathered.
    fn affected(&self, context: &EditorContext<'_>, hex: Hex) -> Arc<HexSet> {
        self.areas.at(context, hex, self.alike, self.connected, None)
    }
}

impl Described for Wand {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "wand",
        name: Text("tools-magic-wand"),
        key: "W",
        icon: icons::WAND,
        group: Group::Area,
        flyout: Text(""),
    };
}

impl Tool for Wand {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        text!("tools-click-to-select-the-hexes-like-the-one", hint = self.select.hint(context))
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        if pointer.phase == PointerPhase::Down {
            let set = self.affected(context, pointer.hex);
            out.push(super::figure::select(context, &set, join_of(context, pointer)));
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: egui::Key, out: &mut Vec<Intent>) -> bool {
        self.select.key(context, key, out)
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let Some(hex) = context.view.hover else { return Preview::default() };
        let area = self.areas.so_far(context, hex, self.alike, self.connected, None);
        let caption = if area.whole { SelectIt::caption(context, area.set.len()) } else { area.count() };
        Preview { set: Some(area.set), caption, unfinished: !area.whole, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let ways = [
            (Alike::Terrain, text!("tools-terrain")),
            (Alike::Level, text!("tools-level")),
            (Alike::Both, text!("tools-both")),
        ];
        ui.label(text!("tools-same"));
        let choices = ways.map(|(way, name)| Choice { name, help: "", color: None, on: self.alike == way });
        if let Some((way, _)) = options::one_of(ui, text!("tools-same"), &choices).and_then(|ix| ways.get(ix))
        {
            self.alike = *way;
        }
        let help = text!("tools-only-hexes-connected-with-the-one-clicked");
        options::own_switch(ui, text!("tools-connected"), help, &mut self.connected);
        ui.separator();
        self.select.options(ui, context, false, None, out);
    }
}
