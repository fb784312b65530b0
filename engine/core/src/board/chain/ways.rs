//! Cheapest ways for chains over the ground: roads from hex to hex, streams and walls along hexsides.
//!
//! What is cheap here is what looks right on a map; it has nothing to do with any rule's prices. Must
//! not know kinds by name: [`Drive`] says what matters of one.

use super::{Chain, Stop, stop};
use crate::board::{Board, TerrainIx, search};
use crate::hex::{Edge, Layout};
use std::collections::BTreeSet;

/// Cost of a step on open level ground.
const STEP: u32 = 100;
/// Cost a hex of rough ground adds to a road.
const ROUGH: u32 = 30;
/// Cost of every level up or down for a road.
const CLIMB: u32 = 40;
/// Cost of every level a stream runs above the lower of its ends.
const HEIGHT: u32 = 40;
/// Cost of a step for every hex it lies off the straight line: of equally short ways the straightest.
const ASIDE: u32 = 8;
/// Cost of a step along a road there is.
const ON_ROAD: u32 = 80;
/// Cost a road adds that a stream would run across, and a stream a road would cross.
const ACROSS: u32 = 15;
/// Cost a stream adds where one runs already: two in one bed are one too many.
const SAME_BED: u32 = 150;
/// Cost of a stop that had better be left alone: dearer than any way round it.
const SHUNNED: u32 = 400;
/// Farther than so many hexes the straight line is taken.
const SEARCH_HEXES: i64 = 40;

/// What matters of a kind for the way it takes.
#[derive(Clone, Debug, Default)]
pub struct Drive {
    /// It keeps to low ground.
    pub flows: bool,
    /// Bits of [`Board::linear_mask`] of what runs from hex to hex.
    pub roads: u16,
    /// Bits of what runs along hexsides.
    pub sides: u16,
    /// Edges looked at as if nothing ran there: those of the chain being bent.
    pub own: BTreeSet<Edge>,
    /// Stops it had better not come by.
    pub shunned: BTreeSet<Stop>,
}

impl Drive {
    /// What runs at an edge that is not the chain's own.
    fn mask(&self, board: &Board, edge: Edge) -> u16 {
        if self.own.contains(&edge) { 0 } else { board.linear_mask(edge) }
    }
}

/// Steps between two stops at least, on a free board: hexes, or hexsides.
fn steps_between(a: Stop, b: Stop) -> u32 {
    let (x, y) = stop::minus(a, b);
    let thirds = x.abs().max(y.abs()).max((x + y).abs());
    let steps = match a {
        Stop::Hex(_) => thirds / 3,
        // Two hexsides lead as far as a hex at best.
        Stop::Corner(_) => thirds * 2 / 3,
    };
    u32::try_from(steps).unwrap_or(u32::MAX)
}

/// The cheapest way from one stop to another of its sort, both included: short, for roads on existing
/// ones and along the slope, for streams in the low ground. The straight line where the search would
/// be long, or finds nothing; empty if the goal is not on the board.
#[must_use]
pub fn cheapest(board: &Board, drive: &Drive, from: Stop, to: Stop) -> Vec<Stop> {
    let layout = board.layout();
    if !to.on(layout) || !from.on(layout) {
        return Vec::new();
    }
    let far = from.distance_squared(to) > 9 * SEARCH_HEXES * SEARCH_HEXES;
    let way = if far { Vec::new() } else { searched(board, drive, from, to) };
    if way.is_empty() { straight(layout, from, to) } else { way }
}

/// The straight way from one stop to another, as far as it stays on the board.
#[must_use]
pub fn straight(layout: Layout, from: Stop, to: Stop) -> Vec<Stop> {
    let mut way = from.straight_to(to, layout);
    let leaves = |w: &[Stop]| {
        let inside = match w[1] {
            Stop::Hex(_) => w[1].on(layout),
            // A hexside counts only beside the board.
            Stop::Corner(_) => w[0]
                .edge_to(w[1], layout)
                .is_some_and(|e| e.hexes(layout.orientation).iter().any(|h| layout.contains(*h))),
        };
        !inside
    };
    let end = way.windows(2).position(leaves).map_or(way.len(), |at| at + 1);
    way.truncate(end);
    way
}

