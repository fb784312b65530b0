//! Flintlock.
mod appraisal;
mod battle;
mod cavalry;
mod command;
mod fire;
mod formations;
mod guns;
mod ids;
mod movement;
mod quotes;
mod scenario_checks;
mod screen;
mod sequence;
mod shock;
mod survey;
mod tables;
mod victory;

use oblique_rules::RuleId;
use crate::ids::rule;
use oblique_board::hex::Hex;
use oblique_rules::Ruleset;
use oblique_rules::catalog::Catalog;
use oblique_rules::manual::Manual;
use oblique_rules::play::{Game, Moment, Options, Refusal};
use oblique_rules::translation::Translation;
use oblique_scenario::check::{self, Check, Diagnostic};
use oblique_scenario::{Piece, Scenario};
use std::sync::LazyLock;

/// The ruleset.
#[derive(Clone, Debug)]
pub struct Flintlock;

static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../assets/rulesets/flintlock/catalog.ron"))
        .unwrap_or_else(|e| panic!("assets/rulesets/flintlock/catalog.ron: {e}"))
});
static MANUAL: LazyLock<Manual> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../assets/rulesets/flintlock/manual.ron"))
        .unwrap_or_else(|e| panic!("assets/rulesets/flintlock/manual.ron: {e}"))
});
static TRANSLATION: LazyLock<Translation> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../assets/rulesets/flintlock/rerule.ron"))
        .unwrap_or_else(|e| panic!("assets/rulesets/flintlock/rerule.ron: {e}"))
});

impl Ruleset for Flintlock {
    fn catalog(&self) -> &'static Catalog {
        &CATALOG
    }
    fn manual(&self) -> &'static Manual {
        &MANUAL
    }
    fn checks(&self) -> &'static [&'static dyn Check] {
        scenario_checks::all()
    }
    fn translation(&self) -> Option<&'static Translation> {
        Some(&TRANSLATION)
    }
    fn tables_schema(&self) -> Option<serde_json::Value> {
        Some(schemars::schema_for!(tables::Tables).to_value())
    }
    fn survey<'a>(&self, scenario: &'a Scenario) -> Box<dyn oblique_rules::survey::Survey + 'a> {
        Box::new(survey::Ground::new(scenario))
    }
    fn barred(&self, scenario: &Scenario, piece: &Piece, hex: Hex) -> Option<Refusal> {
        (!scenario_checks::ground_allows(scenario, piece, hex))
            .then(|| Refusal::new(rule::MOVE_POINTS, "It cannot stand on this ground, formed as it is"))
    }
    fn crowded(&self, _: &Scenario, together: &[&Piece]) -> Option<Refusal> {
        (!scenario_checks::may_share(together)).then(|| {
            Refusal::new(rule::STACK_NONE, "Only a Close pair, halves of a unit or a few guns may share a hex")
        })
    }
    fn figures(&self, piece: &Piece) -> u8 {
        battle::setup::figures_in(self.catalog(), piece)
    }
    fn begin(&self, scenario: &Scenario, options: &Options) -> Result<Box<dyn Game>, Vec<Diagnostic>> {
        let mut battle = self.set_up(scenario, options)?;
        battle.open();
        Ok(Box::new(battle))
    }
    fn begin_at(&self, scenario: &Scenario, options: &Options, moment: &Moment) -> oblique_rules::Opened {
        let mut battle = self.set_up(scenario, options)?;
        battle.script_dice(options.seed, moment.dice.iter().copied());
        let events = battle.open_at(moment)?;
        Ok((Box::new(battle), events))
    }
}

impl Flintlock {
    /// A battle set up, not yet opened.
    fn set_up(
        &self,
        scenario: &Scenario,
        options: &Options,
    ) -> Result<battle::state::Battle, Vec<Diagnostic>> {
        // What the Problems panel calls an error is exactly what cannot be played.
        let errors = check::errors(self.checks(), scenario);
        if errors.is_empty() { Ok(battle::setup::begin(&CATALOG, scenario, options)) } else { Err(errors) }
    }
}

/// A refusal by a rule.
fn refuse<T>(rule: RuleId, message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(rule, message))
}

#[cfg(test)]
mod tests {
    /// Reads a scenario of this ruleset.
    pub(crate) fn read_scenario(text: &str) -> oblique_scenario::format::Reading {
        oblique_rules::Registry::new(&[&crate::Flintlock]).read_scenario(text)
    }
}
