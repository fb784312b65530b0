//! The assault step as the sequence calls it, until its modules stand: nobody assaults.

use super::flow::Flow;
use super::state::Battle;
use crate::hex::Hex;
use crate::rules::play::{Appraisal, Order, Pix, Refusal};
use crate::scenario::Side;

impl Battle {
    /// Why a unit may not be plotted for an assault.
    pub fn refuse_assault(&self, _unit: Pix) -> Option<Refusal> {
        Some(Refusal::new("ass.who", "There is no assault yet"))
    }

    /// Units of a side that may be plotted for an assault.
    pub fn assault_candidates(&self, _side: Side) -> Vec<Pix> {
        Vec::new()
    }

    /// Opens the assault step.
    pub fn begin_assault_step(&mut self) -> Flow {
        self.auto_form_assault();
        Flow::Done
    }

    /// Goes on with it after an answer.
    pub fn continue_assault(&mut self) -> Flow {
        Flow::Done
    }

    /// Legal answers to a decision about an advance after an assault.
    pub fn assault_advance_orders(&self) -> Vec<Order> {
        Vec::new()
    }

    /// Takes an answer.
    pub fn assault_advance(&mut self, _pix: Pix, _hex: Hex, _leaders: bool) {}

    /// The pursuit and rout phase, without the end of the turn.
    pub fn pursuit_rout_phase(&mut self) {}

    /// What a combat order is worth.
    pub fn appraise_combat(&self, _order: &Order) -> Appraisal {
        Appraisal::default()
    }
}
