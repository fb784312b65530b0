//! Line of sight over levels, woods, buildings and troops (`los.*`).
//!
//! Heights are in halves of a level. The shared trace of the board is not used here: it asks for one
//! hex a step, and this game for every hex whose interior the line crosses, both hexes of a side it
//! runs along included. Must not know who wants to see.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::tables::Tables;
use oblique_board::hex::{Hex, line};
use oblique_rules::RuleId;
use std::borrow::Cow;
use std::cmp::Ordering;
use std::sync::OnceLock;

/// Hexes along either axis up to which a line is short: no gun fires farther.
const SHORT: i32 = 12;

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
        let between = between(to - from);
        for hex in between.iter().map(|v| from + *v).filter(|h| self.on_board(*h)) {
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

/// The hexes between two that the straight line crosses or runs along, from the first to the second
/// (`los.line`, `los.side`). A hex touched at a corner only is not among them.
pub(crate) fn crossed(from: Hex, to: Hex) -> Vec<Hex> {
    between(to - from).iter().map(|v| from + *v).collect()
}

/// The same seen from the first, for the second: wherever a line lies it crosses alike, so what short ones cross is worked
/// out once.
fn between(to: Hex) -> Cow<'static, [Hex]> {
    const ROW: i32 = 2 * SHORT + 1;
    static SHORT_LINES: OnceLock<Vec<OnceLock<Box<[Hex]>>>> = OnceLock::new();
    if to.x.abs() > SHORT || to.y.abs() > SHORT {
        return Cow::Owned(cross(to));
    }
    let all = SHORT_LINES.get_or_init(|| (0..ROW * ROW).map(|_| OnceLock::new()).collect());
    let at = usize::try_from((to.y + SHORT) * ROW + to.x + SHORT).ok();
    match at.and_then(|at| all.get(at)) {
        Some(kept) => Cow::Borrowed(kept.get_or_init(|| cross(to).into())),
        None => Cow::Owned(cross(to)),
    }
}

/// Works out what a line from the origin crosses.
fn cross(to: Hex) -> Vec<Hex> {
    let from = Hex::ZERO;
    let mut hexes = Vec::new();
    for (k, step) in (1..).zip(line(from, to)) {
        // All of a step lie as far from the start; beside the nearest only a neighbour can be crossed.
        let near = step.hexes().flat_map(|h| std::iter::once(h).chain(h.all_neighbors()));
        for hex in near {
            let fresh = hex.unsigned_distance_to(from) == k && !hexes.contains(&hex);
            if fresh && hex != to && stretch(from, to, hex) {
                hexes.push(hex);
            }
        }
    }
    hexes
}

/// The neighbours through whose sides the line enters its last hex: one, or two where it enters
/// through a corner (`fire.terrain`).
pub(crate) fn entered_from(from: Hex, to: Hex) -> Vec<Hex> {
    let across = widths(to - from);
    let widest = across.iter().map(|w| w.abs()).max().unwrap_or(0);
    let normals = [Hex::new(1, -1), Hex::new(0, 1), Hex::new(-1, 0)];
    let sides = across.iter().zip(normals).filter(|(w, _)| w.abs() == widest && widest > 0);
    sides.map(|(w, normal)| to - normal * w.signum()).collect()
}

/// How far a vector goes across each of the three pairs of sides: 2 from a hex to its neighbour
/// through one of them, 1 from its centre to the side.
fn widths(v: Hex) -> [i32; 3] {
    let (x, y, z) = (v.x, v.y, -v.x - v.y);
    [x - y, y - z, z - x]
}

/// Has the line between two centres a stretch in a hex or along one of its sides?
fn stretch(from: Hex, to: Hex, hex: Hex) -> bool {
    // In every pair of sides the line is within the hex for a span of its length; the spans are
    // kept as fractions (numerator, positive denominator) and must overlap in more than a point.
    let (mut first, mut last) = ((0i64, 1i64), (1i64, 1i64));
    for (whole, middle) in widths(to - from).into_iter().zip(widths(hex - from)) {
        let (whole, middle) = (i64::from(whole), i64::from(middle));
        if whole == 0 {
            if middle.abs() > 1 {
                return false;
            }
            continue;
        }
        let middle = middle * whole.signum();
        let whole = whole.abs();
        if (middle - 1) * first.1 > first.0 * whole {
            first = (middle - 1, whole);
        }
        if (middle + 1) * last.1 < last.0 * whole {
            last = (middle + 1, whole);
        }
    }
    first.0 * last.1 < last.0 * first.1
}

/// Does the line only run along a side of the hex?
fn runs_along(from: Hex, to: Hex, hex: Hex) -> bool {
    widths(to - from)
        .into_iter()
        .zip(widths(hex - from))
        .any(|(whole, middle)| whole == 0 && middle.abs() == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_its_hexes() {
        let hexes = crossed(Hex::ZERO, Hex::new(4, 0));
        assert_eq!(hexes, [Hex::new(1, 0), Hex::new(2, 0), Hex::new(3, 0)]);
    }

    #[test]
    fn a_line_crosses_alike_wherever_it_lies_and_however_long_it_is() {
        let at = Hex::new(-7, 31);
        for (x, y) in (-15..=15).flat_map(|x| (-15..=15).map(move |y| (x, y))) {
            let to = Hex::new(x, y);
            let moved: Vec<Hex> = crossed(at, at + to).into_iter().map(|h| h - at).collect();
            assert_eq!(moved, cross(to), "{to:?}");
        }
    }

    #[test]
    fn along_a_side_both_hexes_count() {
        let mut hexes = crossed(Hex::ZERO, Hex::new(1, 1));
        hexes.sort_by_key(|h| h.x);
        assert_eq!(hexes, [Hex::new(0, 1), Hex::new(1, 0)]);
        assert!(runs_along(Hex::ZERO, Hex::new(1, 1), Hex::new(1, 0)));
        assert!(!runs_along(Hex::ZERO, Hex::new(2, 0), Hex::new(1, 0)));
    }

    #[test]
    fn a_flat_slant_crosses_more_hexes_than_it_has_steps() {
        let there = crossed(Hex::ZERO, Hex::new(5, 1));
        let mut back = crossed(Hex::new(5, 1), Hex::ZERO);
        back.reverse();
        assert!(there.len() > 5, "{there:?}");
        let sorted = |mut v: Vec<Hex>| {
            v.sort_by_key(|h| (h.x, h.y));
            v
        };
        assert_eq!(sorted(there), sorted(back));
    }

    #[test]
    fn the_last_hex_is_entered_by_a_side_or_a_corner() {
        assert_eq!(entered_from(Hex::ZERO, Hex::new(3, 0)), [Hex::new(2, 0)]);
        assert_eq!(entered_from(Hex::ZERO, Hex::new(1, 1)).len(), 2);
        for side in entered_from(Hex::ZERO, Hex::new(1, 1)) {
            assert_eq!(side.unsigned_distance_to(Hex::new(1, 1)), 1);
            assert_eq!(side.unsigned_distance_to(Hex::ZERO), 1);
        }
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
