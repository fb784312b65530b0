//! Archives of tar, in the format of POSIX 1988 (ustar).

use crate::fault::Fault;
use crate::tree::Tree;

const BLOCK: usize = 512;
/// Letters of a name, and of the folder before it.
const NAME: usize = 100;
const PREFIX: usize = 155;

/// An archive of a tree, folders included; paths begin with `./` where `dotted`, as in Debian's packages.
///
/// # Errors
/// If a path is too long for the format.
pub(crate) fn write(tree: &Tree, time: u32, dotted: bool) -> Result<Vec<u8>, Fault> {
    let dot = if dotted { "./" } else { "" };
    let mut out = Vec::new();
    if dotted {
        out.extend(header("./", 0, 0o755, b'5', time)?);
    }
    for folder in tree.folders() {
        out.extend(header(&format!("{dot}{folder}/"), 0, 0o755, b'5', time)?);
    }
    for (path, item) in tree.items() {
        let mode = if item.runs { 0o755 } else { 0o644 };
        out.extend(header(&format!("{dot}{path}"), item.bytes.len(), mode, b'0', time)?);
        out.extend(&item.bytes);
        out.resize(out.len().next_multiple_of(BLOCK), 0);
    }
    out.resize(out.len() + 2 * BLOCK, 0);
    Ok(out)
}

fn header(path: &str, length: usize, mode: u32, kind: u8, time: u32) -> Result<[u8; BLOCK], Fault> {
    let (prefix, name) =
        split(path).ok_or_else(|| Fault::new(format!("{path} is too long for an archive")))?;
    let mut block = [0; BLOCK];
    let mut put = |at: usize, bytes: &[u8]| block[at..at + bytes.len()].copy_from_slice(bytes);
    put(0, name.as_bytes());
    put(100, format!("{mode:07o}").as_bytes());
    put(108, b"0000000");
    put(116, b"0000000");
    put(124, format!("{length:011o}").as_bytes());
    put(136, format!("{time:011o}").as_bytes());
    put(148, b"        ");
    put(156, &[kind]);
    put(257, b"ustar\x0000");
    put(265, b"root");
    put(297, b"root");
    put(345, prefix.as_bytes());
    let sum: u32 = block.iter().map(|byte| u32::from(*byte)).sum();
    block[148..155].copy_from_slice(format!("{sum:06o}\0").as_bytes());
    Ok(block)
}

/// The folder and the name of a path, as far as both have room.
fn split(path: &str) -> Option<(&str, &str)> {
    if path.len() <= NAME {
        return Some(("", path));
    }
    let cuts = path.match_indices('/').map(|(at, _)| (&path[..at], &path[at + 1..]));
    cuts.rev().find(|(prefix, name)| prefix.len() <= PREFIX && name.len() <= NAME && !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, split, write};
    use crate::tree::Tree;
    use std::process::Command;

    fn tree() -> Tree {
        let mut tree = Tree::default();
        tree.add("a/readme", "words");
        tree.add_program("a/bin/run", b"#!/bin/sh\necho ran\n".to_vec());
        tree.add(format!("a/{}/leaf", "long".repeat(24)), "x");
        tree
    }

    #[test]
    fn tar_unpacks_what_was_packed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.tar");
        std::fs::write(&path, write(&tree(), 1_000_000_000, false).expect("short names")).expect("written");
        let unpacked = Command::new("tar").arg("xf").arg(&path).current_dir(folder.path()).output();
        let unpacked = unpacked.expect("tar is there");
        assert!(unpacked.status.success(), "{unpacked:?}");
        let ran = Command::new(folder.path().join("a/bin/run")).output().expect("it can be run");
        assert_eq!(ran.stdout, b"ran\n");
        assert_eq!(std::fs::read(folder.path().join("a/readme")).expect("read"), b"words");
    }

    #[test]
    fn the_same_files_are_the_same_bytes() {
        let archive = write(&tree(), 7, true).expect("short names");
        assert_eq!(archive, write(&tree(), 7, true).expect("short names"));
        assert_eq!(archive.len() % BLOCK, 0);
    }

    #[test]
    fn a_long_path_is_cut_at_a_folder() {
        let long = format!("{}/{}", "f".repeat(90), "n".repeat(60));
        assert_eq!(split(&long).map(|(a, b)| (a.len(), b.len())), Some((90, 60)));
        assert_eq!(split(&"n".repeat(200)), None);
    }
}
