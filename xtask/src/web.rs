//! The editor for browsers: a folder of files for any web server that serves files as they are.

use crate::dist::licences::{Programs, gathered};
use crate::fault::Fault;
use crate::tree::Tree;
use crate::workspace::{did, reproducible_cargo, root, said, target};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";
/// The profile it is built with.
const PROFILE: &str = "web";
const EDITOR: &str = "oblique-editor";
/// More, as servers send it, is a fault: who waits longer goes away.
const MOST_BYTES: u64 = 8_000_000;
/// Builds the editor and writes the folder.
pub(crate) fn run(words: &[String]) -> Result<(), Fault> {
    let [out, any_size] = crate::options(words, ["--out", "--any-size"])?;
    let out = out.map_or_else(|| target().join("web-site"), PathBuf::from);
    let site = built()?;
    if out.exists() {
        std::fs::remove_dir_all(&out).map_err(Fault::of(&out))?;
    }
    site.write(&out)?;
    println!("{}", out.display());
    fits(&site, any_size.is_some())
}

/// Is what servers send of the folder as small as it is to be?
pub(crate) fn fits(site: &Tree, any_size: bool) -> Result<(), Fault> {
    let packed = packed(site)?;
    let mb = |bytes: u64| bytes as f64 / 1e6;
    let sentence = format!(
        "the folder for browsers has {:.2} MB, {:.2} MB as servers send it; it may have {:.1}",
        mb(site.bytes()),
        mb(packed),
        mb(MOST_BYTES)
    );
    if packed > MOST_BYTES && !any_size {
        return Err(Fault::new(sentence));
    }
    println!("{sentence}");
    Ok(())
}

/// Builds the editor: the files of the folder.
pub(crate) fn built() -> Result<Tree, Fault> {
    let scratch = target().join("web-scratch");
    bindgen_is(&bindgen_version()?)?;
    did(reproducible_cargo(&[]).args([
        "build",
        "--locked",
        "--profile",
        PROFILE,
        "--target",
        TARGET,
        "-p",
        EDITOR,
        "--bin",
        EDITOR,
    ]))?;
    let built = target().join(TARGET).join(PROFILE).join(format!("{EDITOR}.wasm"));
    did(Command::new("wasm-bindgen")
        // The names of functions, for whoever looks for a fault in a browser, are a fifteenth of what is sent.
        .args(["--target", "web", "--no-typescript", "--remove-name-section", "--remove-producers-section"])
        .arg("--out-dir")
        .arg(&scratch)
        .arg(&built))?;
    // Not through `wasm-opt`: it gains next to nothing, old ones make a module that does not start, and two machines would
    // have two.
    let wasm = scratch.join(format!("{EDITOR}_bg.wasm"));
    site(&scratch, &wasm)
}

/// The files of the folder.
fn site(scratch: &Path, wasm: &Path) -> Result<Tree, Fault> {
    let root = root();
    let mut site = Tree::default();
    site.copy(&root.join("packaging/web/index.html"), "index.html")?;
    site.copy(&root.join("packaging/icons/oblique.svg"), "oblique.svg")?;
    site.copy(&scratch.join(format!("{EDITOR}.js")), format!("{EDITOR}.js"))?;
    site.copy(wasm, format!("{EDITOR}_bg.wasm"))?;
    let snippets = scratch.join("snippets");
    if snippets.is_dir() {
        site.copy_all(&snippets, ".js", "snippets")?;
    }
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        site.copy(&root.join(name), format!("{name}.txt"))?;
    }
    let programs = Programs { crates: &[EDITOR], target: Some(TARGET) };
    site.add("THIRD-PARTY-LICENCES.txt", gathered(&programs)?);
    Ok(site)
}

/// How many bytes a server sends that packs each file.
fn packed(site: &Tree) -> Result<u64, Fault> {
    let mut sum = 0;
    for (path, item) in site.items() {
        let mut out = GzEncoder::new(Vec::new(), Compression::best());
        let packed = out.write_all(&item.bytes).and_then(|()| out.finish());
        sum += packed.map_err(|e| Fault::new(format!("{path} cannot be packed: {e}")))?.len() as u64;
    }
    Ok(sum)
}

/// The version of wasm-bindgen the program is linked with: its tool must be the same.
fn bindgen_version() -> Result<String, Fault> {
    let path = root().join("Cargo.lock");
    let lock = std::fs::read_to_string(&path).map_err(Fault::of(&path))?;
    version_in(&lock).ok_or_else(|| Fault::new("wasm-bindgen is not in Cargo.lock"))
}

fn version_in(lock: &str) -> Option<String> {
    let rest = lock.split("\nname = \"wasm-bindgen\"\nversion = \"").nth(1)?;
    Some(rest.split('"').next()?.to_owned())
}

fn bindgen_is(version: &str) -> Result<(), Fault> {
    let there = said(Command::new("wasm-bindgen").arg("--version")).unwrap_or_default();
    if there.split_whitespace().nth(1) == Some(version) {
        return Ok(());
    }
    Err(Fault::new(format!(
        "wasm-bindgen {version} is wanted: cargo install wasm-bindgen-cli --version {version} --bin wasm-bindgen"
    )))
}

#[cfg(test)]
mod tests {
    use super::{EDITOR, TARGET, version_in};
    use crate::workspace::{cargo, root, said};
    use std::collections::BTreeSet;

    /// The crates a profile says something of.
    fn named<'a>(manifest: &'a str, profile: &str) -> BTreeSet<&'a str> {
        let (_, rest) =
            manifest.split_once(&format!("\n[profile.{profile}.package]\n")).expect("the profile is there");
        let lines = rest.lines().take_while(|line| !line.starts_with('['));
        lines.filter_map(|line| Some(line.split_once(" = ")?.0)).collect()
    }

    #[test]
    fn what_the_release_profile_says_of_a_crate_is_said_again_for_browsers() {
        let manifest = std::fs::read_to_string(root().join("Cargo.toml")).expect("it is there");
        let words =
            ["tree", "--locked", "-p", EDITOR, "--target", TARGET, "-e", "normal", "--prefix", "none"];
        let tree = said(cargo().args(words)).expect("cargo knows them");
        let built: BTreeSet<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
        let web = named(&manifest, "web");
        let forgotten: Vec<&str> = named(&manifest, "release")
            .into_iter()
            .filter(|name| built.contains(name) && !web.contains(name))
            .collect();
        assert!(forgotten.is_empty(), "[profile.web.package] does not name {forgotten:?}");
        let needless: Vec<&&str> = web.iter().filter(|name| !built.contains(*name)).collect();
        assert!(
            needless.is_empty(),
            "[profile.web.package] names {needless:?}, which are not in the browser"
        );
    }

    #[test]
    fn the_version_of_the_tool_is_that_of_the_lock_file() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\n[[package]]\nname = \
                    \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"x\"\n";
        assert_eq!(version_in(lock).as_deref(), Some("0.2.130"));
        assert_eq!(version_in("name = \"wasm\"\n"), None);
    }
}
