//! What the formulas of the sheet (table T14) make the figures of a Command, from the units it has.
//!
//! For scenarios that leave them out: whoever makes a leader writes them in, checks offer them. Play reads
//! what is written and the catalog's defaults, so that a battle once begun stays what it was.

use crate::CATALOG;
use crate::ids::attribute;
use crate::scenario_checks::is_body;
use crate::tables::{ShockLevel, Tables};
use oblique_rules::catalog::Role;
use oblique_scenario::{Piece, PieceId, Scenario, Value};
use std::collections::BTreeMap;

/// A figure of a leader of a Command by the formulas; `None` for what they do not give, and of a Command
/// without units.
pub(crate) fn estimate(scenario: &Scenario, id: &PieceId, attr: &str) -> Option<Value> {
    let leader = scenario.pieces.get(id).filter(|p| CATALOG.role_of(p) == Some(Role::Leader))?;
    let own = scenario.pieces.values().filter(|p| p.leader.as_ref() == Some(id) && is_body(p));
    of_command(leader, &own.collect::<Vec<_>>(), attr)
}

/// The same, of a leader and the whole units of his Command.
pub(crate) fn of_command(leader: &Piece, units: &[&Piece], attr: &str) -> Option<Value> {
    let (tables, count) = (Tables::get(), i32::try_from(units.len()).ok().filter(|n| *n > 0)?);
    match attr {
        attribute::COHESION => {
            let given = leader.text(attribute::STATUS).and_then(ShockLevel::from_id);
            let status = given.or_else(|| starting_status(units).map(|(_, level)| level))?;
            Some(Value::Int(tables.cohesion_rating(count, status).into()))
        }
        attribute::RANGE => Some(Value::Int(tables.leader_range(count).into())),
        attribute::STATUS => starting_status(units).map(|(_, level)| Value::Text(level.id().to_owned())),
        _ => None,
    }
}

/// The morale of most units, the better where as many have another, and the Shock Status it makes.
pub(crate) fn starting_status(units: &[&Piece]) -> Option<(i64, ShockLevel)> {
    let mut count: BTreeMap<i64, usize> = BTreeMap::new();
    for unit in units {
        *count.entry(CATALOG.int_of(unit, attribute::MORALE)).or_default() += 1;
    }
    let (morale, _) = count.into_iter().max_by_key(|(_, n)| *n)?;
    Some((morale, Tables::get().starting_status(i32::try_from(morale).unwrap_or(0))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_scenario::Side;

    fn command(morale: &[i64]) -> Vec<Piece> {
        let unit = |morale: &i64| {
            let mut unit = Piece::new(Side::A, "infantry", "unit");
            unit.attrs.insert(attribute::MORALE.to_owned(), Value::Int(*morale));
            unit
        };
        morale.iter().map(unit).collect()
    }

    fn of(leader: &Piece, morale: &[i64], attr: &str) -> Option<Value> {
        of_command(leader, &command(morale).iter().collect::<Vec<_>>(), attr)
    }

    #[test]
    fn cohesion_is_a_third_of_the_units_and_goes_by_the_status() {
        let mut leader = Piece::new(Side::A, "leader", "leader");
        let cohesion = |leader: &Piece, morale: &[i64]| of(leader, morale, attribute::COHESION);
        assert_eq!(cohesion(&leader, &[1; 6]), Some(Value::Int(2)));
        assert_eq!(cohesion(&leader, &[1; 7]), Some(Value::Int(3)));
        // Excellent by morale +2; Poor by -1; Poor for so few that nothing would be left.
        assert_eq!(cohesion(&leader, &[2; 7]), Some(Value::Int(4)));
        assert_eq!(cohesion(&leader, &[-1; 7]), Some(Value::Int(2)));
        assert_eq!(cohesion(&leader, &[-1; 2]), Some(Value::Int(1)));
        // What is written goes before the formula.
        leader.attrs.insert(attribute::STATUS.to_owned(), Value::Text("excellent".to_owned()));
        assert_eq!(cohesion(&leader, &[-1; 7]), Some(Value::Int(4)));
        assert_eq!(cohesion(&leader, &[]), None);
    }

    #[test]
    fn the_range_is_longer_from_ten_units() {
        let leader = Piece::new(Side::A, "leader", "leader");
        let range = |count: usize| of(&leader, &vec![1; count], attribute::RANGE);
        assert_eq!([range(9), range(10)], [Some(Value::Int(4)), Some(Value::Int(5))]);
    }

    #[test]
    fn the_status_is_that_of_most_units() {
        let leader = Piece::new(Side::A, "leader", "leader");
        let status = |morale: &[i64]| of(&leader, morale, attribute::STATUS);
        let word = |id: &str| Some(Value::Text(id.to_owned()));
        assert_eq!(status(&[0, 0, 2]), word("fair"));
        assert_eq!(status(&[0, 1]), word("good"));
        assert_eq!(of(&leader, &[1], attribute::INITIATIVE), None);
    }
}
