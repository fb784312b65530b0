//! What a dockable panel is. Must not know any one panel.

use crate::EditorContext;
use crate::intent::Intent;

/// A dockable panel.
pub trait Panel {
    /// Stable id.
    fn id(&self) -> &'static str;
    /// Title of its tab.
    fn title(&self) -> String;
    /// Draws it; answers go to `out`.
    fn ui(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>);
}
