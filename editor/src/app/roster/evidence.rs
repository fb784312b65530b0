//! The window that tells what a figure of the Units table rests on.

use super::super::Workbench;
use crate::panels::inspector::evidence::{form, words};
use crate::ui::theme::size;
use crate::ui::widgets;
use crate::view::Selection;
use oblique_core::roster::field::Field;
use oblique_core::roster::totals::who_of;
use oblique_core::scenario::{Edit, PieceId};
use std::collections::BTreeSet;

/// The figure asked about.
pub(super) struct Asked {
    piece: PieceId,
    /// Id of the field; empty is the whole piece.
    field: String,
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
        self.room.evidence = Some(Asked { piece, field });
    }

    /// The name of a field as the table shows it.
    fn figure_name(&self, field: &str) -> String {
        let all = Field::all(self.ruleset.catalog());
        let found = all.iter().find(|f| f.id() == field);
        found.map_or_else(|| "the whole".to_owned(), |f| f.title(self.ruleset.catalog()).to_lowercase())
    }

    /// Whose evidence is changed: all that are selected with it, as far as they have such a figure.
    fn with_evidence(&self, asked: &Asked) -> BTreeSet<PieceId> {
        let (scenario, catalog) = (self.document.scenario(), self.ruleset.catalog());
        let field = Field::all(catalog).into_iter().find(|f| f.id() == asked.field);
        let mut ids = match &self.view.selection {
            Selection::Pieces(ids) if ids.contains(&asked.piece) => ids.clone(),
            _ => BTreeSet::from([asked.piece.clone()]),
        };
        ids.retain(|id| {
            let piece = scenario.pieces.get(id);
            piece.is_some_and(|piece| field.as_ref().is_none_or(|f| f.fits(catalog, piece)))
        });
        ids
    }

    pub(super) fn show_evidence(&mut self, ctx: &egui::Context) {
        if self.room.keyboard_back > 0 {
            self.room.keyboard_back -= 1;
            crate::panels::roster::take_keyboard(ctx);
            ctx.request_repaint();
        }
        let Some(asked) = self.room.evidence.take() else { return };
        let scenario = self.document.scenario();
        let Some(piece) = scenario.pieces.get(&asked.piece) else { return };
        let what = self.figure_name(&asked.field);
        let ids = self.with_evidence(&asked);
        let who = match ids.len() {
            0 | 1 => piece.name.clone(),
            _ => who_of(self.ruleset.catalog(), scenario, &ids),
        };
        let own = piece.evidence.get(&asked.field);
        let modal = crate::ui::modal(ctx, "evidence of a figure").show(ctx, |ui| {
            ui.set_width(size::DIALOG_WIDTH);
            ui.heading(format!("Source of {what}"));
            ui.label(&who);
            ui.add_space(size::GAP);
            let answer = form(ui, scenario, own);
            if let (None, Some(whole), false) = (own, piece.evidence.get(""), asked.field.is_empty()) {
                widgets::note(ui, &format!("For the whole unit: {}", words(scenario, Some(whole))));
            }
            ui.add_space(size::GAP);
            (answer, widgets::primary(ui, "Done").clicked())
        });
        let closing = modal.should_close();
        let (answer, done) = modal.inner;
        if let Some((verdict, gesture)) = answer {
            let new = verdict.entry();
            let change = |id: &PieceId| {
                let mut piece = scenario.pieces.get(id)?.clone();
                match &new {
                    Some(new) => piece.evidence.insert(asked.field.clone(), new.clone()),
                    None => piece.evidence.remove(&asked.field),
                };
                Some(Edit::Piece(id.clone(), Some(Box::new(piece))))
            };
            let edit = Edit::Many(ids.iter().filter_map(change).collect());
            self.edit(&format!("{who}: source of {what}"), edit, gesture);
        }
        if done || closing {
            self.room.keyboard_back = 3;
            ctx.request_repaint();
        } else {
            self.room.evidence = Some(asked);
        }
    }
}
