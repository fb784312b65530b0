//! Where pieces stand: alone in their hex, apart from friends and enemies, in command, or where they arrive.

use super::{DEPLOYED, E, W, ground_allows};
use crate::Drums;
use crate::board::chart::Chart;
use crate::board::zones::on_edge;
use crate::command::span::in_command;
use crate::ids::rule;
use crate::proximity::crowded_by;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::standing::is_sector;
use oblique_board::hex::Hex;
use oblique_rules::position::{Position as _, ScenarioPiece};
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{Find, SheetCheck};
use oblique_scenario::check::Place;
use oblique_scenario::{Facets, Piece};

/// Ids of formations in the catalog.
const GARRISON: &str = "garrison";
const ATTACK_COLUMN: &str = "attack_column";

const GROUND: Facets = DEPLOYED.with(Facets::TERRAIN).with(Facets::FEATURES);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck { id: "V17", severity: E, rule: rule::GEO_BOARD, reads: GROUND, find: Find::Check(alone) },
    SheetCheck {
        id: "V18",
        severity: E,
        rule: rule::BUA_SECTOR,
        reads: GROUND,
        find: Find::Check(in_sectors),
    },
    SheetCheck { id: "V19", severity: W, rule: rule::PROX_RULE, reads: GROUND, find: Find::Check(crowded) },
    SheetCheck {
        id: "V20",
        severity: W,
        rule: rule::GEN_SPAN,
        reads: DEPLOYED,
        find: Find::Check(out_of_command),
    },
    SheetCheck {
        id: "V21",
        severity: E,
        rule: rule::APP_TRIGGER,
        reads: GROUND,
        find: Find::Check(near_enemies),
    },
    SheetCheck { id: "V33", severity: E, rule: rule::SEQ_ARRIVE, reads: GROUND, find: Find::Check(arrivals) },
];

/// Units on the board with what the position knows of them.
fn standing<'s>(
    context: &CheckContext<'s>,
) -> (
    oblique_rules::position::ScenarioPosition<'s, Drums>,
    Vec<(&'s oblique_scenario::PieceId, ScenarioPiece<'s>)>,
) {
    let position = context.position::<Drums>();
    let of = |((id, piece), _): ((&'s oblique_scenario::PieceId, &'s Piece), _)| {
        Some((id, position.piece(piece)?))
    };
    let units = context.deployed().into_iter().filter_map(of).collect();
    (position, units)
}

/// A hex holds at most one unit (`geo.board`): of the others of a hex each is said to be too many. Nobody stands on
/// ground he could not enter.
fn alone(context: &mut CheckContext<'_>) {
    let mut taken = std::collections::BTreeMap::new();
    let chart = Chart::of(&context.s.board);
    for (entry, hex) in context.deployed() {
        if chart.at(&context.s.board, hex).impassable {
            let message = format!("{} stands on ground nobody can enter.", entry.1.name);
            context.say_move(entry, hex, message, |c, p, h| ground_allows(c.s, p, h));
        }
        let first: &mut Option<String> = taken.entry(context.layout().col_row(hex)).or_default();
        match first {
            None => *first = Some(entry.1.name.clone()),
            Some(first) => {
                let message = format!("{} stands in the hex of {first}; a hex holds one unit.", entry.1.name);
                context.say_move(entry, hex, message, |c, p, h| ground_allows(c.s, p, h));
            }
        }
    }
}

