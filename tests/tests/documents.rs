//! Files and folders that the documents name are there: a path in backticks that has a slash leads somewhere, from the root
//! of the project, from the folder of the document, or from a folder that the same row or paragraph names in full.
//!
//! `<id>`, `ID` and `*` stand for any name, `{a,b}` for each of these.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Documents that are held to it: files, and folders of them.
const DOCUMENTS: &[&str] = &[
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "GLOSSARY.md",
    "README.md",
    "docs",
    "docs/handbook",
    "docs/handbook/de",
];

/// A document that is not: what was measured tells of the files of its day.
const OF_ITS_DAY: &str = "docs/measures.md";

/// What has a slash and is no file of the project: how it begins, and what it is.
const NO_FILES: &[(&str, &str)] = &[
    ("target/", "what is built lies there"),
    ("tests/fuzz/corpus/", "it comes with the first input that is found"),
    ("application/", "a media type"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The documents, from the root on.
fn documents() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for place in DOCUMENTS {
        let path = root().join(place);
        if path.is_file() {
            found.push(PathBuf::from(place));
            continue;
        }
        let entries = fs::read_dir(&path).unwrap_or_else(|why| panic!("{place}: {why}"));
        let names =
            entries.map(|entry| Path::new(place).join(entry.expect("a folder can be read").file_name()));
        found.extend(names.filter(|name| name.extension().is_some_and(|e| e == "md")));
    }
    found.retain(|path| path != Path::new(OF_ITS_DAY));
    found.sort();
    found
}

/// The rows of tables and the paragraphs of a text, without what stands between fences.
fn blocks(text: &str) -> Vec<String> {
    let (mut blocks, mut fenced) = (vec![String::new()], false);
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if fenced {
            // Code names no files of ours.
        } else if line.trim().is_empty() || line.starts_with('|') {
            blocks.push(line.to_owned());
        } else if let Some(block) = blocks.last_mut().filter(|block| !block.starts_with('|')) {
            block.push('\n');
            block.push_str(line);
        } else {
            blocks.push(line.to_owned());
        }
    }
    blocks
}

/// What a block has in backticks that looks like a path.
fn paths(block: &str) -> BTreeSet<&str> {
    let quoted = block.split('`').skip(1).step_by(2);
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-<>{},*".contains(c);
    quoted
        .filter(|text| text.contains('/') && text.starts_with(|c: char| c.is_ascii_lowercase() || c == '.'))
        .filter(|text| text.chars().all(plain))
        .filter(|text| !NO_FILES.iter().any(|(begin, _)| text.starts_with(begin)))
        .collect()
}

/// A path with each of the names in its braces.
fn each(path: &str) -> Vec<String> {
    let braces = path.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)));
    let Some((before, (names, after))) = braces else { return vec![path.to_owned()] };
    names.split(',').flat_map(|name| each(&format!("{before}{name}{after}"))).collect()
}

/// A part of a path with a star for each name that is left open.
fn open_parts(part: &str) -> String {
    if part.len() > 1 && part.bytes().all(|b| b.is_ascii_uppercase()) {
        return "*".to_owned();
    }
    match part.split_once('<').and_then(|(before, rest)| Some((before, rest.split_once('>')?))) {
        Some((before, (_, after))) => format!("{before}*{}", open_parts(after)),
        None => part.to_owned(),
    }
}

/// Is that the name, each star being any letters?
fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((before, after)) => name.strip_prefix(before).is_some_and(|rest| {
            (0..=rest.len()).any(|at| rest.get(at..).is_some_and(|rest| fits(after, rest)))
        }),
    }
}

/// Does the path lead somewhere from that folder?
fn leads(from: &Path, path: &str) -> bool {
    let mut reached = vec![from.to_path_buf()];
    for part in path.split('/').filter(|part| !part.is_empty()).map(open_parts) {
        reached = if part.contains('*') {
            let below =
                reached.iter().flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten());
            below.filter(|e| fits(&part, &e.file_name().to_string_lossy())).map(|e| e.path()).collect()
        } else {
            reached.into_iter().map(|folder| folder.join(&part)).filter(|path| path.exists()).collect()
        };
    }
    !reached.is_empty()
}

/// What a block names that is nowhere.
fn nowhere(block: &str, folder: &Path) -> Vec<String> {
    let paths = paths(block);
    let mut from = vec![root(), root().join(folder)];
    let whole = paths.iter().filter(|path| leads(&root(), path) && !path.contains(['<', '*', '{']));
    from.extend(whole.flat_map(|path| Path::new(path).ancestors()).map(|folder| root().join(folder)));
    let all = paths.iter().flat_map(|path| each(path));
    all.filter(|path| !from.iter().any(|from| leads(from, path))).collect()
}

#[test]
fn what_the_documents_name_is_there() {
    let mut wrong = Vec::new();
    for document in documents() {
        let text = fs::read_to_string(root().join(&document)).expect("documents are text");
        let folder = document.parent().unwrap_or(Path::new(""));
        let dead = blocks(&text).iter().flat_map(|block| nowhere(block, folder)).collect::<Vec<_>>();
        wrong.extend(dead.iter().map(|path| format!("{}: {path}", document.display())));
    }
    assert!(wrong.is_empty(), "nothing is at\n{}", wrong.join("\n"));
}

#[test]
fn what_leads_nowhere_is_found() {
    let folder = Path::new("docs");
    let nowhere =
        |text: &str| blocks(text).iter().flat_map(|block| nowhere(block, folder)).collect::<Vec<_>>();
    // From the root, from the folder of the document, from what is named beside it; with open names.
    for there in [
        "`tests/tests/documents.rs`",
        "`handbook/SUMMARY.md`",
        "`tests/tests`, `tests/documents.rs`",
        "`tests/corpus/old/<version>/*.ron` and `assets/rulesets/ID/{catalog,manual}.ron`",
        "`and/or maybe`, `A/B`",
        "```\n`tests/gone.rs`\n```",
    ] {
        assert_eq!(nowhere(there), [""; 0], "{there}");
    }
    assert_eq!(nowhere("`tests/gone.rs`"), ["tests/gone.rs"]);
    assert_eq!(nowhere("`assets/rulesets/<id>/{catalog,gone}.ron`"), ["assets/rulesets/<id>/gone.ron"]);
    // A row of a table is by itself.
    assert_eq!(nowhere("| `tests/tests` |\n| `sources/mod.rs` |"), ["sources/mod.rs"]);
}
