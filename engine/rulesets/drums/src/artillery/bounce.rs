//! Whom a shot that goes on behind its target strikes (`gun.bounce`).

use crate::board::chart::Chart;
use crate::tables::Tables;
use crate::units::division::Division;
use oblique_board::hex::{Hex, crossed};
use oblique_scenario::Side;

/// The first unit of either side on the line from a battery through its target, behind it and within range. Woods,
/// buildings, ruins and sectors stop the shot, who is inside one with it; heights do not. Positions are to be those at
/// the moment of fire.
pub(crate) fn struck_behind<D: Division>(
    position: &D,
    chart: &Chart,
    (battery, target): (Hex, Hex),
) -> Option<D::Piece> {
    let range = Tables::get().fire.long_to;
    let distance = i32::try_from(battery.unsigned_distance_to(target)).ok().filter(|d| *d > 0)?;
    // The line goes on at least as far as the range reaches: to the first multiple of the way to the target beyond it.
    let times = range / distance + 1;
    let end = battery + (target - battery) * times;
    let behind = crossed(battery, end).skip_while(|stretch| stretch.hexes().all(|hex| hex != target)).skip(1);
    for stretch in behind {
        let reached = |hex: &Hex| i32::try_from(hex.unsigned_distance_to(battery)).is_ok_and(|d| d <= range);
        let mut along: Vec<Hex> = stretch.hexes().filter(reached).collect();
        // Of two beside the line the nearer first; of two as near the left one, which comes first already.
        along.sort_by_key(|hex| hex.unsigned_distance_to(battery));
        let stops = |hex: &Hex| chart.at(position.board(), *hex).blocks_sight;
        let unit = |hex: Hex| Side::BOTH.into_iter().find_map(|side| position.unit_at(side, hex));
        if let Some(struck) = along.iter().filter(|hex| !stops(hex)).find_map(|hex| unit(*hex)) {
            return Some(struck);
        }
        // Along an edge the ground stops the shot only where both hexes do, as with sight.
        if !along.is_empty() && along.iter().all(stops) {
            return None;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::struck_behind;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::Field;
    use oblique_board::hex::Hex;
    use oblique_rules::position::Position as _;

    /// Where the unit stands that a shot from (10,14) at (10,10) strikes behind.
    fn struck(pieces: &[(&str, &str, Hex, &str)], wood: Option<Hex>) -> Option<Hex> {
        let mut field = Field::new(pieces);
        if let Some(hex) = wood {
            field.paint(hex, "woods");
        }
        field.asked(|p, _| {
            struck_behind(p, &Chart::of(p.board()), (at(10, 14), at(10, 10))).and_then(|u| p.hex_of(u))
        })
    }

    #[test]
    fn the_first_unit_behind_is_struck_friend_or_foe() {
        let all = [
            ("artillery", "A", at(10, 14), "unlimbered"),
            ("infantry", "B", at(10, 10), "line"),
            ("leader", "B", at(10, 8), ""),
            ("infantry", "A", at(10, 6), "line"),
            ("infantry", "B", at(10, 4), "line"),
        ];
        assert_eq!(struck(&all, None), Some(at(10, 6)));
        assert_eq!(struck(&all, Some(at(10, 8))), None, "a wood stops it");
        assert_eq!(struck(&all, Some(at(10, 6))), None, "who is inside is not struck");
        assert_eq!(struck(&all, Some(at(9, 9))), Some(at(10, 6)), "one side of the line is open");
        assert_eq!(struck(&all[..3], None), None, "a general never");
    }

    #[test]
    fn it_goes_no_farther_than_guns_reach() {
        let behind = |row| [("infantry", "B", at(10, row), "line")];
        assert_eq!(struck(&behind(2), None), Some(at(10, 2)));
        assert_eq!(struck(&behind(1), None), None);
        assert_eq!(struck(&[("infantry", "B", at(9, 13), "line")], None), None, "before the target");
        assert_eq!(struck(&[("infantry", "B", at(9, 7), "line")], None), Some(at(9, 7)), "beside the line");
    }
}
