//! Measures ways over the map: hexes, yards, climb, and the turns of a mover. What is measured is shown as a cross-section.

use super::{Described, Group, Pointer, PointerPhase, Preview, Tool, ToolDescription, icons};
use egui::Key;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::analysis::{Answer, Marches};
use oblique_context::view::ViewChange;
use oblique_context::ways::{length, overlay, words};
use oblique_text::{Text, text};
use oblique_ui::widgets;

/// The measuring tool.
#[derive(Default)]
pub struct Measure {
    /// Corners are being added; the pointer is the next.
    open: bool,
    /// The mover by whose turns ways are measured, by its index in the ruleset's survey.
    mover: usize,
}

impl Measure {
    /// The corners, with the pointer where it is the next.
    fn corners(&self, context: &EditorContext<'_>) -> Vec<Hex> {
        let mut corners = context.view.measured.clone();
        if self.open
            && let Some(hex) = context.view.hover
            && corners.last() != Some(&hex)
        {
            corners.push(hex);
        }
        corners
    }
}

/// What movers make of a way, if that is known by now.
fn marches<'a>(context: &'a EditorContext<'_>, corners: &[Hex]) -> Option<&'a Marches> {
    match context.view.marches.as_deref().map(|reply| &reply.answer) {
        Some(Answer::March(marches)) if marches.corners == corners => Some(marches),
        _ => None,
    }
}

/// The turns of the mover chosen, in words; empty while they are not known.
fn turns(context: &EditorContext<'_>, corners: &[Hex], mover: usize) -> String {
    marches(context, corners)
        .and_then(|all| oblique_context::analysis::words::march(all, mover, &context.catalog().turn_name))
        .unwrap_or_default()
}

/// The mover by whose turns is measured, and what it takes; all of them on hovering.
fn march_options(ui: &mut egui::Ui, context: &EditorContext<'_>, corners: &[Hex], chosen: &mut usize) {
    let movers = context.ruleset.survey(context.scenario()).movers();
    let now = *chosen;
    let list = egui::ComboBox::from_id_salt("measured mover").width(180.0);
    let list = list.selected_text(movers.get(now).map_or("", |m| m.name.as_str())).show_ui(ui, |ui| {
        for (index, mover) in movers.iter().enumerate() {
            if ui.selectable_label(index == now, &mover.name).clicked() {
                *chosen = index;
            }
        }
    });
    list.response
        .accessible_name(text!("tools-measure-turns-of"))
        .on_hover_text(text!("tools-by-whose-turns-the-way-is-measured"));
    let Some(marches) = marches(context, corners) else { return };
    let turn = &context.catalog().turn_name;
    let in_words =
        |mover: usize| oblique_context::analysis::words::march(marches, mover, turn).unwrap_or_default();
    ui.label(in_words(now)).on_hover_ui(|ui| {
        for mover in 0..marches.movers.len() {
            ui.label(in_words(mover));
        }
    });
}

impl Described for Measure {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "measure",
        name: Text("tools-measure"),
        key: "Q",
        icon: icons::MEASURE,
        group: Group::Ground,
        flyout: Text("tools-measure"),
    };
}

impl Tool for Measure {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, _: &EditorContext<'_>) -> String {
        text!("tools-drag-or-click-from-corner-to-corner-enter").to_owned()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let hex = pointer.hex;
        if !context.scenario().board.layout().contains(hex) {
            return;
        }
        // The view learns of the hex under the pointer only after this.
        let mut wanted = context.view.measured.clone();
        if self.open && wanted.last() != Some(&hex) {
            wanted.push(hex);
        }
        if wanted != context.view.march_wanted {
            out.push(Intent::view(ViewChange::MarchWanted(wanted)));
        }
        match pointer.phase {
            PointerPhase::Down if self.open => {
                out.push(Intent::view(ViewChange::MeasureTo(hex)));
            }
            PointerPhase::Down => {
                self.open = true;
                out.push(Intent::view(ViewChange::MeasureFrom(hex)));
            }
            PointerPhase::Up => {
                let dragged = context.view.measured.len() == 1 && context.view.measured.first() != Some(&hex);
                if self.open && dragged {
                    self.open = false;
                    out.push(Intent::view(ViewChange::MeasureEnd(hex)));
                }
            }
            PointerPhase::Double => self.open = false,
            PointerPhase::Drag | PointerPhase::Hover | PointerPhase::Context => {}
        }
    }

    fn takes_back(&self, context: &EditorContext<'_>) -> bool {
        self.open && context.view.measured.len() > 1
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        match key {
            Key::Enter if self.open => self.open = false,
            Key::Backspace if self.takes_back(context) => {
                out.push(Intent::view(ViewChange::MeasureBack));
            }
            Key::Escape if !context.view.measured.is_empty() => {
                self.open = false;
                out.push(Intent::view(ViewChange::MeasureNothing));
            }
            _ => return false,
        }
        true
    }

    fn cancel(&mut self) {
        self.open = false;
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let board = &context.scenario().board;
        let corners = self.corners(context);
        let caption = if corners.len() > 1 {
            let turns = turns(context, &corners, self.mover);
            let words = words(&length(board, &corners), context.yards_a_hex());
            if turns.is_empty() { words } else { format!("{words}\n{turns}") }
        } else {
            String::new()
        };
        let overlays = overlay(board.layout(), &corners);
        Preview { overlays, caption: if self.open { caption } else { String::new() }, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let corners = self.corners(context);
        if corners.len() > 1 {
            ui.label(words(&length(&context.scenario().board, &corners), context.yards_a_hex()));
            if ui
                .button(text!("tools-clear"))
                .on_hover_text(text!("tools-measures-nothing-any-more"))
                .clicked()
            {
                self.open = false;
                out.push(Intent::view(ViewChange::MeasureNothing));
            }
            march_options(ui, context, &corners, &mut self.mover);
        } else {
            widgets::note(ui, text!("tools-nothing-is-measured-yet"));
        }
        let help = text!("tools-the-ground-along-what-is-measured-seen");
        if ui.button(text!("tools-show-the-cross-section")).on_hover_text(help).clicked() {
            out.push(Intent::ShowPanel("section"));
        }
    }
}
