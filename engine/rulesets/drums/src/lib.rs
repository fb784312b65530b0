//! Drums & Shakos Large Battles: a division's battle by actions and reactions.
//!
//! Rules of place and dice rest on two things only: values (a formation, a facing, dice) and a
//! `units::division::Division`, which the running battle and the scenario before it both are.
//!
//! | chapter of the sheet | folder | what it answers |
//! |---|---|---|
//! | 1 board | `board`, `sight` | zones, arcs, angles, straight ahead and back, ground; lines and what hides |
//! | 2 units | `units` | what a piece is, its dice, allowance, span, price; where it may stand |
//! | 3 actions | `actions` | what a roll gives, actions spent |
//! | 4 reactions | `sequence::reaction` | rights at the gaps of an activation |
//! | 5 generals | `command` | spans, who is in command, who may rally, what becomes of generals, the Reserve |
//! | 6 sequence | `sequence` | initiative, phases, brigades, arrivals, the limit |
//! | 7 movement | `movement`, `proximity` | the kind of a path, how far it goes, what bars it; friends too near |
//! | 8 dice | `dice` | dice counted with reasons, sorted pools, pairs, unused dice, exact chances |
//! | 9 artillery | `artillery` | who may fire at what, dice, what a volley does, bounces |
//! | 10 approach | `approach` | who may Approach whom, flank, passive targets, position, dice, what they give and buy |
//! | 11 contact | `contact`, `movement::forced` | closing, dice, who wins, who is gone, losses, breakthrough; ways back |
//! | 12 built-up areas | `built_up` | areas, going in and out, beaten garrisons, damage |
//! | 13 victory | `victory` | break points, Shaken brigades, intruders, defeat |
//! | 17, 18 lists | `lists` | the national lists as data, with prices |
//! | 14 deployment | `sequence::deployment` | both sides set up by the players |
//! | 14, 22 pick-up games | `pickup` | armies, ground, deployment made by chance, step by step |
//! | 21 scenarios | `scenario_checks`, `survey`, `battle::setup` | checks, questions of the editor, the state before the first phase |
//!
//! What runs in time is frames of `battle::memory::Frame`, which `battle::flow` lets go on until somebody must decide. A
//! phase (`sequence`) holds an activation (`actions::activation`), and that what its actions lead to: a bombardment, an
//! Approach, a Contact, each a frame in the folder of its chapter. A reaction (`sequence::reaction`) is an `Activation`
//! with `Cause::Reaction` on top of the one it interrupts. Generals who lost their unit or are in danger wait in the
//! memory, before any frame (`command::fate`). `battle::game` is the battle as the rest of the program plays it.

mod actions;
mod appraisal;
mod approach;
mod artillery;
mod battle;
mod board;
mod built_up;
mod command;
mod contact;
mod dice;
mod ids;
mod lists;
mod movement;
mod pickup;
mod proximity;
mod scenario_checks;
mod screen;
mod sequence;
mod sight;
mod survey;
mod tables;
#[cfg(test)]
mod test_field;
mod units;
mod victory;

use crate::battle::state::Battle;
use crate::ids::rule;
use oblique_board::hex::Hex;
use oblique_rules::play::{Game, Moment, Options, Refusal};
use oblique_rules::{BoardNeeds, RuleId, Ruleset, RulesetData, kernel};
use oblique_scenario::check::{Check, Diagnostic};
use oblique_scenario::{Piece, Scenario};

/// The ruleset.
#[derive(Clone, Debug)]
pub struct Drums;

oblique_rules::ruleset_data!("drums", tables::Tables);

impl Ruleset for Drums {
    fn data(&self) -> &'static RulesetData {
        &DATA
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
    fn board_needs(&self) -> BoardNeeds {
        scenario_checks::board_needs()
    }
    fn pickup(&self) -> Option<&'static dyn oblique_rules::pickup::Pickup> {
        Some(&Self)
    }
    fn barred(&self, scenario: &Scenario, piece: &Piece, hex: Hex) -> Option<Refusal> {
        (!scenario_checks::ground_allows(scenario, piece, hex))
            .then(|| Refusal::new(rule::GEO_TERRAIN, "It cannot stand on this ground, formed as it is"))
    }
    fn crowded(&self, _: &Scenario, together: &[&Piece]) -> Option<Refusal> {
        let unit = |piece: &&&Piece| CATALOG.role_of(piece).is_some_and(|role| !role.leads());
        (together.iter().filter(unit).count() > 1)
            .then(|| Refusal::new(rule::GEO_BOARD, "A hex holds one unit"))
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
    use crate::{CATALOG, MANUAL, TRANSLATION};

    /// Every number a text of the manual quotes is in the tables.
    #[test]
    fn the_manual_quotes_numbers_that_are_there() {
        for rule in MANUAL.rules() {
            let texts = [&rule.title, &rule.summary, &rule.why].into_iter().chain(&rule.cases);
            for text in texts {
                assert!(!text.contains('{'), "{}: {text}", rule.id);
            }
        }
    }

    #[test]
    fn the_sheet_has_178_rules_and_the_catalog_names_no_other() {
        assert_eq!(MANUAL.rules().count(), 178);
        let kinds = CATALOG.kinds.iter().flat_map(|kind| &kind.attributes);
        let attributes = kinds.chain(&CATALOG.params).chain(&CATALOG.side_params).map(|a| &a.rule);
        let cited = attributes
            .chain(CATALOG.phases.iter().map(|p| &p.rule))
            .chain(CATALOG.actions.iter().map(|a| &a.rule))
            .chain(CATALOG.decisions.iter().map(|d| &d.rule))
            .chain(CATALOG.views.iter().map(|v| &v.rule));
        for rule in cited {
            assert!(MANUAL.rule(rule).is_some(), "no rule {rule}");
        }
    }

    #[test]
    fn scenarios_are_carried_by_words_the_catalog_has() {
        for kind in TRANSLATION.kinds.keys() {
            assert!(CATALOG.kind(kind).is_some(), "{kind}");
        }
    }
}
