//! Synthetic scans of shipped battles, drafted from a few clicks: the confusion matrix for each map style.
//! `cargo run --release -p oblique-classification --example proof -- [CLICKS] [FOLDER for pictures] [BATTLE]...`

#[path = "../tests/common/mod.rs"]
mod common;

use common::trial;
use oblique_classification::{PlacedSheet, Settings, describe};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let clicks: usize = args.first().map_or(Ok(8), |n| n.parse())?;
    let folder = args.get(1).filter(|f| *f != "-");
    let battles: Vec<&str> = args.iter().skip(2).map(String::as_str).collect();
    let battles = if battles.is_empty() { vec!["dragoon/kolin", "dragoon/mollwitz"] } else { battles };
    let seeds: u64 = std::env::var("SEEDS").ok().and_then(|s| s.parse().ok()).unwrap_or(3);
    let px: f32 = std::env::var("PX").ok().and_then(|s| s.parse().ok()).unwrap_or(44.0);
    for battle in &battles {
        let map = common::battle(battle);
        for id in common::STYLES {
            let scan = common::scan(&map, common::map_style(id), px, 7);
            if let Some(folder) = folder {
                scan.image.save(format!("{folder}/{}-{id}.png", battle.replace('/', "-")))?;
            }
            let sheet = PlacedSheet { pixels: &scan.image, placement: &scan.placement, ground: &scan.ground };
            let start = Instant::now();
            let description = describe(&sheet, &mut |_| true)?;
            let described = start.elapsed();
            let mut all = (0.0, 0.0);
            for seed in 1..=seeds {
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
            let n = seeds as f64;
            println!(
                "== {battle} {id}: {:.2} % right, {:.1} % by terrain, mean of {seeds} sets of clicks\n",
                all.0 / n * 100.0,
                all.1 / n * 100.0
            );
        }
    }
    Ok(())
}
