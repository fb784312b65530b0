//! Pages of PDF files as sheets, made by hand here: what they show, and that none of them takes this program down.
//!
//! Without the usual harness: this program is its own reader.

use flate2::Compression;
use flate2::write::ZlibEncoder;
use image::RgbImage;
use oblique_confined::{Limits, PdfPages, serve};
use oblique_scan::{
    CacheFolder, MemoryFolder, Options, PagePart, PageReader, PixelArea, Pixels, ScanError, Sheet, Watch,
    open,
};
use oblique_testing::own_process::run;
use std::io::{Cursor, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

const TESTS: &[(&str, fn())] = &[
    ("a page that is a picture is that picture", a_page_that_is_a_picture_is_that_picture),
    ("a page of lines is drawn as maps are scanned", a_page_of_lines_is_drawn_as_maps_are_scanned),
    ("a large page is shown coarsely before its rows", a_large_page_is_shown_coarsely_before_its_rows),
    ("each page is a sheet of its own", each_page_is_a_sheet_of_its_own),
    ("a page that is not there is told", a_page_that_is_not_there_is_told),
    ("a locked file is told", a_locked_file_is_told),
    ("a huge page is drawn coarser", a_huge_page_is_drawn_coarser),
    ("a page without size is told", a_page_without_size_is_told),
    ("a file that fills the memory is stopped", a_file_that_fills_the_memory_is_stopped),
    ("a file that takes for ever is stopped", a_file_that_takes_for_ever_is_stopped),
    ("what is not wanted any more ends at once", what_is_not_wanted_any_more_ends_at_once),
    ("a file cut off anywhere is a sheet or a reason", a_file_cut_off_anywhere_is_a_sheet_or_a_reason),
    ("a file damaged anywhere is a sheet or a reason", a_file_damaged_anywhere_is_a_sheet_or_a_reason),
    ("without a reader pages are refused", without_a_reader_pages_are_refused),
];

fn main() -> ExitCode {
    run(serve(std::env::args_os().skip(1)), TESTS)
}

/// A PDF file of objects, counted from 1; the first is its catalogue. `more` stands in its trailer.
fn file(objects: &[Vec<u8>], more: &str) -> Vec<u8> {
    let mut bytes = b"%PDF-1.5\n".to_vec();
    let mut places = Vec::new();
    for (n, object) in objects.iter().enumerate() {
        places.push(bytes.len());
        bytes.extend(format!("{} 0 obj\n", n + 1).bytes());
        bytes.extend(object);
        bytes.extend(b"\nendobj\n");
    }
    let table = bytes.len();
    bytes.extend(format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1).bytes());
    for place in places {
        bytes.extend(format!("{place:010} 00000 n \n").bytes());
    }
    let size = objects.len() + 1;
    bytes.extend(
        format!("trailer\n<< /Size {size} /Root 1 0 R {more} >>\nstartxref\n{table}\n%%EOF\n").bytes(),
    );
    bytes
}

fn stream(entries: &str, bytes: &[u8]) -> Vec<u8> {
    let mut object = format!("<< {entries} /Length {} >>\nstream\n", bytes.len()).into_bytes();
    object.extend(bytes);
    object.extend(b"\nendstream");
    object
}

fn packed(entries: &str, bytes: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes).expect("memory takes it");
    stream(&format!("{entries} /Filter /FlateDecode"), &packer.finish().expect("memory takes it"))
}

/// A file of pages of so many points, each of its drawing; on each the picture `/Map` may be drawn.
fn pages(size: &str, drawings: &[Vec<u8>], more: &str) -> Vec<u8> {
    let picture = packed(
        "/Type /XObject /Subtype /Image /Width 400 /Height 300 /ColorSpace /DeviceRGB /BitsPerComponent 8",
        map().as_raw(),
    );
    let kids: Vec<String> = (0..drawings.len()).map(|n| format!("{} 0 R", 4 + 2 * n)).collect();
    let list =
        format!("<< /Type /Pages /Kids [{}] /Count {} /MediaBox [{size}] >>", kids.join(" "), drawings.len());
    let mut objects = vec![b"<< /Type /Catalog /Pages 2 0 R >>".to_vec(), list.into_bytes(), picture];
    for (n, drawing) in drawings.iter().enumerate() {
        let text = format!(
            "<< /Type /Page /Parent 2 0 R /Resources << /XObject << /Map 3 0 R >> >> /Contents {} 0 R >>",
            5 + 2 * n
        );
        objects.push(text.into_bytes());
        objects.push(drawing.clone());
    }
    file(&objects, more)
}

/// What the picture shows.
fn map() -> RgbImage {
    RgbImage::from_fn(400, 300, |x, y| {
        image::Rgb([(x / 2) as u8, (y / 2) as u8, if (x / 8 + y / 8) % 2 == 0 { 40 } else { 200 }])
    })
}

