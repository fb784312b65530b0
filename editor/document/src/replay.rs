//! What a crash left behind, put together: the newest base (a snapshot, or the file itself) and the edits
//! after it, as far as they can be trusted.
//!
//! A log that was damaged is followed up to its first bad line: one that cannot be read, that is missing,
//! or that makes a battle no file can hold. Must not know the interface.

use super::edit_log::log_of;
use super::errors::RecoverError;
use super::files::{self, beside};
use super::head::{Origin, read_snapshot_head};
use super::store::{BACKUPS, Loaded, Stamp, load, same};
use oblique_board::TerrainIx;
use oblique_rules::Registry;
use oblique_scenario::{BadLine, Edit, Scenario};
use std::path::Path;

/// Work put together again.
#[derive(Clone, Debug)]
pub struct Recovered {
    /// The battle.
    pub loaded: Loaded,
    /// What it belongs to.
    pub origin: Origin,
    /// Where the log was damaged, and how much of it was left out.
    pub refused: Option<Refused>,
}

/// Edits that could not be done again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The first bad line of the log, from 1.
    pub line: usize,
    /// So many edits were left out, the bad one included.
    pub edits: usize,
    /// What is wrong with that line; `None` where it can be read, and one before it is missing or what it
    /// makes fits into no file.
    pub why: Option<BadLine>,
}

/// An edit of a log.
struct Line {
    /// In the text, from 1.
    at: usize,
    number: u64,
    edit: Result<Edit, BadLine>,
}

/// Puts together what a crash left behind.
///
/// # Errors
/// [`RecoverError::NoBattle`] if there is nothing to begin with.
pub fn recover(
    registry: Registry,
    journal: &Path,
    document: Option<&Path>,
) -> Result<Recovered, RecoverError> {
    // A log longer than any is none.
    let log = files::read(&log_of(journal)).unwrap_or_default();
    let log = String::from_utf8_lossy(&log);
    let mut origin = origin_in(&log);
    let snapshot = snapshot(registry, journal);
    if let Some((_, of, _)) = &snapshot
        && *of != Origin::default()
    {
        origin = of.clone();
    }
    origin.document = document.map(Path::to_owned).or(origin.document);
    let document = origin.document.clone();
    let file = document.as_deref().and_then(|path| file_known_to(registry, &log, path));
    let newest = match (snapshot.map(|(number, _, loaded)| (number, loaded)), file) {
        (Some(s), Some(f)) => Some(if f.0 > s.0 { f } else { s }),
        (s, f) => s.or(f),
    };
    // A log that knows no file, and no snapshot: all that is left is the file as it was saved.
    let newest = newest.or_else(|| Some((u64::MAX, load(registry, document.as_deref()?).ok()?)));
    let Some((from, mut loaded)) = newest else {
        return Err(RecoverError::NoBattle);
    };
    origin.file = last_base(&log).or(origin.file);
    let refused =
        loaded.reading.scenario.as_mut().and_then(|scenario| replay(registry, &log, from, scenario));
    Ok(Recovered { loaded, origin, refused })
}

/// The snapshot, if it is there, which edits it holds and what it belongs to.
fn snapshot(registry: Registry, journal: &Path) -> Option<(u64, Origin, Loaded)> {
    let loaded = load(registry, journal).ok().filter(|loaded| loaded.reading.scenario.is_some())?;
    let (number, origin) = read_snapshot_head(&files::read_head(journal, 1 << 16).ok()?);
    Some((number, origin, loaded))
}

/// The file the log knows, or that file as it was among the backups, and which edits it holds.
fn file_known_to(registry: Registry, log: &str, path: &Path) -> Option<(u64, Loaded)> {
    let backups = (0..=BACKUPS).map(|n| beside(path, &format!(".bak{n}")));
    std::iter::once(path.to_owned()).chain(backups).find_map(|path| {
        let loaded = load(registry, &path).ok().filter(|loaded| loaded.reading.scenario.is_some())?;
        Some((held_by(log, loaded.stamp)?, loaded))
    })
}

fn origin_in(log: &str) -> Origin {
    let line = log.lines().find_map(|line| line.strip_prefix("of "));
    line.map(Origin::from_line).unwrap_or_default()
}

fn bases(log: &str) -> impl DoubleEndedIterator<Item = (u64, u64)> {
    let pairs = log.lines().filter_map(|line| line.strip_prefix("base ")?.split_once(' '));
    pairs.filter_map(|(number, stamp)| Some((number.parse().ok()?, stamp.parse().ok()?)))
}

