//! Legal orders of the present decision.
//!
//! Offers candidates and lets the judges sort them. Must not know rules of its own.

use crate::battle::state::Battle;
use crate::ids::{DecisionKind, formation};
use oblique_rules::play::{Agenda, Decision, Game as _, Order, PieceIx, Verb};

/// So many orders a piece usually has at most.
const USUAL: usize = 16;

/// Orders found to be legal.
struct Offers {
    orders: Vec<Order>,
    /// How many are asked for.
    enough: usize,
}

impl Offers {
    fn up_to(enough: usize) -> Self {
        Self { orders: Vec::with_capacity(enough.min(USUAL)), enough }
    }

    const fn are_enough(&self) -> bool {
        self.orders.len() >= self.enough
    }

    fn push(&mut self, order: Order) {
        self.orders.push(order);
    }
}

impl Battle {
    /// All legal orders, or those of one piece.
    pub(crate) fn legal_orders(&self, piece: Option<PieceIx>) -> Vec<Order> {
        let Some(decision) = self.decision() else { return Vec::new() };
        let mut orders = Offers::up_to(usize::MAX);
        let pieces: Vec<PieceIx> = match piece {
            Some(pix) => vec![pix],
            None => self.units_of(decision.side).chain(self.leaders_of(decision.side)).collect(),
        };
        match DecisionKind::of(decision.kind) {
            Some(DecisionKind::Movement) if self.memory().turn.ride.is_some() => {
                self.ride_orders(piece, &mut orders);
            }
            Some(DecisionKind::Movement) => {
                let (pieces, due) = if piece.is_some() { (pieces, false) } else { self.movers(pieces) };
                for pix in pieces {
                    self.movement_orders(pix, &mut orders);
                }
                if piece.is_none() && !due {
                    self.general_movement_orders(&mut orders);
                }
            }
            Some(
                DecisionKind::Bombard
                | DecisionKind::FirstFire
                | DecisionKind::DefensiveFire
                | DecisionKind::SecondFire,
            ) => {
                for pix in pieces {
                    let targets = if decision.kind == DecisionKind::Bombard.id() {
                        self.bombard_targets(pix)
                    } else {
                        self.fire_targets(pix, self.field().phase)
                    };
                    for hex in targets {
                        self.offer(Order::plot(pix, hex), &mut orders);
                    }
                    self.offer(Order::of(Verb::Unplot, pix), &mut orders);
                }
                if piece.is_none() {
                    orders.push(Order::Done);
                }
            }
            Some(DecisionKind::Assault) => {
                for pix in pieces {
                    self.offer(Order::of(Verb::Assault, pix), &mut orders);
                    self.offer(Order::of(Verb::Unplot, pix), &mut orders);
                }
                if piece.is_none() {
                    orders.push(Order::Done);
                }
            }
            Some(DecisionKind::SubPoints) => {
                let left = self.memory().turn.sub_points[decision.side.index()];
                for pix in pieces {
                    for amount in 1..=left {
                        self.offer(Order::of(Verb::Allot, pix).with_amount(amount), &mut orders);
                    }
                }
                if piece.is_none() {
                    orders.push(Order::Done);
                }
            }
            Some(DecisionKind::Deferred) => {
                for pix in pieces {
                    self.offer(Order::of(Verb::Recall, pix), &mut orders);
                }
                if piece.is_none() {
                    orders.push(Order::blank(Verb::Recall));
                }
            }
            Some(DecisionKind::Initiative) => {
                if piece.is_none_or(|p| decision.piece == Some(p)) {
                    orders.orders.extend([Order::blank(Verb::Activate), Order::Defer]);
                }
            }
            Some(DecisionKind::AdvanceFire | DecisionKind::AdvanceAssault) | None => {
                orders.orders.extend(
                    self.advance_orders().into_iter().filter(|o| piece.is_none() || o.piece() == piece),
                );
            }
        }
        orders.orders
    }

    /// Who has a legal order, and the orders that are no piece's: where most of an army can move, without listing all it may do.
    pub(crate) fn agenda(&self) -> Agenda {
        let moving = |decision: &&Decision| DecisionKind::of(decision.kind) == Some(DecisionKind::Movement);
        let Some(decision) = self.decision().filter(moving).filter(|_| self.memory().turn.ride.is_none())
        else {
            return self.legal_orders(None).into();
        };
        let all = self.units_of(decision.side).chain(self.leaders_of(decision.side)).collect();
        let (mut pieces, due) = self.movers(all);
        let mut one = Offers::up_to(1);
        pieces.retain(|pix| {
            one.orders.clear();
            self.movement_orders(*pix, &mut one);
            one.are_enough()
        });
        let mut general = Offers::up_to(usize::MAX);
        if !due {
            self.general_movement_orders(&mut general);
        }
        Agenda { pieces, general: general.orders }
    }

