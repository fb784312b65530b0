//! Movement: where a unit may go, and by which way (`move.*`, `zoc.*`, `act.partial`).
//!
//! Must not know how a move is carried out, nor turning in place and Withdrawal.

pub(crate) mod costs;
pub(crate) mod entering;
pub(crate) mod geometry;
pub(crate) mod marches;
pub(crate) mod moves;
pub(crate) mod steps;
pub(crate) mod terrain;
pub(crate) mod turning;
pub(crate) mod withdrawal;
pub(crate) mod work;
pub(crate) mod zones;

use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::zones::Hold;
use crate::refuse;
use crate::tables::Form;
use oblique_board::hex::{Hex, Hour};
use oblique_board::search::{IndexReach, reach_indexed};
use oblique_rules::play::{Order, PieceIx, Refusal};

/// A move judged legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MovePlan {
    /// Hexes entered, the first first.
    pub path: Vec<Hex>,
    /// Points it costs.
    pub cost: i32,
    /// The facing it ends with.
    pub facing: Option<Hour>,
}

/// Facings a unit may end a move with at the most.
const MOST_FACINGS: usize = 6;

/// Whether moves are listed with the hexes they enter, each or only where they end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paths {
    /// So that an order can be given as it is listed: it is judged step by step, without looking for a way again.
    Written,
    /// For who looks through all of them and gives one.
    LeftOut,
}

/// Where a unit is on its way, as a number: the index of the hex reached; past the hexes of the board it is that hex
/// again, by a way through ground that disorders.
pub(crate) type At = usize;

/// What bars a unit's way.
#[derive(Clone, Copy)]
pub(crate) struct Bars {
    /// Do zones of control count?
    zones: bool,
    /// Does one hold it where it stands?
    held: bool,
    /// Does it act partially, and keep away from the enemy?
    partial: bool,
}

impl Battle {
    /// Orders to move, turn or withdraw.
    pub(crate) fn move_orders(&self, pix: PieceIx, paths: Paths, orders: &mut Vec<Order>) {
        self.turn_orders(pix, orders);
        self.withdraw_orders(pix, orders);
        if self.may_march(pix).is_err() {
            return;
        }
        let layout = self.board().layout();
        let way = self.march_ways(pix);
        let ends = self.march_ends(pix, &way);
        orders.reserve(ends.len() * MOST_FACINGS);
        for i in ends {
            let hex = layout.hex(i);
            let path = if paths == Paths::Written { self.path_of(&way, i) } else { Vec::new() };
            for facing in self.end_facings(pix, hex) {
                orders.push(Order::Move {
                    piece: Some(pix),
                    to: Some(hex),
                    path: path.clone(),
                    facing: Some(facing),
                    turn_only: false,
                });
            }
        }
    }

    /// A move as it is listed with its path, of one listed without; every other order as it is.
    pub(crate) fn move_with_path(&self, mut order: Order) -> Order {
        let Order::Move { piece: Some(pix), to: Some(hex), path, .. } = &mut order else { return order };
        if path.is_empty()
            && let Some(i) = self.board().layout().index(*hex)
        {
            *path = if self.arm(*pix).leads() {
                self.hexes_to(&self.leader_ways(*pix), i)
            } else {
                self.path_of(&self.march_ways(*pix), i)
            };
        }
        order
    }

    /// The hexes in reach in which a unit may end, by index and in their order.
    fn march_ends(&self, pix: PieceIx, way: &IndexReach) -> Vec<usize> {
        let (layout, start) = (self.board().layout(), self.piece(pix).hex);
        let mut ends = Vec::with_capacity(way.iter().size_hint().1.unwrap_or_default());
        ends.extend(way.iter().map(|(at, _)| self.hex_on_way(at)));
        ends.sort_unstable();
        ends.dedup();
        let start = layout.index(start);
        ends.retain(|i| {
            let free = self.occupants().at(*i).is_empty();
            start != Some(*i) && (free || self.may_stack(pix, layout.hex(*i)).is_ok())
        });
        ends
    }

