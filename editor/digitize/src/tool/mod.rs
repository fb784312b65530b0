//! The tool that works on a sheet: drags it, clicks points on it, sets its neat line and the area for the board, shows hexes of
//! a terrain.

pub(crate) mod board_area;
mod contours;
mod found_lines;
pub(crate) mod moving;
mod neat_line;
mod points;
mod samples;
mod spots;
mod trace;

use crate::laid::{chosen, world_at};
use egui::Key;
use moving::Drag;
use neat_line::Corner;
use oblique_board::hex::Layout;
use oblique_cartography::geometry::Point;
use oblique_context::icons::Ink::{Dashes, Line, Ring};
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetHand, SheetsChange};
use oblique_context::tool::{Described, Group, Preview, Tool, ToolDescription};
use oblique_context::{EditorContext, icons};
use oblique_digitize::Laid;
use oblique_mapview::{Overlay, Pointer, PointerPhase, Tint};
use oblique_text::{Text, text};

/// A sheet with a bent corner, and a cross on it.
const ICON: icons::Icon = &[
    Line(&[(3.5, 3.5), (12.5, 3.5), (16.5, 7.5), (16.5, 16.5), (3.5, 16.5), (3.5, 3.5)]),
    Line(&[(12.5, 3.5), (12.5, 7.5), (16.5, 7.5)]),
    Dashes(&[(3.5, 12.0), (16.5, 12.0)]),
    Ring(8.5, 9.0, 2.2),
];

/// The tool of historical maps.
#[derive(Default)]
pub(crate) struct SheetTool {
    drag: Option<Drag>,
    corner: Option<Corner>,
    area: Option<board_area::Grip>,
    point: Option<points::Held>,
}

/// The pointer on the sheet worked on.
#[derive(Clone, Copy)]
struct Touch<'a> {
    context: &'a EditorContext<'a>,
    laid: &'a Laid,
    pointer: &'a Pointer,
}

impl Described for SheetTool {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "sheet",
        name: Text("conversion-map-sheet"),
        key: "Shift+K",
        icon: ICON,
        group: Group::Ground,
        flyout: Text(""),
    };
}

/// What the view says the tool does now.
fn hand(context: &EditorContext<'_>) -> SheetHand {
    context.view.sheets.hand
}

/// Reach of the pointer in hexes, as large on the screen at every zoom.
fn reach(context: &EditorContext<'_>) -> f64 {
    10.0 / context.view.camera.hex_points.max(0.01)
}

/// Which of some points lies under the pointer.
fn nearest(points: &[[f64; 2]], world: [f64; 2], reach: f64) -> Option<usize> {
    let far = |p: &[f64; 2]| (p[0] - world[0]).hypot(p[1] - world[1]);
    let near = points.iter().map(far).enumerate().filter(|(_, far)| *far <= reach);
    near.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(n, _)| n)
}

