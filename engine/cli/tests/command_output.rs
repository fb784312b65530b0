//! What the built command says and writes, word for word: each folder in `tests/corpus/command_output` holds what
//! it is given, its arguments (`args`), what it says with its exit status (`output.txt`), and under `out/`
//! what it writes.
//!
//! Set `BLESS=1` to write what is said and written now as what is expected, and read the diff.

use oblique_testing::golden::{all_agree, blesses, difference};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The files of a folder by name.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return BTreeMap::new() };
    let paths = entries.map(|entry| entry.expect("a folder can be read").path()).filter(|p| p.is_file());
    paths
        .map(|path| {
            let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text)
        })
        .collect()
}

/// What the command says of a case, and what it writes.
fn run(case: &Path) -> (String, BTreeMap<String, String>) {
    let mut given = files(case);
    given.remove("output.txt");
    let args = given.remove("args").unwrap_or_else(|| panic!("{} has no args", case.display()));
    let dir = tempfile::tempdir().expect("a folder");
    for (name, text) in &given {
        std::fs::write(dir.path().join(name), text).expect("written");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_oblique"))
        .args(args.split_whitespace())
        .current_dir(dir.path())
        .output()
        .expect("the command starts");
    let said = String::from_utf8(output.stdout).expect("output is text");
    let complained = String::from_utf8(output.stderr).expect("complaints are text");
    let status = output.status.code().expect("it ended by itself");
    let mut written = files(dir.path());
    written.retain(|name, text| given.get(name) != Some(text));
    (format!("{said}{complained}exit status {status}\n"), written)
}

#[test]
fn every_case_is_told_and_written_as_it_was_read() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/command_output");
    let entries = std::fs::read_dir(&root).expect("the corpus is there");
    let mut cases: Vec<PathBuf> = entries.map(|e| e.expect("it can be read").path()).collect();
    cases.sort();
    assert!(cases.len() >= 10);
    let mut wrong = Vec::new();
    for case in cases {
        let (printed, written) = run(&case);
        let out = case.join("out");
        if blesses() {
            let _ = std::fs::remove_dir_all(&out);
        }
        wrong.extend(difference(&case.join("output.txt"), &printed));
        wrong.extend(written.iter().filter_map(|(name, text)| difference(&out.join(name), text)));
        let kept = files(&out);
        let gone = kept.keys().filter(|name| !written.contains_key(*name));
        wrong.extend(gone.map(|name| format!("{}: nothing writes {name} any more", case.display())));
    }
    all_agree(wrong);
}
