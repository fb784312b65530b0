//! Parts of the board a system measures by, and what a battle has done to the ground.
//!
//! Plain data the rulesets fill in from the functions their judges use. Must not know how it is drawn.

use crate::RuleId;
use oblique_board::hex::Hex;
use oblique_scenario::Side;

/// How an area is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AreaKind {
    /// Ground that something holds for: a zone, an arc.
    Ground,
    /// A distance, of which the outline matters.
    Ring,
    /// Single hexes that stand out.
    Place,
    /// Single hexes that would stand out, did nothing bar them.
    Barred,
}

/// A part of the board with its name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    /// What it is, for a legend, without the name of its side: `Zone 2 of its half`.
    pub name: String,
    /// How it is meant.
    pub kind: AreaKind,
    /// Whose it is, if it is anybody's.
    pub side: Option<Side>,
    /// Its hexes, row by row; never empty.
    pub hexes: Vec<Hex>,
    /// What more there is to say of it, in a sentence, or empty.
    pub note: String,
    /// The rule it rests on.
    pub rule: RuleId,
}

/// What a battle has done to the ground of a hex.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GroundChange {
    /// Where.
    pub hex: Hex,
    /// In a word or number, for the map.
    pub short: String,
    /// In a sentence.
    pub text: String,
    /// The rule it rests on.
    pub rule: RuleId,
}
