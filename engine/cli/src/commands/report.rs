//! `oblique report`: batches of trials merged and told.

use super::Run;
use crate::exit::{self, Failure};
use crate::numbers::counted;
use crate::results::Batch;
use crate::{files, output, patterns};
use clap::ValueEnum;
use oblique_scenario::Side;
use oblique_trial::{Compared, Interval, Measure, SideSummary, Spread, Tally, wilson};
use serde_json::json;
use std::fmt::Write as _;
use std::path::PathBuf;

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
    const ABOUT: &'static str = "Merge the results of trials and report them";
    const MORE: &'static str = "\
Examples:
  oblique report first-half.jsonl second-half.jsonl
  oblique report results.jsonl --format json

Exit status: 0 reported, 2 a file cannot be read, or the files are of different battles.";

    fn run(self) -> Result<u8, Failure> {
        let mut whole: Option<Batch> = None;
        for path in &patterns::expanded(&self.files)? {
            let batch = Batch::read(&files::read_text(path)?).map_err(|e| {
                Failure::new(format!("{} was not written by 'oblique trial': {e}", path.display()))
            })?;
            whole = Some(match whole {
                None => batch,
                Some(whole) => whole
                    .merge(batch)
                    .map_err(|why| Failure::new(format!("{}: {why}; report it alone", path.display())))?,
            });
        }
        if let Some(batch) = whole {
            match self.format {
                Format::Text => output::print(&text(&batch))?,
                Format::Json => output::line(figures(&batch).to_string())?,
            }
        }
        Ok(exit::FINE)
    }
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
    let compared = |c: &Compared| {
        json!({
            "what": measure(c.measure, &batch.header.sides),
            "median": c.median,
            "recorded": [c.low, c.high],
            "deviation_percent": c.deviation_percent(),
        })
    };
    let beside_history: Vec<_> = batch.beside_history(&t).iter().map(compared).collect();
    json!({
        "title": batch.header.title,
        "fog": batch.header.fog,
        "battles": t.battles,
        "drawn": wilson(t.draws, t.battles),
        "unresolved": wilson(t.unresolved, t.battles),
        "turns": spread(&t.turns),
        "sides": Side::BOTH.map(side),
        "objectives": t.objectives,
        "leaders_lost": t.leaders_lost,
        "reasons": t.reasons,
        "history": json!({ "winner": batch.header.history.winner, "beside": beside_history }),
    })
}

/// A batch in words.
pub(super) fn text(batch: &Batch) -> String {
    let t = &batch.tally();
    let had =
        |of: &dyn Fn(&SideSummary) -> i64| batch.battles.iter().any(|b| b.sides.iter().any(|s| of(s) > 0));
    let (men, guns) = (had(&|s| s.men), had(&|s| s.guns));
    let history = beside_history(batch, t);
    let batch = &batch.header;
    let mut text = format!("{}: {}", batch.title, counted(t.battles, "battle"));
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
    if t.unresolved > 0 {
        let share = percent(wilson(t.unresolved, t.battles));
        let _ = writeln!(text, "  Unresolved: {}, {share}", t.unresolved);
    }
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
        let _ = writeln!(text, "  {}: {reason}", counted(*n, "time"));
    }
    text + &history
}

/// Medians beside what history records; nothing where nothing is recorded.
fn beside_history(batch: &Batch, tally: &Tally) -> String {
    let (header, mut text) = (&batch.header, String::new());
    if let Some(winner) = header.history.winner {
        let of = |side: Side| tally.win_share(side).share;
        let share = percent(tally.win_share(winner));
        let likelier = if of(winner) > of(winner.other()) { "the likelier" } else { "not the likelier" };
        let _ = writeln!(
            text,
            "  In history {} won: {likelier} winner here, {share}",
            header.sides[winner.index()]
        );
    }
    for c in batch.beside_history(tally) {
        let off = match c.deviation_percent() {
            Some(0) => "as recorded".to_owned(),
            Some(off) => format!("{}% {}", off.abs(), if off < 0 { "below" } else { "above" }),
            None => "above".to_owned(),
        };
        let what = measure(c.measure, &header.sides);
        let _ = writeln!(text, "  In history {what} {}; median {}, {off}", range(&c), c.median);
    }
    text
}

/// What the sources give: a figure, or the lowest and the highest.
pub(super) fn range(c: &Compared) -> String {
    if c.low == c.high { c.low.to_string() } else { format!("{} to {}", c.low, c.high) }
}

/// What is set beside history, with the names of the sides.
pub(super) fn measure(measure: Measure, sides: &[String; 2]) -> String {
    match measure {
        Measure::Men(side) => format!("men lost by {}", sides[side.index()]),
        Measure::Guns(side) => format!("guns lost by {}", sides[side.index()]),
        Measure::Minutes => "minutes".to_owned(),
    }
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
