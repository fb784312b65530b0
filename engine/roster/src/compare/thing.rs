//! The things a scenario is made of, each with its value and the edit that puts it.

use oblique_board::{FeatureId, LabelId};
use oblique_scenario::{Edit, NoteId, ObjectiveId, PieceId, Scenario, SetUpId, Side};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use std::collections::BTreeMap;

/// Something in a scenario that can differ from another's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thing {
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
}

/// What sort of thing it is: the groups of a list.
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
}

impl Section {
    /// Every section, in the order of a list.
    pub const ALL: [Self; 9] = [
        Self::Battle,
        Self::Sides,
        Self::Pieces,
        Self::Deployment,
        Self::Ground,
        Self::Features,
        Self::Labels,
        Self::Objectives,
        Self::Notes,
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
        }
    }
}

impl Thing {
    /// Its section.
    #[must_use]
    pub const fn section(&self) -> Section {
        match self {
            Self::Ruleset | Self::Meta | Self::Params => Section::Battle,
            Self::Side(_) | Self::Nation(_) => Section::Sides,
            Self::Piece(_) => Section::Pieces,
            Self::Zone(_) | Self::SetUp(_) => Section::Deployment,
            Self::Layout | Self::Terrain { .. } | Self::Level { .. } => Section::Ground,
            Self::Feature(_) => Section::Features,
            Self::Label(_) => Section::Labels,
            Self::Objective(_) => Section::Objectives,
            Self::Note(_)
            | Self::History
            | Self::FeatureEvidence(_)
            | Self::LabelEvidence(_)
            | Self::Silenced(_) => Section::Notes,
        }
    }
}

/// The things of two scenarios that differ, but for the ground. Values are compared as they are, so
/// that only what differs is taken apart.
pub(super) fn differing(a: &Scenario, b: &Scenario) -> Vec<Thing> {
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
        setups,
        objectives,
        history,
        notes,
        feature_evidence,
        label_evidence,
        silenced,
    } = a;
    let mut out = Vec::new();
    if *ruleset != b.ruleset {
        out.push(Thing::Ruleset);
    }
    if *meta != b.meta {
        out.push(Thing::Meta);
    }
    if *params != b.params {
        out.push(Thing::Params);
    }
    out.extend(Side::BOTH.into_iter().filter(|s| a.side(*s) != b.side(*s)).map(Thing::Side));
    keys(nations, &b.nations, Thing::Nation, &mut out);
    keys(pieces, &b.pieces, Thing::Piece, &mut out);
    out.extend(Side::BOTH.into_iter().filter(|s| a.zone(*s) != b.zone(*s)).map(Thing::Zone));
    keys(setups, &b.setups, Thing::SetUp, &mut out);
    keys(board.features(), b.board.features(), Thing::Feature, &mut out);
    keys(board.labels(), b.board.labels(), Thing::Label, &mut out);
    keys(objectives, &b.objectives, Thing::Objective, &mut out);
    keys(notes, &b.notes, Thing::Note, &mut out);
    if *history != b.history {
        out.push(Thing::History);
    }
    keys(feature_evidence, &b.feature_evidence, Thing::FeatureEvidence, &mut out);
    keys(label_evidence, &b.label_evidence, Thing::LabelEvidence, &mut out);
    keys(silenced, &b.silenced, Thing::Silenced, &mut out);
    out
}

/// The keys of two tables whose entries differ.
fn keys<K: Ord + Clone, V: PartialEq>(
    a: &BTreeMap<K, V>,
    b: &BTreeMap<K, V>,
    thing: impl Fn(K) -> Thing,
    out: &mut Vec<Thing>,
) {
    let gone_or_changed = a.iter().filter(|(k, v)| b.get(*k) != Some(*v)).map(|(k, _)| k);
    let new = b.keys().filter(|k| !a.contains_key(*k));
    let mut found: Vec<&K> = gone_or_changed.chain(new).collect();
    found.sort();
    out.extend(found.into_iter().cloned().map(thing));
}

fn json<T: Serialize>(value: Option<&T>) -> Option<Json> {
    value.and_then(|v| serde_json::to_value(v).ok())
}

/// The value of a thing; `None` where the scenario has none, and for the ground.
pub(super) fn value(scenario: &Scenario, thing: &Thing) -> Option<Json> {
    match thing {
        Thing::Meta => json(Some(&scenario.meta)),
        Thing::Params => json(Some(&scenario.params)),
        Thing::Side(side) => json(Some(scenario.side(*side))),
        Thing::Nation(id) => json(scenario.nations.get(id)),
        Thing::Piece(id) => json(scenario.pieces.get(id)),
        Thing::Zone(side) => json(Some(scenario.zone(*side))),
        Thing::SetUp(id) => json(scenario.setups.get(id)),
        Thing::Feature(id) => json(scenario.board.features().get(id)),
        Thing::Label(id) => json(scenario.board.labels().get(id)),
        Thing::Objective(id) => json(scenario.objectives.get(id)),
        Thing::Note(id) => json(scenario.notes.get(id)),
        Thing::History => json(Some(&scenario.history)),
        Thing::FeatureEvidence(id) => json(scenario.feature_evidence.get(id)),
        Thing::LabelEvidence(id) => json(scenario.label_evidence.get(id)),
        Thing::Silenced(key) => json(scenario.silenced.get(key)),
        Thing::Ruleset => Some(Json::String(scenario.ruleset.clone())),
        Thing::Layout | Thing::Terrain { .. } | Thing::Level { .. } => None,
    }
}

/// The edit that gives a thing that value; `None` where there is no such edit or the value is none
/// of that thing.
pub(super) fn put(thing: &Thing, value: Option<Json>) -> Option<Edit> {
    #[expect(clippy::option_option, reason = "outside: can it be read; inside: is the thing there")]
    fn read<T: DeserializeOwned>(value: Option<Json>) -> Option<Option<T>> {
        match value {
            None => Some(None),
            Some(json) => serde_json::from_value(json).ok().map(Some),
        }
    }
    Some(match thing {
        Thing::Meta => Edit::Meta(Box::new(read(value)??)),
        Thing::Params => Edit::Params(read(value)??),
        Thing::Side(side) => Edit::Side(*side, Box::new(read(value)??)),
        Thing::Nation(id) => Edit::Nation(id.clone(), read(value)?),
        Thing::Piece(id) => Edit::Piece(id.clone(), read(value)?.map(Box::new)),
        Thing::Zone(side) => Edit::Zone(*side, read(value)??),
        Thing::SetUp(id) => Edit::SetUp(id.clone(), read(value)?.map(Box::new)),
        Thing::Feature(id) => Edit::Feature(id.clone(), read(value)?),
        Thing::Label(id) => Edit::Label(id.clone(), read(value)?),
        Thing::Objective(id) => Edit::Objective(id.clone(), read(value)?),
        Thing::Note(id) => Edit::Note(id.clone(), read(value)?),
        Thing::History => Edit::History(Box::new(read(value)??)),
        Thing::FeatureEvidence(id) => Edit::FeatureEvidence(id.clone(), read(value)?),
        Thing::LabelEvidence(id) => Edit::LabelEvidence(id.clone(), read(value)?),
        Thing::Silenced(key) => Edit::Silence(key.clone(), read(value)?),
        Thing::Ruleset | Thing::Layout | Thing::Terrain { .. } | Thing::Level { .. } => return None,
    })
}
