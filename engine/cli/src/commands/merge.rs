//! `oblique merge`: what two people made of one scenario, joined.

use super::{Run, check};
use crate::exit::{self, Failure};
use crate::outputs::Outputs;
use crate::{output, scenario};
use clap::ValueEnum;
use oblique_roster::compare::{Prefer, merge};
use oblique_rulesets::{ruleset, write_scenario};
use oblique_scenario::Scenario;
use oblique_scenario::check::Place;
use std::fmt::Write as _;
use std::path::PathBuf;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Side {
    A,
    B,
}

/// Arguments of `merge`.
#[derive(clap::Args)]
pub(super) struct Merge {
    /// The scenario both began with
    #[arg(value_name = "BASE")]
    base: PathBuf,
    /// What one made of it
    #[arg(value_name = "A")]
    a: PathBuf,
    /// What the other made of it
    #[arg(value_name = "B")]
    b: PathBuf,
    /// Write the joined scenario there
    #[arg(long, short, value_name = "OUT")]
    out: PathBuf,
    /// Whose value is kept where both changed the same
    #[arg(long, value_enum, default_value = "a")]
    prefer: Side,
}

impl Run for Merge {
    const ABOUT: &'static str = "Join what two people made of one scenario";
    const MORE: &'static str = "\
Changes are joined field by field and hex by hex. What both changed differently is a conflict: it is
listed with its place and all three values, and A's value is kept unless --prefer says b.

Examples:
  oblique merge base.ron mine.ron theirs.ron -o joined.ron
  oblique merge base.ron mine.ron theirs.ron -o joined.ron --prefer b
As git's merge tool:
  git config mergetool.oblique.cmd 'oblique merge \"$BASE\" \"$LOCAL\" \"$REMOTE\" -o \"$MERGED\"'
  git config mergetool.oblique.trustExitCode true

Exit status: 0 joined, 1 joined with conflicts, 2 not joined.";

    fn run(self) -> Result<u8, Failure> {
        let base = scenario::whole(&self.base)?;
        let (a, b) = (scenario::whole(&self.a)?, scenario::whole(&self.b)?);
        let out = Outputs::reading([&self.base, &self.a, &self.b].map(PathBuf::as_path)).at(&self.out)?;
        let prefer = if self.prefer == Side::A { Prefer::A } else { Prefer::B };
        let catalog = ruleset(&a.ruleset).map(oblique_rules::Ruleset::catalog);
        let merged = merge(&base, &a, &b, prefer, catalog);
        out.write(write_scenario(&merged.scenario).as_bytes())?;
        let mut text = String::new();
        for conflict in &merged.conflicts {
            // What one has taken away is named as the others have it.
            let has = |s: &&&Scenario| match &conflict.place {
                Place::Piece(id, _) => s.pieces.contains_key(id),
                _ => true,
            };
            let owner = [&merged.scenario, &a, &b, &base].iter().find(has).copied();
            let place = check::place(&conflict.place, owner.unwrap_or(&base));
            // Writing to a string does not fail.
            let _ = writeln!(text, "conflict at {place}: {}", conflict.sentence());
        }
        let kept = if prefer == Prefer::A { "A" } else { "B" };
        let _ = match merged.conflicts.len() {
            0 => writeln!(text, "Joined without conflicts: {}", self.out.display()),
            n => writeln!(
                text,
                "{n} {}; {kept}'s values were kept in {}. Change them there, or merge again with --prefer.",
                if n == 1 { "conflict" } else { "conflicts" },
                self.out.display()
            ),
        };
        output::print(&text)?;
        Ok(if merged.conflicts.is_empty() { exit::FINE } else { exit::FOUND })
    }
}
