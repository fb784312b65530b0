//! The battles that come with the program, as files.

use std::path::{Path, PathBuf};

/// The scenario files of a ruleset, in order of name; empty if it has none.
///
/// Whoever goes through all battles asks for the rulesets there are: what is written for one that is still to come stands
/// in its folder already, and its own crate tests it.
pub fn battles_of(ruleset: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(ruleset);
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ron"));
    files.sort();
    files
}
