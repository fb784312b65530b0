//! What a group order is worth to a commander: those far from the enemy march together, the others act by themselves.

use super::{Group, Step};
use crate::appraisal::{ENGAGED, READY, taken_back};
use crate::battle::memory::Activation;
use crate::battle::state::Battle;
use crate::units::division::Division as _;
use oblique_rules::play::{Appraisal, Order, PieceIx};

impl Battle {
    /// Has a unit nothing to do but march? Near the enemy it better acts by itself.
    fn marches(&self, unit: PieceIx) -> bool {
        let piece = self.piece(unit);
        self.nearest_unit(piece.side().other(), piece.hex).is_none_or(|(_, far)| far > ENGAGED.unsigned_abs())
    }

    /// What it is worth to begin a group order with a unit.
    pub(crate) fn group_begun_worth(&self, own: &Activation, first: PieceIx) -> i32 {
        let others = self.first_members(own).into_iter().filter_map(|order| order.piece());
        let marching = others.filter(|unit| self.marches(*unit)).count();
        if marching > 1 && self.marches(first) {
            READY * i32::try_from(marching).unwrap_or(0)
        } else {
            -READY
        }
    }

    /// What an answer within a group order is worth.
    pub(crate) fn group_worth(&self, group: &Group, order: &Order) -> Appraisal {
        let good = |good: i32| Appraisal { good, ..Appraisal::default() };
        match (&group.step, order) {
            (Step::Members, Order::Activate { leader: Some(unit) }) => {
                good(if self.marches(*unit) { READY } else { -READY })
            }
            (Step::Dice, Order::Choose { alternative }) => good(self.group_dice_worth(group, *alternative)),
            (Step::Members | Step::Dice, Order::Decline { .. }) => taken_back(),
            // The lowest first: it fails as the others do.
            (Step::Reroll(_), Order::Choose { alternative }) => good(READY - alternative),
            (Step::Acting, _) => order
                .piece()
                .filter(|unit| group.members.contains_key(unit))
                .map_or_else(Appraisal::default, |unit| {
                    self.action_worth(&self.membership(group, unit), order)
                }),
            _ => Appraisal::default(),
        }
    }
}
