//! The lines of a sheet drawn over it: `cargo run --release -p oblique-linework --example propose -- SHEET black|blue R,G,B STEP OUT.png`,
//! where R,G,B is the paper and STEP is how many pixels of the sheet become one.

use image::imageops::{FilterType, resize};
use image::{Rgb, RgbImage};
use oblique_linework::{Ink, Likeness, Paper, Proposing, Ridges, propose};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, sheet, ink, paper, step, out] = &arguments[..] else {
        return Err("give SHEET, black or blue, R,G,B of the paper, STEP and OUT.png".into());
    };
    let whole = image::open(sheet)?.into_rgb8();
    let step: u32 = step.parse()?;
    let coarse: RgbImage = resize(&whole, whole.width() / step, whole.height() / step, FilterType::Triangle);
    let paper: Vec<u8> = paper.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let paper = Paper(paper.try_into().map_err(|_| "the paper is three numbers")?);
    let ink = if ink == "blue" { Ink::blue(paper) } else { Ink::black(paper) };
    let start = std::time::Instant::now();
    let ridges = Ridges::of(&coarse, &ink, 3.0, &mut |_| true)?;
    let found = propose(&ridges, &Proposing::default());
    let count = |likeness| found.iter().filter(|p| p.likeness == likeness).count();
    let [courses, printed, letters] = [Likeness::Course, Likeness::Printed, Likeness::Lettering].map(count);
    println!("{courses} courses, {printed} printed, {letters} lettering: {:?}", start.elapsed());
    let mut picture = RgbImage::from_fn(coarse.width(), coarse.height(), |x, y| {
        Rgb(coarse.get_pixel(x, y).0.map(|c| 128 + c / 2))
    });
    for proposal in &found {
        let color = match proposal.likeness {
            Likeness::Course => Rgb([200, 0, 0]),
            Likeness::Drawn | Likeness::Printed => Rgb([0, 130, 0]),
            Likeness::Lettering => Rgb([0, 0, 220]),
        };
        for point in &proposal.line.points {
            for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                let (x, y) = (point.x as u32 + dx, point.y as u32 + dy);
                if x < picture.width() && y < picture.height() {
                    picture.put_pixel(x, y, color);
                }
            }
        }
    }
    picture.save(out)?;
    Ok(())
}
