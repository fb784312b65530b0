//! Shared widgets: labelled rows, search box, empty state, pill, headings.

use super::number_field::NumberField;
pub use super::search::{focus_search, search};
use super::theme::{Tokens, size};
use egui::emath::Numeric;
use egui::{Checkbox, Frame, Margin, Response, RichText, ScrollArea, Stroke, Ui, Vec2};

/// A heading of a group within a panel.
pub fn group(ui: &mut Ui, title: &str) {
    ui.add_space(size::GAP);
    ui.label(RichText::new(title).strong());
    ui.add_space(1.0);
}

/// Share of a window's height that a list in a dialog takes at most.
const ROOM_SHARE: f32 = 0.6;

/// Points a list of a dialog may be high that should be so high where the window has them.
#[must_use]
pub fn room(ui: &Ui, wanted: f32) -> f32 {
    wanted.min(ui.ctx().content_rect().height() * ROOM_SHARE)
}

/// What scrolls down in a dialog, a popup or a card, at most so many points high. These are as high as what they held in the
/// frame before, and a plain scroll area never asks for more than is there: it stays small for ever once it held little.
pub fn scrolled(most: f32) -> ScrollArea {
    ScrollArea::vertical().max_height(most).min_scrolled_height(most)
}

/// The name of a field, with its help, in the label column of a form.
pub fn name(ui: &mut Ui, name: &str, help: &str) -> Response {
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    // In a narrow dock the field needs its room too.
    let width = size::LABEL_WIDTH.min(ui.available_width() * 0.4);
    let label = ui.allocate_ui_with_layout(Vec2::new(width, size::ROW), layout, |ui| {
        ui.set_min_width(width);
        let weak = Tokens::of(ui).text_weak;
        ui.add(egui::Label::new(RichText::new(name).color(weak)).wrap())
    });
    if help.is_empty() { label.inner } else { label.inner.on_hover_text(help) }
}

/// The name of a field that stands beside others in a row, in so many points.
pub fn sized_name(ui: &mut Ui, name: &str, width: f32) -> Response {
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    let label = ui.allocate_ui_with_layout(Vec2::new(width, size::ROW), layout, |ui| {
        ui.set_min_width(width);
        ui.label(name)
    });
    label.inner
}

/// A row of a form: the name on the left with its help, the field on the right, joined for screen
/// readers. `field` draws the input and returns its response.
pub fn row(ui: &mut Ui, title: &str, help: &str, field: impl FnOnce(&mut Ui) -> Response) -> Response {
    ui.horizontal(|ui| {
        let label = name(ui, title, help);
        let response = field(ui).labelled_by(label.id);
        if help.is_empty() { response } else { response.on_hover_text(help) }
    })
    .inner
}

/// A box to tick in a row of a form, in line with the fields over and under it: egui centres the box in a square
/// as high as a field.
pub fn tick(ui: &mut Ui, on: &mut bool, mixed: bool) -> Response {
    let inset = (ui.spacing().interact_size.y - ui.spacing().icon_width) / 2.0;
    ui.add_space(-inset.max(0.0));
    ui.add(Checkbox::without_text(on).indeterminate(mixed))
}

/// Points a whole number is dragged for a step of one, as its reciprocal.
const DRAG_SPEED: f64 = 0.25;

/// A field of a whole number: dragging changes it slowly, the arrow keys by one. (egui multiplies the keys' one by the
/// speed of dragging, and what is less than a half is rounded away.)
pub fn whole_number<'n>(ui: &Ui, number: &'n mut impl Numeric) -> NumberField<'n> {
    stepped_number(ui, number, 1.0)
}

/// The same for a number that goes by steps of another size.
pub fn stepped_number<'n>(ui: &Ui, number: &'n mut impl Numeric, step: f64) -> NumberField<'n> {
    let dragged = ui.input(|i| i.pointer.any_down());
    NumberField::new(number).speed(if dragged { step * DRAG_SPEED } else { step })
}

