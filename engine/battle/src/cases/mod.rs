//! Rule cases: what a rule sheet says must happen, as data that is played.
//!
//! A case draws a small board, puts pieces on it, says where in the sequence of play it stands and
//! what the dice will show, gives orders, and tells what must then be seen. Cases are played through
//! the same interface as every battle: decisions, orders, events. `tests/cases/README.md` describes
//! the format.
//!
//! Must not know any one ruleset, nor files: texts come in, reports go out.

mod asked;
mod bag;
mod expectations;
mod fault;
mod file;
mod made;
mod run;
mod set_up;
mod under_way;

pub use file::{Case, Step, Then};

use super::Battle;
use file::{CaseFile, Shared};
use oblique_rules::{Registry, Ruleset};
use oblique_scenario::Scenario;
use std::collections::BTreeSet;
use thiserror::Error;

/// A file of cases, read.
#[derive(Clone)]
pub struct Cases {
    rules: &'static dyn Ruleset,
    shared: Shared,
    /// The cases, in the file's order.
    pub cases: Vec<Case>,
}

/// A case that did not go as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Its rule.
    pub rule: String,
    /// Its name.
    pub name: String,
    /// What differs, one sentence each.
    pub differs: Vec<String>,
}

/// What came of a file of cases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many went as written.
    pub passed: usize,
    /// Those that did not.
    pub failures: Vec<Failure>,
}

/// JSON Schemas of a file of cases and of `cast.ron`.
#[must_use]
pub fn schemas() -> [serde_json::Value; 2] {
    [schemars::schema_for!(CaseFile).to_value(), schemars::schema_for!(Shared).to_value()]
}

/// Why a file of cases cannot be read.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum CasesError {
    /// The folder's `cast.ron`, with what is wrong and its line.
    #[error("cast.ron: {0}")]
    Cast(ron::error::SpannedError),
    /// The file, with what is wrong and its line.
    #[error("{0}")]
    File(#[from] ron::error::SpannedError),
    /// The cast is of a ruleset, by its id, that there is not.
    #[error("cast.ron: there is no ruleset '{0}'")]
    Ruleset(String),
}

impl Cases {
    /// Reads a file of cases. `shared` is the text of the folder's `cast.ron`: ruleset, board, units
    /// and leaders that its files have in common.
    ///
    /// # Errors
    /// See [`CasesError`].
    pub fn read(rulesets: Registry, text: &str, shared: &str) -> Result<Self, CasesError> {
        let options =
            ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let shared: Shared = options.from_str(shared).map_err(CasesError::Cast)?;
        let file: CaseFile = options.from_str(text)?;
        let rules =
            rulesets.get(&shared.ruleset).ok_or_else(|| CasesError::Ruleset(shared.ruleset.clone()))?;
        Ok(Self { rules, shared, cases: file.cases })
    }

    /// Id of the ruleset.
    #[must_use]
    pub fn ruleset(&self) -> &str {
        &self.shared.ruleset
    }

    /// Reads the battles that cases open, each by its path from the file, before the cases are played.
    ///
    /// # Errors
    /// That of the first that is not read.
    pub fn read_battles<E>(&mut self, mut read: impl FnMut(&str) -> Result<String, E>) -> Result<(), E> {
        for path in self.cases.iter().filter_map(|case| case.battle.as_deref()) {
            self.shared.battles.insert(path.to_owned(), read(path)?);
        }
        Ok(())
    }

    /// Every rule that has a case here.
    #[must_use]
    pub fn rules(&self) -> BTreeSet<&str> {
        self.cases.iter().flat_map(|c| std::iter::once(&c.rule).chain(&c.also)).map(String::as_str).collect()
    }

    /// Plays every case as far as it goes and shows the battle wherever it waits for a decision.
    pub fn visit(&self, mut show: impl FnMut(&Case, &Scenario, &Battle)) {
        for case in &self.cases {
            asked::visit(self.rules, &self.shared, case, &mut show);
        }
    }

    /// Plays every case.
    #[must_use]
    pub fn run(&self) -> Report {
        let mut report = Report::default();
        for case in &self.cases {
            let differs = run::run(self.rules, &self.shared, case);
            if differs.is_empty() {
                report.passed += 1;
            } else {
                report.failures.push(Failure { rule: case.rule.clone(), name: case.name.clone(), differs });
            }
        }
        report
    }
}

#[cfg(test)]
mod tests;
