//! Blocks of cells of the Units table: copied, cut, pasted, filled down, cleared; and the window that tells
//! what of it cannot be.

use super::super::Workbench;
use super::super::army_sheet::has_heads;
use crate::document::clip::is_region_text;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use crate::view::Cells;
use egui::{Context, Label, RichText};
use egui_extras::{Column, TableBuilder};
use oblique_context::Gesture;
use oblique_exchange::spreadsheet::{Worksheet, block_text};
use oblique_roster::cells::{Plan, Target, block, fill_down, paste, typed_over};
use oblique_scenario::PieceId;
use oblique_text::{text, translated};
use std::sync::Arc;

/// Width of the window.
const WIDTH: f32 = 640.0;
/// Height of its table at most.
const HEIGHT: f32 = 260.0;

impl Workbench {
    /// The cells selected, or what to do where there are none.
    fn cells(&mut self) -> Option<Arc<Cells>> {
        let cells = Arc::clone(&self.world.view.cells);
        if cells.rows.is_empty() || cells.fields.is_empty() {
            self.toasts.say(text!("army-select-cells-in-the-units-table-first").to_owned());
            return None;
        }
        Some(cells)
    }

    /// Copies the cells selected, for spreadsheets and for other cells.
    pub(crate) fn copy_cells(&mut self, ctx: &Context) {
        let Some(cells) = self.cells() else { return };
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        ctx.copy_text(block_text(&block(scenario, catalog, &cells.rows, &cells.fields)));
        let count = cells.rows.len() * cells.fields.len();
        self.toasts.say(if count == 1 {
            text!("army-copied-1-cell").to_owned()
        } else {
            text!("army-copied-count-cells", count)
        });
    }

    /// Copies them and leaves them empty.
    pub(crate) fn cut_cells(&mut self, ctx: &Context) {
        self.copy_cells(ctx);
        self.clear_cells();
    }

    /// Leaves the cells selected empty.
    pub(crate) fn clear_cells(&mut self) {
        let Some(cells) = self.cells() else { return };
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        let plan = typed_over(scenario, catalog, &cells.rows, &cells.fields, "");
        self.take_plan(plan);
    }

    /// Takes a block from the clipboard into the table, from the first cell selected on.
    pub(crate) fn paste_cells(&mut self, text: &str) {
        let Some(cells) = self.cells() else { return };
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        let listed = Arc::clone(&self.world.view.listed);
        let target =
            Target { rows: &cells.rows, fields: &cells.fields, all_rows: &listed, all_fields: &cells.shown };
        let plan = paste(scenario, catalog, &target, &Worksheet::block(text));
        if plan.is_whole() {
            self.take_plan(plan);
        } else {
            self.roster_windows.plan = Some(plan);
        }
    }

    /// Gives the rows selected what the first of them has; a single row takes what stands above it.
    pub(crate) fn fill_down(&mut self) {
        let Some(cells) = self.cells() else { return };
        let mut rows: Vec<PieceId> = cells.rows.clone();
        if let [only] = rows.as_slice() {
            let at = self.world.view.listed.iter().position(|id| id == only);
            let above = at.and_then(|at| self.world.view.listed.get(at.checked_sub(1)?));
            let Some(above) = above else {
                self.toasts.say(text!("army-nothing-stands-above-select-the-rows-to").to_owned());
                return;
            };
            rows.insert(0, above.clone());
        }
        let plan =
            fill_down(self.world.document.scenario(), self.world.ruleset.catalog(), &rows, &cells.fields);
        self.take_plan(plan);
    }

    /// Carries a plan out where nothing but figures that some have not stands in its way; else tells first.
    fn take_plan(&mut self, plan: Plan) {
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        let without = plan.without(scenario, catalog);
        if plan.refused.iter().any(|refusal| !refusal.without) {
            self.roster_windows.plan = Some(plan);
            return;
        }
        let mut message = match plan.cells {
            0 => text!("army-nothing-changes").to_owned(),
            _ => translated(&plan.label()).into_owned(),
        };
        if let Some(without) = without {
            message = format!("{message}. {without}.");
        }
        if let Some(edit) = plan.edit() {
            self.edit(&translated(&plan.label()), edit, Gesture::Whole);
        }
        self.toasts.say(message);
    }

