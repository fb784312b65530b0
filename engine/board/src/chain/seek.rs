//! The cheapest way from one stop to another, looked for towards the goal within a bounded effort.
//!
//! Must not know what a step costs: it is told.

use super::Stop;
use crate::hex::{Edge, Layout};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What the search knows of a stop.
struct Node {
    stop: Stop,
    cost: u32,
    /// Its place in the list of nodes, plus one; 0 for the start.
    before: u32,
    closed: bool,
}

/// A search leaves the room between its ends by half their distance and so many hexes at most.
const ROOM_HEXES: i32 = 12;

/// Nodes by where they lie, in a table over the room between two stops.
struct Table {
    low: (i32, i32),
    across: i32,
    down: i32,
    /// Entries a hex: one for hexes, two for corners, of which a hex has two to itself.
    each: i32,
    slots: Vec<u32>,
    nodes: Vec<Node>,
}

/// The hex a stop is in, or belongs to.
fn cell(stop: Stop) -> (i32, i32) {
    let (x, y) = stop.thirds();
    (x.div_euclid(3), y.div_euclid(3))
}

impl Table {
    /// A table for the stops between two, with room to go round what lies there.
    fn new(from: Stop, to: Stop) -> Self {
        let (a, b) = (cell(from), cell(to));
        let far = (a.0 - b.0).abs().max((a.1 - b.1).abs());
        let room = ROOM_HEXES + far / 2;
        let low = (a.0.min(b.0) - room, a.1.min(b.1) - room);
        let (across, down) = (a.0.max(b.0) + room - low.0 + 1, a.1.max(b.1) + room - low.1 + 1);
        let each = if matches!(from, Stop::Hex(_)) { 1 } else { 2 };
        let size = [across, down, each].into_iter().map(|n| usize::try_from(n).unwrap_or(0)).product();
        Self { low, across, down, each, slots: vec![0; size], nodes: Vec::new() }
    }

    fn slot(&self, stop: Stop) -> Option<usize> {
        let (x, y) = cell(stop);
        let (col, row) = (x - self.low.0, y - self.low.1);
        let inside = (0..self.across).contains(&col) && (0..self.down).contains(&row);
        // Of the two corners that belong to a hex one lies a third from it, the other two thirds.
        let which = i32::from(self.each == 2 && stop.thirds().0.rem_euclid(3) == 2);
        inside.then(|| usize::try_from((col * self.down + row) * self.each + which).ok()).flatten()
    }
}

/// How a search ended.
pub(super) enum Sought {
    /// With the cheapest way, both ends included.
    Found(Vec<Stop>),
    /// There is none.
    Nowhere,
    /// It gave up.
    TooFar,
}

/// The cheapest way; `left` is how many stops may still be looked at. `price` tells what a step costs to a
/// stop by an edge, `least` what the rest of the way from a stop costs at least, and never less from one
/// stop to the next by more than the step does. Of equally cheap ways always the same one.
pub(super) fn cheapest(
    layout: Layout,
    (from, to): (Stop, Stop),
    left: &mut usize,
    mut price: impl FnMut(Stop, Edge, Stop) -> u32,
    least: impl Fn(Stop) -> u32,
) -> Sought {
    let mut table = Table::new(from, to);
    let mut open = BinaryHeap::new();
    let Some(first) = table.slot(from) else { return Sought::Nowhere };
    table.nodes.push(Node { stop: from, cost: 0, before: 0, closed: false });
    table.slots[first] = 1;
    open.push((Reverse(least(from)), 0_u32, Reverse(1_u32)));
    while let Some((_, _, Reverse(at))) = open.pop() {
        let Some(node) = table.nodes.get_mut(at as usize - 1) else { continue };
        if std::mem::replace(&mut node.closed, true) {
            continue;
        }
        let (here, cost) = (node.stop, node.cost);
        if here == to {
            return Sought::Found(way_back(&table.nodes, at));
        }
        match left.checked_sub(1) {
            Some(less) => *left = less,
            None => return Sought::TooFar,
        }
        for (edge, there) in here.next(layout) {
            let Some(slot) = table.slot(there) else { continue };
            let Some(known) = table.slots.get(slot).copied() else { continue };
            if known != 0 && table.nodes.get(known as usize - 1).is_none_or(|node| node.closed) {
                continue;
            }
            let total = cost.saturating_add(price(here, edge, there));
            let next = match known {
                0 => {
                    table.nodes.push(Node { stop: there, cost: total, before: at, closed: false });
                    let next = u32::try_from(table.nodes.len()).unwrap_or(u32::MAX);
                    table.slots[slot] = next;
                    next
                }
                known => {
                    let Some(node) = table.nodes.get_mut(known as usize - 1) else { continue };
                    if total >= node.cost {
                        continue;
                    }
                    (node.cost, node.before) = (total, at);
                    known
                }
            };
            // Of equally promising stops the farthest on the way goes first, then the one met first.
            open.push((Reverse(total.saturating_add(least(there))), total, Reverse(next)));
        }
    }
    Sought::Nowhere
}

fn way_back(nodes: &[Node], last: u32) -> Vec<Stop> {
    let mut way = Vec::new();
    let mut at = last;
    while let Some(node) = at.checked_sub(1).and_then(|at| nodes.get(at as usize)) {
        way.push(node.stop);
        at = node.before;
    }
    way.reverse();
    way
}
