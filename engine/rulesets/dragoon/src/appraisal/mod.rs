//! What a commander may expect of an order, in men: command, movement, recovery. Charges are in
//! `appraise_charge`, places and formations in `appraise_stance`, combat in its own modules.
//!
//! Must not know how commanders weigh it; uses only what the deciding side sees.

pub(crate) mod charge;
pub(crate) mod combat;
pub(crate) mod ending;
pub(crate) mod flanks;
pub(crate) mod outlook;
pub(crate) mod posed;
pub(crate) mod rallying;
pub(crate) mod stance;
pub(crate) mod worth;

use crate::appraisal::stance::Stance;
use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, Game as _, Order, PieceIx, Verb};
use oblique_scenario::Side;

/// What disruption 0 to 10 costs a unit in contact, thousandths of its men.
const DISORDER: [i32; 11] = [0, 12, 25, 42, 62, 95, 125, 155, 190, 225, 300];
/// Hexes from the enemy within which order matters fully.
const CONTACT: i32 = 5;

impl Battle {
    /// The appraisal of an order.
    pub(crate) fn appraise_order(&self, order: &Order) -> Appraisal {
        let Some(decision) = self.decision() else { return Appraisal::default() };
        let side = decision.side;
        match (order.verb(), order.piece()) {
            (Verb::Plot | Verb::Unplot | Verb::Assault | Verb::Advance | Verb::Decline, _) => {
                self.appraise_combat(order)
            }
            (Verb::Allot, Some(leader)) => self.appraise_points(leader, order.amount()),
            (Verb::Activate | Verb::Defer, _) => self.appraise_initiative(order.verb(), decision.piece),
            (Verb::Recall, Some(leader)) => self.appraise_recall(leader),
            (Verb::Rally, Some(pix)) => good(self.rally_worth(side, pix)),
            (Verb::AutoRally, _) => self.appraise_auto_rally(side, order),
            (Verb::Recover, Some(pix)) => good(self.recover_worth(side, pix)),
            (Verb::Move | Verb::Turn | Verb::Form | Verb::Disengage, Some(pix)) => {
                self.appraise_motion(side, pix, order)
            }
            (Verb::AssaultMove, Some(pix)) => self.appraise_assault_move(side, pix),
            (Verb::MakeTop, Some(pix)) => self.appraise_top(side, pix),
            (Verb::Charge | Verb::ChargeStep | Verb::ChargeStand, _) => self.appraise_combat(order),
            _ => Appraisal::default(),
        }
    }

    /// Thousandths by which order and spirit count for a unit at a hex: fully near the enemy.
    pub(crate) fn urgency(&self, side: Side, hex: Hex) -> i32 {
        match self.nearest_enemy(side, hex, true) {
            Some((_, d)) if d <= CONTACT => 1000,
            Some((_, d)) if d <= 2 * CONTACT => 600,
            _ => 300,
        }
    }

    /// The same for a unit of a side where it stands.
    pub(crate) fn urgency_now(&self, side: Side, pix: PieceIx) -> i32 {
        let pieces = self.field().pieces.len();
        self.cache().urgency.of(pix, pieces, || self.urgency(side, self.piece(pix).hex))
    }

    fn disorder_value(&self, side: Side, pix: PieceIx, disruption: i32) -> i32 {
        let at = usize::try_from(disruption.clamp(0, 10)).unwrap_or(0);
        self.seen_men(side, pix) * DISORDER[at] / 1000
    }

    /// Expected price of a disruption check at a modifier, in men.
    fn check_price(&self, side: Side, pix: PieceIx, modifier: i32, urgency: i32) -> i32 {
        let (quality, now) = (self.seen_quality(side, pix), self.seen_disruption(side, pix));
        let after = |v: i32| now + (v + modifier - quality).max(0);
        let sum: i32 = (1..=10).map(|v| self.disorder_value(side, pix, after(v))).sum();
        (sum / 10 - self.disorder_value(side, pix, now)) * urgency / 1000
    }

