//! Whole-board geometry, for both orientations, both shifts and every side.

use super::{Mapping, Margins, Reshape, Rigid, clipped};
use crate::Path;
use crate::hex::{Edge, Hex, Hour, Layout, Orientation, Shift, Turn};
use proptest::prelude::*;

fn layout() -> impl Strategy<Value = Layout> {
    let orientation = prop::sample::select(&[Orientation::Flat, Orientation::Pointy][..]);
    let shift = prop::sample::select(&[Shift::Odd, Shift::Even][..]);
    (orientation, shift, 1..30_u16, 1..30_u16).prop_map(|(orientation, shift, width, height)| Layout {
        orientation,
        shift,
        width,
        height,
        numbering: crate::hex::Numbering::USUAL,
    })
}

/// Every hex keeps its neighbours, in the turned directions, and comes back.
fn is_rigid(mapping: &Rigid) {
    let (from, to) = (mapping.from(), mapping.to());
    for hex in from.hexes() {
        let new = mapping.hex(hex);
        assert_eq!(mapping.source(new), hex);
        for side in from.orientation.sides() {
            let near = hex + side.vector(from.orientation);
            let hour = mapping.hour(side);
            assert_eq!(Hour::between(new, mapping.hex(near), to.orientation), Some(hour));
        }
    }
}

/// Every hex of the old board is one of the new one, and of none twice.
fn is_whole(mapping: &Rigid) {
    let mut seen: Vec<usize> = mapping
        .from()
        .hexes()
        .map(|hex| mapping.to().index(mapping.hex(hex)).expect("on the board"))
        .collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), mapping.from().len());
}

#[test]
fn an_odd_column_in_front_changes_the_shift() {
    let layout = Layout::new(Orientation::Flat, 5, 4);
    let grown = Rigid::resized(layout, Margins { left: 1, ..Margins::default() }).expect("fits");
    assert_eq!(grown.to().shift, Shift::Even);
    assert_eq!(grown.to().name(grown.hex(layout.at(0, 0))), "0201");
    assert_eq!(grown.to().name(grown.hex(layout.at(1, 2))), "0303");
    let pointy = Layout { orientation: Orientation::Pointy, ..layout };
    let grown = Rigid::resized(pointy, Margins { left: 1, ..Margins::default() }).expect("fits");
    assert_eq!(grown.to().shift, Shift::Odd);
}

#[test]
fn a_board_cannot_vanish_or_outgrow_the_limit() {
    let layout = Layout::new(Orientation::Flat, 5, 4);
    assert_eq!(Rigid::resized(layout, Margins { left: -5, ..Margins::default() }), None);
    assert_eq!(Rigid::resized(layout, Margins { right: 1996, ..Margins::default() }), None);
}

#[test]
fn compass_letters_turn_with_the_board() {
    assert_eq!(Turn::LEFT_RIGHT.compass("E"), "W");
    assert_eq!(Turn::LEFT_RIGHT.compass("N"), "N");
    assert_eq!(Turn::TOP_BOTTOM.compass("N"), "S");
    assert_eq!(Turn::TOP_BOTTOM.compass("W"), "W");
    assert_eq!(Turn::clockwise(3).compass("N"), "S");
    assert_eq!(Turn::clockwise(1).compass("N"), "E");
    assert_eq!(Turn::clockwise(-1).compass("N"), "W");
    assert_eq!(Turn::clockwise(1).compass("far"), "far");
}

