//! What a piece may do once it is activated: its best attack, shot, rally or advance into the enemy's half with so many actions.
//!
//! Must not know who is activated when.

use crate::appraisal::READY;
use crate::artillery::target::{Target, may_fire, may_reload, targets};
use crate::battle::state::Battle;
use crate::units::division::Division as _;
use oblique_rules::play::PieceIx;

/// The most actions that are told apart: so many dice are rolled at the most (`act.roll`).
pub(super) const MOST: usize = 3;
/// What a third action brings a battery that has fired and loaded: a die more.
const DIE: i32 = READY / 2;
/// What so many actions are worth, in men, to a unit that can do nothing better with them than go on.
const MARCHES: Prospects = [0, 18, 31, 40];
/// The same of a general.
const RIDES: Prospects = [0, 30, 52, 67];

/// What the best use of no action, of one, two and three is worth, in men.
pub(crate) type Prospects = [i32; 1 + MOST];

impl Battle {
    /// What a piece may do with so many actions, kept until the next event.
    pub(super) fn prospects(&self, piece: PieceIx) -> Prospects {
        let count = self.field().pieces.len();
        self.0.cache().expected.prospects.of(piece, count, || self.prospects_now(piece))
    }

    /// What so many actions are worth to a piece that can do nothing better than go on.
    pub(super) fn idle_prospects(&self, piece: PieceIx) -> Prospects {
        if self.nature(piece).arm.leads() { RIDES } else { MARCHES }
    }

    fn prospects_now(&self, piece: PieceIx) -> Prospects {
        let nature = self.nature(piece);
        let mut found = self.idle_prospects(piece);
        if nature.arm.leads() {
            return found;
        }
        if self.may_rally(piece) {
            let rally = self.toll(piece, 50);
            found[1..].iter_mut().for_each(|worth| *worth = rally.max(*worth));
        }
        if nature.arm.is_guns() {
            return self.shots(piece).unwrap_or(found);
        }
        let here = self.piece(piece);
        for (actions, worth) in found.iter_mut().enumerate().skip(1) {
            let stance = (here.hex, here.facing, here.formation);
            let attack = self.best_attack(piece, stance, actions);
            *worth = (*worth).max(attack).max(self.intrusion_ahead(piece, actions));
        }
        found
    }

    /// What a battery that can fire or load does: it loads what it has fired.
    fn shots(&self, battery: PieceIx) -> Option<Prospects> {
        let chart = &self.ground().chart;
        let (loaded, empty) = (may_fire(&self.0, battery).is_ok(), may_reload(&self.0, battery).is_ok());
        if !loaded && !empty {
            return None;
        }
        let shots = targets(&self.0, chart, battery).into_iter();
        let units = shots.filter(|(_, target)| matches!(target, Target::Unit(_)));
        let shot = units.map(|(hex, _)| self.fire_worth(battery, hex).harm).max().unwrap_or(0);
        Some(if loaded {
            [0, shot, shot + READY, shot + READY + DIE]
        } else {
            [0, READY, shot.max(READY), shot.max(READY) + READY]
        })
    }
}
