//! Objectives and reinforcements.

use super::marches::Marches;
use super::state::men;
use super::{Find, SheetCheck};
use crate::ids::{param, rule, side_param};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::alike::offer_hex;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::shared;
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::format::hex_name;
use oblique_scenario::{Arrival, Edit, Facets, Objective, ObjectiveId, Piece, Side, Value};
use std::collections::BTreeMap;

const O: Facets = Facets::OBJECTIVES.with(Facets::LAYOUT);
const REACH: Facets = O.with(Facets::PIECES).with(Facets::TERRAIN).with(Facets::PARAMS);
const WAYS: Facets = REACH.with(Facets::LEVELS).with(Facets::FEATURES);
const W: Severity = Severity::Warning;
const E: Severity = Severity::Error;

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V36",
        severity: E,
        rule: rule::VIC_POINTS,
        reads: O,
        find: Find::Check(objective_out_of_range),
    },
    SheetCheck {
        id: "V37",
        severity: W,
        rule: rule::VIC_POINTS,
        reads: O.with(Facets::PARAMS).with(Facets::TERRAIN),
        find: Find::Check(no_objective),
    },
    SheetCheck {
        id: "V38",
        severity: W,
        rule: rule::VIC_CONTROL,
        reads: WAYS,
        find: Find::SlowCheck(shared::unreachable),
    },
    SheetCheck {
        id: "V39",
        severity: W,
        rule: rule::VIC_CONTROL,
        reads: O.with(Facets::PIECES).with(Facets::PARAMS),
        find: Find::Check(holder_not_there),
    },
    SheetCheck {
        id: "V43",
        severity: W,
        rule: rule::VIC_CONTROL,
        reads: WAYS,
        find: Find::SlowCheck(objectives_too_far),
    },
    SheetCheck {
        id: "X02",
        severity: W,
        rule: rule::VIC_WITHDRAWAL,
        reads: Facets::PIECES.with(Facets::PARAMS),
        find: Find::Check(withdrawal_by_one_volley),
    },
    SheetCheck {
        id: "X03",
        severity: W,
        rule: rule::VIC_GRADE,
        reads: O.with(Facets::PARAMS).with(Facets::TERRAIN),
        find: Find::Check(worthless_objectives),
    },
    SheetCheck {
        id: "V44",
        severity: E,
        rule: rule::SCN_REINFORCE,
        reads: REACH,
        find: Find::Check(arrivals),
    },
];

/// An objective farther than this from its holder's units is hardly held.
const FAR: u32 = 15;

fn objective_out_of_range(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    let mut at: BTreeMap<(i32, i32), &str> = BTreeMap::new();
    for (id, objective) in &context.s.objectives {
        let place = Place::Objective(id.clone());
        let remove = Edit::Objective(id.clone(), None);
        if !layout.contains(objective.hex) {
            let message = format!("The objective {} lies off the board.", objective.name);
            let near = layout.nearest(objective.hex);
            context.say(place.clone(), message);
            offer_hex(context, id, objective, near);
            context.offer("Remove it", remove);
        } else if let Some(other) = at.insert(layout.col_row(objective.hex), &objective.name) {
            let message = format!(
                "The objectives {other} and {} lie in the same hex, {}.",
                objective.name,
                layout.name(objective.hex)
            );
            context.say(place.clone(), message);
            offer_hex(context, id, objective, objective.hex);
            context.offer(format!("Remove {}", objective.name), remove);
        }
        let (least, most) = (*Objective::WORTH.start(), *Objective::WORTH.end());
        if objective.value.iter().any(|v| !Objective::WORTH.contains(v)) {
            let [a, b] = objective.value;
            let message = format!(
                "{} is worth {a} to A and {b} to B; values go from {least} to {most}.",
                objective.name
            );
            let value = objective.value.map(|v| v.clamp(least, most));
            let fixed = Objective { value, ..objective.clone() };
            let edit = Edit::Objective(id.clone(), Some(fixed));
            context.say_fix(place, message, "Bring the values into range", edit);
        }
    }
}

