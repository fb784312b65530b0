//! Battles that go out as maps of Tiled come back as they were; maps of others become battles.

use super::TiledMap;
use crate::Note;
use crate::export::{Battle, EXPORTERS};
use crate::import::{CodeTable, Gathered, ImportError, Imported, Importer, Parameters, Target};
use oblique_board::hex::{Edge, Hour, Layout, Orientation, Shift};
use oblique_board::{Feature, FeatureId, Label, LabelId, LabelSize, Path, TerrainIx};
use oblique_rules::{Ruleset, blank_on};
use oblique_rulesets::{RULESETS, read_scenario};
use oblique_scenario::{Objective, ObjectiveId, Piece, PieceId, Scenario, Side, Value};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn imported(
    file: &Gathered,
    rules: &dyn Ruleset,
    table: Option<&CodeTable>,
) -> Result<(Scenario, Vec<Note>), ImportError> {
    let scenario = blank_on(rules, Layout::new(Orientation::Flat, 1, 1), TerrainIx(0));
    let target = Target { scenario: &scenario, rules };
    match TiledMap.import(&file.source("map.tmx", table), &target, &Parameters::default(), &mut |_| true)? {
        Imported::Scenario { scenario, notes, .. } => Ok((*scenario, notes)),
        other => panic!("a map is a battle, not {other:?}"),
    }
}

fn of(text: &str) -> Gathered {
    Gathered { bytes: text.as_bytes().to_vec(), ..Gathered::default() }
}

/// What goes out and comes in again, by each exporter of maps of Tiled.
fn there_and_back(scenario: &Scenario, rules: &dyn Ruleset) -> Vec<(Scenario, Vec<Note>, Vec<Note>)> {
    let exporters = EXPORTERS.iter().filter(|exporter| TiledMap.endings().contains(&exporter.ending()));
    let trip = |exporter: &&dyn crate::export::Exporter| {
        let file = exporter.export(&Battle { scenario, rules, stem: "map" }, &mut |_| true).unwrap();
        assert!(
            file.beside.iter().all(|(name, bytes)| name == "map-tiles.png" && bytes.starts_with(b"\x89PNG"))
        );
        let (back, notes) =
            imported(&Gathered { bytes: file.bytes, ..Gathered::default() }, rules, None).unwrap();
        (back, file.notes, notes)
    };
    exporters.map(trip).collect()
}

/// A battle with everything on it that a map can carry.
fn battle() -> impl Strategy<Value = Scenario> {
    let rules = RULESETS[0];
    let orientation = prop_oneof![Just(Orientation::Flat), Just(Orientation::Pointy)];
    let shift = prop_oneof![Just(Shift::Odd), Just(Shift::Even)];
    let terrains = rules.catalog().terrain.len() as u8;
    let levels = rules.catalog().levels;
    let cells = prop::collection::vec((0..terrains, levels.0..=levels.1), 100);
    let walk =
        (any::<prop::sample::Index>(), any::<prop::sample::Index>(), prop::collection::vec(0..6_usize, 1..9));
    let walks = prop::collection::vec(walk, 0..4);
    let piece = (
        any::<bool>(),
        any::<prop::sample::Index>(),
        "[A-Za-z &<\"é]{1,9}",
        any::<prop::sample::Index>(),
        prop::option::of(0..12_i32),
        -9..900_i64,
    );
    let pieces = prop::collection::vec(piece, 0..4);
    let label = ("[A-Za-z &<\"é]{1,9}", any::<prop::sample::Index>(), 0..3_usize, -179..=180_i16);
    let labels = prop::collection::vec(label, 0..3);
    (orientation, shift, 1..11_u16, 1..11_u16, cells, walks, pieces, labels).prop_map(
        move |(orientation, shift, width, height, cells, walks, pieces, labels)| {
            let layout = Layout { shift, ..Layout::new(orientation, width, height) };
            let catalog = rules.catalog();
            let mut s = blank_on(rules, layout, TerrainIx(0));
            for (at, (terrain, level)) in cells.into_iter().enumerate().take(layout.len()) {
                s.board.set_terrain(layout.hex(at), TerrainIx(terrain));
                s.board.set_level(layout.hex(at), level);
            }
            for (n, (kind, from, way)) in walks.into_iter().enumerate() {
                let kind = &catalog.linear[kind.index(catalog.linear.len())];
                let start = layout.hex(from.index(layout.len()));
                let path =
                    if kind.along_edges { along(layout, start, &way) } else { through(layout, start, &way) };
                if let Some(path) = path {
                    let attrs = BTreeMap::from([("wide".to_owned(), Value::Int(n as i64))]);
                    let name = format!("line & {n}");
                    let feature = Feature { name, attrs, ..Feature::new(&kind.id, path) };
                    s.board.put_feature(FeatureId(format!("f{n}")), Some(feature));
                }
            }
            for (n, (text, at, size, angle_deg)) in labels.into_iter().enumerate() {
                let size = [LabelSize::Small, LabelSize::Medium, LabelSize::Large][size];
                let text = format!("{}.", text.trim());
                let label = Label { text, hex: layout.hex(at.index(layout.len())), size, angle_deg };
                s.board.put_label(LabelId(format!("l{n}")), Some(label));
            }
            for (n, (first, kind, name, at, facing, men)) in pieces.into_iter().enumerate() {
                let kind = &catalog.kinds[kind.index(catalog.kinds.len())];
                let hex = Some(layout.hex(at.index(layout.len())));
                let side = if first { Side::A } else { Side::B };
                let attrs = BTreeMap::from([
                    ("men".to_owned(), Value::Int(men)),
                    ("fresh".to_owned(), Value::Flag(first)),
                    ("word".to_owned(), Value::Text(name.clone())),
                ]);
                let leader = (n > 0).then(|| PieceId("p0".to_owned()));
                let piece = Piece {
                    hex,
                    facing: facing.map(Hour::new),
                    attrs,
                    leader,
                    top: first,
                    order: n as u32,
                    ..Piece::new(side, &kind.id, &name)
                };
                s.pieces.insert(PieceId(format!("p{n}")), piece);
                let objective = Objective {
                    hex: layout.hex(at.index(layout.len())),
                    name,
                    value: [n as i32, 7],
                    holder: first.then_some(side),
                    order: n as u32,
                    evidence: None,
                };
                s.objectives.insert(ObjectiveId(format!("o{n}")), objective);
            }
            s
        },
    )
}

