//! Texts kept as they were found right, compared with what comes now. `BLESS=1` writes all that a test run compares
//! anew, texts and pictures; read the diff (`git diff`) or look at the pictures then.

use similar::TextDiff;
use std::path::Path;

/// Most lines of a diff that are shown.
const MOST_LINES: usize = 80;

/// Is what comes now written as what is expected?
#[must_use]
pub fn blesses() -> bool {
    std::env::var_os("BLESS").is_some()
}

/// What differs from a kept text as a unified diff, `None` if nothing does. When blessing the file is written first,
/// with the folders it is in. Line ends count alike, whatever the system writes.
#[must_use]
pub fn difference(path: &Path, now: &str) -> Option<String> {
    if blesses() {
        let folder = path.parent().expect("a file is in a folder");
        std::fs::create_dir_all(folder).expect("a place to write to");
        std::fs::write(path, now).expect("a place to write to");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default().replace("\r\n", "\n");
    let now = now.replace("\r\n", "\n");
    if kept == now {
        return None;
    }
    let name = path.display().to_string();
    let diff = TextDiff::from_lines(&kept, &now);
    let text = diff.unified_diff().context_radius(2).header(&name, "what comes now").to_string();
    let (lines, more) = (text.lines().take(MOST_LINES), text.lines().count().saturating_sub(MOST_LINES));
    let shown = lines.collect::<Vec<_>>().join("\n");
    Some(if more > 0 { format!("{shown}\n... and {more} lines more") } else { shown })
}

/// Compares with a kept text.
///
/// # Panics
/// If it differs: with the diff.
pub fn agrees(path: &Path, now: &str) {
    all_agree(difference(path, now));
}

/// No text differs.
///
/// # Panics
/// With all diffs, if one does.
pub fn all_agree(differences: impl IntoIterator<Item = String>) {
    let all: Vec<String> = differences.into_iter().collect();
    assert!(all.is_empty(), "{}\n{} differ; BLESS=1 renews what is kept", all.join("\n"), all.len());
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn a_difference_shows_its_lines_and_line_ends_count_alike() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kept.txt");
        std::fs::write(&path, "Seydlitz\r\nZieten\r\n").expect("written");
        if super::blesses() {
            return;
        }
        assert_eq!(difference(&path, "Seydlitz\nZieten\n"), None);
        let diff = difference(&path, "Seydlitz\nDriesen\n").expect("it differs");
        assert!(diff.contains("\n-Zieten\n+Driesen"), "{diff}");
        let gone = difference(&folder.path().join("gone.txt"), "Driesen\n").expect("there is none");
        assert!(gone.contains("+Driesen"), "{gone}");
    }
}
