//! A height model levels are made of: read from a file or made of the contour lines of a sheet. Must not know levels.

use crate::app::file::name_of;
use crate::app::services::ground_file::GroundFileError;
use crate::document::files;
use oblique_digitize::contours::SheetGround;
use oblique_elevation::{Grid, readers};
use oblique_scenario::SheetId;
use oblique_text::text;
use std::path::Path;
use std::sync::Arc;

/// A height model read, or why not.
pub(super) type Read = Result<(String, Arc<Grid>), GroundFileError>;

/// A height model levels are made of.
#[derive(Clone)]
pub(super) enum Model {
    /// Of a file.
    File(String, Arc<Grid>),
    /// Of the contour lines of a sheet.
    Contours(SheetId, Arc<SheetGround>),
}

impl Model {
    /// What it is called.
    pub(super) fn name(&self) -> String {
        match self {
            Self::File(name, _) => name.clone(),
            Self::Contours(..) => text!("conversion-contour-lines").to_owned(),
        }
    }
}

/// Reads a height model from a file.
pub(super) fn read(path: &Path, name: String) -> Read {
    let bytes = files::read(path).map_err(|why| GroundFileError::Unreadable(name.clone(), why))?;
    let grid =
        readers::read(&name_of(path), &bytes).map_err(|why| GroundFileError::Model(name.clone(), why))?;
    // What lies beside it may tell its plane.
    let plane =
        files::read_text(&path.with_extension("prj")).ok().and_then(|text| oblique_georeference::prj(&text));
    let grid = match plane {
        Some(plane) => {
            let frame = *grid.frame();
            grid.placed(frame, plane)
        }
        None => grid,
    };
    Ok((name, Arc::new(grid)))
}
