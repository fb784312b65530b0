//! What an Approach under way remembers (`app.order`).

use crate::contact::toll::Toll;
use crate::dice::again::Throw;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use std::collections::BTreeSet;

/// How far an Approach has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Whom it attacks.
    Target,
    /// Actions turned into dice.
    Dice,
    /// Dice thrown, to be thrown again or kept.
    Thrown,
    /// The defenders spend.
    Defenders,
    /// The attacker spends.
    Attacker,
    /// Nobody is left to attack; the attacker spends.
    Alone,
    /// The defenders have gone; cavalry may go back too.
    Evaded,
}

/// An Approach.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Approach {
    /// Who attacks.
    pub attacker: PieceIx,
    /// Those attacked that are still in it, in roster order.
    pub defenders: Vec<PieceIx>,
    /// How far it has come.
    pub step: Step,
    /// Those of them that are flanked.
    pub flanked: BTreeSet<PieceIx>,
    /// Those of them that inflict nothing.
    pub passive: BTreeSet<PieceIx>,
    /// The dice.
    pub throw: Throw,
    /// Actions of the attacker and of the defenders.
    pub actions: [u8; 2],
    /// Actions the attacker won by the dice.
    pub won: u8,
    /// Units that have gone back by choice.
    pub retreated: BTreeSet<PieceIx>,
    /// Hexes of those eliminated.
    pub vacated: Vec<Hex>,
    /// Who took part and who was hurt.
    pub toll: Toll,
}
