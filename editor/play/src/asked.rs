//! Who and what the question on the screen is about, on the map: the unit or leader asked, the hexes and enemies
//! its answers name, the units of every command that is offered.
//!
//! Must not know any one system: all of it is in the decision and its orders.

use super::screen::Table;
use super::{Reason, answers, offers};
use oblique_board::hex::Hex;
use oblique_mapview::{Overlay, Tint};
use oblique_rules::play::{Order, PieceIx, Verb};
use oblique_ui::Tokens;

/// Draws it.
pub(crate) fn overlays(table: &Table<'_>, under: &mut Vec<Overlay>, over: &mut Vec<Overlay>) {
    if !table.session.person_decides() {
        return;
    }
    // The map is paper in both themes: its marks keep the inks of the light one.
    let ink = Tokens::LIGHT;
    if let Some(hex) = table.game().decision().and_then(|d| d.piece).and_then(|p| place_of(table, p)) {
        over.push(Overlay::outline(vec![hex], Tint::Own(ink.accent)));
    }
    if !table.screen.choosing.is_empty() || table.aiming().is_some() {
        return;
    }
    let listed = answers::listed(table);
    let pointed = match &table.screen.reason {
        Some(Reason::Order(order)) if listed.contains(order) => Some(order),
        _ => None,
    };
    for order in &listed {
        let commanded = command(table, order);
        if !commanded.is_empty() {
            let tint = if pointed == Some(order) { Tint::Own(ink.accent) } else { Tint::Own(ink.warning) };
            over.push(Overlay::outline(commanded, tint));
        }
        for (hexes, enemy) in contested(table, order) {
            let tint = if enemy { Tint::Danger } else { Tint::Own(ink.warning) };
            over.push(Overlay::outline(hexes, tint));
        }
        let Some((place, enemy)) = asked_at(table, order) else { continue };
        let tint = if enemy { Tint::Danger } else { Tint::Own(ink.warning) };
        if pointed == Some(order) {
            over.push(Overlay::outline(vec![place], tint));
        } else {
            under.push(Overlay::area(vec![place], tint));
        }
    }
}

/// The hex an answer names, and whether an enemy there is what it is about.
fn asked_at(table: &Table<'_>, order: &Order) -> Option<(Hex, bool)> {
    let target = order.target().and_then(|p| place_of(table, p));
    let place = target.or_else(|| offers::place(order))?;
    let side = table.game().decision()?.side;
    let enemy = table.stack(place).iter().any(|(_, p)| p.side() != side);
    Some((place, enemy))
}

/// The hexes of both sides of the contest an answer leads to, and whether they are the enemy's.
fn contested(table: &Table<'_>, order: &Order) -> Vec<(Vec<Hex>, bool)> {
    let Some(side) = table.game().decision().map(|d| d.side) else { return Vec::new() };
    let of_it = table.derived.contests().iter().filter(|(given, _)| given.as_ref() == Some(order));
    let lines = of_it.flat_map(|(_, contest)| contest.sides.iter().zip(&contest.pieces));
    let hexes = |pieces: &[PieceIx]| {
        let mut hexes: Vec<Hex> = pieces.iter().filter_map(|p| place_of(table, *p)).collect();
        hexes.sort_by_key(|h| (h.y, h.x));
        hexes.dedup();
        hexes
    };
    lines.map(|(of, pieces)| (hexes(pieces), *of != side)).collect()
}

/// The hexes of the units that an answer would bring up.
fn command(table: &Table<'_>, order: &Order) -> Vec<Hex> {
    let Some(leader) = order.piece().filter(|_| matches!(order.verb(), Verb::Activate | Verb::Recall)) else {
        return Vec::new();
    };
    let bound = |pix: PieceIx| table.derived.relations().iter().any(|r| r.from == leader && r.to == pix);
    let all = table
        .seen
        .iter()
        .filter(|(pix, p)| p.on_map() && (*pix == leader || p.leader == Some(leader) || bound(*pix)));
    let mut hexes: Vec<Hex> = all.map(|(_, p)| p.hex).collect();
    hexes.sort_by_key(|h| (h.y, h.x));
    hexes.dedup();
    hexes
}

fn place_of(table: &Table<'_>, pix: PieceIx) -> Option<Hex> {
    table.seen.get(pix).filter(|p| p.on_map()).map(|p| p.hex)
}
