//! The scenario as one struct.

use super::{Attrs, Evidence, History, Piece, PieceId, SetUp, SetUpId, Source, Zone};
use crate::board::{Board, FeatureId, LabelId};
use crate::hex::Hex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Side {
    /// Side A.
    A,
    /// Side B.
    B,
}

impl Side {
    /// Both, A first.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The enemy.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::A => 0,
            Self::B => 1,
        }
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if *self == Self::A { "A" } else { "B" })
    }
}

/// What the battle is.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Meta {
    /// Title.
    pub title: String,
    /// When it was fought, as the designer writes it.
    pub date: String,
    /// Where.
    pub place: String,
    /// Who made the scenario.
    pub author: String,
    /// What a player reads first.
    pub description: String,
    /// Advice to the players of each side.
    pub tips: String,
    /// Sources by key.
    pub sources: BTreeMap<String, Source>,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SideInfo {
    /// Its name.
    pub name: String,
    /// Colour of its counters, `RRGGBB`.
    pub color: String,
    /// The ruleset's parameters per side (withdrawal level, home edge, ...).
    pub params: Attrs,
}

/// A nation used in the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Nation {
    /// Its name.
    pub name: String,
    /// Colour of its coats, `RRGGBB`.
    pub color: String,
    /// Traits of the ruleset that differ from its `traits_of` row.
    pub traits: Attrs,
    /// The ruleset's nation row it uses, e.g. `prussian`, `default`.
    pub traits_of: String,
}

/// Id of an objective.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ObjectiveId(pub String);

/// A place worth holding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objective {
    /// Where.
    pub hex: Hex,
    /// Its name.
    pub name: String,
    /// What it is worth to side A and to side B.
    pub value: [i32; 2],
    /// Who holds it at the start.
    pub holder: Option<Side>,
    /// Evidence for place and worth.
    pub evidence: Option<Evidence>,
}

/// Id of a designer's note.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct NoteId(pub String);

/// A designer's note.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Note {
    /// The note.
    pub text: String,
    /// The hex it is pinned to.
    pub hex: Option<Hex>,
    /// The piece it is pinned to.
    pub piece: Option<PieceId>,
    /// What it rests on.
    pub evidence: Option<Evidence>,
}

/// A battle, as designed.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// Title, date, description, sources.
    pub meta: Meta,
    /// Id of the ruleset it is played by.
    pub ruleset: String,
    /// The ruleset's scenario parameters (turns, start time, ...).
    pub params: Attrs,
    /// The ground.
    pub board: Board,
    /// Side A and side B.
    pub sides: [SideInfo; 2],
    /// Nations by key.
    pub nations: BTreeMap<String, Nation>,
    /// Units and leaders.
    pub pieces: BTreeMap<PieceId, Piece>,
    /// Deployment zones of side A and side B.
    pub zones: [Zone; 2],
    /// Alternative set-ups.
    pub setups: BTreeMap<SetUpId, SetUp>,
    /// Objectives.
    pub objectives: BTreeMap<ObjectiveId, Objective>,
    /// What happened on the day.
    pub history: History,
    /// Designer's notes.
    pub notes: BTreeMap<NoteId, Note>,
    /// Evidence for features and labels of the map, by id.
    pub feature_evidence: BTreeMap<FeatureId, Evidence>,
    /// Evidence for labels.
    pub label_evidence: BTreeMap<LabelId, Evidence>,
}

impl Scenario {
    /// An empty battle on a board.
    #[must_use]
    pub fn new(ruleset: &str, board: Board) -> Self {
        Self {
            meta: Meta::default(),
            ruleset: ruleset.to_owned(),
            params: Attrs::new(),
            board,
            sides: [
                SideInfo { name: "Side A".to_owned(), color: "2f4a7d".to_owned(), params: Attrs::new() },
                SideInfo { name: "Side B".to_owned(), color: "a8322a".to_owned(), params: Attrs::new() },
            ],
            nations: BTreeMap::new(),
            pieces: BTreeMap::new(),
            zones: Default::default(),
            setups: BTreeMap::new(),
            objectives: BTreeMap::new(),
            history: History::default(),
            notes: BTreeMap::new(),
            feature_evidence: BTreeMap::new(),
            label_evidence: BTreeMap::new(),
        }
    }

    /// Ids in roster order: side A before side B, then by `order`, then by id.
    #[must_use]
    pub fn roster(&self) -> Vec<&PieceId> {
        let mut ids: Vec<_> = self.pieces.iter().collect();
        ids.sort_by_key(|(id, p)| (p.side, p.order, *id));
        ids.into_iter().map(|(id, _)| id).collect()
    }

    /// One side.
    #[must_use]
    pub const fn side(&self, side: Side) -> &SideInfo {
        &self.sides[side.index()]
    }
}
