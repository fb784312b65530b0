//! What is open: the battle being edited, the view of it, the settings, the rules it stands under and what they
//! find wrong. Services read and change it; it knows none of them and no window.

use crate::EditorContext;
use crate::document::Document;
use crate::settings::Settings;
use crate::view::View;
use oblique_rules::Ruleset;
use oblique_scenario::check::Diagnostic;

/// What panels and tools may see, and services change.
pub(crate) struct World {
    pub document: Document,
    pub view: View,
    pub settings: Settings,
    /// Of the battle that is open.
    pub ruleset: &'static dyn Ruleset,
    /// What is wrong with the scenario now.
    pub problems: Vec<Diagnostic>,
    /// Problems that the scenario silences.
    pub silenced: Vec<Diagnostic>,
}

impl World {
    /// What panels and tools are shown.
    pub(super) fn context(&self) -> EditorContext<'_> {
        EditorContext {
            document: &self.document,
            view: &self.view,
            settings: &self.settings,
            ruleset: self.ruleset,
            problems: &self.problems,
            silenced: &self.silenced,
        }
    }
}
