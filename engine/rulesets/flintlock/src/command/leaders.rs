//! Leaders on the move (`leader.move`).
//!
//! Must not know how units move.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::movement::Paths;
use crate::refuse;
use oblique_board::hex::Hex;
use oblique_board::search::{IndexReach, reach_indexed};
use oblique_rules::play::{Order, PieceIx, Refusal, Verb, Why};

impl Battle {
    /// Orders to move a leader.
    pub(crate) fn leader_move_orders(&self, leader: PieceIx, paths: Paths, orders: &mut Vec<Order>) {
        if self.may_lead_on(leader).is_err() {
            return;
        }
        let layout = self.board().layout();
        let way = self.leader_ways(leader);
        let start = layout.index(self.piece(leader).hex);
        let may = |i: usize| start != Some(i) && !self.is_alone_before_enemy(leader, i);
        let ends = way.iter().map(|(i, _)| i).filter(|i| may(*i));
        orders.reserve(way.iter().size_hint().1.unwrap_or_default());
        orders.extend(ends.map(|i| Order::Move {
            piece: Some(leader),
            to: Some(layout.hex(i)),
            path: if paths == Paths::Written { self.hexes_to(&way, i) } else { Vec::new() },
            facing: None,
            turn_only: false,
        }));
    }

    /// Is there an order to move him? A hex beside him mostly answers it.
    pub(crate) fn may_lead_anywhere(&self, leader: PieceIx) -> bool {
        if self.may_lead_on(leader).is_err() {
            return false;
        }
        let (layout, start) = (self.board().layout(), self.piece(leader).hex);
        let budget = u32::try_from(self.allowance(leader)).unwrap_or(0);
        let mut beside = Vec::new();
        self.leader_steps(leader, layout.index(start).unwrap_or(0), &mut beside);
        let may = |hex: Hex| hex != start && self.may_halt(leader, hex).is_ok();
        beside.iter().any(|(i, cost)| *cost <= budget && may(layout.hex(*i)))
            || self.leader_ways(leader).iter().any(|(i, _)| may(layout.hex(i)))
    }

