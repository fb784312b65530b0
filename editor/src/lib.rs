//! The Oblique editor: an eframe application around the engine.
//!
//! Three structs hold everything: the [`document::Document`] (what is saved and undone), the
//! [`view::View`] (what is looked at) and the [`settings::Settings`] (how the user likes it).
//! Panels and tools read them through a [`EditorContext`] and answer with [`command::Intent`]s; only
//! the frame in [`app`] carries intents out. No ruleset is named here: forms, palettes and buttons
//! are built from catalogs.

pub mod app;
pub use app::command;
pub use oblique_context::{EditorContext, analysis, settings, view};
pub use oblique_document as document;
pub use oblique_mapview as mapview;
pub use oblique_panels as panels;
pub use oblique_play as play;
pub use oblique_tools as tools;
pub use oblique_ui as ui;
pub mod log;
pub mod stored_settings;
