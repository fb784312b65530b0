//! Fills an area of one terrain with another, or replaces a terrain wherever it is.

use super::areas::Areas;
use super::figure::{cells_of, count};
use super::icons;
use super::terrain::{pick_terrain, terrain_in_hand, terrain_name};
use super::{Described, Group, Pointer, PointerPhase, Preview, Tool, ToolDescription, options};
use oblique_board::Alike;
use oblique_board::hex::{Hex, HexSet};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::ground::terrain_color;
use oblique_scenario::Edit;
use oblique_text::{Text, inside, text};
use std::sync::Arc;

/// The bucket; `EVERYWHERE` it takes no account of what is connected.
#[derive(Default)]
pub(crate) struct Fill<const EVERYWHERE: bool> {
    areas: Areas,
    /// Shift is held.
    other: bool,
}

impl<const EVERYWHERE: bool> Fill<EVERYWHERE> {
    /// The hexes of the terrain under the pointer, within those selected. The preview asks for the same
    /// hexes as far as they are gathered.
    fn affected(&self, context: &EditorContext<'_>, seed: Hex) -> Arc<HexSet> {
        self.areas.at(context, seed, Alike::Terrain, !EVERYWHERE, context.view.area.as_ref())
    }
}

impl<const EVERYWHERE: bool> Described for Fill<EVERYWHERE> {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: if EVERYWHERE { "replace" } else { "fill" },
        name: if EVERYWHERE { Text("tools-replace-terrain") } else { Text("tools-fill") },
        key: if EVERYWHERE { "Shift+G" } else { "G" },
        icon: if EVERYWHERE { icons::REPLACE } else { icons::FILL },
        group: Group::Paint,
        flyout: Text("tools-fill"),
    };
}

impl<const EVERYWHERE: bool> Tool for Fill<EVERYWHERE> {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let name = inside(terrain_name(context, context.view.tools.terrain));
        let what = if EVERYWHERE {
            text!("tools-click-to-make-the-terrain-under-the", name)
        } else {
            text!("tools-click-to-fill-the-whole-area-under-the", name)
        };
        text!("tools-what-alt-or-ctrl-picks-the-terrain-under", what)
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        self.other = pointer.shift;
        if pointer.phase != PointerPhase::Down {
            return;
        }
        if pointer.picks() {
            pick_terrain(context, pointer.hex, out);
            return;
        }
        let terrain = terrain_in_hand(context, pointer.shift);
        let cells = cells_of(context, &self.affected(context, pointer.hex), terrain);
        if !cells.is_empty() {
            let verb = if EVERYWHERE { text!("tools-replace") } else { text!("tools-fill") };
            let label =
                text!("tools-verb-with-terrain", verb, terrain = inside(terrain_name(context, terrain)));
            out.push(Intent::Say(text!("tools-cells-changed", cells = count(cells.len()))));
            out.push(Intent::edit(label, Edit::Terrain(cells)));
        }
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let Some(hover) = context.view.hover else { return Preview::default() };
        let terrain = terrain_in_hand(context, self.other);
        let name = inside(terrain_name(context, terrain));
        if context.scenario().board.terrain(hover) == Some(terrain) {
            return Preview { caption: text!("tools-already-name", name), ..Preview::default() };
        }
        if !context.view.allows(hover) {
            return Preview {
                caption: text!("tools-outside-the-hexes-selected").to_owned(),
                ..Preview::default()
            };
        }
        let area = self.areas.so_far(context, hover, Alike::Terrain, !EVERYWHERE, context.view.area.as_ref());
        let caption = text!("tools-area-to-name", area = area.count(), name);
        let color = Some(terrain_color(context, terrain));
        Preview { set: Some(area.set), color, caption, unfinished: !area.whole, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        options::terrain(ui, context, out);
    }
}
