//! Published advisories against crates of `Cargo.lock`, as `packaging/advisories.ron` keeps them in the tree; written as the
//! database that `cargo deny` reads, so that it checks advisories without a network.

#[cfg(test)]
mod tests;

use crate::fault::Fault;
use crate::workspace::{root, target};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What `packaging/advisories.ron` holds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    /// Crates by the day they were looked up.
    #[cfg_attr(not(test), expect(dead_code, reason = "a test holds the lock file to it"))]
    looked_up: BTreeMap<String, Vec<String>>,
    advisories: Vec<Advisory>,
    #[cfg_attr(not(test), expect(dead_code, reason = "a test holds the lock file to it"))]
    accepted: Vec<Accepted>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Advisory {
    id: String,
    package: String,
    /// The day it is of: '2026-01-02'.
    day: String,
    kind: Kind,
    /// Requirements of versions; one that fits any of them is not touched.
    sound: Vec<String>,
    what: String,
}

#[derive(Deserialize, Debug, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Vulnerability,
    Unsound,
    Unmaintained,
    Notice,
}

/// An advisory that touches us and does no harm.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(not(test), expect(dead_code, reason = "a test holds the lock file to it"))]
struct Accepted {
    id: String,
    why: String,
}

/// Writes the database into a folder.
pub(crate) fn run(words: &[String]) -> Result<(), Fault> {
    let [out] = crate::options(words, ["--out"])?;
    let out = out.map_or_else(|| target().join("advisories"), PathBuf::from);
    write(&known()?, &out)?;
    println!("{}", out.display());
    Ok(())
}

fn known() -> Result<Known, Fault> {
    let path = root().join("packaging/advisories.ron");
    parsed(&std::fs::read_to_string(&path).map_err(Fault::of(&path))?)
}

fn parsed(text: &str) -> Result<Known, Fault> {
    ron::from_str(text).map_err(|e| Fault::new(format!("advisories.ron: {e}")))
}

/// Writes a file an advisory: facts as TOML, then a title.
fn write(known: &Known, folder: &Path) -> Result<(), Fault> {
    for Advisory { id, package, day, kind, sound, what } in &known.advisories {
        let folder = folder.join("crates").join(package);
        std::fs::create_dir_all(&folder).map_err(Fault::of(&folder))?;
        let informational = match kind {
            Kind::Vulnerability => "",
            Kind::Unsound => "informational = \"unsound\"\n",
            Kind::Unmaintained => "informational = \"unmaintained\"\n",
            Kind::Notice => "informational = \"notice\"\n",
        };
        let sound: Vec<String> = sound.iter().map(|versions| format!("\"{versions}\"")).collect();
        let text = format!(
            "```toml\n[advisory]\nid = \"{id}\"\npackage = \"{package}\"\ndate = \"{day}\"\n{informational}\n\
             [versions]\npatched = [{}]\n```\n\n# {}\n\nSee https://rustsec.org/advisories/{id}\n",
            sound.join(", "),
            what.trim_end_matches('.'),
        );
        let path = folder.join(format!("{id}.md"));
        std::fs::write(&path, text).map_err(Fault::of(&path))?;
    }
    Ok(())
}
