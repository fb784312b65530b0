//! Sheets written in one language and read in another: names of kinds, formations, attributes, choices and nations, headings.

use oblique_board::Board;
use oblique_board::hex::Layout;
use oblique_exchange::spreadsheet::{
    Column, ExportOptions, ImportOptions, Names, Vocabulary, Worksheet, export, plan,
};
use oblique_rules::catalog::{Attribute, Catalog, Domain};
use oblique_rulesets::{NAMES, RULESETS};
use oblique_scenario::{Evidence, Grade, Piece, PieceId, Scenario, Side, Value};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn entries(folder: PathBuf) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    found.sort();
    found
}

/// What the engine says in each language, by what it says in English.
fn languages() -> Vec<BTreeMap<String, String>> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let mut files: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    let code = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    for language in entries(assets.join("languages")) {
        files.entry(code(&language)).or_default().extend(entries(language.join("engine")));
    }
    for file in entries(assets.join("rulesets")).into_iter().flat_map(|r| entries(r.join("languages"))) {
        files.entry(code(&file)).or_default().push(file);
    }
    let messages = |files: &[PathBuf]| -> BTreeMap<String, String> {
        let texts = files.iter().map(|file| fs::read_to_string(file).expect("a text"));
        let lines = texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
        lines.filter_map(|line| line.split_once(" = ").map(|(a, b)| (a.to_owned(), b.to_owned()))).collect()
    };
    let all: BTreeMap<String, BTreeMap<String, String>> =
        files.iter().map(|(code, files)| (code.clone(), messages(files))).collect();
    let english = &all["en"];
    let own = |own: &BTreeMap<String, String>| {
        english.iter().filter_map(|(key, said)| Some((said.clone(), own.get(key)?.clone()))).collect()
    };
    assert!(all.len() > 1, "there is more than English");
    all.values().map(own).collect()
}

/// A catalog with its names in a language, as the window has it.
fn in_language(catalog: &Catalog, words: &BTreeMap<String, String>) -> Catalog {
    let mut own = catalog.clone();
    let say = |text: &mut String| {
        if let Some(said) = words.get(text) {
            text.clone_from(said);
        }
    };
    for formation in &mut own.formations {
        say(&mut formation.name);
    }
    for nation in &mut own.nations {
        say(&mut nation.name);
    }
    for kind in &mut own.kinds {
        say(&mut kind.name);
        for attribute in &mut kind.attributes {
            say(&mut attribute.name);
            if let Domain::Choice(options) = &mut attribute.domain {
                for (_, name) in options {
                    say(name);
                }
            }
        }
    }
    own
}

fn empty(catalog: &Catalog) -> Scenario {
    let palettes = catalog.palettes();
    let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
    Scenario::new(
        &catalog.id,
        Board::new(Layout::new(catalog.orientations[0], 20, 15), terrain, palettes.linear),
    )
}

/// How many different values of an attribute are tried.
fn values(attribute: &Attribute) -> usize {
    if let Domain::Choice(options) = &attribute.domain { options.len() } else { 1 }
}

fn value(attribute: &Attribute, n: usize) -> Value {
    match &attribute.domain {
        Domain::Int { min, .. } => Value::Int(*min),
        Domain::Choice(options) => Value::Text(options[n % options.len()].0.clone()),
        Domain::Flag => Value::Flag(n.is_multiple_of(2)),
        Domain::Text => Value::Text("Bredow".to_owned()),
        Domain::Clock => Value::Int(810),
    }
}

/// Units of every kind in each of its formations, with every word that its attributes have.
fn army(catalog: &Catalog) -> Scenario {
    let mut scenario = empty(catalog);
    for kind in &catalog.kinds {
        let most = kind.attributes.iter().map(values).max().unwrap_or(1).max(kind.formations.len());
        for n in 0..most.max(1) {
            let mut piece = Piece::new(Side::BOTH[n % 2], &kind.id, &format!("{} {n}", kind.id));
            piece.formation =
                kind.formations.get(n % kind.formations.len().max(1)).cloned().unwrap_or_default();
            piece.attrs = kind.attributes.iter().map(|a| (a.id.clone(), value(a, n))).collect();
            let grades = [Grade::Sourced, Grade::Known, Grade::Estimated];
            let evidence =
                Evidence { grade: grades[n % 3], source: "Duffy".to_owned(), remark: String::new() };
            let of = kind.attributes.iter().map(|a| a.id.clone()).chain([String::new()]);
            piece.evidence = of.map(|field| (field, evidence.clone())).collect();
            scenario.pieces.insert(PieceId(format!("{}-{n}", kind.id)), piece);
        }
    }
    scenario
}

