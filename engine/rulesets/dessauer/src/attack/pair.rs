//! Who fights whom (`attack.declare`, `combat.round`).

use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::PieceIx;

/// A pair in combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// Who attacked.
    pub(crate) attacker: PieceIx,
    /// Whom.
    pub(crate) attacked: PieceIx,
    /// Into flank or rear (`charge.shape`).
    pub(crate) flank: bool,
    /// At charge speed (`charge.speed`).
    pub(crate) charged: bool,
    /// Does the attacked have its fire in round 1 (`combat.defensive`)?
    pub(crate) defensive: bool,
    /// Rounds fought; pursuers begin after round 1.
    pub(crate) rounds: u8,
    /// The hex of the first line through which horse of a second one strikes (`combat.second`).
    pub(crate) through: Option<Hex>,
}

impl Pair {
    /// An attack in front, at the usual speed, on who does not fire, before its first round.
    pub(crate) const fn frontal(attacker: PieceIx, attacked: PieceIx) -> Self {
        Self { attacker, attacked, flank: false, charged: false, defensive: false, rounds: 0, through: None }
    }

    /// The other one of it; `None` for who is not in it.
    pub(crate) fn other(self, pix: PieceIx) -> Option<PieceIx> {
        if self.attacker == pix {
            Some(self.attacked)
        } else {
            (self.attacked == pix).then_some(self.attacker)
        }
    }

    /// Is it the pair of these two, whoever attacked?
    pub(crate) fn is_of(self, one: PieceIx, two: PieceIx) -> bool {
        self.other(one) == Some(two)
    }
}

/// An attack under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    /// Who attacks.
    pub(crate) attacker: PieceIx,
    /// Whom.
    pub(crate) target: PieceIx,
    /// The hexes of its way still to go.
    pub(crate) way: Vec<Hex>,
    /// Wheeled to before it goes.
    pub(crate) facing: Option<Hour>,
    /// At charge speed?
    pub(crate) charged: bool,
    /// Has the attacker come to a stand, so that the contact is made now?
    pub(crate) arrived: bool,
    /// Who has evaded it, or could not get away (`evade.caught`).
    pub(crate) evaded: Vec<PieceIx>,
}
