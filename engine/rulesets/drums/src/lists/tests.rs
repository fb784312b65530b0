//! The lists are those of the sheet, and name nothing the catalog has not.

use super::all;
use crate::CATALOG;
use oblique_board::hex::{Layout, Orientation};
use oblique_rules::chance::Chance;
use oblique_rules::lists::{Army, ArmyList, ArmyPlan, ByHand, muster, problems};
use oblique_scenario::check::Place;
use oblique_scenario::{Attrs, Evidence, Grade, PieceId, Side, Value};
use oblique_testing::check_trial::battlefield;

/// List, command, whether it is of a 1-2 type, most of it, and its battalions, regiments and batteries.
const OF_THE_SHEET: [(&str, &str, bool, u8, [u8; 3]); 32] = [
    ("france", "mixed", true, 2, [6, 1, 1]),
    ("france", "line_veteran", true, 2, [7, 0, 1]),
    ("france", "light_cavalry_early", false, 1, [0, 2, 1]),
    ("france", "line_conscript", true, 2, [6, 0, 1]),
    ("france", "elite", false, 1, [5, 0, 1]),
    ("france", "light_cavalry_late", false, 1, [0, 2, 1]),
    ("france", "reserve", false, 1, [0, 3, 1]),
    ("austria", "line_early", true, 2, [7, 1, 1]),
    ("austria", "line_late", true, 2, [7, 1, 1]),
    ("austria", "avant_garde", false, 1, [2, 2, 1]),
    ("austria", "grenadiers", false, 1, [4, 0, 1]),
    ("austria", "light_cavalry", false, 1, [0, 2, 1]),
    ("austria", "reserve", false, 1, [0, 3, 1]),
    ("prussia", "line_early", true, 2, [6, 1, 1]),
    ("prussia", "line_late", true, 2, [6, 1, 1]),
    ("prussia", "dragoons", false, 1, [0, 2, 1]),
    ("prussia", "light_cavalry", false, 1, [0, 2, 1]),
    ("prussia", "reserve", false, 1, [2, 1, 1]),
    ("russia", "line", true, 2, [6, 0, 1]),
    ("russia", "grenadiers", false, 1, [3, 1, 1]),
    ("russia", "light_cavalry", false, 1, [0, 4, 1]),
    ("russia", "reserve", false, 1, [0, 3, 1]),
    ("britain", "line", true, 2, [3, 0, 1]),
    ("britain", "light", false, 1, [4, 0, 1]),
    ("britain", "guard", false, 1, [3, 0, 1]),
    ("britain", "light_cavalry", false, 1, [0, 4, 1]),
    ("britain", "portuguese", false, 1, [3, 1, 1]),
    ("britain", "reserve", false, 1, [0, 3, 1]),
    ("spain", "line", true, 2, [5, 0, 1]),
    ("spain", "veteran", false, 1, [4, 0, 1]),
    ("spain", "militia", true, 2, [5, 4, 1]),
    ("spain", "cavalry", false, 1, [0, 5, 0]),
];

#[test]
fn the_commands_are_those_of_the_sheet() {
    let rows = &OF_THE_SHEET;
    let all_types: usize = all().lists.iter().map(|list| list.types.len()).sum();
    assert_eq!(all_types, rows.len());
    for (list, sort, core, most, arms) in rows {
        let of = all().list(list).expect("a list");
        let found = of.command_type(sort).unwrap_or_else(|| panic!("{list} has no {sort}"));
        assert_eq!((found.core, found.most), (*core, *most), "{list} {sort}");
        let mut counted = [0_u8; 3];
        // The first alternative of each part; the others are of the same arms but for France's Reserve of Elite.
        for units in found.parts.iter().map(|part| &part[0]) {
            let kind = &of.entry(&units.1[0]).expect("an entry").kind;
            let arm = ["infantry", "cavalry", "artillery"].iter().position(|k| k == kind).expect("an arm");
            counted[arm] += units.0;
        }
        assert_eq!(counted, *arms, "{list} {sort}");
    }
    let sizes: Vec<_> = all().lists.iter().map(|list| (list.id.as_str(), list.commands)).collect();
    let expected =
        [("france", 2), ("austria", 2), ("prussia", 2), ("russia", 3), ("britain", 3), ("spain", 3)];
    assert_eq!(sizes, expected);
}

