//! Every check has a scenario that triggers it; the sound one triggers none.

use super::all;
use crate::Flintlock;
use oblique_board::hex::{Hour, Layout, Orientation};
use oblique_board::{Board, Path};
use oblique_rules::Ruleset as _;
use oblique_scenario::check::short_id;
use oblique_scenario::{Piece, Scenario, Side, Value};
use oblique_testing::check_trial::{
    Damage, Trial, at, battlefield, feature, id, piece, set, side_set, stand,
};

fn put(s: &mut Scenario, key: &str, kind: &str, hex: &str) {
    let side = if key.starts_with('a') { Side::A } else { Side::B };
    let mut piece = Piece::new(side, kind, key);
    piece.nation = if side == Side::A { "british" } else { "american" }.to_owned();
    piece.hex = Some(at(s, hex));
    let ahead = if side == Side::A { 0 } else { 6 };
    match kind {
        "leader" | "overall_leader" => {}
        "skirmishers" => piece.facing = Some(Hour::new(ahead + 1)),
        _ => piece.facing = Some(Hour::new(ahead)),
    }
    if matches!(kind, "infantry" | "cavalry" | "skirmishers") {
        piece.leader = Some(id(&format!("{}-foot", &key[..1])));
    }
    s.pieces.insert(id(key), piece);
}

/// A small battle with nothing wrong.
fn sound() -> Scenario {
    let mut s =
        battlefield(Flintlock.catalog(), Layout::new(Orientation::Pointy, 20, 24), &["british", "american"]);
    for side in &mut s.sides {
        side.params.insert("flight_level".to_owned(), Value::Int(8));
    }
    put(&mut s, "a-chief", "overall_leader", "1018");
    put(&mut s, "a-foot", "leader", "1016");
    put(&mut s, "a-33", "infantry", "1016");
    put(&mut s, "a-23", "infantry", "1116");
    put(&mut s, "a-horse", "leader", "0617");
    put(&mut s, "a-legion", "cavalry", "0617");
    leader(&mut s, "a-legion", "a-horse");
    put(&mut s, "a-gun", "gun", "1216");
    put(&mut s, "b-chief", "overall_leader", "1004");
    put(&mut s, "b-foot", "leader", "1006");
    put(&mut s, "b-1", "infantry", "1006");
    put(&mut s, "b-2", "infantry", "1106");
    put(&mut s, "b-light", "leader", "0607");
    put(&mut s, "b-rifles", "infantry", "0607");
    leader(&mut s, "b-rifles", "b-light");
    for piece in s.pieces.values_mut().filter(|p| matches!(p.kind.as_str(), "infantry" | "cavalry")) {
        piece.attrs.insert("morale".to_owned(), Value::Int(1));
    }
    flag(&mut s, "b-rifles", "sk_pair");
    set(&mut s, "b-light", "sk_limit", 1);
    word(&mut s, "b-rifles", "weapon", "rifle");
    s
}

fn leader(s: &mut Scenario, key: &str, leader: &str) {
    piece(s, key).leader = Some(id(leader));
}

fn word(s: &mut Scenario, key: &str, attr: &str, value: &str) {
    piece(s, key).attrs.insert(attr.to_owned(), Value::Text(value.to_owned()));
}

fn flag(s: &mut Scenario, key: &str, attr: &str) {
    piece(s, key).attrs.insert(attr.to_owned(), Value::Flag(true));
}

fn ground(s: &mut Scenario, terrain: &str, hexes: &[&str]) {
    let terrain = s.board.terrain_ix(terrain).unwrap();
    for hex in hexes {
        let hex = at(s, hex);
        s.board.set_terrain(hex, terrain);
    }
}

/// A Command in Close, its two units in one hex.
fn close_pair(s: &mut Scenario) {
    word(s, "a-foot", "formation", "close");
    for key in ["a-33", "a-23"] {
        "close".clone_into(&mut piece(s, key).formation);
    }
    stand(s, "a-23", "1016");
}

