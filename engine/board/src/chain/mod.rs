//! Unbroken chains of stops: what roads and streams are made of, and what can be done to them.
//!
//! Pure geometry. Must not know kinds, names or scenarios; only [`ways`] looks at the ground.

mod seek;
mod stop;
pub mod ways;

#[cfg(test)]
mod tests;

use super::Path;
use crate::hex::{Edge, Hex, Layout};
use std::collections::BTreeMap;
pub use stop::Stop;

/// How far a chain may leave the straight line between two handles, squared, in ninths of a step
/// squared: seven tenths of a hex.
const BEND_SQUARED: i64 = 4;
/// Steps between two handles at most.
pub const HANDLE_STEPS: usize = 8;

/// A chain from stop to stop, each a step from the one before; at least two, all of one sort.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    stops: Vec<Stop>,
}

impl Chain {
    /// A chain of stops; `None` if there are fewer than two or two in a row are not a step apart.
    #[must_use]
    pub fn new(stops: Vec<Stop>, layout: Layout) -> Option<Self> {
        let joined = stops.windows(2).all(|w| w[0].edge_to(w[1], layout).is_some());
        (stops.len() > 1 && joined).then_some(Self { stops })
    }

    /// The unbroken parts of a course, in its order.
    #[must_use]
    pub fn parts(path: &Path, layout: Layout) -> Vec<Self> {
        let runs = match path {
            Path::Hexes(hexes) => runs_of_hexes(hexes, layout),
            Path::Edges(edges) => runs_of_edges(edges, layout),
        };
        runs.into_iter().filter_map(|stops| Self::new(stops, layout)).collect()
    }

    /// The course as one chain; `None` where it is broken, or too short to be one.
    #[must_use]
    pub fn of(path: &Path, layout: Layout) -> Option<Self> {
        let mut parts = Self::parts(path, layout);
        let whole = parts.pop().filter(|_| parts.is_empty())?;
        let length = match path {
            Path::Hexes(hexes) => hexes.len(),
            Path::Edges(edges) => edges.len() + 1,
        };
        (whole.stops.len() == length).then_some(whole)
    }

    /// The two ends of a course, whether or not it is whole; `None` if it has none.
    #[must_use]
    pub fn ends(path: &Path, layout: Layout) -> Option<[Stop; 2]> {
        match path {
            Path::Hexes(hexes) => Some([Stop::Hex(*hexes.first()?), Stop::Hex(*hexes.last()?)]),
            Path::Edges(edges) => {
                let o = layout.orientation;
                let free = |edge: Edge, next: Option<&Edge>| {
                    let joint = next.and_then(|next| edge.joint(*next, o));
                    edge.ends(o).into_iter().find(|end| Some(*end) != joint).map(Stop::Corner)
                };
                let (first, last) = (edges.first()?, edges.last()?);
                if edges.len() == 1 {
                    return Some(first.ends(o).map(Stop::Corner));
                }
                Some([free(*first, edges.get(1))?, free(*last, edges.get(edges.len() - 2))?])
            }
        }
    }

    /// The course it is.
    #[must_use]
    pub fn path(&self, layout: Layout) -> Path {
        if matches!(self.first(), Stop::Corner(_)) {
            return Path::Edges(self.edges(layout));
        }
        let hexes = self.stops.iter().filter_map(|stop| match stop {
            Stop::Hex(hex) => Some(*hex),
            Stop::Corner(_) => None,
        });
        Path::Hexes(hexes.collect())
    }

    /// The edges it crosses or follows, step by step.
    #[must_use]
    pub fn edges(&self, layout: Layout) -> Vec<Edge> {
        self.stops.windows(2).filter_map(|w| w[0].edge_to(w[1], layout)).collect()
    }

    /// Its stops: two at least.
    #[must_use]
    pub fn stops(&self) -> &[Stop] {
        &self.stops
    }

