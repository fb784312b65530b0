//! Scenario files: text in, scenario and every problem out; scenario in, text out.
//!
//! The text is a subset of RON; `docs/scenario-format.md` describes it. Reading never fails as a
//! whole: it takes over what it understands and reports the rest with line, column and remedy.
//!
//! Must not know any ruleset (the caller hands in the palettes of a catalog) nor where a text
//! comes from.

mod letters;
mod migrate;
mod places;
mod problem;
mod read;
mod schema;
mod syntax;
mod write;

pub use places::{hex_name, parse_hex};
pub use problem::{Problem, Severity};
pub use schema::schema;

use crate::Scenario;

/// The format number written.
pub const FORMAT: i64 = 1;

/// What a ruleset's catalog says of the ground.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Palettes {
    /// Terrain ids in the catalog's order, with their letters.
    pub terrain: Vec<(String, char)>,
    /// Ids of linear kinds in the catalog's order.
    pub linear: Vec<String>,
}

/// What came of reading a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// What could be read; `None` only where nothing of a scenario was found.
    pub scenario: Option<Scenario>,
    /// Everything wrong with the text, in its order.
    pub problems: Vec<Problem>,
}

impl Reading {
    /// Was the text taken over whole, so that writing it back loses nothing?
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.scenario.is_some() && self.problems.iter().all(|p| p.severity != Severity::Error)
    }
}

/// Reads a scenario. `palettes` gives the terrain and linear kinds of a ruleset's catalog, if the
/// ruleset is known; the board's palettes are the catalog's, then what the file has besides.
#[must_use]
pub fn read(text: &str, palettes: &dyn Fn(&str) -> Option<Palettes>) -> Reading {
    read::scenario(text, palettes)
}

/// Reads a scenario from the bytes of a file; what is no text in UTF-8 is reported.
#[must_use]
pub fn read_bytes(bytes: &[u8], palettes: &dyn Fn(&str) -> Option<Palettes>) -> Reading {
    match std::str::from_utf8(bytes) {
        Ok(text) => read(text, palettes),
        Err(error) => {
            let good = error.valid_up_to();
            let line = bytes.iter().take(good).filter(|b| **b == b'\n').count() + 1;
            let mut reading = read(&String::from_utf8_lossy(bytes), palettes);
            let problem = Problem {
                severity: Severity::Error,
                line: u32::try_from(line).unwrap_or(u32::MAX),
                col: 1,
                message: "This line holds bytes that are no text in UTF-8.".to_owned(),
                hint: "Save the file as UTF-8, or look for an undamaged copy.".to_owned(),
            };
            let place = reading.problems.partition_point(|p| (p.line, p.col) <= (problem.line, 1));
            reading.problems.insert(place, problem);
            reading
        }
    }
}

/// Writes a scenario: always the same text for the same scenario. With the palettes of its
/// ruleset, terrain has the catalog's letters and the key lists only what is used.
#[must_use]
pub fn write(scenario: &Scenario, palettes: Option<&Palettes>) -> String {
    write::scenario(scenario, palettes)
}

impl Scenario {
    /// A stable hash of everything the scenario says: 64-bit FNV-1a over the UTF-8 of its text as
    /// [`write`] gives it without palettes. Logs keep it to tell which battle they belong to. It
    /// is the same on every machine and changes with [`FORMAT`].
    #[must_use]
    pub fn hash(&self) -> u64 {
        let text = write(self, None);
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }
}
