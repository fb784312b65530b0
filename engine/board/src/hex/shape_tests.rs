//! Shapes, turns and sets against the paper and against sets kept the plain way.

use super::shape::{circle, disc, ellipse, footprint, polygon, polyline, rectangle, segment};
use super::{Edge, Hex, HexSet, Hour, Join, Layout, Orientation, Pivot, Shift, Symmetry, Turn};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn orientation() -> impl Strategy<Value = Orientation> {
    prop::sample::select(&[Orientation::Flat, Orientation::Pointy][..])
}

fn layout() -> impl Strategy<Value = Layout> {
    let shift = prop::sample::select(&[Shift::Odd, Shift::Even][..]);
    (orientation(), shift, 1..40_u16, 1..40_u16).prop_map(|(orientation, shift, width, height)| Layout {
        orientation,
        shift,
        width,
        height,
        numbering: crate::hex::Numbering::USUAL,
    })
}

fn hex() -> impl Strategy<Value = Hex> {
    (-15..50_i32, -25..50_i32).prop_map(|(x, y)| Hex::new(x, y))
}

fn turn() -> impl Strategy<Value = Turn> {
    (0..6_u8, any::<bool>()).prop_map(|(sixths, mirrored)| Turn::new(sixths, mirrored))
}

/// The centre of a hex on paper, y down.
fn centre(hex: Hex, orientation: Orientation) -> (f64, f64) {
    let (q, r) = (f64::from(hex.x), f64::from(hex.y));
    match orientation {
        Orientation::Flat => (q * 1.5, 3_f64.sqrt() * (r + q / 2.0)),
        Orientation::Pointy => (3_f64.sqrt() * (q + r / 2.0), r * 1.5),
    }
}

fn plain(set: &HexSet) -> BTreeSet<(i32, i32)> {
    set.iter().map(|hex| (hex.x, hex.y)).collect()
}

