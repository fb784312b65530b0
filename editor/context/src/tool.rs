//! What a tool of the map is.
//!
//! A tool is a small state machine fed with pointer events in hex terms. Its preview and its click use the
//! same function for the hexes they affect. Must not know any one tool.

use crate::EditorContext;
use crate::icons;
use crate::intent::Intent;
use oblique_board::hex::{Hex, HexSet};
use oblique_mapview::Pointer;
use oblique_text::{Text, text};
use std::sync::Arc;

/// What a tool would do, drawn over the map.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preview {
    /// Hexes it would change.
    pub hexes: Vec<Hex>,
    /// The same as a set, where they may be very many.
    pub set: Option<Arc<HexSet>>,
    /// Hexes in the colours they would have, where each has its own.
    pub ghost: Vec<(Hex, egui::Color32)>,
    /// The colour of what it would leave there, where that is one terrain.
    pub color: Option<egui::Color32>,
    /// Lines it would run, world points, without dots at their ends.
    pub plain_lines: Vec<Vec<[f64; 2]>>,
    /// Lines it would run, world points.
    pub lines: Vec<Vec<[f64; 2]>>,
    /// What else it shows over the map.
    pub overlays: Vec<oblique_mapview::Overlay>,
    /// Pieces as they would stand.
    pub counters: Vec<oblique_mapview::pieces::CounterAt>,
    /// What to write beside the pointer.
    pub caption: String,
    /// There is more to it than there was time for: to be asked for again next frame.
    pub unfinished: bool,
}

/// Where a tool stands in the tool bar: groups in this order, with lines between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Picks things up.
    Select,
    /// Paints terrain.
    Paint,
    /// Selects hexes.
    Area,
    /// Shapes the ground.
    Ground,
    /// Runs lines.
    Lines,
    /// Sets things down and takes them away.
    Objects,
}

impl Group {
    /// Its name over its tools in the tool bar, and of its menu.
    pub fn name(self) -> &'static str {
        match self {
            Self::Select => "",
            Self::Paint => text!("context-paint"),
            Self::Area => text!("context-select-hexes"),
            Self::Ground => text!("context-ground"),
            Self::Lines => text!("context-lines"),
            Self::Objects => text!("context-group-place"),
        }
    }

    /// The menu its tools stand in.
    pub const fn menu(self) -> &'static str {
        match self {
            Self::Select => "Tools",
            Self::Paint => "Tools/Paint",
            Self::Area => "Tools/Select hexes",
            Self::Ground => "Tools/Ground",
            Self::Lines => "Tools/Lines",
            Self::Objects => "Tools/Place",
        }
    }
}

/// What a tool is called and where it stands in the tool bar: known without making one.
#[derive(Clone, Copy, Debug)]
pub struct ToolDescription {
    /// Stable id.
    pub id: &'static str,
    /// Name, as a command: 'Brush'.
    pub name: Text,
    /// Shortcut key, as printed: 'B', 'Shift+B'.
    pub key: &'static str,
    /// Its picture in the tool bar; where it is empty the tool shows its key.
    pub icon: icons::Icon,
    /// Where it stands in the tool bar.
    pub group: Group,
    /// The name of the flyout it folds into with its near twins in the tool bar: 'Shapes'. Empty where it has a place
    /// of its own.
    pub flyout: Text,
}

/// A tool that the registry lists: it can be described before it is made, and made from nothing.
pub trait Described: Tool + Default {
    /// What [`Tool::description`] answers.
    const DESCRIPTION: ToolDescription;
}

/// A row of the registry of tools.
#[derive(Clone, Copy, Debug)]
pub struct ToolEntry {
    /// The tool's description.
    pub description: ToolDescription,
    make: fn() -> Box<dyn Tool>,
}

impl ToolEntry {
    /// The row of a tool.
    pub const fn of<T: Described + 'static>() -> Self {
        Self { description: T::DESCRIPTION, make: || Box::<T>::default() }
    }

    /// A tool with its options as at first.
    pub fn make(&self) -> Box<dyn Tool> {
        (self.make)()
    }
}

impl dyn Tool + '_ {
    /// Its id.
    pub fn id(&self) -> &'static str {
        self.description().id
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        self.description().name.get()
    }
}

/// A tool. It holds the options that are its own; they are as at first in every document opened, for tools are made
/// anew then. What several tools share stands in the view's `SharedOptions`.
pub trait Tool {
    /// What it is called and where it stands in the tool bar.
    fn description(&self) -> &'static ToolDescription;
    /// What to do with it, for the status bar.
    fn hint(&self, context: &EditorContext<'_>) -> String;
    /// Takes a pointer event.
    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>);
    /// Takes a key (letters as printed, `Enter`, `Escape`, `Delete`); true if it used it.
    fn key_pressed(&mut self, context: &EditorContext<'_>, key: egui::Key, out: &mut Vec<Intent>) -> bool {
        let _ = (context, key, out);
        false
    }
    /// The pointer's look over the map.
    fn cursor(&self, context: &EditorContext<'_>) -> egui::CursorIcon {
        let _ = context;
        if self.description().group == Group::Select {
            egui::CursorIcon::Default
        } else {
            egui::CursorIcon::Crosshair
        }
    }
    /// Does it want a key without modifiers now, before any command of that key?
    fn claims(&self, context: &EditorContext<'_>, key: egui::Key) -> bool {
        let _ = (context, key);
        false
    }
    /// Has something been begun of which Backspace takes back the last click? Undo then does the same, before any step.
    fn takes_back(&self, context: &EditorContext<'_>) -> bool {
        let _ = context;
        false
    }
    /// Is what it does done by the symmetry that is on, too?
    fn heeds_symmetry(&self) -> bool {
        false
    }
    /// Lets go of a gesture half made.
    fn cancel(&mut self) {}
    /// What it would do at the hover hex, or of the gesture being made.
    fn preview(&self, context: &EditorContext<'_>) -> Preview;
    /// Its settings, drawn in the tool options bar.
    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let _ = (ui, context, out);
    }
}
