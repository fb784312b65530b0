//! The dice of a Contact (`con.mods`, `gen.dice`, `lead.charismatic`, `bua.attack`, `bua.next`).

use crate::approach::dice::{add_position, base};
use crate::approach::flank::Faced;
use crate::approach::position::Grounds;
use crate::board::chart::Chart;
use crate::dice::count::Count;
use crate::dice::side;
use crate::ids::{formation, rule};
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::nature::{Arm, Special};
use oblique_board::hex::Hex;

/// What a side spends on dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spent {
    /// Actions.
    pub actions: u8,
    /// Dice of the Leaders attached to its units.
    pub leader: u8,
    /// Charismatic Leaders of its units that lend a die.
    pub charisma: u8,
}

/// A Contact as it goes into the dice. The attacker is who moved into it (`con.mods`).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fight<'a, P> {
    /// Who moved into Contact.
    pub attacker: P,
    /// The hex it fights from.
    pub from: Hex,
    /// Those whose hexes touch it, in roster order.
    pub defenders: &'a [P],
    /// Was the Approach flanked, by the same attacker?
    pub flanked: bool,
    /// What attacker and defenders spend.
    pub spent: [Spent; 2],
    /// Is it played at army level?
    pub army: bool,
}

/// Does the flank of an Approach still count where the attacker has come to: is he outside every front?
pub(crate) fn still_flanked<D: Division>(position: &D, defenders: &[D::Piece], from: Hex) -> bool {
    let faced = |unit: &D::Piece| {
        let hex = position.hex_of(*unit)?;
        Some(Faced { formation: position.formation_of(*unit), facing: position.facing_of(*unit), hex })
    };
    let round =
        |unit: &D::Piece| matches!(position.formation_of(*unit), formation::SQUARE | formation::GARRISON);
    defenders.iter().all(|unit| !round(unit) && faced(unit).is_some_and(|faced| !faced.sees(from)))
}

