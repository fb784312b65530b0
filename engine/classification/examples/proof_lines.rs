//! Roads and streams found on synthetic scans of shipped battles, each map style: what `proof` tells of them, by itself and quickly.
//! `cargo run --release -p oblique-classification --example proof_lines -- [FOLDER for pictures, or -] [BATTLE]...`

#[path = "../tests/common/mod.rs"]
mod common;

use image::Rgb;

const PX_A_HEX: f32 = 44.0;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let folder = args.first().filter(|f| *f != "-");
    let battles: Vec<&str> = args.iter().skip(1).map(String::as_str).collect();
    let battles = if battles.is_empty() { vec!["dragoon/kolin", "dragoon/mollwitz"] } else { battles };
    for battle in &battles {
        let map = common::battle(battle);
        for id in common::STYLES {
            let scan = common::scan(&map, common::map_style(id), PX_A_HEX, 7);
            for kinds in [&["road"][..], &["stream", "river"]] {
                let Some(found) = common::lines::found(&scan, kinds) else { continue };
                let tally = found.tally;
                println!(
                    "{battle} {id} {}: {:.1} % of {:.0} hexes found; {:.0} proposed, {:.1} % of them such",
                    kinds[0],
                    tally.share() * 100.0,
                    tally.there,
                    tally.proposed,
                    tally.precision() * 100.0
                );
                if let Some(folder) = folder {
                    let mut picture = found.picture;
                    for line in &found.lines {
                        let color = match line.likeness {
                            oblique_linework::Likeness::Course => Rgb([255, 0, 255]),
                            oblique_linework::Likeness::Drawn | oblique_linework::Likeness::Printed => {
                                Rgb([0, 200, 255])
                            }
                            oblique_linework::Likeness::Lettering => Rgb([255, 140, 0]),
                        };
                        for p in &line.line.points {
                            if let Some(pixel) = picture.get_pixel_mut_checked(p.x as u32, p.y as u32) {
                                *pixel = color;
                            }
                        }
                    }
                    picture.save(format!("{folder}/{}-{id}-{}.png", battle.replace('/', "-"), kinds[0]))?;
                }
            }
        }
    }
    Ok(())
}
