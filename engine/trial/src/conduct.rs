//! How a side was handled in a battle: faults that any officer of the time would see, counted as they are found.
//!
//! Must not know who commands, nor the rules of any system: it looks at where steady units stand when a side's turn begins,
//! and at some orders.

use oblique_battle::BattleSetting;
use oblique_board::hex::{Hex, Hour, within_60};
use oblique_rules::catalog::Role;
use oblique_rules::play::{Field, Game, Order, PieceState, Verb};
use oblique_scenario::Side;
use std::collections::BTreeSet;

/// A unit was in the battle if it came so near to a steady enemy once, in hexes.
const ENGAGED_HEXES: u32 = 2;
/// Hexes within which strength counts as being at hand.
const AT_HAND_HEXES: u32 = 3;
/// Horse this near to the front of steady foot is shot at, in hexes.
const MUSKETRY_HEXES: u32 = 2;
/// Hexes within which the enemy concerns horse and leaders.
const NEAR_HEXES: u32 = 6;
/// Hexes within which he is a danger to a battery.
const BATTERY_DANGER_HEXES: u32 = 4;
/// Hexes within which a battery wants friends.
const ESCORT_HEXES: u32 = 2;
/// Hexes within which a command ought to have its line.
const LINE_HEXES: u32 = 10;
/// Of fewer units it cannot be told which is out of line.
const LEAST_LINE: usize = 3;
/// The turns before the last in which what is not the goal is wasted.
const LAST_TURNS: u16 = 2;

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// A unit that was never in the battle.
    NeverEngaged,
    /// A unit that closes where the enemy has more than twice the strength at hand.
    Alone,
    /// Horse that stands before the front of steady foot.
    IdleHorse,
    /// A battery near the enemy without a friend.
    LoneBattery,
    /// A leader nearer to the enemy than all units about him.
    ExposedLeader,
    /// A unit in contact with neither flank covered.
    OpenFlanks,
    /// An order to recover in the last turns by a side that does not win by waiting.
    LateRecovery,
    /// Fire that may be given in the enemy's turn and is not.
    HeldFire,
    /// Foot near the enemy and out of contact that looks elsewhere than most of its command.
    OutOfLine,
}

/// All of them, in order.
pub const FAULTS: [Fault; 9] = [
    Fault::NeverEngaged,
    Fault::Alone,
    Fault::IdleHorse,
    Fault::LoneBattery,
    Fault::ExposedLeader,
    Fault::OpenFlanks,
    Fault::LateRecovery,
    Fault::HeldFire,
    Fault::OutOfLine,
];

/// How often a fault was found, of how often it could have been.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// How often it was found.
    pub found: u32,
    /// How often it was looked for.
    pub of: u32,
}

impl Count {
    fn add(&mut self, found: bool) {
        self.of += 1;
        self.found += u32::from(found);
    }

    /// In thousandths; 0 where it was never looked for.
    #[must_use]
    pub fn permille(self) -> u32 {
        (self.found * 1000).checked_div(self.of).unwrap_or(0)
    }
}

/// The conduct of both sides of a battle, or of several.
#[derive(Clone, Debug, Default)]
pub struct Conduct {
    counts: [[Count; FAULTS.len()]; 2],
    moment: Option<(u16, Option<Side>)>,
    there: [BTreeSet<usize>; 2],
    engaged: [BTreeSet<usize>; 2],
}

impl Conduct {
    /// How often a side had a fault.
    #[must_use]
    pub fn count(&self, side: Side, fault: Fault) -> Count {
        self.counts[side.index()][fault as usize]
    }

    /// Looks at the state before an order is carried out, and at the order.
    pub fn watch(&mut self, game: &dyn Game, setting: &BattleSetting, side: Side, order: &Order) {
        let field = game.field();
        let moment = (field.turn, field.active_side);
        if self.moment != Some(moment) {
            self.moment = Some(moment);
            for side in Side::BOTH {
                self.look(field, setting, side);
            }
        }
        let fires = |order: &Order| order.verb() == Verb::Fire;
        if field.active_side == Some(side.other()) && game.orders(None).iter().any(fires) {
            self.counts[side.index()][Fault::HeldFire as usize].add(!fires(order));
        }
        let prospects = game.prospects(Some(side));
        let late = prospects.last_turn.is_some_and(|last| field.turn + LAST_TURNS > last);
        if late && prospects.winner != Some(side) && order.piece().is_some() {
            self.counts[side.index()][Fault::LateRecovery as usize].add(order.verb() == Verb::Recover);
        }
    }

