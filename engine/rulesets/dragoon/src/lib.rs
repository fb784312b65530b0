//! Dragoon: leaders activated one by one, fire steps by both sides, assaults and charges, retreat and pursuit.
//!
//! | chapter of the manual | folder | what it answers |
//! |---|---|---|
//! | words, arithmetic and checks | `combat::checks`, `draws` | quality, disruption and morale checks; names of the dice |
//! | units, pieces and nations | `tables`, `combat` | kinds, ratings and national traits, which are data |
//! | sequence of play | `sequence`, `battle` | turns, phases, steps, whose decision comes next |
//! | facing, zones of control, line of sight | `movement::zones`, `sight` | front and rear, who hems in whom, what hides |
//! | bombardment | `fire`, `sight` | which batteries reach whom |
//! | command turn and command phase | `command` | sub points, initiative, deferment, activation, who takes part |
//! | movement phase | `movement`, `command::rally` | steps and their price, turning, formations, stacking, disengaging; rallying and recovering |
//! | fire steps | `fire`, `combat` | who may fire at what, strengths, hits |
//! | assault phase | `assault` | declared assaults and charges, checks, blows, who gives way, who advances, chances |
//! | retreat, rout, pursuit | `retreat` | hexes back, who runs and how far, who goes after him |
//! | leaders | `command::leaders` | who is struck down, who replaces him |
//! | victory | `victory` | when it ends and who has won |
//! | tables | `tables` | the numbers of `assets/rulesets/dragoon/tables.ron` |
//! | play screen, advice | `screen`, `quotes`, `appraisal` | what is shown and told; what an order may bring, in men |
//! | what a scenario must provide | `scenario_checks`, `survey` | checks; questions of the editor |

mod appraisal;
mod assault;
mod battle;
mod combat;
mod command;
mod draws;
mod fire;
mod ids;
mod movement;
mod orders;
mod quotes;
mod retreat;
mod scenario_checks;
mod screen;
mod sequence;
mod sight;
mod survey;
mod tables;
mod victory;

use crate::battle::state::Battle;
use crate::ids::rule;
use oblique_board::hex::Hex;
use oblique_rules::kernel;
use oblique_rules::play::{Game, Moment, Options, Refusal};
use oblique_rules::{Ruleset, RulesetData};
use oblique_scenario::check::{Check, Diagnostic};
use oblique_scenario::{Piece, Scenario};

/// The ruleset.
#[derive(Clone, Debug)]
pub struct Dragoon;

oblique_rules::ruleset_data!("dragoon", tables::Tables);

impl Ruleset for Dragoon {
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
            .then(|| Refusal::new(rule::MOVE_NA, "This ground is closed to it, formed as it is"))
    }
    fn crowded(&self, scenario: &Scenario, together: &[&Piece]) -> Option<Refusal> {
        (!scenario_checks::may_share(scenario, together)).then(|| {
            Refusal::new(rule::STACK_LIMIT, "There is no room in the hex, or these arms may not share one")
        })
    }
    fn figures(&self, piece: &Piece) -> u8 {
        let Some(kind) = self.catalog().kind(&piece.kind) else { return 0 };
        let arm = battle::roster::arm_of(kind, &piece.attrs);
        let tracks = battle::roster::tracks_of(arm, kind, &piece.attrs);
        let of = |track: u8| tracks[usize::from(track)];
        battle::roster::figures_of(arm, of(ids::track::MEN), of(ids::track::GUNS))
    }
    fn begin(&self, scenario: &Scenario, options: &Options) -> Result<Box<dyn Game>, Vec<Diagnostic>> {
        kernel::begin::<Battle>(self, scenario, options)
    }
    fn begin_at(&self, scenario: &Scenario, options: &Options, moment: &Moment) -> oblique_rules::Opened {
        kernel::begin_at::<Battle>(self, scenario, options, moment)
    }
}

#[cfg(test)]
mod tests;
