//! Streams burnt into the ground: hexes lowered until water runs down along every stream.

use oblique_board::Path;
use oblique_board::hex::{Hex, Layout};
use std::collections::BTreeMap;

/// A hex that was lowered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lowered<T> {
    /// Which hex.
    pub hex: Hex,
    /// Its height before.
    pub from: T,
    /// Its height now.
    pub to: T,
    /// The stream it was lowered for, by its index; of several the last.
    pub stream: usize,
}

/// Lowers hexes as little as possible so that the water of each stream never rises from its first place to its last.
/// Answers what was lowered, in the board's order.
///
/// `heights` are metres or levels by the index of the hex ([`Layout::index`]). Where a stream runs from hex to hex
/// its water is as high as the hex; where it runs along hexsides, as the lower of the two beside it, and of these the
/// lower one is lowered, of two alike the one the next hexside touches too. Hexes without a height are passed over.
///
/// ```
/// use oblique_board::Path;
/// use oblique_board::hex::{Layout, Orientation};
/// use oblique_elevation::streams::burn;
///
/// let layout = Layout::new(Orientation::Pointy, 4, 1);
/// let mut levels = vec![Some(5), Some(3), Some(4), Some(1)];
/// let stream = Path::Hexes((0..4).map(|col| layout.at(col, 0)).collect());
/// let lowered = burn(layout, &mut levels, &[&stream]);
/// assert_eq!(levels, [Some(5), Some(3), Some(3), Some(1)]);
/// assert_eq!((lowered.len(), lowered[0].hex), (1, layout.at(2, 0)));
/// ```
pub fn burn<T: PartialOrd + Copy>(
    layout: Layout,
    heights: &mut [Option<T>],
    streams: &[&Path],
) -> Vec<Lowered<T>> {
    let courses: Vec<_> = streams.iter().map(|path| course(layout, path)).collect();
    let mut lowered: BTreeMap<usize, Lowered<T>> = BTreeMap::new();
    // What one stream lowers another may run through: until nothing changes. It comes to an end, for heights only
    // fall, and only to heights that were there.
    loop {
        let mut changed = false;
        for (stream, course) in courses.iter().enumerate() {
            for (index, from, to) in descend(layout, heights, course) {
                changed = true;
                let first = Lowered { hex: layout.hex(index), from, to, stream };
                let entry = lowered.entry(index).or_insert(first);
                (entry.to, entry.stream) = (to, stream);
            }
        }
        if !changed {
            return lowered.into_values().collect();
        }
    }
}

/// Does a course lie higher at its end than where it begins? Then it was likely drawn from the mouth up.
pub fn climbs<T: PartialOrd + Copy>(layout: Layout, heights: &[Option<T>], stream: &Path) -> bool {
    let course = course(layout, stream);
    let water = |place: &Vec<Hex>| lowest(layout, heights, place, &[]).map(|(_, height)| height);
    let first = course.iter().find_map(water);
    let last = course.iter().rev().find_map(water);
    first.zip(last).is_some_and(|(first, last)| first < last)
}

/// The hexes at each place of a stream.
fn course(layout: Layout, path: &Path) -> Vec<Vec<Hex>> {
    match path {
        Path::Hexes(hexes) => hexes.iter().map(|hex| vec![*hex]).collect(),
        Path::Edges(edges) => edges.iter().map(|edge| edge.hexes(layout.orientation).to_vec()).collect(),
    }
}

/// The hex the water of a place stands in; of two alike the one that is in `next`.
fn lowest<T: PartialOrd + Copy>(
    layout: Layout,
    heights: &[Option<T>],
    place: &[Hex],
    next: &[Hex],
) -> Option<(usize, T)> {
    let known = place.iter().filter_map(|hex| {
        let index = layout.index(*hex)?;
        Some((hex, index, heights.get(index).copied().flatten()?))
    });
    let lower = known.reduce(|best, other| {
        let touches = |hex: &Hex| next.contains(hex);
        let better = other.2 < best.2 || (other.2 == best.2 && touches(other.0) && !touches(best.0));
        if better { other } else { best }
    });
    lower.map(|(_, index, height)| (index, height))
}

/// Follows a course down and lowers what rises; answers what was lowered, from and to.
fn descend<T: PartialOrd + Copy>(
    layout: Layout,
    heights: &mut [Option<T>],
    course: &[Vec<Hex>],
) -> Vec<(usize, T, T)> {
    let mut lowered = Vec::new();
    let mut water: Option<T> = None;
    for (i, place) in course.iter().enumerate() {
        let next = course.get(i + 1).map_or(&[][..], Vec::as_slice);
        let Some((index, height)) = lowest(layout, heights, place, next) else { continue };
        match water.filter(|water| *water < height) {
            None => water = Some(height),
            Some(water) => {
                if let Some(cell) = heights.get_mut(index) {
                    *cell = Some(water);
                }
                lowered.push((index, height, water));
            }
        }
    }
    lowered
}

#[cfg(test)]
mod tests {
    use super::{burn, climbs};
    use oblique_board::Path;
    use oblique_board::chain::{Chain, Stop};
    use oblique_board::hex::{Hour, Layout, Orientation, Vertex};
    use proptest::prelude::*;

