//! What a ruleset lays on a board: terrain and lines.
//!
//! Must not know how a map style draws a look.

use super::Attribute;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Terrain {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// The letter it has in scenario files.
    pub letter: char,
    /// How a map style draws it: `open`, `woods`, `brush`, `village`, `town`, `marsh`,
    /// `sunken_road`, `water`, `rough`, `field`, `crag`, `steep`, `soft`, `ruin`, `works`.
    pub look: String,
    /// What it does, in one line.
    pub note: String,
    /// What a hex of it may say of itself.
    #[serde(default)]
    pub attributes: Vec<Attribute>,
}

/// A linear feature.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Linear {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Does it run along hexsides (else from hex to hex)?
    pub along_edges: bool,
    /// How a map style draws it: `road`, `trail`, `stream`, `river`, `wall`, `hedge`, `fence`, ...
    pub look: String,
    /// What it does, in one line.
    pub note: String,
    /// What a feature of it may say of itself.
    #[serde(default)]
    pub attributes: Vec<Attribute>,
}

impl Linear {
    /// Does it carry water, and so flow, have a source, and want bridges?
    #[must_use]
    pub fn flows(&self) -> bool {
        self.along_edges && matches!(self.look.as_str(), "stream" | "river")
    }

    /// Does it keep to low ground?
    #[must_use]
    pub(crate) fn keeps_low(&self) -> bool {
        self.flows() || matches!(self.look.as_str(), "gully" | "ditch")
    }

    /// Does it take whoever comes across water: a bridge, a ford, that stands on a hexside?
    #[must_use]
    pub fn spans(&self) -> bool {
        self.along_edges && matches!(self.look.as_str(), "bridge" | "ford")
    }
}
