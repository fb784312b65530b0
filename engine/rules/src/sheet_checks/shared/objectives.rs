//! Objectives: worth something, and within reach of somebody.

use super::ways::Ways;
use crate::RuleId;
use crate::sheet_checks::check_context::{CheckContext, takes_part};
use crate::sheet_checks::{Find, SheetCheck};
use oblique_board::hex::Hex;
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Arrival, Edit, Facets, Objective, Side};
use std::collections::{BTreeMap, BTreeSet};

const O: Facets = Facets::OBJECTIVES.with(Facets::LAYOUT);
/// What the price of a step depends on.
pub(super) const GROUND: Facets =
    Facets::TERRAIN.with(Facets::LEVELS).with(Facets::FEATURES).with(Facets::PARAMS);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "C12",
        severity: Severity::Warning,
        rule: RuleId::NONE,
        reads: O.with(GROUND).with(Facets::PIECES),
        find: Find::SlowCheck(unreachable),
    },
    SheetCheck {
        id: "C13",
        severity: Severity::Warning,
        rule: RuleId::NONE,
        reads: Facets::OBJECTIVES,
        find: Find::Check(worthless),
    },
];

/// The hexes each side's units start or arrive at, by what they can move as.
fn starts(context: &CheckContext<'_>, ways: &Ways<'_>, side: Side) -> BTreeMap<BTreeSet<usize>, Vec<Hex>> {
    let mut starts: BTreeMap<_, Vec<Hex>> = BTreeMap::new();
    let layout = context.layout();
    for (_, piece) in context.units().into_iter().filter(|(_, p)| p.side == side && takes_part(p)) {
        let entries = piece.arrives.iter().filter(|_| piece.hex.is_none()).flat_map(Arrival::hexes);
        let hexes = piece.hex.into_iter().chain(entries).filter(|h| layout.contains(*h));
        for hex in hexes {
            starts.entry(ways.movers(piece)).or_default().push(hex);
        }
    }
    starts
}

/// Objectives neither side can come to, or a side cannot that would gain by it.
pub fn unreachable(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    if context.s.objectives.is_empty() {
        return;
    }
    let ways = Ways::of(context);
    let sides = Side::BOTH.map(|side| starts(context, &ways, side));
    // Where nobody stands on the map yet there is nothing to say.
    if sides.iter().all(BTreeMap::is_empty) {
        return;
    }
    let goals: BTreeSet<usize> = context.s.objectives.values().filter_map(|o| layout.index(o.hex)).collect();
    // One search for each class of mover, for what the classes before it could not come to.
    let cut_off = Side::BOTH.map(|side| {
        let mut open = goals.clone();
        for (movers, from) in &sides[side.index()] {
            open = &open - &ways.reached(context, movers, from, &open);
        }
        open
    });
    if context.stopped() {
        return;
    }
    let mut moved = 0;
    for (id, objective) in &context.s.objectives {
        let Some(at) = layout.index(objective.hex) else { continue };
        let reaches = Side::BOTH.map(|side| !cut_off[side.index()].contains(&at));
        let (name, hex) = (&objective.name, layout.name(objective.hex));
        let place = Place::Objective(id.clone());
        if reaches == [false, false] {
            let message = format!("No unit of either side can come to {name} ({hex}).");
            context.say(place, message);
            if moved < MOST_MOVED {
                moved += 1;
                if let Some(to) = within_reach(context, &ways, &sides, objective.hex) {
                    let edit = Edit::Objective(id.clone(), Some(Objective { hex: to, ..objective.clone() }));
                    context.offer(format!("Move {name} to {}", layout.name(to)), edit);
                }
            }
            context.offer(format!("Remove {name}"), Edit::Objective(id.clone(), None));
            continue;
        }
        for side in Side::BOTH.into_iter().filter(|s| !reaches[s.index()]) {
            let (worth, own) = (objective.value[side.index()], context.s.side(side).name.clone());
            if worth > 0 && objective.holder != Some(side) {
                let message =
                    format!("No unit of {own} can come to {name} ({hex}), which is worth {worth} to it.");
                let mut fixed: Objective = objective.clone();
                fixed.value[side.index()] = 0;
                let edit = Edit::Objective(id.clone(), Some(fixed));
                context.say_fix(place.clone(), message, format!("Make it worth nothing to {own}"), edit);
            }
        }
    }
}

/// Objectives at a time for which a better hex is looked for: each is a search over the board.
const MOST_MOVED: usize = 5;
/// How far away.
const NEAR_HEXES: u32 = 8;

/// The hex nearest to one, without another objective, that somebody can come to.
fn within_reach(
    context: &CheckContext<'_>,
    ways: &Ways<'_>,
    sides: &[BTreeMap<BTreeSet<usize>, Vec<Hex>>; 2],
    hex: Hex,
) -> Option<Hex> {
    let layout = context.layout();
    let free = |h: &Hex| layout.contains(*h) && context.s.objectives.values().all(|o| o.hex != *h);
    let near: Vec<Hex> = (1..=NEAR_HEXES).flat_map(|r| hex.ring(r)).filter(free).collect();
    let goals: BTreeSet<usize> = near.iter().filter_map(|h| layout.index(*h)).collect();
    let starts = sides.iter().flatten();
    let reached = starts.flat_map(|(movers, from)| ways.reached(context, movers, from, &goals));
    let reached: BTreeSet<usize> = reached.collect();
    let there = near.into_iter().filter(|h| layout.index(*h).is_some_and(|n| reached.contains(&n)));
    there.min_by_key(|h| (h.unsigned_distance_to(hex), layout.col_row(*h)))
}

fn worthless(context: &mut CheckContext<'_>) {
    for (id, objective) in &context.s.objectives {
        if objective.value == [0, 0] {
            let message = format!("{} is worth nothing to either side.", objective.name);
            let worth = Objective { value: [Objective::USUAL; 2], ..objective.clone() };
            let label = format!("Make it worth {} to both", Objective::USUAL);
            context.say_fix(
                Place::Objective(id.clone()),
                message,
                label,
                Edit::Objective(id.clone(), Some(worth)),
            );
            context.offer(format!("Remove {}", objective.name), Edit::Objective(id.clone(), None));
        }
    }
}
