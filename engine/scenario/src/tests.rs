//! Edits and their inverses, change sets, fresh ids.

use super::{
    Attrs, BoardPlace, ChangeSet, Decimal, Edit, Evidence, Facets, Grade, History, Meta, Nation, Note,
    NoteId, Objective, ObjectiveId, Piece, PieceId, Scenario, SetUp, SetUpId, Sheet, SheetId, Side, SideInfo,
    Value, Zone,
};
use oblique_board::hex::{Hex, Layout, Numbering, Orientation};
use oblique_board::{Board, Feature, FeatureId, Label, LabelId, LabelSize, Path, TerrainIx};
use proptest::prelude::*;

fn scenario() -> Scenario {
    let palette = ["clear", "woods", "town"].map(str::to_owned).to_vec();
    Scenario::new("test", Board::new(Layout::new(Orientation::Flat, 6, 5), palette, vec!["road".to_owned()]))
}

fn hexes() -> impl Strategy<Value = Vec<Hex>> {
    prop::collection::vec((-1..7_i32, -1..6_i32).prop_map(|(c, r)| scenario().board.layout().at(c, r)), 0..6)
}

fn id() -> impl Strategy<Value = String> {
    prop::sample::select(&["x", "y", "z"][..]).prop_map(str::to_owned)
}

fn edit() -> impl Strategy<Value = Edit> {
    let evidence = |n: u8| Evidence { grade: Grade::Known, source: n.to_string(), remark: String::new() };
    let one = prop_oneof![
        (hexes(), 0..3_u8)
            .prop_map(|(h, t)| Edit::Terrain(h.into_iter().map(|h| (h, TerrainIx(t))).collect())),
        (hexes(), -2..4_i8).prop_map(|(h, l)| Edit::Levels(h.into_iter().map(|h| (h, l)).collect())),
        (id(), id(), prop::option::of(hexes())).prop_map(|(id, kind, path)| {
            let feature = path.map(|path| Feature::new(kind, Path::Hexes(path)));
            Edit::Feature(FeatureId(id), feature)
        }),
        (id(), prop::option::of(id())).prop_map(|(id, text)| {
            let label = |text| Label { text, hex: Hex::ZERO, size: LabelSize::Small, angle_deg: 3 };
            Edit::Label(LabelId(id), text.map(label))
        }),
        (id(), prop::option::of(any::<[i32; 2]>())).prop_map(|(id, value)| {
            let objective = |value| Objective {
                hex: Hex::ZERO,
                name: String::new(),
                value,
                holder: None,
                order: 0,
                evidence: None,
            };
            Edit::Objective(ObjectiveId(id), value.map(objective))
        }),
        (id(), prop::option::of(id())).prop_map(|(id, name)| {
            Edit::Piece(PieceId(id), name.map(|name| Box::new(Piece::new(Side::B, "unit", &name))))
        }),
        (id(), prop::option::of(id())).prop_map(|(id, name)| {
            Edit::Nation(id, name.map(|name| Nation { name, ..Nation::default() }))
        }),
        (id(), prop::option::of(id())).prop_map(|(id, text)| {
            Edit::Note(NoteId(id), text.map(|text| Note { text, ..Note::default() }))
        }),
        (id(), prop::option::of(0..3_u8))
            .prop_map(move |(id, n)| Edit::FeatureEvidence(FeatureId(id), n.map(evidence))),
        (id(), prop::option::of(0..3_u8))
            .prop_map(move |(id, n)| Edit::LabelEvidence(LabelId(id), n.map(evidence))),
        (id(), prop::option::of(id())).prop_map(|(key, why)| Edit::Silence(key, why)),
        (id(), prop::option::of(id())).prop_map(|(id, file)| {
            Edit::Sheet(SheetId(id), file.map(|file| Box::new(Sheet { file, ..Sheet::default() })))
        }),
        prop::option::of(1..3_i64)
            .prop_map(|yards| Edit::BoardPlace(yards.map(|n| BoardPlace::new(Decimal::whole(n))))),
        id().prop_map(|title| Edit::Meta(Box::new(Meta { title, ..Meta::default() }))),
        (id(), any::<bool>()).prop_map(|(name, a)| {
            let side = if a { Side::A } else { Side::B };
            Edit::Side(side, Box::new(SideInfo { name, ..SideInfo::default() }))
        }),
        (id(), 0..3_i64).prop_map(|(id, n)| Edit::Params(Attrs::from([(id, Value::Int(n))]))),
        (hexes(), any::<bool>()).prop_map(|(hexes, a)| {
            let side = if a { Side::A } else { Side::B };
            Edit::Zone(side, Zone::of(hexes))
        }),
        (hexes(), any::<bool>())
            .prop_map(|(hexes, a)| { Edit::Exits(if a { Side::A } else { Side::B }, Zone::of(hexes)) }),
        (hexes(), prop::option::of((id(), 0..3_i64))).prop_map(|(hexes, attrs)| {
            let attrs = attrs.map(|(id, n)| Attrs::from([(id, Value::Int(n))]));
            Edit::HexAttrs(hexes.into_iter().next().unwrap_or_default(), attrs)
        }),
        (id(), prop::option::of(id())).prop_map(|(id, name)| {
            let set_up = |name| Box::new(SetUp { name, ..SetUp::default() });
            Edit::SetUp(SetUpId(id), name.map(set_up))
        }),
        id().prop_map(|outcome| Edit::History(Box::new(History { outcome, ..History::default() }))),
        (1..4_u16, 0..9_u16, any::<bool>()).prop_map(|(n, first_col, row_first)| {
            // Renumbering is such an edit too.
            let numbering = Numbering { first_col, row_first, ..Numbering::USUAL };
            let layout = Layout { numbering, ..Layout::new(Orientation::Pointy, n, n) };
            Edit::Board(Box::new(Board::new(
                layout,
                vec!["clear".to_owned(), "woods".to_owned(), "town".to_owned()],
                Vec::new(),
            )))
        }),
    ];
    one.prop_recursive(2, 12, 4, |edit| prop::collection::vec(edit, 0..4).prop_map(Edit::Many))
}

