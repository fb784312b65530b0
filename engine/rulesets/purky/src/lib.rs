//! James Purky's quick reference sheet: battalions on stands, charts from A to E.
//!
//! | chapter of the sheet | folder | what it answers |
//! |---|---|---|
//! | 1 scale, units | `board::angles`, `units` | hexes of inches, offsets, figures, stands, removal |
//! | 2 formations | `units::formation` | who may form how, unformed troops, secure flanks |
//! | 3 turn | `sequence` | initiative, phases and whose turn it is in each |
//! | 5 movement | `movement` | purses of inches, steps, wheels, changes |
//! | 6 artillery | `movement::guns` | two functions, full or by halves |
//! | 4 rally | `rally` | standing still, routing units, shaken ones with a leader |
//! | 5 charges | `charges` | who may charge whom, along which way, when a charge lapses |
//! | 7 firing | `firing` | arcs, ranges, sight, dice, charts, volleys and what they may cost |
//! | 8, 10 melee, pursuit | `melee` | charges settled one by one, charts, blows, winners, what cavalry does next |
//! | 9 morale | `morale` | tests, figures lost, shaken and routing units, where they go |
//! | 11, 12 leaders, reserves | `leaders` | rides and moves in the last phase, casualties, deputies |
//! | 21 scenarios | `survey`, `battle::setup` | questions of the editor, the state before the first turn |
//! | 13 end | `victory` | broken armies, score |

mod appraisal;
mod battle;
mod board;
mod charges;
mod firing;
mod ids;
mod leaders;
mod melee;
mod morale;
mod movement;
mod pickup;
mod quotes;
mod rally;
mod scenario_checks;
mod screen;
mod sequence;
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
pub struct Purky;

oblique_rules::ruleset_data!("purky", tables::Tables);

impl Ruleset for Purky {
    fn data(&self) -> &'static RulesetData {
        &DATA
    }
    fn checks(&self) -> &'static [&'static dyn Check] {
        scenario_checks::all()
    }
    fn survey<'a>(&self, scenario: &'a Scenario) -> Box<dyn oblique_rules::survey::Survey + 'a> {
        Box::new(survey::GroundSurvey::new(scenario))
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