/// The dice of attacker and defenders in a Contact.
pub(crate) fn contact_dice<D: Division>(
    position: &D,
    chart: &Chart,
    fight: Fight<'_, D::Piece>,
) -> [Count; 2] {
    let table = &Tables::get().contact;
    let Fight { attacker, from, defenders, flanked, spent, army } = fight;
    let own = [attacker];
    let sides: [&[D::Piece]; 2] = [&own, defenders];
    let mut counts = sides.map(|units| base(position, units));
    for (count, spent) in counts.iter_mut().zip(spent) {
        count.add(i32::from(spent.actions), "actions", rule::UNIT_BUY);
        count.add(i32::from(spent.leader), "Leader", rule::GEN_DICE);
        count.add(i32::from(spent.charisma) * table.charisma, "charisma", rule::LEAD_CHARISMATIC);
    }
    counts[0].add(side::disorder(position, defenders), "disorder of the enemy", rule::DIS_LEVELS);
    counts[1].add(side::disorder(position, &own), "disorder of the enemy", rule::DIS_LEVELS);
    side::add_combat(position, sides, &mut counts, (table.better_combat, army, rule::CON_MODS));
    let nature = position.nature(attacker);
    let horse = matches!(nature.arm, Arm::Cavalry(_));
    let open = |unit: &D::Piece| {
        let square = matches!(position.formation_of(*unit), formation::SQUARE | formation::GARRISON);
        let nature = position.nature(*unit);
        // Infantry of an army has no square to form (`army.rules`).
        nature.arm == Arm::Infantry && !nature.army && !square
    };
    if flanked && still_flanked(position, defenders, from) {
        counts[0].add(table.flank_or_horse, "flank or rear", rule::CON_MODS);
    } else if horse && defenders.iter().any(open) {
        counts[0].add(table.flank_or_horse, "cavalry against infantry", rule::CON_MODS);
    }
    let grounds = |unit: &D::Piece| {
        let (board, light) = (position.board(), nature.has(Special::Light));
        Some(Grounds { board, chart, attacker: from, defender: position.hex_of(*unit)?, light })
    };
    let better = defenders.iter().filter_map(grounds).map(|g| g.defenders(false)).max().unwrap_or(0);
    add_position(position, defenders, &mut counts[1], better);
    for (units, count) in sides.into_iter().zip(&mut counts) {
        side::add_lance(position, units, count, table.lance);
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::{Fight, Spent, contact_dice};
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::{Field, set};
    use oblique_board::hex::Hour;
    use oblique_rules::position::Position as _;
    use oblique_scenario::Value;

    /// An attacker of A at (10,9) against a unit of B at (10,8), with their attributes of numbers.
    fn field(attacker: (&str, &str), defender: (&str, &str), values: [&[(&str, i64)]; 2]) -> Field {
        let mut field =
            Field::new(&[(attacker.0, "A", at(10, 9), attacker.1), (defender.0, "B", at(10, 8), defender.1)]);
        for (i, values) in values.into_iter().enumerate() {
            for (name, value) in values {
                field.piece(i).attrs.insert((*name).to_owned(), Value::Int(*value));
            }
        }
        field
    }

    fn counted(field: &Field, flanked: bool, spent: [Spent; 2]) -> [i32; 2] {
        field.asked(|p, all| {
            let (from, defenders) = (at(10, 9), &all[1..]);
            let fight = Fight { attacker: all[0], from, defenders, flanked, spent, army: false };
            contact_dice(p, &Chart::of(p.board()), fight).map(|count| count.dice())
        })
    }

    const LINE: (&str, &str) = ("infantry", "line");
    const NOTHING: [Spent; 2] = [Spent { actions: 0, leader: 0, charisma: 0 }; 2];

    #[test]
    fn heavy_cavalry_against_a_line() {
        let horse = ("cavalry", "cavalry_line");
        let mut field = field(horse, LINE, [&[("c", 6), ("dis", 1)], &[("c", 4), ("dis", 1)]]);
        field.piece(0).attrs.insert("class".to_owned(), Value::Text("heavy".to_owned()));
        let spent = [Spent { actions: 1, ..Spent::default() }, Spent::default()];
        assert_eq!(counted(&field, false, spent), [11, 5]);
        assert_eq!(counted(&field, true, spent), [11, 5], "once");
    }

    #[test]
    fn a_flank_counts_only_from_outside_the_arc() {
        let mut line = field(LINE, LINE, [&[], &[]]);
        assert_eq!(counted(&line, true, NOTHING), [4, 4], "it fights in front after all");
        line.piece(1).facing = Some(Hour::new(0));
        assert_eq!((counted(&line, true, NOTHING), counted(&line, false, NOTHING)), ([6, 4], [4, 4]));
    }

    #[test]
    fn leaders_charisma_and_position_are_dice() {
        let mut line = field(LINE, LINE, [&[], &[]]);
        line.paint(at(10, 8), "woods");
        let spent = [Spent { leader: 3, charisma: 1, actions: 0 }, Spent { actions: 1, ..Spent::default() }];
        assert_eq!(counted(&line, false, spent), [8, 6]);
        set(line.piece(0), "light");
        assert_eq!(counted(&line, false, spent), [8, 5]);
    }

    #[test]
    fn a_garrison_of_the_next_sector() {
        let garrison = ("infantry", "garrison");
        let mut village = field(garrison, garrison, [&[("dis", 1)], &[]]);
        village.paint(at(10, 8), "sector");
        let spent = [Spent { actions: 1, ..Spent::default() }, Spent::default()];
        assert_eq!(counted(&village, false, spent), [4, 6]);
    }

    #[test]
    fn combat_is_nothing_against_guns_alone() {
        let guns = ("artillery", "unlimbered");
        assert_eq!(counted(&field(LINE, guns, [&[("c", 9)], &[]]), false, NOTHING), [4, 4]);
    }
}
