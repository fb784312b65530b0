//! Drawn lines as chains of a board: a road from hex to hex, a stream along hexsides, and how far that moves them.

use oblique_board::chain::{Chain, Stop};
use oblique_board::hex::{Hex, Layout};
use oblique_georeference::{HexGround, Point};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// What a line becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Along {
    /// It runs from hex to hex, as roads do.
    Hexes,
    /// It runs along hexsides, as streams and walls do.
    Hexsides,
}

/// A chain, and how far it lies from the line it was made of.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapped {
    /// The chain.
    pub chain: Chain,
    /// On the average, in yards.
    pub mean_yards: f64,
    /// At the most, in yards.
    pub worst_yards: f64,
}

/// Between two stops that the chain is sure to pass lie so many hexes of line, about.
const BETWEEN_ANCHORS: f64 = 3.0;
/// Points of the line are looked at so many times a hex.
const POINTS_A_HEX: f64 = 8.0;
/// Stops farther from the line than so many hexes are not passed.
const CORRIDOR: f64 = 1.6;
/// What leaving the line costs against another step, by the square of how many hexes.
const OFF_LINE: f64 = 5.0;
/// The most points a line is looked at by: a thousand hexes there and back, many times over.
const MOST_POINTS: usize = 400_000;

/// The chains of a line on the ground in yards: one, or several where it leaves the board. What is shorter than a step
/// gives none, nor do points that are no numbers.
#[must_use]
pub fn snap(line: &[Point], ground: &HexGround, along: Along) -> Vec<Snapped> {
    let course = resampled(line, ground.yards_a_hex() / POINTS_A_HEX);
    let snapper = Snapper { ground, layout: ground.layout(), along };
    let on_board = |p: &Point| ground.hex_at(*p).is_some_and(|hex| snapper.layout.contains(hex));
    let mut snapped = Vec::new();
    for part in course.split(|p| !on_board(p)).filter(|part| part.len() > 1) {
        snapped.extend(snapper.chain(part).map(|chain| snapper.measured(chain, part)));
    }
    snapped
}

/// Points so far apart along a line.
fn resampled(line: &[Point], apart: f64) -> Vec<Point> {
    let mut out: Vec<Point> = Vec::new();
    for pair in line.windows(2) {
        let [a, b] = [pair[0], pair[1]];
        let length = a.distance(b);
        if !length.is_finite() {
            continue;
        }
        let pieces = (length / apart).ceil().max(1.0);
        if out.len() as f64 + pieces > MOST_POINTS as f64 {
            break;
        }
        let at = |i: f64| Point::new(a.x + (b.x - a.x) * i / pieces, a.y + (b.y - a.y) * i / pieces);
        if out.is_empty() {
            out.push(a);
        }
        out.extend((1..=pieces as usize).map(|i| at(i as f64)));
    }
    out
}

struct Snapper<'a> {
    ground: &'a HexGround,
    layout: Layout,
    along: Along,
}

