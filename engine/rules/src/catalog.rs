//! The catalog: what a ruleset offers the editor and the play pane, as data.
//!
//! Palettes, forms, inspectors, action buttons and shortcut sheets are built from it.

mod attribute;
mod board;
mod decision;
mod facing;
mod in_play;
mod kind;
mod models;
mod pieces;
pub mod reserved;
mod time;

pub use attribute::{Attribute, Domain};
pub use board::{Linear, Terrain};
pub use decision::{Action, ActionAim, AnswerName, DecisionKind};
pub use facing::Heading;
pub use in_play::{Mark, Phase, Shows, Sign, Track, View};
pub use kind::{FacingKind, Formation, Kind, NationRow, Role};
pub use models::{Amount, ModelCount, Models};

use oblique_board::hex::Orientation;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Everything the editor and the play pane know of a ruleset.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Catalog {
    /// Id, e.g. the folder's name.
    pub id: String,
    /// Name as published.
    pub name: String,
    /// One paragraph about it.
    pub about: String,
    /// Yards across a hex.
    pub hex_yards: u32,
    /// Minutes a turn, if it has turns.
    pub turn_minutes: Option<u32>,
    /// What it counts as turns, e.g. `Turn` or `Activation`.
    #[serde(default = "turn")]
    pub turn_name: String,
    /// What moves cost: one of it, several of it.
    #[serde(default = "move_unit")]
    pub move_unit: (String, String),
    /// The points of an outcome are counted in parts: so many make one (points counted in halves: 2).
    #[serde(default = "whole")]
    pub points_scale: i32,
    /// The orientations a board may have, the usual one first.
    pub orientations: Vec<Orientation>,
    /// Lowest and highest level.
    pub levels: (i8, i8),
    /// Terrain; the first is the base of a new board.
    pub terrain: Vec<Terrain>,
    /// Linear features.
    pub linear: Vec<Linear>,
    /// Formations.
    pub formations: Vec<Formation>,
    /// Kinds of units and leaders.
    pub kinds: Vec<Kind>,
    /// Scenario parameters.
    pub params: Vec<Attribute>,
    /// Parameters of each side.
    pub side_params: Vec<Attribute>,
    /// Traits of a nation.
    pub nation_traits: Vec<Attribute>,
    /// Nation rows the ruleset comes with.
    pub nations: Vec<NationRow>,
    /// What is tracked of a piece in play; its tracks follow this order.
    pub tracks: Vec<Track>,
    /// States a piece can be in; bit k of a piece's marks is entry k.
    pub marks: Vec<Mark>,
    /// Phases of a turn; the phase of a running battle is an index into it.
    pub phases: Vec<Phase>,
    /// Actions a player can take, as buttons and keys.
    pub actions: Vec<Action>,
    /// Decisions a battle can wait for.
    pub decisions: Vec<DecisionKind>,
    /// What the play pane can pick out on the map, as buttons and keys.
    #[serde(default)]
    pub views: Vec<View>,
    /// May units leave the board by hexes that a scenario names?
    #[serde(default)]
    pub exits: bool,
}

fn move_unit() -> (String, String) {
    ("point".to_owned(), "points".to_owned())
}

fn turn() -> String {
    "Turn".to_owned()
}

const fn whole() -> i32 {
    1
}

const fn whole_hundred() -> u8 {
    100
}

impl Catalog {
    /// Side parameters that hold a letter of the compass, by id.
    #[must_use]
    pub fn compass_params(&self) -> Vec<&str> {
        let is = |attribute: &&Attribute| match &attribute.domain {
            Domain::Choice(words) => {
                let letters: std::collections::BTreeSet<&str> =
                    words.iter().map(|(id, _)| id.as_str()).collect();
                letters == std::collections::BTreeSet::from(["N", "E", "S", "W"])
            }
            _ => false,
        };
        self.side_params.iter().filter(is).map(|a| a.id.as_str()).collect()
    }

    /// Points of an outcome as they are shown.
    #[must_use]
    pub fn points(&self, parts: i32) -> String {
        if self.points_scale == 2 { crate::halves(parts) } else { parts.to_string() }
    }

    /// The kind of that id.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<&Kind> {
        self.kinds.iter().find(|k| k.id == id)
    }

    /// The formation of that id.
    #[must_use]
    pub fn formation(&self, id: &str) -> Option<&Formation> {
        self.formations.iter().find(|f| f.id == id)
    }

    /// Terrain and linear kinds as scenario files need them.
    #[must_use]
    pub fn palettes(&self) -> oblique_scenario::format::Palettes {
        oblique_scenario::format::Palettes {
            terrain: self.terrain.iter().map(|t| (t.id.clone(), t.letter)).collect(),
            linear: self.linear.iter().map(|l| l.id.clone()).collect(),
        }
    }

    /// The terrain of that id.
    #[must_use]
    pub fn terrain(&self, id: &str) -> Option<&Terrain> {
        self.terrain.iter().find(|t| t.id == id)
    }

    /// The linear feature of that id.
    #[must_use]
    pub fn linear(&self, id: &str) -> Option<&Linear> {
        self.linear.iter().find(|l| l.id == id)
    }
}
