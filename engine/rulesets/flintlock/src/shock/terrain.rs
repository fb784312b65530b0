//! What the ground brings a defending Line (`shock.terrain`).
//!
//! Must not know the other factors.

use crate::battle::state::Battle;
use crate::shock::work::ShockWork;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;

impl Battle {
    /// The largest value that at least half of the Line's units reach, skirmishers not counted.
    pub(crate) fn shock_terrain(&self, work: &ShockWork) -> i32 {
        let counted = work.defenders.iter().copied().filter(|u| !self.arm(*u).is_skirmisher());
        let mut values: Vec<i32> = counted.map(|unit| self.ground_of(work, unit)).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let half = values.len().div_ceil(2);
        half.checked_sub(1).and_then(|at| values.get(at)).copied().unwrap_or(0)
    }

    /// A unit's own: its hex, and what lies on every side by which it is attacked.
    fn ground_of(&self, work: &ShockWork, unit: PieceIx) -> i32 {
        let hex = self.piece(unit).hex;
        let attackers = self.attackers_of(work, unit);
        let sides = attackers.into_iter().map(|a| self.side_value(self.shock_hex(work, a), hex));
        self.terrain_row(hex).shock + sides.min().unwrap_or(0)
    }

    /// The better of a hexside's features and the slope up to the defender.
    fn side_value(&self, from: Hex, to: Hex) -> i32 {
        let features = self.hexsides_between(from, to).map(|row| row.shock).max().unwrap_or(0);
        let uphill = self.level(to) > self.level(from);
        features.max(if uphill { Tables::get().level_up.shock } else { 0 })
    }
}
