//! Checks of linear features every ruleset has for nothing: a stream with a gap, a road that ends at
//! nothing.
//!
//! Must not know any one ruleset: it reads the catalog it is given.

use super::catalog::{Catalog, Linear};
use super::lines::drive;
use crate::board::chain::{Chain, Stop, ways};
use crate::board::{Board, Feature, FeatureId, Path};
use crate::check::Fix;
use crate::hex::{Edge, Hex};
use crate::scenario::{Edit, Scenario, lines};
use std::collections::BTreeMap;

/// Something wrong with a line.
pub(crate) struct Finding {
    /// Which.
    pub id: FeatureId,
    /// What is wrong.
    pub message: String,
    /// How to mend it.
    pub fix: Option<Fix>,
}

/// What a feature is called in a sentence.
fn called(catalog: &Catalog, id: &FeatureId, feature: &Feature) -> String {
    if !feature.name.is_empty() {
        return feature.name.clone();
    }
    let kind = catalog.linear(&feature.kind).map_or(feature.kind.as_str(), |kind| kind.name.as_str());
    format!("{kind} {}", id.0)
}

/// Water whose course stops and goes on a hexside farther: an end of one feature a step from an end of
/// another of its kind, with nothing of the kind between.
pub(super) fn gaps(s: &Scenario, catalog: &Catalog) -> Vec<Finding> {
    let layout = s.board.layout();
    let water: Vec<(&FeatureId, &Feature, Chain)> = (s.board.features().iter())
        .filter(|(_, f)| catalog.linear(&f.kind).is_some_and(Linear::flows))
        .filter_map(|(id, f)| Some((id, f, Chain::of(&f.path, layout)?)))
        .collect();
    // How often a corner is the end or the middle of a course, of whatever water: where more than one
    // comes, nothing is missing.
    let mut passes: BTreeMap<Stop, usize> = BTreeMap::new();
    for stop in water.iter().flat_map(|(_, _, chain)| chain.stops()) {
        *passes.entry(*stop).or_default() += 1;
    }
    let mut ends: BTreeMap<Stop, usize> = BTreeMap::new();
    for (at, (_, _, chain)) in water.iter().enumerate() {
        for end in [chain.first(), chain.last()] {
            if passes.get(&end) == Some(&1) {
                ends.insert(end, at);
            }
        }
    }
    let mut found = Vec::new();
    for (end, at) in &ends {
        for (_, next) in end.next(layout) {
            let Some(other) = ends.get(&next).filter(|other| *other != at && *end < next) else { continue };
            let ((id, feature, _), (with, theirs, _)) = (&water[*at], &water[*other]);
            if feature.kind != theirs.kind {
                continue;
            }
            let (name, other) = (called(catalog, id, feature), called(catalog, with, theirs));
            let near = end.hexes(layout).into_iter().find(|hex| layout.contains(*hex));
            let place = near.map_or(String::new(), |hex| format!(" near {}", layout.name(hex)));
            let message = format!("{name} and {other} end a hexside from each other{place}: a gap.");
            let fix = lines::join(s, id, with)
                .map(|laid| Fix { label: "Join the ends".to_owned(), edit: laid.edit });
            found.push(Finding { id: (*id).clone(), message, fix });
        }
    }
    found
}

/// Roads that end inside the board where nothing is: no other road, no settlement or objective in the
/// hex or beside it, no bridge.
pub(crate) fn dead_ends(s: &Scenario, catalog: &Catalog) -> Vec<Finding> {
    let (board, layout) = (&s.board, s.board.layout());
    loose_ends(board)
        .into_iter()
        .filter(|(_, end)| !leads_somewhere(s, catalog, *end))
        .enumerate()
        .filter_map(|(at, (id, end))| {
            let feature = board.features().get(&id)?;
            let name = called(catalog, &id, feature);
            let message = format!("{name} ends in the open at {}.", layout.name(end));
            // Each remedy is a search: many at once would slow down whoever paints.
            let fix = if at < REMEDIES { remedy(s, catalog, &id, end) } else { None };
            Some(Finding { id, message, fix })
        })
        .collect()
}

