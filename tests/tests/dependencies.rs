//! Dependencies run one way: between the crates, and between the folders of the editor's.

mod sources;

use sources::{files, from_root, program, root};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

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

/// Every crate but those of the rulesets, with those it may use, each after all it uses; the compiler sees to it that it
/// uses no other.
const CRATES: &[(&str, &[&[&str]])] = &[
    ("engine/board", &[]),
    ("engine/scenario", &[&["board"]]),
    ("engine/rules", &[&["board", "scenario"]]),
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

/// What a ruleset stands on.
const OF_A_RULESET: &[&str] = &["board", "scenario", "rules"];
/// What the registry of the rulesets stands on besides them.
const OF_THE_REGISTRY: &[&str] = &["scenario", "rules"];

/// The folders of the rulesets: what has a manifest below that of their registry.
fn rulesets() -> Vec<String> {
    let below = fs::read_dir(root().join("engine/rulesets")).into_iter().flatten().flatten();
    let crates = below.filter(|entry| entry.path().join("Cargo.toml").is_file());
    let mut found: Vec<String> = crates.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    found.sort();
    found
}

/// Every crate with those it may use, each after all it uses: the rulesets after the rules they are written with.
fn crates() -> Vec<(String, BTreeSet<String>)> {
    let names = |list: &[&str]| list.iter().map(|name| format!("oblique-{name}")).collect::<BTreeSet<_>>();
    let mut all: Vec<(String, BTreeSet<String>)> = Vec::new();
    for (folder, allowed) in CRATES {
        all.push(((*folder).to_owned(), allowed.iter().copied().flat_map(names).collect()));
        if *folder == "engine/rules" {
            let rulesets = rulesets();
            let each = |name: &String| (format!("engine/rulesets/{name}"), names(OF_A_RULESET));
            all.extend(rulesets.iter().map(each));
            let own = rulesets.iter().map(|name| format!("oblique-{name}"));
            all.push(("engine/rulesets".to_owned(), names(OF_THE_REGISTRY).into_iter().chain(own).collect()));
        }
    }
    all
}

/// What a crate is called in its manifest.
fn name_of(manifest: &Path) -> String {
    let text = fs::read_to_string(manifest).expect("every crate has a manifest");
    let name = text.lines().find_map(|line| line.strip_prefix("name = \""));
    name.and_then(|rest| rest.strip_suffix('"')).expect("every crate has a name").to_owned()
}

#[test]
fn crates_use_only_those_above_them() {
    let crates = crates();
    let mut above = BTreeSet::new();
    for (folder, allowed) in &crates {
        let manifest = root().join(folder).join("Cargo.toml");
        for name in dependencies(&manifest) {
            assert!(allowed.contains(&name), "{folder} must not depend on {name}");
            assert!(above.contains(&name), "{folder} stands before {name} in the list, which it uses");
        }
        above.insert(name_of(&manifest));
    }
    let listed = |folder: &Path| crates.iter().any(|(f, _)| folder == Path::new(f));
    for (manifest, text) in ["engine", "editor"].iter().flat_map(|f| files(&root().join(f), "toml")) {
        let crate_of_ours = text.contains("[package]");
        let folder = manifest.parent().map(from_root);
        assert!(
            !crate_of_ours || folder.is_some_and(|f| listed(&f)),
            "{} is in no list here",
            manifest.display()
        );
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
    let crates = crates().into_iter().map(|(folder, _)| folder).filter(|folder| folder.starts_with("editor"));
    for name in crates {
        let src = root().join(&name).join("src");
        let mut edges: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for source in program(&format!("{name}/src")) {
            let file = root().join(&source.path);
            let inside = file.strip_prefix(&src).expect("a file of the folder");
            let parents = inside.parent().into_iter().flat_map(Path::components);
            let mut from: Vec<String> =
                parents.map(|c| c.as_os_str().to_string_lossy().into_owned()).collect();
            // `view.rs` is the module of the folder `view`.
            let stem = inside.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if file.with_extension("").is_dir() {
                from.push(stem);
            }
            for path in own_paths(&source.code) {
                let to = folders_of(&src, path);
                let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
                if let (Some(a), Some(b)) = (from.get(shared), to.get(shared)) {
                    let full =
                        |last: &String| [&from[..shared], std::slice::from_ref(last)].concat().join("/");
                    edges.entry(full(a)).or_default().insert(full(b));
                }
            }
        }
        assert_eq!(cycle(&edges), None, "{name}");
    }
}
