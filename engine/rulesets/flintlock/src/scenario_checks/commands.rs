//! Commands: each is its leader and the units attached to him.

use super::pieces_asked::{CheckContext, Entry, is_body, may_stand};
use super::reach::Traces;
use super::{DEPLOYED, E, I, W};
use crate::CATALOG;
use crate::command::trace::Traced;
use crate::estimates;
use crate::ids::{attribute, rule};
use crate::tables::ShockLevel;
use oblique_board::hex::HexSet;
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::{Find, SheetCheck, alike};
use oblique_scenario::check::Place;
use oblique_scenario::{Facets, Piece, PieceId, Side, Value};
use std::rc::Rc;

const P: Facets = Facets::PIECES;
const TRACED: Facets = DEPLOYED.with(Facets::TERRAIN);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V02",
        severity: E,
        rule: rule::PIECE_KINDS,
        reads: DEPLOYED.with(Facets::PARAMS),
        find: Find::Check(|l| alike::attached(l, true, false)),
    },
    SheetCheck {
        id: "V03",
        severity: E,
        rule: rule::LEADER_RATINGS,
        reads: DEPLOYED,
        find: Find::Check(command_without_leader),
    },
    SheetCheck {
        id: "V07",
        severity: W,
        rule: rule::COH_HITS,
        reads: DEPLOYED,
        find: Find::Check(alike::without_units),
    },
    SheetCheck {
        id: "V08",
        severity: I,
        rule: rule::CMD_IN_COMMAND,
        reads: P,
        find: Find::Check(command_very_large),
    },
    SheetCheck {
        id: "V09",
        severity: E,
        rule: rule::LEADER_RATINGS,
        reads: P,
        find: Find::Check(ratings_out_of_range),
    },
    SheetCheck { id: "V11", severity: E, rule: rule::COH_HITS, reads: P, find: Find::Check(no_cohesion) },
    SheetCheck {
        id: "V12",
        severity: E,
        rule: rule::COH_REACH,
        reads: P,
        find: Find::Check(hits_at_cohesion),
    },
    SheetCheck {
        id: "V15",
        severity: W,
        rule: rule::COH_HITS,
        reads: P,
        find: Find::Check(status_and_morale),
    },
    SheetCheck {
        id: "V21",
        severity: W,
        rule: rule::SHOCK_MIXED_ARMS,
        reads: P,
        find: Find::Check(mixed_arms),
    },
    SheetCheck {
        id: "V34",
        severity: W,
        rule: rule::CMD_IN_COMMAND,
        reads: TRACED.with(Facets::FEATURES),
        find: Find::Check(out_of_command),
    },
    SheetCheck {
        id: "V35",
        severity: I,
        rule: rule::CMD_OL_ACTIVATES,
        reads: TRACED,
        find: Find::Check(leader_out_of_range),
    },
    SheetCheck {
        id: "V36",
        severity: W,
        rule: rule::GUN_ACTIVATE,
        reads: TRACED.with(Facets::FEATURES),
        find: Find::Check(gun_out_of_range),
    },
];

/// The whole units of a command: infantry and cavalry, broken down or not.
fn bodies<'s>(context: &CheckContext<'s>, leader: &PieceId) -> Vec<(&'s PieceId, &'s Piece)> {
    let mut own = context.subordinates(leader);
    own.retain(|(_, p)| is_body(p));
    own
}

fn command_without_leader(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|r| r == Role::Leader) {
        let (id, leader) = entry;
        if leader.hex.is_some_and(|h| context.layout().contains(h)) {
            continue;
        }
        let own = context.subordinates(id);
        let Some(with) = own.iter().find(|(_, p)| p.hex.is_some()) else { continue };
        let message = format!("{} is not on the map, but units of his Command are.", leader.name);
        let (hex, label) = (with.1.hex, format!("Put him with {}", with.1.name));
        context.say_piece(entry, "hex", message, label, |p| p.hex = hex);
    }
}

fn command_very_large(context: &mut CheckContext<'_>) {
    for (id, leader) in context.pieces(|r| r == Role::Leader) {
        let count = bodies(context, id).len();
        if count > 24 {
            let message =
                format!("{} commands {count} units; more than 24 are hard to hold together.", leader.name);
            context.say(Place::Piece(id.clone(), String::new()), message);
        }
    }
}

fn ratings_out_of_range(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|_| true) {
        for attr in ["initiative", "range", "ma", "rl_initiative", "rl_range"] {
            let kind = context.catalog.kind(&entry.1.kind);
            let Some(attribute) = kind.and_then(|k| k.attribute(attr)) else { continue };
            context.say_out_of(entry, attr, &attribute.name.to_lowercase());
            offer_estimate(context, entry, attr);
        }
    }
}

/// Offers what the formulas make a number that is out of its range, where that is not the nearest in it.
fn offer_estimate<'s>(context: &mut CheckContext<'s>, entry: Entry<'s>, attr: &str) {
    let value = CATALOG.int_of(entry.1, attr);
    let Some(range) = CATALOG.range_of(entry.1, attr).filter(|range| !range.contains(&value)) else { return };
    let nearest = value.clamp(*range.start(), *range.end());
    let due = estimates::estimate(context.s, entry.0, attr).and_then(|v| v.int());
    if let Some(due) = due.filter(|due| *due != nearest && range.contains(due)) {
        context.offer_number(entry, attr, format!("Set it to {due}, by the formula"), due);
    }
}

fn no_cohesion(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|r| r == Role::Leader) {
        context.say_out_of(entry, attribute::COHESION, "Cohesion Rating");
        offer_estimate(context, entry, attribute::COHESION);
    }
}