fn brute(layout: Layout, inside: impl Fn(Hex) -> bool) -> BTreeSet<(i32, i32)> {
    layout.hexes().filter(|hex| inside(*hex)).map(|hex| (hex.x, hex.y)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn a_turn_is_what_it_is_on_paper(turn in turn(), hex in hex(), o in orientation()) {
        let (x, y) = centre(hex, o);
        let x = if turn.mirrored() { -x } else { x };
        let (sin, cos) = (f64::from(turn.sixths()) * 60.0).to_radians().sin_cos();
        let (tx, ty) = centre(turn.offset(hex, o), o);
        prop_assert!((tx - (x * cos - y * sin)).abs() < 1e-6 && (ty - (x * sin + y * cos)).abs() < 1e-6);
    }

    #[test]
    fn turns_are_a_group(a in turn(), b in turn(), hex in hex(), hour in 0..12_i32, o in orientation()) {
        prop_assert_eq!(a.then(b).offset(hex, o), b.offset(a.offset(hex, o), o));
        prop_assert_eq!(a.then(b).hour(Hour::new(hour)), b.hour(a.hour(Hour::new(hour))));
        prop_assert_eq!(a.then(a.inverse()), Turn::NONE);
        prop_assert_eq!((0..6).fold(Turn::NONE, |t, _| t.then(Turn::SIXTH)), Turn::NONE);
        prop_assert_eq!(Turn::LEFT_RIGHT.then(Turn::LEFT_RIGHT), Turn::NONE);
    }

    #[test]
    fn hours_and_hexsides_turn_with_their_hexes(turn in turn(), hex in hex(), side in 0..6_usize, o in orientation()) {
        let hour = o.sides()[side];
        prop_assert_eq!(turn.offset(hour.vector(o), o), turn.hour(hour).vector(o));
        let edge = Edge::new(hex, hour, o).unwrap();
        let turned: BTreeSet<_> = turn.edge(edge, o).hexes(o).map(|h| (h.x, h.y)).into();
        let hexes: BTreeSet<_> = edge.hexes(o).map(|h| turn.offset(h, o)).map(|h| (h.x, h.y)).into();
        prop_assert_eq!(turned, hexes);
    }

    #[test]
    fn what_belongs_together_agrees_on_it(which in 0..7_usize, center in hex(), hex in hex(), o in orientation()) {
        let symmetry = Symmetry::ALL[which];
        let key = |hexes: Vec<Hex>| hexes.into_iter().map(|h| (h.x, h.y)).collect::<BTreeSet<_>>();
        let middle = center;
        let center = Pivot::hex(center);
        let images = symmetry.images(center, hex, o);
        prop_assert_eq!(images.first(), Some(&hex));
        for image in &images {
            prop_assert_eq!(key(symmetry.images(center, *image, o)), key(images.clone()));
        }
        prop_assert_eq!(symmetry.images(center, middle, o), vec![middle]);
    }

    #[test]
    fn a_pivot_between_hexes_does_what_paper_does(
        turn in turn(), at in hex(), n in 0..6_usize, sort in 0..3_u8, hex in hex(), o in orientation()
    ) {
        let pivot = match sort {
            0 => Pivot::hex(at),
            1 => Pivot::side(at, o.sides()[n], o),
            _ => Pivot::corner(at, o.vertices()[n], o),
        };
        let met = pivot.hexes(o);
        prop_assert_eq!(met.len(), usize::from(sort) + 1);
        let mean = |of: fn((f64, f64)) -> f64| met.iter().map(|h| of(centre(*h, o))).sum::<f64>() / met.len() as f64;
        let (px, py) = (mean(|c| c.0), mean(|c| c.1));
        let (x, y) = centre(hex, o);
        let (dx, dy) = (if turn.mirrored() { px - x } else { x - px }, y - py);
        let (sin, cos) = (f64::from(turn.sixths()) * 60.0).to_radians().sin_cos();
        let (wx, wy) = (px + dx * cos - dy * sin, py + dx * sin + dy * cos);
        // The hex whose centre is there, if there is one.
        let (q, r) = match o {
            Orientation::Flat => (wx / 1.5, wy / 3_f64.sqrt() - wx / 3.0),
            Orientation::Pointy => (wx / 3_f64.sqrt() - wy / 3.0, wy / 1.5),
        };
        let whole = (q - q.round()).abs() < 1e-6 && (r - r.round()).abs() < 1e-6;
        let there = whole.then(|| Hex::new(q.round() as i32, r.round() as i32));
        prop_assert_eq!(pivot.image(turn, hex, o), there);
    }

    #[test]
    fn the_middle_of_a_board_mirrors_all_of_it_where_hexes_let_it(layout in layout(), which in 0..7_usize) {
        let (symmetry, o) = (Symmetry::ALL[which], layout.orientation);
        let middle = Pivot::middle(layout, symmetry);
        prop_assert!(middle.allows(symmetry, o));
        // What the options say of the fit is so for every hex.
        let all = layout.hexes().all(|hex| {
            let images = symmetry.turns().iter().map(|turn| middle.image(*turn, hex, o));
            images.into_iter().all(|image| image.is_some_and(|image| layout.contains(image)))
        });
        prop_assert_eq!(middle.fits(layout, symmetry), all);
        // Across the straight lines, an odd number of them; turned by half, an even number.
        let (lines, cells) = match o {
            Orientation::Flat => (layout.width, layout.height),
            Orientation::Pointy => (layout.height, layout.width),
        };
        let across = (o == Orientation::Flat) == (symmetry == Symmetry::LeftRight);
        match symmetry {
            Symmetry::None => prop_assert!(all),
            Symmetry::LeftRight | Symmetry::TopBottom if across => prop_assert_eq!(all, lines % 2 == 1),
            Symmetry::LeftRight | Symmetry::TopBottom | Symmetry::Both => prop_assert_eq!(all, lines == 1),
            Symmetry::Half => prop_assert_eq!(all, lines % 2 == 0 || lines == 1),
            Symmetry::Third | Symmetry::Sixth => prop_assert!(!all || lines.max(cells) <= 2),
        }
    }

    #[test]
    fn a_segment_is_unbroken_and_the_same_backwards(a in hex(), b in hex()) {
        let there: Vec<Hex> = segment(a, b).collect();
        let mut back: Vec<Hex> = segment(b, a).collect();
        back.reverse();
        prop_assert_eq!(&there, &back);
        prop_assert_eq!(there.len(), a.unsigned_distance_to(b) as usize + 1);
        prop_assert!(there.windows(2).all(|w| w[0].unsigned_distance_to(w[1]) == 1));
    }

    #[test]
    fn rectangles_go_by_column_and_row(layout in layout(), a in hex(), b in hex()) {
        let ((ac, ar), (bc, br)) = (layout.col_row(a), layout.col_row(b));
        let inside = |hex| {
            let (c, r) = layout.col_row(hex);
            (ac.min(bc)..=ac.max(bc)).contains(&c) && (ar.min(br)..=ar.max(br)).contains(&r)
        };
        prop_assert_eq!(plain(&rectangle(layout, a, b)), brute(layout, inside));
    }

    #[test]
    fn ellipses_are_those_of_the_paper(layout in layout(), a in hex(), b in hex()) {
        let o = layout.orientation;
        let ((ax, ay), (bx, by)) = (centre(a, o), centre(b, o));
        let (half_x, half_y) = match o {
            Orientation::Flat => (0.75, 3_f64.sqrt() / 2.0),
            Orientation::Pointy => (3_f64.sqrt() / 2.0, 0.75),
        };
        let (wide, high) = ((ax - bx).abs() / 2.0 + half_x, (ay - by).abs() / 2.0 + half_y);
        let off = |hex| {
            let (x, y) = centre(hex, o);
            ((x - f64::midpoint(ax, bx)) / wide).powi(2) + ((y - f64::midpoint(ay, by)) / high).powi(2)
        };
        let drawn = ellipse(layout, a, b);
        prop_assert_eq!(&drawn, &ellipse(layout, b, a));
        // What lies clearly in is in, what lies clearly out is out.
        for hex in layout.hexes().filter(|hex| (off(*hex) - 1.0).abs() > 1e-6) {
            prop_assert_eq!(drawn.contains(hex), off(hex) < 1.0, "{:?}", hex);
        }
    }

    #[test]
    fn circles_are_those_of_the_paper(layout in layout(), a in hex(), b in hex()) {
        let o = layout.orientation;
        let far = |hex| {
            let ((x, y), (cx, cy)) = (centre(hex, o), centre(a, o));
            (x - cx).hypot(y - cy)
        };
        let reach = far(b);
        prop_assert_eq!(plain(&circle(layout, a, b)), brute(layout, |hex| far(hex) <= reach + 1e-9));
    }

    #[test]
    fn polygons_hold_what_they_go_round(layout in layout(), corners in prop::collection::vec(hex(), 0..7)) {
        let o = layout.orientation;
        let filled = polygon(layout, &corners);
        let mut closed = corners.clone();
        closed.extend(corners.first());
        let line = polyline(layout, &closed);
        let points: Vec<_> = closed.iter().map(|hex| centre(*hex, o)).collect();
        for hex in layout.hexes() {
            let (x, y) = centre(hex, o);
            // A ray askew to every row and column meets no corner.
            let (dx, dy) = (1.0, 0.012_345_7);
            let cross = |ux: f64, uy: f64, vx: f64, vy: f64| ux * vy - uy * vx;
            let hits = points.windows(2).filter(|w| {
                let (ex, ey) = (w[1].0 - w[0].0, w[1].1 - w[0].1);
                let den = cross(dx, dy, ex, ey);
                let t = cross(w[0].0 - x, w[0].1 - y, ex, ey) / den;
                let s = cross(w[0].0 - x, w[0].1 - y, dx, dy) / den;
                den != 0.0 && t > 0.0 && (0.0..1.0).contains(&s)
            });
            let inside = line.contains(hex) || hits.count() % 2 == 1;
            prop_assert_eq!(filled.contains(hex), inside, "{:?} of {:?}", hex, corners);
        }
    }

    #[test]
    fn sets_are_sets(layout in layout(), a in prop::collection::vec(hex(), 0..60), b in prop::collection::vec(hex(), 0..60)) {
        let (one, two) = (HexSet::of(layout, a.clone()), HexSet::of(layout, b));
        let (p, q) = (plain(&one), plain(&two));
        prop_assert_eq!(one.len(), p.len());
        prop_assert_eq!(p.clone(), brute(layout, |hex| a.contains(&hex)));
        prop_assert_eq!(plain(&one.joined(&two, Join::Add)), &p | &q);
        prop_assert_eq!(plain(&one.joined(&two, Join::Subtract)), &p - &q);
        prop_assert_eq!(plain(&one.joined(&two, Join::Intersect)), &p & &q);
        prop_assert_eq!(one.inverted().len(), layout.len() - one.len());
        prop_assert_eq!(one.inverted().inverted(), one.clone());
        let near = |hex: Hex| one.contains(hex) || layout.neighbours(hex).any(|(_, n)| one.contains(n));
        prop_assert_eq!(plain(&one.grown()), brute(layout, near));
        let deep = |hex: Hex| one.contains(hex) && layout.neighbours(hex).all(|(_, n)| one.contains(n));
        prop_assert_eq!(plain(&one.shrunk()), brute(layout, deep));
        let mut less = one.clone();
        for hex in one.iter() {
            prop_assert!(less.remove(hex) && !less.remove(hex));
        }
        prop_assert!(less.is_empty() && less.bounds().is_none());
    }
}

#[test]
fn footprints_are_1_7_19_37_61() {
    let layout = Layout::new(Orientation::Flat, 30, 30);
    let middle = layout.at(15, 15);
    assert_eq!([0, 1, 2, 3, 4].map(|radius| disc(layout, middle, radius).len()), [1, 7, 19, 37, 61]);
    let own = [Hex::ZERO, Hex::new(2, -1), Hex::new(-40, 0)];
    assert_eq!(footprint(layout, middle, &own), [middle, middle + own[1]]);
}

#[test]
fn a_rim_is_one_hex_thick() {
    let layout = Layout::new(Orientation::Pointy, 20, 20);
    let set = HexSet::of(layout, layout.at(9, 9).range(3));
    assert_eq!(set.rim().len(), 18);
    assert_eq!(HexSet::all(layout).rim().len(), 4 * 19);
    assert_eq!(set.bounds(), Some([6, 6, 12, 12]));
}

#[test]
fn writing_stays_upright() {
    assert_eq!(Turn::new(3, false).upright_deg(0), 0);
    assert_eq!(Turn::SIXTH.upright_deg(20), 80);
    assert_eq!(Turn::new(2, false).upright_deg(0), -60);
    assert_eq!(Turn::LEFT_RIGHT.upright_deg(30), -30);
}
