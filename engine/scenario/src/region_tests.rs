//! Regions travel whole: anywhere, at any parity, turned, mirrored, through text and back.

use super::region::{clear, shift};
use super::{
    Contents, Edit, Evidence, Grade, Objective, ObjectiveId, Piece, PieceId, Region, Scenario, Side,
};
use oblique_board::hex::{Hex, HexSet, Hour, Layout, Orientation, Shift, Turn, Vertex};
use oblique_board::{Board, Feature, FeatureId, Label, LabelId, LabelSize, Path, TerrainIx};
use proptest::prelude::*;

/// A stream of numbers from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }

    fn hex(&mut self, layout: Layout) -> Hex {
        layout.hex(self.below(layout.len()))
    }
}

/// A board full of everything.
fn busy(layout: Layout, seed: u64) -> Scenario {
    let mut dice = Dice(seed | 1);
    let palette = ["clear", "woods", "town"].map(str::to_owned).to_vec();
    let linear = vec!["road".to_owned(), "stream".to_owned()];
    let cells = (0..layout.len()).map(|_| TerrainIx(dice.below(3) as u8)).collect();
    let levels = (0..layout.len()).map(|_| dice.below(5) as i8).collect();
    let mut scenario = Scenario::new("test", Board::from_cells(layout, palette, linear, cells, levels));
    for n in 0..6 {
        let mut hexes = vec![dice.hex(layout)];
        for _ in 0..dice.below(14) {
            let next: Vec<Hex> = layout.neighbours(hexes[hexes.len() - 1]).map(|(_, hex)| hex).collect();
            hexes.push(next[dice.below(next.len())]);
        }
        let road = Feature { name: format!("Road {n}"), ..Feature::new("road", Path::Hexes(hexes)) };
        scenario.board.put_feature(FeatureId(format!("road-{n}")), Some(road));
        let corner = |dice: &mut Dice| {
            let hour = layout.orientation.vertices()[dice.below(6)];
            Vertex::new(dice.hex(layout), hour, layout.orientation).unwrap()
        };
        let (from, to) = (corner(&mut dice), corner(&mut dice));
        let mut edges = from.chain_to(to, layout.orientation);
        edges.retain(|edge| edge.hexes(layout.orientation).into_iter().any(|hex| layout.contains(hex)));
        if !edges.is_empty() {
            let stream = Feature::new("stream", Path::Edges(edges));
            scenario.board.put_feature(FeatureId(format!("stream-{n}")), Some(stream));
            let evidence =
                Evidence { grade: Grade::Known, source: String::new(), remark: "Seen.".to_owned() };
            scenario.feature_evidence.insert(FeatureId(format!("stream-{n}")), evidence);
        }
        let label = Label {
            text: format!("Name {n}"),
            hex: dice.hex(layout),
            size: LabelSize::Medium,
            angle_deg: dice.below(180) as i16 - 90,
        };
        scenario.board.put_label(LabelId(format!("label-{n}")), Some(label));
        let hex = dice.hex(layout);
        let objective = Objective {
            hex,
            name: format!("Goal {n}"),
            value: [n, 0],
            holder: None,
            order: 0,
            evidence: None,
        };
        scenario.objectives.insert(ObjectiveId(format!("goal-{n}")), objective);
        let mut piece = Piece::new(Side::A, "foot", &format!("Battalion {n}"));
        piece.hex = Some(dice.hex(layout));
        piece.facing = Some(Hour::new(dice.below(12) as i32));
        piece.leader = (n > 0).then(|| PieceId("a-0".to_owned()));
        scenario.pieces.insert(PieceId(format!("a-{n}")), piece);
    }
    scenario
}

fn some_hexes(layout: Layout, seed: u64) -> HexSet {
    let mut dice = Dice(seed | 1);
    let mut set = HexSet::new(layout);
    for _ in 0..3 {
        let (middle, radius) = (dice.hex(layout), dice.below(4) as u32);
        for hex in middle.range(radius) {
            set.insert(hex);
        }
    }
    set
}

