//! Where a charge leads: a wheel at the start, then forward steps only (`charge.order`).

use crate::battle::memory::Purse;
use crate::battle::state::Battle;
use crate::ids::{formation, rule};
use crate::movement::purse::INCH;
use crate::movement::wheel_cost;
use crate::refuse;
use crate::tables::{Crossing, Tables};
use crate::units::formation::facing_kind;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::FacingKind;
use oblique_rules::play::{Order, PieceIx, Refusal};
use std::collections::{BTreeMap, VecDeque};

/// Hours of a wheel of one step.
const WHEEL: i32 = 2;

impl Battle {
    /// The purse of a charge that begins so faced: the formation's rate and the inches of its type.
    fn charge_purse(&self, pix: PieceIx, facing: Hour) -> Purse {
        let form = self.piece(pix).formation;
        let more = self.facts(pix).row().and_then(|row| row.charge).unwrap_or(0);
        let wheel = if self.piece(pix).facing == Some(facing) { 0 } else { wheel_cost(form) };
        let left = self.rate(pix, form) + more * INCH - wheel;
        Purse { left: left.max(0), begun: wheel > 0, ..Purse::default() }
    }

    /// The facing an order to charge begins with.
    ///
    /// # Errors
    /// It is neither its own nor a wheel of one step.
    pub(crate) fn charge_facing(&self, pix: PieceIx, facing: Option<Hour>) -> Result<Hour, Refusal> {
        let Some(own) = self.piece(pix).facing else {
            return refuse(rule::CHARGE_WHO, "A square does not charge");
        };
        let to = facing.unwrap_or(own);
        if to != own && i32::from(own.distance(to)) != WHEEL {
            return refuse(rule::CHARGE_ORDER, "A charge begins with a wheel of one step at most");
        }
        Ok(to)
    }

    /// The purse after the whole way of a charge.
    ///
    /// # Errors
    /// Why it may not be ridden.
    pub(crate) fn charged_along(&self, pix: PieceIx, facing: Hour, way: &[Hex]) -> Result<Purse, Refusal> {
        let (mut purse, mut at) = (self.charge_purse(pix, facing), self.piece(pix).hex);
        for to in way {
            purse = self.charge_step(pix, facing, purse, at, *to).map_err(|refusal| {
                let far = refusal.rule == rule::MOVE_STEP;
                if far {
                    Refusal::new(rule::CHARGE_ORDER, "The target is out of the reach of its charge")
                } else {
                    refusal
                }
            })?;
            at = *to;
        }
        if !self.may_stop(pix, at) {
            return refuse(
                rule::MOVE_FRIENDS,
                "One unit ends in a hex: a friend stands where the charge ends",
            );
        }
        Ok(purse)
    }

    fn charge_step(
        &self,
        pix: PieceIx,
        facing: Hour,
        purse: Purse,
        from: Hex,
        to: Hex,
    ) -> Result<Purse, Refusal> {
        if !self.is_straight_on(pix, facing, purse.slide, from, to) {
            return refuse(rule::CHARGE_ORDER, "A charge goes straight on: forward steps only");
        }
        self.stepped_facing(pix, facing, purse, from, to)
    }

    /// Does a unit so faced stand with an enemy before it, no river between?
    pub(crate) fn is_in_front(&self, pix: PieceIx, at: Hex, facing: Hour, enemy: Hex) -> bool {
        let orientation = self.board().layout().orientation;
        let Some(hour) = Hour::between(at, enemy, orientation) else { return false };
        let near = match facing_kind(self.piece(pix).formation) {
            FacingKind::Vertex => 1,
            _ => 2,
        };
        let chart = &self.ground().chart;
        let has = |sought: Crossing| chart.between(self.board(), at, enemy).any(|row| row.crossing == sought);
        facing.distance(hour) <= near && (!has(Crossing::River) || has(Crossing::Bridge))
    }

    /// The charges open to a unit that may charge: the shortest way to each enemy it sees, without a wheel if it can.
    pub(crate) fn charge_ways(&self, pix: PieceIx) -> Vec<Order> {
        let piece = self.piece(pix);
        let Some(own) = piece.facing else { return Vec::new() };
        let enemies: Vec<PieceIx> = self
            .units_of(piece.side().other())
            .filter(|enemy| self.sight_blocked(piece.hex, self.piece(*enemy).hex).is_none())
            .collect();
        let more = self.facts(pix).row().and_then(|row| row.charge).unwrap_or(0) * INCH;
        let inches = (self.rate(pix, piece.formation) + more) / INCH;
        let reach = u32::try_from(Tables::get().hexes(inches) + 1).unwrap_or(0);
        let near = |enemy: &&PieceIx| self.piece(**enemy).hex.unsigned_distance_to(piece.hex) <= reach;
        let enemies: Vec<PieceIx> = enemies.iter().filter(near).copied().collect();
        let mut found: BTreeMap<PieceIx, Order> = BTreeMap::new();
        if enemies.is_empty() {
            return Vec::new();
        }
        for facing in [own, own.turned(-WHEEL), own.turned(WHEEL)] {
            if !facing_kind(piece.formation).fits(Some(facing), self.board().layout().orientation) {
                continue;
            }
            for (target, way) in self.charges_facing(pix, facing, &enemies) {
                let facing = Some(facing).filter(|facing| *facing != own);
                let order =
                    Order::Charge { piece: Some(pix), target: Some(target), at: None, path: way, facing };
                found.entry(target).or_insert(order);
            }
        }
        found.into_values().collect()
    }

    /// The shortest way to each enemy of a charge that begins so faced.
    fn charges_facing(&self, pix: PieceIx, facing: Hour, enemies: &[PieceIx]) -> BTreeMap<PieceIx, Vec<Hex>> {
        let start = self.piece(pix).hex;
        let mut found: BTreeMap<PieceIx, Vec<Hex>> = BTreeMap::new();
        let mut best: BTreeMap<(i32, i32, i8), i32> = BTreeMap::new();
        let mut open = VecDeque::from([(start, self.charge_purse(pix, facing), Vec::new())]);
        while let Some((at, purse, way)) = open.pop_front() {
            if self.may_stop(pix, at) {
                for enemy in enemies {
                    if self.is_in_front(pix, at, facing, self.piece(*enemy).hex) {
                        found.entry(*enemy).or_insert_with(|| way.clone());
                    }
                }
            }
            if purse.left == 0 && purse.begun {
                continue;
            }
            for to in self.around(at) {
                let Ok(after) = self.charge_step(pix, facing, purse, at, to) else { continue };
                let place = best.entry((to.x, to.y, after.slide)).or_insert(-1);
                if *place >= after.left {
                    continue;
                }
                *place = after.left;
                let way = way.iter().copied().chain([to]).collect();
                open.push_back((to, after, way));
            }
        }
        found
    }

    /// Is a unit formed to charge: in line or attack column (`charge.who`)?
    pub(crate) fn formed_to_charge(&self, pix: PieceIx) -> bool {
        matches!(self.piece(pix).formation, formation::LINE | formation::ATTACK_COLUMN)
    }
}
