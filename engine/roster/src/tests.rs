//! Tests of orders of battle as lists.

use super::bulk::{Change, Factor, OutOfRange, Outcome};
use super::copies::{CopyOptions, copies};
use super::field::{UnitField, in_range};
use super::naming::{Finding, fill_pattern, from_roman, next_name, number_in_brackets, replaced, roman};
use super::pasting::PasteSpot;
use super::totals::Totals;
use super::tree::tree;
use super::{arrange, lines, pasting, removal, template};
use oblique_board::Board;
use oblique_board::hex::{Hex, Layout, Orientation};
use oblique_rules::catalog::{Catalog, Domain, Kind, Role};
use oblique_rulesets::RULESETS;
use oblique_scenario::{Edit, Piece, PieceId, Scenario, Side, Value};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn catalog() -> &'static Catalog {
    RULESETS[0].catalog()
}

fn kind(role: Role) -> &'static Kind {
    catalog().kinds.iter().find(|k| k.role == role).expect("every ruleset has the role")
}

fn id(text: &str) -> PieceId {
    PieceId(text.to_owned())
}

/// A chief, two leaders, three units each; side B has a unit far away.
fn army() -> Scenario {
    let board =
        Board::new(Layout::new(Orientation::Flat, 20, 20), vec![catalog().terrain[0].id.clone()], Vec::new());
    let mut scenario = Scenario::new(&catalog().id, board);
    let mut put = |key: &str, side: Side, kind: &Kind, name: &str, leader: Option<&str>, order: u32| {
        let mut piece = Piece::new(side, &kind.id, name);
        piece.leader = leader.map(id);
        piece.order = order;
        piece.formation = kind.formations.first().cloned().unwrap_or_default();
        scenario.pieces.insert(id(key), piece);
    };
    put("chief", Side::A, kind(Role::Chief), "Keith", None, 0);
    for (l, name) in [("x", "Xaver"), ("y", "York")] {
        put(l, Side::A, kind(Role::Leader), name, None, 10);
        for n in 1..=3 {
            put(&format!("{l}{n}"), Side::A, kind(Role::Foot), &format!("{n}/{name}"), Some(l), 10 + n);
        }
    }
    put("enemy", Side::B, kind(Role::Foot), "Enemy", None, 0);
    scenario
}

fn apply(scenario: &Scenario, edit: Edit) -> Scenario {
    let mut new = scenario.clone();
    let _ = edit.apply(&mut new);
    new
}

fn men() -> UnitField {
    UnitField::Attribute("men".to_owned())
}

#[test]
fn the_tree_adds_up_whatever_is_under_a_row() {
    let scenario = army();
    let rows = tree(&scenario, catalog(), Side::A);
    let ids: Vec<_> = rows.iter().map(|r| r.id.0.as_str()).collect();
    assert_eq!(ids, ["chief", "x", "x1", "x2", "x3", "y", "y1", "y2", "y3"]);
    assert_eq!(rows.iter().map(|r| r.depth).collect::<Vec<_>>(), [0, 1, 2, 2, 2, 1, 2, 2, 2]);
    assert_eq!((rows[0].below, rows[1].below), (8, 3));
    let all = Totals::of(catalog(), scenario.pieces.values().filter(|p| p.side == Side::A));
    assert_eq!(rows[0].totals, all);
    assert_eq!(rows[1].totals.units, 3);
    assert_eq!(rows[1].totals.men, 1800, "what a piece does not say is the catalog's default");
}

#[test]
fn a_battery_is_a_gun_only_where_guns_are_counted() {
    let mut catalog = catalog().clone();
    let kind =
        catalog.kinds.iter_mut().find(|kind| kind.role == Role::Guns).expect("every ruleset has the role");
    let battery = Piece::new(Side::A, &kind.id, "Holtzmann");
    kind.attributes.retain(|attribute| attribute.id != "guns");
    assert_eq!(Totals::of_piece(&catalog, &battery).line(), "1 unit, 1 gun");
    catalog.tracks.retain(|track| track.id != "guns");
    assert_eq!(Totals::of_piece(&catalog, &battery).line(), "1 unit");
}

#[test]
fn a_ring_of_leaders_is_shown_once() {
    let mut scenario = army();
    scenario.pieces.get_mut(&id("x")).unwrap().leader = Some(id("y"));
    scenario.pieces.get_mut(&id("y")).unwrap().leader = Some(id("x"));
    let rows = tree(&scenario, catalog(), Side::A);
    assert_eq!(rows.len(), 9);
}

