//! Contours of the Hesperia sheet given heights by two drags through the desert, and what the ground between them is at the
//! bench marks printed on the sheet: `cargo run -p oblique-digitize --example contours -- ../shared/scans/hesperia-1902.jpg [OUT.png]`
//!
//! With `plain` after the picture only the plain about the town is looked at, where ten times as much is printed in black.

mod hesperia_sheet;

use hesperia_sheet::on_hesperia;
use image::Rgb;
use oblique_board::hex::{Layout, Orientation};
use oblique_digitize::contours::{ContourLines, Drag, Heights};
use oblique_digitize::part::clicked_ink;
use oblique_digitize::{Laid, board};
use oblique_georeference::Point;
use oblique_scenario::{Decimal, PixelPoint};
use std::error::Error;
use std::time::Instant;

const FOOT: f64 = 0.3048;
/// A heavy contour line.
const INK: (f64, f64) = (1933.0, 1525.0);
/// The plain about the town, and a thin contour line in it.
const PLAIN: [(u32, u32); 4] = [(2150, 850), (3500, 850), (3500, 2250), (2150, 2250)];
const PLAIN_INK: (f64, f64) = (2664.0, 1268.0);
/// From low to high: the first height in feet, and where it goes.
const DRAGS: [(f64, &[(f64, f64)]); 2] = [
    (3200.0, &[(2975.0, 1500.0), (2700.0, 1460.0), (1880.0, 1560.0)]),
    (3500.0, &[(1262.0, 1350.0), (1000.0, 1352.0), (740.0, 1365.0), (676.0, 1478.0)]),
];
/// Bench marks: what is printed, and where their crosses stand.
const MARKS: [(f64, (f64, f64)); 3] =
    [(3190.0, (2942.0, 1558.0)), (3522.0, (1739.0, 1507.0)), (3740.0, (723.0, 1463.0))];

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let picture = image::open(args.next().ok_or("name the scan")?)?.into_rgb8();
    let layout = Layout::new(Orientation::Flat, 60, 72);
    let (scenario, id) = on_hesperia("any", "clear".to_owned(), layout)?;
    let sheet = scenario.sheets.get(&id).ok_or("no sheet")?;
    let out = args.next();
    let plain = args.next().is_some_and(|what| what == "plain");
    let corner = |(x, y): (u32, u32)| PixelPoint::new(Decimal::from(x), Decimal::from(y));
    let area = plain.then(|| PLAIN.map(corner));
    let yards_a_hex = if plain { 150.0 } else { 418.0 };
    let proposed = board::propose(sheet, area, scenario.board_place.as_ref(), layout, yards_a_hex)?;
    let laid = Laid::new(sheet, Some(&proposed.place), if plain { proposed.layout } else { layout })?;
    let start = Instant::now();
    let clicked = if plain { PLAIN_INK } else { INK };
    let ink = clicked_ink(&picture, PixelPoint::near(clicked.0, clicked.1).ok_or("off the sheet")?, false)?;
    let lines = ContourLines::find(sheet, &laid, &picture, ink, &mut |_| true)?;
    let points: usize = lines.courses().map(|course| course.len()).sum();
    println!("{ink:?}: {} lines of {points} points in {:?}", lines.len(), start.elapsed());
    if let Some(out) = out {
        let mut drawn = picture.clone();
        for course in lines.courses() {
            for pair in course.windows(2) {
                let steps = pair[0].distance(pair[1]).ceil().max(1.0);
                for i in 0..=steps as usize {
                    let part = i as f64 / steps;
                    let x = pair[0].x + (pair[1].x - pair[0].x) * part;
                    let y = pair[0].y + (pair[1].y - pair[0].y) * part;
                    if let Some(pixel) = drawn.get_pixel_mut_checked(x as u32, y as u32) {
                        *pixel = Rgb([0, 60, 220]);
                    }
                }
            }
        }
        drawn.save(out)?;
    }
    let mut heights = Heights::new();
    for (first, path) in DRAGS {
        let path = path.iter().map(|(x, y)| Point::new(*x, *y)).collect();
        let drag = Drag { path, start_metres: first * FOOT, interval_metres: 50.0 * FOOT };
        match lines.proposed(&heights, &drag) {
            Ok(given) => {
                let feet: Vec<i64> = given.iter().map(|(_, m)| (m / FOOT).round() as i64).collect();
                println!("a drag from {first} gives {feet:?}");
                for (line, metres) in given {
                    heights.set(line, Some(metres));
                }
            }
            Err(why) => println!("a drag from {first}: {why}"),
        }
    }
    let handed = lines.continued(&heights);
    println!("{} handed on over gaps", handed.len());
    for (line, metres) in handed {
        heights.set(line, Some(metres));
    }
    let start = Instant::now();
    let ground = lines.ground(&heights, &[])?;
    println!("filled in {:?}", start.elapsed());
    for (printed, (x, y)) in MARKS {
        match ground.metres(Point::new(x, y)) {
            Some(metres) => {
                let feet = f64::from(metres) / FOOT;
                println!("printed {printed:.0} ft, filled {feet:.0} ft: {:+.0}", feet - printed);
            }
            None => println!("printed {printed:.0} ft, nothing known there"),
        }
    }
    Ok(())
}
