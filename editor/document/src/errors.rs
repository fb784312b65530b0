//! Why the user's files could not be read, kept or removed. Each displays as a sentence for the user.

use crate::files::plain;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// A file could not be read at all.
#[derive(Debug, Error)]
#[error("{} cannot be opened: {}.", path.display(), plain(source))]
pub struct LoadError {
    /// The file.
    pub path: PathBuf,
    /// What the system says.
    pub source: io::Error,
}

/// What a crash left behind could not be put together or set aside; the journal is as it was.
#[derive(Debug, Error)]
pub enum RecoverError {
    /// Neither a snapshot nor a file to begin with.
    #[error("The journal holds no battle. Nothing was restored.")]
    NoBattle,
    /// What the work belongs to could not be written down.
    #[error("{0}")]
    Head(#[from] ron::Error),
    /// The work could not be written.
    #[error(
        "Work that was not saved lies in {} and could not be set aside in {}: {}.",
        journal.display(), shelf.display(), plain(source)
    )]
    SetAside {
        /// Where it lies.
        journal: PathBuf,
        /// The folder it should go to.
        shelf: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// A file could not be removed.
#[derive(Debug, Error)]
#[error("{} could not be removed: {}.", path.display(), plain(source))]
pub struct RemoveError {
    /// The file.
    pub path: PathBuf,
    /// What the system says.
    pub source: io::Error,
}

/// A stamp or a template could not be kept in the data folder.
#[derive(Debug, Error)]
pub enum KeepError {
    /// The region of a stamp is larger than a file of stamps may hold.
    #[error("The stamp is too large.")]
    TooLarge,
    /// The template has no text form.
    #[error("The template cannot be written.")]
    NoText,
    /// The folder could not be made.
    #[error("{} cannot be made: {}.", folder.display(), plain(source))]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Every number after that name is taken.
    #[error("There are a thousand stamps of that name.")]
    NameTaken,
    /// The file could not be written.
    #[error("The {what} was not written: {}.", plain(source))]
    Writing {
        /// 'stamp' or 'template'.
        what: &'static str,
        /// What the system says.
        source: io::Error,
    },
}
