//! How much of each hex areas cover: by sample points, a square grid of them over the whole board, each inside where an
//! odd number of rings lies about it.

use oblique_board::hex::{Hex, Layout};
use oblique_georeference::{HexGround, Point};
use std::collections::BTreeMap;

/// Sample points along a step from hex to hex: some thirty a hex.
const POINTS_A_STEP: i64 = 6;
/// Crossings of one area's rings with the lines of sample points, at most.
const MOST_CROSSINGS: usize = 4_000_000;

/// An area whose rings cross the lines of sample points too often.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Tangled;

/// The hexes of a board with their sample points. Places are in steps of the board ([`HexGround::steps`]).
pub(super) struct Samples {
    layout: Layout,
    /// The board with its first hex at the origin and steps of length 1.
    board: HexGround,
    /// The place the board reaches to, from and to.
    reach: [(f64, f64); 2],
}

/// Which sample points of hexes are covered: a bit each.
#[derive(Clone, Debug, Default)]
pub(super) struct Covered(BTreeMap<usize, u64>);

/// The whole numbers from one to another; none where those are none.
fn whole(first: f64, last: f64) -> std::ops::Range<i64> {
    if first <= last { first as i64..last as i64 + 1 } else { 0..0 }
}

impl Samples {
    pub(super) fn of(layout: Layout) -> Option<Self> {
        let board = HexGround::new(layout, 1.0, Point::default(), 0.0)?;
        let corners = [(0, 0), (i32::from(layout.width) - 1, i32::from(layout.height) - 1)];
        let [a, b] = corners.map(|(col, row)| board.centre(layout.at(col, row)));
        let reach = [(a.x - 1.5, a.y - 1.5), (b.x + 1.5, b.y + 1.5)];
        Some(Self { layout, board, reach })
    }

    /// Does the board reach into what lies between two places?
    pub(super) fn meets(&self, from: (f64, f64), to: (f64, f64)) -> bool {
        let [a, b] = self.reach;
        from.0 <= b.0 && to.0 >= a.0 && from.1 <= b.1 && to.1 >= a.1
    }

    /// The sample point of those numbers.
    fn at((i, k): (i64, i64)) -> Point {
        let place = |n: i64| (n as f64 + 0.5) / POINTS_A_STEP as f64;
        Point::new(place(i), place(k))
    }

    /// The hex of a sample point, by its index, and the bit of the point in it.
    fn hex_of(&self, (i, k): (i64, i64)) -> Option<(usize, u32)> {
        let hex = self.board.hex_at(Self::at((i, k)))?;
        let index = self.layout.index(hex)?;
        Some((index, self.bit(hex, (i, k))?))
    }

    /// Nine by seven points about the middle of a hex hold all that lie in it.
    fn bit(&self, hex: Hex, (i, k): (i64, i64)) -> Option<u32> {
        let (di, dk) = {
            let (ci, ck) = self.middle(hex);
            (i - ci + 4, k - ck + 3)
        };
        let inside = (0..9).contains(&di) && (0..7).contains(&dk);
        inside.then_some((dk * 9 + di) as u32)
    }

    fn middle(&self, hex: Hex) -> (i64, i64) {
        let centre = self.board.centre(hex);
        let number = |place: f64| (place * POINTS_A_STEP as f64).floor() as i64;
        (number(centre.x), number(centre.y))
    }

    /// Which sample points a hex has.
    fn all(&self, hex: Hex) -> u64 {
        let (ci, ck) = self.middle(hex);
        let mut mask = 0;
        for (i, k) in (ci - 4..=ci + 4).flat_map(|i| (ck - 3..=ck + 3).map(move |k| (i, k))) {
            if self.board.hex_at(Self::at((i, k))) == Some(hex)
                && let Some(bit) = self.bit(hex, (i, k))
            {
                mask |= 1 << bit;
            }
        }
        mask
    }

    /// Adds what an area covers; answers whether that is any sample point at all.
    pub(super) fn cover(&self, area: &[Vec<(f64, f64)>], covered: &mut Covered) -> Result<bool, Tangled> {
        let scale = POINTS_A_STEP as f64;
        // The lines of sample points that the board has.
        let lowest = (self.reach[0].1 * scale).floor();
        let highest = (self.reach[1].1 * scale).ceil();
        let mut crossings: BTreeMap<i64, Vec<f64>> = BTreeMap::new();
        let mut count = 0_usize;
        for ring in area {
            let closing = ring.last().zip(ring.first()).map(|(a, b)| (*a, *b));
            let sides = ring.windows(2).filter_map(|pair| match pair {
                [a, b] => Some((*a, *b)),
                _ => None,
            });
            for (a, b) in sides.chain(closing) {
                let (low, high) = if a.1 <= b.1 { (a, b) } else { (b, a) };
                // A line crosses where it runs from at or below to above.
                let first = (low.1 * scale - 0.5).ceil().max(lowest);
                let last = ((high.1 * scale - 0.5).ceil() - 1.0).min(highest);
                for k in whole(first, last) {
                    let y = (k as f64 + 0.5) / scale;
                    let part = (y - low.1) / (high.1 - low.1);
                    crossings.entry(k).or_default().push(low.0 + (high.0 - low.0) * part);
                }
                count += whole(first, last).count();
                if count > MOST_CROSSINGS {
                    return Err(Tangled);
                }
            }
        }
        let mut any = false;
        for (k, mut xs) in crossings {
            xs.sort_by(f64::total_cmp);
            for pair in xs.chunks_exact(2) {
                let [from, to] = [pair[0].max(self.reach[0].0), pair[1].min(self.reach[1].0)];
                let first = (from * scale - 0.5).ceil();
                let last = (to * scale - 0.5).ceil() - 1.0;
                for i in whole(first, last) {
                    if let Some((hex, bit)) = self.hex_of((i, k)) {
                        *covered.0.entry(hex).or_default() |= 1 << bit;
                        any = true;
                    }
                }
            }
        }
        Ok(any)
    }

