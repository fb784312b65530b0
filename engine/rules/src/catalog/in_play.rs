//! What is told of a piece in play: its tracks and marks, what of them the map picks out, and the phases of a turn.
//!
//! Must not know the numbers: a piece's state is in `play`.

use super::whole_hundred;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Something counted on a piece in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Track {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Short name for counters and tables.
    pub short: String,
    /// What a display divides by (movement points are counted in halves: 2).
    pub scale: i32,
    /// Is it hidden from the enemy under fog of war?
    pub hidden: bool,
    /// Names for the values 0, 1, ... where it has names (quality), else empty.
    pub names: Vec<String>,
    /// Id of the track that limits it, if one does: it is shown as so many boxes filled.
    #[serde(default)]
    pub of: String,
    /// Are its names a scale, shown as steps from the worst to the best?
    #[serde(default)]
    pub ladder: bool,
    /// Is it how far a unit is out of order: a bar on its counter, and pips where that is small?
    #[serde(default)]
    pub disorder: bool,
}

/// How a counter shows a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
pub enum Sign {
    /// Not at all.
    #[default]
    None,
    /// By a word under it.
    Word,
    /// By a loaded musket: its first fire is still to come.
    Volley,
    /// By powder smoke.
    Smoke,
    /// By being pale: it has had its turn.
    Spent,
    /// By crossed swords: it charges.
    Charge,
}

/// A state of a piece in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Mark {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Is it hidden from the enemy under fog of war?
    pub hidden: bool,
    /// How a counter shows it.
    #[serde(default)]
    pub sign: Sign,
    /// Is it the state that the back of a printed counter shows?
    #[serde(default)]
    pub on_back: bool,
    /// The same of whoever has left the map with it; the least of all counts.
    #[serde(default = "whole_hundred")]
    pub lost_percent_off_map: u8,
}

/// Something the play pane can pick out on the map of a side's own pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// Id.
    pub id: String,
    /// Name on the button.
    pub name: String,
    /// Key, as printed, or empty.
    pub key: String,
    /// What it picks out.
    pub shows: Shows,
    /// Its rule.
    pub rule: String,
    /// Help in one line.
    pub help: String,
}

/// What a [`View`] picks out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Shows {
    /// The hexes in reach of the leader who is active or selected.
    Radius,
    /// The units of that leader.
    Led,
    /// Pieces with a mark on, or off.
    Mark {
        /// The mark's id.
        mark: String,
        /// Is it on?
        on: bool,
        /// Leaders, or else units?
        leaders: bool,
    },
    /// Units with a track of at least and at most so much.
    Track {
        /// The track's id.
        track: String,
        /// Least value.
        least: Option<i32>,
        /// Most value.
        most: Option<i32>,
    },
}

/// A phase or step of the sequence of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Phase {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Its rule.
    pub rule: String,
}
