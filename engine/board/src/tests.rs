//! Masks that follow the features, memory, sight and search.

use super::{Alike, Board, Feature, FeatureId, Path, TerrainIx, search, sight, wand};
use crate::hex::{Edge, Hex, HexSet, Layout, Orientation, Shift};
use proptest::prelude::*;

fn board(width: u16, height: u16) -> Board {
    let palette = vec!["clear".to_owned(), "woods".to_owned()];
    let linear = vec!["road".to_owned(), "stream".to_owned()];
    Board::new(Layout::new(Orientation::Flat, width, height), palette, linear)
}

/// What the masks ought to be, from the features alone.
fn fresh_masks(board: &Board) -> Vec<u16> {
    let layout = board.layout();
    let edges = |hex: Hex| layout.orientation.sides().map(|s| Edge::new(hex, s, layout.orientation).unwrap());
    layout
        .hexes()
        .flat_map(edges)
        .map(|edge| {
            let runs = |f: &&Feature| f.edges(layout).contains(&edge) && layout.contains(edge.owner());
            board
                .features()
                .values()
                .filter(runs)
                .fold(0, |mask, f| mask | 1 << board.linear_kind(&f.kind).map_or(16, |k| u32::from(k.0)))
        })
        .collect()
}

fn masks(board: &Board) -> Vec<u16> {
    let layout = board.layout();
    let edges = |hex: Hex| layout.orientation.sides().map(|s| Edge::new(hex, s, layout.orientation).unwrap());
    layout.hexes().flat_map(edges).map(|edge| board.linear_mask(edge)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(100) })]

    #[test]
    fn masks_are_what_the_features_say(
        puts in prop::collection::vec((0..4_u8, 0..4_u8, prop::collection::vec((-1..5_i32, -1..5_i32, 0..6_usize), 0..8)), 1..12),
    ) {
        let mut board = board(4, 4);
        let layout = board.layout();
        for (id, kind, places) in puts {
            let feature = match kind {
                0 => None,
                1 => Some(Feature::new("road", Path::Hexes(places.iter().map(|(c, r, _)| layout.at(*c, *r)).collect()))),
                k => {
                    let path = Path::Edges(places.iter().filter_map(|(c, r, s)| {
                        Edge::new(layout.at(*c, *r), layout.orientation.sides()[*s], layout.orientation)
                    }).collect());
                    Some(Feature::new(if k == 2 { "stream" } else { "canal" }, path))
                }
            };
            board.put_feature(FeatureId(id.to_string()), feature);
            prop_assert_eq!(masks(&board), fresh_masks(&board));
        }
    }
}

#[test]
fn a_thousand_by_a_thousand_fits_into_32_mebibytes() {
    assert!(board(1000, 1000).heap_bytes() < 32 << 20);
}

#[test]
fn boards_are_equal_by_what_they_show() {
    let (mut a, b) = (board(2, 2), board(2, 2));
    assert_eq!(a, b);
    a.put_feature(FeatureId("x".to_owned()), Some(Feature::new("canal", Path::Hexes(Vec::new()))));
    assert_ne!(a, b);
    a.put_feature(FeatureId("x".to_owned()), None);
    assert_eq!(a, b);
    a.set_terrain(Hex::ZERO, TerrainIx(1));
    assert_ne!(a, b);
    let swapped = vec![TerrainIx(0), TerrainIx(1), TerrainIx(1), TerrainIx(1)];
    let palette = vec!["woods".to_owned(), "clear".to_owned()];
    assert_eq!(a, Board::from_cells(a.layout(), palette, Vec::new(), swapped, Vec::new()));
}

#[test]
fn broken_chains_are_found() {
    let layout = Layout::new(Orientation::Flat, 9, 9);
    let path = Path::Hexes([(0, 0), (0, 1), (0, 3), (0, 4)].map(|(c, r)| layout.at(c, r)).to_vec());
    let road = Feature::new("road", path);
    assert_eq!(road.breaks(layout), [1]);
}

