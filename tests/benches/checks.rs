//! How long checking again takes after one edit of a board of 1,000 by 1,000 hexes with the whole
//! order of battle of Mollwitz on it: `cargo bench -p oblique-tests --bench checks`.
//!
//! The budget is 10 ms an edit; opening such a board checks everything once. Checks that take long are
//! left to a job, as the editor leaves them; what they cost it is measured by itself.

use divan::{Bencher, black_box};
use oblique_board::hex::{Edge, Layout};
use oblique_board::{Board, Feature, FeatureId, Path, TerrainIx};
use oblique_rules::Ruleset;
use oblique_rulesets::{read_scenario, ruleset};
use oblique_scenario::check::Checker;
use oblique_scenario::{Edit, Facets, PieceId, Scenario};

const GUILFORD: &str = include_str!("../../scenarios/flintlock/guilford.ron");
const MOLLWITZ: &str = include_str!("../../scenarios/dragoon/mollwitz.ron");

fn main() {
    divan::main();
}

/// The roster of Mollwitz on rolling ground a hundred times as wide, with a net of roads.
fn wide() -> (&'static dyn Ruleset, Scenario) {
    let mut scenario = read_scenario(MOLLWITZ).scenario.expect("a shipped scenario");
    let rules = ruleset(&scenario.ruleset).expect("its ruleset");
    let small = scenario.board.layout();
    let layout = Layout { width: 1000, height: 1000, ..small };
    let palette = scenario.board.palette().to_vec();
    let linear = scenario.board.linear_palette().to_vec();
    let level = |i: usize| ((i % 1000) / 60 + (i / 1000) / 60 % 2) as i8;
    let terrain = (0..layout.len()).map(|i| TerrainIx((i / 37 % 3) as u8)).collect();
    let levels = (0..layout.len()).map(level).collect();
    let mut board = Board::from_cells(layout, palette, linear, terrain, levels);
    for n in 0..40 {
        let path = Path::Hexes((0..1000).map(|row| layout.at(n * 25, row)).collect());
        let road = Feature::new("road", path);
        board.put_feature(FeatureId(format!("road-{n}")), Some(road));
    }
    scenario.board = board;
    (rules, scenario)
}

/// The upper left columns and rows of a board, so many of each, again and again over another; no lines.
fn laid_out(old: &Board, layout: Layout, (wide, high): (usize, usize)) -> Board {
    let cell = |i: usize| {
        let (col, row) = (i % usize::from(layout.width), i / usize::from(layout.width));
        row % high * usize::from(old.layout().width) + col % wide
    };
    let terrain = (0..layout.len()).map(|i| old.terrain_cells()[cell(i)]).collect();
    let levels = (0..layout.len()).map(|i| old.level_cells()[cell(i)]).collect();
    let (palette, linear) = (old.palette().to_vec(), old.linear_palette().to_vec());
    Board::from_cells(layout, palette, linear, terrain, levels)
}

/// Mollwitz laid out again and again over a board of 1,000 by 1,000 hexes, lines and all: some 1,600
/// lines, most of which end in the open or a step from the next.
fn tiled() -> (&'static dyn Ruleset, Scenario) {
    let mut scenario = read_scenario(MOLLWITZ).scenario.expect("a shipped scenario");
    let rules = ruleset(&scenario.ruleset).expect("its ruleset");
    let old = scenario.board.clone();
    let small = old.layout();
    let layout = Layout { width: 1000, height: 1000, ..small };
    // Steps of an even number of columns keep the stagger.
    let (wide, high) = (usize::from(small.width) / 2 * 2, usize::from(small.height));
    let mut board = laid_out(&old, layout, (wide, high));
    let starts = (0..1000 / high).flat_map(|row| (0..1000 / wide).map(move |col| (col * wide, row * high)));
    for (col, row) in starts {
        let step = layout.at(col as i32, row as i32) - layout.at(0, 0);
        for (id, line) in old.features() {
            let o = layout.orientation;
            let path = match &line.path {
                Path::Hexes(hexes) => Path::Hexes(hexes.iter().map(|hex| *hex + step).collect()),
                Path::Edges(edges) => Path::Edges(
                    edges.iter().filter_map(|e| Edge::new(e.owner() + step, e.side(o), o)).collect(),
                ),
            };
            let id = FeatureId(format!("{}-{col}-{row}", id.0));
            board.put_feature(id, Some(Feature { path, ..line.clone() }));
        }
    }
    scenario.board = board;
    (rules, scenario)
}

