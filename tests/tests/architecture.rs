//! Rules that hold for every file of the program, whoever writes it: what the engine, a ruleset and the editor must not know.

mod sources;

use sources::{program, root};
use std::fs;

/// Crates of the engine that do no input or output, with the rulesets below one of them.
const PURE: [&str; 8] = ["board", "scenario", "rules", "rulesets", "battle", "commander", "trial", "roster"];

/// Words that stand in code that stands for something else: the file, the word, why.
const EXCUSED: &[(&str, &str, &str)] =
    &[("engine/exchange/src/spreadsheet/parse.rs", "dragoon", "a troop that tables of units name")];

#[test]
fn the_engine_has_no_io_no_clock_no_threads_no_hash_order() {
    let forbidden = [
        "std::fs",
        "std::io",
        "std::net",
        "std::env",
        "std::process",
        "std::thread::",
        "std::time",
        "HashMap",
        "HashSet",
        "println!",
        "eprintln!",
        "thread_rng",
        "OsRng",
    ];
    // What builds the program reads its assets and speaks to Cargo.
    let pure = PURE.iter().flat_map(|name| program(&format!("engine/{name}")));
    for source in pure.filter(|source| !source.path.ends_with("build.rs")) {
        for word in forbidden {
            assert!(!source.code.contains(word), "{} uses {word}", source.path.display());
        }
    }
}

/// Ids of the rulesets: the folders of their data.
fn ruleset_ids() -> Vec<String> {
    let folders = fs::read_dir(root().join("assets/rulesets")).expect("there are rulesets").flatten();
    let ids = folders.filter(|e| e.path().is_dir()).filter_map(|e| e.file_name().into_string().ok());
    let ids: Vec<String> = ids.collect();
    assert!(!ids.is_empty());
    ids
}

#[test]
fn no_ruleset_is_named_outside_its_folder() {
    let ids = ruleset_ids();
    let mut named = Vec::new();
    for source in ["engine", "editor"].into_iter().flat_map(program) {
        let own = ids.iter().any(|id| source.path.starts_with(format!("engine/rulesets/{id}")));
        // The registry is the one place that must name them.
        if own || source.path.ends_with("engine/rulesets/src/lib.rs") {
            continue;
        }
        let code = source.code.to_lowercase();
        for id in &ids {
            let forms = [format!("\"{id}\""), format!("oblique_{id}"), format!("rulesets/{id}")];
            let excused = EXCUSED.iter().any(|(file, word, _)| source.path.ends_with(file) && word == id);
            if !excused && forms.iter().any(|form| code.contains(form)) {
                named.push(format!("{}: {id}", source.path.display()));
            }
        }
    }
    assert!(named.is_empty(), "rulesets named outside their folders: {named:#?}");
}

#[test]
fn nothing_speaks_to_a_network() {
    for source in ["engine", "editor"].into_iter().flat_map(program) {
        for word in ["std::net", "TcpStream", "UdpSocket", "ToSocketAddrs"] {
            assert!(!source.code.contains(word), "{} uses {word}", source.path.display());
        }
    }
    // Nor a library that would do it for us.
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("the lock file");
    let speakers =
        ["curl", "h2", "hyper", "native-tls", "openssl", "quinn", "reqwest", "rustls", "socket2", "ureq"];
    for name in speakers {
        assert!(!lock.contains(&format!("name = \"{name}\"\n")), "{name} is in the lock file");
    }
}

#[test]
fn threads_of_the_editor_begin_in_its_job_crate() {
    let mut begun = Vec::new();
    for source in program("editor").into_iter().filter(|s| !s.path.starts_with("editor/jobs")) {
        for word in ["thread::Builder", "thread::spawn", "thread::scope", "catch_unwind"] {
            if source.code.contains(word) {
                begun.push(format!("{}: {word}", source.path.display()));
            }
        }
    }
    assert!(begun.is_empty(), "use oblique_jobs: {begun:#?}");
}

/// What differs between a desktop and a browser is asked of one crate: elsewhere it would compile for both and fail in one.
#[test]
fn the_editor_asks_its_platform_for_files_and_the_clock() {
    let words = [
        "std::fs",
        "std::process::id",
        "std::env::home_dir",
        "std::time::{Instant",
        "Duration, Instant",
        "std::time::Instant",
        "std::time::SystemTime",
        "std::time::UNIX_EPOCH",
        ".canonicalize()",
        ".exists()",
    ];
    let mut found = Vec::new();
    for source in program("editor").into_iter().filter(|s| !s.path.starts_with("editor/platform")) {
        for line in source.code.lines().filter(|line| !line.contains("oblique_platform")) {
            if let Some(word) = words.iter().find(|word| line.contains(**word)) {
                found.push(format!("{}: {word}", source.path.display()));
            }
        }
        // Where the two differ beyond that, a folder has a file for each and its `mod.rs` chooses.
        if !source.path.ends_with("mod.rs") && source.code.contains("wasm32") {
            found.push(format!("{}: knows what it is compiled for", source.path.display()));
        }
    }
    assert!(found.is_empty(), "ask oblique_platform: {found:#?}");
}

#[test]
fn errors_have_types() {
    let mut bare = Vec::new();
    for source in ["engine", "editor"].into_iter().flat_map(program) {
        for (n, line) in source.code.lines().enumerate().filter(|(_, line)| line.contains("Result<")) {
            if [", String>", ", Vec<String>>"].iter().any(|error| line.contains(error)) {
                bare.push(format!("{}:{}: {}", source.path.display(), n + 1, line.trim()));
            }
        }
    }
    assert!(bare.is_empty(), "a text is no error; give it a type: {bare:#?}");
}
