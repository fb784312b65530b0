//! Evades: who must, who may, where to (`evade.duty`, `evade.move`).

use crate::attack::pair::Attack;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::board::chart::Ground;
use crate::board::hexes_between;
use crate::ids::{DecisionKind, mark, rule};
use crate::refuse;
use crate::retreat::course::{evade_dice, evade_hexes, inches_in_words};
use crate::retreat::ends::straightness;
use crate::tables::Tables;
use crate::units::class::Arm;
use crate::units::formation::facing_kind;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{DrawName, Event, Order, PieceIx, Refusal, Why};
use std::cmp::Reverse;
use std::collections::{BTreeSet, VecDeque};

/// A die of an evade.
const EVADE: DrawName = DrawName::new("evade");
/// The answer that evades.
const EVADES: i32 = 1;

impl Battle {
    /// May it evade an attacker: some `true` if it must?
    pub(crate) fn evades(&self, pix: PieceIx, attacker: PieceIx) -> Option<bool> {
        let end = self.memory().attack.as_ref().and_then(|attack| attack.way.last().copied());
        self.evades_at(pix, attacker, end.unwrap_or(self.piece(attacker).hex))
    }

    /// May it evade an attacker that strikes it from a hex, where its way ends: some `true` if it must?
    pub(crate) fn evades_at(&self, pix: PieceIx, attacker: PieceIx, end: Hex) -> Option<bool> {
        if !self.stands(pix) || self.is_engaged(pix) {
            return None;
        }
        // Works make close order of skirmishers, not of gunners (`skirm.cover`).
        if self.arm(pix) == Arm::Guns {
            return Some(false);
        }
        if self.holds_cover(pix, Some(end)) {
            return None;
        }
        self.is_loose(pix).then(|| !self.strikes_loose(attacker))
    }

    /// Asks a unit whether it evades; who must is not asked, who cannot goes on standing.
    pub(crate) fn ask_to_evade(&mut self, pix: PieceIx, attacker: PieceIx) {
        match self.evades(pix, attacker) {
            None => self.pop(),
            Some(true) => self.throw_evade(pix, attacker),
            Some(false) => {
                let side = self.piece(pix).side();
                self.ask_about(DecisionKind::Evade, side, Some(pix), Order::choose(EVADES));
            }
        }
    }

    /// The answer to the question whether a unit evades.
    pub(crate) fn answer_evade(&mut self, alternative: i32) {
        self.answered();
        let Some(Task::Evade(pix, attacker)) = self.memory().tasks.last().copied() else { return };
        if alternative == EVADES {
            self.throw_evade(pix, attacker);
        } else {
            self.pop();
        }
    }

    fn throw_evade(&mut self, pix: PieceIx, attacker: PieceIx) {
        self.pop();
        let (dice, sides) = (evade_dice(self.arm(pix)), Tables::get().fire.sides);
        let mut inches = 0;
        for _ in 0..dice {
            let draw = (EVADE, rule::EVADE_MOVE);
            inches += self.draw_from((1, sides), draw, Some(pix), &[], None, inches_in_words);
        }
        if let Some(attack) = self.memory().attack.clone() {
            let evaded = attack.evaded.iter().copied().chain([pix]).collect();
            self.change_memory(MemoryChange::Attack(Some(Attack { evaded, ..attack })));
        }
        let from = self.piece(attacker).hex;
        self.push(Task::EvadePath(pix, from, evade_hexes(inches)));
    }

    /// Hexes a unit can evade to: by steps none of which comes nearer to the attacker.
    pub(crate) fn evade_ends(&self, pix: PieceIx, from: Hex, hexes: i32) -> Vec<(Hex, Vec<Hex>)> {
        let start = self.piece(pix).hex;
        let (mut found, mut open) = (Vec::new(), VecDeque::from([(start, Vec::new(), hexes)]));
        let mut reached = BTreeSet::from([(start.y, start.x)]);
        while let Some((at, way, left)) = open.pop_front().filter(|(.., left)| *left > 0) {
            for to in self.around(at) {
                let nearer = hexes_between(to, from) < hexes_between(at, from);
                if nearer || !self.evades_into(pix, at, to) || !reached.insert((to.y, to.x)) {
                    continue;
                }
                let next: Vec<Hex> = way.iter().copied().chain([to]).collect();
                if self.may_stop(pix, to) {
                    found.push((to, next.clone()));
                }
                open.push_back((to, next, left - 1));
            }
        }
        // The farthest from the attacker first, straight away from it before others.
        let away = start - from;
        let straight = |hex: Hex| Reverse(straightness(away, hex - start));
        found.sort_by_key(|(hex, _)| (-hexes_between(*hex, from), straight(*hex), hex.y, hex.x));
        found
    }

    /// Does a unit evade from hex to hex: friends are passed, ground impassable to it and enemies are not?
    fn evades_into(&self, pix: PieceIx, from: Hex, to: Hex) -> bool {
        let side = self.piece(pix).side();
        let next = from.unsigned_distance_to(to) == 1;
        next && self.flees_into(pix, from, to) && self.enemy_at(side, to).is_none()
    }

