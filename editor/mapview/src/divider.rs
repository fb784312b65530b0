//! The line between bare sheets and the ground over them, and dragging it.

use crate::pointing::pressed_at;
use egui::{Painter, Rect, Response, Stroke, Ui, pos2};
use oblique_cartography::style::OverlayStyle;

/// How far off the line it can be taken hold of, in points.
const REACH: f32 = 6.0;

/// How the ground lies over the sheets under it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Compare {
    /// As strongly as its layers are drawn.
    #[default]
    Over,
    /// To the right of a divider, at a part of the canvas's width; left of it the sheets lie bare.
    Swipe(f32),
    /// Not at all.
    Bare,
}

/// The divider of a canvas.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Divider {
    held: bool,
}

/// What the pointer does to it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Held {
    /// The pointer is on it or drags it: what lies below is not pointed at.
    pub(crate) under_pointer: bool,
    /// Dragged to there, as a part of the canvas's width.
    pub(crate) to: Option<f32>,
}

/// Where the ground begins on a canvas.
pub(crate) fn split(canvas: Rect, compare: Compare) -> f32 {
    match compare {
        Compare::Over => canvas.left(),
        Compare::Swipe(part) => canvas.left() + canvas.width() * part.clamp(0.0, 1.0),
        Compare::Bare => canvas.right(),
    }
}

impl Divider {
    /// Lets the pointer drag it; `there` says whether there is one.
    pub(crate) fn drag(
        &mut self,
        ui: &Ui,
        response: &Response,
        canvas: Rect,
        compare: Compare,
        there: bool,
    ) -> Held {
        if !there || !matches!(compare, Compare::Swipe(_)) {
            self.held = false;
            return Held::default();
        }
        let x = split(canvas, compare);
        let near = |at: egui::Pos2| canvas.contains(at) && (at.x - x).abs() <= REACH;
        let (down, now) = ui.input(|i| (i.pointer.primary_down(), i.pointer.interact_pos()));
        if pressed_at(ui).is_some_and(near) && response.contains_pointer() {
            self.held = true;
        }
        let to =
            now.filter(|_| self.held).map(|at| ((at.x - canvas.left()) / canvas.width()).clamp(0.0, 1.0));
        let under_pointer = self.held || (response.contains_pointer() && !down && now.is_some_and(near));
        self.held &= down;
        Held { under_pointer, to }
    }
}

/// Draws it.
pub(crate) fn paint(painter: &Painter, x: f32, style: &OverlayStyle) {
    let rect = painter.clip_rect();
    let color = crate::ground::color(style.selected);
    painter.vline(x, rect.y_range(), Stroke::new(2.0, color));
    painter.circle_filled(pos2(x, rect.center().y), 7.0, color);
}
