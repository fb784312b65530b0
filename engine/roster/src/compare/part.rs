//! The parts a scenario is made of, each with its value and the edit that puts it.

use oblique_board::hex::Hex;
use oblique_board::{Board, FeatureId, LabelId};
use oblique_scenario::{Edit, NoteId, ObjectiveId, PieceId, Scenario, SetUpId, SheetId, Side};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use std::collections::BTreeMap;

/// Something in a scenario that can differ from another's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ScenarioPart {
    /// The ruleset it is played by. No edit changes it.
    Ruleset,
    /// Title, date, description, sources.
    Meta,
    /// Scenario parameters.
    Params,
    /// One side.
    Side(Side),
    /// A nation.
    Nation(String),
    /// A unit or leader.
    Piece(PieceId),
    /// A side's deployment zone.
    Zone(Side),
    /// The hexes by which a side may leave the board.
    Exits(Side),
    /// An alternative set-up.
    SetUp(SetUpId),
    /// Size and stagger of the board.
    Layout,
    /// The hexes whose terrain was the first id and is the second.
    Terrain {
        /// Terrain id before.
        from: String,
        /// Terrain id after.
        to: String,
    },
    /// The hexes whose level was the first and is the second.
    Level {
        /// Level before.
        from: i8,
        /// Level after.
        to: i8,
    },
    /// What of a hex differs from others of its terrain: its cube coordinates y and x.
    HexAttrs(i32, i32),
    /// A road, stream, wall.
    Feature(FeatureId),
    /// A name on the map.
    Label(LabelId),
    /// An objective.
    Objective(ObjectiveId),
    /// A designer's note.
    Note(NoteId),
    /// The historical outcome.
    History,
    /// Evidence of a road, stream, wall.
    FeatureEvidence(FeatureId),
    /// Evidence of a name on the map.
    LabelEvidence(LabelId),
    /// A note of the checks that may stand.
    Silenced(String),
    /// A historical map under the grid.
    Sheet(SheetId),
    /// Where the board lies on the ground of its sheets.
    BoardPlace,
}

/// What sort of part it is: the groups of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// Ruleset, title, description, parameters.
    Battle,
    /// Sides and nations.
    Sides,
    /// Units and leaders.
    Pieces,
    /// Deployment zones and alternative set-ups.
    Deployment,
    /// Size, terrain and levels.
    Ground,
    /// Roads, streams, walls.
    Features,
    /// Names on the map.
    Labels,
    /// Objectives.
    Objectives,
    /// Notes, history, evidence of the map.
    Notes,
    /// Historical maps under the grid.
    Sheets,
}

impl Section {
    /// Every section, in the order of a list.
    pub const ALL: [Self; 10] = [
        Self::Battle,
        Self::Sides,
        Self::Pieces,
        Self::Deployment,
        Self::Ground,
        Self::Features,
        Self::Labels,
        Self::Objectives,
        Self::Notes,
        Self::Sheets,
    ];

    /// Its heading.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Battle => "The battle",
            Self::Sides => "Sides and nations",
            Self::Pieces => "Units and leaders",
            Self::Deployment => "Deployment zones and saved deployments",
            Self::Ground => "Ground",
            Self::Features => "Roads, streams and walls",
            Self::Labels => "Names on the map",
            Self::Objectives => "Objectives",
            Self::Notes => "Notes and history",
            Self::Sheets => "Historical maps",
        }
    }
}

impl ScenarioPart {
    /// Its section.
    #[must_use]
    pub const fn section(&self) -> Section {
        match self {
            Self::Ruleset | Self::Meta | Self::Params => Section::Battle,
            Self::Side(_) | Self::Nation(_) => Section::Sides,
            Self::Piece(_) => Section::Pieces,
            Self::Zone(_) | Self::Exits(_) | Self::SetUp(_) => Section::Deployment,
            Self::Layout | Self::Terrain { .. } | Self::Level { .. } | Self::HexAttrs(..) => Section::Ground,
            Self::Feature(_) => Section::Features,
            Self::Label(_) => Section::Labels,
            Self::Objective(_) => Section::Objectives,
            Self::Note(_)
            | Self::History
            | Self::FeatureEvidence(_)
            | Self::LabelEvidence(_)
            | Self::Silenced(_) => Section::Notes,
            Self::Sheet(_) | Self::BoardPlace => Section::Sheets,
        }
    }
}