#[test]
fn names_go_on_in_their_series() {
    for (name, next) in [
        ("I/IR 5", "II/IR 5"),
        ("III. Bataillon", "IV. Bataillon"),
        ("1/Browne", "2/Browne"),
        ("33rd Foot 6", "33rd Foot 7"),
        ("33rd Foot", "33rd Foot 2"),
        ("33rd Foot (grenadiers)", "33rd Foot 2 (grenadiers)"),
        ("1st battery", "2nd battery"),
        ("11th Light Company", "12th Light Company"),
        ("First battery", "Second battery"),
        ("Battery 9", "Battery 10"),
        ("D1 Platen a (3 squadrons)", "D1 Platen b (3 squadrons)"),
        ("6-pounder battery", "6-pounder battery 2"),
        ("Guards", "Guards 2"),
    ] {
        assert_eq!(next_name(name), next);
    }
    assert_eq!(fill_pattern("{N}/IR {n} {a} {th}", 3), "III/IR 3 c 3rd");
    assert_eq!(number_in_brackets("Platen b (3 squadrons)"), Some(3));
    assert_eq!(number_in_brackets("Platen"), None);
}

#[test]
fn names_are_found_plain_and_by_wildcards() {
    let with = |find: &str, with: &str, wildcards, case| Finding {
        find: find.to_owned(),
        with: with.to_owned(),
        wildcards,
        case,
    };
    assert_eq!(replaced("2/Ir 5", &with("IR", "Regiment", false, false)).as_deref(), Some("2/Regiment 5"));
    assert_eq!(replaced("2/Ir 5", &with("IR", "Regiment", false, true)), None);
    assert_eq!(replaced("2/IR 5", &with("*/IR *", "*. of *", true, true)).as_deref(), Some("2. of 5"));
    assert_eq!(replaced("aXbXc", &with("*X*", "*-*", true, true)).as_deref(), Some("a-bXc"));
    assert_eq!(replaced("abc", &with("?b", "x", true, true)), None, "the whole name must fit");
    assert_eq!(replaced("abc", &with("", "x", false, true)), None);
}

#[test]
fn a_copied_command_keeps_its_shape_and_its_names_go_on() {
    let scenario = army();
    let wish = CopyOptions { commands: true, other_side: false };
    let (edit, new) = copies(&scenario, catalog(), &[id("x")].into(), wish);
    let after = apply(&scenario, edit);
    assert_eq!(new.len(), 4);
    let names: BTreeSet<_> = new.iter().map(|id| after.pieces[id].name.as_str()).collect();
    assert_eq!(names, BTreeSet::from(["Xaver 2", "4/Xaver", "5/Xaver", "6/Xaver"]));
    let leader = new.iter().find(|id| after.pieces[*id].name == "Xaver 2").unwrap();
    assert_eq!(after.pieces.values().filter(|p| p.leader.as_ref() == Some(leader)).count(), 3);
    let order: Vec<_> = tree(&after, catalog(), Side::A).iter().map(|r| r.piece.name.clone()).collect();
    assert_eq!(order[5..9], ["Xaver 2", "4/Xaver", "5/Xaver", "6/Xaver"], "right after the original");
    let (edit, new) =
        copies(&scenario, catalog(), &[id("x")].into(), CopyOptions { commands: true, other_side: true });
    let after = apply(&scenario, edit);
    assert!(new.iter().all(|id| after.pieces[id].side == Side::B));
    assert!(new.iter().any(|id| after.pieces[id].name == "1/Xaver"), "names free there are kept");
}

