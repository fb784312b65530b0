//! Objectives: worth something, and within reach of somebody.

use super::ways::Ways;
use crate::check::{Place, Severity};
use crate::hex::Hex;
use crate::rules::sheet_checks::look::{Look, takes_part};
use crate::rules::sheet_checks::{Find, SheetCheck};
use crate::scenario::{Arrival, Edit, Facets, Objective, Side};
use std::collections::{BTreeMap, BTreeSet};

const O: Facets = Facets::OBJECTIVES.with(Facets::LAYOUT);
/// What the price of a step depends on.
pub(super) const GROUND: Facets =
    Facets::TERRAIN.with(Facets::LEVELS).with(Facets::FEATURES).with(Facets::PARAMS);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "C12",
        severity: Severity::Warning,
        rule: "",
        reads: O.with(GROUND).with(Facets::PIECES),
        find: Find::SlowLook(unreachable),
    },
    SheetCheck {
        id: "C13",
        severity: Severity::Warning,
        rule: "",
        reads: Facets::OBJECTIVES,
        find: Find::Look(worthless),
    },
];

/// The hexes each side's units start or arrive at, by what they can move as.
fn starts(look: &Look<'_>, ways: &Ways<'_>, side: Side) -> BTreeMap<BTreeSet<usize>, Vec<Hex>> {
    let mut starts: BTreeMap<_, Vec<Hex>> = BTreeMap::new();
    let layout = look.layout();
    for (_, piece) in look.units().into_iter().filter(|(_, p)| p.side == side && takes_part(p)) {
        let entries = piece.arrives.iter().filter(|_| piece.hex.is_none()).flat_map(Arrival::hexes);
        let hexes = piece.hex.into_iter().chain(entries).filter(|h| layout.contains(*h));
        for hex in hexes {
            starts.entry(ways.movers(piece)).or_default().push(hex);
        }
    }
    starts
}

/// Objectives neither side can come to, or a side cannot that would gain by it.
pub fn unreachable(look: &mut Look<'_>) {
    let layout = look.layout();
    if look.s.objectives.is_empty() {
        return;
    }
    let ways = Ways::of(look);
    let sides = Side::BOTH.map(|side| starts(look, &ways, side));
    // Where nobody stands on the map yet there is nothing to say.
    if sides.iter().all(BTreeMap::is_empty) {
        return;
    }
    let goals: BTreeSet<usize> = look.s.objectives.values().filter_map(|o| layout.index(o.hex)).collect();
    // One search for each class of mover, for what the classes before it could not come to.
    let cut_off = Side::BOTH.map(|side| {
        let mut open = goals.clone();
        for (movers, from) in &sides[side.index()] {
            open = &open - &ways.reached(look, movers, from, &open);
        }
        open
    });
    if look.stopped() {
        return;
    }
    for (id, objective) in &look.s.objectives {
        let Some(at) = layout.index(objective.hex) else { continue };
        let reaches = Side::BOTH.map(|side| !cut_off[side.index()].contains(&at));
        let (name, hex) = (&objective.name, layout.name(objective.hex));
        let place = Place::Objective(id.clone());
        if reaches == [false, false] {
            let message = format!("No unit of either side can come to {name} ({hex}).");
            look.say_fix(place, message, format!("Remove {name}"), Edit::Objective(id.clone(), None));
            continue;
        }
        for side in Side::BOTH.into_iter().filter(|s| !reaches[s.index()]) {
            let (worth, own) = (objective.value[side.index()], look.s.side(side).name.clone());
            if worth > 0 && objective.holder != Some(side) {
                let message =
                    format!("No unit of {own} can come to {name} ({hex}), which is worth {worth} to it.");
                let mut mended: Objective = objective.clone();
                mended.value[side.index()] = 0;
                let edit = Edit::Objective(id.clone(), Some(mended));
                look.say_fix(place.clone(), message, format!("Make it worth nothing to {own}"), edit);
            }
        }
    }
}

fn worthless(look: &mut Look<'_>) {
    for (id, objective) in &look.s.objectives {
        if objective.value == [0, 0] {
            let message = format!("{} is worth nothing to either side.", objective.name);
            let label = format!("Remove {}", objective.name);
            look.say_fix(Place::Objective(id.clone()), message, label, Edit::Objective(id.clone(), None));
        }
    }
}
