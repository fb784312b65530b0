//! Maps of other programs become battles of every ruleset.

use super::{Code, CodeTable, Draft, HexMap, battle, line_of, links};
use crate::Note;
use crate::import::ImportError;
use oblique_board::{Path, TerrainIx};
use oblique_rulesets::RULESETS;
use oblique_scenario::Scenario;

const TABLE: &str = r#"(rows: [
    (code: "road", line: "road"),
    (code: "town:*", terrain: "village"),
    (code: "wood hill", terrain: "woods", level: 1),
    (code: "moat", line: "moat"),
    (code: "smoke"),
    (code: "crops", terrain: "field", covers: true),
])"#;

fn with(map: &mut HexMap, at: usize, code: Code) {
    let mut codes = map.codes(at).to_vec();
    codes.push(code);
    map.set_codes(at, codes);
}

/// A map with codes on its hexes, in the order of the layout.
fn map(columns: i64, rows: i64, codes: &[(usize, &str)]) -> HexMap {
    let mut map = HexMap::new(columns, rows).unwrap();
    for (at, name) in codes {
        with(&mut map, *at, Code::named((*name).to_owned()));
    }
    map
}

fn drafted(map: HexMap) -> (Scenario, Vec<Note>) {
    let table = CodeTable::shipped(TABLE);
    let draft = Draft { table: &table, rules: RULESETS[0], title: "Mill hill", streams: false };
    battle(map, draft, &mut |_| true).unwrap()
}

/// How many hexes each chain has, and how many are joined to none.
fn chains(map: &HexMap) -> (Vec<usize>, usize) {
    let (chains, alone) = links::chains(map, |code| code == "road");
    (chains.iter().map(Vec::len).collect(), alone.len())
}

#[test]
fn the_uppermost_row_decides_and_what_is_unknown_is_told_of() {
    let codes =
        [(0, "wood"), (0, "town:2"), (1, "wood"), (1, "lava"), (2, "smoke"), (3, "moat"), (4, "lava")];
    let mut map = map(3, 2, &codes);
    map.set_level(1, 200);
    map.labels.push((2, "Mill".to_owned()));
    let (scenario, notes) = drafted(map);
    let board = &scenario.board;
    let at = |n: usize| board.layout().hex(n);
    let words = RULESETS[0].translation().unwrap();
    assert_eq!(board.terrain_id(at(0)), Some(words.terrain["village"].as_str()));
    assert_eq!(board.terrain_id(at(1)), Some(words.terrain["woods"].as_str()));
    assert_eq!(board.terrain(at(2)), Some(TerrainIx(0)));
    assert_eq!(board.level(at(0)), Some(1));
    assert_eq!(board.level(at(1)), Some(RULESETS[0].catalog().levels.1));
    assert_eq!(scenario.meta.title, "Mill hill");
    assert_eq!(board.labels().len(), 1);
    let noted = |what: &str| notes.iter().any(|note| note.contains(what));
    assert!(noted("'lava' is not known and was left out (2 hexes, 0201, 0202)"), "{notes:?}");
    assert!(noted("no moat from hex to hex (1 hex, 0102)"), "{notes:?}");
    assert!(noted("level 201") && notes.len() == 3, "{notes:?}");
}

#[test]
fn what_is_covered_does_not_count() {
    let (scenario, notes) = drafted(map(2, 1, &[(0, "crops"), (0, "road"), (1, "road")]));
    assert_eq!(scenario.board.features().len(), 0);
    assert_eq!(notes.len(), 1);
    assert_eq!(notes[0].text, "A road on one hex alone is none (1 hex, 0201).");
    assert_eq!(notes[0].hexes, [scenario.board.layout().hex(1)]);
    let words = RULESETS[0].translation().unwrap();
    let first = scenario.board.layout().hex(0);
    assert_eq!(scenario.board.terrain_id(first), Some(words.terrain["field"].as_str()));
}

