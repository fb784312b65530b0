//! The licences of everything that is built into the programs, with their texts, from the sources as cargo fetches them.

use crate::fault::Fault;
use crate::workspace::{cargo, root, said};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Programs, and for what they are built.
pub(crate) struct Programs<'a> {
    /// The crates that are the programs.
    pub crates: &'a [&'a str],
    /// The one target there is; `None` is all that cargo knows.
    pub target: Option<&'a str>,
}

/// What packages hold, for whatever system.
pub(crate) const PACKAGED: Programs<'_> =
    Programs { crates: &["oblique-cli", "oblique-editor"], target: None };
/// How the names of files with licences begin.
const NAMES: [&str; 6] = ["license", "licence", "copying", "notice", "unlicense", "copyright"];

/// All of it as one text: which crate has which licence, then each text once with the crates it belongs to.
pub(crate) fn gathered(programs: &Programs<'_>) -> Result<String, Fault> {
    // Fetches what is of other systems: a build here has fetched only what is of its own.
    let known = said(
        cargo()
            .args(["metadata", "--format-version", "1", "--locked"])
            .args(programs.target.into_iter().flat_map(|target| ["--filter-platform", target])),
    )?;
    let known: Value =
        serde_json::from_str(&known).map_err(|e| Fault::new(format!("cargo metadata: {e}")))?;
    let key = |package: &Value| Some(format!("{} v{}", text(&package["name"])?, text(&package["version"])?));
    let packages: BTreeMap<String, &Value> =
        list(&known["packages"]).filter_map(|package| Some((key(package)?, package))).collect();
    let mut out = "Oblique is built with the work of many. This is what it holds beside its own code, and under which\n\
                   licences; their texts follow, that of the MIT licence alone where an author leaves the choice.\n\n"
        .to_owned();
    // Texts that differ in blanks and line ends alone are one.
    let mut texts: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for crate_built_in in built_in(programs)? {
        let Some(package) = packages.get(&crate_built_in) else {
            return Err(Fault::new(format!("cargo has no metadata of {crate_built_in}")));
        };
        if package["source"].is_null() {
            continue;
        }
        let of = |field: &str| text(&package[field]).unwrap_or("-");
        let name = format!("{} {}", of("name"), of("version"));
        let _ = writeln!(out, "{name}: {} ({})", of("license"), of("repository"));
        let manifest = Path::new(of("manifest_path"));
        for text in texts_in(manifest.parent().unwrap_or(manifest), leaves_mit(of("license")))? {
            texts.entry(words(&text)).or_insert_with(|| (text, Vec::new())).1.push(name.clone());
        }
    }
    let font = root().join("assets/fonts/eb-garamond/OFL.txt");
    let font = std::fs::read_to_string(&font).map_err(Fault::of(&font))?;
    let letters = "EB Garamond, the letters on maps".to_owned();
    texts.entry(words(&font)).or_insert_with(|| (font, Vec::new())).1.push(letters);
    // By the names, so that a crate is found.
    let mut sorted: Vec<(Vec<String>, String)> =
        texts.into_values().map(|(text, names)| (names, text)).collect();
    sorted.sort();
    for (names, text) in sorted {
        let _ = write!(out, "\n{}\n{}\n\n{}\n", "=".repeat(100), names.join(", "), text.trim_end());
    }
    Ok(out)
}

/// Names and versions, as `name vversion`, of what programs are built of: without what only builds and tests, without
/// the macros, and without what only other crates of the workspace ask of a library.
fn built_in(programs: &Programs<'_>) -> Result<BTreeSet<String>, Fault> {
    let tree = said(
        cargo()
            .args([
                "tree",
                "--locked",
                "--prefix",
                "none",
                "--format",
                "{p}",
                "--edges",
                "normal,no-proc-macro",
            ])
            .args(["--target", programs.target.unwrap_or("all")])
            .args(programs.crates.iter().flat_map(|name| ["--package", name])),
    )?;
    // After the version follows where a crate of ours lies, or that it was named before.
    let name = |line: &str| line.split(' ').take(2).collect::<Vec<_>>().join(" ");
    Ok(tree.lines().filter(|line| !line.is_empty()).map(name).collect())
}

/// Does an expression of licences leave the choice of the MIT licence alone?
fn leaves_mit(expression: &str) -> bool {
    let mut choices = expression.split(" OR ").flat_map(|choice| choice.split('/'));
    !expression.contains(" AND ") && choices.any(|choice| choice.trim() == "MIT")
}

/// The texts of licences in a folder of sources; of several that of the MIT licence alone, where that is enough.
fn texts_in(folder: &Path, mit: bool) -> Result<Vec<String>, Fault> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(Fault::of(folder))? {
        let path = entry.map_err(Fault::of(folder))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_file() && NAMES.iter().any(|begins| name.starts_with(begins)) {
            paths.push(path);
        }
    }
    paths.sort();
    let is_mit = |path: &PathBuf| {
        path.file_name().is_some_and(|name| name.to_string_lossy().to_lowercase().contains("mit"))
    };
    if mit && paths.iter().any(is_mit) {
        paths.retain(is_mit);
    }
    let read = paths.iter().map(|path| std::fs::read(path).map_err(Fault::of(path)));
    read.map(|bytes| bytes.map(|bytes| String::from_utf8_lossy(&bytes).replace("\r\n", "\n"))).collect()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> Option<&str> {
    value.as_str()
}

#[cfg(test)]
mod tests {
    use super::{PACKAGED, Programs, gathered, leaves_mit};

    #[test]
    fn the_mit_licence_is_taken_where_it_is_enough() {
        for enough in ["MIT", "MIT OR Apache-2.0", "Apache-2.0/MIT", "Zlib OR Apache-2.0 OR MIT"] {
            assert!(leaves_mit(enough), "{enough}");
        }
        for not in ["Apache-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0", "MIT-0", "MIT AND BSD-3-Clause"] {
            assert!(!leaves_mit(not), "{not}");
        }
    }

    #[test]
    fn every_crate_of_the_programs_is_named_and_no_tool_of_the_tests() {
        let all = gathered(&PACKAGED).expect("cargo knows them");
        for name in ["\negui ", "\nhexx ", "\nclap ", "EB Garamond"] {
            assert!(all.contains(name), "{name}");
        }
        assert!(!all.contains("\nproptest ") && !all.contains("\nxtask "));
        assert!(all.contains("Permission is hereby granted"));
    }

    #[test]
    fn what_only_other_systems_need_is_not_named() {
        let page = Programs { crates: &["oblique-editor"], target: Some("wasm32-unknown-unknown") };
        let all = gathered(&page).expect("cargo knows them");
        for name in ["\negui ", "\nweb-sys ", "EB Garamond"] {
            assert!(all.contains(name), "{name}");
        }
        for name in ["clap", "zbus", "windows"] {
            assert!(!all.contains(&format!("\n{name} ")), "{name}");
        }
    }

    #[test]
    fn what_other_crates_ask_of_a_library_and_macros_are_not_named() {
        let page = Programs { crates: &["oblique-editor"], target: Some("wasm32-unknown-unknown") };
        let all = gathered(&page).expect("cargo knows them");
        // Pictures in tests are drawn by the one, the other runs in the compiler.
        for name in ["wgpu", "naga", "serde_derive", "syn"] {
            assert!(!all.contains(&format!("\n{name} ")), "{name}");
        }
    }
}
