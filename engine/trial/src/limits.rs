//! How far a battle may go before it is left without a result.

use oblique_rules::play::Field;
use serde::{Deserialize, Serialize};

/// What ends a battle that does not end by its rules.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Most turns, as the ruleset counts them.
    pub most_turns: u16,
    /// Is its time up? Asked before every order; the clock is the caller's.
    pub out_of_time: &'a dyn Fn() -> bool,
}

impl Limits<'_> {
    /// No limit at all.
    pub const NONE: Limits<'static> = Limits { most_turns: u16::MAX, out_of_time: &|| false };

    /// The limit that a battle has reached.
    #[must_use]
    pub fn reached(&self, field: &Field) -> Option<Unresolved> {
        if field.turn > self.most_turns {
            Some(Unresolved::Turns)
        } else {
            (self.out_of_time)().then_some(Unresolved::Time)
        }
    }
}

/// Why a battle was left without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unresolved {
    /// It had lasted as many turns as it might.
    Turns,
    /// It had taken as long as it might.
    Time,
    /// The program failed in it.
    Fault,
}

impl Unresolved {
    /// The reason in a sentence.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Turns => "It was not over after the most turns allowed.",
            Self::Time => "It was not over within the time allowed.",
            Self::Fault => "The program failed in it.",
        }
    }
}
