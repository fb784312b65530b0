//! The page of a browser.

use super::super::window::{Prepared, Start, Window, first_battle};
use crate::app::rulesets::ruleset;
use crate::settings::Settings;
use crate::stored_settings::{self, SETTINGS};
use oblique_exchange::formats;
use oblique_platform::web;
use oblique_scenario::Scenario;
use oblique_text::text;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::PathBuf;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlCanvasElement;

/// The canvas of the page.
const CANVAS: &str = "oblique";

thread_local! {
    /// Files dropped on the page that have been read.
    static DROPPED: RefCell<Vec<PathBuf>> = const { RefCell::new(Vec::new()) };
}

/// Puts the window on the canvas of the page. It goes on when this has returned; what fails is told on the page.
///
/// # Errors
/// None.
pub fn run(_: Option<PathBuf>, _: bool) -> eframe::Result {
    wasm_bindgen_futures::spawn_local(async {
        web::begin([formats::BATTLES, formats::PLAYED].concat()).await;
        if let Err(why) = start().await {
            web::say_it_failed(&why.to_string());
        }
    });
    Ok(())
}

/// Why the window is not on the page.
#[derive(Debug, thiserror::Error)]
enum StartError {
    /// It is another page than ours.
    #[error("the page has no place for it")]
    NoCanvas,
    /// What the browser says.
    #[error("{0}")]
    NoDrawing(String),
}

/// In parts, for the page does nothing else during each.
async fn start() -> Result<(), StartError> {
    super::speak_as_the_system_does();
    // Reads the texts of the language.
    text!("windows-map");
    web::next_task().await;
    let folder = oblique_platform::data_folder();
    let unlogged = folder.as_deref().and_then(|folder| crate::log::start(folder).err());
    let canvas = web_sys::window().and_then(|window| window.document()?.get_element_by_id(CANVAS));
    let canvas = canvas.and_then(|element| element.dyn_into::<HtmlCanvasElement>().ok());
    let canvas = canvas.ok_or(StartError::NoCanvas)?;
    let (settings, damage) = settings();
    web::next_task().await;
    let start = Start { settings, damage, unlogged, folder, file: None };
    let battle = first_battle();
    web::next_task().await;
    read_tables(&battle);
    web::next_task().await;
    let prepared = Prepared::of(start, battle);
    web::next_task().await;
    let options = eframe::WebOptions { dithering: false, ..eframe::WebOptions::default() };
    let create = move |cc: &eframe::CreationContext<'_>| {
        Ok(Box::new(Window::open(prepared, &cc.egui_ctx)) as Box<dyn eframe::App>)
    };
    let started = eframe::WebRunner::new().start(canvas, options, Box::new(create)).await;
    started.map_err(|why| {
        StartError::NoDrawing(why.as_string().unwrap_or_else(|| "the browser draws no WebGL".to_owned()))
    })
}

/// Has the battle's ruleset read its tables, which it does when it is first asked of a piece.
fn read_tables(battle: &Scenario) {
    if let (Some(ruleset), Some(piece)) = (ruleset(&battle.ruleset), battle.pieces.values().next()) {
        let _ = ruleset.figures(piece);
    }
}

/// The settings in the storage of the page, and a sentence for the user where something was damaged.
fn settings() -> (Settings, Option<String>) {
    let text = web::stored(SETTINGS);
    let store: BTreeMap<&str, String> = text.map(|text| (SETTINGS, text)).into_iter().collect();
    let Ok(store) = ron::to_string(&store) else { return (Settings::default(), None) };
    let stored = stored_settings::read(&store);
    let what = stored.reset.join(", ");
    let damage = (!what.is_empty()).then(|| text!("windows-the-stored-settings-were-damaged-as-at", what));
    (stored.settings, damage)
}

/// Gives the page a title.
pub(in crate::app) fn set_title(_: &egui::Context, title: &str) {
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        document.set_title(title);
    }
}

/// The files dropped on the page that have been read since the last frame.
pub(in crate::app) fn dropped(ctx: &egui::Context) -> Vec<PathBuf> {
    for file in ctx.input(|i| i.raw.dropped_files.clone()) {
        let ctx = ctx.clone();
        wasm_bindgen_futures::spawn_local(async move {
            // A file that cannot be read, or that there is no room for, is as one that was not dropped.
            let Ok(bytes) = file.bytes_async().await else { return };
            let name = file.path().to_string_lossy();
            if let Ok(path) = web::files::keep_file(&name, &bytes) {
                DROPPED.with_borrow_mut(|dropped| dropped.push(path));
                ctx.request_repaint();
            }
        });
    }
    DROPPED.take()
}
