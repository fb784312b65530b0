//! Carrying a whole scenario over to another board: units, courses, names, objectives and facings
//! travel with the ground, as one edit; what falls off is told.
//!
//! Must not know how boards are resized or turned: a [`Mapping`] answers for single places.

use super::{Edit, Objective, Piece, Posting, Scenario, SetUp, Side, Value, Zone};
use oblique_board::hex::{Hex, Layout, Turn};
use oblique_board::transform::{Mapping, clipped, fallen, ground, nearest};
use oblique_board::{Board, Feature, FeatureId, Label, Path, TerrainIx};
use std::collections::BTreeSet;

/// A scenario on its new board, as an edit, and what that costs.
#[derive(Clone, Debug)]
pub struct BoardChange {
    /// The one edit.
    pub edit: Edit,
    /// What has no place on the new board.
    pub lost: Lost,
}

/// What has no place on a new board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lost {
    /// Hexes of ground.
    pub hexes: usize,
    /// Units and leaders that are taken off the map; they stay in the order of battle.
    pub pieces: Vec<String>,
    /// Names on the map.
    pub labels: Vec<String>,
    /// Objectives.
    pub objectives: Vec<String>,
    /// Roads, streams, walls gone altogether.
    pub features: usize,
    /// Roads, streams, walls cut short.
    pub cut: usize,
    /// Reinforcements whose entry hex moves to the new edge.
    pub entries: usize,
    /// Notes that lose their pin.
    pub pins: usize,
    /// Hexes of deployment zones.
    pub zone_hexes: usize,
    /// Hexes by which a side may leave the board.
    pub exit_hexes: usize,
    /// Places of pieces in alternative set-ups.
    pub postings: usize,
    /// Historical maps that no longer lie under the board: a sheet cannot be flipped.
    pub sheets: usize,
}

impl Lost {
    /// Does everything but bare ground keep its place?
    #[must_use]
    #[cfg(test)]
    pub(crate) fn is_only_ground(&self) -> bool {
        Self { hexes: 0, ..self.clone() } == Self::default()
    }

