//! Sheets, differences and merges through the built command.

use oblique_board::hex::Layout;
use oblique_board::{Board, TerrainIx};
use oblique_rulesets::{RULESETS, read_scenario, write_scenario};
use oblique_scenario::{Piece, PieceId, Scenario, Side, Value};
use std::path::Path;
use std::process::{Command, Output};

fn oblique(args: &[&str], dir: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oblique"))
        .args(args)
        .current_dir(dir)
        .output()
        .expect("the command starts")
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is text")
        + &String::from_utf8_lossy(&output.stderr)
}

fn battle() -> Scenario {
    let catalog = RULESETS[0].catalog();
    let palettes = catalog.palettes();
    let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
    let layout = Layout::new(catalog.orientations[0], 12, 10);
    let mut scenario = Scenario::new(&catalog.id, Board::new(layout, terrain, palettes.linear));
    for (id, kind, name, leader, men) in [
        ("a-keith", "corps_leader", "Keith", None, None),
        ("a-1", "infantry", "First", Some("a-keith"), Some(600)),
        ("a-2", "infantry", "=Second()", Some("a-keith"), Some(620)),
    ] {
        let mut piece = Piece::new(Side::A, kind, name);
        piece.leader = leader.map(|l| PieceId(l.to_owned()));
        piece.attrs.extend(men.map(|n| ("men".to_owned(), Value::Int(n))));
        scenario.pieces.insert(PieceId(id.to_owned()), piece);
    }
    scenario
}

fn with_men(men: i64, id: &str, hex: usize) -> Scenario {
    let mut scenario = battle();
    if let Some(piece) = scenario.pieces.get_mut(&PieceId(id.to_owned())) {
        piece.attrs.insert("men".to_owned(), Value::Int(men));
    }
    let hex = scenario.board.layout().hex(hex);
    scenario.board.set_terrain(hex, TerrainIx(1));
    scenario
}

fn put(dir: &Path, name: &str, scenario: &Scenario) {
    std::fs::write(dir.join(name), write_scenario(scenario)).expect("written");
}

#[test]
fn a_roster_goes_out_and_comes_back_changed() {
    let dir = tempfile::tempdir().expect("a folder");
    put(dir.path(), "a.ron", &battle());
    let output = oblique(&["roster", "export", "a.ron", "-o", "a.csv"], dir.path());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let sheet = std::fs::read_to_string(dir.path().join("a.csv")).expect("written");
    assert!(sheet.contains("'=Second()"), "no formula goes out: {sheet}");
    let output = oblique(&["roster", "import", "a.ron", "a.csv", "--dry-run"], dir.path());
    assert!(said(&output).contains("0 added, 0 changed, 0 removed, 3 unchanged"), "{}", said(&output));
    std::fs::write(dir.path().join("b.csv"), sheet.replace(",600,", ",640,")).expect("written");
    let output = oblique(&["roster", "import", "a.ron", "b.csv"], dir.path());
    assert!(said(&output).contains("First: strength 600 men -> 640 men"), "{}", said(&output));
    let text = std::fs::read_to_string(dir.path().join("a.ron")).expect("read");
    let after = read_scenario(&text).scenario.expect("a scenario");
    assert_eq!(after, Scenario { board: battle().board, ..with_men(640, "a-1", 0) });
}

#[test]
fn bad_cells_stop_an_import_and_are_told() {
    let dir = tempfile::tempdir().expect("a folder");
    put(dir.path(), "a.ron", &battle());
    std::fs::write(dir.path().join("bad.csv"), "Name,Effectives\nFirst,lots\n").expect("written");
    let before = std::fs::read(dir.path().join("a.ron")).expect("read");
    let output = oblique(&["roster", "import", "a.ron", "bad.csv"], dir.path());
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("B2 (Effectives): 'lots'"), "{}", said(&output));
    assert_eq!(std::fs::read(dir.path().join("a.ron")).expect("read"), before);
    let output =
        oblique(&["roster", "import", "a.ron", "bad.csv", "--map", "Effectives=nonsense"], dir.path());
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn differences_are_told_in_words() {
    let dir = tempfile::tempdir().expect("a folder");
    put(dir.path(), "a.ron", &battle());
    put(dir.path(), "b.ron", &with_men(720, "a-1", 0));
    let output = oblique(&["diff", "a.ron", "b.ron", "--hexes"], dir.path());
    assert_eq!(output.status.code(), Some(1));
    let due = "Units and leaders\n  ~ First: strength 600 men -> 720 men\nGround\n  ~ 1 hex: clear -> woods\n      0101\n";
    assert_eq!(said(&output), due);
    let output = oblique(&["diff", "a.ron", "a.ron"], dir.path());
    assert_eq!(output.status.code(), Some(0));
    let output = oblique(&["diff", "a.ron", "b.ron", "--format", "json"], dir.path());
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("valid JSON");
    assert_eq!(json[0]["fields"][0]["new"], "720 men");
}

#[test]
fn a_sheet_in_another_language_is_read() {
    let dir = tempfile::tempdir().expect("a folder");
    put(dir.path(), "a.ron", &battle());
    let german = "Seite;Name;Art;Anführer;Formation;Stärke;Qualität\nA;Winterfeldt;Korpsführer;;;;\nA;Third;Infanteriebataillon;Keith;Linie;600;Ausgebildet\n";
    std::fs::write(dir.path().join("a.csv"), german).expect("written");
    let output = oblique(&["roster", "import", "a.ron", "a.csv", "--dry-run"], dir.path());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert!(said(&output).contains("2 added, 0 changed, 0 removed, 0 unchanged"), "{}", said(&output));
    // A cell that is wrong is told as it is written, and with the words of the command line.
    std::fs::write(dir.path().join("b.csv"), "Name;Art\nThird;Infantriebataillon\n").expect("written");
    let output = oblique(&["roster", "import", "a.ron", "b.csv", "--dry-run"], dir.path());
    assert_eq!(output.status.code(), Some(1), "{}", said(&output));
    let why = "B2 (Art): 'Infantriebataillon': There is no such kind. Expected: Infantry battalion, ";
    assert!(said(&output).contains(why), "{}", said(&output));
}

#[test]
fn a_merge_joins_and_tells_conflicts() {
    let dir = tempfile::tempdir().expect("a folder");
    put(dir.path(), "base.ron", &battle());
    put(dir.path(), "a.ron", &with_men(720, "a-1", 0));
    put(dir.path(), "b.ron", &with_men(500, "a-2", 1));
    put(dir.path(), "c.ron", &with_men(800, "a-1", 1));
    let joined = || {
        let text = std::fs::read_to_string(dir.path().join("out.ron")).expect("read");
        read_scenario(&text).scenario.expect("a scenario")
    };
    let output = oblique(&["merge", "base.ron", "a.ron", "b.ron", "-o", "out.ron"], dir.path());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let men = |s: &Scenario, id: &str| s.pieces[&PieceId(id.to_owned())].int("men");
    assert_eq!((men(&joined(), "a-1"), men(&joined(), "a-2")), (Some(720), Some(500)));
    assert_eq!(joined().board.terrain_cells().iter().filter(|t| t.0 == 1).count(), 2);
    let output =
        oblique(&["merge", "base.ron", "a.ron", "c.ron", "-o", "out.ron", "--prefer", "b"], dir.path());
    assert_eq!(output.status.code(), Some(1));
    assert!(
        said(&output).contains("First, strength: '600 men' became '720 men' in A and '800 men' in B"),
        "{}",
        said(&output)
    );
    assert_eq!(men(&joined(), "a-1"), Some(800));
}
