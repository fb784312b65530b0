//! A moment of a battle, so that one can be opened in the middle.
//!
//! A designer's position, a rule case, or a battle set up as it stood at noon: the scenario tells
//! who stands where, the moment what the sequence of play and the pieces have been through. Must
//! not know any ruleset: phases, tracks and marks are indices into its catalog.

use oblique_board::hex::Hex;
use oblique_scenario::{PieceId, Side};
use std::collections::BTreeMap;

/// Where in the sequence of play a battle opens.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Moment {
    /// The turn, from 1.
    pub turn: u16,
    /// Index into the catalog's phases. The phase is about to open: nothing of it is done yet.
    pub phase: u8,
    /// Whose action it is, where the phase belongs to a side.
    pub side: Option<Side>,
    /// Whose leader is active, where the phase belongs to one; without one, the first of the side.
    pub leader: Option<PieceId>,
    /// What pieces have been through; one not named is as the scenario has it.
    pub pieces: BTreeMap<PieceId, PieceMoment>,
    /// What else the ruleset remembers of the sequence, by its own names (`run`, `passes`, ...).
    pub notes: BTreeMap<String, i32>,
    /// What the first draws give, in their order, before chance is asked.
    pub dice: Vec<i32>,
}

/// What a piece has been through before the moment.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PieceMoment {
    /// Values of tracks, by the catalog's index.
    pub tracks: BTreeMap<u8, i32>,
    /// Marks on or off, by the catalog's index.
    pub marks: BTreeMap<u8, bool>,
    /// Whom it pursues, in a ruleset that knows pursuits.
    pub pursues: Vec<PieceId>,
    /// The turn in which its pursuit began; without one, that of the moment.
    pub pursues_since: Option<u16>,
    /// Where it has come to; without one it stands where the scenario has it.
    pub hex: Option<Hex>,
    /// Is it out of the battle already?
    pub lost: bool,
}
