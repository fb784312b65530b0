//! Paths with stars: some shells hand them on as they are typed, others only where they are quoted.
//!
//! Must not know what the files are for.

use crate::exit::Failure;
use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};

/// The files that paths name, in the order of the paths. A path with `*` (any letters) or `?` (one) that is no file
/// itself stands for every file that fits, in the order of their names; a star does not reach into folders below, and
/// names that begin with a dot fit only a pattern that does.
///
/// # Errors
/// If no file fits a pattern.
pub(crate) fn expanded(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut all = Vec::new();
    for path in paths {
        if !is_pattern(path.as_os_str()) || path.exists() {
            all.push(path.clone());
            continue;
        }
        let found = fitting(path);
        if found.is_empty() {
            let message = format!("no file fits {}; check the path", path.display());
            return Err(Failure::new(message));
        }
        all.extend(found);
    }
    Ok(all)
}

fn is_pattern(name: &OsStr) -> bool {
    name.to_str().is_some_and(|name| name.contains(['*', '?']))
}

fn fitting(pattern: &Path) -> Vec<PathBuf> {
    let mut found = vec![PathBuf::new()];
    for part in pattern.components() {
        found = match part {
            Component::Normal(name) if is_pattern(name) => {
                let name = name.to_str().unwrap_or_default();
                found.iter().flat_map(|folder| below(folder, name)).collect()
            }
            part => found.into_iter().map(|path| path.join(part)).filter(|path| path.exists()).collect(),
        };
    }
    found
}

/// What lies in a folder and fits a name, in order.
fn below(folder: &Path, pattern: &str) -> Vec<PathBuf> {
    let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let entries = std::fs::read_dir(here).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut names: Vec<String> = names
        .filter(|name| name.starts_with('.') == pattern.starts_with('.') && fits(pattern, name))
        .collect();
    names.sort();
    names.into_iter().map(|name| folder.join(name)).collect()
}

fn fits(pattern: &str, name: &str) -> bool {
    let (pattern, name): (Vec<char>, Vec<char>) = (pattern.chars().collect(), name.chars().collect());
    let same =
        |a: char, b: char| a == '?' || a == b || cfg!(windows) && a.to_lowercase().eq(b.to_lowercase());
    // Where the last star stood, and how much of the name it has taken.
    let (mut at, mut here, mut star) = (0, 0, None);
    while here < name.len() {
        if pattern.get(at) == Some(&'*') {
            star = Some((at, here));
            at += 1;
        } else if pattern.get(at).is_some_and(|c| same(*c, name[here])) {
            (at, here) = (at + 1, here + 1);
        } else if let Some((before, taken)) = star {
            // The star takes one letter more.
            star = Some((before, taken + 1));
            (at, here) = (before + 1, taken + 1);
        } else {
            return false;
        }
    }
    pattern[at..].iter().all(|c| *c == '*')
}

#[cfg(test)]
mod tests {
    use super::{expanded, fits};
    use std::path::PathBuf;

    #[test]
    fn stars_stand_for_any_letters_and_question_marks_for_one() {
        for (pattern, name) in [("*", ""), ("*.ron", "a.ron"), ("a*b*c", "aXbYbc"), ("?", "é"), ("**", "ab")]
        {
            assert!(fits(pattern, name), "{pattern} {name}");
        }
        for (pattern, name) in [("?", ""), ("*.ron", "a.ron.bak1"), ("a*b*c", "acb"), ("", "a"), ("a?", "a")]
        {
            assert!(!fits(pattern, name), "{pattern} {name}");
        }
        // Stars do not make it slow.
        assert!(!fits(&"*a".repeat(200), &"a".repeat(199)));
    }

    #[test]
    fn a_pattern_is_its_files_in_order_and_a_path_is_itself() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        for name in ["b/2.ron", "b/1.ron", "b/.3.ron", "a/1.ron", "a/1.txt", "odd[*].ron"] {
            std::fs::create_dir_all(at(name).parent().expect("a folder")).expect("made");
            std::fs::write(at(name), "").expect("written");
        }
        let files = expanded(&[at("*/*.ron"), at("absent.ron"), at("odd[*].ron")]).expect("found");
        let wanted = ["a/1.ron", "b/1.ron", "b/2.ron", "absent.ron", "odd[*].ron"].map(at);
        assert_eq!(files, wanted);
        let why = expanded(&[at("c*/*.ron")]).expect_err("nothing fits").to_string();
        assert!(why.contains("no file fits"), "{why}");
        assert_eq!(expanded(&[]).expect("nothing"), Vec::<PathBuf>::new());
    }
}
