//! The way of the order that is marked among several to choose from: the same enemy may be ridden at by several.
//!
//! Must not know the rules: the way is the order's own path.

use super::offers;
use super::screen::Table;
use oblique_cartography::geometry;
use oblique_mapview::{Overlay, Tint};
use oblique_ui::Tokens;

/// A line along the path of the marked order, from the unit on, with an arrow at its end.
pub(crate) fn overlays(table: &Table<'_>, over: &mut Vec<Overlay>) {
    let Some(order) = table.screen.choosing.get(table.screen.marked_choice) else { return };
    let Some(start) = order.piece().and_then(|pix| table.seen.get(pix)).map(|piece| piece.hex) else {
        return;
    };
    if order.path().is_empty() {
        return;
    }
    let layout = table.setting().board.layout();
    let target = offers::place(order);
    let way = std::iter::once(start).chain(order.path().iter().copied()).chain(target);
    let points = way.map(|hex| geometry::center(layout, hex)).collect();
    over.push(Overlay::Line { points, tint: Tint::Own(Tokens::LIGHT.accent), arrow: true, dashed: false });
}
