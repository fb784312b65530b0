//! Formation changes, skirmishers, coming back into formation (`form.*`).
//!
//! Must not know when they are asked for.
use super::form_work::FormWork;
use super::refuse;
use super::state::Battle;
use crate::rules::play::{Order, Pix, Refusal};

impl Battle {
    /// May a command change formation?
    pub fn may_form(&self, _leader: Pix, _order: &Order) -> Result<(), Refusal> {
        refuse("form.change", "Not yet")
    }
    /// Starts a change.
    pub fn start_form(&mut self, _leader: Pix, _order: &Order) {}
    /// Asks for its details, or carries it out.
    pub fn run_form(&mut self, _work: FormWork) {
        self.pop();
    }
    /// Judges a detail.
    pub fn judge_form(&self, _work: &FormWork, _order: &Order) -> Result<(), Refusal> {
        refuse("form.change", "Not yet")
    }
    /// Legal details.
    pub fn form_orders(&self, _work: &FormWork, _piece: Option<Pix>) -> Vec<Order> {
        Vec::new()
    }
    /// Takes a detail.
    pub fn answer_form(&mut self, _work: FormWork, _order: &Order) {
        self.answered();
    }
    /// Orders to break down or join.
    pub fn reform_orders(&self, _pix: Pix, _orders: &mut Vec<Order>) {}
    /// Judges breaking down or joining.
    pub fn plan_reform(&self, _pix: Pix, _order: &Order) -> Result<(), Refusal> {
        refuse("form.sk-break", "Not yet")
    }
    /// Breaks down or joins.
    pub fn carry_reform(&mut self, _pix: Pix, _order: &Order) {}
}
