//! Linear features: roads and trails from hex to hex, streams and walls along hexsides.

use crate::Attrs;
use crate::hex::{Edge, Hex};
use serde::{Deserialize, Serialize};

/// Id of a linear feature within its scenario.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FeatureId(pub String);

/// Index of a linear kind in [`crate::Board::linear_palette`], 0..16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LinearKind(pub u8);

/// Where a linear feature runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Path {
    /// From hex centre to hex centre; neighbours in the list are meant to be adjacent.
    Hexes(Vec<Hex>),
    /// Along hexsides; neighbours in the list are meant to share a vertex.
    Edges(Vec<Edge>),
}

/// A road, stream, wall, ... with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Feature {
    /// The catalog's id of its kind, e.g. `stream`.
    pub kind: String,
    /// Its name, or empty.
    pub name: String,
    /// Where it runs.
    pub path: Path,
    /// What of it differs from others of its kind, by the catalog's attribute id: how wide a stream is, say.
    #[serde(default, skip_serializing_if = "Attrs::is_empty")]
    pub attrs: Attrs,
}

impl Feature {
    /// One of a kind, without a name or anything else of its own.
    #[must_use]
    pub fn new(kind: impl Into<String>, path: Path) -> Self {
        Self { kind: kind.into(), name: String::new(), path, attrs: Attrs::new() }
    }
}