fn searched(board: &Board, drive: &Drive, from: Stop, to: Stop) -> Vec<Stop> {
    let layout = board.layout();
    let least = if matches!(from, Stop::Hex(_)) { ON_ROAD } else { STEP };
    let budget = steps_between(from, to) * STEP * 3 / 2 + 6 * STEP;
    let low = height(board, from).min(height(board, to));
    let found = search::reach(from, budget, |here, cost, next| {
        for (edge, there) in here.next(layout) {
            let step = match there {
                Stop::Hex(_) => road_step(board, drive, *here, there, edge),
                Stop::Corner(_) => side_step(board, drive, edge, low),
            };
            let off = stop::off_line_squared(there, from, to).unsigned_abs();
            // The root of ninths is thirds of a hex.
            let aside = u32::try_from((off * u64::from(ASIDE * ASIDE) / 9).isqrt()).unwrap_or(u32::MAX);
            let shunned = SHUNNED * u32::from(drive.shunned.contains(&there) && there != to);
            let step = step.saturating_add(aside).saturating_add(shunned);
            if cost.saturating_add(step).saturating_add(steps_between(there, to) * least) <= budget {
                next.push((there, step));
            }
        }
    });
    found.way(&to)
}

/// The height of a stop: of a corner, the lowest of its hexes.
fn height(board: &Board, stop: Stop) -> i32 {
    let levels = stop.hexes(board.layout()).into_iter().filter_map(|hex| board.level(hex));
    levels.map(i32::from).min().unwrap_or(0)
}

fn road_step(board: &Board, drive: &Drive, here: Stop, there: Stop, edge: Edge) -> u32 {
    let mask = drive.mask(board, edge);
    if mask & drive.roads != 0 {
        return ON_ROAD;
    }
    let rough = there.hexes(board.layout()).first().and_then(|hex| board.terrain(*hex));
    let climb = height(board, there).abs_diff(height(board, here));
    let across = u32::from(mask & drive.sides != 0);
    STEP + ROUGH * u32::from(rough != Some(TerrainIx(0))) + CLIMB * climb + ACROSS * across
}

fn side_step(board: &Board, drive: &Drive, edge: Edge, low: i32) -> u32 {
    let mask = drive.mask(board, edge);
    let across = ACROSS * u32::from(mask & drive.roads != 0);
    if !drive.flows {
        return STEP + across;
    }
    let levels = edge.hexes(board.layout().orientation).into_iter().filter_map(|hex| board.level(hex));
    // A hexside beside a hill lies at its foot: the lower of its two hexes tells how high it is, the
    // higher one whether it keeps away from the slope.
    let (lower, upper) = levels.map(i32::from).fold((i32::MAX, i32::MIN), |(l, u), n| (l.min(n), u.max(n)));
    let above = u32::try_from((lower - low).max(0)).unwrap_or(0);
    let slope = u32::try_from((upper - lower).max(0)).unwrap_or(0);
    let same = SAME_BED * u32::from(mask & drive.sides != 0);
    STEP + HEIGHT * above + slope.min(4) * 3 + across + same
}

/// The chain led through another stop at a place by the cheapest way, or straight.
#[must_use]
pub fn bent(
    board: &Board,
    drive: &Drive,
    chain: &Chain,
    at: usize,
    through: Stop,
    direct: bool,
) -> Option<Chain> {
    let layout = board.layout();
    let own = chain.edges(layout).into_iter().collect();
    let mut drive = Drive { own, shunned: BTreeSet::new(), ..drive.clone() };
    let mut plain = Drive::default();
    chain.bent(at, through, layout, |from, to| {
        let straight = straight(layout, from, to);
        let crosses = straight.iter().skip(1).any(|stop| plain.shunned.contains(stop));
        let way = match direct {
            true if !crosses => straight,
            true => cheapest(board, &plain, from, to),
            false => cheapest(board, &drive, from, to),
        };
        // What leads on from the new place shall not go back the way that led there.
        drive.shunned.extend(&way);
        plain.shunned.extend(&way);
        way
    })
}
