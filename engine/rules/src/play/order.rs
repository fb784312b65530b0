//! The one order vocabulary of all rulesets.

use super::PieceIx;
use oblique_board::hex::{Hex, Hour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is ordered. Each ruleset says which verbs are legal when, what they cost and lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verb {
    // Sequence and command.
    /// Finish the plots or allotments of this decision.
    Done,
    /// End the phase.
    EndPhase,
    /// Do nothing where something is offered.
    Decline,
    /// Let the opponent act.
    Pass,
    /// Put off a leader.
    Defer,
    /// Roll for or take up an activation.
    Activate,
    /// Name a leader put off before (no piece: nobody).
    Recall,
    /// Hand `amount` points to a leader.
    Allot,
    /// Attempt to go on, or to seize the initiative.
    Seize,
    /// Choose alternative `amount` of a ruleset's own question.
    Choose,
    /// Give up the battle.
    Concede,

    // Movement.
    /// To an adjacent hex, or along `path`; `flag`: only turn towards it.
    Move,
    /// Turn on the spot: `amount` -1 left, 1 right, or to `facing`.
    Turn,
    /// Take up `formation`; `amount` -1 left, 1 right, or `facing`.
    Form,
    /// Hitch or unhitch guns.
    Limber,
    /// Become the top unit of a stack.
    MakeTop,
    /// Restore order.
    Recover,
    /// Raise morale.
    Rally,
    /// Rally by a standing instruction up to level `amount`; `flag`: also units in enemy zones.
    AutoRally,
    /// Step back out of an enemy zone; `flag`: leaders go along.
    Disengage,
    /// Move faster with the promise to close.
    AssaultMove,
    /// Withdraw facing the enemy, or fall back.
    Withdraw,
    /// Break down into or re-form from skirmishers, merge, split.
    Reorganise,

    // Combat.
    /// Plot fire or bombardment at a hex.
    Plot,
    /// Take a plot back.
    Unplot,
    /// Fire at once.
    Fire,
    /// Plot or make an assault, shock or approach.
    Assault,
    /// Launch a charge.
    Charge,
    /// Ride one hex of a charge.
    ChargeStep,
    /// Charge from where it stands.
    ChargeStand,
    /// React out of turn.
    React,
    /// Advance into a vacated hex; `flag`: leaders go along.
    Advance,
    /// Retreat by the owner's choice.
    Retreat,
    /// Place a piece in set-up or by compulsion.
    Place,
}

/// An order: a verb and what it needs.
///
/// ```
/// use oblique_board::hex::{Hex, Hour};
/// use oblique_rules::play::{Order, PieceIx, Verb};
///
/// let march = Order::of(Verb::Move, PieceIx(3)).at(Hex::new(4, 7)).facing(Hour::new(2));
/// assert_eq!((march.piece, march.hex), (Some(PieceIx(3)), Some(Hex::new(4, 7))));
/// // An order without a piece: end the step.
/// assert_eq!(Order::new(Verb::Done).piece, None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(description = "An order: a verb and what it needs.")]
pub struct Order {
    /// What.
    pub verb: Verb,
    /// Who.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<PieceIx>,
    /// Where, or at what.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "hex_pair")]
    #[schemars(with = "Option<[i32; 2]>")]
    pub hex: Option<Hex>,
    /// At or to which other piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<PieceIx>,
    /// Along which hexes, the first step first, where a system moves by paths.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "hex_pairs")]
    #[schemars(with = "Vec<[i32; 2]>")]
    pub path: Vec<Hex>,
    /// To which facing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<Hour>,
    /// The catalog's formation index.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub formation: Option<u8>,
    /// How many, which, or left (-1) and right (1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub amount: i32,
    /// The verb's yes or no.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flag: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
const fn is_zero(n: &i32) -> bool {
    *n == 0
}

impl Order {
    /// An order of nothing but a verb.
    #[must_use]
    pub const fn new(verb: Verb) -> Self {
        Self {
            verb,
            piece: None,
            hex: None,
            target: None,
            path: Vec::new(),
            facing: None,
            formation: None,
            amount: 0,
            flag: false,
        }
    }

    /// The verb for a piece.
    #[must_use]
    pub const fn of(verb: Verb, piece: PieceIx) -> Self {
        let mut order = Self::new(verb);
        order.piece = Some(piece);
        order
    }

    /// With a hex.
    #[must_use]
    pub const fn at(mut self, hex: Hex) -> Self {
        self.hex = Some(hex);
        self
    }

    /// With a facing.
    #[must_use]
    pub const fn facing(mut self, facing: Hour) -> Self {
        self.facing = Some(facing);
        self
    }

    /// With a formation.
    #[must_use]
    pub const fn formation(mut self, formation: u8) -> Self {
        self.formation = Some(formation);
        self
    }

    /// With an amount.
    #[must_use]
    pub const fn amount(mut self, amount: i32) -> Self {
        self.amount = amount;
        self
    }

    /// With the verb's flag.
    #[must_use]
    pub const fn flag(mut self, flag: bool) -> Self {
        self.flag = flag;
        self
    }
}

/// A hex in a log is its two axial coordinates.
mod hex_pair {
    use oblique_board::hex::Hex;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde's signature")]
    pub(super) fn serialize<S: Serializer>(hex: &Option<Hex>, s: S) -> Result<S::Ok, S::Error> {
        hex.map(|h| [h.x, h.y]).serialize(s)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Hex>, D::Error> {
        Ok(Option::<[i32; 2]>::deserialize(d)?.map(|[x, y]| Hex::new(x, y)))
    }
}

/// A path in a log is a list of axial pairs.
mod hex_pairs {
    use oblique_board::hex::Hex;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(path: &[Hex], s: S) -> Result<S::Ok, S::Error> {
        path.iter().map(|h| [h.x, h.y]).collect::<Vec<_>>().serialize(s)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<Hex>, D::Error> {
        Ok(Vec::<[i32; 2]>::deserialize(d)?.into_iter().map(|[x, y]| Hex::new(x, y)).collect())
    }
}
