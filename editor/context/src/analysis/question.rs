//! Questions with nothing left open, and their answers, as plain data.
//!
//! Must not know how either is got or shown.

use oblique_board::hex::{Hex, HexSet, Layout};
use oblique_rules::survey::{CommandArea, Reached, Sight};
use oblique_scenario::{Facets, PieceId, Side};
use std::sync::Arc;

/// A question with nothing left open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Does a hex see another?
    Sight {
        /// The one.
        from: Hex,
        /// The other.
        to: Hex,
    },
    /// What is seen?
    View {
        /// From this hex.
        from: Option<Hex>,
        /// By these pieces.
        pieces: Vec<PieceId>,
        /// Within the range of this shooter; `None` takes the pieces' own, or the eye alone.
        shooter: Option<usize>,
        /// How far the eye looks, in hexes.
        eye_hexes: u32,
        /// Only before the front of pieces?
        front: bool,
    },
    /// Where does somebody get to?
    Reach {
        /// From this hex.
        from: Option<Hex>,
        /// These pieces from where they stand.
        pieces: Vec<PieceId>,
        /// As this mover; `None` takes the pieces' own, or the first.
        mover: Option<usize>,
        /// Within so many turns.
        turns: u32,
    },
    /// When is the first unit of a side anywhere?
    Times {
        /// The side.
        side: Side,
        /// Within so many turns.
        turns: u32,
    },
    /// How far do the leaders' words carry?
    Command,
    /// Which hexes does nobody get to?
    Pockets {
        /// No mover but this one.
        mover: Option<usize>,
        /// May anybody enter at the edge of the board?
        edges: bool,
    },
    /// What does a way come to, by every mover?
    March {
        /// Its corners.
        corners: Vec<Hex>,
    },
}

impl Question {
    /// May a change of these kinds of things change its answer?
    pub fn minds(&self, facets: Facets) -> bool {
        let ground = Facets::TERRAIN.with(Facets::LEVELS).with(Facets::FEATURES).with(Facets::LAYOUT);
        let people = Facets::PIECES.with(Facets::PARAMS);
        match self {
            Self::March { .. } => facets.meets(ground),
            _ => facets.meets(ground.with(people)),
        }
    }
}

/// A line of sight answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spotted {
    /// From here.
    pub from: Hex,
    /// To there.
    pub to: Hex,
    /// The engine's answer.
    pub sight: Sight,
}

/// A field of view answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldOfView {
    /// Where those stand who look.
    pub seers: Vec<Hex>,
    /// By how many each hex is seen, by row-major index; 255 stands for more.
    pub by: Vec<u8>,
    /// Hexes within range and front of anybody, seen or not, the seers' own left out.
    pub within: Arc<HexSet>,
    /// How far anybody looked, in hexes.
    pub far_hexes: u32,
    /// How many hexes are seen.
    pub count: usize,
    /// The names of the ranges taken: shooters', or empty for the eye alone.
    pub ranges: Vec<String>,
}

/// A march answered, for one or several at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marched {
    /// Where it begins.
    pub starts: Vec<Hex>,
    /// How each hex is reached first, by row-major index.
    pub reached: Vec<Option<Reached>>,
    /// Hexes the step into which may disorder who makes it.
    pub disorders: Arc<HexSet>,
    /// The names of the movers.
    pub movers: Vec<String>,
    /// How many hexes are reached by the end of each turn.
    pub counts: Vec<usize>,
}

/// When the first of a side arrives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timed {
    /// Whose.
    pub side: Side,
    /// The marches of all taken together.
    pub march: Marched,
}

/// A leader and how far his word carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// Who.
    pub leader: PieceId,
    /// His name.
    pub name: String,
    /// His side.
    pub side: Side,
    /// The engine's answer.
    pub area: CommandArea,
    /// The same hexes as a set.
    pub set: Arc<HexSet>,
}

/// Who is in command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commanded {
    /// Every leader on the map.
    pub leaders: Vec<Called>,
    /// Pieces beyond the word of those above them, and where they stand.
    pub outside: Vec<(PieceId, Hex)>,
    /// How many are within it.
    pub inside: usize,
}

/// Hexes nobody gets to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pockets {
    /// Ground one could stand on, if one got there.
    pub pockets: Arc<HexSet>,
    /// Into how many pieces it falls.
    pub count: usize,
    /// Ground nobody could enter from anywhere.
    pub barred: Arc<HexSet>,
    /// Both.
    pub all: Arc<HexSet>,
    /// Of whom: a mover's name, or empty for everybody.
    pub mover: String,
}

/// What a way comes to, mover by mover.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marches {
    /// Its corners.
    pub corners: Vec<Hex>,
    /// Name, points a turn in halves, straight on, and by the cheapest way from corner to corner.
    pub movers: Vec<(String, u32, Option<Reached>, Option<Reached>)>,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To [`Question::Sight`].
    Sight(Spotted),
    /// To [`Question::View`].
    View(FieldOfView),
    /// To [`Question::Reach`].
    Reach(Marched),
    /// To [`Question::Times`].
    Times(Timed),
    /// To [`Question::Command`].
    Command(Commanded),
    /// To [`Question::Pockets`].
    Pockets(Pockets),
    /// To [`Question::March`].
    March(Marches),
}

impl Answer {
    /// May a change of the ground in a hex change it? `false` only where it surely does not.
    pub fn rests_on(&self, layout: Layout, hex: Hex) -> bool {
        match self {
            Self::Sight(spotted) => {
                let on_line = spotted.sight.between.iter().any(|s| s.hex == hex);
                on_line || hex == spotted.from || hex == spotted.to
            }
            Self::View(seen) => seen.seers.iter().any(|s| s.unsigned_distance_to(hex) <= seen.far_hexes),
            Self::Reach(march) | Self::Times(Timed { march, .. }) => {
                let reached =
                    |h: Hex| layout.index(h).is_some_and(|i| matches!(march.reached.get(i), Some(Some(_))));
                reached(hex) || layout.neighbours(hex).any(|(_, next)| reached(next))
            }
            Self::Command(_) | Self::Pockets(_) | Self::March(_) => true,
        }
    }
}