    /// How many steps it has.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.stops.len() - 1
    }

    /// Where it begins.
    #[must_use]
    pub fn first(&self) -> Stop {
        self.stops[0]
    }

    /// Where it ends.
    #[must_use]
    pub fn last(&self) -> Stop {
        self.stops[self.stops.len() - 1]
    }

    /// Does it end where it begins?
    #[must_use]
    pub fn is_ring(&self) -> bool {
        self.first() == self.last()
    }

    /// The same, run the other way.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self { stops: self.stops.iter().rev().copied().collect() }
    }

    /// The two halves at a stop that is no end of it, given by its place in the chain.
    #[must_use]
    pub fn split(&self, at: usize) -> Option<(Self, Self)> {
        (at > 0 && at < self.steps())
            .then(|| (Self { stops: self.stops[..=at].to_vec() }, Self { stops: self.stops[at..].to_vec() }))
    }

    /// What is left without the steps between two stops, given by their places: no chain, one or two.
    #[must_use]
    pub fn cut(&self, from: usize, to: usize) -> Vec<Self> {
        let (from, to) = (from.min(to), from.max(to).min(self.steps()));
        if from == to {
            return vec![self.clone()];
        }
        let rest = [self.stops.get(..=from), self.stops.get(to..)];
        rest.into_iter().flatten().filter(|s| s.len() > 1).map(|s| Self { stops: s.to_vec() }).collect()
    }

    /// One chain of two that end at one stop, or a step apart: then that step is put between them.
    /// It runs the way `self` does; the other is turned where needed. `None` if they lie apart.
    #[must_use]
    pub fn joined(&self, other: &Self, layout: Layout) -> Option<Self> {
        let meets = |a: Stop, b: Stop| a == b;
        let near = |a: Stop, b: Stop| a.edge_to(b, layout).is_some();
        self.put_together(other, meets).or_else(|| self.put_together(other, near))
    }

    fn put_together(&self, other: &Self, fits: impl Fn(Stop, Stop) -> bool) -> Option<Self> {
        let (before, after) = if fits(self.last(), other.first()) {
            (self.clone(), other.clone())
        } else if fits(self.last(), other.last()) {
            (self.clone(), other.reversed())
        } else if fits(other.last(), self.first()) {
            (other.clone(), self.clone())
        } else if fits(other.first(), self.first()) {
            (other.reversed(), self.clone())
        } else {
            return None;
        };
        let mut stops = before.stops;
        let shared = usize::from(stops.last() == after.stops.first());
        stops.extend(after.stops.into_iter().skip(shared));
        Some(Self { stops })
    }

    /// The chain without its loops: where it comes by a stop again, what lies between is left out. A
    /// ring stays one. `None` if nothing is left.
    #[must_use]
    pub fn simplified(&self) -> Option<Self> {
        let ring = self.is_ring() && self.steps() > 2;
        let course = if ring { &self.stops[..self.steps()] } else { &self.stops[..] };
        let mut stops: Vec<Stop> = Vec::with_capacity(course.len());
        let mut places: BTreeMap<Stop, usize> = BTreeMap::new();
        for stop in course {
            if let Some(place) = places.get(stop).copied() {
                for gone in stops.drain(place + 1..) {
                    places.remove(&gone);
                }
            } else {
                places.insert(*stop, stops.len());
                stops.push(*stop);
            }
        }
        if ring {
            // There and back by the same way encloses nothing: half of it would be a chain that ends elsewhere.
            if stops.len() < 3 {
                return None;
            }
            stops.push(self.first());
        }
        (stops.len() > 1).then_some(Self { stops })
    }

    /// The places of its handles: its ends, where it bends, and now and then on long straights.
    #[must_use]
    pub fn handles(&self) -> Vec<usize> {
        let mut bends = vec![0];
        self.bends(0, self.steps(), &mut bends);
        bends.push(self.steps());
        let mut handles = vec![0];
        for pair in bends.windows(2) {
            let pieces = (pair[1] - pair[0]).div_ceil(HANDLE_STEPS);
            handles.extend((1..=pieces).map(|n| pair[0] + (pair[1] - pair[0]) * n / pieces));
        }
        handles.dedup();
        handles
    }

    /// Places between two where the chain leaves the straight line farthest, in order.
    fn bends(&self, from: usize, to: usize, found: &mut Vec<usize>) {
        let off = |at: usize| stop::off_line_squared(self.stops[at], self.stops[from], self.stops[to]);
        let Some(far) = (from + 1..to).max_by_key(|at| (off(*at), std::cmp::Reverse(*at))) else { return };
        if off(far) > BEND_SQUARED {
            self.bends(from, far, found);
            found.push(far);
            self.bends(far, to, found);
        }
    }

    /// The handles before and after a place: what stays when the chain is bent there. An end has none
    /// beyond it.
    #[must_use]
    pub(crate) fn anchors(&self, at: usize) -> (Option<usize>, Option<usize>) {
        let handles = self.handles();
        let before = handles.iter().rev().find(|h| **h < at).copied();
        (before, handles.into_iter().find(|h| *h > at))
    }

    /// The chain with the stretch between the handles around a place led through another stop. `way`
    /// finds the stops from one to another, both included; where it finds none the chain stays.
    #[must_use]
    pub fn bent(
        &self,
        at: usize,
        through: Stop,
        layout: Layout,
        mut way: impl FnMut(Stop, Stop) -> Vec<Stop>,
    ) -> Option<Self> {
        let (before, after) = self.anchors(at);
        let mut stops = Vec::new();
        if let Some(before) = before {
            stops.extend_from_slice(self.stops.get(..=before)?);
            stops.extend(way(self.stops[before], through).into_iter().skip(1));
        } else {
            stops.push(through);
        }
        if let Some(after) = after {
            stops.extend(way(through, self.stops[after]).into_iter().skip(1));
            stops.extend_from_slice(self.stops.get(after + 1..)?);
        }
        Self::new(stops, layout)?.simplified()
    }

    /// The place of the stop nearest to another.
    #[must_use]
    pub fn nearest(&self, stop: Stop) -> usize {
        let by_distance = self.stops.iter().enumerate().min_by_key(|(_, s)| s.distance_squared(stop));
        by_distance.map_or(0, |(at, _)| at)
    }
}

