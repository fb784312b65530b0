//! Dependencies run one way: between the crates, and towards rulesets.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every Rust file below a folder, with its text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    files(folder, "rs")
}

/// Every file of that extension below a folder, with its text.
fn files(folder: &Path, extension: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
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

/// What the tools, panels and the play room of the editor stand on.
const ROOMS: &[&str] =
    &["board", "scenario", "rules", "roster", "cartography", "document", "mapview", "context", "ui", "text"];
/// What plays battles.
const BATTLES: &[&str] = &["battle", "commander", "trial"];

/// What makes boards of historical maps by recipes.
const CONVERTING: &[&str] = &["scan", "confined", "georeference", "elevation", "vectors", "digitize"];
/// What makes boards of historical maps.
const DIGITIZING: &[&str] = &[
    "scan",
    "confined",
    "georeference",
    "classification",
    "elevation",
    "vectors",
    "digitize",
    "digitize-room",
];

/// Every crate with those it may use; the compiler sees to it that it uses no other.
const CRATES: &[(&str, &[&[&str]])] = &[
    ("engine/board", &[]),
    ("engine/scenario", &[&["board"]]),
    ("engine/rules", &[&["board", "scenario"]]),
    ("engine/rulesets/dragoon", &[&["board", "scenario", "rules"]]),
    ("engine/rulesets/flintlock", &[&["board", "scenario", "rules"]]),
    ("engine/rulesets/drums", &[&["board", "scenario", "rules"]]),
    ("engine/rulesets/purky", &[&["board", "scenario", "rules"]]),
    ("engine/rulesets/dessauer", &[&["board", "scenario", "rules"]]),
    ("engine/rulesets", &[&["scenario", "rules", "dragoon", "flintlock", "drums", "purky", "dessauer"]]),
    ("engine/battle", &[&["board", "scenario", "rules"]]),
    ("engine/commander", &[&["board", "scenario", "rules", "battle"]]),
    ("engine/roster", &[&["board", "scenario", "rules"]]),
    ("engine/trial", &[&["board", "scenario", "rules", "roster", "battle", "commander"]]),
    ("engine/cartography", &[&["board", "scenario", "rules"]]),
    ("engine/georeference", &[&["board"]]),
    ("engine/tiff", &[]),
    ("engine/scan", &[&["tiff"]]),
    ("engine/confined", &[&["scan"]]),
    ("engine/exchange", &[&["board", "scenario", "rules", "roster", "cartography", "confined"]]),
    ("engine/classification", &[&["board", "georeference", "scan"]]),
    ("engine/linework", &[&["board", "georeference"]]),
    ("engine/elevation", &[&["board", "georeference", "tiff", "linework"]]),
    ("engine/vectors", &[&["georeference"]]),
    (
        "engine/digitize",
        &[&[
            "board",
            "scenario",
            "georeference",
            "linework",
            "elevation",
            "scan",
            "classification",
            "vectors",
        ]],
    ),
    ("engine/cli", &[&["board", "scenario", "rules", "roster", "exchange", "rulesets"], BATTLES, CONVERTING]),
    ("engine/testing", &[&["board", "scenario", "rules"]]),
    ("editor/platform", &[]),
    ("editor/jobs", &[&["platform"]]),
    ("editor/text", &[]),
    (
        "editor/document",
        &[&["board", "scenario", "rules", "roster", "scan", "confined", "platform", "jobs", "text"]],
    ),
    ("editor/ui", &[&["text"]]),
    (
        "editor/mapview",
        &[&["board", "scenario", "rules", "roster", "cartography", "scan", "platform", "jobs", "text"]],
    ),
    (
        "editor/context",
        &[&[
            "board",
            "scenario",
            "rules",
            "roster",
            "trial",
            "cartography",
            "exchange",
            "document",
            "mapview",
            "scan",
            "digitize",
            "text",
        ]],
    ),
    ("editor/tools", &[ROOMS]),
    ("editor/panels", &[ROOMS, &["trial"]]),
    ("editor/digitize", &[ROOMS, &["georeference", "digitize"]]),
    ("editor/play", &[ROOMS, BATTLES, &["platform", "jobs"]]),
    (
        "editor",
        &[
            ROOMS,
            BATTLES,
            &["rulesets", "exchange", "platform", "jobs", "tools", "panels", "play"],
            DIGITIZING,
        ],
    ),
];

/// Crates that do no input or output.
const PURE: [&str; 13] = [
    "board",
    "scenario",
    "rules",
    "rulesets/dragoon",
    "rulesets/flintlock",
    "rulesets/drums",
    "rulesets/purky",
    "rulesets/dessauer",
    "rulesets",
    "battle",
    "commander",
    "trial",
    "roster",
];

#[test]
fn crates_use_only_those_above_them() {
    for (folder, allowed) in CRATES {
        for name in dependencies(&root().join(folder).join("Cargo.toml")) {
            let allowed = allowed.iter().copied().flatten().any(|a| name == format!("oblique-{a}"));
            assert!(allowed, "{folder} must not depend on {name}");
        }
    }
    let listed = |folder: &Path| CRATES.iter().any(|(f, _)| folder == Path::new(f));
    for (manifest, text) in ["engine", "editor"].iter().flat_map(|f| files(&root().join(f), "toml")) {
        let folder = manifest.parent().and_then(|f| f.strip_prefix(root()).ok());
        let crate_of_ours = text.contains("[package]");
        assert!(!crate_of_ours || folder.is_some_and(listed), "{} is in no list here", manifest.display());
    }
}

#[test]
fn the_engine_has_no_io_no_clock_no_threads_no_hash_order() {
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
    for (path, text) in PURE.iter().flat_map(|c| sources(&root().join("engine").join(c).join("src"))) {
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        if name == "tests.rs"
            || name.ends_with("_tests.rs")
            || path.components().any(|c| c.as_os_str() == "tests")
        {
            continue;
        }
        let code = code(&text);
        for word in forbidden {
            assert!(!code.contains(word), "{} uses {word}", path.display());
        }
    }
}

#[test]
fn no_ruleset_is_named_outside_its_folder() {
    let rules = root().join("engine/rulesets");
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
        let registry = path == rules.join("src/lib.rs");
        let test = path.components().any(|c| c.as_os_str() == "tests") || path.ends_with("tests.rs");
        if own || registry || test || path.components().any(|c| c.as_os_str() == "target") {
            continue;
        }
        let code = code(&text).to_lowercase();
        for id in &ids {
            let quoted = format!("\"{id}\"");
            if code.contains(&quoted)
                || code.contains(&format!("oblique_{id}"))
                || code.contains(&format!("rulesets/{id}"))
            {
                named.insert(path.clone(), id.clone());
            }
        }
    }
    assert!(named.is_empty(), "rulesets named outside their folders: {named:#?}");
}

