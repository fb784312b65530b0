//! Lines and contours of a painted sheet by a recipe: the same battle every time, and a recipe is read as it is written.

use image::{Rgb, RgbImage};
use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_digitize::recipe::{
    Beside, BoardPart, ContoursPart, Files, GivenLinesPart, GivenPart, HexHeight, InkPart, LinesPart,
    PlacePart, Recipe, RecipeError, Rules, SheetFile, SheetPart, SheetPlacePart, SpotLevelsPart, SpotPart,
    TracedPart, convert, recipe_of,
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
        }),
    }
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
    let beside = Beside {
        sure_percent: 60,
        lines: recipe.lines.clone(),
        traced: recipe.traced.clone(),
        contours: recipe.contours.clone(),
        ..Beside::default()
    };
    let again = recipe_of(&scenario, scenario.sheets.values().next(), beside).expect("it lies there");
    let (same, _) = made(&again).expect("it can be done");
    assert_eq!(same.board, scenario.board);
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
    let beside = Beside { spots: recipe.spots.clone(), ..Beside::default() };
    let again = recipe_of(&scenario, scenario.sheets.values().next(), beside).expect("it lies there");
    assert_eq!(again.spots, recipe.spots);
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