    /// Expected gain of an attempt to recover.
    fn recover_worth(&self, side: Side, pix: PieceIx) -> i32 {
        let (quality, now) = (self.quality(pix), self.disruption(pix));
        let plus = i32::from(self.arm(pix).is_cavalry());
        let gain = |v: i32| if 2 * (v + plus) <= quality { 2 } else { i32::from(v + plus <= quality) };
        let sum: i32 = (1..=10).map(|v| self.disorder_value(side, pix, now - gain(v))).sum();
        let urgency = self.urgency_now(side, pix);
        (self.disorder_value(side, pix, now) - sum / 10) * urgency / 1000
    }

    /// Points for leaders about to fight who would otherwise fail (ai.points).
    fn appraise_points(&self, leader: PieceIx, amount: i32) -> Appraisal {
        if self.all_in_column(leader) {
            return Appraisal::default();
        }
        let side = self.piece(leader).side();
        let rating = self.rating(leader);
        let gain = (rating + amount).min(10) - rating.min(10);
        let men: i32 = self
            .attached(leader)
            .filter(|u| self.piece(*u).on_map() && self.in_radius(leader, *u))
            .map(|u| self.men(u) * self.urgency_now(side, u) / 1000)
            .sum();
        good(men * gain / 100)
    }

    /// Early in the turn the overall leader waits, so that he can use those whose leader failed
    /// (ai.defer).
    fn appraise_initiative(&self, verb: Verb, leader: Option<PieceIx>) -> Appraisal {
        let Some(leader) = leader else { return Appraisal::default() };
        let waits = self.arm(leader) == Arm::Overall && self.waiting(self.piece(leader).side(), leader) > 0;
        good(if (verb == Verb::Defer) == waits { 20 } else { 0 })
    }

    /// Leaders of a side, but for one, who have still to check.
    fn waiting(&self, side: Side, but: PieceIx) -> usize {
        self.leaders_of(side)
            .filter(|l| *l != but && !self.is(*l, mark::CHECKED) && !self.is(*l, mark::DEFERRED))
            .count()
    }

    fn appraise_recall(&self, leader: PieceIx) -> Appraisal {
        if self.waiting(self.piece(leader).side(), leader) == 0 {
            return good(50);
        }
        Appraisal { cost: 10, ..Appraisal::default() }
    }

    fn appraise_motion(&self, side: Side, pix: PieceIx, order: &Order) -> Appraisal {
        let piece = self.piece(pix);
        if self.arm(pix).is_leader() {
            return self.appraise_leader(side, pix, order.hex());
        }
        let mut after = Stance { hex: piece.hex, facing: piece.facing, formation: piece.formation };
        let before = after;
        let mut price = 0;
        // Few orders ask for a check at all.
        let check = |modifier| {
            self.check_price(side, pix, modifier, self.urgency(side, order.hex().unwrap_or(piece.hex)))
        };
        match (order.verb(), order.hex()) {
            (Verb::Move, Some(hex)) => {
                let Ok(plan) = self.plan_move(pix, hex, order.flag()) else { return Appraisal::default() };
                after.facing = piece.facing.map(|f| f.turned(2 * plan.turns));
                if let Some(modifier) = plan.turn_check {
                    price += plan.turns.abs() * check(modifier);
                }
                if plan.steps {
                    after.hex = hex;
                    let stack = self.stack_modifier(hex, pix).map_or(0, |m| m.value);
                    if let Some(modifier) = plan.step_check {
                        price += check(modifier + stack);
                    }
                    if !piece.top {
                        price += check(1);
                    }
                }
            }
            (Verb::Turn, _) => {
                let Ok(plan) = self.plan_turn(pix, order.amount() > 0) else { return Appraisal::default() };
                after.facing = piece.facing.map(|f| f.turned(2 * plan.turns));
                if let Some(modifier) = plan.turn_check {
                    price += check(modifier);
                }
            }
            (Verb::Form, _) => {
                let Ok(change) = self.plan_form(pix, order) else { return Appraisal::default() };
                after.facing = Some(change.facing);
                after.formation = change.formation;
                if let Some(modifier) = change.check {
                    price += check(modifier);
                }
            }
            (_, Some(hex)) => {
                after.hex = hex;
                if let Ok((_, modifier)) = self.may_disengage(pix) {
                    price += check(modifier);
                }
            }
            _ => {}
        }
        let (now, then) = (self.stance_worth_now(side, pix), self.stance_worth(side, pix, after));
        let change = then - now;
        let contact = after.hex != before.hex && self.enemy_zone(side, after.hex);
        let mut worth = Appraisal {
            harm: 0,
            cost: price + (-change).max(0),
            good: change.max(0),
            folly: self.is_folly(side, pix, after, contact),
        };
        if contact {
            let clash = self.appraise_contact(side, pix, after);
            worth.harm += clash.harm;
            worth.cost += clash.cost;
        }
        worth
    }