/// A page of the picture alone, 400 × 300 pixels on 96 × 72 points.
fn picture_page() -> Vec<u8> {
    stream("", b"q 96 0 0 72 0 0 cm /Map Do Q")
}

/// A page of a black line an eighth of an inch wide across the middle, on 96 × 72 points.
fn line_page() -> Vec<u8> {
    stream("", b"9 w 0 36 m 96 36 l S")
}

const PAGE: &str = "0 0 96 72";

fn opened(bytes: &[u8], page: u32, reader: PdfPages) -> Result<Sheet, ScanError> {
    let options = Options { page, pages: Some(Arc::new(reader)), ..Options::default() };
    let folder: Arc<dyn CacheFolder> = Arc::new(MemoryFolder::default());
    let mut sheet = open(Box::new(Cursor::new(bytes.to_vec())), &folder, &options, &())?;
    if let Some(build) = sheet.build.take() {
        assert_eq!(build.run(&())?, Vec::new());
    }
    Ok(sheet)
}

fn shown(sheet: &Sheet) -> RgbImage {
    let (width, height) = sheet.pyramid.size_px();
    sheet.pyramid.read(PixelArea { x: 0, y: 0, width, height }, 0).expect("it is read")
}

/// Bounds small enough for a test.
fn tight() -> PdfPages {
    let limits = Limits { memory_bytes: 256 << 20, time: Duration::from_secs(20) };
    PdfPages { limits, ..PdfPages::default() }
}

fn why(result: Result<Sheet, ScanError>) -> String {
    match result {
        Ok(sheet) => panic!("a sheet of {:?}", sheet.facts.size_px),
        Err(why) => why.to_string(),
    }
}

fn a_page_that_is_a_picture_is_that_picture() {
    let sheet = opened(&pages(PAGE, &[picture_page()], ""), 1, tight()).expect("a page");
    assert_eq!((sheet.facts.size_px, sheet.facts.pages), ((400, 300), 1));
    let (across, _) = sheet.facts.dots_an_inch.expect("it is told");
    assert!((across - 300.0).abs() < 0.5, "{across}");
    let (found, right) = (shown(&sheet), map());
    let far = found.iter().zip(right.iter()).map(|(a, b)| a.abs_diff(*b)).max();
    assert!(far.is_some_and(|far| far <= 1), "{far:?}");
}

fn a_page_of_lines_is_drawn_as_maps_are_scanned() {
    let sheet = opened(&pages(PAGE, &[line_page()], ""), 1, tight()).expect("a page");
    assert_eq!(sheet.facts.size_px, (400, 300));
    let found = shown(&sheet);
    let column: Vec<u8> = (0..300).map(|y| found.get_pixel(200, y).0[0]).collect();
    assert_eq!((column[100], column[150], column[200]), (255, 0, 255));
    assert!((30..=40).contains(&column.iter().filter(|level| **level < 128).count()));
}

fn a_large_page_is_shown_coarsely_before_its_rows() {
    // 2500 × 1875 pixels at 300 dots an inch.
    let bytes = pages("0 0 600 450", &[stream("", b"60 w 0 225 m 600 225 l S")], "");
    let (mut small, mut rows) = (None, Vec::new());
    let budget = oblique_scan::Budget::default();
    let drawn = tight().rows(&mut Cursor::new(bytes), 1, &budget, &(), &mut |part| {
        match part {
            PagePart::Coarse((width, height), pixels) => {
                assert!(rows.is_empty() && small.is_none(), "it comes first and once");
                small = RgbImage::from_raw(width, height, pixels.to_vec());
            }
            PagePart::Row(row) => rows.push(row[row.len() / 2]),
        }
        Ok(())
    });
    drawn.expect("a page");
    let small = small.expect("the page is large");
    assert_eq!((small.dimensions(), rows.len()), ((1_200, 900), 1_875));
    for (n, level) in (0..small.height()).map(|y| small.get_pixel(600, y).0[1]).enumerate() {
        let row = rows[n * rows.len() / 900 + 1];
        let edge = n.abs_diff(450).abs_diff(60) < 4;
        assert!(edge || level == row, "row {n}: {level}, later {row}");
    }
}

fn each_page_is_a_sheet_of_its_own() {
    let bytes = pages(PAGE, &[line_page(), picture_page()], "");
    let [first, second] = [1, 2].map(|page| opened(&bytes, page, tight()).expect("a page"));
    assert_eq!((first.facts.pages, second.facts.pages), (2, 2));
    assert_ne!(first.pyramid.fingerprint(), second.pyramid.fingerprint());
    assert_ne!(shown(&first), shown(&second));
}

fn a_page_that_is_not_there_is_told() {
    let bytes = pages(PAGE, &[line_page(), picture_page()], "");
    for page in [0, 3, u32::MAX] {
        let text = why(opened(&bytes, page, tight()));
        assert_eq!(text, format!("the file has no page {page}: choose one from 1 to 2"));
    }
}

