//! Objectives and reinforcements.

use super::state::men;
use super::{Find, SheetCheck};
use crate::CATALOG;
use crate::ids::{param, rule, side_param};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
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
        find: Find::Check(objectives_too_far),
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

fn objective_out_of_range(look: &mut CheckContext<'_>) {
    let layout = look.layout();
    let mut at: BTreeMap<(i32, i32), &str> = BTreeMap::new();
    for (id, objective) in &look.s.objectives {
        let place = Place::Objective(id.clone());
        let remove = Edit::Objective(id.clone(), None);
        if !layout.contains(objective.hex) {
            let message = format!("The objective {} lies off the board.", objective.name);
            let near = layout.nearest(objective.hex);
            look.say(place.clone(), message);
            offer_hex(look, id, objective, near);
            look.offer("Remove it", remove);
        } else if let Some(other) = at.insert(layout.col_row(objective.hex), &objective.name) {
            let message = format!(
                "The objectives {other} and {} lie in the same hex, {}.",
                objective.name,
                layout.name(objective.hex)
            );
            look.say(place.clone(), message);
            offer_hex(look, id, objective, objective.hex);
            look.offer(format!("Remove {}", objective.name), remove);
        }
        let (least, most) = (*Objective::WORTH.start(), *Objective::WORTH.end());
        if objective.value.iter().any(|v| !Objective::WORTH.contains(v)) {
            let [a, b] = objective.value;
            let message = format!(
                "{} is worth {a} to A and {b} to B; values go from {least} to {most}.",
                objective.name
            );
            let value = objective.value.map(|v| v.clamp(least, most));
            let mended = Objective { value, ..objective.clone() };
            let edit = Edit::Objective(id.clone(), Some(mended));
            look.say_fix(place, message, "Bring the values into range", edit);
        }
    }
}

/// Offers the free hex nearest to one for an objective.
fn offer_hex(look: &mut CheckContext<'_>, id: &ObjectiveId, objective: &Objective, from: Hex) {
    let layout = look.layout();
    let free = |h: &Hex| layout.contains(*h) && look.s.objectives.values().all(|o| o.hex != *h);
    let free = (0..12).find_map(|r| {
        let ring: Vec<Hex> = if r == 0 { vec![from] } else { from.ring(r).collect() };
        ring.into_iter().filter(free).min_by_key(|h| layout.col_row(*h))
    });
    if let Some(hex) = free {
        let edit = Edit::Objective(id.clone(), Some(Objective { hex, ..objective.clone() }));
        look.offer(format!("Move it to {}", layout.name(hex)), edit);
    }
}

/// Offers an objective at the settlement nearest to the middle of the board, or in the middle.
fn offer_objective(look: &mut CheckContext<'_>) {
    let layout = look.layout();
    let middle = layout.at(i32::from(layout.width) / 2, i32::from(layout.height) / 2);
    let settled =
        |id: &String| look.catalog.terrain(id).is_some_and(|t| matches!(t.look.as_str(), "village" | "town"));
    let settled: Vec<bool> = look.s.board.palette().iter().map(settled).collect();
    let cells = look.s.board.terrain_cells().iter().enumerate();
    let places = cells.filter(|(_, t)| settled.get(usize::from(t.0)) == Some(&true));
    let place = places.map(|(n, _)| layout.hex(n)).min_by_key(|h| h.unsigned_distance_to(middle));
    let hex = place.unwrap_or(middle);
    let new = Objective {
        hex,
        name: format!("Hex {}", layout.name(hex)),
        value: [Objective::USUAL; 2],
        holder: None,
        order: look.s.last_objective_order() + 1,
        evidence: None,
    };
    let edit = Edit::Objective(look.s.fresh_objective_id("objective"), Some(new));
    look.offer(format!("Add an objective at {}", layout.name(hex)), edit);
}

/// Offers to make every objective worth something to a side, where it is worth nothing.
fn offer_worth(look: &mut CheckContext<'_>, side: Side) {
    let worth = |(id, o): (&ObjectiveId, &Objective)| {
        let mut value = o.value;
        let own = &mut value[side.index()];
        *own = if *own > 0 { *own } else { o.value[side.other().index()].max(Objective::USUAL) };
        Edit::Objective(id.clone(), Some(Objective { value, ..o.clone() }))
    };
    let edits = look.s.objectives.iter().map(worth).collect();
    let name = look.s.side(side).name.clone();
    look.offer(format!("Make them worth something to {name}"), Edit::Many(edits));
}

