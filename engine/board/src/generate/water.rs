//! Streams: they gather along hexsides, run downhill, join, and leave at the edge.
//!
//! Corners of hexes are numbered: corner A of a hex lies between its first and second side, corner
//! B between its second and third; every corner is the A or the B of exactly one hex. Must not know
//! what grows beside the water.

use super::Recipe;
use crate::Path;
use crate::hex::{Edge, Hex, HexSet, Hour, Layout};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// No corner.
const NONE: u32 = u32::MAX;
/// Shortest stream worth having, in hexsides.
const SHORTEST: usize = 5;

/// Corners of hexes of a domain.
struct Corners<'a> {
    domain: &'a HexSet,
    layout: Layout,
    /// The six sides in clock order, and their steps.
    sides: [Hour; 6],
    steps: [Hex; 6],
    /// Which corners have all three hexes in the domain.
    inner: Vec<bool>,
}

impl<'a> Corners<'a> {
    fn of(domain: &'a HexSet) -> Self {
        let layout = domain.layout();
        let sides = layout.orientation.sides();
        let steps = sides.map(|side| side.vector(layout.orientation));
        let mut inner = vec![false; layout.len() * 2];
        for (index, hex) in domain.indices().zip(domain.iter()) {
            // Both corners touch the hex beyond the second side.
            let both = domain.contains(hex + steps[1]);
            for (b, beyond) in [(0, steps[0]), (1, steps[2])] {
                if let Some(inner) = inner.get_mut(index * 2 + b) {
                    *inner = both && domain.contains(hex + beyond);
                }
            }
        }
        Self { domain, layout, sides, steps, inner }
    }

    fn number(&self, owner: Hex, b: bool) -> Option<u32> {
        let index = u32::try_from(self.layout.index(owner)?).ok()?;
        Some(index * 2 + u32::from(b))
    }

    fn owner(&self, corner: u32) -> Hex {
        self.layout.hex(corner as usize / 2)
    }

    /// The three hexes that meet in a corner.
    fn hexes(&self, corner: u32) -> [Hex; 3] {
        let (hex, s) = (self.owner(corner), &self.steps);
        let first = corner as usize % 2;
        [hex, hex + s[first], hex + s[first + 1]]
    }

    /// Do all three lie in the domain?
    fn is_inner(&self, corner: u32) -> bool {
        self.inner.get(corner as usize).copied().unwrap_or(false)
    }

    /// The three corners next to one; `None` off the board.
    fn next(&self, corner: u32) -> [Option<u32>; 3] {
        let (hex, s) = (self.owner(corner), &self.steps);
        if corner.is_multiple_of(2) {
            [self.number(hex + s[5], true), Some(corner + 1), self.number(hex + s[0], true)]
        } else {
            [self.number(hex + s[3], false), Some(corner - 1), self.number(hex + s[2], false)]
        }
    }

    /// The hexside that leads to the corner of that place in [`Corners::next`].
    fn edge(&self, corner: u32, place: usize) -> Option<Edge> {
        let (hex, s) = (self.owner(corner), &self.steps);
        // Between two neighbours of a hex lies the side one sees two further on round the clock.
        let (owner, side) = match (corner % 2, place) {
            (0, 0) => (hex, 0),
            (0, 2) => (hex + s[0], 2),
            (1, 0) => (hex, 2),
            (1, 2) => (hex + s[1], 3),
            _ => (hex, 1),
        };
        Edge::new(owner, self.sides[side], self.layout.orientation)
    }
}

/// Where the water of every inner corner goes.
struct Drains {
    /// The next corner downstream; [`NONE`] where it leaves the domain.
    down: Vec<u32>,
    /// The hexside it goes along.
    along: Vec<Option<Edge>>,
    /// Inner corners, downstream before upstream.
    order: Vec<u32>,
}

