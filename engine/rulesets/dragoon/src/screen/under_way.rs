//! What binds the side that moves, assault moves that have not closed with the enemy yet (`assaultmove.enforce`), and
//! what an overall leader has to give (`cmd.turn`).
//!
//! Must not know how it is drawn.

use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule, track};
use oblique_rules::play::UnderWay;

impl Battle {
    /// The points of the overall leader who hands them out: how many are left of how many.
    pub(crate) fn points_under_way(&self) -> Option<UnderWay> {
        let decision = self.memory().decision.as_ref()?;
        let oa = decision.piece.filter(|_| decision.kind == DecisionKind::SubPoints.id())?;
        let (left, all) = (self.memory().turn.sub_points[decision.side.index()], self.get(oa, track::SUB));
        let title = format!("{}: {left} of {all} points left to give", self.piece(oa).info.name);
        Some(UnderWay { piece: Some(oa), ..UnderWay::of(decision.side, title, rule::CMD_TURN) })
    }

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