#[test]
fn neighbours_with_a_road_are_joined_and_a_broad_road_is_no_mesh() {
    let row = map(4, 1, &[(0, "road"), (1, "road"), (3, "road")]);
    assert_eq!(chains(&row), (vec![2], 1));
    // Three hexes that all touch: two links hold them together.
    let three = map(2, 2, &[(0, "road"), (1, "road"), (2, "road")]);
    assert_eq!(chains(&three).0.iter().map(|hexes| hexes - 1).sum::<usize>(), 2);
}

#[test]
fn exits_decide_where_a_road_goes_on() {
    let mut map = map(1, 3, &[(0, "road"), (1, "road"), (2, "road")]);
    // The middle one leaves through its top alone.
    map.set_codes(1, vec![Code { exits: Some(1), ..Code::named("road".to_owned()) }]);
    assert_eq!(chains(&map), (vec![2], 1));
}

#[test]
fn every_ruleset_has_a_battle_of_a_map_and_cancelling_ends_it() {
    for rules in RULESETS {
        let map = map(20, 20, &[(0, "road"), (1, "road"), (5, "wood"), (9, "town:1")]);
        let table = CodeTable::shipped(TABLE);
        let draft = Draft { table: &table, rules: *rules, title: "x", streams: false };
        let (scenario, _) = battle(map.clone(), draft, &mut |_| true).unwrap();
        let roads =
            scenario.board.features().values().filter(|f| matches!(&f.path, Path::Hexes(h) if h.len() == 2));
        assert_eq!(roads.count(), 1, "{}", rules.catalog().name);
        assert_eq!(battle(map, draft, &mut |_| false), Err(ImportError::Cancelled));
    }
}

/// Looks that no ruleset has would be left out of every battle.
#[test]
fn shipped_tables_are_read_and_name_looks_that_rulesets_have() {
    for text in [
        include_str!("../../../../../assets/imports/megamek.ron"),
        include_str!("../../../../../assets/imports/wesnoth.ron"),
        include_str!("../../../../../assets/imports/tiled.ron"),
    ] {
        let table = CodeTable::shipped(text);
        assert!(table.rows.len() > 5);
        for row in &table.rows {
            let words = || RULESETS.iter().filter_map(|rules| rules.translation());
            assert!(
                row.terrain.is_empty() || words().all(|w| w.terrain.contains_key(&row.terrain)),
                "{row:?}"
            );
            assert!(row.line.is_empty() || words().any(|w| w.linear.contains_key(&row.line)), "{row:?}");
        }
    }
}

#[test]
fn a_hex_beside_the_board_is_no_neighbour() {
    let mut map = map(1, 1, &[]);
    with(&mut map, 0, Code { exits: Some(63), ..Code::named("road".to_owned()) });
    assert_eq!(chains(&map), (vec![], 1));
}

#[test]
fn a_river_over_hexes_becomes_a_stream_where_that_is_wanted() {
    let table =
        CodeTable::shipped(r#"(rows: [(code: "water", terrain: "water"), (code: "road", line: "road")])"#);
    for rules in RULESETS {
        let river: Vec<(usize, &str)> = (0..8).map(|row| (row * 9 + 3, "water")).collect();
        let map = map(9, 8, &[&river[..], &[(75_usize % 72, "road")]].concat());
        let draft = Draft { table: &table, rules: *rules, title: "x", streams: true };
        let (wet, _) = battle(map.clone(), Draft { streams: false, ..draft }, &mut |_| true).unwrap();
        let (dry, notes) = battle(map, draft, &mut |_| true).unwrap();
        let at = dry.board.layout().hex(3);
        let streams = dry.board.features().values().filter(|f| matches!(f.path, Path::Edges(_))).count();
        let turned = wet.board.terrain(at) != dry.board.terrain(at);
        if line_of(*rules, "stream", |line| line.along_edges).is_none() {
            assert!(
                streams == 0 && notes.iter().any(|n| n.contains("no stream along hexsides")),
                "{notes:?}"
            );
            continue;
        }
        assert!(turned, "{}", rules.catalog().name);
        assert_eq!(streams, 1, "{}: {notes:?}", rules.catalog().name);
        assert!(
            notes.iter().any(|n| n.contains("1 stream along hexsides") && n.hexes.len() == 8),
            "{notes:?}"
        );
    }
}
