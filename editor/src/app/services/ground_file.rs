//! Files that place or raise the ground, and why one is of no use. Must not know who reads them.

use oblique_elevation::readers;
use oblique_text::text;

/// Why a file that places or raises the ground is of no use.
#[derive(Debug, thiserror::Error)]
pub(super) enum GroundFileError {
    /// The system says no.
    #[error("{}", text!("files-name-unreadable", name = .0, why = .1))]
    Unreadable(String, std::io::Error),
    /// It is no height model.
    #[error("{0}: {1}.")]
    Model(String, readers::ReadError),
    /// It is no world file.
    #[error("{0}: {1}.")]
    World(String, oblique_georeference::world_file::WorldFileError),
}
