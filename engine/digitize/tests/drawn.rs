//! Lines found on a sheet that the board has already, as lines of another kind.

use image::{Rgb, RgbImage};
use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_digitize::drawn::{Sought, mark_drawn, propose_new_lines};
use oblique_digitize::lines::{Laying, SheetLine, chains, writing};
use oblique_digitize::{Along, Laid, Likeness, LineInk, placing};
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
        let lines = mark_drawn(lines, &scenario.board, &laid, Along::Hexes, |other| other != kind);
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

/// A line of a kind is drawn on the board, and a stroke of an ink runs there on the sheet and on to its rims: what most of it
/// looks like as a stream.
fn stroke_under(kind: &str, rgb: [u8; 3], ink: LineInk) -> Option<Likeness> {
    let layout = Layout::new(Orientation::Flat, 30, 14);
    let board = Board::new(layout, vec!["clear".to_owned()], vec![kind.to_owned(), "stream".to_owned()]);
    let mut scenario = Scenario::new("test", board);
    let id = SheetId("sheet".to_owned());
    let edit = placing::import(&scenario, &id, Sheet { size: (900, 450), ..Sheet::default() }, 100);
    let _ = edit.expect("it has a size").apply(&mut scenario);
    let laid =
        Laid::new(&scenario.sheets[&id], scenario.board_place.as_ref(), layout).expect("it lies there");
    let swung = |x: f64| 220.0 + 70.0 * (x / 110.0).sin();
    let picture = RgbImage::from_fn(900, 450, |x, y| {
        let slope = (70.0 / 110.0 * (f64::from(x) / 110.0).cos()).hypot(1.0);
        let off = (f64::from(y) - swung(f64::from(x))).abs() / slope;
        Rgb(if off < 1.7 { rgb } else { [240, 229, 200] })
    });
    let course: Vec<Point> = (60..840).step_by(5).map(|x| Point::new(x.into(), swung(x.into()))).collect();
    let snapped = chains(&laid, &course, Along::Hexsides);
    let drawn: Vec<Laying<'_>> =
        snapped.iter().map(|snapped| Laying { kind, flows: false, chain: &snapped.chain }).collect();
    let _ = writing(&scenario, &id, &drawn).expect("a line").edit.apply(&mut scenario);
    let flows = |kind: &str| matches!(kind, "stream" | "river");
    let sought = Sought { kind: "stream", along: Along::Hexsides, ink, flows: &flows };
    let (sheet, board) = (&scenario.sheets[&id], &scenario.board);
    let found = propose_new_lines(sheet, &laid, &picture, board, sought, &mut |_| true).expect("lines");
    found.iter().max_by_key(|line| line.yards as u64).map(|line| line.likeness)
}

#[test]
fn a_blue_stroke_along_a_step_is_a_stream_and_a_black_one_may_be_the_step() {
    let (blue, black) = ([90, 140, 190], [40, 36, 30]);
    for ink in [LineInk::Blue, LineInk::Clicked(blue)] {
        assert_eq!(stroke_under("steep", blue, ink), Some(Likeness::Course));
        assert_eq!(stroke_under("river", blue, ink), Some(Likeness::Drawn), "a river is blue too");
    }
    assert_eq!(stroke_under("steep", black, LineInk::Black), Some(Likeness::Drawn));
}