/// Offers an objective at the settlement nearest to the middle of the board, or in the middle.
fn offer_objective(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    let middle = layout.at(i32::from(layout.width) / 2, i32::from(layout.height) / 2);
    let settled = |id: &String| {
        context.catalog.terrain(id).is_some_and(|t| matches!(t.look.as_str(), "village" | "town"))
    };
    let settled: Vec<bool> = context.s.board.palette().iter().map(settled).collect();
    let cells = context.s.board.terrain_cells().iter().enumerate();
    let places = cells.filter(|(_, t)| settled.get(usize::from(t.0)) == Some(&true));
    let place = places.map(|(n, _)| layout.hex(n)).min_by_key(|h| h.unsigned_distance_to(middle));
    let hex = place.unwrap_or(middle);
    let new = Objective {
        hex,
        name: format!("Hex {}", layout.name(hex)),
        value: [Objective::USUAL; 2],
        holder: None,
        order: context.s.last_objective_order() + 1,
        evidence: None,
    };
    let edit = Edit::Objective(context.s.fresh_objective_id("objective"), Some(new));
    context.offer(format!("Add an objective at {}", layout.name(hex)), edit);
}

/// Offers to make every objective worth something to a side, where it is worth nothing.
fn offer_worth(context: &mut CheckContext<'_>, side: Side) {
    let worth = |(id, o): (&ObjectiveId, &Objective)| {
        let mut value = o.value;
        let own = &mut value[side.index()];
        *own = if *own > 0 { *own } else { o.value[side.other().index()].max(Objective::USUAL) };
        Edit::Objective(id.clone(), Some(Objective { value, ..o.clone() }))
    };
    let edits = context.s.objectives.iter().map(worth).collect();
    let name = context.s.side(side).name.clone();
    context.offer(format!("Make them worth something to {name}"), Edit::Many(edits));
}

fn no_objective(context: &mut CheckContext<'_>) {
    if context.s.objectives.is_empty() {
        let message = "There is no objective: however the battle goes, it is drawn.".to_owned();
        context.say(Place::Param("objectives".to_owned()), message);
        offer_objective(context);
        return;
    }
    for side in Side::BOTH {
        if context.s.objectives.values().all(|o| o.value[side.index()] == 0) {
            let message = format!("No objective is worth anything to {}.", context.s.side(side).name);
            context.say(Place::Side(side, String::new()), message);
            offer_worth(context, side);
        }
    }
}

/// Units of a side that could ever hold something: on the board, or arriving, with the hex they start from.
fn holders<'s>(context: &CheckContext<'s>, side: Side) -> Vec<(&'s Piece, Hex, i64)> {
    let layout = context.layout();
    let from = |p: &'s Piece| -> Vec<(&'s Piece, Hex, i64)> {
        match &p.arrives {
            Some(arrives) => arrives.hexes().map(|hex| (p, hex, i64::from(arrives.turn))).collect(),
            None => p.hex.into_iter().map(|hex| (p, hex, 1)).collect(),
        }
    };
    let units = context.units().into_iter().filter(|(_, p)| p.side == side);
    units.flat_map(|(_, p)| from(p)).filter(|(_, h, _)| layout.contains(*h)).collect()
}