/// A walk from hex to hex that stays on the board and does not turn back at once.
fn through(layout: Layout, start: oblique_board::hex::Hex, way: &[usize]) -> Option<Path> {
    let mut hexes = vec![start];
    for side in way {
        let next = hexes[hexes.len() - 1] + layout.orientation.sides()[*side].vector(layout.orientation);
        let back = hexes.len() > 1 && hexes[hexes.len() - 2] == next;
        if layout.contains(next) && !back {
            hexes.push(next);
        }
    }
    (hexes.len() > 1).then_some(Path::Hexes(hexes))
}

/// A walk along hexsides of the board that does not turn back at once.
fn along(layout: Layout, start: oblique_board::hex::Hex, way: &[usize]) -> Option<Path> {
    let o = layout.orientation;
    let first = Edge::new(start, o.sides()[way[0]], o)?;
    let mut edges = vec![first];
    let [mut came, mut here] = first.ends(o);
    for choice in &way[1..] {
        let all: Vec<_> = here
            .edges(o)
            .filter(|(edge, to)| *to != came && edge.hexes(o).iter().any(|h| layout.contains(*h)))
            .collect();
        let Some((edge, to)) = all.get(choice % all.len().max(1)) else { break };
        edges.push(*edge);
        (came, here) = (here, *to);
    }
    Some(Path::Edges(edges))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_a_map_can_carry_comes_back(battle in battle()) {
        for (back, _, notes) in there_and_back(&battle, RULESETS[0]) {
            prop_assert_eq!(&notes, &Vec::<Note>::new());
            prop_assert_eq!(back.board.level_cells(), battle.board.level_cells());
            prop_assert_eq!(back.board.features(), battle.board.features());
            prop_assert_eq!(back.board.labels(), battle.board.labels());
            prop_assert_eq!(&back.board, &battle.board);
            prop_assert_eq!(&back.pieces, &battle.pieces);
            prop_assert_eq!(&back.objectives, &battle.objectives);
        }
    }
}

#[test]
fn shipped_battles_come_back_with_their_ground_and_units() {
    for rules in RULESETS {
        for file in oblique_testing::shipped::battles_of(&rules.catalog().id) {
            let scenario = read_scenario(&std::fs::read_to_string(&file).unwrap()).scenario.unwrap();
            for (back, _, notes) in there_and_back(&scenario, *rules) {
                assert_eq!(notes, Vec::<Note>::new(), "{}", file.display());
                assert_eq!(back.board.terrain_cells().len(), scenario.board.terrain_cells().len());
                let layout = scenario.board.layout();
                if scenario.board.features().values().all(|f| f.breaks(layout).is_empty()) {
                    assert!(back.board == scenario.board, "{}", file.display());
                } else {
                    // A line with gaps comes back as several, along the same hexsides.
                    let edges = |s: &Scenario| {
                        let mut all: Vec<Edge> =
                            s.board.features().values().flat_map(|f| f.edges(layout)).collect();
                        all.sort_unstable();
                        all
                    };
                    assert_eq!(edges(&back), edges(&scenario), "{}", file.display());
                    assert_eq!(back.board.level_cells(), scenario.board.level_cells());
                }
                for (id, piece) in
                    scenario.pieces.iter().filter(|(_, p)| p.hex.is_some_and(|h| layout.contains(h)))
                {
                    let leader = piece.leader.clone().filter(|id| back.pieces.contains_key(id));
                    let kept = Piece {
                        evidence: BTreeMap::new(),
                        arrives: None,
                        leader,
                        task: None,
                        ..piece.clone()
                    };
                    assert_eq!(back.pieces.get(id), Some(&kept), "{}", file.display());
                }
                assert_eq!(back.meta.title, scenario.meta.title);
            }
        }
    }
}

