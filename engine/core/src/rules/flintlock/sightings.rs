//! What the map shows of a running battle: zones of control, reach with its risks, fields of fire,
//! lines of sight (`zoc.who`, `move.points`, `fire.range`, `face.arc`, `los.line`).
//!
//! Everything is asked of the functions that judge orders. Must not know how it is drawn.

use super::fire_targets::hexes_between;
use super::refuse;
use super::state::Battle;
use super::tables::Tables;
use crate::hex::Hex;
use crate::rules::play::{FireArea, Game as _, LineOfSight, Order, Pix, ReachHex, Refusal, Verb};
use crate::scenario::Side;
use std::collections::BTreeMap;

impl Battle {
    /// Hexes in the zones of control of a side.
    pub fn zone_hexes(&self, side: Side) -> Vec<Hex> {
        let layout = self.ground.board.layout();
        layout.hexes().filter(|hex| self.enemy_zone(side.other(), *hex)).collect()
    }

    /// Where a piece can get to by a move of the present decision.
    ///
    /// # Errors
    /// Why it cannot move.
    pub fn reached(&self, pix: Pix) -> Result<Vec<ReachHex>, Refusal> {
        let layout = self.ground.board.layout();
        let mut found: BTreeMap<usize, ReachHex> = BTreeMap::new();
        for order in self.legal_orders(Some(pix)) {
            let (Verb::Move, Some(hex)) = (order.verb, order.hex) else { continue };
            let Some(i) = layout.index(hex) else { continue };
            found.entry(i).or_insert_with(|| self.reach_hex(pix, hex, &order));
        }
        if found.is_empty() {
            let Some(start) = self.field.get(pix).filter(|p| p.on_map()).map(|p| p.hex) else {
                return refuse("act.separate", "It is not on the map");
            };
            for hex in self.around(start) {
                self.judge(&Order::of(Verb::Move, pix).at(hex))?;
            }
        }
        Ok(found.into_values().collect())
    }

    fn reach_hex(&self, pix: Pix, hex: Hex, order: &Order) -> ReachHex {
        let side = self.piece(pix).side();
        let leads = self.arm(pix).leads();
        let plan = if leads { None } else { self.plan_move(pix, order).ok() };
        let mut from = self.piece(pix).hex;
        let mut disorders = false;
        for to in plan.iter().flat_map(|p| p.path.iter().copied()) {
            disorders |= self.step_disorders(pix, from, to);
            from = to;
        }
        ReachHex {
            hex,
            halves: plan.map(|p| 2 * p.cost),
            risk_permille: if disorders && !self.disordered(pix) { 1000 } else { 0 },
            stops: !leads && self.enemy_zone(side, hex),
        }
    }

    /// What a unit could fire at as it stands.
    ///
    /// # Errors
    /// Why it cannot fire.
    pub fn fire_area(&self, pix: Pix) -> Result<FireArea, Refusal> {
        self.may_shoot(pix)?;
        let mut area = FireArea::default();
        let Some(weapon) = self.arm(pix).weapon() else { return Ok(area) };
        let from = self.piece(pix).hex;
        for hex in self.ground.board.layout().hexes() {
            let range = Tables::get().fire_range(weapon, hexes_between(from, hex));
            if hex == from || range.is_none() || !self.in_arc(pix, hex) {
                continue;
            }
            let list = if self.sees(from, hex) { &mut area.hexes } else { &mut area.hidden };
            list.push(hex);
        }
        Ok(area)
    }

    /// The line of sight between two hexes as the units stand.
    pub fn line_of_sight(&self, from: Hex, to: Hex) -> LineOfSight {
        let hidden = self.hidden(from, to);
        LineOfSight { from, to, blocked: hidden.map(|h| h.by), rule: hidden.map_or("los.line", |h| h.rule) }
    }
}
