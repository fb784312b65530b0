//! The Hesperia sheet of the U.S. Geological Survey of 1902: placed by its corners, its hexes are as many yards across as
//! its own scale bar says.

use image::imageops::replace;
use image::{Rgb, RgbImage};
use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_digitize::contours::ContourLines;
use oblique_digitize::part::clicked_ink;
use oblique_digitize::placing::{self, Board as Of, Hand, Sides};
use oblique_digitize::{Laid, board, evidence, placed};
use oblique_georeference::Point;
use oblique_scenario::{
    Decimal, Edit, Ellipsoid, FitModel, Known, PixelPoint, Scenario, Sheet, SheetId, SheetPlacement,
};

/// The neat line in the scan of 3,942 by 4,718 pixels.
const CORNERS: [(u32, u32); 4] = [(315, 301), (3656, 318), (3640, 4330), (301, 4328)];
/// The ends of the bar of five miles, read off the scan.
const BAR: [(f64, f64); 2] = [(1391.5, 4428.0), (2557.0, 4432.0)];
const BAR_YARDS: f64 = 5.0 * 1760.0;

fn at((x, y): (u32, u32)) -> PixelPoint {
    PixelPoint::new(Decimal::from(x), Decimal::from(y))
}

fn number(text: &str) -> Decimal {
    text.parse().expect("a number")
}

fn id() -> SheetId {
    SheetId("hesperia".to_owned())
}

fn done(scenario: &mut Scenario, edit: Edit) -> Edit {
    let before = scenario.clone();
    let (inverse, change) = edit.apply(scenario);
    assert!(!change.is_empty());
    let mut back = scenario.clone();
    let _ = inverse.clone().apply(&mut back);
    assert_eq!(back, before, "one edit back is as it was");
    inverse
}

/// A bare board of 60 by 72 hexes over the sheet, its neat line known.
fn imported() -> Scenario {
    let layout = Layout::new(Orientation::Flat, 60, 72);
    let mut scenario = Scenario::new("test", Board::new(layout, vec!["clear".to_owned()], Vec::new()));
    let sheet = Sheet {
        name: "Hesperia quadrangle".to_owned(),
        file: "hesperia-1902.jpg".to_owned(),
        size: (3942, 4718),
        crop: Some(CORNERS.map(at)),
        ..Sheet::default()
    };
    let edit = placing::import(&scenario, &id(), sheet, 110).expect("it has a size");
    done(&mut scenario, edit);
    scenario
}

fn by_corners() -> Scenario {
    let mut scenario = imported();
    let sides = Sides {
        north: number("34.5"),
        south: number("34.25"),
        west: number("-117.5"),
        east: number("-117.25"),
        ellipsoid: Ellipsoid::Clarke1866,
    };
    let edit = placing::by_sides(&scenario, &id(), sides, Of::usual(&scenario)).expect("four corners");
    done(&mut scenario, edit);
    scenario
}

fn laid(scenario: &Scenario) -> Laid {
    Laid::new(&scenario.sheets[&id()], scenario.board_place.as_ref(), scenario.board.layout())
        .expect("it lies there")
}

/// Hexes between the ends of the scale bar, as they lie on the screen.
fn hexes_of_bar(laid: &Laid) -> f64 {
    let ends = BAR.map(|(x, y)| laid.board_of_pixel(Point::new(x, y)).expect("below the sheet"));
    (ends[0].0 - ends[1].0).hypot(ends[0].1 - ends[1].1)
}

#[test]
fn placed_by_its_corners_hexes_are_as_many_yards_as_the_scale_bar_says() {
    let scenario = by_corners();
    let laid = laid(&scenario);
    let yards = scenario.board_place.expect("it lies there").yards_a_hex.get();
    let bar = hexes_of_bar(&laid) * yards;
    assert!((bar / BAR_YARDS - 1.0).abs() < 0.005, "{bar} yards of {BAR_YARDS}");
}

#[test]
fn the_board_stays_on_its_part_of_the_sheet_while_that_is_placed() {
    let before = laid(&imported());
    let after = laid(&by_corners());
    for (col, row) in [(0, 0), (59, 71), (30, 36), (59, 0)] {
        let hex = before.hexes.layout().at(col, row);
        let (a, b) = (before.pixel_of_hex(hex).expect("there"), after.pixel_of_hex(hex).expect("there"));
        let off = (a.x.get() - b.x.get()).hypot(a.y.get() - b.y.get());
        assert!(off < 25.0, "hex {col} {row} moved by {off} pixels of a sheet stretched by half a percent");
    }
}

