//! Written and read back: the same scenario, the same text.

use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_scenario::Scenario;
use oblique_scenario::format::{Severity, read, write};
use oblique_testing::random_scenarios::{palettes, scenario};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn nothing_is_lost(scenario in scenario()) {
        let text = write(&scenario, palettes(&scenario.ruleset).as_ref());
        let reading = read(&text, &palettes);
        prop_assert!(reading.is_whole(), "{:?}\n{text}", reading.problems);
        let back = reading.scenario.unwrap();
        prop_assert_eq!(&back, &scenario);
        prop_assert_eq!(write(&back, palettes(&back.ruleset).as_ref()), text);
    }

    #[test]
    fn it_is_valid_ron(scenario in scenario()) {
        let text = write(&scenario, palettes(&scenario.ruleset).as_ref());
        let value: Result<ron::Value, _> = ron::from_str(&text);
        prop_assert!(value.is_ok(), "{:?}\n{text}", value);
    }
}

#[test]
fn an_empty_scenario_reads_like_a_person_wrote_it() {
    let layout = Layout::new(Orientation::Flat, 4, 2);
    let board =
        Board::new(layout, vec!["clear".to_owned(), "woods".to_owned(), "town".to_owned()], Vec::new());
    let text = write(&Scenario::new("test", board), palettes("test").as_ref());
    let due = r#"// A battle for Oblique. How to read and edit this file: docs/scenario-format.md.
(
    format: 1,
    ruleset: "test",
    title: "",
    sides: {
        "A": (name: "Side A", color: "2f4a7d"),
        "B": (name: "Side B", color: "a8322a"),
    },
    board: (
        orientation: "flat",
        size: (4, 2),
        key: {'.': "clear"},
        rows: [
            "....",
            "....",
        ],
    ),
)
"#;
    assert_eq!(text, due);
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_change_nothing() {
    let layout = Layout::new(Orientation::Flat, 4, 2);
    let mut scenario = Scenario::new("test", Board::new(layout, vec!["clear".to_owned()], Vec::new()));
    scenario.meta.description = "One\ntwo".to_owned();
    let text = write(&scenario, palettes("test").as_ref());
    let other = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    let reading = read(&other, &palettes);
    assert_eq!(reading.scenario, Some(scenario));
    assert_eq!(reading.problems.len(), 2);
    assert!(reading.problems.iter().all(|p| p.severity == Severity::Note));
}

#[test]
fn the_hash_is_of_what_is_said_and_never_changes() {
    let board = |palette: [&str; 2]| {
        let layout = Layout::new(Orientation::Flat, 4, 2);
        let clear = palette.iter().position(|p| *p == "clear").map_or(0, |i| i as u8);
        let cells = vec![oblique_board::TerrainIx(clear); 8];
        Board::from_cells(layout, palette.map(str::to_owned).to_vec(), Vec::new(), cells, Vec::new())
    };
    let mut a = Scenario::new("test", board(["clear", "woods"]));
    assert_eq!(a.hash(), Scenario::new("test", board(["woods", "clear"])).hash());
    assert_eq!(a.hash(), 0x702f_0a66_fa5b_8bd3);
    a.meta.title.push('x');
    assert_ne!(a.hash(), 0x702f_0a66_fa5b_8bd3);
}