#[test]
fn copies_are_pasted_under_a_leader_of_either_side_and_on_hexes() {
    let mut scenario = army();
    let at = Hex::new(5, 5);
    scenario.pieces.get_mut(&id("y1")).unwrap().hex = Some(at);
    let two = [id("x1"), id("x2")].into();
    let paste = |spot: PasteSpot| {
        let pasted = pasting::pasted(&scenario, catalog(), &two, spot);
        let after = apply(&scenario, pasted.edit);
        let new: Vec<Piece> = pasted.new.iter().map(|id| after.pieces[id].clone()).collect();
        assert_eq!((new.len(), after.pieces.len()), (2, scenario.pieces.len() + 2));
        (pasted.spot, new)
    };
    let (spot, new) = paste(PasteSpot::Under(id("y")));
    assert_eq!(spot, PasteSpot::Under(id("y")));
    assert!(new.iter().all(|piece| piece.leader == Some(id("y")) && piece.hex.is_none()), "{new:?}");
    let (_, new) = paste(PasteSpot::OnMap(at));
    let steps: Vec<u32> =
        new.iter().map(|piece| piece.hex.expect("it stands").unsigned_distance_to(at)).collect();
    assert_eq!(steps, [1, 1], "the hex itself is taken");
    assert_ne!(new[0].hex, new[1].hex);
    assert!(new.iter().all(|piece| piece.leader == Some(id("x"))));
    // Who leads nobody gets nobody.
    let (spot, new) = paste(PasteSpot::Under(id("y1")));
    assert!(spot == PasteSpot::Beside && new.iter().all(|piece| piece.leader == Some(id("x"))));
    let enemy = pasting::pasted(&scenario, catalog(), &[id("enemy")].into(), PasteSpot::Under(id("x")));
    let after = apply(&scenario, enemy.edit);
    assert!(enemy.new.iter().all(|id| after.pieces[id].side == Side::A && after.pieces[id].leader.is_some()));
}

#[test]
fn those_who_lose_their_leader_go_to_the_next_above() {
    let mut scenario = army();
    scenario.pieces.get_mut(&id("x")).unwrap().leader = Some(id("chief"));
    let (edit, message) = removal::removal(&scenario, catalog(), &[id("x"), id("x1")].into());
    let after = apply(&scenario, edit);
    assert_eq!(after.pieces[&id("x2")].leader, Some(id("chief")));
    assert_eq!(message, "Deleted 1 unit and 1 leader; 2 units now answer to Keith.");
}

#[test]
fn pieces_move_with_their_commands_and_never_to_the_enemy() {
    let scenario = army();
    let spot = |leader: &str, before: Option<&str>, side| arrange::Spot {
        side,
        leader: Some(id(leader)),
        before: before.map(id),
    };
    let edit =
        arrange::moved(&scenario, catalog(), &[id("x3")].into(), &spot("y", Some("y2"), Side::A)).unwrap();
    let after = apply(&scenario, edit);
    let order: Vec<_> = tree(&after, catalog(), Side::A).iter().map(|r| r.id.0.clone()).collect();
    assert_eq!(order, ["chief", "x", "x1", "x2", "y", "y1", "x3", "y2", "y3"]);
    for (ids, leader, side) in
        [("x", "x1", Side::A), ("x", "x", Side::A), ("x", "enemy", Side::B), ("chief", "x", Side::A)]
    {
        assert!(arrange::moved(&scenario, catalog(), &[id(ids)].into(), &spot(leader, None, side)).is_err());
    }
    let up = arrange::nudged(&scenario, catalog(), &[id("x2")].into(), false).unwrap();
    let order: Vec<_> =
        tree(&apply(&scenario, up), catalog(), Side::A).iter().map(|r| r.id.0.clone()).collect();
    assert_eq!(order[1..5], ["x", "x2", "x1", "x3"]);
    assert!(arrange::nudged(&scenario, catalog(), &[id("x1")].into(), false).is_none(), "it is the first");
    let down = arrange::nudged(&scenario, catalog(), &[id("x1")].into(), true).unwrap();
    let order: Vec<_> =
        tree(&apply(&scenario, down), catalog(), Side::A).iter().map(|r| r.id.0.clone()).collect();
    assert_eq!(order[1..5], ["x", "x2", "x1", "x3"]);
}

#[test]
fn the_second_line_is_what_stands_behind() {
    let mut scenario = army();
    let layout = scenario.board.layout();
    let mut stand =
        |key: &str, col, row| scenario.pieces.get_mut(&id(key)).unwrap().hex = Some(layout.at(col, row));
    for (n, key) in ["x1", "x2", "x3"].into_iter().enumerate() {
        stand(key, 8 + i32::try_from(n).unwrap(), 10);
    }
    for (n, key) in ["y1", "y2", "y3"].into_iter().enumerate() {
        stand(key, 8 + i32::try_from(n).unwrap(), 13);
    }
    stand("enemy", 9, 2);
    let behind = lines::second_line(&scenario, catalog(), Side::A);
    assert_eq!(behind, [id("y1"), id("y2"), id("y3")].into());
    assert!(lines::second_line(&scenario, catalog(), Side::B).is_empty());
}

