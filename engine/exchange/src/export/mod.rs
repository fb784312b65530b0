//! Exporters: writers of other programs' files, and the one list of them that the window and the command line ask.
//!
//! An exporter is a file here that is an [`Exporter`], and a line in [`EXPORTERS`]. It makes bytes of a battle, and tells
//! what its files have no room for. Must not know files or windows: whoever asks writes the bytes. Pictures of maps are
//! not among them: they have a form of their own ([`crate::picture`]).

mod exporter;
mod lost;
mod megamek;
mod pdf;
mod tiled;
mod vassal;

pub use exporter::{Battle, ExportError, Exported, Exporter};
pub use megamek::MegamekBoard;
pub use pdf::PdfMap;
pub use tiled::{TiledJson, TiledXml};
pub use vassal::VassalModule;

use lost::Lost;

/// Every exporter, in the order of the menu.
pub const EXPORTERS: &[&dyn Exporter] = &[&PdfMap, &VassalModule, &TiledXml, &TiledJson, &MegamekBoard];
