//! Battles that come with the program: every file under `scenarios/`, gathered by the build script, whose ruleset the
//! program has.

use oblique_rules::Registry;
use oblique_scenario::{Meta, Scenario, format};

/// A battle that comes with the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shipped {
    /// Stable id: the name of its file.
    pub id: &'static str,
    /// Its name in the menu: title and date.
    pub name: String,
    /// The scenario file.
    pub text: &'static str,
    /// The year it was fought, if its date says.
    year: Option<u32>,
}

/// (file name without ending, text) of every battle.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// Every one in the order of the years they were fought; a first start shows the first. Reads the head of each: ask once.
pub fn shipped(registry: Registry) -> Vec<Shipped> {
    let mut all: Vec<Shipped> = FILES.iter().filter_map(|&(id, text)| named(registry, id, text)).collect();
    all.sort_by(|a, b| (a.year, &a.name).cmp(&(b.year, &b.name)));
    all
}

/// A battle of one of the rulesets; `None` if it is of another, which stands in the folder before its ruleset plays.
fn named(registry: Registry, id: &'static str, text: &'static str) -> Option<Shipped> {
    let scenario = head(text)?;
    registry.get(&scenario.ruleset)?;
    let meta = scenario.meta;
    let name = title_and_date(&meta).unwrap_or_else(|| id.replace('_', " "));
    let year = meta.date.split(|c: char| !c.is_ascii_digit()).rfind(|w| w.len() == 4);
    Some(Shipped { id, name, text, year: year.and_then(|y| y.parse().ok()) })
}

/// What a scenario file says before its board, as a scenario without one. All is most of a second's work where programs are
/// slow, and needs the catalog of every ruleset; shipped files are in the order that files are written in.
fn head(text: &str) -> Option<Scenario> {
    let before = text.split_once("\n    board:").map_or(text, |(before, _)| before);
    format::read(before, &|_| None).scenario
}

/// What a battle is called in a list; `None` if it has no title yet.
pub fn title_and_date(meta: &Meta) -> Option<String> {
    match (meta.title.as_str(), meta.date.as_str()) {
        ("", _) => None,
        (title, "") => Some(title.to_owned()),
        (title, date) => Some(format!("{title}, {date}")),
    }
}

#[cfg(test)]
mod tests {
    use super::{head, shipped};
    use oblique_rulesets::{REGISTRY, read_scenario};

    #[test]
    fn every_shipped_battle_is_read_whole_and_named() {
        let all = shipped(REGISTRY);
        assert!(!all.is_empty());
        for battle in &all {
            let reading = read_scenario(battle.text);
            assert!(reading.is_whole(), "{}: {:?}", battle.id, reading.problems);
            assert!(battle.year.is_some(), "{}: its date names no year", battle.id);
            let (head, whole) = (head(battle.text).expect("a head"), reading.scenario.expect("a scenario"));
            assert_eq!((head.ruleset, head.meta), (whole.ruleset, whole.meta), "{}", battle.id);
        }
        assert!(all.windows(2).all(|w| w[0].year <= w[1].year));
    }
}
