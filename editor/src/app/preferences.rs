//! Everything the user may like otherwise, in one window.

use super::{Sheet, Workbench};
use crate::play::{choose_computer, habits_form};
use crate::settings::{FileDialogs, SCALES, Settings, Theme};
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::{Language, text, translated};

/// Memory for undo that can be chosen, MiB.
const UNDO_CHOICES: [u32; 5] = [64, 128, 256, 512, 1024];

impl Workbench {
    /// The preferences. What is changed holds at once.
    pub(super) fn preferences(&mut self, ui: &mut Ui) {
        ui.heading(text!("windows-preferences"));
        widgets::group(ui, text!("windows-look"));
        let mut theme = None;
        ui.horizontal(|ui| {
            widgets::name(ui, text!("windows-theme"), text!("windows-colours-of-the-interface"));
            for (value, name) in [
                (Theme::System, text!("windows-system")),
                (Theme::Light, text!("windows-light")),
                (Theme::Dark, text!("windows-dark")),
                (Theme::Contrast, text!("windows-high-contrast")),
            ] {
                if ui.selectable_label(self.world.settings.theme == value, name).clicked() {
                    theme = Some(value);
                }
            }
        });
        if let Some(theme) = theme {
            self.set_theme(theme);
        }
        let mut language = None;
        ui.horizontal(|ui| {
            widgets::name(ui, text!("windows-language"), text!("windows-the-words-of-the-interface"));
            let now = Language::of(&self.world.settings.language);
            if ui.selectable_label(now.is_none(), text!("windows-like-the-system")).clicked() {
                language = Some("");
            }
            for of in Language::all() {
                if ui.selectable_label(now == Some(of), of.name()).clicked() {
                    language = Some(of.code());
                }
            }
        });
        if let Some(code) = language {
            self.set_language(code);
        }
        let mut percent = (self.world.settings.scale * 100.0).round() as i32;
        ui.horizontal(|ui| {
            let label = widgets::name(
                ui,
                text!("windows-interface-size"),
                text!("windows-letters-buttons-and-pictures-of-the"),
            );
            let range = (SCALES.start() * 100.0) as i32..=(SCALES.end() * 100.0) as i32;
            // Taken over when it is let go: while it is dragged nothing moves under the pointer.
            let field = widgets::decimal_number(&mut percent)
                .range(range)
                .speed(1)
                .suffix(" %")
                .update_while_editing(false);
            let field = ui.add(field).labelled_by(label.id);
            if field.changed() {
                self.pending_scale = Some(percent as f32 / 100.0);
            }
            if !field.dragged()
                && let Some(scale) = self.pending_scale.take()
            {
                self.set_scale(scale);
            }
        });
        let mut style = None;
        ui.horizontal(|ui| {
            widgets::name(ui, text!("windows-map-style"), text!("windows-how-the-map-is-drawn-here-and-in"));
            for of in oblique_cartography::style::styles() {
                if ui
                    .selectable_label(self.world.settings.style().id == of.id, translated(&of.name))
                    .clicked()
                {
                    style = Some(of.id.as_str());
                }
            }
        });
        if let Some(style) = style {
            self.set_style(style);
        }
        widgets::group(ui, text!("windows-work"));
        ui.horizontal(|ui| {
            widgets::name(
                ui,
                text!("windows-undo-memory"),
                text!("windows-steps-beyond-it-are-forgotten-the-oldest"),
            );
            let now = self.world.settings.undo_mib;
            for mib in UNDO_CHOICES {
                if ui.selectable_label(now == mib, text!("windows-mib-mib", mib)).clicked() {
                    self.world.settings.undo_mib = mib;
                    self.world.document.limit_memory((mib as usize) << 20);
                }
            }
        });
        ui.horizontal(|ui| {
            let help = text!("windows-which-window-asks-for-files-obliques-own");
            widgets::name(ui, text!("windows-file-dialogs"), help);
            let now = &mut self.world.settings.file_dialogs;
            for (value, name) in [
                (FileDialogs::System, text!("windows-the-systems")),
                (FileDialogs::Own, text!("windows-obliques-own")),
            ] {
                ui.selectable_value(now, value, name);
            }
        });
        widgets::group(ui, text!("windows-keys-and-layout"));
        ui.horizontal_wrapped(|ui| {
            if ui
                .button(text!("windows-keyboard-shortcuts"))
                .on_hover_text(text!("windows-every-commands-keys-to-look-up-and-to"))
                .clicked()
            {
                self.show(Sheet::Shortcuts);
            }
            if ui
                .button(text!("windows-reset-the-layout"))
                .on_hover_text(text!("windows-every-panel-back-in-its-place"))
                .clicked()
            {
                self.reset_layout();
            }
            let help = text!("windows-theme-size-map-style-memory-file-dialogs");
            if ui.button(text!("windows-restore-defaults")).on_hover_text(help).clicked() {
                let usual = Settings::default();
                self.set_theme(usual.theme);
                self.set_scale(usual.scale);
                self.set_style(&usual.map_style);
                self.services.play.set_habits(&mut self.world, usual.play);
                self.world.settings.commander = usual.commander;
                self.world.settings.file_dialogs = usual.file_dialogs;
                self.world.settings.undo_mib = usual.undo_mib;
                self.world.document.limit_memory((usual.undo_mib as usize) << 20);
            }
        });
        widgets::group(ui, text!("windows-play"));
        choose_computer(ui, &mut self.world.settings.commander);
        let mut habits = self.world.settings.play.clone();
        habits_form(ui, self.world.ruleset.catalog(), &mut habits);
        self.services.play.set_habits(&mut self.world, habits);
        ui.add_space(size::GAP);
    }
}