/// Does the change set tell of every difference that it must?
fn tells_all(before: &Scenario, after: &Scenario, change: &ChangeSet) -> bool {
    let facets = change.facets;
    if before.board.layout() != after.board.layout() {
        return facets.meets(Facets::LAYOUT);
    }
    let ground = before.board.layout().hexes().all(|h| {
        facets.meets(Facets::LAYOUT)
            || change.hexes.contains(&h)
            || before.board.terrain_id(h) == after.board.terrain_id(h)
                && before.board.level(h) == after.board.level(h)
    });
    let pieces =
        before.pieces.iter().all(|(id, p)| after.pieces.get(id) == Some(p) || change.pieces.contains(id))
            && after.pieces.keys().all(|id| before.pieces.contains_key(id) || change.pieces.contains(id));
    ground
        && pieces
        && (before.board.features() == after.board.features() || facets.meets(Facets::FEATURES))
        && (before.board.labels() == after.board.labels() || facets.meets(Facets::LABELS))
        && (before.objectives == after.objectives || facets.meets(Facets::OBJECTIVES))
        && (before.pieces == after.pieces || facets.meets(Facets::PIECES))
        && (before.params == after.params || facets.meets(Facets::PARAMS))
        && (before.sides == after.sides || facets.meets(Facets::PARAMS))
        && (before.nations == after.nations || facets.meets(Facets::PARAMS))
        && (before.zones == after.zones || facets.meets(Facets::ZONES))
        && (before.exits == after.exits || facets.meets(Facets::ZONES))
        && (before.board.hex_attrs() == after.board.hex_attrs()
            || facets.meets(Facets::TERRAIN.with(Facets::LAYOUT)))
        && (before.setups == after.setups || facets.meets(Facets::TEXTS))
        && (before.notes == after.notes || facets.meets(Facets::TEXTS))
        && (before.silenced == after.silenced || facets.meets(Facets::TEXTS))
        && (before.sheets == after.sheets || facets.meets(Facets::SHEETS))
        && (before.board_place == after.board_place || facets.meets(Facets::SHEETS))
        && (before.meta == after.meta || facets.meets(Facets::TEXTS))
        && (!change.is_empty() || before == after)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_scenario_becomes_any_other_and_itself_again(first in prop::collection::vec(edit(), 0..6), then in prop::collection::vec(edit(), 0..6)) {
        let mut before = scenario();
        for edit in first {
            let _ = edit.apply(&mut before);
        }
        let mut other = before.clone();
        for edit in then {
            let _ = edit.apply(&mut other);
        }
        let edit = before.becoming(&other).expect("of one ruleset");
        let mut after = before.clone();
        let (inverse, _) = edit.apply(&mut after);
        prop_assert_eq!(&after, &other);
        prop_assert_eq!(after.becoming(&other), Some(Edit::Many(Vec::new())), "what is the same is left out");
        let _ = inverse.apply(&mut after);
        prop_assert_eq!(&after, &before);
        other.ruleset = "another".to_owned();
        prop_assert_eq!(before.becoming(&other), None, "no edit changes the ruleset");
    }

    #[test]
    fn undoing_gives_back_the_identical_scenario(edits in prop::collection::vec(edit(), 1..12)) {
        let mut scenario = scenario();
        let mut states = vec![scenario.clone()];
        let mut inverses = Vec::new();
        for edit in edits {
            let (inverse, change) = edit.apply(&mut scenario);
            prop_assert!(tells_all(states.last().unwrap(), &scenario, &change), "{change:?}");
            inverses.push(inverse);
            states.push(scenario.clone());
        }
        while let Some(inverse) = inverses.pop() {
            let after = states.pop().unwrap();
            let (again, change) = inverse.apply(&mut scenario);
            prop_assert_eq!(&scenario, states.last().unwrap());
            prop_assert!(tells_all(&after, &scenario, &change));
            // And redoing gives the later one.
            let mut redone = scenario.clone();
            let _ = again.apply(&mut redone);
            prop_assert_eq!(&redone, &after);
        }
    }

    #[test]
    fn an_edit_that_says_what_is_so_changes_nothing(edit in edit()) {
        let mut scenario = scenario();
        let _ = edit.clone().apply(&mut scenario);
        if !matches!(edit, Edit::Many(_)) {
            let (_, change) = edit.apply(&mut scenario);
            prop_assert!(change.is_empty());
        }
    }
}

