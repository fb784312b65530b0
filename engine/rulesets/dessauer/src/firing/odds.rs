//! The exact chances of a volley, counted from its dice (`fire.need`, `fire.danger`, `opt.carry_through`).

use crate::battle::state::Battle;
use crate::firing::need::Need as Score;
use crate::firing::step::{CARRY, DANGER, FIRE};
use crate::ids::rule;
use crate::tables::{Fires, Tables};
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{DrawName, Need, Odds, Order, PieceIx, enumerate, reduced, successes};
use std::collections::BTreeMap;

/// Cases of one die beyond which those of the next are not multiplied any more.
const MOST_CASES: i32 = 1_000_000;

/// The cases in which a die hits, and all of them: a hit that must be thrown twice is one of the square of the sides.
fn chance_of(score: Score) -> (i32, i32) {
    let sides = Tables::get().fire.sides;
    match score {
        Score::Score(need) => (sides + 1 - need, sides),
        Score::Again(again) => (sides + 1 - again, sides * sides),
    }
}

/// Hits of so many dice, each with that chance, in words.
fn hits_in_words(dice: i32, (good, all): (i32, i32)) -> Vec<(String, u64)> {
    let ways: BTreeMap<usize, u128> = successes(dice, good, all).into_iter().enumerate().collect();
    let word = |hits: usize| if hits == 1 { "1 hit".to_owned() } else { format!("{hits} hits") };
    reduced(ways).into_iter().map(|(hits, ways)| (word(hits), ways)).collect()
}

impl Battle {
    /// Of friends in danger, of the target, of who stands beyond it: how many hits each may suffer.
    pub(crate) fn volley_odds(&self, pix: PieceIx, target: PieceIx, at: Option<Hex>) -> Vec<Odds> {
        let Ok(aimed) = self.aimed(pix, target, at) else { return Vec::new() };
        let (volley, dice) = (aimed.volley, self.dice_of(aimed.volley));
        let scored = |(name, rule): (DrawName, RuleId), chance, score: Score, other: Option<PieceIx>| {
            let mut odds = Odds::counted(name, rule, pix, hits_in_words(dice, chance));
            odds.target = other;
            odds.need = Some(Need::AtLeast(match score {
                Score::Score(need) => need,
                Score::Again(_) => Tables::get().fire.sides,
            }));
            odds
        };
        let mut all = Vec::new();
        // A die that hits a friend goes no farther; shell bursts on all alike.
        let mut goes_on = (1, 1);
        for friend in self.friends_in_danger(volley, target, &aimed.lane) {
            let Some(score) = self.need_in_danger(volley, friend) else { continue };
            if goes_on.1 > MOST_CASES {
                return enumerate(self, &Order::Fire { piece: Some(pix), target: Some(target), at }, None);
            }
            let (good, sides) = chance_of(score);
            let chance = lowest((goes_on.0 * good, goes_on.1 * sides));
            all.push(scored((DANGER, rule::FIRE_DANGER), chance, score, Some(friend)));
            if volley.fires != Fires::Shell {
                goes_on = lowest((goes_on.0 * (sides - good), goes_on.1 * sides));
            }
        }
        let (good, sides) = chance_of(aimed.need);
        let chance = lowest((goes_on.0 * good, goes_on.1 * sides));
        all.push(scored((FIRE, rule::FIRE_NEED), chance, aimed.need, None));
        for other in self.carried_to(volley, target) {
            if let Some(score) = self.need_of(volley, other, &aimed.lane) {
                all.push(scored((CARRY, rule::OPT_CARRY_THROUGH), chance_of(score), score, Some(other)));
            }
        }
        all
    }
}

/// A chance in its lowest terms.
const fn lowest((good, all): (i32, i32)) -> (i32, i32) {
    let (mut a, mut b) = (all, good);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    if a == 0 { (good, all) } else { (good / a, all / a) }
}

#[cfg(test)]
mod tests;
