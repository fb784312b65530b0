//! What the engine says, gathered from its sources and catalogs: sentences of checks, refusals, draws and odds, names of
//! terrain and troops. Every phrase stands in English in a file of its crate or ruleset, and in every language beside it.
//!
//! After a change of the engine `BLESS=1 cargo test -p oblique-text --test texts phrase` writes the English files anew and
//! carries over what other languages have; what they lack is then named by the tests.

use crate::sources::{has_words, literals};
use fluent_bundle::FluentResource;
use oblique_text::{Language, phrase_of_format, words_of_format};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Folders of the engine whose words are for the command line or for tests.
const SILENT: &[&str] = &["cli", "testing", "tests", "benches", "examples", "target"];

/// Sources whose words stand in files that are written, in schemas or in records, and not in the window.
const WRITTEN: &[&str] = &[
    "battle/src/cases/",
    "classification/src/describe/",
    "exchange/src/export/vassal/",
    "exchange/src/kit/cards",
    "exchange/src/kit/charts/",
    "exchange/src/kit/contents",
    "exchange/src/kit/counters/",
    "exchange/src/kit/notes",
    "exchange/src/kit/roster",
    "exchange/src/kit/set_up",
    "exchange/src/kit/turns",
    "exchange/src/pdf/fonts",
    "exchange/src/pdf/ink",
    "exchange/src/pdf/leaf",
    "exchange/src/pdf/marks",
    "exchange/src/pdf/mod",
    "exchange/src/pdf/paper",
    "exchange/src/pdf/sheets",
    "exchange/src/pdf/writer",
    "exchange/src/spreadsheet/file/ods",
    "exchange/src/tiled/write/",
    "rules/src/kernel/audit",
    "rules/src/play/order/vocabulary",
    "rules/src/play/order/record",
    "scenario/src/format/schema",
    "scenario/src/format/write/",
];

/// Among them, what the window shows nevertheless.
const SHOWN: &[&str] = &["exchange/src/export/vassal/left_out"];

/// What stands before literals that nobody reads in the window.
const NO_TEXTS: &[&str] = &[
    "expect(",
    "expect_err(",
    "panic!(",
    "assert!(",
    "unreachable!(",
    "include_str!(",
    "include!(",
    "env!(",
    "concat!(",
    "RuleId::new(",
    "DrawName::new(",
    "contains(",
    "starts_with(",
    "ends_with(",
    "split(",
    "find(",
    "rename =",
    "with =",
    "strip_prefix(",
    "strip_suffix(",
    "split_once(",
    "feature =",
    "reason =",
    "expecting =",
];

/// What stands before small words in a catalog that are read.
const READ_IN_CATALOGS: &[&str] = &["unit:", "turn_name:", "short:", "move_unit: (", "names: ("];

/// Folders of assets whose names and explanations are read in the window, and the crate that reads them.
const READ_ASSETS: &[(&str, &str)] = &[("stamps", "scenario"), ("styles", "cartography")];

/// What stands before what is read of them.
const READ_IN_ASSETS: &[&str] = &["title:", "name:", "about:"];

/// Phrases of one file, in the order of their sources: where they are from and what they say.
type Phrases = Vec<(String, String)>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every source of the engine and every catalog: the place of its English phrases under `assets/`, its name in there and
/// its path.
pub(crate) fn sources() -> Vec<(String, String, PathBuf)> {
    let root = root();
    let mut found = Vec::new();
    let mut open = vec![root.join("engine")];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder").flatten() {
            let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
            if path.is_dir() && !SILENT.contains(&name.as_str()) {
                open.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") && name != "tests.rs" && name != "build.rs"
            {
                let within = path.strip_prefix(root.join("engine")).expect("under it");
                let named = within.to_string_lossy().replace('\\', "/");
                let among = |places: &[&str]| places.iter().any(|start| named.starts_with(start));
                if named.ends_with("_tests.rs")
                    || name.starts_with("test_")
                    || among(WRITTEN) && !among(SHOWN)
                {
                    continue;
                }
                let mut parts: Vec<_> = within.iter().map(|p| p.to_string_lossy().into_owned()).collect();
                let owner = parts.remove(0);
                let place = if owner == "rulesets" && parts.len() > 2 {
                    of_ruleset(&parts.remove(0))
                } else {
                    of_crate(&owner)
                };
                found.push((place, parts[1..].join("/"), path));
            }
        }
    }
    for entry in fs::read_dir(root.join("assets/rulesets")).expect("a folder").flatten() {
        let place = of_ruleset(&entry.file_name().to_string_lossy());
        found.push((place.clone(), "catalog".to_owned(), entry.path().join("catalog.ron")));
        found.push((place, "titles of rules".to_owned(), entry.path().join("manual.ron")));
    }
    for (folder, owner) in READ_ASSETS {
        for entry in fs::read_dir(root.join("assets").join(folder)).expect("a folder").flatten() {
            found.push((of_crate(owner), (*folder).to_owned(), entry.path()));
        }
    }
    found.sort();
    found
}