/// One for each check.
const DAMAGES: &[Damage] = &[
    ("V01", |s| {
        s.pieces.remove(&id("a-chief"));
    }),
    ("V02", |s| leader(s, "a-33", "nobody")),
    ("V03", |s| piece(s, "a-horse").hex = None),
    ("V04", |s| put(s, "a-Gun", "gun", "1316")),
    ("V05", |s| s.pieces.retain(|_, p| p.side == Side::A || p.kind.ends_with("leader"))),
    ("V06", |s| {
        s.params.insert("begins".to_owned(), Value::Text("C".to_owned()));
    }),
    ("V07", |s| put(s, "a-idle", "leader", "1216")),
    ("V08", |s| {
        for n in 0..24 {
            put(s, &format!("a-more-{n:02}"), "infantry", "1016");
        }
    }),
    ("V09", |s| set(s, "a-foot", "range", 16)),
    ("V10", |s| side_set(s, Side::A, "flight_level", 4)),
    ("V11", |s| set(s, "a-foot", "cohesion", 0)),
    ("V12", |s| set(s, "a-foot", "hits", 2)),
    ("V13", |s| set(s, "a-33", "morale", 3)),
    ("V14", |s| set(s, "a-chief", "initiative", 5)),
    ("V15", |s| word(s, "a-foot", "status", "poor")),
    ("V16", |s| side_set(s, Side::A, "flight_level", 40)),
    ("V17", |s| word(s, "a-legion", "weapon", "musket")),
    ("V18", |s| flag(s, "b-rifles", "colonial_militia")),
    ("V19", |s| flag(s, "a-33", "broken_down")),
    ("V20", |s| set(s, "b-light", "sk_limit", 2)),
    ("V21", |s| leader(s, "a-legion", "a-foot")),
    ("V22", |s| {
        s.pieces.retain(|key, _| !["a-33", "a-23", "a-gun"].contains(&key.0.as_str()));
    }),
    ("V23", |s| "close".clone_into(&mut piece(s, "a-33").formation)),
    ("V24", |s| piece(s, "a-33").facing = Some(Hour::new(1))),
    ("V25", |s| {
        close_pair(s);
        piece(s, "a-23").facing = Some(Hour::new(2));
    }),
    ("V26", |s| {
        close_pair(s);
        ground(s, "heavy_woods", &["1016"]);
    }),
    ("V27", |s| {
        word(s, "a-foot", "formation", "column");
        for key in ["a-33", "a-23"] {
            let p = piece(s, key);
            "column".clone_into(&mut p.formation);
            p.facing = Some(Hour::new(1));
        }
        stand(s, "b-1", "1010");
    }),
    ("V28", |s| stand(s, "a-33", "9901")),
    ("V29", |s| ground(s, "swamp", &["1216"])),
    ("V30", |s| stand(s, "a-23", "1016")),
    ("V31", |s| stand(s, "b-chief", "1016")),
    ("V32", |s| stand(s, "b-1", "1015")),
    ("V33", |s| stand(s, "a-chief", "1007")),
    ("V34", |s| stand(s, "a-23", "1916")),
    ("V35", |s| set(s, "a-chief", "range", 1)),
    ("V36", |s| stand(s, "a-gun", "2022")),
    ("V37", |s| {
        side_set(s, Side::A, "setup_first_row", 24);
        side_set(s, Side::A, "setup_last_row", 24);
        let row: Vec<String> = (2..=20).map(|col| format!("{col:02}24")).collect();
        ground(s, "water", &row.iter().map(String::as_str).collect::<Vec<_>>());
    }),
    ("V38", |s| {
        let hex = at(s, "0101");
        s.board.set_level(hex, 7);
    }),
    ("V39", |s| ground(s, "water", &["0201", "0102", "0202"])),
    ("V40", |s| {
        s.board = Board::new(
            Layout::new(Orientation::Pointy, 20, 60),
            s.board.palette().to_vec(),
            s.board.linear_palette().to_vec(),
        );
        let to = Layout::new(Orientation::Pointy, 20, 60);
        for p in s.pieces.values_mut().filter(|p| p.side == Side::A) {
            let (col, row) = to.col_row(p.hex.unwrap());
            p.hex = Some(to.at(col, row + 40));
        }
    }),
    ("V41", |s| stand(s, "b-1", "1013")),
    ("X01", |s| side_set(s, Side::A, "flight_level", 7)),
    ("X02", |s| {
        let hex = at(s, "0101");
        piece(s, "a-23").hex = None;
        piece(s, "a-23").arrives = Some(oblique_scenario::Arrival::at(2, hex));
    }),
];

fn trial() -> Trial {
    Trial {
        all: all(),
        sound,
        damages: DAMAGES,
        manual: Flintlock.manual(),
        of_sheet: 41,
        fixes: 25,
        warnings: &[7, 14, 15, 16, 21, 26, 32, 33, 34, 36, 37, 39, 40, 41],
        notes: &[8, 22, 27, 35],
    }
}

