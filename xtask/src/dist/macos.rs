//! The bundle for macOS. It follows what Apple writes about bundles and was never tried on a Mac
//! (`packaging/macos/README.md`).

use super::{Package, programs, template, titled};
use crate::archive::{gzip, tar};
use crate::fault::Fault;
use crate::tree::Tree;
use crate::workspace::root;
use std::path::Path;

const MOST_MIB: u64 = 45;
const BUNDLE: &str = "Oblique.app/Contents";

pub(super) fn package(folder: &Path, shared: &Tree, time: u32) -> Result<Package, Fault> {
    let mut tree = Tree::default();
    for (name, bytes) in programs(folder, "")? {
        tree.add_program(format!("{BUNDLE}/MacOS/{name}"), bytes);
    }
    tree.add(format!("{BUNDLE}/Info.plist"), template("macos/Info.plist")?);
    tree.add(format!("{BUNDLE}/PkgInfo"), "APPL????");
    let picture = root().join("packaging/icons/oblique.png");
    let picture = std::fs::read(&picture).map_err(Fault::of(&picture))?;
    tree.add(format!("{BUNDLE}/Resources/oblique.icns"), icns(&picture));
    for (path, item) in shared.items() {
        tree.add(format!("{BUNDLE}/Resources/{path}"), item.bytes.clone());
    }
    tree.copy(&root().join("packaging/macos/README.md"), "README.md")?;
    let title = titled("macos");
    let bytes = gzip(&tar::write(&tree.under(&title), time, false)?);
    Ok(Package { name: format!("{title}.tar.gz"), bytes, most_mib: MOST_MIB })
}

/// A PNG of 128 pixels as an icon of macOS.
fn icns(png: &[u8]) -> Vec<u8> {
    let part = png.len() as u32 + 8;
    let mut out = b"icns".to_vec();
    out.extend((part + 8).to_be_bytes());
    out.extend(b"ic07");
    out.extend(part.to_be_bytes());
    out.extend(png);
    out
}
