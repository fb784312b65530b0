//! Edits: the only way a scenario changes. Applying one gives its inverse and a change set.

use super::{
    Attrs, BoardPlace, Evidence, History, Meta, Nation, Note, NoteId, Objective, ObjectiveId, Piece, PieceId,
    Scenario, SetUp, SetUpId, Sheet, SheetId, Side, SideInfo, Zone,
};
use oblique_board::hex::Hex;
use oblique_board::{Board, Feature, FeatureId, Label, LabelId, TerrainIx};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A change of a scenario. Every variant is its own inverse in kind: undoing puts back what was.
///
/// ```
/// use oblique_board::{Board, TerrainIx};
/// use oblique_board::hex::{Layout, Orientation};
/// use oblique_scenario::{Edit, Scenario};
///
/// let palette = vec!["clear".to_owned(), "woods".to_owned()];
/// let board = Board::new(Layout::new(Orientation::Flat, 20, 20), palette, Vec::new());
/// let mut battle = Scenario::new("dragoon", board);
/// let before = battle.clone();
/// let hex = battle.board.layout().at(4, 4);
/// let (undo, changed) = Edit::Terrain(vec![(hex, TerrainIx(1))]).apply(&mut battle);
/// assert!(!changed.is_empty());
/// assert_eq!(battle.board.terrain_id(hex), Some("woods"));
/// let (_redo, _) = undo.apply(&mut battle);
/// assert_eq!(battle, before);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Edit {
    /// Several edits as one, in order.
    Many(Vec<Edit>),
    /// Terrain of some hexes; hexes off the board are left out.
    Terrain(Vec<(Hex, TerrainIx)>),
    /// Levels of some hexes; hexes off the board are left out.
    Levels(Vec<(Hex, i8)>),
    /// Puts or replaces (`Some`) or removes (`None`) a linear feature.
    Feature(FeatureId, Option<Feature>),
    /// Puts, replaces or removes what of a hex differs from others of its terrain.
    HexAttrs(Hex, Option<Attrs>),
    /// Puts, replaces or removes a label.
    Label(LabelId, Option<Label>),
    /// Puts, replaces or removes an objective.
    Objective(ObjectiveId, Option<Objective>),
    /// Puts, replaces or removes a unit or leader.
    Piece(PieceId, Option<Box<Piece>>),
    /// Puts, replaces or removes a nation.
    Nation(String, Option<Nation>),
    /// Sets a side's deployment zone.
    Zone(Side, Zone),
    /// Sets the hexes by which a side may leave the board.
    Exits(Side, Zone),
    /// Puts, replaces or removes an alternative set-up.
    SetUp(SetUpId, Option<Box<SetUp>>),
    /// Puts, replaces or removes a designer's note.
    Note(NoteId, Option<Note>),
    /// Puts, replaces or removes the evidence of a linear feature.
    FeatureEvidence(FeatureId, Option<Evidence>),
    /// Puts, replaces or removes the evidence of a label.
    LabelEvidence(LabelId, Option<Evidence>),
    /// Silences a warning or note of the checks for a reason, or has it told again.
    Silence(String, Option<String>),
    /// Title, date, description, sources.
    Meta(Box<Meta>),
    /// One side's name, colour and parameters.
    Side(Side, Box<SideInfo>),
    /// All scenario parameters.
    Params(Attrs),
    /// Historical outcome.
    History(Box<History>),
    /// Puts, replaces or removes a historical map under the grid.
    Sheet(SheetId, Option<Box<Sheet>>),
    /// Where the board lies on the ground of its sheets.
    BoardPlace(Option<BoardPlace>),
    /// The whole ground: resizing and other transforms. Not written as a line.
    #[serde(skip)]
    Board(Box<Board>),
}

/// What kinds of things a change touched: a small bit set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Facets(u16);

impl Facets {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// Terrain of hexes.
    pub const TERRAIN: Self = Self(1);
    /// Levels of hexes.
    pub const LEVELS: Self = Self(2);
    /// Linear features.
    pub const FEATURES: Self = Self(4);
    /// Labels.
    pub const LABELS: Self = Self(8);
    /// Objectives.
    pub const OBJECTIVES: Self = Self(16);
    /// Units and leaders.
    pub const PIECES: Self = Self(32);
    /// Parameters, sides, nations, title, history, notes.
    pub const PARAMS: Self = Self(64);
    /// Size or stagger of the board.
    pub const LAYOUT: Self = Self(128);
    /// Title, description, notes, history, evidence, alternative set-ups: nothing a rule reads.
    pub const TEXTS: Self = Self(256);
    /// Deployment zones and exits.
    pub const ZONES: Self = Self(512);
    /// Historical maps under the grid and where the board lies on their ground: nothing a rule reads.
    pub const SHEETS: Self = Self(1024);
    /// Everything.
    pub const ALL: Self = Self(2047);