/// The parts of two scenarios that differ, but for the ground. Values are compared as they are, so
/// that only what differs is taken apart.
pub(super) fn differing(a: &Scenario, b: &Scenario) -> Vec<ScenarioPart> {
    // Every field is named, so that a new one cannot be forgotten here. The board's size and ground
    // are compared by `ground`.
    let Scenario {
        meta,
        ruleset,
        params,
        board,
        sides: _,
        nations,
        pieces,
        zones: _,
        exits: _,
        setups,
        objectives,
        history,
        notes,
        feature_evidence,
        label_evidence,
        silenced,
        sheets,
        board_place,
    } = a;
    let mut out = Vec::new();
    if *ruleset != b.ruleset {
        out.push(ScenarioPart::Ruleset);
    }
    if *meta != b.meta {
        out.push(ScenarioPart::Meta);
    }
    if *params != b.params {
        out.push(ScenarioPart::Params);
    }
    out.extend(Side::BOTH.into_iter().filter(|s| a.side(*s) != b.side(*s)).map(ScenarioPart::Side));
    keys(nations, &b.nations, ScenarioPart::Nation, &mut out);
    keys(pieces, &b.pieces, ScenarioPart::Piece, &mut out);
    out.extend(Side::BOTH.into_iter().filter(|s| a.zone(*s) != b.zone(*s)).map(ScenarioPart::Zone));
    out.extend(Side::BOTH.into_iter().filter(|s| a.exit(*s) != b.exit(*s)).map(ScenarioPart::Exits));
    keys(setups, &b.setups, ScenarioPart::SetUp, &mut out);
    let own = |board: &Board| board.hex_attrs().iter().map(|(h, own)| ((h.y, h.x), own.clone())).collect();
    let (own_a, own_b): (BTreeMap<_, _>, BTreeMap<_, _>) = (own(board), own(&b.board));
    keys(&own_a, &own_b, |(y, x)| ScenarioPart::HexAttrs(y, x), &mut out);
    keys(board.features(), b.board.features(), ScenarioPart::Feature, &mut out);
    keys(board.labels(), b.board.labels(), ScenarioPart::Label, &mut out);
    keys(objectives, &b.objectives, ScenarioPart::Objective, &mut out);
    keys(notes, &b.notes, ScenarioPart::Note, &mut out);
    if *history != b.history {
        out.push(ScenarioPart::History);
    }
    keys(feature_evidence, &b.feature_evidence, ScenarioPart::FeatureEvidence, &mut out);
    keys(label_evidence, &b.label_evidence, ScenarioPart::LabelEvidence, &mut out);
    keys(silenced, &b.silenced, ScenarioPart::Silenced, &mut out);
    keys(sheets, &b.sheets, ScenarioPart::Sheet, &mut out);
    if *board_place != b.board_place {
        out.push(ScenarioPart::BoardPlace);
    }
    out
}

/// The keys of two tables whose entries differ.
fn keys<K: Ord + Clone, V: PartialEq>(
    a: &BTreeMap<K, V>,
    b: &BTreeMap<K, V>,
    part: impl Fn(K) -> ScenarioPart,
    out: &mut Vec<ScenarioPart>,
) {
    let gone_or_changed = a.iter().filter(|(k, v)| b.get(*k) != Some(*v)).map(|(k, _)| k);
    let new = b.keys().filter(|k| !a.contains_key(*k));
    let mut found: Vec<&K> = gone_or_changed.chain(new).collect();
    found.sort();
    out.extend(found.into_iter().cloned().map(part));
}

fn json<T: Serialize>(value: Option<&T>) -> Option<Json> {
    value.and_then(|v| serde_json::to_value(v).ok())
}

