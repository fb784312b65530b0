//! The user's map styles: files in `styles` in the data folder, read beside those of the program. A file that is no
//! style is told and hides no other.

use super::Workbench;
use super::file::WriteError;
use super::jobs::waking;
use crate::document::{files, write_whole};
use oblique_cartography::MapStyle;
use oblique_cartography::style::{StyleError, install, read, style};
use oblique_text::text;
use std::path::{Path, PathBuf};

/// Files larger than this are no styles.
const MOST_BYTES: u64 = 1 << 20;

/// What was read of the folder.
pub(super) struct StylesRead {
    styles: Vec<(PathBuf, MapStyle)>,
    /// What could not be, a sentence each.
    left_out: Vec<String>,
    /// Did the user ask for it?
    asked: bool,
}

/// The folder of the user's styles within the data folder.
fn folder_in(data_folder: &Path) -> PathBuf {
    data_folder.join("styles")
}

fn read_folder(folder: &Path, asked: bool) -> StylesRead {
    let mut found = StylesRead { styles: Vec::new(), left_out: Vec::new(), asked };
    let entries =
        oblique_platform::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|e| e == "ron")).collect();
    paths.sort();
    for path in paths {
        if oblique_platform::fs::metadata(&path).is_ok_and(|there| there.len() > MOST_BYTES) {
            found.left_out.push(text!("windows-path-is-too-large-for-a-map-style", path = path.display()));
            continue;
        }
        match files::read_text(&path).map(|text| read(&text)) {
            Ok(Ok(style)) => found.styles.push((path, style)),
            Ok(Err(why)) => found.left_out.push(refused(&path, &why)),
            Err(why) => {
                found.left_out.push(text!(
                    "windows-path-cannot-be-read-why",
                    path = path.display(),
                    why = files::plain(&why)
                ));
            }
        }
    }
    found
}

fn refused(path: &Path, why: &StyleError) -> String {
    text!("windows-path-is-no-map-style-why", path = path.display(), why)
}

impl Workbench {
    /// Reads the user's styles, once at the start.
    pub(super) fn look_for_map_styles(&mut self, ctx: &egui::Context) {
        if !std::mem::replace(&mut self.map_styles_wanted, true) {
            self.read_map_styles(false, ctx);
        }
    }

    /// Reads the user's styles again, after he has changed a file.
    pub(crate) fn reload_map_styles(&mut self, ctx: &egui::Context) {
        self.read_map_styles(true, ctx);
    }

    fn read_map_styles(&mut self, asked: bool, ctx: &egui::Context) {
        let Some(folder) = self.services.files.data_folder().map(folder_in) else { return };
        let work = move |_: &oblique_jobs::Task| Ok(read_folder(&folder, asked));
        self.jobs.map_styles.start(
            &self.jobs.list,
            text!("windows-reading-the-map-styles"),
            waking(ctx),
            work,
        );
    }

    /// The user's styles are read.
    pub(super) fn map_styles_read(&mut self, found: StylesRead) {
        let StylesRead { styles, left_out, asked } = found;
        let count = styles.len();
        let (paths, styles): (Vec<PathBuf>, Vec<MapStyle>) = styles.into_iter().unzip();
        let ids: Vec<String> = styles.iter().map(|style| style.id.clone()).collect();
        let refusals = install(styles);
        for text in left_out {
            self.toasts.warn(text);
        }
        let count = count - refusals.len();
        for (own, why) in refusals {
            let path = ids.iter().zip(&paths).rev().find(|(id, _)| **id == own.id).map(|(_, path)| path);
            self.toasts.warn(refused(path.map_or(Path::new(&own.name), PathBuf::as_path), &why));
        }
        // Each style has a command.
        self.commands = crate::app::command::commands_of(&self.registry);
        self.apply_keys();
        if asked {
            self.toasts.say(match count {
                0 => text!("windows-there-is-no-map-style-of-your-own").to_owned(),
                1 => text!("windows-1-map-style-of-your-own").to_owned(),
                n => text!("windows-n-map-styles-of-your-own", n),
            });
        }
    }

    /// Writes a copy of the map's style as a file in the folder, to be changed there.
    pub(crate) fn copy_map_style(&mut self, ctx: &egui::Context) {
        let Some(folder) = self.services.files.data_folder().map(folder_in) else {
            self.toasts.warn(text!("windows-there-is-no-folder-on-this-machine-to").to_owned());
            return;
        };
        let mut copy = self.world.settings.style().clone();
        copy.id = crate::document::fresh_id(&copy.id, |id| {
            style(id).is_some() || oblique_platform::fs::is_there(&folder.join(format!("{id}.ron")))
        });
        copy.name = text!("windows-copy-copy", copy = copy.name);
        let path = folder.join(format!("{}.ron", copy.id));
        self.jobs.errands.start(
            &self.jobs.list,
            text!("windows-copying-the-map-style"),
            waking(ctx),
            move |_| {
                let pretty = ron::ser::PrettyConfig::default();
                let text = match ron::ser::to_string_pretty(&copy, pretty) {
                    Ok(text) => text,
                    Err(source) => return Ok(Err(WriteError::StyleText { path, source })),
                };
                let written = oblique_platform::fs::create_dir_all(&folder)
                    .and_then(|()| write_whole(&path, text.as_bytes()));
                let done = text!("windows-saved-path-change-it-there-then-choose", path = path.display());
                Ok(written.map(|()| Some(done)).map_err(|source| WriteError::Writing { path, source }))
            },
        );
    }
}
