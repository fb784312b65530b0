//! The exact chances of a volley (`fire.hit`).

use crate::battle::state::Battle;
use crate::firing::step::FIRE;
use crate::ids::rule;
use crate::tables::Tables;
use oblique_rules::play::{Need, Odds, PieceIx, reduced, successes};
use std::collections::BTreeMap;

impl Battle {
    /// How many figures a volley may cost its target.
    pub(crate) fn volley_odds(&self, pix: PieceIx, target: PieceIx) -> Odds {
        let volley = self.volley(pix, target);
        let sides = Tables::get().dice.sides;
        let ways = successes(volley.dice, volley.number.min(sides), sides).into_iter().enumerate();
        let ways: BTreeMap<usize, u128> = ways.collect();
        let word = |hits: usize| if hits == 1 { "1 hit".to_owned() } else { format!("{hits} hits") };
        let ways = reduced(ways).into_iter().map(|(hits, ways)| (word(hits), ways)).collect();
        let mut odds = Odds::counted(FIRE, rule::FIRE_HIT, pix, ways);
        odds.need = Some(Need::AtMost(volley.number));
        odds.modifiers = volley.shifts;
        odds
    }
}