    /// Both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Have they anything in common?
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// What an applied edit touched. Caches are invalidated by this and by nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ChangeSet {
    /// Kinds of things.
    pub facets: Facets,
    /// Hexes whose picture changed (terrain, level, features through or beside them, labels,
    /// objectives); may name one twice. Empty with [`Facets::LAYOUT`]: then all did.
    pub hexes: Vec<Hex>,
    /// Units and leaders changed.
    pub pieces: BTreeSet<PieceId>,
    /// Linear features changed. Empty with [`Facets::LAYOUT`]: then all may have.
    pub lines: BTreeSet<FeatureId>,
}

impl ChangeSet {
    /// Does it touch nothing?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.facets == Facets::NONE
    }

    /// Adds what another change set touched.
    pub fn absorb(&mut self, other: Self) {
        self.facets = self.facets.with(other.facets);
        self.hexes.extend(other.hexes);
        self.pieces.extend(other.pieces);
        self.lines.extend(other.lines);
    }

    fn of(facets: Facets) -> Self {
        Self { facets, ..Self::default() }
    }
}

impl Edit {
    /// With every index of a terrain looked up in a table of what it has become. An index beyond
    /// the table stays.
    #[must_use]
    pub fn with_terrain(self, table: &[TerrainIx]) -> Self {
        match self {
            Self::Many(edits) => Self::Many(edits.into_iter().map(|e| e.with_terrain(table)).collect()),
            Self::Terrain(cells) => {
                let new = |ix: TerrainIx| table.get(usize::from(ix.0)).copied().unwrap_or(ix);
                Self::Terrain(cells.into_iter().map(|(hex, ix)| (hex, new(ix))).collect())
            }
            other => other,
        }
    }

    /// Would it change anything? What several edits change in turn counts though the last took it back.
    #[must_use]
    pub fn changes(&self, scenario: &Scenario) -> bool {
        let board = &scenario.board;
        match self {
            Self::Many(edits) => edits.iter().any(|e| e.changes(scenario)),
            Self::Terrain(cells) => cells.iter().any(|(h, new)| board.terrain(*h).is_some_and(|t| t != *new)),
            Self::Levels(cells) => cells.iter().any(|(h, new)| board.level(*h).is_some_and(|l| l != *new)),
            Self::Feature(id, new) => board.features().get(id) != new.as_ref(),
            Self::HexAttrs(hex, new) => {
                board.hex_attrs().get(*hex) != new.as_ref().filter(|attrs| !attrs.is_empty())
            }
            Self::Label(id, new) => board.labels().get(id) != new.as_ref(),
            Self::Objective(id, new) => scenario.objectives.get(id) != new.as_ref(),
            Self::Piece(id, new) => scenario.pieces.get(id) != new.as_deref(),
            Self::Nation(id, new) => scenario.nations.get(id) != new.as_ref(),
            Self::Zone(side, new) => scenario.zones[side.index()] != *new,
            Self::Exits(side, new) => scenario.exits[side.index()] != *new,
            Self::SetUp(id, new) => scenario.setups.get(id) != new.as_deref(),
            Self::Note(id, new) => scenario.notes.get(id) != new.as_ref(),
            Self::FeatureEvidence(id, new) => scenario.feature_evidence.get(id) != new.as_ref(),
            Self::LabelEvidence(id, new) => scenario.label_evidence.get(id) != new.as_ref(),
            Self::Silence(key, new) => scenario.silenced.get(key) != new.as_ref(),
            Self::Meta(new) => scenario.meta != **new,
            Self::Side(side, new) => scenario.sides[side.index()] != **new,
            Self::Params(new) => scenario.params != *new,
            Self::History(new) => scenario.history != **new,
            Self::Sheet(id, new) => scenario.sheets.get(id) != new.as_deref(),
            Self::BoardPlace(new) => scenario.board_place != *new,
            Self::Board(new) => scenario.board != **new,
        }
    }

