//! Puts together what the engine says, from `assets/languages/<code>/engine/*.ftl` and
//! `assets/rulesets/<id>/languages/<code>.ftl`: the phrases in English, and what each other language says in their place, in
//! the same order and without the keys, which only the files need. A new ruleset or crate needs no line anywhere else.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The language the engine speaks.
const ENGLISH: &str = "en";

/// Between the phrases of a language, of which those with plural forms have several lines.
const BETWEEN: &str = "\u{1e}";

fn main() -> io::Result<()> {
    let assets = Path::new(&env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("../../assets");
    let mut languages: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for language in entries(&assets.join("languages"))? {
        for file in entries(&language.join("engine"))? {
            languages.entry(name(&language)).or_default().extend(messages(&fs::read_to_string(file)?));
        }
    }
    for ruleset in entries(&assets.join("rulesets"))? {
        for file in entries(&ruleset.join("languages"))? {
            languages.entry(name(&file)).or_default().extend(messages(&fs::read_to_string(file)?));
        }
    }
    let english = languages.remove(ENGLISH).unwrap_or_default();
    let mut table = String::from("&[\n");
    let phrases: Vec<_> = english.iter().map(|(_, phrase)| phrase.as_str()).collect();
    // Writing to a String cannot fail.
    let _ = writeln!(table, "    ({ENGLISH:?}, {:?}),", phrases.join(BETWEEN));
    for (code, own) in &languages {
        let own: BTreeMap<_, _> = own.iter().map(|(key, value)| (key, value.as_str())).collect();
        let values: Vec<_> =
            english.iter().map(|(key, _)| own.get(key).copied().unwrap_or_default()).collect();
        let _ = writeln!(table, "    ({code:?}, {:?}),", values.join(BETWEEN));
    }
    table.push(']');
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    fs::write(out.join("phrases.rs"), table)
}

/// The messages of a file: keys and values. A value goes on over lines that begin with a blank.
fn messages(text: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        match (line.split_once(" = "), found.last_mut()) {
            (_, Some((_, value))) if line.starts_with(' ') => {
                value.push('\n');
                value.push_str(line);
            }
            (Some((key, value)), _) if line.starts_with(char::is_alphabetic) => {
                found.push((key.to_owned(), value.to_owned()));
            }
            _ => {}
        }
    }
    found
}

/// The name of a file or folder without its ending.
fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// What a folder holds, in the order of names; nothing where there is no such folder. Cargo asks again when it or one of
/// its files changes.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    found.sort();
    for path in &found {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    Ok(found)
}
