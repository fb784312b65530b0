//! The window that splits a unit into companies.

use super::super::Workbench;
use crate::ui::theme::size;
use crate::ui::widgets;
use crate::view::Selection;
use egui::Context;
use oblique_context::Gesture;
use oblique_roster::companies::{MOST, shares, split};
use oblique_scenario::PieceId;
use oblique_text::text;

/// Which unit, and in how many.
pub(super) struct Splitting {
    piece: PieceId,
    parts: u32,
}

impl Workbench {
    /// Asks into how many companies the unit selected is split.
    pub(crate) fn ask_split(&mut self) {
        let one = self.selected_pieces().filter(|ids| ids.len() == 1).and_then(|ids| ids.first().cloned());
        match one {
            Some(piece) => self.roster_windows.split = Some(Splitting { piece, parts: 4 }),
            None => self.toasts.say(text!("army-select-one-unit-to-split").to_owned()),
        }
    }

    pub(super) fn show_split(&mut self, ctx: &Context) {
        let Some(mut asked) = self.roster_windows.split.take() else { return };
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        let Some(piece) = scenario.pieces.get(&asked.piece) else { return };
        let name = piece.name.clone();
        let men = catalog.kind(&piece.kind).and_then(|k| k.men());
        let men = men.and_then(|a| piece.attrs.get(&a.id).unwrap_or(&a.default).int());
        let mut agreed = false;
        let mut close = false;
        let mut made = None;
        let modal = crate::ui::modal(ctx, "split a unit").show(ctx, |ui| {
            ui.set_width(size::DIALOG_WIDTH);
            ui.heading(text!("army-split-into-companies"));
            ui.label(&name);
            ui.add_space(size::GAP);
            ui.horizontal(|ui| {
                let label = ui.label(text!("army-companies"));
                ui.add(widgets::whole_number(ui, &mut asked.parts).range(2..=MOST)).labelled_by(label.id);
            });
            let answer = split(scenario, catalog, &asked.piece, asked.parts);
            match (&answer, men) {
                (Err(why), _) => {
                    widgets::note(ui, &why.to_string());
                }
                (Ok(_), Some(men)) => {
                    let each: Vec<String> =
                        shares(men, asked.parts).iter().map(ToString::to_string).collect();
                    widgets::note(ui, &text!("army-men-men-as-each", men, each = each.join(", ")));
                }
                (Ok(_), None) => {}
            }
            widgets::note(ui, text!("army-the-first-company-stays-where-the-unit"));
            ui.add_space(size::GAP);
            ui.horizontal(|ui| {
                let can = answer.is_ok();
                agreed =
                    ui.add_enabled_ui(can, |ui| widgets::primary(ui, text!("army-split"))).inner.clicked()
                        || (can && ui.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Enter)));
                close = ui.button(text!("army-cancel")).clicked();
            });
            made = answer.ok();
        });
        if let (true, Some((edit, ids))) = (agreed, made) {
            self.edit(
                &text!("army-split-name-into-parts-companies", name, parts = asked.parts),
                edit,
                Gesture::Whole,
            );
            self.world.view.selection = Selection::Pieces(ids);
        } else if !close && !modal.should_close() {
            self.roster_windows.split = Some(asked);
        }
    }
}
