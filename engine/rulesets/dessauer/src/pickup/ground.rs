//! The ground between the armies: woods, hills, villages, fields, a pond.

use super::{GROUND, Making};
use crate::CATALOG;
use crate::tables::Tables;
use oblique_rules::pickup::{PlaceSort, Places};

const fn flat(terrain: &'static str) -> PlaceSort {
    PlaceSort { terrain, level: 0, village: false }
}

/// What a place is by the die.
const SORTS: [PlaceSort; 6] = [
    flat("woods"),
    flat("woods"),
    PlaceSort { terrain: "open", level: 1, village: false },
    PlaceSort { terrain: "open", level: 1, village: false },
    PlaceSort { terrain: "town", level: 0, village: true },
    flat("field"),
];

/// Lays them.
pub(super) fn lay(making: &mut Making<'_>) {
    let (mut chance, numbers) = (making.chance(&GROUND), &Tables::get().pickup);
    let places = Places {
        sorts: &SORTS,
        count: numbers.places,
        hexes: numbers.place_hexes,
        die: numbers.place_die,
        free_rows: numbers.first_line + 2,
        value: numbers.village,
    };
    let said = places.lay(&mut making.scenario, &CATALOG, &mut chance);
    making.note(GROUND, chance, said);
}
