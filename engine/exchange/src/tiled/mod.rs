//! Maps of Tiled, as XML (`.tmx`) and as JSON (`.tmj`): what is in one, read and written. Only maps of hexes.
//!
//! Must not know scenarios: what becomes of a map, and what a scenario becomes, is for importer and exporter.

mod data;
mod frame;
mod model;
mod read;
mod write;

#[cfg(test)]
pub(crate) use data::Compression;
pub(crate) use data::Encoding;
pub(crate) use frame::Frame;
pub(crate) use model::{Image, Map, Object, Properties, Property, Shape, Tile, TileLayer, Tileset, turned};
pub(crate) use read::{outer_tilesets, property, read};
pub(crate) use write::{tmj, tmx};

/// Why something is no map of hexes, as what follows its name in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(crate) struct NoMap(pub String);

#[cfg(test)]
mod tests;
