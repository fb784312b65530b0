//! The clash, and its result part by part (`shock.chaos`, `shock.result`, `sres.track`).
//!
//! Must not know how units retreat or advance.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::ids::rule;
use crate::shock::work::{ShockStage as Stage, ShockWork, Todo};
use crate::tables::{Party, ShockStep, Tables, draws};
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, PieceIx, QuoteLine};

impl Battle {
    /// Steps 6 and 7: the dice, and what they say.
    pub(crate) fn run_clash(&mut self, mut work: ShockWork) {
        let factors = self.shock_factors(&work);
        let (attack, defence) = (factors.attack(), factors.defence());
        let (ours, theirs) = (self.best_command(&work.attackers), self.best_command(&work.defenders));
        let outcome = |die: i32| format!("total {}", attack + die);
        let thrown =
            self.draw(draws::CHAOS_ATTACKER, rule::SHOCK_CHAOS, ours, &factors.attacker, None, outcome);
        let attack = attack + thrown;
        let outcome = |die: i32| format!("total {}: {}", defence + die, verdict(attack - defence - die));
        let die =
            self.draw(draws::CHAOS_DEFENDER, rule::SHOCK_CHAOS, theirs, &factors.defender, None, outcome);
        let margin = attack - defence - die;
        let lines = vec![QuoteLine { text: verdict(margin), rule: rule::SHOCK_RESULT }];
        let dice = [Some(thrown), Some(die)];
        let ledger = self.shock_rows([&work.attackers, &work.defenders], &factors, dice, lines);
        self.emit(Event::Reckoned(Box::new(ledger)));
        self.shock_smoke(&work);
        work.todo = Todo::Cell { superiority: margin.abs(), attacker: margin > 0, next: 0 };
        self.shock_on(work, Stage::Results);
        self.say(rule::SHOCK_RESULT, ours, format!("Shock: {}.", verdict(margin)));
    }

    /// Smoke where the lines met: each hex defended, by the attackers beside it (`screen.smoke`).
    fn shock_smoke(&mut self, work: &ShockWork) {
        let mut hexes: Vec<Hex> = work.defenders.iter().map(|pix| self.piece(*pix).hex).collect();
        hexes.dedup();
        for hex in hexes {
            let near = |pix: &&PieceIx| self.piece(**pix).hex.unsigned_distance_to(hex) == 1;
            let by: Vec<PieceIx> = work.attackers.iter().filter(near).copied().collect();
            self.emit(Event::Struck { hex, by, hits: 0 });
        }
    }

    /// The next part of what is to be done.
    pub(crate) fn run_results(&mut self, mut work: ShockWork) {
        let Todo::Cell { superiority, attacker, next } = work.todo else {
            return self.run_plain(work);
        };
        let Some(step) = Tables::get().shock_result(superiority, attacker).get(next) else {
            return self.shock_on(work, Stage::After);
        };
        work.todo = Todo::Cell { superiority, attacker, next: next + 1 };
        match step {
            ShockStep::AddSuperiority(party) => {
                let commands = self.commands_of_party(&work, *party);
                self.shock_stays(work);
                for leader in commands {
                    self.say(
                        rule::SRES_TRACK,
                        Some(leader),
                        format!("{}: {superiority} Cohesion hits.", self.name(leader)),
                    );
                    self.add_hits(leader, superiority);
                }
            }
            ShockStep::LoseLevels(party, levels) => {
                let commands = self.commands_of_party(&work, *party);
                self.shock_stays(work);
                for leader in commands {
                    for _ in 0..*levels {
                        self.lose_level(leader);
                    }
                }
            }
            ShockStep::Retreat => self.start_retreat(work, false),
            ShockStep::Advance => self.shock_on(work, Stage::Advance),
            ShockStep::Collapse => self.collapse(work),
            ShockStep::MayCounterattack => self.shock_on(work, Stage::CounterAfter),
        }
    }

    /// What follows a result of the Pre-Shock Reaction.
    fn run_plain(&mut self, mut work: ShockWork) {
        match work.todo {
            Todo::LevelThenAdvance => {
                let commands = self.commands_of(&work.defenders);
                work.todo = Todo::Advance;
                self.shock_stays(work);
                for leader in commands {
                    self.lose_level(leader);
                }
            }
            Todo::Advance => {
                work.todo = Todo::Nothing;
                self.shock_on(work, Stage::Advance);
            }
            Todo::Cell { .. } | Todo::Nothing => self.shock_on(work, Stage::After),
        }
    }

    fn commands_of_party(&self, work: &ShockWork, party: Party) -> Vec<PieceIx> {
        let line = match party {
            Party::Attacker => &work.attackers,
            Party::Defender => &work.defenders,
        };
        self.commands_of(line).into_iter().collect()
    }

    /// The Shock is over: chargers are spent, columns open (`cav.charge-after`,
    /// `form.column-opens`).
    pub(crate) fn run_after(&mut self, work: ShockWork) {
        self.pop();
        for rider in work.riders {
            self.set_mark(rider, crate::ids::mark::CHARGED, false);
            if self.fights(rider) && !self.disordered(rider) {
                self.say(
                    rule::CAV_CHARGE_AFTER,
                    Some(rider),
                    format!("{} is spent after its charge.", self.name(rider)),
                );
                self.disorder(rider);
            }
        }
        let met: Vec<PieceIx> = work.met.into_iter().collect();
        self.columns_open(&met);
    }

    /// Replaces the frame by a Shock at a stage, without forgetting who has answered.
    pub(crate) fn shock_keeps(&mut self, mut work: ShockWork, stage: Stage) {
        work.stage = stage;
        self.replace(Frame::Shock(Box::new(work)));
    }
}

/// A difference of totals in a few words.
fn verdict(margin: i32) -> String {
    match margin {
        0 => "neither side is superior".to_owned(),
        m if m > 0 => format!("attacker superior by {m}"),
        m => format!("defender superior by {}", -m),
    }
}
