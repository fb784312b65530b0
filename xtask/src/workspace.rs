//! Where things of this repository are, and which version it is.

use crate::fault::Fault;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Its version: every crate has the workspace's.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What a program prints.
pub(crate) fn said(command: &mut Command) -> Result<String, Fault> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|e| Fault::new(format!("{name} cannot be started: {e}")))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        return Err(Fault::new(format!("{name} failed: {}", why.trim())));
    }
    String::from_utf8(output.stdout).map_err(|_| Fault::new(format!("{name} printed no text")))
}

/// Runs a program that says itself what is wrong.
pub(crate) fn did(command: &mut Command) -> Result<(), Fault> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|e| Fault::new(format!("{name} cannot be started: {e}")))?;
    if status.success() { Ok(()) } else { Err(Fault::new(format!("{name} failed"))) }
}

/// Cargo, of this workspace.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// Cargo, for what is given away: the same bytes in whatever folder this repository and cargo's own files lie.
/// `linking`: what the linker of that system is to be told.
pub(crate) fn reproducible_cargo(linking: &[&str]) -> Command {
    let mut flags = reproducible_flags();
    flags.extend(linking.iter().map(|flag| format!("-Clink-arg={flag}")));
    let mut cargo = cargo();
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join(FLAG_END));
    cargo
}

/// LLVM 22, unrolling a loop with several exits whole, goes through them in the order of a table of addresses: of one text
/// comes now one program, now another. A compiler whose LLVM has its pull request 188821 needs this no more.
const SAME_BYTES: &str = "-Cllvm-args=-unroll-full-max-count=0";

/// Between flags in the variable that cargo reads.
const FLAG_END: &str = "\u{1f}";

/// Flags for the compiler: those of the environment, [`SAME_BYTES`], and other names for the folders of this machine, which
/// else stand in a program wherever it says where it failed.
fn reproducible_flags() -> Vec<String> {
    let of = |name, between: fn(char) -> bool| {
        let text = std::env::var(name).ok()?;
        Some(text.split(between).filter(|flag| !flag.is_empty()).map(str::to_owned).collect::<Vec<_>>())
    };
    let flags =
        of("CARGO_ENCODED_RUSTFLAGS", |c| c == '\u{1f}').or_else(|| of("RUSTFLAGS", char::is_whitespace));
    let mut flags = flags.unwrap_or_default();
    flags.push(SAME_BYTES.to_owned());
    // Of several that fit, the last holds: the folder of what is built may lie in that of the repository.
    let folders = [
        cargo_home().map(|folder| (folder, "/cargo")),
        Some((root(), "/oblique")),
        Some((target(), "/oblique/target")),
    ];
    flags.extend(
        folders
            .into_iter()
            .flatten()
            .map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display())),
    );
    flags
}

/// The folder of cargo's own files, of libraries from the registry among others.
pub(crate) fn cargo_home() -> Option<PathBuf> {
    let named = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    named.or_else(|| Some(std::env::home_dir()?.join(".cargo")))
}

/// The folder of what is built.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// The time that files of packages are given, in seconds: `SOURCE_DATE_EPOCH`, else the last commit's.
pub(crate) fn epoch() -> Result<u32, Fault> {
    let stamp = std::env::var("SOURCE_DATE_EPOCH");
    let text = match stamp {
        Ok(text) => text,
        Err(_) => said(Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(root()))?,
    };
    text.trim().parse().map_err(|_| Fault::new(format!("'{}' is no time in seconds", text.trim())))
}
