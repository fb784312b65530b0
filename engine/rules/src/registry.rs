//! Rulesets by their id, for those who read, write and open scenarios of any of them.
//!
//! Must not know which rulesets there are: the list is handed in.

use crate::Ruleset;
use oblique_scenario::Scenario;
use oblique_scenario::check::{Diagnostic, Place, Severity};
use oblique_scenario::format::{self, Palettes, Reading};

/// A list of rulesets, in the order they are offered.
///
/// ```
/// use oblique_rulesets::REGISTRY;
///
/// for rules in REGISTRY.all() {
///     let catalog = rules.catalog();
///     assert_eq!(rules.id(), catalog.id);
///     assert!(REGISTRY.get(&catalog.id).is_some());
///     assert!(rules.manual().rules().count() > 0, "{} explains itself", catalog.name);
/// }
/// assert!(REGISTRY.get("chess").is_none());
/// ```
#[derive(Clone, Copy)]
pub struct Registry(&'static [&'static dyn Ruleset]);

impl Registry {
    /// The registry of these rulesets.
    #[must_use]
    pub const fn new(rulesets: &'static [&'static dyn Ruleset]) -> Self {
        Self(rulesets)
    }

    /// All of them.
    #[must_use]
    pub const fn all(&self) -> &'static [&'static dyn Ruleset] {
        self.0
    }

    /// The ruleset of an id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&'static dyn Ruleset> {
        self.0.iter().copied().find(|r| r.id() == id)
    }

    /// The ruleset a scenario is made for.
    ///
    /// # Errors
    /// The diagnostic of a scenario whose ruleset is not among these, naming those that are.
    pub fn of(&self, scenario: &Scenario) -> Result<&'static dyn Ruleset, Vec<Diagnostic>> {
        self.get(&scenario.ruleset).ok_or_else(|| vec![self.unknown(&scenario.ruleset)])
    }

    fn unknown(&self, id: &str) -> Diagnostic {
        let known: Vec<_> = self.0.iter().map(|r| r.id()).collect();
        let message = format!("There is no ruleset '{id}'. Choose one of: {}.", known.join(", "));
        Diagnostic::new("ruleset", Severity::Error, Place::Param("ruleset".to_owned()), message)
    }

    fn palettes(&self, id: &str) -> Option<Palettes> {
        self.get(id).map(|r| r.catalog().palettes())
    }

    /// Reads the text of a scenario file, with the letters of these rulesets' catalogs.
    #[must_use]
    pub fn read_scenario(&self, text: &str) -> Reading {
        format::read(text, &|id| self.palettes(id))
    }

    /// Reads the bytes of a scenario file, likewise.
    #[must_use]
    pub fn read_scenario_bytes(&self, bytes: &[u8]) -> Reading {
        format::read_bytes(bytes, &|id| self.palettes(id))
    }

    /// Writes a scenario file, with the letters of its ruleset's catalog.
    #[must_use]
    pub fn write_scenario(&self, scenario: &Scenario) -> String {
        format::write(scenario, self.palettes(&scenario.ruleset).as_ref())
    }
}
