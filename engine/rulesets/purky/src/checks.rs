//! What is checked of a scenario: what every ruleset has for nothing; the sheet's own checks are still to come.

use crate::CATALOG;
use crate::board::chart::Chart;
use crate::tables::Going;
use oblique_board::hex::Hex;
use oblique_rules::common_checks;
use oblique_scenario::check::Check;
use oblique_scenario::{Piece, Scenario};
use std::sync::LazyLock;

static ALL: LazyLock<Vec<&'static dyn Check>> = LazyLock::new(|| common_checks::list(&CATALOG, &[], allows));

/// Every check.
pub(crate) fn all() -> &'static [&'static dyn Check] {
    &ALL
}

/// May a piece begin on a hex by its ground (`move.terrain`)? Nobody does on impassable ground.
pub(crate) fn allows(scenario: &Scenario, _: &Piece, hex: Hex) -> bool {
    let row = Chart::of(&scenario.board).at(&scenario.board, hex);
    row.is_some_and(|row| row.ground != Going::Impassable)
}