/// A course along hexsides is broken wherever two in a row have no joint: apart, or the same one twice.
#[test]
fn broken_courses_of_hexsides_are_found() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        let layout = Layout::new(orientation, 9, 9);
        let side = |col: i32, row: i32, n: usize| {
            Edge::new(layout.at(col, row), orientation.sides()[n % 6], orientation).unwrap()
        };
        // Round a hex, the last side twice, one far off, back; then every third side, which never meet.
        let round = (0..6).map(|n| side(4, 4, n));
        let edges: Vec<Edge> = round
            .chain([side(4, 4, 5), side(1, 1, 0), side(1, 1, 1)])
            .chain([0, 3, 0].map(|n| side(7, 7, n)))
            .collect();
        let due: Vec<usize> =
            (0..edges.len() - 1).filter(|i| edges[*i].joint(edges[i + 1], orientation).is_none()).collect();
        let breaks = |edges: &[Edge]| {
            let path = Path::Edges(edges.to_vec());
            Feature::new("stream", path).breaks(layout)
        };
        assert_eq!(due, [5, 6, 8, 9, 10]);
        assert_eq!(breaks(&edges), due);
        assert!(breaks(&edges[..1]).is_empty());
        assert!(breaks(&[]).is_empty());
    }
}

#[test]
fn sight_needs_both_candidates_blocked() {
    let layout = Layout::new(Orientation::Flat, 9, 9);
    let (from, to) = (layout.at(4, 4), layout.at(4, 4) + Hex::new(1, -2));
    let [left, right] = [Hex::new(0, -1), Hex::new(1, -1)].map(|d| from + d);
    assert_eq!(sight::trace(layout, from, to, |h| h == left), None);
    assert_eq!(sight::trace(layout, from, to, |h| h == right), None);
    assert_eq!(sight::trace(layout, from, to, |_| true), Some(left));
    assert_eq!(sight::trace(layout, from, left, |_| true), None);
}

#[test]
fn a_line_across_the_middle_of_an_edge_comes_through_both_hexes() {
    let layout = Layout::new(Orientation::Pointy, 12, 12);
    let from = layout.at(4, 4);
    let to = from + Hex::new(3, 1);
    let between: Vec<Hex> = crate::hex::crossed(from, to).flat_map(crate::hex::Step::hexes).collect();
    for hex in &between {
        assert_eq!(
            sight::trace_crossed(layout, from, to, |h| h == *hex),
            Some(*hex),
            "its inside is crossed"
        );
    }
    assert!(between.len() > crate::hex::line(from, to).count(), "{between:?}");
}

#[test]
fn at_the_edge_of_the_map_the_candidate_on_it_decides() {
    let layout = Layout::new(Orientation::Pointy, 3, 5);
    // Straight down the left edge, between column 1 and the hex off the map.
    let (from, to) = (layout.at(0, 0), layout.at(0, 2));
    let candidates: Vec<_> = crate::hex::line(from, to).flat_map(crate::hex::Step::hexes).collect();
    assert_eq!(candidates.iter().filter(|h| layout.contains(**h)).count(), 1);
    let found = sight::trace(layout, from, to, |_| true);
    assert!(found.is_some_and(|hex| layout.contains(hex)), "{found:?}");
    assert_eq!(sight::trace_crossed(layout, from, to, |_| true), None, "there both must block");
    assert_eq!(
        sight::trace(layout, from, to, |h| !layout.contains(h)),
        None,
        "what is off the map hides nothing"
    );
}

