//! How an order stands in a log: its verb and the parts it carries, whatever the verb.
//!
//! The form is older than the typed order and stays as it is, so that every log goes on to be read.

use super::{Order, Parts, PieceIx, Verb};
use oblique_board::hex::{Hex, Hour};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The record of an order.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Order", description = "An order: a verb and what it needs.")]
pub(crate) struct OrderRecord {
    /// What.
    pub(super) verb: Verb,
    /// Who.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) piece: Option<PieceIx>,
    /// Where, or at what.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "hex_pair")]
    #[schemars(with = "Option<[i32; 2]>")]
    pub(super) hex: Option<Hex>,
    /// At or to which other piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) target: Option<PieceIx>,
    /// Along which hexes, the first step first, where a system moves by paths.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "hex_pairs")]
    #[schemars(with = "Vec<[i32; 2]>")]
    pub(super) path: Vec<Hex>,
    /// To which facing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) facing: Option<Hour>,
    /// The catalog's formation index.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) formation: Option<u8>,
    /// How many, which, or left (-1) and right (1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) amount: i32,
    /// The verb's yes or no.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) flag: bool,
}

impl OrderRecord {
    /// The record of a verb and nothing else.
    #[inline]
    pub(super) fn of(verb: Verb) -> Self {
        Self::with_parts(verb, Parts::default())
    }

    /// The record of a verb and these parts.
    #[inline]
    pub(super) fn with_parts(verb: Verb, parts: Parts<'_>) -> Self {
        let Parts { piece, hex, target, path, facing, formation, amount, flag } = parts;
        Self { verb, piece, hex, target, path: path.to_vec(), facing, formation, amount, flag }
    }
}

impl JsonSchema for Order {
    fn schema_name() -> Cow<'static, str> {
        OrderRecord::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        OrderRecord::json_schema(generator)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
const fn is_zero(n: &i32) -> bool {
    *n == 0
}

/// A hex in a log is its two axial coordinates.
mod hex_pair {
    use oblique_board::hex::Hex;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde's signature")]
    pub(super) fn serialize<S: Serializer>(hex: &Option<Hex>, s: S) -> Result<S::Ok, S::Error> {
        hex.map(|h| [h.x, h.y]).serialize(s)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Hex>, D::Error> {
        Ok(Option::<[i32; 2]>::deserialize(d)?.map(|[x, y]| Hex::new(x, y)))
    }
}

/// A path in a log is a list of axial pairs.
mod hex_pairs {
    use oblique_board::hex::Hex;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(path: &[Hex], s: S) -> Result<S::Ok, S::Error> {
        path.iter().map(|h| [h.x, h.y]).collect::<Vec<_>>().serialize(s)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<Hex>, D::Error> {
        Ok(Vec::<[i32; 2]>::deserialize(d)?.into_iter().map(|[x, y]| Hex::new(x, y)).collect())
    }
}
