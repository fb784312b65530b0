//! What failed with a file of the user's. Each displays as a sentence for the user.

use crate::document::files::plain;
use crate::document::{LoadError, SaveError};
use oblique_context::keymap::KeysError;
use oblique_exchange::import::ImportError;
use oblique_exchange::spreadsheet::SheetError;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// A file was not read.
#[derive(Debug, Error)]
pub(in crate::app) enum ReadError {
    /// Nothing of it could be read.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// It holds no scenario; its name.
    #[error("{0} holds no battle.")]
    NoBattle(String),
    /// It holds no scenario where one is wanted to compare with; its name.
    #[error("{0} holds no battle to compare with.")]
    NothingToCompare(String),
    /// A key set could not be read.
    #[error("{} holds no keys: {}", path.display(), plain(source))]
    Keys { path: PathBuf, source: io::Error },
    /// It is no key set.
    #[error("{} holds no keys: {source}", path.display())]
    NoKeys { path: PathBuf, source: Box<KeysError> },
    /// A file is too large for what it should be, as 'an order of battle'.
    #[error("{name} is too large for {what}. Nothing was imported.")]
    ImportTooLarge { name: String, what: String },
    /// A file to import could not be read.
    #[error("{name} cannot be read: {}. Nothing was imported.", plain(source))]
    Import { name: String, source: io::Error },
    /// An importer can make nothing of a file.
    #[error("{name} {why}. Nothing was imported.")]
    NotImported { name: String, why: ImportError },
    /// The battle is not any more what a file was to be imported into; its name.
    #[error("The battle was changed while {0} was read. Nothing was imported; import it again.")]
    BattleChanged(String),
}

/// A battle under way could not be taken up from its file.
#[derive(Debug, Error)]
pub(in crate::app) enum ResumeError {
    /// The file could not be read.
    #[error("{} could not be read: {}.", path.display(), plain(source))]
    Reading { path: PathBuf, source: io::Error },
    /// The file is damaged; says where first.
    #[error("{} is damaged and was not opened. {first}", path.display())]
    Damaged { path: PathBuf, first: String },
    /// The scenario in it is damaged.
    #[error("The scenario in {} cannot be read.", .0.display())]
    Scenario(PathBuf),
    /// Its orders lead elsewhere by the rules of this version.
    #[error("{} cannot be played again with these rules. {branch}: {difference}.", path.display())]
    Differs { path: PathBuf, branch: String, difference: String },
    /// There is neither a battle nor a difference.
    #[error("{} could not be opened.", .0.display())]
    Empty(PathBuf),
}

/// A file was not written or not removed.
#[derive(Debug, Error)]
pub(in crate::app) enum WriteError {
    /// The system refused.
    #[error("{} could not be written: {}.", path.display(), plain(source))]
    Writing { path: PathBuf, source: io::Error },
    /// A scenario was not saved.
    #[error("{}", why.message(path))]
    Saving { path: PathBuf, why: SaveError },
    /// What should be written could not be read.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// What should be written holds no battle.
    #[error("The recovered work cannot be read.")]
    NoWork,
    /// A key set was not written.
    #[error("{} was not written: {}", path.display(), plain(source))]
    Keys { path: PathBuf, source: io::Error },
    /// An order of battle was not written; its name.
    #[error("{name} was not written: {}", plain(source))]
    Sheet { name: String, source: io::Error },
    /// An order of battle has no room in a workbook.
    #[error(transparent)]
    SheetUnfit(SheetError),
    /// Keys have no text form.
    #[error("{} was not written: {source}", path.display())]
    KeysText { path: PathBuf, source: ron::Error },
    /// A map style has no text form.
    #[error("{} was not written: {source}", path.display())]
    StyleText { path: PathBuf, source: ron::Error },
    /// It could not be removed.
    #[error("{} is still there: {}", path.display(), plain(source))]
    Removing { path: PathBuf, source: io::Error },
}