/// A region without its ids, lines in the order of what they are.
fn plain(region: &Region) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut lines: Vec<String> = region.lines.iter().map(|(_, f, e)| format!("{f:?} {e:?}")).collect();
    lines.sort();
    let mut labels: Vec<String> = region.labels.iter().map(|(_, l, e)| format!("{l:?} {e:?}")).collect();
    labels.sort();
    let mut goals: Vec<String> = region.objectives.iter().map(|(_, o)| format!("{o:?}")).collect();
    goals.sort();
    let piece = |p: &Piece| format!("{} {:?} {:?}", p.name, p.hex, p.facing);
    let mut pieces: Vec<String> = region.pieces.iter().map(|(_, p)| piece(p)).collect();
    pieces.sort();
    (region.palette.clone(), region.cells.clone(), lines, labels, goals, pieces)
}

fn frame() -> impl Strategy<Value = (Orientation, Shift)> {
    let orientation = prop::sample::select(&[Orientation::Flat, Orientation::Pointy][..]);
    (orientation, prop::sample::select(&[Shift::Odd, Shift::Even][..]))
}

fn turn() -> impl Strategy<Value = Turn> {
    (0..6_u8, any::<bool>()).prop_map(|(sixths, mirrored)| Turn::new(sixths, mirrored))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn laid_down_anywhere_it_is_what_was_lifted(
        (orientation, shift) in frame(),
        other in prop::sample::select(&[Shift::Odd, Shift::Even][..]),
        seed in any::<u64>(),
        turn in turn(),
        (col, row) in (18..24_i32, 18..24_i32),
    ) {
        let layout = Layout { orientation, shift, width: 15, height: 13, numbering: oblique_board::hex::Numbering::USUAL };
        let scenario = busy(layout, seed);
        let set = some_hexes(layout, seed.rotate_left(9));
        let region = Region::lift(&scenario, &set, set.middle().unwrap());
        let turned = region.turned(turn);
        // Far from every edge of a board with units, roads and names of its own.
        let there = Layout { orientation, shift: other, width: 44, height: 44, numbering: oblique_board::hex::Numbering::USUAL };
        let mut target = busy(there, seed ^ 0x4d);
        target.pieces.clear();
        let before = target.clone();
        let at = there.at(col, row);
        let edit = Edit::Many(turned.place(&target, at, Contents::ALL, None));
        let (inverse, _) = edit.apply(&mut target);
        let again = Region::lift(&target, &turned.footprint(there, at), at);
        let back = again.turned(turn.inverse());
        prop_assert_eq!(plain(&back), plain(&region));
        let outside = turned.footprint(there, at).inverted();
        for hex in outside.iter() {
            prop_assert_eq!(target.board.terrain(hex), before.board.terrain(hex));
        }
        let _ = inverse.apply(&mut target);
        prop_assert_eq!(target, before);
    }

    #[test]
    fn six_turns_and_two_mirrorings_are_nothing((orientation, shift) in frame(), seed in any::<u64>()) {
        let layout = Layout { orientation, shift, width: 15, height: 13, numbering: oblique_board::hex::Numbering::USUAL };
        let set = some_hexes(layout, seed);
        let region = Region::lift(&busy(layout, seed), &set, set.middle().unwrap());
        prop_assert_eq!(&(0..6).fold(region.clone(), |r, _| r.turned(Turn::SIXTH)), &region);
        prop_assert_eq!(&region.turned(Turn::LEFT_RIGHT).turned(Turn::LEFT_RIGHT), &region);
        prop_assert_eq!(&region.turned(Turn::TOP_BOTTOM).turned(Turn::TOP_BOTTOM), &region);
    }

    #[test]
    fn moving_there_and_undoing_is_nothing((orientation, shifted) in frame(), seed in any::<u64>(), turn in turn()) {
        let layout = Layout { orientation, shift: shifted, width: 15, height: 13, numbering: oblique_board::hex::Numbering::USUAL };
        let mut scenario = busy(layout, seed);
        let before = scenario.clone();
        let set = some_hexes(layout, seed);
        let (from, to) = (set.middle().unwrap(), layout.at(7, 6));
        let pieces = Region::lift(&scenario, &set, from).pieces;
        let (inverse, _) = shift(&scenario, &set, from, to, turn, Contents::ALL).apply(&mut scenario);
        for (id, piece) in pieces {
            let hex = to + turn.offset(piece.hex.unwrap(), orientation);
            let expected = if layout.contains(hex) { Some(hex) } else { before.pieces[&id].hex };
            prop_assert_eq!(scenario.pieces[&id].hex, expected, "it keeps its id");
        }
        prop_assert_eq!(scenario.pieces.len(), before.pieces.len());
        let _ = inverse.apply(&mut scenario);
        prop_assert_eq!(scenario, before);
    }

    #[test]
    fn cleared_hexes_are_bare((orientation, shift) in frame(), seed in any::<u64>()) {
        let layout = Layout { orientation, shift, width: 15, height: 13, numbering: oblique_board::hex::Numbering::USUAL };
        let mut scenario = busy(layout, seed);
        let set = some_hexes(layout, seed);
        let _ = Edit::Many(clear(&scenario, &set, Contents::ALL, TerrainIx(0))).apply(&mut scenario);
        let left = Region::lift(&scenario, &set, Hex::ZERO);
        prop_assert!(left.lines.is_empty() && left.labels.is_empty() && left.pieces.is_empty());
        prop_assert!(left.cells.iter().all(|cell| cell.terrain == 0 && cell.level == 0));
        prop_assert_eq!(left.palette, ["clear"]);
    }

    #[test]
    fn stood_on_its_point_and_back_it_is_the_same((orientation, shift) in frame(), seed in any::<u64>()) {
        let layout = Layout { orientation, shift, width: 15, height: 13, numbering: oblique_board::hex::Numbering::USUAL };
        let set = some_hexes(layout, seed);
        let region = Region::lift(&busy(layout, seed), &set, set.middle().unwrap());
        let other = if orientation == Orientation::Flat { Orientation::Pointy } else { Orientation::Flat };
        let stood = region.standing(other);
        prop_assert_eq!(&stood.standing(orientation), &region);
        for ((_, a, _), (_, b, _)) in region.lines.iter().zip(&stood.lines) {
            if let (Path::Edges(a), Path::Edges(b)) = (&a.path, &b.path) {
                for (a, b) in a.iter().zip(b) {
                    let key = |edge: [Hex; 2]| edge.map(|hex| (hex.x, hex.y));
                    let (mut a, mut b) = (key(a.hexes(orientation)), key(b.hexes(other)));
                    a.sort_unstable();
                    b.sort_unstable();
                    prop_assert_eq!(a, b);
                }
            }
        }
    }

    #[test]
    fn as_a_small_scenario_it_is_the_same((orientation, shift) in frame(), seed in any::<u64>()) {
        let layout = Layout { orientation, shift, width: 15, height: 13, numbering: oblique_board::hex::Numbering::USUAL };
        let set = some_hexes(layout, seed);
        let region = Region::lift(&busy(layout, seed), &set, set.middle().unwrap());
        let small = region.to_scenario("test", "Here").unwrap();
        prop_assert_eq!(plain(&Region::from_scenario(&small)), plain(&region));
    }
}

