//! Whole scenarios carried over: nothing that has a place is lost, and growing by k and cropping by
//! k is nothing, for every k, side and layout.

use super::{
    Arrival, Edit, Note, NoteId, Objective, ObjectiveId, Piece, PieceId, Scenario, Side, Value, change_board,
};
use oblique_board::hex::{Edge, Hex, Hour, Layout, Orientation, Shift, Turn};
use oblique_board::transform::{Mapping, Margins, Reshape, Rigid};
use oblique_board::{Board, Feature, FeatureId, Label, LabelId, LabelSize, Path, TerrainIx};
use proptest::prelude::*;

const COMPASS: &[&str] = &["home"];

/// A board on which everything that can stand on one does.
fn scenario(layout: Layout, seed: u32) -> Scenario {
    let palette = ["clear", "woods", "marsh"].map(str::to_owned).to_vec();
    let mut board = Board::new(layout, palette, vec!["road".to_owned(), "stream".to_owned()]);
    let mut state = seed;
    let mut next = |n: i32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        i32::try_from(state >> 8).unwrap_or(0) % n.max(1)
    };
    for hex in layout.hexes() {
        board.set_terrain(hex, TerrainIx(u8::try_from(next(3)).unwrap_or(0)));
        board.set_level(hex, i8::try_from(next(5) - 1).unwrap_or(0));
    }
    let (w, h) = (i32::from(layout.width), i32::from(layout.height));
    let road: Vec<Hex> = layout.at(0, h / 2).line_to(layout.at(w - 1, next(h))).collect();
    let road = road.into_iter().filter(|hex| layout.contains(*hex)).collect();
    let feature = |kind: &str, path| Feature { name: kind.to_uppercase(), ..Feature::new(kind, path) };
    board.put_feature(FeatureId("r".to_owned()), Some(feature("road", Path::Hexes(road))));
    let o = layout.orientation;
    let stream: Vec<Edge> = (0..h)
        .flat_map(|row| {
            let hex = layout.at(w / 2, row);
            o.sides()[1..3].iter().filter_map(|side| Edge::new(hex, *side, o)).collect::<Vec<_>>()
        })
        .collect();
    board.put_feature(FeatureId("s".to_owned()), Some(feature("stream", Path::Edges(stream))));
    let spot = layout.at(next(w), next(h));
    let label = Label { text: "Mill".to_owned(), hex: spot, size: LabelSize::Small, angle_deg: 10 };
    board.put_label(LabelId("l".to_owned()), Some(label));
    let mut scenario = Scenario::new("test", board);
    for n in 0..4 {
        let mut piece = Piece::new(Side::A, "foot", &format!("Battalion {n}"));
        piece.hex = Some(layout.at(next(w), next(h)));
        piece.facing = Some(Hour::new(next(12)));
        piece.top = n == 0;
        if n == 3 {
            piece.hex = None;
            piece.arrives = Some(Arrival::at(3, Hex::ZERO).by([0, w - 1].map(|col| layout.at(col, next(h)))));
        }
        scenario.pieces.insert(PieceId(format!("a-{n}")), piece);
    }
    let objective = Objective {
        hex: spot,
        name: "Mill".to_owned(),
        value: [1, 2],
        holder: None,
        order: 0,
        evidence: None,
    };
    scenario.objectives.insert(ObjectiveId("o".to_owned()), objective);
    let strip = layout.hexes().filter(|hex| (hex.x + 2 * hex.y) % 3 == 0);
    scenario.zones[1] = super::Zone::of(strip);
    let set_up = scenario.present_set_up("Morning");
    scenario.setups.insert(super::SetUpId("morning".to_owned()), set_up);
    let note = Note { hex: Some(spot), ..Note::default() };
    scenario.notes.insert(NoteId("n".to_owned()), note);
    scenario.sides[0].params.insert("home".to_owned(), Value::Text("E".to_owned()));
    scenario
}

fn layout() -> impl Strategy<Value = Layout> {
    let orientation = prop::sample::select(&[Orientation::Flat, Orientation::Pointy][..]);
    let shift = prop::sample::select(&[Shift::Odd, Shift::Even][..]);
    let numbering = (0..9_u16, 0..9_u16, any::<bool>()).prop_map(|(first_col, first_row, row_first)| {
        oblique_board::hex::Numbering { first_col, first_row, row_first }
    });
    (orientation, shift, 3..16_u16, 3..16_u16, numbering).prop_map(
        |(orientation, shift, width, height, numbering)| Layout {
            orientation,
            shift,
            width,
            height,
            numbering,
        },
    )
}

fn carried(scenario: &mut Scenario, mapping: &Rigid) -> super::Lost {
    let done = change_board(scenario, mapping, mapping.symmetry(), TerrainIx(0), COMPASS);
    let _ = done.edit.apply(scenario);
    done.lost
}

