//! Carrying out orders of the Movement step.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, track};
use crate::movement::judge::way_of;
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, Order, PieceIx, Why};
use oblique_scenario::Side;

impl Battle {
    /// Begins a side's Movement step.
    pub(crate) fn open_movement(&mut self, side: Side) {
        self.arrive(side);
        self.ask(DecisionKind::Movement, side, Order::EndPhase);
    }

    /// Carries out an order already judged.
    pub(crate) fn obey_movement(&mut self, order: &Order) {
        match order {
            Order::Move { piece: Some(pix), to, path, .. } => self.walk(*pix, &way_of(*to, path)),
            Order::Charge { piece: Some(pix), target: Some(target), path, facing, .. } => {
                self.declare_charge(*pix, *target, path, *facing);
            }
            Order::Turn { piece: Some(pix), by, facing } => {
                if let Some(to) = self.turned_to(*pix, *by, *facing) {
                    self.turn_to(*pix, to);
                }
            }
            Order::Form { piece: Some(pix), formation: Some(form), facing, .. } => {
                self.change_formation(*pix, *form, *facing);
            }
            _ => self.change_memory(MemoryChange::Decide(None)),
        }
    }

    /// Walks a way already judged; leaders with the unit go along (`lead.move`).
    fn walk(&mut self, pix: PieceIx, way: &[Hex]) {
        let mut purse = self.purse(pix);
        let start = self.piece(pix).hex;
        let with = self.goes_along(start);
        for to in way {
            let at = self.piece(pix).hex;
            let Ok(after) = self.stepped(pix, purse, at, *to) else { break };
            purse = after;
            self.emit(Event::Moved { piece: pix, from: at, to: *to, why: Why::Ordered });
            for leader in &with {
                self.emit(Event::Moved { piece: *leader, from: at, to: *to, why: Why::Along });
            }
            self.take_objective(pix, *to);
        }
        self.mark_moving(pix);
        self.change_memory(MemoryChange::Purse(pix, purse));
        self.stir(pix);
        self.leaders_passed(pix, start);
    }

    /// A unit that moves or changes does not stand still in this turn (`rally.still`).
    pub(crate) fn stir(&mut self, pix: PieceIx) {
        let turn = i32::from(self.field().turn);
        self.set_track(pix, track::STIRRED, turn, Why::Movement);
    }
}
