//! Command traced from hex to hex, and passed on from unit to unit (`cmd.trace`, `cmd.chain`,
//! `cmd.skirmish`): in a battle and in a scenario alike.
//!
//! Must not know who is activated, nor what command is for.

use crate::battle::state::form_of;
use crate::ids::mark;
use crate::tables::{Chain, Mover, Tables};
use oblique_board::hex::Hex;
use oblique_rules::position::Position;
use oblique_scenario::Side;
use std::collections::{BTreeMap, VecDeque};

/// No trace goes farther, in hexes: a longer range is a slip of the pen.
const LONGEST_TRACE: i32 = 40;

/// Distances traced from a hex, as far as the trace went.
pub(crate) struct Traced {
    from: Hex,
    most: i32,
    /// By the step to a hex, a square around the first; distances plus one, 0 where no trace leads.
    steps: Vec<u8>,
}

impl Traced {
    fn new(from: Hex, most: i32) -> Self {
        let most = most.clamp(0, LONGEST_TRACE);
        let across = usize::try_from(2 * most + 1).unwrap_or(1);
        Self { from, most, steps: vec![0; across * across] }
    }

    fn place(&self, hex: Hex) -> Option<usize> {
        let (x, y) = (hex.x - self.from.x + self.most, hex.y - self.from.y + self.most);
        let inside = (0..=2 * self.most).contains(&x) && (0..=2 * self.most).contains(&y);
        inside.then(|| usize::try_from(y * (2 * self.most + 1) + x).ok()).flatten()
    }

    /// How far a hex is by the trace, in hexes; `None` where none leads.
    pub(crate) fn get(&self, hex: Hex) -> Option<i32> {
        self.steps.get(self.place(hex)?)?.checked_sub(1).map(i32::from)
    }

    /// Does a trace lead there?
    pub(crate) fn contains(&self, hex: Hex) -> bool {
        self.get(hex).is_some()
    }

    /// Every hex a trace leads to.
    pub(crate) fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        let across = 2 * self.most + 1;
        let steps = (0..across).flat_map(move |y| (0..across).map(move |x| (x, y)));
        let found = steps.zip(&self.steps).filter(|(_, steps)| **steps > 0);
        found.map(|((x, y), _)| self.from + Hex::new(x - self.most, y - self.most))
    }
}

/// Is a combat unit (infantry, cavalry, gun) of `side`'s enemies in a hex (`piece.kinds`; an abandoned gun is
/// none)?
pub(crate) fn enemy_at<P: Position>(position: &P, side: Side, hex: Hex) -> bool {
    let fights = |p: P::Piece| !position.role_of(p).leads() && !position.is_marked(p, mark::ABANDONED);
    position.pieces_at(hex).any(|p| position.side_of(p) != side && fights(p))
}

/// Distances traced from a hex for a side, as far as `most` hexes: intermediate hexes hold no enemy combat
/// unit, lie in no enemy zone and let infantry pass; the end hexes never block (`cmd.trace`). `rows` are
/// those of the terrain table for every terrain of the board.
pub(crate) fn trace<P: Position>(position: &P, rows: &[usize], side: Side, from: Hex, most: i32) -> Traced {
    let (board, tables) = (position.board(), Tables::get());
    let passes = |hex: Hex| {
        let row = board.terrain(hex).and_then(|t| rows.get(usize::from(t.0))).copied().unwrap_or(0);
        tables.terrain.get(row).is_some_and(|row| row.mp(Mover::Line).is_some())
            && !position.in_enemy_zone(side, hex)
            && !enemy_at(position, side, hex)
    };
    let mut traced = Traced::new(from, most);
    let mut queue = VecDeque::new();
    if let Some(place) = traced.place(from).filter(|_| board.layout().contains(from)) {
        traced.steps[place] = 1;
        queue.push_back((from, 0));
    }
    while let Some((hex, steps)) = queue.pop_front() {
        if i32::from(steps) >= traced.most || (steps > 0 && !passes(hex)) {
            continue;
        }
        for (_, next) in board.layout().neighbours(hex) {
            if let Some(place) = traced.place(next).filter(|place| traced.steps[*place] == 0) {
                traced.steps[place] = steps + 2;
                queue.push_back((next, steps + 1));
            }
        }
    }
    traced
}

/// Which units of a command are within its leader's range or chain: `from` is what was traced for his side
/// from where he stands. Each is given by its place among `units`, with that of the unit that passes the
/// command on to it; `None` for one within the range and for whom needs no link.
pub(crate) fn links<P: Position>(
    position: &P,
    rows: &[usize],
    side: Side,
    from: &Traced,
    units: &[P::Piece],
) -> Vec<(usize, Option<usize>)> {
    let chain = |unit: P::Piece| Tables::get().formation(form_of(position.formation_of(unit))).chain;
    let mut found = Vec::new();
    let mut queue = VecDeque::new();
    // By their hexes, so that a link is asked only of those it could reach.
    let mut waiting: BTreeMap<(i32, i32), Vec<(usize, i32)>> = BTreeMap::new();
    for (i, unit) in units.iter().enumerate() {
        let Some(hex) = position.hex_of(*unit) else { continue };
        match chain(*unit) {
            Chain::Always => found.push((i, None)),
            Chain::Never if from.contains(hex) => found.push((i, None)),
            Chain::Hexes(_) if from.contains(hex) => {
                found.push((i, None));
                queue.push_back((i, hex));
            }
            Chain::Hexes(most) => waiting.entry((hex.x, hex.y)).or_default().push((i, most)),
            Chain::Never => {}
        }
    }
    let longest = waiting.values().flatten().map(|(_, most)| *most).max().unwrap_or(0);
    while let Some((link, hex)) = queue.pop_front().filter(|_| !waiting.is_empty()) {
        let near = trace(position, rows, side, hex, longest);
        let mut joined = Vec::new();
        for hex in near.hexes() {
            let (Some(here), Some(away)) = (waiting.get_mut(&(hex.x, hex.y)), near.get(hex)) else {
                continue;
            };
            joined.extend(here.extract_if(.., |(_, most)| away <= *most).map(|(i, _)| (i, hex)));
            if here.is_empty() {
                waiting.remove(&(hex.x, hex.y));
            }
        }
        joined.sort_by_key(|(i, _)| *i);
        found.extend(joined.iter().map(|(i, _)| (*i, Some(link))));
        queue.extend(joined);
    }
    found
}
