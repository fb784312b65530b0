//! What the user likes, kept between runs. Undo never touches it.

use serde::{Deserialize, Serialize};

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Theme {
    /// Like the system.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// A named place of the camera.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bookmark {
    /// The battle it belongs to: its file, else its title.
    pub battle: String,
    /// 1 to 9.
    pub slot: u8,
    /// Its name.
    pub name: String,
    /// World point in the middle of the map.
    pub center: [f64; 2],
    /// Screen points a hex.
    pub hex_points: f64,
}

/// Settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// Interface scale, 0.5 to 3.
    pub scale: f32,
    /// Files opened last, newest first.
    pub recent_files: Vec<std::path::PathBuf>,
    /// Memory for undo, MiB.
    pub undo_mib: u32,
    /// Ids of the commands used last from the palette, newest first.
    pub recent_commands: Vec<String>,
    /// Places of the camera, by battle and number.
    pub bookmarks: Vec<Bookmark>,
    /// Shortcuts changed.
    pub keys: crate::command::KeyMap,
    /// Was the tour taken, or declined?
    pub tour_seen: bool,
    /// Columns of the Units table that are shown or hidden against the usual, by id.
    pub roster_columns: Vec<String>,
    /// Id of the map style.
    pub map_style: String,
    /// Where the panels are docked; `None` is the layout of the beginning.
    pub layout: Option<egui_tiles::Tree<crate::app::Pane>>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            scale: 1.0,
            recent_files: Vec::new(),
            undo_mib: 256,
            recent_commands: Vec::new(),
            bookmarks: Vec::new(),
            keys: crate::command::KeyMap::default(),
            tour_seen: false,
            roster_columns: Vec::new(),
            map_style: "period".to_owned(),
            layout: None,
        }
    }
}

impl Settings {
    /// The map style chosen; the usual one if there is none of that id any more.
    pub fn style(&self) -> &'static oblique_cartography::MapStyle {
        oblique_cartography::style::style(&self.map_style)
            .unwrap_or_else(oblique_cartography::MapStyle::period)
    }
}
