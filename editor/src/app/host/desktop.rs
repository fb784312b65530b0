//! A window of a desktop.

use super::super::window::{Prepared, Start, Window, first_battle};
use crate::stored_settings;
use oblique_platform::fs::is_folder;
use std::path::{Path, PathBuf};

/// The folder beside the program that makes it portable.
const BESIDE: &str = "oblique-data";

/// Opens the window with a file, if one is named, and stays until it is closed. `portable`: what is no file's is kept
/// beside the program.
///
/// # Errors
/// If no window can be opened.
pub fn run(file: Option<PathBuf>, portable: bool) -> eframe::Result {
    super::speak_as_the_system_does();
    let viewport = egui::ViewportBuilder::default()
        .with_title("Oblique")
        .with_app_id("oblique")
        .with_icon(super::icon::icon())
        .with_inner_size([1440.0, 900.0])
        .with_min_inner_size([800.0, 560.0]);
    // No colour here runs into another so slowly that it would show bands, and dithering is work for every
    // pixel of every layer.
    let mut options =
        eframe::NativeOptions { viewport, dithering: false, ..eframe::NativeOptions::default() };
    let beside = std::env::current_exe().ok().and_then(|program| portable_folder(&program, portable));
    options.persistence_path = beside.as_deref().map(stored_settings::path_in);
    let folder = beside.or_else(|| eframe::storage_dir("oblique"));
    let unlogged = folder.as_deref().and_then(|folder| crate::log::start(folder).err());
    // Before the library reads them: damaged ones would end it.
    let (settings, damage) = folder.as_deref().map(stored_settings::open).unwrap_or_default();
    let start = Start { settings, damage, unlogged, folder, file };
    let prepared = Prepared::of(start, first_battle());
    let create = move |cc: &eframe::CreationContext<'_>| {
        Ok(Box::new(Window::open(prepared, &cc.egui_ctx)) as Box<dyn eframe::App>)
    };
    eframe::run_native("oblique", options, Box::new(create))
}

/// Gives the window a title.
pub(in crate::app) fn set_title(ctx: &egui::Context, title: &str) {
    ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.to_owned()));
}

/// The files dropped on the window since the last frame.
pub(in crate::app) fn dropped(ctx: &egui::Context) -> Vec<PathBuf> {
    ctx.input(|i| i.raw.dropped_files.iter().map(|file| file.path().to_path_buf()).collect())
}

/// The folder beside a program that everything is kept in: where it is asked for, or where it is there already.
fn portable_folder(program: &Path, asked: bool) -> Option<PathBuf> {
    let folder = program.parent()?.join(BESIDE);
    (asked || is_folder(&folder)).then_some(folder)
}

#[cfg(test)]
mod tests {
    use super::{BESIDE, portable_folder};

    #[test]
    fn the_folder_beside_the_program_is_used_when_it_is_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join("oblique-editor");
        let data = folder.path().join(BESIDE);
        assert_eq!(portable_folder(&program, false), None);
        assert_eq!(portable_folder(&program, true), Some(data.clone()));
        std::fs::create_dir(&data).expect("made");
        assert_eq!(portable_folder(&program, false), Some(data));
    }
}
