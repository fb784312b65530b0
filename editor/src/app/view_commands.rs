//! Commands that change what is looked at and how: zoom, layers, theme, size, selection.

use super::Workbench;
use super::command::{commands_of, usual_of};
use crate::play::PlayPane;
use crate::settings::Theme;
use crate::view::{Camera, InspectorField, LayersShown, Selection};
use oblique_mapview::camera;

impl Workbench {
    /// Where the map on the screen is looked at from: the battle's, where one is played.
    fn camera_on_screen(&mut self) -> &mut Camera {
        if self.playing()
            && let Some(camera) = self.services.play.pane_mut().and_then(PlayPane::camera_mut)
        {
            return camera;
        }
        &mut self.world.view.camera
    }

    /// Looks from so many times as near.
    pub(crate) fn zoom(&mut self, factor: f64) {
        let camera = self.camera_on_screen();
        camera.hex_points =
            (camera.hex_points * factor).clamp(camera::MIN_HEX_POINTS, camera::MAX_HEX_POINTS);
        camera.fit = false;
    }

    /// Shows the whole board.
    pub(crate) fn fit(&mut self) {
        self.camera_on_screen().fit = true;
    }

    pub(crate) fn layer(&mut self, which: fn(&mut LayersShown) -> &mut bool) {
        let layer = which(&mut self.world.view.layers);
        *layer = !*layer;
    }

    /// Shows the analysis over the map, or hides it.
    pub(crate) fn toggle_analysis(&mut self) {
        self.world.view.ask.shown = !self.world.view.ask.shown;
    }

    /// Asks nothing more of the ground.
    pub(crate) fn clear_analysis(&mut self) {
        super::services::analysis::clear(&mut self.world);
    }

    pub(crate) fn set_theme(&mut self, theme: Theme) {
        self.world.settings.theme = theme;
        self.theme_applied = false;
    }

    /// Has the interface speak another language, by its code; empty is the system's.
    pub(crate) fn set_language(&mut self, code: &str) {
        code.clone_into(&mut self.world.settings.language);
        oblique_text::speak(code);
        // Commands have their names from when their table was made.
        self.commands = commands_of(&self.registry);
        let keys = std::mem::take(&mut self.world.settings.keys);
        self.world.settings.keys = keys.over(usual_of(&self.commands));
        self.apply_keys();
    }

    /// Draws the map in another style.
    pub(crate) fn set_style(&mut self, id: &str) {
        id.clone_into(&mut self.world.settings.map_style);
    }

    pub(crate) fn set_scale(&mut self, scale: f32) {
        self.world.settings.scale = scale.clamp(0.5, 3.0);
        self.theme_applied = false;
    }

    pub(crate) fn scale_by(&mut self, step: f32) {
        self.set_scale(((self.world.settings.scale + step) * 10.0).round() / 10.0);
    }

    pub(crate) fn select_all(&mut self) {
        let all: std::collections::BTreeSet<_> =
            self.world.document.scenario().pieces.keys().cloned().collect();
        self.world.view.selection = if all.is_empty() { Selection::Nothing } else { Selection::Pieces(all) };
    }

    pub(crate) fn deselect(&mut self) {
        self.world.view.selection = Selection::Nothing;
        self.world.view.set_area(None);
    }

    /// Takes the keyboard to the name of what is selected.
    pub(crate) fn rename_selected(&mut self) {
        self.show_panel("inspector");
        self.world.view.wanted = Some(InspectorField::Name);
    }

    /// Takes the keyboard to the task of the selected units.
    pub(crate) fn set_task_of_selected(&mut self) {
        self.show_panel("inspector");
        self.world.view.wanted = Some(InspectorField::Task);
    }
}
