//! The ground: terrain, levels, linear features and labels of a hex board, stored compactly.
//!
//! Must not know pieces, sides or any rule: what a terrain costs or blocks is told by a ruleset, as is what the attributes
//! of a feature or a hex mean.

pub mod chain;
mod feature;
pub mod generate;
mod grid;
pub mod heights;
pub mod hex;
mod hex_attrs;
mod label;
pub mod search;
pub mod sight;
pub mod transform;
mod value;
mod wand;

pub use feature::{Feature, FeatureId, LinearKind, Path};
pub use grid::{Board, TerrainIx};
pub use hex_attrs::HexAttrs;
pub use label::{Label, LabelId, LabelSize};
pub use value::{Attrs, Value};
pub use wand::{Alike, Flood, wand};

#[cfg(test)]
mod tests;