/// The value of a part; `None` where the scenario has none, and for the ground.
pub(super) fn value(scenario: &Scenario, part: &ScenarioPart) -> Option<Json> {
    match part {
        ScenarioPart::Meta => json(Some(&scenario.meta)),
        ScenarioPart::Params => json(Some(&scenario.params)),
        ScenarioPart::Side(side) => json(Some(scenario.side(*side))),
        ScenarioPart::Nation(id) => json(scenario.nations.get(id)),
        ScenarioPart::Piece(id) => json(scenario.pieces.get(id)),
        ScenarioPart::Zone(side) => json(Some(scenario.zone(*side))),
        ScenarioPart::Exits(side) => json(Some(scenario.exit(*side))),
        ScenarioPart::HexAttrs(y, x) => json(scenario.board.hex_attrs().get(Hex::new(*x, *y))),
        ScenarioPart::SetUp(id) => json(scenario.setups.get(id)),
        ScenarioPart::Feature(id) => json(scenario.board.features().get(id)),
        ScenarioPart::Label(id) => json(scenario.board.labels().get(id)),
        ScenarioPart::Objective(id) => json(scenario.objectives.get(id)),
        ScenarioPart::Note(id) => json(scenario.notes.get(id)),
        ScenarioPart::History => json(Some(&scenario.history)),
        ScenarioPart::FeatureEvidence(id) => json(scenario.feature_evidence.get(id)),
        ScenarioPart::LabelEvidence(id) => json(scenario.label_evidence.get(id)),
        ScenarioPart::Silenced(key) => json(scenario.silenced.get(key)),
        ScenarioPart::Sheet(id) => json(scenario.sheets.get(id)),
        ScenarioPart::BoardPlace => json(scenario.board_place.as_ref()),
        ScenarioPart::Ruleset => Some(Json::String(scenario.ruleset.clone())),
        ScenarioPart::Layout | ScenarioPart::Terrain { .. } | ScenarioPart::Level { .. } => None,
    }
}

/// The edit that gives a part that value; `None` where there is no such edit or the value is none
/// of that part.
pub(super) fn put(part: &ScenarioPart, value: Option<Json>) -> Option<Edit> {
    #[expect(clippy::option_option, reason = "outside: can it be read; inside: is the part there")]
    fn read<T: DeserializeOwned>(value: Option<Json>) -> Option<Option<T>> {
        match value {
            None => Some(None),
            Some(json) => serde_json::from_value(json).ok().map(Some),
        }
    }
    Some(match part {
        ScenarioPart::Meta => Edit::Meta(Box::new(read(value)??)),
        ScenarioPart::Params => Edit::Params(read(value)??),
        ScenarioPart::Side(side) => Edit::Side(*side, Box::new(read(value)??)),
        ScenarioPart::Nation(id) => Edit::Nation(id.clone(), read(value)?),
        ScenarioPart::Piece(id) => Edit::Piece(id.clone(), read(value)?.map(Box::new)),
        ScenarioPart::Zone(side) => Edit::Zone(*side, read(value)??),
        ScenarioPart::Exits(side) => Edit::Exits(*side, read(value)??),
        ScenarioPart::HexAttrs(y, x) => Edit::HexAttrs(Hex::new(*x, *y), read(value)?),
        ScenarioPart::SetUp(id) => Edit::SetUp(id.clone(), read(value)?.map(Box::new)),
        ScenarioPart::Feature(id) => Edit::Feature(id.clone(), read(value)?),
        ScenarioPart::Label(id) => Edit::Label(id.clone(), read(value)?),
        ScenarioPart::Objective(id) => Edit::Objective(id.clone(), read(value)?),
        ScenarioPart::Note(id) => Edit::Note(id.clone(), read(value)?),
        ScenarioPart::History => Edit::History(Box::new(read(value)??)),
        ScenarioPart::FeatureEvidence(id) => Edit::FeatureEvidence(id.clone(), read(value)?),
        ScenarioPart::LabelEvidence(id) => Edit::LabelEvidence(id.clone(), read(value)?),
        ScenarioPart::Silenced(key) => Edit::Silence(key.clone(), read(value)?),
        ScenarioPart::Sheet(id) => Edit::Sheet(id.clone(), read(value)?.map(Box::new)),
        ScenarioPart::BoardPlace => Edit::BoardPlace(read(value)?),
        ScenarioPart::Ruleset
        | ScenarioPart::Layout
        | ScenarioPart::Terrain { .. }
        | ScenarioPart::Level { .. } => return None,
    })
}