#[test]
fn a_course_is_cut_where_it_leaves_the_board() {
    let layout = Layout::new(Orientation::Flat, 4, 4);
    let at = |c, r| layout.at(c, r);
    let path = Path::Hexes(vec![at(0, 0), at(0, -1), at(1, -1), at(1, 0), at(2, 0)]);
    let parts = clipped(&path, layout);
    assert_eq!(parts, [Path::Hexes(vec![at(0, 0)]), Path::Hexes(vec![at(1, 0), at(2, 0)])]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn growing_and_cropping_is_nothing(layout in layout(), by in [0..9_i32, 0..9_i32, 0..9_i32, 0..9_i32]) {
        let by = Margins { left: by[0], right: by[1], top: by[2], bottom: by[3] };
        let grown = Rigid::resized(layout, by).expect("fits");
        let back = Rigid::resized(grown.to(), by.inverse()).expect("fits");
        prop_assert_eq!(back.to(), layout);
        for hex in layout.hexes() {
            let (c, r) = layout.col_row(hex);
            prop_assert_eq!(grown.to().col_row(grown.hex(hex)), (c + by.left, r + by.top));
            prop_assert_eq!(back.hex(grown.hex(hex)), hex);
        }
        is_rigid(&grown);
    }

    #[test]
    fn flips_and_turns_keep_every_hex_and_its_neighbours(layout in layout()) {
        for mapping in [Rigid::flipped_left_right(layout), Rigid::flipped_top_bottom(layout), Rigid::turned_half(layout)] {
            is_rigid(&mapping);
            is_whole(&mapping);
        }
        for sixths in 0..6 {
            is_rigid(&Rigid::turned_in_place(layout, sixths));
            let whole = Rigid::turned_whole(layout, sixths).expect("fits");
            is_rigid(&whole);
            is_whole(&whole);
        }
    }

    #[test]
    fn twice_flipped_is_nothing(layout in layout()) {
        for make in [Rigid::flipped_left_right, Rigid::flipped_top_bottom, Rigid::turned_half] {
            let there = make(layout);
            let back = make(there.to());
            prop_assert_eq!(back.to(), layout);
            for hex in layout.hexes() {
                prop_assert_eq!(back.hex(there.hex(hex)), hex);
            }
        }
    }

    #[test]
    fn symmetries_are_linear_and_have_inverses(x in -40..40_i32, y in -40..40_i32, turns in 0..6, flip in any::<bool>(), pointy in any::<bool>()) {
        let o = if pointy { Orientation::Pointy } else { Orientation::Flat };
        let hex = Hex::new(x, y);
        let symmetry = match (flip, turns) {
            (true, n) if n % 2 == 0 => Turn::LEFT_RIGHT,
            (true, _) => Turn::TOP_BOTTOM,
            (false, n) => Turn::clockwise(n),
        };
        prop_assert_eq!(symmetry.inverse().offset(symmetry.offset(hex, o), o), hex);
        for hour in (0..12).map(Hour::new) {
            prop_assert_eq!(symmetry.offset(hour.vector(o), o), symmetry.hour(hour).vector(o));
            prop_assert_eq!(symmetry.hour(hour).is_side(o), hour.is_side(o));
        }
    }

    #[test]
    fn laid_out_anew_places_stay_near_and_courses_hang_together(layout in layout()) {
        prop_assume!(layout.width > 2 && layout.height > 2);
        let Some(mapping) = Reshape::new(layout) else { return Ok(()) };
        let to = mapping.to();
        prop_assert_ne!(to.orientation, layout.orientation);
        for hex in layout.hexes() {
            prop_assert!(to.contains(mapping.hex(hex)));
            prop_assert!(mapping.source(mapping.hex(hex)).unsigned_distance_to(hex) <= 1);
        }
        let along: Vec<Hex> = (0..i32::from(layout.width)).map(|c| layout.at(c, 1)).collect();
        if let Path::Hexes(hexes) = mapping.path(&Path::Hexes(along)) {
            prop_assert!(hexes.windows(2).all(|w| Edge::between(w[0], w[1], to.orientation).is_some()));
        }
        let o = layout.orientation;
        let ring: Vec<Edge> = o.sides().into_iter().filter_map(|s| Edge::new(layout.at(1, 1), s, o)).collect();
        if let Path::Edges(edges) = mapping.path(&Path::Edges(ring)) {
            prop_assert!(edges.windows(2).all(|w| w[0].joint(w[1], to.orientation).is_some()));
        }
    }
}
