//! Who may fire, and at whom (`fire.who`, `fire.one-target`, `fire.range`, `face.arc`, `los.*`).
//!
//! Must not know when fire is made, nor what it does.

use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::refuse;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx, Refusal};

impl Battle {
    /// Can a unit fire at all, as it stands? A gun is asked whether it is served, not which side of
    /// it is up: Phasing Fire turns it to the right one (`fire.who`, `gun.once`).
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_shoot(&self, pix: PieceIx) -> Result<(), Refusal> {
        let name = self.name(pix);
        let arm = self.arm(pix);
        if arm.weapon().is_none() {
            return refuse(rule::FIRE_WHO, format!("{name} does not fire"));
        }
        if self.is(pix, mark::ABANDONED) {
            return refuse(rule::RES_ABANDONED, format!("{name} is abandoned and never fires again"));
        }
        if arm.is_gun() && self.disordered(pix) {
            return refuse(rule::RES_DISORDER, format!("The crew of {name} is Disordered"));
        }
        if self.piece(pix).formation == formation::COLUMN && arm.is_foot() {
            return refuse(rule::FORM_COLUMN, format!("{name} is in column and cannot fire"));
        }
        if arm.is_skirmisher() && !self.piece(pix).top && self.mate(pix).is_some() {
            return refuse(rule::STACK_SK, format!("Only the top one of two skirmishers fires, not {name}"));
        }
        Ok(())
    }