/// Ends of roads inside the board where no other road (or another stretch of the same) comes.
fn loose_ends(board: &Board) -> Vec<(FeatureId, Hex)> {
    let layout = board.layout();
    let roads = || {
        board.features().iter().filter_map(|(id, f)| match &f.path {
            Path::Hexes(hexes) => Some((id, hexes)),
            Path::Edges(_) => None,
        })
    };
    let key = |h: Hex| layout.col_row(h);
    let mut passes: BTreeMap<(i32, i32), u32> = BTreeMap::new();
    for hex in roads().flat_map(|(_, hexes)| hexes) {
        *passes.entry(key(*hex)).or_default() += 1;
    }
    let ends = roads().flat_map(|(id, hexes)| {
        let ends = hexes.first().into_iter().chain(hexes.last().filter(|_| hexes.len() > 1));
        ends.map(move |end| (id.clone(), *end))
    });
    ends.filter(|(_, end)| layout.contains(*end) && layout.neighbours(*end).count() == 6)
        .filter(|(_, end)| passes.get(&key(*end)) == Some(&1))
        .collect()
}

/// Is there a settlement or an objective in a hex or beside it, or a bridge on one of its sides?
fn leads_somewhere(s: &Scenario, catalog: &Catalog, end: Hex) -> bool {
    let layout = s.board.layout();
    let settled = |hex: Hex| {
        let terrain = s.board.terrain_id(hex).and_then(|id| catalog.terrain(id));
        terrain.is_some_and(|t| matches!(t.look.as_str(), "village" | "town"))
            || s.objectives.values().any(|o| o.hex == hex)
    };
    let spanned = |hex: Hex| {
        let Some(edge) = Edge::between(end, hex, layout.orientation) else { return false };
        let spans = catalog.linear.iter().filter(|kind| kind.spans());
        spans.filter_map(|kind| s.board.linear_kind(&kind.id)).any(|kind| s.board.has_linear(edge, kind))
    };
    settled(end) || layout.neighbours(end).any(|(_, hex)| settled(hex) || spanned(hex))
}

/// Only so many dead ends at a time get a remedy.
const REMEDIES: usize = 20;
/// A road is led on to the nearest road so many hexes away at most.
const EXTEND_HEXES: u32 = 12;

/// Leads a road on to the nearest other one, or takes it away where none is near and it leads nowhere
/// at all.
fn remedy(s: &Scenario, catalog: &Catalog, id: &FeatureId, end: Hex) -> Option<Fix> {
    let (board, layout) = (&s.board, s.board.layout());
    let feature = board.features().get(id)?;
    let chain = Chain::of(&feature.path, layout)?;
    let other_roads = board
        .features()
        .iter()
        .filter(|(other, _)| *other != id)
        .filter_map(|(_, f)| if let Path::Hexes(hexes) = &f.path { Some(hexes) } else { None });
    let by_distance = other_roads
        .flatten()
        .map(|hex| (hex.unsigned_distance_to(end), layout.col_row(*hex), *hex))
        .filter(|(distance, ..)| *distance <= EXTEND_HEXES)
        .min_by_key(|(distance, place, _)| (*distance, *place));
    let Some((_, _, to)) = by_distance else {
        let label = format!("Remove {}", called(catalog, id, feature));
        return Some(Fix { label, edit: lines::removal(id) });
    };
    let way = ways::cheapest(board, &drive(board, catalog, &feature.kind), Stop::Hex(end), Stop::Hex(to));
    let way = Chain::new(way, layout)?;
    let longer = chain.joined(&way, layout)?.simplified()?;
    let edit = Edit::Feature(id.clone(), Some(Feature { path: longer.path(layout), ..feature.clone() }));
    Some(Fix { label: format!("Lead it on to the road at {}", layout.name(to)), edit })
}
