//! The paper is made white, the angle of a sheet is known, and the frame of the map is found, on a real sheet as well.

mod common;

use image::{Rgb, RgbImage};
use oblique_scan::Pixels;
use oblique_scan::clean::{NoPaper, Remark, SheetPoint, WhiteBalance, neat_line, quality, skew_degrees};
use std::path::Path;

/// Half the sheet `hesperia-1902.jpg` of the U.S. Geological Survey (public domain): 3,942 × 4,718 px in full.
fn hesperia() -> RgbImage {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/hesperia-1902-half.jpg");
    image::open(path).expect("the sheet is there").into_rgb8()
}

/// Its corners in full, read by eye, within 4 px.
const CORNERS: [(f64, f64); 4] = [(315.0, 301.0), (3656.0, 318.0), (3640.0, 4330.0), (301.0, 4328.0)];

fn farthest(found: [SheetPoint; 4], scale: f64) -> f64 {
    let off = |(at, (x, y)): (SheetPoint, (f64, f64))| (at.x * scale - x).hypot(at.y * scale - y);
    found.into_iter().zip(CORNERS).map(off).fold(0.0, f64::max)
}

#[test]
fn the_neat_line_of_a_real_sheet_is_found() {
    let found = neat_line(&hesperia()).expect("it can be read").expect("it has a frame");
    let off = farthest(found.corners, 2.0);
    assert!(off <= 6.0, "{off} px: {found:?}");
    let moved = found.with_corner(2, SheetPoint { x: 1.0, y: 2.0 });
    assert_eq!((moved.corners[2], moved.corners[0]), (SheetPoint { x: 1.0, y: 2.0 }, found.corners[0]));
}

/// `OBLIQUE_SHEET=hesperia-1902.jpg cargo test -p oblique-scan --test cleaning -- --ignored`
#[test]
#[ignore = "needs the sheet in full"]
fn the_neat_line_of_the_sheet_in_full_is_found() {
    let path = std::env::var_os("OBLIQUE_SHEET").expect("OBLIQUE_SHEET names the file");
    let bytes = std::fs::read(path).expect("it is there");
    let (sheet, _) = common::opened(&bytes, &common::memory()).expect("a good file");
    let found = neat_line(&*sheet).expect("it can be read").expect("it has a frame");
    let off = farthest(found.corners, 1.0);
    println!("{off:.1} px off: {found:?}, askew {:?}", skew_degrees(&*sheet));
    assert!(off <= 6.0, "{off} px: {found:?}");
}

/// A frame and a grid turned about the middle of a sheet by so many degrees.
fn turned(degrees: f64) -> RgbImage {
    let (sin, cos) = degrees.to_radians().sin_cos();
    RgbImage::from_fn(1000, 800, |x, y| {
        let (x, y) = (f64::from(x) - 500.0, f64::from(y) - 400.0);
        // Back to how it was drawn.
        let (u, v) = (x * cos + y * sin, y * cos - x * sin);
        // Lines two pixels wide with soft edges, as a scanner sees them.
        let from = |n: f64, step: f64| (n - (n / step).round() * step).abs();
        let inside = u.abs() <= 400.0 && v.abs() <= 300.0;
        let grid = if inside { from(u, 200.0).min(from(v, 150.0)) } else { 9.0 };
        let beyond = |n: f64, most: f64| (n.abs() - most).max(0.0);
        let sides = (u.abs() - 400.0).abs().hypot(beyond(v, 300.0));
        let ends = (v.abs() - 300.0).abs().hypot(beyond(u, 400.0));
        let ink = (1.5 - grid.min(sides).min(ends)).clamp(0.0, 1.0);
        Rgb([225.0, 215.0, 190.0].map(|paper| (paper - 165.0 * ink) as u8))
    })
}

#[test]
fn the_angle_of_a_sheet_is_known_to_a_twentieth_of_a_degree() {
    for degrees in [-2.4, -0.73, -0.1, 0.0, 0.05, 0.31, 1.62] {
        let found = skew_degrees(&turned(degrees)).expect("it can be read").expect("it has lines");
        assert!((found - degrees).abs() <= 0.05, "{degrees}: {found}");
    }
    let blank = RgbImage::from_pixel(900, 700, Rgb([230; 3]));
    assert_eq!(skew_degrees(&blank).expect("it can be read"), None);
    assert_eq!(neat_line(&blank).expect("it can be read"), None);
}

#[test]
fn the_corners_of_a_drawn_frame_are_exact() {
    for degrees in [-1.2_f64, 0.0, 0.4] {
        let found = neat_line(&turned(degrees)).expect("it can be read").expect("it has a frame");
        let (sin, cos) = degrees.to_radians().sin_cos();
        let corners = [(-400.0, -300.0), (400.0, -300.0), (400.0, 300.0), (-400.0, 300.0)];
        for (at, (u, v)) in found.corners.into_iter().zip(corners) {
            let (x, y) = (u * cos - v * sin + 500.5, v * cos + u * sin + 400.5);
            assert!((at.x - x).hypot(at.y - y) < 1.5, "{degrees}: {at:?} for {x}, {y}");
        }
    }
}

#[test]
fn paper_becomes_white_by_a_click_or_by_itself() {
    let sheet = hesperia();
    let by_itself = WhiteBalance::of_sheet(&sheet).expect("it has paper");
    let by_click = WhiteBalance::of_click(&sheet, 700, 300).expect("paper was clicked");
    for (a, b) in by_itself.paper.iter().zip(by_click.paper) {
        assert!(a.abs_diff(b) <= 12, "{by_itself:?} {by_click:?}");
    }
    let [r, g, b] = by_itself.paper;
    assert!(r > g && g > b && b > 150, "old paper is yellow: {by_itself:?}");
    let mut part =
        sheet.read(oblique_scan::PixelArea { x: 690, y: 290, width: 20, height: 20 }, 0).expect("there");
    by_click.apply(&mut part);
    let Rgb(white) = part.get_pixel(10, 10);
    assert!(white.iter().all(|n| n.abs_diff(245) < 14), "{white:?}");
    assert!(matches!(WhiteBalance::of_click(&sheet, 5, 5), Err(NoPaper::TooDark)));
    assert!(matches!(WhiteBalance::of_click(&sheet, 50_000, 5), Err(NoPaper::Pixels(_))));
}

#[test]
fn what_is_wrong_with_a_scan_is_told() {
    let good = turned(0.0);
    assert_eq!(quality(&good).expect("it can be read").remarks(), [Remark::Small]);
    let blurred = image::imageops::blur(&good, 6.0);
    assert!(quality(&blurred).expect("it can be read").remarks().contains(&Remark::Blurred));
    let pale = RgbImage::from_fn(1000, 800, |x, y| Rgb(good.get_pixel(x, y).0.map(|n| 200 + n / 8)));
    assert!(quality(&pale).expect("it can be read").remarks().contains(&Remark::Pale));
    let real = quality(&hesperia()).expect("it can be read");
    assert_eq!(real.remarks(), [], "{real:?}");
}
