//! Boards off the sheet, samples that say nothing or contradict each other, sheets of no size: errors that say what to do,
//! and no work that grows without bounds.

use image::{Rgb, RgbImage};
use oblique_board::hex::{Layout, Orientation};
use oblique_classification::{
    ClassId, ClassificationError, DescribedSample, Description, PlacedSheet, Sample, SampleProblem, Settings,
    Training, TrainingSet, describe, draft_hexes, draft_sides,
};
use oblique_georeference::placement::Placement;
use oblique_georeference::{HexGround, Point};

const PX: f64 = 20.0;

/// Left half paper, right half dark green.
fn sheet(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, _| Rgb(if x < width / 2 { [240, 232, 210] } else { [110, 140, 90] }))
}

fn described(image: &RgbImage, layout: Layout, origin: Point) -> Result<Description, ClassificationError> {
    let placement = Placement::by_affine([1.0, 0.0, 0.0, 0.0, 1.0, 0.0]).expect("a way back");
    let ground = HexGround::new(layout, PX, origin, 0.0).expect("a size");
    describe(&PlacedSheet { pixels: image, placement: &placement, ground: &ground }, &mut |_| true)
}

fn fine() -> Description {
    described(&sheet(300, 200), Layout::new(Orientation::Flat, 15, 9), Point::new(15.0, 15.0))
        .expect("on the sheet")
}

fn sample(x: f64, y: f64, class: &str) -> Sample {
    Sample::at(Point::new(x, y), ClassId::new(class))
}

#[test]
fn two_clicks_tell_two_halves_apart() {
    let description = fine();
    let hexes = vec![sample(60.0, 60.0, "clear"), sample(240.0, 100.0, "woods")];
    let draft = draft_hexes(&description, &Training { hexes, ..Training::new() }, &Settings::default())
        .expect("two classes");
    for (hex, call) in draft.calls() {
        let x = description.middle_px(hex).expect("on the sheet").x;
        if (x - 150.0).abs() > 30.0 {
            let so = if x < 150.0 { "clear" } else { "woods" };
            assert_eq!(call.class.map(ClassId::as_str), Some(so), "{hex:?}");
        }
    }
    assert_eq!(
        draft.accepted(0.5, |c| c.as_str() == "woods").filter(|(_, c)| c.as_str() != "woods").count(),
        0
    );
}

#[test]
fn boards_that_cannot_be_described_are_refused() {
    let image = sheet(300, 200);
    let of = |w, h, origin| described(&image, Layout::new(Orientation::Pointy, w, h), origin).err();
    let near = Point::new(15.0, 15.0);
    assert!(matches!(of(0, 5, near), Some(ClassificationError::NoHexes)));
    assert!(matches!(of(2000, 2000, near), Some(ClassificationError::TooManyHexes { hexes: 4_000_000 })));
    for far in [Point::new(5000.0, 0.0), Point::new(-1e12, 4.0), Point::new(1e300, -1e300)] {
        assert!(matches!(of(8, 8, far), Some(ClassificationError::OffTheSheet)), "{far:?}");
    }
    let empty = described(&RgbImage::new(0, 0), Layout::new(Orientation::Flat, 4, 4), near);
    assert!(matches!(empty, Err(ClassificationError::OffTheSheet)));
}

#[test]
fn hexes_of_a_pixel_or_two_and_endless_ones_are_refused_or_bounded() {
    let image = sheet(300, 200);
    let placement = Placement::by_affine([1.0, 0.0, 0.0, 0.0, 1.0, 0.0]).expect("a way back");
    let of = |yards| {
        let ground =
            HexGround::new(Layout::new(Orientation::Flat, 40, 40), yards, Point::new(50.0, 50.0), 20.0)
                .expect("a size");
        describe(&PlacedSheet { pixels: &image, placement: &placement, ground: &ground }, &mut |_| true)
    };
    assert!(matches!(of(2.0), Err(ClassificationError::TooSmall { .. })));
    assert!(matches!(
        of(1e-300),
        Err(ClassificationError::TooSmall { .. } | ClassificationError::OffTheSheet)
    ));
    // A hex that is as large as the sheet, or far larger, can be described or not: it ends.
    assert!(of(400.0).is_ok() || of(400.0).is_err());
    assert!(of(1e300).is_err());
}

#[test]
fn part_of_a_board_on_the_sheet_is_described_and_the_rest_is_not() {
    let description =
        described(&sheet(300, 200), Layout::new(Orientation::Flat, 40, 40), Point::new(-200.0, -100.0))
            .expect("a part");
    let all = 40 * 40;
    assert!((100..all / 4).contains(&description.hexes_described()), "{}", description.hexes_described());
    let layout = description.layout();
    assert!(!description.is_described(layout.at(0, 0)));
    let training = Training {
        hexes: vec![sample(60.0, 60.0, "clear"), sample(240.0, 100.0, "woods")],
        ..Training::new()
    };
    let draft = draft_hexes(&description, &training, &Settings::default()).expect("two classes");
    assert_eq!(draft.call(layout.at(0, 0)), None);
    assert_eq!(draft.calls().count(), description.hexes_described());
}

