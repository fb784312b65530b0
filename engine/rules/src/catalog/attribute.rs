//! Fields of forms, and what values they take.
//!
//! Must not know whose they are: a kind's, a terrain's, a side's.

use super::Catalog;
use oblique_scenario::{Attrs, Value};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// What values an attribute takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Domain {
    /// A whole number.
    Int {
        /// Lowest legal.
        min: i64,
        /// Highest legal.
        max: i64,
        /// Step of a form's buttons.
        step: i64,
    },
    /// One of some words: (id, name).
    Choice(Vec<(String, String)>),
    /// Yes or no.
    Flag,
    /// Free text.
    Text,
    /// A clock time, minutes after midnight.
    Clock,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Attribute {
    /// Id, the key in scenario files.
    pub id: String,
    /// Name.
    pub name: String,
    /// Unit of measure, or empty: as `men` or `turns` the program knows by it what is counted.
    pub unit: String,
    /// The unit in the language of the interface, where that is another than the file's: what is shown is
    /// [`Self::unit_name`].
    #[serde(skip)]
    pub unit_shown: String,
    /// Its values.
    pub domain: Domain,
    /// What a missing one means.
    pub default: Value,
    /// Id of the scenario's parameter that says what a missing one means, in place of the default; empty without one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub inherits: String,
    /// The rule that reads it, without prefix.
    pub rule: String,
    /// Help in one line.
    pub help: String,
}

impl Attribute {
    /// The unit of measure as it is shown, or nothing.
    #[must_use]
    pub fn unit_name(&self) -> &str {
        if self.unit_shown.is_empty() { &self.unit } else { &self.unit_shown }
    }

    /// What a missing one means in a scenario of these parameters: the parameter it inherits, or its default.
    #[must_use]
    pub fn usual<'a>(&'a self, params: &'a Attrs, catalog: &'a Catalog) -> &'a Value {
        let inherited = catalog.params.iter().find(|param| param.id == self.inherits);
        inherited.map_or(&self.default, |param| params.get(&param.id).unwrap_or(&param.default))
    }

    /// Its lowest and highest legal number; `None` if it is none.
    #[must_use]
    pub const fn range(&self) -> Option<RangeInclusive<i64>> {
        if let Domain::Int { min, max, .. } = self.domain { Some(min..=max) } else { None }
    }

    /// Is a value one of its own: of its sort and within its range?
    #[must_use]
    pub fn takes(&self, value: &Value) -> bool {
        match (&self.domain, value) {
            (Domain::Int { min, max, .. }, Value::Int(n)) => (min..=max).contains(&n),
            (Domain::Choice(words), Value::Text(word)) => words.iter().any(|(id, _)| id == word),
            (Domain::Clock, Value::Int(n)) => (0..1440).contains(n),
            (Domain::Flag, Value::Flag(_)) | (Domain::Text, Value::Text(_)) => true,
            _ => false,
        }
    }

    /// Ids of the words it may be, in the catalog's order; none if it is no choice.
    #[must_use]
    pub fn words(&self) -> Vec<&str> {
        let Domain::Choice(words) = &self.domain else { return Vec::new() };
        words.iter().map(|(id, _)| id.as_str()).collect()
    }

    /// Does it count something, so that the figures of several units add up and one is divided among its
    /// companies? Ratings and allowances do not: twice morale 8 is not morale 16.
    #[must_use]
    pub fn adds_up(&self) -> bool {
        matches!(self.domain, Domain::Int { .. }) && matches!(self.unit.as_str(), "men" | "guns")
    }
}
