//! Where pieces stand.

use super::pieces_asked::{CheckContext, Entry, flag, may_stand, stands};
use super::{DEPLOYED, E, W};
use crate::CATALOG;
use crate::Flintlock;
use crate::formations::stacking::{Crowding, crowding, units_and_guns};
use crate::ids::{attribute, rule, side_param};
use oblique_board::hex::{Hex, HexSet};
use oblique_rules::catalog::Role;
use oblique_rules::position::{Position as _, ScenarioPosition};
use oblique_rules::sheet_checks::{Find, SheetCheck, alike};
use oblique_scenario::check::Place;
use oblique_scenario::{Facets, Piece, Scenario, Side, Value};

const GROUND: Facets = DEPLOYED.with(Facets::TERRAIN).with(Facets::FEATURES);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V28",
        severity: E,
        rule: rule::MAP_EDGE,
        reads: GROUND,
        find: Find::Check(off_the_board),
    },
    SheetCheck {
        id: "V29",
        severity: E,
        rule: rule::MOVE_POINTS,
        reads: GROUND,
        find: Find::Check(barred_ground),
    },
    SheetCheck {
        id: "V30",
        severity: E,
        rule: rule::STACK_NONE,
        reads: GROUND,
        find: Find::Check(stacking_limit),
    },
    SheetCheck {
        id: "V31",
        severity: E,
        rule: rule::STACK_NONE,
        reads: GROUND,
        find: Find::Check(|l| alike::two_sides_in_a_hex(l, may_stand)),
    },
    SheetCheck {
        id: "V32",
        severity: W,
        rule: rule::ZOC_STOP,
        reads: GROUND,
        find: Find::Check(in_enemy_zone),
    },
    SheetCheck {
        id: "V33",
        severity: W,
        rule: rule::LEADER_ALONE,
        reads: DEPLOYED,
        find: Find::Check(lone_leader_by_enemy),
    },
    SheetCheck {
        id: "V37",
        severity: W,
        rule: rule::SEQ_LOOP,
        reads: GROUND.with(Facets::PARAMS),
        find: Find::Check(set_up_zone_too_small),
    },
];

fn off_the_board(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    for entry in context.pieces(|_| true) {
        if entry.1.hex.is_some_and(|h| !layout.contains(h)) {
            let message = format!("{} stands off the board.", entry.1.name);
            context.say(Place::Piece(entry.0.clone(), "hex".to_owned()), message);
            let back = entry.1.hex.filter(|_| context.room_for_remedies());
            if let Some(back) = back.and_then(|hex| context.nearest_room(entry.1, hex)) {
                let label = format!("Move {} to {}", entry.1.name, layout.name(back));
                context.offer_piece(entry, label, |p| p.hex = Some(back));
            }
            context.offer_piece(entry, format!("Take {} off the map", entry.1.name), |p| p.hex = None);
        }
    }
}

fn barred_ground(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    for entry in context.pieces(|_| true) {
        let Some(hex) = entry.1.hex.filter(|h| layout.contains(*h)) else { continue };
        if may_stand(context, entry.1, hex) {
            continue;
        }
        let ground = context.s.board.terrain_id(hex).and_then(|id| context.catalog.terrain(id));
        let name = ground.map_or("this", |t| t.name.as_str()).to_lowercase();
        let message = format!("{} cannot stand in {name} ({}).", entry.1.name, layout.name(hex));
        context.say_move(entry, hex, message, may_stand);
    }
}

/// May pieces of a side share a hex (`stack.none`)? Leaders may always.
pub(crate) fn may_share(s: &Scenario, pieces: &[&Piece]) -> bool {
    let position = ScenarioPosition::<Flintlock>::ground(s);
    let (units, guns) = units_and_guns(&position, pieces.iter().filter_map(|p| position.piece(p)));
    crowding(&position, &units, guns.len()).is_none()
}

fn stacking_limit(context: &mut CheckContext<'_>) {
    let position = ScenarioPosition::<Flintlock>::ground(context.s);
    for stack in context.stacks().into_values() {
        let Some((_, hex)) = stack.first() else { continue };
        let (units, guns): (Vec<Entry<'_>>, Vec<Entry<'_>>) =
            stack.iter().map(|(e, _)| *e).partition(|(_, p)| stands(p));
        let pieces: Vec<_> = units.iter().filter_map(|(_, p)| position.piece(p)).collect();
        let name = context.layout().name(*hex);
        // Of the units first: what is wrong with the guns beside them is said once those fit.
        let wrong = crowding(&position, &pieces, 0)
            // A Close pair of two commands is V25's.
            .filter(|c| *c != Crowding::Pair(rule::STACK_CLOSE))
            .or_else(|| crowding(&position, &pieces, guns.len()));
        let (entry, message) = match wrong {
            Some(Crowding::Units | Crowding::Pair(rule::STACK_SK | rule::STACK_NONE)) => {
                let message = format!(
                    "{} units stand in {name}; only a Close pair or the two halves of a unit may share a hex.",
                    units.len()
                );
                (units.last(), message)
            }
            Some(Crowding::GunsBesidePair) => {
                let message =
                    format!("Guns stand beside two units in {name}; they share a hex with one only.");
                (guns.last(), message)
            }
            Some(Crowding::Guns(most)) => {
                let with = if units.is_empty() { "" } else { " beside a unit" };
                (guns.last(), format!("{} guns stand in {name}; there is room for {most}{with}.", guns.len()))
            }
            Some(Crowding::Pair(_)) | None => continue,
        };
        if let Some(entry) = entry {
            context.say_move(*entry, *hex, message, may_stand);
        }
    }
}

