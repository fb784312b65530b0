//! Results of trials as files: a header and a line of JSON a battle, so that batches can be played anywhere, broken off
//! and merged. Must not know how they are shown.

use crate::exit::Failure;
use crate::outputs::{Output, unwritten};
use oblique_battle::Hash64;
use oblique_scenario::History;
use oblique_trial::{BattleSummary, Compared, Tally, compared};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// What a batch is of: the first line of a results file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Header {
    /// The scenario's title.
    pub title: String,
    /// Names of the sides.
    pub sides: [String; 2],
    /// Hash of the scenario.
    pub scenario_hash: Hash64,
    /// Who commanded.
    pub players: [String; 2],
    /// Was fog of war on?
    pub fog: bool,
    /// What its ruleset calls a turn.
    #[serde(default = "turn")]
    pub turn_name: String,
    /// Points are counted in parts: so many make one.
    #[serde(default = "whole")]
    pub points_scale: i32,
    /// How many minutes a turn lasts, where its ruleset says so.
    #[serde(default)]
    pub turn_minutes: Option<u32>,
    /// What history records of the battle.
    #[serde(default)]
    pub history: History,
}

/// What a turn is called in results written before that was kept.
fn turn() -> String {
    "Turn".to_owned()
}

/// Parts of a point in results written before that was kept.
const fn whole() -> i32 {
    1
}

/// A batch of battles: a results file is the header and a line a battle, in the order of the seeds.
#[derive(Clone, Debug)]
pub(crate) struct Batch {
    /// What it is of.
    pub header: Header,
    /// Its battles.
    pub battles: Vec<BattleSummary>,
}

impl Batch {
    /// The counts.
    pub(crate) fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        for battle in &self.battles {
            tally.add(battle);
        }
        tally
    }

    /// The counts beside what history records.
    pub(crate) fn beside_history(&self, tally: &Tally) -> Vec<Compared> {
        compared(&self.header.history, tally, self.header.turn_minutes)
    }

    /// As JSON lines.
    fn lines(&self) -> serde_json::Result<String> {
        let mut text = line(&self.header)?;
        for battle in &self.battles {
            text.push_str(&line(battle)?);
        }
        Ok(text)
    }

    /// From JSON lines. A last line without an end is what a batch that was broken off left of a row.
    pub(crate) fn read(text: &str) -> Result<Self, ResultsError> {
        let whole = text.rfind('\n').and_then(|end| text.get(..=end)).unwrap_or(text);
        let mut lines = whole.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let place = |n: usize, source| ResultsError::Line { line: n + 1, source };
        let Some((n, first)) = lines.next() else { return Err(ResultsError::Empty) };
        let header = serde_json::from_str(first).map_err(|e| place(n, e))?;
        let battles = lines
            .map(|(n, line)| serde_json::from_str(line).map_err(|e| place(n, e)))
            .collect::<Result<_, _>>()?;
        Ok(Self { header, battles })
    }

    /// Both, if they are of the same battle and share no seed.
    ///
    /// # Errors
    /// Why they are not to be counted together.
    pub(crate) fn merge(mut self, mut part: Self) -> Result<Self, &'static str> {
        if self.header.scenario_hash != part.header.scenario_hash {
            return Err("it is of another scenario, or of another version of it");
        }
        // Of one scenario they are of one ruleset and one history, though older results do not say what.
        part.header = Header { players: part.header.players, fog: part.header.fog, ..self.header.clone() };
        if self.header != part.header {
            return Err("it was played by other commanders or with other fog");
        }
        self.battles.extend(part.battles);
        self.battles.sort_by_key(|b| b.seed);
        if self.battles.windows(2).any(|w| w[0].seed == w[1].seed) {
            return Err("some of its battles have been counted already (their seeds are the same)");
        }
        Ok(self)
    }
}

/// Why a file holds no results.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ResultsError {
    #[error("the file is empty")]
    Empty,
    #[error("line {line}: {source}")]
    Line { line: usize, source: serde_json::Error },
}

/// One line of the file.
fn line<T: Serialize>(row: &T) -> serde_json::Result<String> {
    serde_json::to_string(row).map(|row| row + "\n")
}

/// Batches broken off at one place of which the rows are kept.
const MOST_PARTS: u32 = 100;

