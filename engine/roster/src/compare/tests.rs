//! Properties of comparing and merging, over random scenarios.

use super::{Prefer, ScenarioPart, difference, merge, take};
use oblique_scenario::{Edit, PieceId, Scenario};
use oblique_testing::random_scenarios::scenario;
use proptest::prelude::*;

/// On the heap: three of them at once are too much for the stack of a test.
fn random() -> BoxedStrategy<Scenario> {
    scenario().boxed()
}

fn after(scenario: &Scenario, edit: Edit) -> Scenario {
    let mut new = scenario.clone();
    let _ = edit.apply(&mut new);
    new
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_edits_of_a_difference_lead_from_one_to_the_other(a in random(), b in random()) {
        let b = Scenario { ruleset: a.ruleset.clone(), ..b };
        let found = difference(&a, &b, None);
        prop_assert_eq!(found.is_empty(), a == b);
        prop_assert_eq!(after(&a, take(&a, &b, &found.picks())), b);
        prop_assert!(difference(&a, &a, None).is_empty());
    }

    #[test]
    fn one_thing_taken_over_leaves_one_difference_less(a in random(), b in random(), at in any::<prop::sample::Index>()) {
        let b = Scenario { ruleset: a.ruleset.clone(), board: a.board.clone(), ..b };
        let found = difference(&a, &b, None);
        prop_assume!(!found.is_empty());
        let entry = at.get(&found.entries);
        let rest = difference(&after(&a, take(&a, &b, &[entry.pick()])), &b, None);
        prop_assert_eq!(rest.entries.len() + 1, found.entries.len());
        prop_assert!(rest.entries.iter().all(|e| e.part != entry.part));
    }

    #[test]
    fn what_only_one_changed_is_merged_without_conflict(base in random(), x in random()) {
        for prefer in [Prefer::A, Prefer::B] {
            let left = merge(&base, &x, &base, prefer, None);
            prop_assert_eq!(&left.conflicts, &[]);
            prop_assert_eq!(&left.scenario, &x);
            let right = merge(&base, &base, &x, prefer, None);
            prop_assert_eq!(&right.conflicts, &[]);
            prop_assert_eq!(&right.scenario, &x);
            let both = merge(&base, &x, &x, prefer, None);
            prop_assert_eq!(&both.scenario, &x);
        }
    }

    #[test]
    fn disjoint_changes_are_both_kept(base in random(), x in random(), y in random()) {
        // The one changes units and the ground, the other texts, sides and objectives.
        let board_x = if x.board.layout() == base.board.layout() { x.board } else { base.board.clone() };
        let mut ours = Scenario { board: board_x, ..base.clone() };
        ours.params = x.params;
        let theirs = Scenario { meta: y.meta.clone(), sides: y.sides.clone(), objectives: y.objectives.clone(), notes: y.notes.clone(), history: y.history.clone(), ..base.clone() };
        let merged = merge(&base, &ours, &theirs, Prefer::A, None);
        prop_assert_eq!(&merged.conflicts, &[]);
        let due = Scenario { meta: y.meta, sides: y.sides, objectives: y.objectives, notes: y.notes, history: y.history, ..ours };
        prop_assert_eq!(merged.scenario, due);
    }

    #[test]
    fn a_preference_decides_every_conflict(base in random(), a in random(), b in random()) {
        let ours = merge(&base, &a, &b, Prefer::A, None);
        let theirs = merge(&base, &b, &a, Prefer::B, None);
        prop_assert_eq!(ours.conflicts.len(), theirs.conflicts.len());
        for (id, piece) in &a.pieces {
            if b.pieces.contains_key(id) && !base.pieces.contains_key(id) {
                prop_assert_eq!(ours.scenario.pieces.get(id), Some(piece));
            }
        }
    }
}

