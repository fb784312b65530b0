//! What a pyramid answers is what the whole sheet, reduced, has there; and it is kept, found again, and not trusted.

mod common;

use common::{all, file, memory, opened, opened_by, picture};
use image::{GenericImageView, ImageFormat, Rgb, RgbImage};
use oblique_scan::{
    BLANK, Budget, CACHE_BYTES, CacheFolder, MemoryFolder, Options, PixelArea, Pixels, PixelsError, Problem,
    Pyramid, ScanError, Watch, open,
};
use proptest::prelude::*;
use std::io::Cursor;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn an_area_is_cut_out_of_the_whole_at_every_reduction(
        width in 1_u32..700, height in 1_u32..700, x in 0_u32..700, y in 0_u32..700,
        columns in 1_u32..700, rows in 1_u32..700,
    ) {
        let sheet = picture(width, height);
        let (pyramid, problems) = opened(&file(&sheet, ImageFormat::Png), &memory()).expect("a good file");
        prop_assert!(problems.is_empty() && pyramid.is_whole());
        let area = PixelArea { x, y, width: columns, height: rows };
        for reduction in 0..12 {
            let whole = all(&*pyramid, reduction);
            prop_assert!(whole == all(&sheet, reduction), "reduction {reduction} differs from the picture's");
            match pyramid.read(area, reduction) {
                Ok(part) => {
                    let (left, top) = area.first_reduced(reduction);
                    let cut = whole.view(left, top, part.width(), part.height()).to_image();
                    prop_assert!(part == cut, "reduction {reduction}");
                    prop_assert_eq!(part.dimensions(), area.within((width, height)).reduced_size(reduction));
                }
                Err(PixelsError::OffTheSheet) => prop_assert!(x >= width || y >= height),
                Err(why) => prop_assert!(false, "{why}"),
            }
        }
    }
}

#[test]
fn a_sheet_is_found_again_without_decoding_also_when_its_file_is_gone() {
    let png = file(&picture(600, 300), ImageFormat::Png);
    let folder = memory();
    let (first, _) = opened(&png, &folder).expect("a good file");
    let again = open(Box::new(Cursor::new(png)), &folder, &Options::default(), &()).expect("a good file");
    assert!(again.build.is_none());
    assert_eq!(all(&*again.pyramid, 0), picture(600, 300));
    let kept = Pyramid::kept(&*folder, first.fingerprint(), &Budget::default(), CACHE_BYTES);
    let kept = kept.expect("the folder is there").expect("it is kept");
    assert_eq!(all(&kept, 1), all(&*first, 1));
}

#[test]
fn kept_tiles_that_were_damaged_are_built_again_or_not_shown() {
    let png = file(&picture(600, 300), ImageFormat::Png);
    let made = Arc::new(MemoryFolder::default());
    let folder: Arc<dyn CacheFolder> = made.clone();
    let (first, _) = opened(&png, &folder).expect("a good file");
    let name = format!("{}.pyramid", first.fingerprint());
    assert_eq!(made.names(), std::slice::from_ref(&name), "scratch files are gone");
    let good = made.bytes(&name).expect("it is kept");
    for cut in [0, 10, 72, good.len() / 2, good.len() - 1] {
        made.insert(&name, good[..cut].to_vec());
        let again = open(Box::new(Cursor::new(png.clone())), &folder, &Options::default(), &());
        assert!(again.expect("a good file").build.is_some(), "cut to {cut} bytes");
    }
    let mut bad = good.clone();
    bad[1000] ^= 1;
    made.insert(&name, bad);
    let (kept, _) = opened(&png, &folder).expect("a good file");
    let area = PixelArea { x: 0, y: 0, width: 10, height: 10 };
    assert!(matches!(kept.read(area, 0), Err(PixelsError::Unreadable(_))));
    let anew = Options { anew: true, ..Options::default() };
    let (built, _) = opened_by(&png, &folder, &anew, &()).expect("a good file");
    assert_eq!(all(&*built, 0), picture(600, 300));
    assert_eq!(made.bytes(&name).map(|b| b.len()), Some(good.len()));
}

#[test]
fn a_small_cache_answers_as_a_large_one() {
    let sheet = picture(1200, 900);
    let options = Options { cache_bytes: 200_000, ..Options::default() };
    let (pyramid, _) =
        opened_by(&file(&sheet, ImageFormat::Png), &memory(), &options, &()).expect("a good file");
    assert_eq!(all(&*pyramid, 0), sheet);
    assert_eq!(all(&*pyramid, 0), sheet);
}

#[test]
fn a_file_cut_off_gives_what_it_has_the_same_at_every_reduction_and_when_kept() {
    let sheet = picture(700, 900);
    let png = file(&sheet, ImageFormat::Png);
    let cut = &png[..png.len() * 2 / 3];
    let folder = memory();
    let (pyramid, problems) = opened(cut, &folder).expect("most of a file");
    let [Problem::Truncated { rows_read, rows: 900 }] = problems[..] else { panic!("{problems:?}") };
    assert!((300..900).contains(&rows_read), "{rows_read}");
    let whole = all(&*pyramid, 0);
    for (x, y, pixel) in whole.enumerate_pixels() {
        let right = if y < rows_read { *sheet.get_pixel(x, y) } else { image::Rgb(BLANK) };
        assert_eq!(*pixel, right, "{x}, {y}");
    }
    let (again, same) = opened(cut, &folder).expect("it is kept");
    assert_eq!(same, problems);
    for reduction in 0..10 {
        assert_eq!(all(&*pyramid, reduction), all(&whole, reduction), "reduction {reduction}");
        assert_eq!(all(&*again, reduction), all(&whole, reduction), "kept, reduction {reduction}");
    }
}

