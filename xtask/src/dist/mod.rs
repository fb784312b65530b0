//! The packages: what goes into them, and how large they may be.
//!
//! Where no folder of programs is named, all that can be built here is built first, or what is named of it: the programs
//! for Linux and Windows and the editor for browsers. Programs for macOS are built on a Mac.

pub(crate) mod licences;
mod linker;
mod linux;
mod macos;
mod windows;

use crate::archive::zip;
use crate::fault::Fault;
use crate::tree::Tree;
use crate::web;
use crate::workspace::{self, VERSION, did, reproducible_cargo, root, target};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The programs of a package, without the ending of a system.
const PROGRAMS: [&str; 2] = ["oblique", "oblique-editor"];

/// The folder for browsers as one archive; what is sent of it is bounded by itself.
const WEB_MIB: u64 = 10;

/// A package to be.
struct Package {
    /// Its file.
    name: String,
    bytes: Vec<u8>,
    /// More is a fault: something was packed that does not belong there.
    most_mib: u64,
}

/// Windows, as the compiler calls it, and the variable in which cargo is told its linker.
const WINDOWS: &str = "x86_64-pc-windows-gnu";
const WINDOWS_LINKER: &str = "CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER";

/// What can be built here, as `--only` names it.
const SYSTEMS: [&str; 3] = ["linux", "windows", "web"];

/// Else its linker puts the time into every program.
const WINDOWS_LINKING: [&str; 1] = ["-Wl,--no-insert-timestamp"];

/// Makes the packages there are programs for, or builds all of them first.
pub(crate) fn run(words: &[String]) -> Result<(), Fault> {
    let names = ["--programs", "--windows", "--macos", "--out", "--only", "--any-size"];
    let [programs, windows, macos, out, only, any_size] = crate::options(words, names)?;
    let folder = |text: Option<String>| text.map(PathBuf::from);
    let (mut programs, mut windows, macos) = (folder(programs), folder(windows), folder(macos));
    let out = folder(out).unwrap_or_else(|| target().join("packages"));
    let build = programs.is_none() && windows.is_none() && macos.is_none();
    if only.as_deref().is_some_and(|system| !build || !SYSTEMS.contains(&system)) {
        let systems = SYSTEMS.join(", ");
        return Err(Fault::new(format!(
            "--only takes one of {systems}, and no folder of programs beside it"
        )));
    }
    let builds = |system| build && only.as_deref().is_none_or(|only| only == system);
    // Before an hour of building: what they lack is told at once.
    let time = workspace::epoch()?;
    let shared = shared()?;
    if builds("linux") {
        programs = Some(built(None)?);
    }
    if builds("windows") {
        windows = Some(built(Some(WINDOWS))?);
    }
    let mut packages = Vec::new();
    if let Some(folder) = programs {
        packages.extend(linux::packages(&folder, &shared, time)?);
    }
    if let Some(folder) = windows {
        packages.extend(windows::packages(&folder, &shared, time)?);
    }
    if let Some(folder) = macos {
        packages.push(macos::package(&folder, &shared, time)?);
    }
    if builds("web") {
        let site = web::built()?;
        web::fits(&site, any_size.is_some())?;
        let title = titled("web");
        let bytes = zip::write(&site.under(&title), time);
        packages.push(Package { name: format!("{title}.zip"), bytes, most_mib: WEB_MIB });
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

/// Builds the programs for this system or another: the folder they are in.
fn built(triple: Option<&str>) -> Result<PathBuf, Fault> {
    let mut build = reproducible_cargo(if triple == Some(WINDOWS) { &WINDOWS_LINKING } else { &[] });
    build.args(["build", "--locked", "--profile", "dist", "-p", "oblique-cli", "-p", "oblique-editor"]);
    if let Some(triple) = triple {
        build.args(["--target", triple]);
    }
    if triple == Some(WINDOWS) {
        build.env(WINDOWS_LINKER, linker::within(&target())?);
    }
    did(&mut build)?;
    let folder = target();
    Ok(triple.map_or_else(|| folder.join("dist"), |triple| folder.join(triple).join("dist")))
}

/// What every package has beside its programs: licences, the handbook, the battles.
fn shared() -> Result<Tree, Fault> {
    let root = root();
    let mut tree = Tree::default();
    for name in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"] {
        tree.copy(&root.join(name), name)?;
    }
    tree.add("THIRD-PARTY-LICENCES.txt", licences::gathered(&licences::PACKAGED)?);
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