fn no_objective(look: &mut CheckContext<'_>) {
    if look.s.objectives.is_empty() {
        let message = "There is no objective: however the battle goes, it is drawn.".to_owned();
        look.say(Place::Param("objectives".to_owned()), message);
        offer_objective(look);
        return;
    }
    for side in Side::BOTH {
        if look.s.objectives.values().all(|o| o.value[side.index()] == 0) {
            let message = format!("No objective is worth anything to {}.", look.s.side(side).name);
            look.say(Place::Side(side, String::new()), message);
            offer_worth(look, side);
        }
    }
}

/// Units of a side that could ever hold something: on the board, or arriving, with the hex they start from.
fn holders<'s>(look: &CheckContext<'s>, side: Side) -> Vec<(&'s Piece, Hex, i64)> {
    let layout = look.layout();
    let from = |p: &'s Piece| -> Vec<(&'s Piece, Hex, i64)> {
        match &p.arrives {
            Some(arrives) => arrives.hexes().map(|hex| (p, hex, i64::from(arrives.turn))).collect(),
            None => p.hex.into_iter().map(|hex| (p, hex, 1)).collect(),
        }
    };
    let units = look.units().into_iter().filter(|(_, p)| p.side == side);
    units.flat_map(|(_, p)| from(p)).filter(|(_, h, _)| layout.contains(*h)).collect()
}

fn holder_not_there(look: &mut CheckContext<'_>) {
    let objectives: Vec<(&ObjectiveId, &Objective)> = look.s.objectives.iter().collect();
    for (id, objective) in objectives {
        let place = Place::Objective(id.clone());
        let Some(side) = objective.holder else {
            let message = format!("Nobody holds {} at the start.", objective.name);
            let nearest =
                look.deployed().into_iter().min_by_key(|(_, h)| h.unsigned_distance_to(objective.hex));
            match nearest {
                Some(((_, p), _)) => {
                    let mended = Objective { holder: Some(p.side), ..objective.clone() };
                    let label = format!("Let {} hold it", look.s.side(p.side).name);
                    look.say_fix(place, message, label, Edit::Objective(id.clone(), Some(mended)));
                }
                None => look.say(place, message),
            }
            continue;
        };
        let own = look.deployed().into_iter().filter(|((_, p), _)| p.side == side);
        let near = own.map(|(_, h)| h.unsigned_distance_to(objective.hex)).min();
        if near.is_some_and(|n| n > FAR) {
            let message = format!(
                "{} holds {}, but its nearest unit is {} hexes away.",
                look.s.side(side).name,
                objective.name,
                near.unwrap_or(0)
            );
            look.say(place, message);
            let at = objective.hex;
            let nearest = look.deployed().into_iter().min_by_key(|(_, h)| h.unsigned_distance_to(at));
            let other = nearest.filter(|((_, p), h)| p.side != side && h.unsigned_distance_to(at) <= FAR);
            if let Some(((_, p), _)) = other {
                let mended = Objective { holder: Some(p.side), ..objective.clone() };
                let label = format!("Let {} hold it", look.s.side(p.side).name);
                look.offer(label, Edit::Objective(id.clone(), Some(mended)));
            }
        }
    }
}

/// Hexes a unit can cover in a turn at best: in column, by road where there is one.
fn hexes_a_turn(look: &CheckContext<'_>, piece: &Piece) -> i64 {
    let road = ["road", "trail"].iter().any(|k| look.s.board.features().values().any(|f| f.kind == *k));
    let points = match CATALOG.role_of(piece) {
        Some(Role::Horse) => 12,
        Some(Role::Guns) => 5,
        _ => 6,
    };
    if road { 2 * points } else { points }
}

/// A remedy by the length of the battle.
fn turns_played(turns: i64) -> String {
    format!("Play {turns} turn{}", if turns == 1 { "" } else { "s" })
}

