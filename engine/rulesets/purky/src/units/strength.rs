//! Figures and stands (`unit.strength`).

use crate::battle::state::Battle;
use crate::ids::track;
use crate::tables::Arm;
use oblique_rules::play::PieceIx;

/// Stands that so many figures fill (`unit.strength`).
pub(crate) const fn stands(figures: i32, per_stand: i32) -> i32 {
    let per_stand = if per_stand < 1 { 1 } else { per_stand };
    (figures + per_stand - 1) / per_stand
}

impl Battle {
    /// Figures left.
    pub(crate) fn figures(&self, pix: PieceIx) -> i32 {
        self.get(pix, track::FIGURES)
    }

    /// The arm of a unit; `None` of a leader.
    pub(crate) fn arm(&self, pix: PieceIx) -> Option<Arm> {
        self.facts(pix).row().map(|row| row.arm)
    }
}

#[cfg(test)]
mod tests {
    use super::stands;

    #[test]
    fn stands_are_rounded_up() {
        assert_eq!([30, 17, 7, 6, 1].map(|figures| stands(figures, 6)), [5, 3, 2, 1, 1]);
    }
}
