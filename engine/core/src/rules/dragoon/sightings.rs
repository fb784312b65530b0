//! What the map shows of a running battle: zones of control, reach with its risks, fields of fire,
//! lines of sight (`zoc.where`, `move.step`, `bomb.target`, `zoc.fire`, `los.line`).
//!
//! Everything is asked of the functions that judge and carry orders out. Must not know how it is
//! drawn.

use super::ids::track;
use super::movement::refuse;
use super::sight;
use super::state::Battle;
use crate::hex::{Hex, Hour};
use crate::rules::play::{
    Event, FireArea, Game as _, LineOfSight, Order, Pix, ReachHex, Refusal, Stream, Verb,
};
use crate::scenario::Side;
use std::collections::BTreeMap;

/// Most states a search looks at.
const MOST: usize = 4000;
/// A thousandth of a thousandth: what chances are multiplied in.
const SURE: u64 = 1_000_000;

/// A way found: what it has cost, the chance to have kept order, and the battle after it.
struct Way {
    halves: i32,
    kept: u64,
    battle: Battle,
}

impl Battle {
    /// Hexes in the zones of control of a side.
    pub fn zone_hexes(&self, side: Side) -> Vec<Hex> {
        let layout = self.ground.board.layout();
        layout.hexes().filter(|hex| self.enemy_zone(side.other(), *hex)).collect()
    }

    /// Where a piece can get to by steps, each judged as an order, checks passed where they can be.
    ///
    /// # Errors
    /// Why it cannot take a step.
    pub fn reached(&self, pix: Pix) -> Result<Vec<ReachHex>, Refusal> {
        let Some(start) = self.field.get(pix).filter(|p| p.on_map()).map(|p| p.hex) else {
            return refuse("move.who", "It is not on the map");
        };
        let step = |hex: Hex| Order::of(Verb::Move, pix).at(hex);
        let near: Vec<Hex> = self.ground.board.layout().neighbours(start).map(|(_, h)| h).collect();
        if let Some(Err(why)) = near.iter().map(|h| self.judge(&step(*h))).min_by_key(Result::is_err) {
            return Err(why);
        }
        let mut open: Vec<Way> = vec![Way { halves: 0, kept: SURE, battle: self.clone() }];
        let mut best: BTreeMap<(usize, Option<Hour>), (i32, u64)> = BTreeMap::new();
        let mut found: BTreeMap<usize, ReachHex> = BTreeMap::new();
        let layout = self.ground.board.layout();
        let mut looked = 0;
        while let Some(at) = (0..open.len()).min_by_key(|i| (open[*i].halves, SURE - open[*i].kept)) {
            let way = open.swap_remove(at);
            looked += 1;
            let from = way.battle.piece(pix).hex;
            let key = (layout.index(from).unwrap_or(0), way.battle.piece(pix).facing);
            if looked > MOST
                || best.get(&key).is_some_and(|(n, kept)| (*n, SURE - kept) < (way.halves, SURE - way.kept))
            {
                continue;
            }
            for (_, to) in layout.neighbours(from) {
                let Ok(plan) = way.battle.plan_move(pix, to, false) else { continue };
                let mut next = way.battle.clone();
                // The lowest die passes every check that can be passed.
                next.field.stream = Stream::scripted(0, [1; 24]);
                next.events.clear();
                next.carry_move(pix, to, &plan);
                let kept = way.kept * order_kept(pix, &next.events) / SURE;
                let halves = self.get(pix, track::MP) - next.get(pix, track::MP);
                if next.piece(pix).hex != to || !next.piece(pix).on_map() {
                    continue;
                }
                let (Some(i), facing) = (layout.index(to), next.piece(pix).facing) else { continue };
                let rank = (halves, SURE - kept);
                if best.get(&(i, facing)).is_some_and(|(n, k)| (*n, SURE - k) <= rank) {
                    continue;
                }
                best.insert((i, facing), (halves, kept));
                let reach = ReachHex {
                    hex: to,
                    halves: Some(halves),
                    risk_permille: ((SURE - kept + 500) / 1000) as i32,
                    stops: next.is(pix, super::ids::mark::STOPPED),
                };
                let old = found.get(&i).map(|r| (r.halves, r.risk_permille));
                if to != start && old.is_none_or(|old| (reach.halves, reach.risk_permille) < old) {
                    found.insert(i, reach);
                }
                open.push(Way { halves, kept, battle: next });
            }
        }
        Ok(found.into_values().collect())
    }

    /// What a unit could fire at as it stands: a battery far off, men into their zone of control.
    ///
    /// # Errors
    /// Why it cannot fire.
    pub fn fire_area(&self, pix: Pix) -> Result<FireArea, Refusal> {
        if let Some(why) = self.refuse_arms(pix) {
            return Err(why);
        }
        let layout = self.ground.board.layout();
        let mut area = FireArea::default();
        if !self.arm(pix).is_guns() {
            if !self.has_zone(pix) {
                return refuse("zoc.fire", "In column it has no zone of control to fire into");
            }
            area.hexes = layout.hexes().filter(|hex| self.front(pix).contains(hex)).collect();
            return Ok(area);
        }
        if let Some(why) = self.guns_silent(pix) {
            return Err(why);
        }
        for hex in layout.hexes().filter(|hex| *hex != self.piece(pix).hex) {
            match self.refuse_aim(pix, hex) {
                None => area.hexes.push(hex),
                Some(why) if why.rule == "los.line" => area.hidden.push(hex),
                Some(_) => {}
            }
        }
        Ok(area)
    }

    /// The line of sight between two hexes as the units stand.
    pub fn line_of_sight(&self, from: Hex, to: Hex) -> LineOfSight {
        let blocked = sight::blocked(&self.ground.board, from, to, |hex| self.top_at(hex).is_some());
        LineOfSight { from, to, blocked, rule: "los.line" }
    }
}

/// The chance that a piece passes all checks of its order that were drawn.
fn order_kept(pix: Pix, events: &[Event]) -> u64 {
    let mut kept = SURE;
    for event in events {
        let Event::Drew(draw) = event else { continue };
        let Some(need) = draw.need.filter(|_| draw.piece == Some(pix)) else { continue };
        let plus: i32 = draw.modifiers.iter().map(|m| m.value).sum();
        let (low, high) = draw.range;
        let passes = (low..=high).filter(|v| v + plus <= need).count() as u64;
        kept = kept * passes / u64::try_from(high - low + 1).unwrap_or(1).max(1);
    }
    kept
}
