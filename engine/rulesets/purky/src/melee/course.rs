//! The course of a melee, step by step (`melee.steps`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, rule};
use crate::melee::state::{Melee, Step};
use crate::morale::test::Occasion;
use crate::tables::Arm;
use oblique_rules::play::{Order, PieceIx};

/// The answer to countercharge; the other one is to stand.
pub(crate) const COUNTERCHARGE: i32 = 1;

impl Battle {
    pub(crate) fn remember(&mut self, melee: Melee) {
        self.change_memory(MemoryChange::Melee(Some(melee)));
    }

    /// Goes on with the melee.
    pub(crate) fn run_melee(&mut self) {
        let Some(melee) = self.memory().melee.clone() else { return self.pop() };
        let Some(target) = melee.target() else { return self.pop() };
        match melee.step {
            Step::Comes => self.next_comes(melee),
            Step::Defends => self.defends(melee, target),
            Step::Counters => self.counters(melee, target),
            Step::Divides => self.divides(melee, target),
            Step::Strikes => self.strikes(melee, target),
            Step::Tests => self.tests_after(melee, target),
            Step::Resolves => self.resolves(&melee, target),
            Step::Over => {
                self.pop();
                self.change_memory(MemoryChange::Melee(None));
                for charge in &melee.chargers {
                    self.settle(charge);
                }
            }
        }
    }

    /// The next charger tests; failing, it does not charge.
    fn next_comes(&mut self, mut melee: Melee) {
        let Some(charge) = melee.chargers.get(melee.tested).copied() else {
            melee.step = if melee.on.is_empty() { Step::Over } else { Step::Defends };
            return self.remember(melee);
        };
        melee.tested += 1;
        if !self.piece(charge.charger).on_map() {
            return self.remember(melee);
        }
        let fails = self.test(charge.charger, Occasion::Melee, Some(charge.target));
        if fails == 0 {
            melee.on.push(charge.charger);
        } else {
            let text =
                format!("The charge of {} is broken off: it fails its test", self.name(charge.charger));
            self.say(rule::MELEE_FAILED, Some(charge.charger), text);
        }
        self.remember(melee);
        let foe = self.piece(charge.target).hex;
        self.suffer(charge.charger, fails, foe, true);
    }

    /// The defender tests; failing, it goes back or routs at once, and there is no fight.
    fn defends(&mut self, mut melee: Melee, target: PieceIx) {
        let foe = melee.on.first().copied();
        let fails = self.test(target, Occasion::Melee, foe);
        melee.step = if fails == 0 { Step::Counters } else { Step::Over };
        if fails > 0 {
            for charger in melee.on.clone() {
                let text = format!("The charge of {} drives off {}", self.name(charger), self.name(target));
                self.say(rule::MELEE_FAILED, Some(charger), text);
            }
        }
        self.remember(melee);
        let from = foe.map_or(self.piece(target).hex, |foe| self.piece(foe).hex);
        self.suffer(target, fails, from, true);
    }

    /// Formed cavalry in good morale that cavalry charges may countercharge (`melee.counter`).
    pub(crate) fn may_counter(&self, melee: &Melee, target: PieceIx) -> bool {
        self.is_horse_against_horse(melee, target)
            && !self.is(target, mark::SHAKEN)
            && !self.is_unformed(target)
    }

    /// Horse that charges horse finds it at the halt, unless it countercharges.
    pub(crate) fn is_horse_against_horse(&self, melee: &Melee, target: PieceIx) -> bool {
        let horse = |pix: PieceIx| self.arm(pix) == Some(Arm::Horse);
        horse(target) && melee.on.iter().any(|pix| horse(*pix))
    }

    fn counters(&mut self, mut melee: Melee, target: PieceIx) {
        if self.may_counter(&melee, target) && !melee.asked {
            let side = self.piece(target).side();
            let default = Order::Choose { alternative: COUNTERCHARGE };
            return self.ask_about(DecisionKind::Countercharge, side, Some(target), default);
        }
        // Who cannot countercharge, or was not asked to, stands.
        if !melee.asked && self.is_horse_against_horse(&melee, target) {
            melee.halted = true;
        }
        melee.step = Step::Divides;
        self.remember(melee);
    }

    /// The owner of the defender has said whether it countercharges.
    pub(crate) fn answer_counter(&mut self, alternative: i32) {
        self.change_memory(MemoryChange::Decide(None));
        let Some(mut melee) = self.memory().melee.clone() else { return };
        let Some(target) = melee.target() else { return };
        melee.asked = true;
        let foe = melee.on.first().copied();
        melee.halted = alternative != COUNTERCHARGE || self.test(target, Occasion::Counter, foe) > 0;
        melee.step = Step::Divides;
        self.remember(melee);
    }

    /// Figures are divided evenly among several chargers, the rest by their owner (`melee.several`).
    fn divides(&mut self, mut melee: Melee, target: PieceIx) {
        let count = i32::try_from(melee.on.len()).unwrap_or(1).max(1);
        if melee.shares.is_empty() {
            let figures = self.figures_in_front(target, true);
            melee.shares = melee.on.iter().map(|_| figures / count).collect();
            melee.left_over = figures % count;
        }
        if melee.left_over > 0 {
            let side = self.piece(target).side();
            self.remember(melee);
            let default = Order::Choose { alternative: 0 };
            return self.ask_about(DecisionKind::Allocate, side, Some(target), default);
        }
        melee.step = Step::Strikes;
        self.remember(melee);
    }

    /// Whom the next of the figures left over may fight.
    pub(crate) fn allocations(&self) -> Vec<Order> {
        let count = self.memory().melee.as_ref().map_or(0, |melee| melee.on.len());
        (0..count)
            .filter_map(|place| i32::try_from(place).ok())
            .map(|alternative| Order::Choose { alternative })
            .collect()
    }

    /// One of the figures left over fights that charger.
    pub(crate) fn allocate(&mut self, alternative: i32) {
        self.change_memory(MemoryChange::Decide(None));
        let Some(mut melee) = self.memory().melee.clone() else { return };
        if let Some(share) = usize::try_from(alternative).ok().and_then(|place| melee.shares.get_mut(place)) {
            *share += 1;
        }
        melee.left_over = (melee.left_over - 1).max(0);
        self.remember(melee);
    }
}