#[test]
fn cancelled_work_ends_at_once() {
    let image = sheet(300, 200);
    let placement = Placement::by_affine([1.0, 0.0, 0.0, 0.0, 1.0, 0.0]).expect("a way back");
    let ground = HexGround::new(Layout::new(Orientation::Flat, 15, 9), PX, Point::new(15.0, 15.0), 0.0)
        .expect("a size");
    let sheet = PlacedSheet { pixels: &image, placement: &placement, ground: &ground };
    for after in [0.0, 0.1, 0.5] {
        let cancelled = describe(&sheet, &mut |part| part < after);
        assert!(after > 0.2 || matches!(cancelled, Err(ClassificationError::Cancelled)), "{after}");
    }
}

#[test]
fn nothing_to_learn_from_is_told() {
    let description = fine();
    let of = |hexes: Vec<Sample>| {
        draft_hexes(&description, &Training { hexes, ..Training::new() }, &Settings::default())
    };
    assert!(matches!(of(Vec::new()), Err(ClassificationError::NoSamples)));
    assert!(
        matches!(of(vec![sample(60.0, 60.0, "clear")]), Err(ClassificationError::OneClass(c)) if c.as_str() == "clear")
    );
    let twice = vec![sample(60.0, 60.0, "clear"), sample(90.0, 60.0, "clear")];
    assert!(matches!(of(twice), Err(ClassificationError::OneClass(_))));
    let nowhere =
        vec![sample(f64::NAN, 60.0, "clear"), sample(f64::INFINITY, 0.0, "woods"), sample(1e9, 1e9, "town")];
    assert!(matches!(of(nowhere), Err(ClassificationError::NoSamples)));
    let many = (0..5000).map(|i| sample(f64::from(i), 1.0, "clear")).collect();
    assert!(matches!(of(many), Err(ClassificationError::TooManySamples { samples: 5000 })));
    let terrains = (0..100)
        .map(|i| sample(30.0 + f64::from(i % 12) * 20.0, 30.0 + f64::from(i / 12) * 20.0, &format!("t{i}")))
        .collect();
    assert!(matches!(of(terrains), Err(ClassificationError::TooManyClasses { .. })));
    let sides = draft_sides(&description, &Training::new(), &Settings::default());
    assert!(matches!(sides, Err(ClassificationError::NoSamples)));
}

#[test]
fn contradicted_samples_are_passed_over_and_told() {
    let description = fine();
    let hexes = vec![
        sample(60.0, 60.0, "woods"),
        sample(61.0, 59.0, "clear"),
        sample(240.0, 100.0, "woods"),
        sample(-50.0, 60.0, "town"),
    ];
    let draft = draft_hexes(&description, &Training { hexes, ..Training::new() }, &Settings::default())
        .expect("two classes");
    let (said, later) = (ClassId::new("woods"), ClassId::new("clear"));
    let expected = [(0, SampleProblem::Contradicted { said, later }), (3, SampleProblem::OffTheBoard)];
    assert_eq!(draft.passed_over(), expected);
    let hex = description.hex_under(Point::new(60.0, 60.0)).expect("a hex");
    let call = draft.call(hex).expect("on the sheet");
    assert_eq!((call.class.map(ClassId::as_str), call.taught, call.confidence), (Some("clear"), true, 1.0));
}

#[test]
fn teaching_a_hex_again_replaces_what_was_said() {
    let description = fine();
    let mut training = Training::new();
    assert!(training.teach_hex(&description, Point::new(60.0, 60.0), ClassId::new("woods")));
    assert!(training.teach_hex(&description, Point::new(62.0, 61.0), ClassId::new("clear")));
    assert!(!training.teach_hex(&description, Point::new(-60.0, 60.0), ClassId::new("clear")));
    assert_eq!((training.hexes.len(), training.hexes[0].class.as_str()), (1, "clear"));
    assert!(training.forget_hex(&description, Point::new(60.0, 60.0)) && training.hexes.is_empty());
    assert!(!training.forget_hex(&description, Point::new(60.0, 60.0)));
}

#[test]
fn samples_of_other_versions_or_cut_short_are_passed_over() {
    let description = fine();
    let other = |class: &str, windows| DescribedSample { class: ClassId::new(class), windows };
    let of =
        |features, sample| TrainingSet { features, inks: Vec::new(), hexes: vec![sample], sides: Vec::new() };
    let sets = vec![
        of(description.version() + 1, other("woods", vec![7; 80])),
        of(description.version(), other("town", vec![7; 3])),
        of(description.version(), other("marsh", Vec::new())),
    ];
    let training = Training { hexes: vec![sample(60.0, 60.0, "clear")], sets, ..Training::new() };
    let drafted = draft_hexes(&description, &training, &Settings::default());
    assert!(matches!(drafted, Err(ClassificationError::OneClass(_))));
}
