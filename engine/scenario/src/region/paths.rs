//! Lines cut where they leave some hexes, moved, and named anew.
//!
//! Must not know regions or scenarios.

use oblique_board::Path;
use oblique_board::hex::{Edge, Hex, HexSet, Layout, Orientation};
use std::collections::BTreeSet;

/// A place a line goes through.
pub(super) enum Place<'a> {
    Hex(&'a Hex),
    Edge(&'a Edge),
}

impl Place<'_> {
    /// Is it in a set or at its rim?
    pub(super) fn touches(&self, set: &HexSet, layout: Layout) -> bool {
        match self {
            Self::Hex(hex) => set.contains(**hex),
            Self::Edge(edge) => edge.hexes(layout.orientation).into_iter().any(|hex| set.contains(hex)),
        }
    }
}

/// Does a line go through some hexes or along their rim?
pub(super) fn touches(path: &Path, set: &HexSet, layout: Layout) -> bool {
    match path {
        Path::Hexes(hexes) => hexes.iter().any(|hex| Place::Hex(hex).touches(set, layout)),
        Path::Edges(edges) => edges.iter().any(|edge| Place::Edge(edge).touches(set, layout)),
    }
}

/// The stretches of a line whose places are wanted; of roads at least two hexes.
pub(super) fn parts_of(path: &Path, wanted: impl Fn(Place<'_>) -> bool) -> Vec<Path> {
    match path {
        Path::Hexes(hexes) => {
            let runs = hexes.chunk_by(|a, b| wanted(Place::Hex(a)) == wanted(Place::Hex(b)));
            let runs = runs.filter(|run| run.len() > 1 && run.first().is_some_and(|h| wanted(Place::Hex(h))));
            runs.map(|run| Path::Hexes(run.to_vec())).collect()
        }
        Path::Edges(edges) => {
            let runs = edges.chunk_by(|a, b| wanted(Place::Edge(a)) == wanted(Place::Edge(b)));
            let runs = runs.filter(|run| run.first().is_some_and(|edge| wanted(Place::Edge(edge))));
            runs.map(|run| Path::Edges(run.to_vec())).collect()
        }
    }
}

/// A line with every hex of it moved.
pub(super) fn moved(path: &Path, by: impl Fn(Hex) -> Hex, orientation: Orientation) -> Path {
    match path {
        Path::Hexes(hexes) => Path::Hexes(hexes.iter().map(|hex| by(*hex)).collect()),
        Path::Edges(edges) => Path::Edges(
            edges
                .iter()
                .map(|edge| Edge::new(by(edge.owner()), edge.side(orientation), orientation).unwrap_or(*edge))
                .collect(),
        ),
    }
}

/// The id itself if nothing has it, else its first free number from 02. It is taken now.
pub(super) fn free<T: Ord + Clone>(
    id: &T,
    taken: &mut BTreeSet<T>,
    make: fn(String) -> T,
    text: fn(&T) -> &String,
) -> T {
    let mut number = 2_u32;
    let mut new = id.clone();
    while !taken.insert(new.clone()) {
        new = make(format!("{}-{number:02}", text(id)));
        number += 1;
    }
    new
}
