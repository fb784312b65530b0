//! Values of the attributes a catalog defines.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One value. Fractions are stored as integers in the unit the catalog names (thousandths, say).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A whole number in the attribute's unit.
    Int(i64),
    /// A word from the catalog's list, or free text.
    Text(String),
}

/// Attribute values by the catalog's attribute id.
pub type Attrs = BTreeMap<String, Value>;

impl Value {
    /// The largest number a value counts with, either way. Files with larger ones are told so when they are
    /// read; sums over any army and products of two stay far within 64 bits.
    pub const MOST: i64 = 1_000_000_000;

    /// The number, if it is one, held to [`Value::MOST`] either way.
    #[must_use]
    pub const fn int(&self) -> Option<i64> {
        match self {
            Self::Int(n) if *n > Self::MOST => Some(Self::MOST),
            Self::Int(n) if *n < -Self::MOST => Some(-Self::MOST),
            Self::Int(n) => Some(*n),
            _ => None,
        }
    }

    /// The text, if it is one.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(t) => Some(t),
            _ => None,
        }
    }

    /// The flag, if it is one.
    #[must_use]
    pub const fn flag(&self) -> Option<bool> {
        match self {
            Self::Flag(b) => Some(*b),
            _ => None,
        }
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Flag(true) => f.write_str("yes"),
            Self::Flag(false) => f.write_str("no"),
            Self::Int(n) => n.fmt(f),
            Self::Text(t) => t.fmt(f),
        }
    }
}
