//! A real sheet, drafted from the clicks below and painted over for whoever looks:
//! `cargo run --release -p oblique-classification --example hesperia_terrain -- SHEET.jpg OUT.png`
//!
//! The sheet is the Hesperia quadrangle of 1902 (U.S. Geological Survey, public domain), 1 : 62,500; the corners of its
//! neat line are its control points.

use image::{Rgb, RgbImage, imageops};
use oblique_board::hex::{Layout, Orientation};
use oblique_classification::{ClassId, PlacedSheet, Settings, Training, describe, draft_hexes};
use oblique_georeference::placement::{Control, Model, fit};
use oblique_georeference::{HexGround, Point};
use std::collections::BTreeMap;
use std::time::Instant;

/// A quarter of a degree at that latitude, in yards.
const WIDE: f64 = 25_120.0;
const HIGH: f64 = 30_330.0;
const YARDS_A_HEX: f64 = 440.0;

/// Class, colour, clicks in pixels of the sheet.
type Clicks = (&'static str, [u8; 3], &'static [(f64, f64)]);

const CLICKS: [Clicks; 4] = [
    (
        "plain",
        [250, 240, 120],
        &[
            (590., 670.),
            (1180., 590.),
            (1880., 780.),
            (2550., 1180.),
            (2190., 1840.),
            (590., 1330.),
            (2660., 2040.),
            (1000., 1000.),
        ],
    ),
    (
        "hills",
        [150, 60, 20],
        &[
            (590., 3330.),
            (1570., 3920.),
            (2350., 4150.),
            (1290., 4150.),
            (3130., 4230.),
            (1100., 3450.),
            (2940., 3760.),
            (1750., 3620.),
        ],
    ),
    (
        "broken",
        [60, 140, 60],
        &[
            (550., 2040.),
            (780., 2190.),
            (1060., 2390.),
            (2430., 2660.),
            (2040., 2900.),
            (3100., 2510.),
            (3330., 2590.),
            (1150., 2750.),
        ],
    ),
    ("wash", [40, 110, 220], &[(3593., 431.), (3566., 588.), (3546., 725.), (3558., 882.), (3593., 999.)]),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(from), Some(to)) = (args.next(), args.next()) else {
        return Err("a sheet and a picture to write".into());
    };
    let image = image::open(from)?.to_rgb8();
    let corner = |x, y, east, south| Control::new(Point::new(x, y), Point::new(east, south));
    let corners = [
        corner(315., 301., 0., 0.),
        corner(3656., 318., WIDE, 0.),
        corner(3640., 4330., WIDE, HIGH),
        corner(301., 4328., 0., HIGH),
    ];
    let placement = fit(&corners, Model::Projective)?.placement;
    let layout = Layout::new(Orientation::Flat, 65, 68);
    let origin = Point::new(YARDS_A_HEX * 0.6, YARDS_A_HEX * 0.6);
    let ground = HexGround::new(layout, YARDS_A_HEX, origin, 0.0).ok_or("hexes have no size")?;
    let start = Instant::now();
    let sheet = PlacedSheet { pixels: &image, placement: &placement, ground: &ground };
    let description = describe(&sheet, &mut |_| true)?;
    println!("described {} hexes in {:?}", description.hexes_described(), start.elapsed());
    for ink in description.inks() {
        println!("{ink:.3?}");
    }
    let mut training = Training::new();
    for (class, _, clicks) in CLICKS {
        for (x, y) in clicks {
            training.teach_hex(&description, Point::new(*x, *y), ClassId::new(class));
        }
    }
    let start = Instant::now();
    let draft = draft_hexes(&description, &training, &Settings::default())?;
    println!("drafted in {:?}", start.elapsed());
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, call) in draft.calls() {
        *counts.entry(call.class.map_or("unknown", ClassId::as_str)).or_default() += 1;
    }
    println!(
        "{counts:?}; ask next: {:?}",
        draft.least_sure(8).into_iter().map(|h| layout.name(h)).collect::<Vec<_>>()
    );
    let picture = RgbImage::from_fn(image.width() / 3, image.height() / 3, |x, y| {
        let pixel = Point::new(f64::from(x) * 3.0 + 1.5, f64::from(y) * 3.0 + 1.5);
        let here = image.get_pixel(x * 3, y * 3).0;
        let call = description.hex_under(pixel).and_then(|hex| draft.call(hex));
        let colour = call.map(|call| {
            let of = |id: &ClassId| CLICKS.iter().find(|c| c.0 == id.as_str()).map(|c| c.1);
            call.class.and_then(of).unwrap_or([255, 0, 255])
        });
        Rgb(colour.map_or(here, |c| std::array::from_fn(|k| here[k] / 2 + c[k] / 2)))
    });
    imageops::resize(&picture, picture.width(), picture.height(), imageops::FilterType::Nearest).save(to)?;
    Ok(())
}
