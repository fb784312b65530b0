//! Narrow water as streams: other programs lay a river over hexes, rules want it along hexsides.
//!
//! Water is narrow where it is a hex wide and goes on; lakes and ponds stay what they are.

use super::links::joined;
use oblique_board::Path;
use oblique_board::chain::{Chain, Stop};
use oblique_board::hex::{Hex, Layout, Vertex};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A hex with so many neighbours of water lies in broad water.
const BROAD: usize = 4;
/// Narrow water on fewer hexes is a pond, or a bay where it leads to broad water.
const LEAST: (usize, usize) = (3, 2);

/// The hexes of narrow water among those of water, by their places in the layout.
pub(super) fn narrow(layout: Layout, water: &BTreeSet<usize>) -> BTreeSet<usize> {
    let beside = |at: usize| {
        let near = layout.neighbours(layout.hex(at)).filter_map(|(_, hex)| layout.index(hex));
        near.filter(|other| water.contains(other)).collect::<Vec<_>>()
    };
    let broad: BTreeSet<usize> = water.iter().copied().filter(|at| beside(*at).len() >= BROAD).collect();
    let shores = broad.iter().flat_map(|at| beside(*at));
    let lake: BTreeSet<usize> = broad.iter().copied().chain(shores).collect();
    let rest: BTreeSet<usize> = water.difference(&lake).copied().collect();
    let mut narrow = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for start in &rest {
        if !seen.insert(*start) {
            continue;
        }
        let (mut part, mut open, mut leads) = (vec![*start], vec![*start], false);
        while let Some(at) = open.pop() {
            for near in beside(at) {
                leads |= lake.contains(&near);
                if rest.contains(&near) && seen.insert(near) {
                    part.push(near);
                    open.push(near);
                }
            }
        }
        if part.len() >= if leads { LEAST.1 } else { LEAST.0 } {
            narrow.extend(part);
        }
    }
    narrow
}

/// The courses along hexsides of narrow water. Those that meet on a hex meet at one of its corners.
pub(super) fn courses(layout: Layout, narrow: &BTreeSet<usize>) -> Vec<Path> {
    joined(layout, narrow).into_iter().filter_map(|chain| along(layout, &chain)).collect()
}

/// The corner of a hex at which courses begin and end.
fn mouth(layout: Layout, hex: Hex) -> Option<Vertex> {
    let corner = layout.orientation.vertices().into_iter().next()?;
    Vertex::new(hex, corner, layout.orientation)
}

/// The shortest course along the sides of a chain of hexes.
fn along(layout: Layout, chain: &[Hex]) -> Option<Path> {
    let o = layout.orientation;
    let of: BTreeSet<usize> = chain.iter().filter_map(|hex| layout.index(*hex)).collect();
    let (from, to) = (mouth(layout, *chain.first()?)?, mouth(layout, *chain.last()?)?);
    let mut before: BTreeMap<Vertex, Vertex> = BTreeMap::new();
    let mut open = VecDeque::from([from]);
    let mut seen = BTreeSet::from([from]);
    while let Some(here) = open.pop_front() {
        if here == to && here != from {
            break;
        }
        for (edge, next) in here.edges(o) {
            let beside =
                edge.hexes(o).iter().any(|hex| layout.index(*hex).is_some_and(|at| of.contains(&at)));
            if beside && seen.insert(next) {
                before.insert(next, here);
                open.push_back(next);
            }
        }
    }
    let mut stops = vec![Stop::Corner(to)];
    let mut here = to;
    while here != from {
        here = *before.get(&here)?;
        stops.push(Stop::Corner(here));
    }
    stops.reverse();
    Some(Chain::new(stops, layout)?.path(layout))
}

#[cfg(test)]
mod tests {
    use super::{courses, narrow};
    use oblique_board::chain::Chain;
    use oblique_board::hex::{Layout, Orientation};
    use std::collections::BTreeSet;

    fn places(layout: Layout, cells: &[(i32, i32)]) -> BTreeSet<usize> {
        cells.iter().filter_map(|(column, row)| layout.index(layout.at(*column, *row))).collect()
    }

    #[test]
    fn a_river_a_hex_wide_is_narrow_and_a_lake_and_a_pond_are_not() {
        let layout = Layout::new(Orientation::Flat, 16, 10);
        let river: Vec<(i32, i32)> = (0..10).map(|row| (2, row)).collect();
        let lake: Vec<(i32, i32)> = (6..11).flat_map(|c| (2..7).map(move |r| (c, r))).collect();
        let pond = [(14, 1), (14, 2)];
        let all: Vec<(i32, i32)> = river.iter().chain(&lake).chain(&pond).copied().collect();
        let found = narrow(layout, &places(layout, &all));
        assert_eq!(found, places(layout, &river));
        let streams = courses(layout, &found);
        assert_eq!(streams.len(), 1);
        let chain = Chain::of(&streams[0], layout).expect("one course, unbroken");
        assert!(chain.steps() >= 17, "two sides a hex: {}", chain.steps());
    }

    #[test]
    fn arms_meet_at_a_corner() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let layout = Layout::new(orientation, 15, 15);
            let mut cells: Vec<(i32, i32)> = (0..15).map(|row| (7, row)).collect();
            cells.extend((8..15).map(|column| (column, 7)));
            let found = narrow(layout, &places(layout, &cells));
            let streams = courses(layout, &found);
            assert!(streams.len() >= 2, "{orientation:?}");
            let ends: Vec<_> = streams.iter().filter_map(|s| Chain::ends(s, layout)).flatten().collect();
            let meet = |stop| ends.iter().filter(|other| **other == stop).count() >= 2;
            assert!(ends.iter().any(|stop| meet(*stop)), "{orientation:?}");
        }
    }
}
