//! Commanders by the names used on the command line: those of ours, and programs of the user's.

mod process;
mod situation;

use crate::exit::Failure;
use crate::files;
use oblique_commander::{Commander, Staff};
use oblique_scenario::Side;
use process::ProcessCommander;
use std::path::{Path, PathBuf};

/// What a commander's name begins with if he is a program.
const PROGRAM: &str = "exec:";

/// The option that adds commanders.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct CommandersOption {
    /// A file of temperaments, written as assets/commanders.ron is: each is a commander by its id
    #[arg(long, value_name = "FILE")]
    commanders: Option<PathBuf>,
}

impl CommandersOption {
    /// The file that is read.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.commanders.as_deref()
    }

    /// Ours, and those of the file if there is one.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) fn staff(&self) -> Result<Staff, Failure> {
        let Some(path) = &self.commanders else { return Ok(Staff::default()) };
        let in_file = |e| Failure::new(format!("{}: {e}", path.display()));
        Staff::read(&files::read_text(path)?).map_err(in_file)
    }
}

/// Commanders of side A and side B.
///
/// # Errors
/// If there is none of a name, where the names there are get listed, or a program cannot be started.
pub(crate) fn table(staff: &Staff, names: [&str; 2], seed: u64) -> Result<[Box<dyn Commander>; 2], Failure> {
    Ok([find(staff, names[0], seed, Side::A)?, find(staff, names[1], seed, Side::B)?])
}

/// Is there a commander of each name? Starts no program.
///
/// # Errors
/// As for [`table`].
pub(crate) fn check(staff: &Staff, names: [&str; 2]) -> Result<(), Failure> {
    for name in names.into_iter().filter(|name| !name.starts_with(PROGRAM)) {
        find(staff, name, 0, Side::A)?;
    }
    Ok(())
}

fn find(staff: &Staff, name: &str, seed: u64, side: Side) -> Result<Box<dyn Commander>, Failure> {
    if let Some(line) = name.strip_prefix(PROGRAM) {
        return Ok(Box::new(ProcessCommander::start(line, seed)?));
    }
    staff.commander(name, seed, side).ok_or_else(|| {
        let known: Vec<_> = staff.names().collect();
        let known = known.join(", ");
        Failure::new(format!("there is no commander '{name}'; choose one of: {known}, or exec:PROGRAM"))
    })
}
