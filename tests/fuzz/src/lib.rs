//! Every reader as a function of bytes that must not fail: whatever is in a file, something is read or a reason is
//! given.
//!
//! A target is a line in [`TARGETS`]. What is found goes to `corpus/<target>/` and is read by every test run
//! (`tests/corpus.rs`); nights are spent by `.ci/nightly`. A target is what libFuzzer calls one, too: `fuzz_target!(|bytes:
//! &[u8]| oblique_fuzz::scenario(bytes))`.

// A target fails by a panic; that is what it is for.
#![expect(clippy::missing_panics_doc, reason = "said of all of them above")]

mod readers;
pub mod run;

pub use readers::*;
use std::path::{Path, PathBuf};

/// A reader with what it begins from.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name, and that of its folder in the corpus.
    pub name: &'static str,
    /// Reads bytes; fails by a panic alone.
    pub read: fn(&[u8]),
    /// Files of the repository it begins from: a folder and how their names end.
    pub seeds: &'static [(&'static str, &'static str)],
}

/// Every reader.
pub const TARGETS: &[Target] = &[
    Target {
        name: "scenario",
        read: scenario,
        seeds: &[("scenarios", ".ron"), ("tests/corpus/damaged", ".ron"), ("tests/corpus/battles", ".ron")],
    },
    Target { name: "log", read: log, seeds: &[("tests/replays", ".jsonl")] },
    Target { name: "saved_battle", read: saved_battle, seeds: &[("tests/corpus/old", ".battle")] },
    Target { name: "edits", read: edits, seeds: &[("tests/corpus/edits", "")] },
    Target { name: "recipe", read: recipe, seeds: &[("docs/examples", ".recipe.ron")] },
    Target { name: "commanders", read: commanders, seeds: &[("assets", "commanders.ron")] },
    Target { name: "map_style", read: map_style, seeds: &[("assets/styles", ".ron")] },
    Target { name: "vector_table", read: vector_table, seeds: &[("assets/vectors", ".ron")] },
    Target { name: "code_table", read: code_table, seeds: &[("assets/imports", ".ron")] },
    Target { name: "vectors", read: vectors, seeds: &[("engine/vectors/tests/corpus", "")] },
    Target { name: "elevation", read: elevation, seeds: &[("engine/elevation/tests/corpus/flavours", "")] },
    Target { name: "world_file", read: world_file, seeds: &[] },
    Target { name: "projection", read: projection, seeds: &[] },
    Target { name: "vassal", read: vassal_module, seeds: &[("tests/corpus/vassal", "")] },
    Target { name: "importers", read: importers, seeds: &[("tests/corpus/command_output", "")] },
];

/// The folder of the repository.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

impl Target {
    /// The folder of what was found.
    #[must_use]
    pub fn corpus(&self) -> PathBuf {
        root().join("tests/fuzz/corpus").join(self.name)
    }

    /// What it begins from: what was found, then the files of the repository, in the order of their names; nothing over
    /// 200 kB, for damage must meet something.
    #[must_use]
    pub fn inputs(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let mut paths = Vec::new();
        below(&self.corpus(), "", &mut paths);
        for (folder, ending) in self.seeds {
            below(&root().join(folder), ending, &mut paths);
        }
        let read = paths.into_iter().filter_map(|path| Some((path.clone(), std::fs::read(path).ok()?)));
        read.filter(|(_, bytes)| bytes.len() <= 200_000).collect()
    }
}

fn below(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            below(&path, ending, found);
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
}
