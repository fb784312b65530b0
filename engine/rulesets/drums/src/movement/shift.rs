//! Going a course in play: a unit and the Leader attached to it, friends pushed aside (`move.push`, `gen.attach`).

use crate::battle::state::Battle;
use crate::movement::forced::{Course, Fate};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Event, PieceIx, Why};

impl Battle {
    /// Takes a unit along hexes, with the Leader attached to it.
    pub(crate) fn go(&mut self, unit: PieceIx, path: &[Hex], why: Why) {
        let leader = self.attached_to(unit);
        for to in path {
            let from = self.piece(unit).hex;
            self.emit(Event::Moved { piece: unit, from, to: *to, why });
            if let Some(leader) = leader {
                self.emit(Event::Moved { piece: leader, from, to: *to, why: Why::Along });
            }
        }
    }

    /// Takes a unit back along a course and disorders the friends it goes through. Is it still there?
    pub(crate) fn go_back(&mut self, unit: PieceIx, course: &Course<PieceIx>, why: Why) -> bool {
        if course.fate == Fate::Gone {
            self.eliminate(unit, why);
        } else {
            self.go(unit, &course.path, why);
        }
        for friend in &course.pushed {
            self.hurt(*friend, 1, why);
        }
        match course.fate {
            Fate::Stands => self.piece(unit).on_map(),
            Fate::Hurt => self.hurt(unit, 1, why),
            Fate::Gone => false,
        }
    }

    /// Stands a unit so, if it does not yet.
    pub(crate) fn stand(&mut self, unit: PieceIx, formation: u8, facing: Option<Hour>) {
        let now = self.piece(unit);
        if now.formation != formation {
            self.emit(Event::Formed { piece: unit, formation, facing });
        } else if now.facing != facing {
            self.emit(Event::Faced { piece: unit, facing });
        }
    }
}
