//! The officer: a commander with a temperament, for any ruleset.
//!
//! What an order may win or lose in men he takes from the ruleset's appraisal; where his units
//! should be, look and wait he judges himself. What is fought over he may play out on copies first. He takes one piece at a time and weighs only its
//! orders, so a whole army costs him no more than the sum of its units.

mod choice;
mod clock;
mod dress;
mod errand;
mod flank;
mod garrisons;
mod horse;
mod picture;
mod plan;
mod posts;
mod rehearsal;
mod session;
mod tasks;
mod value;

use super::ground::Ground;
use super::{Commander, Differences, Seat, Temperament};
use oblique_battle::BattleSetting;
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, Field, Order, PieceIx, Verb};
use picture::Picture;
use plan::Plan;
use rehearsal::Rehearsal;
use session::Session;
use std::sync::Arc;
use value::Values;

/// Price of an order that a sensible officer never gives.
const FOLLY_MEN: i32 = 1_000_000;
/// How many times more recovering must promise far from the enemy.
const FAR_TIMES: i32 = 3;

/// A commander who weighs gains against losses.
pub struct Officer {
    temperament: Arc<Temperament>,
    /// May the ruleset have another of the same name?
    shipped: bool,
    ground: Option<Ground>,
    session: Option<Session>,
}

impl Officer {
    /// An officer of a temperament that comes with the program; `None` if there is no such.
    #[must_use]
    pub fn named(temperament: &str) -> Option<Self> {
        let temperament = Arc::new(Temperament::of(temperament)?.clone());
        Some(Self { shipped: true, ..Self::new(temperament) })
    }

    /// An officer of a temperament, the same under every ruleset.
    #[must_use]
    pub const fn new(temperament: Arc<Temperament>) -> Self {
        Self { temperament, shipped: false, ground: None, session: None }
    }

    /// He has come to a battle: what he is like under its rules, and its ground.
    fn arrive(&mut self, setting: &BattleSetting) -> Ground {
        if self.shipped {
            let differences = Differences::read(setting.commanders).unwrap_or_default();
            self.temperament = Arc::new(differences.officer(&self.temperament));
        }
        Ground::new(setting)
    }

    /// What the ruleset expects of an order, weighed.
    fn expectation(&self, seat: &Seat<'_>, order: &Order) -> i32 {
        self.weighed(order, &seat.appraise(order))
    }

    /// The most that can be; without limit where it is not quickly told.
    fn hope(&self, seat: &Seat<'_>, order: &Order) -> i32 {
        seat.appraise_at_most(order).map_or(i32::MAX, |most| self.weighed(order, &most))
    }

    /// What both sides may be expected to do after an order, weighed.
    fn outlook(&self, seat: &Seat<'_>, order: &Order) -> i32 {
        match i64::from(self.temperament.outlook_permille) {
            0 => 0,
            weight => i32::try_from(i64::from(seat.outlook(order)) * weight / 1000).unwrap_or(0),
        }
    }

    fn weighed(&self, order: &Order, a: &Appraisal) -> i32 {
        let t = &*self.temperament;
        let dash = match order.verb() {
            Verb::Charge | Verb::ChargeStep | Verb::ChargeStand => i64::from(t.dash_permille),
            _ => 1000,
        };
        let weighed = i64::from(a.harm) * i64::from(t.harm_permille) * dash / 1000
            + i64::from(a.good) * i64::from(t.good_permille)
            - i64::from(a.cost) * i64::from(t.cost_permille);
        let folly = if a.folly { FOLLY_MEN } else { 0 };
        i32::try_from(weighed / 1000).unwrap_or(0) - folly
    }

    /// What an order must promise to be given. Order and spirit matter where the enemy is near: far
    /// from him there is time, and the next turn fixes as well.
    fn least(&self, order: &Order, values: &Values<'_>, at: Hex) -> i32 {
        let t = &*self.temperament;
        match order.verb() {
            Verb::Recover if values.is_far(at) => t.recover_men * FAR_TIMES,
            Verb::Recover => t.recover_men,
            _ => t.patience_men,
        }
    }

    /// The answer to a question: the best of all orders, the default if none is better.
    fn answer(&self, seat: &Seat<'_>, field: &Field, ground: &Ground) -> Order {
        let orders = seat.orders_without_paths(None);
        // Fire names a hex too, that of its target.
        let moves = orders.iter().any(|o| o.hex().is_some()) && orders.iter().any(value::moves);
        let picture = moves.then(|| Picture::new(seat, field, ground));
        let plan = picture.as_ref().map(|_| Plan::new(&self.temperament, seat, field, ground));
        let values = picture.as_ref().zip(plan.as_ref());
        let values = values.map(|(picture, plan)| Values::new(&self.temperament, ground, picture, plan));
        let default = &seat.decision().default;
        let is_default =
            |order: &Order| order.verb() == default.verb() && seat.with_path(order.clone()) == *default;
        let mut best: Option<(i32, Order)> = None;
        for order in orders {
            if matches!(order.verb(), Verb::Concede | Verb::Unplot) {
                continue;
            }
            let mut worth = self.expectation(seat, &order) + self.outlook(seat, &order);
            let who = order.piece().or(seat.decision().piece).and_then(|p| Some((p, field.get(p)?)));
            if let (Some(values), Some((pix, piece))) = (&values, who) {
                worth += values.change(pix, piece, &order);
            }
            // The default wins ties, then the order listed first.
            let better = best.as_ref().is_none_or(|(b, _)| worth > *b || (worth == *b && is_default(&order)));
            if better {
                best = Some((worth, order));
            }
        }
        best.map_or_else(|| seat.fallback(), |(_, order)| seat.with_path(order))
    }