#[test]
fn it_is_not_laid_on_hexes_that_stand_the_other_way() {
    let flat = Layout::new(Orientation::Flat, 10, 10);
    let region = Region::lift(&busy(flat, 3), &HexSet::all(flat), Hex::ZERO);
    let pointy = busy(Layout::new(Orientation::Pointy, 10, 10), 4);
    assert!(region.place(&pointy, Hex::ZERO, Contents::ALL, None).is_empty());
}

#[test]
fn another_ruleset_may_call_its_terrain_otherwise() {
    let layout = Layout::new(Orientation::Flat, 4, 4);
    let mut region = Region::lift(&busy(layout, 3), &HexSet::all(layout), Hex::ZERO);
    region.rename(&|id| (id == "woods").then(|| "forest".to_owned()), &|id| {
        (id == "road").then(|| "track".to_owned())
    });
    assert!(region.palette.contains(&"forest".to_owned()));
    assert!(region.lines.iter().all(|(_, line, _)| line.kind != "road"));
}

#[test]
fn the_ground_said_to_change_is_the_ground_that_changes() {
    let layout = Layout::new(Orientation::Flat, 14, 12);
    for seed in 1..20 {
        let (scenario, other) = (busy(layout, seed), busy(layout, seed + 100));
        let set = HexSet::of(layout, layout.at(6, 6).range(3));
        let region = Region::lift(&other, &set, layout.at(6, 6));
        let at = layout.at(2 + i32::try_from(seed).expect("small") % 10, 5);
        for contents in [Contents::ALL, Contents::GROUND, Contents { levels: false, ..Contents::ALL }] {
            let mut after = scenario.clone();
            for edit in region.place(&scenario, at, contents, None) {
                let _ = edit.apply(&mut after);
            }
            let ground = |s: &Scenario, hex| (s.board.terrain(hex), s.board.level(hex));
            let mut changed: Vec<Hex> =
                layout.hexes().filter(|hex| ground(&scenario, *hex) != ground(&after, *hex)).collect();
            let mut said = Vec::new();
            for (hex, terrain, level) in region.ground_changed(&scenario.board, at, contents) {
                assert_eq!((Some(terrain), Some(level)), ground(&after, hex));
                said.push(hex);
            }
            let order = |hex: &Hex| layout.index(*hex);
            said.sort_by_key(order);
            changed.sort_by_key(order);
            assert_eq!(said, changed, "seed {seed}, {contents:?}");
        }
    }
}

