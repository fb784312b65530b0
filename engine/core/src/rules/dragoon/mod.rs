//! Dragoon.
mod advance;
mod apply;
mod assault_checks;
mod assault_outcome;
mod assault_step;
mod assault_strike;
mod assault_targets;
mod auto_form;
mod canonical;
mod checks;
mod combat_memory;
mod fire_step;
mod fire_targets;
mod flow;
mod geometry;
mod ground;
mod hits;
mod ids;
mod interim;
mod leaders;
mod memory;
mod moves;
mod power;
mod pursuit;
mod retreat;
mod rout;
mod sequence_memory;
mod sight;
mod square_check;
mod state;
mod strength;
mod tables;
mod victory;
mod withdrawal;

use super::Ruleset;
use super::catalog::Catalog;
use super::manual::Manual;
use super::play::{Game, Options};
use crate::check::{Check, Diagnostic};
use crate::scenario::Scenario;
use std::sync::LazyLock;

/// The ruleset.
pub struct Dragoon;

static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../../assets/rulesets/dragoon/catalog.ron"))
        .unwrap_or_else(|e| panic!("assets/rulesets/dragoon/catalog.ron: {e}"))
});
static MANUAL: LazyLock<Manual> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../../assets/rulesets/dragoon/manual.ron"))
        .unwrap_or_else(|e| panic!("assets/rulesets/dragoon/manual.ron: {e}"))
});

impl Ruleset for Dragoon {
    fn catalog(&self) -> &'static Catalog {
        &CATALOG
    }
    fn manual(&self) -> &'static Manual {
        &MANUAL
    }
    fn checks(&self) -> &'static [&'static dyn Check] {
        &[]
    }
    fn begin(&self, _scenario: &Scenario, _options: &Options) -> Result<Box<dyn Game>, Vec<Diagnostic>> {
        Err(Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::Dragoon;
    use crate::rules::Ruleset as _;

    #[test]
    fn assets_are_read() {
        assert_eq!(Dragoon.catalog().tracks[2].id, "morale");
        let _ = Dragoon.manual();
    }
}
