//! Importers: readers of other programs' files, and the one list of them that the window, its drops, menus and file
//! dialogs, and the command line ask.
//!
//! An importer is a file here that is an [`Importer`], and a line in [`IMPORTERS`]. It says what it is called, how its
//! files are recognised, which questions it has, and makes of the bytes one of what an [`Imported`] can be. Must not
//! know files or windows: whoever asks reads the bytes and shows what came of them.

mod gather;
mod hex_map;
mod importer;
mod megamek;
mod order_of_battle;
mod parameter;
mod recognise;
mod tiled;
mod vassal;
mod wesnoth;

pub use gather::{Gathered, gather};
pub use hex_map::{
    BadTable, CodeRow, CodeTable, FoundCode, line_meant, look_of_line, look_of_terrain, terrain_meant,
};
pub use importer::{ImportError, Imported, Importer, Source, Target};
pub use megamek::MegamekBoard;
pub use order_of_battle::OrderOfBattle;
pub use parameter::{BadParameter, Parameter, ParameterKind, Parameters};
pub use recognise::{HEAD_BYTES, Recognised, candidates, has_ending};
pub use tiled::TiledMap;
pub(crate) use tiled::{
    ATTRIBUTE_PREFIX, LEVEL_PROPERTY, OBJECTIVE_CLASS, RULESET_PROPERTY, TERRAIN_PROPERTY, UNIT_PROPERTIES,
};
pub use vassal::VassalModule;
pub use wesnoth::WesnothMap;

/// Every importer, in the order of the menu.
pub const IMPORTERS: &[&dyn Importer] =
    &[&OrderOfBattle, &VassalModule, &TiledMap, &MegamekBoard, &WesnothMap];

#[cfg(test)]
mod tests;
