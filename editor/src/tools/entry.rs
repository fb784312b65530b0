//! Picks the hex by which the selected reinforcements enter.

use super::select::selected_pieces;
use super::{Pointer, PointerPhase, Preview, Tool, icons};
use crate::command::Intent;
use crate::desk::Desk;
use egui::Ui;
use oblique_core::scenario::{Arrival, Edit, Piece};

/// The tool.
#[derive(Default)]
pub struct Entry;

impl Tool for Entry {
    fn id(&self) -> &'static str {
        "entry"
    }

    fn name(&self) -> &'static str {
        "Entry hex"
    }

    fn key(&self) -> &'static str {
        "Shift+O"
    }

    fn icon(&self) -> icons::Icon {
        icons::ENTRY
    }

    fn hint(&self, _: &Desk<'_>) -> String {
        "Click the hex by which the selected units enter. The numbers on the map are turns of arrival."
            .to_owned()
    }

    fn pointer(&mut self, desk: &Desk<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let scenario = desk.scenario();
        let layout = scenario.board.layout();
        if pointer.phase != PointerPhase::Down || !layout.contains(pointer.hex) {
            return;
        }
        let edits: Vec<Edit> = selected_pieces(desk)
            .into_iter()
            .filter_map(|id| {
                let piece = scenario.pieces.get(&id)?;
                let turn = piece.arrives.map_or(2, |arrival| arrival.turn);
                let arrives = Some(Arrival { turn, hex: pointer.hex });
                let new = Piece { arrives, hex: None, top: false, ..piece.clone() };
                (new != *piece).then(|| Edit::Piece(id, Some(Box::new(new))))
            })
            .collect();
        if edits.is_empty() {
            out.push(Intent::Say(
                "Select the reinforcements first, in the Schedule panel for example.".to_owned(),
            ));
            return;
        }
        let (n, hex) = (edits.len(), layout.name(pointer.hex));
        let what = if n == 1 { "1 unit enters".to_owned() } else { format!("{n} units enter") };
        out.push(Intent::edit(format!("Entry by {hex}"), Edit::Many(edits)));
        out.push(Intent::Say(format!("{what} by {hex}.")));
    }

    fn preview(&self, desk: &Desk<'_>) -> Preview {
        let Some(hex) = desk.view.hover else { return Preview::default() };
        let caption = format!("Enter by {}", desk.scenario().board.layout().name(hex));
        Preview { hexes: vec![hex], caption, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        ui.label(format!("{} selected", selected_pieces(desk).len()));
        if ui.button("Show the schedule").on_hover_text("Who arrives when, turn by turn").clicked() {
            out.push(Intent::ShowPanel("schedule"));
        }
    }
}