#[test]
fn lists_name_only_what_the_catalog_has() {
    let known = |kind: &str, attrs: &Attrs, what: &str| {
        let kind = CATALOG.kind(kind).unwrap_or_else(|| panic!("{what}: no kind {kind}"));
        for (id, value) in attrs {
            let attribute = kind.attribute(id).unwrap_or_else(|| panic!("{what}: no attribute {id}"));
            let same = std::mem::discriminant(value) == std::mem::discriminant(&attribute.default);
            assert!(same, "{what}: {id} is {value}");
        }
    };
    for list in &all().lists {
        assert!(CATALOG.nations.iter().any(|nation| nation.id == list.id), "{}", list.id);
        for entry in &list.entries {
            known(&entry.kind, &entry.attrs, &entry.id);
            let used = list.types.iter().flat_map(|sort| sort.parts.iter().flatten());
            assert!(used.flat_map(|units| &units.1).any(|id| *id == entry.id), "{} is drawn", entry.id);
        }
        for sort in &list.types {
            known("leader", &sort.leader, &sort.id);
            let named = sort.parts.iter().flatten().flat_map(|units| &units.1);
            named.for_each(|id| assert!(list.entry(id).is_some(), "{}: {id}", list.id));
        }
        for table in &list.generals {
            assert_eq!(table.faces.last().map(|face| face.to), Some(6), "{}: a d6", list.id);
            for face in &table.faces {
                known(&table.kind, &face.attrs, &list.id);
                let then = face.then.as_ref().map(|id| &all().common.traits[id]);
                then.into_iter().flatten().for_each(|f| known(&table.kind, &f.attrs, &list.id));
            }
        }
    }
}

/// The cell the sheet gives as its case: Prussia, Leader 2 rolls 4 and has a special rule; the chief rolls 3.
#[test]
fn generals_are_diced_for_by_the_sheets_tables() {
    let prussia = all().list("prussia").expect("a list");
    let quality = |kind: &str, place: u8, die: i32| {
        let table = prussia.generals.iter().find(|t| t.kind == kind && (t.from..=t.to).contains(&place));
        let face = table.expect("a table").faces.iter().find(|face| die <= face.to).expect("a face");
        (face.attrs["q"].int(), face.then.is_some())
    };
    assert_eq!(quality("leader", 2, 4), (Some(4), true));
    assert_eq!(quality("cinc", 1, 3), (Some(4), false));
}

fn drawn(list: &ArmyList, year: u16, seed: u64) -> Army {
    let mut chance = Chance::new(seed);
    let mut army = all().draw_army(&CATALOG, list, year, &mut chance).expect("the list can be raised");
    all().draw_generals(list, &mut army, &mut chance);
    army
}

#[test]
fn what_is_drawn_of_a_list_is_an_army_of_it() {
    for list in &all().lists {
        for year in all().common_years(&[list]) {
            for seed in 0..10 {
                let army = drawn(list, year, seed);
                assert_eq!(army, drawn(list, year, seed), "the same seed, the same army");
                let layout = Layout::new(Orientation::Pointy, 36, 24);
                let mut scenario = battlefield(&CATALOG, layout, &[&list.id]);
                muster(&mut scenario, &army, Side::A, &list.id);
                let found = problems(all(), &CATALOG, &scenario, Side::A, &list.id, year);
                assert_eq!(found, [], "{} {year} {seed}", list.id);
                let points = all().points_of(&CATALOG, &scenario, Side::A);
                assert_eq!(points, army.points(all(), &CATALOG));
                assert!((120..=420).contains(&points), "{} {year}: {points} points", list.id);
            }
        }
    }
}

#[test]
fn years_in_common_are_those_of_both_nations_wars() {
    let years = |a: &str, b: &str| {
        all().common_years(&[all().list(a).expect("a list"), all().list(b).expect("a list")])
    };
    assert_eq!(years("france", "austria"), [1805, 1806, 1807, 1808, 1809, 1812, 1813, 1814]);
    assert_eq!(years("prussia", "austria"), [1805, 1806, 1807, 1808, 1809, 1813, 1814]);
    assert_eq!(years("britain", "spain").len(), 11);
}

#[test]
fn what_is_wrong_with_an_army_is_told_with_its_place() {
    let list = all().list("france").expect("a list");
    let mut scenario = battlefield(&CATALOG, Layout::new(Orientation::Pointy, 36, 24), &["france"]);
    muster(&mut scenario, &drawn(list, 1809, 4), Side::A, "france");
    let places = |scenario: &oblique_scenario::Scenario| -> Vec<Place> {
        let found = problems(all(), &CATALOG, scenario, Side::A, "france", 1809);
        found.into_iter().map(|problem| problem.place).collect()
    };
    let unit = PieceId("a-1-01".to_owned());
    let at = |id: &str, attr: &str| Place::Piece(PieceId(id.to_owned()), attr.to_owned());
    let piece = scenario.pieces.get_mut(&unit).expect("a unit");
    piece.attrs.insert("c".to_owned(), Value::Int(9));
    assert_eq!(places(&scenario), [at("a-1", ""), at("a-1-01", "")].into_iter().rev().collect::<Vec<_>>());
    let evidence = Evidence { grade: Grade::Sourced, source: "roll".to_owned(), remark: String::new() };
    scenario.pieces.get_mut(&unit).expect("a unit").evidence.insert("c".to_owned(), evidence);
    assert_eq!(places(&scenario), [], "a figure of a source goes before the list");
    scenario
        .pieces
        .get_mut(&PieceId("a-2".to_owned()))
        .expect("a leader")
        .attrs
        .insert("q".to_owned(), Value::Int(5));
    assert_eq!(places(&scenario), [at("a-2", "q")]);
    scenario.pieces.retain(|id, p| id.0 != "a-2" && p.leader != Some(PieceId("a-2".to_owned())));
    assert_eq!(places(&scenario), [Place::Side(Side::A, String::new())]);
}

