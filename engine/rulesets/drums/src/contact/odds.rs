//! The exact chances of a Contact before its dice fall, from the functions it is fought by. Rerolls are not foreseen.

use crate::battle::state::Battle;
use crate::contact::course::CONTACT_ATTACKER;
use crate::contact::dice::{Fight, contact_dice};
use crate::contact::outcome::read;
use crate::contact::reading::standing;
use crate::dice::chances::distribution;
use crate::ids::rule;
use oblique_rules::play::{Odds, PieceIx, reduced};
use std::collections::BTreeMap;

impl Battle {
    /// Who may win a fight, and what the second die costs then, told of one of its units: the attacker or a defender.
    pub(crate) fn contact_odds(&self, fight: Fight<'_, PieceIx>, unit: PieceIx) -> Odds {
        let counts = contact_dice(&self.0, &self.ground().chart, fight);
        let own = [fight.attacker];
        let sides = [standing(&self.0, &own), standing(&self.0, fight.defenders)];
        let found = distribution([counts[0].dice(), counts[1].dice()], |pools| read(pools, sides));
        let attacks = unit == fight.attacker;
        let mut won: BTreeMap<bool, u128> = BTreeMap::new();
        let mut losses: BTreeMap<bool, BTreeMap<[i32; 2], u128>> = BTreeMap::new();
        for (fought, ways) in found {
            // What is lost first comes first.
            let lost = fought.attacker_wins != attacks;
            let [a, d] = fought.losses;
            let cost = if attacks { [a, d] } else { [d, a] };
            *won.entry(lost).or_default() += ways;
            *losses.entry(lost).or_default().entry(cost).or_default() += ways;
        }
        let word = |lost: bool| if lost { "the Contact is lost" } else { "the Contact is won" }.to_owned();
        let ways = reduced(won).into_iter().map(|(lost, ways)| (word(lost), ways)).collect();
        let mut odds = Odds::counted(CONTACT_ATTACKER, rule::CON_WINNER, unit, ways);
        odds.modifiers = counts[usize::from(!attacks)].reasons().to_vec();
        odds.enemy_modifiers = counts[usize::from(attacks)].reasons().to_vec();
        for chance in &mut odds.chances {
            let of = losses.remove(&(chance.text == word(true))).unwrap_or_default();
            let cost = |[own, other]: [i32; 2]| format!("disorder {own}, the enemy's {other}");
            let ways = reduced(of).into_iter().map(|(losses, ways)| (cost(losses), ways)).collect();
            chance.then = Some(Box::new(Odds::counted(CONTACT_ATTACKER, rule::CON_LOSSES, unit, ways)));
        }
        odds
    }
}
