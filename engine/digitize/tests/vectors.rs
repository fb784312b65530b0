//! Features of a GIS on a board: by the table, with what is left out, and nothing twice.

use oblique_board::hex::{Layout, Orientation};
use oblique_board::{Board, Path};
use oblique_digitize::earth::{laying_at, middle_of};
use oblique_digitize::vectors::{MappingTable, VectorDraft, Vocabulary, Why, draft_vectors, taking_vectors};
use oblique_digitize::{DigitizeError, ground_plane, hex_ground};
use oblique_georeference::{HexGround, Plane, Point};
use oblique_scenario::{Decimal, Degrees, Scenario};
use oblique_vectors::{Beside, Budget, VectorFile, read};
use std::collections::BTreeMap;

/// A board of 20 by 16 hexes of 100 yards about a place in Alsace.
fn scenario(orientation: Orientation) -> Scenario {
    let palette = ["clear", "woods", "town", "field"].map(str::to_owned).to_vec();
    let lines = ["road", "stream"].map(str::to_owned).to_vec();
    let mut scenario = Scenario::new("test", Board::new(Layout::new(orientation, 20, 16), palette, lines));
    let number = |text: &str| text.parse::<Decimal>().expect("a number");
    let at = Degrees { longitude: number("7.75"), latitude: number("48.58") };
    let _ = laying_at(&scenario, at, Decimal::from(100)).expect("a place").apply(&mut scenario);
    scenario
}

fn words() -> Vocabulary {
    let looks = |pairs: &[(&str, &str)]| -> BTreeMap<String, String> {
        pairs.iter().map(|(look, id)| ((*look).to_owned(), (*id).to_owned())).collect()
    };
    let lines = [("road", false), ("stream", true)];
    Vocabulary::of(
        ["clear", "woods", "town", "field"].into_iter(),
        lines.into_iter(),
        &looks(&[("village", "town"), ("brush", "woods")]),
        &looks(&[("trail", "road"), ("river", "stream")]),
    )
}

fn ground(scenario: &Scenario) -> HexGround {
    hex_ground(scenario.board.layout(), &scenario.board_place.expect("it lies there")).expect("a scale")
}

/// Positions of points of the ground in yards, as JSON.
fn json(scenario: &Scenario, points: &[Point]) -> String {
    let plane = ground_plane(scenario.board_place.as_ref()).ok().flatten().expect("a place of the earth");
    let one = |p: &Point| {
        let (longitude, latitude) = plane.degrees(*p).expect("near");
        format!("[{longitude:.9},{latitude:.9}]")
    };
    format!("[{}]", points.iter().map(one).collect::<Vec<_>>().join(","))
}

fn centre(scenario: &Scenario, col: i32, row: i32) -> Point {
    ground(scenario).centre(scenario.board.layout().at(col, row))
}

fn square(middle: Point, half: f64) -> Vec<Point> {
    let corner = |x: f64, y: f64| Point::new(middle.x + x * half, middle.y + y * half);
    vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0), corner(-1.0, -1.0)]
}

fn collection(features: &[(&str, String, &str)]) -> VectorFile {
    let one = |(kind, coordinates, tags): &(&str, String, &str)| {
        format!(
            r#"{{"type":"Feature","properties":{{{tags}}},"geometry":{{"type":"{kind}","coordinates":{coordinates}}}}}"#
        )
    };
    let text = format!(
        r#"{{"type":"FeatureCollection","features":[{}]}}"#,
        features.iter().map(one).collect::<Vec<_>>().join(",")
    );
    read("alsace.geojson", text.as_bytes(), &Beside::default(), &Budget::default()).expect("features")
}