const HEAD: &str = r#"<map orientation="hexagonal" width="3" height="2" tilewidth="64" tileheight="56" hexsidelength="32" staggeraxis="x" staggerindex="odd">"#;

#[test]
fn tiles_are_known_by_class_property_picture_and_tileset() {
    let text = format!(
        r#"{HEAD}<tileset firstgid="1" source="../sets/land.tsx"/><tileset firstgid="10" source="gone.tsx"/>
        <tileset firstgid="20" name="own"><tile id="0"><properties><property name="Height" value="9"/><property name="height" type="int" value="2"/></properties></tile></tileset>
        <layer name="Ground" width="3" height="2"><data encoding="csv">1,2,3,4,12,1</data></layer>
        <layer name="Up" width="3" height="2"><data encoding="csv">0,20,0,0,0,0</data></layer>
        <objectgroup name="Over">
         <object id="1" class="road" x="32" y="28"><polyline points="0,0 48,28"/></object>
         <object id="2" class="stream" name="Brook" x="16" y="0"><polyline points="0,0 32,0 48,28"/></object>
         <object id="3" name="Mill" x="32" y="28"><point/></object>
         <object id="4" class="trigger" x="32" y="28" width="4" height="4"/>
         <object id="6" class="elephants" name="Pyrrhus" x="48" y="28"><properties><property name="side" value="B"/></properties><point/></object>
         <object id="5" name="Far away" x="9000" y="28"><point/></object>
        </objectgroup></map>"#
    );
    let mut file = of(&text);
    assert_eq!(TiledMap.refers_to(&file.bytes), ["../sets/land.tsx", "gone.tsx"]);
    let set = r#"<tileset name="land"><tile id="0" type="Deep Forest"/><tile id="1"><properties><property name="terrain" value="swamp"/></properties></tile><tile id="2"><image source="a/Village_02.png"/></tile></tileset>"#;
    file.referred.insert("../sets/land.tsx".to_owned(), set.as_bytes().to_vec());
    let rules = RULESETS[0];
    let (scenario, notes) = imported(&file, rules, None).unwrap();
    let board = &scenario.board;
    let layout = board.layout();
    let words = rules.translation().unwrap();
    for (at, look) in ["woods", "marsh", "village"].into_iter().enumerate() {
        assert_eq!(board.terrain_id(layout.hex(at)), Some(words.terrain[look].as_str()), "{look}");
    }
    assert_eq!(board.level(layout.hex(1)), Some(2));
    let kinds: Vec<_> = board.features().values().map(|f| (f.kind.as_str(), f.edges(layout).len())).collect();
    assert_eq!(kinds, [("road", 1), ("stream", 2)]);
    assert_eq!(board.labels().values().map(|l| l.text.as_str()).collect::<Vec<_>>(), ["Mill", "Pyrrhus"]);
    let noted = |what: &str| notes.iter().any(|note| note.contains(what));
    for what in [
        "'gone.tsx' was not found",
        "'land:3' is not known",
        "'gone:2' is not known",
        "'trigger' is nothing known",
        "'Far away' was cut off",
        "The rules have no units 'elephants': only their names are there",
    ] {
        assert!(noted(what), "{what}: {notes:#?}");
    }
    // A table of one's own knows better.
    let table =
        CodeTable::read("(rows: [(code: \"land:3\", terrain: \"town\", level: 1), (code: \"gone:* *\")])")
            .unwrap();
    let (scenario, notes) = imported(&file, rules, Some(&table)).unwrap();
    assert_eq!(scenario.board.terrain_id(layout.hex(3)), Some("town"));
    assert!(!notes.iter().any(|note| note.contains("is not known")), "{notes:#?}");
}

#[test]
fn a_file_is_recognised_and_says_which_rules_it_is_for() {
    use crate::import::{HEAD_BYTES, Recognised};
    let rules = RULESETS[1];
    let scenario = blank_on(rules, Layout::new(Orientation::Pointy, 60, 60), TerrainIx(0));
    for exporter in EXPORTERS.iter().filter(|exporter| TiledMap.endings().contains(&exporter.ending())) {
        let bytes =
            exporter.export(&Battle { scenario: &scenario, rules, stem: "x" }, &mut |_| true).unwrap().bytes;
        assert_eq!(TiledMap.recognise(&bytes[..HEAD_BYTES]), Recognised::Yes, "{}", exporter.id());
        assert_eq!(TiledMap.ruleset(&bytes), Some(rules.catalog().id.clone()));
    }
    assert_eq!(TiledMap.recognise(b"name,side\n"), Recognised::No);
}
