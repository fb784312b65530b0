//! Terrain of a board drafted from a sheet and the samples shown on it: a proposal that nothing takes over by itself.

use crate::training::{remarks, training};
use crate::{DigitizeError, Laid};
use oblique_board::hex::{Hex, Layout};
use oblique_board::{Board, TerrainIx};
use oblique_classification::{ClassId, Description, PlacedSheet, Settings, describe, draft_hexes};
use oblique_scan::Pixels;
use oblique_scenario::{BoardPlace, Sheet, SheetPlacement};

/// Hexes that are asked about next, at most.
const MOST_ASKED: usize = 64;

/// What a description of a board rests on, beside the pixels: while it is the same, the description stays good.
#[derive(Clone, Debug, PartialEq)]
pub struct Underneath {
    placement: SheetPlacement,
    place: Option<BoardPlace>,
    layout: Layout,
}

impl Underneath {
    /// Of a sheet under a board.
    #[must_use]
    pub fn of(sheet: &Sheet, place: Option<BoardPlace>, layout: Layout) -> Self {
        Self { placement: sheet.placement.clone(), place, layout }
    }
}

/// Terrain drafted from a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct TerrainDraft {
    /// What each hex on the sheet is, and how sure that is, 0 to 1; those unlike every sample are left out.
    pub cells: Vec<(Hex, TerrainIx, f32)>,
    /// Hexes unlike every sample.
    pub unknown: usize,
    /// The hexes it is least sure of, the least first.
    pub least_sure: Vec<Hex>,
    /// Why samples were passed over, in words.
    pub remarks: Vec<String>,
}

/// Describes the hexes of a board by what a sheet shows there; the long part of drafting, done once for a placement.
///
/// # Errors
/// Where sheet or board lie nowhere, the sheet gives no pixels, or it was stopped: `go_on` is told how much is done, from
/// 0 to 1.
pub fn describe_board(
    sheet: &Sheet,
    place: Option<&BoardPlace>,
    layout: Layout,
    pixels: &dyn Pixels,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Description, DigitizeError> {
    let laid = Laid::new(sheet, place, layout)?;
    let sheet = PlacedSheet { pixels, placement: &laid.placed.placement, ground: &laid.hexes };
    Ok(describe(&sheet, go_on)?)
}

/// Drafts the terrain of a board from the samples of a sheet.
///
/// # Errors
/// Where there is nothing to learn from.
pub fn draft_terrain(
    description: &Description,
    sheet: &Sheet,
    board: &Board,
) -> Result<TerrainDraft, DigitizeError> {
    let training = training(sheet);
    let draft = draft_hexes(description, &training, &Settings::default())?;
    let index = |class: &ClassId| {
        let at = board.palette().iter().position(|id| id == class.as_str())?;
        u8::try_from(at).ok().map(TerrainIx)
    };
    let (mut cells, mut unknown) = (Vec::new(), 0);
    for (hex, call) in draft.calls() {
        match call.class.and_then(index) {
            Some(terrain) => cells.push((hex, terrain, call.confidence)),
            None => unknown += 1,
        }
    }
    let said = |(n, why): &(usize, oblique_classification::SampleProblem)| {
        let class = training.hexes.get(*n).map_or("", |sample| sample.class.as_str());
        format!("A sample of {class} {why}.")
    };
    let remarks = draft.passed_over().iter().map(said).chain(remarks(sheet, description)).collect();
    Ok(TerrainDraft { cells, unknown, least_sure: draft.least_sure(MOST_ASKED), remarks })
}

#[cfg(test)]
mod tests {
    use super::{describe_board, draft_terrain};
    use crate::{Laid, placing};
    use image::{Rgb, RgbImage};
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_scenario::{Scenario, Sheet, SheetId};

    #[test]
    fn a_few_clicks_draft_the_rest_of_a_board() {
        // Green to the left, with a texture, pale to the right.
        let picture = RgbImage::from_fn(900, 600, |x, y| {
            if x < 450 {
                let dark = (x / 5 + y / 5) % 3 == 0;
                Rgb(if dark { [40, 90, 40] } else { [120, 170, 110] })
            } else {
                Rgb([235, 228, 205])
            }
        });
        let palette = ["clear", "woods"].map(str::to_owned).to_vec();
        let layout = Layout::new(Orientation::Flat, 20, 12);
        let mut scenario = Scenario::new("test", Board::new(layout, palette, Vec::new()));
        let id = SheetId("sheet".to_owned());
        let sheet = Sheet { size: (900, 600), ..Sheet::default() };
        let edit = placing::import(&scenario, &id, sheet, 100).expect("it has a size");
        let _ = edit.apply(&mut scenario);
        let mut sheet = scenario.sheets[&id].clone();
        let laid = Laid::new(&sheet, scenario.board_place.as_ref(), layout).expect("it lies there");
        for (terrain, columns) in [("woods", [2, 4, 6]), ("clear", [13, 15, 17])] {
            for col in columns {
                let at = laid.pixel_of_hex(layout.at(col, col % 9 + 1)).expect("on the sheet");
                sheet.samples.entry(terrain.to_owned()).or_default().push(at);
            }
        }
        let place = scenario.board_place.as_ref();
        let description =
            describe_board(&sheet, place, layout, &picture, &mut |_| true).expect("it is on the sheet");
        let draft = draft_terrain(&description, &sheet, &scenario.board).expect("two terrains were shown");
        let right = draft.cells.iter().filter(|(hex, terrain, _)| {
            let (col, _) = layout.col_row(*hex);
            (col < 10) == (terrain.0 == 1)
        });
        let (right, all) = (right.count(), draft.cells.len());
        assert!(all > 150 && right * 100 >= all * 90, "{right} of {all}");
        assert!(draft.remarks.is_empty());
        sheet.samples.remove("woods");
        assert!(
            draft_terrain(&description, &sheet, &scenario.board).is_err(),
            "one terrain is none to tell apart"
        );
        assert!(
            describe_board(&sheet, place, layout, &picture, &mut |_| false).is_err(),
            "it can be stopped"
        );
    }
}
