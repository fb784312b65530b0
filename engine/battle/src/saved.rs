//! A battle under way as a file: the scenario it is played from, and the orders of every branch.
//!
//! JSON lines: a header with the scenario's own text, then one log a branch. A battle is its orders,
//! so loading plays them again ([`super::replay`]); nothing else could go stale. Must not know files.

use super::{Log, LogProblem};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the first line names as its format.
pub const FORMAT: &str = "oblique-battle 1";

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
struct Header {
    /// `oblique-battle 1`.
    format: String,
    /// The scenario's file, whole.
    scenario: String,
    /// Names of the branches, in the order their logs follow.
    branches: Vec<String>,
    /// Which of them was played last, from 0.
    shown: usize,
}

/// A battle under way, with what was kept of other ways it might have gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The text of the scenario's file.
    pub scenario: String,
    /// Branches by name; at least one.
    pub branches: Vec<(String, Log)>,
    /// Which of them was played last.
    pub shown: usize,
}

/// JSON Schema of the first line.
#[must_use]
pub fn schema() -> serde_json::Value {
    let mut schema = schemars::schema_for!(Header);
    schema.insert("title".to_owned(), "First line of a saved battle, format 1".into());
    schema.to_value()
}

impl Saved {
    /// Does a text claim to be a saved battle?
    #[must_use]
    pub fn is(text: &str) -> bool {
        text.lines().next().is_some_and(|line| line.contains("\"format\":\"oblique-battle"))
    }

    /// The battle as text.
    #[must_use]
    pub fn write(&self) -> String {
        let header = Header {
            format: FORMAT.to_owned(),
            scenario: self.scenario.clone(),
            branches: self.branches.iter().map(|(name, _)| name.clone()).collect(),
            shown: self.shown,
        };
        // A plain struct of numbers and strings always serialises.
        let mut text = serde_json::to_string(&header).unwrap_or_default();
        text.push('\n');
        for (_, log) in &self.branches {
            text.push_str(&log.write());
        }
        text
    }

    /// Reads a battle.
    ///
    /// # Errors
    /// Every line that could not be read. A battle with a damaged log is not loaded: its orders
    /// would lead elsewhere.
    pub fn read(text: &str) -> Result<Self, Vec<LogProblem>> {
        let problem = |line: usize, message: String| LogProblem { line, message };
        let mut lines = text.lines();
        let first = lines.next().unwrap_or_default();
        let header: Header = serde_json::from_str(first)
            .map_err(|e| vec![problem(1, format!("The first line is no header of a saved battle: {e}."))])?;
        if header.format != FORMAT {
            let message = format!("The format is '{}'; this program reads '{FORMAT}'.", header.format);
            return Err(vec![problem(1, message)]);
        }
        let mut texts: Vec<(usize, String)> = Vec::new();
        for (index, line) in lines.enumerate() {
            if line.contains("\"format\":") || texts.is_empty() {
                texts.push((index + 1, String::new()));
            }
            if let Some((_, text)) = texts.last_mut() {
                text.push_str(line);
                text.push('\n');
            }
        }
        let mut problems = Vec::new();
        let mut logs = Vec::new();
        for (offset, text) in texts {
            let (log, found) = Log::read(&text);
            problems.extend(found.into_iter().map(|p| problem(p.line + offset, p.message)));
            logs.extend(log);
        }
        if problems.is_empty() && (logs.len() != header.branches.len() || logs.is_empty()) {
            let (named, found) = (header.branches.len(), logs.len());
            let message = format!("The header names {named} branches, the file has the logs of {found}.");
            problems.push(problem(1, message));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let shown = header.shown.min(logs.len() - 1);
        Ok(Self {
            scenario: header.scenario,
            branches: header.branches.into_iter().zip(logs).collect(),
            shown,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_toy;
    use super::*;

    fn saved() -> Saved {
        let branches = vec![
            ("As played".to_owned(), test_toy::played(7).log()),
            ("Turn 2".to_owned(), test_toy::played(8).log()),
        ];
        Saved { scenario: "Scenario(\n  format: 1,\n)\n".to_owned(), branches, shown: 1 }
    }

    #[test]
    fn a_battle_survives_the_round_trip() {
        let text = saved().write();
        assert!(Saved::is(&text));
        assert_eq!(Saved::read(&text), Ok(saved()));
        assert!(!Saved::is(&test_toy::played(7).log().write()));
    }

    #[test]
    fn a_damaged_line_is_named_and_nothing_is_half_loaded() {
        let text = saved().write();
        let mut lines: Vec<&str> = text.lines().collect();
        lines[2] = "{broken";
        let problems = Saved::read(&lines.join("\n")).unwrap_err();
        assert_eq!(problems[0].line, 3, "{problems:?}");
        lines.truncate(1);
        let problems = Saved::read(&lines.join("\n")).unwrap_err();
        assert!(problems[0].message.contains("names 2 branches"), "{problems:?}");
        assert_eq!(Saved::read("").unwrap_err()[0].line, 1);
    }
}
