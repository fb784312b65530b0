//! Sides: their leaders, their numbers, their Flight Levels.

use super::pieces_asked::{CheckContext, flag, is_body, weapon};
use super::{DEPLOYED, E, I, W};
use crate::CATALOG;
use crate::ids::choice::Weapon;
use crate::ids::{attribute, param, rule, side_param};
use crate::tables::Tables;
use oblique_rules::catalog::Role;
use oblique_rules::kernel::Values;
use oblique_rules::sheet_checks::{Find, SheetCheck, alike};
use oblique_scenario::check::Place;
use oblique_scenario::{Edit, Facets, Piece, Side, Value};
use std::collections::BTreeMap;

const P: Facets = Facets::PIECES;
const BOTH: Facets = P.with(Facets::PARAMS);
/// What tells where a leader to be added may stand.
const GROUND: Facets = BOTH.with(Facets::LAYOUT).with(Facets::TERRAIN).with(Facets::FEATURES);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V01",
        severity: E,
        rule: rule::LEADER_RATINGS,
        reads: GROUND,
        find: Find::Check(alike::one_chief),
    },
    SheetCheck { id: "V04", severity: E, rule: rule::PIECE_KINDS, reads: P, find: Find::Check(ids_unique) },
    SheetCheck { id: "V05", severity: E, rule: rule::WIN_OTHER, reads: BOTH, find: Find::Check(no_army) },
    SheetCheck {
        id: "V06",
        severity: E,
        rule: rule::SEQ_FREE,
        reads: Facets::PARAMS,
        find: Find::Check(nobody_begins),
    },
    SheetCheck {
        id: "V10",
        severity: E,
        rule: rule::WIN_FLIGHT,
        reads: Facets::PARAMS,
        find: Find::Check(flight_level_out_of_range),
    },
    SheetCheck {
        id: "V14",
        severity: W,
        rule: rule::SEQ_CONTINUITY,
        reads: P,
        find: Find::Check(initiative_five),
    },
    SheetCheck {
        id: "V16",
        severity: W,
        rule: rule::WIN_FLIGHT,
        reads: BOTH,
        find: Find::Check(flight_level_unusual),
    },
    SheetCheck {
        id: "X01",
        severity: W,
        rule: rule::WIN_FLIGHT,
        reads: BOTH,
        find: Find::Check(flight_by_one_volley),
    },
    SheetCheck {
        id: "X02",
        severity: W,
        rule: rule::SEQ_LOOP,
        reads: DEPLOYED,
        find: Find::Check(late_arrivals),
    },
    SheetCheck {
        id: "V22",
        severity: I,
        rule: rule::FIRE_WHO,
        reads: BOTH,
        find: Find::Check(nobody_can_fire),
    },
];

fn ids_unique(context: &mut CheckContext<'_>) {
    // A file cannot hold one id twice; ids that differ in capitals only are one id to a reader.
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    for (id, _) in context.pieces(|_| true) {
        if let Some(first) = seen.insert(id.0.to_lowercase(), id.0.clone()) {
            let message =
                format!("The ids {first} and {id} differ in capital letters only; give one another name.");
            context.say(Place::Piece(id.clone(), String::new()), message);
        }
    }
}

/// Is it in the battle: on the map, or broken down into skirmishers?
fn fights(piece: &Piece) -> bool {
    piece.hex.is_some() || flag(piece, attribute::BROKEN_DOWN)
}

fn no_army(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        if !context.s.pieces.values().any(|p| p.side == side && is_body(p) && fights(p)) {
            let message = format!(
                "{} has no infantry or cavalry on the map; it needs one unit.",
                context.s.side(side).name
            );
            context.say(Place::Side(side, String::new()), message);
        }
    }
}

fn nobody_begins(context: &mut CheckContext<'_>) {
    let Some(given) = context.s.params.get(param::BEGINS) else { return };
    if !matches!(given.text(), Some("A" | "B")) {
        let message = format!("The battle must begin with side A or side B, not with '{given}'.");
        let mut params = context.s.params.clone();
        params.insert(param::BEGINS.to_owned(), Value::Text("A".to_owned()));
        let label = format!("Let {} begin", context.s.side(Side::A).name);
        context.say_fix(Place::Param(param::BEGINS.to_owned()), message, label, Edit::Params(params));
    }
}

fn flight_level_out_of_range(context: &mut CheckContext<'_>) {
    context.say_sides_out_of(side_param::FLIGHT_LEVEL, "Flight Level", "");
}

