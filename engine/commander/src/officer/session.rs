//! One decision in which pieces are ordered one by one: who has been thought of, and how often.

use super::picture::Picture;
use super::plan::Plan;
use super::{Ground, Seat, Temperament};
use crate::guard::Key;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Field, Order, PieceIx, Verb};

/// Most orders one piece is given in a decision.
const PIECE_CAP: u32 = 14;
/// Most orders a decision is given, for each piece that can act in it.
const CAP_PER_PIECE: u32 = 14;

/// Where a piece stands, looks and how it is formed.
pub(super) type Stance = (Hex, Option<Hour>, u8);

/// May the verb change more than hex, facing and formation, so that it may leave a piece where it was?
pub(super) fn changes_more(verb: Verb) -> bool {
    !matches!(verb, Verb::Move | Verb::Turn | Verb::Form | Verb::Limber | Verb::Withdraw)
}

/// The work on one decision.
pub(super) struct Session {
    key: Key,
    /// Pieces still to be thought of, the last first.
    pub(super) queue: Vec<PieceIx>,
    /// Best order that is no piece's, given before all others.
    pub(super) general: Option<Order>,
    /// Was such an order given, so that another may be worth giving?
    pub(super) asks_again: bool,
    /// Where the active leader was before each step of his way to those who need him; `None`: he is there, or nobody does.
    pub(super) errand: Option<Vec<Hex>>,
    /// Where the current piece has been in this decision.
    been: Vec<Stance>,
    given_piece: u32,
    given: u32,
    cap: u32,
    /// Hexes in which the top unit has been changed.
    topped: Vec<Hex>,
    /// Pieces that have promised to close with the enemy.
    pub bound: Vec<PieceIx>,
    /// Where pieces were before orders they had to be given.
    forced: Vec<(PieceIx, Stance)>,
    picks: usize,
    /// Is it a decision in which positions change (else plots, allotments)?
    pub positions: bool,
    pub picture: Picture,
    pub plan: Plan,
}

impl Session {
    pub(super) fn new(t: &Temperament, seat: &Seat<'_>, field: &Field, ground: &Ground) -> Self {
        let moves = |order: &Order| matches!(order.verb(), Verb::Move | Verb::Turn | Verb::Form);
        let positions = seat.decision().default.verb() == Verb::EndPhase
            || seat.orders_without_paths(None).iter().any(moves);
        let picture = Picture::new(seat, field, ground);
        let plan = if positions { Plan::new(t, seat, field, ground) } else { Plan::default() };
        Self {
            key: Key::of(seat),
            queue: Vec::new(),
            general: None,
            asks_again: false,
            errand: Some(Vec::new()),
            been: Vec::new(),
            given_piece: 0,
            given: 0,
            cap: 0,
            topped: Vec::new(),
            bound: Vec::new(),
            forced: Vec::new(),
            picks: 0,
            positions,
            picture,
            plan,
        }
    }

    /// Lists the pieces that can act and picks the best order that is no piece's.
    pub(super) fn general(
        &mut self,
        seat: &Seat<'_>,
        field: &Field,
        ground: &Ground,
        mut worth: impl FnMut(&Order) -> i32,
    ) {
        let agenda = seat.agenda();
        self.queue = agenda.pieces;
        self.pick_general(agenda.general, &mut worth);
        // The foremost go first and clear the way; leaders follow their men.
        let rank = |pix: &PieceIx| {
            let leads = field.get(*pix).is_some_and(|p| p.info.role.leads());
            let steps = field.get(*pix).map_or(u16::MAX, |p| self.plan.to_goal(*pix, p.hex, ground));
            (leads, steps, *pix)
        };
        let mut ranked: Vec<_> = self.queue.iter().map(rank).collect();
        ranked.sort_unstable();
        if !self.positions {
            share_out(seat, &mut ranked, worth);
        }
        self.queue = ranked.into_iter().rev().map(|(_, _, pix)| pix).collect();
        self.cap = (self.queue.len() as u32 + 1) * CAP_PER_PIECE;
    }