/// Calls `test` with every ruleset's catalog in one language and in another.
fn each_way(test: impl Fn(&Catalog, &Catalog)) {
    let languages = languages();
    for catalog in RULESETS.iter().map(|ruleset| ruleset.catalog()) {
        let all: Vec<Catalog> = languages.iter().map(|words| in_language(catalog, words)).collect();
        for (from, to) in all.iter().flat_map(|from| all.iter().map(move |to| (from, to))) {
            test(from, to);
        }
    }
}

#[test]
fn a_sheet_exported_in_one_language_changes_nothing_in_another_and_makes_the_same_units() {
    each_way(|from, to| {
        let scenario = army(from);
        let options = ExportOptions::new(&scenario, from, true);
        let sheet = Worksheet::read(&export(&scenario, from, &options), None);
        let known = Vocabulary::new(to, NAMES);
        let guess = ImportOptions::guess(&sheet, &scenario, known);
        assert_eq!(guess.mapping, options.columns, "{}: {}", from.id, from.kinds[0].name);
        let same = plan(&sheet, &scenario, known, &guess);
        assert_eq!((&same.bad[..], &same.difference[..]), (&[][..], &[][..]), "{}", from.id);
        let mut bare = empty(from);
        let guess = ImportOptions { mapping: options.columns, ..guess };
        let new = plan(&sheet, &bare, known, &guess);
        assert_eq!(new.bad, [], "{}", from.id);
        let _ = new.edit.expect("clean").apply(&mut bare);
        assert_eq!(bare.pieces, scenario.pieces, "{}", from.id);
        for (index, _) in guess.mapping.iter().enumerate() {
            assert_eq!(guess.strange_words(&sheet, index, &bare, known), [""; 0]);
        }
    });
}

#[test]
fn headings_are_understood_as_they_are_shown_in_every_language() {
    for words in languages() {
        for catalog in RULESETS.iter().map(|ruleset| ruleset.catalog()) {
            let (own, scenario) = (in_language(catalog, &words), empty(catalog));
            let said = |name: String| words.get(&name).cloned().unwrap_or(name);
            for column in Column::all(catalog, &scenario).into_iter().filter(|c| *c != Column::Ignore) {
                let header = said(column.name(&own));
                let read = |catalog| Column::guess(&header, Vocabulary::new(catalog, NAMES), &scenario);
                for found in [read(catalog), read(&own)] {
                    assert_eq!(found, Some(column.clone()), "{}: {header}", catalog.id);
                }
            }
        }
    }
}

#[test]
fn what_is_wrong_is_told_as_it_is_written_and_with_the_names_of_who_reads_it() {
    each_way(|from, to| {
        let kind = &from.kinds[0];
        let text = format!("Name;Kind\nBredow;{}x\nKleist;{}\nBevern;{}\n", kind.name, kind.name, kind.id);
        let scenario = empty(from);
        let sheet = Worksheet::read(&text, None);
        let known = Vocabulary::new(to, NAMES);
        let bad = plan(&sheet, &scenario, known, &ImportOptions::guess(&sheet, &scenario, known)).bad;
        let [bad] = bad.as_slice() else { panic!("{}: {bad:?}", from.id) };
        assert_eq!((bad.row, &bad.value), (2, &format!("{}x", kind.name)));
        assert!(bad.expected.starts_with(&to.kinds[0].name), "{}", bad.expected);
    });
}

#[test]
fn names_in_other_languages_are_not_understood_where_none_are_given() {
    let names: Names = &[("Airship", &["Luftschiff"]), ("Luftschiff", &["Airship"])];
    let mut catalog = RULESETS[0].catalog().clone();
    catalog.kinds[0].name = "Airship".to_owned();
    let scenario = empty(&catalog);
    let sheet = Worksheet::read("Name;Kind\nBredow;Luftschiff\n", None);
    let bad = |known: Vocabulary<'_>| {
        plan(&sheet, &scenario, known, &ImportOptions::guess(&sheet, &scenario, known)).bad.len()
    };
    assert_eq!((bad(Vocabulary::new(&catalog, names)), bad((&catalog).into())), (0, 1));
}
