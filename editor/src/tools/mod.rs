//! Tools of the map: one file each, one line each in the registry.
//!
//! A tool is a small state machine fed with pointer events in hex terms. Its preview and its click
//! use the same function for the hexes they affect.

mod board;
mod brush;
mod elevation;
mod eraser;
mod fill;
mod label;
mod linear;
mod objective;
mod options;
pub mod paint;
pub mod picking;
pub mod pieces;
mod road;
mod select;
mod stream;
pub mod stroke;
mod unit;

use crate::command::Intent;
use crate::desk::Desk;
use oblique_core::hex::Hex;

/// A pointer event on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PointerPhase {
    /// Moving without a button.
    Hover,
    /// The primary button went down.
    Down,
    /// Moving with the primary button down; every hex passed is reported, none is jumped over.
    Drag,
    /// The primary button went up.
    Up,
    /// Double click.
    Double,
    /// The secondary button was clicked.
    Context,
}

/// Where and how the pointer is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointer {
    /// What happened.
    pub phase: PointerPhase,
    /// The hex under it; may lie off the board.
    pub hex: Hex,
    /// The world point under it (1.0 = a hex across its flats).
    pub world: [f64; 2],
    /// Shift held: the tool's other way (erase, constrain).
    pub shift: bool,
    /// Control or command held: the tool's picker.
    pub command: bool,
    /// Alt held: the tool's picker.
    pub alt: bool,
}

impl Pointer {
    /// Does it take up what lies under it, instead of working on it?
    #[must_use]
    pub const fn picks(&self) -> bool {
        self.command || self.alt
    }
}

/// What a tool would do, drawn over the map.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preview {
    /// Hexes it would change.
    pub hexes: Vec<Hex>,
    /// Lines it would run, world points.
    pub lines: Vec<Vec<[f64; 2]>>,
    /// What else it shows over the map.
    pub overlays: Vec<crate::canvas::Overlay>,
    /// What to write beside the pointer.
    pub caption: String,
}

/// A tool.
pub trait Tool {
    /// Stable id.
    fn id(&self) -> &'static str;
    /// Name, as a command: 'Brush'.
    fn name(&self) -> &'static str;
    /// Shortcut key, as printed: 'B'.
    fn key(&self) -> &'static str;
    /// What to do with it, for the status bar.
    fn hint(&self, desk: &Desk<'_>) -> String;
    /// Takes a pointer event.
    fn pointer(&mut self, desk: &Desk<'_>, pointer: Pointer, out: &mut Vec<Intent>);
    /// Takes a key (letters as printed, `Enter`, `Escape`, `Delete`); true if it used it.
    fn key_pressed(&mut self, desk: &Desk<'_>, key: egui::Key, out: &mut Vec<Intent>) -> bool {
        let _ = (desk, key, out);
        false
    }
    /// Lets go of a gesture half made.
    fn cancel(&mut self) {}
    /// What it would do at the hover hex, or of the gesture being made.
    fn preview(&self, desk: &Desk<'_>) -> Preview;
    /// Its settings, drawn in the tool options bar.
    fn options(&mut self, ui: &mut egui::Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        let _ = (ui, desk, out);
    }
}

/// Every tool, in the order of the tool bar.
pub const TOOLS: &[fn() -> Box<dyn Tool>] = &[
    || Box::<select::Select>::default(),
    || Box::<paint::Painter<brush::Brush>>::default(),
    || Box::<fill::Fill>::default(),
    || Box::<paint::Painter<elevation::Elevation>>::default(),
    || Box::<road::Road>::default(),
    || Box::<stream::Stream>::default(),
    || Box::<objective::Plant>::default(),
    || Box::<label::Write>::default(),
    || Box::<unit::Unit>::default(),
    || Box::<eraser::Eraser>::default(),
    || Box::<board::BoardSize>::default(),
];
