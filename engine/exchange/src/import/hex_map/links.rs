//! Lines from the hexes that have them: which neighbours are joined, and the chains that come of it.

use super::{Code, HexMap};
use oblique_board::hex::{Hex, Layout};
use std::collections::{BTreeMap, BTreeSet};

/// Two hexes joined, by their places in the layout, the lower first.
type Link = (usize, usize);

/// The chains of hexes joined by codes that `has` says are of one line, and the hexes that are joined to none, by their
/// places. Where three hexes are joined all round, the last link is left out, so that a broad road is no mesh.
pub(super) fn chains(map: &HexMap, has: impl Fn(&str) -> bool) -> (Vec<Vec<Hex>>, Vec<usize>) {
    let layout = map.layout;
    let mut links: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    let mut alone = Vec::new();
    // Of several codes of one line the exits are put together.
    let of_set: Vec<Vec<&Code>> =
        map.sets().iter().map(|codes| codes.iter().filter(|code| has(&code.name)).collect()).collect();
    let of = |at: usize| of_set.get(map.set_at(at)).map_or(&[][..], Vec::as_slice);
    for at in 0..layout.len() {
        let own = of(at);
        if own.is_empty() {
            continue;
        }
        let mut joined = BTreeSet::new();
        for (side, (_, other)) in sides(layout, at) {
            let Some(there) = other.and_then(|hex| layout.index(hex)) else { continue };
            let leaves = |codes: &[&Code], side: usize| {
                codes.iter().any(|code| code.exits.is_none_or(|exits| exits >> side & 1 == 1))
            };
            if leaves(own, side) && leaves(of(there), (side + 3) % 6) {
                joined.insert(there);
            }
        }
        if joined.is_empty() {
            alone.push(at);
        }
        links.insert(at, joined);
    }
    without_triangles(&mut links);
    let chains = walked(&mut links);
    (chains.into_iter().map(|chain| chain.into_iter().map(|at| layout.hex(at)).collect()).collect(), alone)
}

/// The chains of hexes of a set, each joined to its neighbours in it, with none that is alone.
pub(super) fn joined(layout: Layout, set: &BTreeSet<usize>) -> Vec<Vec<Hex>> {
    let beside = |at: usize| {
        let near = sides(layout, at).filter_map(|(_, (_, other))| layout.index(other?));
        near.filter(|other| set.contains(other)).collect::<BTreeSet<_>>()
    };
    let mut links: BTreeMap<usize, BTreeSet<usize>> = set.iter().map(|at| (*at, beside(*at))).collect();
    without_triangles(&mut links);
    let chains = walked(&mut links).into_iter();
    chains.map(|chain| chain.into_iter().map(|at| layout.hex(at)).collect()).collect()
}

/// The sides of a hex from the top clockwise, with the hex beyond each that is on the board.
fn sides(layout: Layout, at: usize) -> impl Iterator<Item = (usize, (Hex, Option<Hex>))> {
    let hex = layout.hex(at);
    let steps = layout.orientation.sides().map(|hour| hour.step(layout.orientation).unwrap_or(Hex::ZERO));
    steps.into_iter().enumerate().map(move |(side, step)| {
        let other = hex + step;
        (side, (hex, Some(other).filter(|other| layout.contains(*other))))
    })
}

/// Takes the last link out of every three that join three hexes all round. What hangs together still does: the first
/// links of each ring stay.
fn without_triangles(links: &mut BTreeMap<usize, BTreeSet<usize>>) {
    let mut last: BTreeSet<Link> = BTreeSet::new();
    for (&a, joined) in &*links {
        for &b in joined.range(a + 1..) {
            for &c in joined.range(b + 1..) {
                if links.get(&b).is_some_and(|of_b| of_b.contains(&c)) {
                    last.insert((b, c));
                }
            }
        }
    }
    for (a, b) in last {
        for (from, to) in [(a, b), (b, a)] {
            if let Some(joined) = links.get_mut(&from) {
                joined.remove(&to);
            }
        }
    }
}

/// Walks every link once, from ends and crossings first, then what is left of rings.
fn walked(links: &mut BTreeMap<usize, BTreeSet<usize>>) -> Vec<Vec<usize>> {
    let ends: Vec<usize> = links
        .iter()
        .filter(|(_, joined)| joined.len() != 2 && !joined.is_empty())
        .map(|(at, _)| *at)
        .collect();
    let crossings: BTreeSet<usize> = ends.iter().copied().collect();
    let all: Vec<usize> = links.keys().copied().collect();
    let mut chains = Vec::new();
    for start in ends.into_iter().chain(all) {
        while let Some(mut to) = links.get(&start).and_then(|joined| joined.first().copied()) {
            let mut chain = vec![start];
            let mut from = start;
            loop {
                for (a, b) in [(from, to), (to, from)] {
                    if let Some(joined) = links.get_mut(&a) {
                        joined.remove(&b);
                    }
                }
                chain.push(to);
                from = to;
                let onward = links.get(&from).and_then(|joined| joined.first().copied());
                match onward {
                    Some(next) if !crossings.contains(&from) => to = next,
                    _ => break,
                }
            }
            chains.push(chain);
        }
    }
    chains
}