/// Which edits the file of a stamp holds, by what the log says.
fn held_by(log: &str, stamp: Stamp) -> Option<u64> {
    bases(log).rfind(|(_, s)| *s == stamp.number()).map(|(number, _)| number)
}

/// What the file held by what the log says last.
fn last_base(log: &str) -> Option<Stamp> {
    bases(log).next_back().map(|(_, stamp)| Stamp::from_number(stamp))
}

/// The edits after a number. A line half written at the end is none: it was never finished.
fn lines_after(log: &str, from: u64) -> Vec<Line> {
    let whole = log.rfind('\n').map_or("", |end| &log[..end]);
    let known =
        |text: &str| ["palette", "of", "base"].iter().any(|word| text.split(' ').next() == Some(word));
    let mut lines = Vec::new();
    for (index, text) in whole.lines().enumerate().filter(|(_, text)| !known(text)) {
        let (head, rest) = text.split_once(' ').unwrap_or((text, ""));
        let number = head.parse::<u64>().ok();
        if number.is_none_or(|number| number > from) {
            let edit = number.ok_or(BadLine::Unreadable).and_then(|_| Edit::from_line(rest));
            lines.push(Line { at: index + 1, number: number.unwrap_or_default(), edit });
        }
    }
    lines
}

/// Does the edits after a number again, up to the first bad one.
fn replay(registry: Registry, log: &str, from: u64, scenario: &mut Scenario) -> Option<Refused> {
    let palette = log.lines().find_map(|line| line.strip_prefix("palette ")).unwrap_or_default();
    let ix = |id: &str| scenario.board.terrain_ix(id).unwrap_or_default();
    let table: Vec<TerrainIx> = palette.split(',').map(ix).collect();
    let lines = lines_after(log, from);
    let follows = |(index, line): &(usize, &Line)| {
        line.edit.is_ok() && line.number == from.saturating_add(1 + *index as u64)
    };
    let sound = lines.iter().enumerate().take_while(follows).count();
    let after = |count: usize| {
        let mut scenario = scenario.clone();
        for edit in lines[..count].iter().filter_map(|line| line.edit.clone().ok()) {
            let _ = edit.with_terrain(&table).apply(&mut scenario);
        }
        scenario
    };
    let mut count = sound;
    let mut done = after(count);
    if !can_be_kept(registry, &done) {
        // The first edit that makes what no file can hold lies between one that does not and one that does.
        let (mut good, mut bad) = (0, count);
        while bad - good > 1 {
            let middle = usize::midpoint(good, bad);
            if can_be_kept(registry, &after(middle)) {
                good = middle;
            } else {
                bad = middle;
            }
        }
        (count, done) = (good, after(good));
    }
    *scenario = done;
    let bad = lines.get(count)?;
    Some(Refused { line: bad.at, edits: lines.len() - count, why: bad.edit.as_ref().err().copied() })
}

/// Would a file of it hold the same?
fn can_be_kept(registry: Registry, scenario: &Scenario) -> bool {
    registry
        .read_scenario(&registry.write_scenario(scenario))
        .scenario
        .is_some_and(|back| same(&back, scenario))
}

#[cfg(test)]
mod tests {
    use super::{Refused, can_be_kept, recover};
    use crate::Gesture;
    use crate::{Autosave, Document, blank, files::beside, journal_beside, log_of, save, shipped};
    use oblique_board::TerrainIx;
    use oblique_board::hex::{Hex, Orientation};
    use oblique_rulesets::{REGISTRY, RULESETS, read_scenario, write_scenario};
    use oblique_scenario::{BadLine, Edit, Scenario};
    use std::path::{Path, PathBuf};

    /// A file, and a log of strokes of one hex each without a snapshot.
    fn logged(folder: &Path, strokes: usize) -> (PathBuf, PathBuf) {
        let path = folder.join("a.ron");
        let scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        let stamp = save(REGISTRY, &path, &scenario, None).expect("saved");
        let mut document = Document::new(scenario).with_log();
        let mut keeper = Autosave::new(REGISTRY);
        let journal = journal_beside(&path).expect("a path");
        for index in 0..strokes {
            let hex = document.scenario().board.layout().hex(index);
            document.apply("Paint", Edit::Terrain(vec![(hex, TerrainIx(1))]), Gesture::Whole);
            keeper.flush(&mut document, &journal, Some(stamp));
        }
        (path, journal)
    }