#[test]
fn two_men_who_change_the_same_figure_are_told() {
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_scenario::{Piece, Side, Value};
    let board = Board::new(
        Layout::new(Orientation::Flat, 4, 4),
        vec!["clear".to_owned(), "woods".to_owned()],
        Vec::new(),
    );
    let mut base = Scenario::new("test", board);
    let id = PieceId("a-keith".to_owned());
    base.pieces.insert(id.clone(), Piece::new(Side::A, "foot", "Keith"));
    let with = |men: i64, name: &str, hex: usize| {
        let mut s = base.clone();
        let piece = s.pieces.get_mut(&id).expect("there");
        piece.attrs.insert("men".to_owned(), Value::Int(men));
        piece.name = name.to_owned();
        let hex = s.board.layout().hex(hex);
        s.board.set_terrain(hex, oblique_board::TerrainIx(1));
        s
    };
    let (a, b) = (with(600, "Keith", 0), with(700, "von Keith", 1));
    let merged = merge(&base, &a, &b, Prefer::A, None);
    assert_eq!(merged.conflicts.len(), 1);
    assert_eq!(merged.conflicts[0].part, ScenarioPart::Piece(id.clone()));
    assert_eq!(merged.conflicts[0].sentence(), "Keith, men: nothing became '600' in A and '700' in B");
    let piece = &merged.scenario.pieces[&id];
    assert_eq!((piece.int("men"), piece.name.as_str()), (Some(600), "von Keith"));
    assert_eq!(merged.scenario.board.terrain_cells().iter().filter(|t| t.0 == 1).count(), 2);
    let other = merge(&base, &a, &b, Prefer::B, None);
    assert_eq!(other.scenario.pieces[&id].int("men"), Some(700));
    let found = difference(&base, &a, None);
    let lines: Vec<String> = found.entries.iter().map(super::Entry::sentence).collect();
    assert_eq!(lines, ["Keith: men nothing -> 600", "1 hex: clear -> woods"]);
}

#[test]
fn entry_hexes_are_told_in_their_order() {
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_scenario::{Aim, Arrival, Piece, Side, Task};
    let layout = Layout::new(Orientation::Flat, 4, 4);
    let mut base = Scenario::new("test", Board::new(layout, vec!["clear".to_owned()], Vec::new()));
    let mut keith = Piece::new(Side::A, "foot", "Keith");
    keith.arrives = Some(Arrival::at(3, layout.at(0, 0)));
    base.pieces.insert(PieceId("a-keith".to_owned()), keith);
    let mut other = base.clone();
    for piece in other.pieces.values_mut() {
        piece.arrives = piece.arrives.as_ref().map(|a| a.by([layout.at(2, 0), layout.at(0, 0)]));
    }
    let lines: Vec<String> =
        difference(&base, &other, None).entries.iter().map(super::Entry::sentence).collect();
    assert_eq!(lines, ["Keith: arrival turn 3 at 0101 -> turn 3 at 0301 or 0101"]);
    let mut told = base.clone();
    for piece in told.pieces.values_mut() {
        let hexes = vec![layout.at(2, 0), layout.at(0, 0)];
        piece.task = Some(Task { hexes, ..Task::new(Aim::TurnFlank) });
    }
    let lines: Vec<String> =
        difference(&base, &told, None).entries.iter().map(super::Entry::sentence).collect();
    assert_eq!(lines, ["Keith: task nothing -> turn a flank, at hexes 0301, 0101"]);
}

#[test]
fn a_leader_taken_away_by_one_and_used_by_the_other_is_told() {
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_scenario::{Piece, Side};
    let board = Board::new(Layout::new(Orientation::Flat, 2, 2), vec!["clear".to_owned()], Vec::new());
    let mut base = Scenario::new("test", board);
    let leader = PieceId("a-keith".to_owned());
    base.pieces.insert(leader.clone(), Piece::new(Side::A, "leader", "Keith"));
    let mut a = base.clone();
    a.pieces.remove(&leader);
    let mut b = base.clone();
    let mut unit = Piece::new(Side::A, "foot", "First");
    unit.leader = Some(leader);
    b.pieces.insert(PieceId("a-1".to_owned()), unit);
    let merged = merge(&base, &a, &b, Prefer::A, None);
    assert_eq!(merged.conflicts.len(), 1);
    assert_eq!(merged.conflicts[0].title, "First, leader");
}
