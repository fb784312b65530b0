//! Going a course in play: a unit and the Leader attached to it, friends pushed aside, generals ridden down
//! (`move.push`, `gen.attach`, `gen.capture`, `prox.fix`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::rule;
use crate::movement::forced::{Course, Fate};
use crate::proximity::crowded_by;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::RuleId;
use oblique_rules::play::{Event, PieceIx, Why};
use std::collections::BTreeSet;

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
            self.ride_down(*to, self.piece(unit).side());
        }
        // Who goes by order or into a fight is not left beside a friend against his will.
        self.mark_crowds(unit, !matches!(why, Why::Ordered | Why::Charge));
    }

    /// Clears the pairs of a unit and friends it no longer stands too near to; marks those it does, where that is
    /// against its will (`prox.fix`).
    pub(crate) fn mark_crowds(&mut self, unit: PieceIx, forced: bool) {
        let hex = self.piece(unit).hex;
        let near: Vec<PieceIx> = if self.piece(unit).on_map() {
            crowded_by(&self.0, &self.ground().chart, unit, hex)
        } else {
            Vec::new()
        };
        let pair = |friend: PieceIx| (unit.min(friend), unit.max(friend));
        let pairs: BTreeSet<(PieceIx, PieceIx)> = near.into_iter().map(pair).collect();
        let known = &self.memory().crowded;
        let own = |(a, b): &&(PieceIx, PieceIx)| *a == unit || *b == unit;
        let gone: Vec<_> = known.iter().filter(own).filter(|pair| !pairs.contains(pair)).copied().collect();
        let fresh: Vec<_> = pairs.iter().filter(|pair| forced && !known.contains(pair)).copied().collect();
        for (change, on) in [(gone, false), (fresh, true)] {
            for (a, b) in change {
                self.change_memory(MemoryChange::Crowded(a, b, on));
            }
        }
    }

    /// Takes a unit back along a course by a rule and disorders the friends it goes through. Is it still there?
    pub(crate) fn go_back(
        &mut self,
        unit: PieceIx,
        course: &Course<PieceIx>,
        (by, why): (RuleId, Why),
    ) -> bool {
        let name = self.name(unit).to_owned();
        if course.fate == Fate::Gone {
            self.eliminate(unit, why);
        } else {
            self.go(unit, &course.path, why);
            match course.path.len() {
                0 => {}
                1 => self.say(by, Some(unit), format!("{name} goes back 1 hex")),
                hexes => self.say(by, Some(unit), format!("{name} goes back {hexes} hexes")),
            }
        }
        for friend in &course.pushed {
            let text = format!("{name} goes back through {}: 1 level of disorder", self.name(*friend));
            self.say(rule::MOVE_PUSH, Some(*friend), text);
            self.hurt(*friend, 1, why);
        }
        match course.fate {
            Fate::Stands => self.piece(unit).on_map(),
            Fate::Hurt => self.hurt(unit, 1, why),
            Fate::Gone => false,
        }
    }

    /// Stands a unit so that has come out of a sector or into one. Whom it is too near to hangs on whether it is a
    /// garrison (`prox.rule`), so that is seen only now.
    pub(crate) fn stand_there(
        &mut self,
        unit: PieceIx,
        (formation, facing): (u8, Option<Hour>),
        forced: bool,
    ) {
        self.stand(unit, formation, facing);
        self.mark_crowds(unit, forced);
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
