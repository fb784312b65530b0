//! Lays down regions: what was copied, stamps, and hexes being moved.

use super::figure::count;
use super::icons;
use super::{Described, Group, Pointer, PointerPhase, Preview, Tool, ToolDescription, options};
use egui::Key;
use oblique_board::hex::{Hex, HexSet, Turn};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::ground::raised_color;
use oblique_context::stamping::take_up;
use oblique_context::view::Floating;
use oblique_context::view::ViewChange;
use oblique_mapview::features::lines_of;
use oblique_scenario::{Edit, region};
use oblique_text::{Text, inside, text};
use std::sync::Arc;

/// Hexes drawn as ghosts at most; of more the outline is shown.
const GHOSTS: usize = 6000;
/// How strongly ghosts are painted.
const GHOST_STRENGTH: f32 = 0.8;

/// The stamp.
#[derive(Default)]
pub struct StampTool;

/// The hexes a click lays down: preview and click both ask here.
fn affected(context: &EditorContext<'_>, floating: &Floating, hex: Hex) -> HexSet {
    floating.region.footprint(context.scenario().board.layout(), hex)
}

impl StampTool {
    fn lay_down(context: &EditorContext<'_>, floating: &Floating, pointer: Pointer, out: &mut Vec<Intent>) {
        let set = affected(context, floating, pointer.hex);
        if set.is_empty() {
            return;
        }
        let (scenario, contents) = (context.scenario(), context.view.tools.contents);
        let (label, edit) = if let Some((from, middle)) = &floating.lifted {
            let edit = region::shift(scenario, from, *middle, pointer.hex, floating.turn, contents);
            (text!("tools-move-what", what = count(from.len())), edit)
        } else {
            let edits = floating.region.place(scenario, pointer.hex, contents, None);
            let name = if floating.name.is_empty() {
                text!("tools-paste").to_owned()
            } else {
                text!("tools-stamp-floating", floating = inside(&floating.name))
            };
            (name, Edit::Many(edits))
        };
        out.push(Intent::edit(label, edit));
        let again = pointer.shift || !floating.name.is_empty();
        if floating.lifted.is_some() || !again {
            out.push(Intent::view(ViewChange::Area(Some(set))));
            out.push(Intent::view(ViewChange::Floating(None)));
            out.push(Intent::Tool(context.view.tool_before));
        }
    }

    fn turn(context: &EditorContext<'_>, turn: Turn, out: &mut Vec<Intent>) {
        if let Some(floating) = &context.view.floating {
            let turned = floating.turned(turn);
            out.push(Intent::view(ViewChange::Floating(Some(turned))));
        }
    }
}

impl Described for StampTool {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "stamp",
        name: Text("tools-stamp"),
        key: "J",
        icon: icons::STAMP,
        group: Group::Area,
        flyout: Text(""),
    };
}

impl Tool for StampTool {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let Some(floating) = &context.view.floating else {
            return text!("tools-copy-hexes-or-choose-a-stamp-above-or").to_owned();
        };
        let what = if floating.lifted.is_some() {
            text!("tools-click-where-the-hexes-go")
        } else {
            text!("tools-click-to-place-it-with-shift-again-and")
        };
        text!("tools-what-q-and-e-turn-it-a-mirrors", what)
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        if let (PointerPhase::Down, Some(floating)) = (pointer.phase, &context.view.floating) {
            Self::lay_down(context, floating, pointer, out);
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        if context.view.floating.is_none() {
            return false;
        }
        match key {
            Key::Q | Key::Comma => Self::turn(context, Turn::BACK, out),
            Key::E | Key::Period => Self::turn(context, Turn::SIXTH, out),
            Key::A => Self::turn(context, Turn::LEFT_RIGHT, out),
            Key::Z => Self::turn(context, Turn::TOP_BOTTOM, out),
            Key::Escape => {
                out.push(Intent::view(ViewChange::Floating(None)));
                out.push(Intent::Tool(context.view.tool_before));
            }
            _ => return false,
        }
        true
    }

    fn cursor(&self, context: &EditorContext<'_>) -> egui::CursorIcon {
        match &context.view.floating {
            None => egui::CursorIcon::NotAllowed,
            Some(floating) if floating.lifted.is_some() => egui::CursorIcon::Move,
            Some(_) => egui::CursorIcon::Copy,
        }
    }

    fn claims(&self, context: &EditorContext<'_>, key: Key) -> bool {
        let turns = matches!(key, Key::Q | Key::E | Key::A | Key::Z | Key::Comma | Key::Period);
        turns && context.view.floating.is_some()
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let (Some(hex), Some(floating)) = (context.view.hover, &context.view.floating) else {
            return Preview::default();
        };
        let (board, region) = (&context.scenario().board, &floating.region);
        let layout = board.layout();
        let mut ghost = Vec::new();
        if region.cells.len() <= GHOSTS {
            let changed = region.ground_changed(board, hex, context.view.tools.contents).into_iter();
            let color = |terrain, level| raised_color(context, terrain, level).gamma_multiply(GHOST_STRENGTH);
            ghost = changed.map(|(hex, terrain, level)| (hex, color(terrain, level))).collect();
        }
        let mut lines = Vec::new();
        if context.view.tools.contents.lines {
            for (_, feature, _) in &region.lines {
                let feature = region::placed_line(feature, hex, layout.orientation);
                for line in lines_of(layout, &feature) {
                    lines.push(line.into_iter().map(|at| [f64::from(at.x), f64::from(at.y)]).collect());
                }
            }
        }
        let set = affected(context, floating, hex);
        let caption = match (&floating.lifted, floating.name.as_str()) {
            (Some(_), _) => text!("tools-move-set-to-hex", set = count(set.len()), hex = layout.name(hex)),
            (None, "") => text!("tools-paste-set", set = count(set.len())),
            (None, name) => name.to_owned(),
        };
        Preview { set: Some(Arc::new(set)), ghost, plain_lines: lines, caption, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let now = context.view.floating.as_ref();
        let text = match now {
            None => text!("tools-choose-a-stamp").to_owned(),
            Some(floating) if floating.lifted.is_some() => text!("tools-hexes-to-move").to_owned(),
            Some(floating) if floating.name.is_empty() => text!("tools-what-was-copied").to_owned(),
            Some(floating) => floating.name.clone(),
        };
        let list = egui::ComboBox::from_id_salt("stamp").selected_text(text).width(150.0).height(400.0);
        let list = list.show_ui(ui, |ui| {
            for stamp in context.view.stamps.iter() {
                if ui.selectable_label(now.is_some_and(|f| f.name == stamp.name), &stamp.name).clicked() {
                    take_up(context, stamp, out);
                    ui.close();
                }
            }
        });
        list.response.accessible_name(text!("tools-stamp")).on_hover_text(text!("tools-what-is-placed"));
        let turns = [
            (text!("tools-turn-left"), Turn::BACK, text!("tools-by-60-degrees-anticlockwise")),
            (text!("tools-turn-right"), Turn::SIXTH, text!("tools-by-60-degrees-clockwise")),
            (text!("tools-mirror"), Turn::LEFT_RIGHT, text!("tools-left-becomes-right")),
            (text!("tools-flip"), Turn::TOP_BOTTOM, text!("tools-top-becomes-bottom")),
        ];
        for (name, turn, help) in turns {
            let button = ui.add_enabled(now.is_some(), egui::Button::new(name));
            if button
                .on_hover_text(help)
                .on_disabled_hover_text(text!("tools-choose-a-stamp-first"))
                .clicked()
            {
                Self::turn(context, turn, out);
            }
        }
        ui.separator();
        options::contents(ui, context, out);
    }
}