    fn board() -> Layout {
        Layout::new(Orientation::Flat, 9, 9)
    }

    /// The hexsides on the straightest way between two corners.
    fn along(layout: Layout, from: (i32, i32), to: (i32, i32)) -> Path {
        let corner = |(col, row)| {
            let corner = layout.orientation.vertices()[0];
            Vertex::new(layout.at(col, row), corner, layout.orientation).expect("an hour of a corner")
        };
        let stops = Stop::Corner(corner(from)).straight_to(Stop::Corner(corner(to)), layout);
        Chain::new(stops, layout).expect("steps").path(layout)
    }

    #[test]
    fn a_stream_along_hexsides_lowers_the_lower_bank() {
        let layout = board();
        let stream = along(layout, (1, 4), (7, 4));
        let mut levels = vec![Some(4_i8); layout.len()];
        let Path::Edges(edges) = &stream else { panic!("it runs along hexsides") };
        // A hollow at the spring: the whole valley must be as low.
        let [a, _] = edges[0].hexes(layout.orientation);
        let low = layout.index(a).expect("on the board");
        levels[low] = Some(2);
        let lowered = burn(layout, &mut levels, &[&stream]);
        assert!(!lowered.is_empty() && lowered.iter().all(|l| (l.from, l.to, l.stream) == (4, 2, 0)));
        for edge in edges {
            let beside = edge.hexes(layout.orientation).map(|hex| levels[layout.index(hex).expect("there")]);
            assert!(beside.contains(&Some(2)), "{edge:?}");
        }
        // Each place needs one bank only.
        assert!(lowered.len() < edges.len());
    }

    #[test]
    fn a_brook_takes_the_water_of_the_river_it_runs_into_as_it_is() {
        let layout = board();
        let hexes = |list: &[(i32, i32)]| Path::Hexes(list.iter().map(|(c, r)| layout.at(*c, *r)).collect());
        let river = hexes(&[(2, 4), (3, 4), (4, 4)]);
        let brook = hexes(&[(2, 3), (3, 4)]);
        let mut levels = vec![None; layout.len()];
        for (at, level) in [((2, 4), 5), ((3, 4), 5), ((4, 4), 5), ((2, 3), 1)] {
            levels[layout.index(layout.at(at.0, at.1)).expect("there")] = Some(level);
        }
        let lowered = burn(layout, &mut levels, &[&river, &brook]);
        let lowerings: Vec<_> = lowered.iter().map(|l| (layout.col_row(l.hex), l.to, l.stream)).collect();
        assert_eq!(lowerings, [((3, 4), 1, 1), ((4, 4), 1, 0)], "the river below the brook sinks with it");
    }

    #[test]
    fn a_stream_drawn_from_its_mouth_is_known() {
        let layout = board();
        let stream = Path::Hexes(vec![layout.at(0, 0), layout.at(0, 1), layout.at(0, 2)]);
        let mut heights = vec![None; layout.len()];
        heights[layout.index(layout.at(0, 1)).expect("there")] = Some(10.0);
        heights[layout.index(layout.at(0, 2)).expect("there")] = Some(12.5);
        assert!(climbs(layout, &heights, &stream));
        assert!(!climbs(layout, &heights, &Path::Hexes(Vec::new())));
        let north = layout.at(0, 2) + Hour::new(0).vector(layout.orientation);
        assert_eq!(north, layout.at(0, 1));
    }

    proptest! {
        #[test]
        fn water_runs_down_everywhere_and_nothing_rises(
            levels in prop::collection::vec(prop::option::weighted(0.9, -3..9_i8), 81),
            ends in prop::collection::vec(((0..9, 0..9), (0..9, 0..9), any::<bool>()), 1..5),
        ) {
            let layout = board();
            let streams: Vec<Path> = ends
                .into_iter()
                .filter(|(from, to, _)| from != to)
                .map(|(from, to, by_hexes)| if by_hexes {
                    Path::Hexes(layout.at(from.0, from.1).line_to(layout.at(to.0, to.1)).collect())
                } else {
                    along(layout, from, to)
                })
                .collect();
            let mut burnt = levels.clone();
            let lowered = burn(layout, &mut burnt, &streams.iter().collect::<Vec<_>>());
            for stream in &streams {
                let water = super::course(layout, stream)
                    .iter()
                    .filter_map(|place| super::lowest(layout, &burnt, place, &[]))
                    .map(|(_, level)| level)
                    .collect::<Vec<_>>();
                prop_assert!(water.is_sorted_by(|a, b| a >= b), "{water:?}");
            }
            let mut lowerings = lowered.iter();
            for (i, (before, after)) in levels.iter().zip(&burnt).enumerate() {
                if before == after {
                    continue;
                }
                let lowerings = lowerings.next().expect("every change is told");
                prop_assert_eq!((layout.index(lowerings.hex), Some(lowerings.from), Some(lowerings.to)), (Some(i), *before, *after));
                prop_assert!(after < before);
            }
            prop_assert!(lowerings.next().is_none());
        }
    }
}
