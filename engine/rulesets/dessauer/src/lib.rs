//! Old Dessauer: units by models, active and passive sides, attacks that bind pairs until one gives way.
//!
//! | chapter of the sheet | folder | what it answers |
//! |---|---|---|
//! | 1 measuring | `board::angles`, `tables` | offsets of hexes from a direction, arcs, enfilade; inches as hexes |
//! | 2, 15 units | `units` | classes, grades, models as dice, losses, points |
//! | 3 formations | `board::sides`, `units::formation` | front, flank and rear; who forms how, models that shoot and strike |
//! | 4 turn | `battle::flow` | two player turns of six steps, then the check |
//! | 5 movement | `movement` | rates, purses side by side, steps, wheels, changes, guns left and manned |
//! | 6 generals | `generals` | rides, risks, control, who arrives |
//! | 7 evades, 10 attacks | `attack` | who attacks whom, ways at both speeds, evades, contact |
//! | 8, 9 sight, fire | `firing` | what is seen and covered, lines of fire, scores, friends in danger |
//! | 10 combat | `combat` | points and scores, shares, rounds |
//! | 11 terrain | `board::chart`, `movement::terrain` | ground and hexsides |
//! | 12 morale | `morale` | rally, fire tests, rout hits |
//! | 13, 14 going back | `retreat` | ends of a retreat, defeats, second lines, pursuit |
//! | 15 points | `lists`, `pickup` | army lists with the chart's prices; battles of one cost made by chance |
//! | 16 end | `victory` | broken armies, the score |

mod appraisal;
mod attack;
mod battle;
mod board;
mod combat;
mod firing;
mod generals;
mod ids;
mod lists;
mod morale;
mod movement;
mod pickup;
mod retreat;
mod scenario_checks;
mod screen;
#[cfg(test)]
mod shipped_tests;
mod survey;
mod tables;
mod units;
mod victory;

use crate::battle::state::Battle;
use crate::ids::rule;
use oblique_rules::kernel;
use oblique_rules::play::{Game, Moment, Options, Refusal};
use oblique_rules::{Opened, RuleId, Ruleset, RulesetData};
use oblique_scenario::Scenario;
use oblique_scenario::check::{Check, Diagnostic};

/// The ruleset.
#[derive(Clone, Debug)]
pub struct Dessauer;

oblique_rules::ruleset_data!("dessauer", tables::Tables);

impl Ruleset for Dessauer {
    fn data(&self) -> &'static RulesetData {
        &DATA
    }
    fn guide(&self) -> Option<&'static str> {
        Some(include_str!("../../../../assets/rulesets/dessauer/guide.md"))
    }
    fn checks(&self) -> &'static [&'static dyn Check] {
        scenario_checks::all()
    }
    fn survey<'a>(&self, scenario: &'a Scenario) -> Box<dyn oblique_rules::survey::Survey + 'a> {
        Box::new(survey::GroundSurvey::new(scenario))
    }
    fn army_lists(&self) -> Option<&'static oblique_rules::lists::ArmyLists> {
        Some(lists::all())
    }
    fn pickup(&self) -> Option<&'static dyn oblique_rules::pickup::Pickup> {
        Some(&Self)
    }
    fn begin(&self, scenario: &Scenario, options: &Options) -> Result<Box<dyn Game>, Vec<Diagnostic>> {
        kernel::begin::<Battle>(self, scenario, options)
    }
    fn begin_at(&self, scenario: &Scenario, options: &Options, moment: &Moment) -> Opened {
        kernel::begin_at::<Battle>(self, scenario, options, moment)
    }
}

/// A refusal by a rule.
fn refuse<T>(rule: RuleId, message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(rule, message))
}

/// The refusal of an order the present decision does not ask for.
fn not_asked<T>() -> Result<T, Refusal> {
    refuse(rule::TURN_ORDER, "It is not time for that: give an order the present step asks for")
}