    /// The index of the hex of a state of a way.
    pub(crate) fn hex_on_way(&self, at: At) -> usize {
        at % self.board().layout().len().max(1)
    }

    /// Has the way to a state entered ground that disorders?
    pub(crate) fn way_disorders(&self, at: At) -> bool {
        at >= self.board().layout().len()
    }

    /// Is there a hex a unit can march to and face in somehow?
    pub(crate) fn may_march_anywhere(&self, pix: PieceIx) -> bool {
        let layout = self.board().layout();
        self.may_march(pix).is_ok()
            && (self.march_ends(pix, &self.march_ways(pix)).into_iter())
                .any(|i| !self.end_facings(pix, layout.hex(i)).is_empty())
    }

    /// Judges a move: along the path of the order, else by the cheapest way to its hex.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn plan_move(&self, pix: PieceIx, order: &Order) -> Result<MovePlan, Refusal> {
        self.may_march(pix)?;
        let path = match (order.hex(), order.path().last()) {
            (hex, Some(last)) if hex.is_none_or(|h| h == *last) => order.path().to_vec(),
            (_, Some(_)) => return refuse(rule::MOVE_POINTS, "The path does not lead to the hex"),
            (Some(hex), None) => self.march_path(pix, hex)?,
            (None, None) if self.march_ways(pix).iter().count() < 2 => {
                return refuse(rule::MOVE_POINTS, format!("{} has no hex to go to", self.name(pix)));
            }
            (None, None) => return refuse(rule::MOVE_POINTS, "Choose where it goes"),
        };
        let cost = self.judge_path(pix, &path)?;
        let end = path.last().copied().unwrap_or(self.piece(pix).hex);
        let allowed = self.end_facings(pix, end);
        let facing = match order.facing() {
            Some(facing) => Some(facing),
            None => self.piece(pix).facing.filter(|f| allowed.contains(f)).or(allowed.first().copied()),
        };
        match facing {
            Some(f) if !self.hours_of(self.piece(pix).formation).contains(&f) => {
                refuse(rule::FACE_SIDES, format!("{} cannot face that way", self.name(pix)))
            }
            Some(f) if !allowed.contains(&f) => {
                refuse(rule::STACK_CLOSE, "Two Close units in a hex face the same way")
            }
            _ => Ok(MovePlan { path, cost, facing }),
        }
    }

    /// May a unit or gun move at all (`res.disorder`, `res.abandoned`, `zoc.withdraw`, `zoc.leave`)?
    pub(crate) fn may_march(&self, pix: PieceIx) -> Result<(), Refusal> {
        self.may_haul(pix)?;
        let name = self.name(pix);
        match self.hold(pix) {
            Hold::Withdrawal if self.arm(pix).is_line() && !self.fully_active(pix) => refuse(
                rule::ACT_PARTIAL,
                format!("{name} is only partially active and stays in the enemy's zone"),
            ),
            Hold::Withdrawal if self.arm(pix).is_line() => {
                refuse(rule::ZOC_WITHDRAW, format!("{name} leaves the enemy's zone by Withdrawal only"))
            }
            Hold::Withdrawal => {
                refuse(rule::ZOC_LEAVE, format!("{name} leaves a zone of cavalry by Withdrawal only"))
            }
            Hold::Free | Hold::ByFreeHex => Ok(()),
        }
    }

    /// May a gun be moved (`res.disorder`, `res.abandoned`)? Anything else may.
    pub(crate) fn may_haul(&self, pix: PieceIx) -> Result<(), Refusal> {
        if !self.arm(pix).is_gun() {
            Ok(())
        } else if self.is(pix, mark::ABANDONED) {
            refuse(rule::RES_ABANDONED, "An abandoned gun never moves again")
        } else if self.disordered(pix) {
            refuse(rule::RES_DISORDER, "A Disordered gun does not move")
        } else {
            Ok(())
        }
    }

    /// Is it held to what partial activation allows?
    pub(crate) fn acts_partially(&self, pix: PieceIx) -> bool {
        self.arm(pix).is_body() && !self.fully_active(pix)
    }

    /// Does a step disorder a Close unit when it stops (`terr.woods`)? Not along a road.
    pub(crate) fn step_disorders(&self, pix: PieceIx, from: Hex, to: Hex) -> bool {
        self.arm(pix).is_line()
            && self.form(pix) == Form::Close
            && self.terrain_row(to).disorders_close
            && self.way_between(from, to).is_none()
    }

    /// Everywhere a unit can get to, ends and hexes it only passes; without `zones` as if the enemy had
    /// none and held nobody back.
    pub(crate) fn march_reach(&self, pix: PieceIx, zones: bool) -> IndexReach {
        let from = self.board().layout().index(self.piece(pix).hex).unwrap_or(0);
        self.march_reach_from(pix, from, self.allowance(pix), zones)
    }

    /// The same from somewhere on its way, with so many points left.
    pub(crate) fn march_reach_from(&self, pix: PieceIx, from: At, points: i32, zones: bool) -> IndexReach {
        let bars = self.bars(pix, zones);
        let budget = u32::try_from(points).unwrap_or(0);
        let states = 2 * self.board().layout().len();
        reach_indexed(states, from, budget, |at, _, out| self.march_steps(pix, at, bars, out))
    }

    /// What bars a unit's way, with or without zones of control.
    pub(crate) fn bars(&self, pix: PieceIx, zones: bool) -> Bars {
        Bars {
            zones,
            held: zones && self.hold(pix) != Hold::Free,
            partial: zones && self.acts_partially(pix),
        }
    }

    /// The steps a unit may take from somewhere on its way, with what each costs.
    pub(crate) fn march_steps(&self, pix: PieceIx, at: At, bars: Bars, out: &mut Vec<(At, u32)>) {
        let (layout, i) = (self.board().layout(), self.hex_on_way(at));
        let (start, side, hex) = (self.piece(pix).hex, self.piece(pix).side(), layout.hex(i));
        let occupied = |i| !self.occupants().at(i).is_empty();
        if hex != start
            && (bars.zones && self.enemy_zone(side, hex) || occupied(i) && self.may_pass(pix, hex).is_err())
        {
            return;
        }
        for (to, points) in self.steps(self.mover(pix)).leaving(i) {
            let Some(points) = points else { continue };
            let next = layout.hex(to);
            let barred = hex == start && bars.held && self.enemy_zone(side, next)
                || bars.partial && self.touches_enemy(side, to)
                || occupied(to) && self.may_pass(pix, next).is_err() && self.may_stack(pix, next).is_err();
            if !barred {
                let disorders = self.way_disorders(at) || self.step_disorders(pix, hex, next);
                out.push((if disorders { to + layout.len() } else { to }, points));
            }
        }
    }

    /// The cheapest way to a hex, one that leaves it in order if there is one.
    fn march_path(&self, pix: PieceIx, hex: Hex) -> Result<Vec<Hex>, Refusal> {
        if hex == self.piece(pix).hex {
            return refuse(rule::MOVE_POINTS, format!("{} stands there", self.name(pix)));
        }
        let Some(i) = self.board().layout().index(hex) else {
            return refuse(rule::MAP_EDGE, "Nothing leaves the map");
        };
        self.may_stack(pix, hex)?;
        if self.acts_partially(pix) && self.beside_enemy(self.piece(pix).side(), hex) {
            return refuse(rule::ACT_PARTIAL, "A partially active unit does not move next to the enemy");
        }
        let path = self.path_of(&self.march_ways(pix), i);
        if path.is_empty() { Err(self.no_way(pix, hex)) } else { Ok(path) }
    }

    /// Why no way leads to a hex: its ground, the enemy's zones, or the points.
    fn no_way(&self, pix: PieceIx, hex: Hex) -> Refusal {
        let name = self.name(pix);
        if self.terrain_row(hex).mp(self.mover(pix)).is_none() {
            return Refusal::new(rule::MOVE_POINTS, format!("{name} cannot enter that ground"));
        }
        let open = self.march_reach(pix, false);
        let index = self.board().layout().index(hex);
        if index.is_none_or(|i| self.path_of(&open, i).is_empty()) {
            let points = self.allowance(pix);
            return Refusal::new(
                rule::MOVE_POINTS,
                format!("{name} has {points} points, and every way there costs more"),
            );
        }
        if self.acts_partially(pix) {
            let text =
                format!("{name} is only partially active: every way there touches the enemy or his zones");
            return Refusal::new(rule::ACT_PARTIAL, text);
        }
        if self.hold(pix) == Hold::ByFreeHex {
            return Refusal::new(rule::ZOC_LEAVE, "It must enter a hex free of enemy zones first");
        }
        Refusal::new(rule::ZOC_STOP, format!("{name} would have to stop in an enemy zone on the way"))
    }

    /// The cheapest way found to a hex of that index, one that leaves the unit in order if there is
    /// one; empty if there is none.
    fn path_of(&self, found: &IndexReach, i: usize) -> Vec<Hex> {
        let ends = [i, i + self.board().layout().len()];
        let end = ends.into_iter().find(|at| found.cost(*at).is_some());
        end.map_or_else(Vec::new, |at| self.hexes_to(found, at))
    }

    /// The hexes entered on the cheapest way to a state that is in reach.
    pub(crate) fn hexes_to(&self, found: &IndexReach, at: At) -> Vec<Hex> {
        let layout = self.board().layout();
        let back = || std::iter::successors(Some(at), |at| found.before(*at));
        let count = back().count() - 1;
        let mut hexes = vec![Hex::ZERO; count];
        // From its end, the start left out.
        for (hex, at) in hexes.iter_mut().rev().zip(back()) {
            *hex = layout.hex(self.hex_on_way(at));
        }
        hexes
    }

    /// Judges a path step by step; what it costs.
    pub(crate) fn judge_path(&self, pix: PieceIx, path: &[Hex]) -> Result<i32, Refusal> {
        let (start, side) = (self.piece(pix).hex, self.piece(pix).side());
        let (held, partial) = (self.hold(pix) != Hold::Free, self.acts_partially(pix));
        let most = self.allowance(pix);
        let (mut from, mut cost) = (start, 0);
        for (i, to) in path.iter().copied().enumerate() {
            if from.unsigned_distance_to(to) != 1 {
                return refuse(rule::MOVE_POINTS, "Each hex of a path lies beside the one before");
            }
            if !self.on_board(to) {
                return refuse(rule::MAP_EDGE, "Nothing leaves the map");
            }
            if i > 0 && self.enemy_zone(side, from) {
                return refuse(rule::ZOC_STOP, "A unit that enters an enemy zone of control stops there");
            }
            if i == 0 && held && self.enemy_zone(side, to) {
                return refuse(rule::ZOC_LEAVE, "It must enter a hex free of enemy zones first");
            }
            let Some(step) = self.step_cost(pix, from, to) else {
                return refuse(rule::MOVE_POINTS, format!("{} cannot enter that ground", self.name(pix)));
            };
            cost += step;
            if cost > most {
                return refuse(rule::MOVE_POINTS, format!("The way costs more than {most} points"));
            }
            if i + 1 == path.len() { self.may_stack(pix, to) } else { self.may_pass(pix, to) }?;
            if partial && self.beside_enemy(side, to) {
                return refuse(rule::ACT_PARTIAL, "A partially active unit does not move next to the enemy");
            }
            from = to;
        }
        Ok(cost)
    }

    /// Facings a unit may end a move with in a hex: any of its formation's, in a Close pair its
    /// mate's.
    pub(crate) fn end_facings(&self, pix: PieceIx, hex: Hex) -> Vec<Hour> {
        let form = self.piece(pix).formation;
        if form == formation::CLOSE
            && let Some(mate) = self.bodies_at(hex).find(|p| *p != pix)
        {
            return self.piece(mate).facing.into_iter().collect();
        }
        self.hours_of(form).to_vec()
    }
}
