//! Counterattack: roles are exchanged (`shock.counter`, `pre.counter`).
//!
//! Must not know how an attack is resolved.

use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule};
use crate::shock::work::{ShockStage as Stage, ShockWork, Todo};
use crate::tables::Form;
use oblique_rules::play::{Order, PieceIx, Verb};
use std::collections::BTreeSet;

impl Battle {
    /// Units of the defending Line able to attack with a unit of the attacking Line before them:
    /// no skirmishers, columns, Disordered cavalry, nor anybody of a command with militia in the
    /// Line.
    pub(crate) fn counterattackers(&self, work: &ShockWork) -> BTreeSet<PieceIx> {
        let line = || work.defenders.iter().copied().filter(|u| self.fights(*u));
        let militia = line().filter(|u| self.facts(*u).colonial_militia);
        let barred: BTreeSet<_> = militia.map(|u| self.command_of(u)).collect();
        let able = |pix: &PieceIx| {
            let shocks = match self.form(*pix) {
                Form::Open | Form::Close => true,
                Form::Cavalry => !self.disordered(*pix),
                Form::Column | Form::Skirmish => false,
            };
            let piece = self.piece(*pix);
            let mut front = self.strikes_from(*pix, piece.hex, piece.facing).into_iter();
            shocks
                && !barred.contains(&self.command_of(*pix))
                && front.any(|hex| self.bodies_at(hex).any(|foe| work.attackers.contains(&foe)))
        };
        line().filter(able).collect()
    }

    /// Asks whether the defender counterattacks, if he can.
    pub(crate) fn run_counter(&mut self, work: ShockWork) {
        if work.counter.is_some() || self.counterattackers(&work).is_empty() {
            return self.decline_counter(work);
        }
        let side = self.striker(&work).other();
        let leader = self.best_command(&work.defenders);
        self.ask(DecisionKind::Counterattack, side, leader, Order::blank(Verb::Decline));
    }

    /// Takes the answer.
    pub(crate) fn answer_counter(&mut self, work: ShockWork, order: &Order) {
        if order.verb() != Verb::Assault {
            return self.decline_counter(work);
        }
        let party = self.counterattackers(&work);
        let leader = self.best_command(&party);
        let work = self.counter_work(work);
        self.shock_on(work, Stage::ArmsAgain);
        self.say(rule::SHOCK_COUNTER, leader, "The Line counterattacks.");
    }

    /// The Shock with its roles exchanged.
    pub(crate) fn counter_work(&self, mut work: ShockWork) -> ShockWork {
        let party = self.counterattackers(&work);
        work.counter = Some(std::mem::take(&mut work.attackers));
        work.party = party;
        work.defenders.clear();
        work.arms.clear();
        work.vacated.clear();
        work.todo = Todo::Nothing;
        work
    }

    fn decline_counter(&mut self, work: ShockWork) {
        let stage = if work.stage == Stage::CounterBefore { Stage::Clash } else { Stage::Results };
        self.shock_on(work, stage);
    }
}
