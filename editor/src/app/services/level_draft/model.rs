//! A height model levels are made of: read from a file, or made of the contour lines or the spot heights of a sheet. Must not
//! know levels.

use crate::app::file::name_of;
use crate::app::services::ground_file::GroundFileError;
use crate::document::files;
use oblique_digitize::DigitizeError;
use oblique_digitize::contours::SheetGround;
use oblique_digitize::model_map::ModelMap;
use oblique_elevation::{Grid, readers};
use oblique_scenario::SheetId;
use oblique_text::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A height model read, or why not.
pub(super) type Read = Result<FileModel, GroundFileError>;

/// A height model of a file.
#[derive(Clone)]
pub(super) struct FileModel {
    /// Where the file lies.
    pub(super) path: PathBuf,
    /// What the file is called.
    pub(super) name: String,
    pub(super) grid: Arc<Grid>,
    /// A small picture of it, made with it: where it tells its place.
    pub(super) map: Option<Arc<ModelMap>>,
}

/// A height model levels are made of.
#[derive(Clone)]
pub(super) enum Model {
    /// Of a file.
    File(FileModel),
    /// Of the contour lines of a sheet.
    Contours(SheetId, Arc<SheetGround>),
    /// Of the heights printed on a sheet, as they are when levels are made of them.
    Spots(SheetId),
}

impl Model {
    /// What it is called.
    pub(super) fn name(&self) -> String {
        match self {
            Self::File(file) => file.name.clone(),
            Self::Contours(..) => text!("conversion-contour-lines").to_owned(),
            Self::Spots(_) => text!("conversion-spot-heights").to_owned(),
        }
    }

    /// A small picture of it, where there is one.
    pub(super) fn map(&self) -> Option<Arc<ModelMap>> {
        match self {
            Self::File(file) => file.map.clone(),
            Self::Contours(..) | Self::Spots(_) => None,
        }
    }

    /// The sheet it is made of.
    pub(super) const fn sheet(&self) -> Option<&SheetId> {
        match self {
            Self::File(..) => None,
            Self::Contours(id, _) | Self::Spots(id) => Some(id),
        }
    }

    /// That no levels can be had from it, and why.
    pub(super) fn without_levels(&self, why: &DigitizeError) -> String {
        match self {
            Self::File(..) | Self::Contours(..) => {
                text!("conversion-no-levels-can-be-had-from-the-height", why)
            }
            Self::Spots(_) => text!("conversion-no-levels-can-be-had-from-spot-heights", why),
        }
    }

    /// Under which name levels of it are taken over.
    pub(super) fn taking(&self) -> &'static str {
        match self {
            Self::File(..) => text!("conversion-take-over-levels-from-a-height-model"),
            Self::Contours(..) => text!("conversion-take-over-levels-from-contour-lines"),
            Self::Spots(_) => text!("conversion-take-over-levels-from-spot-heights"),
        }
    }
}

/// Reads a height model from a file.
pub(super) fn read(path: &Path, name: String, is_cancelled: &dyn Fn() -> bool) -> Read {
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
    let map = ModelMap::of(&grid, is_cancelled).map(Arc::new);
    Ok(FileModel { path: path.to_path_buf(), name, grid: Arc::new(grid), map })
}
