//! What a Shock may lead to, from the tables and every throw of the dice, before any is thrown.
//!
//! For commanders and for the odds the pane shows. Exact: counts of the 216 throws of the
//! Pre-Shock die and the two chaos dice. Must not change anything; militia flight, Reaction
//! Retreats, fire at charges and a counterattack's own result are left out.

use crate::battle::state::Battle;
use crate::shock::factors::ShockFactors;
use crate::shock::work::ShockWork;
use crate::tables::{PreShock, ShockLevel, Tables};
use oblique_rules::play::PieceIx;
use std::collections::BTreeSet;

/// Throws of three dice.
pub(crate) const THROWS: u32 = 216;
/// Faces of a die.
const DIE: std::ops::RangeInclusive<i32> = 1..=6;
/// Throws of two dice.
const OF_TWO: u32 = 36;

/// How a Shock ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShockEnd {
    /// The defender may counterattack before contact (`pre.counter`).
    Counterattack,
    /// He falls back (`pre.fall-back`).
    FallsBack,
    /// He collapses before contact (`pre.collapse`).
    Collapses,
    /// It comes to blows (`shock.result`).
    Clash {
        /// The row of the result table, by its least superiority.
        superiority: i32,
        /// Is the attacker superior? False if nobody is.
        attacker: bool,
    },
}

/// What may come about, with its chances.
type Chances<T> = Vec<(T, u32)>;

/// What a Shock may lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ShockOutlook {
    /// The attacking Line.
    pub attackers: BTreeSet<PieceIx>,
    /// The defending Line.
    pub defenders: BTreeSet<PieceIx>,
    /// The factors of both before the dice.
    pub factors: ShockFactors,
    /// Sum of the attacker's factors before the dice.
    pub attack: i32,
    /// Sum of the defender's.
    pub defence: i32,
    /// Results of the Pre-Shock Reaction with their chances of 6, the best for the defender first.
    pub pre_shock: Chances<PreShock>,
    /// Ends with their chances of [`THROWS`]; only those that can come about.
    pub ends: Chances<ShockEnd>,
}

impl ShockOutlook {
    /// Chances of 216 that an end fulfils a condition.
    pub(crate) fn chance(&self, of: impl Fn(ShockEnd) -> bool) -> u32 {
        self.ends.iter().filter(|(end, _)| of(*end)).map(|(_, chance)| chance).sum()
    }

    /// Chances of 216 that the defender is driven off his ground.
    pub(crate) fn driven_off(&self) -> u32 {
        let tables = Tables::get();
        self.chance(|end| match end {
            ShockEnd::Counterattack => false,
            ShockEnd::FallsBack | ShockEnd::Collapses => true,
            ShockEnd::Clash { superiority, attacker } => {
                let steps = tables.shock_result(superiority, attacker);
                steps.contains(&crate::tables::ShockStep::Advance)
            }
        })
    }

    /// The same where the Pre-Shock Reaction is over and the defender stands: only the chaos dice are to come.
    pub(crate) fn of_a_clash(mut self) -> Self {
        self.pre_shock.clear();
        self.ends.clear();
        clash(self.attack - self.defence, &mut self.ends);
        self.ends.iter_mut().for_each(|(_, chance)| *chance *= THROWS / OF_TWO);
        self
    }

    /// The outlook in lines for the pane.
    pub(crate) fn lines(&self) -> Vec<String> {
        let percent = |chance: u32, of: u32| (chance * 100 + of / 2) / of;
        let mut lines = vec![
            match self.attackers.len() {
                1 => format!("1 unit attacks {}", self.defenders.len()),
                n => format!("{n} units attack {}", self.defenders.len()),
            },
            format!("Factors before the dice: {} against {}", self.attack, self.defence),
        ];
        for (result, chance) in &self.pre_shock {
            let reaction = match result {
                PreShock::Counterattack => "may counterattack",
                other => crate::shock::pre_shock::reaction_in_words(*other, false),
            };
            lines.push(format!("Before contact it {reaction}: {}%", percent(*chance, 6)));
        }
        let if_met = if self.pre_shock.is_empty() { "If it stands, driven off" } else { "Driven off" };
        lines.push(format!("{if_met}: {}%", percent(self.driven_off(), THROWS)));
        let worse = |end| matches!(end, ShockEnd::Clash { superiority: 1.., attacker: false });
        lines.push(format!("The defender has the better of it: {}%", percent(self.chance(worse), THROWS)));
        lines
    }
}

impl Battle {
    /// What a Shock of a command's units in contact may lead to; `None` if nobody attacks anybody.
    pub(crate) fn shock_outlook(&self, leader: PieceIx) -> Option<ShockOutlook> {
        let mut work = ShockWork::new(leader);
        work.party = self.shock_eligible(leader);
        self.outlook_of(&work)
    }