#[test]
fn the_cheapest_way_is_found_and_kept_within_the_budget() {
    let steps = |s: &i32, _: u32, next: &mut Vec<(i32, u32)>| {
        next.push((s + 1, 1));
        next.push((s + 10, if *s == 0 { 4 } else { 20 }));
    };
    let reach = search::reach(0, 12, steps);
    assert_eq!(reach.cost(&9), Some(9));
    assert_eq!(reach.cost(&12), Some(6));
    assert_eq!(reach.way(&12), [0, 10, 11, 12]);
    assert_eq!(reach.cost(&19), None);
    assert_eq!(reach.way(&19), [0; 0]);
    assert_eq!(reach.iter().count(), 19);
}

#[test]
fn the_wand_takes_what_is_alike() {
    let mut board = board(6, 4);
    let layout = board.layout();
    // A wall of woods in column 2, one hex of it a level higher; open ground on both sides.
    for row in 0..4 {
        board.set_terrain(layout.at(2, row), TerrainIx(1));
    }
    board.set_level(layout.at(2, 1), 3);
    board.set_level(layout.at(5, 0), 3);
    let left = layout.at(0, 0);
    let count = |seed, alike, connected| wand(&board, seed, alike, connected, None).len();
    assert_eq!(count(left, Alike::Terrain, true), 8);
    assert_eq!(count(left, Alike::Terrain, false), 20);
    assert_eq!(count(left, Alike::Both, false), 19);
    assert_eq!(count(layout.at(2, 1), Alike::Level, false), 2);
    assert_eq!(count(layout.at(2, 1), Alike::Both, false), 1);
    assert_eq!(count(layout.at(2, 0), Alike::Both, true), 1);
    assert_eq!(count(layout.at(-1, 0), Alike::Terrain, false), 0);
    let within = HexSet::of(layout, [layout.at(0, 0), layout.at(0, 1), layout.at(0, 3), layout.at(5, 3)]);
    let kept = |connected| wand(&board, left, Alike::Terrain, connected, Some(&within)).len();
    assert_eq!((kept(true), kept(false)), (2, 4));
    assert!(wand(&board, layout.at(1, 1), Alike::Terrain, true, Some(&within)).is_empty());
}

/// Hex by hex what [`super::Flood`] gathers in runs.
fn plain_flood(board: &Board, seed: crate::hex::Hex, within: Option<&HexSet>) -> HexSet {
    let layout = board.layout();
    let mut set = HexSet::new(layout);
    let mut open = vec![seed];
    let fits = |hex| board.terrain(hex) == board.terrain(seed) && within.is_none_or(|w| w.contains(hex));
    while let Some(hex) = open.pop().filter(|_| fits(seed)) {
        if set.insert(hex) {
            open.extend(layout.neighbours(hex).map(|(_, near)| near).filter(|near| fits(*near)));
        }
    }
    set
}

#[test]
fn runs_gather_what_hexes_do() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        for shift in [Shift::Odd, Shift::Even] {
            let layout = Layout { shift, ..Layout::new(orientation, 37, 23) };
            let mut chance = 7_u32;
            let mut draw = || {
                chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                chance >> 24
            };
            for round in 0..40 {
                let mut board = Board::new(layout, vec!["clear".to_owned()], Vec::new());
                for hex in layout.hexes() {
                    board.set_terrain(hex, TerrainIx(u8::from(draw() < 60 + round * 3)));
                }
                let within = HexSet::of(layout, layout.hexes().filter(|_| draw() < 230).collect::<Vec<_>>());
                let seed = layout.at((draw() % 37) as i32, (draw() % 23) as i32);
                for within in [None, Some(&within)] {
                    let all = plain_flood(&board, seed, within);
                    assert_eq!(wand(&board, seed, Alike::Terrain, true, within), all, "round {round}");
                    let mut flood = super::Flood::new(&board, seed, Alike::Terrain, within);
                    let bits = (1..=layout.len()).find(|_| flood.go_on(&board, within, 10));
                    assert!(
                        bits.is_some_and(|bits| bits <= all.len() / 10 + 1),
                        "{bits:?} for {}",
                        all.len()
                    );
                    assert_eq!(*flood.set(), all);
                }
            }
        }
    }
}
