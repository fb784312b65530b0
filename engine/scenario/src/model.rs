//! The scenario as one struct.

use super::{
    Attrs, BoardPlace, Edit, Evidence, History, Piece, PieceId, SetUp, SetUpId, Sheet, SheetId, Source, Zone,
};
use oblique_board::hex::Hex;
use oblique_board::{Board, FeatureId, LabelId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

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
    /// Its place in lists; equal ones are listed by their ids.
    pub order: u32,
    /// Evidence for place and worth.
    pub evidence: Option<Evidence>,
}

impl Objective {
    /// The points an objective may be worth to a side (`vic.points`).
    pub const WORTH: RangeInclusive<i32> = 0..=999;
    /// What a new one is worth to each side.
    pub const USUAL: i32 = 10;
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
///
/// ```
/// use oblique_board::Board;
/// use oblique_board::hex::{Layout, Orientation};
/// use oblique_scenario::{Piece, PieceId, Scenario, Side};
///
/// let board = Board::new(Layout::new(Orientation::Flat, 20, 20), vec!["clear".to_owned()], Vec::new());
/// let mut battle = Scenario::new("dragoon", board);
/// for (id, name, order) in [("seydlitz", "Seydlitz", 2), ("zieten", "Zieten", 1)] {
///     let piece = Piece { order, ..Piece::new(Side::A, "cavalry", name) };
///     battle.pieces.insert(PieceId(id.to_owned()), piece);
/// }
/// let names: Vec<&str> = battle.roster().into_iter().map(|id| id.0.as_str()).collect();
/// assert_eq!(names, ["zieten", "seydlitz"]);
/// ```
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
    /// Hexes by which side A and side B may leave the board.
    pub exits: [Zone; 2],
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
    /// Warnings and notes of the checks that may stand: which, by [`crate::check::Diagnostic::key`], and why.
    pub silenced: BTreeMap<String, String>,
    /// Historical maps under the grid.
    pub sheets: BTreeMap<SheetId, Sheet>,
    /// Where the board lies on the ground of its sheets.
    pub board_place: Option<BoardPlace>,
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
            exits: Default::default(),
            setups: BTreeMap::new(),
            objectives: BTreeMap::new(),
            history: History::default(),
            notes: BTreeMap::new(),
            feature_evidence: BTreeMap::new(),
            label_evidence: BTreeMap::new(),
            silenced: BTreeMap::new(),
            sheets: BTreeMap::new(),
            board_place: None,
        }
    }

    /// Ids in roster order: side A before side B, then by `order`, then by id.
    #[must_use]
    pub fn roster(&self) -> Vec<&PieceId> {
        let mut ids: Vec<_> = self.pieces.iter().collect();
        ids.sort_by_key(|(id, p)| (p.side, p.order, *id));
        ids.into_iter().map(|(id, _)| id).collect()
    }

    /// The objectives as the designer orders them.
    #[must_use]
    pub fn objectives_in_order(&self) -> Vec<(&ObjectiveId, &Objective)> {
        let mut all: Vec<_> = self.objectives.iter().collect();
        all.sort_by_key(|(id, o)| (o.order, *id));
        all
    }

    /// The place of a new objective: after all others.
    #[must_use]
    pub fn last_objective_order(&self) -> u32 {
        let most = self.objectives.values().map(|o| o.order).max().unwrap_or(0);
        // Where nothing was ever put in order, files go on without numbers.
        if most == 0 { 0 } else { most.saturating_add(1) }
    }

    /// The edit that puts an objective so many places further down the list, or up; nothing where it
    /// is at that end already.
    #[must_use]
    pub fn moving_objective(&self, id: &ObjectiveId, places: i32) -> Option<Edit> {
        let mut order = self.objectives_in_order();
        let from = order.iter().position(|(other, _)| *other == id)?;
        let last = i64::try_from(order.len()).ok()? - 1;
        let to = (i64::try_from(from).ok()? + i64::from(places)).clamp(0, last);
        let to = usize::try_from(to).ok()?;
        let moved = order.remove(from);
        order.insert(to, moved);
        let edits = order.into_iter().zip(1..).filter(|((_, o), place)| o.order != *place && from != to);
        let edits: Vec<Edit> = edits
            .map(|((id, o), order)| Edit::Objective(id.clone(), Some(Objective { order, ..o.clone() })))
            .collect();
        (!edits.is_empty()).then_some(Edit::Many(edits))
    }

    /// The sheets from the lowest to that on top.
    #[must_use]
    pub fn sheets_in_order(&self) -> Vec<(&SheetId, &Sheet)> {
        let mut all: Vec<_> = self.sheets.iter().collect();
        all.sort_by_key(|(id, sheet)| (sheet.order, *id));
        all
    }

    /// One side.
    #[must_use]
    pub const fn side(&self, side: Side) -> &SideInfo {
        &self.sides[side.index()]
    }
}
