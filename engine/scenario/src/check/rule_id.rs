//! The id of a rule.

use serde::Serialize;
use std::fmt;
use std::ops::Deref;

/// The id of a rule in a ruleset's manual, e.g. `zoc.stop`; empty for what no rule says.
///
/// A ruleset's code takes it from the constants generated from its manual (`ids::rule`), so that a
/// misspelt id does not compile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(&'static str);

impl RuleId {
    /// No rule: what the program itself says.
    pub const NONE: Self = Self("");

    /// The id as it is written in the manual. For generated constants.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// As it is written in the manual.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl Deref for RuleId {
    type Target = str;

    fn deref(&self) -> &str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl PartialEq<str> for RuleId {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl PartialEq<&str> for RuleId {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

impl PartialEq<String> for RuleId {
    fn eq(&self, other: &String) -> bool {
        self.0 == other
    }
}

impl From<RuleId> for String {
    fn from(id: RuleId) -> Self {
        id.0.to_owned()
    }
}
