//! Geometry that everybody gets wrong, proved for both orientations and both shifts.

use super::{
    Edge, Hex, Hour, Layout, Numbering, Orientation, Sector, Shift, Vertex, hour_towards, line, sector,
    within_30, within_60, within_120, within_150,
};
use Sector::{Flank, Front, Rear};
use proptest::prelude::*;

const ORIENTATIONS: [Orientation; 2] = [Orientation::Flat, Orientation::Pointy];

fn hex() -> impl Strategy<Value = Hex> {
    (-60..60_i32, -60..60_i32).prop_map(|(x, y)| Hex::new(x, y))
}

fn orientation() -> impl Strategy<Value = Orientation> {
    prop::sample::select(&ORIENTATIONS[..])
}

fn layout() -> impl Strategy<Value = Layout> {
    let shift = prop::sample::select(&[Shift::Odd, Shift::Even][..]);
    (orientation(), shift, 1..1200_u16, 1..1200_u16).prop_map(|(orientation, shift, width, height)| Layout {
        orientation,
        shift,
        width,
        height,
        numbering: crate::hex::Numbering::USUAL,
    })
}

/// The centre of a hex on paper: the check against which integers are held.
fn centre(hex: Hex, orientation: Orientation) -> (f64, f64) {
    let (q, r) = (f64::from(hex.x), f64::from(hex.y));
    match orientation {
        Orientation::Flat => (q * 1.5, 3_f64.sqrt() * (r + q / 2.0)),
        Orientation::Pointy => (3_f64.sqrt() * (q + r / 2.0), r * 1.5),
    }
}

/// The clock hour of a direction on paper.
fn hour_on_paper(v: Hex, orientation: Orientation) -> f64 {
    let (x, y) = centre(v, orientation);
    x.atan2(-y).to_degrees().rem_euclid(360.0) / 30.0
}

#[test]
fn hours_point_where_the_clock_says() {
    for orientation in ORIENTATIONS {
        for hour in 0..12 {
            let seen = hour_on_paper(Hour::new(hour).vector(orientation), orientation);
            let off = (seen - f64::from(hour)).rem_euclid(12.0);
            assert!(off.min(12.0 - off) < 1e-9, "{orientation:?} {hour}: {seen}");
        }
    }
}

#[test]
fn neighbours_on_the_page_are_where_a_player_counts_them() {
    // Flat, odd shift: 0202 lies half a hex lower than 0102.
    let layout = Layout::new(Orientation::Flat, 5, 5);
    let at = |name: &str| layout.parse_name(name).unwrap();
    let names: Vec<_> = layout.neighbours(at("0202")).map(|(h, n)| (h.get(), layout.name(n))).collect();
    let due = [(0, "0201"), (2, "0302"), (4, "0303"), (6, "0203"), (8, "0103"), (10, "0102")];
    assert_eq!(names, due.map(|(h, n)| (h, n.to_owned())));
    // Even shift: it lies half a hex higher.
    let layout = Layout { shift: Shift::Even, ..layout };
    let names: Vec<_> = layout.neighbours(layout.at(1, 1)).map(|(_, n)| layout.name(n)).collect();
    assert_eq!(names, ["0201", "0301", "0302", "0203", "0102", "0101"]);
}

#[test]
fn cases_of_the_sheet_for_orientation() {
    let o = Orientation::Flat;
    assert_eq!(sector(Hour::new(1), Hex::new(-1, -1), o), Sector::Front);
    assert_eq!(sector(Hour::new(1), Hex::new(-3, 0), o), Sector::Flank);
    let sectors = |f: i32, o: Orientation| o.sides().map(|s| sector(Hour::new(f), s.vector(o), o));
    assert_eq!(sectors(1, o), [Front, Front, Flank, Rear, Rear, Flank]);
    assert_eq!(sectors(2, o), [Flank, Front, Flank, Flank, Rear, Flank]);
    assert_eq!(sectors(0, Orientation::Pointy), [Front, Flank, Rear, Rear, Flank, Front]);
}

