//! How units stand at the start: in woods and blocks, formed as these ask, in range of the enemy.

use super::{DEPLOYED, arm_of, class, row};
use crate::CATALOG;
use crate::board::chart::{Chart, Ground};
use crate::board::hexes_between;
use crate::ids::{attribute, rule};
use crate::tables::{Tables, Weapon};
use crate::units::class::{Arm, Class};
use oblique_board::hex::Hex;
use oblique_rules::sheet_checks::check_context::{CheckContext, Entry};
use oblique_rules::sheet_checks::tabletop::units;
use oblique_rules::sheet_checks::{SheetCheck, alike};
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Facets, Piece, Side, Value};

pub(super) const CHECKS: &[SheetCheck] = &[
    row("S05", Severity::Error, rule::FORM_TABLE, DEPLOYED.with(Facets::TERRAIN), formed_for_the_ground),
    row(
        "S06",
        Severity::Error,
        rule::WOODS_MOVE,
        DEPLOYED.with(Facets::TERRAIN).with(Facets::FEATURES),
        off_the_road_in_woods,
    ),
    row("S07", Severity::Error, rule::TOWN_ENTER, DEPLOYED.with(Facets::TERRAIN), no_foot_in_a_block),
    row("S08", Severity::Error, rule::TOWN_ENTER, DEPLOYED.with(Facets::TERRAIN), too_many_in_a_block),
    row("S27", Severity::Note, rule::FIRE_RANGE, DEPLOYED, armies_in_range),
];

fn formation_of(entry: Entry<'_>) -> Place {
    Place::Piece(entry.0.clone(), "formation".to_owned())
}

fn hex_of(entry: Entry<'_>) -> Place {
    Place::Piece(entry.0.clone(), "hex".to_owned())
}

/// Formations are of the class; units in blocks are garrisons, others are none; light horse skirmishes only where the
/// scenario says so.
fn formed_for_the_ground(context: &mut CheckContext<'_>) {
    alike::formations(context);
    let chart = Chart::of(context.s);
    for (entry, hex) in units(context) {
        let form = context.formation(entry.1).to_owned();
        let usual = CATALOG.kind(&entry.1.kind).and_then(|kind| kind.formations.first()).cloned();
        let (town, foot) = (chart.is_town(&context.s.board, hex), arm_of(entry.1) == Some(Arm::Foot));
        if town && foot && form != "garrison" {
            let text = format!("{} stands in a block and is no garrison.", entry.1.name);
            context.say(formation_of(entry), text);
            context.offer_piece(entry, "Make it the garrison", |p| {
                "garrison".clone_into(&mut p.formation);
                p.facing = None;
            });
        } else if !town && form == "garrison" {
            let text = format!("{} is a garrison and stands in no block.", entry.1.name);
            context.say(formation_of(entry), text);
            let ahead = context.towards_enemy(entry.1, false);
            context.offer_piece(entry, "Form it as its kind usually is", |p| {
                p.formation = usual.unwrap_or_default();
                p.facing = Some(ahead);
            });
        } else if form == "skirmish" && class(entry.1) == Some(Class::LightHorse) && !skirmishes(entry) {
            let text = format!("{} is in skirmish order and is not marked to skirmish.", entry.1.name);
            context.say(formation_of(entry), text);
            context.offer_piece(entry, "Mark it", |p| {
                p.attrs.insert(attribute::SKIRMISH.to_owned(), Value::Flag(true));
            });
        }
    }
}

fn skirmishes(entry: Entry<'_>) -> bool {
    entry.1.attrs.get(attribute::SKIRMISH).and_then(Value::flag) == Some(true)
}

/// Is a hex open ground?
fn in_the_open(context: &CheckContext<'_>, _: &Piece, hex: Hex) -> bool {
    Chart::of(context.s).at(&context.s.board, hex) == Ground::Open
}

/// Horse and guns stand in woods only on a road.
fn off_the_road_in_woods(context: &mut CheckContext<'_>) {
    let chart = Chart::of(context.s);
    for (entry, hex) in units(context) {
        let board = &context.s.board;
        let mounted = matches!(arm_of(entry.1), Some(Arm::Horse | Arm::Guns));
        let on_road = board.layout().neighbours(hex).any(|(_, next)| chart.side(board, hex, next).road);
        if mounted && chart.is_woods(board, hex) && !on_road {
            let name = context.layout().name(hex);
            let text = format!("{} stands in woods at {name}, off any road.", entry.1.name);
            context.say_move(entry, hex, text, in_the_open);
        }
    }
}

/// Only foot is in a block.
fn no_foot_in_a_block(context: &mut CheckContext<'_>) {
    let chart = Chart::of(context.s);
    for (entry, hex) in units(context) {
        let mounted = matches!(arm_of(entry.1), Some(Arm::Horse | Arm::Guns));
        if mounted && chart.is_town(&context.s.board, hex) {
            let name = context.layout().name(hex);
            let text = format!("{} is no foot and stands in a block at {name}.", entry.1.name);
            context.say_move(entry, hex, text, in_the_open);
        }
    }
}

/// No garrison is above its block's capacity.
fn too_many_in_a_block(context: &mut CheckContext<'_>) {
    let chart = Chart::of(context.s);
    for (entry, hex) in units(context) {
        let models = CATALOG.int_of(entry.1, attribute::MODELS);
        let capacity = i64::from(chart.capacity(&context.s.board, hex));
        let foot = arm_of(entry.1) == Some(Arm::Foot);
        if foot && chart.is_town(&context.s.board, hex) && models > capacity {
            let text = format!("{} has {models} models; its block holds {capacity}.", entry.1.name);
            context.say(Place::Piece(entry.0.clone(), attribute::MODELS.to_owned()), text);
            context.offer_number(entry, attribute::MODELS, format!("Set it to {capacity}"), capacity);
        }
    }
}

/// Armies begin within musket range of each other.
fn armies_in_range(context: &mut CheckContext<'_>) {
    let all: Vec<(Entry<'_>, Hex)> = units(context);
    let range = Tables::get().reach_of(Weapon::Musket);
    for (entry, hex) in all.iter().filter(|(entry, _)| entry.1.side == Side::A) {
        let near =
            all.iter().find(|(other, at)| other.1.side == Side::B && hexes_between(*at, *hex) <= range);
        if let Some((enemy, _)) = near {
            let text = format!("{} and {} begin within musket range.", entry.1.name, enemy.1.name);
            context.say(hex_of(*entry), text);
        }
    }
}
