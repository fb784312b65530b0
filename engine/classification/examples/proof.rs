//! Synthetic scans of shipped battles, drafted from a few clicks: the confusion matrix for each map style.
//! `cargo run --release -p oblique-classification --example proof -- [CLICKS] [FOLDER for pictures, or -] [BATTLE]...`
//!
//! Roads and streams found on the same sheets, and levels from contour lines, are told below each matrix.

#[path = "../tests/common/mod.rs"]
mod common;

use common::trial;
use oblique_classification::{PlacedSheet, Settings, describe};
use std::time::Instant;

/// Sets of clicks each sheet is drafted from.
const SEEDS: u64 = 3;
const PX_A_HEX: f32 = 44.0;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let clicks: usize = args.first().map_or(Ok(8), |n| n.parse())?;
    let folder = args.get(1).filter(|f| *f != "-");
    let battles: Vec<&str> = args.iter().skip(2).map(String::as_str).collect();
    let battles = if battles.is_empty() { vec!["dragoon/kolin", "dragoon/mollwitz"] } else { battles };
    for battle in &battles {
        let map = common::battle(battle);
        for id in common::STYLES {
            let scan = common::scan(&map, common::map_style(id), PX_A_HEX, 7);
            if let Some(folder) = folder {
                scan.image.save(format!("{folder}/{}-{id}.png", battle.replace('/', "-")))?;
            }
            let sheet = PlacedSheet { pixels: &scan.image, placement: &scan.placement, ground: &scan.ground };
            let start = Instant::now();
            let description = describe(&sheet, &mut |_| true)?;
            let described = start.elapsed();
            let mut all = (0.0, 0.0);
            for seed in 1..=SEEDS {
                let settings = Settings { seed, ..Settings::default() };
                let start = Instant::now();
                let clicked = trial::clicks(&scan, clicks, seed);
                let outcome = trial::outcome(&scan, &description, &clicked, &settings);
                all = (all.0 + outcome.right(), all.1 + outcome.right_by_class());
                if seed == 1 {
                    println!(
                        "{battle} {id}: {clicks} clicks; described in {described:?}, drafted in {:?}",
                        start.elapsed()
                    );
                    println!("{}", outcome.table());
                }
            }
            let n = SEEDS as f64;
            println!(
                "== {battle} {id}: {:.2} % right, {:.1} % by terrain, mean of {SEEDS} sets of clicks\n",
                all.0 / n * 100.0,
                all.1 / n * 100.0
            );
            let strokes = common::lines::Strokes::of(&map, common::map_style(id), PX_A_HEX, 7);
            for kinds in [&["road"][..], &["stream", "river"]] {
                if let Some(common::lines::Found { tally: found, .. }) =
                    common::lines::found(&scan, &strokes, kinds)
                {
                    println!(
                        "   {}: {:.1} % of {:.0} hexes found within a hex; {:.0} hexes proposed, {:.0} of them such",
                        kinds.join(", "),
                        found.share() * 100.0,
                        found.there,
                        found.proposed,
                        found.right
                    );
                }
            }
            if let Some(o) = common::relief::outcome(&map, common::map_style(id), PX_A_HEX, 7) {
                println!(
                    "   levels: {:.2} % of {} hexes within one, {:.1} % the same, of {} levels; {} lines, {} with a height by {} drags",
                    o.within_one as f64 / o.hexes as f64 * 100.0,
                    o.hexes,
                    o.right as f64 / o.hexes as f64 * 100.0,
                    o.range + 1,
                    o.lines,
                    o.known,
                    o.drags
                );
            }
        }
    }
    Ok(())
}
