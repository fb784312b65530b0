//! An answer with what the map draws of it, made together so that neither costs a frame anything.

use super::overlays::{Drawn, overlays, side_tint};
use super::question::{Answer, Question};
use oblique_rules::Ruleset;
use oblique_scenario::{Scenario, Side};

/// An answer and its picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The answer.
    pub answer: Answer,
    /// What the map draws of it.
    pub drawn: Drawn,
}

/// Answers a question about a scenario; `None` if `stop` says it is not wanted any more.
pub fn reply(
    question: &Question,
    ruleset: &'static dyn Ruleset,
    scenario: &Scenario,
    stop: &dyn Fn() -> bool,
) -> Option<Reply> {
    let answer = super::answer(question, ruleset, scenario, stop)?;
    let colors = Side::BOTH.map(|side| side_tint(&scenario.side(side).color));
    let drawn = overlays(&answer, scenario.board.layout(), &ruleset.catalog().turn_name, colors);
    Some(Reply { answer, drawn })
}
