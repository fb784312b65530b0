//! Flintlock: Commands activated one after another, fire and Return Fire, Shock by whole Lines.
//!
//! | chapter of the manual | folder | what it answers |
//! |---|---|---|
//! | words and the order of dice, pieces, tables | `tables` | the numbers of `assets/rulesets/flintlock/tables.ron` |
//! | sequence of play, activation of a Command | `sequence`, `command::action` | pass or act, one Command after another, Continuity and Seizure; what units of one may do |
//! | leaders and command | `command`, `estimates` | who is in command, who falls and who follows him; figures of a Command that a battle leaves out |
//! | formations, stacking | `formations` | changing them, skirmishers, who may share a hex |
//! | movement and terrain, facing, zones of control | `movement` | where a unit may go, by which way, at what price; turning, Withdrawal |
//! | fire, fire results and rally | `fire` | who may shoot at whom, sight, smoke, dice, reactions, what a shot does; rally |
//! | Shock | `shock` | may it be declared, its steps, factors, results, chances |
//! | guns in close combat | `guns` | set up, dragged off, captured |
//! | cavalry | `cavalry` | Charges, Reaction Retreats |
//! | victory | `victory` | Flight Points, the Flight roll, how it ends |
//! | what a scenario must provide | `scenario_checks`, `survey` | checks; questions of the editor |
//! | advice | `screen`, `quotes`, `appraisal` | what is shown and told; what an order may bring, in men |

mod appraisal;
mod battle;
mod cavalry;
mod command;
mod estimates;
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

use crate::battle::state::Battle;
use crate::ids::rule;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::kernel;
use oblique_rules::play::{Game, Moment, Options, Refusal};
use oblique_rules::{Ruleset, RulesetData};
use oblique_scenario::check::{Check, Diagnostic};
use oblique_scenario::{Piece, PieceId, Scenario, Value};

/// The ruleset.
#[derive(Clone, Debug)]
pub struct Flintlock;

oblique_rules::ruleset_data!("flintlock", tables::Tables);

impl Ruleset for Flintlock {
    fn data(&self) -> &'static RulesetData {
        &DATA
    }
    fn checks(&self) -> &'static [&'static dyn Check] {
        scenario_checks::all()
    }
    fn survey<'a>(&self, scenario: &'a Scenario) -> Box<dyn oblique_rules::survey::Survey + 'a> {
        Box::new(survey::Ground::new(scenario))
    }
    fn barred(&self, scenario: &Scenario, piece: &Piece, hex: Hex) -> Option<Refusal> {
        (!scenario_checks::ground_allows(scenario, piece, hex))
            .then(|| Refusal::new(rule::MOVE_POINTS, "It cannot stand on this ground, formed as it is"))
    }
    fn crowded(&self, scenario: &Scenario, together: &[&Piece]) -> Option<Refusal> {
        (!scenario_checks::may_share(scenario, together)).then(|| {
            Refusal::new(
                rule::STACK_NONE,
                "Only a Close pair, halves of a unit or a few guns may share a hex",
            )
        })
    }
    fn estimate(&self, scenario: &Scenario, leader: &PieceId, attribute: &str) -> Option<Value> {
        estimates::estimate(scenario, leader, attribute)
    }
    fn figures(&self, piece: &Piece) -> u8 {
        battle::setup::figures_in(self.catalog(), piece)
    }
    fn begin(&self, scenario: &Scenario, options: &Options) -> Result<Box<dyn Game>, Vec<Diagnostic>> {
        kernel::begin::<Battle>(self, scenario, options)
    }
    fn begin_at(&self, scenario: &Scenario, options: &Options, moment: &Moment) -> oblique_rules::Opened {
        kernel::begin_at::<Battle>(self, scenario, options, moment)
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