#[test]
fn bulk_changes_are_seen_before_they_are_made() {
    let mut scenario = army();
    for (key, n) in [("x1", 100), ("x2", 1900), ("x3", 605)] {
        scenario.pieces.get_mut(&id(key)).unwrap().attrs.insert("men".to_owned(), Value::Int(n));
    }
    let ids: Vec<PieceId> = ["x", "x1", "x2", "x3", "y1"].map(id).into();
    let look = |change: Change| change.preview(&scenario, catalog(), &ids);
    let seen = look(Change::Add(men(), 150));
    assert_eq!((seen.without, seen.out_of_range()), (1, 1));
    let after = apply(&scenario, seen.edit(OutOfRange::Skip).unwrap());
    assert_eq!(after.pieces[&id("x2")].int("men"), Some(1900), "left as it is");
    assert_eq!(after.pieces[&id("y1")].int("men"), Some(750), "from the default");
    let after = apply(&scenario, seen.edit(OutOfRange::Clamp).unwrap());
    assert_eq!(after.pieces[&id("x2")].int("men"), Some(2000));
    let after = apply(&scenario, look(Change::Multiply(men(), 500, 10)).edit(OutOfRange::Skip).unwrap());
    assert_eq!(after.pieces[&id("x3")].int("men"), Some(300), "302.5 to the nearest ten");
    let after = apply(&scenario, look(Change::FillDown(men())).edit(OutOfRange::Skip).unwrap());
    assert_eq!(after.pieces[&id("y1")].int("men"), Some(605));
    let seen = look(Change::Product(men(), Factor::InName, Factor::Number(130)));
    assert!(seen.lines.iter().all(|l| matches!(l.outcome, Outcome::Refused(_))), "no number in brackets");
    assert_eq!(seen.edit(OutOfRange::Clamp), None);
}

#[test]
fn templates_add_a_command_with_its_nation_and_evidence() {
    let text = r#"(format: 1, id: "test", name: "Test", color: "112233", rows: {}, templates: [(
        name: "Command", group: "Commands", grade: Estimated, pieces: [
            (name: "General {name}", as: {"RULES": (kind: "LEADER")}),
            (name: "{N}/{name}", under: 0, as: {"RULES": (kind: "FOOT", attrs: {"men": 550})}),
        ])])"#;
    let text = text.replace("RULES", &catalog().id).replace("LEADER", &kind(Role::Leader).id);
    let text = text.replace("FOOT", &kind(Role::Foot).id);
    let file = template::read(&text).unwrap();
    assert_eq!(template::misfits(&file, catalog()), Vec::<String>::new());
    assert_eq!(template::read(&template::write(&file).unwrap()).unwrap(), file);
    let scenario = army();
    let wish = template::AddOptions {
        side: Side::A,
        leader: Some(id("chief")),
        count: 2,
        name: "Bevern".to_owned(),
        first: 1,
    };
    let added = file.templates[0].added(&file, &scenario, catalog(), &wish).unwrap();
    let names: Vec<_> = added.pieces.iter().map(|(_, p)| p.name.as_str()).collect();
    assert_eq!(names, ["General Bevern", "I/Bevern", "General Bevern 2", "II/Bevern"]);
    let after = apply(&scenario, added.edit);
    assert_eq!(after.nations.len(), 1, "the nation is added once");
    assert_eq!(after.pieces[&added.pieces[3].0].leader.as_ref(), Some(&added.pieces[2].0));
    assert!(after.pieces[&added.pieces[1].0].evidence.contains_key(""));
    let own = template::of_pieces(
        &after,
        catalog(),
        &added.pieces.iter().map(|(id, _)| id.clone()).collect(),
        "Own",
    );
    assert_eq!(own.templates[0].pieces[1].under, Some(0));
    let wrong = template::AddOptions { side: Side::B, ..wish };
    assert!(file.templates[0].added(&file, &scenario, catalog(), &wrong).is_err(), "no leader of the enemy");
}

