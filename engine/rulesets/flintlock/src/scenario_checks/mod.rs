//! The scenario checks of the sheet, V01 to V41: one row each in the list of its theme.
//!
//! Must not know a running battle: it reads the document, half-made as it may be, and the tables.

mod army;
mod commands;
mod formations;
mod ground;
mod pieces;
mod pieces_asked;
mod positions;
mod reach;

#[cfg(test)]
mod tests;

pub(super) use pieces_asked::{ground_allows, is_body};
pub(super) use positions::may_share;

use crate::ids::rule;
use oblique_rules::Ruleset as _;
use oblique_rules::kernel::System;
use oblique_rules::sheet_checks::{self, RulesetChecks};
use oblique_scenario::Facets;
use oblique_scenario::check::{Check, Severity};
use std::sync::LazyLock;

const E: Severity = Severity::Error;
const W: Severity = Severity::Warning;
const I: Severity = Severity::Note;
/// What checks of pieces on their hexes read.
const DEPLOYED: Facets = Facets::PIECES.with(Facets::LAYOUT);

/// What the sheet's checks judge themselves, so that the common ones need not.
const OWN: &[&str] = &[
    "begins",
    "initiative",
    "range",
    "ma",
    "rl_initiative",
    "rl_range",
    "cohesion",
    "hits",
    "flight_level",
    "morale",
    "weapon",
    "C10",
    "C14",
    "C16",
];

static SHEET: LazyLock<RulesetChecks> = LazyLock::new(|| RulesetChecks {
    catalog: &crate::CATALOG,
    survey: |s| crate::Flintlock.survey(s),
    allows: ground_allows,
    formation: <crate::Flintlock as System>::formation_of,
    themes: &[
        army::CHECKS,
        commands::CHECKS,
        pieces::CHECKS,
        formations::CHECKS,
        positions::CHECKS,
        ground::CHECKS,
    ],
    own: OWN,
    rules: &[("C12", rule::MOVE_POINTS)],
});

static ALL: LazyLock<Vec<&'static dyn Check>> = LazyLock::new(|| sheet_checks::list(&SHEET));

/// Every check: the sheet's in their order, then the common ones.
pub(crate) fn all() -> &'static [&'static dyn Check] {
    &ALL
}
