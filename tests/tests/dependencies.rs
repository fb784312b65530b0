//! Dependencies run one way: between the crates, inside the core, and towards rulesets.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every Rust file below a folder, with its text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = fs::read_to_string(&path).expect("sources are text");
                found.push((path, text));
            }
        }
    }
    found.sort();
    found
}

/// The code of a file without comments and without its unit tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or(text);
    let strip = |line: &str| line.split("//").next().unwrap_or("").to_owned();
    text.lines().map(strip).collect::<Vec<_>>().join("\n")
}

/// Our crates named in the [dependencies] of a manifest.
fn dependencies(manifest: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(manifest).expect("every crate has a manifest");
    let mut section = String::new();
    let mut found = BTreeSet::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix('[') {
            name.trim_end_matches(']').clone_into(&mut section);
        } else if section == "dependencies"
            && let Some(name) = line.split(['.', '=', ' ']).next()
            && name.starts_with("oblique-")
        {
            found.insert(name.to_owned());
        }
    }
    found
}

#[test]
fn crates_depend_one_way() {
    let allowed: [(&str, &[&str]); 5] = [
        ("engine/core", &[]),
        ("engine/cartography", &["oblique-core"]),
        ("engine/exchange", &["oblique-core", "oblique-cartography"]),
        ("engine/cli", &["oblique-core", "oblique-cartography", "oblique-exchange"]),
        ("editor", &["oblique-core", "oblique-cartography", "oblique-exchange"]),
    ];
    for (folder, allowed) in allowed {
        for name in dependencies(&root().join(folder).join("Cargo.toml")) {
            assert!(allowed.contains(&name.as_str()), "{folder} must not depend on {name}");
        }
    }
}

/// Core modules with those each may use. Rooms of one rank do not know each other, but for what is
/// listed: the registry of rulesets hands catalogs to the reader of files and diagnostics to checks.
const CORE: [(&str, &[&str]); 14] = [
    ("hex", &[]),
    ("board", &["hex"]),
    ("scenario", &["hex", "board"]),
    ("format", &["hex", "board", "scenario"]),
    ("check", &["hex", "board", "scenario", "format"]),
    ("rules", &["hex", "board", "scenario", "format", "check"]),
    ("deploy", &["hex", "board", "scenario", "format", "check", "rules"]),
    ("rerule", &["hex", "board", "scenario", "format", "check", "rules"]),
    ("compare", &["hex", "board", "scenario", "format", "check", "rules"]),
    ("roster", &["hex", "board", "scenario", "format", "check", "rules"]),
    ("battle", &["hex", "board", "scenario", "format", "check", "rules"]),
    ("commander", &["hex", "board", "scenario", "format", "check", "rules", "battle"]),
    ("trial", &["hex", "board", "scenario", "format", "check", "rules", "battle", "commander"]),
    (
        "schemas",
        &["hex", "board", "scenario", "format", "check", "rules", "roster", "battle", "commander", "trial"],
    ),
];

#[test]
fn core_modules_use_only_those_above_them() {
    let core = root().join("engine/core/src");
    for (module, allowed) in CORE {
        let files = sources(&core.join(module));
        assert!(!files.is_empty(), "core has no module {module}");
        for (path, text) in files {
            for used in code(&text).split("crate::").skip(1).flat_map(used_modules) {
                assert!(
                    used == module
                        || allowed.contains(&used.as_str())
                        || !CORE.iter().any(|(m, _)| *m == used),
                    "{} uses crate::{used}, which stands below {module}",
                    path.display()
                );
            }
        }
    }
}

/// The modules named right after a `crate::`, be it one or a list in braces.
fn used_modules(rest: &str) -> Vec<String> {
    let word =
        |s: &str| s.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    match rest.strip_prefix('{') {
        Some(list) => {
            // Only the outermost names of the list are modules of the crate.
            let mut depth = 0;
            let mut names = vec![String::new()];
            for c in list.chars() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => names.push(String::new()),
                    c if depth == 0 => names.last_mut().expect("never empty").push(c),
                    _ => {}
                }
            }
            names.iter().map(|n| word(n)).collect()
        }
        None => vec![word(rest)],
    }
}

#[test]
fn the_core_has_no_io_no_clock_no_threads_no_hash_order() {
    let forbidden = [
        "std::fs",
        "std::io",
        "std::net",
        "std::env",
        "std::process",
        "std::thread",
        "std::time",
        "HashMap",
        "HashSet",
        "println!",
        "eprintln!",
        "thread_rng",
        "OsRng",
    ];
    for (path, text) in sources(&root().join("engine/core/src")) {
        let code = code(&text);
        for word in forbidden {
            assert!(!code.contains(word), "{} uses {word}", path.display());
        }
    }
}

#[test]
fn no_ruleset_is_named_outside_its_folder() {
    let rules = root().join("engine/core/src/rules");
    let ids: Vec<String> = fs::read_dir(root().join("assets/rulesets"))
        .expect("there are rulesets")
        .flatten()
        .filter(|e| e.path().is_dir())
        .filter_map(|e| e.file_name().into_string().ok())
        .collect();
    assert!(!ids.is_empty());
    let mut named: BTreeMap<PathBuf, String> = BTreeMap::new();
    let folders = ["engine", "editor"];
    for (path, text) in folders.iter().flat_map(|f| sources(&root().join(f))) {
        let own = ids.iter().any(|id| path.starts_with(rules.join(id)));
        // The registry is the one place that must name them.
        let registry = path == rules.join("mod.rs");
        let test = path.components().any(|c| c.as_os_str() == "tests") || path.ends_with("tests.rs");
        if own || registry || test || path.components().any(|c| c.as_os_str() == "target") {
            continue;
        }
        let code = code(&text).to_lowercase();
        for id in &ids {
            let quoted = format!("\"{id}\"");
            if code.contains(&quoted)
                || code.contains(&format!("rules::{id}"))
                || code.contains(&format!("rulesets/{id}"))
            {
                named.insert(path.clone(), id.clone());
            }
        }
    }
    assert!(named.is_empty(), "rulesets named outside their folders: {named:#?}");
}