    /// The best of orders that are no piece's, if one promises anything.
    fn pick_general(&mut self, orders: Vec<Order>, mut worth: impl FnMut(&Order) -> i32) {
        self.general = None;
        let mut best = 0;
        for order in orders {
            if !matches!(order.verb(), Verb::Done | Verb::EndPhase | Verb::Concede) {
                let w = worth(&order);
                if w > best {
                    best = w;
                    self.general = Some(order);
                }
            }
        }
    }

    /// Is it still the decision of this session?
    pub(super) fn goes_on(&self, seat: &Seat<'_>) -> bool {
        self.key == Key::of(seat)
    }

    /// Counts an order; `false` when there were enough.
    pub(super) fn go_on(&mut self) -> bool {
        self.given += 1;
        self.given <= self.cap
    }

    /// The order that is no piece's to be given now: as long as one promises anything.
    pub(super) fn take_general(
        &mut self,
        seat: &Seat<'_>,
        worth: impl FnMut(&Order) -> i32,
    ) -> Option<Order> {
        if self.asks_again {
            self.pick_general(seat.agenda().general, worth);
        }
        let order = self.general.take();
        self.asks_again = order.is_some();
        order
    }

    /// The piece to think of now.
    pub(super) fn current(&mut self, field: &Field) -> Option<PieceIx> {
        while let Some(pix) = self.queue.last().copied() {
            if self.given_piece < PIECE_CAP
                && field.get(pix).is_some_and(oblique_rules::play::PieceState::on_map)
            {
                return Some(pix);
            }
            self.finish_piece();
        }
        None
    }

    /// Has the current piece been there in this decision?
    pub(super) fn was_there(&self, stance: Stance) -> bool {
        self.been.contains(&stance)
    }

    /// Has the top unit of a hex been changed in this decision?
    pub(super) fn topped(&self, hex: Hex) -> bool {
        self.topped.contains(&hex)
    }

    /// Was the piece there before an order it had to be given?
    pub(super) fn was_forced(&self, pix: PieceIx, stance: Stance) -> bool {
        self.forced.contains(&(pix, stance))
    }

    /// A piece has to be given an order, standing as it does now.
    pub(super) fn force(&mut self, pix: PieceIx, now: Stance) {
        self.forced.push((pix, now));
    }

    /// A number that grows with every call.
    pub(super) fn next_pick(&mut self) -> usize {
        self.picks += 1;
        self.picks - 1
    }

    /// The current piece gets an order, standing as it does now.
    pub(super) fn gave(&mut self, pix: PieceIx, verb: Verb, now: Stance) {
        match verb {
            Verb::MakeTop => self.topped.push(now.0),
            Verb::AssaultMove => self.bound.push(pix),
            _ => {}
        }
        self.been.push(now);
        self.given_piece += 1;
        if !self.positions {
            // One plot or allotment each.
            self.finish_piece();
        }
    }

    /// On to the next piece.
    pub(super) fn finish_piece(&mut self) {
        self.queue.pop();
        self.been.clear();
        self.given_piece = 0;
    }
}

/// What one gets the others do not: first those to whom it is worth most.
fn share_out(seat: &Seat<'_>, ranked: &mut [(bool, u16, PieceIx)], mut worth: impl FnMut(&Order) -> i32) {
    let allots = |pix: PieceIx| {
        let orders = seat.orders_without_paths(Some(pix)).into_iter();
        orders.filter(|o| o.verb() == Verb::Allot)
    };
    if ranked.first().is_some_and(|(.., first)| allots(*first).next().is_some()) {
        let mut most = |pix: PieceIx| allots(pix).map(|o| worth(&o)).max().unwrap_or(0);
        ranked.sort_by_cached_key(|(.., pix)| std::cmp::Reverse(most(*pix)));
    }
}