#[test]
fn cases_of_the_sheet_for_lines() {
    let o = Orientation::Flat;
    let two = Hour::new(0).vector(o) + Hour::new(2).vector(o);
    let steps: Vec<_> = line(Hex::ZERO, two).collect();
    assert_eq!(steps.len(), 1);
    let hexes: Vec<_> = steps[0].hexes().collect();
    assert!(hexes.contains(&Hour::new(0).vector(o)) && hexes.contains(&Hour::new(2).vector(o)));
    assert_eq!(line(Hex::ZERO, Hex::ZERO).count(), 0);
    assert_eq!(line(Hex::ZERO, Hex::new(1, 0)).count(), 0);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn names_come_back(layout in layout(), col in 0..1200_u16, row in 0..1200_u16) {
        let hex = layout.at(i32::from(col % layout.width), i32::from(row % layout.height));
        prop_assert_eq!(layout.parse_name(&layout.name(hex)), Some(hex));
        prop_assert_eq!(layout.hex(layout.index(hex).unwrap()), hex);
        let (c, r) = layout.col_row(hex);
        prop_assert_eq!(layout.at(c, r), hex);
    }

    #[test]
    fn a_line_is_the_same_both_ways(a in hex(), b in hex()) {
        let there: Vec<_> = line(a, b).collect();
        let mut back: Vec<_> = line(b, a).collect();
        back.reverse();
        prop_assert_eq!(&there, &back);
        prop_assert_eq!(there.len() as u32, a.unsigned_distance_to(b).saturating_sub(1));
    }

    #[test]
    fn a_line_passes_the_hexes_nearest_to_it(a in hex(), b in hex(), orientation in orientation()) {
        let n = f64::from(a.unsigned_distance_to(b));
        let ((ax, ay), (bx, by)) = (centre(a, orientation), centre(b, orientation));
        for (i, step) in line(a, b).enumerate() {
            let t = (i as f64 + 1.0) / n;
            let (px, py) = (ax + (bx - ax) * t, ay + (by - ay) * t);
            let away = |h: Hex| { let (x, y) = centre(h, orientation); (x - px).hypot(y - py) };
            let mut near: Vec<f64> = step.hexes().map(away).collect();
            for hex in step.hexes() {
                near.extend(orientation.sides().map(|s| away(hex + s.vector(orientation))));
            }
            let least = near.iter().copied().fold(f64::INFINITY, f64::min);
            for hex in step.hexes() {
                prop_assert!(away(hex) < least + 1e-6);
            }
            let count = near.iter().filter(|d| **d < least + 1e-6).count();
            prop_assert_eq!(step.is_between(), count > 1);
        }
    }

    #[test]
    fn angles_agree_with_paper(v in hex(), hour in 0..12_i32, orientation in orientation()) {
        prop_assume!(v != Hex::ZERO);
        let f = Hour::new(hour).vector(orientation);
        let angle = {
            let ((ax, ay), (bx, by)) = (centre(v, orientation), centre(f, orientation));
            ((ax * bx + ay * by) / (ax.hypot(ay) * bx.hypot(by))).clamp(-1.0, 1.0).acos().to_degrees()
        };
        for (limit, said) in [(30.0, within_30(v, f)), (60.0, within_60(v, f)), (120.0, within_120(v, f)), (150.0, within_150(v, f))] {
            prop_assert!((angle - limit).abs() < 1e-6 || said == (angle < limit), "{angle} {limit}");
        }
    }

    #[test]
    fn the_nearest_hour_is_nearest(v in hex(), sides in any::<bool>(), orientation in orientation()) {
        prop_assume!(v != Hex::ZERO);
        let hour = hour_towards(v, sides, orientation);
        prop_assert_eq!(hour.is_side(orientation), sides);
        let off = (hour_on_paper(v, orientation) - f64::from(hour.get())).rem_euclid(12.0);
        prop_assert!(off.min(12.0 - off) < 1.0 + 1e-9);
    }

    #[test]
    fn an_edge_is_the_same_from_both_sides(h in hex(), side in 0..6_usize, orientation in orientation()) {
        let side = orientation.sides()[side];
        let edge = Edge::new(h, side, orientation).unwrap();
        let other = h + side.step(orientation).unwrap();
        prop_assert_eq!(Edge::new(other, side.opposite(), orientation), Some(edge));
        prop_assert_eq!(Edge::between(h, other, orientation), Some(edge));
        let hexes = edge.hexes(orientation);
        prop_assert!(hexes.contains(&h) && hexes.contains(&other));
        prop_assert_eq!(Edge::new(edge.owner(), edge.side(orientation), orientation), Some(edge));
        prop_assert_eq!(Hour::between(h, other, orientation), Some(side));
        prop_assert_eq!(Edge::new(h, side.turned(1), orientation), None);
    }

    #[test]
    fn three_hexes_and_three_edges_meet_at_a_corner(h in hex(), corner in 0..6_usize, orientation in orientation()) {
        let corner = orientation.vertices()[corner];
        let vertex = Vertex::new(h, corner, orientation).unwrap();
        let hexes: Vec<_> = vertex.hexes(orientation).collect();
        prop_assert_eq!(hexes.len(), 3);
        for hex in [h, h + corner.turned(-1).vector(orientation), h + corner.turned(1).vector(orientation)] {
            prop_assert!(hexes.contains(&hex));
        }
        let edges: Vec<_> = vertex.edges(orientation).collect();
        prop_assert_eq!(edges.len(), 3);
        for (edge, end) in edges {
            prop_assert!(edge.ends(orientation).contains(&vertex) && edge.ends(orientation).contains(&end));
            prop_assert!(end != vertex);
        }
    }

    #[test]
    fn chains_are_connected_and_arrive(a in hex(), b in hex(), c in 0..6_usize, d in 0..6_usize, orientation in orientation()) {
        let vertices = orientation.vertices();
        let from = Vertex::new(a, vertices[c], orientation).unwrap();
        let to = Vertex::new(b, vertices[d], orientation).unwrap();
        let chain = from.chain_to(to, orientation);
        prop_assert!(chain.windows(2).all(|w| w[0].joint(w[1], orientation).is_some()));
        if let (Some(first), Some(last)) = (chain.first(), chain.last()) {
            prop_assert!(first.ends(orientation).contains(&from));
            prop_assert!(last.ends(orientation).contains(&to));
        } else {
            prop_assert_eq!(from, to);
        }
    }
}

#[test]
fn numbers_begin_where_one_likes_and_files_keep_theirs() {
    let mut layout = Layout::new(Orientation::Flat, 20, 90);
    let hex = layout.at(2, 4);
    assert_eq!(layout.name(hex), "0305");
    layout.numbering = Numbering { first_col: 0, first_row: 12, row_first: true };
    assert_eq!(layout.name_digits(), 3, "the last row is 101");
    assert_eq!(layout.name(hex), "016002");
    for hex in layout.hexes() {
        assert_eq!(layout.parse_name(&layout.name(hex)), Some(hex));
    }
    assert_eq!(layout.plain().name(hex), "0305");
}