#[test]
fn a_board_in_an_area_lies_within_it_and_as_many_hexes_as_are_asked_for_have_an_area() {
    let scenario = by_corners();
    let (sheet, place) = (&scenario.sheets[&id()], scenario.board_place.as_ref());
    let area = [(1000, 1200), (2400, 1200), (2400, 2300), (1000, 2300)].map(at);
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        let like = Layout { orientation, ..scenario.board.layout() };
        let proposal = board::propose(sheet, Some(area), place, like, 220.0).expect("it fits");
        let laid = Laid::new(sheet, Some(&proposal.place), proposal.layout).expect("it lies there");
        for hex in proposal.layout.hexes() {
            let p = laid.pixel_of_hex(hex).expect("on the sheet");
            let (x, y) = (p.x.get(), p.y.get());
            assert!((1000.0..2400.0).contains(&x) && (1200.0..2300.0).contains(&y), "{hex:?} at {x} {y}");
        }
        for (width, height) in [(24, 18), (1, 1), (37, 20), (60, 60)] {
            let wanted = Layout { width, height, ..proposal.layout };
            let area =
                board::area_of(sheet, (proposal.layout, &proposal.place), wanted).expect("it lies there");
            let again = board::propose(sheet, Some(area), place, like, 220.0).expect("it fits");
            assert_eq!((again.layout.width, again.layout.height), (width, height));
            // The area of a board is that board again.
            let own =
                board::area_of(sheet, (again.layout, &again.place), again.layout).expect("it lies there");
            let itself = board::propose(sheet, Some(own), place, like, 220.0).expect("it fits");
            assert!(itself.lies_as(again.layout, &again.place), "{itself:?} {again:?}");
            assert!(wanted == proposal.layout || !again.lies_as(proposal.layout, &proposal.place));
            let middle = |proposal: &board::BoardProposal| {
                let hexes = oblique_digitize::hex_ground(proposal.layout, &proposal.place).expect("a ground");
                board::middle(&hexes)
            };
            assert!(middle(&again).distance(middle(&proposal)) < 2.0, "about the same middle, within yards");
        }
    }
}

#[test]
fn a_board_proposed_lies_within_the_neat_line_and_its_hexes_are_as_large_as_asked() {
    let scenario = by_corners();
    let sheet = &scenario.sheets[&id()];
    for yards in [220.0, 440.0, 500.0] {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let like = Layout { orientation, ..scenario.board.layout() };
            let proposal =
                board::propose(sheet, None, scenario.board_place.as_ref(), like, yards).expect("it fits");
            let laid = Laid::new(sheet, Some(&proposal.place), proposal.layout).expect("it lies there");
            let bar = hexes_of_bar(&laid) * yards;
            assert!((bar / BAR_YARDS - 1.0).abs() < 0.005, "{bar}");
            for hex in proposal.layout.hexes() {
                let p = laid.pixel_of_hex(hex).expect("on the sheet");
                let (x, y) = (p.x.get(), p.y.get());
                assert!((301.0..3656.0).contains(&x) && (301.0..4330.0).contains(&y), "{hex:?} at {x} {y}");
            }
            // One more line of hexes would not fit.
            let (width, height) = board::extent(proposal.layout);
            assert!(
                width * yards <= proposal.extent_yards.0 && (width + 1.0) * yards > proposal.extent_yards.0
            );
            assert!(
                height * yards <= proposal.extent_yards.1 && (height + 1.0) * yards > proposal.extent_yards.1
            );
        }
    }
    assert!(
        board::propose(sheet, None, scenario.board_place.as_ref(), scenario.board.layout(), 1.0).is_err()
    );
    assert!(
        board::propose(sheet, None, scenario.board_place.as_ref(), scenario.board.layout(), f64::NAN)
            .is_err()
    );
}

