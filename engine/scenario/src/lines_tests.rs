//! Lines are laid, joined, split and cut as one edit each, and what is undone is as it was.

use super::lines::{self, chain, ending_at};
use super::{Edit, Evidence, Grade, Scenario};
use oblique_board::chain::{Chain, Stop};
use oblique_board::hex::{Hex, Layout, Orientation, Vertex};
use oblique_board::{Board, Feature, FeatureId, Path};
use proptest::prelude::*;

const KINDS: [&str; 2] = ["road", "stream"];

fn scenario() -> Scenario {
    let layout = Layout::new(Orientation::Flat, 24, 20);
    Scenario::new("none", Board::new(layout, vec!["clear".to_owned()], KINDS.map(str::to_owned).to_vec()))
}

/// The straight road between two hexes.
fn straight(from: (i32, i32), to: (i32, i32)) -> Chain {
    let layout = scenario().board.layout();
    let way = layout.at(from.0, from.1).line_to(layout.at(to.0, to.1)).map(Stop::Hex).collect();
    Chain::new(way, layout).unwrap()
}

fn id(id: &str) -> FeatureId {
    FeatureId(id.to_owned())
}

fn put(s: &mut Scenario, key: &str, name: &str, chain: &Chain) {
    let path = chain.path(s.board.layout());
    let feature = Feature { name: name.to_owned(), ..Feature::new("road", path) };
    s.board.put_feature(id(key), Some(feature));
}

/// Applies the edit, and sees that taking it back gives what was.
fn apply(s: &mut Scenario, edit: &Edit) {
    let before = s.clone();
    let (inverse, _) = edit.clone().apply(s);
    let mut back = s.clone();
    let _ = inverse.apply(&mut back);
    assert_eq!(back, before);
}

#[test]
fn a_road_laid_on_from_the_end_of_another_goes_it_on() {
    let mut s = scenario();
    put(&mut s, "old", "High road", &straight((2, 5), (8, 5)));
    let laid = lines::lay(&s, "road", &straight((8, 5), (14, 8))).unwrap();
    assert_eq!((laid.id.clone(), laid.taken_in), (id("old"), 0));
    apply(&mut s, &laid.edit);
    assert_eq!(s.board.features().len(), 1);
    assert_eq!(chain(&s, &id("old")).unwrap().last(), Stop::Hex(s.board.layout().at(14, 8)));
}

#[test]
fn a_road_between_two_ends_makes_one_of_three_and_keeps_the_name() {
    let mut s = scenario();
    put(&mut s, "a", "", &straight((2, 5), (6, 5)));
    put(&mut s, "b", "Mill lane", &straight((12, 5), (18, 5)));
    let evidence = Evidence { grade: Grade::Sourced, source: "map".to_owned(), remark: String::new() };
    s.feature_evidence.insert(id("b"), evidence.clone());
    let laid = lines::lay(&s, "road", &straight((6, 5), (12, 5))).unwrap();
    assert_eq!((laid.id.clone(), laid.taken_in), (id("a"), 1));
    apply(&mut s, &laid.edit);
    assert_eq!(s.board.features()[&id("a")].name, "Mill lane");
    assert_eq!(s.feature_evidence.get(&id("a")), Some(&evidence));
    assert!(!s.feature_evidence.contains_key(&id("b")));
    assert_eq!(chain(&s, &id("a")).unwrap().steps(), 16);
}

#[test]
fn a_branch_is_a_road_of_its_own_and_repeats_nothing() {
    let mut s = scenario();
    let main = straight((2, 5), (14, 5));
    put(&mut s, "main", "", &main);
    assert!(lines::lay(&s, "road", &main).is_none(), "there is one already");
    // It leaves the main road half way, having been drawn along it at first.
    let mut stops = main.stops()[..7].to_vec();
    let Stop::Hex(fork) = stops[6] else { panic!("a road") };
    stops.extend(fork.line_to(s.board.layout().at(8, 15)).skip(1).map(Stop::Hex));
    let branch = Chain::new(stops, s.board.layout()).unwrap();
    let laid = lines::lay(&s, "road", &branch).unwrap();
    apply(&mut s, &laid.edit);
    assert_eq!(s.board.features().len(), 2);
    assert_eq!(chain(&s, &laid.id).unwrap().first(), Stop::Hex(fork));
    // Where three ways meet no one of them is gone on.
    assert!(ending_at(&s, "road", Stop::Hex(fork), &[]).is_none());
}

#[test]
fn split_and_joined_is_as_it_was() {
    let mut s = scenario();
    put(&mut s, "main", "High road", &straight((2, 5), (14, 5)));
    let before = s.clone();
    let (edit, second) = lines::split(&s, &id("main"), 5).unwrap();
    apply(&mut s, &edit);
    assert_eq!(s.board.features()[&second].name, "High road");
    assert_eq!(lines::next_to(&s, &id("main")), Some(second.clone()));
    let laid = lines::join(&s, &id("main"), &second).unwrap();
    apply(&mut s, &laid.edit);
    assert_eq!(s, before);
}

#[test]
fn cutting_leaves_two_one_or_none() {
    for (from, to, left) in [(3, 6, 2), (0, 6, 1), (6, 12, 1), (0, 12, 0)] {
        let mut s = scenario();
        put(&mut s, "main", "", &straight((2, 5), (14, 5)));
        let edit = lines::cut(&s, &id("main"), from, to).unwrap();
        apply(&mut s, &edit);
        assert_eq!(s.board.features().len(), left);
        let steps: usize = s.board.features().keys().map(|id| chain(&s, id).unwrap().steps()).sum();
        assert_eq!(steps, 12 - (to - from));
    }
}