    /// Judges a leader's move: `arm` tells whose turn it is to move, the overall leader's between
    /// commands or the leader's of the command that acts.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_leader_move(&self, order: &Order, arm: Arm) -> Result<(), Refusal> {
        let Some(leader) = order.piece() else {
            return refuse(rule::LEADER_MOVE, "Choose the leader who moves");
        };
        if self.arm(leader) != arm || order.verb() != Verb::Move {
            let name = self.name(leader);
            let text = match self.arm(leader) {
                _ if order.verb() != Verb::Move => {
                    format!("{name} is a leader: he moves, and does nothing else")
                }
                Arm::Overall => format!("{name} moves between commands"),
                _ if self.is(leader, mark::USED) => {
                    format!("{name} moves while his command acts: it has acted in this Activation")
                }
                _ => format!("{name} moves while his command acts: activate it first"),
            };
            return refuse(rule::LEADER_MOVE, text);
        }
        self.leader_path(leader, order).map(drop)
    }

    /// Carries a leader's move out.
    pub(crate) fn execute_leader_move(&mut self, order: &Order) {
        let Some(leader) = order.piece() else { return };
        let Ok(path) = self.leader_path(leader, order) else { return };
        self.set_mark(leader, mark::MOVED, true);
        for to in path {
            self.enter(leader, to, Why::Ordered);
        }
    }

    /// Does a leader ride between two commands: the overall leader, or the one whose command has just
    /// acted as one, `acted`?
    pub(crate) fn rides_between(&self, leader: PieceIx, acted: Option<PieceIx>) -> bool {
        self.arm(leader) == Arm::Overall || acted == Some(leader)
    }

    /// May he move at all: once in an Activation, a leader of a command only if he is active?
    fn may_lead_on(&self, leader: PieceIx) -> Result<(), Refusal> {
        let active = [mark::ACTIVATED, mark::PARTIAL].into_iter().any(|m| self.is(leader, m));
        if !self.piece(leader).on_map() {
            refuse(rule::LEADER_MOVE, "He is not on the map")
        } else if self.is(leader, mark::MOVED) {
            refuse(rule::LEADER_MOVE, format!("{} has moved in this Activation", self.name(leader)))
        } else if self.arm(leader) == Arm::Sub && !active {
            refuse(rule::LEADER_MOVE, format!("{} is not active", self.name(leader)))
        } else {
            Ok(())
        }
    }

    /// May he end in a hex: not alone next to the enemy?
    pub(crate) fn may_halt(&self, leader: PieceIx, hex: Hex) -> Result<(), Refusal> {
        if self.board().layout().index(hex).is_some_and(|i| self.is_alone_before_enemy(leader, i)) {
            return refuse(rule::LEADER_MOVE, "A leader does not end alone next to the enemy");
        }
        Ok(())
    }

    /// Would he be next to the enemy in the hex of that index, and nobody with him who fights?
    fn is_alone_before_enemy(&self, leader: PieceIx, i: usize) -> bool {
        self.touches_enemy(self.piece(leader).side(), i)
            && self.fighter_at(self.board().layout().hex(i)).is_none()
    }

    /// Everywhere he can get to, worked out afresh: zones of control and facing do not matter to him.
    pub(crate) fn search_leader_ways(&self, leader: PieceIx) -> IndexReach {
        let from = self.board().layout().index(self.piece(leader).hex).unwrap_or(0);
        self.leader_reach_from(leader, from, self.allowance(leader))
    }

    /// The same from somewhere on his way, with so many points left.
    pub(crate) fn leader_reach_from(&self, leader: PieceIx, from: usize, points: i32) -> IndexReach {
        let budget = u32::try_from(points).unwrap_or(0);
        let hexes = self.board().layout().len();
        reach_indexed(hexes, from, budget, |i, _, out| self.leader_steps(leader, i, out))
    }

    /// The steps he may take from a hex, with what each costs.
    pub(crate) fn leader_steps(&self, leader: PieceIx, i: usize, out: &mut Vec<(usize, u32)>) {
        let layout = self.board().layout();
        let steps = self.steps(self.mover(leader)).leaving(i);
        let steps = steps.filter_map(|(to, points)| Some((to, points?)));
        let may_pass =
            |to| self.occupants().at(to).is_empty() || self.may_pass(leader, layout.hex(to)).is_ok();
        out.extend(steps.filter(|(to, _)| may_pass(*to)));
    }

    /// The hexes he enters: the order's path, else a cheapest one to its hex.
    fn leader_path(&self, leader: PieceIx, order: &Order) -> Result<Vec<Hex>, Refusal> {
        self.may_lead_on(leader)?;
        let layout = self.board().layout();
        let start = self.piece(leader).hex;
        let path = match (order.hex(), order.path().last()) {
            (hex, Some(last)) if hex.is_none_or(|h| h == *last) => order.path().to_vec(),
            (Some(hex), None) if hex == start => return refuse(rule::LEADER_MOVE, "He is there"),
            (Some(hex), None) => {
                let Some(i) = layout.index(hex) else {
                    return refuse(rule::MAP_EDGE, "Nothing leaves the map");
                };
                self.may_pass(leader, hex)?;
                let way = self.leader_ways(leader).way(i);
                if way.is_empty() {
                    return refuse(rule::LEADER_MOVE, format!("{} cannot get there", self.name(leader)));
                }
                way.into_iter().skip(1).map(|i| layout.hex(i)).collect()
            }
            (None, None) => {
                return refuse(rule::LEADER_MOVE, format!("Choose where {} goes", self.name(leader)));
            }
            (_, Some(_)) => return refuse(rule::LEADER_MOVE, "The path does not lead to the hex"),
        };
        let (mut from, mut cost) = (start, 0);
        for to in path.iter().copied() {
            if from.unsigned_distance_to(to) != 1 {
                return refuse(rule::LEADER_MOVE, "Each hex of a path lies beside the one before");
            }
            if !self.on_board(to) {
                return refuse(rule::MAP_EDGE, "Nothing leaves the map");
            }
            let Some(step) = self.step_cost(leader, from, to) else {
                return refuse(rule::LEADER_MOVE, "Infantry could not enter that ground");
            };
            self.may_pass(leader, to)?;
            cost += step;
            from = to;
        }
        if cost > self.allowance(leader) {
            return refuse(rule::LEADER_MOVE, format!("{} cannot get so far", self.name(leader)));
        }
        self.may_halt(leader, from)?;
        Ok(path)
    }
}
