//! What an order leads to that is still to be done, one thing after the other.
//!
//! Must not know how any of it is done.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::morale::flight::Flight;
use oblique_rules::play::PieceIx;

/// Something still to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// A roll for a leader whose unit has lost figures (`lead.casualty`).
    Officer(PieceIx),
    /// Leaders are left by a unit that figures lost have taken off (`lead.alone`).
    Left(PieceIx),
    /// The units shot at in this step, or whose commander has fallen near them, test one by one (`morale.when`).
    TestsOfFire,
    /// A unit retires, runs or rides home.
    Flee(Flight),
    /// The side's charges are settled in the order its owner likes (`melee.steps`).
    Charges,
    /// The melee goes on with its next step.
    Melee,
    /// A victorious unit of cavalry rolls for what it does next; the second is the unit it has beaten
    /// (`pursuit.table`).
    Pursuit(PieceIx, PieceIx),
    /// A victorious unit may ride on toward its own edge (`pursuit.run`).
    RideOn(PieceIx),
    /// A unit that has rallied from rout may be turned (`rally.roll`).
    FaceRallied(PieceIx),
    /// The side's shaken units with leaders may be rallied (`rally.who`).
    Rallies,
}

impl Battle {
    /// Puts a task before all others.
    pub(crate) fn push(&mut self, task: Task) {
        self.change_memory(MemoryChange::Push(task));
    }

    /// The task on top is done.
    pub(crate) fn pop(&mut self) {
        self.change_memory(MemoryChange::Pop);
    }

    /// Does what stands on top; it stays there until it is popped.
    pub(crate) fn do_task(&mut self, task: Task) {
        match task {
            Task::Officer(leader) => {
                self.pop();
                self.roll_for_officer(leader);
            }
            Task::Left(unit) => {
                self.pop();
                self.leaders_left(unit, self.piece(unit).hex);
            }
            Task::TestsOfFire => self.next_test_of_fire(),
            Task::Flee(flight) => self.run_flight(flight),
            Task::Charges => self.next_charge(),
            Task::Melee => self.run_melee(),
            Task::Pursuit(winner, loser) => {
                self.pop();
                self.pursue(winner, loser);
            }
            Task::RideOn(winner) => self.ask_to_ride_on(winner),
            Task::FaceRallied(pix) => self.ask_facing(pix),
            Task::Rallies => self.ask_rallies(),
        }
    }
}
