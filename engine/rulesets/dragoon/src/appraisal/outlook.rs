//! What standing somewhere brings: the fire, assaults and charges of both sides that are to be expected next.
//!
//! The enemy is reckoned as he stands. Must not know by which order one gets there.

use crate::appraisal::posed::Posed;
use crate::appraisal::stance::Stance;
use crate::battle::placed::Placed;
use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use oblique_board::hex::{Hex, Sector};
use oblique_rules::play::{Game as _, Order, PieceIx, Verb};
use oblique_scenario::Side;

/// Hexes beyond which nobody can do anything to anybody next but bombard, which is appraised with where one stands.
const FAR: i32 = 4;
/// Thousandths of a chance that counts for an assault or a charge of one's own: it may be forestalled.
const MAY_STRIKE: i64 = 500;
/// Thousandths that count of a blow of one who has acted already this turn (`seq.once`).
const HAS_ACTED: i64 = 500;
/// Thousandths that count of a charge for which the enemy has to turn first.
const HAS_TO_TURN: i64 = 500;
/// Disruption, thousandths, at which nobody charges (`ai.charge`), and at which the enemy is not expected to.
const TOO_DISORDERED: i64 = 5000;
const HIS_TOO_DISORDERED: i64 = 6000;

fn steps(one: Hex, other: Hex) -> i32 {
    i32::try_from(one.unsigned_distance_to(other)).unwrap_or(i32::MAX)
}

fn men(milli: i64) -> i32 {
    i32::try_from(milli).unwrap_or(0)
}

impl Battle {
    /// What an order changes in what both sides may be expected to do next, in men.
    pub(crate) fn outlook_after(&self, order: &Order) -> i32 {
        let Some(decision) = self.decision() else { return 0 };
        let side = decision.side;
        if matches!(order.verb(), Verb::Defer | Verb::Recall) {
            return self.last_word(side, order);
        }
        let Some(pix) = order.piece().filter(|pix| self.piece(*pix).is_unit()) else { return 0 };
        let now = self.stance_now(pix);
        let Some(then) = self.stance_after(pix, order) else { return 0 };
        let stake = self.stake(side, pix, then.hex) - self.stake(side, pix, now.hex);
        let near = |enemy: &Placed| steps(enemy.hex, now.hex).min(steps(enemy.hex, then.hex)) <= FAR;
        if !self.placed(side.other()).iter().any(near) {
            return men(stake);
        }
        let seen = self.as_reckoned_by(side);
        // Volleys to come are in the appraisal of closing already, more roughly.
        let counted = if then.hex != now.hex && self.enemy_zone(side, then.hex) {
            let clash = self.appraise_contact(side, pix, then);
            i64::from(clash.harm - clash.cost)
        } else {
            0
        };
        men(stake + seen.standing(side, pix, then) - seen.standing_now(side, pix) - counted)
    }

    /// How a unit stands after an order that moves, turns or forms it.
    fn stance_after(&self, pix: PieceIx, order: &Order) -> Option<Stance> {
        let now = self.stance_now(pix);
        match (order.verb(), order.hex()) {
            (Verb::Move, Some(hex)) => {
                let plan = self.plan_move(pix, hex, order.flag()).ok()?;
                let facing = now.facing.map(|f| f.turned(2 * plan.turns));
                Some(Stance { hex: if plan.steps { hex } else { now.hex }, facing, ..now })
            }
            (Verb::Turn, _) => {
                Some(Stance { facing: now.facing.map(|f| f.turned(2 * order.amount().signum())), ..now })
            }
            (Verb::Form, _) => {
                let change = self.plan_form(pix, order).ok()?;
                Some(Stance { facing: Some(change.facing), formation: change.formation, ..now })
            }
            (Verb::Disengage, Some(hex)) => Some(Stance { hex, ..now }),
            _ => None,
        }
    }

