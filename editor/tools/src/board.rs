//! Makes the board larger or smaller on any side, with a ghost of the new sheet over the map.
//!
//! The ghost, the numbers in the bar and the edit all come from one [`Rigid`] mapping.

use super::{Described, Pointer, PointerPhase, Preview, Tool, ToolDescription};
use oblique_board::TerrainIx;
use oblique_board::hex::{Hex, Layout, Orientation};
use oblique_board::transform::{Mapping as _, Margins, Rigid};
use oblique_cartography::geometry::{self, PITCH, Point, Rect};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::ViewChange;
use oblique_mapview::{Overlay, Tint};
use oblique_scenario::{change_board, lost_by};
use oblique_text::{Text, text};
use oblique_ui::widgets;

/// How near to a side the pointer must be to take hold of it, in screen points.
const GRIP_POINTS: f64 = 14.0;
/// The same in hexes, at least.
const GRIP_HEXES: f64 = 0.6;

/// The board tool.
#[derive(Default)]
pub(crate) struct BoardSize {
    by: Margins,
    /// Sides being dragged: left, top, right, bottom.
    held: Option<[bool; 4]>,
    /// What the present margins would lose, by document revision.
    lost: Option<(u64, Margins, Vec<String>)>,
}

/// Width and height of one column and one row on the sheet, in hexes.
const fn pitch(layout: Layout) -> (f64, f64) {
    match layout.orientation {
        Orientation::Flat => (PITCH as f64, 1.0),
        Orientation::Pointy => (1.0, PITCH as f64),
    }
}

/// Where a resized board lies on the present sheet.
fn sheet(mapping: &Rigid) -> Rect {
    let (from, to) = (mapping.from(), mapping.to());
    let off = geometry::center(from, mapping.source(Hex::ZERO)) - geometry::center(to, Hex::ZERO);
    let bounds = geometry::bounds(to);
    Rect::new(bounds.min + off, bounds.max + off)
}

impl BoardSize {
    fn mapping(&self, context: &EditorContext<'_>) -> Option<Rigid> {
        Rigid::resized(context.scenario().board.layout(), self.by)
    }

    /// The sides within reach of a place: left, top, right, bottom.
    fn sides_at(&self, context: &EditorContext<'_>, world: [f64; 2]) -> Option<[bool; 4]> {
        let rect = sheet(&self.mapping(context)?);
        let reach = (GRIP_POINTS / context.view.camera.hex_points.max(0.01)).max(GRIP_HEXES);
        let near = |line: f32, at: f64| (f64::from(line) - at).abs() <= reach;
        let inside =
            |low: f32, high: f32, at: f64| (f64::from(low) - reach..=f64::from(high) + reach).contains(&at);
        if !inside(rect.min.x, rect.max.x, world[0]) || !inside(rect.min.y, rect.max.y, world[1]) {
            return None;
        }
        let mut sides = [
            near(rect.min.x, world[0]),
            near(rect.min.y, world[1]),
            near(rect.max.x, world[0]),
            near(rect.max.y, world[1]),
        ];
        // On a board a hex wide both sides are near: one is enough.
        sides[0] &= !sides[2];
        sides[1] &= !sides[3];
        sides.contains(&true).then_some(sides)
    }

    fn drag(&mut self, context: &EditorContext<'_>, world: [f64; 2]) {
        let Some([left, top, right, bottom]) = self.held else { return };
        let layout = context.scenario().board.layout();
        let old = geometry::bounds(layout);
        let (across, down) = pitch(layout);
        let steps = |from: f32, to: f64, step: f64| ((to - f64::from(from)) / step).round() as i32;
        let mut by = self.by;
        if left {
            by.left = -steps(old.min.x, world[0], across);
        }
        if right {
            by.right = steps(old.max.x, world[0], across);
        }
        if top {
            by.top = -steps(old.min.y, world[1], down);
        }
        if bottom {
            by.bottom = steps(old.max.y, world[1], down);
        }
        if Rigid::resized(layout, by).is_some() {
            self.by = by;
        }
    }

    fn lost(&mut self, context: &EditorContext<'_>) -> &[String] {
        let revision = context.document.revision();
        let known = self.lost.as_ref().is_some_and(|(r, by, _)| *r == revision && *by == self.by);
        if !known {
            let lines =
                self.mapping(context).map(|m| lost_by(context.scenario(), &m).lines()).unwrap_or_default();
            self.lost = Some((revision, self.by, lines));
        }
        self.lost.as_ref().map_or(&[], |(_, _, lines)| lines)
    }

    fn apply(&mut self, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let Some(mapping) = self.mapping(context).filter(|_| !self.by.is_nothing()) else { return };
        let to = mapping.to();
        let done = change_board(context.scenario(), &mapping, mapping.symmetry(), TerrainIx(0), &[]);
        out.push(Intent::edit(
            text!("tools-resize-the-board-to-width-by-height", width = to.width, height = to.height),
            done.edit,
        ));
        out.push(Intent::view(ViewChange::FitBoard));
        let lost = done.lost.lines();
        out.push(Intent::Say(if lost.is_empty() {
            text!("tools-the-board-has-width-by-height-hexes", width = to.width, height = to.height)
        } else {
            text!(
                "tools-the-board-has-width-by-height-hexes-fell",
                width = to.width,
                height = to.height,
                lost = lost.join("; ")
            )
        }));
        self.by = Margins::default();
    }

