//! Cheapest ways for chains over the ground: roads from hex to hex, streams and walls along hexsides.
//!
//! What is cheap here is what looks right on a map; it has nothing to do with any rule's prices. Must
//! not know kinds by name: [`Drive`] says what matters of one.

use super::seek::{self, Sought};
use super::{Chain, Stop, stop};
use crate::hex::{Edge, Layout};
use crate::{Board, Path, TerrainIx};
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
/// A hexside of the board's outer edge, which parts no hexes and so means nothing: taken only where no other leads there.
const RIM: u32 = 100 * STEP;
/// Up to so many hexes a step's place beside the straight line counts in full; farther away in
/// proportion, so that a long way may swing out as far for its length as a short one.
const SEARCH_HEXES: i64 = 40;
/// Stops looked at for a whole way: farther ways are looked for piece by piece.
const MOST_STOPS: usize = 12_000;
/// Pieces are looked for in haste: a piece may cost so many hundredths of the cheapest.
const PIECES_HASTE: u32 = 130;
/// Stops looked at for all pieces of a long way; what is left then is straight.
const MOST_STOPS_IN_PIECES: usize = 40_000;

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
/// ones and along the slope, for streams in the low ground. Where the search would be long it is put
/// together of pieces, each the cheapest for its length; straight where nothing is found; empty if the
/// goal is not on the board.
#[must_use]
pub fn cheapest(board: &Board, drive: &Drive, from: Stop, to: Stop) -> Vec<Stop> {
    let layout = board.layout();
    if !to.on(layout) || !from.on(layout) {
        return Vec::new();
    }
    match searched(board, drive, from, to, &mut { MOST_STOPS }, 100) {
        Sought::Found(way) => way,
        Sought::Nowhere => straight(layout, from, to),
        Sought::TooFar => in_pieces(board, drive, from, to),
    }
}

/// A long way piece by piece: always towards a place some way ahead on the straight line to the goal,
/// of which way the first half is gone.
fn in_pieces(board: &Board, drive: &Drive, from: Stop, to: Stop) -> Vec<Stop> {
    let layout = board.layout();
    let ahead = usize::try_from(SEARCH_HEXES).unwrap_or(usize::MAX);
    let (mut way, mut here, mut left) = (vec![from], from, MOST_STOPS_IN_PIECES);
    while here != to {
        let line = straight(layout, here, to);
        let Some(aim) = line.get(ahead).or(line.last()).copied().filter(|aim| *aim != here) else { break };
        let piece = match searched(board, drive, here, aim, &mut left, PIECES_HASTE) {
            Sought::Found(piece) => piece,
            Sought::Nowhere | Sought::TooFar => straight(layout, here, aim),
        };
        let half = piece.get(..=piece.len() / 2).filter(|half| {
            // Every piece must come nearer, or the way would never end.
            aim != to && half.last().is_some_and(|s| steps_between(*s, to) < steps_between(here, to))
        });
        let gone = half.unwrap_or(&piece);
        way.extend(gone.iter().skip(1));
        match way.last() {
            Some(last) if *last != here => here = *last,
            _ => break,
        }
    }
    // Pieces may come by a stop twice.
    Chain::new(way, layout)
        .and_then(|chain| chain.simplified())
        .map_or_else(|| straight(layout, from, to), |chain| chain.stops().to_vec())
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

/// `left` is how many stops may still be looked at; `haste` how dear the rest of the way is thought in
/// hundredths of what it costs at least: with 100 the way found is the cheapest.
fn searched(board: &Board, drive: &Drive, from: Stop, to: Stop, left: &mut usize, haste: u32) -> Sought {
    let layout = board.layout();
    let from_hex = matches!(from, Stop::Hex(_));
    let roads = || board.features().values().any(|f| matches!(f.path, Path::Hexes(_)));
    let least = if from_hex && drive.roads != 0 && roads() { ON_ROAD } else { STEP };
    let low = height(board, from).min(height(board, to));
    let aside = Aside::new(from, to, if from_hex { SEARCH_HEXES } else { 2 * SEARCH_HEXES });
    let price = |here: Stop, edge: Edge, there: Stop| {
        let step = match there {
            Stop::Hex(_) => road_step(board, drive, here, there, edge),
            Stop::Corner(_) => side_step(board, drive, edge, low) + RIM * u32::from(!edge.is_inside(layout)),
        };
        let shunned = SHUNNED * u32::from(drive.shunned.contains(&there) && there != to);
        step.saturating_add(aside.price(there)).saturating_add(shunned)
    };
    seek::cheapest(layout, (from, to), left, price, |stop| steps_between(stop, to) * least * haste / 100)
}

/// What a step costs for lying off the straight line. A search asks it a hundred thousand times: roots
/// and quotients are taken once.
struct Aside {
    from: Stop,
    line: (i64, i64),
    /// The price of a unit of the area spanned, in 2^-20; `None` where there is no line.
    rate: Option<u64>,
}

impl Aside {
    /// Of the line between two stops; `full` is how many steps long it may be to count in full.
    fn new(from: Stop, to: Stop, full: i64) -> Self {
        let line = stop::minus(to, from);
        let length = stop::length_squared(line).unsigned_abs();
        let (steps, full) = (u64::from(steps_between(from, to).max(1)), full.unsigned_abs());
        // A stop lies the area over the line's length off it, times the root of three quarters, in thirds.
        let root = |length: u64| ((u64::from(ASIDE * ASIDE) << 40) / (12 * length)).isqrt();
        Self { from, line, rate: (length > 0).then(|| root(length) * full.min(steps) / steps) }
    }

    fn price(&self, stop: Stop) -> u32 {
        let way = stop::minus(stop, self.from);
        let price = match self.rate {
            Some(rate) => (stop::cross(self.line, way).unsigned_abs() * rate + (1 << 19)) >> 20,
            None => (stop::length_squared(way).unsigned_abs() * u64::from(ASIDE * ASIDE) / 9).isqrt(),
        };
        u32::try_from(price).unwrap_or(u32::MAX)
    }
}

/// The height of a stop: of a corner, the lowest of its hexes.
fn height(board: &Board, stop: Stop) -> i32 {
    if let Stop::Hex(hex) = stop {
        return board.level(hex).map_or(0, i32::from);
    }
    let levels = stop.hexes(board.layout()).into_iter().filter_map(|hex| board.level(hex));
    levels.map(i32::from).min().unwrap_or(0)
}

fn road_step(board: &Board, drive: &Drive, here: Stop, there: Stop, edge: Edge) -> u32 {
    let mask = drive.mask(board, edge);
    if mask & drive.roads != 0 {
        return ON_ROAD;
    }
    let rough = if let Stop::Hex(hex) = there { board.terrain(hex) } else { None };
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