/// Stops after twenty questions.
struct Impatient(AtomicU32);

impl Watch for Impatient {
    fn is_cancelled(&self) -> bool {
        self.0.fetch_add(1, Ordering::Relaxed) >= 20
    }

    fn report(&self, done: f32) {
        assert!((0.0..=1.0).contains(&done), "{done}");
    }
}

#[test]
fn a_sheet_that_is_not_wanted_any_more_keeps_nothing() {
    let made = Arc::new(MemoryFolder::default());
    let folder: Arc<dyn CacheFolder> = made.clone();
    let sheet = picture(300, 2000);
    for format in [ImageFormat::Png, ImageFormat::Jpeg] {
        let stopped = opened_by(&file(&sheet, format), &folder, &Options::default(), &Impatient(0.into()));
        assert!(matches!(stopped.map(|_| ()), Err(ScanError::Cancelled)), "{format:?}");
        assert_eq!(made.names(), [""; 0]);
    }
}

#[test]
fn a_sheet_shows_its_first_rows_while_the_rest_is_read() {
    /// Looks at a sheet when half is done.
    struct Looking(Arc<Pyramid>, AtomicU32);
    impl Watch for Looking {
        fn is_cancelled(&self) -> bool {
            false
        }
        fn report(&self, done: f32) {
            if done > 0.5 && self.1.swap(1, Ordering::Relaxed) == 0 {
                let small = all(&*self.0, 3);
                // Not yet in a tile: out of the small picture of the whole, at a reduction by 4.
                let sheet = all(&picture(1600, 2400), 2);
                assert_eq!(small.get_pixel(10, 10), sheet.get_pixel(20, 20));
                assert_eq!(small.get_pixel(10, 140), sheet.get_pixel(20, 280));
                assert_eq!(small.get_pixel(10, 290).0, BLANK);
                assert!(self.0.rows_read() >= 1024 && !self.0.is_whole() && self.0.revision() > 0);
            }
        }
    }
    let png = file(&picture(1600, 2400), ImageFormat::Png);
    let sheet = open(Box::new(Cursor::new(png)), &memory(), &Options::default(), &()).expect("a good file");
    let looking = Looking(Arc::clone(&sheet.pyramid), 0.into());
    sheet.build.expect("it is new").run(&looking).expect("a good file");
    assert_eq!(looking.1.load(Ordering::Relaxed), 1);
}

/// Looks at a sheet, reduced to an eighth, before its first row is there.
struct Glance {
    pyramid: Mutex<Option<Arc<Pyramid>>>,
    shown: Mutex<Option<RgbImage>>,
}

impl Watch for Glance {
    fn is_cancelled(&self) -> bool {
        false
    }

    fn report(&self, _: f32) {
        let pyramid = self.pyramid.lock().expect("nobody panicked");
        let Some(pyramid) = pyramid.as_ref() else { return };
        if pyramid.revision() > 0 && pyramid.rows_read() == 0 {
            *self.shown.lock().expect("nobody panicked") = Some(all(&**pyramid, 3));
        }
    }
}

#[test]
fn the_whole_of_a_jpeg_is_shown_coarsely_before_it_is_decoded() {
    let corpus = |name: &str| {
        let path = format!("{}/tests/corpus/flavours/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read(path).expect("it is in the corpus")
    };
    let smooth =
        RgbImage::from_fn(1_003, 770, |x, y| Rgb([(x / 4) as u8, (y / 4) as u8, ((x + y) / 8) as u8]));
    let sheets = [
        ("smooth", file(&smooth, ImageFormat::Jpeg)),
        ("baseline", corpus("jpeg4_baseline.jpg")),
        ("grey", corpus("jpeg6_grey.jpg")),
        ("halved across", corpus("jpeg8_422.jpg")),
        ("restarts", corpus("jpeg9_restart.jpg")),
        ("many scans", corpus("jpeg5_progressive.jpg")),
        ("many scans, colours halved", corpus("jpeg10_progressive_420.jpg")),
        ("many scans, grey", corpus("jpeg11_progressive_grey.jpg")),
    ];
    for (name, jpeg) in sheets {
        let glance = Glance { pyramid: Mutex::new(None), shown: Mutex::new(None) };
        let sheet = open(Box::new(Cursor::new(jpeg)), &memory(), &Options::default(), &glance);
        let sheet = sheet.expect("a good file");
        *glance.pyramid.lock().expect("nobody panicked") = Some(Arc::clone(&sheet.pyramid));
        sheet.build.expect("it is not kept").run(&glance).expect("a good file");
        let shown = glance.shown.lock().expect("nobody panicked").take();
        let (shown, whole) =
            (shown.unwrap_or_else(|| panic!("{name}: nothing to see")), all(&*sheet.pyramid, 3));
        assert_eq!(shown.dimensions(), whole.dimensions(), "{name}");
        let apart: u64 = shown.iter().zip(whole.iter()).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
        let mean = apart as f64 / whole.len() as f64;
        assert!(mean < 8.0, "{name}: {mean} levels apart");
    }
}
