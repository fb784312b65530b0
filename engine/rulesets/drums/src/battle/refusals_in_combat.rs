//! Why an order is not offered while dice are thrown, an Approach or a Contact is under way.
//!
//! Must not let through what is not offered.

use crate::approach::frame::{Approach, Step as ApproachStep};
use crate::battle::state::Battle;
use crate::contact::frame::{Contact, Step as ContactStep};
use crate::ids::{formation, rule};
use crate::refuse;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_rules::RuleId;
use oblique_rules::play::{Order, Refusal, Verb};

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
        if order.verb() == Verb::Charge {
            let why = self.uses_missing(approach).into_iter().find(|text| text.contains("close"));
            let text = why.unwrap_or_else(|| {
                "It closes to a free hex before its front that touches the enemy, and to no other".to_owned()
            });
            return refuse(rule::CON_MOVE, text);
        }
        let missing = self.uses_missing(approach).into_iter().next();
        refuse(spends, missing.unwrap_or_else(|| "The actions won do not buy that".to_owned()))
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
            (ContactStep::After, Order::Charge { .. }) => refuse(
                rule::BRK_WHEN,
                "Cavalry that eliminated an enemy breaks through straight ahead to the nearest enemy in its \
                 reach, and to no other",
            ),
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
