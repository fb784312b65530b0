//! The exact chances of an Approach before its dice fall, from the functions it is fought by. Rerolls are not foreseen.

use crate::approach::course::APPROACH_ATTACKER;
use crate::approach::dice::{Attack, approach_dice};
use crate::approach::outcome::{pairs, read};
use crate::battle::state::Battle;
use crate::dice::chances::distribution;
use crate::ids::rule;
use oblique_rules::RuleId;
use oblique_rules::play::{Odds, PieceIx, reduced};
use std::cmp::Ordering;
use std::collections::BTreeMap;

impl Battle {
    /// What the dice of an attack may give: of the first who is disordered, of the others who wins actions.
    pub(crate) fn approach_odds(&self, attack: Attack<'_, PieceIx>) -> Vec<Odds> {
        let [own, other] = approach_dice(&self.0, &self.ground().chart, attack);
        let rolled = [own.dice(), other.dice()];
        let given = distribution(rolled, |pools| read(pairs(pools)));
        let (mut first, mut actions) = (BTreeMap::new(), BTreeMap::new());
        for (given, ways) in given {
            *first.entry(given.first.reverse()).or_default() += ways;
            *actions.entry(given.actions.map(std::cmp::Reverse)).or_default() += ways;
        }
        let disorder = |order: Ordering| match order {
            Ordering::Less => "the enemy is disordered",
            Ordering::Equal => "both are disordered",
            Ordering::Greater => "the attacker is disordered",
        };
        let won = |[own, other]: [std::cmp::Reverse<u8>; 2]| format!("actions won {} to {}", own.0, other.0);
        let unit = attack.attacker;
        let odds_by = |rule: RuleId, ways: Vec<(String, u64)>| {
            let odds = Odds::counted(APPROACH_ATTACKER, rule, unit, ways);
            let [modifiers, enemy_modifiers] = [&own, &other].map(|count| count.reasons().to_vec());
            Odds { modifiers, enemy_modifiers, ..odds }
        };
        let first =
            reduced(first).into_iter().map(|(order, ways)| (disorder(order).to_owned(), ways)).collect();
        let actions = reduced(actions).into_iter().map(|(actions, ways)| (won(actions), ways)).collect();
        vec![odds_by(rule::APP_OUTCOME, first), odds_by(rule::APP_PRIORITY, actions)]
    }
}