    /// The next order of a decision in which pieces are ordered one by one.
    fn work(&self, seat: &Seat<'_>, field: &Field, ground: &Ground, session: &mut Session) -> Option<Order> {
        if !session.go_on() {
            return None;
        }
        if let Some(order) = session.errand(seat, field, |order| self.expectation(seat, order)) {
            return Some(seat.with_path(order));
        }
        if let Some(order) = session.take_general(seat, |order| self.expectation(seat, order)) {
            return Some(order);
        }
        session.picture.occupy(seat.side(), field, ground);
        while let Some(pix) = session.current(field) {
            let piece = field.get(pix)?;
            let values = Values::new(&self.temperament, ground, &session.picture, &session.plan);
            let here = values.of_piece(pix, piece);
            let orders = seat.orders_without_paths(Some(pix));
            let mut offers: Vec<(i32, (i32, Order))> = Vec::with_capacity(orders.len());
            for order in orders {
                if matches!(order.verb(), Verb::Concede | Verb::Unplot | Verb::Done | Verb::EndPhase) {
                    continue;
                }
                let after = values.after(piece, &order);
                if session.was_there(after) && !session::changes_more(order.verb())
                    || order.verb() == Verb::MakeTop && session.topped(piece.hex)
                {
                    continue;
                }
                let mut place = -values.leaving(pix, &order);
                if session.positions {
                    place += values.at(pix, piece, after) - here + self.outlook(seat, &order);
                }
                let most = self.hope(seat, &order).saturating_add(place);
                if most >= self.least(&order, &values, piece.hex) {
                    offers.push((most, (place, order)));
                }
            }
            let worth = |(place, order): &(i32, Order)| {
                let worth = self.expectation(seat, order) + place;
                (worth >= self.least(order, &values, piece.hex)).then_some(worth)
            };
            if let Some((_, order)) = choice::best_of(offers, worth) {
                let now = (piece.hex, piece.facing, piece.formation);
                session.gave(pix, order.verb(), now);
                return Some(seat.with_path(order));
            }
            session.finish_piece();
        }
        None
    }
}

/// Is only the question who acts next? Then the best of all goes first, not the foremost.
fn hands_out(seat: &Seat<'_>) -> bool {
    seat.decision().piece.is_none()
        && seat.decision().default.verb() == Verb::Done
        && seat
            .orders_without_paths(None)
            .iter()
            .all(|o| matches!(o.verb(), Verb::Activate | Verb::Done | Verb::Concede))
}

impl Commander for Officer {
    fn choose(&mut self, seat: &Seat<'_>) -> Order {
        let field = seat.see();
        let ground = match self.ground.take() {
            Some(ground) => ground,
            None => self.arrive(seat.setting()),
        };
        let default = &seat.decision().default;
        let order = if matches!(default.verb(), Verb::Done | Verb::EndPhase) && !hands_out(seat) {
            let mut session = match self.session.take() {
                Some(session) if session.goes_on(seat) => session,
                _ => {
                    let mut session = Session::new(&self.temperament, seat, &field, &ground);
                    session.general(seat, &field, &ground, |order| self.expectation(seat, order));
                    session
                }
            };
            match self.work(seat, &field, &ground, &mut session) {
                Some(order) => {
                    self.session = Some(session);
                    order
                }
                None if seat.judge(default).is_ok() => default.clone(),
                None => {
                    let order = self.forced(seat, &field, &ground, &mut session);
                    self.session = Some(session);
                    order
                }
            }
        } else {
            self.answer(seat, &field, &ground)
        };
        self.ground = Some(ground);
        let t = &*self.temperament;
        let rehearsal = Rehearsal { copies: t.rehearsals, better_men: t.rehearsed_men };
        rehearsal.instead(seat, &order).unwrap_or(order)
    }
}

impl Officer {
    /// The order given when the rules do not let the decision end yet: those who have promised to
    /// close do so; failing that, every legal order in turn, so that nothing is repeated for ever.
    fn forced(&self, seat: &Seat<'_>, field: &Field, ground: &Ground, session: &mut Session) -> Order {
        session.picture.occupy(seat.side(), field, ground);
        for pix in session.bound.clone() {
            let Some(piece) = field.get(pix).filter(|p| p.on_map()) else { continue };
            let values = Values::new(&self.temperament, ground, &session.picture, &session.plan);
            let orders = seat.orders(Some(pix)).into_iter();
            let moves = orders.filter(|o| matches!(o.verb(), Verb::Move | Verb::Turn));
            let best = moves
                .map(|o| (values.after(piece, &o), o))
                .filter(|(after, _)| !session.was_forced(pix, *after))
                .min_by_key(|(after, o)| (values.distance_from_enemy(*after), o.verb()));
            if let Some((_, order)) = best {
                session.force(pix, (piece.hex, piece.facing, piece.formation));
                return order;
            }
        }
        let mut orders = seat.orders(None);
        orders.retain(|o| {
            !matches!(o.verb(), Verb::Concede | Verb::Unplot | Verb::MakeTop | Verb::AssaultMove)
        });
        let pick = session.next_pick() % orders.len().max(1);
        orders.into_iter().nth(pick).unwrap_or_else(|| seat.fallback())
    }
}

/// Is the piece running?
fn routed(seat: &Seat<'_>, field: &Field, pix: PieceIx) -> bool {
    let Some(piece) = field.get(pix) else { return false };
    let catalog = seat.setting().catalog;
    let has = catalog.kinds.get(usize::from(piece.info.kind)).is_some_and(|k| !k.formations.is_empty());
    has && catalog.formations.get(usize::from(piece.formation)).is_some_and(|f| f.look == "rout")
}
