//! The odds of an order, counted over the engine's own draws.
//!
//! The battle is carried on in copies whose dice are set to every value in turn, and what the draws
//! say is counted: no rule is told twice. Must not know any one ruleset, nor who asks.

use super::{Draw, DrawName, Event, Game, Modifier, Need, Order, PieceIx};
use crate::RuleId;
use oblique_scenario::Side;

/// Dice of more values than this are not followed up by others.
const FOLLOWED: i32 = 12;
/// Dice of more values than this are not counted out.
const COUNTED: i32 = 200;
/// Most draws told of one order.
const MOST: usize = 8;
/// How many draws that hang on one another are counted out together.
const DEPTH: usize = 2;
/// Copies carried on after which no further draw is begun: whoever asks does not wait.
const COPIES: usize = 330;

/// One thing that may come of a draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    /// What it is, in a few words.
    pub text: String,
    /// In how many of [`Odds::total`] equal cases.
    pub ways: u64,
    /// The draw that follows if it does, where one does.
    pub then: Option<Box<Odds>>,
}

/// How odds came about that were not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sampled {
    /// How often it was carried out in copies with dice of their own: what the ways add up to.
    pub times: u32,
    /// Why it was not counted, as a clause after 'because'.
    pub why: &'static str,
}

/// The distribution of a draw to come: exact, but where it says that it was sampled.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Odds {
    /// Name of the draw, e.g. `check.morale`; words where it is none of a single draw.
    pub name: DrawName,
    /// The rule that asks for it, without prefix.
    pub rule: RuleId,
    /// Whose piece it is about.
    pub piece: Option<PieceIx>,
    /// Whom it may strike, where an order has a draw for each of several.
    pub target: Option<PieceIx>,
    /// Range of the die.
    pub range: (i32, i32),
    /// Modifiers with their rules.
    pub modifiers: Vec<Modifier>,
    /// Those of the enemy's dice, where both sides roll.
    pub enemy_modifiers: Vec<Modifier>,
    /// What it must come to, if there is a number.
    pub need: Option<Need>,
    /// All that may come of it, from the lowest die up; each text once.
    pub chances: Vec<Chance>,
    /// Not counted, but carried out so often.
    pub sampled: Option<Sampled>,
}

impl Odds {
    /// Equal cases in all: the ways of its chances add up to it.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.chances.iter().map(|c| c.ways).sum()
    }

    /// A chance in thousandths, rounded to the nearest.
    #[must_use]
    pub fn permille(&self, chance: &Chance) -> u64 {
        let total = self.total().max(1);
        (chance.ways * 1000 + total / 2) / total
    }

    /// Odds told from ways counted elsewhere, of a table of play.
    #[must_use]
    pub fn counted(name: DrawName, rule: RuleId, piece: PieceIx, ways: Vec<(String, u64)>) -> Self {
        let mut odds = Self {
            name,
            rule,
            piece: Some(piece),
            target: None,
            range: (0, 0),
            modifiers: Vec::new(),
            enemy_modifiers: Vec::new(),
            need: None,
            chances: Vec::new(),
            sampled: None,
        };
        for (text, ways) in ways.into_iter().filter(|(_, ways)| *ways > 0) {
            odds.add(Chance { text, ways, then: None });
        }
        odds
    }

    fn add(&mut self, chance: Chance) {
        match self.chances.iter_mut().find(|c| c.text == chance.text) {
            Some(known) => {
                known.ways += chance.ways;
                known.then = match (known.then.take(), chance.then) {
                    (Some(a), Some(b)) => merged(*a, *b).map(Box::new),
                    _ => None,
                };
            }
            None => self.chances.push(chance),
        }
    }
}

/// Two distributions of the same draw as one; `None` if they are not of the same.
fn merged(mut a: Odds, b: Odds) -> Option<Odds> {
    if (a.name, a.piece, a.range) != (b.name, b.piece, b.range) {
        return None;
    }
    // Where the modifiers differ from case to case, none is told.
    if a.modifiers != b.modifiers {
        a.modifiers.clear();
    }
    if a.enemy_modifiers != b.enemy_modifiers {
        a.enemy_modifiers.clear();
    }
    for chance in b.chances {
        a.add(chance);
    }
    Some(a)
}

