//! What a Contact under way remembers (`con.order`).

use crate::contact::dice::Spent;
use crate::contact::toll::Toll;
use crate::dice::again::Throw;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;

/// How far a Contact has come; a number is the side that is asked, 0 the attacker's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Actions turned into dice.
    Dice(u8),
    /// Dice of the Leader.
    Leader(u8),
    /// A die of the Charismatic.
    Charisma(u8),
    /// Dice thrown, to be thrown again or kept.
    Thrown,
    /// The winner carries, breaks through, recalls or stays.
    After,
}

/// What generals of a side have been asked for, each with the dice he gave.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Given {
    /// Leaders attached to its units (`gen.dice`).
    pub leaders: Vec<(PieceIx, u8)>,
    /// Charismatic Leaders of units in their command (`lead.charismatic`).
    pub charismatic: Vec<(PieceIx, u8)>,
}

/// A Contact.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Contact {
    /// Who moved into it.
    pub attacker: PieceIx,
    /// Those it touches, in roster order.
    pub defenders: Vec<PieceIx>,
    /// How far it has come.
    pub step: Step,
    /// Was the Approach flanked?
    pub flanked: bool,
    /// Is it that of a breakthrough?
    pub breakthrough: bool,
    /// Actions of attacker and defenders, good for dice alone.
    pub actions: [u8; 2],
    /// What they turned into dice.
    pub spent: [Spent; 2],
    /// What their generals have given of it.
    pub given: [Given; 2],
    /// The dice.
    pub throw: Throw,
    /// The winners still there.
    pub winners: Vec<PieceIx>,
    /// Hexes the losers left.
    pub vacated: Vec<Hex>,
    /// Was an enemy of the winner eliminated?
    pub eliminated: bool,
    /// Was one by the fight itself, not on his retreat (`brk.when`)?
    pub cut_down: bool,
    /// Who took part and who was hurt.
    pub toll: Toll,
}

impl Contact {
    /// One that begins.
    pub(crate) fn new(attacker: PieceIx, defenders: Vec<PieceIx>, actions: [u8; 2], toll: Toll) -> Self {
        Self {
            attacker,
            defenders,
            step: Step::Dice(0),
            flanked: false,
            breakthrough: false,
            actions,
            spent: [Spent::default(); 2],
            given: [Given::default(), Given::default()],
            throw: Throw::default(),
            winners: Vec::new(),
            vacated: Vec::new(),
            eliminated: false,
            cut_down: false,
            toll,
        }
    }

    /// The units of a side, 0 the attacker's.
    pub(crate) fn side(&self, side: usize) -> Vec<PieceIx> {
        if side == 0 { vec![self.attacker] } else { self.defenders.clone() }
    }
}
