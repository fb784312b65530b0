//! What failed with a file of the user's. Each displays as a sentence for the user.

use crate::document::files::plain;
use crate::document::{LoadError, SaveError};
use oblique_context::keymap::KeysError;
use oblique_exchange::import::ImportError;
use oblique_exchange::spreadsheet::SheetError;
use oblique_text::text;
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
    #[error("{}", text!("files-no-battle", name = .0))]
    NoBattle(String),
    /// It holds no scenario where one is wanted to compare with; its name.
    #[error("{}", text!("files-no-battle-to-compare", name = .0))]
    NothingToCompare(String),
    /// A key set could not be read.
    #[error("{}", text!("files-holds-no-keys", path = path.display(), why = plain(source)))]
    Keys { path: PathBuf, source: io::Error },
    /// It is no key set.
    #[error("{}", text!("files-holds-no-keys", path = path.display(), why = source))]
    NoKeys { path: PathBuf, source: Box<KeysError> },
    /// A file is too large for what it should be, as 'an order of battle'.
    #[error("{}", text!("files-too-large-to-import", name, what))]
    ImportTooLarge { name: String, what: String },
    /// A file to import could not be read.
    #[error("{}", text!("files-import-unreadable", name, why = plain(source)))]
    Import { name: String, source: io::Error },
    /// An importer can make nothing of a file.
    #[error("{}", text!("files-not-imported", name, why))]
    NotImported { name: String, why: ImportError },
    /// The battle is not any more what a file was to be imported into; its name.
    #[error("{}", text!("files-battle-changed-meanwhile", name = .0))]
    BattleChanged(String),
}

/// A battle under way could not be taken up from its file.
#[derive(Debug, Error)]
pub(in crate::app) enum ResumeError {
    /// The file could not be read.
    #[error("{}", text!("files-could-not-be-read", path = path.display(), why = plain(source)))]
    Reading { path: PathBuf, source: io::Error },
    /// The file is damaged; says where first.
    #[error("{}", text!("files-damaged-not-opened", path = path.display(), first))]
    Damaged { path: PathBuf, first: String },
    /// The scenario in it is damaged.
    #[error("{}", text!("files-scenario-unreadable", path = .0.display()))]
    Scenario(PathBuf),
    /// Its orders lead elsewhere by the rules of this version.
    #[error("{}", text!("files-cannot-be-played-again", path = path.display(), branch, difference))]
    Differs { path: PathBuf, branch: String, difference: String },
    /// There is neither a battle nor a difference.
    #[error("{}", text!("files-could-not-be-opened", path = .0.display()))]
    Empty(PathBuf),
    /// It is the log of a battle, which has no scenario in it.
    #[error("{}", text!("files-is-a-log", path = .0.display()))]
    Log(PathBuf),
}

/// A file was not written or not removed.
#[derive(Debug, Error)]
pub(in crate::app) enum WriteError {
    /// The system refused.
    #[error("{}", text!("files-could-not-be-written", path = path.display(), why = plain(source)))]
    Writing { path: PathBuf, source: io::Error },
    /// A scenario was not saved.
    #[error("{}", why.message(path))]
    Saving { path: PathBuf, why: SaveError },
    /// What should be written could not be read.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// What should be written holds no battle.
    #[error("{}", text!("files-recovered-unreadable"))]
    NoWork,
    /// A key set was not written.
    #[error("{}", text!("files-was-not-written", path = path.display(), why = plain(source)))]
    Keys { path: PathBuf, source: io::Error },
    /// An order of battle was not written; its name.
    #[error("{}", text!("files-was-not-written", path = name, why = plain(source)))]
    Sheet { name: String, source: io::Error },
    /// An order of battle has no room in a workbook.
    #[error(transparent)]
    SheetUnfit(SheetError),
    /// Keys have no text form.
    #[error("{}", text!("files-was-not-written", path = path.display(), why = source))]
    KeysText { path: PathBuf, source: ron::Error },
    /// A map style has no text form.
    #[error("{}", text!("files-was-not-written", path = path.display(), why = source))]
    StyleText { path: PathBuf, source: ron::Error },
    /// It could not be removed.
    #[error("{}", text!("files-still-there", path = path.display(), why = plain(source)))]
    Removing { path: PathBuf, source: io::Error },
}
