//! What an order or a step leads to that is still to be done, one after the other.
//!
//! Must not know how any of it is done.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;

/// Something still to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// A side sets up, where the scenario leaves it free.
    Deploy(Side),
    /// Shaken units try to rally, those away to return (`morale.rally`, `opt.pursuit_end`).
    Rallies,
    /// The attack under way goes on (`attack.declare`).
    Attack,
    /// An attacker whose target has evaded is asked whether it goes on (`evade.caught`).
    Press(PieceIx),
    /// A unit is asked whether it evades an attacker, or must (`evade.duty`).
    Evade(PieceIx, PieceIx),
    /// Where a unit evades to that threw so many hexes, from the hex of its attacker (`evade.move`).
    EvadePath(PieceIx, Hex, i32),
    /// Units hit by fire test, one by one (`morale.test`).
    FireTests,
    /// Models over are placed, then all strike (`combat.split`, `combat.round`).
    Round,
    /// Who has lost the round goes back, one by one (`combat.lose`).
    Losers,
    /// A unit retreats (`retreat.move`).
    Retreat(PieceIx),
    /// A block is empty: the second may move in (`town.occupy`).
    Occupy(Hex, PieceIx),
    /// Shattered units are removed (`unit.shatter`).
    Shatter,
}

impl Battle {
    /// Puts a task before all others.
    pub(crate) fn push(&mut self, task: Task) {
        self.change_memory(MemoryChange::Push(task));
    }

    /// A unit retreats next, from one of the hexes.
    pub(crate) fn push_retreat(&mut self, pix: PieceIx, causes: &[Hex]) {
        self.change_memory(MemoryChange::Causes(pix, causes.to_vec()));
        self.push(Task::Retreat(pix));
    }

    /// The task on top is done.
    pub(crate) fn pop(&mut self) {
        self.change_memory(MemoryChange::Pop);
    }

    /// Does what stands on top; it stays there until it is popped.
    pub(crate) fn do_task(&mut self, task: Task) {
        match task {
            Task::Deploy(side) => self.ask_to_deploy(side),
            Task::Rallies => self.roll_to_rally(),
            Task::Attack => self.go_on_attacking(),
            Task::Press(pix) => self.ask_to_press(pix),
            Task::Evade(pix, attacker) => self.ask_to_evade(pix, attacker),
            Task::EvadePath(pix, from, hexes) => self.ask_where_to_evade(pix, from, hexes),
            Task::FireTests => self.next_fire_test(),
            Task::Round => self.fight_round(),
            Task::Losers => self.next_loser(),
            Task::Retreat(pix) => self.ask_retreat(pix),
            Task::Occupy(hex, pix) => self.ask_to_occupy(hex, pix),
            Task::Shatter => self.remove_shattered(),
        }
    }
}
