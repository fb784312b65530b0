//! Pieces: units and leaders alike.

use super::{Attrs, Evidence, Side, Value};
use crate::hex::{Hex, Hour};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Stable id of a piece within its scenario, e.g. `a-schwerin-03`. Letters, digits, `-`, `_`, `.`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PieceId(pub String);

impl std::fmt::Display for PieceId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// When and where a reinforcement arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrival {
    /// Turn, from 1.
    pub turn: u16,
    /// Entry hex.
    pub hex: Hex,
}

/// A unit or a leader of an order of battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// The catalog's piece kind, e.g. `infantry`, `corps_leader`.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// Key of its nation.
    pub nation: String,
    /// The leader it is attached to.
    pub leader: Option<PieceId>,
    /// Place in the roster: pieces of a side are ordered by this, then by id.
    pub order: u32,
    /// Attributes of its kind, by the catalog's ids. A missing one has the catalog's default.
    pub attrs: Attrs,
    /// Where it stands at the start; `None` = not deployed (or arriving, see `arrives`).
    pub hex: Option<Hex>,
    /// Facing at the start, where its formation has one.
    pub facing: Option<Hour>,
    /// The catalog's formation id at the start, or empty for kinds without formations.
    pub formation: String,
    /// Is it the top unit of its hex, where it shares one?
    pub top: bool,
    /// When it arrives, if it is a reinforcement.
    pub arrives: Option<Arrival>,
    /// Evidence by field id (`men`, `hex`, ...); the empty key speaks for the whole piece.
    pub evidence: BTreeMap<String, Evidence>,
    /// The designer's remark, or empty.
    pub remark: String,
}

impl Piece {
    /// An undeployed piece with nothing but side, kind and name.
    #[must_use]
    pub fn new(side: Side, kind: &str, name: &str) -> Self {
        Self {
            side,
            kind: kind.to_owned(),
            name: name.to_owned(),
            nation: String::new(),
            leader: None,
            order: 0,
            attrs: Attrs::new(),
            hex: None,
            facing: None,
            formation: String::new(),
            top: false,
            arrives: None,
            evidence: BTreeMap::new(),
            remark: String::new(),
        }
    }

    /// The number of an attribute, if it is set and a number.
    #[must_use]
    pub fn int(&self, attr: &str) -> Option<i64> {
        self.attrs.get(attr).and_then(Value::int)
    }

    /// The word of an attribute, if it is set and a word.
    #[must_use]
    pub fn text(&self, attr: &str) -> Option<&str> {
        self.attrs.get(attr).and_then(Value::text)
    }
}
