//! `oblique convert`: a scenario carried to another ruleset, or a historical map made a scenario by a recipe.

mod map;
mod ruleset;

use super::Run;
use crate::exit::Failure;
use clap::ValueEnum;
use std::path::PathBuf;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Arguments of `convert`.
#[derive(clap::Args)]
pub(super) struct Convert {
    /// A battle to carry to another ruleset, the recipe of a conversion, or a scan
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Write the new scenario there
    #[arg(long, short, value_name = "OUT")]
    out: PathBuf,
    /// Of a battle: the ruleset to carry it to
    #[arg(long, value_name = "RULESET", conflicts_with_all = ["points", "train", "dem", "vectors", "ruleset"])]
    to: Option<String>,
    /// Of a battle: how to report what changed
    #[arg(long, value_enum, default_value = "text")]
    report: Format,
    #[command(flatten)]
    map: map::MapOptions,
}

impl Run for Convert {
    const ABOUT: &'static str = "Convert a battle to another ruleset, or a historical map to a battle";
    const FORMERLY: &'static str = "rerule";
    const MORE: &'static str = "\
A battle: every figure goes through a common vocabulary; the report tells what has no counterpart, what
was fixed, worked out or rounded, each with its places.

A historical map: by a recipe, or by a scan and options that say what a recipe does. The same files give
the same battle, byte for byte. The handbook tells what stands in recipes, points and samples.

Examples:
  oblique convert mollwitz.ron --to flintlock -o mollwitz-flintlock.ron
  oblique convert cowpens.ron --to dragoon -o cowpens-dragoon.ron --report json
  oblique convert hesperia.recipe.ron -o hesperia.ron
  oblique convert sheet.jpg --points corners.ron --train samples.ron --dem N34W118.hgt \\
      --ruleset dragoon --yards 220 -o sheet.ron

Exit status: 0 written and playable, 1 written with errors left, 2 not written.";

    fn run(self) -> Result<u8, Failure> {
        match &self.to {
            Some(to) => ruleset::run(&self.file, to, &self.out, self.report),
            None => map::run(&self.file, &self.map, &self.out),
        }
    }
}
