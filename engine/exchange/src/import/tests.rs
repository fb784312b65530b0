//! The list of importers, and how a file finds its own.

use super::{
    BadParameter, IMPORTERS, ImportError, Imported, Importer, OrderOfBattle, Parameter, ParameterKind,
    Parameters, Recognised, Source, Target, candidates,
};
use crate::spreadsheet::{Table, TableContent};
use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_rulesets::RULESETS;
use oblique_scenario::Scenario;
use std::collections::BTreeSet;
use std::path::Path;

/// Knows its files by their mark, which is a spreadsheet's ending too.
#[derive(Debug)]
struct Marked;

impl Importer for Marked {
    fn id(&self) -> &'static str {
        "marked"
    }
    fn name(&self) -> &'static str {
        "marked map"
    }
    fn description(&self) -> &'static str {
        "A map with a mark."
    }
    fn plural(&self) -> &'static str {
        "marked maps"
    }
    fn files(&self) -> &'static str {
        "Marked maps"
    }
    fn endings(&self) -> &'static [&'static str] {
        &["mrk", "txt"]
    }
    fn recognise(&self, head: &[u8]) -> Recognised {
        if head.starts_with(b"MARK\0") { Recognised::Yes } else { Recognised::No }
    }
    fn most_bytes(&self) -> u64 {
        1 << 10
    }
    fn import(
        &self,
        _: &Source<'_>,
        target: &Target<'_>,
        _: &Parameters,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Imported, ImportError> {
        if !go_on(0.5) {
            return Err(ImportError::Cancelled);
        }
        Ok(Imported::Scenario {
            scenario: Box::new(target.scenario.clone()),
            notes: Vec::new(),
            beside: Vec::new(),
        })
    }
}

fn import(importer: &dyn Importer, bytes: &[u8], go_on: bool) -> Result<Imported, ImportError> {
    let board = Board::new(Layout::new(Orientation::Flat, 3, 3), vec!["clear".to_owned()], Vec::new());
    let scenario = Scenario::new(RULESETS[0].id(), board);
    let gathered = super::Gathered { bytes: bytes.to_vec(), ..Default::default() };
    let source = gathered.source("army.csv", None);
    let target = Target { scenario: &scenario, rules: RULESETS[0] };
    importer.import(&source, &target, &Parameters::default(), &mut |_| go_on)
}

#[test]
fn ids_are_unique_and_endings_are_as_they_are_compared() {
    let ids: BTreeSet<&str> = IMPORTERS.iter().map(|importer| importer.id()).collect();
    assert_eq!(ids.len(), IMPORTERS.len());
    for importer in IMPORTERS {
        assert!(!importer.endings().is_empty() && importer.most_bytes() > 0, "{}", importer.id());
        for ending in importer.endings().iter().chain(importer.companions()) {
            assert!(ending.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()), "{ending}");
        }
        for question in importer.parameters() {
            assert!(question.kind.range().contains(&question.usual), "{}", question.id);
        }
    }
}

#[test]
fn a_file_finds_its_importer_by_its_first_bytes_and_then_by_its_ending() {
    let all: &[&dyn Importer] = &[&OrderOfBattle, &Marked];
    let found = |name: &str, head: &[u8]| -> Vec<&str> {
        candidates(all, Path::new(name), head).iter().map(|importer| importer.id()).collect()
    };
    assert_eq!(found("army.CSV", b"name,men\n"), ["roster"]);
    assert_eq!(found("army.txt", b"name,men\n"), ["roster"]);
    assert_eq!(found("map.txt", b"MARK\0..."), ["marked"], "text has no zero bytes");
    assert_eq!(found("map.bin", b"MARK\0..."), ["marked"], "its bytes say it, whatever its ending");
    assert_eq!(found("army.csv", &[0xff, 0xfe, b'n', 0]), ["roster"], "spreadsheets write UTF-16");
    assert!(found("map.mrk", b"name,men\n").is_empty());
    assert!(found("army", b"name,men\n").is_empty());
}

#[test]
fn an_order_of_battle_is_a_table_and_an_empty_file_is_none() {
    let table = Table::of_text("name;men\n");
    assert_eq!(import(&OrderOfBattle, b"name;men\n", true), Ok(Imported::OrderOfBattle(table)));
    for empty in [&b""[..], b"\xef\xbb\xbf\r\n", b",,,\n,,,\n", b" \t\n"] {
        assert_eq!(import(&OrderOfBattle, empty, true), Err(ImportError::Empty));
    }
    let western = import(&OrderOfBattle, b"K\xf6ln;600\n", true);
    let Ok(Imported::OrderOfBattle(Table { content: TableContent::Text(text), notes })) = western else {
        panic!("{western:?}")
    };
    assert!(text.starts_with("K\u{f6}ln") && notes.len() == 1, "{notes:?}");
    assert_eq!(import(&Marked, b"MARK\0", false), Err(ImportError::Cancelled));
}

#[test]
fn answers_are_read_and_bad_ones_say_what_is_expected() {
    let number = ParameterKind::Number { range: 1..=50, unit: " m" };
    let units = ParameterKind::Choice(&["Metres", "Feet"]);
    let question =
        |id, kind, usual| Parameter { id, name: "A question", help: "What it means.", kind, usual };
    let all = [
        question("step", number, 10),
        question("units", units, 0),
        question("burn", ParameterKind::Switch, 1),
    ];
    let mut answers = Parameters::usual(&all);
    assert_eq!((answers.get("step"), answers.is_on("burn"), answers.get("none")), (10, true, 0));
    for text in ["step = 20", "units=feet", "burn=no"] {
        assert_eq!(answers.read(&all, text), Ok(()));
    }
    assert_eq!((answers.get("step"), answers.get("units"), answers.is_on("burn")), (20, 1, false));
    answers.set(&all[0], 99);
    assert_eq!(answers.get("step"), 50, "the nearest there is");
    let said = |text: &str, answers: &mut Parameters| {
        answers.read(&all, text).err().as_ref().map(BadParameter::to_string).unwrap_or_default()
    };
    assert_eq!(said("step=51", &mut answers), "step is '51'; expected a whole number from 1 to 50");
    assert_eq!(said("units=ells", &mut answers), "units is 'ells'; expected one of: Metres, Feet");
    assert_eq!(said("burn=maybe", &mut answers), "burn is 'maybe'; expected yes or no");
    assert_eq!(said("depth=3", &mut answers), "there is no parameter 'depth'; there are: step, units, burn");
    assert_eq!(said("step", &mut answers), "'step' answers nothing; write it as step=10");
    assert_eq!(answers.get("step"), 50, "a bad answer changes nothing");
}
