//! Edits of pieces on the map that more than one tool makes: move and turn.
//!
//! Must not know pointers.

use crate::command::Intent;
use crate::desk::Desk;
use oblique_core::hex::{Hex, Hour, Orientation};
use oblique_core::rules::catalog::{Catalog, FacingKind};
use oblique_core::scenario::{Edit, Piece, PieceId};
use std::collections::BTreeSet;

/// The hexes some pieces stand on, each once.
pub fn places(desk: &Desk<'_>, ids: &BTreeSet<PieceId>) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = ids.iter().filter_map(|id| desk.scenario().pieces.get(id)?.hex).collect();
    hexes.sort_by_key(|hex| (hex.y, hex.x));
    hexes.dedup();
    hexes
}

/// Moves pieces by so much; those that would leave the board stay. `None` if none moves.
pub fn shift(desk: &Desk<'_>, ids: &BTreeSet<PieceId>, by: Hex) -> Option<Intent> {
    let layout = desk.scenario().board.layout();
    let edits = changed(desk, ids, |piece| {
        let hex = piece.hex.map(|hex| hex + by).filter(|hex| layout.contains(*hex));
        if let Some(hex) = hex {
            piece.hex = Some(hex);
        }
    });
    edits_intent("Move", desk, edits)
}

/// Turns pieces by so many legal steps, clockwise if positive. `None` if none turns.
pub fn turn(desk: &Desk<'_>, ids: &BTreeSet<PieceId>, steps: i32) -> Option<Intent> {
    let orientation = desk.scenario().board.layout().orientation;
    let edits = changed(desk, ids, |piece| {
        let hours = legal_hours(desk.catalog(), piece, orientation);
        if hours.is_empty() {
            return;
        }
        let now = piece.facing.and_then(|facing| hours.iter().position(|hour| *hour == facing));
        let next = now.map_or(0, |at| (at as i32 + steps).rem_euclid(hours.len() as i32) as usize);
        piece.facing = hours.get(next).copied();
    });
    edits_intent("Turn", desk, edits)
}

/// The hours a piece may face in its formation, clockwise; none for those without a facing.
pub fn legal_hours(catalog: &Catalog, piece: &Piece, orientation: Orientation) -> Vec<Hour> {
    match catalog.formation(&piece.formation).map(|formation| formation.facing) {
        Some(FacingKind::Vertex) => sorted(orientation.vertices()),
        Some(FacingKind::Side) => sorted(orientation.sides()),
        Some(FacingKind::Round | FacingKind::None) | None => Vec::new(),
    }
}

fn sorted(hours: [Hour; 6]) -> Vec<Hour> {
    let mut hours = hours.to_vec();
    hours.sort();
    hours
}

/// Edits for the pieces that `change` changes.
fn changed(desk: &Desk<'_>, ids: &BTreeSet<PieceId>, change: impl Fn(&mut Piece)) -> Vec<Edit> {
    ids.iter()
        .filter_map(|id| {
            let old = desk.scenario().pieces.get(id)?;
            let mut new = old.clone();
            change(&mut new);
            (new != *old).then(|| Edit::Piece(id.clone(), Some(Box::new(new))))
        })
        .collect()
}

/// One undo step of edits of pieces, named after the one piece or their number.
fn edits_intent(verb: &str, desk: &Desk<'_>, edits: Vec<Edit>) -> Option<Intent> {
    let label = match edits.as_slice() {
        [] => return None,
        [Edit::Piece(id, _)] => {
            let name = desk.scenario().pieces.get(id).map_or("", |piece| piece.name.as_str());
            format!("{verb} {}", if name.is_empty() { &id.0 } else { name })
        }
        many => format!("{verb} {} pieces", many.len()),
    };
    Some(Intent::edit(label, Edit::Many(edits)))
}