fn a_locked_file_is_told() {
    let secret = "00".repeat(32);
    let entry = format!(
        "/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <{secret}> /U <{secret}> /P -4 >>"
    );
    let text = why(opened(&pages(PAGE, &[line_page()], &entry), 1, tight()));
    assert!(text.contains("locked with a password") && text.contains("save it without one"), "{text}");
}

fn a_huge_page_is_drawn_coarser() {
    let reader = PdfPages { pixels: 1_000_000, ..tight() };
    for size in ["0 0 14400 14400", "0 0 9000000 9000000", "0 0 2000000 20"] {
        let sheet = opened(&pages(size, &[line_page()], ""), 1, reader);
        let sheet = sheet.unwrap_or_else(|why| panic!("{size}: {why}"));
        let (width, height) = sheet.facts.size_px;
        assert!(u64::from(width) * u64::from(height) <= 1_000_000 && width <= 65_535, "{width} {height}");
    }
}

fn a_page_without_size_is_told() {
    for size in ["0 0 0 0", "5 5 5 500"] {
        // Some size may be made of it; it may not be a page of nothing.
        match opened(&pages(size, &[line_page()], ""), 1, tight()) {
            Ok(sheet) => assert!(sheet.facts.size_px.0 > 0 && sheet.facts.size_px.1 > 0),
            Err(why) => assert!(why.to_string().contains("no pixels"), "{why}"),
        }
    }
}

fn a_file_that_fills_the_memory_is_stopped() {
    let bytes = pages(PAGE, &[packed("", &vec![b' '; 400 << 20])], "");
    assert!(bytes.len() < 2 << 20, "{}", bytes.len());
    let text = why(opened(&bytes, 1, tight()));
    assert!(text.contains("256 MiB") && text.contains("save it as a PNG"), "{text}");
}

fn a_file_that_takes_for_ever_is_stopped() {
    let bytes = pages(PAGE, &[packed("", &b"0 0 m 96 72 l 0 72 l 96 0 l S\n".repeat(1 << 21))], "");
    let limits = Limits { memory_bytes: 1 << 30, time: Duration::from_secs(1) };
    let started = Instant::now();
    let text = why(opened(&bytes, 1, PdfPages { limits, ..PdfPages::default() }));
    assert!(text.contains("1 seconds to draw"), "{text}");
    assert!(started.elapsed() < Duration::from_secs(10));
}

/// Does not want it any more after some questions.
struct Impatient(AtomicU32);

impl Watch for Impatient {
    fn is_cancelled(&self) -> bool {
        self.0.fetch_add(1, Ordering::Relaxed) > 40
    }

    fn report(&self, _: f32) {}
}

fn what_is_not_wanted_any_more_ends_at_once() {
    let bytes = pages(PAGE, &[packed("", &b"0 0 m 96 72 l 0 72 l 96 0 l S\n".repeat(1 << 21))], "");
    let started = Instant::now();
    let facts = PdfPages::default().facts(
        &mut Cursor::new(bytes),
        1,
        &oblique_scan::Budget::default(),
        &Impatient(AtomicU32::new(0)),
    );
    assert!(matches!(facts, Err(ScanError::Cancelled)), "{facts:?}");
    assert!(started.elapsed() < Duration::from_secs(10));
}

fn a_file_cut_off_anywhere_is_a_sheet_or_a_reason() {
    let bytes = pages(PAGE, &[picture_page(), line_page()], "");
    for cut in (0..24).map(|n| bytes.len() * n / 24) {
        if let Err(why) = opened(&bytes[..cut], 1, tight()) {
            assert!(!why.to_string().is_empty());
        }
    }
}

fn a_file_damaged_anywhere_is_a_sheet_or_a_reason() {
    let bytes = pages(PAGE, &[line_page(), picture_page()], "");
    let mut chance = 11_u64;
    let (mut sheets, mut reasons) = (0, 0);
    for n in 0..120 {
        let mut bytes = bytes.clone();
        for _ in 0..4 {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let at = (chance >> 33) as usize % bytes.len();
            bytes[at] = b"0123456789/<>[] Rm-."[(chance >> 20) as usize % 20];
        }
        match opened(&bytes, 1 + n % 2, tight()) {
            Ok(_) => sheets += 1,
            Err(_) => reasons += 1,
        }
    }
    assert!(sheets > 10 && sheets + reasons == 120, "{sheets} {reasons}");
}

fn without_a_reader_pages_are_refused() {
    let folder: Arc<dyn CacheFolder> = Arc::new(MemoryFolder::default());
    let bytes = pages(PAGE, &[line_page()], "");
    let refused = open(Box::new(Cursor::new(bytes)), &folder, &Options::default(), &());
    assert!(refused.is_err_and(|why| why.to_string().contains("save the page as a PNG")));
}
