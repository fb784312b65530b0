//! The turn track: a box a turn with the time of the clock, and who arrives in it.

use super::Kit;
use super::flow::{Flow, GREY, line_mm, wrapped};
use crate::pdf::leaf::{BLACK, Leaf, POINT_MM, width};
use oblique_cartography::Rgba;
use oblique_cartography::text::Face;
use oblique_roster::arrivals::{Party, parties};
use oblique_roster::totals::who;
use oblique_scenario::{PieceId, Side};
use std::collections::BTreeMap;

/// Boxes of a track where the rules count no turns.
const USUAL: u16 = 20;
/// Most boxes a track has.
const MOST: u16 = 200;
/// Boxes side by side.
const ACROSS: usize = 6;
/// The least height of a row of boxes, in millimetres.
const LEAST: f32 = 22.0;
/// The most, where there is nothing to tell.
const MOST_HIGH: f32 = 32.0;
const SIZE: f32 = 7.5;

pub(super) fn leaves(kit: &Kit<'_>) -> Vec<Leaf> {
    let (scenario, catalog) = (kit.scenario, kit.catalog());
    let mut by_turn: BTreeMap<u16, Vec<&PieceId>> = BTreeMap::new();
    for id in scenario.roster() {
        let arrives = scenario.pieces.get(id).filter(|piece| piece.hex.is_none());
        if let Some(arrival) = arrives.and_then(|piece| piece.arrives.as_ref()) {
            by_turn.entry(arrival.turn).or_default().push(id);
        }
    }
    let last = by_turn.keys().next_back().copied().unwrap_or(0);
    let turns = catalog.last_turn(&scenario.params).unwrap_or(USUAL.max(last)).clamp(1, MOST);
    let mut flow = Flow::new(kit, "Turn track", 1, true);
    let box_wide = flow.wide() / ACROSS as f32;
    let numbers: Vec<u16> = (1..=turns).collect();
    let even = (flow.high() / numbers.len().div_ceil(ACROSS) as f32 - 0.1).clamp(LEAST, MOST_HIGH);
    for row in numbers.chunks(ACROSS) {
        let entries: Vec<Vec<(Side, String)>> = row
            .iter()
            .map(|turn| {
                let arriving = by_turn.get(turn).map(Vec::as_slice).unwrap_or_default();
                let lines = parties(scenario, arriving).into_iter().filter_map(|party| line(kit, &party));
                lines
                    .flat_map(|(side, text)| {
                        let lines = wrapped(Face::Roman, &text, SIZE, box_wide - 5.0);
                        lines.into_iter().map(move |line| (side, line))
                    })
                    .collect()
            })
            .collect();
        let most = entries.iter().map(Vec::len).max().unwrap_or(0) as f32;
        let high = (9.5 + most * line_mm(SIZE)).max(even).min(flow.high());
        let fit = ((high - 9.5) / line_mm(SIZE)).floor() as usize;
        let (left, top) = flow.take(high);
        for (n, (turn, lines)) in row.iter().zip(entries).enumerate() {
            let at = (left + n as f32 * box_wide, top);
            let time = catalog.clock(&scenario.params, *turn).unwrap_or_default();
            draw(kit, flow.leaf(), at, (box_wide, high), *turn, &time);
            for (n, (side, text)) in lines.iter().take(fit).enumerate() {
                let y = at.1 + 9.0 + n as f32 * line_mm(SIZE);
                flow.leaf().fill(
                    (at.0 + 1.2, y - 0.2),
                    (0.9, line_mm(SIZE)),
                    Rgba { a: 255, ..kit.side_color(*side) },
                );
                flow.leaf().text((at.0 + 3.0, y + SIZE * POINT_MM * 0.95), SIZE, text);
            }
        }
    }
    if catalog.last_turn(&scenario.params).is_none() {
        flow.space(2.0);
        flow.aside("These rules set no end to a battle; go round the track as often as it takes.");
    }
    let beyond: Vec<(u16, Vec<&PieceId>)> =
        by_turn.into_iter().filter(|(turn, _)| *turn > turns || *turn == 0).collect();
    for (turn, ids) in beyond {
        for party in parties(scenario, &ids) {
            if let Some((_, text)) = line(kit, &party) {
                flow.aside(&format!("Not on the track: {} {turn}, {text}", catalog.turn_name));
            }
        }
    }
    flow.finish()
}

/// Who arrives together, and where.
fn line(kit: &Kit<'_>, party: &Party<'_>) -> Option<(Side, String)> {
    let scenario = kit.scenario;
    let head = scenario.pieces.get(party.head)?;
    let layout = scenario.board.layout();
    let hexes: Vec<String> =
        head.arrives.iter().flat_map(oblique_scenario::Arrival::hexes).map(|hex| layout.name(hex)).collect();
    let with = if party.rest.is_empty() {
        String::new()
    } else {
        let leads = |id: &&&PieceId| {
            let piece = scenario.pieces.get(**id);
            piece
                .and_then(|piece| kit.catalog().role_of(piece))
                .is_some_and(oblique_rules::catalog::Role::leads)
        };
        let leaders = party.rest.iter().filter(leads).count();
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        format!(" with {}", who(count(party.rest.len() - leaders), count(leaders)))
    };
    Some((head.side, format!("{}{with} at {}", head.name, hexes.join(", "))))
}

fn draw(kit: &Kit<'_>, leaf: &mut Leaf, (x, y): (f32, f32), size: (f32, f32), turn: u16, time: &str) {
    let ground = Rgba { a: 255, ..kit.style().paper };
    leaf.fill((x, y), (size.0, 7.5), ground);
    leaf.frame((x, y), size, BLACK, 0.2);
    leaf.text((x + 1.5, y + 5.6), 13.0, &turn.to_string());
    let wide = width(Face::Roman, time, 9.0);
    leaf.written((x + size.0 - 1.5 - wide, y + 5.2), 9.0, Face::Roman, GREY, time);
}
