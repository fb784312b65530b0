//! `oblique report`: batches of trials merged and told.

use super::Run;
use crate::exit::{self, Failure};
use crate::{files, output};
use clap::ValueEnum;
use oblique_battle::Hash64;
use oblique_scenario::Side;
use oblique_trial::{BattleSummary, Interval, SideSummary, Spread, Tally, wilson};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::fmt::Write as _;
use std::path::PathBuf;

/// What a batch is of: the first line of a results file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Header {
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
pub(super) struct Batch {
    /// What it is of.
    pub header: Header,
    /// Its battles.
    pub battles: Vec<BattleSummary>,
}

impl Batch {
    /// The counts.
    pub(super) fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        for battle in &self.battles {
            tally.add(battle);
        }
        tally
    }

    /// As JSON lines.
    pub(super) fn lines(&self) -> serde_json::Result<String> {
        let mut text = serde_json::to_string(&self.header)?;
        for battle in &self.battles {
            text.push('\n');
            text.push_str(&serde_json::to_string(battle)?);
        }
        text.push('\n');
        Ok(text)
    }

    /// From JSON lines.
    fn read(text: &str) -> Result<Self, ResultsError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let place = |n: usize, source| ResultsError::Line { line: n + 1, source };
        let Some((n, first)) = lines.next() else { return Err(ResultsError::Empty) };
        let header = serde_json::from_str(first).map_err(|e| place(n, e))?;
        let battles = lines
            .map(|(n, line)| serde_json::from_str(line).map_err(|e| place(n, e)))
            .collect::<Result<_, _>>()?;
        Ok(Self { header, battles })
    }
}

/// Why a file holds no results.
#[derive(Debug, thiserror::Error)]
enum ResultsError {
    #[error("the file is empty")]
    Empty,
    #[error("line {line}: {source}")]
    Line { line: usize, source: serde_json::Error },
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Arguments of `report`.
#[derive(clap::Args)]
pub(super) struct Report {
    /// Files written by `oblique trial --out`
    #[arg(value_name = "RESULTS.jsonl", required = true)]
    files: Vec<PathBuf>,
    /// How to report
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

impl Run for Report {
    const ABOUT: &'static str = "Merge the results of trials and tell them";
    const MORE: &'static str = "\
Examples:
  oblique report first-half.jsonl second-half.jsonl
  oblique report results.jsonl --format json

Exit status: 0 told, 2 a file cannot be read, or the files are of different battles.";