#[test]
fn fresh_ids_are_plain_and_unused() {
    let mut s = scenario();
    assert_eq!(s.fresh_piece_id(Side::A, "Fürst Leopold II."), PieceId("a-furst-leopold-ii".to_owned()));
    for due in ["b-horse", "b-horse-02", "b-horse-03"] {
        let id = s.fresh_piece_id(Side::B, "Horse");
        assert_eq!(id.0, due);
        let _ = Edit::Piece(id, Some(Box::new(Piece::new(Side::B, "cavalry", "")))).apply(&mut s);
    }
    assert_eq!(s.fresh_label_id("«»"), LabelId("x".to_owned()));
    assert_eq!(s.fresh_feature_id("Bach"), FeatureId("bach".to_owned()));
    assert_eq!(s.fresh_objective_id("1"), ObjectiveId("1".to_owned()));
    assert_eq!(s.fresh_note_id(""), NoteId("x".to_owned()));
}

#[test]
fn a_set_up_is_taken_up_and_given_back_in_one_edit() {
    let mut s = scenario();
    for n in 0..3 {
        let mut piece = Piece::new(Side::A, "infantry", &format!("{n}"));
        piece.hex = Some(s.board.layout().at(n, 0));
        piece.formation = "line".to_owned();
        s.pieces.insert(PieceId(format!("a-{n}")), piece);
    }
    let morning = s.present_set_up("Morning");
    let moved = PieceId("a-1".to_owned());
    let there = s.board.layout().at(4, 4);
    s.pieces.get_mut(&moved).unwrap().hex = Some(there);
    s.pieces.insert(PieceId("a-new".to_owned()), Piece::new(Side::A, "infantry", "late"));
    s.pieces.remove(&PieceId("a-0".to_owned()));
    assert_eq!(s.differing_from(&morning), std::slice::from_ref(&moved));
    let before = s.clone();
    let (back, change) = s.taking_up(&morning).apply(&mut s);
    assert_eq!(s.pieces[&moved].hex, Some(s.board.layout().at(1, 0)));
    assert_eq!(change.pieces.len(), 1);
    let _ = back.apply(&mut s);
    assert_eq!(s, before);
}

#[test]
fn a_zone_is_the_same_however_it_was_painted() {
    let layout = scenario().board.layout();
    let hexes = [layout.at(3, 1), layout.at(0, 4), layout.at(3, 1), layout.at(2, 0)];
    let zone = Zone::of(hexes);
    assert_eq!(zone, Zone::of(hexes.into_iter().rev()));
    assert_eq!(zone.hexes().len(), 3);
    assert!(hexes.iter().all(|hex| zone.contains(*hex)) && !zone.contains(layout.at(1, 1)));
    assert!(!zone.allows(layout.at(1, 1)) && Zone::default().allows(layout.at(1, 1)));
}

#[test]
fn subordinates_come_in_roster_order() {
    let mut s = scenario();
    let leader = PieceId("a-boss".to_owned());
    for (id, order) in [("a-1", 3), ("a-2", 1), ("a-3", 2)] {
        let mut piece = Piece::new(Side::A, "infantry", id);
        piece.order = order;
        piece.leader = (id != "a-3").then(|| leader.clone());
        s.pieces.insert(PieceId(id.to_owned()), piece);
    }
    let ids: Vec<_> = s.subordinates(&leader).into_iter().map(|(id, _)| id.0.as_str()).collect();
    assert_eq!(ids, ["a-2", "a-1"]);
    assert_eq!(s.next_order(Side::A), 4);
    assert_eq!(s.next_order(Side::B), 0);
}
