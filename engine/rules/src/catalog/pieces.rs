//! What a piece of a scenario is by a catalog: as given, else the default of its kind.

use super::{Catalog, Role};
use oblique_scenario::Piece;
use std::ops::RangeInclusive;

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

    /// The lowest and highest legal number of an attribute of a piece; `None` where its kind has none such.
    #[must_use]
    pub fn range_of(&self, piece: &Piece, attr: &str) -> Option<RangeInclusive<i64>> {
        self.kind(&piece.kind)?.attribute(attr)?.range()
    }

    /// The same of a parameter of a side.
    #[must_use]
    pub fn side_range(&self, id: &str) -> Option<RangeInclusive<i64>> {
        self.side_params.iter().find(|p| p.id == id)?.range()
    }

    /// A word of a piece, or the default of its kind, or empty.
    #[must_use]
    pub fn word_of<'p>(&'p self, piece: &'p Piece, attr: &str) -> &'p str {
        let usual = || self.kind(&piece.kind)?.attribute(attr)?.default.text();
        piece.text(attr).or_else(usual).unwrap_or("")
    }
}
