//! Puts together what the things of the catalogs are called in each language: the names in
//! `assets/rulesets/<id>/catalog.ron`, and what the files of phrases have in their place. A new ruleset or language needs no
//! line anywhere else.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The language of the catalogs.
const ENGLISH: &str = "en";

/// What stands before a name in a catalog, the second in a choice behind its id.
const BEFORE_NAMES: [&str; 2] = ["name:", "\","];

fn main() -> io::Result<()> {
    let assets = Path::new(&env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("../../assets");
    let (mut names, mut languages) = (BTreeSet::new(), BTreeMap::new());
    for language in entries(&assets.join("languages"))? {
        for file in entries(&language.join("engine"))? {
            take_in(&mut languages, &language, &file)?;
        }
    }
    for ruleset in entries(&assets.join("rulesets"))? {
        let catalog = ruleset.join("catalog.ron");
        println!("cargo::rerun-if-changed={}", catalog.display());
        names.extend(names_in(&fs::read_to_string(catalog)?));
        for file in entries(&ruleset.join("languages"))? {
            take_in(&mut languages, &file, &file)?;
        }
    }
    let english: BTreeMap<String, String> = languages.remove(ENGLISH).unwrap_or_default();
    let mut others: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (key, name) in english.iter().filter(|(_, phrase)| names.contains(*phrase)) {
        let own = languages.values().filter_map(|own| own.get(key).map(String::as_str));
        let all: Vec<&str> = std::iter::once(name.as_str()).chain(own).collect();
        for one in &all {
            others.entry(one).or_default().extend(all.iter().filter(|other| *other != one));
        }
    }
    let mut table = String::from("&[\n");
    for (name, others) in others.iter().filter(|(_, others)| !others.is_empty()) {
        let others: Vec<&str> = others.iter().copied().collect();
        // Writing to a String cannot fail.
        let _ = writeln!(table, "    ({name:?}, &{others:?}),");
    }
    table.push(']');
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    fs::write(out.join("names.rs"), table)
}

/// Adds the messages of a file to those of its language, whose code the folder or the file is called by. Names stand on one
/// line.
fn take_in(
    languages: &mut BTreeMap<String, BTreeMap<String, String>>,
    called: &Path,
    file: &Path,
) -> io::Result<()> {
    let code = called.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let text = fs::read_to_string(file)?;
    let messages = text.lines().filter_map(|line| line.split_once(" = "));
    let messages = messages.filter(|(key, value)| !key.starts_with([' ', '#']) && !value.contains('{'));
    let messages = messages.map(|(key, value)| (key.to_owned(), value.to_owned()));
    languages.entry(code).or_default().extend(messages);
    Ok(())
}

/// The names in a catalog.
fn names_in(catalog: &str) -> Vec<String> {
    let (mut found, mut rest) = (Vec::new(), catalog);
    while let Some((outside, after)) = rest.split_once('"') {
        let Some((inside, after)) = after.split_once('"') else { break };
        // With the mark at the end of the string before it. What is an id in a list of them is no phrase.
        let before = format!("\"{outside}");
        if BEFORE_NAMES.iter().any(|word| before.trim_end().ends_with(word)) {
            found.push(inside.to_owned());
        }
        rest = after;
    }
    found
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
    for path in found.iter().filter(|path| path.is_file()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    Ok(found)
}
