//! Sheets under the board, as the map wants them: worked out once for each placement.

use oblique_board::hex::Layout;
use oblique_cartography::geometry;
use oblique_context::EditorContext;
use oblique_context::sheets::{SheetFile, SheetHand};
use oblique_digitize::{Laid, pixel};
use oblique_georeference::Point;
use oblique_mapview::{SheetUnder, Warp};
use oblique_scenario::{BoardPlace, FitModel, PixelPoint, Sheet, SheetId, SheetPlacement};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The world point of a place of the board.
#[must_use]
pub fn world_of_board(layout: Layout, (x, y): (f64, f64)) -> [f64; 2] {
    let first = geometry::center(layout, layout.at(0, 0));
    [x + f64::from(first.x), y + f64::from(first.y)]
}

/// The place of the board of a world point.
pub(crate) fn board_of_world(layout: Layout, [x, y]: [f64; 2]) -> (f64, f64) {
    let first = geometry::center(layout, layout.at(0, 0));
    (x - f64::from(first.x), y - f64::from(first.y))
}

/// How the sheet worked on lies under the board; `None` where it lies nowhere.
pub(crate) fn chosen(context: &EditorContext<'_>) -> Option<Laid> {
    let scenario = context.scenario();
    let (_, sheet) = context.view.sheets.chosen(scenario)?;
    Laid::new(sheet, scenario.board_place.as_ref(), scenario.board.layout()).ok()
}

/// The pixel under a world point, as scenarios keep it.
pub(crate) fn pixel_at(laid: &Laid, layout: Layout, world: [f64; 2]) -> Option<PixelPoint> {
    let at = laid.pixel_of_board(board_of_world(layout, world))?;
    PixelPoint::near(at.x, at.y)
}

/// The world point over a pixel.
pub(crate) fn world_at(laid: &Laid, layout: Layout, at: PixelPoint) -> Option<[f64; 2]> {
    laid.board_of_pixel(pixel(at)).map(|board| world_of_board(layout, board))
}

struct LaidWarp {
    laid: Laid,
    layout: Layout,
    even: bool,
}

impl Warp for LaidWarp {
    fn world(&self, [x, y]: [f64; 2]) -> Option<[f64; 2]> {
        self.laid.board_of_pixel(Point::new(x, y)).map(|board| world_of_board(self.layout, board))
    }

    fn is_even(&self) -> bool {
        self.even
    }
}

/// How strongly what lies outside a neat line is shown while that is only proposed, in percent of the sheet.
const BEYOND: u32 = 35;

/// The neat lines proposed for sheets that are shown, and the area drawn for the board, as closed lines of world points.
pub fn proposed_lines(context: &EditorContext<'_>) -> Vec<Vec<[f64; 2]>> {
    let scenario = context.scenario();
    let layout = scenario.board.layout();
    let view = &context.view.sheets;
    if !context.view.layers.sheets {
        return Vec::new();
    }
    let shown = scenario.sheets.iter().filter(|(id, _)| view.percent_of(id) > 0);
    let line = |(id, sheet): (&SheetId, &Sheet)| {
        let corners = view.proposed_neat_line(id, sheet)?;
        let laid = Laid::new(sheet, scenario.board_place.as_ref(), layout).ok()?;
        let [a, b, c, d] = corners.map(|at| world_at(&laid, layout, at));
        Some(vec![a?, b?, c?, d?, a?])
    };
    let area = || {
        let holds = context.view.tool == "sheet" && view.hand == SheetHand::BoardArea;
        let laid = chosen(context).filter(|_| !holds)?;
        let corners = crate::tool::board_area::corners(context, &laid)?;
        Some(corners.into_iter().chain([corners[0]]).collect())
    };
    shown.filter_map(line).chain(area()).collect()
}

/// What a placement was worked out from.
#[derive(PartialEq)]
struct From {
    placement: SheetPlacement,
    size: (u32, u32),
    place: Option<BoardPlace>,
    layout: Layout,
}

struct Known {
    from: From,
    key: u64,
    revision: u64,
    warp: Option<Arc<LaidWarp>>,
}

/// Are places looked for on a sheet that may lie beyond its neat line?
fn is_placed_by_its_margin(context: &EditorContext<'_>, id: &SheetId) -> bool {
    let view = &context.view.sheets;
    let chosen = view.chosen(context.scenario()).is_some_and(|(chosen, _)| chosen == id);
    chosen && context.view.tool == "sheet" && matches!(view.hand, SheetHand::Distance | SheetHand::Points)
}

/// Sheets as the map draws them.
#[derive(Default)]
pub struct LaidSheets {
    known: BTreeMap<SheetId, Known>,
    next: u64,
}

impl LaidSheets {
    /// The sheets that are shown, the lowest first, as they lie now.
    pub fn of(&mut self, context: &EditorContext<'_>) -> Vec<SheetUnder> {
        let scenario = context.scenario();
        self.known.retain(|id, _| scenario.sheets.contains_key(id));
        let mut under = Vec::new();
        for (id, sheet) in scenario.sheets_in_order() {
            let strength = u32::from(context.view.layers.sheets_percent);
            let percent = (u32::from(context.view.sheets.percent_of(id)) * strength / 100) as u8;
            let Some(SheetFile::Open { shown, revision, .. }) = context.view.sheets.files.get(id) else {
                continue;
            };
            if percent == 0 {
                continue;
            }
            let proposed = context.view.sheets.proposed_neat_line(id, sheet);
            let known = self.known_of(id, sheet, scenario.board_place, scenario.board.layout());
            let Some(warp) = known.warp.clone() else { continue };
            under.push(SheetUnder {
                key: known.key,
                pixels: Arc::clone(&shown.0),
                revision: *revision,
                warp,
                warp_revision: known.revision,
                outline: proposed.unwrap_or_else(|| sheet.outline()).map(|at| [at.x.get(), at.y.get()]),
                percent,
                beyond_percent: match () {
                    // Scale bars and degrees are printed in the margin.
                    () if is_placed_by_its_margin(context, id) => percent,
                    () if proposed.is_some() => (u32::from(percent) * BEYOND / 100) as u8,
                    () => 0,
                },
            });
        }
        under
    }

    fn known_of(&mut self, id: &SheetId, sheet: &Sheet, place: Option<BoardPlace>, layout: Layout) -> &Known {
        let from = From { placement: sheet.placement.clone(), size: sheet.size, place, layout };
        let fresh = |from: From, key: u64, revision: u64| {
            let laid = Laid::new(sheet, place.as_ref(), layout).ok();
            let even = match &sheet.placement {
                SheetPlacement::Points(by) => matches!(by.fit, FitModel::Similarity | FitModel::Affine),
                _ => true,
            };
            let warp = laid.map(|laid| Arc::new(LaidWarp { laid, layout, even }));
            Known { from, key, revision, warp }
        };
        let next = &mut self.next;
        let known = self.known.entry(id.clone()).or_insert_with(|| {
            *next += 1;
            // Of no board at all: it is worked out below.
            let nothing = From {
                placement: SheetPlacement::default(),
                size: sheet.size,
                place,
                layout: Layout { width: 0, ..layout },
            };
            Known { from: nothing, key: *next, revision: 0, warp: None }
        });
        if known.from != from {
            let (key, revision) = (known.key, known.revision + 1);
            *known = fresh(from, key, revision);
        }
        known
    }
}
