//! Every check has a scenario that triggers it; the sound one triggers none.

use super::all;
use crate::Dragoon;
use oblique_board::hex::{Edge, Hour, Layout, Orientation};
use oblique_board::{Board, Path};
use oblique_rules::Ruleset as _;
use oblique_scenario::check::{Severity, short_id};
use oblique_scenario::{Arrival, Attrs, Objective, ObjectiveId, Piece, Scenario, Side, Value};
use oblique_testing::check_trial::{
    Damage, Trial, at, battlefield, feature, id, piece, set, side_set, stand,
};

fn put(s: &mut Scenario, key: &str, kind: &str, hex: &str) {
    let side = if key.starts_with('a') { Side::A } else { Side::B };
    let mut piece = Piece::new(side, kind, key);
    piece.nation = if side == Side::A { "prussian" } else { "austrian" }.to_owned();
    piece.hex = Some(at(s, hex));
    if !kind.ends_with("leader") {
        piece.facing = Some(Hour::new(if side == Side::A { 1 } else { 7 }));
    }
    if matches!(kind, "infantry" | "light_infantry" | "cavalry") {
        piece.leader = Some(id(&format!("{}-corps", &key[..1])));
    }
    s.pieces.insert(id(key), piece);
}

/// A small battle with nothing wrong.
fn sound() -> Scenario {
    let mut s =
        battlefield(Dragoon.catalog(), Layout::new(Orientation::Flat, 20, 16), &["prussian", "austrian"]);
    for (side, edge) in [(Side::A, "S"), (Side::B, "N")] {
        s.sides[side.index()].params.insert("home_edge".to_owned(), Value::Text(edge.to_owned()));
    }
    put(&mut s, "a-chief", "overall_leader", "1014");
    put(&mut s, "a-corps", "corps_leader", "1013");
    put(&mut s, "a-foot", "infantry", "1012");
    put(&mut s, "a-horse", "cavalry", "0912");
    put(&mut s, "a-guns", "artillery", "1112");
    put(&mut s, "b-chief", "overall_leader", "1004");
    put(&mut s, "b-corps", "corps_leader", "1005");
    put(&mut s, "b-foot", "infantry", "1006");
    put(&mut s, "b-light", "light_infantry", "0906");
    let objective = Objective {
        hex: at(&s, "1008"),
        name: "Village".to_owned(),
        value: [10, 10],
        holder: Some(Side::B),
        order: 0,
        evidence: None,
    };
    s.objectives.insert(ObjectiveId("village".to_owned()), objective);
    s
}

fn form(s: &mut Scenario, key: &str, formation: &str, facing: i32) {
    piece(s, key).formation = formation.to_owned();
    piece(s, key).facing = Some(Hour::new(facing));
}

fn road(s: &mut Scenario, hexes: &[&str]) {
    let path = Path::Hexes(hexes.iter().map(|h| at(s, h)).collect());
    feature(s, "road", path);
}

fn resize(s: &mut Scenario, width: u16, height: u16) {
    let (terrain, linear) = (s.board.palette().to_vec(), s.board.linear_palette().to_vec());
    s.board = Board::new(Layout::new(Orientation::Flat, width, height), terrain, linear);
}

fn objective(s: &mut Scenario) -> &mut Objective {
    s.objectives.get_mut(&ObjectiveId("village".to_owned())).unwrap()
}

