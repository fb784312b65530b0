//! Verdicts: what an order costs and may lead to, or why it is refused.

use super::{Ledger, PieceIx};
use crate::RuleId;
use oblique_board::hex::Hex;

/// Why an order is refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The rule that forbids it, without prefix.
    pub rule: RuleId,
    /// Why, in a sentence.
    pub message: String,
}

impl Refusal {
    /// A refusal by a rule.
    #[must_use]
    pub fn new(rule: RuleId, message: impl Into<String>) -> Self {
        Self { rule, message: message.into() }
    }
}

/// A line of a quote: a cost, a check to come, the odds of a thing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct QuoteLine {
    /// The line.
    pub text: String,
    /// The rule it rests on, without prefix.
    pub rule: RuleId,
}

/// What a legal order costs and what could follow.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Quote {
    /// Movement points, in halves.
    pub cost_halves: Option<i32>,
    /// What tells it from others of its action and aim, in a word or two; empty where nothing does.
    pub manner: String,
    /// Explanations, most important first.
    pub lines: Vec<QuoteLine>,
    /// The contest it leads to, laid out, where there is one.
    pub ledger: Option<Box<Ledger>>,
}

/// What a commander may expect of an order, in men (a gun counts as the ruleset says), from what
/// his side sees. A common currency, so that commanders need not know a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Appraisal {
    /// Expected loss of the enemy, in men, breaking of units included.
    pub harm: i32,
    /// Expected own loss, in men, breaking of units included.
    pub cost: i32,
    /// Worth of better order, morale, formation or ground gained, in men.
    pub good: i32,
    /// Is the order one that a sensible officer of this system never gives (guns marched into the
    /// enemy, disorder for nothing)?
    pub folly: bool,
}

/// How a highlighted hex is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shade {
    /// In a leader's radius.
    Radius,
    /// Can be reached or ridden through.
    Reach,
    /// May stop here.
    MayEnd,
    /// Must stop here.
    MustEnd,
    /// A legal target.
    Target,
    /// A plot's target.
    Plotted,
    /// An enemy zone of control.
    EnemyZone,
    /// Units in command.
    Command,
    /// Leaders put off, or offered by a prompt.
    Offered,
    /// The leader who hands out what is offered.
    Giver,
    /// Would be offered, but is out of the giver's reach.
    Beyond,
    /// Attacks in the contest at hand, or fires.
    Attacker,
    /// Is attacked in the contest at hand, or fired at.
    Defender,
}

/// A hex to highlight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Highlight {
    /// Where.
    pub hex: Hex,
    /// How.
    pub shade: Shade,
    /// For whom, if for a piece.
    pub piece: Option<PieceIx>,
}
