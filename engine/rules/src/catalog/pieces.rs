//! What a piece of a scenario is by a catalog: as given, else the default of its kind.

use super::{Catalog, Role};
use oblique_scenario::Piece;

impl Catalog {
    /// The role of a piece's kind; `None` for an unknown kind.
    #[must_use]
    pub fn role_of(&self, piece: &Piece) -> Option<Role> {
        self.kind(&piece.kind).map(|k| k.role)
    }

    /// A number of a piece, or the default of its kind, or 0.
    #[must_use]
    pub fn int_of(&self, piece: &Piece, attr: &str) -> i64 {
        let usual = || self.kind(&piece.kind)?.attribute(attr)?.default.int();
        piece.int(attr).or_else(usual).unwrap_or(0)
    }

    /// A word of a piece, or the default of its kind, or empty.
    #[must_use]
    pub fn word_of<'p>(&'p self, piece: &'p Piece, attr: &str) -> &'p str {
        let usual = || self.kind(&piece.kind)?.attribute(attr)?.default.text();
        piece.text(attr).or_else(usual).unwrap_or("")
    }
}