/// The odds of an order: of each draw that is sure to follow at once, and of what hangs on the last.
/// With `only`, draws about the other side's pieces are not told, nor anything after them.
#[must_use]
pub fn enumerate(game: &dyn Game, order: &Order, only: Option<Side>) -> Vec<Odds> {
    let counts = |draw: &Draw| {
        let side = draw.piece.and_then(|p| game.field().get(p)).map(super::PieceState::side);
        only.is_none() || side == only
    };
    let copies = std::cell::Cell::new(0_usize);
    let play = |dice: &[i32]| -> Vec<Draw> {
        copies.set(copies.get() + 1);
        let Some(mut copy) = game.supposing(dice) else { return Vec::new() };
        let Ok(events) = copy.carry_out(order) else { return Vec::new() };
        let draws = events.into_iter().filter_map(|e| if let Event::Drew(d) = e { Some(d) } else { None });
        draws.take_while(counts).collect()
    };
    let mut dice = Vec::new();
    let mut all = Vec::new();
    while all.len() < MOST && copies.get() < COPIES {
        let Some(mut odds) = fan(&play, &mut dice, DEPTH) else { break };
        let first = odds.chances.first().and_then(|c| c.then.clone());
        let apart = first.is_some() && odds.chances.iter().all(|c| same(c.then.as_deref(), first.as_deref()));
        if apart {
            odds.chances.iter_mut().for_each(|c| c.then = None);
            dice.push(odds.range.0);
        }
        all.push(odds);
        if !apart {
            break;
        }
    }
    all
}

/// Equal cases told of, where the true number is too great: parts of a million million.
const PARTS: u128 = 1_000_000_000_000;

/// Ways small enough to be told: exact where they can be, else to a million millionth.
pub fn reduced<T>(ways: impl IntoIterator<Item = (T, u128)>) -> Vec<(T, u64)> {
    let ways: Vec<(T, u128)> = ways.into_iter().collect();
    let common = ways.iter().map(|(_, ways)| *ways).fold(0, gcd).max(1);
    let all = ways.iter().map(|(_, ways)| *ways).sum::<u128>().max(1);
    // What is too great to be multiplied loses its last digits first.
    let spare = all.leading_zeros();
    let shift = (2 * PARTS).ilog2().saturating_add(1).saturating_sub(spare);
    let share = |ways: u128| (((ways >> shift) * 2 * PARTS) / (all >> shift)).div_ceil(2);
    let part = |ways: u128| if all / common <= PARTS { ways / common } else { share(ways) };
    ways.into_iter().map(|(of, ways)| (of, u64::try_from(part(ways)).unwrap_or(u64::MAX))).collect()
}

const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Do two draws give the same, in the same parts?
fn same(a: Option<&Odds>, b: Option<&Odds>) -> bool {
    let (Some(a), Some(b)) = (a, b) else { return false };
    let parts = |o: &Odds, c: &Chance| {
        (c.text.clone(), u128::from(c.ways) * 1_000_000 / u128::from(o.total().max(1)))
    };
    (a.name, a.piece, a.range, &a.modifiers) == (b.name, b.piece, b.range, &b.modifiers)
        && a.chances.iter().map(|c| parts(a, c)).eq(b.chances.iter().map(|c| parts(b, c)))
}

/// The distribution of the draw that comes after the dice named.
fn fan(play: &dyn Fn(&[i32]) -> Vec<Draw>, dice: &mut Vec<i32>, depth: usize) -> Option<Odds> {
    let at = dice.len();
    let probe = {
        dice.push(1);
        let draws = play(dice);
        dice.pop();
        draws.into_iter().nth(at)?
    };
    let (low, high) = probe.range;
    let size = high.checked_sub(low)?.checked_add(1)?;
    if size > COUNTED {
        return None;
    }
    let mut odds = Odds {
        name: probe.name,
        rule: probe.rule,
        piece: probe.piece,
        target: None,
        range: probe.range,
        modifiers: probe.modifiers,
        enemy_modifiers: Vec::new(),
        need: probe.need,
        chances: Vec::new(),
        sampled: None,
    };
    // Every case is counted as many times as the widest draw behind it has values.
    let mut cases = Vec::new();
    for value in low..=high {
        dice.push(value);
        let text = play(dice).into_iter().nth(at).map(|d| d.outcome);
        let then = if depth > 1 && size <= FOLLOWED { fan(play, dice, depth - 1) } else { None };
        dice.pop();
        cases.push((text?, then));
    }
    for (text, then) in cases {
        odds.add(Chance { text, ways: 1, then: then.map(Box::new) });
    }
    Some(odds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_too_many_are_told_in_parts() {
        assert_eq!(reduced([('a', 6), ('b', 9)]), [('a', 2), ('b', 3)]);
        let great = reduced([('a', 1 << 126), ('b', (1 << 126) + 1)]);
        assert_eq!((great[0].1, great[1].1), (500_000_000_000, 500_000_000_000));
        assert!(reduced::<char>([]).is_empty());
    }

    #[test]
    fn ways_of_one_text_are_added() {
        let ways = [("no hit", 2), ("a hit", 3), ("no hit", 1), ("two hits", 0)];
        let odds = Odds::counted(
            DrawName::new("x"),
            RuleId::new("y"),
            PieceIx(0),
            ways.map(|(t, n)| (t.to_owned(), n)).to_vec(),
        );
        assert_eq!((odds.total(), odds.chances.len()), (6, 2));
        assert_eq!(odds.permille(&odds.chances[0]), 500);
    }
}
