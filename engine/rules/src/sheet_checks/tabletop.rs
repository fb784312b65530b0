//! Checks that the sheets of miniatures rules have alike: one unit a hex, armies apart, arrivals over the edge, lines that
//! face each other.
//!
//! Must not know any one ruleset: what differs is handed in.

use crate::catalog::Role;
use crate::sheet_checks::alike::offer_hex;
use crate::sheet_checks::check_context::{CheckContext, Entry};
use crate::sheet_checks::{Find, Lines};
use oblique_board::hex::{Hex, Hour, within_30};
use oblique_board::{Feature, FeatureId, Path};
use oblique_scenario::check::Place;
use oblique_scenario::{Edit, Piece, Side, lines};
use std::collections::BTreeMap;

/// Units on the board with their hexes.
pub fn units<'s>(context: &CheckContext<'s>) -> Vec<(Entry<'s>, Hex)> {
    let all = context.deployed().into_iter();
    all.filter(|(entry, _)| context.role(entry.1).is_some_and(|role| !role.leads())).collect()
}

/// One unit stands in a hex; leaders share it with one of their side. `allows` says where a piece may stand by the ground.
pub fn two_units_in_a_hex(
    context: &mut CheckContext<'_>,
    allows: impl Fn(&CheckContext<'_>, &Piece, Hex) -> bool,
) {
    let mut first: BTreeMap<(i32, i32), String> = BTreeMap::new();
    for (entry, hex) in context.deployed() {
        if context.role(entry.1).is_none_or(Role::leads) {
            continue;
        }
        let place = context.layout().col_row(hex);
        let Some(there) = first.get(&place).cloned() else {
            first.insert(place, entry.1.name.clone());
            continue;
        };
        let message = format!("{} and {there} share {}.", entry.1.name, context.layout().name(hex));
        let free = |context: &CheckContext<'_>, piece: &Piece, to: Hex| {
            let taken = context.deployed().into_iter().any(|(_, other)| other == to);
            !taken && allows(context, piece, to)
        };
        context.say_move(entry, hex, message, free);
    }
}

/// Nobody stands where nobody can: `barred` says where that is.
pub fn on_barred_ground(context: &mut CheckContext<'_>, barred: impl Fn(&CheckContext<'_>, Hex) -> bool) {
    let layout = context.layout();
    for entry in context.pieces(|_| true) {
        let Some(hex) = entry.1.hex.filter(|hex| layout.contains(*hex) && barred(context, *hex)) else {
            continue;
        };
        let message = format!("{} stands at {}, where nobody can.", entry.1.name, layout.name(hex));
        context.say(Place::Piece(entry.0.clone(), "hex".to_owned()), message);
        if !context.room_for_remedies() {
            continue;
        }
        if let Some(free) = context.nearest_room(entry.1, hex) {
            let label = format!("Move {} to {}", entry.1.name, layout.name(free));
            context.offer_piece(entry, label, |p| p.hex = Some(free));
        }
    }
}

/// Objectives lie on the board.
pub fn objectives_off_board(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    for (id, objective) in &context.s.objectives {
        if layout.contains(objective.hex) {
            continue;
        }
        let message = format!("The objective {} lies off the board.", objective.name);
        context.say(Place::Objective(id.clone()), message);
        offer_hex(context, id, objective, layout.nearest(objective.hex));
        context.offer(format!("Remove {}", objective.name), Edit::Objective(id.clone(), None));
    }
}

/// Roads go from hex to hex that touch each other.
pub const BROKEN_ROADS: Find = Find::Lines(Lines { find: broken_road, reads_along: false });

fn broken_road(context: &mut CheckContext<'_>, id: &FeatureId, line: &Feature) {
    let layout = context.layout();
    let Path::Hexes(hexes) = &line.path else { return };
    let Some(first) = line.breaks(layout).first().copied() else { return };
    let name = if line.name.is_empty() { &id.0 } else { &line.name };
    let at = |place: usize| hexes.get(place).map(|hex| layout.name(*hex)).unwrap_or_default();
    let message = format!("{name} goes from {} to {}, which do not touch.", at(first), at(first + 1));
    context.say(Place::Feature(id.clone()), message);
    if let Some(closed) = lines::without_gaps(context.s, id) {
        context.offer("Close the gaps", Edit::Feature(id.clone(), Some(closed)));
    }
    context.offer(format!("Remove {name}"), lines::removal(id));
}

