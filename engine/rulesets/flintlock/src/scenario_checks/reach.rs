//! Who is in command as the scenario stands (`cmd.trace`, `cmd.in-command`, `cmd.chain`): the
//! battle's own answer is taken from its state, this one from the document.

use super::pieces_asked::{CheckContext, Entry, formation, int, role, stands};
use crate::Flintlock;
use crate::ids::attribute;
use crate::tables::{Chain, Form, Mover, Tables};
use oblique_board::hex::{Hex, HexSet};
use oblique_rules::catalog::Role;
use oblique_scenario::{PieceId, Side};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The longest link of a chain, in hexes.
const LONGEST_LINK: u32 = 2;
/// A range beyond this is a slip of the pen, and traced no farther.
const LONGEST_RANGE: i32 = 40;

/// Where command can be traced for both sides.
pub(super) struct Traces<'l, 's> {
    look: &'l CheckContext<'s>,
    /// Hexes that bar each side: enemies and their zones.
    barred: [HexSet; 2],
    /// Does a trace pass over a terrain, by its index on the board?
    passable: Vec<bool>,
}

/// Traced distances from a hex, as far as the trace went.
pub(super) struct Reached {
    at: Hex,
    most: i32,
    /// By the step to a hex, a square around the first; distances plus one, 0 where no trace leads.
    steps: Vec<u32>,
}

impl Reached {
    /// From a hex, as far as `most`, which is kept within what a board can hold.
    fn new(at: Hex, most: u32) -> Self {
        let most = i32::try_from(most).unwrap_or(i32::MAX).min(LONGEST_RANGE);
        let across = usize::try_from(2 * most + 1).unwrap_or(1);
        Self { at, most, steps: vec![0; across * across] }
    }

    fn place(&self, hex: Hex) -> Option<usize> {
        let (x, y) = (hex.x - self.at.x + self.most, hex.y - self.at.y + self.most);
        let inside = (0..=2 * self.most).contains(&x) && (0..=2 * self.most).contains(&y);
        inside.then(|| usize::try_from(y * (2 * self.most + 1) + x).ok()).flatten()
    }

    /// How far a hex is by the trace; `None` where none leads.
    pub(super) fn get(&self, hex: Hex) -> Option<u32> {
        self.steps.get(self.place(hex)?)?.checked_sub(1)
    }

    /// Every hex a trace leads to.
    pub(super) fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        let across = 2 * self.most + 1;
        let steps = (0..across).flat_map(move |y| (0..across).map(move |x| (x, y)));
        let found = steps.zip(&self.steps).filter(|(_, steps)| **steps > 0);
        found.map(|((x, y), _)| self.at + Hex::new(x - self.most, y - self.most))
    }

    /// Does a trace lead there?
    pub(super) fn contains(&self, hex: Hex) -> bool {
        self.get(hex).is_some()
    }
}

impl<'l, 's> Traces<'l, 's> {
    pub(super) fn new(look: &'l CheckContext<'s>) -> Self {
        let position = look.position::<Flintlock>();
        let barred = Side::BOTH.map(|side| {
            let enemy = side.other();
            let mut bars = position.zone_of(enemy).clone();
            for (_, hex) in look.deployed().into_iter().filter(|((_, p), _)| p.side == enemy) {
                bars.insert(hex);
            }
            bars
        });
        let passes = |id: &String| Tables::get().terrain_by_id(id).mp(Mover::Line).is_some();
        let passable = look.s.board.palette().iter().map(passes).collect();
        Self { look, barred, passable }
    }

    /// Traced distances from a hex, as far as `most`; the end hexes never bar.
    fn from(&self, side: Side, hex: Hex, most: u32) -> Reached {
        let (layout, board) = (self.look.layout(), &self.look.s.board);
        let passes = |h: Hex| {
            let open = board.terrain(h).and_then(|t| self.passable.get(usize::from(t.0))).copied();
            open == Some(true) && !self.barred[side.index()].contains(h)
        };
        let mut found = Reached::new(hex, most);
        let mut queue = VecDeque::from([(hex, 0)]);
        if let Some(first) = found.place(hex) {
            found.steps[first] = 1;
        }
        while let Some((at, steps)) = queue.pop_front() {
            if steps >= most || (steps > 0 && !passes(at)) {
                continue;
            }
            for (_, next) in layout.neighbours(at) {
                let new = found.place(next).filter(|place| found.steps[*place] == 0);
                if let Some(place) = new {
                    found.steps[place] = steps + 2;
                    queue.push_back((next, steps + 1));
                }
            }
        }
        found
    }

    /// Hexes a leader's word reaches, by his range; `None` where he is not on the map.
    pub(super) fn of_leader(&self, leader: Entry<'_>) -> Option<Reached> {
        self.within(leader, u32::try_from(int(leader.1, attribute::RANGE)).unwrap_or(0))
    }

    /// Hexes his word would reach with another range; `None` where he is not on the map.
    pub(super) fn within(&self, leader: Entry<'_>, range: u32) -> Option<Reached> {
        let on = leader.1.hex.filter(|h| self.look.layout().contains(*h))?;
        Some(self.from(leader.1.side, on, range))
    }

    /// Units of a command in its leader's range or chain.
    pub(super) fn in_command(&self, leader: Entry<'_>) -> BTreeSet<PieceId> {
        let reached = self.of_leader(leader);
        let mut units = self.look.deployed_under(leader.0);
        units.retain(|((_, p), _)| stands(p));
        let light = |p| role(p) == Some(Role::Light);
        let inside = |p, h: Hex| light(p) || reached.as_ref().is_some_and(|r| r.contains(h));
        let (near, rest): (Vec<_>, Vec<_>) = units.into_iter().partition(|((_, p), h)| inside(p, *h));
        // By their hexes, so that a link looks only at those it could join.
        let mut waiting: BTreeMap<(i32, i32), Vec<Entry<'_>>> = BTreeMap::new();
        for (entry, h) in rest {
            waiting.entry((h.x, h.y)).or_default().push(entry);
        }
        let mut found: BTreeSet<PieceId> = near.iter().map(|((id, _), _)| (*id).clone()).collect();
        let mut links: VecDeque<Hex> =
            near.iter().filter(|((_, p), _)| role(p) == Some(Role::Foot)).map(|(_, h)| *h).collect();
        while let Some(link) = links.pop_front() {
            let around = self.from(leader.1.side, link, LONGEST_LINK);
            for h in link.range(LONGEST_LINK) {
                let Some(here) = waiting.get_mut(&(h.x, h.y)) else { continue };
                let away = around.get(h).and_then(|d| i32::try_from(d).ok());
                here.retain(|(id, p)| {
                    let chain = Form::from_id(formation(p)).map(|f| Tables::get().formation(f).chain);
                    let most = chain.and_then(Chain::hexes).filter(|_| role(p) == Some(Role::Foot));
                    let joins = most.zip(away).is_some_and(|(most, away)| away <= most);
                    if joins {
                        found.insert((*id).clone());
                        links.push_back(h);
                    }
                    !joins
                });
                if here.is_empty() {
                    waiting.remove(&(h.x, h.y));
                }
            }
        }
        found
    }
}