fn objectives_too_far(look: &mut CheckContext<'_>) {
    let turns = look.param(param::TURNS);
    for side in Side::BOTH {
        let army: i64 = look.s.pieces.values().filter(|p| p.side == side).map(men).sum();
        if army == 0 || look.s.objectives.is_empty() {
            continue;
        }
        let holders = holders(look, side);
        let in_time = |(p, from, turn): &(&Piece, Hex, i64)| {
            let most = hexes_a_turn(look, p) * (turns - turn + 1).max(0);
            look.s.objectives.values().any(|o| i64::from(from.unsigned_distance_to(o.hex)) <= most)
        };
        // The turns somebody needs, were there enough of them.
        let needed = holders.iter().flat_map(|(p, from, turn)| {
            let pace = hexes_a_turn(look, p).max(1);
            let away = look.s.objectives.values().map(move |o| i64::from(from.unsigned_distance_to(o.hex)));
            away.map(move |away| turn + (away + pace - 1) / pace - 1)
        });
        let needed = needed.min();
        if !holders.iter().any(in_time) {
            let message = format!(
                "No unit of {} can come to any objective within the {turns} turns.",
                look.s.side(side).name
            );
            look.say(Place::Side(side, String::new()), message);
            if let Some(needed) = needed.filter(|needed| *needed > turns) {
                look.offer_param(param::TURNS, turns_played(needed), needed);
            }
        }
    }
}

fn arrivals(look: &mut CheckContext<'_>) {
    let (layout, turns) = (look.layout(), look.param(param::TURNS));
    for entry in look.pieces(|_| true) {
        let piece = entry.1;
        let Some(arrives) = &piece.arrives else { continue };
        let turn = i64::from(arrives.turn);
        if !(1..=turns).contains(&turn) {
            let right = u16::try_from(turn.clamp(1, turns.max(1))).unwrap_or(1);
            let message = format!("{} arrives on turn {turn}; the battle has {turns}.", piece.name);
            look.say_piece(entry, "arrives", message, format!("Let it arrive on turn {right}"), |p| {
                p.arrives = Some(Arrival { turn: right, ..arrives.clone() });
            });
            if turn > turns {
                look.offer_param(param::TURNS, turns_played(turn), turn);
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
            look.say_piece(entry, "arrives", message, label, |p| {
                p.arrives = Some(arrives.instead(lost, hex));
            });
        }
    }
    for entry in look.pieces(Role::is_foot_or_horse) {
        let Some(leader) = entry.1.leader.as_ref().and_then(|l| look.s.pieces.get(l)) else { continue };
        let own = entry.1.arrives.as_ref().map_or(0, |a| a.turn);
        let Some(his) = leader.arrives.clone().filter(|a| a.turn > own) else { continue };
        let message = format!(
            "{} is there before its leader {}, who arrives on turn {}.",
            entry.1.name, leader.name, his.turn
        );
        look.say_piece(entry, "arrives", message, "Let it arrive with him", |p| {
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
fn withdrawal_by_one_volley(look: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let all = |of: Side| look.s.pieces.values().filter(move |p| p.side == of).map(men);
        let (army, largest) = (all(side).sum::<i64>(), all(side.other()).max().unwrap_or(0));
        let (level, volley) = (look.side_param(side, side_param::WITHDRAWAL_LEVEL), volley_men(largest));
        let (share, needed) = (i128::from(volley) * 100, i128::from(level) * i128::from(army));
        if army <= 0 || volley <= 0 || level < 1 || share < needed {
            continue;
        }
        let name = look.s.side(side).name.clone();
        let place = Place::Side(side, side_param::WITHDRAWAL_LEVEL.to_owned());
        let message = format!(
            "One volley can cost {volley} men, and {name} withdraws at {level}% of {army}: it may be over with the first shots."
        );
        let right = volley * 100 / army + 1;
        if right > 100 {
            look.say(place, message);
            continue;
        }
        let mut mended = look.s.side(side).clone();
        mended.params.insert(side_param::WITHDRAWAL_LEVEL.to_owned(), Value::Int(right));
        look.say_fix(place, message, format!("Set it to {right}%"), Edit::Side(side, Box::new(mended)));
    }
}

/// Where no objective is worth anything to anybody neither side can win nor lose.
fn worthless_objectives(look: &mut CheckContext<'_>) {
    if look.s.objectives.values().all(|o| o.value.iter().all(|v| *v <= 0)) {
        let message = "Neither side can win or lose: no objective is worth anything to either.".to_owned();
        look.say(Place::Param("objectives".to_owned()), message);
        if look.s.objectives.is_empty() {
            offer_objective(look);
        } else {
            for side in Side::BOTH {
                offer_worth(look, side);
            }
        }
    }
}
