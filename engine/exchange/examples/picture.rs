//! Draws a scenario file: `cargo run -p oblique-exchange --example picture -- FILE HEX_PX OUT`, where
//! OUT ends in `.png` or `.svg`.

use oblique_cartography::MapStyle;
use oblique_exchange::picture::{self, Options};
use oblique_rulesets::{read_scenario, ruleset};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, file, hex_px, out] = &arguments[..] else { return Err("give FILE, HEX_PX and OUT".into()) };
    let scenario = read_scenario(&std::fs::read_to_string(file)?).scenario.ok_or("not a scenario")?;
    let catalog = ruleset(&scenario.ruleset).ok_or("unknown ruleset")?.catalog();
    let (px, style) = (hex_px.parse()?, MapStyle::period());
    let start = std::time::Instant::now();
    if std::path::Path::new(out).extension().is_some_and(|e| e.eq_ignore_ascii_case("svg")) {
        std::fs::write(out, picture::svg(&scenario, catalog, style, px, Options::default())?)?;
    } else {
        std::fs::write(out, picture::png(&scenario, catalog, style, px, Options::default())?)?;
    }
    println!("{out}: {:?}", start.elapsed());
    Ok(())
}
