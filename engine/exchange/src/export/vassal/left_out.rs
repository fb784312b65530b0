//! What of a battle a module has no room for, as it is told when it has been written.
//!
//! Must not know how a module is written.

use crate::export::Lost;
use oblique_scenario::{Scenario, Side};

/// What of a battle a module has no room for.
pub(super) fn left_out(scenario: &Scenario, lost: &mut Lost) {
    for side in Side::BOTH {
        lost.add_many("Deployment zones are left out", usize::from(!scenario.zone(side).hexes().is_empty()));
    }
    lost.add_many("Alternative set-ups are left out", scenario.setups.len());
    for piece in scenario.pieces.values() {
        if piece.hex.is_none() && piece.arrives.is_none() {
            lost.add("Units that begin nowhere stand in the palette alone", None);
        }
        lost.add_many("Tasks of the designer are left out", usize::from(piece.task.is_some()));
    }
}
