//! Names of the document's own, which stay as they are in every language of the interface.
//!
//! Must not know languages.

use super::Service;
use crate::app::world::World;
use oblique_scenario::{ChangeSet, Facets, Scenario};
use oblique_text::keep_names;
use std::collections::BTreeSet;

/// What has names.
const NAMED: Facets = Facets::PIECES.with(Facets::OBJECTIVES).with(Facets::LABELS).with(Facets::PARAMS);

/// Tells the texts of the interface what the user has named.
#[derive(Default)]
pub(crate) struct Names;

impl Service for Names {
    fn opened(&mut self, world: &mut World) {
        keep_names(names(world.document.scenario()));
    }

    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        if change.facets.meets(NAMED) {
            keep_names(names(world.document.scenario()));
        }
    }
}

/// Names of units and leaders, sides, objectives and places.
fn names(scenario: &Scenario) -> BTreeSet<String> {
    let pieces = scenario.pieces.values().map(|piece| &piece.name);
    let sides = scenario.sides.iter().map(|side| &side.name);
    let objectives = scenario.objectives.values().map(|objective| &objective.name);
    let places = scenario.board.labels().values().map(|label| &label.text);
    let all = pieces.chain(sides).chain(objectives).chain(places);
    all.filter(|name| !name.trim().is_empty()).cloned().collect()
}
