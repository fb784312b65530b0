//! `oblique rules`: rulesets and their manuals.

use super::Run;
use crate::exit::{self, Failure};
use crate::output;
use oblique_rules::manual::{Manual, Rule, Status};
use oblique_rulesets::{RULESETS, ruleset};
use std::fmt::Write as _;

/// Arguments of `rules`.
#[derive(clap::Args)]
pub(super) struct Rules {
    /// A ruleset; without one, all are listed
    ruleset: Option<String>,
    /// Id of a rule, with or without the ruleset's prefix
    #[arg(conflicts_with = "search")]
    id: Option<String>,
    /// List the rules that mention a word
    #[arg(long, value_name = "WORD", requires = "ruleset")]
    search: Option<String>,
    /// Print the whole manual as a page of Markdown
    #[arg(long, requires = "ruleset", conflicts_with_all = ["id", "search"])]
    markdown: bool,
}

impl Run for Rules {
    const ABOUT: &'static str = "Look rules up";
    const MORE: &'static str = "\
Examples:
  oblique rules                          the rulesets there are
  oblique rules RULESET                  every rule, by chapter
  oblique rules RULESET move.step        one rule
  oblique rules RULESET --search square  rules that mention a word
  oblique rules RULESET --markdown       all of it as a page

Exit status: 0 found, 1 no rule matches, 2 no such ruleset.";

    fn run(self) -> Result<u8, Failure> {
        let Some(name) = &self.ruleset else {
            let list = RULESETS.iter().map(|r| r.catalog());
            let lines: Vec<_> = list.map(|c| format!("{:<12} {}", c.id, c.name)).collect();
            output::line(lines.join("\n"))?;
            return Ok(exit::FINE);
        };
        let Some(rules) = ruleset(name) else {
            let known: Vec<_> = RULESETS.iter().map(|r| r.id()).collect();
            let message = format!("there is no ruleset '{name}'; choose one of: {}", known.join(", "));
            return Err(Failure::new(message));
        };
        let manual = rules.manual();
        if self.markdown {
            output::data(&page(&rules.catalog().name, rules.guide(), manual))?;
            return Ok(exit::FINE);
        }
        match (&self.id, &self.search) {
            (Some(id), _) => {
                let Some(rule) = manual.rule(id) else {
                    output::line(format!("No rule '{id}' in {name}. Try --search with a word of it."))?;
                    return Ok(exit::FOUND);
                };
                output::print(&whole(name, rule))?;
            }
            (None, Some(word)) => {
                let found: Vec<_> = manual.rules().filter(|r| mentions(r, word)).collect();
                if found.is_empty() {
                    output::line(format!("No rule of {name} mentions '{word}'."))?;
                    return Ok(exit::FOUND);
                }
                let lines: Vec<_> = found.into_iter().map(brief).collect();
                output::line(lines.join("\n"))?;
            }
            (None, None) => output::print(&chapters(manual))?,
        }
        Ok(exit::FINE)
    }
}

fn brief(rule: &Rule) -> String {
    format!("  {:<24} {}", rule.id, rule.title)
}

fn chapters(manual: &Manual) -> String {
    let mut text = String::new();
    for chapter in &manual.chapters {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}", chapter.title);
        for rule in &chapter.rules {
            let _ = writeln!(text, "{}", brief(rule));
        }
    }
    text
}

fn mentions(rule: &Rule, word: &str) -> bool {
    let word = word.to_lowercase();
    [&rule.id, &rule.title, &rule.summary, &rule.why].iter().any(|t| t.to_lowercase().contains(&word))
}

/// A manual as a page: how the system is played, then every rule under its chapter.
fn page(name: &str, guide: Option<&str>, manual: &Manual) -> String {
    let mut text = format!("# {name}\n");
    // The guide's own heading is the page's; in the window its braces are keys.
    for line in guide.unwrap_or_default().lines().skip(1) {
        let words = line.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
        let _ = writeln!(text, "{}", words.collect::<String>());
    }
    for chapter in &manual.chapters {
        let _ = write!(text, "\n## {}\n", chapter.title);
        for rule in &chapter.rules {
            let _ = write!(text, "\n### {}\n\n{}\n\n`{}`", rule.title, rule.summary, rule.id);
            let source = if rule.source.is_empty() { String::new() } else { format!(", {}", rule.source) };
            let _ = writeln!(text, "{source}, {}.", status(rule));
            if !rule.why.is_empty() {
                let _ = write!(text, "\n{}\n", rule.why);
            }
        }
    }
    text
}

fn status(rule: &Rule) -> &'static str {
    match rule.status {
        Status::Seed => "stated in the published rules",
        Status::Reading => "our reading where the published rules are silent or unclear",
        Status::Calibration => "a number of ours where the published rules give none",
    }
}

fn whole(ruleset: &str, rule: &Rule) -> String {
    let mut text = format!("{ruleset}/{}: {}\n\n{}\n", rule.id, rule.title, rule.summary);
    if !rule.why.is_empty() {
        let _ = write!(text, "\nWhy: {}\n", rule.why);
    }
    for case in &rule.cases {
        let _ = write!(text, "\nCase: {case}\n");
    }
    let source = if rule.source.is_empty() { "" } else { "Source: " };
    let _ = write!(text, "\nStatus: {}. {source}{}\n", status(rule), rule.source);
    text
}
