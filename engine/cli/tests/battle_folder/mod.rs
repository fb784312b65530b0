//! The built command in a folder with a battle.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs the command in a folder.
pub(crate) fn oblique(args: &[&str], dir: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oblique"))
        .args(args)
        .current_dir(dir)
        .output()
        .expect("the command starts")
}

/// What it said, on either stream.
pub(crate) fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr].concat()).into_owned()
}

/// A folder with a battle, `t.ron`, of which history is recorded.
pub(crate) fn with_battle() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/dragoon/mollwitz.ron");
    fs::copy(shipped, dir.path().join("t.ron")).expect("a place to copy to");
    dir
}
