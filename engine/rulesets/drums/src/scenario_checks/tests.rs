//! Every check has a scenario that triggers it; the sound one triggers none.

use super::all;
use crate::{CATALOG, MANUAL};
use oblique_board::hex::{Edge, Hour, Layout, Orientation};
use oblique_board::{Board, Path};
use oblique_scenario::{Arrival, Piece, Scenario, Side, Value, Zone};
use oblique_testing::check_trial::{
    Damage, Trial, at, battlefield, feature, id, piece, set, side_set, stand,
};

fn put(s: &mut Scenario, key: &str, kind: &str, hex: &str, leader: &str) {
    let side = if key.starts_with('a') { Side::A } else { Side::B };
    let mut piece = Piece::new(side, kind, key);
    piece.nation = if side == Side::A { "britain" } else { "france" }.to_owned();
    piece.hex = Some(at(s, hex));
    if !leader.is_empty() {
        piece.leader = Some(id(leader));
        piece.facing = Some(Hour::new(if side == Side::A { 0 } else { 6 }));
        piece.formation = CATALOG.kind(kind).unwrap().formations[0].clone();
    }
    s.pieces.insert(id(key), piece);
}

/// A small battle with nothing wrong.
fn sound() -> Scenario {
    let mut s = battlefield(&CATALOG, Layout::new(Orientation::Pointy, 24, 24), &["britain", "france"]);
    s.params.insert("max_phases".to_owned(), Value::Int(40));
    for (side, row, rear) in [("a", 17, 21), ("b", 7, 3)] {
        let [chief, first, second] = ["chief", "first", "second"].map(|name| format!("{side}-{name}"));
        put(&mut s, &chief, "cinc", &format!("12{rear:02}"), "");
        put(&mut s, &first, "leader", &format!("08{row:02}"), "");
        put(&mut s, &second, "leader", &format!("16{row:02}"), "");
        put(&mut s, &format!("{side}-1"), "infantry", &format!("08{row:02}"), &first);
        put(&mut s, &format!("{side}-2"), "infantry", &format!("10{row:02}"), &first);
        put(&mut s, &format!("{side}-guns"), "artillery", &format!("12{row:02}"), &first);
        put(&mut s, &format!("{side}-3"), "infantry", &format!("16{row:02}"), &second);
        put(&mut s, &format!("{side}-horse"), "cavalry", &format!("18{row:02}"), &second);
        put(&mut s, &format!("{side}-guard"), "infantry", &format!("12{rear:02}"), &chief);
    }
    s
}

fn flag(s: &mut Scenario, key: &str, attr: &str) {
    piece(s, key).attrs.insert(attr.to_owned(), Value::Flag(true));
}

/// The hexsides that part the corner of the board from the rest.
const CORNER: &[[&str; 2]] = &[["0101", "0201"], ["0101", "0102"]];

/// Draws a feature along the hexsides between pairs of hexes.
fn between(s: &mut Scenario, kind: &str, pairs: &[[&str; 2]]) {
    let edge = |[a, b]: &[&str; 2]| Edge::between(at(s, a), at(s, b), Orientation::Pointy).unwrap();
    let edges = pairs.iter().map(edge).collect();
    feature(s, kind, Path::Edges(edges));
}

/// One for each check.
const DAMAGES: &[Damage] = &[
    ("V01", |s| {
        let layout = Layout::new(Orientation::Pointy, 24, 26);
        s.board = Board::new(layout, s.board.palette().to_vec(), s.board.linear_palette().to_vec());
    }),
    ("V14", |s| set(s, "a-1", "men", 760)),
    ("V35", |s| {
        s.params.insert("level".to_owned(), Value::Text("army".to_owned()));
        piece(s, "a-1").formation = "square".to_owned();
        piece(s, "a-1").facing = None;
    }),
    ("V04", |s| {
        s.pieces.remove(&id("a-chief"));
    }),
    ("V05", |s| piece(s, "a-1").leader = None),
    ("V06", |s| {
        s.pieces.remove(&id("b-first"));
        s.pieces.remove(&id("b-second"));
    }),
    ("V07", |s| {
        for n in 0..56 {
            put(s, &format!("a-more-{n:02}"), "infantry", "1020", "a-first");
        }
    }),
    ("V13", |s| {
        flag(s, "a-1", "strong");
        flag(s, "a-1", "weak");
    }),
    ("V16", |s| piece(s, "a-1").facing = Some(Hour::new(1))),
    ("V17", |s| stand(s, "a-2", "0817")),
    ("V18", |s| {
        let (village, sector) = (at(s, "0817"), s.board.terrain_ix("sector").unwrap());
        s.board.set_terrain(village, sector);
    }),
    ("V19", |s| stand(s, "a-2", "0917")),
    ("V20", |s| stand(s, "a-2", "1423")),
    ("V21", |s| stand(s, "b-1", "0815")),
    ("V22", |s| stand(s, "a-1", "0317")),
    ("V23", |s| {
        s.params.insert("pickup".to_owned(), Value::Flag(true));
        stand(s, "a-guard", "1219");
    }),
    ("V24", |s| s.zones[0] = Zone::of(["0918", "1018", "1118"].map(|name| at(s, name)))),
    ("V36", |s| {
        s.params.remove("max_phases");
    }),
    ("V25", |s| s.zones[0] = Zone::of([at(s, "0303")])),
    ("V26", |s| set(s, "a-first", "sk_company", 9)),
    ("V27", |s| side_set(s, Side::A, "break_point", 5)),
    ("V28", |s| set(s, "a-first", "shaken_at", 6)),
    ("V29", |s| side_set(s, Side::A, "break_point", 1)),
    ("V15", |s| set(s, "a-1", "dis", 2)),
    ("V30", |s| between(s, "ford", &[["0303", "0403"]])),
    ("V31", |s| between(s, "stream", CORNER)),
    ("V32", |s| {
        let hill = at(s, "0303");
        s.board.set_level(hill, 2);
    }),
    ("V33", |s| {
        let hex = at(s, "0808");
        let horse = piece(s, "a-horse");
        (horse.hex, horse.arrives) = (None, Some(Arrival::at(2, hex)));
    }),
    ("V37", |s| {
        for key in ["a-1", "a-2", "a-guns", "a-3", "a-horse"] {
            piece(s, key).leader = Some(id("a-chief"));
        }
    }),
];

