//! Drawing one frame: bars, docked panels, windows over them.

use super::Workbench;
use super::dock::{MapShown, Panes};
use super::opening::Opening;
use crate::settings::{SCALES, Theme};
use crate::ui::theme::{self, Tokens};
use egui::{CentralPanel, Frame, Margin, Panel};
use oblique_context::Intent;

impl Workbench {
    /// Gives the context theme and scale, at first and when they change; true if fonts are new.
    pub(super) fn apply_theme(&mut self, ctx: &egui::Context) -> bool {
        if self.theme_applied {
            return false;
        }
        self.theme_applied = true;
        if !self.has_fonts {
            theme::install(ctx);
        }
        ctx.set_theme(match self.world.settings.theme {
            Theme::System => egui::ThemePreference::System,
            Theme::Light => egui::ThemePreference::Light,
            Theme::Dark | Theme::Contrast => egui::ThemePreference::Dark,
        });
        theme::set_contrast(ctx, self.world.settings.theme == Theme::Contrast);
        // Where the system has no say, paper. Our own commands change the size of the interface.
        ctx.options_mut(|o| {
            o.fallback_theme = egui::Theme::Light;
            o.zoom_with_keyboard = false;
        });
        ctx.set_zoom_factor(self.world.settings.scale.clamp(*SCALES.start(), *SCALES.end()));
        !std::mem::replace(&mut self.has_fonts, true)
    }

    pub(super) fn draw(&mut self, ui: &mut egui::Ui, out: &mut Vec<Intent>) {
        if self.opening == Opening::Blank {
            return;
        }
        let tokens = Tokens::of(ui);
        let bar = Frame::new().fill(tokens.bar).inner_margin(Margin::symmetric(8, 4));
        Panel::top("menu bar").frame(bar).show(ui, |ui| self.menu_bar(ui, out));
        if self.playing() {
            self.play_ui(ui);
            self.windows(ui.ctx());
            return;
        }
        if self.opening == Opening::Menu {
            return;
        }
        Panel::top("tool bar").frame(bar).show(ui, |ui| self.tool_bar(ui, out));
        Panel::bottom("status bar").frame(bar).show(ui, |ui| self.status_bar(ui, out));
        if self.opening == Opening::Bars {
            return;
        }
        // The window is cleared to the colour of panels: painting it again would cost software GL a whole layer.
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            let had_room = self.wants_room();
            let mut panes = Panes {
                context: crate::EditorContext {
                    document: &self.world.document,
                    view: &self.world.view,
                    settings: &self.world.settings,
                    ruleset: self.world.ruleset,
                    problems: &self.world.problems,
                    silenced: &self.world.silenced,
                },
                panels: &mut self.panels,
                tools: &mut self.tools,
                canvas: &mut self.canvas,
                map: match self.opening {
                    Opening::Blank | Opening::Menu | Opening::Bars | Opening::Panels => MapShown::Nothing,
                    Opening::Ground => MapShown::Ground,
                    Opening::Map | Opening::Whole => MapShown::Whole,
                },
                out,
                drawn: None,
                closed: None,
                wanted: None,
            };
            self.dock.ui(&mut panes, ui);
            let (closed, wanted) = (panes.closed, panes.wanted);
            if let Some(tile) = closed {
                self.hide_tile(tile);
            }
            if let Some((tile, bar)) = wanted {
                self.show_tile_in(tile, bar);
            }
            self.give_room(had_room);
        });
        if self.opening != Opening::Whole {
            return;
        }
        self.show_tour(ui.ctx(), out);
        self.windows(ui.ctx());
    }

    /// The windows over everything.
    fn windows(&mut self, ctx: &egui::Context) {
        self.show_context_menu(ctx);
        self.show_handbook(ctx);
        self.show_file_report(ctx);
        if self.has_modal() {
            crate::ui::hush_beneath(ctx);
            crate::ui::raise_open_list(ctx);
        }
        self.show_modals(ctx);
        self.show_exporting(ctx);
        self.show_drop_hint(ctx);
        self.toasts.show(ctx);
    }
}
