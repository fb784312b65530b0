//! Guns: set up to fire, dragged off, captured where they stand abandoned (`gun.*`).
//!
//! Must not know fire or Shock.

pub(crate) mod capture;

use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::refuse;
use crate::tables::Tables;
use oblique_rules::RuleId;
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Standing, Verb, Why};

impl Battle {
    /// Orders about guns.
    pub(crate) fn gun_orders(&self, pix: PieceIx, orders: &mut Vec<Order>) {
        if self.plan_set_up_gun(pix).is_ok() {
            orders.push(Order::of(Verb::Limber, pix));
        }
        if self.plan_drag(pix).is_ok() {
            orders.push(Order::of(Verb::Recover, pix));
        }
    }

    /// Judges setting a gun up to fire without a shot.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn plan_set_up_gun(&self, pix: PieceIx) -> Result<(), Refusal> {
        if !self.arm(pix).is_gun() {
            return refuse(rule::GUN_ONCE, format!("{} is no gun", self.name(pix)));
        }
        if self.is(pix, mark::ABANDONED) {
            return refuse(rule::RES_ABANDONED, "Nobody serves an abandoned gun again");
        }
        if self.piece(pix).formation == formation::FIRE_MODE {
            return refuse(rule::GUN_ONCE, format!("{} is in battery", self.name(pix)));
        }
        Ok(())
    }

    /// Sets a gun up.
    pub(crate) fn execute_set_up_gun(&mut self, pix: PieceIx) {
        let facing = self.piece(pix).facing;
        self.set_mark(pix, mark::ACTED, true);
        self.emit(Event::Formed { piece: pix, formation: formation::FIRE_MODE, facing });
    }

    /// Judges dragging guns off.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn plan_drag(&self, pix: PieceIx) -> Result<(), Refusal> {
        if !self.arm(pix).is_foot() {
            return refuse(rule::GUN_DRAG, "Only infantry drags guns off");
        }
        if !self.fully_active(pix) {
            return refuse(rule::ACT_PARTIAL, format!("{} is only partially active", self.name(pix)));
        }
        if self.abandoned_with(pix).is_empty() {
            return refuse(rule::GUN_DRAG, "No abandoned gun stands with it");
        }
        Ok(())
    }

    /// Drags guns off.
    pub(crate) fn execute_drag(&mut self, pix: PieceIx) {
        self.set_mark(pix, mark::ACTED, true);
        self.take_abandoned(pix);
    }

    fn abandoned_with(&self, pix: PieceIx) -> Vec<PieceIx> {
        self.guns_at(self.piece(pix).hex).filter(|g| self.is(*g, mark::ABANDONED)).collect()
    }

    /// Infantry stops on abandoned guns: its own are dragged off, the enemy's are captured
    /// (`gun.drag`, `gun.enter`).
    pub(crate) fn take_abandoned(&mut self, pix: PieceIx) {
        let side = self.piece(pix).side();
        for gun in self.abandoned_with(pix) {
            if self.piece(gun).side() == side {
                self.score(side, Tables::get().flight_points.gun_dragged_off);
                self.say(rule::GUN_DRAG, Some(gun), format!("{} drags a gun off.", self.name(pix)));
                self.emit(Event::Stood { piece: gun, standing: Standing::Left, why: Why::Ordered });
            } else {
                self.capture_gun(gun, rule::GUN_ENTER);
            }
        }
    }

    /// A gun falls into the enemy's hands: Flight Points for both sides, and it is gone
    /// (`win.points`).
    pub(crate) fn capture_gun(&mut self, gun: PieceIx, rule: RuleId) {
        let owner = self.piece(gun).side();
        let points = &Tables::get().flight_points;
        self.say(rule, Some(gun), format!("{} is captured.", self.name(gun)));
        self.score(owner, points.own_gun_captured);
        self.score(owner.other(), points.enemy_gun_captured);
        self.emit(Event::Stood { piece: gun, standing: Standing::Lost, why: Why::Surrender });
    }
}
