//! Where a unit can march to as it faces now, by the step its judge uses.

use crate::battle::state::Battle;
use crate::ids::formation;
use crate::movement::course::Course;
use crate::movement::purse::INCH;
use crate::movement::step::At;
use oblique_board::hex::Hex;
use oblique_rules::play::{Marches, PieceIx, Station};
use std::collections::{BTreeMap, VecDeque};

impl Battle {
    /// The ways of a unit in the Movement step, without turns.
    pub(crate) fn marches_of(&self, pix: PieceIx) -> Marches {
        self.explored(pix).0
    }

    /// Hexes a unit can end in by no more than half a move, row by row (`move.half`).
    pub(crate) fn within_half_a_move(&self, pix: PieceIx) -> Vec<Hex> {
        let mut hexes = self.explored(pix).1;
        hexes.sort_by_key(|hex| self.board().layout().index(*hex));
        hexes.dedup();
        hexes
    }

    /// The ways, and the hexes reached by no more than half a move.
    fn explored(&self, pix: PieceIx) -> (Marches, Vec<Hex>) {
        let (piece, layout) = (self.piece(pix), self.board().layout());
        let start = self.course(pix);
        let budget = start.left();
        let station = |at: At, course: &Course, before: Option<usize>, ends: bool| Station {
            hex: at.hex,
            // In a block it faces all round, and out of it along its first step (`town.enter`).
            facing: at.facing.filter(|_| at.form != formation::GARRISON),
            facings: Vec::new(),
            before,
            halves: Some(2 * course.paid_since(&start) / INCH),
            risk_permille: 0,
            stops: course.left() == 0,
            ends,
        };
        let mut half = Vec::new();
        let mut stations = vec![station(self.standing_at(pix), &start, None, false)];
        let budget_halves = Some(2 * budget / INCH);
        // The most that is left by hex, by the side the last step went to, by road or not.
        let mut best: BTreeMap<(usize, i8, bool), i32> = BTreeMap::new();
        let mut open: VecDeque<(usize, Course, At)> = VecDeque::new();
        let mut visit = |before: usize, course: Course, at: At, to: Hex, open: &mut VecDeque<_>| {
            let Ok(step) = self.step(pix, course, at, to) else { return };
            let Some(index) = layout.index(to).filter(|_| step.course.is_legal() && to != piece.hex) else {
                return;
            };
            let road = step.course.purse(crate::movement::course::Of::Road).is_some();
            let left = step.course.left();
            let place = best.entry((index, step.course.slide, road)).or_insert(-1);
            if *place >= left {
                return;
            }
            *place = left;
            let ends = self.may_stop(pix, to);
            if ends && step.course.is_half() {
                half.push(to);
            }
            stations.push(station(step.at, &step.course, Some(before), ends));
            if left > 0 {
                open.push_back((stations.len() - 1, step.course, step.at));
            }
        };
        for to in self.around(piece.hex) {
            visit(0, start, self.standing_at(pix), to, &mut open);
        }
        while let Some((before, course, at)) = open.pop_front() {
            for to in self.around(at.hex) {
                visit(before, course, at, to, &mut open);
            }
        }
        (Marches { stations, budget: budget_halves }, half)
    }
}
