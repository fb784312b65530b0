//! The scenario checks of the sheet, V01 to V48: one row each in the list of its theme.
//!
//! Must not know a running battle: it reads the document, half-made as it may be.

mod command;
mod deployment;
mod ground;
mod marches;
mod params;
mod state;
mod victory;

#[cfg(test)]
mod tests;

pub(super) use deployment::{ground_allows, may_share};

use crate::ids::rule;
use oblique_rules::Ruleset as _;
use oblique_rules::kernel::System;
use oblique_rules::sheet_checks::{self, Find, RulesetChecks, SheetCheck};
use oblique_scenario::check::Check;
use std::sync::LazyLock;

/// What the sheet's checks judge themselves, so that the common ones need not.
const OWN: &[&str] = &[
    "turns",
    "withdrawal_level",
    "charge_modifier",
    "home_edge",
    "cr",
    "radius",
    "sr",
    "men",
    "guns",
    "regimental_guns",
    "quality",
    "morale",
    "disruption",
    "infantry_chart",
    "fire_factor",
    "hussar_charge_factor",
    "artillery_factor",
    "assault_move",
    "C12",
    // V09 points out roads that end in the open, in the sheet's words.
    "C21",
];

static SHEET: LazyLock<RulesetChecks> = LazyLock::new(|| RulesetChecks {
    catalog: &crate::CATALOG,
    survey: |s| crate::Dragoon.survey(s),
    allows: ground_allows,
    formation: <crate::Dragoon as System>::formation_of,
    themes: &[
        params::CHECKS,
        ground::CHECKS,
        command::CHECKS,
        state::CHECKS,
        deployment::CHECKS,
        victory::CHECKS,
    ],
    own: OWN,
    rules: &[("C13", rule::VIC_POINTS), ("C14", rule::SCN_REINFORCE), ("C16", rule::UNIT_ATTRIBUTES)],
});

static ALL: LazyLock<Vec<&'static dyn Check>> = LazyLock::new(|| sheet_checks::list(&SHEET));

/// Every check: the sheet's in their order, then the common ones.
pub(crate) fn all() -> &'static [&'static dyn Check] {
    &ALL
}
