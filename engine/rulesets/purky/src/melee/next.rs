//! Which charge is settled next (`melee.steps`, `charge.void`).

use crate::battle::memory::{Charge, MemoryChange};
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::ids::{DecisionKind, mark, rule};
use crate::melee::state::Melee;
use oblique_rules::play::{Order, PieceIx, Why};
use std::collections::BTreeSet;

impl Battle {
    /// Begins the settling of a side's charges.
    pub(crate) fn open_charges(&mut self) {
        self.push(Task::Charges);
    }

    /// The side's charges that hold, in the order of the chargers' ids (`turn.order`).
    fn charges_of_step(&self) -> Vec<Charge> {
        let side = self.side_of_step();
        let own = |charge: &&Charge| self.piece(charge.charger).side() == side;
        let mut all: Vec<Charge> = self.memory().charges.iter().filter(own).copied().collect();
        all.sort_by_key(|charge| self.id(charge.charger));
        all
    }

    /// Lets charges lapse whose target is gone, then fights the only one or asks for the next.
    pub(crate) fn next_charge(&mut self) {
        for charge in self.charges_of_step() {
            if !self.is_charge_on(&charge) {
                let text = format!(
                    "The charge of {} is broken off: {}",
                    self.name(charge.charger),
                    self.why_off(&charge)
                );
                self.say(rule::CHARGE_VOID, Some(charge.charger), text);
                self.settle(&charge);
            }
        }
        let left = self.charges_of_step();
        let targets: BTreeSet<PieceIx> = left.iter().map(|charge| charge.target).collect();
        match left.first() {
            None => self.pop(),
            Some(first) if targets.len() == 1 => self.begin_melee(first.target),
            Some(first) => {
                let default = Order::Assault { piece: Some(first.charger) };
                self.ask(DecisionKind::Melee, self.side_of_step(), default);
            }
        }
    }

    /// The charges among which the owner chooses, one a target.
    pub(crate) fn next_charge_orders(&self) -> Vec<Order> {
        let mut targets = BTreeSet::new();
        let all = self.charges_of_step().into_iter();
        let first = all.filter(|charge| targets.insert(charge.target));
        first.map(|charge| Order::Assault { piece: Some(charge.charger) }).collect()
    }

    /// The charge an order names is settled next.
    pub(crate) fn choose_charge(&mut self, charger: PieceIx) {
        self.change_memory(MemoryChange::Decide(None));
        let target = self.charges_of_step().into_iter().find(|charge| charge.charger == charger);
        if let Some(charge) = target {
            self.begin_melee(charge.target);
        }
    }

    /// Begins the melee of all who charge one target; one that routs is ridden down at once.
    fn begin_melee(&mut self, target: PieceIx) {
        let chargers: Vec<Charge> =
            self.charges_of_step().into_iter().filter(|charge| charge.target == target).collect();
        if self.is(target, mark::ROUTING) {
            self.remove(target, rule::CHARGE_VOID, "is charged while it routs and is taken off", Why::Melee);
            for charge in chargers {
                self.settle(&charge);
            }
            return;
        }
        self.change_memory(MemoryChange::Melee(Some(Melee { chargers, ..Melee::default() })));
        self.push(Task::Melee);
    }

    /// A charge is settled: whoever it was aimed at is free, unless another one is.
    pub(crate) fn settle(&mut self, charge: &Charge) {
        self.change_memory(MemoryChange::Settled(charge.charger));
        self.set_mark(charge.charger, mark::CHARGING, false);
        if !self.memory().charges.iter().any(|other| other.target == charge.target) {
            self.set_mark(charge.target, mark::PINNED, false);
        }
    }
}