#[test]
fn cells_take_what_the_catalog_allows() {
    let scenario = army();
    let mut piece = scenario.pieces[&id("x1")].clone();
    let put = |field: &UnitField, piece: &mut Piece, text: &str| field.put(&scenario, catalog(), piece, text);
    assert!(put(&men(), &mut piece, "1,250").is_ok());
    assert_eq!(piece.int("men"), Some(1250));
    let refused = put(&men(), &mut piece, "999999").unwrap_err();
    assert_eq!(refused.nearest, Some(Value::Int(2000)));
    assert!(put(&men(), &mut piece, "many").unwrap_err().nearest.is_none());
    assert!(put(&UnitField::Hex, &mut piece, "0305").is_ok());
    assert_eq!(piece.hex, Some(scenario.board.layout().at(2, 4)));
    assert!(put(&UnitField::Hex, &mut piece, "9999").is_err());
    assert!(put(&UnitField::Leader, &mut piece, "York").is_ok());
    assert_eq!(piece.leader, Some(id("y")));
    assert!(put(&UnitField::Turn, &mut piece, "4").is_ok());
    assert!(
        piece.hex.is_none() && piece.arrives.as_ref().is_some_and(|a| a.turn == 4),
        "it arrives and is not there yet"
    );
    assert!(put(&UnitField::Entry, &mut piece, "0105 0104").is_ok());
    assert!(put(&UnitField::Entry, &mut piece, "0103 9999").is_err());
    assert!(put(&UnitField::Turn, &mut piece, "5").is_ok(), "another turn, by the same hexes");
    assert_eq!(UnitField::Entry.text(&scenario, catalog(), &piece), "0105 0104");
}

fn changes() -> impl Strategy<Value = Change> {
    let fields = prop_oneof![
        Just(men()),
        Just(UnitField::Attribute("quality".to_owned())),
        Just(UnitField::Attribute("morale".to_owned())),
    ];
    (fields, any::<i16>(), 0_i64..5000, 1_i64..200, 0_u8..8).prop_map(|(field, n, permille, to, which)| {
        let n = i64::from(n);
        match which {
            0 => Change::Add(field, n % 5),
            1 => Change::Add(field, n),
            2 => Change::Multiply(field, permille, to),
            3 => Change::Round(field, to),
            4 => Change::Set(field, n.to_string()),
            5 => Change::Series(field, n, to),
            6 => Change::Product(field, Factor::Number(n), Factor::Number(to)),
            _ => Change::CopyFirst(field),
        }
    })
}

proptest! {
    #[test]
    fn bulk_then_undo_is_nothing_and_nothing_out_of_range_is_written(
        change in changes(), clamp: bool, strengths in proptest::collection::vec(1_i64..2000, 6),
    ) {
        let mut scenario = army();
        let units: Vec<PieceId> = ["x1", "x2", "x3", "y1", "y2", "y3"].map(id).into();
        for (id, n) in units.iter().zip(strengths) {
            scenario.pieces.get_mut(id).unwrap().attrs.insert("men".to_owned(), Value::Int(n));
        }
        let out = if clamp { OutOfRange::Clamp } else { OutOfRange::Skip };
        let seen = change.preview(&scenario, catalog(), &units);
        prop_assert_eq!(seen.lines.len() + seen.same + seen.without, units.len());
        if let Some(edit) = seen.edit(out) {
            let mut after = scenario.clone();
            let (undo, touched) = edit.apply(&mut after);
            prop_assert_eq!(touched.pieces.len(), seen.count(out));
            for piece in after.pieces.values() {
                let kind = catalog().kind(&piece.kind).unwrap();
                for (id, value) in &piece.attrs {
                    prop_assert!(in_range(kind.attribute(id).unwrap(), value), "{} {}", id, value);
                }
            }
            let _ = undo.apply(&mut after);
            prop_assert_eq!(&after, &scenario);
        }
    }

    #[test]
    fn roman_numerals_are_read_back(n in 1_u32..4000) {
        prop_assert_eq!(from_roman(&roman(n)), Some(n));
    }

    #[test]
    fn moves_lose_nobody(which in 0_usize..8, leader in 0_usize..3, before in 0_usize..8) {
        let scenario = army();
        let all = ["x", "x1", "x2", "x3", "y", "y1", "y2", "y3"];
        let spot = arrange::Spot {
            side: Side::A,
            leader: [None, Some(id("x")), Some(id("y"))][leader].clone(),
            before: Some(id(all[before])),
        };
        // Only a leader cannot come under himself.
        let refused = [None, Some("x"), Some("y")][leader] == Some(all[which]);
        let moved = arrange::moved(&scenario, catalog(), &[id(all[which])].into(), &spot);
        prop_assert_eq!(moved.is_err(), refused, "{:?}", moved);
        if let Ok(edit) = moved {
            let mut after = scenario.clone();
            let (undo, _) = edit.apply(&mut after);
            prop_assert_eq!(&after.pieces[&id(all[which])].leader, &spot.leader);
            let everybody = |s: &Scenario| s.pieces.keys().cloned().collect::<Vec<_>>();
            prop_assert_eq!(everybody(&after), everybody(&scenario));
            prop_assert_eq!(tree(&after, catalog(), Side::A).len(), 9);
            let _ = undo.apply(&mut after);
            prop_assert_eq!(&after, &scenario);
        }
    }
}

