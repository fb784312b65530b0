//! What GDAL and `ImageMagick` write of one picture is read as that picture, whatever the flavour; and files cut off or
//! damaged anywhere are a sheet or a reason.

mod common;

use common::{all, memory, opened};
use image::RgbImage;
use oblique_scan::{Model, Options, Problem, open};
use std::io::Cursor;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/flavours")
}

/// Files that are read, with their names.
fn files() -> Vec<(String, Vec<u8>)> {
    let entries = std::fs::read_dir(folder()).expect("the corpus is there");
    let mut all: Vec<_> = entries
        .map(|entry| entry.expect("the corpus can be read").path())
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            (name, std::fs::read(path).expect("the corpus can be read"))
        })
        .collect();
    all.sort();
    all
}

/// The picture a file shows, by its name, as `image` decodes it, and how far a colour may be off.
fn shown(name: &str) -> (RgbImage, u8) {
    let of = |name: &str| {
        image::open(folder().join(name)).unwrap_or_else(|why| panic!("{name}: {why}")).into_rgb8()
    };
    let kind = name.split(['_', '.']).next().expect("a name");
    let lossy = format!("{kind}_shown.png");
    if !name.ends_with("_shown.png") && folder().join(&lossy).exists() {
        // Other decoders round otherwise, and smooth halved colours otherwise.
        return (of(&lossy), if kind == "jpeg7" || kind == "webp1" { 12 } else { 4 });
    }
    if name.ends_with("_shown.png") { (of(name), 0) } else { (of(&format!("{kind}.png")), 0) }
}

#[test]
fn every_flavour_is_the_picture_it_shows() {
    let mut wrong = Vec::new();
    let files = files();
    assert!(files.len() > 60, "{}", files.len());
    for (name, bytes) in files {
        let (right, most) = shown(&name);
        match opened(&bytes, &memory()) {
            Err(why) => wrong.push(format!("{name}: {why}")),
            Ok((pyramid, problems)) => {
                let found = all(&*pyramid, 0);
                let far = found.iter().zip(right.iter()).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(255);
                if found.dimensions() != right.dimensions() || far > most || !problems.is_empty() {
                    wrong.push(format!("{name}: off by {far}, {problems:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_geotiff_tells_where_it_lies() {
    let bytes = std::fs::read(folder().join("colour_placed.tif")).expect("it is there");
    let sheet = open(Box::new(Cursor::new(bytes)), &memory(), &Options::default(), &()).expect("a good file");
    let place = sheet.facts.place.expect("it tells");
    assert_eq!((place.model, place.epsg), (Model::Projected, Some(32633)));
    let [a, b, c, d, e, f] = place.matrix;
    assert_eq!((c, f, b, d), (500_000.0, 5_400_700.0, 0.0, 0.0));
    assert!((a * 75.0 - 960.0).abs() < 1e-6 && (e * 54.0 + 700.0).abs() < 1e-6, "{a} {e}");
}

#[test]
fn every_flavour_cut_off_anywhere_is_a_sheet_or_a_reason() {
    let mut sheets = 0;
    for (name, bytes) in files() {
        for cut in (0..8).map(|n| bytes.len() * n / 8) {
            match opened(&bytes[..cut], &memory()) {
                Err(why) => assert!(!why.to_string().is_empty()),
                Ok((pyramid, problems)) => {
                    sheets += 1;
                    let whole = all(&*pyramid, 0) == shown(&name).0;
                    // What stands behind the pixels is not missed; what is cut out of them is told.
                    let reported =
                        problems.iter().any(|p| !matches!(p, Problem::Truncated { rows_read: 0, .. }));
                    assert!(
                        whole || reported || cut * 8 > bytes.len() * 6,
                        "{name} cut to {cut}: {problems:?}"
                    );
                }
            }
        }
    }
    assert!(sheets > 100, "{sheets}");
}

#[test]
fn every_flavour_damaged_anywhere_is_a_sheet_or_a_reason() {
    let mut chance = 7_u64;
    for (name, bytes) in files() {
        for _ in 0..12 {
            let mut bytes = bytes.clone();
            for _ in 0..3 {
                chance =
                    chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                // Most damage is done at the beginning, where sizes stand.
                let most = if chance & (1 << 20) == 0 { bytes.len().min(256) } else { bytes.len() };
                let at = (chance >> 33) as usize % most;
                bytes[at] = (chance >> 25) as u8;
            }
            if let Err(why) = opened(&bytes, &memory()) {
                assert!(!why.to_string().contains("gave it up"), "a decoder panicked on {name}");
            }
        }
    }
}