#[test]
fn two_points_and_a_distance_give_the_scale_of_the_bar() {
    let mut scenario = imported();
    let [from, to] = BAR.map(|(x, y)| PixelPoint::near(x, y).expect("a place"));
    let yards = Decimal::from(8800);
    let before = laid(&scenario);
    let edit = placing::by_distance(&scenario, &id(), from, to, yards, Of::StaysOnSheet).expect("a distance");
    done(&mut scenario, edit);
    let after = laid(&scenario);
    let bar = hexes_of_bar(&after) * scenario.board_place.expect("it lies there").yards_a_hex.get();
    assert!((bar / BAR_YARDS - 1.0).abs() < 1e-4, "{bar}");
    assert!((hexes_of_bar(&after) - hexes_of_bar(&before)).abs() < 1e-3, "nothing moves on the screen");
    let none = placing::by_distance(&scenario, &id(), from, from, yards, Of::StaysOnSheet);
    assert!(none.is_err());
    // With its yards kept the board stays, and the sheet is made larger under it.
    let mut kept = imported();
    let edit = placing::by_distance(&kept, &id(), from, to, yards, Of::KeepsYards).expect("a distance");
    done(&mut kept, edit);
    assert_eq!(kept.board_place.expect("it lies there").yards_a_hex, Decimal::from(110));
    assert!((hexes_of_bar(&laid(&kept)) * 110.0 / BAR_YARDS - 1.0).abs() < 1e-4);
}

#[test]
fn a_scale_bar_gives_the_scale_alone() {
    // Turned by hand, then placed by its corners and turned: the bar below the map changes neither angle nor middle.
    for mut scenario in [imported(), by_corners()] {
        let turned = placing::by_hand(&scenario, &id(), Hand::Turn { degrees: 3.5 }).expect("it lies there");
        done(&mut scenario, turned);
        let middle = Point::new(
            CORNERS.iter().map(|c| f64::from(c.0)).sum::<f64>() / 4.0,
            CORNERS.iter().map(|c| f64::from(c.1)).sum::<f64>() / 4.0,
        );
        let angle = |s: &Scenario| {
            placing::angle_degrees(&s.sheets[&id()], s.board_place.as_ref()).expect("it lies there")
        };
        let at = |s: &Scenario| laid(s).board_of_pixel(middle).expect("on the sheet");
        let (was, stood) = (angle(&scenario), at(&scenario));
        let [from, to] = BAR.map(|(x, y)| PixelPoint::near(x, y).expect("a place"));
        let yards = Decimal::from(4400);
        let edit = placing::by_distance(&scenario, &id(), from, to, yards, Of::KeepsYards);
        done(&mut scenario, edit.expect("a distance"));
        assert!((angle(&scenario) - was).abs() < 1e-3, "{was}");
        let stands = at(&scenario);
        assert!((stands.0 - stood.0).hypot(stands.1 - stood.1) < 1e-3, "{stood:?} {stands:?}");
    }
}

#[test]
fn a_sheet_laid_askew_on_the_scanner_is_straightened() {
    let mut scenario = imported();
    let edit = placing::straighten(&scenario, &id(), 0.25).expect("it lies there");
    done(&mut scenario, edit);
    let SheetPlacement::ByEye(by) = &scenario.sheets[&id()].placement else { panic!("by eye") };
    assert_eq!(by.turn, number("-0.25"));
    let askew = placing::askew_degrees(&scenario, &scenario.sheets[&id()], 0.25).expect("it lies there");
    assert!(askew.abs() < 1e-3, "{askew}");
}

#[test]
fn a_hand_moves_turns_and_scales_whatever_way_it_was_placed() {
    let ways = [imported(), by_corners()];
    for start in ways {
        let pixel = Point::new(1000.0, 2000.0);
        let half = Point::new(1971.0, 2359.0);
        let yards = start.board_place.expect("it lies there").yards_a_hex.get();
        let where_is = |s: &Scenario, p| laid(s).board_of_pixel(p).expect("on the sheet");
        let (a, m) = (where_is(&start, pixel), where_is(&start, half));
        let mut moved = start.clone();
        let turn = start.board_place.expect("it lies there").turn.get().to_radians();
        let edit =
            placing::by_hand(&moved, &id(), Hand::Move { east: 2.0 * yards, south: -yards }).expect("moves");
        done(&mut moved, edit);
        let b = where_is(&moved, pixel);
        let due = (2.0 * turn.cos() - turn.sin(), -turn.cos() - 2.0 * turn.sin());
        assert!((b.0 - a.0 - due.0).hypot(b.1 - a.1 - due.1) < 1e-3, "{a:?} {b:?}");
        let mut turned = start.clone();
        let edit = placing::by_hand(&turned, &id(), Hand::Turn { degrees: 90.0 }).expect("turns");
        done(&mut turned, edit);
        let b = where_is(&turned, pixel);
        let due = (m.0 - (a.1 - m.1), m.1 + (a.0 - m.0));
        assert!((b.0 - due.0).hypot(b.1 - due.1) < 0.01, "{b:?} {due:?}");
        let mut larger = start.clone();
        let edit = placing::by_hand(&larger, &id(), Hand::Scale { factor: 2.0 }).expect("grows");
        done(&mut larger, edit);
        let b = where_is(&larger, pixel);
        let due = (m.0 + 2.0 * (a.0 - m.0), m.1 + 2.0 * (a.1 - m.1));
        assert!((b.0 - due.0).hypot(b.1 - due.1) < 0.02, "{b:?} {due:?}");
        assert!(placing::by_hand(&start, &id(), Hand::Scale { factor: 0.0 }).is_err());
    }
}

