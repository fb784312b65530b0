//! Keeping what is selected as a template, and throwing one's own away.

use super::super::Workbench;
use super::super::jobs::waking;
use crate::document::nations::{TemplateFile, keep_template, templates_folder};
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::TextEdit;
use oblique_roster::template::of_pieces;
use oblique_text::text;
use std::path::PathBuf;
use std::sync::Arc;

impl Workbench {
    pub(super) fn show_keep(&mut self, ctx: &egui::Context) {
        let Some(mut name) = self.roster_windows.keep.take() else { return };
        let modal = crate::ui::modal(ctx, "keep template").show(ctx, |ui| {
            ui.set_width(size::DIALOG_WIDTH);
            ui.heading(text!("army-save-as-template"));
            let count = self.selected_pieces().map_or(0, std::collections::BTreeSet::len);
            ui.label(text!("army-count-selected-with-their-ratings-and-who", count));
            ui.add_space(size::GAP);
            let field = widgets::row(ui, text!("army-name"), "", |ui| {
                ui.add(TextEdit::singleline(&mut name).desired_width(f32::INFINITY))
            });
            if name.is_empty() {
                field.request_focus();
            }
            ui.add_space(size::GAP);
            ui.horizontal(|ui| {
                let fit = !name.trim().is_empty();
                let keep =
                    ui.add_enabled_ui(fit, |ui| widgets::primary(ui, text!("army-save"))).inner.clicked();
                (keep, ui.button(text!("army-cancel")).clicked())
            })
            .inner
        });
        let (keep, cancel) = modal.inner;
        if keep {
            self.keep_as_template(name.trim(), ctx);
            ctx.request_repaint();
        } else if cancel || modal.should_close() {
            ctx.request_repaint();
        } else {
            self.roster_windows.keep = Some(name);
        }
    }

    fn keep_as_template(&mut self, name: &str, ctx: &egui::Context) {
        let Some(ids) = self.selected_pieces() else { return };
        let file = of_pieces(self.world.document.scenario(), self.world.ruleset.catalog(), ids, name);
        let Some(folder) = self.services.files.data_folder().map(templates_folder) else {
            self.toasts.warn(text!("army-there-is-no-folder-on-this-machine-to").to_owned());
            return;
        };
        let label = text!("army-saving-the-template-name", name);
        self.jobs
            .templates_kept
            .start(&self.jobs.list, label, waking(ctx), move |_| Ok(keep_template(&folder, file)));
    }

    pub(in crate::app) fn template_kept(&mut self, result: Result<TemplateFile, crate::document::KeepError>) {
        match result {
            Ok(kept) => {
                let name = kept.content.templates.first().map_or("", |t| t.name.as_str()).to_owned();
                self.toasts.say(text!("army-saved-the-template-name", name));
                // Before they are looked for, it is found with the others.
                if let Some(templates) = &mut self.roster_windows.templates {
                    Arc::make_mut(templates).push(kept);
                }
            }
            Err(why) => self.toasts.warn(why.to_string()),
        }
    }

    /// Throws a template of the user's away.
    pub(super) fn remove_template(&mut self, path: PathBuf, ctx: &egui::Context) {
        if let Some(templates) = &mut self.roster_windows.templates {
            Arc::make_mut(templates).retain(|s| s.path.as_ref() != Some(&path));
        }
        self.remove_own(path, ctx);
    }
}
