//! The exact chances of a bombardment before it is fired, from the functions it is fired by.

use crate::artillery::bombardment::BOMBARD;
use crate::artillery::dice::dice;
use crate::artillery::target::{Target, target_at};
use crate::artillery::volley::{Volley, pairs, sector_damage, volley};
use crate::battle::state::Battle;
use crate::dice::chances::distribution;
use crate::units::division::Division as _;
use oblique_board::hex::Hex;
use oblique_rules::play::{Odds, PieceIx, reduced};

/// What a volley does, in a few words.
fn in_words(volley: Volley) -> String {
    let mut words = Vec::new();
    match volley.disorder {
        0 => {}
        1 => words.push("1 level of disorder".to_owned()),
        levels => words.push(format!("{levels} levels of disorder")),
    }
    for (so, word) in
        [(volley.limbers, "limbers"), (volley.back, "goes back"), (volley.bounces, "the shot goes on")]
    {
        if so {
            words.push(word.to_owned());
        }
    }
    if words.is_empty() { "no effect".to_owned() } else { words.join(", ") }
}

impl Battle {
    /// What a battery's fire at a hex may do, so many actions turned into dice; `None` where it may not fire.
    pub(crate) fn bombardment_odds(&self, battery: PieceIx, at: Hex, bought: i32) -> Option<Odds> {
        let chart = &self.ground().chart;
        let target = target_at(&self.0, chart, battery, at).ok()?;
        let counts = dice(&self.0, chart, (battery, bought), (at, target));
        let rolled = [counts[0].dice(), counts[1].dice()];
        let ways: Vec<(String, u64)> = match target {
            Target::Sector => {
                let found = distribution(rolled, |pools| sector_damage(pairs(pools, true)));
                let words = |(damage, ways)| (format!("{damage} damage"), ways);
                reduced(found).into_iter().map(words).collect()
            }
            Target::Unit(unit) => {
                let (arm, formation) = (self.nature(unit).arm, self.piece(unit).formation);
                let found = distribution(rolled, |pools| volley(pairs(pools, false), arm, formation));
                reduced(found).into_iter().map(|(volley, ways)| (in_words(volley), ways)).collect()
            }
        };
        let [own, other] = counts;
        let odds = Odds::counted(BOMBARD, self.result_rule(target), battery, ways);
        Some(Odds { modifiers: own.reasons().to_vec(), enemy_modifiers: other.reasons().to_vec(), ..odds })
    }
}
