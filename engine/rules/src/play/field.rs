//! The facts of a running battle that every ruleset shares.

use super::Stream;
use crate::catalog::Role;
use oblique_board::hex::{Hex, Hour};
use oblique_scenario::{ObjectiveId, PieceId, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Most tracks a piece has.
pub const TRACKS: usize = 12;

/// Index of a piece in [`Field::pieces`]: roster order, replacements after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub struct PieceIx(pub u16);

impl PieceIx {
    /// As an index.
    #[must_use]
    pub const fn ix(self) -> usize {
        self.0 as usize
    }
}

/// A small bit set of the catalog's marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Marks(pub u32);

impl Marks {
    /// Is mark `k` on?
    #[must_use]
    pub const fn has(self, k: u8) -> bool {
        self.0 >> k & 1 == 1
    }

    /// With mark `k` on or off.
    #[must_use]
    pub const fn with(self, k: u8, on: bool) -> Self {
        if on { Self(self.0 | 1 << k) } else { Self(self.0 & !(1 << k)) }
    }
}

/// What does not change about a piece in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceInfo {
    /// Its id in the scenario (replacements get a new one).
    pub id: PieceId,
    /// Whose.
    pub side: Side,
    /// Name.
    pub name: String,
    /// Index of its kind in the catalog.
    pub kind: u8,
    /// Its role.
    pub role: Role,
    /// Key of its nation.
    pub nation: String,
}

/// Where a piece is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// Arrives on that turn.
    Due(u16),
    /// On the map.
    OnMap,
    /// Destroyed, captured, surrendered.
    Lost,
    /// Left the map.
    Left,
}

/// A piece in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceState {
    /// What does not change.
    pub info: Arc<PieceInfo>,
    /// Where it is in its life.
    pub standing: Standing,
    /// Its hex; meaningful only on the map.
    pub hex: Hex,
    /// Its facing, where it has one.
    pub facing: Option<Hour>,
    /// Index of its formation in the catalog; 0 for kinds without.
    pub formation: u8,
    /// Is it the top unit of its hex?
    pub top: bool,
    /// The leader it is attached to.
    pub leader: Option<PieceIx>,
    /// The catalog's tracks, in its order. All 0 if not `known`.
    pub tracks: [i32; TRACKS],
    /// The catalog's marks.
    pub marks: Marks,
    /// Figures to draw, by strength.
    pub figures: u8,
    /// Does the seat this was made for know its tracks?
    pub known: bool,
}

impl PieceState {
    /// Its side.
    #[must_use]
    pub fn side(&self) -> Side {
        self.info.side
    }

    /// Is it on the map?
    #[must_use]
    pub fn on_map(&self) -> bool {
        self.standing == Standing::OnMap
    }

    /// Is it a unit (not a leader)?
    #[must_use]
    pub fn is_unit(&self) -> bool {
        !self.info.role.leads()
    }
}

/// An objective in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectiveState {
    /// Its id in the scenario.
    pub id: ObjectiveId,
    /// Name.
    pub name: String,
    /// Where.
    pub hex: Hex,
    /// Worth to A and B.
    pub value: [i32; 2],
    /// Who holds it.
    pub holder: Option<Side>,
}

/// How clear a victory is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Victory {
    /// Nobody won.
    Draw,
    /// A tactical (or plain) victory.
    Tactical,
    /// A decisive victory.
    Decisive,
}

/// How a battle ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// How clearly.
    pub victory: Victory,
    /// Points of A and B, in the catalog's parts ([`Catalog::points_scale`](crate::catalog::Catalog::points_scale)).
    pub points: [i32; 2],
    /// Why it ended, in a sentence.
    pub reason: String,
    /// The rule that ended it.
    pub rule: String,
}

/// The facts of a running battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Turn (or activation count), from 1.
    pub turn: u16,
    /// Index into the catalog's phases.
    pub phase: u8,
    /// Who is active, if anybody.
    pub active_side: Option<Side>,
    /// The leader who is active, if any.
    pub active_leader: Option<PieceIx>,
    /// Pieces in roster order, replacements after.
    pub pieces: Vec<PieceState>,
    /// Objectives in id order.
    pub objectives: Vec<ObjectiveState>,
    /// Chance.
    pub stream: Stream,
    /// Set when it is over.
    pub outcome: Option<Outcome>,
}

impl Field {
    /// A piece.
    ///
    /// # Panics
    /// Never for an index handed out by the same battle; use [`Field::get`] for one from outside.
    #[must_use]
    pub fn piece(&self, pix: PieceIx) -> &PieceState {
        &self.pieces[pix.ix()]
    }

    /// A piece, if there is one of that index.
    #[must_use]
    pub fn get(&self, pix: PieceIx) -> Option<&PieceState> {
        self.pieces.get(pix.ix())
    }

    /// Every piece with its index.
    pub fn iter(&self) -> impl Iterator<Item = (PieceIx, &PieceState)> {
        self.pieces.iter().enumerate().map(|(i, p)| (PieceIx(u16::try_from(i).unwrap_or(u16::MAX)), p))
    }

    /// Pieces on the map at a hex.
    pub fn at(&self, hex: Hex) -> impl Iterator<Item = (PieceIx, &PieceState)> {
        self.iter().filter(move |(_, p)| p.on_map() && p.hex == hex)
    }
}