    /// What a Shock under way may lead to, its declared charges included; where foot and horse have
    /// the same enemy before them, as if foot attacked it.
    pub(crate) fn outlook_of(&self, work: &ShockWork) -> Option<ShockOutlook> {
        let mut work = work.clone();
        work.party.extend(work.charges.keys().copied());
        while let Some(target) = self.mixed_target(&work) {
            work.give_to(target, false);
        }
        if !self.draw_up(&mut work) {
            return None;
        }
        let factors = self.shock_factors(&work);
        let (attack, defence) = (factors.attack(), factors.defence());
        let plus: i32 = self.pre_shock_modifiers(&work).iter().map(|m| m.value).sum();
        let level = self.best_command(&work.defenders).map_or(ShockLevel::Good, |l| self.status(l));
        let able = work.counter.is_none() && !self.counterattackers(&work).is_empty();
        let (pre_shock, ends) = distribution(attack - defence, plus, level, able);
        Some(ShockOutlook {
            attackers: work.attackers,
            defenders: work.defenders,
            factors,
            attack,
            defence,
            pre_shock,
            ends,
        })
    }
}

/// All throws: results of the Pre-Shock Reaction of 6, ends of 216.
pub(crate) fn distribution(
    margin: i32,
    plus: i32,
    level: ShockLevel,
    may_counterattack: bool,
) -> (Chances<PreShock>, Chances<ShockEnd>) {
    let tables = Tables::get();
    let mut pre_shock = Vec::new();
    let mut ends = Vec::new();
    let sft = |level| tables.shock_level(level).sft;
    for die in DIE {
        let result = match tables.pre_shock(die + plus) {
            PreShock::Counterattack if !may_counterattack => PreShock::Stand,
            other => other,
        };
        count(&mut pre_shock, result, 1);
        match result {
            PreShock::Counterattack => count(&mut ends, ShockEnd::Counterattack, OF_TWO),
            PreShock::FallBack => count(&mut ends, ShockEnd::FallsBack, OF_TWO),
            PreShock::Collapse => count(&mut ends, ShockEnd::Collapses, OF_TWO),
            PreShock::Stand => clash(margin, &mut ends),
            PreShock::StandAndLoseLevel => clash(margin + sft(level) - sft(level.lower()), &mut ends),
        }
    }
    (pre_shock, ends)
}

/// All throws of the chaos dice.
fn clash(margin: i32, ends: &mut Vec<(ShockEnd, u32)>) {
    let rows = &Tables::get().shock_results;
    for attack in DIE {
        for defence in DIE {
            let by = margin + attack - defence;
            let row = rows.iter().rev().find(|row| by.abs() >= row.at_least);
            let superiority = row.map_or(0, |row| row.at_least);
            count(ends, ShockEnd::Clash { superiority, attacker: by > 0 && superiority > 0 }, 1);
        }
    }
}

fn count<T: PartialEq>(list: &mut Vec<(T, u32)>, what: T, chance: u32) {
    match list.iter_mut().find(|(known, _)| *known == what) {
        Some((_, n)) => *n += chance,
        None => list.push((what, chance)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_rules::play::Modifier;

    #[test]
    fn the_sheets_odds_come_out() {
        // Chance of 36 that the attacker drives the defender back, by margin before the dice.
        let driven = |margin: i32| {
            let mut ends = Vec::new();
            clash(margin, &mut ends);
            let back = |e: &ShockEnd| matches!(e, ShockEnd::Clash { superiority: 4.., attacker: true });
            ends.iter().filter(|(e, _)| back(e)).map(|(_, n)| *n).sum::<u32>()
        };
        // The sheet: 8, 28, 58, 83, 97 per cent.
        assert_eq!([0, 2, 4, 6, 8].map(driven), [3, 10, 21, 30, 35]);
    }

    #[test]
    fn once_the_defender_stands_only_the_chaos_dice_count() {
        let none = BTreeSet::new;
        let (pre_shock, ends) = distribution(6, 2, ShockLevel::Poor, true);
        let nothing = [Modifier { value: 0, what: "", rule: oblique_rules::RuleId::NONE }; 7];
        let factors = ShockFactors { attacker: nothing, defender: nothing };
        let (attackers, defenders) = (none(), none());
        let before = ShockOutlook { attackers, defenders, factors, attack: 6, defence: 0, pre_shock, ends };
        let after = before.clone().of_a_clash();
        assert_eq!(after.ends.iter().map(|(_, n)| n).sum::<u32>(), THROWS);
        // The sheet: 83 per cent at a margin of 6, of those who stand to be met.
        assert_eq!(after.driven_off(), 30 * 6);
        assert!(before.lines().iter().any(|line| line.starts_with("Before contact")));
        assert!(!after.lines().iter().any(|line| line.starts_with("Before contact")));
    }

    #[test]
    fn all_throws_are_counted_and_pre_shock_is_the_sheets() {
        let (pre, ends) = distribution(1, 2, ShockLevel::Poor, true);
        assert_eq!(ends.iter().map(|(_, n)| n).sum::<u32>(), THROWS);
        // Poor: 0/1/2/2/1.
        assert_eq!(
            pre,
            vec![
                (PreShock::Stand, 1),
                (PreShock::StandAndLoseLevel, 2),
                (PreShock::FallBack, 2),
                (PreShock::Collapse, 1)
            ]
        );
        // Excellent: 2/2/2/0/0, and without anybody able to counterattack 0/4/2.
        let (pre, _) = distribution(1, -1, ShockLevel::Excellent, false);
        assert_eq!(pre, vec![(PreShock::Stand, 4), (PreShock::StandAndLoseLevel, 2)]);
    }
}
