//! What it is worth to go deep into the enemy's half: points against him for as long as one stays there
//! (`win.penetration`), which alone may beat him at the end of his phase.
//!
//! Must not know how one gets there, nor what the enemy does about it.

use crate::appraisal::POINT;
use crate::appraisal::fighting::LAST_CHANCE;
use crate::battle::state::Battle;
use crate::units::division::Division as _;
use crate::victory::check::HALVES;
use crate::victory::penetration::{Counted, counted, counted_at, deepest_of};
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;
use std::sync::OnceLock;

/// Thousandths that count of a point that is the enemy's to undo before it is checked.
const STAYS_PERMILLE: i32 = 500;

/// Units in the half of A and of B as they are counted, kept until the next event.
#[derive(Debug, Default)]
pub(super) struct Intruders([OnceLock<Vec<Counted<PieceIx>>>; 2]);

impl Battle {
    /// What a unit that goes to a hex changes in the points for intrusion into the enemy's half, in men.
    pub(super) fn intrusion_by(&self, unit: PieceIx, hex: Hex) -> i32 {
        let (half, chart) = (self.piece(unit).side().other(), &self.ground().chart);
        let now =
            self.0.cache().expected.intruders.0[half.index()].get_or_init(|| counted(&self.0, chart, half));
        let there = counted_at(&self.0, chart, unit, hex);
        if there.is_none() && now.iter().all(|one| one.unit != unit) {
            return 0;
        }
        let others = now.iter().filter(|one| one.unit != unit).copied();
        let then: Vec<Counted<PieceIx>> = others.chain(there).collect();
        let worth = |counted: &[Counted<PieceIx>]| {
            let points = deepest_of(counted).map_or(0, |intruder| intruder.points);
            let losses = self.memory().loss_halves[half.index()];
            let beats = losses + points * HALVES >= self.ground().break_points[half.index()] * HALVES;
            POINT * points * if beats { LAST_CHANCE } else { 1 }
        };
        (worth(&then) - worth(now)) * STAYS_PERMILLE / 1000
    }

    /// What so many moves straight at the enemy's baseline are worth to a unit by intrusion, in men; 0 where it cannot stand.
    pub(super) fn intrusion_ahead(&self, unit: PieceIx, moves: usize) -> i32 {
        let (layout, piece) = (self.board().layout(), self.piece(unit));
        let (column, row) = layout.col_row(piece.hex);
        let rows = self.nature(unit).allowance(piece.formation) * i32::try_from(moves).unwrap_or(0);
        // A has the last rows.
        let towards = if piece.side() == Side::A { row - rows } else { row + rows };
        let hex = layout.at(column, towards);
        let free = layout.index(hex).is_some_and(|index| self.occupants().at(index).is_empty());
        if free { self.intrusion_by(unit, hex).max(0) } else { 0 }
    }
}
