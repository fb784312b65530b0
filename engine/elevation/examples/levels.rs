//! The levels of a board of 60 × 80 hexes about the middle of height models, compared with those of the first:
//! `cargo run -p oblique-elevation --example levels -- FILE...`

use oblique_board::heights::Range;
use oblique_board::hex::{Layout, Orientation};
use oblique_elevation::levels::{Unit, proposed};
use oblique_elevation::sample::{Measure, sample};
use oblique_elevation::{CellFinder, Grid, readers};
use oblique_georeference::geodesy::{Ellipsoid, Ground};
use oblique_georeference::{HexGround, Point};
use std::error::Error;
use std::fmt::Write;

fn main() -> Result<(), Box<dyn Error>> {
    let mut first: Option<(Ground, Vec<i8>)> = None;
    for path in std::env::args().skip(1) {
        let grid = match std::fs::read(&path).map(|bytes| readers::read(&path, &bytes))? {
            Ok(grid) => grid,
            Err(reason) => {
                println!("{path}: {reason}");
                continue;
            }
        };
        let size = format!("{} × {}, {:?}", grid.width(), grid.height(), grid.plane());
        let ground = if let Some((ground, _)) = &first {
            ground.clone()
        } else {
            let middle = Point::new(f64::from(grid.width()) / 2.0, f64::from(grid.height()) / 2.0);
            let (longitude, latitude) = grid.frame().place(middle);
            Ground::about(longitude, latitude, Ellipsoid::Wgs84)?
        };
        let (levels, summary) = match CellFinder::new(&grid, &ground) {
            Ok(finder) => levels(&grid, &finder)?,
            Err(reason) => {
                println!("{path}: {size}: {reason}");
                continue;
            }
        };
        let differ = first
            .as_ref()
            .map_or(0, |(_, of_first)| of_first.iter().zip(&levels).filter(|(a, b)| a != b).count());
        println!("{path}: {size}, {summary}, {differ} of {} hexes differ", levels.len());
        first.get_or_insert((ground, levels));
    }
    Ok(())
}

fn levels(grid: &Grid, finder: &CellFinder) -> Result<(Vec<i8>, String), Box<dyn Error>> {
    let layout = Layout::new(Orientation::Flat, 60, 80);
    // Four hundred yards a hex; the board's middle is the ground's.
    let corner = Point::new(-60.0 * 0.75_f64.sqrt() * 200.0, -80.0 * 200.0);
    let hexes = HexGround::new(layout, 400.0, corner, 0.0).ok_or("hexes without a size")?;
    let mut summary = String::new();
    let mut all = Vec::new();
    for measure in [Measure::Mean, Measure::Median, Measure::Maximum] {
        let heights = sample(grid, &hexes, measure, |at| finder.cell(at));
        let steps = proposed(heights.metres(), 9, Unit::Metres).ok_or("no heights")?;
        let level = |metres| steps.level(metres, Range::new(0, 20));
        all.extend(heights.hexes.iter().map(|h| h.map_or(-1, |h| level(h.metres))));
        write!(summary, "{measure:?} from {} by {} m; ", steps.base_metres(), steps.step_metres())?;
    }
    Ok((all, summary))
}
