//! Line of sight: the traces that rules, previews and overlays share.
//!
//! Must not know what blocks: a ruleset tells it hex by hex.

use crate::hex::{Hex, Layout, Step, crossed, line};

/// Traces the line of sight between two hexes by the nearest hex of each step: the first hex of the first step whose every
/// candidate on the board blocks, or `None` where sight is clear. The ends never block; a step with no candidate on the board
/// does not either. Sight is the same both ways if `blocks` is.
pub fn trace(layout: Layout, from: Hex, to: Hex, mut blocks: impl FnMut(Hex) -> bool) -> Option<Hex> {
    line(from, to).find_map(|step| {
        let mut on_board = step.hexes().filter(|hex| layout.contains(*hex));
        let first = on_board.next()?;
        (blocks(first) && on_board.all(&mut blocks)).then_some(first)
    })
}

/// Traces it by every hex whose inside the line crosses: the first that blocks. Where the line runs along an edge only both
/// sides block together; beyond the board nothing does.
pub fn trace_crossed(layout: Layout, from: Hex, to: Hex, mut blocks: impl FnMut(Hex) -> bool) -> Option<Hex> {
    let mut both = |step: Step| step.hexes().all(|hex| layout.contains(hex) && blocks(hex));
    crossed(from, to).find(|step| both(*step)).and_then(|step| step.hexes().next())
}