oblique_testing::trial_of_checks!(trial());

/// Does a check find anything?
fn found(s: &Scenario, check: &str) -> bool {
    trial().run(s).iter().any(|d| short_id(d.id) == check)
}

#[test]
fn germans_stand_close_in_an_open_command() {
    assert!(!trial().finds("V23", |s| {
        flag(s, "a-33", "german");
        "close".clone_into(&mut piece(s, "a-33").formation);
    }));
}

#[test]
fn a_chain_brings_command_along() {
    // Range 4: one stands at 3, the next two further, the last two further again.
    let chain = |last: &'static str| {
        let mut s = sound();
        stand(&mut s, "a-23", "1316");
        put(&mut s, "a-3", "infantry", "1516");
        put(&mut s, "a-4", "infantry", last);
        found(&s, "V34")
    };
    assert!(!chain("1716"));
    assert!(chain("1816"));
}

#[test]
fn line_infantry_without_a_formation_begins_in_that_of_its_command() {
    assert!(!trial().finds("V23", |s| {
        word(s, "a-foot", "formation", "close");
        flag(s, "a-33", "german");
    }));
    assert!(!trial().finds("V23", |s| flag(s, "a-33", "german")));
    assert!(!trial().finds("V24", |s| {
        word(s, "a-foot", "formation", "column");
        for key in ["a-33", "a-23"] {
            piece(s, key).facing = Some(Hour::new(1));
        }
    }));
}

#[test]
fn an_abandoned_gun_bars_no_trace() {
    // The one way of 4 hexes leads past the gun, and the range is 4.
    let out_of_command = |abandoned: bool| {
        let mut s = sound();
        stand(&mut s, "a-gun", "1218");
        stand(&mut s, "a-23", "1017");
        put(&mut s, "a-3", "infantry", "1416");
        put(&mut s, "b-gun", "gun", "1216");
        if abandoned {
            flag(&mut s, "b-gun", "abandoned");
        }
        found(&s, "V34")
    };
    assert!(out_of_command(false));
    assert!(!out_of_command(true));
}

#[test]
fn guns_and_pairs_stack_as_the_sheet_says() {
    for n in 2..=4_u8 {
        let found = {
            let mut s = sound();
            for k in 1..n {
                put(&mut s, &format!("a-gun-{k}"), "gun", "1216");
            }
            let beside = found(&s, "V30");
            stand(&mut s, "a-23", "1216");
            (beside, found(&s, "V30"))
        };
        assert_eq!(found, (false, n > 3), "{n} guns");
    }
    assert!(!trial().finds("V30", close_pair) && !trial().finds("V25", close_pair));
    // One unit only shares a hex with guns (`stack.guns`), as in play.
    assert!(trial().finds("V30", |s| {
        close_pair(s);
        let hex = piece(s, "a-33").hex;
        piece(s, "a-gun").hex = hex;
    }));
}

#[test]
fn a_close_pair_of_two_commands_is_crowded() {
    let mut s = sound();
    close_pair(&mut s);
    let crowded = |s: &Scenario| {
        let pair = [&s.pieces[&id("a-33")], &s.pieces[&id("a-23")]];
        Flintlock.crowded(s, &pair).is_some()
    };
    assert!(!crowded(&s));
    leader(&mut s, "a-23", "a-horse");
    assert!(crowded(&s));
}

#[test]
fn a_gun_may_stand_on_the_road_through_a_swamp() {
    assert!(!trial().finds("V29", |s| {
        ground(s, "swamp", &["1216"]);
        let road = vec![at(s, "1215"), at(s, "1216")];
        feature(s, "road", Path::Hexes(road));
    }));
}

#[test]
fn skirmishers_belong_to_a_unit_broken_down() {
    let down = |s: &mut Scenario| {
        flag(s, "b-rifles", "broken_down");
        piece(s, "b-rifles").hex = None;
        for key in ["b-sk-a", "b-sk-b"] {
            put(s, key, "skirmishers", "0607");
            word(s, key, "base", "b-rifles");
            leader(s, key, "b-light");
        }
    };
    let mut s = sound();
    down(&mut s);
    let problems: Vec<String> = trial().run(&s).iter().map(|d| format!("{} {}", d.id, d.message)).collect();
    assert_eq!(problems, [""; 0]);
    s.pieces.remove(&id("b-sk-b"));
    assert!(found(&s, "V19"));
}
