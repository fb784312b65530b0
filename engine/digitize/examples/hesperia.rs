//! A battle on the Hesperia sheet, placed by the corners of its neat line, its hexes so many yards across:
//! `cargo run -p oblique-digitize --example hesperia -- RULESET TERRAIN YARDS [COLUMNS ROWS] > hesperia.ron`,
//! of no more than so many columns and rows.

use oblique_board::hex::{Layout, Orientation};
use oblique_board::{Board, TerrainIx};
use oblique_digitize::board::{laying, propose};
use oblique_digitize::placing::{Board as Of, Sides, by_sides, import};
use oblique_scenario::format::write;
use oblique_scenario::{Decimal, Ellipsoid, PixelPoint, Scenario, Sheet, SheetId};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(ruleset), Some(terrain), Some(yards)) = (args.next(), args.next(), args.next()) else {
        return Err("say the ruleset, its open terrain and the yards a hex".into());
    };
    let most: Vec<u16> = args.map(|side| side.parse()).collect::<Result<_, _>>()?;
    let layout = Layout::new(Orientation::Flat, 30, 30);
    let mut scenario = Scenario::new(&ruleset, Board::new(layout, vec![terrain], Vec::new()));
    "On the Hesperia sheet".clone_into(&mut scenario.meta.title);
    let id = SheetId("hesperia".to_owned());
    let corner = |(x, y): (u32, u32)| PixelPoint::new(Decimal::from(x), Decimal::from(y));
    let sheet = Sheet {
        name: "Hesperia quadrangle, 1902".to_owned(),
        file: "hesperia-1902.jpg".to_owned(),
        size: (3942, 4718),
        crop: Some([(315, 301), (3656, 318), (3640, 4330), (301, 4328)].map(corner)),
        ..Sheet::default()
    };
    let _ = import(&scenario, &id, sheet, 110)?.apply(&mut scenario);
    let sides = Sides {
        north: "34.5".parse()?,
        south: "34.25".parse()?,
        west: "-117.5".parse()?,
        east: "-117.25".parse()?,
        ellipsoid: Ellipsoid::Clarke1866,
    };
    let _ = by_sides(&scenario, &id, sides, Of::StaysOnSheet)?.apply(&mut scenario);
    let sheet = &scenario.sheets[&id];
    let mut proposal = propose(sheet, scenario.board_place.as_ref(), layout, yards.parse()?)?;
    if let [columns, rows] = most[..] {
        let whole = proposal.layout;
        proposal.layout = Layout { width: whole.width.min(columns), height: whole.height.min(rows), ..whole };
    }
    let _ = laying(&scenario, &proposal, TerrainIx(0)).apply(&mut scenario);
    print!("{}", write(&scenario, None));
    Ok(())
}
