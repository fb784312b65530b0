//! Line of sight over levels, woods, buildings and troops (`los.*`).
//!
//! Heights are in halves of a level. The shared traces of the board are not used here: along a side either hex blocks for
//! itself. Must not know who wants to see.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::tables::Tables;
use oblique_board::hex::{Hex, Step, crossed};
use oblique_rules::RuleId;
use std::cmp::Ordering;

/// What keeps a line of sight from being clear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hidden {
    /// The hex that blocks, the first from the viewer.
    pub by: Hex,
    /// The rule that makes it block.
    pub rule: RuleId,
}

impl Battle {
    /// Is sight between two hexes clear?
    pub(crate) fn sees(&self, from: Hex, to: Hex) -> bool {
        self.hidden(from, to).is_none()
    }

    /// What blocks the line of sight between two hexes (`los.line`, `los.levels`, `los.units`,
    /// `los.side`); `None` where it is clear.
    pub(crate) fn hidden(&self, from: Hex, to: Hex) -> Option<Hidden> {
        let range = from.unsigned_distance_to(to);
        if range < 2 {
            return None;
        }
        let ends = (2 * self.level(from), 2 * self.level(to));
        for hex in crossed(from, to).flat_map(Step::hexes).filter(|h| self.on_board(*h)) {
            let away = (hex.unsigned_distance_to(from), hex.unsigned_distance_to(to));
            let bare = 2 * self.level(hex) + self.terrain_row(hex).height_halves;
            if blocks(bare, ends, away) {
                let rule = if runs_along(from, to, hex) { rule::LOS_SIDE } else { rule::LOS_LEVELS };
                return Some(Hidden { by: hex, rule });
            }
            let manned = bare.max(2 * self.level(hex) + self.unit_height(hex, range, away.1));
            if blocks(manned, ends, away) {
                return Some(Hidden { by: hex, rule: rule::LOS_UNITS });
            }
        }
        None
    }

    /// What a unit in a hex adds to its height, in halves of a level, for a line of so many hexes
    /// whose target is so far from it (`los.units`).
    fn unit_height(&self, hex: Hex, range: u32, to_target: u32) -> i32 {
        let sight = &Tables::get().sight;
        let within = |n: u32, most: i32| i64::from(n) <= i64::from(most);
        let counts = within(range, sight.units_count_to_range) || within(to_target, sight.units_near_target);
        if counts && self.bodies_at(hex).next().is_some() { sight.unit_height_halves } else { 0 }
    }
}

/// Does a height block between a viewer and a target at their levels, all in halves; `away` are its
/// distances to both (`los.levels`)?
fn blocks(height: i32, (viewer, target): (i32, i32), (to_viewer, to_target): (u32, u32)) -> bool {
    match height.cmp(&viewer.max(target)) {
        Ordering::Greater => true,
        Ordering::Less => false,
        Ordering::Equal => match viewer.cmp(&target) {
            Ordering::Greater => to_target < to_viewer,
            Ordering::Less => to_viewer < to_target,
            Ordering::Equal => false,
        },
    }
}

/// Does the line only run along a side of the hex?
fn runs_along(from: Hex, to: Hex, hex: Hex) -> bool {
    crossed(from, to).any(|stretch| stretch.hexes().count() == 2 && stretch.hexes().any(|side| side == hex))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_runs_along_the_side_of_both_hexes() {
        assert!(runs_along(Hex::ZERO, Hex::new(1, 1), Hex::new(1, 0)));
        assert!(!runs_along(Hex::ZERO, Hex::new(2, 0), Hex::new(1, 0)));
    }

    #[test]
    fn equal_heights_hide_what_lies_close_behind_them() {
        // Viewer on level 1, target on level 0 at range 4, a bare level-1 hex between.
        assert!(blocks(2, (2, 0), (3, 1)));
        assert!(!blocks(2, (2, 0), (2, 2)));
        assert!(!blocks(2, (2, 0), (1, 3)));
        assert!(blocks(2, (0, 2), (1, 3)));
        assert!(!blocks(1, (2, 0), (3, 1)));
    }
}
