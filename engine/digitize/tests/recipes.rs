//! Lines and contours of a painted sheet by a recipe: the same battle every time, and a recipe is read as it is written.

use image::{Rgb, RgbImage};
use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_digitize::Along;
use oblique_digitize::recipe::{
    BoardPart, ContoursPart, Files, GivenLinesPart, GivenPart, HexHeight, InkPart, LeftOut, LinesPart,
    PlacePart, Recipe, RecipeError, Remembered, Rules, SamplesPart, SheetFile, SheetPart, SheetPlacePart,
    SpotLevelsPart, SpotPart, StepPart, TracedPart, convert, recipe_of,
};
use oblique_digitize::vectors::Vocabulary;
use oblique_scenario::{Fingerprint, Grade, Scenario};
use std::collections::BTreeMap;

const BROWN: (u8, u8, u8) = (186, 120, 80);

/// Rings 30 pixels apart about (220, 225), a road that swings below them.
fn scan() -> RgbImage {
    RgbImage::from_fn(900, 600, |x, y| {
        let (fx, fy) = (f64::from(x), f64::from(y));
        let far = (fx - 220.0).hypot(fy - 225.0);
        let ring = (far / 30.0 - (far / 30.0).round()).abs() * 30.0;
        let slope = (30.0 / 90.0 * (fx / 90.0).cos()).hypot(1.0);
        let road = (fy - 500.0 - 30.0 * (fx / 90.0).sin()).abs() / slope;
        match () {
            () if road < 1.7 => Rgb([40, 36, 30]),
            () if ring < 1.5 && (15.0..165.0).contains(&far) => Rgb([BROWN.0, BROWN.1, BROWN.2]),
            () => Rgb([240, 229, 200]),
        }
    })
}

fn recipe() -> Recipe {
    let drag = |from, to, start_metres| GivenPart::Drag {
        path: vec![from, to],
        start_metres,
        interval_metres: 20.0,
    };
    Recipe {
        ruleset: "test".to_owned(),
        title: "By a recipe".to_owned(),
        sheet: Some(SheetPart {
            page: 1,
            file: "scan.png".to_owned(),
            name: "survey".to_owned(),
            lies: SheetPlacePart {
                neat_line: None,
                place: PlacePart::ByEye { middle: (0.0, 0.0), yards_a_pixel: 4.0, turn: 0.0 },
            },
            spot_heights: vec![SpotPart { pixel: (220.0, 225.0), metres: 597.0 }],
        }),
        board: BoardPart::OverSheet { yards_a_hex: 100.0, orientation: None },
        samples: None,
        lines: vec![LinesPart {
            kind: "road".to_owned(),
            ink: InkPart::Black,
            sure_percent: None,
            at: vec![(450.0, 470.0)],
        }],
        traced: vec![TracedPart {
            kind: "road".to_owned(),
            along: vec![(700.5, 40.0), (702.0, 150.0), (790.0, 260.0)],
        }],
        vectors: Vec::new(),
        heights: None,
        spots: None,
        contours: Some(ContoursPart {
            ink: InkPart::Picked(BROWN.0, BROWN.1, BROWN.2),
            given: vec![
                drag((50.0, 225.0), (115.0, 225.0), 500.0),
                drag((220.0, 355.0), (220.0, 235.0), 0.0),
                GivenPart::HandOn,
            ],
            base_metres: Some(480.0),
            step_metres: Some(20.0),
            of_hex: HexHeight::Mean,
            burn_streams: true,
            printed: None,
        }),
        steps: Vec::new(),
    }
}

/// The recipe of what a scenario remembers of its only sheet.
fn remembered(scenario: &Scenario) -> Remembered {
    let along = |kind: &str| (kind == "road").then_some(Along::Hexes);
    recipe_of(scenario, scenario.sheets.keys().next(), Vec::new(), &along).expect("it lies there")
}

