//! Modules of VASSAL, the engine that board games are played on over the network: what writing them, reading them and
//! checking them share.
//!
//! A module is an archive with a tree of components (`buildFile.xml`, a class of the engine each), pictures, and saved
//! games. What is known of it here is known from what the engine writes and reads; versions 3.2 to 3.7 of it agree on all
//! of that. Must not know what becomes of a module, nor how pieces look.

mod archive;
mod board;
mod check;
mod element;
mod grid;
mod own;
mod piece;
mod saved_game;
mod sequence;

pub(crate) use archive::{Archive, Broken, Packing};
pub(crate) use board::{FoundBoard, boards};
pub use check::check;
pub(crate) use element::Element;
pub(crate) use grid::{Cell, Count, Grid, Numbers};
pub(crate) use own::{FILE as OWN_FILE, Own, OwnBattle};
pub(crate) use piece::{Definition, Key, Layer, Trait, plain};
pub(crate) use saved_game::{SavedGame, Stack, Unread};
pub(crate) use sequence::join;

/// The tree of components.
pub(crate) const BUILD_FILE: &str = "buildFile.xml";
/// Its name in modules of older versions.
pub(crate) const OLD_BUILD_FILE: &str = "buildFile";
/// What a module says of itself.
pub(crate) const MODULE_DATA: &str = "moduledata";
/// Where pictures lie.
pub(crate) const IMAGES: &str = "images/";
/// What ours are built for.
pub(crate) const ENGINE: &str = "3.7.14";

/// An archive of files, as a module or a saved game is one: for whoever tries the reader with parts of them. Nothing where
/// their names are none.
#[must_use]
pub fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut packing = Packing::new();
    let added = files.iter().try_for_each(|(name, bytes)| packing.add(name, bytes));
    added.and_then(|()| packing.finish()).unwrap_or_default()
}

/// Names of the markers by which a module of ours is taken in again, beside the ids of attributes.
pub(crate) mod marks {
    /// Whose piece it is: the name of the side.
    pub(crate) const SIDE: &str = "Side";
    /// Under whom: the name of the leader.
    pub(crate) const COMMAND: &str = "Command";
    /// What a player sees of its strength.
    pub(crate) const STRENGTH: &str = "Strength";
    /// What the piece is, without loss, as JSON.
    pub(crate) const OBLIQUE: &str = "Oblique";
}