    /// Does everything keep its place?
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// A line for each sort of thing, in plain words.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let count = |n: usize, one: &str, many: &str| {
            (n > 0).then(|| if n == 1 { format!("1 {one}") } else { format!("{n} {many}") })
        };
        let named = |names: &[String], one: &str, many: &str| {
            let shown: Vec<&str> =
                names.iter().take(4).map(String::as_str).filter(|n| !n.is_empty()).collect();
            let more = if names.len() > shown.len() && !shown.is_empty() { ", ..." } else { "" };
            let list = if shown.is_empty() { String::new() } else { format!(": {}{more}", shown.join(", ")) };
            count(names.len(), one, many).map(|text| format!("{text}{list}"))
        };
        [
            count(self.hexes, "hex of ground", "hexes of ground"),
            named(
                &self.pieces,
                "unit or leader, back to the reserve",
                "units and leaders, back to the reserve",
            ),
            named(&self.objectives, "objective", "objectives"),
            named(&self.labels, "name", "names"),
            count(self.features, "road, stream or wall", "roads, streams and walls"),
            count(self.cut, "road, stream or wall, in part", "roads, streams and walls, in part"),
            count(self.entries, "entry hex, moved to the new edge", "entry hexes, moved to the new edge"),
            count(self.pins, "pin of a note", "pins of notes"),
            count(self.zone_hexes, "hex of a deployment zone", "hexes of deployment zones"),
            count(self.exit_hexes, "hex by which a side may leave", "hexes by which a side may leave"),
            count(
                self.sheets,
                "historical map, no longer under the board",
                "historical maps, no longer under the board",
            ),
            count(self.postings, "place in an alternative deployment", "places in alternative deployments"),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

/// The edit that carries a scenario over to the board a mapping leads to. New hexes are of `fill`.
/// `turn` is what compass letters undergo; `compass` are the ids of side parameters that hold one.
#[must_use]
pub fn change_board(
    scenario: &Scenario,
    mapping: &dyn Mapping,
    turn: Turn,
    fill: TerrainIx,
    compass: &[&str],
) -> BoardChange {
    let board = ground(&scenario.board, mapping, fill);
    let (mut edits, lost) = carried(scenario, mapping, board);
    for side in Side::BOTH {
        let mut info = scenario.side(side).clone();
        for id in compass {
            if let Some(Value::Text(letter)) = info.params.get_mut(*id) {
                *letter = turn.compass(letter).to_owned();
            }
        }
        edits.push(Edit::Side(side, Box::new(info)));
    }
    BoardChange { edit: Edit::Many(edits), lost }
}

/// The edit that puts another board, ground and all, under what stands on the old one: units, objectives, zones and pins go
/// where the mapping leads, the lines and names of the old board go with its ground.
#[must_use]
pub fn replace_board(scenario: &Scenario, mapping: &dyn Mapping, board: Board) -> BoardChange {
    let mut bare = scenario.clone();
    bare.board = Board::new(mapping.from(), board.palette().to_vec(), board.linear_palette().to_vec());
    let (mut edits, lost) = carried(&bare, mapping, board);
    edits.extend(scenario.feature_evidence.keys().map(|id| Edit::FeatureEvidence(id.clone(), None)));
    edits.extend(scenario.label_evidence.keys().map(|id| Edit::LabelEvidence(id.clone(), None)));
    BoardChange { edit: Edit::Many(edits), lost }
}

/// What [`change_board`] would lose, without the work of moving the ground.
#[must_use]
pub fn lost_by(scenario: &Scenario, mapping: &dyn Mapping) -> Lost {
    let to = mapping.to();
    let bare = Board::from_cells(
        Layout { width: 0, height: 0, ..to },
        Vec::new(),
        Vec::new(),
        Vec::new(),
        Vec::new(),
    );
    carried(scenario, mapping, bare).1
}

/// The edits but for the sides, with `board` as the new ground.
fn carried(scenario: &Scenario, mapping: &dyn Mapping, mut board: Board) -> (Vec<Edit>, Lost) {
    let mut lost = Lost { hexes: fallen(mapping), ..Lost::default() };
    let mut edits = Vec::new();
    let to = mapping.to();
    let mut taken: BTreeSet<FeatureId> = scenario.board.features().keys().cloned().collect();
    for (id, feature) in scenario.board.features() {
        let whole = mapping.path(&feature.path);
        let parts = clipped(&whole, to);
        if parts.is_empty() && length(&feature.path) > 0 {
            lost.features += 1;
            if scenario.feature_evidence.contains_key(id) {
                edits.push(Edit::FeatureEvidence(id.clone(), None));
            }
            continue;
        }
        if parts.iter().map(length).sum::<usize>() < length(&whole) {
            lost.cut += 1;
        }
        let parts = if parts.is_empty() { vec![whole] } else { parts };
        for (n, path) in parts.into_iter().enumerate() {
            let id = if n == 0 { id.clone() } else { fresh(id, &mut taken) };
            board.put_feature(id, Some(Feature { path, ..feature.clone() }));
        }
    }
    for (id, label) in scenario.board.labels() {
        let hex = mapping.hex(label.hex);
        if to.contains(hex) {
            board.put_label(id.clone(), Some(Label { hex, ..label.clone() }));
        } else {
            lost.labels.push(label.text.clone());
            if scenario.label_evidence.contains_key(id) {
                edits.push(Edit::LabelEvidence(id.clone(), None));
            }
        }
    }
    edits.push(Edit::Board(Box::new(board)));
    for (id, objective) in &scenario.objectives {
        let hex = mapping.hex(objective.hex);
        let new = to.contains(hex).then(|| Objective { hex, ..objective.clone() });
        if new.is_none() {
            lost.objectives.push(objective.name.clone());
        }
        edits.push(Edit::Objective(id.clone(), new));
    }
    for (id, piece) in &scenario.pieces {
        let new = moved(piece, mapping, &mut lost);
        if new != *piece {
            edits.push(Edit::Piece(id.clone(), Some(Box::new(new))));
        }
    }
    let area = |old: &Zone| {
        let hexes = old.hexes().iter().map(|hex| mapping.hex(*hex));
        let new = Zone::of(hexes.filter(|hex| to.contains(*hex)));
        let lost = old.hexes().len() - new.hexes().len();
        ((new != *old).then_some(new), lost)
    };
    for side in Side::BOTH {
        let (zone, gone) = area(scenario.zone(side));
        lost.zone_hexes += gone;
        edits.extend(zone.map(|zone| Edit::Zone(side, zone)));
        let (exits, gone) = area(scenario.exit(side));
        lost.exit_hexes += gone;
        edits.extend(exits.map(|exits| Edit::Exits(side, exits)));
    }
    for (id, set_up) in &scenario.setups {
        let postings = set_up.postings.iter().map(|(piece, posting)| {
            let new = posted(posting, mapping);
            lost.postings += usize::from(posting.hex.is_some() && new.hex.is_none());
            (piece.clone(), new)
        });
        let new = SetUp { postings: postings.collect(), ..set_up.clone() };
        if new != *set_up {
            edits.push(Edit::SetUp(id.clone(), Some(Box::new(new))));
        }
    }
    for (id, note) in &scenario.notes {
        let hex = note.hex.map(|hex| mapping.hex(hex)).filter(|hex| to.contains(*hex));
        lost.pins += usize::from(note.hex.is_some() && hex.is_none());
        edits.push(Edit::Note(id.clone(), Some(super::Note { hex, ..note.clone() })));
    }
    if let Some(place) = scenario.board_place {
        let new = place.carried(mapping);
        lost.sheets = if new.is_none() { scenario.sheets.len() } else { 0 };
        edits.push(Edit::BoardPlace(new));
    }
    (edits, lost)
}

const fn length(path: &Path) -> usize {
    match path {
        Path::Hexes(hexes) => hexes.len(),
        Path::Edges(edges) => edges.len(),
    }
}

fn moved(piece: &Piece, mapping: &dyn Mapping, lost: &mut Lost) -> Piece {
    let new = posted(&Posting::of(piece), mapping);
    if piece.hex.is_some() && new.hex.is_none() {
        lost.pieces.push(piece.name.clone());
    }
    if let Some(arrives) = &piece.arrives {
        let off = |hex: &Hex| mapping.from().contains(*hex) && !mapping.to().contains(mapping.hex(*hex));
        lost.entries += arrives.hexes().filter(off).count();
    }
    let mut new = new.taken_by(piece);
    if let Some(task) = &mut new.task {
        let hexes = task.hexes.iter().map(|hex| mapping.hex(*hex));
        task.hexes = hexes.filter(|hex| mapping.to().contains(*hex)).collect();
    }
    new
}

/// Where and how a piece begins on the new board.
fn posted(posting: &Posting, mapping: &dyn Mapping) -> Posting {
    let to = mapping.to();
    let mut new = posting.clone();
    new.hex = posting.hex.map(|hex| mapping.hex(hex)).filter(|hex| to.contains(*hex));
    new.top &= posting.hex.is_none() || new.hex.is_some();
    new.facing = posting.facing.map(|hour| mapping.hour(hour));
    if let Some(arrival) = &mut new.arrives {
        let entry = |old: Hex| {
            let hex = mapping.hex(old);
            // An entry hex that was on no board stays so; the checks tell.
            if mapping.from().contains(old) { nearest(to, hex) } else { hex }
        };
        *arrival = arrival.by(arrival.hexes().map(entry));
    }
    new
}

/// An id like another that nothing has yet.
fn fresh(id: &FeatureId, taken: &mut BTreeSet<FeatureId>) -> FeatureId {
    let mut n = 2_u32;
    loop {
        let new = FeatureId(format!("{}-{n}", id.0));
        if taken.insert(new.clone()) {
            return new;
        }
        n += 1;
    }
}