#[test]
fn every_number_of_every_catalog_is_a_column_once() {
    for ruleset in RULESETS {
        let fields = UnitField::all(ruleset.catalog());
        let unique: BTreeSet<_> = fields.iter().collect();
        assert_eq!(unique.len(), fields.len());
        for attribute in ruleset.catalog().kinds.iter().flat_map(|k| &k.attributes) {
            assert!(fields.contains(&UnitField::Attribute(attribute.id.clone())));
            if let Domain::Int { min, max, .. } = attribute.domain {
                assert!(super::field::read(attribute, &max.to_string()).is_ok());
                assert!(super::field::read(attribute, &(min - 1).to_string()).is_err());
            }
        }
    }
}

/// One name for so many units of a side.
fn host(n: usize) -> Scenario {
    let mut scenario = army();
    for i in 0..n {
        let mut piece = Piece::new(Side::A, &kind(Role::Foot).id, &format!("Guards {}", i + 1));
        piece.order = u32::try_from(i).expect("few") * 10;
        scenario.pieces.insert(id(&format!("a-guards-{i:05}")), piece);
    }
    scenario
}

#[test]
fn lists_of_many_units_take_the_time_of_their_number() {
    type Work = fn(&Scenario);
    let works: [(&str, Work); 4] = [
        ("copies", |s| {
            let all = s.pieces.keys().cloned().collect();
            let (edit, made) = copies(s, catalog(), &all, CopyOptions::default());
            let grown = apply(s, edit);
            assert_eq!(grown.pieces.len(), s.pieces.len() + made.len());
            let names: BTreeSet<_> = grown.pieces.values().map(|p| (p.side, &p.name)).collect();
            assert_eq!(names.len(), grown.pieces.len(), "no name twice");
        }),
        ("sorting", |s| {
            let list: Vec<PieceId> = s.pieces.keys().rev().cloned().collect();
            assert!(
                matches!(arrange::in_this_order(s, catalog(), &list), Edit::Many(edits) if !edits.is_empty())
            );
        }),
        ("moving", |s| {
            let spot = arrange::Spot { side: Side::A, leader: Some(id("chief")), before: None };
            let all: BTreeSet<PieceId> =
                s.pieces.keys().filter(|id| id.0.starts_with("a-guards")).cloned().collect();
            let moved = apply(s, arrange::moved(s, catalog(), &all, &spot).expect("they can be moved"));
            assert!(!all.is_empty() && all.iter().all(|unit| moved.pieces[unit].leader == spot.leader));
        }),
        ("nudging", |s| {
            let all: BTreeSet<PieceId> =
                s.pieces.keys().filter(|id| id.0.starts_with("a-guards")).cloned().collect();
            let _ = arrange::nudged(s, catalog(), &all, false);
        }),
    ];
    let mut wrong = Vec::new();
    for (name, work) in works {
        let time = |n: usize| {
            let host = host(n);
            let start = std::time::Instant::now();
            work(&host);
            start.elapsed()
        };
        let (small, large) = (time(500).min(time(500)), time(4000).min(time(4000)));
        // Linear is eight times as much, the square of it sixty-four times.
        if large > small * 24 + std::time::Duration::from_millis(300) {
            wrong.push(format!("{name}: {small:?}, eight times as large {large:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_line_of_leaders_however_long_is_shown() {
    let mut scenario = army();
    let leader = &kind(Role::Leader).id;
    for i in 0..100_000_u32 {
        let mut piece = Piece::new(Side::A, leader, "n");
        piece.leader = Some(id(&format!("l{}", i + 1)));
        piece.order = i;
        scenario.pieces.insert(id(&format!("l{i}")), piece);
    }
    let rows = tree(&scenario, catalog(), Side::A);
    assert_eq!(rows.iter().map(|row| row.depth).max(), Some(100_000));
    assert!(rows.iter().filter(|row| row.depth > 0).all(|row| row.above.is_some()));
}
