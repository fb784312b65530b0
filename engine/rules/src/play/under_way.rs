//! What a decision stands within: what is under way around it, from the outermost to what asks.
//!
//! A reaction between two actions of an activation in a phase is three of them; a player asked in the middle reads why
//! he is asked, what he interrupts and what is kept. Must not know what any of them is.

use super::PieceIx;
use crate::RuleId;
use oblique_scenario::Side;

/// Something under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UnderWay {
    /// What it is, in a few words: `33rd Foot acts`. Of what is about no piece whoever shows it names the side.
    pub title: String,
    /// Whose it is; `None`: nobody's own.
    pub side: Option<Side>,
    /// The piece it is about, if it is about one.
    pub piece: Option<PieceIx>,
    /// The rule it rests on.
    pub rule: RuleId,
    /// Does it interrupt what stands before it?
    pub interrupts: bool,
    /// What was won and is spent, in the order it is counted.
    pub pools: Vec<Pool>,
    /// What follows from it that is still to come, in sentences; empty if nothing does.
    pub notes: Vec<String>,
}

impl UnderWay {
    /// Something of a side, with nothing more to say of it.
    #[must_use]
    pub fn of(side: Side, title: String, rule: impl Into<RuleId>) -> Self {
        let (pools, notes) = (Vec::new(), Vec::new());
        Self { title, side: Some(side), piece: None, rule: rule.into(), interrupts: false, pools, notes }
    }
}

/// What was won and how much of it is spent.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pool {
    /// What it holds, in the plural: `actions`.
    pub what: String,
    /// Won, the spent ones included.
    pub won: u8,
    /// Spent.
    pub spent: u8,
}

impl Pool {
    /// Left to spend.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.won.saturating_sub(self.spent)
    }
}