fn hits_at_cohesion(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|r| r == Role::Leader) {
        let (hits, rating) =
            (CATALOG.int_of(entry.1, attribute::HITS), CATALOG.int_of(entry.1, attribute::COHESION));
        if hits < 0 || (hits >= rating && rating >= 1) {
            let right = (rating - 1).clamp(0, hits.max(0));
            let message = format!(
                "{} begins with {hits} Cohesion hits; they must be fewer than his Rating of {rating}.",
                entry.1.name
            );
            context.say_piece(entry, attribute::HITS, message, format!("Set them to {right}"), |p| {
                p.attrs.insert(attribute::HITS.to_owned(), Value::Int(right));
            });
        }
    }
}

fn status_and_morale(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|r| r == Role::Leader) {
        let Some(status) = ShockLevel::from_id(CATALOG.word_of(entry.1, attribute::STATUS)) else { continue };
        let units: Vec<&Piece> = bodies(context, entry.0).into_iter().map(|(_, unit)| unit).collect();
        let Some((morale, due)) = estimates::starting_status(&units) else { continue };
        let gap = (status as i32 - due as i32).abs();
        if gap >= 2 {
            let message = format!(
                "{}'s Command is {}, but the morale of most of its units, {morale}, makes it {}.",
                entry.1.name,
                status.id(),
                due.id()
            );
            context.say_piece(entry, attribute::STATUS, message, format!("Make it {}", due.id()), |p| {
                p.attrs.insert(attribute::STATUS.to_owned(), Value::Text(due.id().to_owned()));
            });
        }
    }
}

fn mixed_arms(context: &mut CheckContext<'_>) {
    for (id, leader) in context.pieces(|r| r == Role::Leader) {
        let own = bodies(context, id);
        let has = |wanted| own.iter().any(|(_, p)| CATALOG.role_of(p) == Some(wanted));
        if has(Role::Foot) && has(Role::Horse) {
            let message = format!(
                "{} commands foot and horse; they may not attack one enemy unit together.",
                leader.name
            );
            context.say(Place::Piece(id.clone(), String::new()), message);
        }
    }
}

fn out_of_command(context: &mut CheckContext<'_>) {
    let mut out = Vec::new();
    let traces = Traces::new(context);
    for leader in context.pieces(|r| r == Role::Leader) {
        if leader.1.hex.is_none() {
            continue;
        }
        let mut foot = context.subordinates(leader.0);
        foot.retain(|(_, p)| CATALOG.role_of(p) == Some(Role::Foot) && p.hex.is_some());
        if foot.is_empty() {
            continue;
        }
        let inside = traces.in_command(context, leader);
        foot.retain(|(id, _)| !inside.contains(*id));
        if foot.is_empty() {
            continue;
        }
        let reached = Rc::new(traces.of_leader(leader));
        out.extend(foot.into_iter().map(|unit| (unit, leader.1, Rc::clone(&reached))));
    }
    for (entry, leader, reached) in out {
        let (id, unit) = entry;
        let message =
            format!("{} begins Out of Command: beyond the range and chain of {}.", unit.name, leader.name);
        context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
        let Some((from, reached)) = unit.hex.zip(reached.as_ref().as_ref()) else { continue };
        context.offer_move(entry, from, |l, p, h| reached.contains(h) && may_stand(l, p, h));
    }
}

fn leader_out_of_range(context: &mut CheckContext<'_>) {
    let mut out = Vec::new();
    let traces = Traces::new(context);
    for chief in context.pieces(|r| r == Role::Chief).into_iter().filter(|(_, c)| c.hex.is_some()) {
        let Some(reached) = traces.of_leader(chief) else { continue };
        let longest = CATALOG.range_of(chief.1, attribute::RANGE).and_then(|r| i32::try_from(*r.end()).ok());
        let Some(farther) = longest.and_then(|most| traces.within(chief, most)) else { continue };
        for (id, leader) in context.pieces(|r| r == Role::Leader) {
            let Some(hex) = leader.hex.filter(|_| leader.side == chief.1.side) else { continue };
            if !reached.contains(hex) {
                let message = format!("{} begins beyond the range of {}.", leader.name, chief.1.name);
                let away = chief.1.hex.map_or(0, |at| at.distance_to(hex));
                // Within the range no way may lead there either: then nothing is offered.
                let near = farther.get(hex).is_some_and(|steps| steps <= away);
                out.push((id, message, near.then_some((chief, away))));
            }
        }
    }
    for (id, message, chief) in out {
        context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
        if let Some((chief, away)) = chief {
            let label = format!("Set the range of {} to {away}", chief.1.name);
            context.offer_number(chief, attribute::RANGE, label, i64::from(away));
        }
    }
}

fn gun_out_of_range(context: &mut CheckContext<'_>) {
    let mut out = Vec::new();
    let traces = Traces::new(context);
    for side in Side::BOTH {
        let mut guns = context.deployed();
        guns.retain(|((_, p), _)| p.side == side && CATALOG.role_of(p) == Some(Role::Guns));
        if guns.is_empty() {
            continue;
        }
        let mut reached = HexSet::new(context.layout());
        for leader in context.pieces(Role::leads).into_iter().filter(|(_, l)| l.side == side) {
            for hex in traces.of_leader(leader).iter().flat_map(Traced::hexes) {
                reached.insert(hex);
            }
        }
        let reached = Rc::new(reached);
        for ((id, gun), hex) in guns {
            if !reached.contains(hex) {
                let message = format!("{} is in the range of no leader and will not act.", gun.name);
                out.push(((id, gun), hex, message, Rc::clone(&reached)));
            }
        }
    }
    for (entry, hex, message, reached) in out {
        context.say(Place::Piece(entry.0.clone(), "hex".to_owned()), message);
        context.offer_move(entry, hex, |l, p, h| reached.contains(h) && may_stand(l, p, h));
    }
}
