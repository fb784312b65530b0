//! Packages for Windows: an archive that runs where it is unpacked, and a setup program by NSIS.

use super::{Package, programs, titled};
use crate::archive::zip;
use crate::fault::Fault;
use crate::tree::Tree;
use crate::workspace::{VERSION, root, said};
use std::path::Path;
use std::process::Command;

const MOST_MIB: u64 = 45;

pub(super) fn packages(folder: &Path, shared: &Tree, time: u32) -> Result<Vec<Package>, Fault> {
    let mut tree = Tree::default();
    for (path, item) in shared.items() {
        // What opens by a double click there.
        let path =
            path.strip_prefix("LICENSE-").map_or(path.to_owned(), |name| format!("LICENSE-{name}.txt"));
        tree.add(path, item.bytes.clone());
    }
    for (name, bytes) in programs(folder, ".exe")? {
        tree.add_program(name, bytes);
    }
    let title = titled("windows-x86_64");
    let bytes = zip::write(&tree.under(&title), time);
    let mut packages = vec![Package { name: format!("{title}.zip"), bytes, most_mib: MOST_MIB }];
    if Command::new("makensis").arg("-VERSION").output().is_ok() {
        packages.push(setup(&tree, &title, time)?);
    } else {
        eprintln!("xtask: makensis is not installed (package nsis): there is no setup program");
    }
    Ok(packages)
}

/// A setup program for the files of a tree.
fn setup(tree: &Tree, title: &str, time: u32) -> Result<Package, Fault> {
    let folder = std::env::temp_dir().join(format!("oblique-setup-{}", std::process::id()));
    let files = folder.join("files");
    tree.write(&files)?;
    let out = folder.join("setup.exe");
    let define = |name: &str, value: &Path| format!("-D{name}={}", value.display());
    said(
        Command::new("makensis")
            .args(["-V2", "-NOCD"])
            .arg(define("FILES", &files))
            .arg(define("OUT", &out))
            .arg(define("ICON", &root().join("packaging/icons/oblique.ico")))
            .arg(format!("-DVERSION={VERSION}"))
            .arg(root().join("packaging/windows/oblique.nsi"))
            // It stamps what it makes with this time.
            .env("SOURCE_DATE_EPOCH", time.to_string()),
    )?;
    let bytes = std::fs::read(&out).map_err(Fault::of(&out))?;
    std::fs::remove_dir_all(&folder).map_err(Fault::of(&folder))?;
    Ok(Package { name: format!("{title}-setup.exe"), bytes, most_mib: MOST_MIB })
}
