//! Copies to suppose with: what an order might come to, what an enemy might be.
//!
//! What is done here is no event and goes into no log: it is for copies, and for a battle that has
//! not opened yet.

use super::{State, System};
use crate::play::{PieceIx, PieceState, Stream};

impl<S: System> State<S> {
    /// Lets these dice fall next, then those of a seed.
    pub fn script_dice(&mut self, seed: u64, dice: impl IntoIterator<Item = i32>) {
        self.field.stream = Stream::scripted(seed, dice);
    }

    /// Lets the dice of a seed fall from here on.
    pub fn seed_dice(&mut self, seed: u64) {
        self.field.stream = Stream::new(seed);
    }

    /// Makes a piece what it is not, or not yet.
    pub fn adjust(&mut self, pix: PieceIx, change: impl FnOnce(&mut PieceState)) {
        self.cache = S::Cache::default();
        self.unindex(pix);
        change(&mut self.field.pieces[pix.ix()]);
        self.index(pix);
    }

    /// Makes a piece what it was, and forgets what has happened since.
    pub fn put_back(&mut self, pix: PieceIx, was: &PieceState) {
        self.adjust(pix, |piece| piece.clone_from(was));
        self.clear_events();
    }
}
