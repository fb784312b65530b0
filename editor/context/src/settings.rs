//! What the user likes, kept between runs. Undo never touches it.

mod change;
mod kit;
mod pdf;
mod picture;

pub use change::SettingsChange;
pub use kit::KitChoices;
use oblique_text::text;
pub use pdf::PdfChoices;
pub use picture::{Part, PictureChoices, Sizing};

use crate::layout::Layout;
use serde::{Deserialize, Serialize};

/// Colours of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Theme {
    /// Like the system.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// White on black with every edge drawn.
    Contrast,
}

/// Which dialogs ask for files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum FileDialogs {
    /// The system's; our own where it has none.
    #[default]
    System,
    /// Our own.
    Own,
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

/// The columns of the Units table under one ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TableColumns {
    /// Ids of those that are shown or hidden against the usual.
    pub other: Vec<String>,
    /// Ids from the left; those not named follow in their usual order.
    pub order: Vec<String>,
}

/// Settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Colours of the interface.
    pub theme: Theme,
    /// Code of the language of the interface, 'de'; empty is the system's.
    pub language: String,
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
    pub keys: crate::keymap::KeyMap,
    /// Was the tour taken, or declined?
    pub tour_seen: bool,
    /// Is the gallery of battles shown at every start, and not only at the first?
    pub gallery_at_start: bool,
    /// Columns of the Units table that are shown or hidden against the usual, by id, where `table_columns`
    /// has none for the ruleset: what versions before kept.
    pub roster_columns: Vec<String>,
    /// Columns of the Units table, by the id of the ruleset.
    pub table_columns: std::collections::BTreeMap<String, TableColumns>,
    /// Id of the map style.
    pub map_style: String,
    /// How pictures were exported last.
    pub picture: PictureChoices,
    /// What becomes of the codes of other programs' maps, by the ids of importers, where it is not the usual.
    pub import_tables: std::collections::BTreeMap<String, oblique_exchange::import::CodeTable>,
    /// How maps were written as PDF last.
    pub pdf: PdfChoices,
    /// How print-and-play kits were made last.
    pub kit: KitChoices,
    /// Name of the commander that new battles are set up against; empty is the usual one.
    pub commander: String,
    /// Which dialogs ask for files.
    pub file_dialogs: FileDialogs,
    /// Where the last file of each kind was, by the kind.
    pub last_folders: std::collections::BTreeMap<String, std::path::PathBuf>,
    /// How our own file browser shows folders.
    pub file_look: crate::file_view::FileView,
    /// How the player likes to play.
    pub play: crate::habits::Habits,
    /// Where the panels are docked; `None` is the layout of the beginning.
    pub layout: Option<crate::layout::Layout>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            language: String::new(),
            scale: 1.0,
            recent_files: Vec::new(),
            undo_mib: 256,
            recent_commands: Vec::new(),
            bookmarks: Vec::new(),
            keys: crate::keymap::KeyMap::default(),
            tour_seen: false,
            gallery_at_start: false,
            roster_columns: Vec::new(),
            table_columns: std::collections::BTreeMap::new(),
            map_style: "period".to_owned(),
            picture: PictureChoices::default(),
            import_tables: std::collections::BTreeMap::new(),
            pdf: PdfChoices::default(),
            kit: KitChoices::default(),
            commander: String::new(),
            file_dialogs: FileDialogs::System,
            last_folders: std::collections::BTreeMap::new(),
            file_look: crate::file_view::FileView::default(),
            play: crate::habits::Habits::default(),
            layout: None,
        }
    }
}

/// Sizes of the interface that can be read.
pub const SCALES: std::ops::RangeInclusive<f32> = 0.5..=3.0;
/// Memory that undo may be given, MiB.
const UNDO_MIB: std::ops::RangeInclusive<u32> = 1..=65_536;
/// Screen points a hex that a bookmark may have.
const HEX_POINTS: std::ops::RangeInclusive<f64> = 0.01..=10_000.0;

impl Bookmark {
    fn is_sound(&self) -> bool {
        (1..=9).contains(&self.slot)
            && self.center.iter().all(|at| at.is_finite() && at.abs() < 1e6)
            && HEX_POINTS.contains(&self.hex_points)
    }
}

impl Settings {
    /// Puts what is damaged back to what it is at first and says what that was, in words: numbers that
    /// are none or absurd, a layout that cannot be drawn: `drawable` answers with what of it can.
    pub fn repair(&mut self, drawable: impl FnOnce(Layout) -> Option<Layout>) -> Vec<String> {
        let usual = Self::default();
        let mut reset = Vec::new();
        // No number lies in no range.
        if !SCALES.contains(&self.scale) {
            self.scale = usual.scale;
            reset.push(text!("context-the-size-of-the-interface").to_owned());
        }
        if !UNDO_MIB.contains(&self.undo_mib) {
            self.undo_mib = usual.undo_mib;
            reset.push(text!("context-the-memory-for-undo").to_owned());
        }
        if !self.picture.is_sound() {
            self.picture = usual.picture;
            reset.push(text!("context-how-pictures-are-exported").to_owned());
        }
        if !self.pdf.is_sound() {
            self.pdf = usual.pdf;
            reset.push(text!("context-how-maps-are-written-as-pdf").to_owned());
        }
        if !self.kit.is_sound() {
            self.kit = usual.kit;
            reset.push(text!("context-how-kits-are-made").to_owned());
        }
        let before = self.bookmarks.len();
        self.bookmarks.retain(Bookmark::is_sound);
        match before - self.bookmarks.len() {
            0 => {}
            1 => reset.push(text!("context-a-bookmark-which-is-gone").to_owned()),
            gone => reset.push(text!("context-gone-bookmarks-which-are-gone", gone)),
        }
        if let Some(layout) = self.layout.take() {
            self.layout = drawable(layout);
            if self.layout.is_none() {
                reset.push(text!("context-the-layout-of-the-panels").to_owned());
            }
        }
        reset
    }

    /// The map style chosen; the usual one if there is none of that id any more.
    pub fn style(&self) -> &'static oblique_cartography::MapStyle {
        oblique_cartography::style::style(&self.map_style)
            .unwrap_or_else(oblique_cartography::MapStyle::period)
    }
}
