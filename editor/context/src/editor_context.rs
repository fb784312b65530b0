//! What panels and tools may read.

use crate::settings::Settings;
use crate::view::View;
use oblique_cartography::MapStyle;
use oblique_document::Document;
use oblique_rules::Ruleset;
use oblique_rules::catalog::Catalog;
use oblique_scenario::Scenario;
use oblique_scenario::check::Diagnostic;

/// A read-only look at everything, handed to panels and tools.
pub struct EditorContext<'a> {
    /// The document.
    pub document: &'a Document,
    /// What is looked at.
    pub view: &'a View,
    /// How the user likes it.
    pub settings: &'a Settings,
    /// The scenario's ruleset.
    pub ruleset: &'static dyn Ruleset,
    /// What is wrong with the scenario now.
    pub problems: &'a [Diagnostic],
    /// Warnings and notes that would be among them if the designer had not silenced them.
    pub silenced: &'a [Diagnostic],
}

impl EditorContext<'_> {
    /// The scenario.
    pub fn scenario(&self) -> &Scenario {
        self.document.scenario()
    }

    /// Yards from the middle of a hex to that of its neighbour.
    pub fn yards_a_hex(&self) -> f64 {
        self.scenario().yards_a_hex(self.catalog().hex_yards)
    }

    /// The ruleset's catalog.
    pub fn catalog(&self) -> &'static Catalog {
        self.ruleset.catalog()
    }

    /// The map style chosen.
    pub fn style(&self) -> &'static MapStyle {
        self.settings.style()
    }

    /// The keys of a command as printed in tooltips: ' (Ctrl+Z)', or nothing if it has none.
    pub fn keys(&self, ctx: &egui::Context, command: &str) -> String {
        let keys = self.settings.keys.shortcut(command);
        keys.map(|keys| format!(" ({})", crate::keymap::shortcut_text(ctx, &keys))).unwrap_or_default()
    }

    /// What a button that runs a command says under the pointer: what it does, and the command's keys.
    pub fn help(&self, ctx: &egui::Context, what: &str, command: &str) -> String {
        format!("{what}{}", self.keys(ctx, command))
    }
}
