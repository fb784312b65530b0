//! Where armies are set up: lateral bands, areas drawn for a side, the zones of a pick-up game (`setup.deploy`).

use super::{DEPLOYED, E, W};
use crate::Drums;
use crate::board::chart::Chart;
use crate::board::zones::{in_lateral_band, zone_of};
use crate::ids::{param, rule};
use crate::sequence::set_up_area::{in_area, too_far_forward};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Nature;
use crate::units::standing::is_sector;
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{Find, SheetCheck};
use oblique_scenario::check::Place;
use oblique_scenario::{Edit, Facets, Piece, PieceId, Side, Value, Zone};
use std::collections::BTreeSet;

const AREAS: Facets = DEPLOYED.with(Facets::TERRAIN).with(Facets::FEATURES).with(Facets::ZONES);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V22",
        severity: W,
        rule: rule::SETUP_DEPLOY,
        reads: DEPLOYED.with(Facets::ZONES),
        find: Find::Check(out_of_place),
    },
    SheetCheck {
        id: "V23",
        severity: E,
        rule: rule::SETUP_DEPLOY,
        reads: DEPLOYED.with(Facets::PARAMS),
        find: Find::Check(rear_of_a_pick_up_game),
    },
    SheetCheck { id: "V24", severity: E, rule: rule::SETUP_DEPLOY, reads: AREAS, find: Find::Check(no_room) },
    SheetCheck { id: "V25", severity: E, rule: rule::SETUP_DEPLOY, reads: AREAS, find: Find::Check(areas) },
];

/// A unit on the board.
struct Deployed<'s> {
    id: &'s PieceId,
    piece: &'s Piece,
    hex: Hex,
    /// The zone of its own half it stands in, counted from the middle; 0 outside its half.
    zone: i32,
    nature: Nature,
}

fn deployed<'s>(context: &CheckContext<'s>) -> Vec<Deployed<'s>> {
    let position = context.position::<Drums>();
    let layout = context.layout();
    let of = |((id, piece), hex): ((&'s PieceId, &'s Piece), Hex)| {
        let nature = position.nature(position.piece(piece)?);
        let zone = zone_of(layout, hex).filter(|(side, _)| *side == piece.side).map_or(0, |(_, zone)| zone);
        Some(Deployed { id, piece, hex, zone, nature })
    };
    context.deployed().into_iter().filter_map(of).collect()
}

/// Units in a lateral band or outside the area drawn for their side.
fn out_of_place(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    for Deployed { id, piece: unit, hex, zone, nature } in deployed(context) {
        let area = &context.s.zones[unit.side.index()];
        let inside = area.is_empty() || in_area(area, hex, zone, nature);
        if !inside {
            let message = format!("{} stands outside the deployment area of its side.", unit.name);
            context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
        } else if area.is_empty() && in_lateral_band(layout, hex) {
            let message = format!("{} stands in a lateral band.", unit.name);
            context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
        }
    }
}

/// In a pick-up game the Reserve and heavy cavalry begin in the last zone of their half.
fn rear_of_a_pick_up_game(context: &mut CheckContext<'_>) {
    if !context.s.params.get(param::PICKUP).and_then(Value::flag).unwrap_or(false) {
        return;
    }
    let last = Tables::get().board.zones;
    for Deployed { id, piece: unit, zone, nature, .. } in deployed(context) {
        let over = unit.leader.as_ref().and_then(|leader| context.s.pieces.get(leader));
        let reserve = over.is_some_and(|leader| context.role(leader) == Some(Role::Chief));
        if too_far_forward(nature, reserve, zone) {
            let who = if reserve { "the Reserve" } else { "heavy cavalry" };
            let message =
                format!("{} stands too far forward; {who} begins in zone {last} of its half.", unit.name);
            context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
        }
    }
}

/// In an area drawn for a side all its units there must find room with a hex between them.
fn no_room(context: &mut CheckContext<'_>) {
    let (board, layout) = (&context.s.board, context.layout());
    let chart = Chart::of(board);
    for side in Side::BOTH {
        let area = &context.s.zones[side.index()];
        let units =
            context.units().into_iter().filter(|(_, p)| p.side == side && p.arrives.is_none()).count();
        let open: BTreeSet<(i32, i32)> = area
            .hexes()
            .iter()
            .filter(|hex| layout.contains(**hex) && !chart.at(board, **hex).impassable)
            .map(|hex| layout.col_row(*hex))
            .collect();
        // Of an area with no hex to stand on the next check speaks.
        let sectors = open.iter().filter(|(c, r)| is_sector(&chart.at(board, layout.at(*c, *r)).id)).count();
        let room = apart(&open.iter().map(|(c, r)| layout.at(*c, *r)).collect::<Vec<_>>()).max(sectors);
        if !open.is_empty() && room < units {
            let name = &context.s.side(side).name;
            let message = format!(
                "With a hex between them {room} of the {units} units of {name} find room in its deployment area."
            );
            context.say_fix(Place::Side(side, String::new()), message, "Remove the area", clear(side));
        }
    }
}

/// How many of some hexes can be taken so that no two are neighbours: the most that one of the three classes of hexes
/// two apart has, or taking one after the other, from either end.
fn apart(hexes: &[Hex]) -> usize {
    let class = |n: i32| hexes.iter().filter(|hex| (hex.x - hex.y).rem_euclid(3) == n).count();
    let greedy = |all: &mut dyn Iterator<Item = &Hex>| {
        let mut taken: Vec<Hex> = Vec::new();
        for hex in all {
            if taken.iter().all(|other| other.unsigned_distance_to(*hex) > 1) {
                taken.push(*hex);
            }
        }
        taken.len()
    };
    let found = [class(0), class(1), class(2), greedy(&mut hexes.iter()), greedy(&mut hexes.iter().rev())];
    found.into_iter().max().unwrap_or(0)
}

/// Of an area drawn for a side's deployment at least one hex is passable and in its own half.
fn areas(context: &mut CheckContext<'_>) {
    let (board, layout) = (&context.s.board, context.layout());
    let chart = Chart::of(board);
    for side in Side::BOTH {
        let area = context.s.zones[side.index()].hexes();
        let own = |hex: &Hex| zone_of(layout, *hex).is_some_and(|(of, _)| of == side);
        if area.is_empty() || area.iter().any(|hex| own(hex) && !chart.at(board, *hex).impassable) {
            continue;
        }
        let name = &context.s.side(side).name;
        let message = format!("The deployment area of {name} has no hex of its half where a unit can stand.");
        context.say_fix(Place::Side(side, String::new()), message, "Remove the area", clear(side));
    }
}

fn clear(side: Side) -> Edit {
    Edit::Zone(side, Zone::default())
}

#[cfg(test)]
mod tests {
    use super::apart;
    use oblique_board::hex::{Hex, Layout, Orientation};

    #[test]
    fn room_is_counted_with_a_hex_between() {
        let layout = Layout::new(Orientation::Pointy, 12, 12);
        let block = |w: i32, h: i32| -> Vec<Hex> {
            (0..h).flat_map(|row| (0..w).map(move |column| layout.at(column, row))).collect()
        };
        assert_eq!((apart(&[]), apart(&block(1, 1)), apart(&block(2, 1))), (0, 1, 1));
        assert_eq!((apart(&block(5, 1)), apart(&block(6, 6)), apart(&block(12, 12))), (3, 12, 48));
    }
}
