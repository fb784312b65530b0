//! What checks that look at every line remember, so that an edit looks again only at the lines it
//! touched.
//!
//! Must not know what is wrong with a line: that is its check's.

use super::Diagnostic;
use crate::{ChangeSet, Facets, Scenario};
use oblique_board::hex::HexSet;
use oblique_board::{Feature, FeatureId};
use std::collections::BTreeMap;

/// The line-by-line half of a check: what is wrong with one linear feature.
pub trait LineCheck: Send + Sync {
    /// Appends what is wrong with a line. Reads no further than the line, the layout and, if
    /// [`LineCheck::reads_along`], what else runs through the hexes it passes or beside them.
    fn line(&self, scenario: &Scenario, id: &FeatureId, line: &Feature, found: &mut Vec<Diagnostic>);

    /// Does what is wrong with a line depend on the others that come by it?
    fn reads_along(&self) -> bool {
        false
    }
}

/// What is wrong with each line that is not faultless.
#[derive(Clone, Default)]
pub(super) struct ByLine(BTreeMap<FeatureId, Vec<Diagnostic>>);

impl ByLine {
    /// Brings it up to date after a change.
    pub(super) fn update(&mut self, check: &dyn LineCheck, scenario: &Scenario, change: &ChangeSet) {
        let features = scenario.board.features();
        if change.facets.meets(Facets::LAYOUT) {
            self.0.clear();
            for (id, line) in features {
                self.look(check, scenario, id, Some(line));
            }
            return;
        }
        for id in &change.lines {
            self.look(check, scenario, id, features.get(id));
        }
        if check.reads_along() && !change.lines.is_empty() {
            let layout = scenario.board.layout();
            let near = HexSet::of(layout, change.hexes.iter().copied());
            let beside = features.iter().filter(|(id, line)| {
                !change.lines.contains(*id) && line.passes(layout, |hex| near.contains(hex))
            });
            for (id, line) in beside {
                self.look(check, scenario, id, Some(line));
            }
        }
    }

    fn look(&mut self, check: &dyn LineCheck, scenario: &Scenario, id: &FeatureId, line: Option<&Feature>) {
        let mut found = Vec::new();
        if let Some(line) = line {
            check.line(scenario, id, line, &mut found);
        }
        if found.is_empty() {
            self.0.remove(id);
        } else {
            self.0.insert(id.clone(), found);
        }
    }

    /// What is wrong, in the order of the lines.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.0.values().flatten()
    }
}
