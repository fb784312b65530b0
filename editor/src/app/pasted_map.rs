//! A picture of the clipboard as a historical map: kept as a file, then laid under the grid like any other scan.
//!
//! A battle remembers its scans by their files, so a picture that has none is given one first.

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use super::file::{WriteError, name_of};
use super::jobs::waking;
use crate::document::write_whole;
use egui::{ColorImage, Context};
use oblique_exchange::picture::{Image, png_bytes};
use oblique_text::text;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl Workbench {
    /// Asks where a picture of the clipboard shall be kept.
    pub(super) fn pick_pasted_map(&mut self, image: Arc<ColorImage>, ctx: &Context) {
        let name = self.suggested_name("png");
        let name = name.strip_suffix(".png").map_or(name.clone(), |stem| format!("{stem}-map.png"));
        self.pick_for(Pick::PASTED_MAP.named(name), Keeping::PastedMap(image), ctx);
    }

    /// Writes it there, in the background.
    pub(super) fn keep_pasted_map(&mut self, image: Arc<ColorImage>, path: PathBuf, ctx: &Context) {
        let label = text!("windows-saving-path", path = name_of(&path));
        self.jobs
            .pasted_maps
            .start(&self.jobs.list, label, waking(ctx), move |_| Ok(write(&image, &path).map(|()| path)));
    }

    /// It was written, or why not: then it is laid under the grid.
    pub(super) fn pasted_map_kept(&mut self, result: Result<PathBuf, WriteError>, ctx: &Context) {
        match result {
            Ok(path) => self.import_scan(path, ctx),
            Err(why) => self.toasts.warn(why.to_string()),
        }
    }
}

/// Writes a picture, its clear parts on white.
fn write(image: &ColorImage, path: &Path) -> Result<(), WriteError> {
    let fails = |source| WriteError::Writing { path: path.to_owned(), source };
    let side =
        |n: usize| u32::try_from(n).map_err(|_| fails(io::Error::other(text!("windows-it-is-too-large"))));
    let on_white = |c: &egui::Color32| {
        // Colours are multiplied by how far they cover.
        let paper = 255 - c.a();
        [c.r(), c.g(), c.b()].map(|part| part.saturating_add(paper))
    };
    let picture = Image {
        width: side(image.width())?,
        height: side(image.height())?,
        rgb: image.pixels.iter().flat_map(on_white).collect(),
    };
    let bytes = png_bytes(&picture).map_err(|why| fails(io::Error::other(why.to_string())))?;
    write_whole(path, &bytes).map_err(fails)
}
