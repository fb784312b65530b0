//! Names of draws.

use serde::Serialize;
use std::fmt;

/// The name of a draw from the stream, e.g. `check.morale`, as records, logs and the manual's table of draws
/// give it.
///
/// A ruleset keeps its names as constants in one place (`draws`) and draws by these, so that a misspelt name does
/// not compile. What is written and hashed is the name itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct DrawName(&'static str);

impl DrawName {
    /// The name as it is written. For a ruleset's constants.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// As it is written.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for DrawName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::DrawName;
    use std::hash::{DefaultHasher, Hash, Hasher};

    #[test]
    fn a_name_is_written_and_hashed_as_its_text() {
        let name = DrawName::new("check.morale");
        let hash = |hashed: &dyn Fn(&mut DefaultHasher)| {
            let mut hasher = DefaultHasher::new();
            hashed(&mut hasher);
            hasher.finish()
        };
        assert_eq!(hash(&|h| name.hash(h)), hash(&|h| "check.morale".hash(h)));
        assert_eq!(serde_json::to_string(&name).ok().as_deref(), Some("\"check.morale\""));
        assert_eq!(format!("{name:<14}|"), "check.morale  |");
    }
}
