//! What binds the side that moves: assault moves that have not closed with the enemy yet (`assaultmove.enforce`).
//!
//! Must not know how it is drawn.

use crate::battle::state::Battle;
use crate::ids::rule;
use oblique_rules::play::UnderWay;

impl Battle {
    /// The units whose assault move must be ended before others are ordered, in roster order.
    pub(crate) fn assault_moves_under_way(&self) -> Vec<UnderWay> {
        let Some(side) = self.field().active_side else { return Vec::new() };
        let owing = self.units_of(side).filter(|pix| self.owes_closing(*pix));
        owing
            .map(|pix| {
                let title = format!(
                    "{} must close with the enemy: it makes an assault move",
                    self.piece(pix).info.name
                );
                UnderWay { piece: Some(pix), ..UnderWay::of(side, title, rule::ASSAULTMOVE_ENFORCE) }
            })
            .collect()
    }
}
