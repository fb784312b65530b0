//! The ground: terrain, levels, linear features and labels of a hex board, stored compactly.
//!
//! Must not know pieces, sides or any rule: what a terrain costs or blocks is told by a ruleset.

pub mod chain;
mod feature;
pub mod generate;
mod grid;
pub mod heights;
pub mod hex;
mod label;
pub mod search;
pub mod sight;
pub mod transform;
mod wand;

pub use feature::{Feature, FeatureId, LinearKind, Path};
pub use grid::{Board, TerrainIx};
pub use label::{Label, LabelId, LabelSize};
pub use wand::{Alike, Flood, wand};

#[cfg(test)]
mod tests;
