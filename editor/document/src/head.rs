//! The first line of a snapshot in a journal: which edits it holds, and what it belongs to.

use super::store::Stamp;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// What work not saved belongs to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// Its file; `None` for a battle never saved.
    pub document: Option<PathBuf>,
    /// What that file held when it was last read or written here.
    pub file: Option<Stamp>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Line {
    of: Option<String>,
    file: Option<u64>,
}

impl Origin {
    /// It as text on one line.
    pub fn to_line(&self) -> String {
        let of = self.document.as_ref().map(|path| path.to_string_lossy().into_owned());
        let line = Line { of, file: self.file.map(Stamp::number) };
        // Two plain fields can always be written.
        ron::to_string(&line).unwrap_or_default()
    }

    /// Reads [`Origin::to_line`]; nothing where it is anything else.
    pub fn from_line(line: &str) -> Self {
        let Line { of, file } = ron::from_str(line.trim()).unwrap_or_default();
        Self { document: of.map(PathBuf::from), file: file.map(Stamp::from_number) }
    }
}

/// The first line of a snapshot.
pub(crate) fn snapshot_head(edits: u64, origin: &Origin) -> String {
    format!("// edits {edits} {}\n", origin.to_line())
}

/// How many edits a snapshot holds and what it belongs to; a snapshot that does not tell is newer than
/// any log beside it.
pub(crate) fn read_snapshot_head(bytes: &[u8]) -> (u64, Origin) {
    let line = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(line);
    let Some(rest) = line.strip_prefix("// edits ") else { return (u64::MAX, Origin::default()) };
    let (edits, origin) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
    (edits.parse().unwrap_or(u64::MAX), Origin::from_line(origin))
}

#[cfg(test)]
mod tests {
    use super::{Origin, read_snapshot_head, snapshot_head};
    use crate::Stamp;

    #[test]
    fn a_head_is_read_as_it_is_written_also_that_of_earlier_versions() {
        let origin =
            Origin { document: Some("/a folder/\"b\"\n.ron".into()), file: Some(Stamp::from_number(7)) };
        let text = snapshot_head(12, &origin);
        assert_eq!(text.lines().count(), 1);
        assert_eq!(read_snapshot_head(text.as_bytes()), (12, origin));
        assert_eq!(read_snapshot_head(b"// edits 5\n(format: 1)"), (5, Origin::default()));
        assert_eq!(read_snapshot_head(b"(format: 1)"), (u64::MAX, Origin::default()));
    }
}
