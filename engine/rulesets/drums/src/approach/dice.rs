//! The dice of an Approach (`app.mods`, `app.multi`, `bua.attack`).

use crate::approach::position::Grounds;
use crate::board::chart::Chart;
use crate::dice::count::Count;
use crate::dice::side;
use crate::ids::{formation, rule};
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::nature::{Arm, Special};
use oblique_board::hex::Hex;

/// An attack as it goes into the dice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attack<'a, P> {
    /// Who attacks.
    pub attacker: P,
    /// From which hex: where it stands or would.
    pub from: Hex,
    /// The defending side, in roster order.
    pub defenders: &'a [P],
    /// Is every defender flanked?
    pub flanked: bool,
    /// Actions of the attacker turned into dice.
    pub bought: i32,
    /// Is it played at army level?
    pub army: bool,
}

/// The dice of attacker and defenders in an Approach.
pub(crate) fn approach_dice<D: Division>(
    position: &D,
    chart: &Chart,
    attack: Attack<'_, D::Piece>,
) -> [Count; 2] {
    let table = &Tables::get().approach;
    let Attack { attacker, from, defenders, flanked, bought, army } = attack;
    let own = [attacker];
    let sides: [&[D::Piece]; 2] = [&own, defenders];
    let mut counts = sides.map(|units| base(position, units));
    counts[0].add(bought, "actions", rule::UNIT_BUY);
    counts[0].add(side::disorder(position, defenders), "disorder of the enemy", rule::DIS_LEVELS);
    counts[1].add(side::disorder(position, &own), "disorder of the enemy", rule::DIS_LEVELS);
    if flanked {
        counts[0].add(table.flank, "flank or rear", rule::APP_FLANK);
    }
    let nature = position.nature(attacker);
    let horse = matches!(nature.arm, Arm::Cavalry(_));
    if horse && defenders.iter().any(|unit| position.formation_of(*unit) == formation::SQUARE) {
        counts[1].add(table.disordered_square, "square", rule::APP_MODS);
    }
    side::add_combat(position, sides, &mut counts, (table.better_combat, army, rule::APP_MODS));
    let [a, d] = sides.map(|units| side::skirmishers(position, units));
    // Cavalry has none, and the infantry's are of no use against it.
    if !horse && a != d {
        counts[usize::from(a < d)].add(table.better_skirmishers, "better skirmishers", rule::SK_FACTOR);
    }
    let grounds = |unit: &D::Piece| {
        let light = nature.has(Special::Light);
        let hex = position.hex_of(*unit)?;
        Some(Grounds { board: position.board(), chart, attacker: from, defender: hex, light })
    };
    let higher = defenders.iter().filter_map(grounds).map(|g| g.attackers()).max().unwrap_or(0);
    counts[0].add(higher, "higher ground", rule::APP_MODS);
    let better = defenders.iter().filter_map(grounds).map(|g| g.defenders(true)).max().unwrap_or(0);
    add_position(position, defenders, &mut counts[1], better);
    for (units, count) in sides.into_iter().zip(&mut counts) {
        side::add_lance(position, units, count, table.lance);
    }
    counts
}

/// Base dice of all of a side.
pub(crate) fn base<D: Division>(position: &D, units: &[D::Piece]) -> Count {
    let mut count = Count::default();
    for unit in units {
        count.add(position.close_dice(*unit), "formation", rule::DICE_BASE);
    }
    count
}

/// Adds a position, or the cover of a garrison.
pub(crate) fn add_position<D: Division>(
    position: &D,
    defenders: &[D::Piece],
    count: &mut Count,
    better: i32,
) {
    if defenders.iter().any(|unit| position.formation_of(*unit) == formation::GARRISON) {
        count.add(side::cover_of_a_garrison(), "hard cover", rule::BUA_ATTACK);
    } else {
        count.add(better, "better position", rule::GEO_TERRAIN);
    }
}

