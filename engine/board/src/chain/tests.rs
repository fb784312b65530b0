//! Properties of chains, on both orientations, along hexes and along hexsides.

use super::{Chain, HANDLE_STEPS, Stop, ways};
use crate::hex::{Layout, Orientation, Vertex};
use crate::{Board, Path, TerrainIx};
use proptest::prelude::*;

fn layout(pointy: bool) -> Layout {
    Layout::new(if pointy { Orientation::Pointy } else { Orientation::Flat }, 24, 20)
}

/// The corner of a hex in the middle of the board, or that hex.
fn start(layout: Layout, along: bool) -> Stop {
    let hex = layout.at(12, 10);
    let corner = layout.orientation.vertices()[0];
    match Vertex::new(hex, corner, layout.orientation) {
        Some(corner) if along => Stop::Corner(corner),
        _ => Stop::Hex(hex),
    }
}

/// A chain wandering from the middle of the board without ever coming by a stop again.
fn wandering(layout: Layout, along: bool, turns: &[u8]) -> Option<Chain> {
    let mut stops = vec![start(layout, along)];
    for turn in turns {
        let next: Vec<Stop> = stops[stops.len() - 1].next(layout).into_iter().map(|(_, s)| s).collect();
        let free: Vec<&Stop> = next.iter().filter(|s| !stops.contains(s)).collect();
        let Some(stop) = free.get(usize::from(*turn) % free.len().max(1)) else { break };
        stops.push(**stop);
    }
    Chain::new(stops, layout)
}

fn chains() -> impl Strategy<Value = (Layout, Chain)> {
    (any::<bool>(), any::<bool>(), prop::collection::vec(any::<u8>(), 1..30)).prop_filter_map(
        "hemmed in",
        |(pointy, along, turns)| {
            let layout = layout(pointy);
            wandering(layout, along, &turns).map(|chain| (layout, chain))
        },
    )
}

fn unbroken(chain: &Chain, layout: Layout) -> bool {
    Chain::new(chain.stops().to_vec(), layout).is_some()
}

proptest! {
    #[test]
    fn a_course_read_back_is_the_chain((layout, chain) in chains()) {
        let back = Chain::of(&chain.path(layout), layout).unwrap();
        // A single hexside tells no direction.
        let same = back == chain || (chain.steps() == 1 && back == chain.reversed());
        prop_assert!(same, "{back:?} for {chain:?}");
    }

    #[test]
    fn turned_twice_is_as_it_was((layout, chain) in chains()) {
        prop_assert_eq!(chain.reversed().reversed(), chain.clone());
        prop_assert!(unbroken(&chain.reversed(), layout));
        prop_assert_eq!(chain.reversed().first(), chain.last());
    }

    #[test]
    fn split_and_joined_is_as_it_was((layout, chain) in chains(), at in 1_usize..30, turn in any::<u8>()) {
        let Some((first, second)) = chain.split(at) else {
            prop_assert!(at >= chain.steps());
            return Ok(());
        };
        prop_assert_eq!(first.steps() + second.steps(), chain.steps());
        // Whichever of the halves is turned, the first one's way holds.
        let second = if turn & 1 == 0 { second } else { second.reversed() };
        prop_assert_eq!(first.joined(&second, layout), Some(chain.clone()));
        prop_assert_eq!(first.reversed().joined(&second, layout), Some(chain.reversed()));
    }

    #[test]
    fn what_is_cut_out_is_gone_and_the_rest_whole(
        (layout, chain) in chains(), a in 0_usize..30, b in 0_usize..30,
    ) {
        let (a, b) = (a % chain.stops().len(), b % chain.stops().len());
        let rest = chain.cut(a, b);
        prop_assert!(rest.len() <= 2 && rest.iter().all(|part| unbroken(part, layout)));
        prop_assert_eq!(rest.iter().map(Chain::steps).sum::<usize>(), chain.steps() - a.abs_diff(b));
    }

    #[test]
    fn one_step_missing_is_bridged((layout, chain) in chains(), at in 0_usize..30) {
        let at = at % chain.steps();
        if let [first, second] = chain.cut(at, at + 1).as_slice() {
            let joined = first.joined(second, layout).unwrap();
            prop_assert!(unbroken(&joined, layout));
            // It may be that other ends come nearer: as they touch, those are joined then.
            prop_assert!(joined.steps() <= chain.steps());
        }
    }

    #[test]
    fn handles_begin_and_end_and_are_never_far((_, chain) in chains()) {
        let handles = chain.handles();
        prop_assert_eq!(handles.first(), Some(&0));
        prop_assert_eq!(handles.last(), Some(&chain.steps()));
        prop_assert!(handles.windows(2).all(|w| w[0] < w[1] && w[1] - w[0] <= HANDLE_STEPS));
    }

    #[test]
    fn a_bent_chain_goes_through_its_new_stop_and_keeps_what_lies_beyond_the_anchors(
        (layout, chain) in chains(), at in 0_usize..30, col in 0_i32..24, row in 0_i32..20, direct in any::<bool>(),
    ) {
        let at = at % chain.stops().len();
        let hex = layout.at(col, row);
        let through = match chain.first() {
            Stop::Hex(_) => Stop::Hex(hex),
            Stop::Corner(_) => {
                let hour = layout.orientation.vertices()[0];
                Stop::Corner(Vertex::new(hex, hour, layout.orientation).unwrap())
            }
        };
        let board = Board::new(layout, vec!["clear".to_owned()], vec!["road".to_owned()]);
        let bent = ways::bent(&board, &ways::Drive::default(), &chain, at, through, direct);
        // Drawn onto its own anchor a chain may come to nothing.
        if let Some(bent) = bent {
            prop_assert!(unbroken(&bent, layout));
            let mut seen: Vec<Stop> = bent.stops().to_vec();
            seen.sort();
            seen.dedup();
            prop_assert!(seen.len() + usize::from(bent.is_ring()) == bent.stops().len(), "no loops");
            if at == 0 {
                prop_assert_eq!(bent.first(), through);
                prop_assert_eq!(bent.last(), chain.last());
            }
        }
    }
}

