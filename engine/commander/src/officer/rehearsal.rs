//! Orders played out on copies: a few rivals of the order an officer means to give, each until the action under way is over,
//! by dice that are not those of the battle.
//!
//! What follows, both sides decide by the ruleset's estimates alone. Must not know rulesets, nor what an order does.

use crate::Seat;
use oblique_rules::play::{Appraisal, Game, Order, Verb};
use std::cmp::Reverse;

/// Most orders that follow one on a copy: none goes on for ever.
const MOST_FOLLOWING: u32 = 60;
/// Orders that are played out beside the one meant to be given, the most promising.
const RIVALS: usize = 4;

/// How an officer plays orders out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rehearsal {
    /// Copies each order is played out on; 0: none is.
    pub copies: u32,
    /// What another order must bring more on the mean, in men, to be given instead.
    pub better_men: i32,
}

impl Rehearsal {
    /// The order to give instead of the one meant, if it does better when both are played out.
    pub(super) fn instead(self, seat: &Seat<'_>, meant: &Order) -> Option<Order> {
        if self.copies == 0 || !seat.is_acting() {
            return None;
        }
        let rivals = rivals(seat, meant);
        let fights = |order: &Order| seat.appraise(order).harm > 0;
        // Who acts and fights nobody shows nothing by it; an answer within a fight always does.
        let answers = !matches!(seat.decision().default.verb(), Verb::Done | Verb::EndPhase);
        if !answers && !fights(meant) && !rivals.iter().any(fights) {
            return None;
        }
        // The same question has the same answer, and every order the same dice.
        let position = seat.position_hash();
        let dice = (0..u64::from(self.copies))
            .map(|copy| position.wrapping_add(copy).wrapping_mul(0x9e37_79b9_7f4a_7c15))
            .collect::<Vec<u64>>();
        let expected = mean_men(seat, meant, &dice)?;
        let tried = rivals.into_iter().filter_map(|rival| Some((mean_men(seat, &rival, &dice)?, rival)));
        let best = tried.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.filter(|(men, _)| *men > expected + i64::from(self.better_men)).map(|(_, order)| order)
    }
}

/// The orders that promise most, and those that put off or decline, without the one meant.
fn rivals(seat: &Seat<'_>, meant: &Order) -> Vec<Order> {
    let orders = seat.orders_without_paths(None).into_iter().filter(|order| order.verb() != Verb::Concede);
    let promising = orders.filter_map(|order| {
        let promised = promised_men(&seat.appraise(&order), || seat.outlook(&order))?;
        Some((Reverse(promised), order))
    });
    let mut promising: Vec<(Reverse<i32>, Order)> = promising.collect();
    promising.sort_by_key(|(promised, _)| *promised);
    let waits = |order: &Order| matches!(order.verb(), Verb::Defer | Verb::Decline);
    let chosen = promising.into_iter().enumerate().filter(|(i, (_, order))| *i < RIVALS || waits(order));
    chosen.map(|(_, (_, order))| seat.with_path(order)).filter(|order| order != meant).collect()
}

/// What an order comes to on the mean of copies with these dice, in men; `None` where it cannot be played out.
fn mean_men(seat: &Seat<'_>, order: &Order, dice: &[u64]) -> Option<i64> {
    let all: i64 = dice.iter().map(|seed| played_out(seat, order, *seed)).sum::<Option<i64>>()?;
    Some(all / i64::try_from(dice.len().max(1)).ok()?)
}

/// What the side has on one copy when the action an order belongs to is over, in men.
fn played_out(seat: &Seat<'_>, order: &Order, seed: u64) -> Option<i64> {
    let mut copy = seat.rehearsal(seed)?;
    copy.carry_out(order).ok()?;
    for _ in 0..MOST_FOLLOWING {
        if !copy.is_acting() {
            break;
        }
        let Some(next) = following(copy.as_ref()) else { break };
        if copy.carry_out(&next).is_err() {
            break;
        }
    }
    Some(i64::from(copy.balance(seat.side())))
}

/// What whoever must decide does on a copy: what promises most, the default if nothing promises anything.
fn following(copy: &dyn Game) -> Option<Order> {
    let default = &copy.decision()?.default;
    let orders = copy.orders_without_paths(None).into_iter().filter(|order| order.verb() != Verb::Concede);
    let promising = orders.filter_map(|order| {
        let promised = promised_men(&copy.appraise(&order), || copy.outlook(&order))?;
        (promised > 0).then_some((promised, order))
    });
    let best = promising.reduce(|best, other| if other.0 > best.0 { other } else { best });
    Some(best.map_or_else(|| default.clone(), |(_, order)| copy.with_path(order)))
}

/// What an order promises by the ruleset's estimates, what it leads to at half of that; `None` for folly.
fn promised_men(found: &Appraisal, outlook: impl FnOnce() -> i32) -> Option<i32> {
    (!found.folly).then(|| found.harm + found.good - found.cost + outlook() / 2)
}