#[cfg(test)]
mod tests {
    use super::{Attack, approach_dice};
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::{Field, set};
    use oblique_rules::position::Position as _;
    use oblique_scenario::Value;

    /// Kind, formation, values.
    type Side<'a> = (&'a str, &'a str, &'a [(&'a str, i64)]);

    /// An attacker at (10,10) and those it attacks, at (10,8) and (11,9).
    pub(crate) fn field(attacker: Side<'_>, defenders: &[Side<'_>]) -> Field {
        let places = [at(10, 8), at(11, 9)];
        let mut pieces = vec![(attacker.0, "A", at(10, 10), attacker.1)];
        pieces.extend(defenders.iter().zip(places).map(|(d, hex)| (d.0, "B", hex, d.1)));
        let mut field = Field::new(&pieces);
        for (i, side) in [attacker].iter().chain(defenders).enumerate() {
            for (name, value) in side.2 {
                field.piece(i).attrs.insert((*name).to_owned(), Value::Int(*value));
            }
        }
        field
    }

    fn counted(field: &Field, bought: i32, flanked: bool) -> [i32; 2] {
        field.asked(|p, all| {
            let from = at(10, 10);
            let attack =
                Attack { attacker: all[0], from, defenders: &all[1..], flanked, bought, army: false };
            approach_dice(p, &Chart::of(p.board()), attack).map(|count| count.dice())
        })
    }

    #[test]
    fn disorder_skirmishers_combat_and_actions_are_dice() {
        let column = ("infantry", "attack_column", &[("sk", 2), ("c", 4)][..]);
        let line = ("infantry", "line", &[("sk", 1), ("c", 5), ("dis", 1)][..]);
        assert_eq!(counted(&field(column, &[line]), 1, false), [6, 5]);
        let foot = ("infantry", "line", &[("sk", 1), ("c", 4)][..]);
        let guns = ("artillery", "unlimbered", &[][..]);
        assert_eq!(counted(&field(foot, &[guns]), 0, false), [5, 4], "Combat is nothing against guns");
    }

    #[test]
    fn several_defenders_are_one_side() {
        let line = ("infantry", "line", &[("sk", 1), ("c", 4), ("dis", 2)][..]);
        let column = ("infantry", "attack_column", &[("sk", 1), ("c", 4), ("dis", 3)][..]);
        let both = [column, ("artillery", "unlimbered", &[][..])];
        assert_eq!(counted(&field(line, &both), 0, false), [7, 9]);
    }

    #[test]
    fn flanks_squares_and_lances_count() {
        let line = ("infantry", "line", &[("sk", 3)][..]);
        let horse = ("cavalry", "cavalry_line", &[][..]);
        let mut charge = field(horse, &[line]);
        assert_eq!(counted(&charge, 0, true), [6, 4], "skirmishers are of no use against it");
        set(charge.piece(0), "lance");
        assert_eq!(counted(&charge, 0, false), [5, 4]);
        let square = ("infantry", "square", &[("dis", 3)][..]);
        assert_eq!(counted(&field(horse, &[square]), 0, false), [7, 5]);
    }

    #[test]
    fn a_garrison_has_hard_cover() {
        let column = ("infantry", "attack_column", &[("sk", 2), ("c", 4)][..]);
        let garrison = ("infantry", "garrison", &[("sk", 1), ("c", 4)][..]);
        let mut village = field(column, &[garrison]);
        village.paint(at(10, 8), "sector");
        assert_eq!(counted(&village, 1, false), [5, 5]);
    }

    #[test]
    fn positions_help() {
        let line = ("infantry", "line", &[][..]);
        let mut hill = field(line, &[line]);
        hill.raise(at(10, 10), 1);
        assert_eq!(counted(&hill, 0, false), [5, 4]);
        hill.raise(at(10, 8), 2);
        assert_eq!(counted(&hill, 0, false), [4, 5]);
    }
}
