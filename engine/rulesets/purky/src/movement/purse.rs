//! What a unit may spend in a move (`move.step`, `shaken.effects`).

use crate::battle::memory::Purse;
use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use crate::tables::Tables;
use oblique_rules::play::PieceIx;

/// Parts of an inch: every rate and half of one divides it, so that purses are rescaled exactly (`move.change`).
pub(crate) const INCH: i32 = 55_440;

/// A purse after paying; `None` if it does not hold half the cost (`move.step`). Who has spent nothing may always pay.
pub(crate) const fn paid(purse: Purse, cost: i32) -> Option<Purse> {
    if purse.begun && purse.left.saturating_mul(2) < cost {
        return None;
    }
    let left = if purse.left > cost { purse.left - cost } else { 0 };
    Some(Purse { left, begun: true, ..purse })
}

impl Battle {
    /// The rate of a formation in parts of an inch (`unit.table`); 0 where it does not move.
    pub(crate) fn rate(&self, pix: PieceIx, form: u8) -> i32 {
        let Some(row) = self.facts(pix).row() else { return 0 };
        let inches = match form {
            formation::LINE | formation::UNLIMBERED => row.line,
            formation::ATTACK_COLUMN => row.column,
            formation::MARCH_COLUMN | formation::LIMBERED => row.march,
            formation::SKIRMISH => row.skirmish,
            _ => None,
        };
        let shaken = if self.is(pix, mark::SHAKEN) { Tables::get().movement.shaken.max(1) } else { 1 };
        inches.unwrap_or(0) * INCH / shaken
    }

    /// What a unit may still spend in this step.
    pub(crate) fn purse(&self, pix: PieceIx) -> Purse {
        self.memory().purses.get(&pix).copied().unwrap_or_else(|| Purse {
            left: self.rate(pix, self.piece(pix).formation) / self.gun_share(pix),
            ..Purse::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{INCH, paid};
    use crate::battle::memory::Purse;

    /// Steps of so many inches a purse pays for.
    fn steps(inches: i32, cost: i32) -> u32 {
        let mut purse = Purse { left: inches * INCH, ..Purse::default() };
        let mut steps = 0;
        while let Some(next) = paid(purse, cost * INCH).filter(|_| purse.left > 0) {
            purse = next;
            steps += 1;
        }
        steps
    }

    #[test]
    fn half_the_cost_is_enough() {
        assert_eq!((steps(8, 4), steps(8, 8), steps(6, 4)), (2, 1, 2));
        assert_eq!((steps(10, 4), steps(5, 2), steps(1, 2)), (3, 3, 1));
    }

    #[test]
    fn rates_are_rescaled_exactly() {
        for rate in [6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 28] {
            assert_eq!(INCH % rate, 0, "{rate}");
        }
    }
}
