//! What an exporter is, what it is given and what it makes.

use crate::Note;
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use std::fmt::Debug;
use thiserror::Error;

/// Writes one sort of other programs' files.
pub trait Exporter: Debug + Sync {
    /// Stable id, as commands and the command line name it: `tmx`.
    fn id(&self) -> &'static str;

    /// What is written, as it reads after 'Export' and in sentences: 'Tiled map'.
    fn name(&self) -> &'static str;

    /// What goes into it, in a sentence.
    fn description(&self) -> &'static str;

    /// What is written, in the plural: the folder of the last one is remembered under it, together with importers that
    /// say the same.
    fn plural(&self) -> &'static str;

    /// The files it writes, in words: 'Tiled maps'.
    fn files(&self) -> &'static str;

    /// Their endings in lower case, without the dot, the usual one first.
    fn endings(&self) -> &'static [&'static str];

    /// The usual one of its endings.
    fn ending(&self) -> &'static str {
        self.endings().first().copied().unwrap_or_default()
    }

    /// Makes a file. `go_on` is asked between parts of long work, with the part from 0 to 1 that is done; if it says no,
    /// the export is called off.
    ///
    /// # Errors
    /// Why there is no file.
    fn export(
        &self,
        battle: &Battle<'_>,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Exported, ExportError>;
}

/// What is exported.
#[derive(Clone, Copy)]
pub struct Battle<'a> {
    /// The scenario.
    pub scenario: &'a Scenario,
    /// Its ruleset.
    pub rules: &'a dyn Ruleset,
    /// The name of the file without its ending: files beside it are named after it.
    pub stem: &'a str,
}

/// A file that was made.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Exported {
    /// What is in it.
    pub bytes: Vec<u8>,
    /// Files that belong beside it, by their names.
    pub beside: Vec<(String, Vec<u8>)>,
    /// What it has no room for: what, where and how many, a sentence each.
    pub notes: Vec<Note>,
}

/// There is no file. Each displays as a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExportError {
    /// Such files cannot hold it.
    #[error("{0}")]
    Unfit(String),
    /// Whoever waited did not want it any more.
    #[error("The export was cancelled; no file was written.")]
    Cancelled,
}