/// One for each check.
const DAMAGES: &[Damage] = &[
    ("V01", |s| s.params = Attrs::from([("turns".to_owned(), Value::Int(0))])),
    ("V02", |s| s.params = Attrs::from([("turns".to_owned(), Value::Int(61))])),
    ("V03", |s| resize(s, 20, 4)),
    ("V04", |s| resize(s, 121, 20)),
    ("V05", |s| {
        let hex = at(s, "0101");
        s.board.set_level(hex, 21);
    }),
    ("V06", |s| {
        let edge = Edge::new(at(s, "0101"), Hour::new(0), Orientation::Flat).unwrap();
        feature(s, "stream", Path::Edges(vec![edge]));
    }),
    ("V07", |s| {
        let hex = at(s, "0505");
        s.board.set_level(hex, 3);
    }),
    ("V08", |s| road(s, &["0101", "0103"])),
    ("V09", |s| road(s, &["0301", "0302", "0303"])),
    ("V10", |s| {
        road(s, &["0301", "0302"]);
        let edge = Edge::between(at(s, "0301"), at(s, "0302"), Orientation::Flat).unwrap();
        feature(s, "stream", Path::Edges(vec![edge]));
    }),
    ("V11", |s| {
        s.pieces.remove(&id("a-chief"));
    }),
    ("V12", |s| {
        s.pieces.remove(&id("b-corps"));
    }),
    ("V13", |s| set(s, "a-corps", "cr", 11)),
    ("V14", |s| set(s, "a-chief", "sr", 6)),
    ("V15", |s| piece(s, "a-foot").leader = Some(id("nobody"))),
    ("V16", |s| piece(s, "a-foot").leader = Some(id("b-corps"))),
    ("V17", |s| piece(s, "a-guns").leader = Some(id("a-corps"))),
    ("V18", |s| put(s, "a-idle", "corps_leader", "1114")),
    ("V19", |s| stand(s, "a-foot", "2001")),
    ("V20", |s| set(s, "a-guns", "guns", 16)),
    ("V21", |s| set(s, "a-foot", "men", 1001)),
    ("V22", |s| set(s, "a-foot", "regimental_guns", 3)),
    ("V23", |s| set(s, "a-guns", "disruption", 2)),
    ("V24", |s| set(s, "a-foot", "morale", 0)),
    ("V25", |s| set(s, "a-foot", "disruption", 6)),
    ("V26", |s| form(s, "a-foot", "line", 2)),
    ("V27", |s| {
        let woods = s.board.terrain_ix("woods").unwrap();
        let hex = at(s, "1012");
        s.board.set_terrain(hex, woods);
    }),
    ("V28", |s| stand(s, "a-horse", "1012")),
    ("V29", |s| stand(s, "b-chief", "1012")),
    ("V30", |s| {
        stand(s, "a-foot", "1007");
        form(s, "a-foot", "column", 0);
    }),
    ("V31", |s| stand(s, "a-chief", "1007")),
    ("V32", |s| stand(s, "a-foot", "1007")),
    ("V33", |s| side_set(s, Side::A, "withdrawal_level", 0)),
    ("V34", |s| side_set(s, Side::A, "withdrawal_level", 61)),
    ("V35", |s| side_set(s, Side::B, "charge_modifier", 6)),
    ("V36", |s| objective(s).value = [1000, 10]),
    ("V37", |s| objective(s).value = [10, 0]),
    ("V38", |s| {
        let (marsh, hex) = (s.board.terrain_ix("marsh").unwrap(), at(s, "1008"));
        s.board.set_terrain(hex, marsh);
        s.pieces.retain(|_, p| p.kind.ends_with("leader") || p.kind == "artillery");
    }),
    ("V39", |s| {
        let corner = at(s, "2001");
        objective(s).hex = corner;
        objective(s).holder = Some(Side::A);
        s.pieces.retain(|key, _| key.0 != "a-guns");
    }),
    ("V40", |s| s.nations.get_mut("austrian").unwrap().traits_of = "default".to_owned()),
    ("V41", |s| {
        let nation = s.nations.get_mut("austrian").unwrap();
        nation.traits.insert("fire_factor".to_owned(), Value::Int(50));
    }),
    ("V42", |s| {
        s.sides[1].params.insert("home_edge".to_owned(), Value::Text("S".to_owned()));
    }),
    ("V43", |s| {
        s.params.insert("turns".to_owned(), Value::Int(1));
        let far = at(s, "2001");
        objective(s).hex = far;
        stand(s, "a-horse", "0114");
        stand(s, "a-foot", "0116");
        stand(s, "a-guns", "0113");
    }),
    ("V44", |s| {
        piece(s, "a-foot").hex = None;
        let hex = at(s, "0101");
        piece(s, "a-foot").arrives = Some(Arrival::at(30, hex));
    }),
    ("V45", |s| set(s, "a-foot", "men", 9000)),
    ("V46", |s| form(s, "a-guns", "unlimbered", 7)),
    ("V47", |s| {
        form(s, "b-foot", "column", 6);
        form(s, "b-light", "normal", 7);
        s.pieces.remove(&id("b-light"));
    }),
    ("V48", |s| set(s, "a-chief", "radius", 0)),
    ("X01", |s| {
        stand(s, "a-guns", "1007");
        form(s, "a-guns", "unlimbered", 1);
    }),
    ("X02", |s| side_set(s, Side::A, "withdrawal_level", 5)),
    ("X03", |s| objective(s).value = [0, 0]),
];

fn trial() -> Trial {
    Trial {
        all: all(),
        sound,
        damages: DAMAGES,
        manual: Dragoon.manual(),
        of_sheet: 48,
        fixes: 30,
        warnings: &[2, 4, 7, 9, 10, 14, 18, 19, 21, 25, 30, 31, 32, 34, 37, 38, 39, 43, 45, 46, 47, 48],
        notes: &[],
    }
}

oblique_testing::trial_of_checks!(trial());

/// `vic.control` lets nobody hold an objective at the start, so that it is no warning.
#[test]
fn an_objective_nobody_holds_is_worth_a_note() {
    let mut s = sound();
    objective(&mut s).holder = None;
    let found = trial().run(&s);
    let said: Vec<_> = found.iter().map(|d| (short_id(d.id), d.severity, d.fixes.len())).collect();
    assert_eq!(said, [("V39", Severity::Note, 1)]);
}
