//! A battle that a crash left behind, and what is told of it before it is taken up: which it is, how far it
//! was, by which rules.

use crate::app::rulesets::{read_scenario, ruleset};
use crate::document::files;
use oblique_battle::Saved;
use oblique_platform::time::SystemTime;
use oblique_text::text;
use std::path::{Path, PathBuf};

/// A battle left behind by a crash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct LostBattle {
    /// Its file.
    pub(in crate::app) path: PathBuf,
    /// When it was written.
    pub(in crate::app) written: SystemTime,
    /// What it is; `None` where its file cannot be read.
    pub(in crate::app) summary: Option<Summary>,
}

/// What a battle left behind is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct Summary {
    /// The title of its scenario.
    pub(in crate::app) title: String,
    /// The turn it was in, and its rules: 'Turn 3, 15:40 · Dragoon'.
    pub(in crate::app) standing: String,
}

impl LostBattle {
    /// Looks into its file, which takes its time.
    pub(in crate::app) fn look(path: PathBuf, written: SystemTime) -> Self {
        let summary = summary(&path);
        Self { path, written, summary }
    }
}

fn summary(path: &Path) -> Option<Summary> {
    let saved = Saved::read(&files::read_text(path).ok()?).ok()?;
    let scenario = read_scenario(&saved.scenario).scenario?;
    let (_, log) = saved.branches.get(saved.shown)?;
    let turn = log.orders.last().map_or(1, |order| order.turn);
    let title = match scenario.meta.title.as_str() {
        "" => text!("commands-untitled-battle").to_owned(),
        title => title.to_owned(),
    };
    let standing = match ruleset(&scenario.ruleset).map(oblique_rules::Ruleset::catalog) {
        Some(catalog) => {
            let (name, rules) = (&catalog.turn_name, &catalog.name);
            match catalog.clock(&scenario.params, turn) {
                Some(time) => format!("{name} {turn}, {time} · {rules}"),
                None => format!("{name} {turn} · {rules}"),
            }
        }
        None => scenario.ruleset.clone(),
    };
    Some(Summary { title, standing })
}
