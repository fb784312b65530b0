//! The same search where states are few and numbered: flat arrays instead of trees, and the same answers.

use super::Reach;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A state nobody has reached.
const FAR: u32 = u32::MAX;

/// What can be reached from a start within a budget, by the numbers of the states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexReach {
    /// By state: its least cost, and one more than the state before it, 0 for none.
    found: Vec<(u32, u32)>,
    /// The states in reach, in order.
    states: Vec<u32>,
}

impl IndexReach {
    /// The least cost of a state; `None` where it is out of reach.
    pub fn cost(&self, state: usize) -> Option<u32> {
        self.found.get(state).map(|(cost, _)| *cost).filter(|cost| *cost != FAR)
    }

    /// Every state in reach with its least cost, in the order of states.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u32)> {
        self.states.iter().filter_map(|state| Some((*state as usize, self.found.get(*state as usize)?.0)))
    }

    /// The state before one on its cheapest way; `None` for the start and what is out of reach.
    pub fn before(&self, state: usize) -> Option<usize> {
        let (cost, before) = *self.found.get(state)?;
        (cost != FAR).then_some(before as usize)?.checked_sub(1)
    }

    /// A cheapest way from the start to a state, both included; empty where it is out of reach.
    pub fn way(&self, state: usize) -> Vec<usize> {
        if self.cost(state).is_none() {
            return Vec::new();
        }
        let mut way: Vec<usize> = std::iter::successors(Some(state), |at| self.before(*at)).collect();
        way.reverse();
        way
    }
}

impl From<IndexReach> for Reach<usize> {
    fn from(reach: IndexReach) -> Self {
        let found = reach.iter().map(|(state, cost)| (state, (cost, reach.before(state)))).collect();
        Self { found }
    }
}

/// Searches outward from a start as [`super::reach`] does, through states numbered below `count`. Steps to others are not
/// gone.
pub fn reach_indexed(
    count: usize,
    start: usize,
    budget: u32,
    mut next: impl FnMut(usize, u32, &mut Vec<(usize, u32)>),
) -> IndexReach {
    let mut found = vec![(FAR, 0); count];
    // The best that is known of those still to be looked at: what is no better need not be queued.
    let mut known = vec![(FAR, FAR); count];
    let mut states = Vec::new();
    let mut open = BinaryHeap::from([Reverse((0_u32, start as u32, 0_u32))]);
    let mut steps = Vec::new();
    while let Some(Reverse((cost, state, before))) = open.pop() {
        let Some(place) = found.get_mut(state as usize).filter(|(cost, _)| *cost == FAR) else { continue };
        *place = (cost, before);
        states.push(state);
        next(state as usize, cost, &mut steps);
        for (to, step) in steps.drain(..) {
            let offer = (cost.saturating_add(step), state + 1);
            let is_open = found.get(to).is_some_and(|(cost, _)| *cost == FAR);
            if let Some(best) =
                known.get_mut(to).filter(|best| is_open && offer.0 <= budget && offer < **best)
            {
                *best = offer;
                open.push(Reverse((offer.0, to as u32, offer.1)));
            }
        }
    }
    states.sort_unstable();
    IndexReach { found, states }
}

#[cfg(test)]
mod tests {
    use super::super::{Reach, reach};
    use super::reach_indexed;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_answers_are_those_of_the_search_by_trees(
            steps in prop::collection::vec((0_usize..24, 0_usize..24, 0_u32..5), 0..160),
            start in 0_usize..24,
            budget in 0_u32..14,
        ) {
            let from = |at: usize, out: &mut Vec<(usize, u32)>| {
                out.extend(steps.iter().filter(|(a, ..)| *a == at).map(|(_, to, cost)| (*to, *cost)));
            };
            let trees = reach(start, budget, |at, _, out| from(*at, out));
            let flat = reach_indexed(24, start, budget, |at, _, out| from(at, out));
            prop_assert!(flat.iter().eq(trees.iter().map(|(state, cost)| (*state, cost))));
            for state in 0..24 {
                prop_assert_eq!(flat.cost(state), trees.cost(&state));
                prop_assert_eq!(flat.before(state), trees.before(&state).copied());
                prop_assert_eq!(flat.way(state), trees.way(&state));
            }
            prop_assert_eq!(Reach::from(flat), trees);
        }
    }
}
