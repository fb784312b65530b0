//! How a player likes to play, kept between runs. Nothing here changes what is legal.

use crate::pace::Pace;
use oblique_text::text;
use serde::{Deserialize, Serialize};

/// How fast something moves on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Glide {
    /// It is simply there.
    None,
    /// In an eighth of a second.
    Fastest,
    /// In a quarter.
    #[default]
    Fast,
    /// In half a second.
    Normal,
    /// In a second.
    Slow,
}

impl Glide {
    /// All of them, none first.
    pub const ALL: [Self; 5] = [Self::None, Self::Fastest, Self::Fast, Self::Normal, Self::Slow];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => text!("context-none"),
            Self::Fastest => text!("context-fastest"),
            Self::Fast => text!("context-fast"),
            Self::Normal => text!("context-normal"),
            Self::Slow => text!("context-slow"),
        }
    }

    /// Seconds it takes.
    pub const fn seconds(self) -> f64 {
        match self {
            Self::None => 0.0,
            Self::Fastest => 0.125,
            Self::Fast => 0.25,
            Self::Normal => 0.5,
            Self::Slow => 1.0,
        }
    }
}

/// How a player likes to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Habits {
    /// How units move on the map.
    pub moving: Glide,
    /// How the map scrolls to a place.
    pub scrolling: Glide,
    /// Show the fallen in hexes that took losses?
    pub fallen: bool,
    /// Open the review after each combat?
    pub review: bool,
    /// Does a click on a neighbouring hex only turn the unit, unless it faces there already?
    pub turn_first: bool,
    /// Standing rally order: up to this level, 1 to 10.
    pub rally_level: i32,
    /// Also units in enemy zones?
    pub rally_zones: bool,
    /// Is the standing rally order carried out by itself when a leader's units may be rallied?
    pub rally_itself: bool,
    /// Show every line of command, not only the selected piece's?
    pub all_lines: bool,
    /// Does the map follow the computer's orders and fights, and go to whoever is asked about?
    pub follow: bool,
    /// Where the messages are docked.
    pub messages: MessagesAt,
    /// Are the messages folded to their last line?
    pub folded: bool,
    /// How fast the computer's orders are carried out.
    pub pace: Pace,
}

/// Where the messages are docked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum MessagesAt {
    /// Under the orders.
    #[default]
    Column,
    /// Under the map.
    Below,
    /// To the right of the map.
    Right,
}

impl MessagesAt {
    /// All places.
    pub const ALL: [Self; 3] = [Self::Column, Self::Below, Self::Right];

    /// What a place is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Column => text!("context-under-the-orders"),
            Self::Below => text!("context-under-the-map"),
            Self::Right => text!("context-right-of-the-map"),
        }
    }
}

impl Default for Habits {
    fn default() -> Self {
        Self {
            moving: Glide::default(),
            scrolling: Glide::default(),
            fallen: true,
            review: false,
            turn_first: false,
            rally_level: 6,
            rally_zones: false,
            rally_itself: false,
            all_lines: false,
            follow: true,
            messages: MessagesAt::default(),
            folded: false,
            pace: Pace::default(),
        }
    }
}