#[test]
fn a_better_unit_is_worth_more() {
    let price = |list: &str, entry: &str| {
        let entry = all().list(list).and_then(|l| l.entry(entry)).expect("an entry");
        all().price(&CATALOG, &entry.kind, &entry.attrs).expect("a price")
    };
    assert_eq!(price("russia", "line"), 10);
    assert!(price("britain", "guards") > price("britain", "veteran"));
    assert!(price("britain", "veteran") > price("britain", "line"));
    assert!(price("spain", "volunteers") < price("spain", "linea"));
    assert!(price("austria", "cuirassiers") > price("austria", "dragoons"));
}

fn austria(seed: u64) -> (&'static ArmyList, ArmyPlan) {
    let list = all().list("austria").expect("a list");
    (list, ArmyPlan::new(all(), &CATALOG, list, 1809, seed).expect("it can be raised"))
}

/// Whatever is drawn is legal, and what is chosen beyond the list is told with its command.
#[test]
fn armies_being_built_are_judged_command_by_command() {
    for seed in 1..40 {
        let (list, plan) = austria(seed);
        assert_eq!(plan.problems(all(), &CATALOG, list), [], "seed {seed}");
        assert!(plan.army(&CATALOG, list).expect("an army").points(all(), &CATALOG) > 100);
    }
    let (list, mut plan) = austria(1);
    plan.choose_sort(list, 0, "grenadiers");
    plan.choose_sort(list, 1, "grenadiers");
    let found = plan.problems(all(), &CATALOG, list);
    assert!(found.iter().any(|(at, places)| *at == Some(1) && places.contains("one too many")), "{found:?}");
    assert!(found.iter().any(|(at, places)| at.is_none() && places.contains("needs one of")), "{found:?}");
    plan.add_command(all(), &CATALOG, list);
    let found = plan.problems(all(), &CATALOG, list);
    assert!(found.iter().any(|(_, places)| places.contains("there are 3")), "{found:?}");
}

#[test]
fn what_is_set_by_hand_stays_when_dice_are_thrown_again() {
    let (list, mut plan) = austria(5);
    let unlike =
        ByHand { name: Some("Deutschmeister".to_owned()), attrs: [("c".to_owned(), Value::Int(7))].into() };
    plan.command_mut(0).parts[0].units[1].by_hand = unlike.clone();
    plan.command_mut(1).general.attrs.insert("q".to_owned(), Value::Int(2));
    let kept = plan.command(0).parts[0].clone();
    for _ in 0..20 {
        plan.throw_general(all(), &CATALOG, list, 1);
        plan.draw_units(list, 0);
        plan = plan.again(all(), &CATALOG, list).expect("it can be drawn");
        assert_eq!(plan.command(0).parts[0], kept);
    }
    let army = plan.army(&CATALOG, list).expect("an army");
    assert_eq!(army.commands[1].general.attrs.get("q"), Some(&Value::Int(2)));
    let unit = &army.commands[0].units[1];
    assert_eq!((unit.name.as_str(), unit.attrs.get("c")), ("Deutschmeister", Some(&Value::Int(7))));
    assert_eq!(unit.evidence.get("c").map(|e| e.grade), Some(Grade::Estimated));
    // What no list has is told, unless it rests on a source.
    assert!(!plan.problems(all(), &CATALOG, list).is_empty());
    plan.source = "order".to_owned();
    assert_eq!(plan.problems(all(), &CATALOG, list), []);
}

/// Dice and names of generals: thrown again they change in time, and no two of an army share a name.
#[test]
fn generals_thrown_again_are_others_and_nobody_is_there_twice() {
    let (list, mut plan) = austria(2);
    let first = plan.command(0).thrown.clone();
    let others = (0..10).filter(|_| {
        plan.throw_general(all(), &CATALOG, list, 0);
        let names: Vec<_> = (0..3).filter_map(|at| plan.command(at).thrown.name.clone()).collect();
        assert!(names[0] != names[1] && names[1] != names[2] && names[0] != names[2]);
        plan.command(0).thrown != first
    });
    assert!(others.count() > 5);
}
