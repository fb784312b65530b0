//! A document has the sheets its map needs, every one at true size, with its layers and lettering.

use super::sheets::Sheets;
use super::{PAPERS, Paper, PdfRequest, write};
use crate::picture::{Error, Format, Request};
use oblique_board::hex::{Layout, Orientation};
use oblique_board::{Label, LabelId, LabelSize, TerrainIx};
use oblique_cartography::{Point, Rect};
use oblique_rules::blank_on;
use oblique_rulesets::RULESETS;
use oblique_scenario::Scenario;
use proptest::prelude::*;

fn battle(width: u16, height: u16) -> Scenario {
    let mut s = blank_on(RULESETS[0], Layout::new(Orientation::Flat, width, height), TerrainIx(0));
    s.meta.title = "Kolín".to_owned();
    for (n, hex) in s.board.layout().hexes().enumerate() {
        s.board.set_terrain(hex, TerrainIx((n % 4) as u8));
        s.board.set_level(hex, (n % 5) as i8);
    }
    s
}

fn request(paper: Option<&str>) -> PdfRequest {
    PdfRequest::new(Request::new(Format::Svg, 48.0), 16.0, paper.and_then(Paper::named))
}

fn count(bytes: &[u8], what: &str) -> usize {
    bytes.windows(what.len()).filter(|window| *window == what.as_bytes()).count()
}

#[test]
fn a_map_is_tiled_over_pages_after_a_plan_of_them_or_lies_on_one_sheet() {
    let s = battle(30, 20);
    let tiled = write(&s, RULESETS[0], &request(Some("A4")), &mut |_| true).unwrap();
    assert!(tiled.starts_with(b"%PDF-1."));
    // 30 columns of 13.9 mm and a frame over pages of 180 mm and more.
    let pages = count(&tiled, "/Type /Page\n");
    assert!((5..=8).contains(&pages), "{pages}");
    // Ground, relief, grid, numbers, and the frame: nothing else is on it.
    assert_eq!(count(&tiled, "/Type /OCG\n"), 5);
    assert_eq!(count(&tiled, "/Subtype /CIDFontType0C"), 1);
    let one = write(&s, RULESETS[0], &request(None), &mut |_| true).unwrap();
    assert_eq!(count(&one, "/Type /Page\n"), 1);
}

#[test]
fn names_are_text_that_is_found_beside_what_is_drawn() {
    let mut s = battle(12, 10);
    let label = Label {
        text: "Křečhoř".to_owned(),
        hex: s.board.layout().at(5, 5),
        size: LabelSize::Small,
        angle_deg: 40,
    };
    s.board.put_label(LabelId("krechor".to_owned()), Some(label));
    let named = write(&s, RULESETS[0], &request(None), &mut |_| true).unwrap();
    // Names of that size are italic; nothing else on one sheet is.
    assert!(count(&named, "EBGaramond08-Italic") > 0);
    let mut without = request(None);
    without.picture.layers.labels = false;
    let without = write(&s, RULESETS[0], &without, &mut |_| true).unwrap();
    assert_eq!(count(&without, "EBGaramond08-Italic"), 0);
}

#[test]
fn what_cannot_be_printed_is_refused_and_cancelling_ends_it() {
    let s = battle(80, 60);
    let refused = |request: PdfRequest| write(&s, RULESETS[0], &request, &mut |_| true).unwrap_err();
    assert!(matches!(refused(request(None)), Error::SheetTooLarge(..)));
    assert!(matches!(refused(PdfRequest { hex_mm: f32::NAN, ..request(None) }), Error::Millimetres { .. }));
    assert!(matches!(
        refused(PdfRequest { hex_mm: 150.0, ..request(Some("A5")) }),
        Error::TooManyPages(Some(_))
    ));
    let crowded = PdfRequest { margin_mm: 50.0, overlap_mm: 40.0, ..request(Some("A5")) };
    assert!(matches!(refused(crowded), Error::TooManyPages(_)));
    let cancelled = write(&s, RULESETS[0], &request(Some("A4")), &mut |_| false);
    assert!(matches!(cancelled, Err(Error::Cancelled)));
}

