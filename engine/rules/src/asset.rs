//! Files that come with a ruleset, read and shown as JSON where their types are.
//!
//! A program has this code once. Reading is generated for every type anew in every crate that asks for it, and five rulesets
//! asking for the same four types made a tenth of what browsers fetch. Must not know what is in them.

use crate::catalog::Catalog;
use crate::charts::Charts;
use crate::lists::{ArmyList, Common};
use crate::manual::Manual;
use crate::translation::Translation;

/// What a file is read into.
pub trait Asset: Sized {
    /// Reads a file.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    fn read(text: &str) -> Result<Self, ron::error::SpannedError>;

    /// What was read, for texts that refer to its numbers; nothing of what JSON cannot hold.
    fn to_json(&self) -> serde_json::Value;

    /// JSON Schema of such files; `None` in a program without the feature `schemas`, which only the command line asks for.
    fn schema() -> Option<serde_json::Value>;
}

/// Makes types what a file is read into.
#[macro_export]
macro_rules! assets {
    ($($asset:ty),*) => {$(
        impl $crate::asset::Asset for $asset {
            fn read(text: &str) -> Result<Self, ::ron::error::SpannedError> {
                ::ron::from_str(text)
            }

            fn to_json(&self) -> ::serde_json::Value {
                ::serde_json::to_value(self).unwrap_or_default()
            }

            fn schema() -> Option<::serde_json::Value> {
                $crate::asset::schema_of::<Self>()
            }
        }
    )*};
}

assets!(Catalog, Manual, Translation, Charts, Common, ArmyList);

/// JSON Schema of a type, in programs that write schemas.
#[cfg(feature = "schemas")]
#[must_use]
pub fn schema_of<T: schemars::JsonSchema>() -> Option<serde_json::Value> {
    Some(schemars::schema_for!(T).to_value())
}

/// JSON Schema of a type: none, in programs that write no schemas. What makes them would be a fortieth of what browsers fetch.
#[cfg(not(feature = "schemas"))]
#[must_use]
pub const fn schema_of<T: schemars::JsonSchema>() -> Option<serde_json::Value> {
    None
}