fn made(recipe: &Recipe) -> Result<(Scenario, Vec<String>), RecipeError> {
    let none = BTreeMap::new();
    let blank = |layout: Layout| {
        Scenario::new("test", Board::new(layout, vec!["clear".to_owned()], vec!["road".to_owned()]))
    };
    let rules = Rules {
        blank: Box::new(blank),
        orientation: Orientation::Flat,
        words: Vocabulary::of(["clear"].into_iter(), [("road", false)].into_iter(), &none, &none),
        levels: (0, 9),
        flows: Box::new(|_| false),
    };
    let pixels = scan();
    let sheet = SheetFile { way: "scan.png".to_owned(), fingerprint: Fingerprint(7), pixels: &pixels };
    let files = Files { sheet: Some(sheet), ..Files::default() };
    convert(recipe, &rules, &files).map(|done| (done.scenario, done.report))
}

#[test]
fn lines_and_contours_are_done_again_as_they_were() {
    let recipe = recipe();
    let (scenario, report) = made(&recipe).expect("it can be done");
    let board = &scenario.board;
    assert_eq!(board.features().len(), 2, "one found, one followed: {report:?}");
    assert!(report.iter().any(|said| said.starts_with("A line followed on the scan: ")), "{report:?}");
    assert!(board.features().values().all(|road| road.kind == "road"));
    let most = board.level_cells().iter().max().copied();
    assert_eq!(most, Some(5), "the summit: {report:?}");
    assert!(report.iter().any(|said| said.contains("5 of 5 found have a height")), "{report:?}");
    assert!(report.iter().any(|said| said.contains("of 1 spot heights disagree")), "{report:?}");
    assert!(scenario.notes.values().any(|note| note.text.contains("with its contour lines")));
    assert_eq!(scenario.sheets.values().map(|sheet| sheet.spot_heights.len()).sum::<usize>(), 1);
    assert_eq!(made(&recipe).expect("it can be done").0, scenario);
}

#[test]
fn a_recipe_with_all_of_it_is_read_as_written_and_as_a_battle_remembers_it() {
    let recipe = recipe();
    let text = recipe.write().expect("a text");
    assert_eq!(Recipe::read(&text).expect("as written"), recipe, "{text}");
    let (scenario, _) = made(&recipe).expect("it can be done");
    let again = remembered(&scenario);
    assert_eq!(again.left_out, [], "all of it is remembered");
    let text = again.recipe.write().expect("a text");
    assert_eq!(Recipe::read(&text).expect("as written"), again.recipe, "{text}");
    let (same, _) = made(&again.recipe).expect("it can be done");
    assert_eq!(same.board, scenario.board);
    assert_eq!(remembered(&same), again, "and it remembers the same");
    assert_eq!(
        same.sheets.values().next().map(|s| &s.spot_heights),
        Some(&scenario.sheets.values().next().expect("a sheet").spot_heights)
    );
}

/// The same sheet without contour lines, with so many heights printed on it.
fn by_spots(count: usize) -> Recipe {
    let printed = [(30.0, 30.0, 500.0), (870.0, 40.0, 560.0), (450.0, 300.0, 600.0), (60.0, 570.0, 520.0)];
    let mut recipe = recipe();
    recipe.contours = None;
    let spots =
        printed.iter().take(count).map(|(x, y, metres)| SpotPart { pixel: (*x, *y), metres: *metres });
    if let Some(sheet) = &mut recipe.sheet {
        sheet.spot_heights = spots.collect();
    }
    recipe.spots = Some(SpotLevelsPart {
        base_metres: Some(490.0),
        step_metres: Some(20.0),
        of_hex: HexHeight::Mean,
        burn_streams: true,
        lines: None,
        printed: None,
    });
    recipe
}

