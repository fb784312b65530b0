//! What a group order is worth to a commander: those far from the enemy march together, the others act by themselves.

use super::{Group, Step};
use crate::appraisal::{ENGAGED, READY, taken_back};
use crate::battle::memory::Activation;
use crate::battle::state::Battle;
use crate::proximity::crowded_by;
use crate::units::division::Division as _;
use oblique_rules::play::{Appraisal, Order, PieceIx};

/// What each friend beside the end of a member's last move costs, in men: the pair is marked and takes a reaction of the
/// side (`prox.fix`), far from the enemy a small loss.
const CROWDED_MEN: i32 = 60;

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
            (Step::Acting, _) => order.piece().filter(|unit| group.members.contains_key(unit)).map_or_else(
                Appraisal::default,
                |unit| {
                    let own = self.membership(group, unit);
                    let worth = self.action_worth(&own, order);
                    let crowded = self.crowding_men(group, &own, order);
                    Appraisal {
                        cost: worth.cost + crowded.max(0),
                        good: worth.good + (-crowded).max(0),
                        ..worth
                    }
                },
            ),
            _ => Appraisal::default(),
        }
    }

    /// What a member's last move costs by the friends it ends beside and who act no more, less those it leaves, in men.
    fn crowding_men(&self, group: &Group, own: &Activation, order: &Order) -> i32 {
        let (Order::Move { .. }, Some(end)) = (order, order.hex()) else { return 0 };
        if own.kept() > 1 {
            return 0;
        }
        let goes_on = |unit: &PieceIx| group.members.get(unit).is_some_and(|spent| spent.actions < group.won);
        let beside = |hex| {
            let friends = crowded_by(&self.0, &self.ground().chart, own.piece, hex);
            i32::try_from(friends.iter().filter(|unit| !goes_on(unit)).count()).unwrap_or(0)
        };
        CROWDED_MEN * (beside(end) - beside(self.piece(own.piece).hex))
    }
}
