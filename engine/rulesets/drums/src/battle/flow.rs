//! What is under way goes on until somebody must decide.
//!
//! Must not know how any one thing goes on.

use crate::battle::memory::{Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::ids::DecisionKind;
use oblique_rules::play::{Decision, Order, PieceIx};
use oblique_scenario::Side;

impl Battle {
    /// A battle that waits for its first decision.
    #[cfg(test)]
    pub(crate) fn begun(
        scenario: &oblique_scenario::Scenario,
        options: &oblique_rules::play::Options,
    ) -> Self {
        use oblique_rules::kernel::Opening as _;
        let mut battle = Self::set_up(&crate::CATALOG, scenario, options);
        battle.open();
        battle
    }

    /// Runs what needs nobody until a decision is asked or the battle is over.
    pub(crate) fn run(&mut self) {
        while self.memory().decision.is_none() && self.field().outcome.is_none() {
            if self.run_generals() {
                continue;
            }
            match self.memory().frames.last().cloned() {
                Some(Frame::SettingUp(setting)) => self.run_setting_up(&setting),
                Some(Frame::Company(company)) => self.run_company(company),
                Some(Frame::Phase(phase)) => self.run_phase(phase),
                Some(Frame::Dice { piece, cause, .. }) => self.ask_dice(piece, cause),
                Some(Frame::Arrivals(general)) => self.run_arrivals(general),
                Some(Frame::HelpedRoll(roll)) => self.run_helped_roll(&roll),
                Some(Frame::Assignment(assignment)) => self.run_assignment(assignment),
                Some(Frame::Activation(activation)) => self.run_activation(&activation),
                Some(Frame::Group(group)) => self.run_group(&group),
                Some(Frame::Bombardment(bombardment)) => self.run_bombardment(bombardment),
                Some(Frame::Approach(approach)) => self.run_approach(*approach),
                Some(Frame::Contact(contact)) => self.run_contact(*contact),
                Some(Frame::Right(right)) => self.run_right(right),
                None => return,
            }
        }
    }

    /// Orders of the present decision, all legal, listed once until the next event.
    pub(crate) fn offered(&self) -> &[Order] {
        self.0.cache().offered.get_or_init(|| self.offered_now())
    }

    fn offered_now(&self) -> Vec<Order> {
        match (self.memory().decision.as_ref(), self.memory().frames.last()) {
            (Some(_), _) if !self.memory().displaced.is_empty() => self.placing_orders(),
            (Some(_), Some(Frame::SettingUp(setting))) => self.setting_up_orders(setting),
            (Some(_), Some(Frame::Company(company))) => self.company_orders(*company),
            (Some(_), Some(Frame::Phase(phase))) => self.phase_orders(phase),
            (Some(_), Some(Frame::Dice { piece, most, .. })) => Self::dice_orders(*piece, *most),
            (Some(_), Some(Frame::Arrivals(general))) => self.arrival_orders(*general),
            (Some(_), Some(Frame::HelpedRoll(roll))) => roll.orders(),
            (Some(_), Some(Frame::Assignment(assignment))) => self.assignment_orders(*assignment),
            (Some(_), Some(Frame::Activation(activation))) => self.action_orders(activation),
            (Some(_), Some(Frame::Group(group))) => self.group_orders(group),
            (Some(_), Some(Frame::Bombardment(bombardment))) => self.bombardment_orders(*bombardment),
            (Some(_), Some(Frame::Approach(approach))) => self.orders_in_approach(approach),
            (Some(_), Some(Frame::Contact(contact))) => self.orders_in_contact(contact),
            (Some(_), Some(Frame::Right(right))) => self.right_orders(*right),
            _ => Vec::new(),
        }
    }

    /// Carries out an order that is offered, and goes on.
    pub(crate) fn obey(&mut self, order: &Order) {
        self.change_memory(MemoryChange::Decide(None));
        if let (Some(general), Order::Place { to: Some(to), .. }) =
            (self.memory().displaced.first().copied(), order)
        {
            self.place_general(general, *to);
            self.run();
            return;
        }
        match self.memory().frames.last().cloned() {
            Some(Frame::SettingUp(setting)) => self.obey_setting_up(*setting, order),
            Some(Frame::Company(company)) => self.obey_company(company, order),
            Some(Frame::Phase(phase)) => self.obey_in_phase(phase, order),
            Some(Frame::Dice { piece, cause, .. }) => self.obey_dice(piece, cause, order),
            Some(Frame::Arrivals(_)) => self.obey_arrival(order),
            Some(Frame::HelpedRoll(roll)) => self.obey_helped_roll(*roll, order),
            Some(Frame::Assignment(assignment)) => self.obey_assignment(assignment, order),
            Some(Frame::Activation(activation)) => self.obey_in_activation(*activation, order),
            Some(Frame::Group(group)) => self.obey_in_group(*group, order),
            Some(Frame::Bombardment(bombardment)) => self.obey_in_bombardment(bombardment, order),
            Some(Frame::Approach(approach)) => self.obey_in_approach(*approach, order),
            Some(Frame::Contact(contact)) => self.obey_in_contact(*contact, order),
            Some(Frame::Right(right)) => self.obey_right(right, order),
            None => {}
        }
        self.run();
    }

    /// Asks a side something.
    pub(crate) fn ask(&mut self, kind: DecisionKind, side: Side, piece: Option<PieceIx>, default: Order) {
        let prompt = self.prompt(kind.id(), piece);
        let decision = Decision { kind: kind.id(), side, joint: false, piece, prompt, default };
        self.change_memory(MemoryChange::Decide(Some(decision)));
    }
}
