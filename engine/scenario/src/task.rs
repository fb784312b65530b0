//! What a designer means a command, or a single unit, to do: commanders of the computer go by it, players read it.
//!
//! Must not know how anybody carries it out.

use oblique_board::hex::Hex;
use serde::{Deserialize, Serialize};

/// What a task asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Go for the hexes, or for the enemy.
    Attack,
    /// Stay at the hexes and wait for the enemy there.
    Hold,
    /// Give ground from hex to hex, in their order, before a stronger enemy.
    Delay,
    /// Keep between the enemy and the hexes without being drawn into a fight.
    Screen,
    /// Go round the enemy to the hexes, out of his sight where that can be.
    TurnFlank,
    /// Follow whoever runs, whatever the others do.
    Pursue,
    /// Go back to the hexes in order, fighting only who comes too near.
    Withdraw,
}

impl Aim {
    /// All of them, as lists show them.
    pub const ALL: [Self; 7] =
        [Self::Attack, Self::TurnFlank, Self::Hold, Self::Screen, Self::Delay, Self::Withdraw, Self::Pursue];

    /// The word in scenario files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Hold => "hold",
            Self::Delay => "delay",
            Self::Screen => "screen",
            Self::TurnFlank => "turn_flank",
            Self::Pursue => "pursue",
            Self::Withdraw => "withdraw",
        }
    }

    /// The one of that word.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|aim| aim.word() == word)
    }

    /// Its name in the window.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attack => "Attack",
            Self::Hold => "Hold",
            Self::Delay => "Delay",
            Self::Screen => "Screen",
            Self::TurnFlank => "Turn a flank",
            Self::Pursue => "Pursue",
            Self::Withdraw => "Withdraw in order",
        }
    }

    /// What it means, in a line.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            Self::Attack => "Goes for the hexes, or for the enemy where none are named",
            Self::Hold => "Stays at the hexes, or where it is, and waits for the enemy there",
            Self::Delay => "Gives ground from hex to hex, in their order, before a stronger enemy",
            Self::Screen => "Keeps before the hexes and fights only at good odds",
            Self::TurnFlank => "Goes round the enemy to the hexes, out of his sight where it can",
            Self::Pursue => "Follows whoever runs, whatever the others do",
            Self::Withdraw => "Goes back to the hexes and fights only who comes too near",
        }
    }

    /// Does it lead towards the enemy: an arrow on the map, where others are areas?
    #[must_use]
    pub const fn goes_forward(self) -> bool {
        matches!(self, Self::Attack | Self::TurnFlank | Self::Pursue)
    }
}

/// A task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// What it asks for.
    pub aim: Aim,
    /// Where, in order; none: wherever it is best.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hexes: Vec<Hex>,
    /// What the designer says of it, or empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub remark: String,
}

impl Task {
    /// One without hexes.
    #[must_use]
    pub const fn new(aim: Aim) -> Self {
        Self { aim, hexes: Vec::new(), remark: String::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::{Aim, Task};

    #[test]
    fn words_lead_back_and_are_those_of_journals() {
        for aim in Aim::ALL {
            assert_eq!(Aim::of(aim.word()), Some(aim));
            assert_eq!(serde_json::to_string(&aim).unwrap(), format!("\"{}\"", aim.word()));
        }
        assert_eq!(Aim::of("charge"), None);
        let task = Task::new(Aim::Hold);
        let text = serde_json::to_string(&task).unwrap();
        assert_eq!(
            (text.as_str(), serde_json::from_str::<Task>(&text).unwrap()),
            ("{\"aim\":\"hold\"}", task)
        );
    }
}
