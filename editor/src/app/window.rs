//! The window: eframe around the workbench.

use super::{Next, Workbench};
use crate::app::rulesets::{RULESETS, read_scenario};
use crate::app::shipped::SHIPPED;
use crate::document::blank;
use crate::log::LogError;
use crate::settings::Settings;
use crate::stored_settings::SETTINGS;
use crate::ui::theme::{self, Tokens};
use oblique_board::hex::Orientation;
use oblique_platform::fs::is_there;
use oblique_platform::time::{Duration, Instant};
use oblique_scenario::Scenario;
use oblique_text::text;
use std::path::PathBuf;

/// The workbench in a window.
pub(super) struct Window {
    workbench: Workbench,
    title: String,
    /// Frames in a row after which waiting work had no turn.
    without_turns: u8,
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        let (begun, opening) = (Instant::now(), self.workbench.is_opening());
        if ui.input(|i| i.viewport().close_requested()) && !self.workbench.may_close() {
            ui.ctx().send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.workbench.go_on(Next::Quit, ui.ctx());
        }
        theme::sample_plainly(ui.ctx());
        self.workbench.ui(ui);
        let title = text!("windows-window-title-oblique", window_title = self.workbench.window_title());
        if title != self.title {
            super::host::set_title(ui.ctx(), &title);
            self.title = title;
        }
        if oblique_jobs::turns_wait() && (opening || self.leaves_turns_for_later(begun.elapsed())) {
            ui.ctx().request_repaint();
        } else if let Some(wait) = oblique_jobs::take_turns(TURNS) {
            ui.ctx().request_repaint_after(wait);
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        Tokens::of_visuals(visuals).panel.to_normalized_gamma_f32()
    }

    fn auto_save_interval(&self) -> Duration {
        oblique_platform::SETTINGS_EVERY
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, SETTINGS, &self.workbench.settings_to_keep());
    }
}

/// How long work that waits for turns may take between two frames, where there are no threads.
const TURNS: Duration = Duration::from_millis(8);

/// After a frame that took so long, work waits for the next one: the browser does nothing else during both.
const LONG_FRAME: Duration = Duration::from_millis(25);

/// So many long frames in a row leave work waiting; it shall not wait for ever where all are long.
const MOST_WITHOUT_TURNS: u8 = 3;

/// What a window begins with.
pub(super) struct Start {
    pub settings: Settings,
    /// What is said of settings that were damaged.
    pub damage: Option<String>,
    /// Why there is no log.
    pub unlogged: Option<LogError>,
    /// Where what is no file's is kept.
    pub folder: Option<PathBuf>,
    /// The file to open.
    pub file: Option<PathBuf>,
}

/// A workbench with a battle in it, before there is a window to draw it in.
pub(super) struct Prepared {
    workbench: Workbench,
    folder: Option<PathBuf>,
    file: Option<PathBuf>,
    /// The battle used last.
    last: Option<PathBuf>,
}

/// The battle that a window shows before any other is opened.
pub(super) fn first_battle() -> Scenario {
    let shipped = SHIPPED.first().and_then(|s| read_scenario(s.text).scenario);
    shipped.unwrap_or_else(|| blank(RULESETS[0], Orientation::Flat, 30, 24))
}

impl Prepared {
    /// `scenario`: what is open at first, [`first_battle`] usually.
    pub(super) fn of(start: Start, scenario: Scenario) -> Self {
        let Start { settings, damage, unlogged, folder, file } = start;
        let last = settings.recent_files.first().cloned();
        let mut workbench = Workbench::new(settings, scenario);
        if super::host::DRAWN_IN_PARTS {
            workbench.open_in_parts();
        }
        if let Some(text) = damage {
            workbench.toasts.warn(text);
        }
        if let Some(why) = unlogged {
            workbench.toasts.warn(text!("windows-no-log-can-be-written-why", why));
        }
        Self { workbench, folder, file, last }
    }
}

impl Window {
    /// Is what waits for a turn left waiting after a frame that took so long?
    fn leaves_turns_for_later(&mut self, frame: Duration) -> bool {
        let long = frame >= LONG_FRAME && self.without_turns < MOST_WITHOUT_TURNS;
        self.without_turns = if long { self.without_turns + 1 } else { 0 };
        long
    }

    /// A window with a workbench, and what earlier runs have left.
    pub(super) fn open(prepared: Prepared, ctx: &egui::Context) -> Self {
        let Prepared { mut workbench, folder, file, last } = prepared;
        if let Some(folder) = folder {
            workbench = workbench.with_data_folder(&folder);
        }
        workbench.offer_lost(ctx);
        // Who opens a file by name knows the program, or drives it.
        let knows = file.is_some();
        workbench.open_at_start(file, last, ctx);
        if !knows {
            workbench.offer_gallery();
        }
        Self { workbench, title: String::new(), without_turns: 0 }
    }
}

impl Workbench {
    /// Opens the file asked for, whatever program it is of, else the battle used last; if that is gone, says what is open instead.
    pub fn open_at_start(&mut self, asked: Option<PathBuf>, last: Option<PathBuf>, ctx: &egui::Context) {
        match (asked, last) {
            (Some(path), _) => self.open_any(path, ctx),
            (None, Some(path)) if is_there(&path) => self.open_path(path, ctx),
            (None, Some(path)) => {
                let title = &self.world.document.scenario().meta.title;
                let text = text!("windows-path-is-not-there-any-more-title-is", path = path.display(), title);
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