fn trial() -> Trial {
    Trial {
        all: all(),
        sound,
        damages: DAMAGES,
        manual: &MANUAL,
        of_sheet: 29,
        fixes: 24,
        warnings: &[7, 13, 14, 19, 20, 22, 26, 28, 29, 31, 32, 35],
        notes: &[15, 27, 36],
    }
}

oblique_testing::trial_of_checks!(trial());

#[test]
fn a_bridge_spans_water_under_a_road() {
    let side: &[[&str; 2]] = &[["0303", "0403"]];
    let road = |s: &mut Scenario| {
        let hexes = ["0303", "0403"].map(|name| at(s, name)).to_vec();
        feature(s, "road", Path::Hexes(hexes));
    };
    assert!(trial().finds("V30", |s| between(s, "bridge", side)), "no water");
    let bridged = |s: &mut Scenario, water: &str| {
        between(s, water, side);
        between(s, "bridge", side);
    };
    assert!(trial().finds("V30", |s| bridged(s, "stream")), "no road");
    for water in ["stream", "river"] {
        let sound = |s: &mut Scenario| {
            bridged(s, water);
            road(s);
        };
        assert!(!trial().finds("V30", sound), "{water}");
    }
    // A major river has no fords (`geo.terrain`).
    assert!(trial().finds("V30", |s| {
        between(s, "river", side);
        between(s, "ford", side);
    }));
}

#[test]
fn a_ford_or_a_bridge_joins_what_a_stream_parts() {
    assert!(!trial().finds("V31", |s| {
        between(s, "stream", CORNER);
        between(s, "ford", &CORNER[..1]);
    }));
    assert!(trial().finds("V31", |s| between(s, "river", CORNER)));
    assert!(!trial().finds("V31", |s| between(s, "hedge", CORNER)));
}

#[test]
fn a_cliff_is_steep_or_barred() {
    let hill = |s: &mut Scenario, terrain: &str| {
        let (top, ix) = (at(s, "0303"), s.board.terrain_ix(terrain).unwrap());
        s.board.set_level(top, 2);
        s.board.set_terrain(top, ix);
    };
    for (terrain, wrong) in [("clear", true), ("woods", true), ("steep", false), ("water", false)] {
        assert_eq!(trial().finds("V32", |s| hill(s, terrain)), wrong, "{terrain}");
    }
}

/// Light cavalry may stand in the first zone wherever the area lies (`setup.deploy`).
#[test]
fn units_outside_the_area_of_their_side_are_told() {
    let area = |s: &mut Scenario, hex: &str| {
        let all: Vec<_> = s.board.layout().hexes().filter(|h| s.board.layout().col_row(*h).1 >= 16).collect();
        s.zones[0] = Zone::of(all);
        stand(s, "a-horse", hex);
    };
    assert!(trial().finds("V22", |s| {
        area(s, "1815");
        piece(s, "a-horse").attrs.insert("class".to_owned(), Value::Text("dragoon".to_owned()));
    }));
    assert!(!trial().finds("V22", |s| area(s, "1819")));
    assert!(!trial().finds("V22", |s| {
        area(s, "1815");
        piece(s, "a-horse").attrs.insert("class".to_owned(), Value::Text("light".to_owned()));
    }));
}
