//! Cells written in blocks, units split, commands arriving: each one edit, each refusal with its reason.

use super::arrivals::{arriving, parties};
use super::cells::{Plan, Target, block, fill_down, paste, typed_over};
use super::companies::{regiment, shares, split};
use super::copies::{CopyOptions, copies};
use super::field::{SortKey, UnitField};
use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_rules::catalog::{Catalog, Role};
use oblique_rulesets::RULESETS;
use oblique_scenario::{Arrival, Piece, PieceId, Scenario, Side, Value};
use proptest::prelude::*;
use std::cmp::Ordering;
use std::collections::BTreeSet;

fn catalog() -> &'static Catalog {
    RULESETS[0].catalog()
}

fn id(text: &str) -> PieceId {
    PieceId(text.to_owned())
}

fn men() -> UnitField {
    UnitField::Attribute("men".to_owned())
}

/// A leader and four battalions of 33rd Foot.
fn army() -> Scenario {
    let board =
        Board::new(Layout::new(Orientation::Flat, 9, 9), vec![catalog().terrain[0].id.clone()], Vec::new());
    let mut scenario = Scenario::new(&catalog().id, board);
    let kind = |role| catalog().kinds.iter().find(|k| k.role == role).expect("every ruleset has the role");
    scenario.pieces.insert(id("keith"), Piece::new(Side::A, &kind(Role::Leader).id, "Keith"));
    for n in 1..=4 {
        let mut piece = Piece::new(Side::A, &kind(Role::Foot).id, &format!("33rd Foot {n}"));
        (piece.leader, piece.order) = (Some(id("keith")), n);
        piece.attrs.insert("men".to_owned(), Value::Int(500 + i64::from(n)));
        scenario.pieces.insert(id(&format!("u{n}")), piece);
    }
    scenario
}

fn rows() -> Vec<PieceId> {
    ["keith", "u1", "u2", "u3", "u4"].map(id).to_vec()
}

fn apply(scenario: &Scenario, plan: &Plan) -> Scenario {
    let mut new = scenario.clone();
    if let Some(edit) = plan.edit() {
        let _ = edit.apply(&mut new);
    }
    new
}

fn strengths(scenario: &Scenario) -> Vec<i64> {
    scenario.pieces.values().filter_map(|p| p.int("men")).collect()
}

fn cells(text: &[&[&str]]) -> Vec<Vec<String>> {
    text.iter().map(|row| row.iter().map(|cell| (*cell).to_owned()).collect()).collect()
}

#[test]
fn a_value_is_typed_over_all_of_a_selection_and_who_has_no_such_figure_is_named() {
    let scenario = army();
    let plan = typed_over(&scenario, catalog(), &rows(), &[men()], "640");
    assert_eq!(strengths(&apply(&scenario, &plan)), [640; 4]);
    assert_eq!((plan.cells, plan.refused.len()), (4, 1));
    assert_eq!(plan.without(&scenario, catalog()).as_deref(), Some("Keith has no strength"));
    let bad = typed_over(&scenario, catalog(), &rows()[1..], &[men()], "many");
    assert_eq!((bad.cells, bad.refused.len(), bad.edit()), (0, 4, None));
    assert!(bad.refused[0].why.contains("'many'"), "{}", bad.refused[0].why);
}

#[test]
fn filling_down_gives_all_what_the_first_has_and_counts_names_up() {
    let scenario = army();
    let plan = fill_down(&scenario, catalog(), &rows()[1..], &[UnitField::Name, men()]);
    let after = apply(&scenario, &plan);
    assert_eq!(strengths(&after), [501; 4]);
    let names: BTreeSet<_> = after.pieces.values().map(|p| p.name.as_str()).collect();
    assert_eq!(names.len(), 5, "no two are called alike: {names:?}");
    let nothing = fill_down(&scenario, catalog(), &rows(), &[men()]);
    assert_eq!(nothing.refused[0].why, "Keith has no strength to fill down.");
}