/// Marks at hexsides follow from the features alone: a board made of the same features agrees.
fn marks_are_right(board: &Board) {
    let layout = board.layout();
    let (palette, linear) = (board.palette().to_vec(), board.linear_palette().to_vec());
    let mut plain = Board::new(layout, palette, linear);
    for (id, feature) in board.features() {
        plain.put_feature(id.clone(), Some(feature.clone()));
    }
    for hex in layout.hexes() {
        for side in layout.orientation.sides() {
            if let Some(edge) = Edge::new(hex, side, layout.orientation) {
                assert_eq!(board.linear_mask(edge), plain.linear_mask(edge));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn grown_and_cropped_it_is_the_same(layout in layout(), seed in any::<u32>(), side in 0..4, k in 1..9_i32) {
        let before = scenario(layout, seed);
        let mut now = before.clone();
        let by = match side {
            0 => Margins { left: k, ..Margins::default() },
            1 => Margins { right: k, ..Margins::default() },
            2 => Margins { top: k, ..Margins::default() },
            _ => Margins { bottom: k, ..Margins::default() },
        };
        let lost = carried(&mut now, &Rigid::resized(layout, by).expect("fits"));
        prop_assert!(lost.is_nothing(), "{lost:?}");
        marks_are_right(&now.board);
        prop_assert_eq!(now.board.layout().len() > layout.len(), true);
        let back = Rigid::resized(now.board.layout(), by.inverse()).expect("fits");
        let lost = carried(&mut now, &back);
        prop_assert!(lost.is_only_ground(), "{lost:?}");
        prop_assert_eq!(now, before);
    }

    #[test]
    fn flipped_and_turned_there_and_back_it_is_the_same(layout in layout(), seed in any::<u32>(), how in 0..5) {
        let before = scenario(layout, seed);
        let mut now = before.clone();
        let there = |layout| match how {
            0 => Some(Rigid::flipped_left_right(layout)),
            1 => Some(Rigid::flipped_top_bottom(layout)),
            2 => Some(Rigid::turned_half(layout)),
            n => Rigid::turned_whole(layout, n - 2),
        };
        let mapping = there(layout).expect("fits");
        let lost = carried(&mut now, &mapping);
        prop_assert!(lost.is_nothing(), "{lost:?}");
        marks_are_right(&now.board);
        for (id, piece) in &before.pieces {
            let new = &now.pieces[id];
            prop_assert_eq!(new.hex, piece.hex.map(|hex| mapping.hex(hex)));
            prop_assert_eq!(new.facing, piece.facing.map(|hour| mapping.hour(hour)));
        }
        if how < 3 {
            let back = there(now.board.layout()).expect("fits");
            carried(&mut now, &back);
            prop_assert_eq!(now, before);
        }
    }

    #[test]
    fn undoing_gives_back_everything(layout in layout(), seed in any::<u32>(), sixths in 1..6, cut in 0..3_i32) {
        let before = scenario(layout, seed);
        let mut now = before.clone();
        let by = Margins { left: -cut.min(i32::from(layout.width) - 1), top: 1, ..Margins::default() };
        let first = change_board(&now, &Rigid::resized(layout, by).expect("fits"), Turn::NONE, TerrainIx(1), COMPASS);
        let (undo_first, _) = first.edit.apply(&mut now);
        let turned = Rigid::turned_in_place(now.board.layout(), sixths);
        let (undo_second, _) = change_board(&now, &turned, turned.symmetry(), TerrainIx(0), COMPASS).edit.apply(&mut now);
        for hex in now.pieces.values().filter_map(|p| p.hex) {
            prop_assert!(now.board.layout().contains(hex));
        }
        let _ = undo_second.apply(&mut now);
        let _ = undo_first.apply(&mut now);
        prop_assert_eq!(now, before);
    }

    #[test]
    fn laid_out_anew_nothing_leaves_the_board(layout in layout(), seed in any::<u32>()) {
        let before = scenario(layout, seed);
        let mut now = before.clone();
        let mapping = Reshape::new(layout).expect("fits");
        let done = change_board(&now, &mapping, Turn::NONE, TerrainIx(0), COMPASS);
        let _ = done.edit.apply(&mut now);
        prop_assert!(done.lost.pieces.is_empty() && done.lost.labels.is_empty() && done.lost.objectives.is_empty());
        prop_assert_ne!(now.board.layout().orientation, layout.orientation);
        marks_are_right(&now.board);
        for (id, piece) in &before.pieces {
            let (old, new) = (piece.facing, now.pieces[id].facing);
            prop_assert_eq!(
                old.map(|h| h.is_side(layout.orientation)),
                new.map(|h| h.is_side(mapping.to().orientation))
            );
        }
    }
}

#[test]
fn what_falls_off_is_told() {
    let layout = Layout::new(Orientation::Flat, 8, 6);
    let mut now = scenario(layout, 1);
    let spot = layout.at(7, 3);
    for (n, piece) in now.pieces.values_mut().enumerate() {
        piece.hex = (n < 2).then_some(spot);
        piece.arrives = (n == 3).then(|| Arrival::at(1, spot).by([spot, layout.at(6, 3), layout.at(0, 2)]));
    }
    let crop = Rigid::resized(layout, Margins { right: -2, ..Margins::default() }).expect("fits");
    let lost = carried(&mut now, &crop);
    assert_eq!((lost.hexes, lost.pieces.len(), lost.entries, lost.cut), (12, 2, 2, 1));
    assert!(lost.lines()[1].starts_with("2 units and leaders, back to the reserve: Battalion 0"));
    assert!(now.pieces.values().all(|p| p.hex.is_none()));
    let entries = now.pieces.values().find_map(|p| p.arrives.as_ref()).map(|a| a.hexes().collect::<Vec<_>>());
    // Both that fell off came to the same hex of the new edge.
    let board = now.board.layout();
    assert_eq!(entries, Some(vec![board.at(5, 3), board.at(0, 2)]));
    let edit = Edit::Many(Vec::new());
    assert!(edit.apply(&mut now).1.is_empty());
}
