//! The pursuit and rout phase (`end.order`, `rout.loss`, `pursuit.move`, `pursuit.reform`).
//!
//! Must not know who began to run or to pursue.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::combat::memory::{CombatChange, Pursuit};
use crate::draws;
use crate::ids::{formation, mark, rule, track};
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::RuleId;
use oblique_rules::play::{Event, PieceIx, Why};

/// So many percent of men, half rounded up (`rout.loss`).
const fn percent(men: i64, percent: i64) -> i64 {
    (men * percent + 50) / 100
}

impl Battle {
    /// The pursuit and rout phase, without the end of the turn.
    pub(crate) fn pursuit_rout_phase(&mut self) {
        let hunters = self.memory().combat.pursuits.keys().copied();
        let gone: Vec<PieceIx> = hunters.filter(|p| !self.piece(*p).on_map()).collect();
        for pix in gone {
            self.change_memory(MemoryChange::Combat(CombatChange::Pursuit(pix, None)));
        }
        self.reform_checks();
        let runners = self.routed_units();
        for pix in &runners {
            self.rout_loss(*pix);
        }
        for pix in &runners {
            if self.piece(*pix).on_map() && self.routed(*pix) {
                self.rout_move(*pix);
            }
        }
        let hunters: Vec<PieceIx> = self.memory().combat.pursuits.keys().copied().collect();
        for pix in self.canonical(hunters) {
            self.pursue(pix);
        }
        for pix in self.routed_units() {
            self.caught(pix);
        }
    }

    fn routed_units(&self) -> Vec<PieceIx> {
        let units = self.field().iter().filter(|(_, p)| p.on_map() && p.marks.has(mark::ROUTED));
        self.canonical(units.map(|(pix, _)| pix))
    }

    /// Pursuers of earlier turns try to come to hand (`pursuit.reform`).
    fn reform_checks(&mut self) {
        let turn = self.field().turn;
        let old = self.memory().combat.pursuits.iter().filter(|(_, p)| p.since < turn);
        for pix in self.canonical(old.map(|(pix, _)| *pix)) {
            let told =
                |margin: i32| if margin >= 0 { "comes to hand" } else { "does not come to hand" }.to_owned();
            if !self.quality_check(pix, rule::PURSUIT_REFORM, draws::QUALITY_CHECK, &[], told) {
                continue;
            }
            self.end_pursuit(pix, rule::PURSUIT_REFORM);
            let least = Tables::get().pursuit.reformed_disruption;
            self.set(pix, track::DISRUPTION, self.disruption(pix).max(least), Why::Pursuit);
            let hex = self.piece(pix).hex;
            if let Some((enemy, _)) = self.nearest_enemy_unit(self.piece(pix).side(), hex) {
                let sides = self.formed(pix, formation::COLUMN);
                let facing = self.hour_towards(hex, self.piece(enemy).hex, sides);
                self.emit(Event::Faced { piece: pix, facing: Some(facing) });
            }
        }
    }

    /// A pursuit ends where the unit stands.
    fn end_pursuit(&mut self, pix: PieceIx, rule: RuleId) {
        let name = self.piece(pix).info.name.clone();
        self.say(rule, Some(pix), format!("{name} ends its pursuit"));
        self.change_memory(MemoryChange::Combat(CombatChange::Pursuit(pix, None)));
        self.set_mark(pix, mark::PURSUING, false);
    }

    fn rout_loss(&mut self, pix: PieceIx) {
        let t = &Tables::get().rout;
        let men = i64::from(self.men(pix));
        let loss = |v: i32| percent(men, i64::from(v)).max(t.least_loss) as i32;
        let v = self.draw(draws::ROUT_LOSS, rule::ROUT_LOSS, Some(pix), t.loss_percent, &[], None, |v| {
            format!("{v}%: {} men lost", loss(v))
        });
        self.lose_men(pix, loss(v), Why::Rout);
    }

    /// A routed unit with a pursuer beside it loses more (`pursuit.move`).
    fn caught(&mut self, pix: PieceIx) {
        let piece = self.piece(pix);
        let (side, hex) = (piece.side(), piece.hex);
        let hunted = self
            .around(hex)
            .into_iter()
            .any(|h| self.units_at(h).any(|p| self.piece(p).side() != side && self.is(p, mark::PURSUING)));
        if hunted {
            let loss = percent(i64::from(self.men(pix)), Tables::get().pursuit.caught_loss_percent) as i32;
            let name = self.piece(pix).info.name.clone();
            let seen = format!("{name} is caught");
            self.say_to_owner(rule::PURSUIT_MOVE, pix, format!("{seen}: {loss} men lost"), seen);
            self.lose_men(pix, loss, Why::Pursuit);
        }
    }

    /// The quarry a pursuer follows: routed first, then fewest men, then roster.
    fn chief_quarry(&self, pursuit: &Pursuit) -> Option<PieceIx> {
        pursuit
            .quarry
            .iter()
            .copied()
            .filter(|q| self.piece(*q).on_map())
            .min_by_key(|q| (!self.routed(*q), self.men(*q), *q))
    }

    /// Rides after the quarry (`pursuit.move`).
    fn pursue(&mut self, pix: PieceIx) {
        let Some(pursuit) = self.memory().combat.pursuits.get(&pix).cloned() else { return };
        let Some(quarry) = self.chief_quarry(&pursuit) else {
            self.end_pursuit(pix, rule::PURSUIT_MOVE);
            return;
        };
        let mut last: Option<(Hour, Hex)> = None;
        for _ in 0..Tables::get().pursuit.hexes {
            let (here, goal) = (self.piece(pix).hex, self.piece(quarry).hex);
            if here.unsigned_distance_to(goal) <= 1 {
                break;
            }
            let Some((hour, hex)) = self.pursuit_hex(pix, goal) else { break };
            self.place(pix, hex, Why::Pursuit);
            last = Some((hour, hex));
        }
        if let Some((hour, _)) = last {
            // Facing the vertex beside the last step, the right one of the two.
            self.emit(Event::Faced { piece: pix, facing: Some(hour.turned(1)) });
        }
    }

    /// The neighbour nearest the quarry that a pursuer may ride into; it must bring it nearer, or the
    /// ride ends.
    fn pursuit_hex(&self, pix: PieceIx, goal: Hex) -> Option<(Hour, Hex)> {
        let piece = self.piece(pix);
        let side = piece.side();
        let board = &self.board();
        board
            .layout()
            .neighbours(piece.hex)
            .filter(|(_, h)| h.unsigned_distance_to(goal) < piece.hex.unsigned_distance_to(goal))
            .filter(|(_, h)| !self.enemy_zone(side, *h) && self.stack_allows(pix, *h))
            .filter(|(_, h)| self.terrain_allows(pix, formation::LINE, *h))
            .filter(|(_, h)| board.terrain(*h).is_some_and(|t| Tables::get().terrain(t).charge))
            .min_by_key(|(hour, h)| (h.unsigned_distance_to(goal), *hour))
    }
}

#[cfg(test)]
mod tests {
    use crate::retreat::pursuit::percent;

    #[test]
    fn losses_are_rounded_half_up() {
        assert_eq!(percent(600, 15), 90);
        assert_eq!(percent(400, 5), 20);
        assert_eq!(percent(310, 5), 16);
        assert_eq!(percent(5, 10), 1);
    }
}
