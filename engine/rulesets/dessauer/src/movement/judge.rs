//! What the active side may order in its Movement step.

use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::course::Course;
use crate::units::formation::facing_kind;
use crate::{not_asked, refuse};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Order, PieceIx, Refusal};

/// What is said to a charger that would leave the straight way it presses on with (`evade.caught`).
pub(crate) const STRAYS: &str = "It charges: it goes straight on or stands";

/// The way an order to move names.
pub(crate) fn way_of(to: Option<Hex>, path: &[Hex]) -> Vec<Hex> {
    if path.is_empty() { to.into_iter().collect() } else { path.to_vec() }
}

impl Battle {
    /// May an order be given in the Movement step?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_movement(&self, order: &Order) -> Result<(), Refusal> {
        if matches!(order, Order::EndPhase) {
            return Ok(());
        }
        if let Some(pix) = order.piece().filter(|pix| self.piece(*pix).is_unit()) {
            self.may_act(pix)?;
            // Who has been passed stands, but puts its ranks in order (`move.pass`).
            if self.is(pix, mark::PASSED) && !matches!(order, Order::Recover { .. }) {
                return refuse(rule::MOVE_PASS, "Friends have passed it this turn: it stands where it is");
            }
        }
        match order {
            Order::Move { piece: Some(pix), to, path, facing, turn_only: false } => {
                self.judge_march(*pix, *to, path, *facing)
            }
            Order::Turn { piece: Some(pix), by, facing } => match self.turned_to(*pix, *by, *facing) {
                Some(to) => self.wheeled(*pix, self.course(*pix), to).map(|_| ()),
                None => refuse(rule::MOVE_WHEEL, "It faces all round and does not wheel"),
            },
            Order::Form { piece: Some(pix), formation, facing, .. } => {
                let form = formation.unwrap_or(self.form(*pix));
                self.changed(*pix, self.course(*pix), form, *facing).map(|_| ())
            }
            Order::Recover { piece: Some(pix) } => self.reformed(*pix, self.course(*pix)).map(|_| ()),
            Order::AssaultMove { piece: Some(pix), to: Some(to) } => self.judge_haste(*pix, *to),
            Order::Charge { piece: Some(pix), target: Some(target), path, facing, .. } => {
                self.judge_attack(*pix, *target, path, *facing)
            }
            Order::Assault { piece: Some(pix) } if self.piece(*pix).is_unit() => self.may_attack(*pix),
            Order::Charge { .. } => refuse(rule::ATTACK_DECLARE, "Name the target"),
            Order::Leave { piece: Some(pix) } => self.judge_leaving(*pix).map(|_| ()),
            Order::Retreat { piece: Some(pix), to, facing, .. } => self.judge_voluntary(*pix, *to, *facing),
            Order::Place { piece: Some(pix), to: Some(to), .. } => self.judge_ride(*pix, *to),
            _ => not_asked(),
        }
    }

    /// May a unit be given orders in the Movement step at all?
    pub(crate) fn may_act(&self, pix: PieceIx) -> Result<(), Refusal> {
        if self.facts(pix).battery.is_some() {
            return refuse(rule::GUNS_ABANDONED, "Guns without gunners do nothing: man them again");
        }
        if self.is_engaged(pix) {
            return refuse(rule::MOVE_LIMITS, "It is in combat and stays where it is");
        }
        if self.is(pix, mark::ORDERED) && self.memory().acting != Some(pix) {
            return refuse(
                rule::TURN_ORDER,
                "It has had its order this turn: others have been ordered since",
            );
        }
        if self.memory().rolled.get(&pix) == Some(&false) {
            return refuse(rule::OPT_LIMITED_CONTROL, "No order has reached it this turn");
        }
        Ok(())
    }

    /// May a unit pass whoever stands in a hex in haste, or think better of it?
    fn judge_haste(&self, pix: PieceIx, to: Hex) -> Result<(), Refusal> {
        let side = self.piece(pix).side();
        let passed = |other: &PieceIx| {
            *other != pix
                && self.piece(*other).side() == side
                && !self.is_loose(*other)
                && !self.is_loose(pix)
        };
        if !self.piece(pix).is_unit() || !self.troops_at(to).is_some_and(|other| passed(&other)) {
            return refuse(rule::MOVE_PASS, "Name the hex of a friend in close order that it is to pass");
        }
        Ok(())
    }

    fn judge_march(
        &self,
        pix: PieceIx,
        to: Option<Hex>,
        path: &[Hex],
        facing: Option<Hour>,
    ) -> Result<(), Refusal> {
        if !self.piece(pix).is_unit() {
            return refuse(rule::GEN_MOVE, "A general rides");
        }
        let way = way_of(to, path);
        if way.is_empty() || to.is_some_and(|to| way.last() != Some(&to)) {
            return refuse(rule::MOVE_STEP, "Name the hexes of its way, to the last of them");
        }
        if let Some(hour) = facing {
            let free = self.form(pix) == formation::SKIRMISH && !self.is(pix, mark::WITHOUT_GUNS);
            if !free || !facing_kind(self.form(pix)).fits(Some(hour), self.lies()) {
                return refuse(rule::SKIRM_MOVE, "Only skirmishers face as they like at the end of a move");
            }
        }
        self.walked(pix, &way).map(|_| ())
    }

    /// The move after a way of several steps that ends where a unit may stand.
    ///
    /// # Errors
    /// Why it may not be gone.
    pub(crate) fn walked(&self, pix: PieceIx, way: &[Hex]) -> Result<Course, Refusal> {
        let (mut course, mut at) = (self.course(pix), self.standing_at(pix));
        for to in way {
            let step = self.step(pix, course, at, *to)?;
            if step.course.strays() {
                return refuse(rule::CHARGE_SPEED, STRAYS);
            }
            if !step.course.is_legal() {
                return refuse(rule::MOVE_STEP, "It has not enough inches left for this way");
            }
            (course, at) = (step.course, step.at);
        }
        if !self.may_stop(pix, at.hex) {
            return refuse(rule::MOVE_PASS, "One unit ends in a hex: stop short of it or go on");
        }
        Ok(course)
    }
}
