//! A ruleset's manual: every rule id with its title, summary, source and status.

pub(crate) mod references;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How a rule stands to the published text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Status {
    /// Stated in the published rules.
    Seed,
    /// Our reading where the published text is silent or unclear.
    Reading,
    /// A number our copy lacked.
    Calibration,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Rule {
    /// Id without the ruleset's prefix, e.g. `zoc.stop`.
    pub id: String,
    /// Title.
    pub title: String,
    /// What it says, in our words.
    pub summary: String,
    /// Section of the published rules.
    pub source: String,
    /// How it stands to the published text.
    pub status: Status,
    /// Why our reading is what it is, or empty.
    #[serde(default)]
    pub why: String,
    /// Worked cases in prose.
    #[serde(default)]
    pub cases: Vec<String>,
    /// Is it about the screen only, or advice to a commander: nothing a rule case could show?
    #[serde(default)]
    pub display: bool,
}

/// A chapter of the manual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Chapter {
    /// Its heading.
    pub title: String,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// The manual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Manual {
    /// Chapters in reading order.
    pub chapters: Vec<Chapter>,
}

impl Manual {
    /// Every rule in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|c| &c.rules)
    }

    /// The rule of an id, with or without a `ruleset/` prefix.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        let id = id.rsplit('/').next().unwrap_or(id);
        self.rules().find(|r| r.id == id)
    }
}