/// Makes an edit and its inverse, again and again, checking after each.
fn again(bencher: Bencher, edit: impl FnOnce(&Scenario) -> Edit) {
    again_on(bencher, wide(), edit);
}

fn again_on(
    bencher: Bencher,
    (rules, mut scenario): (&'static dyn Ruleset, Scenario),
    edit: impl FnOnce(&Scenario) -> Edit,
) {
    let mut checker = Checker::deferring(rules.checks(), &scenario);
    let mut next = Some(edit(&scenario));
    bencher.bench_local(|| {
        let edit = next.take().unwrap_or(Edit::Many(Vec::new()));
        let (inverse, change) = edit.apply(&mut scenario);
        assert!(!change.is_empty());
        checker.apply(&scenario, black_box(&change));
        next = Some(inverse);
    });
}

#[divan::bench]
fn level_edit(bencher: Bencher) {
    again(bencher, |s| Edit::Levels(vec![(s.board.layout().at(500, 500), 17)]));
}

#[divan::bench]
fn terrain_edit(bencher: Bencher) {
    again(bencher, |s| Edit::Terrain(vec![(s.board.layout().at(500, 500), TerrainIx(5))]));
}

#[divan::bench]
fn unit_edit(bencher: Bencher) {
    again(bencher, |s| {
        let (id, piece) = s.pieces.iter().next_back().expect("a roster");
        let (id, mut moved): (PieceId, _) = (id.clone(), piece.clone());
        moved.hex = Some(s.board.layout().at(10, 10));
        Edit::Piece(id, Some(Box::new(moved)))
    });
}

#[divan::bench]
fn road_edit(bencher: Bencher) {
    again(bencher, cross);
}

/// A road of a hundred hexes.
fn cross(s: &Scenario) -> Edit {
    let layout = s.board.layout();
    let path = Path::Hexes((100..200).map(|col| layout.at(col, 50)).collect());
    let road = Feature::new("road", path);
    Edit::Feature(FeatureId("cross".to_owned()), Some(road))
}

#[divan::bench]
fn road_edit_among_many(bencher: Bencher) {
    again_on(bencher, tiled(), cross);
}

#[divan::bench]
fn stream_edit_among_many(bencher: Bencher) {
    again_on(bencher, tiled(), |s| {
        let (layout, o) = (s.board.layout(), s.board.layout().orientation);
        let side = |col| Edge::new(layout.at(col, 50), o.sides()[col as usize % 2], o).expect("a side");
        let path = Path::Edges((100..200).map(side).collect());
        let stream = Feature::new("stream", path);
        Edit::Feature(FeatureId("cross".to_owned()), Some(stream))
    });
}

/// Checks that read lines.
fn of_lines() -> Vec<&'static str> {
    let lines = Facets::FEATURES;
    let checks = wide().0.checks().iter().filter(|c| c.reads().meets(lines) && !c.slow());
    checks.map(|c| c.id()).collect()
}

/// Each of them after a road of a hundred hexes among many.
#[divan::bench(args = of_lines())]
fn one_of_lines(bencher: Bencher, id: &str) {
    let (rules, mut scenario) = tiled();
    let check = rules.checks().iter().find(|c| c.id() == id).expect("one of them");
    let mut checker = Checker::deferring(Box::leak(Box::new([*check])), &scenario);
    let mut next = Some(cross(&scenario));
    bencher.bench_local(|| {
        let (inverse, change) = next.take().expect("an edit").apply(&mut scenario);
        checker.apply(&scenario, black_box(&change));
        next = Some(inverse);
    });
}

