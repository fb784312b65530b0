//! Historical maps as a picture has them under its ground: what they are made of is taken from the screen, and drawn by a job.

use crate::EditorContext;
use oblique_board::hex::Layout;
use oblique_context::sheets::SheetFile;
use oblique_digitize::Laid;
use oblique_digitize::beneath::{BoardWindow, SheetBeneath, beneath};
use oblique_exchange::picture::{Error, Measure, Request, Under};
use oblique_scan::Pixels;
use oblique_scenario::PixelPoint;
use std::sync::Arc;

/// A historical map that can be shown under the ground.
#[derive(Clone)]
pub(super) struct SheetShown {
    pixels: Arc<dyn Pixels>,
    laid: Laid,
    outline: [PixelPoint; 4],
    percent: u8,
}

/// The historical maps that are not hidden, the lowest first, each as strongly as on the screen.
pub(super) fn sheets_shown(context: &EditorContext<'_>) -> Vec<SheetShown> {
    let scenario = context.scenario();
    let (view, all) = (&context.view.sheets, u32::from(context.view.layers.sheets_percent));
    let shown = scenario.sheets_in_order().into_iter().filter_map(|(id, sheet)| {
        let percent = (u32::from(view.percent_of(id)) * all / 100) as u8;
        let Some(SheetFile::Open { shown, .. }) = view.files.get(id) else { return None };
        let laid = Laid::new(sheet, scenario.board_place.as_ref(), scenario.board.layout()).ok()?;
        let (pixels, outline) = (Arc::clone(&shown.0), sheet.outline());
        (percent > 0).then_some(SheetShown { pixels, laid, outline, percent })
    });
    shown.collect()
}

/// Draws them for a picture, no sharper than a room of so many pixels has use for; nothing where the picture shows none.
///
/// # Errors
/// Where they cannot be read, or the picture is called off.
pub(super) fn drawn(
    sheets: &[SheetShown],
    layout: Layout,
    request: &Request,
    room: Option<[f32; 2]>,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Option<Under>, Error> {
    if !request.sheets || sheets.is_empty() {
        return Ok(None);
    }
    let measure = Measure::new(layout, request)?;
    let (corner, size) = measure.place_of_map(layout);
    let fits = room
        .map_or(f32::INFINITY, |room| (room[0] / measure.map.width()).max(room[1] / measure.map.height()));
    let window = BoardWindow { corner, size, pixels_a_hex: f64::from(measure.hex_px.min(fits)) };
    let all: Vec<SheetBeneath<'_>> = sheets
        .iter()
        .map(|sheet| SheetBeneath {
            pixels: sheet.pixels.as_ref(),
            laid: &sheet.laid,
            outline: sheet.outline,
            percent: sheet.percent,
        })
        .collect();
    let pixels = beneath(&all, window, go_on).map_err(|why| Error::Under(why.to_string()))?;
    let pixels = pixels.ok_or(Error::Cancelled)?;
    Under::new(&measure, request.format, pixels.dimensions(), pixels.into_raw()).map(Some)
}
