//! Pieces: units and leaders alike.

use super::{Attrs, Evidence, Side, Task, Value};
use oblique_board::hex::{Hex, Hour};
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrival {
    /// Turn, from 1.
    pub turn: u16,
    /// Entry hex.
    pub hex: Hex,
    /// Further entry hexes, in the order in which they come after the first; none is there twice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub further: Vec<Hex>,
}

impl Arrival {
    /// An arrival by one hex.
    #[must_use]
    pub const fn at(turn: u16, hex: Hex) -> Self {
        Self { turn, hex, further: Vec::new() }
    }

    /// All entry hexes, the first one first.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        std::iter::once(self.hex).chain(self.further.iter().copied())
    }

    /// The same by other hexes, each once and in that order; as it was where there are none.
    #[must_use]
    pub fn by(&self, hexes: impl IntoIterator<Item = Hex>) -> Self {
        let mut all: Vec<Hex> = Vec::new();
        for hex in hexes {
            if !all.contains(&hex) {
                all.push(hex);
            }
        }
        let mut all = all.into_iter();
        match all.next() {
            Some(hex) => Self { turn: self.turn, hex, further: all.collect() },
            None => self.clone(),
        }
    }

    /// The same with one of its hexes given up for another.
    #[must_use]
    pub fn instead(&self, of: Hex, hex: Hex) -> Self {
        self.by(self.hexes().map(|h| if h == of { hex } else { h }))
    }
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
    /// What it is meant to do, it and those under it; `None` leaves it to whoever commands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub task: Option<Task>,
    /// Evidence by field id (`men`, `hex`, ...); the empty key speaks for the whole piece.
    pub evidence: BTreeMap<String, Evidence>,
    /// The regiment it is a company or battalion of, by its name, or empty: pieces of a side that say the same
    /// belong together.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub regiment: String,
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
            task: None,
            evidence: BTreeMap::new(),
            regiment: String::new(),
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

#[cfg(test)]
mod tests {
    use super::Arrival;
    use oblique_board::hex::Hex;

    #[test]
    fn entry_hexes_keep_their_order_and_are_there_once() {
        let [a, b, c] = [1, 2, 3].map(|n| Hex::new(n, 0));
        let arrival = Arrival::at(4, a).by([b, a, b, c]);
        assert_eq!(arrival, Arrival { turn: 4, hex: b, further: vec![a, c] });
        assert_eq!(arrival.by([]), arrival, "nobody arrives nowhere");
        assert_eq!(arrival.instead(c, b).hexes().collect::<Vec<_>>(), [b, a]);
    }

    #[test]
    fn a_single_entry_hex_is_written_as_it_always_was() {
        let one = Arrival::at(4, Hex::new(1, 2));
        let text = serde_json::to_string(&one).unwrap();
        assert!(!text.contains("further"), "{text}");
        assert_eq!(serde_json::from_str::<Arrival>(&text).unwrap(), one);
    }
}
