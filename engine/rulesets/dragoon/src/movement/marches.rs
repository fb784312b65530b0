//! The ways of a piece through the map, step by step, with what they cost and what order they risk
//! (`move.step`, `move.cost`, `move.disruption`).
//!
//! Every step is planned by the judge and carried out in one copy of the battle, which is put back as it
//! was after it. Must not know rules of its own, nor how ways are drawn.

use crate::battle::state::Battle;
use crate::ids::{mark, rule, track};
use crate::movement::{Plan, refuse};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Event, Game as _, Marches, Order, PieceIx, PieceState, Refusal, Station};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// Most states a search looks at.
const MOST: usize = 4000;
/// A thousandth of a thousandth: what chances are multiplied in.
const SURE: u64 = 1_000_000;

/// A piece somewhere on its ways.
struct Standing {
    piece: PieceState,
    /// The chance to have kept order so far.
    kept: u64,
}

/// A search for ways: the stations found, and the piece as it would stand in each.
struct Search<'a> {
    from: &'a Battle,
    /// The copy steps are tried in.
    copy: Battle,
    pix: PieceIx,
    stations: Vec<Station>,
    standing: Vec<Standing>,
    /// The least cost and the least chance to lose order of a hex and facing.
    best: BTreeMap<(i32, i32, Option<Hour>), (i32, u64)>,
}

impl Battle {
    /// The ways of a piece by steps, each judged as an order, checks passed where they can be, once it
    /// has gone along those hexes.
    ///
    /// # Errors
    /// Why it cannot take a step, or one of those.
    pub(crate) fn marched(&self, pix: PieceIx, along: &[Hex]) -> Result<Marches, Refusal> {
        let Some(start) = self.field().get(pix).filter(|p| p.on_map()).map(|p| p.hex) else {
            return refuse(rule::MOVE_WHO, "It is not on the map");
        };
        let near = self.board().layout().neighbours(start);
        let near = near.map(|(_, to)| self.judge(&Order::step(pix, to)));
        if let Some(Err(why)) = near.min_by_key(Result::is_err) {
            return Err(why);
        }
        let mut search = Search::new(self, pix);
        let mut at = 0;
        for to in along {
            if at > 0 {
                search.stations[at].ends = false;
            }
            let plan = search.stand(at).plan_move(pix, *to, false)?;
            let Some(next) = search.step(at, *to, &plan) else {
                return refuse(rule::MOVE_STEP, "It does not get there");
            };
            at = search.keep(at, next);
        }
        search.best.clear();
        search.spread(at);
        Ok(Marches { stations: search.stations, budget: Some(self.halves_left(pix)) })
    }
}

impl<'a> Search<'a> {
    fn new(from: &'a Battle, pix: PieceIx) -> Self {
        let piece = from.piece(pix).clone();
        let start = Station {
            hex: piece.hex,
            facing: piece.facing,
            facings: Vec::new(),
            before: None,
            halves: Some(0),
            risk_permille: 0,
            stops: false,
            ends: false,
        };
        let mut copy = from.clone();
        copy.clear_events();
        let standing = vec![Standing { piece, kept: SURE }];
        Self { from, copy, pix, stations: vec![start], standing, best: BTreeMap::new() }
    }

    /// The battle with the piece in a station.
    fn stand(&mut self, at: usize) -> &Battle {
        self.copy.put_back(self.pix, &self.standing[at].piece);
        &self.copy
    }

    /// Movement points spent so far.
    fn spent(&self, piece: &PieceState) -> i32 {
        self.from.get(self.pix, track::MP) - piece.tracks[usize::from(track::MP)]
    }