/// The map that once ended on a page with a strip of 7 mm: the pages show as much as each other.
#[test]
fn a_map_a_little_wider_than_its_pages_is_shared_out_evenly() {
    let asked = PdfRequest { hex_mm: 10.0, ..request(Some("A4")) };
    // A page shows 190 mm, two 370 mm, and 7 mm are left over.
    let whole = Rect::new(Point::new(0.0, 0.0), Point::new(37.7, 25.0));
    let sheets = Sheets::of(&asked, whole).expect("sheets");
    assert_eq!((sheets.columns, sheets.rows), (3, 1));
    for sheet in sheets.all() {
        assert!((sheet.seen.width() * 10.0 - 132.33).abs() < 0.1, "{sheet:?}");
    }
}

/// A map a quarter of a millimetre wider than its sheets has one more.
#[test]
fn a_map_that_ends_a_little_beyond_a_sheet_is_whole() {
    let asked = PdfRequest {
        hex_mm: 14.406_734,
        overlap_mm: 0.0,
        margin_mm: 9.978_98,
        paper: Some(PAPERS[8]),
        ..request(None)
    };
    let whole = Rect::new(Point::new(-1.0, -2.0), Point::new(27.603_26, -1.0));
    let sheets = Sheets::of(&asked, whole).expect("sheets");
    let last = sheets.all()[sheets.all().len() - 1].seen;
    assert!((last.max.x - whole.max.x).abs() < 0.01, "{last:?}");
}

proptest! {
    /// Sheets cover the whole map, neighbours show the same as far as they overlap, and none is larger than its page.
    #[test]
    fn sheets_cover_the_map_and_overlap(
        paper in 0..PAPERS.len(), wide in 1.0..80.0_f32, high in 1.0..80.0_f32, hex_mm in 3.0..30.0_f32,
        overlap_mm in 0.0..30.0_f32, margin_mm in 4.0..20.0_f32,
    ) {
        let asked = PdfRequest { hex_mm, overlap_mm, margin_mm, paper: Some(PAPERS[paper]), ..request(None) };
        let whole = Rect::new(Point::new(-1.0, -2.0), Point::new(wide - 1.0, high - 2.0));
        let Ok(sheets) = Sheets::of(&asked, whole) else { return Ok(()) };
        let all = sheets.all();
        prop_assert_eq!(all.len(), sheets.columns * sheets.rows);
        let (page_wide, page_high) = sheets.page_mm;
        let (left, top) = sheets.at();
        prop_assert!(left >= margin_mm - 0.01 && top >= margin_mm - 0.01, "{left} {top}");
        for sheet in &all {
            prop_assert!(sheet.seen.width() > 0.0 && sheet.seen.height() > 0.0, "{:?}", sheet);
            prop_assert!(sheet.seen.width() * hex_mm <= page_wide - 2.0 * margin_mm + 0.01);
            prop_assert!(sheet.seen.height() * hex_mm <= page_high - 2.0 * margin_mm + 0.01);
            // No strips: where there are several, each fills half of its page or more.
            let half = |page: f32| (page - 2.0 * margin_mm) / 2.0 - 0.1;
            prop_assert!(sheets.columns == 1 || sheet.seen.width() * hex_mm >= half(page_wide), "{:?}", sheet);
            prop_assert!(sheets.rows == 1 || sheet.seen.height() * hex_mm >= half(page_high), "{:?}", sheet);
        }
        for pair in all.windows(2).filter(|pair| pair[0].row == pair[1].row) {
            let shared = (pair[0].seen.max.x - pair[1].seen.min.x) * hex_mm;
            prop_assert!((shared - overlap_mm).abs() < 0.1, "{shared}");
        }
        let (first, last) = (all[0].seen, all[all.len() - 1].seen);
        prop_assert!(first.min == whole.min);
        prop_assert!((last.max.x - whole.max.x).abs() < 0.01 && (last.max.y - whole.max.y).abs() < 0.01, "{:?}", last);
    }
}
