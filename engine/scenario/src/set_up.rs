//! Where armies may be set up, and alternative set-ups of the same battle.
//!
//! Must not know any ruleset: whether a posting is legal is for checks.

use super::{Arrival, Edit, Piece, PieceId, Scenario, Side};
use oblique_board::hex::Hex;
use oblique_board::hex::Hour;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A deployment zone: the hexes in which a side may be set up, each once, in a fixed order that does
/// not depend on how they were painted. No hexes mean that the side is not bound to a zone.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Zone(Vec<Hex>);

impl Zone {
    /// The zone of some hexes.
    #[must_use]
    pub fn of(hexes: impl IntoIterator<Item = Hex>) -> Self {
        let mut hexes: Vec<Hex> = hexes.into_iter().collect();
        hexes.sort_by_key(|hex| (hex.y, hex.x));
        hexes.dedup();
        Self(hexes)
    }

    /// Its hexes.
    #[must_use]
    pub fn hexes(&self) -> &[Hex] {
        &self.0
    }

    /// Has the side no zone?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Is a hex in it?
    #[must_use]
    pub fn contains(&self, hex: Hex) -> bool {
        self.0.binary_search_by_key(&(hex.y, hex.x), |h| (h.y, h.x)).is_ok()
    }

    /// May a piece of its side be set up there? Where there is no zone, anywhere.
    #[must_use]
    pub fn allows(&self, hex: Hex) -> bool {
        self.is_empty() || self.contains(hex)
    }
}

/// Id of an alternative set-up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SetUpId(pub String);

/// Where and how one piece begins.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Posting {
    /// Its hex, if it is deployed.
    pub hex: Option<Hex>,
    /// Its facing.
    pub facing: Option<Hour>,
    /// Its formation, or empty.
    pub formation: String,
    /// Is it the top unit of its hex?
    pub top: bool,
    /// When it arrives, if it is a reinforcement.
    pub arrives: Option<Arrival>,
}

impl Posting {
    /// How a piece stands now.
    #[must_use]
    pub fn of(piece: &Piece) -> Self {
        Self {
            hex: piece.hex,
            facing: piece.facing,
            formation: piece.formation.clone(),
            top: piece.top,
            arrives: piece.arrives.clone(),
        }
    }

    /// The piece, standing so.
    #[must_use]
    pub fn taken_by(&self, piece: &Piece) -> Piece {
        Piece {
            hex: self.hex,
            facing: self.facing,
            formation: self.formation.clone(),
            top: self.top,
            arrives: self.arrives.clone(),
            ..piece.clone()
        }
    }
}

/// An alternative set-up: how every piece stood when it was kept.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SetUp {
    /// Its name.
    pub name: String,
    /// The designer's remark, or empty.
    pub remark: String,
    /// Where each piece stands. A piece it does not name stays where it is.
    pub postings: BTreeMap<PieceId, Posting>,
}

impl Scenario {
    /// The present set-up under a name.
    #[must_use]
    pub fn present_set_up(&self, name: &str) -> SetUp {
        SetUp {
            name: name.to_owned(),
            remark: String::new(),
            postings: self.pieces.iter().map(|(id, piece)| (id.clone(), Posting::of(piece))).collect(),
        }
    }

    /// The pieces that stand otherwise in a set-up than now, in order of their ids.
    #[must_use]
    pub fn differing_from(&self, set_up: &SetUp) -> Vec<PieceId> {
        let differs = |(id, posting): (&PieceId, &Posting)| {
            let piece = self.pieces.get(id)?;
            (Posting::of(piece) != *posting).then(|| id.clone())
        };
        set_up.postings.iter().filter_map(differs).collect()
    }

    /// The edit that makes a set-up the present one; nothing where it is so already.
    #[must_use]
    pub fn taking_up(&self, set_up: &SetUp) -> Edit {
        let edits = self.differing_from(set_up).into_iter().filter_map(|id| {
            let new = set_up.postings.get(&id)?.taken_by(self.pieces.get(&id)?);
            Some(Edit::Piece(id, Some(Box::new(new))))
        });
        Edit::Many(edits.collect())
    }

    /// The hexes by which a side may leave the board.
    #[must_use]
    pub const fn exit(&self, side: Side) -> &Zone {
        &self.exits[side.index()]
    }

    /// The deployment zone of a side.
    #[must_use]
    pub const fn zone(&self, side: Side) -> &Zone {
        &self.zones[side.index()]
    }
}
