//! The armies drawn up: foot in two lines, guns between the battalions, horse on both wings, leaders with units.

use super::armies::Army;
use super::{DEPLOYMENT, Making};
use crate::CATALOG;
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::NationRow;
use oblique_rules::pickup::from_own_edge;
use oblique_scenario::{Piece, PieceId, Side};
use std::collections::BTreeMap;

/// Every so manyth battalion stands in the second line.
const SECOND_LINE_EVERY: usize = 3;

/// A side while it is drawn up.
struct Drawn<'m, 'w> {
    making: &'m mut Making<'w>,
    side: Side,
    nation: &'static NationRow,
    counted: BTreeMap<&'static str, u32>,
    pieces: u32,
}

impl Drawn<'_, '_> {
    fn place(&self, column: i32, row: i32) -> Hex {
        from_own_edge(self.making.scenario.board.layout(), self.side, column, row)
    }

    fn put(&mut self, kind: &'static str, hex: Hex, under: Option<&PieceId>) -> PieceId {
        let row = CATALOG.kind(kind);
        let count = self.counted.entry(kind).or_default();
        *count += 1;
        let name = format!("{} {}", row.map_or(kind, |row| row.name.as_str()), *count);
        let formation = match kind {
            "leader" | "commander" => String::new(),
            _ => row.and_then(|row| row.formations.first()).cloned().unwrap_or_default(),
        };
        let ahead = Hour::new(if self.side == Side::A { 0 } else { 6 });
        let facing = (!formation.is_empty()).then_some(ahead);
        let id = PieceId(format!("{}-{kind}-{count}", if self.side == Side::A { "a" } else { "b" }));
        let order = self.pieces;
        self.pieces += 1;
        let nation = self.nation.id.clone();
        let (hex, leader) = (Some(hex), under.cloned());
        let piece =
            Piece { nation, leader, order, hex, facing, formation, ..Piece::new(self.side, kind, &name) };
        self.making.scenario.pieces.insert(id.clone(), piece);
        id
    }
}

/// Draws up both.
pub(super) fn deploy(making: &mut Making<'_>, nations: [&'static NationRow; 2], armies: [Army; 2]) {
    let chance = making.chance(&DEPLOYMENT);
    let mut said = Vec::new();
    for ((side, nation), army) in Side::BOTH.into_iter().zip(nations).zip(armies) {
        let drawn = Drawn { making, side, nation, counted: BTreeMap::new(), pieces: 0 };
        said.push(draw_up(drawn, &army));
    }
    making.note(DEPLOYMENT, chance, said);
}

fn draw_up(mut drawn: Drawn<'_, '_>, army: &Army) -> String {
    let numbers = &Tables::get().pickup;
    let (front, back) = (numbers.first_line, numbers.second_line);
    let second = |place: &usize| place % SECOND_LINE_EVERY == SECOND_LINE_EVERY - 1;
    let (behind, ahead): (Vec<_>, Vec<_>) =
        army.foot.iter().copied().enumerate().partition(|(place, _)| second(place));
    // Foot and guns of the first line stand side by side, a battery after every other battalion.
    let mut line: Vec<&'static str> = ahead.into_iter().map(|(_, kind)| kind).collect();
    for (n, gun) in army.guns.iter().enumerate() {
        let at = (3 * n + 2).min(line.len());
        line.insert(at, gun);
    }
    let half = |len: usize| i32::try_from(len / 2).unwrap_or(0);
    let column = |place: usize, len: usize| i32::try_from(place).unwrap_or(0) - half(len);
    let chief_at = drawn.place(column(0, behind.len().max(1)), back);
    let chief = drawn.put("commander", chief_at, None);
    let foot_at = drawn.place(column(0, line.len()), front);
    let foot = drawn.put("leader", foot_at, Some(&chief));
    for (place, kind) in line.iter().enumerate() {
        let hex = drawn.place(column(place, line.len()), front);
        drawn.put(kind, hex, Some(&foot));
    }
    for (place, (_, kind)) in behind.iter().enumerate() {
        let hex = drawn.place(column(place, behind.len()), back);
        drawn.put(kind, hex, Some(&chief));
    }
    for (place, kind) in army.light.iter().enumerate() {
        let hex = drawn.place(column(0, line.len()) - 1 - i32::try_from(place).unwrap_or(0), front + 1);
        drawn.put(kind, hex, Some(&foot));
    }
    // Horse stands beyond the foot, in turn on the right and on the left.
    let beyond = half(line.len()) + 2;
    let wing = |place: usize| {
        let far = beyond + i32::try_from(place / 2).unwrap_or(0);
        if place.is_multiple_of(2) { far } else { -far }
    };
    let horse_at = drawn.place(wing(0), front - 1);
    let horse = drawn.put("leader", horse_at, Some(&chief));
    for (place, kind) in army.horse.iter().enumerate() {
        let hex = drawn.place(wing(place), front - 1);
        drawn.put(kind, hex, Some(&horse));
    }
    let name = &drawn.making.scenario.side(drawn.side).name;
    format!("{name}: {} in the first line, {} behind it, horse on both wings.", line.len(), behind.len())
}
