//! The log of a battle as JSON lines: a header, the orders, the hash of every turn, the outcome.

use super::{Hash64, TurnHash};
use oblique_rules::play::{Order, Outcome};
use oblique_scenario::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What the first line of a log names as its format.
pub const FORMAT: &str = "oblique-log 1";

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LogHeader {
    /// [`FORMAT`].
    pub format: String,
    /// Id of the ruleset.
    pub ruleset: String,
    /// The scenario's title.
    pub title: String,
    /// Where the scenario was read from, or empty.
    #[serde(default)]
    pub scenario: String,
    /// Hash of what a rule may read of the scenario.
    #[schemars(with = "String")]
    pub scenario_hash: Hash64,
    /// Seed of the battle's stream.
    pub seed: u64,
    /// Was fog of war on?
    #[serde(default)]
    pub fog: bool,
    /// Did the computer play both sides?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unattended: bool,
    /// Who commanded side A and side B, or empty.
    #[serde(default)]
    pub players: [String; 2],
}

/// One order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LogOrder {
    /// Number of the order, from 1.
    pub n: usize,
    /// Turn.
    pub turn: u16,
    /// Who gave it.
    pub side: Side,
    /// Which decision it answered.
    pub decision: String,
    /// The order.
    pub order: Order,
}

#[derive(Serialize, Deserialize, JsonSchema)]
struct HashLine {
    /// Turn.
    turn: u16,
    /// The hash of the state at its end, sixteen hexadecimal digits.
    #[schemars(with = "String")]
    hash: Hash64,
}

#[derive(Serialize, Deserialize, JsonSchema)]
struct OutcomeLine {
    outcome: Outcome,
}

/// A log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// The first line.
    pub header: LogHeader,
    /// The orders, oldest first.
    pub orders: Vec<LogOrder>,
    /// The hash at the end of every turn.
    pub hashes: Vec<TurnHash>,
    /// The outcome, if the battle was played to the end.
    pub outcome: Option<Outcome>,
}

/// A line of a log that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogProblem {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

/// Any line of a log.
#[derive(JsonSchema)]
#[schemars(untagged, title = "Line of an Oblique battle log, format 1")]
#[expect(dead_code, reason = "only its schema is wanted")]
enum Line {
    /// The first line.
    Header(LogHeader),
    /// One order.
    Order(Box<LogOrder>),
    /// The end of a turn.
    Hash(HashLine),
    /// The last line of a battle played to its end.
    Outcome(OutcomeLine),
}

/// JSON Schema of one line of a log.
#[must_use]
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(Line).to_value()
}

impl Log {
    /// Does a text claim to be a log?
    #[must_use]
    pub fn is(text: &str) -> bool {
        text.lines().next().is_some_and(|line| line.contains("\"format\":\"oblique-log"))
    }

    /// The log as text, one JSON object a line.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut line = |json: Result<String, serde_json::Error>| {
            // Plain structs of numbers and strings always serialise.
            text.push_str(&json.unwrap_or_default());
            text.push('\n');
        };
        line(serde_json::to_string(&self.header));
        let mut hashes = self.hashes.iter().peekable();
        for (i, order) in self.orders.iter().enumerate() {
            line(serde_json::to_string(order));
            while let Some(h) = hashes.next_if(|h| h.step <= i + 1) {
                line(serde_json::to_string(&HashLine { turn: h.turn, hash: h.hash }));
            }
        }
        if let Some(outcome) = &self.outcome {
            line(serde_json::to_string(&OutcomeLine { outcome: outcome.clone() }));
        }
        text
    }

    /// Reads a log: what could be read, and every line that could not. `None` without a header.
    #[must_use]
    pub fn read(text: &str) -> (Option<Self>, Vec<LogProblem>) {
        let mut problems = Vec::new();
        let mut log: Option<Self> = None;
        for (i, line) in text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty()) {
            if let Err(why) = read_line(&mut log, line) {
                problems.push(LogProblem { line: i + 1, message: why.to_string() });
            }
        }
        if log.is_none() && problems.is_empty() {
            let message = "The file is empty: a log begins with a header line.".to_owned();
            problems.push(LogProblem { line: 1, message });
        }
        (log, problems)
    }
}

/// Why a line of a log is left out.
#[derive(Debug, Error)]
enum LineError {
    #[error("This is no JSON: {0}.")]
    Json(serde_json::Error),
    #[error("The {part} cannot be read: {source}.")]
    Part { part: &'static str, source: serde_json::Error },
    #[error("The format is '{0}'; this program reads '{FORMAT}'.")]
    Format(String),
    #[error("Order {found} stands where order {expected} should.")]
    Order { found: usize, expected: usize },
    #[error("The line is neither an order, a hash nor an outcome.")]
    Unknown,
}

fn read_line(log: &mut Option<Log>, line: &str) -> Result<(), LineError> {
    let value: serde_json::Value = serde_json::from_str(line).map_err(LineError::Json)?;
    let Some(log) = log else {
        let header: LogHeader = parse(value, "header")?;
        if header.format != FORMAT {
            return Err(LineError::Format(header.format));
        }
        *log = Some(Log { header, orders: Vec::new(), hashes: Vec::new(), outcome: None });
        return Ok(());
    };
    if value.get("order").is_some() {
        let order: LogOrder = parse(value, "order")?;
        let expected = log.orders.len() + 1;
        if order.n != expected {
            let found = order.n;
            log.orders.push(order);
            return Err(LineError::Order { found, expected });
        }
        log.orders.push(order);
    } else if value.get("hash").is_some() {
        let HashLine { turn, hash } = parse(value, "hash")?;
        log.hashes.push(TurnHash { turn, step: log.orders.len(), hash });
    } else if value.get("outcome").is_some() {
        let OutcomeLine { outcome } = parse(value, "outcome")?;
        log.outcome = Some(outcome);
    } else {
        return Err(LineError::Unknown);
    }
    Ok(())
}

fn parse<T: serde::de::DeserializeOwned>(
    value: serde_json::Value,
    part: &'static str,
) -> Result<T, LineError> {
    serde_json::from_value(value).map_err(|source| LineError::Part { part, source })
}

#[cfg(test)]
mod tests {
    use super::super::test_toy;
    use super::*;

    #[test]
    fn a_log_survives_the_round_trip() {
        let log = test_toy::played(7).log();
        assert!(log.outcome.is_some() && log.hashes.len() >= 2);
        let (read, problems) = Log::read(&log.write());
        assert_eq!(problems, []);
        assert_eq!(read, Some(log));
    }

    #[test]
    fn every_bad_line_is_reported_with_its_number() {
        let text = test_toy::played(7).log().write();
        let mut lines: Vec<&str> = text.lines().collect();
        lines[1] = "{broken";
        lines[3] = "{\"weather\":\"snow\"}";
        let (read, problems) = Log::read(&lines.join("\n"));
        assert!(read.is_some());
        // The order after the broken one has the wrong number, too.
        assert_eq!(problems.first().map(|p| p.line), Some(2));
        assert!(problems.iter().any(|p| p.line == 4 && p.message.contains("neither")), "{problems:?}");
    }

    #[test]
    fn an_empty_text_is_no_log() {
        let (read, problems) = Log::read("\n");
        assert_eq!((read, problems.len()), (None, 1));
    }
}
