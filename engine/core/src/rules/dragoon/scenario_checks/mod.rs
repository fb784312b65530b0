//! The scenario checks of the sheet, V01 to V48: one row each in the list of its theme.
//!
//! Must not know a running battle: it reads the document, half-made as it may be.

mod command;
mod deployment;
mod ground;
mod look;
mod params;
mod state;
mod victory;

#[cfg(test)]
mod tests;

use crate::check::{Check, Diagnostic, Severity};
use crate::rules::common_checks;
use crate::scenario::{Facets, Scenario};
use look::Look;
use std::sync::LazyLock;

/// A check of the sheet.
struct SheetCheck {
    id: &'static str,
    severity: Severity,
    /// The rule it rests on.
    rule: &'static str,
    reads: Facets,
    find: fn(&mut Look<'_>),
}

impl Check for SheetCheck {
    fn id(&self) -> &'static str {
        self.id
    }
    fn reads(&self) -> Facets {
        self.reads
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        (self.find)(&mut Look::new(self, scenario, found));
    }
}

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
];

static ALL: LazyLock<Vec<&'static dyn Check>> = LazyLock::new(|| {
    let themes: [&'static [SheetCheck]; 6] =
        [params::CHECKS, ground::CHECKS, command::CHECKS, state::CHECKS, deployment::CHECKS, victory::CHECKS];
    let mut own: Vec<&'static SheetCheck> = themes.into_iter().flatten().collect();
    own.sort_by_key(|c| c.id);
    let mut all: Vec<&'static dyn Check> = own.into_iter().map(|c| c as &dyn Check).collect();
    all.extend(common_checks::list(&super::CATALOG, OWN));
    all
});

/// Every check: the sheet's in their order, then the common ones.
pub fn all() -> &'static [&'static dyn Check] {
    &ALL
}