    /// Of all pieces those that may be moved now, and whether those are only the ones that have promised to close
    /// (`assaultmove.enforce`): while a promise is due every order offered must bring its keeping nearer, or a commander
    /// could put it off for ever.
    fn movers(&self, all: Vec<PieceIx>) -> (Vec<PieceIx>, bool) {
        let owing: Vec<PieceIx> = all.iter().copied().filter(|p| self.owes_closing(*p)).collect();
        if owing.is_empty() { (all, false) } else { (owing, true) }
    }

    /// Orders of a movement phase that are no piece's.
    fn general_movement_orders(&self, orders: &mut Offers) {
        for (level, in_zones) in (1..=10).flat_map(|l| [(l, false), (l, true)]) {
            self.offer(Order::AutoRally { level, in_zones }, orders);
        }
        self.offer(Order::EndPhase, orders);
    }

    fn offer(&self, order: Order, orders: &mut Offers) {
        if !orders.are_enough() && self.judged(&order).is_ok() {
            orders.push(order);
        }
    }

    fn ride_orders(&self, piece: Option<PieceIx>, orders: &mut Offers) {
        let Some(ride) = self.memory().turn.ride.filter(|r| piece.is_none_or(|p| p == r.unit)) else {
            return;
        };
        orders.orders.extend(
            self.ride_steps(ride.unit).into_iter().map(|(h, _)| Order::blank(Verb::ChargeStep).with_hex(h)),
        );
        self.offer(Order::ChargeStand, orders);
    }

    /// Movement orders of one piece.
    fn movement_orders(&self, pix: PieceIx, orders: &mut Offers) {
        let Some(piece) = self.field().get(pix).filter(|p| p.on_map()) else { return };
        if self.memory().rally_points > 0 && piece.is_unit() {
            self.offer(Order::of(Verb::Rally, pix), orders);
        }
        if !self.takes_part(pix) {
            return;
        }
        let hexes = self.around(piece.hex);
        for hex in hexes {
            self.offer(Order::step(pix, hex), orders);
        }
        if orders.are_enough() || !piece.is_unit() || self.may_act(pix).is_err() {
            return;
        }
        if self.in_enemy_zone(pix) {
            if self.may_disengage(pix).is_ok() {
                let leaders = hexes.len() > 1 && self.at(piece.hex).iter().any(|p| self.arm(*p).is_leader());
                for hex in self.disengage_hexes(pix) {
                    let order =
                        |with_leaders| Order::Disengage { piece: Some(pix), to: Some(hex), with_leaders };
                    orders.push(order(false));
                    if leaders {
                        orders.push(order(true));
                    }
                }
            }
        } else {
            for amount in [-1, 1] {
                if let Some(facing) = piece.facing {
                    let order = Order::of(Verb::Turn, pix).with_amount(amount);
                    self.offer(order.with_facing(facing.turned(2 * amount)), orders);
                }
            }
            self.offer(Order::of(Verb::Recover, pix), orders);
            self.offer(Order::of(Verb::AssaultMove, pix), orders);
            self.form_orders(pix, orders);
        }
        self.offer(Order::of(Verb::MakeTop, pix), orders);
        if self.arm(pix).is_cavalry() {
            self.offer(Order::of(Verb::Charge, pix), orders);
        }
    }

    fn form_orders(&self, pix: PieceIx, orders: &mut Offers) {
        if !self.formed(pix, formation::SQUARE) {
            // The order says what comes of it, for commanders who do not know the rule.
            for amount in [-1, 1] {
                let order = Order::of(Verb::Form, pix).with_amount(amount);
                if let Ok(change) = self.plan_form(pix, &order) {
                    orders.push(order.with_formation(change.formation).with_facing(change.facing));
                }
            }
            return;
        }
        let o = self.board().layout().orientation;
        for facing in o.vertices() {
            self.offer(
                Order::of(Verb::Form, pix).with_formation(formation::LINE).with_facing(facing),
                orders,
            );
        }
        for facing in o.sides() {
            self.offer(
                Order::of(Verb::Form, pix).with_formation(formation::COLUMN).with_facing(facing),
                orders,
            );
        }
    }

    /// Is there anything at all to order in the movement phase that opens?
    pub(crate) fn can_move_at_all(&self) -> bool {
        let Some(side) = self.field().active_side else { return false };
        // A leader with points or room, or a unit that takes part, nearly always has something.
        let any = self.units_of(side).chain(self.leaders_of(side)).any(|p| self.takes_part(p));
        any || self.units_of(side).any(|p| self.plan_rally(p).is_ok())
    }
}
