//! The armies drawn up: foot in two lines with guns between the brigades, light troops before it, horse on the wings.

use super::{DEPLOYMENT, Making};
use crate::battle::class_of;
use crate::tables::Tables;
use crate::units::class::Arm;
use crate::{CATALOG, Dessauer};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::FacingKind;
use oblique_rules::kernel::System;
use oblique_rules::pickup::from_own_edge;
use oblique_scenario::{PieceId, Scenario, Side};

/// Every so manyth battalion of a brigade stands in the second line.
const SECOND_LINE_EVERY: usize = 3;
/// Hexes between the end of the line and the horse.
const WING_GAP: i32 = 2;

/// The units of one command, or of the reserve.
#[derive(Default)]
struct Brigade {
    general: Option<PieceId>,
    foot: Vec<PieceId>,
    light: Vec<PieceId>,
    guns: Vec<PieceId>,
    horse: Vec<PieceId>,
    reserve: bool,
}

/// Draws up both.
pub(super) fn deploy(making: &mut Making<'_>) {
    let chance = making.chance(&DEPLOYMENT);
    let said = Side::BOTH.map(|side| draw_up(&mut making.scenario, side)).to_vec();
    making.note(DEPLOYMENT, chance, said);
}

/// The commands of a side in the order of its roster, its reserve last.
fn brigades(scenario: &Scenario, side: Side) -> Vec<Brigade> {
    let mut all: Vec<Brigade> = Vec::new();
    let own = scenario.roster().into_iter().filter_map(|id| scenario.pieces.get_key_value(id));
    let own: Vec<_> = own.filter(|(_, piece)| piece.side == side).collect();
    for (id, leader) in own.iter().filter(|(_, piece)| class_of(&piece.kind).is_none()) {
        let mut brigade = Brigade { general: Some((*id).clone()), ..Brigade::default() };
        brigade.reserve = leader.kind == "chief";
        for (unit, piece) in own.iter().filter(|(_, piece)| piece.leader.as_ref() == Some(*id)) {
            let Some(class) = class_of(&piece.kind) else { continue };
            let of = match class.arm() {
                Arm::Foot if piece.kind == "foot" => &mut brigade.foot,
                Arm::Foot => &mut brigade.light,
                Arm::Guns => &mut brigade.guns,
                Arm::Horse => &mut brigade.horse,
            };
            of.push((*unit).clone());
        }
        all.push(brigade);
    }
    all.sort_by_key(|brigade| brigade.reserve);
    all
}

fn draw_up(scenario: &mut Scenario, side: Side) -> String {
    let numbers = &Tables::get().pickup;
    let (front, back) = (numbers.first_line, numbers.second_line);
    let brigades = brigades(scenario, side);
    let (mut line, mut behind) = (Vec::new(), Vec::new());
    for brigade in &brigades {
        for (place, unit) in brigade.foot.iter().enumerate() {
            let second = brigade.reserve || place % SECOND_LINE_EVERY == SECOND_LINE_EVERY - 1;
            if second { behind.push(unit.clone()) } else { line.push(unit.clone()) }
        }
        line.extend(brigade.guns.iter().cloned());
    }
    let half = |len: usize| i32::try_from(len / 2).unwrap_or(0);
    let column = |place: usize, len: usize| i32::try_from(place).unwrap_or(0) - half(len);
    for (place, unit) in line.iter().enumerate() {
        put(scenario, unit, column(place, line.len()), front);
    }
    for (place, unit) in behind.iter().enumerate() {
        put(scenario, unit, column(place, behind.len()), back);
    }
    // Light troops screen the line from its left end on.
    let light = brigades.iter().flat_map(|brigade| &brigade.light);
    for (place, unit) in light.enumerate() {
        put(scenario, unit, column(2 * place, line.len()), front + 1);
    }
    // The horse of a command stands together, beyond the foot on the wing that has less of it.
    let mut wings = [0, 0];
    for brigade in &brigades {
        let wing = usize::from(wings[1] < wings[0]);
        for unit in &brigade.horse {
            let beyond = half(line.len()) + WING_GAP + wings[wing];
            put(scenario, unit, if wing == 0 { beyond } else { -beyond }, front - 1);
            wings[wing] += 1;
        }
    }
    for brigade in &brigades {
        let with = [&brigade.foot, &brigade.horse, &brigade.light, &brigade.guns];
        let first = with.into_iter().find_map(|units| units.first());
        let hex = first.and_then(|unit| scenario.pieces.get(unit)).and_then(|piece| piece.hex);
        let alone = from_own_edge(scenario.board.layout(), side, 0, back);
        if let Some(general) = brigade.general.as_ref().and_then(|id| scenario.pieces.get_mut(id)) {
            general.hex = Some(hex.unwrap_or(alone));
        }
    }
    let name = &scenario.side(side).name;
    let (first, second, horse) = (line.len(), behind.len(), wings[0] + wings[1]);
    format!("{name}: {first} units in the first line, {second} behind it, {horse} of horse on the wings.")
}

/// Puts a unit so many columns right of the middle and rows from its own edge, formed as its kind usually is and
/// looking at the enemy.
fn put(scenario: &mut Scenario, id: &PieceId, column: i32, row: i32) {
    let layout = scenario.board.layout();
    let Some(piece) = scenario.pieces.get(id) else { return };
    let hex: Hex = from_own_edge(layout, piece.side, column, row);
    let form = <Dessauer as System>::formation_of(scenario, piece).to_owned();
    let ahead = Hour::new(if piece.side == Side::A { 0 } else { 6 });
    let round = CATALOG.formation(&form).is_some_and(|form| form.facing == FacingKind::Round);
    if let Some(piece) = scenario.pieces.get_mut(id) {
        (piece.hex, piece.formation, piece.facing) = (Some(hex), form, (!round).then_some(ahead));
    }
}