impl Snapper<'_> {
    /// Where a stop lies.
    fn place(&self, stop: Stop) -> Point {
        match stop {
            Stop::Hex(hex) => self.ground.centre(hex),
            Stop::Corner(corner) => {
                let middles: Vec<Point> =
                    corner.hexes(self.layout.orientation).map(|hex| self.ground.centre(hex)).collect();
                let count = middles.len().max(1) as f64;
                let sum = middles.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.x, sum.1 + p.y));
                Point::new(sum.0 / count, sum.1 / count)
            }
        }
    }

    /// The stop nearest to a point, with how many hexes it is off.
    fn nearest(&self, point: Point) -> Option<(Stop, f64)> {
        let hex = self.ground.hex_at(point)?;
        let stops = match self.along {
            Along::Hexes => vec![Stop::Hex(hex)],
            Along::Hexsides => self.corners(hex),
        };
        let far = |stop: Stop| self.place(stop).distance(point) / self.ground.yards_a_hex();
        let all = stops.into_iter().filter(|stop| stop.on(self.layout)).map(|stop| (stop, far(stop)));
        all.min_by(|a, b| a.1.total_cmp(&b.1))
    }

    fn corners(&self, hex: Hex) -> Vec<Stop> {
        let o = self.layout.orientation;
        let corners = o.vertices().into_iter();
        corners.filter_map(|hour| oblique_board::hex::Vertex::new(hex, hour, o)).map(Stop::Corner).collect()
    }

    /// The stops the chain is sure to pass: the nearest to the two ends, and every few hexes the one the line comes
    /// nearest to. Each with its place in the course.
    fn anchors(&self, course: &[Point]) -> Vec<(usize, Stop)> {
        let mut anchors: Vec<(usize, Stop)> = Vec::new();
        let Some(first) = course.first().and_then(|p| self.nearest(*p)) else { return anchors };
        anchors.push((0, first.0));
        let stride = (BETWEEN_ANCHORS * POINTS_A_HEX) as usize;
        let last = course.len() - 1;
        let mut at = stride;
        while at + stride / 2 < last {
            let window = at - stride / 3..=at + stride / 3;
            let near = window.filter_map(|i| Some((i, self.nearest(*course.get(i)?)?)));
            if let Some((i, (stop, _))) = near.min_by(|a, b| a.1.1.total_cmp(&b.1.1)) {
                anchors.push((i, stop));
            }
            at += stride;
        }
        anchors.extend(self.nearest(course[last]).map(|(stop, _)| (last, stop)));
        anchors
    }

    fn chain(&self, course: &[Point]) -> Option<Chain> {
        let anchors = self.anchors(course);
        let mut stops: Vec<Stop> = vec![anchors.first()?.1];
        for pair in anchors.windows(2) {
            let [(from, a), (to, b)] = [pair[0], pair[1]];
            let way = self.way(a, b, course.get(from..=to)?).unwrap_or_else(|| a.straight_to(b, self.layout));
            stops.extend(way.into_iter().skip(1));
        }
        Chain::new(stops, self.layout)?.simplified()
    }

    /// The way between two stops that keeps nearest to a piece of the line.
    fn way(&self, from: Stop, to: Stop, piece: &[Point]) -> Option<Vec<Stop>> {
        let cost = |a: Stop, b: Stop| {
            let (pa, pb) = (self.place(a), self.place(b));
            let middle = Point::new(f64::midpoint(pa.x, pb.x), f64::midpoint(pa.y, pb.y));
            let off = |p: Point| self.off(p, piece);
            let (at_middle, at_end) = (off(middle), off(pb));
            (at_end <= CORRIDOR || b == to).then(|| {
                let length = pa.distance(pb) / self.ground.yards_a_hex();
                let dear = length * (1.0 + OFF_LINE * (at_middle * at_middle + at_end * at_end));
                // Whole numbers settle equals the same everywhere.
                (dear * 4096.0) as u64 + 1
            })
        };
        let mut best: BTreeMap<Stop, (u64, Option<Stop>)> = BTreeMap::from([(from, (0, None))]);
        let mut open = BinaryHeap::from([Reverse((0_u64, from))]);
        while let Some(Reverse((so_far, here))) = open.pop() {
            if here == to {
                let mut way = vec![to];
                while let Some((_, Some(before))) = way.last().and_then(|stop| best.get(stop)) {
                    way.push(*before);
                }
                way.reverse();
                return Some(way);
            }
            if best.get(&here).is_some_and(|(known, _)| *known < so_far) {
                continue;
            }
            for (_, next) in here.next(self.layout) {
                let Some(total) = cost(here, next).map(|cost| so_far + cost) else { continue };
                if best.get(&next).is_none_or(|(known, _)| total < *known) {
                    best.insert(next, (total, Some(here)));
                    open.push(Reverse((total, next)));
                }
            }
        }
        None
    }

    /// How many hexes a point is off a piece of the line.
    fn off(&self, point: Point, piece: &[Point]) -> f64 {
        let nearest = piece.iter().map(|p| p.distance(point)).fold(f64::MAX, f64::min);
        nearest / self.ground.yards_a_hex()
    }

    fn measured(&self, chain: Chain, course: &[Point]) -> Snapped {
        let hexes: Vec<f64> = chain.stops().iter().map(|stop| self.off(self.place(*stop), course)).collect();
        let yards = self.ground.yards_a_hex();
        let mean_yards = hexes.iter().sum::<f64>() / hexes.len().max(1) as f64 * yards;
        let worst_yards = hexes.iter().copied().fold(0.0, f64::max) * yards;
        Snapped { chain, mean_yards, worst_yards }
    }
}

