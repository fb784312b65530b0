//! Units that retire, run or ride home: where they may end, who chooses (`rout.move`, `pursuit.run`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::board::angles::{straightness, within_45};
use crate::ids::{DecisionKind, rule};
use crate::tables::{Arm, Going};
use crate::units::formation::facing_kind;
use oblique_board::hex::{Hex, Hour, dot_and_norms, hour_towards};
use oblique_rules::catalog::FacingKind;
use oblique_rules::play::{Event, Order, PieceIx, Why};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How a unit goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Manner {
    /// Facing the enemy; it stops before the edge of the board.
    Retires,
    /// Facing away; at the edge of the board it is gone.
    Runs,
    /// To its own lines, its back to the enemy.
    RidesHome,
}

/// A unit on its way back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flight {
    /// Who.
    pub(crate) pix: PieceIx,
    /// From what hex away.
    pub(crate) from: Hex,
    /// How many hexes.
    pub(crate) hexes: i32,
    /// How.
    pub(crate) manner: Manner,
    /// Is it forced back in melee, which costs a battery its guns?
    pub(crate) forced: bool,
}

/// Where a flight may end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ends {
    /// Ends as far as it can go, the straightest first, each with its way.
    pub(crate) ways: Vec<Vec<Hex>>,
    /// Does it come to the edge of the board before it has gone as far as it must?
    pub(crate) edge: bool,
}

impl Battle {
    /// Where a flight may end: each step farther from the cause, through friends but no enemies or barred ground, the
    /// end free and within 45 degrees of straight away; short of that as far as it can.
    pub(crate) fn ends_of(&self, flight: Flight) -> Ends {
        let (start, cause) = (self.piece(flight.pix).hex, flight.from);
        let (away, side) = (start - cause, self.piece(flight.pix).side());
        let layout = self.board().layout();
        let mut ends = Ends::default();
        // Ways by their ends, one a hex.
        let mut front: BTreeMap<(i32, i32), Vec<Hex>> = BTreeMap::from([((start.y, start.x), Vec::new())]);
        for _ in 0..flight.hexes {
            let mut next: BTreeMap<(i32, i32), Vec<Hex>> = BTreeMap::new();
            let mut edge = false;
            for way in front.values() {
                let at = way.last().copied().unwrap_or(start);
                let far = at.unsigned_distance_to(cause);
                for to in at.all_neighbors() {
                    if to.unsigned_distance_to(cause) <= far {
                        continue;
                    }
                    if !layout.contains(to) {
                        edge |= within_45(to - start, away);
                        continue;
                    }
                    let ground = self.ground().chart.passage(self.board(), at, to);
                    let open = ground.is_some_and(|passage| passage.going != Going::Impassable);
                    let enemy = self.at(to).iter().any(|other| self.piece(*other).side() != side);
                    if open && !enemy {
                        next.entry((to.y, to.x)).or_insert_with(|| way.iter().copied().chain([to]).collect());
                    }
                }
            }
            // The way may lead round what bars it; where it ends counts.
            let free = |way: &&Vec<Hex>| {
                let end = |hex: &Hex| within_45(*hex - start, away) && self.may_stop(flight.pix, *hex);
                way.last().is_some_and(end)
            };
            let found: Vec<Vec<Hex>> = next.values().filter(free).cloned().collect();
            if found.is_empty() {
                // Steps along the edge that lead nowhere do not take it away from there.
                ends.edge |= edge;
            } else {
                (ends.edge, ends.ways) = (false, found);
            }
            if next.is_empty() {
                break;
            }
            front = next;
        }
        let reference = self.rear_or(flight.pix, away);
        ends.ways.sort_by_key(|way| {
            let end = way.last().copied().unwrap_or(start);
            let straight = straightness(end - start, reference);
            (Reverse((straight, straightness(end - cause, reference))), end.y, end.x)
        });
        ends
    }

    /// The direction of its rear, if that is away from the enemy too; else straight away.
    fn rear_or(&self, pix: PieceIx, away: Hex) -> Hex {
        let orientation = self.board().layout().orientation;
        let rear = self.piece(pix).facing.map(|facing| facing.opposite().vector(orientation));
        rear.filter(|rear| within_45(*rear, away)).unwrap_or(away)
    }