/// Floods the ground from the edge inwards, the lowest corners first: every corner drains over the
/// lowest pass there is.
fn drains(corners: &Corners<'_>, heights: &[u16], stop: &dyn Fn() -> bool) -> Option<Drains> {
    let layout = corners.layout;
    let height = |corner: u32| -> u32 {
        let of = |hex: Hex| layout.index(hex).and_then(|index| heights.get(index)).copied().unwrap_or(0);
        corners.hexes(corner).into_iter().map(|hex| u32::from(of(hex))).sum()
    };
    let count = layout.len() * 2;
    let mut drains = Drains { down: vec![NONE; count], along: vec![None; count], order: Vec::new() };
    let mut seen = vec![false; count];
    let mut open = BinaryHeap::new();
    for index in corners.domain.indices() {
        for corner in [index as u32 * 2, index as u32 * 2 + 1] {
            if !corners.is_inner(corner) {
                continue;
            }
            // At the edge: a neighbour out of the domain.
            let out =
                corners.next(corner).into_iter().position(|next| next.is_none_or(|n| !corners.is_inner(n)));
            if let (Some(out), Some(seen)) = (out, seen.get_mut(corner as usize)) {
                *seen = true;
                drains.along[corner as usize] = corners.edge(corner, out);
                open.push(Reverse((height(corner), corner)));
            }
        }
    }
    while let Some(Reverse((level, corner))) = open.pop() {
        drains.order.push(corner);
        if drains.order.len().is_multiple_of(8192) && stop() {
            return None;
        }
        for (place, next) in corners.next(corner).into_iter().enumerate() {
            let Some(next) = next.filter(|next| corners.is_inner(*next)) else { continue };
            if let Some(seen) = seen.get_mut(next as usize).filter(|seen| !**seen) {
                *seen = true;
                drains.down[next as usize] = corner;
                drains.along[next as usize] = corners.edge(corner, place);
                open.push(Reverse((height(next).max(level), next)));
            }
        }
    }
    Some(drains)
}

/// The streams, each from its source down to the edge or to a larger one. Banks are lowered where
/// a stream would run uphill.
pub(super) fn streams(
    domain: &HexSet,
    heights: &[u16],
    levels: &mut [i8],
    recipe: &Recipe,
    stop: &dyn Fn() -> bool,
) -> Option<Vec<Path>> {
    let corners = Corners::of(domain);
    let drains = drains(&corners, heights, stop)?;
    // How many corners drain through each, and how far its water has to go.
    let mut gathered = vec![1_u32; drains.down.len()];
    let mut way = vec![1_u32; drains.down.len()];
    for &corner in drains.order.iter().rev() {
        let down = drains.down[corner as usize];
        if down != NONE {
            gathered[down as usize] += gathered[corner as usize];
        }
    }
    for &corner in &drains.order {
        let down = drains.down[corner as usize];
        if down != NONE {
            way[corner as usize] = way[down as usize] + 1;
        }
    }
    let enough = 1600 / u32::from(recipe.streams.clamp(1, 10)).pow(2) + 40;
    let wet = |corner: u32| gathered.get(corner as usize).is_some_and(|n| *n >= enough);
    // Sources: wet, and nothing wet runs into them. The longest stream first.
    let mut fed = vec![false; drains.down.len()];
    for &corner in drains.order.iter().filter(|corner| wet(**corner)) {
        if let Some(fed) = fed.get_mut(drains.down[corner as usize] as usize) {
            *fed = true;
        }
    }
    let mut sources: Vec<u32> =
        drains.order.iter().copied().filter(|corner| wet(*corner) && !fed[*corner as usize]).collect();
    sources.sort_by_key(|corner| (Reverse(way[*corner as usize]), *corner));
    let mut used = vec![false; drains.down.len()];
    let (mut paths, mut channel) = (Vec::new(), Vec::new());
    for source in sources {
        let (mut corner, mut chain, mut through) = (source, Vec::new(), Vec::new());
        while corner != NONE && !used[corner as usize] {
            chain.extend(drains.along[corner as usize]);
            through.push(corner);
            corner = drains.down[corner as usize];
        }
        if chain.len() >= SHORTEST {
            for corner in &through {
                used[*corner as usize] = true;
            }
            channel.append(&mut through);
            paths.push(Path::Edges(chain));
        }
    }
    lower_banks(&corners, &drains, &mut channel, levels, &way, stop)?;
    Some(paths)
}

/// Lowers banks until no stream runs uphill: the lower bank of a hexside is never higher than that
/// of the hexside before it.
fn lower_banks(
    corners: &Corners<'_>,
    drains: &Drains,
    channel: &mut [u32],
    levels: &mut [i8],
    way: &[u32],
    stop: &dyn Fn() -> bool,
) -> Option<()> {
    channel.sort_by_key(|corner| (Reverse(way[*corner as usize]), *corner));
    let layout = corners.layout;
    let bank = |levels: &[i8], corner: u32| -> Option<(i8, usize)> {
        let hexes = drains.along[corner as usize]?.hexes(layout.orientation);
        let of = |hex: &Hex| layout.index(*hex).and_then(|index| Some((*levels.get(index)?, index)));
        hexes.iter().filter_map(of).min()
    };
    loop {
        if stop() {
            return None;
        }
        let mut changed = false;
        for &corner in &*channel {
            let down = drains.down[corner as usize];
            if down == NONE {
                continue;
            }
            if let (Some((above, _)), Some((below, index))) = (bank(levels, corner), bank(levels, down))
                && below > above
                && let Some(level) = levels.get_mut(index)
            {
                *level = above;
                changed = true;
            }
        }
        if !changed {
            return Some(());
        }
    }
}
