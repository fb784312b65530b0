//! The lines of the Hesperia sheet under a board of 60 by 72 hexes: how many, how sure, and how far they are moved:
//! `cargo run --release -p oblique-digitize --example lines -- ../shared/scans/hesperia-1902.jpg black`

mod hesperia_sheet;

use hesperia_sheet::on_hesperia;
use oblique_board::hex::{Layout, Orientation};
use oblique_digitize::lines::propose_lines;
use oblique_digitize::{Along, Laid, Likeness, LineInk};
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(file), Some(ink)) = (args.next(), args.next()) else {
        return Err("say the scan, and black or blue".into());
    };
    let picture = image::open(file)?.into_rgb8();
    let layout = Layout::new(Orientation::Flat, 60, 72);
    let (scenario, id) = on_hesperia("any", "clear".to_owned(), layout)?;
    let sheet = scenario.sheets.get(&id).ok_or("no sheet")?;
    let laid = Laid::new(sheet, scenario.board_place.as_ref(), layout)?;
    let (ink, along) = match ink.as_str() {
        "blue" => (LineInk::Blue, Along::Hexsides),
        _ => (LineInk::Black, Along::Hexes),
    };
    let start = Instant::now();
    let found = propose_lines(sheet, &laid, &picture, ink, along, &mut |_| true)?;
    let count = |likeness| found.iter().filter(|line| line.likeness == likeness).count();
    let [courses, printed, letters] = [Likeness::Course, Likeness::Printed, Likeness::Lettering].map(count);
    println!(
        "hexes of {:.0} yards: {courses} courses, {printed} printed, {letters} lettering in {:?}",
        laid.hexes.yards_a_hex(),
        start.elapsed()
    );
    for line in found.iter().filter(|line| line.likeness == Likeness::Course).take(30) {
        let steps: usize = line.snapped.iter().map(|s| s.chain.steps()).sum();
        let worst = line.snapped.iter().map(|s| s.worst_yards).fold(0.0, f64::max);
        let at = line.course.get(line.course.len() / 2).copied().unwrap_or_default();
        println!(
            "{:6.0} yards, {:3} % sure, straight {:.2}, {steps} steps, at most {worst:.0} yards off, at {:.0} {:.0}",
            line.yards, line.sure_percent, line.straightness, at.x, at.y
        );
    }
    Ok(())
}
