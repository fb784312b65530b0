//! The dice of a bombardment (`gun.mods`, `sk.gun`, `los.cover`, `gun.bua`).

use crate::artillery::target::Target;
use crate::board::arc::in_arc;
use crate::board::chart::Chart;
use crate::dice::count::Count;
use crate::ids::rule;
use crate::tables::{Cover, Tables};
use crate::units::division::Division;
use oblique_board::hex::{Hex, entered_across};

/// The dice of a battery and of what it fires at on a hex, so many actions spent on dice.
pub(crate) fn dice<D: Division>(
    position: &D,
    chart: &Chart,
    (battery, bought): (D::Piece, i32),
    (hex, target): (Hex, Target<D::Piece>),
) -> [Count; 2] {
    let tables = Tables::get();
    let table = &tables.fire;
    let (mut guns, mut hit) = (Count::default(), Count::default());
    let Some(from) = position.hex_of(battery) else { return [guns, hit] };
    let distance = i32::try_from(from.unsigned_distance_to(hex)).unwrap_or(i32::MAX);
    guns.add(position.nature(battery).fire_dice(position.formation_of(battery)), "calibre", rule::DICE_BASE);
    if distance <= table.short_to {
        guns.add(table.short, "short range", rule::GUN_MODS);
    } else if distance > table.medium_to {
        guns.add(table.long, "long range", rule::GUN_MODS);
    }
    guns.add(bought, "actions", rule::UNIT_BUY);
    let Target::Unit(unit) = target else {
        hit.add(tables.base_dice.sector, "sector", rule::GUN_BUA);
        return [guns, hit];
    };
    let (formation, facing) = (position.formation_of(unit), position.facing_of(unit));
    guns.add(position.disorder(unit), "disorder of the target", rule::DIS_LEVELS);
    let troubled = position.skirmishers(unit) > 0
        && distance <= table.skirmishers_within
        && in_arc(formation, facing, hex, from);
    if troubled {
        guns.add(table.skirmishers, "skirmishers", rule::SK_GUN);
    }
    hit.add(position.nature(unit).fire_dice(formation), "formation", rule::DICE_BASE);
    match chart.cover(position.board(), hex, &entered_across(from, hex)) {
        Cover::None => {}
        Cover::Soft => hit.add(table.soft_cover, "soft cover", rule::LOS_COVER),
        Cover::Hard => hit.add(table.hard_cover, "hard cover", rule::LOS_COVER),
    }
    hit.add(position.disorder(battery), "disorder of the battery", rule::DIS_LEVELS);
    [guns, hit]
}

#[cfg(test)]
mod tests {
    use super::dice;
    use crate::artillery::target::Target;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::Field;
    use oblique_board::hex::Hex;
    use oblique_rules::position::Position as _;
    use oblique_scenario::Value;

    /// A medium battery of A at (10,14) and infantry of B with so much disorder and so many skirmishers.
    fn field((enemy, formation): (Hex, &str), dis: i64, sk: i64) -> Field {
        let mut field =
            Field::new(&[("artillery", "A", at(10, 14), "unlimbered"), ("infantry", "B", enemy, formation)]);
        field.piece(1).attrs.insert("dis".to_owned(), Value::Int(dis));
        field.piece(1).attrs.insert("sk".to_owned(), Value::Int(sk));
        field
    }

    fn counted(field: &Field, bought: i32) -> [i32; 2] {
        field.asked(|p, all| {
            let hex = p.hex_of(all[1]).expect("on the map");
            let target = (hex, Target::Unit(all[1]));
            dice(p, &Chart::of(p.board()), (all[0], bought), target).map(|count| count.dice())
        })
    }

    #[test]
    fn a_medium_battery_at_three_hexes() {
        assert_eq!(counted(&field((at(10, 11), "line"), 1, 1), 0), [5, 4]);
        assert_eq!(counted(&field((at(10, 11), "line"), 0, 2), 0), [4, 4]);
        assert_eq!(counted(&field((at(10, 10), "line"), 0, 2), 0), [5, 4], "at four hexes");
        let mut flank = field((at(10, 11), "line"), 0, 2);
        flank.piece(1).facing = Some(oblique_board::hex::Hour::new(2));
        assert_eq!(counted(&flank, 0), [5, 4], "from its flank");
    }

    #[test]
    fn range_actions_formation_and_disorder_count() {
        assert_eq!(counted(&field((at(10, 8), "attack_column"), 0, 0), 1), [5, 3]);
        assert_eq!(counted(&field((at(10, 4), "square"), 0, 0), 0), [3, 2], "long range");
        let mut worn = field((at(10, 8), "line"), 2, 0);
        worn.piece(0).attrs.insert("dis".to_owned(), Value::Int(1));
        assert_eq!(counted(&worn, 0), [6, 5]);
    }

    #[test]
    fn a_wall_covers_against_a_shot_across_it_alone() {
        let mut field = field((at(10, 11), "line"), 0, 0);
        for behind in [at(10, 12), at(11, 12)] {
            field.edge("wall", at(10, 11), behind);
        }
        assert_eq!(counted(&field, 0), [5, 6]);
        let mut beside = self::field((at(10, 11), "line"), 0, 0);
        beside.edge("wall", at(10, 11), at(9, 11));
        assert_eq!(counted(&beside, 0), [5, 4]);
        let mut wood = self::field((at(10, 11), "line"), 0, 0);
        wood.paint(at(10, 11), "woods");
        assert_eq!(counted(&wood, 0), [5, 5]);
    }

    #[test]
    fn a_sector_rolls_three_whoever_holds_it() {
        let field = field((at(10, 10), "garrison"), 2, 1);
        let counted = field.asked(|p, all| {
            dice(p, &Chart::of(p.board()), (all[0], 1), (at(10, 10), Target::Sector)).map(|c| c.dice())
        });
        assert_eq!(counted, [6, 3]);
    }
}
