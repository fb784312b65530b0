//! What actions won are worth: dice bought, and the uses of an Approach and after a Contact.

use crate::appraisal::{LEVEL, READY, good};
use crate::approach::frame::{Approach, Step};
use crate::battle::state::Battle;
use crate::contact::dice::{Fight, Spent, contact_dice};
use crate::contact::frame::{Contact, Step as ContactStep};
use crate::dice::side::is_horse;
use crate::ids::formation;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_rules::play::{Appraisal, Order, PieceIx};

/// What a Leader lost costs: his points, and a brigade that nobody leads.
const LEADER: i32 = 700;
/// Hundredths of a fight decided by one more die.
const DIE: i32 = 9;

impl Battle {
    /// Actions of a battery turned into dice: one is better kept to load again.
    pub(super) fn fire_dice_worth(dice: i32, most: u8) -> i32 {
        let reloads = if dice < most.into() { READY + 5 } else { 0 };
        dice * READY * 3 / 4 + reloads
    }

    /// An answer within an Approach.
    pub(super) fn approach_use_worth(&self, approach: &Approach, order: &Order) -> Appraisal {
        let (unit, defenders) = (approach.attacker, approach.defenders.as_slice());
        match (approach.step, order) {
            (Step::Dice, Order::Choose { alternative }) => {
                // One action is kept to close with, where the Contact is worth it.
                let kept = i32::from(approach.actions[0]) - alternative;
                let contact =
                    self.contact_worth(unit, self.piece(unit).hex, defenders, !approach.flanked.is_empty());
                let closes = self.may_close(unit, defenders) && contact.harm > contact.cost && kept > 0;
                good(alternative * READY + if closes { LEVEL / 2 } else { 0 })
            }
            (Step::Defenders, _) => self.defence_worth(approach, order),
            (_, Order::Charge { at: Some(hex), .. }) => {
                let touched: Vec<PieceIx> =
                    defenders.iter().copied().filter(|other| self.touches(*hex, *other)).collect();
                let flanked = touched.iter().all(|other| approach.flanked.contains(other));
                self.contact_worth(unit, *hex, &touched, flanked)
            }
            (_, Order::Advance { .. }) => good(READY / 2),
            (_, Order::Form { formation: Some(shape), facing, .. }) => {
                let now = self.piece(unit);
                good(self.posture_gained(unit, (now.hex, facing.or(now.facing), *shape)))
            }
            _ => Appraisal::default(),
        }
    }

    /// A use of an action by one that is attacked.
    fn defence_worth(&self, approach: &Approach, order: &Order) -> Appraisal {
        let attacker = approach.attacker;
        let from = self.piece(attacker).hex;
        let comes = approach.actions[0] > 0 && self.may_close(attacker, &approach.defenders);
        let flanked = !approach.flanked.is_empty();
        let threat = if comes {
            let found = self.contact_worth(attacker, from, &approach.defenders, flanked);
            (found.harm - found.cost).max(0)
        } else {
            0
        };
        match order {
            // The last action cancelled, he cannot close.
            Order::Choose { .. } if approach.actions[0] == 1 => good(threat + READY / 2),
            Order::Choose { .. } => good(READY),
            Order::Charge { piece: Some(unit), at: Some(hex), .. } => {
                self.contact_worth(*unit, *hex, &[attacker], false)
            }
            Order::Form { piece: Some(unit), formation: Some(shape), facing, .. } => {
                let horse = matches!(self.nature(attacker).arm, Arm::Cavalry(_));
                let now = self.piece(*unit);
                if horse && *shape == formation::SQUARE {
                    good(threat.max(LEVEL) + READY)
                } else {
                    let gained = self.posture_gained(*unit, (now.hex, facing.or(now.facing), *shape));
                    good(gained.min(READY) + if comes && *shape == formation::LINE { READY / 2 } else { 0 })
                }
            }
            Order::Retreat { .. } | Order::Withdraw { .. } => good(threat * 3 / 4 - READY),
            Order::Turn { .. } if flanked && comes => good(threat / 3),
            _ => Appraisal::default(),
        }
    }

    /// An answer within a Contact or after it.
    pub(super) fn contact_use_worth(&self, contact: &Contact, order: &Order) -> Appraisal {
        let amount = if let Order::Choose { alternative } = order { *alternative } else { 0 };
        match (contact.step, order) {
            // What is not spent on dice now is lost.
            (ContactStep::Dice(_), Order::Choose { .. }) => good(amount * READY),
            (ContactStep::Leader(_), Order::Choose { .. }) => good(self.at_risk(contact, amount)),
            (ContactStep::Charisma(_), Order::Choose { .. }) => good(self.at_risk(contact, amount.min(1))),
            (ContactStep::After, Order::Charge { piece: Some(unit), target: Some(target), path, .. }) => {
                let from = path.last().copied().unwrap_or(self.piece(*unit).hex);
                self.contact_worth(*unit, from, &[*target], false)
            }
            (ContactStep::After, Order::Advance { .. }) => good(READY / 4),
            (ContactStep::After, Order::Withdraw { .. }) => good(READY / 2),
            _ => Appraisal::default(),
        }
    }

    /// What dice of a Leader decide, and what they risk: each is a one in six that he is lost.
    fn at_risk(&self, contact: &Contact, dice: i32) -> i32 {
        let fight = Fight {
            attacker: contact.attacker,
            from: self.piece(contact.attacker).hex,
            defenders: &contact.defenders,
            flanked: contact.flanked,
            spent: [Spent::default(); 2],
            army: self.ground().army,
        };
        let counts = contact_dice(&self.0, &self.ground().chart, fight).map(|count| count.dice());
        let even = (counts[0] - counts[1]).abs() <= 3 || is_horse(&self.0, &contact.defenders);
        let stakes: i32 =
            contact.defenders.iter().chain([&contact.attacker]).map(|unit| self.toll(*unit, 150)).sum();
        let decided = if even { stakes * DIE * dice / 100 } else { 0 };
        decided - LEADER * dice * 16 / 100
    }
}
