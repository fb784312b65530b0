//! What a player does: the actions on buttons, and the decisions a battle waits for.
//!
//! Must not know when an order is legal.

use crate::play::Verb;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How an action is aimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum ActionAim {
    /// At once.
    None,
    /// A hex on the map.
    Hex,
    /// Left or right.
    LeftRight,
    /// A number.
    Amount,
    /// A leader.
    Piece,
    /// An enemy of the piece that acts.
    Target,
    /// A formation and a facing.
    Formation,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Action {
    /// The order's verb.
    pub verb: Verb,
    /// Name on the button.
    pub name: String,
    /// Key, as printed: `L`, `;`, or empty.
    pub key: String,
    /// How it is aimed.
    pub aim: ActionAim,
    /// Left (-1) or right (1) where the button decides it.
    #[serde(default)]
    pub turn: i8,
    /// Does it need a selected piece?
    pub piece: bool,
    /// Its rule.
    pub rule: String,
    /// Help in one line.
    pub help: String,
}

/// A kind of decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DecisionKind {
    /// Id.
    pub id: String,
    /// Title of the prompt.
    pub title: String,
    /// What the player is asked.
    pub prompt: String,
    /// Its rule.
    pub rule: String,
    /// What its answers are called, where the action's name does not say what it means here.
    #[serde(default)]
    pub answers: Vec<AnswerName>,
}

/// What an order is called as the answer to a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AnswerName {
    /// The order's verb.
    pub verb: Verb,
    /// The order's amount, if it makes a difference.
    #[serde(default)]
    pub amount: Option<i32>,
    /// Its name.
    pub name: String,
}

impl DecisionKind {
    /// What an order is called as its answer, if the decision has a name of its own for it.
    #[must_use]
    pub fn answer(&self, verb: Verb, amount: i32) -> Option<&str> {
        let fits = |a: &&AnswerName| a.verb == verb && a.amount.is_none_or(|n| n == amount);
        self.answers.iter().find(fits).map(|a| a.name.as_str())
    }
}
