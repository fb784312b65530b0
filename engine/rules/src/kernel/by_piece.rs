//! What is worked out for a piece and kept until the next event, as a part of a system's cache: between two events a
//! commander has every order open to him appraised, and all orders to a piece are compared with how it stands.
//!
//! Must not know what is worked out.

use crate::play::PieceIx;
use std::sync::OnceLock;

/// A value for each piece it was asked for.
#[derive(Debug)]
pub struct ByPiece<T>(OnceLock<Vec<OnceLock<T>>>);

impl<T> Default for ByPiece<T> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

impl<T> ByPiece<T> {
    /// Reads the value for one of so many pieces, worked out when it is asked for first; for a piece beyond them each time.
    pub fn read<R>(
        &self,
        pix: PieceIx,
        pieces: usize,
        work_out: impl FnOnce() -> T,
        read: impl FnOnce(&T) -> R,
    ) -> R {
        let all = self.0.get_or_init(|| std::iter::repeat_with(OnceLock::new).take(pieces).collect());
        match all.get(pix.ix()) {
            Some(kept) => read(kept.get_or_init(work_out)),
            None => read(&work_out()),
        }
    }
}

impl<T: Copy> ByPiece<T> {
    /// The value for one of so many pieces, as it is read.
    pub fn of(&self, pix: PieceIx, pieces: usize, work_out: impl FnOnce() -> T) -> T {
        self.read(pix, pieces, work_out, |value| *value)
    }
}