    /// The keys of the system for the clipboard, while the keyboard is in the table.
    pub(in crate::app) fn cell_clipboard_keys(&mut self, ctx: &Context) {
        let events: Vec<egui::Event> = ctx.input(|i| i.events.clone());
        for event in events {
            match event {
                egui::Event::Copy => self.copy_cells(ctx),
                egui::Event::Cut => self.cut_cells(ctx),
                // What is no block of cells goes where it would go from anywhere else.
                egui::Event::Paste(text) if is_region_text(&text) || has_heads(&self.world, &text) => {
                    self.paste_text(text, ctx);
                }
                egui::Event::Paste(text) => self.paste_cells(&text),
                _ => {}
            }
        }
    }

    /// The window that tells what cannot be written.
    pub(super) fn show_plan(&mut self, ctx: &Context) {
        let Some(plan) = self.roster_windows.plan.take() else { return };
        let mut agreed = false;
        let mut close = false;
        let modal = crate::ui::modal(ctx, "cells that cannot be").show(ctx, |ui| {
            ui.set_width(WIDTH);
            let title = translated(&plan.title);
            ui.heading(title.as_ref());
            if let Some(beyond) = plan.beyond() {
                ui.label(text!("army-beyond-fall-off-the-end-of-the-table", beyond = translated(&beyond)));
            }
            if !plan.refused.is_empty() {
                let count = plan.refused.len();
                let verb = if count == 1 {
                    text!("army-1-cell-stays-as-it-is")
                } else {
                    text!("army-cells-stay-as-they-are")
                };
                ui.label(if count == 1 { verb.to_owned() } else { format!("{count} {verb}") });
                refusals(ui, &plan);
            }
            ui.add_space(size::GAP);
            ui.horizontal(|ui| {
                if plan.cells > 0 {
                    let text = text!(
                        "army-title-the-other-cells-in-words",
                        title,
                        cells_in_words = translated(&plan.cells_in_words())
                    );
                    let text = if plan.refused.is_empty() {
                        format!("{title} {}", translated(&plan.cells_in_words()))
                    } else {
                        text
                    };
                    agreed = widgets::primary(ui, &text).clicked();
                    close = ui.button(text!("army-cancel")).clicked();
                } else {
                    ui.label(text!("army-nothing-can-be-written"));
                    close = widgets::primary(ui, text!("army-close")).clicked();
                }
            });
            let enter = ui.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Enter));
            if enter {
                agreed = plan.cells > 0;
                close = true;
            }
        });
        if agreed {
            if let Some(edit) = plan.edit() {
                self.edit(&translated(&plan.label()), edit, Gesture::Whole);
            }
        } else if !close && !modal.should_close() {
            self.roster_windows.plan = Some(plan);
            return;
        }
        self.roster_windows.keyboard_back = 3;
        ctx.request_repaint();
    }
}

/// The cells refused, with why.
fn refusals(ui: &mut egui::Ui, plan: &Plan) {
    let tokens = Tokens::of(ui);
    let height = (plan.refused.len() as f32 * size::ROW).min(HEIGHT);
    TableBuilder::new(ui)
        .id_salt("cells refused")
        .striped(true)
        .auto_shrink([false, true])
        .min_scrolled_height(height)
        .max_scroll_height(height)
        .column(Column::exact(150.0).clip(true))
        .column(Column::exact(90.0).clip(true))
        .column(Column::exact(90.0).clip(true))
        .column(Column::remainder().clip(true))
        .header(size::ROW, |mut header| {
            for title in [text!("army-unit"), text!("army-column"), text!("army-text"), text!("army-why-not")]
            {
                header.col(|ui| {
                    ui.label(RichText::new(title).small().color(tokens.text_weak));
                });
            }
        })
        .body(|body| {
            body.rows(size::ROW, plan.refused.len(), |mut row| {
                let Some(refusal) = plan.refused.get(row.index()) else { return };
                let why = translated(&refusal.why);
                for text in [&refusal.name, &refusal.column, &refusal.text, why.as_ref()] {
                    row.col(|ui| {
                        ui.add(Label::new(text).truncate()).on_hover_text(text);
                    });
                }
            });
        });
}
