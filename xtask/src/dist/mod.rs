//! The packages: what goes into them, and how large they may be.

pub(crate) mod licences;
mod linux;
mod macos;
mod windows;

use crate::fault::Fault;
use crate::tree::Tree;
use crate::workspace::{self, VERSION, root};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The programs of a package, without the ending of a system.
const PROGRAMS: [&str; 2] = ["oblique", "oblique-editor"];

/// A package to be.
struct Package {
    /// Its file.
    name: String,
    bytes: Vec<u8>,
    /// More is a fault: something was packed that does not belong there.
    most_mib: u64,
}

/// Makes the packages there are programs for.
pub(crate) fn run(words: &[String]) -> Result<(), Fault> {
    let names = ["--programs", "--windows", "--macos", "--out", "--any-size"];
    let [programs, windows, macos, out, any_size] = crate::options(words, names)?;
    let folder = |text: Option<String>| text.map(PathBuf::from);
    let programs = folder(programs).unwrap_or_else(|| root().join("target/dist"));
    let out = folder(out).unwrap_or_else(|| root().join("target/packages"));
    let time = workspace::epoch()?;
    let shared = shared()?;
    let mut packages = linux::packages(&programs, &shared, time)?;
    if let Some(folder) = folder(windows) {
        packages.extend(windows::packages(&folder, &shared, time)?);
    }
    if let Some(folder) = folder(macos) {
        packages.push(macos::package(&folder, &shared, time)?);
    }
    std::fs::create_dir_all(&out).map_err(Fault::of(&out))?;
    let mut sums = String::new();
    for Package { name, bytes, most_mib } in &packages {
        let mib = bytes.len() as f64 / f64::from(1 << 20);
        if bytes.len() as u64 > most_mib << 20 {
            let sentence = format!("{name} has {mib:.1} MiB; it may have {most_mib}");
            if any_size.is_none() {
                return Err(Fault::new(sentence));
            }
            eprintln!("xtask: {sentence}");
        }
        let path = out.join(name);
        std::fs::write(&path, bytes).map_err(Fault::of(&path))?;
        // Writing to a string does not fail.
        for byte in Sha256::digest(bytes) {
            let _ = write!(sums, "{byte:02x}");
        }
        let _ = writeln!(sums, "  {name}");
        println!("{mib:5.1} MiB of {most_mib}  {}", path.display());
    }
    let path = out.join("SHA256SUMS");
    std::fs::write(&path, sums).map_err(Fault::of(&path))
}

/// What every package has beside its programs: licences, the handbook, the battles.
fn shared() -> Result<Tree, Fault> {
    let root = root();
    let mut tree = Tree::default();
    for name in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"] {
        tree.copy(&root.join(name), name)?;
    }
    tree.add("THIRD-PARTY-LICENCES.txt", licences::gathered()?);
    tree.copy_all(&root.join("docs/handbook"), ".md", "handbook")?;
    tree.copy(&root.join("docs/scenario-format.md"), "handbook/scenario-format.md")?;
    tree.copy_all(&root.join("scenarios"), ".ron", "scenarios")?;
    Ok(tree)
}

/// Reads the programs of a system.
fn programs(folder: &Path, ending: &str) -> Result<[(String, Vec<u8>); 2], Fault> {
    let read = |name: &str| {
        let name = format!("{name}{ending}");
        let path = folder.join(&name);
        let bytes = std::fs::read(&path).map_err(|e| {
            Fault::new(format!("{}: {e}; build it first, or name the folder it is in", path.display()))
        })?;
        Ok((name, bytes))
    };
    let [command, editor] = PROGRAMS.map(read);
    Ok([command?, editor?])
}

/// The name of a package's folder.
fn titled(system: &str) -> String {
    format!("oblique-{VERSION}-{system}")
}

/// A text of the folder `packaging` with the version put in.
fn template(name: &str) -> Result<String, Fault> {
    let path = root().join("packaging").join(name);
    let text = std::fs::read_to_string(&path).map_err(Fault::of(&path))?;
    Ok(text.replace("@VERSION@", VERSION))
}