fn holder_not_there(context: &mut CheckContext<'_>) {
    let objectives: Vec<(&ObjectiveId, &Objective)> = context.s.objectives.iter().collect();
    for (id, objective) in objectives {
        let place = Place::Objective(id.clone());
        let Some(side) = objective.holder else {
            // By `vic.control` it may be so: a designer who has just placed it, or means it, has done nothing wrong.
            context.note(place, format!("Nobody holds {} at the start.", objective.name));
            let nearest =
                context.deployed().into_iter().min_by_key(|(_, h)| h.unsigned_distance_to(objective.hex));
            if let Some(((_, p), _)) = nearest {
                let fixed = Objective { holder: Some(p.side), ..objective.clone() };
                let label = format!("Let {} hold it", context.s.side(p.side).name);
                context.offer(label, Edit::Objective(id.clone(), Some(fixed)));
            }
            continue;
        };
        let own = context.deployed().into_iter().filter(|((_, p), _)| p.side == side);
        let near = own.map(|(_, h)| h.unsigned_distance_to(objective.hex)).min();
        // Where nobody stands on the map yet there is nothing to say.
        let far = near.map_or_else(|| !context.deployed().is_empty(), |n| n > FAR);
        if far {
            let (name, what) = (&context.s.side(side).name, &objective.name);
            let message = near.map_or_else(
                || format!("{name} holds {what}, but has no unit on the map."),
                |n| format!("{name} holds {what}, but its nearest unit is {n} hexes away."),
            );
            context.say(place, message);
            let at = objective.hex;
            let nearest = context.deployed().into_iter().min_by_key(|(_, h)| h.unsigned_distance_to(at));
            let other = nearest.filter(|((_, p), h)| p.side != side && h.unsigned_distance_to(at) <= FAR);
            if let Some(((_, p), _)) = other {
                let fixed = Objective { holder: Some(p.side), ..objective.clone() };
                let label = format!("Let {} hold it", context.s.side(p.side).name);
                context.offer(label, Edit::Objective(id.clone(), Some(fixed)));
            }
        }
    }
}

/// A remedy by the length of the battle.
fn turns_played(turns: i64) -> String {
    format!("Play {turns} turn{}", if turns == 1 { "" } else { "s" })
}

fn objectives_too_far(context: &mut CheckContext<'_>) {
    let late = late_sides(context);
    if context.stopped() {
        return;
    }
    let turns = context.param(param::TURNS);
    for (side, first) in late {
        let name = &context.s.side(side).name;
        let message = format!("No unit of {name} can come to any objective within the {turns} turns.");
        context.say(Place::Side(side, String::new()), message);
        if let Some(needed) = first {
            context.offer_param(param::TURNS, turns_played(needed), needed);
        }
    }
}

/// Sides with men none of whose units comes to an objective in time, each with the turn in which the first would.
fn late_sides(context: &CheckContext<'_>) -> Vec<(Side, Option<i64>)> {
    let turns = context.param(param::TURNS);
    let mut late = Vec::new();
    if context.s.objectives.is_empty() {
        return late;
    }
    let mut marches = Marches::to_objectives(context);
    for side in Side::BOTH {
        let army: i64 = context.s.pieces.values().filter(|p| p.side == side).map(men).sum();
        if army == 0 {
            continue;
        }
        let mut first: Option<i64> = None;
        for (piece, from, turn) in holders(context, side) {
            let there = marches.turn_of_arrival(piece, from, turn);
            first = first.into_iter().chain(there).min();
            // Who comes after him makes no difference.
            if first.is_some_and(|t| t <= turns) {
                break;
            }
        }
        if first.is_none_or(|t| t > turns) {
            late.push((side, first));
        }
    }
    late
}