#[test]
fn broken_courses_fall_into_unbroken_parts() {
    for pointy in [false, true] {
        let layout = layout(pointy);
        let at = |c, r| layout.at(c, r);
        let path = Path::Hexes(vec![at(1, 1), at(1, 2), at(8, 8), at(8, 9), at(8, 10)]);
        let parts = Chain::parts(&path, layout);
        assert_eq!(parts.iter().map(Chain::steps).collect::<Vec<_>>(), [1, 2]);
        assert!(Chain::of(&path, layout).is_none());
        let edges = wandering(layout, true, &[0, 1, 0, 1, 0, 1]).unwrap().edges(layout);
        let path = Path::Edges([&edges[..2], &edges[4..]].concat());
        assert_eq!(Chain::parts(&path, layout).len(), 2);
        let twice = Path::Edges(vec![edges[0], edges[0]]);
        assert!(Chain::of(&twice, layout).is_none(), "a hexside twice is no chain");
    }
}

#[test]
fn a_ring_stays_one_and_a_loop_is_left_out() {
    let layout = layout(false);
    let ring: Vec<Stop> = (layout.at(8, 8)).ring(1).map(Stop::Hex).collect();
    let closed = Chain::new([&ring[..], &ring[..1]].concat(), layout).unwrap();
    assert_eq!(closed.simplified(), Some(closed.clone()));
    assert_eq!(closed.handles().last(), Some(&6));
    let tail = Stop::Hex(layout.at(8, 8) + (layout.at(8, 8).ring(2).next().unwrap() - layout.at(8, 8)));
    let near: Vec<Stop> = tail.next(layout).into_iter().map(|(_, s)| s).collect();
    let first = ring.iter().position(|s| near.contains(s)).unwrap();
    let mut looped = vec![tail];
    looped.extend((0..=6).map(|n| ring[(first + n) % 6]));
    let plain = Chain::new(looped, layout).unwrap().simplified().unwrap();
    assert_eq!(plain.stops(), [tail, ring[first]]);
}

#[test]
fn straight_stretches_have_few_handles_and_corners_have_one() {
    let layout = layout(true);
    let (a, b, c) = (layout.at(2, 2), layout.at(12, 2), layout.at(12, 12));
    let mut stops: Vec<Stop> = a.line_to(b).map(Stop::Hex).collect();
    stops.extend(b.line_to(c).skip(1).map(Stop::Hex));
    let chain = Chain::new(stops, layout).unwrap();
    assert_eq!(chain.handles(), [0, 5, 10, 15, 20]);
    assert_eq!(chain.anchors(10), (Some(5), Some(15)));
    assert_eq!(chain.anchors(7), (Some(5), Some(10)));
    assert_eq!(chain.anchors(0), (None, Some(5)));
}

#[test]
fn a_stream_keeps_to_the_low_ground_and_a_wall_runs_straight() {
    for pointy in [false, true] {
        let layout = layout(pointy);
        let mut board = Board::new(layout, vec!["clear".to_owned()], vec!["stream".to_owned()]);
        // A hill between the two ends.
        for hex in layout.at(12, 10).range(3) {
            board.set_level(hex, 4);
        }
        let corner = |col, row| {
            let hour = layout.orientation.vertices()[0];
            Stop::Corner(Vertex::new(layout.at(col, row), hour, layout.orientation).unwrap())
        };
        let (from, to) = (corner(5, 10), corner(19, 10));
        let climbs = |way: &[Stop]| {
            let chain = Chain::new(way.to_vec(), layout).unwrap();
            let up = |hex| board.level(hex) == Some(4);
            chain.edges(layout).iter().filter(|e| e.hexes(layout.orientation).into_iter().all(up)).count()
        };
        let stream = ways::Drive { flows: true, ..ways::Drive::default() };
        let low = ways::cheapest(&board, &stream, from, to);
        assert_eq!((low.first(), low.last()), (Some(&from), Some(&to)));
        assert_eq!(climbs(&low), 0, "round the hill");
        assert!(climbs(&ways::cheapest(&board, &ways::Drive::default(), from, to)) > 0, "straight over it");
        assert!(climbs(&ways::straight(layout, from, to)) > 0);
    }
}

