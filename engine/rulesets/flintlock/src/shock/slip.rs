//! Cavalry and skirmishers slip away before a Shock (`cav.retreat`, `form.sk-retreat`).
//!
//! Must not know how a Reaction Retreat goes: where to and what it costs the unit.

use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule};
use crate::refuse;
use crate::shock::work::{ShockStage as Stage, ShockWork};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Order, PieceIx, Refusal, Verb};

impl Battle {
    /// Step 1: asks who slips away, as long as anybody can.
    pub(crate) fn run_slip_away(&mut self, mut work: ShockWork) {
        (work.attackers, work.defenders) = self.lines(&work);
        if self.slip_orders(&work).len() > 1 {
            let side = self.striker(&work).other();
            self.shock_stays(work);
            self.ask(DecisionKind::BeforeShock, side, None, Order::Done);
        } else {
            self.shock_on(work, Stage::Run);
        }
    }

    /// May a unit of the defending Line slip away?
    fn may_slip_away(&self, work: &ShockWork, pix: PieceIx) -> Result<(), Refusal> {
        if !work.defenders.contains(&pix) || work.slipped.contains(&pix) {
            return refuse(rule::CAV_RETREAT, format!("{} is not about to be shocked", self.name(pix)));
        }
        let arm = self.arm(pix);
        if arm.is_cavalry() {
            if self.disordered(pix) {
                return refuse(
                    rule::CAV_RETREAT,
                    format!("{} is Disordered and cannot ride off", self.name(pix)),
                );
            }
            return Ok(());
        }
        if !arm.is_skirmisher() {
            return refuse(rule::CAV_RETREAT, "Only cavalry and skirmishers slip away before a Shock");
        }
        if self.attackers_of(work, pix).into_iter().any(|a| self.arm(a).is_cavalry()) {
            return refuse(rule::FORM_SK_RETREAT, "Skirmishers do not outrun cavalry");
        }
        Ok(())
    }

    /// Judges a Reaction Retreat by its path; an order with a hex only takes the first way there.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn plan_slip(
        &self,
        work: &ShockWork,
        order: &Order,
    ) -> Result<(Vec<Hex>, Option<Hour>), Refusal> {
        let Some(pix) = order.piece() else {
            return refuse(rule::CAV_RETREAT, "Choose the unit that rides or slips away");
        };
        self.may_slip_away(work, pix)?;
        let piece = self.piece(pix);
        let attackers = self.attackers_of(work, pix);
        let paths = self.reaction_retreats(pix, &attackers);
        if paths.is_empty() {
            let rule =
                if self.arm(pix).is_cavalry() { rule::CAV_RETREAT_PATH } else { rule::FORM_SK_RETREAT };
            return refuse(rule, format!("No way of two hexes is open to {}: it stands", self.name(pix)));
        }
        let facing = order.facing().or(piece.facing);
        if facing.is_none_or(|f| !self.hours_of(piece.formation).contains(&f)) {
            return refuse(rule::FACE_SIDES, "It cannot face that way");
        }
        if order.hex().is_none() && order.path().is_empty() {
            return refuse(rule::CAV_RETREAT, format!("Choose the hex {} goes to", self.name(pix)));
        }
        if !order.path().is_empty() {
            // Any legal way may be taken: those found are only one to each hex.
            return self.plan_reaction_retreat(pix, &attackers, order);
        }
        match paths.into_iter().find(|path| path.last() == order.hex().as_ref()) {
            Some(path) => Ok((path, facing)),
            None if self.arm(pix).is_cavalry() => refuse(
                rule::CAV_RETREAT_PATH,
                "It rides two hexes, no step nearer to its attackers nor into an enemy zone",
            ),
            None => refuse(
                rule::FORM_SK_RETREAT,
                "They slip two hexes away, no step nearer to their attackers nor into an enemy zone",
            ),
        }
    }

    /// Legal orders: who, along which path, with which facing; or finish.
    pub(crate) fn slip_orders(&self, work: &ShockWork) -> Vec<Order> {
        let mut orders = Vec::new();
        for pix in work.defenders.iter().copied() {
            if self.may_slip_away(work, pix).is_err() {
                continue;
            }
            for path in self.reaction_retreats(pix, &self.attackers_of(work, pix)) {
                for facing in self.hours_of(self.piece(pix).formation) {
                    let (path, facing) = (path.clone(), Some(facing));
                    orders.push(Order::Retreat { piece: Some(pix), to: None, path, facing });
                }
            }
        }
        orders.push(Order::Done);
        orders
    }

    /// Carries a retreat out, or goes on.
    pub(crate) fn answer_slip(&mut self, mut work: ShockWork, order: &Order) {
        match (order.piece(), self.plan_slip(&work, order)) {
            (Some(pix), Ok((path, facing))) if order.verb() == Verb::Retreat => {
                work.slipped.insert(pix);
                self.shock_stays(work);
                self.execute_reaction_retreat(pix, &path, facing);
            }
            _ => self.shock_on(work, Stage::Run),
        }
    }
}