#[test]
fn a_ring_cut_open_is_one_road() {
    let mut s = scenario();
    let layout = s.board.layout();
    let ring: Vec<Stop> = layout.at(8, 8).ring(2).map(Stop::Hex).collect();
    let ring = Chain::new([&ring[..], &ring[..1]].concat(), layout).unwrap();
    put(&mut s, "ring", "", &ring);
    let edit = lines::cut(&s, &id("ring"), 3, 5).unwrap();
    apply(&mut s, &edit);
    assert_eq!(s.board.features().len(), 1);
    assert_eq!(chain(&s, &id("ring")).unwrap().steps(), 10);
}

#[test]
fn all_that_touch_plainly_are_joined() {
    let mut s = scenario();
    for (key, from, to) in [("a", 2, 5), ("b", 8, 5), ("c", 8, 12)] {
        put(&mut s, key, "", &straight((from, 5), (to, 5)));
    }
    put(&mut s, "d", "Other", &straight((12, 5), (16, 5)));
    put(&mut s, "e", "Lane", &straight((2, 10), (5, 10)));
    put(&mut s, "f", "Alley", &straight((5, 10), (9, 10)));
    let (edit, joined) = lines::join_all(&s).unwrap();
    apply(&mut s, &edit);
    assert_eq!(joined, 3);
    let names: Vec<&str> = s.board.features().values().map(|f| f.name.as_str()).collect();
    assert_eq!(names, ["Other", "Lane", "Alley"], "two names are two roads");
    assert!(lines::join_all(&s).is_none());
}

#[test]
fn turning_round_and_mending() {
    let mut s = scenario();
    let main = straight((2, 5), (14, 5));
    put(&mut s, "main", "", &main);
    let edit = lines::reversal(&s, &id("main")).unwrap();
    apply(&mut s, &edit);
    assert_eq!(chain(&s, &id("main")), Some(main.reversed()));
    assert!(lines::without_gaps(&s, &id("main")).is_none(), "nothing is broken");
    let layout = s.board.layout();
    let mut hexes: Vec<_> = layout.at(2, 5).line_to(layout.at(14, 5)).collect();
    hexes.drain(4..8);
    let broken = Feature::new("road", Path::Hexes(hexes));
    s.board.put_feature(id("main"), Some(broken));
    let closed = lines::without_gaps(&s, &id("main")).unwrap();
    s.board.put_feature(id("main"), Some(closed));
    assert_eq!(chain(&s, &id("main")).map(|c| c.steps()), Some(12));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    /// Roads and streams laid, joined, split, cut, turned round and closed in any order: all of it undone,
    /// nothing is left of it, and all of it done again it is as it was.
    #[test]
    fn any_work_on_lines_is_undone(pointy in any::<bool>(), work in prop::collection::vec((0..8_u8, any::<[u16; 4]>()), 1..16)) {
        let orientation = if pointy { Orientation::Pointy } else { Orientation::Flat };
        let layout = Layout::new(orientation, 12, 9);
        let kinds = KINDS.map(str::to_owned).to_vec();
        let mut s = Scenario::new("none", Board::new(layout, vec!["clear".to_owned()], kinds));
        let (mut states, mut inverses) = (Vec::new(), Vec::new());
        for (what, [a, b, c, d]) in work {
            let hex = |n: u16| layout.hex(usize::from(n) % layout.len());
            let nth = |n: u16| s.board.features().keys().nth(usize::from(n) % s.board.features().len().max(1)).cloned();
            let stop = |id: &FeatureId, n: u16| chain(&s, id).map_or(0, |c| usize::from(n) % c.stops().len().max(1));
            let edit = match what {
                0..=2 => {
                    let way: Vec<Hex> = hex(a).line_to(hex(b)).filter(|hex| layout.contains(*hex)).collect();
                    let course = if what == 0 {
                        let corner = |n: u16, k: u16| {
                            let hour = orientation.vertices()[usize::from(k) % 6];
                            Vertex::new(hex(n), hour, orientation).unwrap()
                        };
                        let edges = corner(a, c).chain_to(corner(b, d), orientation);
                        Chain::of(&Path::Edges(edges), layout)
                    } else {
                        Chain::of(&Path::Hexes(way), layout)
                    };
                    course.and_then(|course| lines::lay(&s, KINDS[usize::from(what == 0)], &course)).map(|laid| laid.edit)
                }
                3 => nth(a).and_then(|id| lines::join(&s, &id, &nth(b)?)).map(|laid| laid.edit),
                4 => nth(a).and_then(|id| lines::split(&s, &id, stop(&id, b))).map(|(edit, _)| edit),
                5 => nth(a).and_then(|id| lines::cut(&s, &id, stop(&id, b), stop(&id, c))),
                6 => nth(a).and_then(|id| lines::reversal(&s, &id)),
                _ => lines::join_all(&s).map(|(edit, _)| edit),
            };
            let Some(edit) = edit else { continue };
            states.push(s.clone());
            let (inverse, _) = edit.apply(&mut s);
            inverses.push(inverse);
        }
        let end = s.clone();
        let mut again = Vec::new();
        while let Some(inverse) = inverses.pop() {
            again.push(inverse.apply(&mut s).0);
            prop_assert_eq!(&s, &states.pop().unwrap());
        }
        while let Some(edit) = again.pop() {
            let _ = edit.apply(&mut s);
        }
        prop_assert_eq!(s, end);
    }
}
