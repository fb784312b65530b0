//! Legal orders of the Movement step.

use crate::battle::state::Battle;
use crate::ids::mark;
use crate::units::formation::facing_kind;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Marches, Order, PieceIx};

impl Battle {
    /// Legal orders of a piece in the Movement step.
    pub(crate) fn movement_orders(&self, pix: PieceIx) -> Vec<Order> {
        let leaving = Order::Leave { piece: Some(pix) };
        if !self.piece(pix).is_unit() {
            let mut orders = self.ride_orders(pix);
            orders.extend(self.judge_movement(&leaving).is_ok().then_some(leaving));
            return orders;
        }
        if self.may_act(pix).is_err() {
            return Vec::new();
        }
        if self.is(pix, mark::PASSED) {
            let reform = Order::Recover { piece: Some(pix) };
            return Some(reform).filter(|order| self.judge_movement(order).is_ok()).into_iter().collect();
        }
        let marches = self.marches_of(pix);
        let layout = self.board().layout();
        let ends = marches.reach(layout).into_iter().filter_map(|reach| marches.best(reach.hex));
        let mut orders: Vec<Order> = ends.map(|end| Order::march(pix, marches.way(end), None)).collect();
        for facing in facing_kind(self.form(pix)).hours(layout.orientation) {
            orders.push(Order::Turn { piece: Some(pix), by: 0, facing: Some(facing) });
        }
        orders.extend(self.change_orders(pix));
        orders.push(Order::Recover { piece: Some(pix) });
        orders.push(leaving);
        let passed = self.hexes_passed(pix, &marches);
        orders.extend(passed.into_iter().map(|to| Order::AssaultMove { piece: Some(pix), to: Some(to) }));
        orders.retain(|order| self.judge_movement(order).is_ok());
        let attacks = self.attack_orders(pix);
        // Whether it charges is asked of who can attack, and may be thought better of (`attack.declare`).
        if !attacks.is_empty() || self.is(pix, mark::WALKS) && self.may_attack(pix).is_ok() {
            orders.push(Order::Assault { piece: Some(pix) });
        }
        orders.extend(attacks);
        orders.extend(self.voluntary_orders(pix));
        orders
    }

    /// Hexes of units it may pass in haste: those beside it, and on its ways those behind them (`move.pass`).
    fn hexes_passed(&self, pix: PieceIx, marches: &Marches) -> Vec<Hex> {
        let beside = self.around(self.piece(pix).hex);
        let beyond = marches.stations.iter().map(|station| station.hex);
        let taken = |hex: &Hex| self.troops_at(*hex).is_some_and(|other| other != pix);
        let mut hexes: Vec<Hex> = beside.chain(beyond).filter(taken).collect();
        hexes.sort_by_key(|hex| (hex.y, hex.x));
        hexes.dedup();
        hexes
    }

    pub(crate) fn change_orders(&self, pix: PieceIx) -> Vec<Order> {
        let mut orders = Vec::new();
        if self.is(pix, mark::SHAKEN) || self.course(pix).changed {
            return orders;
        }
        let count = u8::try_from(crate::CATALOG.formations.len()).unwrap_or(0);
        for form in (0..count).filter(|form| self.may_form(pix, *form)) {
            let facings = self.facings_of(form);
            let choices: Vec<Option<Hour>> =
                if facings.is_empty() { vec![None] } else { facings.into_iter().map(Some).collect() };
            for facing in choices {
                orders.push(Order::Form { piece: Some(pix), formation: Some(form), by: 0, facing });
            }
        }
        orders
    }
}
