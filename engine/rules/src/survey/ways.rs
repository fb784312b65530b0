//! Searches over a survey's steps: where a mover gets to, when, and by which way.
//!
//! Points left at the end of a turn are lost; a step dearer than a whole turn's points is never
//! made. Must not know enemies, stacking or facing: those are the battle's.

use super::Survey;
use oblique_board::hex::{Hex, Layout};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How a mover gets to a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Reached {
    /// Whole turns used up before the one in which it arrives.
    pub turns: u32,
    /// Points used in that turn, in halves.
    pub halves: u32,
}

/// A mover about to march.
#[derive(Clone, Copy)]
pub struct March<'a> {
    /// Whose prices.
    pub survey: &'a dyn Survey,
    /// The board's frame.
    pub layout: Layout,
    /// Index of the mover.
    pub mover: usize,
    /// Its points a turn, in halves.
    pub points_halves: u32,
    /// Turns it marches at most.
    pub turns: u32,
}

/// Steps looked at between two questions whether to stop.
const BETWEEN_STOPS: u32 = 4096;
/// Nothing comes before a source.
const NOTHING: u32 = u32::MAX;

impl March<'_> {
    /// What a step more comes to; `None` where it may not be made, or is dearer than a turn.
    fn then(&self, now: Reached, from: Hex, to: Hex) -> Option<Reached> {
        let price = self.survey.step(self.mover, from, to)?;
        if now.halves + price.halves <= self.points_halves {
            Some(Reached { halves: now.halves + price.halves, ..now })
        } else if price.halves <= self.points_halves {
            Some(Reached { turns: now.turns + 1, halves: price.halves })
        } else {
            None
        }
    }

    /// What it reaches from hexes, each with what was used up before; as far as a goal, if there is one.
    /// `None` if `stop` says that the answer is not wanted any more.
    #[must_use]
    pub fn from(
        &self,
        sources: &[(Hex, Reached)],
        goal: Option<Hex>,
        stop: &dyn Fn() -> bool,
    ) -> Option<Ways> {
        let layout = self.layout;
        let mut best: Vec<Option<Reached>> = vec![None; layout.len()];
        let mut before = vec![NOTHING; layout.len()];
        let mut queue = BinaryHeap::new();
        for (hex, start) in sources {
            let Some(i) = layout.index(*hex) else { continue };
            if start.turns < self.turns && best[i].is_none_or(|b| *start < b) {
                best[i] = Some(*start);
                queue.push(Reverse((*start, i)));
            }
        }
        let mut looked = 0_u32;
        while let Some(Reverse((now, i))) = queue.pop() {
            if best[i].is_some_and(|b| b < now) {
                continue;
            }
            looked += 1;
            if looked.is_multiple_of(BETWEEN_STOPS) && stop() {
                return None;
            }
            let hex = layout.hex(i);
            if goal == Some(hex) {
                break;
            }
            for (_, next) in layout.neighbours(hex) {
                let Some(n) = layout.index(next) else { continue };
                if best[n].is_some_and(|b| b <= now) {
                    continue;
                }
                let Some(then) = self.then(now, hex, next) else { continue };
                if then.turns < self.turns && best[n].is_none_or(|b| then < b) {
                    best[n] = Some(then);
                    before[n] = u32::try_from(i).unwrap_or(NOTHING);
                    queue.push(Reverse((then, n)));
                }
            }
        }
        Some(Ways { layout, best, before })
    }

    /// What a way comes to, hex by hex; `None` where it may not be gone.
    #[must_use]
    pub fn along(&self, way: &[Hex]) -> Option<Reached> {
        way.windows(2).try_fold(Reached::default(), |now, step| self.then(now, step[0], step[1]))
    }
}

/// What a march reaches, and by which ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ways {
    layout: Layout,
    best: Vec<Option<Reached>>,
    before: Vec<u32>,
}

impl Ways {
    /// How a hex is reached; `None` where it is not.
    #[must_use]
    pub fn at(&self, hex: Hex) -> Option<Reached> {
        self.layout.index(hex).and_then(|i| self.best[i])
    }

    /// The same for every hex, by row-major index.
    #[must_use]
    pub fn all(&self) -> &[Option<Reached>] {
        &self.best
    }

    /// The hex from which a hex is entered; `None` for sources and hexes not reached.
    #[must_use]
    pub fn before(&self, hex: Hex) -> Option<Hex> {
        let from = self.layout.index(hex).and_then(|i| self.before.get(i)).copied()?;
        (from != NOTHING).then(|| self.layout.hex(from as usize))
    }

    /// The way to a hex, source and hex included; empty where it is not reached.
    #[must_use]
    pub fn to(&self, hex: Hex) -> Vec<Hex> {
        if self.at(hex).is_none() {
            return Vec::new();
        }
        let mut way: Vec<Hex> = std::iter::successors(Some(hex), |h| self.before(*h)).collect();
        way.reverse();
        way
    }
}

/// What a mover reaches from a hex within so many turns, by row-major index.
#[must_use]
pub fn reach(
    survey: &dyn Survey,
    layout: Layout,
    mover: usize,
    points_halves: u32,
    from: Hex,
    turns: u32,
) -> Vec<Option<Reached>> {
    let march = March { survey, layout, mover, points_halves, turns };
    march.from(&[(from, Reached::default())], None, &|| false).map_or_else(Vec::new, |ways| ways.best)
}
