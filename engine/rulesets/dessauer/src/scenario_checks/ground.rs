//! Hexsides that make no sense: rivers nobody crosses, bridges over nothing, steep slopes on the level.

use super::row;
use crate::board::chart::{self, Chart};
use crate::ids::rule;
use oblique_board::hex::Hex;
use oblique_rules::sheet_checks::SheetCheck;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_scenario::Facets;
use oblique_scenario::check::{Place, Severity};

/// What checks of hexsides read.
const EDGES: Facets = Facets::FEATURES.with(Facets::LAYOUT);

pub(super) const CHECKS: &[SheetCheck] = &[
    row("S22", Severity::Warning, rule::RIVER_EDGE, EDGES, rivers_without_crossing),
    row("S26", Severity::Warning, rule::HILL_SLOPE, EDGES.with(Facets::LEVELS), steep_on_the_level),
];

/// A river with neither bridge nor ford.
fn rivers_without_crossing(context: &mut CheckContext<'_>) {
    let (board, chart) = (&context.s.board, Chart::of(&context.s.board));
    let layout = board.layout();
    let mut first: Option<Hex> = None;
    let mut crossed = false;
    for hex in layout.hexes() {
        for (_, next) in layout.neighbours(hex) {
            let side = chart.side(board, hex, next);
            if side.river {
                first.get_or_insert(hex);
            }
            crossed |= chart.is_crossed_river(board, hex, next);
        }
    }
    if let Some(hex) = first.filter(|_| !crossed) {
        let name = layout.name(hex);
        let text = format!("The river at {name} has neither bridge nor ford: nobody crosses it.");
        context.say(Place::hex(layout, hex), text);
    }
}

/// A steep slope between hexes of one level.
fn steep_on_the_level(context: &mut CheckContext<'_>) {
    let (board, chart) = (&context.s.board, Chart::of(&context.s.board));
    let layout = board.layout();
    let level = |hex: Hex| chart::level(board, hex);
    let flat = |hex: &Hex| {
        layout
            .neighbours(*hex)
            .any(|(_, next)| chart.side(board, *hex, next).steep && level(*hex) == level(next))
    };
    let all: Vec<Hex> = layout.hexes().filter(flat).collect();
    if let Some(hex) = all.first() {
        let name = layout.name(*hex);
        let text = format!("The slope at {name} is steep between two hexes of one level.");
        context.say(Place::hex(layout, *hex), text);
    }
}
