//! What is dragged from a panel to the map.

use oblique_scenario::PieceId;
use std::collections::BTreeSet;

/// Pieces dragged from a list, to be dropped on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraggedPieces(pub BTreeSet<PieceId>);