#[test]
fn lines_stay_where_none_of_their_sort_comes_unless_empty_hexes_are_laid_too() {
    let layout = Layout::new(Orientation::Flat, 16, 12);
    let blank = || {
        let palette = ["clear", "town"].map(str::to_owned).to_vec();
        let linear = vec!["road".to_owned(), "stream".to_owned()];
        let cells = vec![TerrainIx(0); layout.len()];
        Scenario::new("test", Board::from_cells(layout, palette, linear, cells, vec![0; layout.len()]))
    };
    // A village on a hill, with a road through it; the hill is wider than the village.
    let mut from = blank();
    let middle = layout.at(4, 5);
    for hex in middle.range(2) {
        from.board.set_level(hex, 1);
    }
    from.board.set_terrain(middle, TerrainIx(1));
    let road: Vec<Hex> = layout.at(4, 3).line_to(layout.at(4, 7)).collect();
    from.board.put_feature(FeatureId("road".to_owned()), Some(Feature::new("road", Path::Hexes(road))));
    let region = Region::lift(&from, &HexSet::of(layout, middle.range(2)), middle);
    // A stream down the board, and a road across it, where the stamp's hill and road come.
    let mut onto = blank();
    let at = layout.at(10, 5);
    let corner = |row| Vertex::new(layout.at(9, row), Orientation::Flat.vertices()[0], Orientation::Flat);
    let (Some(top), Some(foot)) = (corner(0), corner(11)) else { panic!("no corners") };
    let stream = Feature::new("stream", Path::Edges(top.chain_to(foot, Orientation::Flat)));
    let across: Vec<Hex> = layout.at(1, 5).line_to(layout.at(15, 5)).collect();
    let across = Feature::new("road", Path::Hexes(across));
    onto.board.put_feature(FeatureId("stream".to_owned()), Some(stream.clone()));
    onto.board.put_feature(FeatureId("across".to_owned()), Some(across.clone()));
    let laid = |contents| {
        let mut after = onto.clone();
        for edit in region.place(&onto, at, contents, None) {
            let _ = edit.apply(&mut after);
        }
        after.board
    };
    let (ground, all) = (laid(Contents::GROUND), laid(Contents { empty: true, ..Contents::GROUND }));
    let kinds = |board: &Board, kind: &str| board.features().values().filter(|f| f.kind == kind).count();
    assert_eq!(ground.features().get(&FeatureId("stream".to_owned())), Some(&stream), "it flows on");
    assert_eq!(kinds(&ground, "road"), 3, "the one that comes, and what is left at either side of it");
    let kept = |board: &Board, hex: Hex| {
        board.features().iter().any(|(id, f)| id.0.starts_with("across") && f.hexes(layout).contains(&hex))
    };
    assert!(!kept(&ground, at) && kept(&ground, at + (layout.at(9, 5) - layout.at(10, 5))));
    assert_eq!(kinds(&all, "stream"), 2, "with empty hexes it is cut");
    assert!(!kept(&all, layout.at(9, 5)));
}
