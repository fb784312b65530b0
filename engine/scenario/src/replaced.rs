//! One scenario in place of another, as an edit that can be taken back.

use crate::{Edit, Scenario, Side};
use std::collections::BTreeMap;

impl Scenario {
    /// The edit that makes this scenario equal `other`; what is the same in both is left out. `None` where
    /// they are played by different rulesets, which no edit changes.
    #[must_use]
    pub fn becoming(&self, other: &Self) -> Option<Edit> {
        if self.ruleset != other.ruleset {
            return None;
        }
        let mut edits = vec![
            Edit::Board(Box::new(other.board.clone())),
            Edit::Meta(Box::new(other.meta.clone())),
            Edit::Params(other.params.clone()),
            Edit::History(Box::new(other.history.clone())),
            Edit::BoardPlace(other.board_place),
        ];
        for side in [Side::A, Side::B] {
            edits.push(Edit::Side(side, Box::new(other.sides[side.index()].clone())));
            edits.push(Edit::Zone(side, other.zones[side.index()].clone()));
            edits.push(Edit::Exits(side, other.exits[side.index()].clone()));
        }
        edits.retain(|edit| edit.changes(self));
        entries(&self.nations, &other.nations, Edit::Nation, &mut edits);
        entries(&self.pieces, &other.pieces, |id, new| Edit::Piece(id, new.map(Box::new)), &mut edits);
        entries(&self.setups, &other.setups, |id, new| Edit::SetUp(id, new.map(Box::new)), &mut edits);
        entries(&self.objectives, &other.objectives, Edit::Objective, &mut edits);
        entries(&self.notes, &other.notes, Edit::Note, &mut edits);
        entries(&self.feature_evidence, &other.feature_evidence, Edit::FeatureEvidence, &mut edits);
        entries(&self.label_evidence, &other.label_evidence, Edit::LabelEvidence, &mut edits);
        entries(&self.silenced, &other.silenced, Edit::Silence, &mut edits);
        entries(&self.sheets, &other.sheets, |id, new| Edit::Sheet(id, new.map(Box::new)), &mut edits);
        Some(Edit::Many(edits))
    }
}

/// What puts the entries of `new` in place of those of `old`.
fn entries<K: Ord + Clone, V: PartialEq + Clone>(
    old: &BTreeMap<K, V>,
    new: &BTreeMap<K, V>,
    edit: impl Fn(K, Option<V>) -> Edit,
    edits: &mut Vec<Edit>,
) {
    edits.extend(old.keys().filter(|key| !new.contains_key(key)).map(|key| edit(key.clone(), None)));
    let changed = new.iter().filter(|(key, value)| old.get(key) != Some(value));
    edits.extend(changed.map(|(key, value)| edit(key.clone(), Some(value.clone()))));
}
