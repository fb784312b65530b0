//! The window that tells what a figure of the Units table rests on.

use super::super::Workbench;
use crate::panels::inspector::evidence::{form, words};
use crate::ui::theme::size;
use crate::ui::widgets;
use crate::view::Selection;
use oblique_context::strength::who_of;
use oblique_roster::field::UnitField;
use oblique_scenario::{Edit, PieceId};
use oblique_text::{inside, text, translated};
use std::collections::BTreeSet;

/// The figure asked about.
pub(super) struct Asked {
    piece: PieceId,
    /// Id of the field; empty is the whole piece.
    field: String,
    /// Further fields it is said of too: those of a block of cells.
    more: Vec<UnitField>,
}

impl Workbench {
    /// Opens the evidence of a figure.
    pub(in crate::app) fn ask_evidence(&mut self, piece: PieceId, field: String, ctx: &egui::Context) {
        // The table's keys are the window's now.
        ctx.memory_mut(|m| {
            if let Some(id) = m.focused() {
                m.surrender_focus(id);
            }
        });
        self.roster_windows.evidence = Some(Asked { piece, field, more: Vec::new() });
    }

    /// Opens the source of the cells selected in the table.
    pub(crate) fn ask_cell_source(&mut self, ctx: &egui::Context) {
        let cells = std::sync::Arc::clone(&self.world.view.cells);
        let (Some(id), Some(first)) = (cells.rows.first(), cells.fields.first()) else {
            self.toasts.say(text!("army-select-cells-in-the-units-table-first").to_owned());
            return;
        };
        self.ask_evidence(id.clone(), first.id().to_owned(), ctx);
        if let Some(asked) = &mut self.roster_windows.evidence {
            asked.more = cells.fields.iter().skip(1).cloned().collect();
        }
    }

    /// The name of a field as the table shows it.
    fn figure_name(&self, field: &str) -> String {
        let all = UnitField::all(self.world.ruleset.catalog());
        let found = all.iter().find(|f| f.id() == field);
        found.map_or_else(
            || text!("army-the-whole").to_owned(),
            |f| inside(translated(&f.title(self.world.ruleset.catalog()))),
        )
    }

    /// Whose evidence is changed: all that are selected with it, as far as they have such a figure.
    fn with_evidence(&self, asked: &Asked) -> BTreeSet<PieceId> {
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        let field = UnitField::all(catalog).into_iter().find(|f| f.id() == asked.field);
        let mut ids = match &self.world.view.selection {
            Selection::Pieces(ids) if ids.contains(&asked.piece) => ids.clone(),
            _ => BTreeSet::from([asked.piece.clone()]),
        };
        ids.retain(|id| {
            let piece = scenario.pieces.get(id);
            let fits = |f: &UnitField, piece| f.fits(catalog, piece);
            piece.is_some_and(|piece| {
                field.as_ref().is_none_or(|f| fits(f, piece) || asked.more.iter().any(|f| fits(f, piece)))
            })
        });
        ids
    }

    pub(super) fn show_evidence(&mut self, ctx: &egui::Context) {
        if self.roster_windows.keyboard_back > 0 {
            self.roster_windows.keyboard_back -= 1;
            crate::panels::roster::take_keyboard(ctx);
            ctx.request_repaint();
        }
        let Some(asked) = self.roster_windows.evidence.take() else { return };
        let scenario = self.world.document.scenario();
        let Some(piece) = scenario.pieces.get(&asked.piece) else { return };
        let what = match asked.more.len() {
            0 => self.figure_name(&asked.field),
            more => text!("army-more-figures", more = more + 1),
        };
        let ids = self.with_evidence(&asked);
        let who = match ids.len() {
            0 | 1 => piece.name.clone(),
            _ => who_of(self.world.ruleset.catalog(), scenario, &ids),
        };
        let own = piece.evidence.get(&asked.field);
        let catalog = self.world.ruleset.catalog();
        let modal = crate::ui::modal(ctx, "evidence of a figure").show(ctx, |ui| {
            ui.set_width(size::DIALOG_WIDTH);
            ui.heading(text!("army-source-of-what-2", what));
            ui.label(&who);
            ui.add_space(size::GAP);
            let answer = form(ui, scenario, own);
            if let (None, Some(whole), false) = (own, piece.evidence.get(""), asked.field.is_empty()) {
                widgets::note(
                    ui,
                    &text!("army-for-the-whole-unit-whole", whole = words(scenario, Some(whole))),
                );
            }
            ui.add_space(size::GAP);
            (answer, widgets::primary(ui, text!("army-done")).clicked())
        });
        let closing = modal.should_close();
        let (answer, done) = modal.inner;
        if let Some((verdict, gesture)) = answer {
            let new = verdict.entry();
            let change = |id: &PieceId| {
                let mut piece = scenario.pieces.get(id)?.clone();
                let first = UnitField::all(catalog).into_iter().find(|f| f.id() == asked.field);
                let own = first.as_ref().is_none_or(|f| f.fits(catalog, &piece));
                let mut keys: Vec<&str> = own.then_some(asked.field.as_str()).into_iter().collect();
                keys.extend(asked.more.iter().filter(|f| f.fits(catalog, &piece)).map(UnitField::id));
                for key in keys {
                    match &new {
                        Some(new) => piece.evidence.insert(key.to_owned(), new.clone()),
                        None => piece.evidence.remove(key),
                    };
                }
                Some(Edit::Piece(id.clone(), Some(Box::new(piece))))
            };
            let edit = Edit::Many(ids.iter().filter_map(change).collect());
            self.edit(&text!("army-who-source-of-what", who, what), edit, gesture);
        }
        if done || closing {
            self.roster_windows.keyboard_back = 3;
            ctx.request_repaint();
        } else {
            self.roster_windows.evidence = Some(asked);
        }
    }
}
