//! What differs from the scenario the document is compared with, marked on the map.
//!
//! Must not know how the difference was found.

use crate::EditorContext;
use oblique_cartography::geometry;
use oblique_mapview::overlay::{Overlay, Tint};
use oblique_roster::compare::{Change, ScenarioPart, Section};
use std::sync::Arc;

/// Marks: ground tinted, things outlined, and a dashed line from where a unit stood.
pub(super) fn overlays(context: &EditorContext<'_>, under: &mut Vec<Overlay>, over: &mut Vec<Overlay>) {
    let Some(compared) = context.view.compared.as_ref().filter(|c| c.shown) else { return };
    let layout = context.scenario().board.layout();
    if compared.other.board.layout() != layout {
        return;
    }
    if !compared.ground.is_empty() {
        under.push(Overlay::Set { set: Arc::clone(&compared.ground), tint: Tint::Preview, filled: true });
    }
    let marked = |section: Section| section != Section::Ground && section != Section::Deployment;
    for entry in compared.found.entries.iter().filter(|e| marked(e.part.section()) && !e.hexes.is_empty()) {
        let tint = match entry.change {
            Change::Added => Tint::Legal,
            Change::Removed => Tint::Danger,
            Change::Changed => Tint::Preview,
        };
        let hexes = entry.hexes.iter().copied().filter(|hex| layout.contains(*hex)).collect();
        over.push(Overlay::outline(hexes, tint));
        if let (ScenarioPart::Piece(_), Some((from, to))) = (&entry.part, entry.moved) {
            over.extend(from.map(|hex| Overlay::Dot { at: geometry::center(layout, hex), tint: Tint::Note }));
            if let (Some(from), Some(to)) = (from, to) {
                let points = vec![geometry::center(layout, from), geometry::center(layout, to)];
                over.push(Overlay::Line { points, tint: Tint::Preview, arrow: true, dashed: true });
            }
        }
    }
}
