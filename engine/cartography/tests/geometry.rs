//! Hexes and points agree, whatever the orientation and the shift.

use oblique_board::hex::{Edge, Layout, Orientation, Shift};
use oblique_cartography::Point;
use oblique_cartography::geometry::{bounds, center, corners, edge_ends, hex_at, hexes_touching};
use proptest::prelude::*;

fn layouts() -> impl Strategy<Value = Layout> {
    let orientation = prop_oneof![Just(Orientation::Flat), Just(Orientation::Pointy)];
    let shift = prop_oneof![Just(Shift::Odd), Just(Shift::Even)];
    (orientation, shift, 1u16..60, 1u16..60).prop_map(|(orientation, shift, width, height)| Layout {
        orientation,
        shift,
        width,
        height,
        numbering: oblique_board::hex::Numbering::USUAL,
    })
}

proptest! {
    #[test]
    fn a_hex_is_found_at_its_centre(layout in layouts(), col in -90i32..90, row in -90i32..90) {
        let hex = layout.at(col, row);
        prop_assert_eq!(hex_at(layout, center(layout, hex)), hex);
    }

    #[test]
    fn a_hex_is_found_near_its_centre(
        layout in layouts(), col in -90i32..90, row in -90i32..90, bearing in 0f32..360.0, far in 0f32..0.499,
    ) {
        let hex = layout.at(col, row);
        let point = center(layout, hex) + Point::bearing(bearing).times(far);
        prop_assert_eq!(hex_at(layout, point), hex);
    }

    #[test]
    fn corners_lie_just_inside_their_hex(layout in layouts(), col in -9i32..70, row in -9i32..70) {
        let hex = layout.at(col, row);
        for corner in corners(layout, hex) {
            prop_assert_eq!(hex_at(layout, center(layout, hex).lerp(corner, 0.999)), hex);
        }
    }

    #[test]
    fn every_hex_lies_within_the_bounds(layout in layouts()) {
        let all = bounds(layout).grown(1e-3);
        let mut least = Point::new(f32::MAX, f32::MAX);
        for hex in layout.hexes() {
            for corner in corners(layout, hex) {
                prop_assert!(all.contains(corner), "{corner:?} outside {all:?}");
                least = Point::new(least.x.min(corner.x), least.y.min(corner.y));
            }
        }
        prop_assert!(least.length() < 1e-3, "the board starts at {least:?}");
    }

    #[test]
    fn the_hexes_of_a_rectangle_include_every_hex_in_it(layout in layouts(), x in 0f32..50.0, y in 0f32..50.0) {
        let rect = oblique_cartography::Rect::new(Point::new(x, y), Point::new(x + 3.0, y + 2.0));
        let found: Vec<_> = hexes_touching(layout, rect).collect();
        for step in 0..400i32 {
            let (i, j) = (step % 20, step / 20);
            let p = Point::new(x + 3.0 * i as f32 / 19.0, y + 2.0 * j as f32 / 19.0);
            prop_assert!(found.contains(&hex_at(layout, p)), "no hex at {p:?}");
        }
    }

    #[test]
    fn an_edge_runs_half_way_between_its_hexes(layout in layouts(), col in 0i32..60, row in 0i32..60, side in 0usize..6) {
        let o = layout.orientation;
        let edge = Edge::new(layout.at(col, row), o.sides()[side], o).expect("a side hour");
        let [a, b] = edge_ends(layout, edge);
        let [h, k] = edge.hexes(o).map(|hex| center(layout, hex));
        prop_assert!(a.mid(b).distance(h.mid(k)) < 1e-4);
        prop_assert!((a.distance(b) - oblique_cartography::geometry::SIDE).abs() < 1e-4);
    }
}
