//! What a ruleset is, and the registry of those we have.
//!
//! A ruleset is one folder here, one folder of assets and one line in [`RULESETS`]. Nothing
//! outside `rules/<id>` names one: everything else reads catalogs, manuals and the play
//! interface of [`play`].

pub mod catalog;
pub mod common_checks;
mod line_checks;
pub mod lines;
pub mod manual;
pub mod play;
pub mod sheet_checks;
pub mod survey;
pub mod translation;

mod dragoon;
mod flintlock;

use crate::check::{Check, Diagnostic};
use crate::format::{self, Palettes, Reading};
use crate::hex::Hex;
use crate::scenario::{Piece, Scenario};
use catalog::Catalog;
use manual::Manual;
use play::Game;

/// A rule system.
pub trait Ruleset: Send + Sync {
    /// What the editor offers under it: terrain, kinds, formations, attributes, actions.
    fn catalog(&self) -> &'static Catalog;
    /// Its rules, one entry an id.
    fn manual(&self) -> &'static Manual;
    /// What it checks of a scenario.
    fn checks(&self) -> &'static [&'static dyn Check];
    /// JSON Schema of its file of tables, if it keeps its numbers in one.
    fn tables_schema(&self) -> Option<serde_json::Value> {
        None
    }
    /// What it tells of a scenario's ground while it is being painted, however unfinished it is.
    fn survey<'a>(&self, scenario: &'a Scenario) -> Box<dyn survey::Survey + 'a>;
    /// Its words in the common vocabulary, if scenarios can be carried to and from it.
    fn translation(&self) -> Option<&'static translation::Translation> {
        None
    }
    /// Why a piece, formed as it is, may not begin on a hex by the ground of it; `None` if it may.
    /// Asked by whoever deploys; checks say the same of what stands there.
    fn barred(&self, scenario: &Scenario, piece: &Piece, hex: Hex) -> Option<play::Refusal> {
        let _ = (scenario, piece, hex);
        None
    }
    /// Why pieces may not begin in one hex together; `None` if they may.
    fn crowded(&self, scenario: &Scenario, together: &[&Piece]) -> Option<play::Refusal> {
        let _ = (scenario, together);
        None
    }
    /// How many figures show a piece of a scenario, by its strength; 1 where strength is not shown.
    fn figures(&self, piece: &Piece) -> u8 {
        let _ = piece;
        1
    }
    /// Opens a battle.
    ///
    /// # Errors
    /// The errors found if the scenario cannot be played.
    fn begin(&self, scenario: &Scenario, options: &play::Options) -> Result<Box<dyn Game>, Vec<Diagnostic>>;

    /// Opens a battle at a moment in its middle, and tells what has happened from that moment until
    /// it first waits for somebody.
    ///
    /// # Errors
    /// The errors found if the scenario cannot be played or the ruleset opens no battle at that
    /// moment; unless a ruleset says otherwise, it opens none in the middle.
    fn begin_at(&self, scenario: &Scenario, options: &play::Options, moment: &play::Moment) -> Opened {
        let (_, _) = (options, moment);
        Err(vec![Diagnostic {
            id: "",
            severity: crate::check::Severity::Error,
            place: crate::check::Place::Param(String::new()),
            rule: "",
            message: format!("{} opens no battle in its middle.", scenario.ruleset),
            fixes: Vec::new(),
        }])
    }
}

/// A battle opened at a moment, with what has happened since; or why it cannot be.
pub type Opened = Result<(Box<dyn Game>, Vec<play::Event>), Vec<Diagnostic>>;

/// Every ruleset there is, in the order they are offered.
pub const RULESETS: &[&dyn Ruleset] = &[&dragoon::Dragoon, &flintlock::Flintlock];

/// The ruleset of that id.
#[must_use]
pub fn ruleset(id: &str) -> Option<&'static dyn Ruleset> {
    RULESETS.iter().copied().find(|r| r.catalog().id == id)
}

fn palettes(id: &str) -> Option<Palettes> {
    ruleset(id).map(|r| r.catalog().palettes())
}

/// Reads a scenario file, with the catalogs of [`RULESETS`].
#[must_use]
pub fn read_scenario(text: &str) -> Reading {
    format::read(text, &palettes)
}

/// Reads the bytes of a scenario file, likewise.
#[must_use]
pub fn read_scenario_bytes(bytes: &[u8]) -> Reading {
    format::read_bytes(bytes, &palettes)
}

/// Writes a scenario file, with the letters of its ruleset's catalog.
#[must_use]
pub fn write_scenario(scenario: &Scenario) -> String {
    format::write(scenario, palettes(&scenario.ruleset).as_ref())
}