#[test]
fn a_block_goes_where_it_begins_and_what_falls_off_and_what_is_refused_is_told() {
    let scenario = army();
    let all = rows();
    let fields = [UnitField::Name, men(), UnitField::Remark];
    let target = Target { rows: &all[3..4], fields: &fields[1..2], all_rows: &all, all_fields: &fields };
    let text = cells(&[&["610", "old", "x"], &["lots", "new", "y"], &["630", "last", "z"]]);
    let plan = paste(&scenario, catalog(), &target, &text);
    assert_eq!((plan.rows_beyond, plan.columns_beyond), (1, 1));
    assert_eq!(plan.beyond().as_deref(), Some("1 row and 1 column"));
    assert_eq!(plan.refused.len(), 1);
    assert_eq!((plan.refused[0].name.as_str(), plan.refused[0].column.as_str()), ("33rd Foot 4", "Strength"));
    let after = apply(&scenario, &plan);
    assert_eq!(strengths(&after), [501, 502, 610, 504]);
    assert_eq!(after.pieces[&id("u4")].remark, "new");
}

#[test]
fn a_block_fills_a_selection_it_divides() {
    let scenario = army();
    let all = rows();
    let fields = [men()];
    let target = Target { rows: &all[1..], fields: &fields, all_rows: &all, all_fields: &fields };
    let plan = paste(&scenario, catalog(), &target, &cells(&[&["1,000"], &["900"]]));
    assert!(plan.is_whole());
    assert_eq!(strengths(&apply(&scenario, &plan)), [1000, 900, 1000, 900]);
    let one = paste(&scenario, catalog(), &target, &cells(&[&["700"]]));
    assert_eq!(strengths(&apply(&scenario, &one)), [700; 4]);
}

#[test]
fn what_is_copied_and_pasted_over_itself_changes_nothing() {
    let scenario = army();
    let all = rows();
    let fields = UnitField::all(catalog());
    let text = block(&scenario, catalog(), &all, &fields);
    let target = Target { rows: &all[..1], fields: &fields[..1], all_rows: &all, all_fields: &fields };
    let plan = paste(&scenario, catalog(), &target, &text);
    assert_eq!((plan.cells, plan.refused.len(), plan.is_whole()), (0, 0, true), "{:?}", plan.refused);
}

#[test]
fn an_empty_cell_takes_a_figure_away_and_a_name_has_no_line_breaks() {
    let scenario = army();
    let plan = typed_over(&scenario, catalog(), &[id("u1")], &[men()], "");
    assert_eq!(apply(&scenario, &plan).pieces[&id("u1")].attrs.get("men"), None);
    let plan = typed_over(&scenario, catalog(), &[id("u1")], &[UnitField::Name], "Guard\nof the king");
    assert_eq!(apply(&scenario, &plan).pieces[&id("u1")].name, "Guard of the king");
}

#[test]
fn nothing_stands_last_in_both_directions() {
    let (nothing, few, many) = (SortKey::Nothing, SortKey::Number(1), SortKey::Number(9));
    for down in [false, true] {
        let mut keys = [&many, &nothing, &few];
        keys.sort_by(|a, b| a.compare(b, down));
        assert_eq!(keys, if down { [&many, &few, &nothing] } else { [&few, &many, &nothing] });
        assert_eq!(nothing.compare(&SortKey::Nothing, down), Ordering::Equal);
    }
}

#[test]
fn a_duplicate_takes_the_next_free_number_of_its_regiment() {
    let scenario = army();
    let (edit, new) = copies(&scenario, catalog(), &[id("u2")].into(), CopyOptions::default());
    let mut after = scenario.clone();
    let _ = edit.apply(&mut after);
    let names: Vec<_> = new.iter().map(|id| after.pieces[id].name.as_str()).collect();
    assert_eq!(names, ["33rd Foot 5"]);
}