fn runs_of_hexes(hexes: &[Hex], layout: Layout) -> Vec<Vec<Stop>> {
    let mut runs: Vec<Vec<Stop>> = Vec::new();
    for hex in hexes {
        let stop = Stop::Hex(*hex);
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|last| last.edge_to(stop, layout).is_some()) => {
                run.push(stop);
            }
            _ => runs.push(vec![stop]),
        }
    }
    runs
}

fn runs_of_edges(edges: &[Edge], layout: Layout) -> Vec<Vec<Stop>> {
    let o = layout.orientation;
    let mut runs: Vec<Vec<Stop>> = Vec::new();
    for (i, edge) in edges.iter().enumerate() {
        let [a, b] = edge.ends(o);
        let onward = runs.last().and_then(|run| run.last()).and_then(|last| match last {
            Stop::Corner(last) if *last == a => Some(b),
            Stop::Corner(last) if *last == b => Some(a),
            _ => None,
        });
        // A hexside given twice in a row leads nowhere.
        let onward = onward.filter(|_| i == 0 || edges[i - 1] != *edge);
        if let (Some(to), Some(run)) = (onward, runs.last_mut()) {
            run.push(Stop::Corner(to));
            continue;
        }
        // The first hexside of a run leads towards what the next one shares with it.
        let joint = edges.get(i + 1).and_then(|next| edge.joint(*next, o));
        let (from, to) = if joint == Some(a) { (b, a) } else { (a, b) };
        runs.push(vec![Stop::Corner(from), Stop::Corner(to)]);
    }
    runs
}
