//! A window for those who arrive later, by turn and place.

use super::art::Artist;
use super::counters::Counter;
use super::{ExportError, components};
use crate::kit::Kit;
use crate::pdf::leaf::{BLACK, Leaf, POINT_MM};
use crate::vassal::Element;
use oblique_cartography::Rgba;
use oblique_scenario::{Arrival, Side};
use std::collections::BTreeMap;

/// The window and its board.
pub(super) const MAP: &str = "Reinforcements";
pub(super) const IMAGE: &str = "reinforcements.png";
/// Counters side by side.
const ACROSS: usize = 10;
/// From one counter to the next, in sides of one.
const STEP: f32 = 1.35;
/// Height of a line that says when and where, in sides of a counter.
const HEAD: f32 = 0.5;

/// Who is held back, and where in the window.
pub(super) struct Held {
    pub png: Vec<u8>,
    /// The place of each in the list of counters, with where its middle lies in pixels.
    pub places: Vec<(usize, (i32, i32))>,
}

/// Who arrives together: in which turn, of which side, by which hexes.
type Arriving = (u16, Side, Vec<(i32, i32)>);

/// The window as a component.
pub(super) fn element() -> Element {
    let board = Element::new("VASSAL.build.module.map.boardPicker.Board").with_all(&[
        ("name", MAP),
        ("image", IMAGE),
        ("reversible", "false"),
    ]);
    components::map(MAP, board)
}

/// Lays them out in rows by turn and place; `None` where nobody arrives.
pub(super) fn lay_out(
    kit: &Kit<'_>,
    artist: &mut Artist,
    all: &[Counter<'_>],
) -> Result<Option<Held>, ExportError> {
    let mut groups: BTreeMap<Arriving, Vec<usize>> = BTreeMap::new();
    let layout = kit.scenario.board.layout();
    for (n, counter) in all.iter().enumerate().filter(|(_, counter)| counter.piece.hex.is_none()) {
        let Some(arrival) = &counter.piece.arrives else { continue };
        let hexes = arrival.hexes().map(|hex| layout.col_row(hex)).collect();
        groups.entry((arrival.turn, counter.piece.side, hexes)).or_default().push(n);
    }
    let Some(px) = all.first().map(Counter::px).filter(|_| !groups.is_empty()) else { return Ok(None) };
    let side = kit.request.counter_mm;
    let rows: usize = groups.values().map(|group| group.len().div_ceil(ACROSS)).sum();
    let wide = (ACROSS as f32 * STEP + 0.3) * side;
    let high = (groups.len() as f32 * HEAD + rows as f32 * STEP + 0.3) * side;
    let mut leaf = Leaf::new((wide, high));
    leaf.fill((0.0, 0.0), (wide, high), Rgba { a: 255, ..kit.style().paper });
    let px_a_mm = px as f32 / side;
    let mut places = Vec::new();
    let mut y = 0.15 * side;
    for ((turn, of, _), group) in &groups {
        let color = Rgba { a: 255, ..kit.side_color(*of) };
        leaf.fill((0.15 * side, y + 0.08 * side), (0.12 * side, 0.32 * side), color);
        let size = 0.3 * side / POINT_MM;
        let first = group.first().and_then(|n| all.get(*n));
        let text = head(kit, *turn, first.and_then(|counter| counter.piece.arrives.as_ref()));
        leaf.text((0.4 * side, y + 0.36 * side), size, &text);
        leaf.line((0.15 * side, y + 0.46 * side), (wide - 0.15 * side, y + 0.46 * side), 0.15);
        y += HEAD * side;
        for (n, counter) in group.iter().enumerate() {
            let (column, row) = (n % ACROSS, n / ACROSS);
            let x = (0.15 + (column as f32 + 0.5) * STEP) * side;
            let down = y + (row as f32 + 0.5) * STEP * side;
            leaf.frame((x - side / 2.0, down - side / 2.0), (side, side), Rgba { a: 90, ..BLACK }, 0.1);
            places.push((*counter, ((x * px_a_mm).round() as i32, (down * px_a_mm).round() as i32)));
        }
        y += group.len().div_ceil(ACROSS) as f32 * STEP * side;
    }
    let png = artist.png(&leaf, (wide * px_a_mm).round() as u32)?;
    Ok(Some(Held { png, places }))
}

/// When they arrive, and by which hexes.
fn head(kit: &Kit<'_>, turn: u16, arrival: Option<&Arrival>) -> String {
    let (scenario, catalog) = (kit.scenario, kit.catalog());
    let time = catalog.clock(&scenario.params, turn).map(|time| format!(", {time}")).unwrap_or_default();
    let layout = scenario.board.layout();
    let hexes: Vec<String> = arrival.iter().flat_map(|a| a.hexes()).map(|hex| layout.name(hex)).collect();
    format!("{} {turn}{time}: at {}", catalog.turn_name, hexes.join(", "))
}
