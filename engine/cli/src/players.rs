//! Commanders by the names used on the command line.

use crate::exit::Failure;
use oblique_commander::{COMMANDERS, Commander, commander};
use oblique_scenario::Side;

/// Commanders of side A and side B.
///
/// # Errors
/// If there is none of a name; the names there are get listed.
pub(crate) fn table(names: [&str; 2], seed: u64) -> Result<[Box<dyn Commander>; 2], Failure> {
    let find = |name: &str, side| {
        commander(name, seed, side).ok_or_else(|| {
            let known: Vec<_> = COMMANDERS.iter().map(|c| c.name).collect();
            Failure::new(format!("there is no commander '{name}'; choose one of: {}", known.join(", ")))
        })
    };
    Ok([find(names[0], Side::A)?, find(names[1], Side::B)?])
}