    /// A field for one side.
    fn side(
        &mut self,
        ui: &mut egui::Ui,
        context: &EditorContext<'_>,
        name: &str,
        at: fn(&mut Margins) -> &mut i32,
    ) {
        let label = ui.label(name).id;
        let mut by = self.by;
        let most = i32::from(Layout::MAX_SIDE);
        let field = widgets::whole_number(ui, at(&mut by)).range(-most..=most);
        let hover = text!("tools-hexes-to-add-less-than-0-cuts-off");
        if ui.add(field).labelled_by(label).on_hover_text(hover).changed()
            && Rigid::resized(context.scenario().board.layout(), by).is_some()
        {
            self.by = by;
        }
    }
}

impl Described for BoardSize {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "board",
        name: Text("tools-board-size"),
        key: "K",
        icon: super::icons::BOARD,
        group: super::Group::Ground,
        flyout: Text(""),
    };
}

impl Tool for BoardSize {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, _: &EditorContext<'_>) -> String {
        text!("tools-drag-a-side-or-a-corner-of-the").to_owned()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, _: &mut Vec<Intent>) {
        match pointer.phase {
            PointerPhase::Down => self.held = self.sides_at(context, pointer.world),
            PointerPhase::Drag => self.drag(context, pointer.world),
            PointerPhase::Up => self.held = None,
            PointerPhase::Hover | PointerPhase::Double | PointerPhase::Context => {}
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: egui::Key, out: &mut Vec<Intent>) -> bool {
        match key {
            egui::Key::Enter => {
                self.apply(context, out);
                true
            }
            egui::Key::Escape if !self.by.is_nothing() => {
                self.cancel();
                true
            }
            _ => false,
        }
    }

    fn cancel(&mut self) {
        self.by = Margins::default();
        self.held = None;
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let Some(mapping) = self.mapping(context) else { return Preview::default() };
        let (old, new) = (geometry::bounds(context.scenario().board.layout()), sheet(&mapping));
        let mut overlays = Vec::new();
        for (outer, inner, tint) in [(old, new, Tint::Danger), (new, old, Tint::Preview)] {
            for strip in strips(outer, inner) {
                overlays.push(Overlay::Frame { from: strip.min, to: strip.max, tint });
            }
        }
        let (a, b) = (new.min, new.max);
        let ring = vec![a, Point::new(b.x, a.y), b, Point::new(a.x, b.y), a];
        overlays.push(Overlay::Line { points: ring, tint: Tint::Preview, arrow: false, dashed: false });
        let to = mapping.to();
        let caption = if self.held.is_some() {
            text!("tools-width-by-height-hexes", width = to.width, height = to.height)
        } else {
            String::new()
        };
        Preview { overlays, caption, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        self.side(ui, context, text!("tools-left"), |m| &mut m.left);
        self.side(ui, context, text!("tools-right"), |m| &mut m.right);
        self.side(ui, context, text!("tools-top"), |m| &mut m.top);
        self.side(ui, context, text!("tools-bottom"), |m| &mut m.bottom);
        if let Some(mapping) = self.mapping(context) {
            let to = mapping.to();
            ui.label(text!("tools-width-by-height-hexes", width = to.width, height = to.height));
        }
        let some = !self.by.is_nothing();
        let nothing = text!("tools-drag-a-side-of-the-board-first");
        let button =
            ui.add_enabled(some, egui::Button::new(text!("tools-resize"))).on_disabled_hover_text(nothing);
        if button.on_hover_text(text!("tools-does-it-enter")).clicked() {
            self.apply(context, out);
        }
        let help = text!("tools-leaves-the-board-as-it-is-escape");
        let button =
            ui.add_enabled(some, egui::Button::new(text!("tools-cancel"))).on_disabled_hover_text(nothing);
        if button.on_hover_text(help).clicked() {
            self.cancel();
        }
        let lost = self.lost(context).join("; ");
        if !lost.is_empty() {
            let color = oblique_ui::Tokens::of(ui).warning;
            ui.label(egui::RichText::new(text!("tools-falls-off-lost", lost)).color(color));
        } else if some {
            widgets::note(ui, text!("tools-nothing-falls-off"));
        }
    }
}

/// The parts of one rectangle that lie outside another, on each of its sides.
fn strips(outer: Rect, inner: Rect) -> Vec<Rect> {
    let low = |a: f32, b: f32| a.max(b);
    let high = |a: f32, b: f32| a.min(b);
    // Columns left and right at full height, then rows above and below between them.
    let (x0, x1) = (low(outer.min.x, inner.min.x), high(outer.max.x, inner.max.x));
    let (y0, y1) = (low(outer.min.y, inner.min.y), high(outer.max.y, inner.max.y));
    let all = [
        Rect::new(outer.min, Point::new(x0, outer.max.y)),
        Rect::new(Point::new(x1, outer.min.y), outer.max),
        Rect::new(Point::new(x0, outer.min.y), Point::new(x1, y0)),
        Rect::new(Point::new(x0, y1), Point::new(x1, outer.max.y)),
    ];
    all.into_iter().filter(|r| r.width() > 0.05 && r.height() > 0.05).collect()
}

#[cfg(test)]
mod tests {
    use super::strips;
    use oblique_cartography::geometry::{Point, Rect};

    #[test]
    fn strips_are_what_is_left_over() {
        let rect = |a, b, c, d| Rect::new(Point::new(a, b), Point::new(c, d));
        let area = |r: &Rect| r.width() * r.height();
        let left: f32 = strips(rect(0.0, 0.0, 10.0, 8.0), rect(2.0, -1.0, 9.0, 6.0)).iter().map(area).sum();
        assert!((left - (80.0 - 42.0)).abs() < 1e-3);
        assert!(strips(rect(0.0, 0.0, 10.0, 8.0), rect(-1.0, -1.0, 11.0, 9.0)).is_empty());
    }
}
