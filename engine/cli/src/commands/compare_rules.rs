//! `oblique compare-rules`: one battle under every ruleset it converts to.

use super::Run;
use crate::exit::{self, Failure};
use crate::limits::BatchOptions;
use crate::numbers::{counted, whole};
use crate::{batch, output, players, scenario};
use clap::ValueEnum;
use oblique_rulesets::REGISTRY;
use oblique_trial::BattleSummary;
use oblique_trial::rules::{Played, RulesComparison, Section, Under, contests, rows};
use serde_json::json;
use std::fmt::Write as _;
use std::path::PathBuf;

/// Most battles under each ruleset.
const MOST: u64 = 100_000;
/// Widest column of the table, characters.
const WIDEST: usize = 36;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Arguments of `compare-rules`.
#[derive(clap::Args)]
pub(super) struct CompareRules {
    /// Scenario file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// How many battles under each ruleset
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole(1, MOST))]
    games: u64,
    /// Who commands side A
    #[arg(long, value_name = "COMMANDER", default_value = "computer")]
    a: String,
    /// Who commands side B
    #[arg(long, value_name = "COMMANDER", default_value = "computer")]
    b: String,
    /// Fog of war
    #[arg(long)]
    fog: bool,
    /// How to report
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    #[command(flatten)]
    batch: BatchOptions,
}

impl Run for CompareRules {
    const ABOUT: &'static str = "Play one battle under every ruleset and lay the results side by side";
    const MORE: &'static str = "\
The scenario is converted to each ruleset as 'oblique convert' does it, and played as often under each.
Length, losses, winners and what decided the battles stand side by side.

Examples:
  oblique compare-rules mollwitz.ron
  oblique compare-rules cowpens.ron --games 200 --format json

Exit status: 0 played, 2 the scenario cannot be read or none of the rulesets can play it.";

    fn run(self) -> Result<u8, Failure> {
        let scenario = scenario::whole(&self.file)?;
        // An unknown name must fail before the first battle, not in a thread.
        let staff = self.batch.commanders.staff()?;
        players::check(&staff, [&self.a, &self.b])?;
        let mut played: Vec<Played> =
            contests(&scenario, REGISTRY, Under::Every).into_iter().map(Played::new).collect();
        if played.iter().all(|p| p.contest.battle.is_err()) {
            return Err(Failure::new("no ruleset can play it; 'oblique check' says why"));
        }
        let one = |n| {
            let (which, game) = (n % played.len() as u64, n / played.len() as u64);
            let seed = self.batch.seed.wrapping_add(game);
            let Some(one) = usize::try_from(which).ok().and_then(|n| played.get(n)) else { return Ok(None) };
            let commanders = players::table(&staff, [&self.a, &self.b], seed)?;
            let play =
                || self.batch.limits.with(|limits| one.contest.play(seed, self.fog, commanders, limits));
            let summary = match oblique_trial::guarded(play) {
                Ok(played) => {
                    played.transpose().map_err(|errors| scenario::unplayable(&self.file, &errors))?
                }
                Err(why) => Some(BattleSummary::failed(seed, &why.0)),
            };
            Ok(summary.map(|summary| (which, summary)))
        };
        let battles = batch::play_all(self.games * played.len() as u64, self.batch.jobs, one, |_| Ok(()))?;
        for (which, summary) in battles.into_iter().flatten() {
            if let Some(one) = usize::try_from(which).ok().and_then(|n| played.get_mut(n)) {
                one.add(&summary);
            }
        }
        let comparison = RulesComparison {
            title: scenario.meta.title.clone(),
            sides: [scenario.sides[0].name.clone(), scenario.sides[1].name.clone()],
            games: self.games,
            seed: self.batch.seed,
            played,
        };
        match self.format {
            Format::Text => output::print(&text(&comparison, [&self.a, &self.b]))?,
            Format::Json => output::line(figures(&comparison).to_string())?,
        }
        Ok(exit::FINE)
    }
}

/// The comparison for other programs.
fn figures(comparison: &RulesComparison) -> serde_json::Value {
    let one = |p: &Played| {
        json!({
            "ruleset": p.contest.rules.catalog().id,
            "not_played": p.contest.battle.as_ref().err().map(ToString::to_string),
            "tally": p.tally,
            "start": p.start.map(|[men, guns, units]| json!({ "men": men, "guns": guns, "units": units })),
        })
    };
    json!({
        "title": comparison.title,
        "sides": comparison.sides,
        "games": comparison.games,
        "seed": comparison.seed,
        "rulesets": comparison.played.iter().map(one).collect::<Vec<_>>(),
    })
}

/// The comparison as a table of text, a column a ruleset.
fn text(comparison: &RulesComparison, players: [&str; 2]) -> String {
    let names: Vec<&str> =
        comparison.played.iter().map(|p| p.contest.rules.catalog().name.as_str()).collect();
    let mut rows = rows(comparison);
    let [a, b] = &comparison.sides;
    for cell in rows.iter_mut().flat_map(|row| &mut row.cells) {
        *cell = cell.replace("Side A", a).replace("Side B", b);
    }
    let first = rows.iter().map(|row| row.what.chars().count() + 2).max().unwrap_or(0);
    let width = |n: usize| {
        let cells = rows.iter().filter_map(|row| row.cells.get(n)).map(|cell| cell.chars().count());
        cells.chain([names[n].chars().count()]).max().unwrap_or(0).min(WIDEST)
    };
    let widths: Vec<usize> = (0..names.len()).map(width).collect();
    let mut text = format!(
        "{}: {} under each ruleset ({} against {})\n\n",
        comparison.title,
        counted(comparison.games, "battle"),
        players[0],
        players[1]
    );
    line(&mut text, ("", first), &names, &widths);
    let mut section: Option<Section> = None;
    for row in &rows {
        if section != Some(row.section) {
            section = Some(row.section);
            let _ = writeln!(text, "{}", row.section.title());
        }
        let cells: Vec<&str> = row.cells.iter().map(String::as_str).collect();
        line(&mut text, (&format!("  {}", row.what), first), &cells, &widths);
    }
    text
}

/// A row of the table, cells too wide for their column broken at words.
fn line(text: &mut String, (what, first): (&str, usize), cells: &[&str], widths: &[usize]) {
    let mut broken: Vec<std::collections::VecDeque<String>> =
        cells.iter().zip(widths).map(|(cell, width)| wrapped(cell, *width).into()).collect();
    let mut what = what;
    loop {
        let mut row = format!("{what:first$}");
        for (parts, width) in broken.iter_mut().zip(widths) {
            let part = parts.pop_front().unwrap_or_default();
            let _ = write!(row, "  {part:width$}", width = *width);
        }
        let _ = writeln!(text, "{}", row.trim_end());
        what = "";
        if broken.iter().all(std::collections::VecDeque::is_empty) {
            return;
        }
    }
}

/// A text in lines of so many characters.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
