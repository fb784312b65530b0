//! Who is in command: ranges traced, chains, the status fixed as an Activation opens (`cmd.*`).
//!
//! Must not know what units do with it.

pub(crate) mod action;
pub(crate) mod leader_casualties;
pub(crate) mod leader_fate;
pub(crate) mod leaders;
pub(crate) mod place;
pub(crate) mod place_work;
pub(crate) mod rejoin;
pub(crate) mod unpicked;

use crate::battle::ground::Arm;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{mark, track};
use crate::tables::{Chain, Mover, Tables};
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Traced distances from a hex, in hexes, by row-major index.
pub struct Traced(Vec<u8>);

impl Battle {
    /// Distances traced from a hex for a side, as far as `most` hexes: intermediate hexes hold no
    /// enemy combat unit, lie in no enemy zone and let infantry pass; the end hexes never block
    /// (`cmd.trace`).
    pub fn traced(&self, side: Side, from: Hex, most: i32) -> Traced {
        let layout = self.board().layout();
        let mut distance = vec![u8::MAX; layout.len()];
        let mut queue = VecDeque::new();
        if let Some(i) = layout.index(from) {
            distance[i] = 0;
            queue.push_back((from, 0u8));
        }
        while let Some((hex, steps)) = queue.pop_front() {
            let barred = steps > 0 && self.bars_trace(side, hex);
            if barred || i32::from(steps) >= most {
                continue;
            }
            for next in self.around(hex) {
                if let Some(i) = layout.index(next)
                    && distance[i] == u8::MAX
                {
                    distance[i] = steps + 1;
                    queue.push_back((next, steps + 1));
                }
            }
        }
        Traced(distance)
    }

    fn bars_trace(&self, side: Side, hex: Hex) -> bool {
        self.enemy_at(side, hex)
            || self.enemy_zone(side, hex)
            || self.terrain_row(hex).mp(Mover::Line).is_none()
    }

    /// Is a hex within a traced distance?
    pub fn within(&self, traced: &Traced, hex: Hex, most: i32) -> bool {
        let at = self.board().layout().index(hex).and_then(|i| traced.0.get(i));
        at.is_some_and(|d| *d != u8::MAX && i32::from(*d) <= most)
    }

    /// The overall leader's range in the present Activation (`seq.seize-fail`).
    pub fn overall_range(&self, overall: PieceIx) -> i32 {
        let penalty = self.memory().penalty[self.piece(overall).side().index()];
        (self.get(overall, track::RANGE) - penalty).max(0)
    }

    /// Units of a command within their leader's range or chain as they stand now (`cmd.in-command`,
    /// `cmd.chain`, `cmd.skirmish`).
    pub fn in_command_now(&self, leader: PieceIx) -> BTreeSet<PieceIx> {
        self.command_links(leader).into_keys().collect()
    }

    /// Those units, each with the unit that passes the command on to it; `None` for one within the
    /// leader's own range.
    pub fn command_links(&self, leader: PieceIx) -> BTreeMap<PieceIx, Option<PieceIx>> {
        let mut inside = BTreeMap::new();
        let piece = self.piece(leader);
        if !piece.on_map() {
            return inside;
        }
        let (side, range) = (piece.side(), self.get(leader, track::RANGE));
        let traced = self.traced(side, piece.hex, range);
        let units: Vec<PieceIx> = self.units_under(leader).collect();
        for unit in &units {
            if self.arm(*unit).is_skirmisher() || self.within(&traced, self.piece(*unit).hex, range) {
                inside.insert(*unit, None);
            }
        }
        // Skirmishers pass no command on, cavalry neither uses nor extends a chain.
        let mut links: VecDeque<PieceIx> =
            inside.keys().copied().filter(|u| self.arm(*u).is_line()).collect();
        while let Some(link) = links.pop_front() {
            let near = self.traced(side, self.piece(link).hex, LONGEST_LINK);
            for unit in &units {
                let Chain::Hexes(most) = Tables::get().formation(self.form(*unit)).chain else { continue };
                if !inside.contains_key(unit)
                    && self.arm(*unit).is_line()
                    && self.within(&near, self.piece(*unit).hex, most)
                {
                    inside.insert(*unit, Some(link));
                    links.push_back(*unit);
                }
            }
        }
        inside
    }

    /// Fixes the command status of both sides (`cmd.snapshot`, `cmd.reaction-status`), and who has
    /// the enemy before him or stands in his zones (`face.zoc`).
    pub fn fix_status(&mut self) {
        let active = self.active();
        for side in Side::BOTH {
            let leaders: Vec<PieceIx> = self.leaders_of(side).filter(|l| self.arm(*l) == Arm::Sub).collect();
            let mut inside = BTreeSet::new();
            for leader in &leaders {
                inside.extend(self.in_command_now(*leader));
            }
            let units: Vec<PieceIx> = self.units_of(side).collect();
            for unit in units {
                self.set_mark(unit, mark::IN_COMMAND, inside.contains(&unit));
                let contact = side == active
                    && self.arm(unit).is_body()
                    && self.front(unit).into_iter().any(|h| self.enemy_at(side, h));
                self.set_mark(unit, mark::IN_CONTACT, contact);
                let zone = side == active && self.enemy_zone(side, self.piece(unit).hex);
                self.set_mark(unit, mark::IN_ZONE, zone);
            }
            if side == active {
                self.fix_reach(side, &leaders);
            }
        }
    }

    /// Which leaders and guns the overall leader reaches, and which leaders reach each gun
    /// (`cmd.ol-activates`, `gun.activate`).
    fn fix_reach(&mut self, side: Side, leaders: &[PieceIx]) {
        let reach = self.overall(side).map(|overall| {
            let range = self.overall_range(overall);
            (self.traced(side, self.piece(overall).hex, range), range)
        });
        let guns: Vec<PieceIx> = self.units_of(side).filter(|u| self.arm(*u).is_gun()).collect();
        for pix in leaders.iter().chain(&guns) {
            let at = self.piece(*pix).hex;
            let reached = reach.as_ref().is_some_and(|(traced, range)| self.within(traced, at, *range));
            self.set_mark(*pix, mark::IN_REACH, reached);
        }
        let mut gun_leaders: BTreeMap<PieceIx, BTreeSet<PieceIx>> = BTreeMap::new();
        for leader in leaders {
            let range = self.get(*leader, track::RANGE);
            let traced = self.traced(side, self.piece(*leader).hex, range);
            for gun in &guns {
                if self.within(&traced, self.piece(*gun).hex, range) {
                    gun_leaders.entry(*gun).or_default().insert(*leader);
                }
            }
        }
        if gun_leaders != self.memory().gun_leaders {
            self.change_memory(MemoryChange::GunLeaders(gun_leaders));
        }
    }

    /// May a gun act with this command, or (`None`) in the gun step (`gun.activate`)?
    pub fn gun_serves(&self, gun: PieceIx, leader: Option<PieceIx>) -> bool {
        let leaders = self.memory().gun_leaders.get(&gun);
        match leader {
            Some(leader) => self.is(leader, mark::ACTIVATED) && leaders.is_some_and(|l| l.contains(&leader)),
            None => {
                self.is(gun, mark::IN_REACH)
                    || leaders.is_some_and(|l| l.iter().any(|l| self.is(*l, mark::ACTIVATED)))
            }
        }
    }
}

/// The longest link of any chain, in hexes (`cmd.chain`).
const LONGEST_LINK: i32 = 2;