fn arrivals(context: &mut CheckContext<'_>) {
    let (layout, turns) = (context.layout(), context.param(param::TURNS));
    for entry in context.pieces(|_| true) {
        let piece = entry.1;
        let Some(arrives) = &piece.arrives else { continue };
        let turn = i64::from(arrives.turn);
        if !(1..=turns).contains(&turn) {
            let right = u16::try_from(turn.clamp(1, turns.max(1))).unwrap_or(1);
            let message = format!("{} arrives on turn {turn}; the battle has {turns}.", piece.name);
            context.say_piece(entry, "arrives", message, format!("Let it arrive on turn {right}"), |p| {
                p.arrives = Some(Arrival { turn: right, ..arrives.clone() });
            });
            if turn > turns {
                context.offer_param(param::TURNS, turns_played(turn), turn);
            }
        }
        let off: Vec<Hex> = arrives.hexes().filter(|hex| !layout.contains(*hex)).collect();
        for lost in off {
            let (col, row) = layout.col_row(lost);
            let (col, row) =
                (col.clamp(0, i32::from(layout.width) - 1), row.clamp(0, i32::from(layout.height) - 1));
            let hex = layout.at(col, row);
            let message = if arrives.further.is_empty() {
                format!("{} arrives off the board.", piece.name)
            } else {
                format!("The entry hex {} of {} lies off the board.", hex_name(layout, lost), piece.name)
            };
            let label = format!("Let it arrive at {}", layout.name(hex));
            context.say_piece(entry, "arrives", message, label, |p| {
                p.arrives = Some(arrives.instead(lost, hex));
            });
        }
    }
    for entry in context.pieces(Role::is_foot_or_horse) {
        let Some(leader) = entry.1.leader.as_ref().and_then(|l| context.s.pieces.get(l)) else { continue };
        let own = entry.1.arrives.as_ref().map_or(0, |a| a.turn);
        let Some(his) = leader.arrives.clone().filter(|a| a.turn > own) else { continue };
        let message = format!(
            "{} is there before its leader {}, who arrives on turn {}.",
            entry.1.name, leader.name, his.turn
        );
        context.say_piece(entry, "arrives", message, "Let it arrive with him", |p| {
            p.arrives = Some(his);
            p.hex = None;
        });
    }
}

/// The most men a volley of a unit can cost: its hits at their highest, each at its dearest
/// (`fire.hits`, `fire.men`). A whole battalion in good order counts a thousandth of fire a man.
fn volley_men(largest: i64) -> i64 {
    let t = &Tables::get().hits;
    let (spread, divisor) = (i64::from(t.spread.1), t.fire_divisor.max(1));
    let hits = (largest * spread + 100 * divisor - 1) / (100 * divisor);
    hits * t.men_per_hit
}

/// Withdrawal levels a single volley reaches: the battle would be over with the first shots.
fn withdrawal_by_one_volley(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let all = |of: Side| context.s.pieces.values().filter(move |p| p.side == of).map(men);
        let (army, largest) = (all(side).sum::<i64>(), all(side.other()).max().unwrap_or(0));
        let (level, volley) = (context.side_param(side, side_param::WITHDRAWAL_LEVEL), volley_men(largest));
        let (share, needed) = (i128::from(volley) * 100, i128::from(level) * i128::from(army));
        if army <= 0 || volley <= 0 || level < 1 || share < needed {
            continue;
        }
        let name = context.s.side(side).name.clone();
        let place = Place::Side(side, side_param::WITHDRAWAL_LEVEL.to_owned());
        let message = format!(
            "One volley can cost {volley} men, and {name} withdraws at {level}% of {army}: it may be over with the first shots."
        );
        let right = volley * 100 / army + 1;
        if right > 100 {
            context.say(place, message);
            continue;
        }
        let mut fixed = context.s.side(side).clone();
        fixed.params.insert(side_param::WITHDRAWAL_LEVEL.to_owned(), Value::Int(right));
        context.say_fix(place, message, format!("Set it to {right}%"), Edit::Side(side, Box::new(fixed)));
    }
}

/// Where no objective is worth anything to anybody neither side can win nor lose.
fn worthless_objectives(context: &mut CheckContext<'_>) {
    if context.s.objectives.values().all(|o| o.value.iter().all(|v| *v <= 0)) {
        let message = "Neither side can win or lose: no objective is worth anything to either.".to_owned();
        context.say(Place::Param("objectives".to_owned()), message);
        if context.s.objectives.is_empty() {
            offer_objective(context);
        } else {
            for side in Side::BOTH {
                offer_worth(context, side);
            }
        }
    }
}