impl Tool for SheetTool {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        if context.scenario().sheets.is_empty() {
            return text!("conversion-there-is-no-historical-map-yet-board-from").to_owned();
        }
        match hand(context) {
            SheetHand::Move => {
                text!("conversion-drag-the-sheet-with-shift-held-turn-it")
            }
            SheetHand::Distance => text!("conversion-click-the-two-ends-of-a-distance-you"),
            SheetHand::Points => text!("conversion-click-a-place-you-know-on-the-ground"),
            SheetHand::NeatLine => text!("conversion-drag-the-corners-of-the-neat-line-what"),
            SheetHand::BoardArea => board_area::hint(context),
            SheetHand::Samples => text!("conversion-click-hexes-that-are-of-the-terrain-chosen"),
            SheetHand::Trace => trace::hint(context),
            SheetHand::FoundLines => found_lines::hint(context),
            SheetHand::Contours => contours::hint(context),
            SheetHand::SpotHeights => text!("conversion-click-a-place-whose-height-is-printed-on"),
        }
        .to_owned()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let Some(laid) = chosen(context) else {
            if pointer.phase == PointerPhase::Down && context.scenario().sheets.is_empty() {
                out.push(Intent::Say(text!("conversion-there-is-no-historical-map-yet").to_owned()));
            }
            return;
        };
        let touch = Touch { context, laid: &laid, pointer: &pointer };
        match hand(context) {
            SheetHand::Move => moving::pointer(&mut self.drag, &touch, out),
            SheetHand::Distance => points::pointer(&mut self.point, &touch, Some(2), out),
            SheetHand::Points => points::pointer(&mut self.point, &touch, None, out),
            SheetHand::NeatLine => neat_line::pointer(&mut self.corner, &touch, out),
            SheetHand::BoardArea => board_area::pointer(&mut self.area, &touch, out),
            SheetHand::Samples => samples::pointer(&touch, out),
            SheetHand::Trace => trace::pointer(context, &laid, &pointer, out),
            SheetHand::FoundLines => found_lines::pointer(context, &pointer, out),
            SheetHand::Contours => contours::pointer(context, &laid, &pointer, out),
            SheetHand::SpotHeights => points::pointer(&mut self.point, &touch, Some(1), out),
        }
    }

    fn claims(&self, context: &EditorContext<'_>, key: Key) -> bool {
        match hand(context) {
            SheetHand::Move => moving::hand_of(key).is_some(),
            SheetHand::BoardArea => board_area::claims(context, key),
            _ => false,
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        match (hand(context), key) {
            (SheetHand::Contours, key) => contours::key(context, key, out),
            (SheetHand::Trace, key) => trace::key(context, key, out),
            (SheetHand::FoundLines, key) => found_lines::key(context, key, out),
            (SheetHand::Move, key) => moving::key(context, key, out),
            (SheetHand::BoardArea, key) => board_area::key(context, key, out),
            (_, Key::Escape) if !context.view.sheets.pending.is_empty() => {
                out.push(Intent::sheets(SheetsChange::DropPoints));
                true
            }
            (_, Key::Backspace) if !context.view.sheets.pending.is_empty() => {
                out.push(Intent::sheets(SheetsChange::DropPoint(context.view.sheets.pending.len() - 1)));
                true
            }
            _ => false,
        }
    }

    fn takes_back(&self, context: &EditorContext<'_>) -> bool {
        let sheets = &context.view.sheets;
        match hand(context) {
            SheetHand::Trace => !sheets.tracing.clicks.is_empty(),
            // Heights given to contours are whole in themselves, and levels may have been taken over since.
            SheetHand::Contours | SheetHand::FoundLines | SheetHand::Move | SheetHand::BoardArea => false,
            _ => !sheets.pending.is_empty(),
        }
    }

    fn cursor(&self, context: &EditorContext<'_>) -> egui::CursorIcon {
        match hand(context) {
            SheetHand::Move if self.drag.is_some() => egui::CursorIcon::Grabbing,
            SheetHand::Move => egui::CursorIcon::Grab,
            SheetHand::FoundLines if context.view.sheets.tracing.hovered.is_some() => {
                egui::CursorIcon::PointingHand
            }
            SheetHand::FoundLines => egui::CursorIcon::Default,
            _ => egui::CursorIcon::Crosshair,
        }
    }

    fn cancel(&mut self) {
        *self = Self::default();
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let Some(laid) = chosen(context) else { return Preview::default() };
        let layout = context.scenario().board.layout();
        let mut preview = Preview::default();
        match hand(context) {
            SheetHand::Move => outline(context, &laid, layout, &mut preview),
            SheetHand::Distance => points::pending(context, &laid, true, &mut preview),
            SheetHand::Points => {
                points::pending(context, &laid, false, &mut preview);
                points::control_points(context, &laid, &mut preview);
            }
            SheetHand::NeatLine => neat_line::preview(self.corner.as_ref(), context, &laid, &mut preview),
            SheetHand::BoardArea => {
                board_area::preview(self.area.as_ref(), context, &laid, &mut preview);
            }
            SheetHand::Samples => samples::preview(context, &laid, &mut preview),
            SheetHand::Trace => trace::preview(context, &laid, &mut preview),
            SheetHand::FoundLines => found_lines::preview(context, &mut preview),
            SheetHand::Contours => contours::preview(context, &laid, &mut preview),
            SheetHand::SpotHeights => spots::preview(context, &laid, &mut preview),
        }
        preview
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let now = hand(context);
        for hand in SheetHand::ALL {
            if ui.selectable_label(now == hand, hand.name()).clicked() {
                out.push(Intent::sheets(SheetsChange::Hand(hand)));
            }
        }
        ui.separator();
        match now {
            SheetHand::Distance => crate::sections::distance_field(ui, context, out),
            SheetHand::Samples => samples::options(ui, context, out),
            SheetHand::Trace => crate::sections::trace_options(ui, context, out),
            SheetHand::Contours => {
                crate::sections::contour_count(ui, &context.view.sheets.contours, out);
            }
            SheetHand::SpotHeights => crate::sections::spot_bar(ui, context, out),
            _ => {
                let help = text!("conversion-files-placing-terrain-heights-of");
                if ui.button(text!("conversion-show-the-panel")).on_hover_text(help).clicked() {
                    out.push(Intent::ShowPanel("sheets"));
                }
            }
        }
    }
}

fn dot(at: [f64; 2], tint: Tint) -> Overlay {
    Overlay::Dot { at: Point::new(at[0] as f32, at[1] as f32), tint }
}

/// The edge of what counts of the sheet.
fn outline(context: &EditorContext<'_>, laid: &Laid, layout: Layout, preview: &mut Preview) {
    let Some((_, sheet)) = context.view.sheets.chosen(context.scenario()) else { return };
    let mut corners: Vec<[f64; 2]> =
        sheet.outline().into_iter().filter_map(|at| world_at(laid, layout, at)).collect();
    corners.extend(corners.first().copied());
    preview.plain_lines.push(corners);
}