#[test]
fn a_placement_that_lies_nowhere_is_refused_and_nothing_is_lost() {
    let scenario = by_corners();
    let SheetPlacement::Points(by) = &scenario.sheets[&id()].placement else { panic!("by points") };
    let mut off = by.clone();
    off.points[0].on = false;
    let refused = placing::replace(&scenario, &id(), SheetPlacement::Points(off.clone()), Of::KeepsYards);
    assert!(refused.is_err_and(|why| why.to_string().contains("needs 4")));
    off.fit = FitModel::Affine;
    assert!(placing::replace(&scenario, &id(), SheetPlacement::Points(off), Of::KeepsYards).is_ok());
    assert!(by.points.iter().all(|p| matches!(p.known, Known::Degrees(_))));
}

#[test]
fn the_note_tells_sheet_placing_and_confidence_and_is_written_over() {
    let mut scenario = by_corners();
    let taken = evidence::Taken {
        what: "Levels".to_owned(),
        count: 4320,
        unit: "hexes".to_owned(),
        beside: "jacksboro.asc".to_owned(),
        confidence_percent: Some((93, 60)),
        estimated: false,
    };
    let edit = evidence::noting(&scenario, &id(), &taken).expect("there is such a sheet");
    done(&mut scenario, edit);
    let text = scenario.notes.values().next().expect("a note").text.clone();
    for part in
        ["Levels of 4,320 hexes", "'Hesperia quadrangle'", "jacksboro.asc", "4 control points", "93 %"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
    let again = evidence::Taken { count: 12, ..taken };
    let edit = evidence::noting(&scenario, &id(), &again).expect("there is such a sheet");
    done(&mut scenario, edit);
    assert_eq!(scenario.notes.len(), 1);
    let fit = placed(&scenario.sheets[&id()], scenario.board_place.as_ref()).expect("it lies there").fit;
    assert!(fit.is_some_and(|fit| fit.residuals.len() == 4));
}

#[test]
fn contours_of_a_plain_are_brown_lines_though_far_more_of_it_is_printed_in_black() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sheets/hesperia-1902-town.jpg");
    let town = image::open(file).expect("the town on the sheet").into_rgb8();
    let mut picture = RgbImage::from_pixel(3942, 4718, Rgb([218, 209, 192]));
    replace(&mut picture, &town, 2500, 1150);
    let scenario = by_corners();
    let (sheet, place) = (&scenario.sheets[&id()], scenario.board_place.as_ref());
    let area = [(2520, 1170), (3080, 1170), (3080, 1680), (2520, 1680)].map(at);
    let proposal = board::propose(sheet, Some(area), place, scenario.board.layout(), 150.0).expect("it fits");
    let laid = Laid::new(sheet, Some(&proposal.place), proposal.layout).expect("it lies there");
    // A thin line below the letters of the desert and a heavy one. Contours are some 2,600 pixels of the sheet there, roads,
    // rails and section lines three times as many.
    for clicked in [(2664, 1268), (2591, 1397)] {
        let ink = clicked_ink(&picture, at(clicked), false).expect("a line");
        let lines = ContourLines::find(sheet, &laid, &picture, ink, &mut |_| true).expect("lines");
        let long = |course: Vec<Point>| course.windows(2).map(|pair| pair[0].distance(pair[1])).sum::<f64>();
        let pixels: f64 = lines.courses().map(long).sum();
        assert!((2000.0..3500.0).contains(&pixels), "{ink:?}: {pixels} pixels in {} lines", lines.len());
    }
}
