//! `oblique report`: batches of trials merged and told.

use super::Run;
use crate::exit::{self, Failure};
use crate::{files, output};
use oblique_core::battle::Hash64;
use oblique_core::scenario::Side;
use oblique_core::trial::{Interval, Spread, Tally};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::path::PathBuf;

/// A batch of battles as `trial --out` writes it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Batch {
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
    /// First seed and number of battles of each part.
    pub seeds: Vec<(u64, u64)>,
    /// The counts.
    pub tally: Tally,
}

/// Arguments of `report`.
#[derive(clap::Args)]
pub struct Report {
    /// Files written by `oblique trial --out`
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

impl Run for Report {
    const ABOUT: &'static str = "Merge the counts of trials and tell them";
    const MORE: &'static str = "\
Example:
  oblique report first-half.json second-half.json

Exit status: 0 told, 2 a file cannot be read, or the files are of different battles.";

    fn run(self) -> Result<u8, Failure> {
        let mut whole: Option<Batch> = None;
        for path in &self.files {
            let batch: Batch = serde_json::from_str(&files::read_text(path)?).map_err(|e| {
                Failure::new(format!("{} was not written by 'oblique trial': {e}", path.display()))
            })?;
            whole = Some(match whole {
                None => batch,
                Some(whole) => merged(whole, batch)
                    .map_err(|why| Failure::new(format!("{}: {why}; report it alone", path.display())))?,
            });
        }
        if let Some(batch) = whole {
            output::print(&tell(&batch))?;
        }
        Ok(exit::FINE)
    }
}

fn merged(mut whole: Batch, part: Batch) -> Result<Batch, &'static str> {
    if whole.scenario_hash != part.scenario_hash {
        return Err("it is of another scenario, or of another version of it");
    }
    if whole.players != part.players || whole.fog != part.fog {
        return Err("it was played by other commanders or with other fog");
    }
    let overlap = |(s, n): &(u64, u64)| {
        part.seeds.iter().any(|(t, m)| *s < t.saturating_add(*m) && *t < s.saturating_add(*n))
    };
    if whole.seeds.iter().any(overlap) {
        return Err("some of its battles have been counted already (their seeds overlap)");
    }
    whole.seeds.extend(part.seeds);
    whole.seeds.sort_unstable();
    whole.tally.merge(&part.tally);
    Ok(whole)
}

/// A batch in words.
pub fn tell(batch: &Batch) -> String {
    let t = &batch.tally;
    let mut text = format!("{}: {} battles", batch.title, t.battles);
    let fog = if batch.fog { ", fog of war" } else { "" };
    let _ = writeln!(text, " ({} against {}{fog})", batch.players[0], batch.players[1]);
    for side in Side::BOTH {
        let [decisive, tactical] = t.victories[side.index()];
        let share = percent(t.win_share(side));
        let name = &batch.sides[side.index()];
        let _ = writeln!(text, "  {name} wins {share}: {decisive} decisive, {tactical} tactical");
    }
    let _ = writeln!(text, "  Drawn: {}", t.draws);
    let _ = writeln!(text, "  Turns: {}", spread(&t.turns));
    for side in Side::BOTH {
        let i = side.index();
        let _ = writeln!(
            text,
            "  {}: men lost {}; guns lost {}; points {}",
            batch.sides[i],
            spread(&t.men_lost[i]),
            spread(&t.guns_lost[i]),
            spread(&t.points[i])
        );
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
    let q = |n| s.quantile(n).map_or_else(|| "none".to_owned(), |v| v.to_string());
    format!("{:.0} on average, quartiles {}, {}, {}", s.mean(), q(25), q(50), q(75))
}
