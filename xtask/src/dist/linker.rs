//! The linker of programs for Windows, by names that do not depend on where this repository lies.
//!
//! GNU ld lists the libraries a program imports from in the order of the files that name them, with their folders: what lies in
//! `/home` comes before the system's own in `/usr`, what lies in `/var` after them. So it is called from the folder of what is
//! built, by names relative to that, which come after all others.

use crate::fault::Fault;
use crate::workspace::cargo_home;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// What links, and must be called so for the compiler to know its ways.
const GCC: &str = "x86_64-w64-mingw32-gcc";
/// A folder of the folder of what is built.
const FOLDER: &str = "linker";
/// Cargo's own files, in that folder.
const CARGO: &str = "cargo";

/// Writes a script that links within the folder of what is built: its path.
pub(super) fn within(target: &Path) -> Result<PathBuf, Fault> {
    let folder = target.join(FOLDER);
    std::fs::create_dir_all(&folder).map_err(Fault::of(&folder))?;
    let path = folder.join(GCC);
    let home = cargo_home();
    if let Some(home) = &home {
        link(home, &folder.join(CARGO))?;
    }
    std::fs::write(&path, script(target, home.as_deref(), GCC)).map_err(Fault::of(&path))?;
    executable(&path)?;
    Ok(path)
}

/// Calls a linker from a folder, with arguments that lie there, or in cargo's, named so.
fn script(target: &Path, cargo_home: Option<&Path>, linker: &str) -> String {
    let mut text = format!("#!/usr/bin/env bash\ntarget={}\ncd \"$target\" || exit\n", quoted(target));
    if let Some(home) = cargo_home {
        let _ = writeln!(text, "home={}\nset -- \"${{@/#\"$home\"\\//{FOLDER}/{CARGO}/}}\"", quoted(home));
    }
    let _ = writeln!(text, "exec {linker} \"${{@/#\"$target\"\\//}}\"");
    text
}

/// A path as a shell takes it for one word.
fn quoted(path: &Path) -> String {
    format!("'{}'", path.display().to_string().replace('\'', r"'\''"))
}

#[cfg(unix)]
fn link(to: &Path, path: &Path) -> Result<(), Fault> {
    if path.is_symlink() {
        std::fs::remove_file(path).map_err(Fault::of(path))?;
    }
    std::os::unix::fs::symlink(to, path).map_err(Fault::of(path))
}

#[cfg(unix)]
fn executable(path: &Path) -> Result<(), Fault> {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).map_err(Fault::of(path))
}

#[cfg(not(unix))]
fn link(_: &Path, path: &Path) -> Result<(), Fault> {
    Err(Fault::new(format!("{}: programs for Windows are built on Linux", path.display())))
}

#[cfg(not(unix))]
fn executable(_: &Path) -> Result<(), Fault> {
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::{CARGO, FOLDER, script};
    use crate::workspace::said;
    use std::path::Path;
    use std::process::Command;

    #[test]
    fn what_is_linked_is_named_alike_wherever_it_lies() {
        for name in ["a", "it's a longer name"] {
            let folder = tempfile::tempdir().expect("there is room");
            let target = folder.path().join(name);
            std::fs::create_dir(&target).expect("there is room");
            let text = script(&target, Some(Path::new("/home/me/.cargo")), "printf '%s\\n'");
            let object = target.join("deps/a b.o");
            let mut bash = Command::new("bash");
            bash.args(["-c", &text, "linker"]).arg(&object).arg("-L");
            bash.args(["/home/me/.cargo/registry/lib", "/usr/lib/x.a", "-Wl,--as-needed", "-o"]);
            bash.arg(target.join("a.exe"));
            let given = said(&mut bash).expect("it runs");
            let cargos = format!("{FOLDER}/{CARGO}/registry/lib");
            let wanted = ["deps/a b.o", "-L", &cargos, "/usr/lib/x.a", "-Wl,--as-needed", "-o", "a.exe"];
            assert_eq!(given.lines().collect::<Vec<_>>(), wanted);
        }
    }
}
