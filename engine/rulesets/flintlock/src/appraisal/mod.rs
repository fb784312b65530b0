//! What a commander may expect of an order, in men: sequence and command here; fire, movement and
//! Shock in modules of their own.
//!
//! Must not know how commanders weigh it, and must not change anything.

pub(crate) mod action;
pub(crate) mod clash;
pub(crate) mod exposure;
pub(crate) mod outlook;
pub(crate) mod reckoned;
pub(crate) mod shock;
pub(crate) mod worth;

use crate::battle::ground::Arm;
use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::ids::{mark, track};
use crate::sequence::work::SequenceWork as Work;
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, Order, PieceIx, Verb};
use oblique_scenario::Side;

/// What bringing up a command is worth at least.
const A_COMMAND: i32 = 60;
/// What one Activation is worth.
const AN_ACTIVATION: i32 = 120;
/// Hexes from the enemy within which a command is in the fight.
const IN_THE_FIGHT: i32 = 6;
/// Flight Points short of the Level from which a Flight roll is to be feared: the sides of a die.
const IN_DANGER: i32 = 6;

impl Battle {
    /// The appraisal of an order.
    pub(crate) fn appraise_order(&self, order: &Order) -> Appraisal {
        match self.memory().frames.last() {
            Some(Frame::Sequence(work)) => self.appraise_sequence(*work, order),
            Some(Frame::Command(_) | Frame::Move(_) | Frame::Fire(_)) => self.appraise_action(order),
            Some(Frame::Shock(work)) => self.appraise_shock(work, order),
            _ => Appraisal::default(),
        }
    }

    /// What it is at the most: a motion's if it ends where nothing is to be feared.
    pub(crate) fn appraise_order_at_most(&self, order: &Order) -> Option<Appraisal> {
        match self.memory().frames.last() {
            Some(Frame::Command(_) | Frame::Move(_) | Frame::Fire(_)) => self.appraise_motion_at_most(order),
            _ => None,
        }
    }

    fn appraise_sequence(&self, work: Work, order: &Order) -> Appraisal {
        let side = self.active();
        match (work, order.verb()) {
            (Work::Begin, Verb::Pass) => cost(AN_ACTIVATION),
            (Work::Commands(_), Verb::Activate) => good(order.piece().map_or(0, |l| self.command_worth(l))),
            (Work::Commands(_), Verb::Choose) => good(A_COMMAND),
            (Work::Commands(_) | Work::Mode(_), Verb::Move) => self.appraise_leader_move(order),
            (Work::SelfActivate(leader), _) => self.appraise_self_activation(leader, order),
            (Work::Mode(leader), Verb::Assault) => self.appraise_declaring(leader),
            (Work::Mode(leader), Verb::Form) => self.appraise_forming(leader, order.formation()),
            (Work::Mode(leader), _) => good(self.general_worth(leader)),
            (Work::Continue, Verb::Activate) => self.appraise_going_on(side),
            (Work::Seize, Verb::Seize) => self.appraise_seizing(side.other()),
            _ => Appraisal::default(),
        }
    }

    /// What bringing up a command is worth: more the nearer it is to the enemy.
    fn command_worth(&self, leader: PieceIx) -> i32 {
        let near = self.units_under(leader).filter_map(|u| self.steps_to_enemy(u)).min();
        match near {
            Some(steps) if steps <= IN_THE_FIGHT => 2 * A_COMMAND,
            Some(_) => A_COMMAND,
            None => 0,
        }
    }

    /// Steps to the nearest enemy infantry or cavalry.
    pub(crate) fn steps_to_enemy(&self, pix: PieceIx) -> Option<i32> {
        let (side, hex) = (self.piece(pix).side(), self.piece(pix).hex);
        let enemies = self.units_of(side.other()).filter(|u| self.arm(*u).is_body());
        enemies.map(|u| self.piece(u).hex.unsigned_distance_to(hex) as i32).min()
    }

    /// Roll with a good leader, or when the command is in the fight; march without a roll otherwise.
    fn appraise_self_activation(&self, leader: PieceIx, order: &Order) -> Appraisal {
        let fight = self.units_under(leader).filter_map(|u| self.steps_to_enemy(u)).min();
        let close = fight.is_some_and(|steps| steps <= IN_THE_FIGHT);
        let initiative = self.get(leader, track::INITIATIVE);
        let full = if close { 3 * A_COMMAND } else { A_COMMAND + A_COMMAND / 2 };
        match order.verb() {
            Verb::Activate => good(full * initiative.clamp(0, 6) / 6),
            Verb::Choose => good(if close { A_COMMAND / 2 } else { A_COMMAND }),
            _ => Appraisal::default(),
        }
    }

    /// Points short of flight: a Flight roll loses when the die exceeds it.
    pub(crate) fn flight_margin(&self, side: Side) -> i32 {
        self.ground().sides[side.index()].flight_level - self.memory().flight_points[side.index()]
    }

