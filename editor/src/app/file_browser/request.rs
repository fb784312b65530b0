//! What the browser wants of the disk; jobs ask it, so that no folder however slow holds up the interface.

use super::listing::{Entry, Progress, read};
use super::order::sort_by_name;
use super::places::{Place, places};
use crate::document::files;
use oblique_platform::fs;
use oblique_text::text;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A question to the disk.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    /// The places to go to; these were used last.
    Places(Vec<PathBuf>),
    /// What is in the first of these folders that can be read.
    Read(Vec<PathBuf>, Arc<Progress>),
    /// Where a path leads.
    Follow(PathBuf),
    /// A new folder there.
    NewFolder(PathBuf),
}

/// The answer of the disk.
#[derive(Debug)]
pub(crate) enum Response {
    Places([Vec<Place>; 2]),
    /// What is in the folder by name, or why it cannot be read.
    Read(PathBuf, io::Result<Vec<Entry>>),
    Followed(PathBuf, Leads),
    /// A new folder is there, or why not.
    Made(PathBuf, Result<(), MakeError>),
}

/// Why a folder was not made.
#[derive(Debug, thiserror::Error)]
pub(crate) enum MakeError {
    /// The name is taken.
    #[error("{}", text!("files-name-taken"))]
    Taken,
    /// The system refused.
    #[error("{}", files::plain(.0))]
    System(#[from] io::Error),
}

/// Where a path leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Leads {
    /// To a folder.
    Folder,
    /// To a file.
    File,
    /// To nothing yet, in a folder that is there.
    New,
    /// Nowhere: there is not even this folder.
    Nowhere(PathBuf),
}

impl Request {
    /// Asks. May take long.
    pub(crate) fn ask(self) -> Response {
        match self {
            Self::Places(recent) => Response::Places(places(&recent)),
            Self::Read(folders, progress) => {
                let mut last = (
                    PathBuf::new(),
                    Err(io::Error::new(io::ErrorKind::NotFound, text!("files-it-is-not-there"))),
                );
                for folder in folders {
                    let found = read(&folder, &progress).map(|mut entries| {
                        sort_by_name(&mut entries);
                        entries
                    });
                    last = (folder, found);
                    if last.1.is_ok() {
                        break;
                    }
                }
                Response::Read(last.0, last.1)
            }
            Self::Follow(path) => {
                let leads = leads(&path);
                Response::Followed(path, leads)
            }
            Self::NewFolder(path) => {
                let made = make(&path);
                Response::Made(path, made)
            }
        }
    }
}

/// Makes a folder, and those it is in.
fn make(path: &Path) -> Result<(), MakeError> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(MakeError::Taken);
    }
    Ok(fs::create_dir_all(path)?)
}

fn leads(path: &Path) -> Leads {
    if fs::is_folder(path) {
        return Leads::Folder;
    }
    // A dead link too is something that is there.
    if fs::symlink_metadata(path).is_ok() {
        return Leads::File;
    }
    match path.parent() {
        Some(folder) if !fs::is_folder(folder) => Leads::Nowhere(folder.to_path_buf()),
        _ => Leads::New,
    }
}

#[cfg(test)]
mod tests {
    use super::{Leads, MakeError, Progress, Request, Response, leads};
    use std::sync::Arc;

    #[test]
    fn a_path_leads_to_a_folder_a_file_something_new_or_nowhere() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("kolin.ron");
        std::fs::write(&file, "").expect("written");
        assert_eq!(leads(folder.path()), Leads::Folder);
        assert_eq!(leads(&file), Leads::File);
        assert_eq!(leads(&folder.path().join("new.ron")), Leads::New);
        let gone = folder.path().join("gone");
        assert_eq!(leads(&gone.join("new.ron")), Leads::Nowhere(gone));
    }

    #[test]
    fn the_first_folder_that_can_be_read_is_and_a_folder_is_made_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let new = folder.path().join("Prussia/Silesia");
        let make = || match Request::NewFolder(new.clone()).ask() {
            Response::Made(_, made) => made,
            _ => panic!("another answer"),
        };
        assert!(make().is_ok());
        assert!(matches!(make(), Err(MakeError::Taken)));
        let folders = vec![folder.path().join("gone"), folder.path().to_path_buf(), new];
        let Response::Read(path, Ok(entries)) = Request::Read(folders, Arc::default()).ask() else {
            panic!("it can be read")
        };
        assert_eq!((path.as_path(), entries.len()), (folder.path(), 1), "the folder it is in was made too");
        assert_eq!(Progress::default().found(), 0);
    }
}