    /// Covers a hex wholly.
    pub(super) fn cover_hex(&self, hex: Hex, covered: &mut Covered) {
        if let Some(index) = self.layout.index(hex) {
            covered.0.insert(index, self.all(hex));
        }
    }

    /// The hexes of which so many percent are covered, by their index.
    pub(super) fn hexes(&self, covered: &Covered, percent: u8) -> Vec<(usize, Hex)> {
        let hexes: Vec<Hex> = self.layout.hexes().collect();
        let enough = |(index, mask): (&usize, &u64)| {
            let hex = *hexes.get(*index)?;
            let all = self.all(hex);
            let (inside, all) = ((mask & all).count_ones(), all.count_ones());
            (inside > 0 && inside * 100 >= u32::from(percent) * all).then_some((*index, hex))
        };
        covered.0.iter().filter_map(enough).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Covered, Samples, Tangled};
    use oblique_board::hex::{Layout, Orientation};
    use proptest::prelude::*;

    fn samples(orientation: Orientation) -> Samples {
        Samples::of(Layout::new(orientation, 12, 10)).expect("a board")
    }

    fn square(from: (f64, f64), to: (f64, f64)) -> Vec<(f64, f64)> {
        vec![from, (to.0, from.1), to, (from.0, to.1)]
    }

    #[test]
    fn every_hex_has_some_thirty_points_and_a_large_area_covers_them_all() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let samples = samples(orientation);
            for hex in samples.layout.hexes() {
                let points = samples.all(hex).count_ones();
                assert!((27..=36).contains(&points), "{points}");
            }
            let mut covered = Covered::default();
            let all = samples.cover(&[square((-5.0, -5.0), (50.0, 50.0))], &mut covered);
            assert_eq!(all, Ok(true));
            assert_eq!(samples.hexes(&covered, 100).len(), samples.layout.len());
        }
    }

    #[test]
    fn holes_are_not_covered_whichever_way_they_run() {
        let samples = samples(Orientation::Flat);
        for turned in [false, true] {
            let mut hole = square((2.0, 2.0), (7.0, 7.0));
            if turned {
                hole.reverse();
            }
            let mut covered = Covered::default();
            samples.cover(&[square((-5.0, -5.0), (50.0, 50.0)), hole], &mut covered).expect("plain");
            let whole: Vec<_> = samples.hexes(&covered, 100).into_iter().map(|(_, hex)| hex).collect();
            let inside = samples.layout.at(5, 4);
            let outside = samples.layout.at(11, 1);
            assert!(!whole.contains(&inside) && whole.contains(&outside));
            assert!(samples.hexes(&covered, 1).len() < samples.layout.len());
        }
    }

    #[test]
    fn the_threshold_decides_and_overlaps_count_once() {
        let samples = samples(Orientation::Flat);
        let hex = samples.layout.at(4, 4);
        let middle = samples.board.centre(hex);
        // The upper half of the hex, twice.
        let half = square((middle.x - 0.6, middle.y - 0.5), (middle.x + 0.6, middle.y));
        let mut covered = Covered::default();
        for _ in 0..2 {
            samples.cover(std::slice::from_ref(&half), &mut covered).expect("plain");
        }
        let has = |percent| samples.hexes(&covered, percent).iter().any(|(_, h)| *h == hex);
        assert!(has(40) && !has(60));
    }

    #[test]
    fn what_is_endless_or_tangled_ends() {
        let samples = samples(Orientation::Pointy);
        let mut covered = Covered::default();
        let far = vec![vec![(-1e300, -1e300), (1e300, -1e300), (1e300, 1e300), (-1e300, 1e300)]];
        assert_eq!(samples.cover(&far, &mut covered), Ok(true));
        let zigzag: Vec<_> =
            (0..100_000).map(|n| (f64::from(n), if n % 2 == 0 { -1e9 } else { 1e9 })).collect();
        assert_eq!(samples.cover(&[zigzag], &mut covered), Err(Tangled));
        assert_eq!(
            samples.cover(&[vec![(f64::NAN, 0.0), (1.0, f64::NAN), (2.0, 2.0)]], &mut covered).ok(),
            Some(false)
        );
    }

    proptest! {
        #[test]
        fn about_as_many_hexes_are_covered_as_the_area_is_large(
            x in -1.0..6.0_f64, y in -1.0..5.0_f64, w in 3.0..5.0_f64, h in 3.0..4.0_f64, flat in any::<bool>(),
        ) {
            let samples = samples(if flat { Orientation::Flat } else { Orientation::Pointy });
            let mut covered = Covered::default();
            samples.cover(&[square((x.max(0.0), y.max(0.0)), (x.max(0.0) + w, y.max(0.0) + h))], &mut covered).expect("plain");
            let [touched, hexes, whole] = [1, 50, 100].map(|percent| samples.hexes(&covered, percent).len() as f64);
            prop_assert!(whole <= hexes && hexes <= touched, "{whole}, {hexes}, {touched}");
            // Of the hexes on the border each is taken for half a hex too much or too little at most.
            let due = w * h / 0.75_f64.sqrt();
            prop_assert!((hexes - due).abs() < 0.5 * (touched - whole) + 2.0, "{hexes} of {due}");
        }
    }
}
