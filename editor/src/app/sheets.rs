//! Windows over everything: shortcuts, about.

use super::Workbench;
use crate::ui::theme::size;
use crate::ui::widgets;
use oblique_text::text;

/// Which one is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Every shortcut.
    Shortcuts,
    /// What this program is.
    About,
    /// What the user likes.
    Preferences,
    /// What somebody who is to help needs to know.
    Report,
}

/// Height of the window that the preferences leave free: their frame, the button below them.
const PREFERENCES_MARGIN: f32 = 140.0;

impl Sheet {
    /// What its window is remembered by: each has a size of its own.
    const fn id(self) -> &'static str {
        match self {
            Self::Shortcuts => "sheet of shortcuts",
            Self::About => "sheet about the program",
            Self::Preferences => "sheet of preferences",
            Self::Report => "sheet of a report",
        }
    }
}

impl Workbench {
    /// Opens a sheet.
    pub fn show(&mut self, sheet: Sheet) {
        self.sheet = Some(sheet);
        self.sheet_search.clear();
    }

    pub(super) fn show_sheet(&mut self, ctx: &egui::Context) {
        let Some(sheet) = self.sheet else { return };
        if sheet == Sheet::Shortcuts {
            self.record_keys(ctx);
        }
        let modal = crate::ui::modal(ctx, sheet.id()).show(ctx, |ui| {
            ui.set_width(size::DIALOG_WIDTH + if sheet == Sheet::Shortcuts { 160.0 } else { 80.0 });
            match sheet {
                Sheet::Shortcuts => self.shortcuts(ui, ctx),
                Sheet::About => self.about(ui),
                Sheet::Preferences => {
                    // Its rows are more than a small window is high.
                    let high = (ctx.content_rect().height() - PREFERENCES_MARGIN).max(size::ROW);
                    widgets::scrolled(high).auto_shrink([false, true]).show(ui, |ui| self.preferences(ui));
                }
                Sheet::Report => report(ui, self.report.get_or_insert_with(crate::log::report)),
            }
            ui.add_space(size::GAP);
            // In a row: a layout by itself takes all the height the sheet had before, in smaller texts.
            ui.horizontal(|ui| {
                let right = egui::Layout::right_to_left(egui::Align::Center);
                ui.with_layout(right, |ui| ui.button(text!("conversion-close")).clicked()).inner
            })
            .inner
        });
        if modal.inner || modal.should_close() {
            self.sheet = None;
            self.report = None;
            self.key_desk = super::key_sheet::KeyDesk::default();
            ctx.request_repaint();
        }
    }

    fn about(&self, ui: &mut egui::Ui) {
        ui.heading(text!("conversion-oblique"));
        ui.label(text!("conversion-version-what", what = env!("CARGO_PKG_VERSION")));
        ui.add_space(size::GAP);
        ui.label(text!("conversion-for-designers-of-black-powder-battles"));
        let catalog = self.world.ruleset.catalog();
        widgets::group(ui, &text!("conversion-rules-catalog", catalog = catalog.name));
        ui.label(&catalog.about);
    }
}

/// What to send to whoever is to help, to be copied.
fn report(ui: &mut egui::Ui, text: &str) {
    ui.heading(text!("conversion-report-a-problem"));
    ui.label(text!("conversion-say-what-you-did-and-what-happened-and"));
    ui.add_space(size::GAP);
    if ui.button(text!("conversion-copy-report")).clicked() {
        ui.ctx().copy_text(text.to_owned());
    }
    egui::ScrollArea::both().max_height(280.0).auto_shrink([false, true]).show(ui, |ui| {
        let mut lines = text;
        let field = egui::TextEdit::multiline(&mut lines).font(egui::TextStyle::Monospace);
        let shown = ui.add(field.desired_width(f32::INFINITY).desired_rows(8));
        shown.widget_info(|| {
            egui::WidgetInfo::labeled(egui::Role::TextInput, true, text!("conversion-report"))
        });
    });
    if let Some(folder) = crate::log::folder() {
        ui.label(text!("conversion-logs-of-the-last-days-are-in-folder", folder = folder.display()));
    }
}