    /// What standing so brings, in men: the best volley, half the best assault and half the best charge, less the enemy's fire,
    /// shared out, his best assault, his best charge and his best assault through an open flank.
    fn standing(&self, side: Side, pix: PieceIx, at: Stance) -> i64 {
        let own = self.posed_at(pix, at);
        let arm = self.arm(pix);
        let (mut given, mut assault, mut prey, mut danger, mut ridden) = (0, 0, 0, 0, 0);
        let (mut hits_milli, mut worst, mut touching) = (0, None, false);
        for &Placed { pix: enemy, hex: there, arm: his, routed } in self.placed(side.other()) {
            let range = steps(there, at.hex);
            if range > FAR || routed {
                continue;
            }
            let foe = self.posed_at(enemy, self.stance_now(enemy));
            let acts = if self.is(enemy, mark::FINISHED) { HAS_ACTED } else { 1000 };
            if range == 1 {
                touching = true;
                if arm.is_foot() && self.shoots(&own, there) {
                    given = given.max(self.volley_gain(side, &own, &foe));
                }
                if self.shoots(&foe, at.hex) && self.is_top(enemy) {
                    hits_milli += self.volley_hits_milli(&foe, &own) / self.targets_of(enemy, at.hex, pix);
                    worst = worst.max(Some(self.sector_posed(&own, there)));
                }
                if self.would_assault(&own, there) {
                    let e = self.clash(&own, &foe, at.hex, false);
                    assault = assault.max(e.harm - e.cost);
                }
                if self.would_assault(&foe, at.hex) {
                    let e = self.clash(&foe, &own, there, false);
                    danger = danger.max((e.harm - e.cost) * acts / 1000);
                }
            }
            if arm.is_cavalry() && own.disruption_milli < TOO_DISORDERED {
                prey = prey.max(self.charge_gain(&own, &foe));
            }
            if his.is_cavalry()
                && foe.disruption_milli < HIS_TOO_DISORDERED
                && !self.is(enemy, mark::PURSUING)
            {
                ridden = ridden.max(self.ridden_down(&foe, &own) * acts / 1000);
            }
        }
        let round = if touching { self.flank_assault(side, &own) } else { 0 };
        let taken = worst.map_or(0, |sector| self.fire_harm(pix, hits_milli, sector, true));
        given + (assault + prey) * MAY_STRIKE / 1000 - taken - danger - ridden - round
    }

    /// What standing as it does brings a unit of `side`, in men.
    fn standing_now(&self, side: Side, pix: PieceIx) -> i64 {
        let pieces = self.field().pieces.len();
        self.cache().standing.of(pix, pieces, || self.standing(side, pix, self.stance_now(pix)))
    }

    /// What the enemy's best charge on one that stands so brings him, now or after a turn.
    fn ridden_down(&self, foe: &Posed, own: &Posed) -> i64 {
        let straight = self.charge_gain(foe, own);
        if straight > 0 || foe.at.formation != formation::LINE || !self.ridden_over(own.at.hex) {
            return straight;
        }
        let end = own.at.hex.line_to(foe.at.hex).nth(1).unwrap_or(foe.at.hex);
        if end != foe.at.hex && !self.open_to_ride(foe.pix, end) {
            return 0;
        }
        self.charge_from(foe, own, end, 1) * HAS_TO_TURN / 1000
    }

    /// Would it assault a hex beside it (`ass.who`)?
    fn would_assault(&self, posed: &Posed, at: Hex) -> bool {
        self.arm(posed.pix).is_infantry()
            && posed.at.formation == formation::LINE
            && posed.at.fronts(self, at)
    }

    /// Units a firer has to choose among, one that would stand at a hex included.
    fn targets_of(&self, firer: PieceIx, hex: Hex, but: PieceIx) -> i64 {
        let side = self.piece(firer).side();
        let others = self.front(firer).into_iter().filter(|h| *h != hex);
        let others = others.filter(|h| self.enemy_at(side, *h).is_some_and(|enemy| enemy != but));
        1 + i64::try_from(others.count()).unwrap_or(0)
    }

    /// What a volley adds, in men, to those of friends who have the target before them: one check follows them all
    /// (`fire.sequence`).
    fn volley_gain(&self, side: Side, by: &Posed, at: &Posed) -> i64 {
        let (mut hits_milli, mut worst) = (0, None);
        for hex in self.around(at.at.hex).into_iter().filter(|hex| *hex != by.at.hex) {
            let friend = self.fighting_at(hex).filter(|f| *f != by.pix && self.piece(*f).side() == side);
            let Some(friend) = friend.filter(|f| self.arm(*f).is_foot()) else { continue };
            let posed = self.posed_at(friend, self.stance_now(friend));
            if self.shoots(&posed, at.at.hex) {
                hits_milli += self.volley_hits_milli(&posed, at);
                worst = worst.max(Some(self.sector_posed(at, hex)));
            }
        }
        let harm = |hits_milli, sector: Sector| self.fire_harm(at.pix, hits_milli, sector, false);
        let before = worst.map_or(0, |sector| harm(hits_milli, sector));
        let sector = self.sector_posed(at, by.at.hex).max(worst.unwrap_or(Sector::Front));
        (harm(hits_milli + self.volley_hits_milli(by, at), sector) - before).max(0)
    }
}
