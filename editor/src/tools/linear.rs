//! What the road and the stream tool share: kinds from the catalog, and finishing a feature.
//!
//! Must not know pointers.

use crate::command::Intent;
use crate::desk::Desk;
use crate::view::Selection;
use oblique_core::board::{Feature, Path};
use oblique_core::rules::catalog::Linear;
use oblique_core::scenario::Edit;

/// The kind to run: the one chosen, if it runs that way, else the catalog's first that does.
pub fn kind(desk: &Desk<'_>, along_edges: bool) -> Option<&'static Linear> {
    let kinds = || desk.catalog().linear.iter().filter(|kind| kind.along_edges == along_edges);
    kinds().find(|kind| kind.id == desk.view.tools.linear).or_else(|| kinds().next())
}

/// Buttons for the kinds that run that way.
pub fn kinds(ui: &mut egui::Ui, desk: &Desk<'_>, along_edges: bool, out: &mut Vec<Intent>) {
    let chosen = kind(desk, along_edges).map(|kind| kind.id.as_str());
    if chosen.is_none() {
        ui.weak("This ruleset has none");
    }
    for kind in desk.catalog().linear.iter().filter(|kind| kind.along_edges == along_edges) {
        let button = ui.selectable_label(chosen == Some(kind.id.as_str()), &kind.name);
        let help = if kind.note.is_empty() { &kind.name } else { &kind.note };
        if button.on_hover_text(help).clicked() {
            out.push(Intent::view(move |view| view.tools.linear.clone_from(&kind.id)));
        }
    }
}

/// Puts a feature on the board and selects it: one undo step.
pub fn run(desk: &Desk<'_>, kind: &Linear, path: Path, out: &mut Vec<Intent>) {
    let id = desk.scenario().fresh_feature_id(&kind.id);
    let feature = Feature { kind: kind.id.clone(), name: String::new(), path };
    let edit = Edit::Feature(id.clone(), Some(feature));
    out.push(Intent::edit(format!("Run {}", kind.name.to_lowercase()), edit));
    out.push(Intent::Select(Selection::Feature(id)));
}