/// Where rows go while battles are played: `FILE.part`, or `FILE.2.part` and so on where others were left.
fn part_of(place: &Path, number: u32) -> PathBuf {
    let mut part = place.as_os_str().to_owned();
    part.push(if number > 1 { format!(".{number}.part") } else { ".part".to_owned() });
    PathBuf::from(part)
}

/// A results file under way. Rows go beside its place, in `FILE.part`, as battles end, so that whoever breaks a batch
/// off has what was played; what was at its place before stays until the batch is whole.
///
/// Where its place is a pipe or a device there is nothing beside it: the whole batch goes there at its end.
pub(crate) struct ResultsFile {
    place: Output,
    part: Option<(PathBuf, File)>,
}

impl ResultsFile {
    /// Begins the file that will be at `place`.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub(crate) fn begin(place: Output, header: &Header) -> Result<Self, Failure> {
        if !place.is_file() {
            return Ok(Self { place, part: None });
        }
        let mut number = 1;
        let part = loop {
            let part = part_of(place.path(), number);
            match File::create_new(&part) {
                Ok(rows) => break (part, rows),
                // What an earlier batch left when it was broken off stays.
                Err(why) if why.kind() == ErrorKind::AlreadyExists && number < MOST_PARTS => number += 1,
                Err(why) => return Err(unwritten(&part, &why)),
            }
        };
        let mut file = Self { place, part: Some(part) };
        file.row(header)?;
        Ok(file)
    }

    /// Adds a battle, or the header.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn row<T: Serialize>(&mut self, row: &T) -> Result<(), Failure> {
        let Some((part, rows)) = &mut self.part else { return Ok(()) };
        let row = line(row).map_err(|e| unwritable(&e))?;
        rows.write_all(row.as_bytes()).map_err(|e| unwritten(part, &e))
    }

    /// The batch is whole: it is put in its place, in the order of its seeds.
    ///
    /// # Errors
    /// If it cannot be written; the rows are beside its place then.
    pub(crate) fn finish(self, batch: &Batch) -> Result<(), Failure> {
        let lines = batch.lines().map_err(|e| unwritable(&e))?;
        self.place.write(lines.as_bytes())?;
        if let Some((part, _)) = self.part {
            // All of it stands in its place now.
            let _ = std::fs::remove_file(part);
        }
        Ok(())
    }
}

fn unwritable(why: &serde_json::Error) -> Failure {
    Failure::new(format!("the results cannot be written: {why}"))
}

#[cfg(test)]
mod tests {
    use super::{Batch, Header, ResultsFile};
    use crate::outputs::Outputs;
    use oblique_trial::BattleSummary;

    fn header() -> Header {
        serde_json::from_str(
            r#"{"title":"Toy","sides":["A","B"],"scenario_hash":"0000000000000001","players":["x","y"],"fog":false}"#,
        )
        .unwrap()
    }

    #[test]
    fn what_was_played_before_a_batch_was_broken_off_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let (place, part) = (folder.path().join("r.jsonl"), folder.path().join("r.jsonl.part"));
        std::fs::write(&place, "older").unwrap();
        let begin = || ResultsFile::begin(Outputs::default().at(&place).unwrap(), &header()).unwrap();
        let mut file = begin();
        for seed in [2, 1] {
            file.row(&BattleSummary::failed(seed, "no")).unwrap();
        }
        let mut text = std::fs::read_to_string(&part).unwrap();
        assert_eq!(Batch::read(&text).unwrap().battles.len(), 2);
        text.push_str(r#"{"seed":3,"win"#);
        assert_eq!(Batch::read(&text).unwrap().battles.len(), 2, "half a row is none");
        assert_eq!(std::fs::read_to_string(&place).unwrap(), "older");

        let other = begin();
        assert!(folder.path().join("r.jsonl.2.part").exists(), "what was left stays");
        drop(other);
        let battles = [1, 2].map(|seed| BattleSummary::failed(seed, "no")).to_vec();
        file.finish(&Batch { header: header(), battles }).unwrap();
        assert!(!part.exists());
        let batch = Batch::read(&std::fs::read_to_string(&place).unwrap()).unwrap();
        assert_eq!(batch.tally().unresolved, 2);
    }
}