#[test]
fn nothing_speaks_to_a_network() {
    for (path, text) in ["engine", "editor"].iter().flat_map(|f| sources(&root().join(f))) {
        if path.components().any(|c| c.as_os_str() == "target") {
            continue;
        }
        let code = code(&text);
        for word in ["std::net", "TcpStream", "UdpSocket", "ToSocketAddrs"] {
            assert!(!code.contains(word), "{} uses {word}", path.display());
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
    for (path, text) in sources(&root().join("editor")) {
        let ours = path.starts_with(root().join("editor/jobs"));
        let test = path.components().any(|c| c.as_os_str() == "tests");
        if ours || test || path.components().any(|c| c.as_os_str() == "target") {
            continue;
        }
        let code = code(&text);
        for word in ["thread::Builder", "thread::spawn", "thread::scope", "catch_unwind"] {
            assert!(!code.contains(word), "{} uses {word}: use oblique_jobs", path.display());
        }
    }
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
    for (path, text) in sources(&root().join("editor")) {
        let parts: Vec<_> =
            path.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
        let inside = |name: &str| parts.iter().any(|part| part == name);
        if inside("tests") || inside("target") || inside("benches") || path.ends_with("tests.rs") {
            continue;
        }
        let platform = path.starts_with(root().join("editor/platform"));
        let code = code(&text);
        for word in words.iter().filter(|_| !platform) {
            let theirs = code.lines().find(|line| line.contains(word) && !line.contains("oblique_platform"));
            assert!(theirs.is_none(), "{}: {theirs:?}: ask oblique_platform", path.display());
        }
        // Where the two differ beyond that, a folder has a file for each and its `mod.rs` chooses.
        let chooses = path.ends_with("mod.rs") || platform;
        assert!(chooses || !code.contains("wasm32"), "{} knows what it is compiled for", path.display());
    }
}

#[test]
fn errors_have_types() {
    for (path, text) in ["engine", "editor"].iter().flat_map(|folder| sources(&root().join(folder))) {
        let tests = path.components().any(|part| part.as_os_str() == "tests");
        for (n, line) in code(&text).lines().enumerate().filter(|_| !tests) {
            let bare =
                line.contains("Result<") && [", String>", ", Vec<String>>"].iter().any(|e| line.contains(e));
            assert!(!bare, "{}:{}: a text is no error; give it a type: {line}", path.display(), n + 1);
        }
    }
}

/// The folders below `crate` a path leads through: `crate::app::dialogs::Pick` in `src/app/tour.rs` leads to `app/dialogs`.
fn folders_of(src: &Path, path: &str) -> Vec<String> {
    let mut at = src.to_owned();
    let mut folders = Vec::new();
    for part in path.split("::").skip(1) {
        at.push(part);
        if !at.is_dir() {
            break;
        }
        folders.push(part.to_owned());
    }
    folders
}

/// Paths that begin with `crate::`, as far as they are written in one piece.
fn own_paths(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices("crate::").map(|(at, _)| {
        let rest = &text[at..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').unwrap_or(rest.len());
        &rest[..end]
    })
}

/// A way from a folder back to itself, if there is one.
fn cycle(of: &BTreeMap<String, BTreeSet<String>>) -> Option<Vec<String>> {
    of.keys().find_map(|start| {
        let mut ways = vec![vec![start.clone()]];
        let mut seen = BTreeSet::new();
        while let Some(way) = ways.pop() {
            for next in way.last().and_then(|last| of.get(last)).into_iter().flatten() {
                let on = [way.as_slice(), std::slice::from_ref(next)].concat();
                if next == start {
                    return Some(on);
                }
                if seen.insert(next.clone()) {
                    ways.push(on);
                }
            }
        }
        None
    })
}

/// Within a crate of the editor, folders beside each other import one way. What a folder's own module has and the
/// folders in it use is no cycle: they are one.
#[test]
fn folders_of_the_editor_import_one_way() {
    let crates =
        ["", "platform/", "document/", "ui/", "mapview/", "context/", "tools/", "panels/", "play/", "jobs/"];
    for name in crates {
        let src = root().join(format!("editor/{name}src"));
        let mut edges: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (file, text) in sources(&src) {
            let inside = file.strip_prefix(&src).expect("a file of the folder");
            let parents = inside.parent().into_iter().flat_map(Path::components);
            let mut from: Vec<String> =
                parents.map(|c| c.as_os_str().to_string_lossy().into_owned()).collect();
            // `view.rs` is the module of the folder `view`.
            let stem = inside.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if file.with_extension("").is_dir() {
                from.push(stem);
            }
            for path in own_paths(&code(&text)) {
                let to = folders_of(&src, path);
                let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
                if let (Some(a), Some(b)) = (from.get(shared), to.get(shared)) {
                    let full =
                        |last: &String| [&from[..shared], std::slice::from_ref(last)].concat().join("/");
                    edges.entry(full(a)).or_default().insert(full(b));
                }
            }
        }
        assert_eq!(cycle(&edges), None, "editor/{name}src");
    }
}
