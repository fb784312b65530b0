//! The nation of new units whose row names none: the one that all of their side are of.

use oblique_scenario::{Scenario, Side};
use std::collections::BTreeSet;

/// The nation of each side whose units are of one, if it is listed. Those that have none yet do not count.
pub(super) fn of_sides(scenario: &Scenario) -> [Option<String>; 2] {
    Side::BOTH.map(|side| {
        let own = scenario.pieces.values().filter(|piece| piece.side == side && !piece.nation.is_empty());
        let nations: BTreeSet<&String> = own.map(|piece| &piece.nation).collect();
        let one = nations.first().filter(|_| nations.len() == 1)?;
        scenario.nations.contains_key(*one).then(|| (*one).clone())
    })
}
