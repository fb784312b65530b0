//! What is selected on the map or in a list.

use oblique_board::hex::Hex;
use oblique_board::{FeatureId, LabelId};
use oblique_scenario::{ObjectiveId, PieceId};
use std::collections::BTreeSet;

/// What is selected.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// A hex.
    Hex(Hex),
    /// Units and leaders.
    Pieces(BTreeSet<PieceId>),
    /// A linear feature.
    Feature(FeatureId),
    /// A label.
    Label(LabelId),
    /// An objective.
    Objective(ObjectiveId),
}
