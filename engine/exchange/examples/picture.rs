//! Draws a scenario file: `cargo run -p oblique-exchange --example picture -- FILE HEX_PX OUT`, where
//! OUT ends in `.png` or `.svg`.

use oblique_exchange::picture::{self, Format, Request};
use oblique_rulesets::{read_scenario, ruleset};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, file, hex_px, out] = &arguments[..] else { return Err("give FILE, HEX_PX and OUT".into()) };
    let scenario = read_scenario(&std::fs::read_to_string(file)?).scenario.ok_or("not a scenario")?;
    let rules = ruleset(&scenario.ruleset).ok_or("unknown ruleset")?;
    let svg = std::path::Path::new(out).extension().is_some_and(|e| e.eq_ignore_ascii_case("svg"));
    let request = Request::new(if svg { Format::Svg } else { Format::Png }, hex_px.parse()?);
    let start = std::time::Instant::now();
    let mut file = std::io::BufWriter::new(std::fs::File::create(out)?);
    picture::write(&scenario, rules, &request, &mut file, &mut |_| true)?;
    println!("{out}: {:?}", start.elapsed());
    Ok(())
}
