//! What is on some hexes, taken away or moved elsewhere.
//!
//! Must not know what comes in its place.

use super::paths::{free, parts_of, touches};
use super::{Contents, Region};
use crate::{Edit, Piece, Scenario};
use oblique_board::hex::{Hex, HexSet, Turn};
use oblique_board::{Feature, FeatureId, Path, TerrainIx};
use std::collections::BTreeSet;

/// The edits that take what is on some hexes away: lines break off at the rim, names go, units and
/// leaders are taken off the roster, those who lose their leader stay without one. `base` is what
/// terrain becomes.
pub fn clear(scenario: &Scenario, set: &HexSet, contents: Contents, base: TerrainIx) -> Vec<Edit> {
    let board = &scenario.board;
    let mut edits = Vec::new();
    if contents.terrain {
        edits.push(Edit::Terrain(set.iter().map(|hex| (hex, base)).collect()));
        let own = board.hex_attrs().iter().filter(|(hex, _)| set.contains(*hex));
        edits.extend(own.map(|(hex, _)| Edit::HexAttrs(hex, None)));
    }
    if contents.levels {
        edits.push(Edit::Levels(set.iter().map(|hex| (hex, 0)).collect()));
    }
    if contents.lines {
        break_lines(scenario, |_| set, &mut edits);
    }
    if contents.names {
        for (id, _) in board.labels().iter().filter(|(_, label)| set.contains(label.hex)) {
            if scenario.label_evidence.contains_key(id) {
                edits.push(Edit::LabelEvidence(id.clone(), None));
            }
            edits.push(Edit::Label(id.clone(), None));
        }
        for (id, _) in scenario.objectives.iter().filter(|(_, o)| set.contains(o.hex)) {
            edits.push(Edit::Objective(id.clone(), None));
        }
    }
    if contents.pieces {
        let gone = |piece: &Piece| piece.hex.is_some_and(|hex| set.contains(hex));
        for (id, piece) in &scenario.pieces {
            let leader = piece.leader.as_ref().and_then(|leader| scenario.pieces.get(leader));
            if gone(piece) {
                edits.push(Edit::Piece(id.clone(), None));
            } else if leader.is_some_and(gone) {
                edits.push(Edit::Piece(id.clone(), Some(Box::new(Piece { leader: None, ..piece.clone() }))));
            }
        }
    }
    edits
}

/// The edits that break lines off at the rim of the hexes that are taken from each.
pub(super) fn break_lines<'s>(
    scenario: &Scenario,
    taken_from: impl Fn(&Path) -> &'s HexSet,
    edits: &mut Vec<Edit>,
) {
    let board = &scenario.board;
    let layout = board.layout();
    let mut taken: BTreeSet<FeatureId> = board.features().keys().cloned().collect();
    taken.extend(scenario.feature_evidence.keys().cloned());
    for (id, feature) in board.features() {
        let set = taken_from(&feature.path);
        if !touches(&feature.path, set, layout) {
            continue;
        }
        let mut left = parts_of(&feature.path, |place| !place.touches(set, layout)).into_iter();
        let first = left.next().map(|path| Feature { path, ..feature.clone() });
        if first.is_none() && scenario.feature_evidence.contains_key(id) {
            edits.push(Edit::FeatureEvidence(id.clone(), None));
        }
        edits.push(Edit::Feature(id.clone(), first));
        for path in left {
            let id = free(id, &mut taken, FeatureId, |id| &id.0);
            edits.push(Edit::Feature(id, Some(Feature { path, ..feature.clone() })));
        }
    }
}

/// The edit that moves what is on some hexes so that `middle` comes to lie at another hex, turned.
/// Everything keeps its identity.
pub fn shift(
    scenario: &Scenario,
    set: &HexSet,
    middle: Hex,
    to: Hex,
    turn: Turn,
    contents: Contents,
) -> Edit {
    let region = Region::lift(scenario, set, middle).turned(turn);
    let ground = Contents { pieces: false, ..contents };
    let mut edits = clear(scenario, set, ground, TerrainIx(0));
    let mut desk = scenario.clone();
    for edit in &edits {
        let _ = edit.clone().apply(&mut desk);
    }
    edits.extend(region.place(&desk, to, ground, None));
    if contents.pieces {
        let layout = scenario.board.layout();
        for (id, piece) in &region.pieces {
            if let Some(hex) = piece.hex.map(|hex| hex + to).filter(|hex| layout.contains(*hex)) {
                edits
                    .push(Edit::Piece(id.clone(), Some(Box::new(Piece { hex: Some(hex), ..piece.clone() }))));
            }
        }
    }
    Edit::Many(edits)
}