    fn painted(scenario: &Scenario) -> usize {
        scenario.board.terrain_cells().iter().filter(|terrain| terrain.0 == 1).count()
    }

    /// What is found after the lines of the log were changed.
    fn after(change: impl FnOnce(&mut Vec<String>)) -> (usize, Option<Refused>) {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, journal) = logged(folder.path(), 5);
        let text = std::fs::read_to_string(log_of(&journal)).expect("read");
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        assert_eq!(lines.len(), 8);
        change(&mut lines);
        std::fs::write(log_of(&journal), lines.join("\n") + "\n").expect("written");
        let found = recover(REGISTRY, &journal, Some(&path)).expect("found");
        (painted(&found.loaded.reading.scenario.expect("a battle")), found.refused)
    }

    #[test]
    fn a_log_is_followed_to_its_first_bad_line() {
        assert_eq!(after(|_| ()), (5, None));
        let bad = |line, edits, why| Some(Refused { line, edits, why: Some(why) });
        let refused = |line, edits| Some(Refused { line, edits, why: None });
        let cut = |lines: &mut Vec<String>| lines[5] = "3 {\"Terrain\":".to_owned();
        assert_eq!(after(cut), (2, bad(6, 3, BadLine::Unreadable)));
        let far = |lines: &mut Vec<String>| {
            lines[5] = "3 {\"Levels\":[[{\"x\":2147483647,\"y\":1},2]]}".to_owned();
        };
        assert_eq!(after(far), (2, bad(6, 3, BadLine::FarOff(Hex::new(i32::MAX, 1)))));
        assert_eq!(after(|lines| drop(lines.remove(5))), (2, refused(6, 2)), "one is missing");
        assert_eq!(after(|lines| lines[7] = "nonsense".to_owned()), (4, bad(8, 1, BadLine::Unreadable)));
        let twice = |lines: &mut Vec<String>| lines.insert(5, lines[4].clone());
        assert_eq!(after(twice), (2, refused(6, 4)), "one stands there twice");
    }

    #[test]
    fn half_a_line_at_the_end_was_never_finished() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, journal) = logged(folder.path(), 5);
        let text = std::fs::read_to_string(log_of(&journal)).expect("read");
        let last = text.lines().last().expect("a line").len();
        for cut in 1..=last {
            std::fs::write(log_of(&journal), &text[..text.len() - cut]).expect("written");
            let found = recover(REGISTRY, &journal, Some(&path)).expect("found");
            assert_eq!(painted(&found.loaded.reading.scenario.expect("a battle")), 4);
            assert_eq!(found.refused, None);
        }
    }

    #[test]
    fn work_on_a_file_that_another_program_replaced_is_found_by_its_backup() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, journal) = logged(folder.path(), 5);
        std::fs::copy(&path, beside(&path, ".bak1")).expect("copied");
        let mut other = blank(RULESETS[0], Orientation::Flat, 6, 5);
        other.meta.title = "another's".to_owned();
        std::fs::write(&path, write_scenario(&other)).expect("written");
        let found = recover(REGISTRY, &journal, Some(&path)).expect("found");
        assert_eq!(painted(&found.loaded.reading.scenario.expect("a battle")), 5);
        assert_ne!(found.origin.file, crate::stamp_of(&path), "the file is another's by now");
    }

    #[test]
    fn damaged_logs_make_no_battle_that_no_file_can_hold() {
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/edits");
        let folder = tempfile::tempdir().expect("a folder");
        let journal = folder.path().join("journal");
        let shipped =
            shipped(REGISTRY).into_iter().filter_map(|shipped| read_scenario(shipped.text).scenario);
        let bases: Vec<Scenario> = shipped.chain([blank(RULESETS[0], Orientation::Flat, 30, 24)]).collect();
        let mut logs = 0;
        for entry in std::fs::read_dir(corpus).expect("a corpus") {
            let log = entry.expect("an entry").path();
            std::fs::copy(&log, log_of(&journal)).expect("copied");
            let mut refused = 0;
            for base in &bases {
                std::fs::write(&journal, format!("// edits 0\n{}", write_scenario(base))).expect("written");
                let found = recover(REGISTRY, &journal, None).expect("found");
                let scenario = found.loaded.reading.scenario.expect("a battle");
                assert!(can_be_kept(REGISTRY, &scenario), "{}", log.display());
                refused += usize::from(found.refused.is_some());
            }
            assert!(refused > 0, "{}: nothing of it is bad", log.display());
            logs += 1;
        }
        assert!(logs >= 4);
    }
}
