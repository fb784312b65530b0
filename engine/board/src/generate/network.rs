//! Ways over the ground, and the roads built so far.
//!
//! A board of a million hexes is searched dozens of times, so everything a step asks lies in flat tables
//! by the index of a hex. Must not know why anybody wants a road.

use super::Ground;
use crate::hex::{Edge, Hex, HexSet, Layout, Near};
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

/// Costs of a step.
const STEP: u32 = 10;
const CLIMB: u32 = 12;
const ROUGH: u32 = 9;
const FORD: u32 = 25;
const ON_ROAD: u32 = 5;

/// A hex still to be gone on from: cost and distance left together, then cost; then its index.
type Open = Reverse<(u64, u32)>;

/// The ground as a traveller finds it.
pub(super) struct Network<'a> {
    domain: &'a HexSet,
    layout: Layout,
    near: Near,
    level: Vec<i8>,
    rough: Vec<bool>,
    /// Sides of a hex, a bit each, with water along them.
    water: Vec<u8>,
    /// Sides of a hex, a bit each, that a road crosses.
    roads: Vec<u8>,
    /// The search a cost was found in, and the least cost found.
    cost: Vec<(u32, u32)>,
    from: Vec<u32>,
    search: u32,
    open: BinaryHeap<Open>,
}

impl<'a> Network<'a> {
    /// The ground of a domain, without roads.
    pub(super) fn new(domain: &'a HexSet, ground: &Ground) -> Self {
        let layout = ground.layout;
        // Houses are on the way, everything else that is not open is not.
        let built: BTreeSet<usize> =
            ground.villages.iter().flat_map(|hex| hex.range(1)).filter_map(|hex| layout.index(hex)).collect();
        let open = ground.terrain.iter().min().copied();
        let rough = ground.terrain.iter().enumerate().map(|(n, t)| Some(*t) != open && !built.contains(&n));
        let mut network = Self {
            domain,
            layout,
            near: Near::of(layout),
            level: ground.level.clone(),
            rough: rough.collect(),
            water: vec![0; layout.len()],
            roads: vec![0; layout.len()],
            cost: vec![(0, 0); layout.len()],
            from: vec![0; layout.len()],
            search: 0,
            open: BinaryHeap::new(),
        };
        for edge in ground.lines.iter().flat_map(|line| line.edges(layout)) {
            mark(layout, &mut network.water, edge);
        }
        network
    }

    fn step(&self, a: usize, b: usize, side: u8) -> u32 {
        let has = |bits: &[u8]| bits.get(a).is_some_and(|bits| bits >> side & 1 == 1);
        if has(&self.roads) {
            return ON_ROAD;
        }
        let level = |n: usize| self.level.get(n).copied().unwrap_or(0);
        STEP + CLIMB * u32::from(level(a).abs_diff(level(b)))
            + ROUGH * u32::from(self.rough.get(b).copied().unwrap_or(false))
            + FORD * u32::from(has(&self.water))
    }

    /// The cheapest way from a hex to one that is wanted; `far` is a distance it has at least.
    pub(super) fn way(
        &mut self,
        start: Hex,
        wanted: impl Fn(Hex) -> bool,
        far: impl Fn(Hex) -> u32,
    ) -> Vec<Hex> {
        self.search += 1;
        let Some(first) = self.layout.index(start) else { return Vec::new() };
        let mut open = std::mem::take(&mut self.open);
        open.clear();
        let rank = |hex: Hex, cost: u32| u64::from(cost + far(hex) * ON_ROAD) << 32 | u64::from(cost);
        open.push(Reverse((rank(start, 0), first as u32)));
        self.cost[first] = (self.search, 0);
        self.from[first] = first as u32;
        let mut end = None;
        while let Some(Reverse((rank_here, index))) = open.pop() {
            let (cost, index) = (rank_here as u32, index as usize);
            if self.cost[index] != (self.search, cost) {
                continue;
            }
            if wanted(self.layout.hex(index)) {
                end = Some(index);
                break;
            }
            for (side, to) in self.near.to(index) {
                if !self.domain.has(to) {
                    continue;
                }
                let total = cost + self.step(index, to, side);
                let (search, known) = self.cost[to];
                if search != self.search || total < known {
                    self.cost[to] = (self.search, total);
                    self.from[to] = index as u32;
                    open.push(Reverse((rank(self.layout.hex(to), total), to as u32)));
                }
            }
        }
        self.open = open;
        end.map(|end| self.back(end)).unwrap_or_default()
    }

    fn back(&self, end: usize) -> Vec<Hex> {
        let mut way = vec![self.layout.hex(end)];
        let mut index = end;
        while self.from[index] as usize != index {
            index = self.from[index] as usize;
            way.push(self.layout.hex(index));
        }
        way.reverse();
        way
    }

    /// The stretches of a way that are not road yet; they are now.
    pub(super) fn build(&mut self, way: &[Hex]) -> Vec<Vec<Hex>> {
        let mut built: Vec<Vec<Hex>> = Vec::new();
        let mut going = false;
        for pair in way.windows(2) {
            let [a, b] = pair else { continue };
            let Some(edge) = Edge::between(*a, *b, self.layout.orientation) else { continue };
            if mark(self.layout, &mut self.roads, edge) {
                match built.last_mut().filter(|_| going) {
                    Some(stretch) => stretch.push(*b),
                    None => built.push(vec![*a, *b]),
                }
                going = true;
            } else {
                going = false;
            }
        }
        built
    }
}

/// Sets the bit of a hexside at the hexes on either side of it; true if it was not set before.
fn mark(layout: Layout, bits: &mut [u8], edge: Edge) -> bool {
    let mut new = false;
    // Opposite sides are three apart in clock order.
    for (hex, slot) in edge.hexes(layout.orientation).into_iter().zip([edge.slot(), edge.slot() + 3]) {
        if let Some(bits) = layout.index(hex).and_then(|index| bits.get_mut(index)) {
            new |= *bits >> slot & 1 == 0;
            *bits |= 1 << slot;
        }
    }
    new
}
