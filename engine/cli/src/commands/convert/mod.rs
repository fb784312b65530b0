//! `oblique convert`: a file of one program made one of another, a scenario carried to another ruleset, or a historical map
//! made a scenario by a recipe.

mod files;
mod map;
mod ruleset;
mod training;

pub(in crate::commands) use map::Scan;

use super::Run;
use crate::exit::Failure;
use oblique_exchange::formats::{BATTLES, Reads, SCANS, ends_in, reads};
use oblique_exchange::import::IMPORTERS;
use std::path::{Path, PathBuf};

/// How what changed is reported: `text` or `json` on standard output, or into a file.
#[derive(Clone, PartialEq, Eq)]
enum Report {
    Text,
    Json,
    File(PathBuf),
}

impl std::str::FromStr for Report {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text {
            "text" => Self::Text,
            "json" => Self::Json,
            file => Self::File(PathBuf::from(file)),
        })
    }
}

/// Arguments of `convert`.
#[derive(clap::Args)]
pub(super) struct Convert {
    /// The file to convert: a battle, a file of another program, the recipe of a conversion, or a scan
    #[arg(value_name = "IN")]
    file: PathBuf,
    /// The file to write: what it is goes by its ending
    #[arg(value_name = "OUT", required_unless_present = "out")]
    to_file: Option<PathBuf>,
    /// Write the new scenario there (with --to, a recipe or a scan)
    #[arg(long, short, value_name = "OUT", conflicts_with = "to_file")]
    out: Option<PathBuf>,
    /// Of a battle: the ruleset to carry it to
    #[arg(long, value_name = "RULESET", conflicts_with_all = ["points", "train", "dem", "vectors", "ruleset", "map"])]
    to: Option<String>,
    /// Write what was lost into a file, as text or by its ending as JSON; with --to, text or json
    #[arg(long, value_name = "FILE")]
    report: Option<Report>,
    #[command(flatten)]
    map: map::MapOptions,
}

impl Run for Convert {
    const ABOUT: &'static str = "Convert a file to one of another program, a battle to another ruleset, or a historical map to a battle";
    const FORMERLY: &'static str = "rerule";
    const MORE: &'static str = "\
A file: oblique convert IN OUT. What is read and what is written goes by their endings; 'oblique import
--list' names what is read. What OUT has no room for is told, sort by sort, with places. --map names a
table of what the codes of IN become; 'oblique import --table tiled' prints one to begin with.

A battle to another ruleset: every figure goes through a common vocabulary; the report tells what has no
counterpart, what was fixed, worked out or rounded, each with its places.

A historical map: by a recipe, or by a scan and options that say what a recipe does. The same files give
the same battle, byte for byte. --train takes samples, or a battle whose own scans were sampled. The handbook tells what stands in recipes, points and samples.

Examples:
  oblique convert island.tmx island.ron --ruleset dragoon
  oblique convert kolin.ron kolin.tmx --report lost.txt
  oblique convert hills.board hills.png
  oblique convert mollwitz.ron --to flintlock -o mollwitz-flintlock.ron
  oblique convert cowpens.ron --to dragoon -o cowpens-dragoon.ron --report json
  oblique convert hesperia.recipe.ron -o hesperia.ron
  oblique convert sheet.jpg --points corners.ron --train samples.ron --dem N34W118.hgt \\
      --ruleset dragoon --yards 220 -o sheet.ron
  oblique convert next.jpg --points next.ron --train sheet.ron --ruleset dragoon --yards 220 -o next-sheet.ron

Exit status: 0 written and nothing lost, 1 written with errors left or something lost, 2 not written.";

    fn run(self) -> Result<u8, Failure> {
        let Some(out) = self.to_file.as_ref().or(self.out.as_ref()) else {
            return Err(Failure::new("name the file to write".to_owned()));
        };
        if let Some(to) = &self.to {
            return ruleset::run(&self.file, to, out, self.report.as_ref().unwrap_or(&Report::Text));
        }
        if self.map.is_of_scan() || self.out.is_some() && made_by_recipe(&self.file) {
            if self.report.is_some() {
                let why =
                    "--report is of what is lost, and a historical map is told on the terminal; leave it out";
                return Err(Failure::new(why));
            }
            return map::run(&self.file, &self.map, out);
        }
        let report = match &self.report {
            Some(Report::File(path)) => Some(path.as_path()),
            Some(Report::Text | Report::Json) => {
                let why =
                    "--report takes text or json with --to alone; name a file, as in --report lost.json";
                return Err(Failure::new(why));
            }
            None => None,
        };
        let (table, ruleset) = self.map.of_files()?;
        files::run(&self.file, out, &files::Wanted { table, ruleset, report })
    }
}

/// Is it a recipe or a scan, or might it be meant as one? Files of other programs are neither.
fn made_by_recipe(file: &Path) -> bool {
    ends_in(file, BATTLES) || ends_in(file, SCANS) || !matches!(reads(IMPORTERS, file, &[]), Reads::Import(_))
}
