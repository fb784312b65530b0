//! The Hesperia sheet under a board, placed by the corners of its neat line: what the examples about it begin with.

use oblique_board::Board;
use oblique_board::hex::Layout;
use oblique_digitize::placing::{Board as Of, Sides, by_sides, import};
use oblique_scenario::{Decimal, Ellipsoid, PixelPoint, Scenario, Sheet, SheetId};
use std::error::Error;

/// A battle of open ground over the sheet; the board keeps its place in the middle of it.
///
/// # Errors
/// If the sheet cannot be placed.
pub(crate) fn on_hesperia(
    ruleset: &str,
    terrain: String,
    layout: Layout,
) -> Result<(Scenario, SheetId), Box<dyn Error>> {
    let mut scenario = Scenario::new(ruleset, Board::new(layout, vec![terrain], Vec::new()));
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
    Ok((scenario, id))
}
