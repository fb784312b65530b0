//! `oblique history`: battles played many times, beside what history records of them.

use super::Run;
use super::report::{measure, range};
use crate::exit::{self, Failure};
use crate::limits::BatchOptions;
use crate::numbers::{counted, whole};
use crate::outputs::Outputs;
use crate::results::Batch;
use crate::trials::Trials;
use crate::{output, patterns, players, scenario};
use oblique_rulesets::ruleset;
use oblique_trial::{Compared, Interval, Measure};
use std::fmt::Write as _;
use std::path::PathBuf;

/// Most battles of each scenario.
const MOST: u64 = 100_000;
/// A median so many per cent off the record is still near it.
const NEAR_PERCENT: i64 = 40;

/// Arguments of `history`.
#[derive(clap::Args)]
pub(super) struct HistoryOf {
    /// Scenario files; those that record no winner are passed over
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// How many battles of each
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = whole(1, MOST))]
    games: u64,
    /// Who commands both sides
    #[arg(long, value_name = "COMMANDER", default_value = "computer")]
    commander: String,
    /// Write the page there instead of printing it
    #[arg(long, short, value_name = "PAGE.md")]
    out: Option<PathBuf>,
    #[command(flatten)]
    batch: BatchOptions,
}

impl Run for HistoryOf {
    const ABOUT: &'static str = "Play battles many times and set them beside history, as a page of Markdown";
    const MORE: &'static str = "\
What history records is in the scenario: winner, length, losses, sources. What a designer knows of the
difference he writes in a designer's note with the id 'history'; it is printed below the table.

Examples:
  oblique history mollwitz.ron kolin.ron
  oblique history scenarios/*/*.ron --games 200 -o docs/history.md

Exit status: 0 played, 2 a scenario cannot be read or played.";

    fn run(self) -> Result<u8, Failure> {
        // An unknown name must fail before the first battle, not in a thread.
        let staff = self.batch.commanders.staff()?;
        players::check(&staff, [&self.commander, &self.commander])?;
        let mut page = Page::default();
        let files = patterns::expanded(&self.files)?;
        let read = files.iter().map(PathBuf::as_path).chain(self.batch.commanders.file());
        let out = Outputs::reading(read).maybe_at(self.out.as_deref())?;
        for file in &files {
            let scenario = scenario::whole(file)?;
            if scenario.history.winner.is_none() {
                continue;
            }
            let trials = Trials {
                file,
                scenario: &scenario,
                players: [&self.commander, &self.commander],
                staff: &staff,
                fog: false,
                options: &self.batch,
            };
            let battles = trials.play(self.games, |n| self.batch.seed.wrapping_add(n), |_| Ok(()))?;
            let batch = Batch { header: trials.header(), battles };
            let rules = ruleset(&scenario.ruleset).map_or("", |r| r.catalog().name.as_str());
            let note = scenario.notes.iter().find(|(id, _)| id.0 == "history");
            page.add(&batch, rules, note.map_or("", |(_, note)| &note.text));
        }
        let text = page.text(self.games, self.batch.seed, &self.commander);
        match out {
            Some(out) => out.write(text.as_bytes())?,
            None => output::print(&text)?,
        }
        Ok(exit::FINE)
    }
}

/// The page as it grows.
#[derive(Default)]
struct Page {
    battles: String,
    /// Battles, and those whose winner in history is the likelier here.
    winners: [u32; 2],
    /// Medians of men lost that history records, and those near the record.
    losses: [u32; 2],
}

impl Page {
    fn add(&mut self, batch: &Batch, rules: &str, note: &str) {
        let (tally, header) = (batch.tally(), &batch.header);
        let Some(winner) = header.history.winner else { return };
        let (share, against) = (tally.win_share(winner), tally.win_share(winner.other()));
        self.winners[0] += 1;
        self.winners[1] += u32::from(share.share > against.share);
        let name = &header.sides[winner.index()];
        let _ = writeln!(self.battles, "\n## {} ({rules})\n", header.title);
        let _ = writeln!(
            self.battles,
            "{name} won in history, here {}; {} {}.",
            percent(share),
            header.sides[winner.other().index()],
            percent(against)
        );
        let compared = batch.beside_history(&tally);
        if !compared.is_empty() {
            self.battles.push_str("\n| | recorded | median here | |\n|---|---|---|---|\n");
        }
        for c in &compared {
            if let Measure::Men(_) = c.measure {
                self.losses[0] += 1;
                self.losses[1] +=
                    u32::from(c.deviation_percent().is_some_and(|off| off.abs() <= NEAR_PERCENT));
            }
            let what = measure(c.measure, &header.sides);
            let _ = writeln!(self.battles, "| {what} | {} | {} | {} |", range(c), c.median, off(c));
        }
        if !note.is_empty() {
            let _ = writeln!(self.battles, "\n{note}");
        }
    }

    fn text(&self, games: u64, seed: u64, commander: &str) -> String {
        let ([battles, likelier], [losses, near]) = (self.winners, self.losses);
        let last = seed.wrapping_add(games - 1);
        format!(
            "# The battles beside history\n\nWritten by `oblique history`: {} of each, seeds {seed} to {last}, \
             `{commander}` on both sides. Shares have their interval at 95 per cent; a median is off by so many per cent of \
             the nearer end of what the sources give.\n\n\
             History's winner is the likelier in {likelier} of {battles} battles; the median of men lost is within \
             {NEAR_PERCENT} per cent of the record in {near} of {losses} cases.\n{}",
            counted(games, "battle"),
            self.battles
        )
    }
}

fn percent(share: Interval) -> String {
    let p = |x: f64| x * 100.0;
    format!("{:.0} % ({:.0} to {:.0} %)", p(share.share), p(share.low), p(share.high))
}

fn off(c: &Compared) -> String {
    match c.deviation_percent() {
        Some(0) => "as recorded".to_owned(),
        Some(off) => format!("{off:+} %"),
        None => "more".to_owned(),
    }
}