fn of_ruleset(id: &str) -> String {
    format!("rulesets/{id}/languages/en.ftl")
}

fn of_crate(name: &str) -> String {
    format!("languages/en/engine/{name}.ftl")
}

/// The phrases of a source.
pub(crate) fn phrases(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("sources are text");
    let catalog = path.file_name().is_some_and(|name| name == "catalog.ron");
    let manual = path.file_name().is_some_and(|name| name == "manual.ron");
    let within = |folder: &str| path.parent().is_some_and(|parent| parent.ends_with(folder));
    let asset = READ_ASSETS.iter().any(|(folder, _)| within(&format!("assets/{folder}")));
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let mut found = Vec::new();
    for (start, end) in literals(code) {
        let (before, literal) = (code[..start].trim_end(), unescaped(&code[start + 1..end - 1]));
        let words = words_of_format(&literal);
        let read = if manual {
            // By its title a rule is named where something rests on it; its text is the sheet's, in English.
            before.ends_with("title:")
        } else if asset {
            READ_IN_ASSETS.iter().any(|word| before.ends_with(word)) && !words.is_empty()
        } else if catalog {
            READ_IN_CATALOGS.iter().any(|word| before.ends_with(word)) && !words.is_empty()
                || has_words(&literal)
        } else {
            (has_words(&literal) || tells_something(&literal, &words))
                && !NO_TEXTS.iter().any(|word| before.ends_with(word))
        };
        if read && is_wording(&words) {
            found.push(phrase_of_format(&literal));
        }
    }
    found
}

/// Is it a word and what it is said of, as `{} acts`?
fn tells_something(literal: &str, words: &str) -> bool {
    let word = |w: &str| w.len() > 1 && w.chars().all(|c| c.is_ascii_lowercase());
    literal.contains('{') && words.starts_with(' ') && words.split_whitespace().next().is_some_and(word)
}

/// Are they words for people: on one line, no markup, and not the name of a class or a file?
fn is_wording(words: &str) -> bool {
    let one_line = !words.contains(['\n', '\t', '<', '>']);
    let name =
        !words.trim().contains(' ') && words.contains(|c: char| c.is_ascii_digit() || "._/:=".contains(c));
    let record = words.contains("=\"") || words.trim_end().ends_with(": (");
    one_line && !name && !record
}

/// A literal as the program has it: a backslash at the end of a line and the blanks after it are nothing.
fn unescaped(literal: &str) -> String {
    let mut text = String::new();
    let mut letters = literal.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, letters.peek()) {
            ('\\', Some('\n')) => while letters.next_if(|c| c.is_whitespace()).is_some() {},
            ('\\', Some('n')) => {
                letters.next();
                text.push('\n');
            }
            ('\\', Some(_)) => text.extend(letters.next()),
            _ => text.push(letter),
        }
    }
    text
}

/// All phrases by the file they belong in; what more than one file would have is in one that they share.
fn gathered() -> BTreeMap<String, Phrases> {
    let mut files: BTreeMap<String, Phrases> = BTreeMap::new();
    let mut owners: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (place, name, path) in sources() {
        for phrase in phrases(&path) {
            let of = owners.entry(phrase.clone()).or_default();
            of.insert(place.clone());
            let list = files.entry(place.clone()).or_default();
            if !list.iter().any(|(_, there)| *there == phrase) {
                list.push((name.clone(), phrase));
            }
        }
    }
    let shared: Vec<_> =
        owners.iter().filter(|(_, of)| of.len() > 1).map(|(phrase, _)| phrase.clone()).collect();
    for list in files.values_mut() {
        list.retain(|(_, phrase)| !shared.contains(phrase));
    }
    files.retain(|_, list| !list.is_empty());
    files.insert(of_crate("shared"), shared.into_iter().map(|phrase| (String::new(), phrase)).collect());
    files
}

/// A key that says what the phrase begins with.
fn key(file: &str, phrase: &str, taken: &BTreeSet<String>) -> String {
    let path = Path::new(file);
    let owner = match path.parent().and_then(Path::file_name).and_then(|n| n.to_str()) {
        Some("languages") => path.iter().nth(1).and_then(|n| n.to_str()),
        _ => path.file_stem().and_then(|n| n.to_str()),
    };
    let plain: String = phrase
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' })
        .collect();
    let words: Vec<_> = plain.split_whitespace().take(9).collect();
    let key = format!("{}-{}", owner.unwrap_or_default(), words.join("-"));
    let numbered = (2..).map(|n| format!("{key}-{n}"));
    std::iter::once(key.clone()).chain(numbered).find(|key| !taken.contains(key)).unwrap_or_default()
}