/// A field of a number with decimals.
pub fn decimal_number(number: &mut impl Numeric) -> NumberField<'_> {
    NumberField::new(number)
}

/// What an empty panel says, and what to do about it.
pub fn empty(ui: &mut Ui, title: &str, hint: &str) {
    let title = RichText::new(title).strong();
    let hint = RichText::new(hint).color(Tokens::of(ui).text_weak);
    let space = ui.spacing().item_spacing;
    let line = ui.text_style_height(&egui::TextStyle::Body);
    if ui.available_height() < 2.0 * line + space.y {
        // No room for one under the other.
        let wide = |text: &RichText| {
            let text = egui::WidgetText::from(text.clone());
            text.into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Body)
                .size()
                .x
        };
        let free = ui.available_width() - wide(&title) - wide(&hint) - space.x;
        ui.horizontal_wrapped(|ui| {
            ui.add_space((free / 2.0).max(0.0));
            ui.label(title);
            ui.label(hint);
        });
        return;
    }
    ui.vertical_centered(|ui| {
        // In a low panel the words come before the air over them.
        let roomy = ui.available_height() > 6.0 * size::GAP_LARGE;
        ui.add_space(if roomy { size::GAP_LARGE * 1.5 } else { 0.0 });
        ui.label(title);
        ui.label(hint);
        ui.add_space(size::GAP_LARGE);
    });
}

/// A word in a rounded frame.
pub fn pill(ui: &mut Ui, text: &str, color: egui::Color32) -> Response {
    Frame::new()
        .stroke(Stroke::new(1.0, color))
        .corner_radius(9)
        .inner_margin(Margin::symmetric(7, 0))
        .show(ui, |ui| ui.label(RichText::new(text).small().color(color)))
        .inner
}

/// The button most will want; where a modal asks, Enter presses it.
pub fn primary(ui: &mut Ui, text: &str) -> Response {
    let tokens = Tokens::of(ui);
    let text = RichText::new(text).color(tokens.on_accent_soft);
    let button = egui::Button::new(text).fill(tokens.accent_soft).stroke(Stroke::new(1.0, tokens.accent));
    super::modal::usual(ui, button)
}

/// A small painted sign: shapes as well as colours, for those who tell colours apart badly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A full disc.
    Disc,
    /// A ring.
    Ring,
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A wave.
    Wave,
    /// A small dot.
    Dot,
}

impl Mark {
    /// Paints it around a point.
    pub fn paint(self, painter: &egui::Painter, at: egui::Pos2, color: egui::Color32) {
        let line = Stroke::new(1.6, color);
        match self {
            Self::Disc => {
                painter.circle_filled(at, 5.0, color);
            }
            Self::Ring => {
                painter.circle_stroke(at, 4.2, line);
            }
            Self::Dot => {
                painter.circle_filled(at, 1.6, color);
            }
            Self::Square => {
                painter.rect_filled(egui::Rect::from_center_size(at, Vec2::splat(11.0)), 2.0, color);
            }
            Self::Triangle => {
                let corners = [(0.0, -5.5), (5.8, 4.5), (-5.8, 4.5)].map(|(x, y)| at + Vec2::new(x, y));
                painter.add(egui::Shape::convex_polygon(corners.to_vec(), color, Stroke::NONE));
            }
            Self::Wave => {
                let points = [(-6.0, 1.5), (-3.0, -2.0), (0.0, 0.0), (3.0, 2.0), (6.0, -1.5)];
                painter.line(points.map(|(x, y)| at + Vec2::new(x, y)).to_vec(), line);
            }
        }
    }
}

/// A sign in a row of text.
pub fn mark(ui: &mut Ui, mark: Mark, color: egui::Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(14.0, size::ROW), egui::Sense::hover());
    mark.paint(ui.painter(), rect.center(), color);
}

/// A text that is in the way of nothing: explanations.
pub fn note(ui: &mut Ui, text: &str) -> Response {
    let color = Tokens::of(ui).text_weak;
    ui.label(RichText::new(text).small().color(color))
}
