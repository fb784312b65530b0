//! Why an order is not offered while dice are thrown, an Approach or a Contact is under way.
//!
//! Must not let through what is not offered.

use crate::approach::frame::{Approach, Step as ApproachStep};
use crate::approach::uses::Use;
use crate::battle::state::Battle;
use crate::contact::frame::{Contact, Step as ContactStep};
use crate::ids::{formation, rule};
use crate::refuse;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_rules::RuleId;
use oblique_rules::play::{Order, PieceIx, Refusal, Verb};

impl Battle {
    /// Why those in an Approach do not do something that is not offered.
    ///
    /// # Errors
    /// Always: the reason.
    pub(crate) fn refused_in_approach(&self, approach: &Approach, order: &Order) -> Result<(), Refusal> {
        let spends = match approach.step {
            ApproachStep::Target => {
                return refuse(rule::APP_TARGETS, "First say whom it attacks: the garrison or the others");
            }
            ApproachStep::Dice => {
                return refuse(rule::UNIT_BUY, "First say how many kept actions become dice");
            }
            ApproachStep::Thrown => {
                return refuse(rule::DICE_REROLL, "First throw a die again, or keep the dice");
            }
            ApproachStep::Defenders => self.rule_of_defenders(approach),
            ApproachStep::Attacker => rule::APP_USE_ATTACKER,
            ApproachStep::Alone => rule::APP_ELIM,
            ApproachStep::Evaded => {
                return refuse(rule::APP_USE_VS_CAVALRY, "It stands fast, or goes back 4 hexes an action");
            }
        };
        let fights = |unit| approach.attacker == unit || approach.defenders.contains(&unit);
        if let Some(unit) = order.piece().filter(|unit| !fights(*unit)) {
            let text = format!("{} has no part in this combat: its actions are spent first", self.name(unit));
            return refuse(rule::APP_PRIORITY, text);
        }
        let wanted = uses_of(order.verb());
        let whose = |unit: PieceIx| order.piece().is_none_or(|piece| piece == unit);
        let missing = self.uses_missing(approach).into_iter();
        let missing = missing.filter(|it| wanted.contains(&it.of) && it.unit.is_none_or(whose));
        if let Some(missing) = missing.into_iter().next() {
            return refuse(missing.rule.unwrap_or(spends), missing.why);
        }
        match (order.verb(), approach.step) {
            (Verb::Charge, _) => refuse(
                rule::CON_MOVE,
                "It closes to a free hex before its front that touches the enemy, and to no other",
            ),
            (Verb::Retreat | Verb::Withdraw, ApproachStep::Alone) => {
                refuse(spends, "Only cavalry goes back from there, as it is recalled after a Contact")
            }
            (Verb::Retreat | Verb::Withdraw, _) => refuse(
                spends,
                "It goes straight back from the enemy, as far as its formation takes it at most",
            ),
            (Verb::Turn, ApproachStep::Defenders) => {
                refuse(spends, "Only a defender taken in flank turns, by one step")
            }
            (Verb::Advance, _) => refuse(
                spends,
                "Only the hex of an enemy eliminated is entered, if nothing bars the way there",
            ),
            _ => refuse(spends, "The actions won do not buy that"),
        }
    }

    /// The rule of what the defenders of an Approach may spend actions on.
    fn rule_of_defenders(&self, approach: &Approach) -> RuleId {
        let in_sector = |unit: &_| self.piece(*unit).formation == formation::GARRISON;
        if approach.defenders.iter().all(in_sector) {
            rule::BUA_ATTACK
        } else if matches!(self.nature(approach.attacker).arm, Arm::Cavalry(_)) {
            rule::APP_USE_VS_CAVALRY
        } else {
            rule::APP_USE_DEFENDER
        }
    }

    /// Why those in a Contact do not do something that is not offered.
    ///
    /// # Errors
    /// Always: the reason.
    pub(crate) fn refused_in_contact(&self, contact: &Contact, order: &Order) -> Result<(), Refusal> {
        match (contact.step, order) {
            (ContactStep::Dice(_), _) => {
                refuse(rule::CON_MODS, "First say how many of the actions left become dice")
            }
            (ContactStep::Leader(_), _) => refuse(rule::GEN_DICE, "First say how many dice the Leader adds"),
            (ContactStep::Charisma(_), _) => {
                refuse(rule::LEAD_CHARISMATIC, "First say whether the Leader adds his die")
            }
            (ContactStep::Thrown, _) => {
                refuse(rule::DICE_REROLL, "First throw a die again, or keep the dice")
            }
            (ContactStep::After, Order::Charge { piece: Some(unit), target: Some(target), .. })
                if !self.ways_through(contact, *unit, *target).is_empty() =>
            {
                refuse(rule::BRK_WHEN, "It rides at that enemy straight ahead, and ends before him")
            }
            (ContactStep::After, _) if self.must_ride_on(contact) => refuse(
                rule::SPEC_IMPETUOUS,
                "The Impetuous ride on at an enemy in their reach: they have no choice",
            ),
            (ContactStep::After, Order::Advance { .. } | Order::Decline { .. })
                if self.must_be_recalled(contact) =>
            {
                refuse(rule::BRK_WHEN, "With nothing but squares in good order in its reach it is recalled")
            }
            (ContactStep::After, Order::Charge { .. }) => refuse(
                rule::BRK_WHEN,
                "Cavalry that eliminated an enemy breaks through straight ahead to the nearest enemy in its \
                 reach, and to no other",
            ),
            (ContactStep::After, Order::Withdraw { piece: Some(unit), .. })
                if self.recall_after(contact, *unit).is_some() =>
            {
                refuse(
                    rule::BRK_FIGHT,
                    "It is recalled 4 hexes straight back from its charge, or to the last free hex",
                )
            }
            (ContactStep::After, Order::Withdraw { .. }) => refuse(
                rule::BRK_FIGHT,
                "Only cavalry that eliminated an enemy is recalled, 4 hexes straight back",
            ),
            (ContactStep::After, _) => {
                refuse(rule::CON_CARRY, "The winner enters a hex the loser left, or stays")
            }
        }
    }
}

/// The uses of actions that orders of a verb ask for.
const fn uses_of(verb: Verb) -> &'static [Use] {
    match verb {
        Verb::Charge => &[Use::Close],
        Verb::Retreat => &[Use::Retreat],
        Verb::Withdraw => &[Use::Evade, Use::Back],
        Verb::Form => &[Use::Form, Use::Square],
        Verb::Turn => &[Use::Rotate],
        Verb::Choose => &[Use::Cancel],
        Verb::Advance => &[Use::Carry],
        _ => &[],
    }
}
