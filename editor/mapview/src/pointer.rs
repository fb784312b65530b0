//! What the pointer does, in hex terms.

use oblique_board::hex::Hex;

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
