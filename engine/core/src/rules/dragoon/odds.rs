//! The exact odds of an order, as far as the deciding side may know (`screen.fog`).
//!
//! What chance decides at once is counted over the engine's own draws; plots, which are resolved
//! later together with the enemy's, over the tables of hits. Must not know whether the order is legal.

use super::checks::{DIE, total};
use super::state::Battle;
use super::strength::hit_ways;
use super::tables::Tables;
use crate::hex::Hex;
use crate::rules::play::{Modifier, Odds, Order, Pix, Stream, Verb, enumerate};

impl Battle {
    /// A copy as the deciding side must reckon it, whose first draws are these.
    pub(super) fn supposed(&self, dice: &[i32]) -> Self {
        let asked = self.memory.decision.as_ref();
        let mut copy = asked.map_or(self, |d| self.as_reckoned_by(d.side)).clone();
        copy.field.stream = Stream::scripted(0, dice.iter().copied());
        copy
    }

    /// The odds of a legal order.
    pub(super) fn odds_of(&self, order: &Order) -> Vec<Odds> {
        let Some(asked) = &self.memory.decision else { return Vec::new() };
        match (order.verb, order.piece, order.hex) {
            (Verb::Plot, Some(pix), Some(hex)) => self.as_reckoned_by(asked.side).shot_odds(pix, hex),
            (Verb::Assault, Some(pix), _) => self.as_reckoned_by(asked.side).assault_odds(pix),
            // What is decided together, or ends a phase, hangs on what the enemy has chosen.
            (Verb::Done | Verb::EndPhase | Verb::Recall | Verb::Unplot | Verb::Allot | Verb::Defer, ..) => {
                Vec::new()
            }
            _ if asked.joint => Vec::new(),
            _ => enumerate(self, order, Some(asked.side)),
        }
    }

    /// Hits a plotted shot may make, and the morale check each number of them leads to.
    fn shot_odds(&self, by: Pix, hex: Hex) -> Vec<Odds> {
        let Some(at) = self.enemy_at(self.piece(by).side(), hex) else { return Vec::new() };
        let blow = self.shot(by, at);
        let t = &Tables::get().hits;
        let ways = hit_ways(blow.strength, blow.divisor, t.spread, t.fraction);
        let words = |n: i64| match n {
            0 => "no hit".to_owned(),
            1 => "1 hit".to_owned(),
            n => format!("{n} hits"),
        };
        let counts: Vec<i64> = ways.keys().copied().collect();
        let told = ways.into_iter().map(|(n, ways)| (words(n), ways)).collect();
        let mut odds = Odds::counted("fire.hits", "fire.hits", by, told);
        let checked = !self.routed(at);
        for (chance, n) in odds.chances.iter_mut().zip(counts) {
            let hits = i32::try_from(n).unwrap_or(i32::MAX);
            if checked && (hits > 0 || Tables::get().fire_checks.zero_hit_checks) {
                let mods = self.under_fire(at, hits, &[self.piece(by).hex]);
                chance.then = Some(Box::new(self.morale_odds(at, "fire.sequence", mods)));
            }
        }
        vec![odds]
    }

    /// The odds of a morale check (`check.morale`).
    pub(super) fn morale_odds(&self, pix: Pix, rule: &'static str, mods: Vec<Modifier>) -> Odds {
        let (quality, before, plus) = (self.quality(pix), self.morale(pix), total(&mods));
        let word = |v: i32| match v + plus - quality {
            over if over <= 0 => "holds".to_owned(),
            over => format!("morale {before} to {}", (before - over).max(0)),
        };
        let ways = (DIE.0..=DIE.1).map(|v| (word(v), 1)).collect();
        let odds = Odds::counted("check.morale", rule, pix, ways);
        Odds { range: DIE, modifiers: mods, need: Some(quality), ..odds }
    }

    /// First morale checks of an assault plotted: the attacker's and those of the units he meets.
    fn assault_odds(&self, by: Pix) -> Vec<Odds> {
        let plotted = self.memory.assaults.iter().copied().chain([by]);
        let pairs = self.pairs_of(&std::collections::BTreeMap::new(), &self.assault_assignment(plotted));
        let met = pairs.iter().filter(|p| p.attacker == by).filter_map(|p| p.defender);
        let checked: Vec<Pix> = met.chain([by]).collect();
        let mut out = Vec::new();
        for pix in checked {
            let Some(mods) = self.mc1_modifiers(pix, &pairs).filter(|_| !self.routed(pix)) else { continue };
            out.push(self.morale_odds(pix, "ass.mc1", mods));
        }
        out
    }
}
