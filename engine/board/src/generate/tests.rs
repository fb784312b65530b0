//! The ground made up keeps its promises, whatever the recipe.

use super::{Ground, Kinds, Recipe, generate};
use crate::hex::{Edge, Hex, HexSet, Layout, Orientation, Shift, shape};
use crate::{Board, FeatureId, Path, TerrainIx};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn kinds() -> Kinds {
    Kinds {
        open: TerrainIx(0),
        woods: Some(TerrainIx(1)),
        brush: Some(TerrainIx(2)),
        marsh: Some(TerrainIx(3)),
        village: Some(TerrainIx(4)),
        town: Some(TerrainIx(5)),
        road: Some("road".to_owned()),
        trail: Some("trail".to_owned()),
        stream: Some("stream".to_owned()),
        levels: (0, 9),
    }
}

fn recipe() -> impl Strategy<Value = Recipe> {
    (any::<u32>(), 0..=10_u8, 4..30_u8, 0..=10_u8, 0..=60_u8, 0..=100_u8, 0..=20_u8).prop_map(
        |(seed, relief, breadth, streams, woods_percent, marsh_percent, villages)| Recipe {
            seed,
            relief,
            breadth,
            streams,
            woods_percent,
            marsh_percent,
            villages,
        },
    )
}

fn layout() -> impl Strategy<Value = Layout> {
    let orientation = prop::sample::select(&[Orientation::Flat, Orientation::Pointy][..]);
    let shift = prop::sample::select(&[Shift::Odd, Shift::Even][..]);
    (orientation, shift, 1..45_u16, 1..45_u16).prop_map(|(orientation, shift, width, height)| Layout {
        orientation,
        shift,
        width,
        height,
        numbering: crate::hex::Numbering::USUAL,
    })
}

/// The lower bank of a hexside.
fn bank(ground: &Ground, edge: Edge) -> i8 {
    let hexes = edge.hexes(ground.layout.orientation);
    hexes.iter().filter_map(|hex| ground.layout.index(*hex)).map(|index| ground.level[index]).min().unwrap()
}

fn streams(ground: &Ground) -> Vec<&Vec<Edge>> {
    let edges = |path: &'_ Path| matches!(path, Path::Edges(_));
    let lines = ground.lines.iter().filter(|line| edges(&line.path));
    lines.filter_map(|line| if let Path::Edges(edges) = &line.path { Some(edges) } else { None }).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn streams_run_downhill_to_the_edge_or_a_lower_stream(layout in layout(), recipe in recipe()) {
        let all = HexSet::all(layout);
        let ground = generate(&all, &recipe, &kinds(), &|| false).unwrap();
        let o = layout.orientation;
        let rim = |vertex: crate::hex::Vertex| vertex.hexes(o).any(|hex| !layout.contains(hex));
        let streams = streams(&ground);
        for (n, stream) in streams.iter().enumerate() {
            prop_assert!(stream.windows(2).all(|w| w[0].joint(w[1], o).is_some()), "unbroken");
            prop_assert!(stream.windows(2).all(|w| bank(&ground, w[1]) <= bank(&ground, w[0])), "downhill");
            let last = stream[stream.len() - 1];
            let before = stream[stream.len() - 2];
            let mouth = last.ends(o).into_iter().find(|end| !before.ends(o).contains(end)).unwrap();
            let joins = streams.iter().enumerate().filter(|(m, _)| *m != n).flat_map(|(_, other)| other.iter());
            let below = joins.filter(|edge| edge.ends(o).contains(&mouth)).map(|edge| bank(&ground, *edge)).min();
            prop_assert!(
                rim(mouth) || below.is_some_and(|below| below <= bank(&ground, last)),
                "a stream ends nowhere"
            );
        }
    }

    #[test]
    fn the_ground_is_within_bounds_and_as_wooded_as_asked(layout in layout(), recipe in recipe()) {
        let all = HexSet::all(layout);
        let ground = generate(&all, &recipe, &kinds(), &|| false).unwrap();
        prop_assert!(ground.level.iter().all(|level| (0..=9).contains(level)));
        let woods = ground.terrain.iter().filter(|terrain| **terrain == TerrainIx(1)).count();
        let asked = layout.len() * usize::from(recipe.woods_percent) / 100;
        prop_assert!(woods <= asked + 1, "{} of {} woods", woods, asked);
        if recipe.villages > 0 {
            prop_assert!(!ground.villages.is_empty());
        }
        prop_assert_eq!(generate(&all, &recipe, &kinds(), &|| false), Some(ground), "the seed decides");
    }

    #[test]
    fn roads_join_every_village_and_no_stretch_is_built_twice(layout in layout(), recipe in recipe()) {
        let all = HexSet::all(layout);
        let ground = generate(&all, &recipe, &kinds(), &|| false).unwrap();
        let mut seen = BTreeSet::new();
        let mut board = Board::new(layout, vec!["open".to_owned()], Vec::new());
        for (n, line) in ground.lines.iter().enumerate() {
            prop_assert!(line.breaks(layout).is_empty());
            prop_assert!(line.hexes(layout).iter().any(|hex| layout.contains(*hex)));
            if let Path::Hexes(_) = line.path {
                for edge in line.edges(layout) {
                    prop_assert!(seen.insert(edge));
                }
            }
            board.put_feature(FeatureId(format!("{n}")), Some(line.clone()));
        }
        let Some(first) = ground.villages.first() else { return Ok(()) };
        let mut open = vec![*first];
        let mut reached: BTreeSet<(i32, i32)> = [(first.x, first.y)].into();
        while let Some(hex) = open.pop() {
            for (_, next) in layout.neighbours(hex) {
                let edge = Edge::between(hex, next, layout.orientation).unwrap();
                if seen.contains(&edge) && reached.insert((next.x, next.y)) {
                    open.push(next);
                }
            }
        }
        for village in &ground.villages {
            prop_assert!(reached.contains(&(village.x, village.y)), "{:?} cannot be reached", village);
        }
    }
}

