//! The sources of the project, for tests that hold every file to a rule.
//!
//! A rule that looks at no file holds by itself: whoever asks for the sources of a folder that has none is told.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders whose files are no part of the program.
const BESIDE: &[&str] = &["target", "tests", "benches", "examples"];

/// The root of the project.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate of the tests is a folder of the project")
}

/// A file of the program.
pub(crate) struct Source {
    /// Where it is, from the root on.
    pub path: PathBuf,
    /// Its code without comments and without its unit tests.
    pub code: String,
}

/// The Rust files of the program below a folder of the project: no tests, benches and examples.
///
/// # Panics
/// Where there is none.
pub(crate) fn program(folder: &str) -> Vec<Source> {
    let files = files(&root().join(folder), "rs");
    let tests: BTreeSet<PathBuf> = files.iter().flat_map(|(path, text)| test_modules(path, text)).collect();
    let found: Vec<Source> = files
        .into_iter()
        .filter(|(path, _)| !path.ancestors().any(|part| tests.contains(part)))
        .map(|(path, text)| Source { path: from_root(&path), code: code(&text) })
        .filter(|source| !source.path.components().any(|c| BESIDE.iter().any(|b| c.as_os_str() == *b)))
        .collect();
    assert!(!found.is_empty(), "{folder} has no sources");
    found
}

/// A path as it is from the root on.
pub(crate) fn from_root(path: &Path) -> PathBuf {
    path.strip_prefix(root()).expect("a file of the project").to_owned()
}

/// Every file of that extension below a folder, with its text.
pub(crate) fn files(folder: &Path, extension: &str) -> Vec<(PathBuf, String)> {
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

/// The code of a file without comments and without its unit tests, which stand at its end.
pub(crate) fn code(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let tests = lines.windows(2).position(|two| is_of_tests(two[0]) && is_inline(two[1]));
    let strip = |line: &&str| line.split("//").next().unwrap_or("").to_owned();
    lines[..tests.unwrap_or(lines.len())].iter().map(strip).collect::<Vec<_>>().join("\n")
}

/// Is what follows a line compiled for tests alone?
fn is_of_tests(line: &str) -> bool {
    line == "#[cfg(test)]" || line.starts_with("#[cfg(all(test,")
}

/// Does a module stand where it is declared, and not in a file of its own?
fn is_inline(line: &str) -> bool {
    line.starts_with("mod ") && line.ends_with('{')
}

/// Files and folders of the modules that a file declares for tests alone.
fn test_modules(file: &Path, text: &str) -> Vec<PathBuf> {
    let name = file.file_name().unwrap_or_default();
    let folder = if ["lib.rs", "main.rs", "mod.rs"].iter().any(|own| name == *own) {
        file.parent().unwrap_or(file).to_owned()
    } else {
        file.with_extension("")
    };
    let declared = text.split("#[cfg(test)]\n").skip(1);
    let names = declared.filter_map(|rest| {
        let rest = rest.strip_prefix("pub(crate) ").unwrap_or(rest);
        rest.strip_prefix("mod ")?.lines().next()?.strip_suffix(';')
    });
    names.flat_map(|name| [folder.join(format!("{name}.rs")), folder.join(name)]).collect()
}

#[test]
fn what_is_cut_away_are_the_unit_tests() {
    let declared = "#[cfg(test)]\nmod tests;\nuse std::fs; // std::io\n";
    assert!(code(declared).contains("std::fs"), "a file goes on after the tests it declares");
    assert!(!code(declared).contains("std::io"));
    let inline = "fn a() {}\n#[cfg(test)]\nmod tests {\n    use std::fs;\n}\n";
    assert!(code(inline).contains("fn a") && !code(inline).contains("std::fs"));
    let modules = test_modules(Path::new("a/src/rout.rs"), declared);
    assert_eq!(modules, [Path::new("a/src/rout/tests.rs"), Path::new("a/src/rout/tests")]);
    assert!(program("engine/board/src").iter().all(|s| !s.path.ends_with("tests.rs")));
}