#[test]
fn heights_printed_on_the_scan_alone_give_levels_that_are_estimated() {
    let recipe = by_spots(4);
    let text = recipe.write().expect("a text");
    assert_eq!(Recipe::read(&text).expect("as written"), recipe, "{text}");
    let (scenario, report) = made(&recipe).expect("it can be done");
    let board = &scenario.board;
    let said = format!("Levels of {} hexes from an estimate interpolated between 4 of", board.layout().len());
    assert!(report.iter().any(|line| line.starts_with(&said)), "{report:?}");
    assert!(report.iter().any(|line| line.starts_with("0 of 4 spot heights disagree")), "{report:?}");
    let levels = board.level_cells();
    assert_eq!((levels.iter().min(), levels.iter().max()), (Some(&0), Some(&5)));
    let words = "with an estimate interpolated between 4 of its spot heights, level 0 from 490 m";
    let note = scenario.notes.values().find(|note| note.text.contains(words)).expect("a note");
    assert_eq!(note.evidence.as_ref().map(|evidence| evidence.grade), Some(Grade::Estimated));
    assert_eq!(made(&recipe).expect("it can be done").0, scenario);
    // The rings of the contour lines raise the ground about them, and their summit is printed nowhere.
    let mut with_lines = recipe.clone();
    let contours = self::recipe().contours.expect("it has them");
    let lines = GivenLinesPart { ink: contours.ink, given: contours.given };
    with_lines.spots.as_mut().expect("it has them").lines = Some(lines);
    let (raised, _) = made(&with_lines).expect("it can be done");
    let summit = |scenario: &Scenario| {
        let sheet = scenario.sheets.values().next().expect("a sheet");
        let laid = oblique_digitize::Laid::new(sheet, scenario.board_place.as_ref(), scenario.board.layout());
        let hex = laid.expect("it lies there").hex_of_pixel(oblique_georeference::Point::new(220.0, 225.0));
        scenario.board.level(hex.expect("a hex")).expect("on the board")
    };
    assert_eq!((summit(&scenario), summit(&raised)), (2, 4));
    let words = "between 4 of its spot heights and its contour lines, level 0";
    assert!(raised.notes.values().any(|note| note.text.contains(words)));
    let why = made(&by_spots(2)).expect_err("too few").to_string();
    assert!(why.contains("levels from spot heights") && why.contains("there are 2"), "{why}");
    for scenario in [&scenario, &raised] {
        let again = made(&remembered(scenario).recipe).expect("it can be done").0;
        assert_eq!(again.board.level_cells(), scenario.board.level_cells());
    }
}

#[test]
fn what_cannot_be_done_says_which_part() {
    let with = |change: &dyn Fn(&mut Recipe)| {
        let mut recipe = recipe();
        change(&mut recipe);
        made(&recipe).map(|(_, report)| report.join(" "))
    };
    let wrong = |change: &dyn Fn(&mut Recipe)| with(change).expect_err("it cannot").to_string();
    let kind = wrong(&|recipe| recipe.lines[0].kind = "canal".to_owned());
    assert!(kind.contains("no line 'canal'"), "{kind}");
    let followed = wrong(&|recipe| recipe.traced[0].kind = "canal".to_owned());
    assert!(followed.contains("no line 'canal'"), "{followed}");
    let scan = wrong(&|recipe| {
        recipe.sheet = None;
        recipe.board = BoardPart::About {
            columns: 9,
            rows: 9,
            yards_a_hex: 100.0,
            orientation: None,
            longitude: 7.0,
            latitude: 48.0,
        };
    });
    assert!(scan.contains("needs a scan"), "{scan}");
    let drag = wrong(&|recipe| {
        if let Some(contours) = &mut recipe.contours {
            contours.given[1] =
                GivenPart::Drag { path: vec![(700.0, 100.0)], start_metres: 1.0, interval_metres: 20.0 };
        }
    });
    assert!(drag.contains("drag 2 across contour lines"), "{drag}");
    let height = wrong(&|recipe| {
        if let Some(sheet) = &mut recipe.sheet {
            sheet.spot_heights[0].metres = 1e6;
        }
    });
    assert!(height.contains("a spot height in metres"), "{height}");
    let missed = with(&|recipe| recipe.lines[0].at.push((800.0, 100.0))).expect("the rest is done");
    assert!(missed.contains("1 of the places named lie on no line"), "{missed}");
}

