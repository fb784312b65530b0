//! One cartography: a board and a style become drawing primitives, and pictures of them.
//!
//! The screen's tiles, PNG and SVG all draw the same primitives, so that what is printed is what
//! was painted. This crate must not know files, windows, rules of any ruleset or running battles:
//! it draws looks (`woods`, `road`, `line`), which a catalog names.

pub mod color;
pub mod counters;
pub mod geometry;
pub mod overview;
pub mod primitive;
pub mod raster;
pub mod scene;
pub mod source;
pub mod style;
pub mod svg;
pub mod text;
pub mod tiles;

mod noise;

pub use color::Rgba;
pub use geometry::{Point, Rect};
pub use primitive::{Primitive, Scene};
pub use scene::Layers;
pub use source::MapSource;
pub use style::MapStyle;
