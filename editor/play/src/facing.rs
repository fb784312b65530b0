//! A facing chosen on the map: the unit is drawn where it would stand and as it would face, and turns with the
//! pointer or with the keys that turn units, until it is taken.
//!
//! Must not know the rules: the facings are those of the orders there are to choose among.

use super::acts::Act;
use super::field_counters;
use super::nation_colors::NationColors;
use super::offers;
use super::screen::Table;
use egui::{Pos2, Rect};
use oblique_board::hex::{Hex, Hour};
use oblique_cartography::geometry;
use oblique_mapview::{CounterAt, Overlay, Tint, Viewport};
use oblique_rules::play::{Field, Order, PieceIx};
use oblique_ui::Tokens;
use std::collections::BTreeSet;

/// Within this part of a hex from its middle the pointer turns nothing: a click there takes the facing marked.
const STILL: f32 = 0.45;

/// Who stands where after an order.
fn ends_at(field: &Field, order: &Order) -> Option<(PieceIx, Hex)> {
    let pix = order.piece()?;
    let piece = field.get(pix).filter(|p| p.on_map())?;
    Some((pix, offers::place(order).unwrap_or(piece.hex)))
}

/// Are facings of one unit in one place what is chosen among?
pub(crate) fn is_chosen(table: &Table<'_>) -> bool {
    of_facings(table.seen, &table.screen.choosing)
}

/// Are these orders facings of one unit in one place?
pub(crate) fn of_facings(field: &Field, orders: &[Order]) -> bool {
    let Some(first) = orders.first().and_then(|o| ends_at(field, o)) else { return false };
    let same = |o: &Order| o.facing().is_some() && ends_at(field, o) == Some(first);
    // Who faces alike by different ways chooses among the ways.
    let facings: BTreeSet<_> = orders.iter().map(|o| (o.formation(), o.facing().map(Hour::get))).collect();
    orders.len() > 1 && orders.iter().all(same) && facings.len() == orders.len()
}

/// Orders to choose among in the order in which a unit turns, and which of them is marked at first: the facing
/// nearest to the unit's present one.
pub(crate) fn in_order(field: &Field, mut orders: Vec<Order>) -> (Vec<Order>, usize) {
    if !of_facings(field, &orders) {
        return (orders, 0);
    }
    orders.sort_by_key(|o| (o.formation(), o.facing().map(Hour::get)));
    let now = orders.first().and_then(|o| field.get(o.piece()?)).and_then(|p| p.facing);
    let nearest = orders.iter().enumerate().min_by_key(|(_, o)| match (o.facing(), now) {
        (Some(facing), Some(now)) => apart(facing, now),
        _ => 0,
    });
    let at = nearest.map_or(0, |(index, _)| index);
    (orders, at)
}

/// Orders to turn a unit where it stands, in the order in which it turns; the one first met to its left (below 0)
/// or right is marked.
pub(crate) fn from_step(field: &Field, orders: Vec<Order>, turn: i8) -> (Vec<Order>, usize) {
    let (orders, nearest) = in_order(field, orders);
    let now = orders.first().and_then(|o| field.get(o.piece()?)).and_then(|p| p.facing);
    let way = |order: &Order| {
        let (to, from) = (order.facing()?.get(), now?.get());
        let clockwise = (i16::from(to) - i16::from(from)).rem_euclid(12);
        Some(if turn < 0 { (12 - clockwise) % 12 } else { clockwise })
    };
    let first = orders.iter().enumerate().filter_map(|(index, o)| Some((way(o)?, index))).min();
    let at = first.map_or(nearest, |(_, index)| index);
    (orders, at)
}

/// How many hours lie between two facings.
fn apart(a: Hour, b: Hour) -> u8 {
    let apart = a.get().abs_diff(b.get());
    apart.min(12 - apart)
}

/// The unit as the marked order would leave it.
pub(crate) fn ghost(table: &Table<'_>) -> Option<CounterAt> {
    if !is_chosen(table) {
        return None;
    }
    let order = table.screen.choosing.get(table.screen.marked_choice)?;
    let (pix, hex) = ends_at(table.seen, order)?;
    let mut piece = table.seen.get(pix)?.clone();
    piece.facing = order.facing();
    piece.formation = order.formation().unwrap_or(piece.formation);
    let colors = NationColors::of(table.seen, table.scenario, table.catalog());
    Some(field_counters::counter(table, pix, &piece, (hex, 0), &colors))
}

/// Puts the ghost on the map; a unit that turns where it stands is shown as the ghost only.
pub(crate) fn place(table: &Table<'_>, counters: &mut Vec<CounterAt>) {
    let Some(ghost) = ghost(table) else { return };
    counters.retain(|c| c.id != ghost.id || c.hex != ghost.hex);
    counters.push(ghost);
}

/// An arrow out of the ghost's hex, to where it would face.
pub(crate) fn overlays(table: &Table<'_>, over: &mut Vec<Overlay>) {
    let Some(ghost) = ghost(table) else { return };
    let order = table.screen.choosing.get(table.screen.marked_choice);
    let Some(hour) = order.and_then(oblique_rules::play::Order::facing) else { return };
    let layout = table.setting().board.layout();
    let from = geometry::center(layout, ghost.hex);
    let angle = f32::from(hour.get()) * std::f32::consts::TAU / 12.0;
    let ahead = geometry::Point::new(angle.sin(), -angle.cos());
    let tint = Tint::Own(Tokens::LIGHT.accent);
    over.push(Overlay::outline(vec![ghost.hex], tint));
    over.push(Overlay::Line {
        points: vec![from + ahead.times(0.55), from + ahead.times(1.25)],
        tint,
        arrow: true,
        dashed: false,
    });
}

/// The choice the pointer turns the ghost to: the facing nearest to the direction from its hex to the pointer.
pub(crate) fn turned(table: &Table<'_>, canvas: Rect, pointer: Pos2) -> Option<Act> {
    let ghost = is_chosen(table).then(|| table.screen.choosing.first()).flatten()?;
    let (_, hex) = ends_at(table.seen, ghost)?;
    let view = Viewport::new(canvas, table.screen.camera);
    let away = pointer - view.screen(geometry::center(table.setting().board.layout(), hex));
    if away.length() < view.hex_points() * STILL {
        return None;
    }
    let hours = away.x.atan2(-away.y).rem_euclid(std::f32::consts::TAU) / std::f32::consts::TAU * 12.0;
    let off = |order: &Order| {
        let facing = order.facing().map_or(0.0, |hour| f32::from(hour.get()));
        let apart = (facing - hours).rem_euclid(12.0);
        apart.min(12.0 - apart)
    };
    let all = table.screen.choosing.iter().enumerate();
    let (nearest, _) = all.min_by(|(_, a), (_, b)| off(a).total_cmp(&off(b)))?;
    (nearest != table.screen.marked_choice).then_some(Act::Mark(nearest))
}