    /// Goes on with a flight: asks its owner where he has a choice.
    pub(crate) fn run_flight(&mut self, flight: Flight) {
        let pix = flight.pix;
        if !self.piece(pix).on_map() {
            return self.pop();
        }
        if flight.forced && self.arm(pix) == Some(Arm::Guns) && flight.manner != Manner::RidesHome {
            self.pop();
            return self.remove(pix, rule::ROUT_MOVE, "leaves its guns and is taken off", Why::Retreat);
        }
        let ends = self.ends_of(flight);
        let far = ends.ways.first().map_or(0, Vec::len);
        let short = i32::try_from(far).is_ok_and(|far| far < flight.hexes);
        if flight.manner == Manner::Runs && ((short && ends.edge) || far == 0) {
            self.pop();
            return self.remove(pix, rule::ROUT_MOVE, "runs off the field", Why::Rout);
        }
        if ends.ways.len() > 1 {
            let to = ends.ways.first().and_then(|way| way.last()).copied();
            let default = Order::Retreat { piece: Some(pix), to, path: Vec::new(), facing: None };
            let side = self.piece(pix).side();
            return self.ask_about(DecisionKind::Retreat, side, Some(pix), default);
        }
        let way = ends.ways.into_iter().next().unwrap_or_default();
        self.flee(flight, &way);
    }

    /// Legal retreats of the flight on top.
    pub(crate) fn retreat_orders(&self, flight: Flight) -> Vec<Order> {
        let piece = Some(flight.pix);
        let to = |way: &Vec<Hex>| way.last().copied();
        let order = |to| Order::Retreat { piece, to: Some(to), path: Vec::new(), facing: None };
        self.ends_of(flight).ways.iter().filter_map(to).map(order).collect()
    }

    /// Carries a flight out to an end its owner chose.
    pub(crate) fn flee_to(&mut self, flight: Flight, to: Option<Hex>) {
        self.change_memory(MemoryChange::Decide(None));
        let ways = self.ends_of(flight).ways;
        let chosen = ways.iter().find(|way| way.last().copied() == to).or_else(|| ways.first()).cloned();
        self.flee(flight, &chosen.unwrap_or_default());
    }

    fn flee(&mut self, flight: Flight, way: &[Hex]) {
        self.pop();
        let stood = |battle: &Self| (battle.piece(flight.pix).hex, battle.piece(flight.pix).facing);
        let before = stood(self);
        let start = before.0;
        let why = match flight.manner {
            Manner::Retires => Why::Retreat,
            Manner::Runs => Why::Rout,
            Manner::RidesHome => Why::Pursuit,
        };
        self.go(flight.pix, way, why);
        let (here, from) = (self.piece(flight.pix).hex, flight.from);
        let toward = if flight.manner == Manner::Retires { from - here } else { here - from };
        self.face_toward(flight.pix, toward);
        // Who cannot go back stays in its hex and facing (`rally.still`).
        if stood(self) != before {
            self.stir(flight.pix);
        }
        self.leaders_passed(flight.pix, start);
    }

    /// Faces a piece along a direction as its formation may; as it faces already if that is no farther off.
    pub(crate) fn face_toward(&mut self, pix: PieceIx, toward: Hex) {
        let sides = match facing_kind(self.piece(pix).formation) {
            FacingKind::Side => true,
            FacingKind::Vertex => false,
            _ => return,
        };
        let (orientation, now) = (self.board().layout().orientation, self.piece(pix).facing);
        let facing = Some(hour_towards(toward, sides, orientation));
        let straight =
            |hour: Option<Hour>| hour.map(|hour| dot_and_norms(toward, hour.vector(orientation)).0);
        if straight(now) != straight(facing) {
            self.emit(Event::Faced { piece: pix, facing });
        }
    }

    /// Moves a unit along a way whatever it costs; leaders with it go along, but the severely wounded (`lead.move`,
    /// `lead.casualty`).
    pub(crate) fn go(&mut self, pix: PieceIx, way: &[Hex], why: Why) {
        let with = self.goes_along(self.piece(pix).hex);
        for to in way {
            let at = self.piece(pix).hex;
            self.emit(Event::Moved { piece: pix, from: at, to: *to, why });
            for leader in &with {
                self.emit(Event::Moved { piece: *leader, from: at, to: *to, why: Why::Along });
            }
            self.take_objective(pix, *to);
        }
    }
}
