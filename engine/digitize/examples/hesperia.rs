//! A battle on the Hesperia sheet, placed by the corners of its neat line, its hexes so many yards across:
//! `cargo run -p oblique-digitize --example hesperia -- RULESET TERRAIN YARDS [COLUMNS ROWS] > hesperia.ron`,
//! of no more than so many columns and rows.

mod hesperia_sheet;

use hesperia_sheet::on_hesperia;
use oblique_board::TerrainIx;
use oblique_board::hex::{Layout, Orientation};
use oblique_digitize::board::{laying, propose};
use oblique_scenario::format::write;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(ruleset), Some(terrain), Some(yards)) = (args.next(), args.next(), args.next()) else {
        return Err("say the ruleset, its open terrain and the yards a hex".into());
    };
    let most: Vec<u16> = args.map(|side| side.parse()).collect::<Result<_, _>>()?;
    let layout = Layout::new(Orientation::Flat, 30, 30);
    let (mut scenario, id) = on_hesperia(&ruleset, terrain, layout)?;
    "On the Hesperia sheet".clone_into(&mut scenario.meta.title);
    let sheet = &scenario.sheets[&id];
    let mut proposal = propose(sheet, None, scenario.board_place.as_ref(), layout, yards.parse()?)?;
    if let [columns, rows] = most[..] {
        let whole = proposal.layout;
        proposal.layout = Layout { width: whole.width.min(columns), height: whole.height.min(rows), ..whole };
    }
    let _ = laying(&scenario, &proposal, TerrainIx(0)).apply(&mut scenario);
    print!("{}", write(&scenario, None));
    Ok(())
}