#[test]
fn a_unit_is_split_into_companies_that_add_up_and_stand_where_it_stood() {
    let mut scenario = army();
    let hex = scenario.board.layout().at(3, 3);
    scenario.pieces.get_mut(&id("u2")).expect("it is there").hex = Some(hex);
    let (edit, ids) = split(&scenario, catalog(), &id("u2"), 3).expect("it can be split");
    let mut after = scenario.clone();
    let _ = edit.apply(&mut after);
    let mut companies: Vec<&Piece> = ids.iter().map(|id| &after.pieces[id]).collect();
    companies.sort_by_key(|p| p.order);
    let said: Vec<_> = companies.iter().map(|p| (p.name.as_str(), p.int("men"))).collect();
    let due = [("33rd Foot 2 a", Some(168)), ("33rd Foot 2 b", Some(167)), ("33rd Foot 2 c", Some(167))];
    assert_eq!(said, due);
    assert_eq!(companies.iter().map(|p| p.hex).collect::<Vec<_>>(), [Some(hex), None, None]);
    assert!(companies.iter().all(|p| p.leader == Some(id("keith")) && regiment(p) == "33rd Foot 2"));
    assert!(
        companies.iter().all(|p| p.regiment == "33rd Foot 2"),
        "it is kept, whatever they are called later"
    );
    let (edit, ids) = split(&after, catalog(), &id("u2"), 2).expect("it can be split again");
    let mut again = after.clone();
    let _ = edit.apply(&mut again);
    assert!(ids.iter().all(|id| again.pieces[id].regiment == "33rd Foot 2"), "a company's regiment stays");
    assert!(after.pieces[&id("u3")].order > companies[2].order, "the others follow as before");
    assert!(split(&scenario, catalog(), &id("keith"), 3).is_err());
    assert!(split(&scenario, catalog(), &id("u2"), 1).is_err());
}

#[test]
fn a_command_arrives_with_all_under_it_by_its_leaders_hexes() {
    let mut scenario = army();
    let hex = scenario.board.layout().at(0, 4);
    scenario.pieces.get_mut(&id("keith")).expect("it is there").arrives = Some(Arrival::at(9, hex));
    let (edit, who) = arriving(&scenario, &[id("keith")].into(), 3, true).expect("something changes");
    assert_eq!(who.len(), 5);
    let mut after = scenario.clone();
    let _ = edit.apply(&mut after);
    assert!(after.pieces.values().all(|p| p.arrives == Some(Arrival::at(3, hex))));
    let ids = rows();
    let all: Vec<&PieceId> = ids.iter().collect();
    let together = parties(&after, &all);
    assert_eq!((together.len(), together[0].rest.len()), (1, 4));
    after.pieces.get_mut(&id("u3")).expect("it is there").arrives =
        Some(Arrival::at(3, after.board.layout().at(0, 0)));
    assert_eq!(parties(&after, &all).len(), 2, "by another hex it is an entry of its own");
    assert!(arriving(&after, &[id("u1")].into(), 3, false).is_none());
}

proptest! {
    #[test]
    fn shares_add_up_and_differ_by_one_at_most(whole in 0_i64..100_000, parts in 1_u32..30) {
        let all = shares(whole, parts);
        prop_assert_eq!(all.iter().sum::<i64>(), whole);
        prop_assert!(all.windows(2).all(|w| w[0] - w[1] <= 1 && w[0] >= w[1]));
        prop_assert!(all[0] - all[all.len() - 1] <= 1);
    }
}

#[test]
fn a_regiment_is_typed_and_taken_off_again() {
    let mut piece = Piece::new(Side::A, "infantry", "1st company");
    let scenario = army();
    let text = |piece: &Piece| UnitField::Regiment.text(&scenario, catalog(), piece);
    assert_eq!((text(&piece), UnitField::Regiment.is_empty(&piece)), (String::new(), true));
    piece.regiment = "33rd Foot".to_owned();
    assert_eq!((text(&piece).as_str(), regiment(&piece)), ("33rd Foot", "33rd Foot"));
    piece.regiment.clear();
    assert_eq!(regiment(&piece), "1st company");
}

#[test]
fn battalions_named_before_a_stroke_are_of_one_regiment() {
    let of = |name: &str| regiment(&Piece::new(Side::A, "infantry", name)).to_owned();
    assert_eq!(of("1/IR24 Schwerin"), "IR24 Schwerin");
    assert_eq!(of("II/IR24 Schwerin"), "IR24 Schwerin");
    assert_eq!(of("1/Line regiment"), "Line regiment");
    assert_eq!(of("13/19"), "13/19", "two regiments' grenadiers, not a battalion");
    assert_eq!(of("Grenadier battalion Reibnitz (13/19)"), "Grenadier battalion Reibnitz (13/19)");
}