#[test]
fn a_stream_to_the_rim_keeps_off_the_edge_of_the_board() {
    for pointy in [false, true] {
        let layout = layout(pointy);
        let o = layout.orientation;
        let board = Board::new(layout, vec!["clear".to_owned()], vec!["stream".to_owned()]);
        let corners = |hex| o.vertices().into_iter().filter_map(move |hour| Vertex::new(hex, hour, o));
        let reached = |corner: &Vertex| corner.edges(o).any(|(edge, _)| edge.is_inside(layout));
        for (from, to) in [((0, 1), (0, 18)), ((1, 0), (22, 0)), ((23, 1), (23, 18)), ((1, 19), (22, 19))] {
            let [from, to] = [from, to]
                .map(|(col, row)| corners(layout.at(col, row)).find(reached).map(Stop::Corner).unwrap());
            let way = ways::cheapest(&board, &ways::Drive::default(), from, to);
            assert_eq!(way.last(), Some(&to));
            let chain = Chain::new(way, layout).unwrap();
            assert!(chain.edges(layout).into_iter().all(|edge| edge.is_inside(layout)), "{pointy} {from:?}");
        }
    }
}

#[test]
fn a_road_goes_round_woods_and_along_roads() {
    let layout = layout(false);
    let mut board = Board::new(layout, vec!["clear".to_owned(), "woods".to_owned()], vec!["road".to_owned()]);
    let (a, b) = (layout.at(4, 4), layout.at(16, 4));
    for hex in a.line_to(b).filter(|hex| *hex != a && *hex != b) {
        board.set_terrain(hex, TerrainIx(1));
    }
    let (from, to) = (Stop::Hex(a), Stop::Hex(b));
    let way = ways::cheapest(&board, &ways::Drive::default(), from, to);
    let wooded =
        way.iter().filter(|s| matches!(s, Stop::Hex(hex) if board.terrain(*hex) == Some(TerrainIx(1))));
    assert!(wooded.count() < 4, "{way:?}");
    let off = Stop::Hex(layout.at(-3, 4));
    assert!(ways::cheapest(&board, &ways::Drive::default(), from, off).is_empty());
}

#[test]
fn a_long_road_follows_one_there_is() {
    for pointy in [false, true] {
        let orientation = if pointy { Orientation::Pointy } else { Orientation::Flat };
        let layout = Layout::new(orientation, 300, 60);
        let mut board = Board::new(layout, vec!["clear".to_owned()], vec!["road".to_owned()]);
        let path = crate::Path::Hexes(layout.at(20, 33).line_to(layout.at(280, 33)).collect());
        let road = crate::Feature::new("road", path);
        board.put_feature(crate::FeatureId("road".to_owned()), Some(road));
        let drive = ways::Drive { roads: 1, ..ways::Drive::default() };
        let ends = |row| (Stop::Hex(layout.at(10, row)), Stop::Hex(layout.at(290, row)));
        let (from, to) = ends(30);
        let way = Chain::new(ways::cheapest(&board, &drive, from, to), layout).unwrap();
        assert_eq!((way.first(), way.last()), (from, to));
        let along = way.edges(layout).iter().filter(|edge| board.linear_mask(**edge) != 0).count();
        assert!(along > 230, "{along} of {} steps along the road", way.steps());
        // The short one beside it takes it too, the one a long way off does not.
        let (from, to) = ends(2);
        let far = Chain::new(ways::cheapest(&board, &drive, from, to), layout).unwrap();
        assert!(far.edges(layout).iter().all(|edge| board.linear_mask(*edge) == 0));
    }
}

#[test]
fn the_longest_way_is_whole_and_goes_round_what_bars_it() {
    for (width, height) in [(1000, 60), (400, 400)] {
        let layout = Layout::new(Orientation::Flat, width, height);
        let mut board =
            Board::new(layout, vec!["clear".to_owned(), "woods".to_owned()], vec!["road".to_owned()]);
        // Rough ground of stripes, and a ridge across everything with a gap a little to the side.
        for hex in layout.hexes() {
            let (col, row) = layout.col_row(hex);
            board.set_terrain(hex, TerrainIx(u8::from((col / 7 + row / 5) % 3 == 0)));
            let straight = 4 + (i32::from(height) - 9) * 198 / (i32::from(width) - 5);
            let gap = (row - straight - 6).abs() < 2;
            board.set_level(hex, if (col - 200).abs() < 3 && !gap { 60 } else { 0 });
        }
        let (from, to) =
            (Stop::Hex(layout.at(2, 4)), Stop::Hex(layout.at(i32::from(width) - 3, i32::from(height) - 5)));
        let way = Chain::new(ways::cheapest(&board, &ways::Drive::default(), from, to), layout).unwrap();
        assert_eq!((way.first(), way.last()), (from, to));
        assert_eq!(way.simplified().as_ref(), Some(&way), "it comes by no place twice");
        let climbed =
            way.stops().iter().flat_map(|s| s.hexes(layout)).filter(|h| board.level(*h) == Some(60));
        assert_eq!(climbed.count(), 0, "through the gap");
    }
}
