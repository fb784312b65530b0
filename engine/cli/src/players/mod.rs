//! Commanders by the names used on the command line: those of ours, and programs of the user's.

mod process;
mod situation;

use crate::exit::Failure;
use oblique_commander::{COMMANDERS, Commander, commander};
use oblique_scenario::Side;
use process::ProcessCommander;

/// What a commander's name begins with if he is a program.
const PROGRAM: &str = "exec:";

/// Commanders of side A and side B.
///
/// # Errors
/// If there is none of a name, where the names there are get listed, or a program cannot be started.
pub(crate) fn table(names: [&str; 2], seed: u64) -> Result<[Box<dyn Commander>; 2], Failure> {
    Ok([find(names[0], seed, Side::A)?, find(names[1], seed, Side::B)?])
}

/// Is there a commander of each name? Starts no program.
///
/// # Errors
/// As for [`table`].
pub(crate) fn check(names: [&str; 2]) -> Result<(), Failure> {
    for name in names.into_iter().filter(|name| !name.starts_with(PROGRAM)) {
        find(name, 0, Side::A)?;
    }
    Ok(())
}

fn find(name: &str, seed: u64, side: Side) -> Result<Box<dyn Commander>, Failure> {
    if let Some(line) = name.strip_prefix(PROGRAM) {
        return Ok(Box::new(ProcessCommander::start(line, seed)?));
    }
    commander(name, seed, side).ok_or_else(|| {
        let known: Vec<_> = COMMANDERS.iter().map(|c| c.name).collect();
        let known = known.join(", ");
        Failure::new(format!("there is no commander '{name}'; choose one of: {known}, or exec:PROGRAM"))
    })
}
