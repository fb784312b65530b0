//! What standing somewhere brings: the volley of this turn, and what the enemy's fire and his best attack would do in the next.
//!
//! An order is carried out on a copy, and who has moved so is asked there; the enemy stands as he does. What one's own
//! attack of the next turn would bring counts nothing: who goes where he could charge stands where he is charged first
//! (docs/measures.md). Must not know commanders.

use crate::battle::state::Battle;
use crate::ids::DecisionKind;
use crate::tables::Tables;
use oblique_rules::kernel::{ByPiece, Rules as _};
use oblique_rules::play::{Game as _, Order, PieceIx};

/// Hexes beyond which no attack reaches: light horse that charges in column (`charge.speed`).
const ATTACKS_HEXES: i32 = 15;

/// What units stand before as they are, kept until the next event: between two events every order open to one is asked.
#[derive(Debug, Default)]
pub struct Outlooks(ByPiece<i32>);

impl Battle {
    /// What an order of the Movement step changes in what its unit stands before, in men.
    pub(crate) fn outlook_after(&self, order: &Order) -> i32 {
        let asked = self.decision().and_then(|decision| DecisionKind::of(decision.kind));
        let unit = order.piece().filter(|pix| self.is_troops(*pix));
        let Some(pix) = unit.filter(|_| asked == Some(DecisionKind::Movement)) else { return 0 };
        let here = self.piece(pix).hex;
        let end = order.path().last().copied().or(order.hex()).unwrap_or(here);
        match order {
            // Who attacks neither fires nor is attacked where it stood; what the combat brings its appraisal says.
            Order::Charge { .. } => -self.outlook_now(pix),
            Order::Retreat { .. } | Order::Leave { .. } => 0,
            _ if [here, end].into_iter().all(|hex| self.is_remote(pix, hex)) => 0,
            _ => {
                let mut then = self.supposed(&[]);
                let obeyed = then.carry_out(order).is_ok() && then.stands(pix);
                if obeyed { then.outlook(pix) - self.outlook_now(pix) } else { 0 }
            }
        }
    }

    /// What a unit stands before as it is, looked up if it was asked since the last event.
    fn outlook_now(&self, pix: PieceIx) -> i32 {
        self.cache().0.of(pix, self.field().pieces.len(), || self.outlook(pix))
    }

    /// Is a hex so far from all enemies that a unit there neither fires nor is attacked?
    fn is_remote(&self, pix: PieceIx, hex: oblique_board::hex::Hex) -> bool {
        let fires = self.class(pix).weapon().map_or(0, |weapon| Tables::get().reach_of(weapon));
        let near = self.nearest_from(self.piece(pix).side(), hex);
        near.is_none_or(|near| near > fires.max(ATTACKS_HEXES))
    }

    /// What a unit stands before as it is, in men: its best volley, less the enemy's fire and the best attack he may make
    /// on it.
    pub(super) fn outlook(&self, pix: PieceIx) -> i32 {
        if self.is_engaged(pix) {
            return 0;
        }
        let enemies = || self.troops_of(self.piece(pix).side().other());
        let volley = |enemy: PieceIx| {
            let fire = self.fire_worth(pix, enemy, None);
            fire.harm - fire.cost
        };
        let given = enemies().map(volley).max().unwrap_or(0).max(0);
        let feared = enemies().map(|enemy| self.assault_gain(enemy, pix)).max().unwrap_or(0);
        let taken: i32 = enemies().map(|enemy| self.fire_feared(enemy, pix)).sum();
        given - taken - feared
    }
}
