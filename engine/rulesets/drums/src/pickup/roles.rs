//! Who attacks and who begins (`setup.role`, `seq.initiative`).

use super::{INITIATIVE, Making, ROLES};
use crate::CATALOG;
use crate::ids::{attribute, param};
use crate::tables::Tables;
use oblique_rules::catalog::Role;
use oblique_scenario::{Piece, Side, Value};

/// Ties are thrown again so often; then A has it.
const TIES: usize = 100;

/// Dices for the roles; the attacker. The winner defends if his infantry and guns are more than his cavalry times so many,
/// else he attacks.
pub(super) fn dice(making: &mut Making<'_>) -> Side {
    const HORSE_COUNTS: usize = 3;
    let mut chance = making.chance(&ROLES, 0);
    let count = |side: Side, wanted: &dyn Fn(&Piece) -> bool| {
        making.scenario.pieces.values().filter(|p| p.side == side && wanted(p)).count()
    };
    let scout = |p: &Piece| p.attrs.get(attribute::SCOUT).and_then(Value::flag) == Some(true);
    let scouts = Side::BOTH.map(|side| i32::try_from(count(side, &scout)).unwrap_or(0));
    let bonus = Tables::get().setup.scout_bonus;
    let mut sums = [0; 2];
    for _ in 0..TIES {
        sums = [0, 1]
            .map(|i| chance.throw(format!("{}, role", making.name(Side::BOTH[i])), 6) + bonus * scouts[i]);
        if sums[0] != sums[1] {
            break;
        }
    }
    let winner = if sums[0] >= sums[1] { Side::A } else { Side::B };
    let horse = count(winner, &|p| CATALOG.role_of(p) == Some(Role::Horse));
    let others = count(winner, &|p| matches!(CATALOG.role_of(p), Some(Role::Foot | Role::Guns)));
    let defends = others > HORSE_COUNTS * horse;
    let attacker = if defends { winner.other() } else { winner };
    let result = format!(
        "{} {} to {} and {}; {} attacks.",
        making.name(winner),
        sums[0].max(sums[1]),
        sums[0].min(sums[1]),
        if defends { "defends" } else { "attacks" },
        making.name(attacker)
    );
    making.note(ROLES, chance, vec![result]);
    attacker
}

/// Dices for who begins, and writes it into the scenario.
pub(super) fn initiative(making: &mut Making<'_>) {
    let mut chance = making.chance(&INITIATIVE, 0);
    let mut sums = [0; 2];
    for _ in 0..TIES {
        sums = Side::BOTH
            .map(|side| (0..3).map(|_| chance.throw(format!("{}, initiative", making.name(side)), 6)).sum());
        if sums[0] != sums[1] {
            break;
        }
    }
    let first = if sums[0] >= sums[1] { Side::A } else { Side::B };
    let result = format!("{} to {}: {} begins.", sums[0], sums[1], making.name(first));
    making.scenario.params.insert(param::BEGINS.to_owned(), Value::Text(first.to_string()));
    making.note(INITIATIVE, chance, vec![result]);
}
