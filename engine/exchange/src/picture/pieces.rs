//! Pieces and objectives at the start, as counters on the map.

use oblique_board::hex::{Hex, Layout};
use oblique_cartography::counters::{self, CounterLook};
use oblique_cartography::{MapStyle, Point, Primitive, Rgba, geometry};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Piece, Scenario};
use std::collections::BTreeMap;

/// Counters from the top of the map down at so many pixels a hex.
pub(super) fn counters(
    scenario: &Scenario,
    catalog: &Catalog,
    style: &MapStyle,
    hex_px: f32,
) -> Vec<Primitive> {
    let layout = scenario.board.layout();
    let mut out = Vec::new();
    for pieces in by_hex(scenario, layout).values() {
        out.extend(hex(scenario, catalog, (style, hex_px), layout, pieces));
    }
    out
}

/// Objectives in the colours of their holders.
pub(super) fn objectives(scenario: &Scenario, style: &MapStyle) -> Vec<Primitive> {
    let layout = scenario.board.layout();
    let mut out = Vec::new();
    for objective in scenario.objectives.values().filter(|o| layout.contains(o.hex)) {
        let holder = objective.holder.and_then(|side| Rgba::parse(&scenario.side(side).color));
        let at = geometry::center(layout, objective.hex) + Point::new(0.3, -0.24);
        out.extend(counters::primitives(&counters::objective(style, holder), at, 0.66));
    }
    out
}

/// The pieces on the board by row and column, in roster order within a hex.
fn by_hex(scenario: &Scenario, layout: Layout) -> BTreeMap<(i32, i32), Vec<(Hex, &Piece)>> {
    let mut out: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for id in scenario.roster() {
        let Some(piece) = scenario.pieces.get(id) else { continue };
        let Some(hex) = piece.hex.filter(|hex| layout.contains(*hex)) else { continue };
        let (col, row) = layout.col_row(hex);
        out.entry((row, col)).or_default().push((hex, piece));
    }
    out
}

/// The top unit of a hex, the mark of those below it, and leaders beside it.
fn hex(
    scenario: &Scenario,
    catalog: &Catalog,
    (style, hex_px): (&MapStyle, f32),
    layout: Layout,
    pieces: &[(Hex, &Piece)],
) -> Vec<Primitive> {
    let leads = |piece: &Piece| catalog.kind(&piece.kind).is_some_and(|k| k.role.leads());
    let (leaders, units): (Vec<_>, Vec<_>) = pieces.iter().partition(|(_, piece)| leads(piece));
    let mut out = Vec::new();
    let top = units.iter().find(|(_, piece)| piece.top).or(units.first());
    if let Some((hex, piece)) = top {
        let look = CounterLook {
            stacked: u8::try_from(units.len() - 1).unwrap_or(u8::MAX),
            ..CounterLook::of_piece(scenario, catalog, piece)
        };
        out.extend(counters::primitives(
            &counters::at_size(style, &look, hex_px),
            geometry::center(layout, *hex),
            1.0,
        ));
    }
    for (i, (hex, piece)) in leaders.iter().enumerate() {
        let look = CounterLook::of_piece(scenario, catalog, piece);
        let aside = if top.is_some() { Point::new(0.24, -0.2) } else { Point::default() };
        let at = geometry::center(layout, *hex) + aside + Point::new(0.12 * i as f32, 0.1 * i as f32);
        let scale = if top.is_some() { 0.72 } else { 1.0 };
        out.extend(counters::primitives(&counters::at_size(style, &look, hex_px), at, scale));
    }
    out
}
