//! The exact chances of a round (`combat.lose`), counted from what is thrown, and of whatever else an order leads to.

use crate::battle::state::Battle;
use crate::combat::round::{Blows, COMBAT};
use crate::ids::{DecisionKind, rule};
use crate::tables::Tables;
use oblique_rules::kernel::Rules as _;
use oblique_rules::play::{Event, Game as _, Odds, Order, PieceIx, enumerate, reduced, successes};

/// Most units whose round is told of one order.
const MOST: usize = 8;
/// The answer of who could evade and stands.
const STANDS: i32 = 0;

/// Ways of each number of hits, from none up.
type Ways = Vec<u128>;

/// The ways of two numbers of hits that are thrown for apart, added.
fn together(one: &Ways, other: &Ways) -> Ways {
    let mut all = vec![0_u128; (one.len() + other.len()).saturating_sub(1).max(1)];
    for (a, ways) in one.iter().enumerate() {
        for (b, more) in other.iter().enumerate() {
            if let Some(place) = all.get_mut(a + b) {
                *place += ways * more;
            }
        }
    }
    all
}

/// The same in numbers small enough to be multiplied.
fn small(ways: Ways) -> Ways {
    reduced(ways.into_iter().enumerate()).into_iter().map(|(_, ways)| u128::from(ways)).collect()
}

/// Ways of the hits of some blows.
fn hits_of<'b>(blows: impl Iterator<Item = &'b Blows>) -> Ways {
    let sides = Tables::get().fire.sides;
    let of = |blows: &Blows| small(successes(blows.dice, sides + 1 - blows.need, sides));
    blows.fold(vec![1], |all, blows| small(together(&all, &of(blows))))
}

/// The chances of a unit in a round of which these are the blows.
fn round_of(pix: PieceIx, blows: &[Blows]) -> Odds {
    let scored = hits_of(blows.iter().filter(|blows| blows.by == pix));
    let suffered = hits_of(blows.iter().filter(|blows| blows.at == pix));
    let mut ways = [0_u128; 3];
    for (own, times) in scored.iter().enumerate() {
        for (theirs, more) in suffered.iter().enumerate() {
            let place = match own.cmp(&theirs) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            };
            if let Some(sum) = ways.get_mut(place) {
                *sum += times * more;
            }
        }
    }
    let words = ["wins the round", "no decision", "loses the round"].map(str::to_owned);
    let ways = reduced(words.into_iter().zip(ways));
    Odds::counted(COMBAT, rule::COMBAT_LOSE, pix, ways)
}

impl Battle {
    /// The chances of what an order leads to at once: of a round of combat as a whole, of anything else die by die.
    pub(crate) fn chances(&self, order: &Order) -> Vec<Odds> {
        match order {
            Order::Charge { piece: Some(pix), .. } => self.attack_odds(order, *pix),
            Order::EndPhase | Order::Done | Order::Choose { .. } => {
                let rounds = self.round_odds(order);
                if rounds.is_empty() { enumerate(self, order, None) } else { rounds }
            }
            _ => enumerate(self, order, None),
        }
    }

    /// Of an attack: of the dice it is thrown for at once, else of its first round if nothing else happens before and
    /// whoever could evade stands.
    fn attack_odds(&self, order: &Order, pix: PieceIx) -> Vec<Odds> {
        let mut then = self.supposed(&[]);
        let Ok(mut events) = then.carry_out(order) else { return Vec::new() };
        while then.decision().is_some_and(|asked| DecisionKind::of(asked.kind) == Some(DecisionKind::Evade)) {
            match then.carry_out(&Order::choose(STANDS)) {
                Ok(more) => events.extend(more),
                Err(_) => return Vec::new(),
            }
        }
        if events.iter().any(|event| matches!(event, Event::Drew(_))) {
            return enumerate(self, order, None);
        }
        if !then.is_engaged(pix) {
            return Vec::new();
        }
        vec![round_of(pix, &then.blows_now())]
    }

    /// Of a round that an order leads to before anything else is thrown for, unit by unit.
    fn round_odds(&self, order: &Order) -> Vec<Odds> {
        if self.memory().pairs.is_empty() {
            return Vec::new();
        }
        let mut then = self.supposed(&[]);
        let Ok(events) = then.carry_out(order) else { return Vec::new() };
        let first =
            events.iter().find_map(|event| if let Event::Drew(draw) = event { Some(draw) } else { None });
        if first.is_none_or(|draw| draw.name != COMBAT) {
            return Vec::new();
        }
        // Who struck whom with what does not depend on what fell.
        let blows = &then.memory().blows;
        let mut units: Vec<PieceIx> = Vec::new();
        for each in blows {
            if !units.contains(&each.by) {
                units.push(each.by);
            }
        }
        units.into_iter().take(MOST).map(|pix| round_of(pix, blows)).collect()
    }

    /// What all would strike with now.
    fn blows_now(&self) -> Vec<Blows> {
        let pairs = &self.memory().pairs;
        pairs
            .iter()
            .flat_map(|pair| [self.blows_of(pair.attacker, *pair), self.blows_of(pair.attacked, *pair)])
            .collect()
    }
}

#[cfg(test)]
mod tests;
