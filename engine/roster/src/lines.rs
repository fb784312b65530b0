//! Which units stand in the first line and which behind it.

use oblique_board::hex::{Hex, Orientation};
use oblique_rules::catalog::{Catalog, Role};
use oblique_scenario::{PieceId, Scenario, Side};
use std::collections::{BTreeMap, BTreeSet};

/// A place on the ground, or a box of places, by its two coordinates.
type Spot = (i64, i64);

/// Thousandths of a hex between neighbours, so that places are whole numbers.
const ACROSS: i64 = 1732;

/// A place on the plane.
fn place(hex: Hex, orientation: Orientation) -> (i64, i64) {
    let (q, r) = (i64::from(hex.x), i64::from(hex.y));
    match orientation {
        Orientation::Flat => (1500 * q, ACROSS * r + ACROSS / 2 * q),
        Orientation::Pointy => (ACROSS * q + ACROSS / 2 * r, 1500 * r),
    }
}

fn middle(places: &[(i64, i64)]) -> Option<(i64, i64)> {
    let count = i64::try_from(places.len()).ok().filter(|n| *n > 0)?;
    let sum = places.iter().fold((0, 0), |(x, y), (a, b)| (x + a, y + b));
    Some((sum.0 / count, sum.1 / count))
}

/// Units of a side with friends of their sort (foot behind foot, horse behind horse) in front of
/// them, two to ten hexes towards the enemy and at most two to either hand: the second line and
/// what stands behind that. Empty until both sides are on the map.
#[must_use]
pub fn second_line(scenario: &Scenario, catalog: &Catalog, side: Side) -> BTreeSet<PieceId> {
    let orientation = scenario.board.layout().orientation;
    let role = |kind: &str| catalog.kind(kind).map(|k| k.role).filter(|r| !r.leads());
    let standing = |of: Side| {
        scenario.pieces.iter().filter(move |(_, p)| p.side == of).filter_map(move |(id, p)| {
            let arm = match role(&p.kind)? {
                Role::Light => Role::Foot,
                other => other,
            };
            Some((id, arm, place(p.hex?, orientation)))
        })
    };
    let own: Vec<_> = standing(side).collect();
    let enemy: Vec<_> = standing(side.other()).map(|(_, _, at)| at).collect();
    let places: Vec<_> = own.iter().map(|(_, _, at)| *at).collect();
    let (Some(here), Some(there)) = (middle(&places), middle(&enemy)) else { return BTreeSet::new() };
    let ahead = (there.0 - here.0, there.1 - here.1);
    let length = (ahead.0 * ahead.0 + ahead.1 * ahead.1).unsigned_abs().isqrt();
    let Some(length) = i64::try_from(length).ok().filter(|n| *n > 0) else { return BTreeSet::new() };
    // Boxes as deep and half as wide as the ground looked at, so that few need be looked into.
    let boxed = |at: (i64, i64)| {
        let (forward, aside) = (at.0 * ahead.0 + at.1 * ahead.1, at.0 * ahead.1 - at.1 * ahead.0);
        (forward.div_euclid((ACROSS * 10 + 1) * length), aside.div_euclid((ACROSS * 2 + 1) * length))
    };
    let mut boxes: BTreeMap<(u8, Spot), BTreeSet<Spot>> = BTreeMap::new();
    for (_, arm, at) in &own {
        boxes.entry((*arm as u8, boxed(*at))).or_default().insert(*at);
    }
    let covered = |at: (i64, i64), arm: Role| {
        let (row, column) = boxed(at);
        let near = (row..=row + 1).flat_map(|row| (column - 1..=column + 1).map(move |c| (row, c)));
        near.filter_map(|place| boxes.get(&(arm as u8, place))).flatten().any(|place| {
            let by = (place.0 - at.0, place.1 - at.1);
            let forward = (by.0 * ahead.0 + by.1 * ahead.1) / length;
            let aside = (by.0 * ahead.1 - by.1 * ahead.0) / length;
            forward * 2 >= ACROSS * 3 && forward <= ACROSS * 10 && aside.abs() <= ACROSS * 2
        })
    };
    let fights = |arm: Role| matches!(arm, Role::Foot | Role::Horse);
    own.iter()
        .filter(|(_, arm, at)| fights(*arm) && covered(*at, *arm))
        .map(|(id, ..)| (*id).clone())
        .collect()
}