    fn run(self) -> Result<u8, Failure> {
        let mut whole: Option<Batch> = None;
        for path in &self.files {
            let batch = Batch::read(&files::read_text(path)?).map_err(|e| {
                Failure::new(format!("{} was not written by 'oblique trial': {e}", path.display()))
            })?;
            whole = Some(match whole {
                None => batch,
                Some(whole) => merged(whole, batch)
                    .map_err(|why| Failure::new(format!("{}: {why}; report it alone", path.display())))?,
            });
        }
        if let Some(batch) = whole {
            match self.format {
                Format::Text => output::print(&tell(&batch))?,
                Format::Json => output::line(figures(&batch).to_string())?,
            }
        }
        Ok(exit::FINE)
    }
}

fn merged(mut whole: Batch, mut part: Batch) -> Result<Batch, &'static str> {
    if whole.header.scenario_hash != part.header.scenario_hash {
        return Err("it is of another scenario, or of another version of it");
    }
    // Of one scenario they are of one ruleset, though older results do not say what it calls a turn.
    part.header.turn_name.clone_from(&whole.header.turn_name);
    part.header.points_scale = whole.header.points_scale;
    if whole.header != part.header {
        return Err("it was played by other commanders or with other fog");
    }
    whole.battles.extend(part.battles);
    whole.battles.sort_by_key(|b| b.seed);
    if whole.battles.windows(2).any(|w| w[0].seed == w[1].seed) {
        return Err("some of its battles have been counted already (their seeds are the same)");
    }
    Ok(whole)
}

/// The figures of a batch, for other programs.
fn figures(batch: &Batch) -> serde_json::Value {
    let t = batch.tally();
    let spread = |s: &Spread| {
        let [low, median, high] = [25, 50, 75].map(|n| s.quantile(n));
        json!({ "mean": s.mean(), "quartiles": [low, median, high] })
    };
    let side = |side: Side| {
        let i = side.index();
        let [decisive, tactical] = t.victories[i];
        json!({
            "name": batch.header.sides[i],
            "commander": batch.header.players[i],
            "wins": t.win_share(side),
            "decisive": wilson(decisive, t.battles),
            "tactical": wilson(tactical, t.battles),
            "men_lost": spread(&t.men_lost[i]),
            "guns_lost": spread(&t.guns_lost[i]),
            "units_lost": spread(&t.units_lost[i]),
            "points": spread(&t.points[i]),
            "points_scale": batch.header.points_scale,
        })
    };
    json!({
        "title": batch.header.title,
        "fog": batch.header.fog,
        "battles": t.battles,
        "drawn": wilson(t.draws, t.battles),
        "turns": spread(&t.turns),
        "sides": Side::BOTH.map(side),
        "objectives": t.objectives,
        "leaders_lost": t.leaders_lost,
        "reasons": t.reasons,
    })
}

/// A batch in words.
pub(super) fn tell(batch: &Batch) -> String {
    let t = &batch.tally();
    let had =
        |of: &dyn Fn(&SideSummary) -> i64| batch.battles.iter().any(|b| b.sides.iter().any(|s| of(s) > 0));
    let (men, guns) = (had(&|s| s.men), had(&|s| s.guns));
    let batch = &batch.header;
    let mut text = format!("{}: {} battles", batch.title, t.battles);
    let fog = if batch.fog { ", fog of war" } else { "" };
    let _ = writeln!(text, " ({} against {}{fog})", batch.players[0], batch.players[1]);
    for side in Side::BOTH {
        let [decisive, tactical] = t.victories[side.index()];
        let share = percent(t.win_share(side));
        let name = &batch.sides[side.index()];
        let level = |n| format!("{n}, {}", percent(wilson(n, t.battles)));
        let _ = writeln!(text, "  {name} wins {share}");
        let _ = writeln!(text, "    decisive: {}; tactical: {}", level(decisive), level(tactical));
    }
    let _ = writeln!(text, "  Drawn: {}, {}", t.draws, percent(wilson(t.draws, t.battles)));
    let _ = writeln!(text, "  {}s: {}", batch.turn_name, spread(&t.turns));
    for side in Side::BOTH {
        let i = side.index();
        let rows = [
            ("men lost", &t.men_lost[i], 1, men),
            ("guns lost", &t.guns_lost[i], 1, guns),
            ("units lost", &t.units_lost[i], 1, true),
            ("points", &t.points[i], batch.points_scale, true),
        ];
        let rows = rows
            .into_iter()
            .filter(|row| row.3)
            .map(|(name, s, parts, _)| format!("{name} {}", spread_in(s, parts)));
        let _ = writeln!(text, "  {}: {}", batch.sides[i], rows.collect::<Vec<_>>().join("; "));
    }
    for (id, [a, b, nobody]) in &t.objectives {
        let [x, y] = &batch.sides;
        let _ = writeln!(text, "  Objective {id}: {x} {a}, {y} {b}, nobody {nobody}");
    }
    for (leader, n) in &t.leaders_lost {
        let _ = writeln!(text, "  {leader} falls in {n} of {}", t.battles);
    }
    for (reason, n) in &t.reasons {
        let _ = writeln!(text, "  {n} times: {reason}");
    }
    text
}

fn percent(share: Interval) -> String {
    let p = |x: f64| x * 100.0;
    format!("{:.0}% (95% sure: {:.0} to {:.0}%)", p(share.share), p(share.low), p(share.high))
}

fn spread(s: &Spread) -> String {
    spread_in(s, 1)
}

/// The same of what is counted in parts, so many to one.
fn spread_in(s: &Spread, parts: i32) -> String {
    let one = f64::from(parts.max(1));
    let shown = |v: f64| if parts > 1 { format!("{:.1}", v / one) } else { format!("{v:.0}") };
    let q = |n| s.quantile(n).map_or_else(|| "none".to_owned(), |v| shown(v as f64));
    format!("{} on average, quartiles {}, {}, {}", shown(s.mean()), q(25), q(50), q(75))
}
