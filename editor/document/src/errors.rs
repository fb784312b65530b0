//! Why the user's files could not be read, kept or removed. Each displays as a sentence for the user.

use crate::files::plain;
use oblique_text::text;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// A file could not be read at all.
#[derive(Debug, Error)]
#[error("{}", text!("files-cannot-be-opened", path = path.display(), why = plain(source)))]
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
    #[error("{}", text!("files-journal-holds-no-battle"))]
    NoBattle,
    /// What the work belongs to could not be written down.
    #[error("{0}")]
    Head(#[from] ron::Error),
    /// The work could not be written.
    #[error("{}", text!("files-work-could-not-be-set-aside", journal = journal.display(), folder = folder.display(), why = plain(source)))]
    SetAside {
        /// Where it lies.
        journal: PathBuf,
        /// The folder it should go to.
        folder: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// A file could not be removed.
#[derive(Debug, Error)]
#[error("{}", text!("files-could-not-be-removed", path = path.display(), why = plain(source)))]
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
    #[error("{}", text!("files-stamp-too-large"))]
    TooLarge,
    /// The template has no text form.
    #[error("{}", text!("files-template-unwritable"))]
    NoText,
    /// The folder could not be made.
    #[error("{}", text!("files-cannot-be-made", folder = folder.display(), why = plain(source)))]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Every number after that name is taken.
    #[error("{}", text!("files-thousand-stamps"))]
    NameTaken,
    /// The file could not be written.
    #[error("{}", not_written(what, &plain(source)))]
    Writing {
        /// 'stamp' or 'template'.
        what: &'static str,
        /// What the system says.
        source: io::Error,
    },
}

/// That a stamp or a template was not written, and why.
fn not_written(what: &str, why: &str) -> String {
    if what == "stamp" {
        text!("files-stamp-not-written", why)
    } else {
        text!("files-template-not-written", why)
    }
}
