//! `oblique pickup`: a pick-up game made by chance.

use super::Run;
use crate::exit::{self, Failure};
use crate::numbers::{seed, whole};
use crate::output;
use crate::outputs::Outputs;
use oblique_rules::pickup::{Pickup, PickupGame, Step, Wishes};
use oblique_rulesets::{RULESETS, ruleset, write_scenario};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

/// Arguments of `pickup`.
#[derive(clap::Args)]
pub(super) struct PickupGameOf {
    /// Where to write the scenario
    #[arg(value_name = "OUT")]
    out: PathBuf,
    /// The ruleset
    #[arg(long, value_name = "RULESET")]
    ruleset: String,
    /// The army lists of A and B; drawn where not given
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    lists: Vec<String>,
    /// The year; drawn where not given
    #[arg(long, value_name = "YEAR")]
    year: Option<u16>,
    /// What each army shall be worth, as nearly as may be
    #[arg(long, value_name = "POINTS", value_parser = whole(1, i32::MAX))]
    points: Option<i32>,
    /// The same seed gives the same game
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// Throw a step again, by its id; once for every time it is named
    #[arg(long, value_name = "STEP")]
    again: Vec<String>,
    /// Write over a file that is there already
    #[arg(long)]
    force: bool,
}

impl Run for PickupGameOf {
    const ABOUT: &'static str = "Make a pick-up game by chance: armies, ground, deployment";
    const MORE: &'static str = "\
Each step is account with what was thrown and what came of it. --again throws one step anew and leaves the
chance of the others as it was.

Examples:
  oblique pickup --ruleset RULESET --lists france,austria --seed 7 battle.ron
  oblique pickup --ruleset RULESET --points 220 --seed 7 --again ground --force battle.ron

Exit status: 0 written, 2 not written.";

    fn run(self) -> Result<u8, Failure> {
        let generator = generator(&self.ruleset)?;
        let wishes = self.wishes(generator.steps())?;
        if self.out.is_file() && !self.force {
            let there = format!("{} is there already; choose another name, or --force", self.out.display());
            return Err(Failure::new(there));
        }
        let out = Outputs::default().at(&self.out)?;
        let game = generator.generate(&wishes).map_err(|why| Failure::new(why.to_string()))?;
        out.write(write_scenario(&game.scenario).as_bytes())?;
        output::print(&account(&game))?;
        Ok(exit::FINE)
    }
}

impl PickupGameOf {
    fn wishes(&self, steps: &[Step]) -> Result<Wishes, Failure> {
        let lists = match self.lists.as_slice() {
            [] => [None, None],
            [a, b] => [a, b].map(|id| Some(id.clone())),
            _ => return Err(Failure::new("--lists takes two lists, as in --lists france,austria")),
        };
        let mut again = BTreeMap::new();
        for id in &self.again {
            if !steps.iter().any(|step| step.by_chance && step.id == id) {
                let known: Vec<&str> =
                    steps.iter().filter(|step| step.by_chance).map(|step| step.id).collect();
                let message = format!("no step '{id}' is thrown; choose among: {}", known.join(", "));
                return Err(Failure::new(message));
            }
            *again.entry(id.clone()).or_default() += 1;
        }
        Ok(Wishes { seed: self.seed, lists, year: self.year, points: self.points, again })
    }
}

/// The generator of a ruleset.
fn generator(id: &str) -> Result<&'static dyn Pickup, Failure> {
    ruleset(id).and_then(oblique_rules::Ruleset::pickup).ok_or_else(|| {
        let with = RULESETS.iter().filter(|r| r.pickup().is_some());
        let known: Vec<&str> = with.map(|r| r.id()).collect();
        let which = if known.is_empty() {
            "none has".to_owned()
        } else {
            format!("choose among: {}", known.join(", "))
        };
        Failure::new(format!("no ruleset '{id}' has pick-up games; {which}"))
    })
}

/// The steps as text.
fn account(game: &PickupGame) -> String {
    let mut text = String::new();
    for (number, taken) in game.steps.iter().enumerate() {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}. {} ({})", number + 1, taken.step.title, taken.step.id);
        let throws: Vec<String> =
            taken.throws.iter().map(|t| format!("{}: {} of {}", t.about, t.value, t.faces)).collect();
        if !throws.is_empty() {
            let _ = writeln!(text, "   thrown: {}", throws.join("; "));
        }
        for result in &taken.results {
            let _ = writeln!(text, "   {result}");
        }
    }
    text
}
