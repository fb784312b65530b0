//! Line of sight: the trace that rules, previews and overlays share.
//!
//! Must not know what blocks: a ruleset tells it hex by hex.

use crate::hex::{Hex, Layout, Step, line};

/// What a trace found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// The step, from 1; the target is at the distance.
    pub at: u32,
    /// The hex or hexes of that step.
    pub step: Step,
}

/// Traces the line of sight between two hexes (`los.line`): the first step whose every candidate
/// on the board blocks, or `None` where sight is clear. The ends never block; a step with no
/// candidate on the board does not either. Sight is the same both ways if `blocks` is.
pub fn trace(layout: Layout, from: Hex, to: Hex, mut blocks: impl FnMut(Hex) -> bool) -> Option<Blocked> {
    (1..).zip(line(from, to)).find_map(|(at, step)| {
        let mut any = false;
        let all = step.hexes().filter(|h| layout.contains(*h)).all(|h| {
            any = true;
            blocks(h)
        });
        (any && all).then_some(Blocked { at, step })
    })
}