fn in_enemy_zone(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    let position = context.position::<Flintlock>();
    for ((id, piece), hex) in context.deployed() {
        if position.in_enemy_zone(piece.side, hex) {
            let message =
                format!("{} begins in an enemy zone of control ({}).", piece.name, layout.name(hex));
            context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
            let free = |h: Hex| !position.in_enemy_zone(piece.side, h);
            context.offer_move((id, piece), hex, |l, p, h| free(h) && may_stand(l, p, h));
        }
    }
}

fn lone_leader_by_enemy(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    // An Abandoned gun is no combat unit: it keeps nobody company and drives nobody off.
    let fights = |entry: &&(Entry<'_>, Hex)| !flag(entry.0.1, attribute::ABANDONED);
    let deployed: Vec<(Entry<'_>, Hex)> = context.deployed().iter().filter(fights).copied().collect();
    let units = Side::BOTH.map(|side| {
        let own = deployed.iter().filter(|((_, p), _)| p.side == side);
        HexSet::of(layout, own.map(|(_, hex)| *hex))
    });
    for (id, leader) in context.pieces(Role::leads) {
        let Some(hex) = leader.hex else { continue };
        let alone = !units[leader.side.index()].contains(hex);
        let enemies = &units[leader.side.other().index()];
        if alone && hex.all_neighbors().into_iter().any(|near| enemies.contains(near)) {
            let message = format!("{} begins alone beside an enemy unit.", leader.name);
            context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
            context.offer_company((id, leader), hex, |h| units[leader.side.index()].contains(h));
        }
    }
}

/// Offers rows more for a side's deployment zone, until it holds its units: on one side of it or the other.
fn offer_rows(context: &mut CheckContext<'_>, side: Side, (first, last): (i64, i64), units: usize) {
    let layout = context.layout();
    let deployed = context.deployed();
    let Some(((_, any), _)) = deployed.iter().find(|((_, p), _)| p.side == side) else { return };
    let mut room = std::collections::BTreeMap::new();
    for hex in layout.hexes().filter(|h| may_stand(context, any, *h)) {
        *room.entry(i64::from(layout.col_row(hex).1) + 1).or_insert(0_usize) += 1;
    }
    let holds =
        |from: i64, to: i64| from <= to && room.range(from..=to).map(|(_, n)| n).sum::<usize>() >= units;
    let rows = i64::from(layout.height);
    if let Some(to) = (last + 1..=rows).find(|to| holds(first, *to)) {
        context.offer_side(
            side,
            side_param::SETUP_LAST_ROW,
            format!("Let it reach to row {to}"),
            Value::Int(to),
        );
    }
    if let Some(from) = (1..first.min(rows + 1)).rev().find(|from| holds(*from, last)) {
        context.offer_side(
            side,
            side_param::SETUP_FIRST_ROW,
            format!("Let it begin with row {from}"),
            Value::Int(from),
        );
    }
}

fn set_up_zone_too_small(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    for side in Side::BOTH {
        let rows = ["setup_first_row", "setup_last_row"].map(|id| context.side_param(side, id));
        let (first, last) = (rows[0], rows[1].min(i64::from(layout.height)));
        if first < 1 {
            continue;
        }
        let holds = |h: Hex| {
            let row = i64::from(layout.col_row(h).1) + 1;
            (first..=last).contains(&row)
        };
        let own: Vec<&Piece> =
            context.deployed().into_iter().map(|((_, p), _)| p).filter(|p| p.side == side).collect();
        let units = own.iter().filter(|p| CATALOG.role_of(p).is_some_and(Role::is_foot_or_horse)).count();
        let room = own
            .first()
            .map_or(0, |p| layout.hexes().filter(|h| holds(*h) && may_stand(context, p, *h)).count());
        if room < units {
            let message = format!(
                "The deployment zone of {} has room for {room} units on passable hexes; it must hold {units}.",
                context.s.side(side).name
            );
            context.say(Place::Side(side, side_param::SETUP_LAST_ROW.to_owned()), message);
            offer_rows(context, side, (first, last), units);
        }
    }
}