    /// What no sensible officer does: guns or columns into contact, broken units into it.
    fn is_folly(&self, side: Side, pix: PieceIx, after: Stance, contact: bool) -> bool {
        let moved = after.hex != self.piece(pix).hex;
        let guns = self.arm(pix).is_guns();
        let touching = moved && self.touches_enemy(side, after.hex);
        let unready = matches!(after.formation, formation::COLUMN | formation::LIMBERED);
        (contact && guns)
            || (touching && unready)
            || (contact && (self.disruption(pix) >= 6 || self.morale(pix) <= 2))
    }

    /// Closing with the enemy: the volleys to come, from both sides.
    pub(crate) fn appraise_contact(&self, side: Side, pix: PieceIx, at: Stance) -> Appraisal {
        let (mut given, mut taken) = (0, 0);
        for hex in self.around(at.hex) {
            let Some(enemy) = self.fighting_at(hex).filter(|e| self.piece(*e).side() != side) else {
                continue;
            };
            if self.front(enemy).contains(&at.hex) {
                taken += self.seen_volley(side, enemy);
            }
            if at.fronts(self, hex) {
                given = given.max(self.seen_volley(side, pix));
            }
        }
        // A hit is some 22 men and as much again in shaken spirit; the fight goes on for a while.
        Appraisal { harm: given * 66 / 1000, cost: taken * 50 / 1000, ..Appraisal::default() }
    }

    /// Leaders keep behind their men (ai.leaders).
    fn appraise_leader(&self, side: Side, leader: PieceIx, hex: Option<Hex>) -> Appraisal {
        let Some(hex) = hex else { return Appraisal::default() };
        let stops =
            self.stops_flight(side, leader, hex) - self.stops_flight(side, leader, self.piece(leader).hex);
        let near = self.nearest_enemy(side, hex, true).map_or(99, |(_, d)| d);
        let company = self.units_at(hex).any(|u| !self.routed(u));
        let cost = match near {
            0..=1 => 80,
            2..=3 if !company => 40,
            _ => 0,
        };
        Appraisal {
            cost: cost + (-stops).max(0),
            good: stops.max(0),
            folly: near <= 3 && !company,
            ..Appraisal::default()
        }
    }

    /// Crossing the last ground faster, at the price of the second fire (`ai.assault_move`).
    fn appraise_assault_move(&self, side: Side, pix: PieceIx) -> Appraisal {
        let near = self.nearest_enemy(side, self.piece(pix).hex, true).map_or(99, |(_, d)| d);
        let fit = self.disruption(pix) <= 2 && self.morale(pix) >= 6;
        let cost = self.seen_volley(side, pix) * 66 / 1000;
        let gain = if near == 5 && fit { cost + 15 } else { 0 };
        Appraisal { cost, good: gain, folly: !fit, ..Appraisal::default() }
    }

    /// A steadier unit on top when the enemy is at hand.
    fn appraise_top(&self, side: Side, pix: PieceIx) -> Appraisal {
        let hex = self.piece(pix).hex;
        let Some(top) = self.fighting_at(hex).filter(|t| *t != pix) else { return Appraisal::default() };
        let state = |p: PieceIx| self.morale(p) - self.disruption(p);
        let near = self.nearest_enemy(side, hex, true).is_some_and(|(_, d)| d <= CONTACT);
        let gain = if near { 12 * (state(pix) - state(top)) } else { 0 };
        let price = self.check_price(side, pix, 1, 1000) + self.check_price(side, top, 1, 1000);
        Appraisal { cost: price, good: gain.max(0), ..Appraisal::default() }
    }
}

pub(crate) fn good(men: i32) -> Appraisal {
    Appraisal { good: men.max(0), cost: (-men).max(0), ..Appraisal::default() }
}