#[cfg(test)]
mod tests {
    use super::{Along, snap};
    use oblique_board::chain::Stop;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_georeference::{HexGround, Point};
    use proptest::prelude::*;

    fn ground(orientation: Orientation) -> HexGround {
        HexGround::new(Layout::new(orientation, 30, 30), 100.0, Point::new(0.0, 0.0), 12.0).expect("a size")
    }

    #[test]
    fn a_line_through_the_middles_of_hexes_is_their_chain() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let ground = ground(orientation);
            let layout = ground.layout();
            let hexes: Vec<_> = layout.at(3, 4).line_to(layout.at(25, 20)).collect();
            let line: Vec<Point> = hexes.iter().map(|hex| ground.centre(*hex)).collect();
            let snapped = snap(&line, &ground, Along::Hexes);
            assert_eq!(snapped.len(), 1);
            let stops: Vec<Stop> = hexes.into_iter().map(Stop::Hex).collect();
            assert_eq!(snapped[0].chain.stops(), stops);
            assert!(snapped[0].worst_yards < 1e-6);
        }
    }

    #[test]
    fn a_line_along_hexsides_is_their_chain() {
        let ground = ground(Orientation::Flat);
        let layout = ground.layout();
        let corner = |column, row| {
            super::Snapper { ground: &ground, layout, along: Along::Hexsides }.corners(layout.at(column, row))
                [0]
        };
        let stops = corner(4, 5).straight_to(corner(20, 17), layout);
        let snapper = super::Snapper { ground: &ground, layout, along: Along::Hexsides };
        let line: Vec<Point> = stops.iter().map(|stop| snapper.place(*stop)).collect();
        let snapped = snap(&line, &ground, Along::Hexsides);
        assert_eq!(snapped.len(), 1);
        assert_eq!(snapped[0].chain.stops(), stops);
    }

    #[test]
    fn a_line_that_leaves_the_board_comes_back_as_another_chain() {
        let ground = ground(Orientation::Pointy);
        let layout = ground.layout();
        let a = [layout.at(2, 2), layout.at(8, 2)].map(|hex| ground.centre(hex));
        let b = [layout.at(12, 2), layout.at(20, 3)].map(|hex| ground.centre(hex));
        let far = Point::new(ground.centre(layout.at(10, 0)).x, -3_000.0);
        let snapped = snap(&[a[0], a[1], far, b[0], b[1]], &ground, Along::Hexes);
        assert_eq!(snapped.len(), 2);
        assert!(snap(&[far, Point::new(50.0, -2_000.0)], &ground, Along::Hexes).is_empty());
        assert!(snap(&[Point::new(f64::NAN, 1.0), a[0]], &ground, Along::Hexes).is_empty());
        assert!(snap(&[a[0]], &ground, Along::Hexsides).is_empty());
    }

    proptest! {
        #[test]
        fn chains_keep_near_any_smooth_line(seed in 0.0..6.0_f64, swing in 0.0..400.0_f64, sides in any::<bool>(), flat in any::<bool>()) {
            let ground = ground(if flat { Orientation::Flat } else { Orientation::Pointy });
            let layout = ground.layout();
            let from = ground.centre(layout.at(2, 14));
            let at = |i: i32| {
                let along = f64::from(i) * 20.0;
                ground.off(from, along, swing * (seed + along / 500.0).sin() - swing * seed.sin())
            };
            let line: Vec<Point> = (0..100).map(at).collect();
            let along = if sides { Along::Hexsides } else { Along::Hexes };
            let snapped = snap(&line, &ground, along);
            prop_assert!(!snapped.is_empty());
            for part in &snapped {
                prop_assert!(part.worst_yards < 85.0 && part.mean_yards < 45.0, "{} {}", part.mean_yards, part.worst_yards);
            }
        }
    }
}
