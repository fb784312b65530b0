//! Takes up terrain and level from the map.

use super::icons;
use super::terrain::{pick_terrain, terrain_name};
use super::{Described, Group, Pointer, PointerPhase, Preview, Tool, ToolDescription, options};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::SharedChange;
use oblique_text::{Text, text};

/// The eyedropper.
#[derive(Default)]
pub(crate) struct Eyedropper;

impl Described for Eyedropper {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "eyedropper",
        name: Text("tools-eyedropper"),
        key: "I",
        icon: icons::PICK,
        group: Group::Paint,
        flyout: Text(""),
    };
}

impl Tool for Eyedropper {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, _: &EditorContext<'_>) -> String {
        text!("tools-click-a-hex-to-paint-with-its-terrain").to_owned()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        if matches!(pointer.phase, PointerPhase::Down | PointerPhase::Drag)
            && let Some(level) = context.scenario().board.level(pointer.hex)
        {
            out.push(Intent::shared_option(SharedChange::Level(level)));
            pick_terrain(context, pointer.hex, out);
        }
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let Some(hex) = context.view.hover else { return Preview::default() };
        let board = &context.scenario().board;
        let (Some(terrain), Some(level)) = (board.terrain(hex), board.level(hex)) else {
            return Preview::default();
        };
        let caption = text!("tools-terrain-level-level", terrain = terrain_name(context, terrain), level);
        Preview { hexes: vec![hex], caption, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        options::terrain(ui, context, out);
    }
}
