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
pub(crate) mod trace;
pub(crate) mod unpicked;

use crate::battle::ground::Arm;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::command::trace::{Traced, links, trace};
use crate::ids::{mark, track};
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;
use std::collections::{BTreeMap, BTreeSet};

impl Battle {
    /// [`trace`] from a hex for a side.
    pub(crate) fn traced(&self, side: Side, from: Hex, most: i32) -> Traced {
        trace(&self.0, &self.ground().terrain_rows, side, from, most)
    }

    /// The overall leader's range in the present Activation (`seq.seize-fail`).
    pub(crate) fn overall_range(&self, overall: PieceIx) -> i32 {
        let penalty = self.memory().penalty[self.piece(overall).side().index()];
        (self.get(overall, track::RANGE) - penalty).max(0)
    }

    /// Units of a command within their leader's range or chain as they stand now (`cmd.in-command`,
    /// `cmd.chain`, `cmd.skirmish`).
    pub(crate) fn in_command_now(&self, leader: PieceIx) -> BTreeSet<PieceIx> {
        self.command_links(leader).into_keys().collect()
    }

    /// Those units, each with the unit that passes the command on to it; `None` for one within the
    /// leader's own range.
    pub(crate) fn command_links(&self, leader: PieceIx) -> BTreeMap<PieceIx, Option<PieceIx>> {
        let piece = self.piece(leader);
        if !piece.on_map() {
            return BTreeMap::new();
        }
        let (side, range) = (piece.side(), self.get(leader, track::RANGE));
        let traced = self.traced(side, piece.hex, range);
        let units: Vec<PieceIx> = self.units_under(leader).collect();
        let links = links(&self.0, &self.ground().terrain_rows, side, &traced, &units);
        links.into_iter().map(|(unit, link)| (units[unit], link.map(|i| units[i]))).collect()
    }

    /// Fixes the command status of both sides (`cmd.snapshot`, `cmd.reaction-status`), and who has
    /// the enemy before him or stands in his zones (`face.zoc`).
    pub(crate) fn fix_status(&mut self) {
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
        let reach = self
            .overall(side)
            .map(|overall| self.traced(side, self.piece(overall).hex, self.overall_range(overall)));
        let guns: Vec<PieceIx> = self.units_of(side).filter(|u| self.arm(*u).is_gun()).collect();
        for pix in leaders.iter().chain(&guns) {
            let at = self.piece(*pix).hex;
            let reached = reach.as_ref().is_some_and(|traced| traced.contains(at));
            self.set_mark(*pix, mark::IN_REACH, reached);
        }
        let mut gun_leaders: BTreeMap<PieceIx, BTreeSet<PieceIx>> = BTreeMap::new();
        for leader in leaders {
            let range = self.get(*leader, track::RANGE);
            let traced = self.traced(side, self.piece(*leader).hex, range);
            for gun in &guns {
                if traced.contains(self.piece(*gun).hex) {
                    gun_leaders.entry(*gun).or_default().insert(*leader);
                }
            }
        }
        if gun_leaders != self.memory().gun_leaders {
            self.change_memory(MemoryChange::GunLeaders(gun_leaders));
        }
    }

    /// May a gun act with this command, or (`None`) in the gun step (`gun.activate`)? A leader the
    /// overall leader reaches is activated as the Activation opens, not when he is picked: the gun
    /// step serves his guns before that, too (`cmd.ol-activates`).
    pub(crate) fn gun_serves(&self, gun: PieceIx, leader: Option<PieceIx>) -> bool {
        let leaders = self.memory().gun_leaders.get(&gun);
        if let Some(leader) = leader {
            return self.is(leader, mark::ACTIVATED) && leaders.is_some_and(|l| l.contains(&leader));
        }
        let active = |l: &PieceIx| self.is(*l, mark::ACTIVATED) || self.is(*l, mark::IN_REACH);
        self.is(gun, mark::IN_REACH) || leaders.is_some_and(|l| l.iter().any(active))
    }
}
