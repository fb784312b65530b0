//! Reading the state.

use super::{Occupants, State, System};
use crate::play::{Event, Field, PieceIx, PieceState};
use oblique_board::Board;
use oblique_board::hex::Hex;
use oblique_scenario::{PieceId, Side};

impl<S: System> State<S> {
    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What else does not change.
    pub fn ground(&self) -> &S::Ground {
        &self.ground
    }

    /// What all systems have: pieces, turn, phase, objectives, stream, outcome.
    pub const fn field(&self) -> &Field {
        &self.field
    }

    /// What this system remembers.
    pub const fn memory(&self) -> &S::Memory {
        &self.memory
    }

    /// Events since they were last taken.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What is kept of what was worked out, until the next event.
    pub const fn cache(&self) -> &S::Cache {
        &self.cache
    }

    /// The fixed facts of a piece.
    pub fn facts(&self, pix: PieceIx) -> &S::Facts {
        &self.facts[pix.ix()]
    }

    /// A piece.
    pub fn piece(&self, pix: PieceIx) -> &PieceState {
        self.field.piece(pix)
    }

    /// Its id in the scenario.
    pub fn id(&self, pix: PieceIx) -> &PieceId {
        &self.piece(pix).info.id
    }

    /// Its name.
    pub fn name(&self, pix: PieceIx) -> &str {
        &self.piece(pix).info.name
    }

    /// What a decision asks, in a sentence: the catalog's prompt, with the name of the piece it is about.
    pub fn prompt(&self, kind: &str, piece: Option<PieceIx>) -> String {
        let known = S::catalog().decisions.iter().find(|d| d.id == kind);
        let text = known.map_or("", |d| d.prompt.as_str());
        let Some(pix) = piece else { return text.to_owned() };
        let mut letters = text.chars();
        let lowered: String =
            letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect());
        format!("{}: {lowered}", self.name(pix))
    }

    /// A track of a piece, by its place in the catalog.
    pub fn get(&self, pix: PieceIx, track: u8) -> i32 {
        self.piece(pix).tracks[usize::from(track)]
    }

    /// Is a mark on?
    pub fn is(&self, pix: PieceIx, mark: u8) -> bool {
        self.piece(pix).marks.has(mark)
    }

    /// Every piece, in roster order, those gone and those still to come included.
    pub fn everyone(&self) -> impl Iterator<Item = PieceIx> + use<S> {
        (0..self.field.pieces.len()).map(|i| PieceIx(u16::try_from(i).unwrap_or(u16::MAX)))
    }

    /// Pieces by their ids, the order in which sheets have several roll.
    pub fn in_id_order(&self, pieces: impl IntoIterator<Item = PieceIx>) -> Vec<PieceIx> {
        let mut pieces: Vec<PieceIx> = pieces.into_iter().collect();
        pieces.sort_by(|a, b| self.id(*a).cmp(self.id(*b)));
        pieces
    }

    /// Is the hex on the board?
    pub fn on_board(&self, hex: Hex) -> bool {
        self.board.layout().contains(hex)
    }

    /// The neighbours of a hex on the board, in clock order.
    pub fn around(&self, hex: Hex) -> impl Iterator<Item = Hex> + use<S> {
        self.board.layout().neighbours(hex).map(|(_, h)| h)
    }

    /// Pieces on the map at a hex, units and leaders, in roster order.
    pub fn at(&self, hex: Hex) -> &[PieceIx] {
        self.board.layout().index(hex).map_or(&[], |i| self.occupants.at(i))
    }

    /// Who stands where.
    pub const fn occupants(&self) -> &Occupants {
        &self.occupants
    }

    /// Is the hex in a zone of control of `side`'s enemies?
    pub fn enemy_zone(&self, side: Side, hex: Hex) -> bool {
        let zones = &self.zones[side.other().index()];
        self.board.layout().index(hex).is_some_and(|i| zones[i] > 0)
    }

    /// How many units' zones of control cover each hex (row-major), for a side.
    pub(crate) fn zone_counts(&self, side: Side) -> &[u8] {
        &self.zones[side.index()]
    }
}
