//! Combat as the sequence calls it, until the modules of combat stand: nobody has a target, nothing
//! is resolved.

use super::flow::Flow;
use super::state::Battle;
use crate::hex::Hex;
use crate::rules::play::{Appraisal, Order, Pix, Refusal, Standing, Why};
use crate::scenario::Side;

impl Battle {
    /// Hexes a battery may bombard (`bomb.target`).
    pub fn bombard_targets(&self, _unit: Pix) -> Vec<Hex> {
        Vec::new()
    }

    /// Hexes a unit may fire at in a fire step (`phase::FIRST_FIRE`, ...).
    pub fn fire_targets(&self, _unit: Pix, _phase: u8) -> Vec<Hex> {
        Vec::new()
    }

    /// Why a unit may not plot fire at a hex in the present phase.
    pub fn refuse_plot(&self, _unit: Pix, _hex: Hex) -> Option<Refusal> {
        Some(Refusal::new("fire.plot", "There is no fire yet"))
    }

    /// Why a unit may not be plotted for an assault.
    pub fn refuse_assault(&self, _unit: Pix) -> Option<Refusal> {
        Some(Refusal::new("ass.who", "There is no assault yet"))
    }

    /// Units of a side that may be plotted for an assault.
    pub fn assault_candidates(&self, _side: Side) -> Vec<Pix> {
        Vec::new()
    }

    /// Resolves the bombardment plotted.
    pub fn resolve_bombardment(&mut self) {}

    /// Resolves a fire step.
    pub fn resolve_fire(&mut self, _phase: u8) -> Flow {
        Flow::Done
    }

    /// Goes on with a fire step after an answer.
    pub fn continue_fire(&mut self) -> Flow {
        Flow::Done
    }

    /// Opens the assault step.
    pub fn begin_assault_step(&mut self) -> Flow {
        Flow::Done
    }

    /// Goes on with it after an answer.
    pub fn continue_assault(&mut self) -> Flow {
        Flow::Done
    }

    /// Legal answers to a decision about an advance.
    pub fn advance_orders(&self) -> Vec<Order> {
        Vec::new()
    }

    /// Why an answer to a decision about an advance is refused.
    pub fn refuse_advance(&self, _order: &Order) -> Option<Refusal> {
        Some(Refusal::new("adv.how", "There is no advance yet"))
    }

    /// Takes the answer to a decision about an advance.
    pub fn answer_advance(&mut self, _order: &Order) {}

    /// The pursuit and rout phase, without the end of the turn.
    pub fn pursuit_rout_phase(&mut self) {}

    /// Ends the battle if a side has reached its withdrawal level, or after the last turn.
    pub fn test_end_of_battle(&mut self) {}

    /// Replaces fallen leaders as a command phase opens.
    pub fn replace_fallen_leaders(&mut self) {}

    /// A leader falls.
    pub fn lose_leader(&mut self, leader: Pix, _rule: &'static str) {
        self.remove(leader, Standing::Lost, Why::Melee);
    }

    /// What a combat order is worth.
    pub fn appraise_combat(&self, _order: &Order) -> Appraisal {
        Appraisal::default()
    }
}