    /// Takes a step from a station the copy stands in, and puts the copy back.
    fn step(&mut self, at: usize, to: Hex, plan: &Plan) -> Option<Standing> {
        let (pix, copy) = (self.pix, &mut self.copy);
        // The lowest die passes every check that can be passed.
        copy.script_dice(0, [1; 24]);
        copy.execute_move(pix, to, plan);
        let events = copy.take_events();
        let kept = self.standing[at].kept * order_kept(pix, &events) / SURE;
        let piece = copy.piece(pix).clone();
        let arrived = piece.hex == to && piece.on_map();
        // What the step did to others is undone; where it did more than move pieces, all of it is.
        let mut touched: Vec<PieceIx> = Vec::new();
        let mut deep = false;
        for event in &events {
            match event {
                Event::Tracked { piece, .. } => touched.push(*piece),
                Event::Drew(_) | Event::Said(_) | Event::Own(_) => {}
                event => match event.touches() {
                    Some(other) if !matches!(event, Event::Stood { .. }) => touched.push(other),
                    _ => deep = true,
                },
            }
        }
        if deep {
            self.copy = self.from.clone();
            self.copy.clear_events();
        } else {
            touched.sort_unstable();
            touched.dedup();
            for other in touched.into_iter().filter(|p| *p != pix) {
                self.copy.put_back(other, self.from.piece(other));
            }
        }
        arrived.then_some(Standing { piece, kept })
    }

    /// Keeps where a step leads to as a station.
    fn keep(&mut self, before: usize, next: Standing) -> usize {
        let piece = &next.piece;
        let halves = self.spent(piece);
        self.best.insert((piece.hex.x, piece.hex.y, piece.facing), (halves, SURE - next.kept));
        self.stations.push(Station {
            hex: piece.hex,
            facing: piece.facing,
            facings: Vec::new(),
            before: Some(before),
            halves: Some(halves),
            risk_permille: ((SURE - next.kept + 500) / 1000) as i32,
            stops: piece.marks.has(mark::STOPPED),
            ends: true,
        });
        self.standing.push(next);
        self.stations.len() - 1
    }

    /// Finds all ways on from a station, the cheapest first, of equally cheap ones the safest.
    fn spread(&mut self, at: usize) {
        let rank = |search: &Self, at: usize| {
            let standing = &search.standing[at];
            (search.spent(&standing.piece), SURE - standing.kept)
        };
        let first = rank(self, at);
        let piece = &self.standing[at].piece;
        self.best.insert((piece.hex.x, piece.hex.y, piece.facing), first);
        let mut open = BinaryHeap::from([Reverse((first, at))]);
        let mut looked = 0;
        while let Some(Reverse((mine, at))) = open.pop() {
            let piece = &self.standing[at].piece;
            let (from, facing, spent) = (piece.hex, piece.facing, mine.0);
            let known = self.best.get(&(from.x, from.y, facing));
            looked += 1;
            if looked > MOST || known.is_some_and(|best| *best < mine) {
                continue;
            }
            let pix = self.pix;
            for to in self.from.around(from) {
                let Ok(plan) = self.stand(at).plan_move(pix, to, false) else { continue };
                let turned = facing.map(|f| f.turned(2 * plan.turns));
                let cost = spent + plan.halves;
                // A dearer way to the same stand need not be tried.
                if self.best.get(&(to.x, to.y, turned)).is_some_and(|(least, _)| *least < cost) {
                    continue;
                }
                let Some(next) = self.step(at, to, &plan) else { continue };
                let key = (to.x, to.y, next.piece.facing);
                let new = (self.spent(&next.piece), SURE - next.kept);
                if self.best.get(&key).is_some_and(|old| *old <= new) {
                    continue;
                }
                let index = self.keep(at, next);
                open.push(Reverse((new, index)));
            }
        }
    }
}

/// The chance that a piece passes all checks of its order that were drawn.
fn order_kept(pix: PieceIx, events: &[Event]) -> u64 {
    let mut kept = SURE;
    for event in events {
        let Event::Drew(draw) = event else { continue };
        let Some(need) = draw.need.filter(|_| draw.piece == Some(pix)) else { continue };
        let plus: i32 = draw.modifiers.iter().map(|m| m.value).sum();
        let (low, high) = draw.range;
        let passes = (low..=high).filter(|v| need.margin(v + plus) >= 0).count() as u64;
        kept = kept * passes / u64::try_from(high - low + 1).unwrap_or(1).max(1);
    }
    kept
}