    /// Does it set nothing but what another sets as well? Of hexes it is never said: looking through them takes as long as
    /// setting them.
    #[must_use]
    pub fn sets_no_more_than(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Many(edits), _) => edits.iter().all(|edit| edit.sets_no_more_than(other)),
            (_, Self::Many(edits)) => edits.iter().any(|edit| self.sets_no_more_than(edit)),
            (Self::Feature(a, _), Self::Feature(b, _))
            | (Self::FeatureEvidence(a, _), Self::FeatureEvidence(b, _)) => a == b,
            (Self::HexAttrs(a, _), Self::HexAttrs(b, _)) => a == b,
            (Self::Label(a, _), Self::Label(b, _))
            | (Self::LabelEvidence(a, _), Self::LabelEvidence(b, _)) => a == b,
            (Self::Objective(a, _), Self::Objective(b, _)) => a == b,
            (Self::Piece(a, _), Self::Piece(b, _)) => a == b,
            (Self::Nation(a, _), Self::Nation(b, _)) | (Self::Silence(a, _), Self::Silence(b, _)) => a == b,
            (Self::SetUp(a, _), Self::SetUp(b, _)) => a == b,
            (Self::Note(a, _), Self::Note(b, _)) => a == b,
            (Self::Sheet(a, _), Self::Sheet(b, _)) => a == b,
            (Self::Side(a, _), Self::Side(b, _)) => a == b,
            (Self::Meta(_), Self::Meta(_))
            | (Self::Params(_), Self::Params(_))
            | (Self::History(_), Self::History(_))
            | (Self::BoardPlace(_), Self::BoardPlace(_)) => true,
            _ => false,
        }
    }

    /// Applies the edit and returns its inverse and what it touched. Applying the inverse gives
    /// back the identical scenario. An edit that changes nothing returns an empty change set.
    #[must_use]
    pub fn apply(self, scenario: &mut Scenario) -> (Self, ChangeSet) {
        let mut change = ChangeSet::default();
        let inverse = match self {
            Self::Many(edits) => {
                let mut inverses = Vec::with_capacity(edits.len());
                for edit in edits {
                    let (inverse, touched) = edit.apply(scenario);
                    if !touched.is_empty() {
                        inverses.push(inverse);
                        change.absorb(touched);
                    }
                }
                inverses.reverse();
                Self::Many(inverses)
            }
            Self::Terrain(cells) => {
                let set = |(hex, new): (Hex, TerrainIx)| {
                    let old = scenario.board.set_terrain(hex, new)?;
                    (old != new).then_some((hex, old))
                };
                let mut old: Vec<_> = cells.into_iter().filter_map(set).collect();
                change = ChangeSet::of(if old.is_empty() { Facets::NONE } else { Facets::TERRAIN });
                change.hexes = old.iter().map(|(hex, _)| *hex).collect();
                old.reverse();
                Self::Terrain(old)
            }
            Self::Levels(cells) => {
                let set = |(hex, new): (Hex, i8)| {
                    let old = scenario.board.set_level(hex, new)?;
                    (old != new).then_some((hex, old))
                };
                let mut old: Vec<_> = cells.into_iter().filter_map(set).collect();
                change = ChangeSet::of(if old.is_empty() { Facets::NONE } else { Facets::LEVELS });
                change.hexes = old.iter().map(|(hex, _)| *hex).collect();
                old.reverse();
                Self::Levels(old)
            }
            Self::Feature(id, new) => {
                let layout = scenario.board.layout();
                let mut hexes = new.as_ref().map_or_else(Vec::new, |f| f.hexes(layout));
                let same = scenario.board.features().get(&id) == new.as_ref();
                let old = scenario.board.put_feature(id.clone(), new);
                if !same {
                    hexes.extend(old.iter().flat_map(|f| f.hexes(layout)));
                    let lines = BTreeSet::from([id.clone()]);
                    change = ChangeSet { facets: Facets::FEATURES, hexes, lines, ..ChangeSet::default() };
                }
                Self::Feature(id, old)
            }
            Self::HexAttrs(hex, new) => {
                let old = scenario.board.put_hex_attrs(hex, new);
                if scenario.board.hex_attrs().get(hex) != old.as_ref() {
                    change = ChangeSet { hexes: vec![hex], ..ChangeSet::of(Facets::TERRAIN) };
                }
                Self::HexAttrs(hex, old)
            }
            Self::Label(id, new) => {
                let mut hexes: Vec<Hex> = new.iter().map(|l| l.hex).collect();
                let same = scenario.board.labels().get(&id) == new.as_ref();
                let old = scenario.board.put_label(id.clone(), new);
                if !same {
                    hexes.extend(old.iter().map(|l| l.hex));
                    change = ChangeSet { facets: Facets::LABELS, hexes, ..ChangeSet::default() };
                }
                Self::Label(id, old)
            }
            Self::Objective(id, new) => {
                let mut hexes: Vec<Hex> = new.iter().map(|o| o.hex).collect();
                let old = put(&mut scenario.objectives, id.clone(), new, Facets::OBJECTIVES, &mut change);
                hexes.extend(old.iter().map(|o| o.hex));
                change.hexes = if change.is_empty() { Vec::new() } else { hexes };
                Self::Objective(id, old)
            }
            Self::Piece(id, new) => {
                let old = put(&mut scenario.pieces, id.clone(), new.map(|p| *p), Facets::PIECES, &mut change);
                if !change.is_empty() {
                    change.pieces.insert(id.clone());
                }
                Self::Piece(id, old.map(Box::new))
            }
            Self::Nation(id, new) => {
                let old = put(&mut scenario.nations, id.clone(), new, Facets::PARAMS, &mut change);
                Self::Nation(id, old)
            }
            Self::Zone(side, new) => {
                Self::Zone(side, swap(&mut scenario.zones[side.index()], new, Facets::ZONES, &mut change))
            }
            Self::Exits(side, new) => {
                Self::Exits(side, swap(&mut scenario.exits[side.index()], new, Facets::ZONES, &mut change))
            }
            Self::SetUp(id, new) => {
                let new = new.map(|set_up| *set_up);
                let old = put(&mut scenario.setups, id.clone(), new, Facets::TEXTS, &mut change);
                Self::SetUp(id, old.map(Box::new))
            }
            Self::Note(id, new) => {
                let old = put(&mut scenario.notes, id.clone(), new, Facets::TEXTS, &mut change);
                Self::Note(id, old)
            }
            Self::FeatureEvidence(id, new) => {
                let old = put(&mut scenario.feature_evidence, id.clone(), new, Facets::TEXTS, &mut change);
                Self::FeatureEvidence(id, old)
            }
            Self::LabelEvidence(id, new) => {
                let old = put(&mut scenario.label_evidence, id.clone(), new, Facets::TEXTS, &mut change);
                Self::LabelEvidence(id, old)
            }
            Self::Silence(key, why) => {
                let old = put(&mut scenario.silenced, key.clone(), why, Facets::TEXTS, &mut change);
                Self::Silence(key, old)
            }
            Self::Meta(new) => {
                Self::Meta(Box::new(swap(&mut scenario.meta, *new, Facets::TEXTS, &mut change)))
            }
            Self::Side(side, new) => {
                let info = &mut scenario.sides[side.index()];
                Self::Side(side, Box::new(swap(info, *new, Facets::PARAMS, &mut change)))
            }
            Self::Params(new) => Self::Params(swap(&mut scenario.params, new, Facets::PARAMS, &mut change)),
            Self::History(new) => {
                Self::History(Box::new(swap(&mut scenario.history, *new, Facets::TEXTS, &mut change)))
            }
            Self::Sheet(id, new) => {
                let new = new.map(|sheet| *sheet);
                let old = put(&mut scenario.sheets, id.clone(), new, Facets::SHEETS, &mut change);
                Self::Sheet(id, old.map(Box::new))
            }
            Self::BoardPlace(new) => {
                Self::BoardPlace(swap(&mut scenario.board_place, new, Facets::SHEETS, &mut change))
            }
            Self::Board(new) => {
                let facets = Facets::LAYOUT
                    .with(Facets::TERRAIN)
                    .with(Facets::LEVELS)
                    .with(Facets::FEATURES)
                    .with(Facets::LABELS);
                Self::Board(Box::new(swap(&mut scenario.board, *new, facets, &mut change)))
            }
        };
        (inverse, change)
    }
}

/// Puts, replaces or removes an entry, noting `facets` if that changed anything.
fn put<K: Ord, V: PartialEq>(
    map: &mut BTreeMap<K, V>,
    key: K,
    new: Option<V>,
    facets: Facets,
    change: &mut ChangeSet,
) -> Option<V> {
    if map.get(&key) != new.as_ref() {
        change.facets = change.facets.with(facets);
    }
    match new {
        Some(value) => map.insert(key, value),
        None => map.remove(&key),
    }
}

/// Replaces a value, noting `facets` if that changed anything.
fn swap<T: PartialEq>(place: &mut T, new: T, facets: Facets, change: &mut ChangeSet) -> T {
    if *place != new {
        change.facets = change.facets.with(facets);
    }
    std::mem::replace(place, new)
}
