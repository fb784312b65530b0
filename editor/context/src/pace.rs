//! How fast the computer's orders are carried out on the screen.

use oblique_text::text;
use serde::{Deserialize, Serialize};

/// A pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Pace {
    /// As fast as they come.
    AtOnce,
    /// Thirty a second.
    Fast,
    /// Eight a second.
    #[default]
    Normal,
    /// Two a second.
    Slow,
}

impl Pace {
    /// All of them, the fastest first.
    pub const ALL: [Self; 4] = [Self::AtOnce, Self::Fast, Self::Normal, Self::Slow];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::AtOnce => text!("context-at-once"),
            Self::Fast => text!("context-fast"),
            Self::Normal => text!("context-normal"),
            Self::Slow => text!("context-slow"),
        }
    }

    /// Seconds between two orders.
    pub const fn seconds(self) -> f64 {
        match self {
            Self::AtOnce => 0.0,
            Self::Fast => 1.0 / 30.0,
            Self::Normal => 0.125,
            Self::Slow => 0.5,
        }
    }
}
