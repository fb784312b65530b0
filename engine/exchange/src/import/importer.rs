//! What an importer is, what it is given and what it makes.

use super::{CodeTable, FoundCode, Parameter, Parameters, Recognised};
use crate::Note;
use crate::spreadsheet::Table;
use oblique_rules::Ruleset;
use oblique_scenario::{Edit, Scenario};
use std::collections::BTreeMap;
use std::fmt::Debug;
use thiserror::Error;

/// Reads one sort of other programs' files.
pub trait Importer: Debug + Sync {
    /// Stable id, as commands and the command line name it: `roster`.
    fn id(&self) -> &'static str;

    /// What is imported, as it reads after 'Import' and in sentences: 'order of battle'.
    fn name(&self) -> &'static str;

    /// What it reads and what comes of it, in a sentence.
    fn description(&self) -> &'static str;

    /// What is imported, in the plural, as 'orders of battle': the folder of the last one is remembered under it, so
    /// importers and exports that share it share the folder.
    fn plural(&self) -> &'static str;

    /// The files it reads, in words: 'Spreadsheets'.
    fn files(&self) -> &'static str;

    /// Their endings in lower case, without the dot.
    fn endings(&self) -> &'static [&'static str];

    /// Is a file one of them, by its first [`super::HEAD_BYTES`] bytes (all of a shorter file)?
    fn recognise(&self, head: &[u8]) -> Recognised;

    /// Larger files are refused unread, in bytes.
    fn most_bytes(&self) -> u64;

    /// Endings of files that lie beside the file under the same name and are read with it where they are there, as
    /// `tfw` beside a `tif`. Each may have [`Importer::most_bytes`].
    fn companions(&self) -> &'static [&'static str] {
        &[]
    }

    /// Files the file refers to, by the names it has for them, as an outer tileset: each is read with it where
    /// [`super::gather`] finds it in or about its folder. Each may have [`Importer::most_bytes`].
    fn refers_to(&self, bytes: &[u8]) -> Vec<String> {
        let _ = bytes;
        Vec::new()
    }

    /// The table of what becomes of the codes of its files, where it goes by one: a text to begin an own one with.
    fn usual_table(&self) -> Option<&'static str> {
        None
    }

    /// The codes in a file that its table is asked for, the most frequent first; none where it goes by no table.
    ///
    /// # Errors
    /// Why the file cannot be read.
    fn codes(&self, source: &Source<'_>, target: &Target<'_>) -> Result<Vec<FoundCode>, ImportError> {
        let _ = (source, target);
        Ok(Vec::new())
    }

    /// The ruleset the file says it was made for, where it says so.
    fn ruleset(&self, bytes: &[u8]) -> Option<String> {
        let _ = bytes;
        None
    }

    /// What is asked before the file is read; [`Parameters`] has an answer to each.
    fn parameters(&self) -> Vec<Parameter> {
        Vec::new()
    }

    /// Reads a file. `go_on` is asked between parts of long work, with the part from 0 to 1 that is done; if it says
    /// no, the import is called off.
    ///
    /// # Errors
    /// Why nothing can be made of the file. What can be read of a damaged one is imported, with notes.
    fn import(
        &self,
        source: &Source<'_>,
        target: &Target<'_>,
        parameters: &Parameters,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Imported, ImportError>;
}

/// A file as an importer is given it.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Its name without the folder, for names and notes.
    pub name: &'a str,
    /// All that is in it.
    pub bytes: &'a [u8],
    /// The files beside it that were there, by the endings of [`Importer::companions`].
    pub companions: &'a BTreeMap<&'static str, Vec<u8>>,
    /// The files it refers to that were there, by the names of [`Importer::refers_to`].
    pub referred: &'a BTreeMap<String, Vec<u8>>,
    /// What its codes become, instead of [`Importer::usual_table`].
    pub table: Option<&'a CodeTable>,
}

impl<'a> Source<'a> {
    /// Its name without its ending.
    #[must_use]
    pub fn title(&self) -> &'a str {
        self.name.rsplit_once('.').map_or(self.name, |(title, _)| title)
    }
}

/// What is imported into.
#[derive(Clone, Copy)]
pub struct Target<'a> {
    /// The scenario as it is.
    pub scenario: &'a Scenario,
    /// Its ruleset, whose catalog says what there can be.
    pub rules: &'a dyn Ruleset,
}

/// What an importer makes of a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Imported {
    /// A table of units: which column is what is still to be settled with the user, then it is compared with the
    /// scenario (see [`crate::spreadsheet::plan`]).
    OrderOfBattle(Table),
    /// A change of the open scenario, as heights, lines or labels.
    Change {
        /// The change: one step to undo. It must fit the scenario of the [`Target`].
        edit: Edit,
        /// What to tell of it: what could not be taken over, where and how many, a sentence each.
        notes: Vec<Note>,
    },
    /// A battle of its own.
    Scenario {
        /// The battle.
        scenario: Box<Scenario>,
        /// What to tell of it: what could not be taken over, where and how many, a sentence each.
        notes: Vec<Note>,
        /// Files that belong beside it, by their names, which its sheets have as theirs: pictures that are laid under the
        /// grid. They are written where the battle is, or where the file lies that they came in.
        beside: Vec<(String, Vec<u8>)>,
    },
}

/// Nothing could be made of a file. Each displays as what follows its name in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    /// Nothing is in it.
    #[error("is empty")]
    Empty,
    /// It is not what the importer reads; says why, as 'has no line of columns'.
    #[error("{0}")]
    Unreadable(String),
    /// Whoever waited did not want it any more.
    #[error("was not imported: it was cancelled")]
    Cancelled,
}
