//! What happened. Applying events is the only way a battle's state changes.

use super::{DrawName, Ledger, Marks, Outcome, PieceIx, PieceState, SortedDice, Standing};
use crate::RuleId;
use oblique_board::hex::{Hex, Hour};
use oblique_scenario::Side;
use std::any::Any;

/// A modifier of a draw, with the rule that put it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Modifier {
    /// Added to the die.
    pub value: i32,
    /// What for: `flank`, `hits`, ...
    pub what: &'static str,
    /// The rule, without prefix.
    pub rule: RuleId,
}

/// What a draw and its modifiers must come to together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// This number or less.
    AtMost(i32),
    /// This number or more.
    AtLeast(i32),
}

impl Need {
    /// The number itself.
    #[must_use]
    pub const fn number(self) -> i32 {
        match self {
            Self::AtMost(number) | Self::AtLeast(number) => number,
        }
    }

    /// By how much a sum makes it; below 0 it is missed.
    #[must_use]
    pub const fn margin(self, sum: i32) -> i32 {
        match self {
            Self::AtMost(number) => number - sum,
            Self::AtLeast(number) => sum - number,
        }
    }
}

impl std::fmt::Display for Need {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::AtMost(number) => write!(f, "{number} or less"),
            Self::AtLeast(number) => write!(f, "{number} or more"),
        }
    }
}

/// A named draw from the stream.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Draw {
    /// Name, e.g. `check.morale`.
    pub name: DrawName,
    /// Whose piece it is about.
    pub piece: Option<PieceIx>,
    /// Range of the die.
    pub range: (i32, i32),
    /// What was drawn.
    pub value: i32,
    /// Modifiers.
    pub modifiers: Vec<Modifier>,
    /// What it must come to, if there is a number.
    pub need: Option<Need>,
    /// What it meant, in a few words.
    pub outcome: String,
    /// The rule that asked for it.
    pub rule: RuleId,
}

/// Why something changed, for animation and messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// By order.
    Ordered,
    /// Riding home.
    Charge,
    /// Into a vacated hex.
    Advance,
    /// Forced back.
    Retreat,
    /// Running.
    Rout,
    /// Following the beaten.
    Pursuit,
    /// With a piece it goes along with.
    Along,
    /// By enemy fire.
    Fire,
    /// In close combat.
    Melee,
    /// By the ground or a manoeuvre.
    Movement,
    /// By its leader or its own effort.
    Recovery,
    /// Laid down its arms, or was run down.
    Surrender,
    /// By the sequence of play.
    Sequence,
    /// Arriving.
    Arrival,
}

/// Something to tell the players.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// The sentence.
    pub text: String,
    /// The rule it rests on, without prefix, or empty.
    pub rule: RuleId,
    /// Where.
    pub hex: Option<Hex>,
    /// About whom.
    pub piece: Option<PieceIx>,
    /// Who may read it (`None`: both).
    pub only: Option<Side>,
}

/// An event of a ruleset's own: changes of its private memory (plots, queues, fights under way). Anything
/// that can be copied and shown is one.
pub trait OwnEvent: std::fmt::Debug + Send + Sync {
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn OwnEvent>;
    /// For the ruleset to get its own type back.
    fn as_any(&self) -> &dyn Any;
}

impl<T: Any + Clone + std::fmt::Debug + Send + Sync> OwnEvent for T {
    fn boxed_clone(&self) -> Box<dyn OwnEvent> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Clone for Box<dyn OwnEvent> {
    fn clone(&self) -> Self {
        (**self).boxed_clone()
    }
}

/// One thing that happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// A turn began.
    Turn(u16),
    /// A phase began, with the active side and leader.
    Phase {
        /// Index into the catalog's phases.
        phase: u8,
        /// Who is active.
        side: Option<Side>,
        /// Which leader.
        leader: Option<PieceIx>,
    },
    /// A draw from the stream. Applying it moves the stream by one draw of that range.
    Drew(Draw),
    /// A piece changed hex (its standing, too, where it enters or leaves the map).
    Moved {
        /// Who.
        piece: PieceIx,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
        /// Why.
        why: Why,
    },
    /// A piece turned.
    Faced {
        /// Who.
        piece: PieceIx,
        /// The new facing.
        facing: Option<Hour>,
    },
    /// A piece changed formation.
    Formed {
        /// Who.
        piece: PieceIx,
        /// The catalog's formation index.
        formation: u8,
        /// The new facing.
        facing: Option<Hour>,
    },
    /// A piece came out on top of its hex, or went under.
    Topped {
        /// Who.
        piece: PieceIx,
        /// Is it on top now?
        top: bool,
    },
    /// A track changed.
    Tracked {
        /// Who.
        piece: PieceIx,
        /// Index of the track in the catalog.
        track: u8,
        /// Before.
        from: i32,
        /// After.
        to: i32,
        /// Why.
        why: Why,
    },
    /// All marks of a piece.
    Marked {
        /// Who.
        piece: PieceIx,
        /// The new marks.
        marks: Marks,
    },
    /// A piece entered or left the battle.
    Stood {
        /// Who.
        piece: PieceIx,
        /// Its new standing.
        standing: Standing,
        /// Why.
        why: Why,
    },
    /// A piece's figures changed.
    Figures {
        /// Who.
        piece: PieceIx,
        /// How many.
        figures: u8,
    },
    /// A piece got another leader.
    Attached {
        /// Who.
        piece: PieceIx,
        /// To whom.
        leader: Option<PieceIx>,
    },
    /// A new piece (a replacement) joined; it takes the next index.
    Joined(Box<PieceState>),
    /// An objective changed hands.
    Objective {
        /// Index in the field's objectives.
        index: u8,
        /// The new holder.
        holder: Option<Side>,
    },
    /// Something to tell. Changes nothing.
    Said(Message),
    /// Shots or blows fell on a hex: smoke, and what the review shows. Changes nothing.
    Struck {
        /// The hex struck.
        hex: Hex,
        /// Who struck.
        by: Vec<PieceIx>,
        /// Hits.
        hits: u32,
    },
    /// A contest was decided: all that counted, laid out. Changes nothing.
    Reckoned(Box<Ledger>),
    /// Dice were sorted as the rules read them, each group with what came of it. Changes nothing.
    Sorted(Box<SortedDice>),
    /// The battle is over.
    Ended(Outcome),
    /// The ruleset's own.
    Own(Box<dyn OwnEvent>),
}
