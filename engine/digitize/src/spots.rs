//! Heights printed on sheets: entered, removed, and held against the levels drafted from contours or a height model.

use crate::contours::SheetGround;
use crate::heights::{DISAGREEING, Finder, LevelDraft, Model};
use crate::{DigitizeError, Laid, hex_ground};
use oblique_board::heights::Range;
use oblique_board::hex::Hex;
use oblique_georeference::Point;
use oblique_scenario::{Edit, Scenario, Sheet, SheetId, SpotHeight};
use std::cmp::Reverse;

/// The most heights a sheet remembers.
pub const MOST: usize = 2_000;

/// A height printed on a sheet against what was drafted there.
#[derive(Clone, Debug, PartialEq)]
pub struct SpotCheck {
    /// On which sheet.
    pub sheet: SheetId,
    /// Its place among the heights of that sheet.
    pub index: usize,
    /// The hex it lies in.
    pub hex: Hex,
    /// As it is printed.
    pub printed_metres: f64,
    /// What contours or the height model say there; none where they say nothing.
    pub ground_metres: Option<f64>,
    /// The level of the printed height.
    pub printed_level: i8,
    /// The level drafted for the hex.
    pub level: Option<i8>,
}

impl SpotCheck {
    /// How many levels the draft is off; 0 where it says nothing.
    #[must_use]
    pub fn levels_off(&self) -> u8 {
        self.level.map_or(0, |level| level.abs_diff(self.printed_level))
    }

    /// Is the draft so many levels off that a hill drawn so would be told of? Within a hex the ground rises and falls too.
    #[must_use]
    pub fn disagrees(&self) -> bool {
        self.levels_off() >= DISAGREEING
    }

    /// How many metres the ground lies above what is printed, below it if negative.
    #[must_use]
    pub fn metres_off(&self) -> Option<f64> {
        self.ground_metres.map(|ground| ground - self.printed_metres)
    }
}

/// The edit that enters a height printed on a sheet.
///
/// # Errors
/// Where the sheet has as many as it remembers.
pub fn entering(id: &SheetId, sheet: &Sheet, spot: SpotHeight) -> Result<Edit, DigitizeError> {
    if sheet.spot_heights.len() >= MOST {
        return Err(DigitizeError::TooManySpots { most: MOST });
    }
    let mut sheet = sheet.clone();
    sheet.spot_heights.push(spot);
    Ok(Edit::Sheet(id.clone(), Some(Box::new(sheet))))
}

/// The edit that removes one, by its place among them.
#[must_use]
pub fn removing(id: &SheetId, sheet: &Sheet, index: usize) -> Option<Edit> {
    let mut sheet = sheet.clone();
    (index < sheet.spot_heights.len()).then(|| {
        sheet.spot_heights.remove(index);
        Edit::Sheet(id.clone(), Some(Box::new(sheet)))
    })
}

/// The heights printed on all sheets of a scenario against a draft of its levels: the most levels off first,
/// then the most metres. What lies off the board is passed over.
///
/// # Errors
/// Where board and model have nothing to do with each other.
pub fn check_spots<'a>(
    model: impl Into<Model<'a>>,
    scenario: &Scenario,
    draft: &LevelDraft,
    range: Range,
) -> Result<Vec<SpotCheck>, DigitizeError> {
    let model = model.into();
    let layout = scenario.board.layout();
    let place = scenario.board_place.ok_or(DigitizeError::NoBoard)?;
    let hexes = hex_ground(layout, &place).ok_or(DigitizeError::NoScale)?;
    let (finder, grid, _) = Finder::of(model, &hexes, &place)?;
    let mut checks = Vec::new();
    for (id, sheet) in scenario.sheets.iter().filter(|(_, sheet)| !sheet.spot_heights.is_empty()) {
        // A sheet that lies nowhere says nothing of the board.
        let Ok(laid) = Laid::new(sheet, Some(&place), layout) else { continue };
        for (index, spot) in sheet.spot_heights.iter().enumerate() {
            let Some(at) = laid.placed.placement.to_ground(crate::pixel(spot.pixel)) else { continue };
            let Some(hex) = hexes.hex_at(at).filter(|hex| layout.contains(*hex)) else { continue };
            let ground_metres = match model {
                Model::Sheet(ground, laid) => by_lines(ground, laid, at),
                Model::Spots(ground) => ground.metres(hexes.steps(at)),
                Model::Own(_) => finder
                    .cell(grid, at)
                    .and_then(|cell| grid.metres(cell.x.floor() as i64, cell.y.floor() as i64))
                    .map(f64::from),
            };
            let printed_metres = spot.metres.get();
            checks.push(SpotCheck {
                sheet: id.clone(),
                index,
                hex,
                printed_metres,
                ground_metres,
                printed_level: draft.steps.level(printed_metres as f32, range),
                level: layout.index(hex).and_then(|index| draft.levels.get(index).copied().flatten()),
            });
        }
    }
    let off = |check: &SpotCheck| check.metres_off().map_or(0.0, f64::abs);
    checks.sort_by(|a, b| {
        Reverse(a.levels_off()).cmp(&Reverse(b.levels_off())).then(off(b).total_cmp(&off(a)))
    });
    Ok(checks)
}

/// What contour lines by themselves say of a place: a height that was used is no witness for itself.
fn by_lines(ground: &SheetGround, laid: &Laid, at: Point) -> Option<f64> {
    ground.metres_by_lines(laid.placed.placement.to_pixel(at)?).map(f64::from)
}
