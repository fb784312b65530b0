//! Every language has every text, and the code asks for none that is not there.

mod engine;
mod homonyms;
mod sources;

use fluent_bundle::FluentResource;
use oblique_text::Language;
use sources::{Literal, sources};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a language with the names of their arguments.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for file in language.files() {
        let read = FluentResource::try_new((*file).to_owned());
        assert!(read.is_ok(), "{}: {:?}", language.code(), read.err().map(|(_, errors)| errors));
        let mut key = String::new();
        for line in file.lines() {
            if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
                name.clone_into(&mut key);
                let twice = all.insert(key.clone(), BTreeSet::new());
                assert!(twice.is_none(), "{}: {key} is there twice", language.code());
            }
            if let Some(arguments) = all.get_mut(&key).filter(|_| !line.starts_with('#')) {
                arguments.extend(named(line));
            }
        }
    }
    all
}

/// The arguments named on a line: `{ $count }`.
fn named(line: &str) -> impl Iterator<Item = String> + '_ {
    let name = |rest: &str| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    line.split('$').skip(1).map(name)
}

#[test]
fn every_language_has_every_text() {
    let english = messages(Language::ENGLISH);
    for language in Language::all() {
        let own = messages(language);
        for (key, arguments) in &english {
            let Some(used) = own.get(key) else { panic!("{} has no text {key}", language.code()) };
            // A translation may leave something untold; it cannot tell what it is not given.
            assert!(used.is_subset(arguments), "{}: {key} is given {arguments:?} only", language.code());
        }
        let more: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(more.is_empty(), "{} has texts that English has not: {more:?}", language.code());
    }
}

#[test]
fn the_code_asks_for_texts_there_are_with_what_they_tell() {
    let english = messages(Language::ENGLISH);
    let mut used = BTreeSet::new();
    for source in sources() {
        for asked in &source.asked {
            let place = &source.place;
            let Some(arguments) = english.get(&asked.key) else { panic!("{place}: no text {}", asked.key) };
            if let Some(given) = &asked.given {
                assert_eq!(given, arguments, "{place}: what {} tells", asked.key);
            }
            used.insert(asked.key.clone());
        }
    }
    let unused: Vec<_> = english.keys().filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

/// How far the gathering has come, crate by crate: `cargo test -p oblique-text --test texts gathered -- --nocapture`.
#[test]
fn most_of_what_the_editor_says_is_gathered() {
    let mut crates: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for source in sources() {
        let (gathered, left) = crates.entry(source.crate_name.clone()).or_default();
        *gathered += source.asked.len();
        for Literal { line, text } in &source.left {
            *left += 1;
            if std::env::var_os("OBLIQUE_LEFT").is_some() {
                println!("{}:{line}: {text}", source.place);
            }
        }
    }
    let (mut gathered, mut left) = (0, 0);
    for (name, (of, without)) in &crates {
        println!("{name:10} {of:5} gathered {without:5} that look like texts are not");
        gathered += of;
        left += without;
    }
    println!("{:10} {gathered:5} gathered {left:5} that look like texts are not", "all");
    assert!(gathered > 9 * left, "{gathered} gathered, {left} not: write new texts into assets/languages");
}
