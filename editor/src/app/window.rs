//! The window: eframe around the workbench.

use super::arguments::portable_folder;
use super::{Next, Workbench};
use crate::app::shipped::SHIPPED;
use crate::document::blank;
use crate::settings::Settings;
use crate::stored_settings::{self, SETTINGS};
use crate::ui::theme::{self, Tokens};
use oblique_board::hex::Orientation;
use oblique_rulesets::{RULESETS, read_scenario};
use std::path::PathBuf;

struct Window {
    workbench: Workbench,
    title: String,
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        if ui.input(|i| i.viewport().close_requested()) && !self.workbench.may_close() {
            ui.ctx().send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.workbench.go_on(Next::Quit, ui.ctx());
        }
        theme::sample_plainly(ui.ctx());
        self.workbench.ui(ui);
        let title = format!("{} – Oblique", self.workbench.window_title());
        if title != self.title {
            ui.ctx().send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        Tokens::of_visuals(visuals).panel.to_normalized_gamma_f32()
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, SETTINGS, &self.workbench.settings_to_keep());
    }
}

/// Opens the window with a file, if one is named, and stays until it is closed. `portable`: what is no file's is kept
/// beside the program.
///
/// # Errors
/// If no window can be opened.
pub fn run(file: Option<PathBuf>, portable: bool) -> eframe::Result {
    let viewport = egui::ViewportBuilder::default()
        .with_title("Oblique")
        .with_app_id("oblique")
        .with_icon(super::icon::icon())
        .with_inner_size([1440.0, 900.0])
        .with_min_inner_size([800.0, 560.0]);
    // No colour here runs into another so slowly that it would show bands, and dithering is work for every
    // pixel of every layer.
    let mut options =
        eframe::NativeOptions { viewport, dithering: false, ..eframe::NativeOptions::default() };
    let beside = std::env::current_exe().ok().and_then(|program| portable_folder(&program, portable));
    options.persistence_path = beside.as_deref().map(stored_settings::path_in);
    let folder = beside.or_else(|| eframe::storage_dir("oblique"));
    let unlogged = folder.as_deref().and_then(|folder| crate::log::start(folder).err());
    // Before the library reads them: damaged ones would end it.
    let (settings, damage) = folder.as_deref().map(stored_settings::open).unwrap_or_default();
    let create = move |cc: &eframe::CreationContext<'_>| {
        let shipped = SHIPPED.first().and_then(|s| read_scenario(s.text).scenario);
        let scenario = shipped.unwrap_or_else(|| blank(RULESETS[0], Orientation::Flat, 30, 24));
        let last = settings.recent_files.first().cloned();
        let mut workbench = Workbench::new(settings, scenario);
        if let Some(text) = damage {
            workbench.toasts.warn(text);
        }
        if let Some(why) = unlogged {
            workbench.toasts.warn(format!("No log can be written: {why}"));
        }
        if let Some(folder) = folder {
            workbench = workbench.with_data_folder(&folder);
        }
        workbench.offer_lost(&cc.egui_ctx);
        workbench.open_at_start(file.clone(), last, &cc.egui_ctx);
        // Who opens a file by name knows the program, or drives it.
        if file.is_none() {
            workbench.offer_tour();
            workbench.offer_gallery();
        }
        Ok(Box::new(Window { workbench, title: String::new() }) as Box<dyn eframe::App>)
    };
    eframe::run_native("oblique", options, Box::new(create))
}

impl Workbench {
    /// Opens the file asked for, whatever program it is of, else the battle used last; if that is gone, says what is open instead.
    pub fn open_at_start(&mut self, asked: Option<PathBuf>, last: Option<PathBuf>, ctx: &egui::Context) {
        match (asked, last) {
            (Some(path), _) => self.open_any(path, ctx),
            (None, Some(path)) if path.exists() => self.open_path(path, ctx),
            (None, Some(path)) => {
                let title = &self.world.document.scenario().meta.title;
                let text = format!("{} is not there any more. {title} is open instead.", path.display());
                self.world.settings.recent_files.retain(|p| *p != path);
                self.toasts.warn(text);
            }
            (None, None) => {}
        }
    }

    /// May the window close without asking?
    pub fn may_close(&self) -> bool {
        self.services.files.is_closing() || !(self.world.document.dirty() || self.services.play.unsaved())
    }

    /// The settings with the present layout of the panels.
    pub(crate) fn settings_to_keep(&self) -> Settings {
        Settings { layout: Some(self.dock.clone()), ..self.world.settings.clone() }
    }
}
