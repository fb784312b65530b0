//! What this sheet's checks ask of pieces, by its own catalog.

use crate::CATALOG;
use crate::ids::attribute;
use oblique_board::hex::{Hex, Layout};
use oblique_rules::catalog::{FacingKind, Role};
use oblique_rules::sheet_checks::check_context;
pub(super) use oblique_rules::sheet_checks::check_context::{CheckContext, Entry, is_sub};
use oblique_scenario::Piece;

/// The role of a piece's kind.
pub(super) fn role(piece: &Piece) -> Option<Role> {
    check_context::role(&CATALOG, piece)
}

/// A number of a piece, or the default of its kind.
pub(super) fn int(piece: &Piece, attr: &str) -> i64 {
    check_context::int(&CATALOG, piece, attr)
}

/// A word of a piece, or the default of its kind.
pub(super) fn word<'p>(piece: &'p Piece, attr: &str) -> &'p str {
    check_context::word(&CATALOG, piece, attr)
}

/// The formation it has, the usual one of its kind where none is given.
pub(super) fn formation(piece: &Piece) -> &str {
    check_context::formation(&CATALOG, piece)
}

/// What the facing of its formation is.
pub(super) fn facing_kind(piece: &Piece) -> Option<FacingKind> {
    check_context::facing_kind(&CATALOG, piece)
}

/// Steps to the hexes of its zone of control (`zoc.where`): front hexes of what has one, all six of
/// a square.
pub(super) fn fronts(piece: &Piece, layout: Layout) -> Vec<Hex> {
    let o = layout.orientation;
    match (facing_kind(piece), piece.facing) {
        (Some(FacingKind::Round), _) => o.sides().map(|s| s.vector(o)).to_vec(),
        (Some(FacingKind::Vertex), Some(f)) if !f.is_side(o) => {
            [-1, 1].map(|turn| f.turned(turn).vector(o)).to_vec()
        }
        _ => Vec::new(),
    }
}

/// Men of a piece; guns count none.
pub(super) fn men(piece: &Piece) -> i64 {
    if role(piece).is_some_and(is_sub) { int(piece, attribute::MEN).max(0) } else { 0 }
}