#[test]
fn what_is_out_of_the_domain_is_left_alone() {
    let layout = Layout::new(Orientation::Flat, 60, 50);
    let domain = shape::ellipse(layout, layout.at(5, 5), layout.at(50, 40));
    let recipe = Recipe { villages: 15, streams: 10, woods_percent: 40, ..Recipe::default() };
    let ground = generate(&domain, &recipe, &kinds(), &|| false).unwrap();
    let outside = domain.inverted();
    assert!(outside.indices().all(|index| ground.terrain[index] == TerrainIx(0) && ground.level[index] == 0));
    assert!(!streams(&ground).is_empty() && !ground.villages.is_empty());
    for line in &ground.lines {
        let inside = |hex: &Hex| domain.contains(*hex);
        match &line.path {
            Path::Hexes(hexes) => assert!(hexes.iter().all(inside)),
            Path::Edges(edges) => {
                assert!(edges.iter().all(|edge| edge.hexes(layout.orientation).iter().all(inside)));
            }
        }
    }
}

#[test]
fn it_stops_when_told_and_leaves_out_what_there_is_not() {
    let all = HexSet::all(Layout::new(Orientation::Pointy, 40, 40));
    assert_eq!(generate(&all, &Recipe::default(), &kinds(), &|| true), None);
    let bare = Kinds { levels: (0, 3), ..Kinds::default() };
    let ground = generate(&all, &Recipe::default(), &bare, &|| false).unwrap();
    assert!(ground.lines.is_empty() && ground.terrain.iter().all(|terrain| *terrain == TerrainIx(0)));
    assert_eq!(ground.level.iter().max(), Some(&3));
}

/// A number of everything a ground is made of.
fn digest(ground: &Ground) -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    let mut take = |n: i64| sum = (sum ^ n as u64).wrapping_mul(0x0100_0000_01b3);
    ground.terrain.iter().for_each(|terrain| take(i64::from(terrain.0)));
    ground.level.iter().for_each(|level| take(i64::from(*level)));
    for line in &ground.lines {
        line.kind.bytes().for_each(|byte| take(i64::from(byte)));
        match &line.path {
            Path::Hexes(hexes) => hexes.iter().for_each(|hex| {
                take(i64::from(hex.x));
                take(i64::from(hex.y));
            }),
            Path::Edges(edges) => edges.iter().for_each(|edge| {
                take(i64::from(edge.owner().x));
                take(i64::from(edge.owner().y));
                take(edge.slot() as i64);
            }),
        }
    }
    ground.villages.iter().for_each(|hex| take(i64::from(hex.x) << 20 ^ i64::from(hex.y)));
    sum
}

/// A seed written down last year makes the same ground this year.
#[test]
fn a_seed_keeps_its_ground() {
    let full = Recipe { villages: 18, streams: 9, marsh_percent: 60, ..Recipe::default() };
    let flat = Layout::new(Orientation::Flat, 90, 70);
    let pointy = Layout { shift: Shift::Even, ..Layout::new(Orientation::Pointy, 41, 64) };
    let whole = |layout, recipe: Recipe| {
        digest(&generate(&HexSet::all(layout), &recipe, &kinds(), &|| false).unwrap())
    };
    let part = shape::ellipse(flat, flat.at(5, 5), flat.at(80, 60));
    let found = [
        whole(flat, Recipe::default()),
        whole(flat, full),
        whole(pointy, Recipe { seed: 7, ..full }),
        whole(pointy, Recipe { relief: 0, breadth: 30, ..Recipe::default() }),
        digest(&generate(&part, &full, &kinds(), &|| false).unwrap()),
    ];
    let known = [
        0xf8de_139f_cfc5_1786,
        0x9ef7_d9a2_ecca_04c8,
        0x1e4c_6aaa_abf6_27ab,
        0xc135_5cab_4bde_a591,
        0x870d_d616_420d_e53c,
    ];
    assert_eq!(found, known, "{found:#x?}");
}