fn initiative_five(context: &mut CheckContext<'_>) {
    for (id, chief) in context.pieces(|r| r == Role::Chief) {
        if CATALOG.int_of(chief, attribute::INITIATIVE) == 5 {
            let message =
                format!("{} has Initiative 5: his first Continuity fails only one time in six.", chief.name);
            context.say(Place::Piece(id.clone(), attribute::INITIATIVE.to_owned()), message);
            context.offer_number((id, chief), attribute::INITIATIVE, "Set it to 4", 4);
        }
    }
}

/// Does it count as militia in the formula of the Flight Level?
fn counts_as_militia(piece: &Piece) -> bool {
    let morale = CATALOG.int_of(piece, attribute::MORALE);
    flag(piece, attribute::COLONIAL_MILITIA)
        || morale < 0
        || (morale == 0 && Weapon::of(Values::of(&CATALOG, piece)) == Weapon::Rifle)
}

fn flight_level_unusual(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let units: Vec<&Piece> =
            context.s.pieces.values().filter(|p| p.side == side && is_body(p) && fights(p)).collect();
        if units.is_empty() {
            continue;
        }
        let count = |militia: bool| {
            let n = units.iter().filter(|p| counts_as_militia(p) == militia).count();
            i32::try_from(n).unwrap_or(i32::MAX / 8)
        };
        let Some(legal) = CATALOG.side_range(side_param::FLIGHT_LEVEL) else { return };
        let due = i64::from(Tables::get().flight_level(count(false), count(true)));
        let due = due.clamp(*legal.start(), *legal.end());
        let level = context.side_param(side, side_param::FLIGHT_LEVEL);
        if (level - due).abs() > 6 {
            let mut info = context.s.side(side).clone();
            info.params.insert(side_param::FLIGHT_LEVEL.to_owned(), Value::Int(due));
            let message = format!(
                "The Flight Level of {} is {level}; for its {} units the formula gives {due}.",
                info.name,
                units.len()
            );
            let edit = Edit::Side(side, Box::new(info));
            context.say_fix(
                Place::Side(side, side_param::FLIGHT_LEVEL.to_owned()),
                message,
                format!("Set it to {due}"),
                edit,
            );
        }
    }
}

fn nobody_can_fire(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let mut own = context.s.pieces.values().filter(|p| p.side == side && fights(p)).peekable();
        if own.peek().is_some()
            && !own.any(|p| weapon(p).is_some() && CATALOG.role_of(p).is_some_and(|r| !r.leads()))
        {
            let message = format!("No unit of {} can fire.", context.s.side(side).name);
            context.say(Place::Side(side, String::new()), message);
        }
    }
}

/// The highest roll of the Flight die.
const HIGHEST_ROLL: i64 = 6;

/// Flight Levels a single volley reaches: with the loss of its target the highest roll would do.
fn flight_by_one_volley(context: &mut CheckContext<'_>) {
    let Some(legal) = CATALOG.side_range(side_param::FLIGHT_LEVEL) else { return };
    let most = HIGHEST_ROLL + i64::from(Tables::get().flight_points.unit_lost);
    for side in Side::BOTH {
        let (level, points) = (
            context.side_param(side, side_param::FLIGHT_LEVEL),
            context.side_param(side, side_param::FLIGHT_POINTS),
        );
        if points + most <= level || level < *legal.start() {
            continue;
        }
        let name = context.s.side(side).name.clone();
        let place = Place::Side(side, side_param::FLIGHT_LEVEL.to_owned());
        let message = format!(
            "{name} begins with {points} of {level} Flight Points: the loss of one unit may already end the battle."
        );
        let right = points + most;
        if right > *legal.end() {
            context.say(place, message);
            continue;
        }
        let mut info = context.s.side(side).clone();
        info.params.insert(side_param::FLIGHT_LEVEL.to_owned(), Value::Int(right));
        context.say_fix(place, message, format!("Set it to {right}"), Edit::Side(side, Box::new(info)));
    }
}

/// These rules have no reinforcements: who arrives later never comes.
fn late_arrivals(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|_| true) {
        let Some(arrives) = entry.1.arrives.as_ref().filter(|_| entry.1.hex.is_none()) else { continue };
        let message = format!(
            "{} is to arrive later; under these rules everybody is there at the start.",
            entry.1.name
        );
        let label = format!("Put it at {}", context.layout().name(arrives.hex));
        let placed = context.placed(entry.1, arrives.hex);
        context.say_piece(entry, "arrives", message, label, |p| {
            *p = placed;
        });
    }
}
