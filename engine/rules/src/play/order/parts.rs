//! What an order carries, for readers to whom its verb is all the same: texts, pointers on the map, filters.

use super::{Order, OrderRecord, PieceIx, Verb};
use oblique_board::hex::{Hex, Hour};
use std::hash::{Hash, Hasher};

/// What an order carries. A part its verb does not take is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Parts<'a> {
    /// Who.
    pub piece: Option<PieceIx>,
    /// Where, or at what.
    pub hex: Option<Hex>,
    /// At or to which other piece.
    pub target: Option<PieceIx>,
    /// Along which hexes, the first step first.
    pub path: &'a [Hex],
    /// To which facing.
    pub facing: Option<Hour>,
    /// The catalog's formation index.
    pub formation: Option<u8>,
    /// How many, which, or left (-1) and right (1).
    pub amount: i32,
    /// The verb's yes or no.
    pub flag: bool,
}

/// A part was given to an order whose verb does not take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an order to {} takes no {part}", in_words(*verb))]
pub struct ExcessPart {
    /// The verb.
    pub verb: Verb,
    /// Which part.
    pub part: &'static str,
}

/// 'make top'.
fn in_words(verb: Verb) -> String {
    let name = format!("{verb:?}");
    let letters = name.char_indices().flat_map(|(i, c)| {
        let blank = (i > 0 && c.is_uppercase()).then_some(' ');
        blank.into_iter().chain(c.to_lowercase())
    });
    letters.collect()
}

/// As verb and parts one after another: hashes of states in logs rest on it, and on the order of the verbs in
/// their table.
impl Hash for Order {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.verb().hash(state);
        self.parts().hash(state);
    }
}

/// Orders as rules and commanders give them.
impl Order {
    /// The order of a verb with these parts and no other.
    ///
    /// # Errors
    /// The first part the verb does not take.
    pub fn from_parts(verb: Verb, parts: Parts<'_>) -> Result<Self, ExcessPart> {
        let record = OrderRecord::with_parts(verb, parts);
        let order = Self::from(record);
        let taken = order.parts();
        let excess = [
            ("piece", taken.piece == parts.piece),
            ("hex", taken.hex == parts.hex),
            ("target", taken.target == parts.target),
            ("path", taken.path == parts.path),
            ("facing", taken.facing == parts.facing),
            ("formation", taken.formation == parts.formation),
            ("amount", taken.amount == parts.amount),
            ("flag", taken.flag == parts.flag),
        ];
        match excess.into_iter().find(|(_, same)| !same) {
            Some((part, _)) => Err(ExcessPart { verb, part }),
            None => Ok(order),
        }
    }

    /// A piece goes to a hex.
    #[must_use]
    #[inline]
    pub const fn step(piece: PieceIx, to: Hex) -> Self {
        Self::Move { piece: Some(piece), to: Some(to), path: Vec::new(), facing: None, turn_only: false }
    }

    /// A piece marches along hexes, the first step first, to the last of them.
    #[must_use]
    #[inline]
    pub fn march(piece: PieceIx, path: Vec<Hex>, facing: Option<Hour>) -> Self {
        Self::Move { piece: Some(piece), to: path.last().copied(), path, facing, turn_only: false }
    }

    /// A piece plots fire at a hex.
    #[must_use]
    #[inline]
    pub const fn plot(piece: PieceIx, at: Hex) -> Self {
        Self::Plot { piece: Some(piece), at: Some(at) }
    }

    /// A piece fires at another.
    #[must_use]
    #[inline]
    pub const fn fire(piece: PieceIx, target: PieceIx) -> Self {
        Self::Fire { piece: Some(piece), target: Some(target), at: None }
    }

    /// A piece advances into a hex, leaders with it or not.
    #[must_use]
    #[inline]
    pub const fn advance(piece: PieceIx, to: Hex, with_leaders: bool) -> Self {
        Self::Advance { piece: Some(piece), to: Some(to), with_leaders }
    }

    /// The first alternative of a question is 0.
    #[must_use]
    #[inline]
    pub const fn choose(alternative: i32) -> Self {
        Self::Choose { alternative }
    }
}

/// The parts one by one; empty where the verb does not take one.
impl Order {
    /// Who.
    #[must_use]
    #[inline]
    pub fn piece(&self) -> Option<PieceIx> {
        self.parts().piece
    }

    /// Where, or at what.
    #[must_use]
    #[inline]
    pub fn hex(&self) -> Option<Hex> {
        self.parts().hex
    }

    /// At or to which other piece.
    #[must_use]
    #[inline]
    pub fn target(&self) -> Option<PieceIx> {
        self.parts().target
    }

    /// Along which hexes, the first step first.
    #[must_use]
    #[inline]
    pub fn path(&self) -> &[Hex] {
        self.parts().path
    }

    /// To which facing.
    #[must_use]
    #[inline]
    pub fn facing(&self) -> Option<Hour> {
        self.parts().facing
    }

    /// The catalog's formation index.
    #[must_use]
    #[inline]
    pub fn formation(&self) -> Option<u8> {
        self.parts().formation
    }

    /// How many, which, or left (-1) and right (1).
    #[must_use]
    #[inline]
    pub fn amount(&self) -> i32 {
        self.parts().amount
    }

    /// The verb's yes or no.
    #[must_use]
    #[inline]
    pub fn flag(&self) -> bool {
        self.parts().flag
    }
}

/// The order with one part changed; the same where its verb does not take that part.
impl Order {
    /// For another piece, or one still to be chosen.
    #[must_use]
    #[inline]
    pub fn with_piece(mut self, piece: impl Into<Option<PieceIx>>) -> Self {
        let piece = piece.into();
        self.set_piece(piece);
        self
    }

    /// To or at another hex, or one still to be chosen.
    #[must_use]
    #[inline]
    pub fn with_hex(mut self, hex: impl Into<Option<Hex>>) -> Self {
        let hex = hex.into();
        self.set_hex(hex);
        self
    }

    /// At or to another piece, or one still to be chosen.
    #[must_use]
    #[inline]
    pub fn with_target(mut self, target: impl Into<Option<PieceIx>>) -> Self {
        let target = target.into();
        self.set_target(target);
        self
    }

    /// Along other hexes, or by any way.
    #[must_use]
    #[inline]
    pub fn with_path(mut self, path: Vec<Hex>) -> Self {
        self.set_path(path);
        self
    }

    /// To a facing.
    #[must_use]
    #[inline]
    pub fn with_facing(mut self, facing: impl Into<Option<Hour>>) -> Self {
        let facing = facing.into();
        self.set_facing(facing);
        self
    }

    /// To a formation.
    #[must_use]
    #[inline]
    pub fn with_formation(mut self, formation: u8) -> Self {
        self.set_formation(Some(formation));
        self
    }

    /// By an amount.
    #[must_use]
    #[inline]
    pub fn with_amount(mut self, amount: i32) -> Self {
        self.set_amount(amount);
        self
    }

    /// With the verb's yes or no.
    #[must_use]
    #[inline]
    pub fn with_flag(mut self, flag: bool) -> Self {
        self.set_flag(flag);
        self
    }
}