/// A brush stroke of a thousand hexes in one step.
#[divan::bench]
fn stroke(bencher: Bencher) {
    again(bencher, |s| {
        let layout = s.board.layout();
        Edit::Levels((0..1000).map(|i| (layout.at(400 + i % 40, 400 + i / 40), 19)).collect())
    });
}

/// A shipped battle with its order of battle drawn up again and again, a thousand pieces and more, on
/// ground of its own for each.
fn armies(battle: &str) -> (&'static dyn Ruleset, Scenario) {
    let text = if battle == "guilford" { GUILFORD } else { MOLLWITZ };
    let mut scenario = read_scenario(text).scenario.expect("a shipped scenario");
    let rules = ruleset(&scenario.ruleset).expect("its ruleset");
    let old = scenario.board.clone();
    let small = old.layout();
    let times = 1000_usize.div_ceil(scenario.pieces.len());
    let across = times.isqrt() + 1;
    let (wide, high) = (usize::from(small.width) / 2 * 2, usize::from(small.height) / 2 * 2);
    let layout = Layout { width: (wide * across) as u16, height: (high * across) as u16, ..small };
    scenario.board = laid_out(&old, layout, (wide, high));
    let pieces = std::mem::take(&mut scenario.pieces);
    for n in 0..times {
        let at = layout.at((n % across * wide) as i32, (n / across * high) as i32);
        let step = at - layout.at(0, 0);
        let named = |id: &PieceId| PieceId(format!("{id}-{n:02}"));
        for (id, piece) in &pieces {
            let mut copy = piece.clone();
            copy.name = format!("{} {n}", piece.name);
            copy.leader = piece.leader.as_ref().map(named);
            copy.hex = piece.hex.map(|hex| hex + step);
            scenario.pieces.insert(named(id), copy);
        }
    }
    (rules, scenario)
}

/// A battle of each ruleset.
const BATTLES: [&str; 2] = ["mollwitz", "guilford"];

/// Checks of units, each ruleset's with one of its battles.
fn of_units() -> Vec<(&'static str, &'static str)> {
    let of = |battle: &'static str| {
        let checks = armies(battle).0.checks().iter();
        checks.filter(|c| c.reads().meets(Facets::PIECES) && !c.slow()).map(move |c| (battle, c.id()))
    };
    BATTLES.into_iter().flat_map(of).collect()
}

/// A unit of a great many gets another name.
fn renamed(s: &Scenario) -> Edit {
    let (id, piece) = s.pieces.iter().rfind(|(_, p)| p.leader.is_some()).expect("a unit");
    let mut piece = piece.clone();
    piece.name.push('.');
    Edit::Piece(id.clone(), Some(Box::new(piece)))
}

#[divan::bench(args = BATTLES)]
fn unit_edit_among_many(bencher: Bencher, battle: &str) {
    again_on(bencher, armies(battle), renamed);
}

/// Each check of units after it.
#[divan::bench(args = of_units())]
fn one_of_units(bencher: Bencher, (battle, id): (&str, &str)) {
    let (rules, mut scenario) = armies(battle);
    let check = rules.checks().iter().find(|c| c.id() == id).expect("one of them");
    let mut checker = Checker::deferring(Box::leak(Box::new([*check])), &scenario);
    let mut next = Some(renamed(&scenario));
    bencher.bench_local(|| {
        let (inverse, change) = next.take().expect("an edit").apply(&mut scenario);
        checker.apply(&scenario, black_box(&change));
        next = Some(inverse);
    });
}

/// Everything once, as on opening.
#[divan::bench]
fn everything(bencher: Bencher) {
    let (rules, scenario) = wide();
    bencher.bench_local(|| Checker::new(rules.checks(), black_box(&scenario)));
}

/// What the background has to do after an edit of the ground, the copy it works on included.
#[divan::bench]
fn slow_ones(bencher: Bencher) {
    let (rules, scenario) = wide();
    let checker = Checker::deferring(rules.checks(), &scenario);
    bencher.bench_local(|| {
        let copy = black_box(&scenario).clone();
        checker.due().and_then(|due| due.run(&copy, &|| true))
    });
}
