//! What a ruleset tells of the ground while it is being painted: who sees whom, what a step costs,
//! how far guns reach.
//!
//! The answers are those of the rules in play, asked of a document instead of a running battle, so
//! that no preview can disagree with them. Must not know who asks, nor any one ruleset.

mod ways;

use crate::RuleId;
pub use ways::{March, Reached, Ways, reach};

use oblique_board::hex::Hex;
use oblique_scenario::PieceId;

/// How something moves: a kind of piece in a formation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mover {
    /// Name, e.g. `Infantry, column`.
    pub name: String,
    /// The catalog's kind id.
    pub kind: String,
    /// The catalog's formation id, or empty.
    pub formation: String,
    /// Movement points a turn (an Activation), in halves.
    pub points_halves: u32,
}

/// Something that shoots far enough to be worth a survey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shooter {
    /// Name, e.g. `12-pounder`.
    pub name: String,
    /// Farthest range on level ground, in hexes.
    pub reach_hexes: u32,
}

/// What a step between neighbours costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepPrice {
    /// Movement points, in halves.
    pub halves: u32,
    /// May the step disorder who makes it?
    pub disorders: bool,
}

/// A hex on a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SightStep {
    /// Which.
    pub hex: Hex,
    /// Height of its ground, in halves of a level.
    pub ground_halves: i32,
    /// Height of what stands on it, woods, houses or units, in halves of a level; the ground's own
    /// where nothing does.
    pub top_halves: i32,
}

/// A line of sight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The first hex that blocks it.
    pub blocked: Option<Hex>,
    /// The hexes between, in order; both where the line runs along a hexside.
    pub between: Vec<SightStep>,
    /// Height of the two ends, in halves of a level.
    pub ends_halves: [i32; 2],
    /// The rule it rests on, without prefix.
    pub rule: RuleId,
}

/// How a piece of the scenario moves as it is formed at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gait {
    /// Index of its mover.
    pub mover: usize,
    /// Its own movement points a turn (an Activation), in halves.
    pub points_halves: u32,
}

/// How far a leader's word carries as everybody stands at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandArea {
    /// Where the leader stands.
    pub center: Hex,
    /// The number his reach goes by, in hexes.
    pub radius_hexes: u32,
    /// The hexes his word reaches, row by row.
    pub hexes: Vec<Hex>,
    /// Pieces under him, on the map, that are in command.
    pub inside: Vec<PieceId>,
    /// Pieces under him, on the map, that are not.
    pub outside: Vec<PieceId>,
    /// The rule it rests on, without prefix.
    pub rule: RuleId,
}

/// A ruleset's answers about a scenario's ground. Cheap to make: it borrows the scenario.
pub trait Survey {
    /// Who moves how.
    fn movers(&self) -> Vec<Mover>;
    /// What a step costs the mover of that index; `None` where it may not go.
    fn step(&self, mover: usize, from: Hex, to: Hex) -> Option<StepPrice>;
    /// Who shoots how far.
    fn shooters(&self) -> Vec<Shooter>;
    /// Does the shooter of that index reach one hex from another, sight apart?
    fn in_reach(&self, shooter: usize, from: Hex, to: Hex) -> bool;
    /// The line of sight between two hexes.
    fn sight(&self, from: Hex, to: Hex) -> Sight;
    /// Does a hex see another? The same answer as [`Survey::sight`] without what lies between.
    fn sees(&self, from: Hex, to: Hex) -> bool {
        self.sight(from, to).blocked.is_none()
    }
    /// How a piece moves as it is formed; `None` for pieces not on the board and not due.
    fn gait(&self, piece: &PieceId) -> Option<Gait> {
        let _ = piece;
        None
    }
    /// The index of the shooter a piece is; `None` for what does not shoot from afar.
    fn shooter_of(&self, piece: &PieceId) -> Option<usize> {
        let _ = piece;
        None
    }
    /// Does a piece front towards a hex as it stands, so that it might shoot there? Always, where it
    /// has no facing.
    fn bears(&self, piece: &PieceId, to: Hex) -> bool {
        let (_, _) = (piece, to);
        true
    }
    /// How far a leader's word carries; `None` for everybody else and for leaders off the map.
    fn command(&self, leader: &PieceId) -> Option<CommandArea> {
        let _ = leader;
        None
    }
}
