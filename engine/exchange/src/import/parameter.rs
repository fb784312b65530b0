//! What an importer asks before it reads, and the answers.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use thiserror::Error;

/// A question of an importer. Its answer is a whole number: the number itself, the place of a choice, 0 or 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its id, as the command line names it: `step`.
    pub id: &'static str,
    /// Its name in a form: 'Height step'.
    pub name: &'static str,
    /// What it means, in a sentence.
    pub help: &'static str,
    /// Which answers there are.
    pub kind: ParameterKind,
    /// The answer where none is given; one of those there are.
    pub usual: i64,
}

/// Which answers a question has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParameterKind {
    /// A whole number in a range.
    Number {
        /// From the least to the most.
        range: RangeInclusive<i64>,
        /// What it counts, as ' m'; empty where it only counts.
        unit: &'static str,
    },
    /// One of these, by its place counted from 0.
    Choice(&'static [&'static str]),
    /// No or yes: 0 or 1.
    Switch,
}

impl ParameterKind {
    /// The whole numbers that are answers.
    #[must_use]
    pub fn range(&self) -> RangeInclusive<i64> {
        match self {
            Self::Number { range, .. } => range.clone(),
            Self::Choice(names) => 0..=i64::try_from(names.len()).unwrap_or(i64::MAX).saturating_sub(1),
            Self::Switch => 0..=1,
        }
    }
}

/// The answers to the questions of one importer: always one to each, always one that there is.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Parameters {
    values: BTreeMap<&'static str, i64>,
}

impl Parameters {
    /// The usual answers.
    #[must_use]
    pub fn usual(questions: &[Parameter]) -> Self {
        Self { values: questions.iter().map(|q| (q.id, q.usual)).collect() }
    }

    /// The answer to a question; 0 where the importer has no such question.
    #[must_use]
    pub fn get(&self, id: &str) -> i64 {
        self.values.get(id).copied().unwrap_or(0)
    }

    /// Is a switch on?
    #[must_use]
    pub fn is_on(&self, id: &str) -> bool {
        self.get(id) != 0
    }

    /// Answers a question; the answer nearest to `value` that there is.
    pub fn set(&mut self, question: &Parameter, value: i64) {
        let range = question.kind.range();
        self.values.insert(question.id, value.max(*range.start()).min(*range.end()));
    }

    /// Answers a question as it is written on the command line: `step=10`, `units=feet`, `burn_streams=yes`.
    ///
    /// # Errors
    /// Which questions or answers there are instead.
    pub fn read(&mut self, questions: &[Parameter], text: &str) -> Result<(), BadParameter> {
        let (id, answer) = text.split_once('=').ok_or_else(|| BadParameter::NoAnswer(text.to_owned()))?;
        let (id, answer) = (id.trim(), answer.trim());
        let question = questions.iter().find(|q| q.id == id).ok_or_else(|| {
            let known: Vec<&str> = questions.iter().map(|q| q.id).collect();
            BadParameter::Unknown { id: id.to_owned(), known: known.join(", ") }
        })?;
        let value = match &question.kind {
            ParameterKind::Number { range, .. } => answer.parse().ok().filter(|n| range.contains(n)),
            ParameterKind::Choice(names) => {
                let place = names.iter().position(|name| name.eq_ignore_ascii_case(answer));
                place.and_then(|place| i64::try_from(place).ok())
            }
            ParameterKind::Switch => match answer {
                "yes" | "1" => Some(1),
                "no" | "0" => Some(0),
                _ => None,
            },
        };
        let expected = || match &question.kind {
            ParameterKind::Number { range, .. } => {
                format!("a whole number from {} to {}", range.start(), range.end())
            }
            ParameterKind::Choice(names) => format!("one of: {}", names.join(", ")),
            ParameterKind::Switch => "yes or no".to_owned(),
        };
        let value = value.ok_or_else(|| BadParameter::BadAnswer {
            id: question.id,
            answer: answer.to_owned(),
            expected: expected(),
        })?;
        self.values.insert(question.id, value);
        Ok(())
    }
}

/// An answer that cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadParameter {
    /// It is not written as question and answer.
    #[error("'{0}' answers nothing; write it as step=10")]
    NoAnswer(String),
    /// The importer has no such question.
    #[error("there is no parameter '{id}'; there {}", if known.is_empty() { "is none".to_owned() } else { format!("are: {known}") })]
    Unknown {
        /// As it was written.
        id: String,
        /// Those there are.
        known: String,
    },
    /// It is no answer to that question.
    #[error("{id} is '{answer}'; expected {expected}")]
    BadAnswer {
        /// The question.
        id: &'static str,
        /// As it was written.
        answer: String,
        /// What can be answered.
        expected: String,
    },
}
