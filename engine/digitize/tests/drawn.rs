//! Lines found on a sheet that the board has already, as lines of another kind.

use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_digitize::drawn::mark_drawn;
use oblique_digitize::lines::{Laying, SheetLine, chains, writing};
use oblique_digitize::{Along, Laid, Likeness, placing};
use oblique_georeference::Point;
use oblique_scenario::{Scenario, Sheet, SheetId};

#[test]
fn what_is_drawn_as_a_road_is_no_stream_and_what_crosses_it_may_be_one() {
    let layout = Layout::new(Orientation::Flat, 30, 14);
    let board = Board::new(layout, vec!["clear".to_owned()], vec!["road".to_owned(), "stream".to_owned()]);
    let mut scenario = Scenario::new("test", board);
    let id = SheetId("sheet".to_owned());
    let sheet = Sheet { size: (900, 450), ..Sheet::default() };
    let edit = placing::import(&scenario, &id, sheet, 100).expect("it has a size");
    let _ = edit.apply(&mut scenario);
    let laid =
        Laid::new(&scenario.sheets[&id], scenario.board_place.as_ref(), layout).expect("it lies there");
    let course = |from: (f64, f64), to: (f64, f64)| -> Vec<Point> {
        let part = |n: i32| f64::from(n) / 60.0;
        let at = |t: f64| Point::new(from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
        (0..=60).map(|n| at(part(n))).collect()
    };
    let found = |course: Vec<Point>| {
        SheetLine::of(course, 0.9, Likeness::Course, &laid, Along::Hexes).expect("it lies on the board")
    };
    let (along, across) = (course((100.0, 200.0), (800.0, 240.0)), course((400.0, 40.0), (470.0, 420.0)));
    let chain = chains(&laid, &along, Along::Hexes)[0].chain.clone();
    let road = Laying { kind: "road", flows: false, chain: &chain };
    let _ = writing(&scenario, &id, &[road]).expect("a road").edit.apply(&mut scenario);
    let marked = |lines: Vec<SheetLine>, kind: &str| -> Vec<(Likeness, usize)> {
        let lines = mark_drawn(lines, &scenario.board, &laid, kind, Along::Hexes);
        lines.iter().map(|line| (line.likeness, line.course.len())).collect()
    };
    let likeness = |kind: &str| -> Vec<Likeness> {
        let lines = vec![found(along.clone()), found(across.clone())];
        marked(lines, kind).iter().map(|(likeness, _)| *likeness).collect()
    };
    assert_eq!(likeness("stream"), [Likeness::Course, Likeness::Drawn]);
    assert_eq!(likeness("road"), [Likeness::Course, Likeness::Course], "its own kind is told otherwise");
    // A brook that leaves the road half way is divided there.
    let mut both = course((100.0, 200.0), (450.0, 220.0));
    both.extend(course((452.0, 220.0), (520.0, 430.0)));
    let found = marked(vec![found(both)], "stream");
    assert!(matches!(found[..], [(Likeness::Course, 45..=63), (Likeness::Drawn, 55..=75)]), "{found:?}");
}
