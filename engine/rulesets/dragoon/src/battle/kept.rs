//! What is worked out from the battle and kept until the next event: between two events a commander has every order open to
//! him appraised, and all orders to a unit are compared with how it stands.
//!
//! Must not know what is worked out.

use crate::battle::estimate::Reckoned;
use oblique_rules::play::PieceIx;
use std::sync::OnceLock;

/// What is kept. A copy of a battle starts without.
#[derive(Debug, Default)]
pub struct Kept {
    /// The battle as either side may reckon with it.
    pub(crate) reckoned: Reckoned,
    /// What it is worth to a unit to stand as it does, in men.
    pub(crate) stance_worth: ByPiece<i32>,
    /// What standing as it does lets a unit expect of both sides' next acts, in men.
    pub(crate) standing: ByPiece<i64>,
}

/// A value for each piece it was asked for.
#[derive(Debug)]
pub(crate) struct ByPiece<T>(OnceLock<Vec<OnceLock<T>>>);

impl<T> Default for ByPiece<T> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

impl<T: Copy> ByPiece<T> {
    /// The value for one of so many pieces; worked out when it is asked for first.
    pub(crate) fn of(&self, pix: PieceIx, pieces: usize, work_out: impl FnOnce() -> T) -> T {
        let all = self.0.get_or_init(|| std::iter::repeat_with(OnceLock::new).take(pieces).collect());
        match all.get(pix.ix()) {
            Some(kept) => *kept.get_or_init(work_out),
            None => work_out(),
        }
    }
}
