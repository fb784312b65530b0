//! What this sheet's checks ask of pieces, by its own catalog.

use crate::CATALOG;
use crate::ids::attribute;
use oblique_rules::catalog::Role;
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

/// Men of a piece; guns count none.
pub(super) fn men(piece: &Piece) -> i64 {
    if role(piece).is_some_and(is_sub) { int(piece, attribute::MEN).max(0) } else { 0 }
}