/// The texts of the files with what the engine says in a language.
fn engine_files(language: Language) -> Vec<String> {
    let (assets, code) = (root().join("assets"), language.code());
    let of = |folder: PathBuf| fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let crates = of(assets.join("languages").join(code).join("engine"));
    let rulesets =
        of(assets.join("rulesets")).map(|folder| folder.join("languages").join(format!("{code}.ftl")));
    crates.chain(rulesets).filter_map(|path| fs::read_to_string(path).ok()).collect()
}

/// The messages of a file's text: keys and values. A value with plural forms goes on over indented lines.
fn messages(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let begins = |at: usize| text[at..].starts_with(char::is_alphabetic);
    let starts: Vec<_> = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    starts.into_iter().filter(move |at| begins(*at)).filter_map(|at| {
        let ends = text[at..].match_indices('\n').find(|(end, _)| !text[at + end + 1..].starts_with(' '));
        text[at..ends.map_or(text.len(), |(end, _)| at + end)].split_once(" = ")
    })
}

/// What the engine says in a language, by keys.
fn all_messages(language: Language) -> BTreeMap<String, String> {
    let files = engine_files(language);
    let owned = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
    files.iter().flat_map(|file| messages(file)).map(owned).collect()
}

/// What every other language says for an English phrase, by its code.
fn known() -> BTreeMap<(String, String), String> {
    let english = all_messages(Language::ENGLISH);
    let mut known = BTreeMap::new();
    for language in Language::all().filter(|l| *l != Language::ENGLISH) {
        for (key, value) in all_messages(language) {
            if let Some(phrase) = english.get(&key) {
                known.insert((language.code().to_owned(), phrase.clone()), value);
            }
        }
    }
    known
}

/// Writes the English files, and those of other languages with what is known of them.
fn write(files: &BTreeMap<String, Phrases>) {
    let (known, assets) = (known(), root().join("assets"));
    for (file, phrases) in files {
        for language in Language::all().map(Language::code) {
            let (mut text, mut taken, mut group) = (String::new(), BTreeSet::new(), "");
            for (name, phrase) in phrases {
                let key = key(file, phrase, &taken);
                taken.insert(key.clone());
                let own = (language.to_owned(), phrase.clone());
                let value = if language == "en" { Some(phrase) } else { known.get(&own) };
                let Some(value) = value else { continue };
                if group != name {
                    // Writing to a String cannot fail.
                    let _ = write!(text, "{}## {name}\n\n", if text.is_empty() { "" } else { "\n" });
                    group = name;
                }
                let _ = writeln!(text, "{key} = {value}");
            }
            let path = assets.join(file.replace("languages/en", &format!("languages/{language}")));
            fs::create_dir_all(path.parent().expect("in a folder")).expect("a folder");
            fs::write(path, text).expect("written");
        }
    }
}

#[test]
fn every_phrase_of_the_engine_is_gathered() {
    let files = gathered();
    if env::var_os("BLESS").is_some() {
        write(&files);
        return;
    }
    let english = all_messages(Language::ENGLISH);
    let there: BTreeSet<_> = english.values().map(String::as_str).collect();
    let asked: BTreeSet<_> = files.values().flatten().map(|(_, phrase)| phrase.as_str()).collect();
    let missing: Vec<_> = asked.difference(&there).collect();
    assert!(missing.is_empty(), "not gathered (BLESS=1 writes the files): {missing:#?}");
    let words = fs::read_to_string(root().join("assets/languages/en/engine/words.ftl")).unwrap_or_default();
    let by_hand: BTreeSet<_> = messages(&words).map(|(_, phrase)| phrase).collect();
    let unused: Vec<_> =
        there.iter().filter(|phrase| !asked.contains(**phrase) && !by_hand.contains(**phrase)).collect();
    assert!(unused.is_empty(), "nobody says (BLESS=1 writes the files): {unused:#?}");
}

#[test]
fn files_of_phrases_can_be_read() {
    for language in Language::all() {
        for file in engine_files(language) {
            let read = FluentResource::try_new(file);
            assert!(read.is_ok(), "{}: {:?}", language.code(), read.err().map(|(_, errors)| errors));
        }
    }
}

#[test]
fn every_language_says_every_phrase() {
    let english = all_messages(Language::ENGLISH);
    for language in Language::all() {
        let own = all_messages(language);
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{} lacks {missing:#?}", language.code());
        for (key, value) in &own {
            let Some(phrase) = english.get(key) else { panic!("{}: nobody says {key}", language.code()) };
            let [used, given] = [value, phrase].map(|text| holes(text));
            assert!(used.is_subset(&given), "{}: {key} is given {given:?} only", language.code());
        }
    }
}

/// The holes of a text by their names.
fn holes(text: &str) -> BTreeSet<String> {
    let name = |rest: &str| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    text.split('$').skip(1).map(name).collect()
}
