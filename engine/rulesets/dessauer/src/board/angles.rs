//! Offsets of hexes from a direction, exact in integers (`scale.angle`).
//!
//! A direction is a vector between hex centres: that of an hour for a facing, that away from its cause for a retreat.

use oblique_board::hex::{Hex, dot_and_norms};

/// Is the offset of `v` from `ahead` at most 22.5 degrees: the arc of fire (`fire.arc`), the room to retreat in
/// (`retreat.move`)? No hex lies on that bound.
#[must_use]
pub(crate) fn in_arc(ahead: Hex, v: Hex) -> bool {
    let (dot, all) = dot_and_norms(v, ahead);
    let twice = 2 * dot * dot - all;
    dot > 0 && twice > 0 && 2 * twice * twice >= all * all
}

/// Is the offset of `v` from `ahead` at most 30 degrees, the bound included: fire out of a wall (`town.fire`)?
#[must_use]
pub(crate) const fn in_wall_arc(ahead: Hex, v: Hex) -> bool {
    let (dot, all) = dot_and_norms(v, ahead);
    dot > 0 && 4 * dot * dot >= 3 * all
}

/// Is the offset of `v` from `ahead` 67.5 to 112.5 degrees: along the line itself (`fire.dense`)?
#[must_use]
pub(crate) fn enfilades(ahead: Hex, v: Hex) -> bool {
    let (dot, all) = dot_and_norms(v, ahead);
    let rest = all - 2 * dot * dot;
    rest > 0 && 2 * rest * rest >= all * all
}

/// Is the offset of `v` from `ahead` 90 degrees or more (`charge.shape`, `morale.test`)?
#[must_use]
pub(crate) fn is_aside_or_behind(ahead: Hex, v: Hex) -> bool {
    v != Hex::ZERO && dot_and_norms(v, ahead).0 <= 0
}

/// Is the offset of `v` from `ahead` 120 degrees or more: where support stands (`combat.cp`), and what is behind a bent
/// line (`charge.shape`)?
#[must_use]
pub(crate) const fn is_behind(ahead: Hex, v: Hex) -> bool {
    let (dot, all) = dot_and_norms(v, ahead);
    dot < 0 && 4 * dot * dot >= all
}

#[cfg(test)]
mod tests {
    use super::{enfilades, in_arc, in_wall_arc, is_aside_or_behind, is_behind};
    use oblique_board::hex::{Hex, Hour, Orientation};

    /// Those of the hexes for which something holds, seen from a facing.
    fn those(hour: i32, hexes: &[(i32, i32)], holds: impl Fn(Hex, Hex) -> bool) -> Vec<(i32, i32)> {
        let ahead = Hour::new(hour).vector(Orientation::Pointy);
        hexes.iter().copied().filter(|(q, r)| holds(ahead, Hex::new(*q, *r))).collect()
    }

    #[test]
    fn the_arc_of_a_line_ends_at_22_and_a_half_degrees() {
        let hexes = [(2, -4), (2, -3), (3, -4), (5, -6), (4, -4), (-1, 2)];
        assert_eq!(those(0, &hexes, in_arc), [(2, -4), (2, -3), (3, -4), (5, -6)]);
        // The wall's arc holds what lies at 30 degrees too.
        assert_eq!(those(0, &hexes, in_wall_arc), [(2, -4), (2, -3), (3, -4), (5, -6), (4, -4)]);
        assert_eq!(those(2, &[(1, 0), (2, -1), (1, -1)], in_wall_arc), [(1, 0), (2, -1), (1, -1)]);
    }

    #[test]
    fn a_retreat_goes_away_from_its_cause() {
        // The unit stands at the origin, the cause at (0,-1).
        let ends = [(0, 3), (-1, 3), (1, 3), (-2, 4), (0, -3)];
        let away = Hex::ZERO - Hex::new(0, -1);
        let fit = |(q, r): &(i32, i32)| in_arc(away, Hex::new(*q, *r));
        assert_eq!(ends.into_iter().filter(fit).collect::<Vec<_>>(), [(0, 3), (-1, 3), (1, 3)]);
    }

    #[test]
    fn lines_are_enfiladed_from_their_ends() {
        let hexes = [(4, 0), (4, -1), (4, -2), (-4, 0), (0, 4), (0, 0)];
        assert_eq!(those(6, &hexes, enfilades), [(4, 0), (4, -1), (-4, 0)]);
    }

    #[test]
    fn aside_begins_at_90_degrees_and_behind_at_120() {
        let hexes = [(3, 0), (3, -1), (0, 3), (3, 1), (-3, 3), (0, 0)];
        assert_eq!(those(0, &hexes, is_aside_or_behind), [(3, 0), (0, 3), (3, 1), (-3, 3)]);
        assert_eq!(those(0, &hexes, is_behind), [(0, 3), (-3, 3)]);
        // A side-facing unit has the hex two hours on at exactly 60 degrees and the next at exactly 120.
        assert_eq!(those(1, &[(1, 0), (0, 1), (-1, 1)], is_behind), [(0, 1), (-1, 1)]);
    }
}