    /// May a unit that can fire hit this target: in range, in its field of fire, in sight?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_hit(&self, firer: PieceIx, target: PieceIx) -> Result<(), Refusal> {
        let (shooter, aim) = (self.piece(firer), self.piece(target));
        let name = self.name(target);
        if !aim.on_map() || aim.side() == shooter.side() {
            return refuse(rule::FIRE_ONE_TARGET, format!("{name} is no enemy on the map"));
        }
        if self.arm(target).leads() {
            return refuse(rule::LEADER_ALONE, "Leaders are not fired at");
        }
        if self.is(target, mark::ABANDONED) {
            return refuse(rule::FIRE_ONE_TARGET, format!("{name} is abandoned: no target"));
        }
        let range = hexes_between(shooter.hex, aim.hex);
        let weapon = self.arm(firer).weapon();
        if weapon.and_then(|w| Tables::get().fire_range(w, range)).is_none() {
            return refuse(rule::FIRE_RANGE, format!("{name} is {range} hexes away, out of range"));
        }
        if !self.in_arc(firer, aim.hex) {
            return refuse(rule::FACE_ARC, format!("{name} is not before {}", self.name(firer)));
        }
        if let Some(hidden) = self.hidden(shooter.hex, aim.hex) {
            let by = self.board().layout().name(hidden.by);
            return refuse(hidden.rule, format!("{by} hides {name}"));
        }
        Ok(())
    }

    /// [`Self::targets_of`], worked out afresh.
    pub(crate) fn search_targets(&self, firer: PieceIx) -> Vec<PieceIx> {
        let Some(weapon) = self.arm(firer).weapon() else { return Vec::new() };
        let (from, reach) = (self.piece(firer).hex, Tables::get().reach_hexes(weapon));
        let near = |p: &PieceIx| hexes_between(from, self.piece(*p).hex) <= reach;
        let enemies = self.units_of(self.piece(firer).side().other()).filter(near);
        let named = |p: &PieceIx| self.named_target(*p) == *p;
        enemies.filter(named).filter(|p| self.may_hit(firer, *p).is_ok()).collect()
    }

    /// Whom a shot at a unit names: the top one of a pair (`fire.one-target`).
    pub(crate) fn named_target(&self, target: PieceIx) -> PieceIx {
        if !self.arm(target).is_body() {
            return target;
        }
        self.bodies_at(self.piece(target).hex).next().unwrap_or(target)
    }

    /// Orders to fire of a unit that may fire now.
    pub(crate) fn fire_orders(&self, pix: PieceIx, orders: &mut Vec<Order>) {
        if self.may_shoot(pix).is_ok() {
            orders.extend(self.targets_of(pix).into_iter().map(|t| shot_order(pix, t)));
        }
    }

    /// Judges a shot; the target it names.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub(crate) fn plan_fire(&self, pix: PieceIx, order: &Order) -> Result<PieceIx, Refusal> {
        if self.is(pix, mark::MOVED) {
            return refuse(rule::ACT_FULL, format!("{} has moved and may not fire", self.name(pix)));
        }
        self.may_shoot(pix)?;
        let Some(target) = order.target() else { return Err(self.no_target(pix, order.hex())) };
        self.may_hit(pix, target)?;
        Ok(self.named_target(target))
    }

    /// Why a shot that names nobody is not made: nobody stands in the hex pointed at, nobody can be
    /// hit at all, or somebody must be named.
    fn no_target(&self, firer: PieceIx, at: Option<Hex>) -> Refusal {
        let piece = self.piece(firer);
        if let Some(hex) = at.filter(|h| !self.enemy_at(piece.side(), *h)) {
            let text = format!("No enemy unit stands in {}", self.board().layout().name(hex));
            return Refusal::new(rule::FIRE_ONE_TARGET, text);
        }
        let names: Vec<&str> = self.targets_of(firer).into_iter().map(|t| self.name(t)).collect();
        if !names.is_empty() {
            return Refusal::new(rule::FIRE_ONE_TARGET, format!("Choose a target: {}", names.join(", ")));
        }
        let enemies = self.units_of(piece.side().other()).filter(|e| !self.is(*e, mark::ABANDONED));
        self.nobody_to_hit(firer, enemies.collect())
    }

    /// Why none of these enemies can be hit: none in range, else none in the field of fire, else none
    /// in sight.
    pub(crate) fn nobody_to_hit(&self, firer: PieceIx, enemies: Vec<PieceIx>) -> Refusal {
        let name = self.name(firer);
        let (from, weapon) = (self.piece(firer).hex, self.arm(firer).weapon());
        let reach = weapon.map_or(0, |w| Tables::get().reach_hexes(w));
        let near = |e: &PieceIx| hexes_between(from, self.piece(*e).hex) <= reach;
        let near: Vec<PieceIx> = enemies.into_iter().filter(near).collect();
        if near.is_empty() {
            return Refusal::new(
                rule::FIRE_RANGE,
                format!("No enemy is in range of {name}, which is {reach} hexes"),
            );
        }
        let mut before = near.into_iter().filter(|e| self.in_arc(firer, self.piece(*e).hex));
        let hidden = before.find_map(|e| self.hidden(from, self.piece(e).hex));
        match hidden {
            Some(hidden) => {
                let by = self.board().layout().name(hidden.by);
                Refusal::new(hidden.rule, format!("{name} sees no enemy in range: {by} hides them"))
            }
            None => Refusal::new(rule::FACE_ARC, format!("No enemy in range is before {name}")),
        }
    }

    /// May an inactive unit answer fire or fire at a mover (`fire.reaction-once`)?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_answer(&self, pix: PieceIx) -> Result<(), Refusal> {
        if self.is(pix, mark::REACTED) {
            let text = format!("{} has fired in reaction already", self.name(pix));
            return refuse(rule::FIRE_REACTION_ONCE, text);
        }
        self.may_shoot(pix)?;
        if self.arm(pix).is_gun() && self.piece(pix).formation != formation::FIRE_MODE {
            return refuse(rule::GUN_ONCE, format!("{} is not set up to fire", self.name(pix)));
        }
        Ok(())
    }

    /// May an inactive unit fire at an enemy that has just entered a hex before it
    /// (`fire.reaction-move`)?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_react(&self, pix: PieceIx, mover: PieceIx) -> Result<(), Refusal> {
        if self.piece(pix).side() == self.active() {
            return refuse(rule::FIRE_REACTION_ONCE, "Only the side that is not active reacts");
        }
        if self.disordered(pix) {
            return refuse(
                rule::RES_DISORDER,
                format!("{} is Disordered and does not react", self.name(pix)),
            );
        }
        self.may_answer(pix)?;
        if !self.faces(pix, self.piece(mover).hex) {
            return refuse(rule::FIRE_REACTION_MOVE, format!("It is not right before {}", self.name(pix)));
        }
        self.may_hit(pix, mover)
    }
}

/// The order of one unit to fire at another.
pub(crate) fn shot_order(firer: PieceIx, target: PieceIx) -> Order {
    Order::fire(firer, target)
}

/// The range between two hexes, in hexes.
pub(crate) fn hexes_between(from: Hex, to: Hex) -> i32 {
    i32::try_from(from.unsigned_distance_to(to)).unwrap_or(i32::MAX)
}
