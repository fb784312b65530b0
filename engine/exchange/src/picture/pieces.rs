//! Pieces and objectives at the start, as counters on the map.

use super::captions::Captions;
use super::request::PieceLayers;
use oblique_board::hex::{Hex, Layout};
use oblique_cartography::counters::{self, CounterLook};
use oblique_cartography::{MapStyle, Point, Primitive, Rect, Rgba, geometry};
use oblique_roster::totals;
use oblique_rules::Ruleset;
use oblique_scenario::{Piece, Scenario};
use std::collections::BTreeMap;

/// Counters from the top of the map down at so many pixels a hex, and what is written beside them, which keeps off
/// `names`: what names on the map cover.
pub(super) fn counters(
    scenario: &Scenario,
    rules: &dyn Ruleset,
    style: &MapStyle,
    hex_px: f32,
    layers: PieceLayers,
    names: Vec<Rect>,
) -> Vec<Primitive> {
    let mut drawing = drawn(scenario, rules, style, hex_px, layers, names);
    drawing.out.extend(drawing.captions.draw());
    faded(drawing.out, layers.counters_percent)
}

/// The counters, and the captions that are to be written.
pub(super) fn drawn<'a>(
    scenario: &'a Scenario,
    rules: &'a dyn Ruleset,
    style: &'a MapStyle,
    hex_px: f32,
    layers: PieceLayers,
    names: Vec<Rect>,
) -> Drawing<'a> {
    let layout = scenario.board.layout();
    let captions = Captions::new(style, hex_px, layers, names);
    let mut drawing = Drawing { scenario, rules, style, layout, hex_px, out: Vec::new(), captions };
    for pieces in by_hex(scenario, layout).values() {
        drawing.hex(pieces);
    }
    drawing
}

/// Objectives in the colours of their holders, at so many percent of their full strength.
pub(super) fn objectives(scenario: &Scenario, style: &MapStyle, percent: u8) -> Vec<Primitive> {
    let layout = scenario.board.layout();
    let mut out = Vec::new();
    for objective in scenario.objectives.values().filter(|o| layout.contains(o.hex)) {
        let holder = objective.holder.and_then(|side| Rgba::parse(&scenario.side(side).color));
        let at = geometry::center(layout, objective.hex) + Point::new(0.3, -0.24);
        out.extend(counters::primitives(&counters::objective(style, holder), at, 0.66));
    }
    faded(out, percent)
}

fn faded(mut all: Vec<Primitive>, percent: u8) -> Vec<Primitive> {
    if percent < 100 {
        for primitive in &mut all {
            primitive.fade(f32::from(percent) / 100.0);
        }
    }
    all
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

/// Counters being drawn.
pub(super) struct Drawing<'a> {
    scenario: &'a Scenario,
    rules: &'a dyn Ruleset,
    style: &'a MapStyle,
    layout: Layout,
    hex_px: f32,
    out: Vec<Primitive>,
    pub captions: Captions<'a>,
}

impl Drawing<'_> {
    /// The top unit of a hex, the mark of those below it, and leaders beside it.
    fn hex(&mut self, pieces: &[(Hex, &Piece)]) {
        let leads = |piece: &Piece| self.rules.catalog().kind(&piece.kind).is_some_and(|k| k.role.leads());
        let (leaders, units): (Vec<_>, Vec<_>) = pieces.iter().partition(|(_, piece)| leads(piece));
        let top = units.iter().find(|(_, piece)| piece.top).or(units.first());
        if let Some((hex, piece)) = top {
            let stacked = u8::try_from(units.len() - 1).unwrap_or(u8::MAX);
            self.counter(piece, geometry::center(self.layout, *hex), 1.0, stacked, true);
        }
        for (i, (hex, piece)) in leaders.iter().enumerate() {
            let aside = if top.is_some() { Point::new(0.24, -0.2) } else { Point::default() };
            let at =
                geometry::center(self.layout, *hex) + aside + Point::new(0.12 * i as f32, 0.1 * i as f32);
            let scale = if top.is_some() { 0.72 } else { 1.0 };
            // A leader at the shoulder of a unit or of another keeps his name off theirs.
            self.counter(piece, at, scale, 0, top.is_none() && i == 0);
        }
    }

    fn counter(&mut self, piece: &Piece, at: Point, scale: f32, stacked: u8, named: bool) {
        let look = CounterLook { stacked, ..CounterLook::of_piece(self.scenario, self.rules, piece) };
        self.out.extend(counters::primitives(&counters::at_size(self.style, &look, self.hex_px), at, scale));
        let strength = totals::strength(self.rules.catalog(), piece);
        self.captions.add(&look, at, scale, if named { &piece.name } else { "" }, &strength);
    }
}
