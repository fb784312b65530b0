//! Return Fire: units fired at in a fire step answer it (`fire.return`, `fire.reaction-once`).
//!
//! Must not know what a shot does.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::fire::shot::ShotKind;
use crate::fire::targets::shot_order;
use crate::fire::work::{FireWork, ReturnFire};
use crate::ids::{DecisionKind, rule};
use crate::refuse;
use oblique_rules::play::{Order, PieceIx, Refusal, Verb};
use std::collections::{BTreeMap, BTreeSet};

impl Battle {
    /// Return Fire opens for all that were fired at, the other of a pair included.
    pub(crate) fn open_return_fire(&mut self, shots: &[(PieceIx, PieceIx)]) {
        let mut able: BTreeMap<PieceIx, BTreeSet<PieceIx>> = BTreeMap::new();
        for (firer, target) in shots {
            let pair = self.mate(*target).filter(|_| self.arm(*target).is_body());
            for unit in std::iter::once(*target).chain(pair) {
                able.entry(unit).or_default().insert(*firer);
            }
        }
        let answer = ReturnFire { able, volleys: BTreeSet::new() };
        self.push(Frame::Fire(FireWork::Return(answer)));
    }

    /// Goes on: asks for the next answer, or ends.
    pub(crate) fn run_return_fire(&mut self, work: &ReturnFire) {
        if self.return_fire_orders(work, None).len() > 1 {
            self.ask(DecisionKind::ReturnFire, self.active().other(), None, Order::Done);
        } else {
            self.close_return_fire(work);
        }
    }

    fn close_return_fire(&mut self, work: &ReturnFire) {
        self.pop();
        self.spend_volleys(&work.volleys);
    }

    /// Legal answers.
    pub(crate) fn return_fire_orders(&self, work: &ReturnFire, piece: Option<PieceIx>) -> Vec<Order> {
        let mut orders = Vec::new();
        for (unit, firers) in work.able.iter().filter(|(u, _)| piece.is_none_or(|p| p == **u)) {
            if self.may_answer(*unit).is_ok() {
                let hit = firers.iter().filter(|f| self.may_hit(*unit, **f).is_ok());
                orders.extend(hit.map(|f| shot_order(*unit, *f)));
            }
        }
        if piece.is_none() {
            orders.push(Order::Done);
        }
        orders
    }

    /// May the answer be given?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_return_fire(&self, work: &ReturnFire, order: &Order) -> Result<(), Refusal> {
        match (order.verb(), order.piece(), order.target()) {
            (Verb::Done, ..) => Ok(()),
            (Verb::Fire, Some(unit), target) => {
                let Some(firers) = work.able.get(&unit) else {
                    let text = format!("{} was not fired at in this step", self.name(unit));
                    return refuse(rule::FIRE_RETURN, text);
                };
                self.may_answer(unit)?;
                let Some(target) = target else {
                    let hit = firers.iter().copied().filter(|f| self.may_hit(unit, *f).is_ok());
                    let names: Vec<&str> = hit.map(|f| self.name(f)).collect();
                    if names.is_empty() {
                        return Err(self.nobody_to_hit(unit, firers.iter().copied().collect()));
                    }
                    return refuse(
                        rule::FIRE_RETURN,
                        format!("Choose whom it answers: {}", names.join(", ")),
                    );
                };
                if !firers.contains(&target) {
                    let text = format!("{} did not fire at {}", self.name(target), self.name(unit));
                    return refuse(rule::FIRE_RETURN, text);
                }
                self.may_hit(unit, target)
            }
            _ => refuse(rule::FIRE_RETURN, "Choose a unit that was fired at and whom it answers, or finish"),
        }
    }

    /// Carries an answer out.
    pub(crate) fn answer_return_fire(&mut self, mut work: ReturnFire, order: &Order) {
        let (Verb::Fire, Some(unit), Some(target)) = (order.verb(), order.piece(), order.target()) else {
            self.close_return_fire(&work);
            return;
        };
        let volley = self.volley_ready(unit);
        work.volleys.extend(volley);
        self.replace(Frame::Fire(FireWork::Return(work)));
        self.shoot(unit, target, ShotKind::Return, volley.is_some(), None);
    }
}