/// In a sector stands infantry, as its garrison, and nobody is a garrison elsewhere (`bua.sector`, `form.kinds`).
fn in_sectors(context: &mut CheckContext<'_>) {
    let chart = Chart::of(&context.s.board);
    for (entry, hex) in context.deployed() {
        if is_sector(&chart.at(&context.s.board, hex).id) && !ground_allows(context.s, entry.1, hex) {
            let message = format!("{} stands in a sector; only infantry does, as garrison.", entry.1.name);
            context.say_move(entry, hex, message, |c, p, h| ground_allows(c.s, p, h));
        } else if !is_sector(&chart.at(&context.s.board, hex).id) && context.formation(entry.1) == GARRISON {
            let message = format!("{} is a garrison and stands in no sector.", entry.1.name);
            let column = crate::CATALOG.formation(ATTACK_COLUMN).map(|column| column.facing);
            let hours = column.map(|facing| facing.hours(context.layout().orientation)).unwrap_or_default();
            context.say_piece(entry, "formation", message, "Form it in attack column", |p| {
                ATTACK_COLUMN.clone_into(&mut p.formation);
                p.facing = p.facing.filter(|hour| hours.contains(hour)).or_else(|| hours.first().copied());
            });
        }
    }
}

fn crowded(context: &mut CheckContext<'_>) {
    let (position, units) = standing(context);
    let chart = Chart::of(position.board());
    for (i, (id, unit)) in units.iter().enumerate() {
        let Some(hex) = position.hex_of(*unit) else { continue };
        // Each pair once, of the later of the two.
        let earlier = |p: &ScenarioPiece<'_>| units[..i].iter().any(|(_, before)| before == p);
        for friend in crowded_by(&position, &chart, *unit, hex).into_iter().filter(earlier) {
            let message = format!("{} stands beside {}.", unit.given.name, friend.given.name);
            context.say(Place::Piece((*id).clone(), "hex".to_owned()), message);
        }
    }
}

fn out_of_command(context: &mut CheckContext<'_>) {
    let (position, units) = standing(context);
    for (id, unit) in units {
        let over = position
            .leader_of(unit)
            .filter(|over| over.kind.role.leads() && position.hex_of(*over).is_some());
        if let Some(over) = over.filter(|_| !in_command(&position, unit)) {
            let message = format!("{} is out of the span of {}.", unit.given.name, over.given.name);
            context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
        }
    }
}

fn near_enemies(context: &mut CheckContext<'_>) {
    let near = u32::try_from(Tables::get().approach.starts_within).unwrap_or(0);
    for (entry, hex) in context.deployed() {
        let Some(((_, enemy), at)) = context.nearest_enemy(entry.1.side, hex) else { continue };
        let distance = at.unsigned_distance_to(hex);
        // Of the two the one of side B is moved.
        if distance <= near && entry.1.side == oblique_scenario::Side::B {
            let message = format!("{} begins {distance} hexes from {}.", entry.1.name, enemy.name);
            let message = if distance == 1 { message.replace("1 hexes", "1 hex") } else { message };
            context.say_move(entry, hex, message, move |c, p, h| {
                let far = c.nearest_enemy(p.side, h).is_none_or(|(_, at)| at.unsigned_distance_to(h) > near);
                far && ground_allows(c.s, p, h)
            });
        }
    }
}

/// What arrives does so in phase 1 or later, on hexes of the board's edge where it may stand.
fn arrivals(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    for entry in context.pieces(|_| true) {
        let (id, piece) = entry;
        let Some(arrival) = &piece.arrives else { continue };
        let place = || Place::Piece(id.clone(), "arrives".to_owned());
        if arrival.turn == 0 {
            context.say(place(), format!("{} arrives before the first phase.", piece.name));
        }
        let fits = |hex: &Hex| on_edge(layout, *hex) && ground_allows(context.s, piece, *hex);
        let (sound, amiss): (Vec<Hex>, Vec<Hex>) = arrival.hexes().partition(fits);
        if sound.is_empty() {
            let message = format!("{} arrives on no hex of the board's edge where it can stand.", piece.name);
            context.say(place(), message);
            continue;
        }
        for hex in amiss {
            let (who, by) = (&piece.name, layout.name(hex));
            let message =
                format!("{who} cannot arrive by {by}: no hex of the board's edge where it can stand.");
            context.say(place(), message);
        }
    }
}
