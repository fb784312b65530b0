//! English words of two senses: the engine's English is looked up, so a word has one text in every language. What names
//! something that is done (a phase, an order, an answer) is compared with what names a thing (terrain, a kind of troops, a
//! formation, a property) and with single words of the engine.

use crate::engine::{phrases, sources};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Parts of a catalog that name what is done.
const DONE: &[&str] = &["phases", "actions", "decisions"];

/// Parts of it that name things.
const THINGS: &[&str] = &[
    "formations",
    "kinds",
    "linear",
    "marks",
    "nation_traits",
    "nations",
    "params",
    "side_params",
    "terrain",
    "tracks",
    "views",
];

/// Words that every language may say alike in both senses: what is done is called after the thing, or the thing after it.
const ALIKE: &[&str] = &[
    "assault move",
    "attack",
    "combat",
    "deployment",
    "facing",
    "finished",
    "foot",
    "general",
    "guns",
    "initiative",
    "leader",
    "militia",
    "pursuit",
    "too near a friend",
    "units",
];

/// What a catalog calls something, by the part of it: `name: "…"`, `title: "…"` and the names of a choice.
fn named(catalog: &str) -> Vec<(&str, &str)> {
    let mut part = "";
    let mut found = Vec::new();
    for line in catalog.lines() {
        let begins =
            line.strip_prefix("    ").filter(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase()));
        if let Some((name, _)) = begins.and_then(|rest| rest.split_once(':')) {
            part = name;
        }
        // Behind the words that say what it is, or in a choice behind its id.
        for before in ["name: \"", "title: \"", "\", \""] {
            for (at, _) in line.match_indices(before) {
                let rest = &line[at + before.len()..];
                let choice = before.starts_with('"');
                let end = if choice { "\")" } else { "\"" };
                let name = rest.find(end).map(|end| &rest[..end]).filter(|name| !name.contains('"'));
                found.extend(name.map(|name| (part, name)));
            }
        }
    }
    found
}

/// Words as they are looked up: the first letter may be large or small.
fn key(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

#[test]
fn no_word_is_something_done_and_a_thing() {
    let mut done: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut things: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (place, name, path) in sources() {
        let owner = place.split('/').nth(1).unwrap_or_default().to_owned();
        if name == "catalog" {
            let catalog = fs::read_to_string(&path).expect("sources are text");
            for (part, words) in named(&catalog) {
                let list = if DONE.contains(&part) {
                    &mut done
                } else if THINGS.contains(&part) {
                    &mut things
                } else {
                    continue;
                };
                list.entry(key(words)).or_default().insert(format!("{owner}, {part}"));
            }
        } else if !place.starts_with("rulesets/") {
            for words in phrases(&path) {
                things.entry(key(&words)).or_default().insert(format!("{place}, {name}"));
            }
        }
    }
    let both: BTreeMap<_, _> = done
        .iter()
        .filter_map(|(words, of)| things.get(words).map(|other| (words.as_str(), (of, other))))
        .collect();
    let new: Vec<_> = both.iter().filter(|(words, _)| !ALIKE.contains(words)).collect();
    assert!(
        new.is_empty(),
        "said of what is done and of a thing: give one of them other English words, or, where every language may say \
         both alike, add it to ALIKE: {new:#?}"
    );
    let gone: Vec<_> = ALIKE.iter().filter(|words| !both.contains_key(**words)).collect();
    assert!(gone.is_empty(), "no longer said in two senses: {gone:?}");
}

#[test]
fn names_are_found_in_a_catalog() {
    let catalog = "(\n    terrain: [\n        (id: \"open\", name: \"Open\", note: \"Ground.\"),\n    ],\n    actions: [\n        (verb: choose, name: \"Choose\"),\n    ],\n    kinds: [\n        (domain: Choice([(\"foot\", \"Foot\")])),\n    ],\n)";
    assert_eq!(named(catalog), [("terrain", "Open"), ("actions", "Choose"), ("kinds", "Foot")]);
}