/// Enemies next to each other before anybody has moved.
pub fn enemies_adjacent(context: &mut CheckContext<'_>) {
    let all: Vec<_> = context
        .deployed()
        .into_iter()
        .filter(|(e, _)| context.role(e.1).is_some_and(|r| !r.leads()))
        .collect();
    for (entry, hex) in &all {
        let nearest = context.nearest_enemy(entry.1.side, *hex);
        if nearest.is_none_or(|(_, at)| at.unsigned_distance_to(*hex) != 1) {
            continue;
        }
        let near =
            all.iter().find(|(other, at)| entry.1.side < other.1.side && at.unsigned_distance_to(*hex) == 1);
        if let Some((other, _)) = near {
            let message = format!("{} and {} stand next to each other.", entry.1.name, other.1.name);
            context.say(Place::Piece(entry.0.clone(), "hex".to_owned()), message);
        }
    }
}

/// Who arrives comes over the edge.
pub fn arrivals_inside(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    let inside = |hex: &Hex| layout.contains(*hex) && layout.neighbours(*hex).count() == 6;
    for (id, piece) in context.pieces(|_| true) {
        let Some(hex) = piece.arrives.as_ref().and_then(|arrives| arrives.hexes().find(inside)) else {
            continue;
        };
        let name = layout.name(hex);
        let text = format!("{} arrives at {name}, which is not on the edge of the board.", piece.name);
        context.say(Place::Piece(id.clone(), "arrives".to_owned()), text);
    }
}

/// Who arrives after the `last` turn never does.
pub fn arrivals_too_late(context: &mut CheckContext<'_>, last: i64) {
    for (id, piece) in context.pieces(|_| true) {
        let late = piece.arrives.as_ref().filter(|arrives| i64::from(arrives.turn) > last);
        if let Some(arrives) = late {
            let text =
                format!("{} arrives in turn {}; the battle ends with turn {last}.", piece.name, arrives.turn);
            context.say(Place::Piece(id.clone(), "arrives".to_owned()), text);
        }
    }
}

/// The objectives of a side are worth more than destroying the enemy's army.
/// `points` says what a unit or leader is worth to the enemy.
pub fn objectives_outweigh(
    context: &mut CheckContext<'_>,
    points: impl Fn(&CheckContext<'_>, Entry<'_>) -> i64,
) {
    for side in Side::BOTH {
        let all = context.s.objectives.values().map(|o| i64::from(o.value[side.index()]));
        let worth = all.fold(0, i64::saturating_add);
        let enemy = side.other();
        let own = context.pieces(|_| true).into_iter().filter(|(_, p)| p.side == enemy);
        let army = own.map(|entry| points(context, entry)).fold(0, i64::saturating_add);
        if army > 0 && worth > army {
            let name = context.s.side(side).name.clone();
            let text =
                format!("The objectives are worth {worth} to {name}, the whole army of the enemy {army}.");
            context.say(Place::Side(side, String::new()), text);
        }
    }
}

/// Most lines of a side stand more than 30 degrees off the nearest enemy: is the board the right way round?
pub fn lines_askew(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let orientation = context.layout().orientation;
        let off = |at: Hex, facing: Hour| {
            let enemy = context.nearest_enemy(side, at);
            enemy.is_some_and(|(_, there)| !within_30(there - at, facing.vector(orientation)))
        };
        let lines: Vec<(Entry<'_>, bool)> = units(context)
            .into_iter()
            .filter(|(entry, _)| entry.1.side == side && context.formation(entry.1) == "line")
            .filter_map(|(entry, hex)| entry.1.facing.map(|facing| (entry, off(hex, facing))))
            .collect();
        let askew: Vec<Entry<'_>> = lines.iter().filter(|(_, off)| *off).map(|(entry, _)| *entry).collect();
        let Some(first) = askew.first().filter(|_| 2 * askew.len() > lines.len()) else { continue };
        let name = context.s.side(side).name.clone();
        let text = format!(
            "{} of {} lines of {name} do not face the nearest enemy, {} among them.",
            askew.len(),
            lines.len(),
            first.1.name
        );
        context.say(Place::Piece(first.0.clone(), "facing".to_owned()), text);
        let turned = askew.iter().map(|(id, piece)| {
            let facing = Some(context.towards_enemy(piece, false));
            oblique_scenario::Edit::Piece((*id).clone(), Some(Box::new(Piece { facing, ..(*piece).clone() })))
        });
        context.offer("Face them to the nearest enemy", oblique_scenario::Edit::Many(turned.collect()));
    }
}