    /// The way of an evade to a hex: the one named, if it may be gone, or the shortest.
    fn evade_way(&self, pix: PieceIx, (from, hexes): (Hex, i32), to: Hex, path: &[Hex]) -> Option<Vec<Hex>> {
        if path.is_empty() {
            return self
                .evade_ends(pix, from, hexes)
                .into_iter()
                .find(|(end, _)| *end == to)
                .map(|(_, way)| way);
        }
        let mut at = self.piece(pix).hex;
        for next in path {
            let nearer = hexes_between(*next, from) < hexes_between(at, from);
            if nearer || !self.evades_into(pix, at, *next) {
                return None;
            }
            at = *next;
        }
        let short = i32::try_from(path.len()).is_ok_and(|steps| steps <= hexes);
        (at == to && short && self.may_stop(pix, to)).then(|| path.to_vec())
    }

    /// Does a unit that flees cross from hex to hex: is nothing there impassable to it? Gunners leave their guns and
    /// flee on foot.
    pub(crate) fn flees_into(&self, pix: PieceIx, from: Hex, to: Hex) -> bool {
        let (chart, board, horse) = (&self.ground().chart, self.board(), self.is_horse(pix));
        let side = chart.side(board, from, to);
        let bears = match chart.at(board, to) {
            Ground::Open => true,
            Ground::Woods => !horse || side.road,
            Ground::Town(_) => self.may_hold(pix, to).is_ok(),
            Ground::Water => false,
        };
        bears && !side.river && !(horse && side.works)
    }

    /// May it stand on the ground of a hex at all: horse and guns neither in blocks nor in woods off the roads?
    pub(crate) fn ground_bears(&self, pix: PieceIx, hex: Hex) -> bool {
        let walks = self.arm(pix) == Arm::Foot || self.is(pix, mark::WITHOUT_GUNS);
        self.bears(pix, walks, hex)
    }

    /// May it end a retreat on the ground of a hex? Gunners leave their guns and walk there (`guns.abandoned`).
    pub(crate) fn ground_bears_retreat(&self, pix: PieceIx, hex: Hex) -> bool {
        self.bears(pix, !self.is_horse(pix), hex)
    }

    fn bears(&self, pix: PieceIx, walks: bool, hex: Hex) -> bool {
        let (chart, board) = (&self.ground().chart, self.board());
        match chart.at(board, hex) {
            Ground::Open => true,
            Ground::Woods => walks || chart.is_on_road(board, hex),
            Ground::Town(_) => self.may_hold(pix, hex).is_ok(),
            Ground::Water => false,
        }
    }

    /// Asks where a unit evades to; without a way out it stands and is caught.
    pub(crate) fn ask_where_to_evade(&mut self, pix: PieceIx, from: Hex, hexes: i32) {
        let ends = self.evade_ends(pix, from, hexes);
        match ends.as_slice() {
            [] => {
                let text = format!("{} cannot get away", self.name(pix));
                self.say(rule::EVADE_MOVE, Some(pix), text);
                self.pop();
            }
            [(to, way)] => {
                let (to, way) = (*to, way.clone());
                self.evade_along(pix, to, &way, None);
            }
            [(to, _), ..] => {
                let default =
                    Order::Retreat { piece: Some(pix), to: Some(*to), path: Vec::new(), facing: None };
                let side = self.piece(pix).side();
                self.ask_about(DecisionKind::EvadePath, side, Some(pix), default);
            }
        }
    }

    /// Legal ends of the evade asked for.
    pub(crate) fn evade_orders(&self, pix: PieceIx, from: Hex, hexes: i32) -> Vec<Order> {
        let order = |(to, _): (Hex, Vec<Hex>)| Order::Retreat {
            piece: Some(pix),
            to: Some(to),
            path: Vec::new(),
            facing: None,
        };
        self.evade_ends(pix, from, hexes).into_iter().map(order).collect()
    }

    /// May a unit evade to a hex, facing so?
    pub(crate) fn judge_evade(
        &self,
        (pix, from, hexes): (PieceIx, Hex, i32),
        (to, path): (Hex, &[Hex]),
        facing: Option<Hour>,
    ) -> Result<(), Refusal> {
        if self.evade_way(pix, (from, hexes), to, path).is_none() {
            let text =
                format!("It goes {hexes} hexes at most, by no step nearer to the attacker, to a free hex");
            return refuse(rule::EVADE_MOVE, text);
        }
        if facing.is_some() && !facing_kind(self.form(pix)).fits(facing, self.lies()) {
            return refuse(rule::FORM_TABLE, "Name a facing of its formation");
        }
        Ok(())
    }

    /// Carries out an evade to a hex its owner chose.
    pub(crate) fn evade_to(&mut self, to: Hex, path: &[Hex], facing: Option<Hour>) {
        self.answered();
        let Some(Task::EvadePath(pix, from, hexes)) = self.memory().tasks.last().copied() else { return };
        let way = self.evade_way(pix, (from, hexes), to, path).unwrap_or_default();
        self.evade_along(pix, to, &way, facing);
    }

    fn evade_along(&mut self, pix: PieceIx, to: Hex, way: &[Hex], facing: Option<Hour>) {
        self.pop();
        let guns = self.arm(pix) == Arm::Guns;
        if guns {
            self.leave_guns(pix);
        }
        let with: Vec<PieceIx> = self.generals_with(pix).collect();
        for hex in way {
            self.go_to(pix, &with, *hex, Why::Retreat);
        }
        if let Some(hour) = facing.filter(|_| !guns) {
            self.emit(Event::Faced { piece: pix, facing: Some(hour) });
        }
        if self.ground().chart.is_town(self.board(), to) {
            self.garrison(pix);
        }
        let text = format!("{} evades", self.name(pix));
        self.say(rule::EVADE_MOVE, Some(pix), text);
    }
}
