//! Packages for Linux: an archive that runs where it is unpacked, and one for Debian and its children.

use super::{Package, programs, template, titled};
use crate::archive::{ar, gzip, tar};
use crate::fault::Fault;
use crate::tree::Tree;
use crate::workspace::{VERSION, root, said};
use std::path::Path;
use std::process::Command;

const MOST_MIB: u64 = 40;

/// Shells that complete commands, with the place of their scripts.
const SHELLS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/oblique"),
    ("zsh", "usr/share/zsh/vendor-completions/_oblique"),
    ("fish", "usr/share/fish/vendor_completions.d/oblique.fish"),
];

pub(super) fn packages(folder: &Path, shared: &Tree, time: u32) -> Result<Vec<Package>, Fault> {
    let built = programs(folder, "")?;
    let machine = machine(&built[0].1)?;
    Ok(vec![portable(&built, machine, shared, time)?, debian(folder, &built, machine, shared, time)?])
}

/// What a program runs on, as the kernel and as Debian call it.
#[derive(Clone, Copy)]
struct Machine {
    kernel: &'static str,
    debian: &'static str,
}

fn machine(program: &[u8]) -> Result<Machine, Fault> {
    match (program.get(..4), program.get(18)) {
        (Some(b"\x7fELF"), Some(62)) => Ok(Machine { kernel: "x86_64", debian: "amd64" }),
        (Some(b"\x7fELF"), Some(183)) => Ok(Machine { kernel: "aarch64", debian: "arm64" }),
        _ => Err(Fault::new("the programs for Linux are of no machine that packages are made for")),
    }
}

fn portable(
    built: &[(String, Vec<u8>)],
    machine: Machine,
    shared: &Tree,
    time: u32,
) -> Result<Package, Fault> {
    let mut tree = shared.clone();
    for (name, bytes) in built {
        tree.add_program(name.clone(), bytes.clone());
    }
    tree.add("oblique.desktop", template("linux/oblique.desktop")?);
    tree.copy(&root().join("packaging/icons/oblique.png"), "oblique.png")?;
    let title = titled(&format!("linux-{}", machine.kernel));
    let bytes = gzip(&tar::write(&tree.under(&title), time, false)?);
    Ok(Package { name: format!("{title}.tar.gz"), bytes, most_mib: MOST_MIB })
}

fn debian(
    folder: &Path,
    built: &[(String, Vec<u8>)],
    machine: Machine,
    shared: &Tree,
    time: u32,
) -> Result<Package, Fault> {
    let mut tree = Tree::default();
    for (name, bytes) in built {
        tree.add_program(format!("usr/bin/{name}"), bytes.clone());
    }
    tree.add("usr/share/applications/oblique.desktop", template("linux/oblique.desktop")?);
    tree.add("usr/share/mime/packages/oblique.xml", template("linux/oblique.xml")?);
    let icons = root().join("packaging/icons");
    tree.copy(&icons.join("oblique.svg"), "usr/share/icons/hicolor/scalable/apps/oblique.svg")?;
    tree.copy(&icons.join("oblique.png"), "usr/share/icons/hicolor/128x128/apps/oblique.png")?;
    of_the_command(&folder.join("oblique"), &mut tree)?;
    for (path, item) in shared.items() {
        match path {
            // Debian's own `changelog` has a form of its own.
            "CHANGELOG.md" => tree.add("usr/share/doc/oblique/NEWS.gz", gzip(&item.bytes)),
            // The licence itself is in `copyright`, that of Apache on every Debian.
            "LICENSE-MIT" | "LICENSE-APACHE" => {}
            path if path.starts_with("scenarios/") => {
                tree.add(format!("usr/share/oblique/{path}"), item.bytes.clone());
            }
            path => tree.add(format!("usr/share/doc/oblique/{path}"), item.bytes.clone()),
        }
    }
    tree.add("usr/share/doc/oblique/copyright", template("linux/copyright")?);
    let control = template("linux/control")?
        .replace("@ARCHITECTURE@", machine.debian)
        .replace("@SIZE@", &tree.bytes().div_ceil(1024).to_string())
        .replace("@LIBC@", &libc(built).unwrap_or_else(|| "2.31".to_owned()));
    let mut about = Tree::default();
    about.add("control", control);
    let parts = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", gzip(&tar::write(&about, time, true)?)),
        ("data.tar.gz", gzip(&tar::write(&tree, time, true)?)),
    ];
    let name = format!("oblique_{VERSION}_{}.deb", machine.debian);
    Ok(Package { name, bytes: ar::write(&parts, time), most_mib: MOST_MIB })
}

/// What the command writes of itself: man pages, and scripts for shells.
fn of_the_command(command: &Path, tree: &mut Tree) -> Result<(), Fault> {
    for (shell, path) in SHELLS {
        tree.add(path, said(Command::new(command).args(["completions", shell]))?);
    }
    let pages = std::env::temp_dir().join(format!("oblique-man-{}", std::process::id()));
    said(Command::new(command).args(["man-pages", "-o"]).arg(&pages))?;
    let mut found = Tree::default();
    found.copy_all(&pages, ".1", "usr/share/man/man1")?;
    found.add("usr/share/man/man1/oblique-editor.1", template("linux/oblique-editor.1")?);
    for (path, item) in found.items() {
        tree.add(format!("{path}.gz"), gzip(&item.bytes));
    }
    std::fs::remove_dir_all(&pages).map_err(Fault::of(&pages))
}

/// The newest version of the C library that the programs ask for.
fn libc(built: &[(String, Vec<u8>)]) -> Option<String> {
    const MARK: &[u8] = b"GLIBC_2.";
    let mut newest = None;
    for (_, bytes) in built {
        let places = bytes.windows(MARK.len()).enumerate().filter(|(_, window)| *window == MARK);
        for (at, _) in places {
            let digits = bytes[at + MARK.len()..].iter().take_while(|byte| byte.is_ascii_digit());
            let minor: String = digits.map(|byte| char::from(*byte)).collect();
            newest = newest.max(minor.parse::<u32>().ok());
        }
    }
    newest.map(|minor| format!("2.{minor}"))
}

#[cfg(test)]
mod tests {
    use super::libc;

    #[test]
    fn the_newest_library_asked_for_counts() {
        let program = |text: &str| (String::new(), text.as_bytes().to_vec());
        let built = [program("GLIBC_2.2.5\0GLIBC_2.34\0"), program("GLIBC_2.9\0GLIBC_PRIVATE")];
        assert_eq!(libc(&built).as_deref(), Some("2.34"));
        assert_eq!(libc(&[]), None);
    }
}