/// A wood with a clearing, a road in two pieces over it, a stream, a town, a power line, a far wood.
fn features(scenario: &Scenario) -> VectorFile {
    let middle = centre(scenario, 8, 8);
    let (outer, inner) = (square(middle, 400.0), square(middle, 120.0));
    let far = square(Point::new(middle.x + 9000.0, middle.y), 300.0);
    let road = [centre(scenario, 1, 8), centre(scenario, 9, 8), centre(scenario, 18, 8)];
    // From the very border of the board.
    let first = centre(scenario, 15, 0);
    let stream = (0..15).map(|row| centre(scenario, 15, row));
    let stream: Vec<Point> = std::iter::once(Point::new(first.x, first.y - 49.0)).chain(stream).collect();
    let of = |points: &[Point]| json(scenario, points);
    let point = of(&[middle]);
    collection(&[
        ("Polygon", format!("[{},{}]", of(&outer), of(&inner)), r#""natural":"wood""#),
        ("LineString", of(&road[..2]), r#""highway":"secondary","name":"High Road""#),
        ("LineString", of(&road[1..]), r#""highway":"secondary","name":"High Road""#),
        ("LineString", of(&stream), r#""waterway":"stream""#),
        ("Point", point[1..point.len() - 1].to_owned(), r#""place":"village","name":"Clearing""#),
        ("LineString", of(&road), r#""power":"line""#),
        ("Polygon", format!("[{}]", of(&far)), r#""natural":"wood""#),
        ("Polygon", format!("[{}]", of(&square(middle, 10.0))), r#""natural":"wetland""#),
    ])
}

fn drafted(
    scenario: &Scenario,
    file: &VectorFile,
    table: &MappingTable,
) -> Result<VectorDraft, DigitizeError> {
    let place = scenario.board_place.expect("it lies there");
    draft_vectors(file, file.plane, &scenario.board, &place, (table, &words()), &|| false)
}

#[test]
fn areas_are_terrain_lines_are_chains_and_points_are_names() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        let mut scenario = scenario(orientation);
        let layout = scenario.board.layout();
        let file = features(&scenario);
        let draft = drafted(&scenario, &file, &MappingTable::usual()).expect("a draft");
        let is_wood =
            |col, row| draft.terrain.iter().any(|(hex, ix)| *hex == layout.at(col, row) && ix.0 == 1);
        assert!(is_wood(5, 8) && is_wood(8, 6) && !is_wood(8, 8) && !is_wood(0, 0), "a hole is none of it");
        // Eight hundred yards square without a hole of 240.
        let due = (800.0 * 800.0 - 240.0 * 240.0) / (0.75_f64.sqrt() * 100.0 * 100.0);
        assert!((draft.terrain.len() as f64 - due).abs() < 12.0, "{} of {due}", draft.terrain.len());
        assert_eq!(draft.lines.len(), 2, "two pieces of a road are one");
        let road = draft.lines.iter().find(|line| line.kind == "road").expect("a road");
        assert_eq!(road.name, "High Road");
        let ends = [road.chain.first(), road.chain.last()].map(|stop| format!("{stop:?}"));
        assert!(ends[0] != ends[1] && matches!(road.chain.path(layout), Path::Hexes(_)));
        assert!(draft.lines.iter().any(|line| matches!(line.chain.path(layout), Path::Edges(_))));
        assert!(draft.off_yards().is_some_and(|(mean, worst)| mean < 50.0 && worst < 100.0));
        assert_eq!((draft.labels[0].text.as_str(), draft.labels[0].hex), ("Clearing", layout.at(8, 8)));
        let why = |why: &Why| draft.left_out.iter().find(|left| left.why == *why).map(|left| left.features);
        assert_eq!(why(&Why::NoRow), Some(1));
        assert_eq!(why(&Why::OffBoard), Some(1));
        assert_eq!(why(&Why::NoWord("marsh".to_owned())), Some(1));
        assert_eq!(draft.rows.iter().map(|row| row.features).sum::<usize>(), 7);
        let edit = taking_vectors(&scenario, &draft, "alsace.geojson").expect("changes");
        let before = scenario.clone();
        let (back, _) = edit.apply(&mut scenario);
        assert_eq!((scenario.board.features().len(), scenario.board.labels().len()), (2, 1));
        assert!(scenario.notes.values().any(|note| note.text.contains("alsace.geojson")));
        // The same again has nothing to add.
        let again = drafted(&scenario, &file, &MappingTable::usual()).expect("a draft");
        assert!(again.lines.is_empty() && again.labels.is_empty());
        assert_eq!(taking_vectors(&scenario, &again, "alsace.geojson"), None);
        let _ = back.apply(&mut scenario);
        assert_eq!(scenario, before, "one step to undo");
    }
}

#[test]
fn a_short_snapping_distance_leaves_lines_out() {
    let scenario = scenario(Orientation::Flat);
    let file = features(&scenario);
    let table = MappingTable { snap_hexes: 0.1, ..MappingTable::usual() };
    let draft = drafted(&scenario, &file, &table).expect("a draft");
    assert!(draft.lines.iter().all(|line| line.off_yards.1 <= 10.0));
    assert!(draft.left_out.iter().any(|left| left.why == Why::TooFar));
}

#[test]
fn what_has_no_place_in_common_says_what_to_do() {
    let mut scenario = scenario(Orientation::Flat);
    let file = features(&scenario);
    let middle = middle_of(&file, file.plane).expect("degrees");
    assert!((middle.latitude.get() - 48.58).abs() < 0.1 && (middle.longitude.get() - 7.75).abs() < 0.1);
    let place = scenario.board_place.expect("it lies there");
    let table = MappingTable::usual();
    let with =
        |plane, place| draft_vectors(&file, plane, &scenario.board, place, (&table, &words()), &|| false);
    let why = with(Plane::Metres { epsg: None }, &place).expect_err("no projection");
    assert!(why.to_string().contains("EPSG"), "{why}");
    let nowhere = oblique_scenario::BoardPlace { middle: None, ..place };
    assert!(matches!(with(Plane::Degrees, &nowhere), Err(DigitizeError::NoEarth)));
    let stopped = draft_vectors(&file, Plane::Degrees, &scenario.board, &place, (&table, &words()), &|| true);
    assert!(matches!(stopped, Err(DigitizeError::Cancelled)));
    // A board that is laid elsewhere first keeps its middle where it is told.
    scenario.board_place = Some(oblique_scenario::BoardPlace {
        origin: oblique_scenario::GroundPoint::near(5000.0, -300.0).expect("a point"),
        middle: None,
        ..place
    });
    let _ = laying_at(&scenario, middle, Decimal::from(100)).expect("a place").apply(&mut scenario);
    let hexes = ground(&scenario);
    let plane = ground_plane(scenario.board_place.as_ref()).ok().flatten().expect("a place");
    let at = plane.degrees(oblique_digitize::board::middle(&hexes)).expect("near");
    assert!(
        (at.0 - middle.longitude.get()).abs() < 1e-4 && (at.1 - middle.latitude.get()).abs() < 1e-4,
        "{at:?}"
    );
}