/// What is done after a step was taken over changes nothing of the step: the recipe is of what the board got.
#[test]
fn a_recipe_is_of_what_the_board_got_and_says_what_it_lacks() {
    let (scenario, _) = made(&by_spots(4)).expect("it can be done");
    let id = scenario.sheets.keys().next().expect("a sheet").clone();
    let mut later = scenario.clone();
    let sheet = later.sheets.get_mut(&id).expect("a sheet");
    // Another height and samples are entered, and heights given to contour lines, all taken over nowhere.
    sheet.spot_heights.truncate(3);
    sheet.samples.insert("clear".to_owned(), vec![oblique_scenario::PixelPoint::default()]);
    sheet.contours = Some(oblique_scenario::SheetContours { ink: [1, 2, 3], given: Vec::new() });
    let again = remembered(&later);
    assert_eq!(again.left_out, [LeftOut::Samples, LeftOut::Drags]);
    let (same, _) = made(&again.recipe).expect("it can be done");
    assert_eq!(same.board, scenario.board);
    // A line is taken away.
    let (with_lines, _) = made(&recipe()).expect("it can be done");
    let mut without = with_lines.clone();
    let road = without.board.features().keys().next().expect("a road").clone();
    let _ = oblique_scenario::Edit::Feature(road, None).apply(&mut without);
    let again = remembered(&without);
    assert_eq!(again.left_out, [LeftOut::Lines(1)]);
    let (same, _) = made(&again.recipe).expect("it can be done");
    assert_eq!(same.board.features().len(), 1);
    assert_eq!(same.board.level_cells(), with_lines.board.level_cells());
    // Nothing of another sheet.
    let other = oblique_scenario::SheetId("other".to_owned());
    without.sheets.insert(other.clone(), oblique_scenario::Sheet::default());
    let along = |_: &str| Some(Along::Hexes);
    let again = recipe_of(&without, Some(&other), Vec::new(), &along).expect("it lies there");
    assert_eq!((again.recipe.steps.len(), again.left_out.len()), (0, 1));
    assert!(matches!(&again.left_out[..], [LeftOut::Sheet(name)] if name == "survey"));
}

/// Steps are done in the order they stand in: what comes later lies over what came before.
#[test]
fn steps_are_done_one_after_the_other() {
    let mut recipe = recipe();
    let contours = recipe.contours.take().expect("it has them");
    let spots = by_spots(4).spots.expect("it has them");
    let printed = by_spots(4).sheet.expect("it has one").spot_heights;
    let spots = SpotLevelsPart { printed: Some(printed), ..spots };
    let of = |steps: [StepPart; 2]| {
        let recipe = Recipe { steps: steps.to_vec(), ..recipe.clone() };
        made(&recipe).expect("it can be done").0.board
    };
    let both = [StepPart::Contours(contours.clone()), StepPart::Spots(spots.clone())];
    let spots_last = of(both.clone());
    let [first, second] = both;
    let contours_last = of([second, first]);
    assert_ne!(spots_last.level_cells(), contours_last.level_cells());
    let fields = Recipe { spots: Some(spots), contours: Some(contours), ..recipe.clone() };
    let fields = made(&fields).expect("it can be done").0.board;
    assert_eq!(fields.level_cells(), contours_last.level_cells(), "fields of their own have one order");
    let nothing = StepPart::Samples(SamplesPart::default());
    let why = made(&Recipe { steps: vec![nothing], ..recipe }).expect_err("no samples").to_string();
    assert!(why.contains("terrain from samples"), "{why}");
}
