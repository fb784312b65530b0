//! The Pre-Shock Reaction (`pre.roll`, `pre.militia`, `pre.fall-back`, `pre.collapse`).
//!
//! Must not know the factors of the clash.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::shock::work::{ShockStage as Stage, ShockWork, Todo};
use crate::tables::{PreShock, Tables, draws};
use oblique_rules::play::{Modifier, PieceIx, Why};
use std::collections::BTreeSet;

impl Battle {
    /// Modifiers of the defending Line's roll (`pre.whose-status`, `pre.militia`,
    /// `cav.charge-pre`); what adds nothing is left out, but the Shock Status never.
    pub(crate) fn pre_shock_modifiers(&self, work: &ShockWork) -> Vec<Modifier> {
        let tables = Tables::get();
        let mut modifiers = Vec::new();
        if let Some(leader) = self.best_command(&work.defenders) {
            let value = tables.shock_level(self.status(leader)).pre_shock;
            modifiers.push(Modifier { value, what: "Shock Status", rule: rule::PRE_WHOSE_STATUS });
        }
        let counted: Vec<PieceIx> =
            work.defenders.iter().copied().filter(|u| !self.arm(*u).is_skirmisher()).collect();
        let militia = counted.iter().filter(|u| self.facts(**u).colonial_militia).count();
        if militia > 0 && militia * 2 >= counted.len() {
            let value = tables.pre_shock.colonial_militia;
            modifiers.push(Modifier { value, what: "Colonial militia", rule: rule::PRE_MILITIA });
        }
        if self.is_charged(work) {
            let value = tables.pre_shock.charged;
            modifiers.push(Modifier { value, what: "charged", rule: rule::CAV_CHARGE_PRE });
        }
        modifiers
    }

    /// Is any infantry of the defending Line charged (`cav.charge-pre`)?
    fn is_charged(&self, work: &ShockWork) -> bool {
        let mut riders =
            work.attackers.iter().filter(|a| work.riders.contains(a) || work.charges.contains_key(a));
        work.counter.is_none()
            && riders.any(|rider| self.foes_of(work, *rider).into_iter().any(|foe| self.arm(foe).is_foot()))
    }

    /// Step 5: the roll.
    pub(crate) fn run_pre_shock(&mut self, work: ShockWork) {
        let modifiers = self.pre_shock_modifiers(&work);
        let plus: i32 = modifiers.iter().map(|m| m.value).sum();
        let leader = self.best_command(&work.defenders);
        let able = work.counter.is_none() && !self.counterattackers(&work).is_empty();
        let outcome = |die: i32| reaction_in_words(Tables::get().pre_shock(die + plus), able).to_owned();
        let die = self.draw(draws::PRE_SHOCK, rule::PRE_ROLL, leader, &modifiers, None, outcome);
        match Tables::get().pre_shock(die + plus) {
            PreShock::Counterattack if able => self.shock_on(work, Stage::CounterBefore),
            PreShock::Counterattack | PreShock::Stand => self.shock_on(work, Stage::Clash),
            PreShock::StandAndLoseLevel => {
                let commands = self.commands_of(&work.defenders);
                self.shock_on(work, Stage::Clash);
                for leader in commands {
                    self.lose_level(leader);
                }
            }
            PreShock::FallBack => {
                let mut work = work;
                work.todo = Todo::LevelThenAdvance;
                self.start_retreat(work, true);
            }
            PreShock::Collapse => {
                let mut work = work;
                work.todo = Todo::Advance;
                self.collapse(work);
            }
        }
    }

    /// The defending Line flees; then what is still to be done (`pre.collapse`).
    pub(crate) fn collapse(&mut self, mut work: ShockWork) {
        let gone: BTreeSet<PieceIx> = work.defenders.clone();
        let hexes = gone.iter().map(|unit| self.piece(*unit).hex);
        work.vacated.extend(hexes);
        self.shock_on(work, Stage::Results);
        self.say(rule::PRE_COLLAPSE, None, format!("The Line collapses: {} lost.", gone.len()));
        self.eliminate_all(&gone, Why::Rout);
    }
}

/// A Pre-Shock Reaction in a few words.
pub(crate) const fn reaction_in_words(result: PreShock, may_counterattack: bool) -> &'static str {
    match result {
        PreShock::Counterattack if may_counterattack => "may counterattack",
        PreShock::Counterattack | PreShock::Stand => "stands",
        PreShock::StandAndLoseLevel => "stands and loses a level",
        PreShock::FallBack => "falls back",
        PreShock::Collapse => "collapses",
    }
}