    /// The battle has ended: who was never engaged is counted, and the next battle may begin.
    pub fn end(&mut self) {
        for side in Side::BOTH {
            let engaged = &self.engaged[side.index()];
            let count = &mut self.counts[side.index()][Fault::NeverEngaged as usize];
            for piece in &self.there[side.index()] {
                count.add(!engaged.contains(piece));
            }
        }
        self.moment = None;
        self.there = Default::default();
        self.engaged = Default::default();
    }

    fn look(&mut self, field: &Field, setting: &BattleSetting, side: Side) {
        let steady = |p: &PieceState| {
            p.on_map()
                && p.is_unit()
                && setting.catalog.formations.get(usize::from(p.formation)).is_none_or(|f| f.look != "rout")
        };
        let of =
            |s: Side| field.pieces.iter().filter(move |p| p.side() == s && steady(p)).collect::<Vec<_>>();
        let (own, enemies) = (of(side), of(side.other()));
        let layout = setting.board.layout();
        let near =
            |hex: Hex| enemies.iter().map(|e| e.hex.unsigned_distance_to(hex)).min().unwrap_or(u32::MAX);
        let figures = |all: &[&PieceState], hex: Hex| {
            let there = all.iter().filter(|p| p.hex.unsigned_distance_to(hex) <= AT_HAND_HEXES);
            there.map(|p| u32::from(p.figures.max(1))).sum::<u32>()
        };
        for (ix, piece) in field.pieces.iter().enumerate().filter(|(_, p)| p.side() == side && p.on_map()) {
            let counts = &mut self.counts[side.index()];
            let steps = near(piece.hex);
            if piece.info.role.leads() {
                if steps <= NEAR_HEXES {
                    let about = own.iter().filter(|p| p.hex.unsigned_distance_to(piece.hex) <= AT_HAND_HEXES);
                    let foremost = about.map(|p| near(p.hex)).min().unwrap_or(u32::MAX);
                    counts[Fault::ExposedLeader as usize].add(steps < foremost);
                }
                continue;
            }
            self.there[side.index()].insert(ix);
            if steps <= ENGAGED_HEXES {
                self.engaged[side.index()].insert(ix);
            }
            if !steady(piece) {
                continue;
            }
            match piece.info.role {
                Role::Guns if steps <= BATTERY_DANGER_HEXES => {
                    let friend = |p: &&&PieceState| {
                        p.info.role != Role::Guns && p.hex.unsigned_distance_to(piece.hex) <= ESCORT_HEXES
                    };
                    counts[Fault::LoneBattery as usize].add(own.iter().find(friend).is_none());
                }
                Role::Horse if steps <= NEAR_HEXES => {
                    let before = |e: &&&PieceState| {
                        e.info.role == Role::Foot
                            && e.hex.unsigned_distance_to(piece.hex) <= MUSKETRY_HEXES
                            && e.facing.is_none_or(|facing| looks_at(setting, e.hex, facing, piece.hex))
                    };
                    counts[Fault::IdleHorse as usize].add(enemies.iter().find(before).is_some());
                }
                _ => {}
            }
            if steps <= ENGAGED_HEXES && piece.info.role != Role::Guns {
                let alone = 2 * figures(&own, piece.hex) < figures(&enemies, piece.hex);
                counts[Fault::Alone as usize].add(alone);
            }
            if let Some(facing) = piece.facing.filter(|_| (2..=LINE_HEXES).contains(&steps))
                && piece.info.role == Role::Foot
            {
                let beside = |p: &&&PieceState| p.leader == piece.leader && p.info.role == Role::Foot;
                let command: Vec<Hour> = own.iter().filter(beside).filter_map(|p| p.facing).collect();
                let alike = |hour: Hour| command.iter().filter(|other| **other == hour).count();
                let most = command.iter().map(|hour| alike(*hour)).max().unwrap_or(0);
                if command.len() >= LEAST_LINE {
                    counts[Fault::OutOfLine as usize].add(alike(facing) < most);
                }
            }
            if let Some(facing) = piece.facing.filter(|_| steps <= 1 && piece.info.role == Role::Foot) {
                let covered = |hex: Hex| !layout.contains(hex) || own.iter().any(|p| p.hex == hex);
                let flank = |hour: &Hour| (2..=4).contains(&facing.distance(*hour));
                let sides = layout.orientation.sides();
                let open = sides
                    .iter()
                    .filter(|h| flank(h))
                    .all(|h| !covered(piece.hex + h.vector(layout.orientation)));
                counts[Fault::OpenFlanks as usize].add(open);
            }
        }
    }
}

/// Does a piece look at a hex: is it before its front?
fn looks_at(setting: &BattleSetting, from: Hex, facing: Hour, to: Hex) -> bool {
    from != to && within_60(to - from, facing.vector(setting.board.layout().orientation))
}
