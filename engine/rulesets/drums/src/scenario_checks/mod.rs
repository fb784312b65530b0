//! The scenario checks of the sheet's section 21, `V` and its number there: one row each in the list of its theme.
//!
//! Values out of range, unknown flags, hexes off the board and barred ground are the common checks' to find. Must not
//! know a running battle: it reads the document, half-made as it may be, and the tables.

mod army;
mod deployment;
mod ground;
mod pieces;
mod places;
#[cfg(test)]
mod shipped_tests;
mod strength;
#[cfg(test)]
mod tests;

pub(crate) use army::board_needs;

use crate::board::chart::Chart;
use crate::survey::GroundSurvey;
use crate::units::standing;
use crate::{CATALOG, Drums};
use oblique_board::hex::Hex;
use oblique_rules::kernel::System;
use oblique_rules::position::ScenarioPosition;
use oblique_rules::sheet_checks::{self, RulesetChecks};
use oblique_scenario::check::{Check, Severity};
use oblique_scenario::{Facets, Piece, Scenario};
use std::sync::LazyLock;

const E: Severity = Severity::Error;
const W: Severity = Severity::Warning;
const I: Severity = Severity::Note;
/// What checks of pieces on their hexes read.
const DEPLOYED: Facets = Facets::PIECES.with(Facets::LAYOUT);

/// What the sheet's checks judge themselves, so that the common ones need not.
const OWN: &[&str] = &["C14"];

static SHEET: LazyLock<RulesetChecks> = LazyLock::new(|| RulesetChecks {
    catalog: &CATALOG,
    survey: |s| Box::new(GroundSurvey::new(s)),
    allows: ground_allows,
    formation: <Drums as System>::formation_of,
    themes: &[
        army::CHECKS,
        ground::CHECKS,
        pieces::CHECKS,
        places::CHECKS,
        deployment::CHECKS,
        strength::CHECKS,
    ],
    own: OWN,
    rules: &[],
});

static ALL: LazyLock<Vec<&'static dyn Check>> = LazyLock::new(|| sheet_checks::list(&SHEET));

/// Every check: the sheet's in their order, then the common ones.
pub(crate) fn all() -> &'static [&'static dyn Check] {
    &ALL
}

/// May a piece of a scenario begin on a hex by the ground of it (`bua.sector`)? One of an unknown kind may anywhere.
pub(crate) fn ground_allows(scenario: &Scenario, piece: &Piece, hex: Hex) -> bool {
    let position = ScenarioPosition::<Drums>::ground(scenario);
    let chart = Chart::of(&scenario.board);
    position.piece(piece).is_none_or(|p| standing::ground_allows(&position, &chart, p, hex))
}
