//! Cheapest ways within a budget, the same on every machine.
//!
//! Must not know what is searched: a state may be a hex, a hex and a facing, a formation besides.

mod indexed;

pub use indexed::{IndexReach, reach_indexed};

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// What can be reached from a start within a budget.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach<S> {
    found: BTreeMap<S, (u32, Option<S>)>,
}

impl<S: Ord + Clone> Reach<S> {
    /// The least cost of a state; `None` where it is out of reach.
    pub fn cost(&self, state: &S) -> Option<u32> {
        self.found.get(state).map(|(cost, _)| *cost)
    }

    /// Every state in reach with its least cost, in the order of states.
    pub fn iter(&self) -> impl Iterator<Item = (&S, u32)> {
        self.found.iter().map(|(state, (cost, _))| (state, *cost))
    }

    /// The state before one on its cheapest way; `None` for the start and what is out of reach.
    pub fn before(&self, state: &S) -> Option<&S> {
        self.found.get(state).and_then(|(_, before)| before.as_ref())
    }

    /// A cheapest way from the start to a state, both included; empty where it is out of reach.
    pub fn way(&self, state: &S) -> Vec<S> {
        let mut way = Vec::new();
        let mut here = self.found.get_key_value(state);
        while let Some((state, (_, before))) = here {
            way.push(state.clone());
            here = before.as_ref().and_then(|b| self.found.get_key_value(b));
        }
        way.reverse();
        way
    }
}

/// Searches outward from a start (Dijkstra's way). `next` is given a state and what it cost so far
/// and pushes the states that follow, each with the cost of the step. Of two equally cheap ways
/// the one through the lower states is kept, so the answer never depends on chance.
pub fn reach<S: Ord + Clone>(
    start: S,
    budget: u32,
    mut next: impl FnMut(&S, u32, &mut Vec<(S, u32)>),
) -> Reach<S> {
    let mut found: BTreeMap<S, (u32, Option<S>)> = BTreeMap::new();
    let mut open: BinaryHeap<Reverse<(u32, S, Option<S>)>> = BinaryHeap::new();
    open.push(Reverse((0, start, None)));
    let mut steps = Vec::new();
    while let Some(Reverse((cost, state, before))) = open.pop() {
        if found.contains_key(&state) {
            continue;
        }
        next(&state, cost, &mut steps);
        for (to, step) in steps.drain(..) {
            let total = cost.saturating_add(step);
            if total <= budget && !found.contains_key(&to) {
                open.push(Reverse((total, to, Some(state.clone()))));
            }
        }
        found.insert(state, (cost, before));
    }
    Reach { found }
}
