//! Windows over everything: shortcuts, about.

use super::Workbench;
use crate::command::{MENUS, shortcut_text};
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{Grid, RichText, ScrollArea};

/// Which one is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Every shortcut.
    Shortcuts,
    /// The rules.
    Manual,
    /// What this program is.
    About,
}

impl Workbench {
    /// Opens a sheet.
    pub fn show(&mut self, sheet: Sheet) {
        self.sheet = Some(sheet);
        self.sheet_search.clear();
    }

    pub(super) fn show_sheet(&mut self, ctx: &egui::Context) {
        let Some(sheet) = self.sheet else { return };
        let modal = egui::Modal::new(egui::Id::unique("sheet")).show(ctx, |ui| {
            ui.set_width(size::DIALOG_WIDTH + 80.0);
            match sheet {
                Sheet::Shortcuts => self.shortcuts(ui),
                Sheet::Manual => self.manual(ui),
                Sheet::About => self.about(ui),
            }
            ui.add_space(size::GAP);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.button("Close").clicked()
            })
            .inner
        });
        if modal.inner || modal.should_close() {
            self.sheet = None;
            ctx.request_repaint();
        }
    }

    fn shortcuts(&mut self, ui: &mut egui::Ui) {
        ui.heading("Keyboard shortcuts");
        widgets::search(ui, &mut self.sheet_search, "Search shortcuts");
        let query = self.sheet_search.to_lowercase();
        let tokens = Tokens::of(ui);
        ScrollArea::vertical().max_height(420.0).auto_shrink([false, true]).show(ui, |ui| {
            let mut any = false;
            for menu in MENUS {
                let rows: Vec<_> = self
                    .commands
                    .iter()
                    .filter(|c| c.menu.split('/').next() == Some(menu))
                    .filter_map(|c| Some((&c.name, shortcut_text(ui.ctx(), c.shortcut.as_ref()?))))
                    .filter(|(name, keys)| format!("{name} {keys}").to_lowercase().contains(&query))
                    .collect();
                if rows.is_empty() {
                    continue;
                }
                any = true;
                widgets::group(ui, menu);
                Grid::new(("shortcuts", menu)).num_columns(2).min_col_width(250.0).striped(true).show(
                    ui,
                    |ui| {
                        for (name, keys) in rows {
                            ui.label(&**name);
                            ui.label(RichText::new(keys).color(tokens.text_weak));
                            ui.end_row();
                        }
                    },
                );
            }
            if !any {
                widgets::empty(ui, "No shortcut fits", "Every command can also be found with Ctrl+K.");
            }
        });
    }

    fn about(&self, ui: &mut egui::Ui) {
        ui.heading("Oblique");
        ui.label(format!("Version {}", env!("CARGO_PKG_VERSION")));
        ui.add_space(size::GAP);
        ui.label(
            "For designers of black-powder battles: paint the map, build the orders of battle, check the \
             scenario as it is made, play it, and let the computer play it.",
        );
        let catalog = self.ruleset.catalog();
        widgets::group(ui, &format!("Rules: {}", catalog.name));
        ui.label(&catalog.about);
    }
}
