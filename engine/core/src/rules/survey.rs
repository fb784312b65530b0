//! What a ruleset tells of the ground while it is being painted: who sees whom, what a step costs,
//! how far guns reach.
//!
//! The answers are those of the rules in play, asked of a document instead of a running battle, so
//! that no preview can disagree with them. Must not know who asks, nor any one ruleset.

use crate::hex::{Hex, Layout};
use std::collections::BinaryHeap;

/// How something moves: a kind of piece in a formation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mover {
    /// Name, e.g. `Infantry, column`.
    pub name: String,
    /// The catalog's kind id.
    pub kind: String,
    /// The catalog's formation id, or empty.
    pub formation: String,
    /// Movement points a turn (an Activation), in halves.
    pub points_halves: u32,
}

/// Something that shoots far enough to be worth a survey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shooter {
    /// Name, e.g. `12-pounder`.
    pub name: String,
    /// Farthest range on level ground, in hexes.
    pub reach_hexes: u32,
}

/// What a step between neighbours costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepPrice {
    /// Movement points, in halves.
    pub halves: u32,
    /// May the step disorder who makes it?
    pub disorders: bool,
}

/// A hex on a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SightStep {
    /// Which.
    pub hex: Hex,
    /// Height of its ground, in halves of a level.
    pub ground_halves: i32,
    /// Height of what stands on it, woods, houses or units, in halves of a level; the ground's own
    /// where nothing does.
    pub top_halves: i32,
}

/// A line of sight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The first hex that blocks it.
    pub blocked: Option<Hex>,
    /// The hexes between, in order; both where the line runs along a hexside.
    pub between: Vec<SightStep>,
    /// Height of the two ends, in halves of a level.
    pub ends_halves: [i32; 2],
    /// The rule it rests on, without prefix.
    pub rule: &'static str,
}

/// A ruleset's answers about a scenario's ground. Cheap to make: it borrows the scenario.
pub trait Survey {
    /// Who moves how.
    fn movers(&self) -> Vec<Mover>;
    /// What a step costs the mover of that index; `None` where it may not go.
    fn step(&self, mover: usize, from: Hex, to: Hex) -> Option<StepPrice>;
    /// Who shoots how far.
    fn shooters(&self) -> Vec<Shooter>;
    /// Does the shooter of that index reach one hex from another, sight apart?
    fn in_reach(&self, shooter: usize, from: Hex, to: Hex) -> bool;
    /// The line of sight between two hexes.
    fn sight(&self, from: Hex, to: Hex) -> Sight;
}

/// How a mover gets to a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reached {
    /// Whole turns used up before the one in which it arrives.
    pub turns: u32,
    /// Points used in that turn, in halves.
    pub halves: u32,
}

/// What a mover reaches from a hex within so many turns, by row-major index. Points left at the end
/// of a turn are lost; a step dearer than a whole turn's points is never made.
#[must_use]
pub fn reach(
    survey: &dyn Survey,
    layout: Layout,
    mover: usize,
    points_halves: u32,
    from: Hex,
    turns: u32,
) -> Vec<Option<Reached>> {
    use std::cmp::Reverse;
    let mut best: Vec<Option<Reached>> = vec![None; layout.len()];
    let mut queue = BinaryHeap::new();
    if let Some(i) = layout.index(from) {
        let start = Reached { turns: 0, halves: 0 };
        best[i] = Some(start);
        queue.push(Reverse((start, i)));
    }
    while let Some(Reverse((now, i))) = queue.pop() {
        if best[i].is_some_and(|b| b < now) {
            continue;
        }
        let hex = layout.hex(i);
        for (_, next) in layout.neighbours(hex) {
            let Some(price) = survey.step(mover, hex, next) else { continue };
            let Some(n) = layout.index(next) else { continue };
            let then = if now.halves + price.halves <= points_halves {
                Reached { halves: now.halves + price.halves, ..now }
            } else if price.halves <= points_halves {
                Reached { turns: now.turns + 1, halves: price.halves }
            } else {
                continue;
            };
            if then.turns < turns && best[n].is_none_or(|b| then < b) {
                best[n] = Some(then);
                queue.push(Reverse((then, n)));
            }
        }
    }
    best
}
