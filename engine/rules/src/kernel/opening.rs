//! From a scenario to pieces in play, as far as every system does it alike.

use crate::catalog::Attribute;
use crate::play::{Field, ObjectiveState, Options, PieceState, Stream};
use oblique_scenario::{Attrs, Scenario, Side, Value};

/// Values by their attributes: as given, else the default of the catalog's list.
#[derive(Clone, Copy)]
pub struct Values<'a> {
    given: &'a Attrs,
    list: &'a [Attribute],
}

impl<'a> Values<'a> {
    /// Of what is given, under a list of attributes.
    #[must_use]
    pub const fn new(given: &'a Attrs, list: &'a [Attribute]) -> Self {
        Self { given, list }
    }

    /// The value, or the default; `None` if the list does not know the attribute either.
    pub fn value(self, id: &str) -> Option<&'a Value> {
        self.given.get(id).or_else(|| self.default(id))
    }

    /// The number, or the default, or 0. A value that is no number counts as none given.
    pub fn int(self, id: &str) -> i64 {
        let default = || self.default(id).and_then(Value::int);
        self.given.get(id).and_then(Value::int).or_else(default).unwrap_or(0)
    }

    /// The same where it fits 32 bits; 0 where it does not: checks refuse such a scenario.
    pub fn small(self, id: &str) -> i32 {
        i32::try_from(self.int(id)).unwrap_or(0)
    }

    /// The word, or the default, or empty.
    pub fn word(self, id: &str) -> &'a str {
        self.value(id).and_then(Value::text).unwrap_or("")
    }

    /// Yes or no; no if it says neither.
    pub fn flag(self, id: &str) -> bool {
        self.value(id).and_then(Value::flag).unwrap_or(false)
    }

    fn default(self, id: &str) -> Option<&'a Value> {
        self.list.iter().find(|a| a.id == id).map(|a| &a.default)
    }
}

/// The objectives of a scenario as a battle finds them.
#[must_use]
pub fn objectives(scenario: &Scenario) -> Vec<ObjectiveState> {
    let state = |(id, o): (&oblique_scenario::ObjectiveId, &oblique_scenario::Objective)| ObjectiveState {
        id: id.clone(),
        name: o.name.clone(),
        hex: o.hex,
        value: o.value,
        holder: o.holder,
    };
    scenario.objectives.iter().map(state).collect()
}

/// A field before the first turn.
#[must_use]
pub fn opened(
    scenario: &Scenario,
    options: &Options,
    pieces: Vec<PieceState>,
    active: Option<Side>,
) -> Field {
    Field {
        turn: 0,
        phase: 0,
        active_side: active,
        active_leader: None,
        pieces,
        objectives: objectives(scenario),
        stream: Stream::new(options.seed),
        outcome: None,
    }
}