    /// Chance in six that a Flight roll of a side loses.
    pub(crate) fn flight_sixths(&self, side: Side) -> i32 {
        (IN_DANGER - self.flight_margin(side)).clamp(0, IN_DANGER)
    }

    /// Going on is worth an Activation at its chance; but every Activation handed over is a Flight
    /// roll of the enemy, and a failed Seizure makes ours one too.
    fn appraise_going_on(&self, side: Side) -> Appraisal {
        let Some(overall) = self.overall(side) else { return Appraisal::default() };
        let chance = (self.get(overall, track::INITIATIVE) - self.memory().run).clamp(0, 6);
        let enemy_runs = self.flight_sixths(side.other());
        let own_runs = self.flight_sixths(side);
        let army = 10 * AN_ACTIVATION;
        Appraisal {
            good: AN_ACTIVATION * chance / 6 + own_runs * army / 36,
            cost: enemy_runs * army * chance / 36,
            ..Appraisal::default()
        }
    }

    /// A Seizure that succeeds takes an Activation; one that fails gives one, costs range, and makes
    /// the enemy roll for flight.
    fn appraise_seizing(&self, side: Side) -> Appraisal {
        let Some(overall) = self.overall(side) else { return Appraisal::default() };
        let wins = self.get(overall, track::INITIATIVE).clamp(0, 6);
        let his =
            self.overall(side.other()).map_or(0, |o| self.get(o, track::INITIATIVE) - self.memory().run);
        let army = 10 * AN_ACTIVATION;
        let (own, enemy) = (self.flight_sixths(side), self.flight_sixths(side.other()));
        Appraisal {
            // Without the attempt he goes on only at his own chance.
            good: AN_ACTIVATION * wins / 6 * his.clamp(0, 6) / 6
                + own * army * wins / 36
                + enemy * army * (6 - wins) / 36,
            cost: AN_ACTIVATION * (6 - wins) / 6 * (6 - his.clamp(0, 6)) / 6 + 20,
            ..Appraisal::default()
        }
    }

    /// Leaders keep out of the enemy's reach; the rest is the commander's affair.
    pub(crate) fn appraise_leader_move(&self, order: &Order) -> Appraisal {
        let Some((leader, hex)) = order.piece().zip(order.hex()) else { return Appraisal::default() };
        // An SL's range is what holds his command together: units left behind are lost to it.
        if self.arm(leader) != Arm::Sub {
            return Appraisal::default();
        }
        let range = self.get(leader, track::RANGE);
        let bodies = self.bodies_under(leader);
        let within = |from: Hex| {
            bodies.iter().filter(|at| at.unsigned_distance_to(from) as i32 <= range).count() as i32
        };
        let (before, after) = (within(self.piece(leader).hex), within(hex));
        if after < before {
            cost((before - after) * A_COMMAND)
        } else {
            good((after - before) * A_COMMAND / 2)
        }
    }

    /// Change formation out of the enemy's reach: columns to march, Close lines to meet the bayonet,
    /// Open ones to receive fire.
    fn appraise_forming(&self, leader: PieceIx, formation: Option<u8>) -> Appraisal {
        let Some(formation) = formation else { return Appraisal::default() };
        let steps = self.units_under(leader).filter_map(|u| self.steps_to_enemy(u)).min().unwrap_or(99);
        let units = self.units_under(leader).filter(|u| self.arm(*u).is_line()).count() as i32;
        let now = self.get(leader, track::COMMAND_FORMATION);
        let value = |form: i32| match u8::try_from(form).unwrap_or(0) {
            crate::ids::formation::COLUMN => {
                if steps > 12 {
                    12
                } else if steps > 8 {
                    0
                } else {
                    -60
                }
            }
            crate::ids::formation::CLOSE => {
                if steps <= 3 {
                    10
                } else {
                    -6
                }
            }
            _ => 0,
        };
        let gain = (value(i32::from(formation)) - value(now)) * units;
        // It takes the whole Activation.
        Appraisal {
            good: gain.max(0),
            cost: self.general_worth(leader) + (-gain).max(0),
            ..Appraisal::default()
        }
    }

    /// What a general action is worth: the best shots of its units, or a march.
    fn general_worth(&self, leader: PieceIx) -> i32 {
        let shots: i32 = self
            .units_under(leader)
            .filter(|u| !self.is(*u, mark::ACTED) && self.is(*u, mark::IN_COMMAND))
            .map(|u| self.best_shot(u))
            .sum();
        A_COMMAND.max(shots)
    }
}

/// Worth of something gained.
pub(crate) fn good(worth: i32) -> Appraisal {
    Appraisal { good: worth, ..Appraisal::default() }
}

/// Price of something.
pub(crate) fn cost(price: i32) -> Appraisal {
    Appraisal { cost: price, ..Appraisal::default() }
}
