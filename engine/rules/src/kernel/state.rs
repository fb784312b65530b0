//! The state of a running battle.

use super::{Occupants, System};
use crate::play::{Event, Field};
use oblique_board::Board;
use std::sync::Arc;

/// A running battle under a rule system: what is given, what all systems have, what this one
/// remembers, and tables derived from it. Nothing outside the kernel changes it but by events.
#[derive(Debug)]
pub struct State<S: System> {
    pub(super) board: Arc<Board>,
    pub(super) ground: Arc<S::Ground>,
    /// By piece; of those who join in the course of the battle it is appended.
    pub(super) facts: Vec<S::Facts>,
    pub(super) field: Field,
    pub(super) memory: S::Memory,
    /// Events of the order being carried out.
    pub(super) events: Vec<Event>,
    /// Derived from the field.
    pub(super) occupants: Occupants,
    /// How many units' zones of control cover each hex, for A and B: derived from field and memory.
    pub(super) zones: [Vec<u8>; 2],
    pub(super) cache: S::Cache,
}

impl<S: System> Clone for State<S> {
    fn clone(&self) -> Self {
        Self {
            board: self.board.clone(),
            ground: self.ground.clone(),
            facts: self.facts.clone(),
            field: self.field.clone(),
            memory: self.memory.clone(),
            events: self.events.clone(),
            occupants: self.occupants.clone(),
            zones: self.zones.clone(),
            cache: S::Cache::default(),
        }
    }
}

impl<S: System> State<S> {
    /// A battle about to open: pieces stand where the field has them, nothing is remembered yet but
    /// what is handed in.
    pub fn new(
        board: Arc<Board>,
        ground: S::Ground,
        facts: Vec<S::Facts>,
        field: Field,
        memory: S::Memory,
    ) -> Self {
        let hexes = board.layout().len();
        let mut state = Self {
            board,
            ground: Arc::new(ground),
            facts,
            field,
            memory,
            events: Vec::new(),
            occupants: Occupants::new(hexes),
            zones: [vec![0; hexes], vec![0; hexes]],
            cache: S::Cache::default(),
        };
        for pix in state.everyone() {
            state.index(pix);
        }
        state
    }
}
