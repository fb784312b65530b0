//! Where a figure comes from, and what history says happened.

use super::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How well a figure is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Grade {
    /// Read in a source that is named.
    Sourced,
    /// General knowledge of the literature, not checked against a source.
    Known,
    /// An estimate or a design choice: conjecture.
    Estimated,
}

/// The evidence for one figure or one thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// How well it is known.
    pub grade: Grade,
    /// Key into the scenario's sources, or empty.
    pub source: String,
    /// A remark, or empty.
    pub remark: String,
}

/// A source the designer used.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
pub struct Source {
    /// Author and title.
    pub title: String,
    /// Where to find it.
    pub place: String,
    /// What of it was seen and used.
    pub seen: String,
}

/// What happened on the day, for comparison with play.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct History {
    /// The outcome in a sentence or two.
    pub outcome: String,
    /// Who won, if anybody.
    pub winner: Option<Side>,
    /// How long it lasted, minutes: lowest and highest figure in the sources.
    pub minutes: Option<(u32, u32)>,
    /// Where winner and length come from.
    pub evidence: Option<Evidence>,
    /// Losses of side A and side B.
    pub sides: [SideHistory; 2],
}

/// One side's historical losses.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SideHistory {
    /// Men killed, wounded, taken and missing: lowest and highest figure in the sources.
    pub men_lost: Option<(u32, u32)>,
    /// Guns lost: lowest and highest figure in the sources.
    pub guns_lost: Option<(u32, u32)>,
    /// Leaders fallen.
    pub leaders_lost: Vec<String>,
    /// Where the figures come from.
    pub evidence: Option<Evidence>,
}
