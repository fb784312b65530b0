//! `oblique cases`: plays rule cases and tells what differs.

use super::Run;
use crate::exit::{self, Failure};
use crate::{files, output, patterns};
use oblique_battle::cases;
use oblique_rulesets::ruleset;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The file of a folder with what its cases have in common.
const CAST: &str = "cast.ron";

/// Arguments of `cases`.
#[derive(clap::Args)]
pub(super) struct Cases {
    /// Files of cases, or folders of them
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// List the rules of a ruleset that no case shows (those of the screen aside)
    #[arg(long, value_name = "RULESET")]
    coverage: Option<String>,
}

impl Run for Cases {
    const ABOUT: &'static str = "Play rule cases and tell what differs";
    const MORE: &'static str = "\
Examples:
  oblique cases tests/cases                     every case there is
  oblique cases movement.ron                    those of a file (its folder has a cast.ron)
  oblique cases tests/cases --coverage RULESET  the rules without a case, too

Exit status: 0 all passed, 1 some failed, 2 a file cannot be read.";

    fn run(self) -> Result<u8, Failure> {
        let (mut passed, mut failed) = (0, 0);
        let mut shown = BTreeSet::new();
        let mut paths = Vec::new();
        for path in &patterns::expanded(&self.paths)? {
            let before = paths.len();
            find(path, &mut paths)?;
            if paths.len() == before {
                let why = "holds no file of cases (.ron); name one that does";
                return Err(Failure::new(format!("{} {why}", path.display())));
            }
        }
        for path in &paths {
            let cast = path.with_file_name(CAST);
            if path.exists() && !cast.exists() {
                let what = "with the pieces its cases have in common; put one there";
                return Err(Failure::new(format!("{} needs a {CAST} beside it, {what}", path.display())));
            }
            let read = cases::Cases::read(
                oblique_rulesets::REGISTRY,
                &files::read_text(path)?,
                &files::read_text(&cast)?,
            );
            let mut cases = read.map_err(|e| Failure::new(format!("{}: {e}", path.display())))?;
            cases.read_battles(|battle| files::read_text(&path.with_file_name(battle)))?;
            shown.extend(cases.rules().into_iter().map(|r| (cases.ruleset().to_owned(), r.to_owned())));
            let report = cases.run();
            passed += report.passed;
            failed += report.failures.len();
            for failure in &report.failures {
                output::line(format!("{}: {} ({})", path.display(), failure.name, failure.rule))?;
                for differs in &failure.differs {
                    output::line(format!("    {differs}"))?;
                }
            }
        }
        if let Some(id) = &self.coverage {
            let rules = ruleset(id).ok_or_else(|| Failure::new(format!("there is no ruleset '{id}'")))?;
            let without = rules.manual().rules().filter(|r| !r.display);
            for rule in without.filter(|r| !shown.contains(&(id.clone(), r.id.clone()))) {
                output::line(format!("no case: {:<24} {}", rule.id, rule.title))?;
            }
        }
        output::line(format!("{passed} passed, {failed} failed"))?;
        Ok(if failed == 0 { exit::FINE } else { exit::FOUND })
    }
}

/// Files of cases below a path, in the order of their names.
fn find(path: &Path, found: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if !path.is_dir() {
        found.push(path.to_owned());
        return Ok(());
    }
    let problem = |e: std::io::Error| Failure::new(format!("{}: {e}; check the path", path.display()));
    let entries =
        std::fs::read_dir(path).map_err(problem)?.collect::<Result<Vec<_>, _>>().map_err(problem)?;
    let mut below: Vec<PathBuf> = entries.into_iter().map(|e| e.path()).collect();
    below.sort();
    for path in below {
        let is_case = path.extension().is_some_and(|e| e == "ron") && path.file_name() != Some(CAST.as_ref());
        if path.is_dir() || is_case {
            find(&path, found)?;
        }
    }
    Ok(())
}
