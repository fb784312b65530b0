//! The facing dial: a clock face on which only the legal hours can be clicked.

use egui::{Align2, FontId, Rect, Sense, Stroke, Ui, Vec2};
use oblique_board::hex::Hour;
use oblique_text::text;
use oblique_ui::theme::Tokens;

/// An hour as on a clock face.
pub(super) fn name(hour: Hour) -> String {
    let h = hour.get();
    text!("panels-h-oclock", h = if h == 0 { 12 } else { h })
}

/// Draws the dial; returns the hour clicked. `now` is `None` where several differ or none is set.
pub(super) fn dial(ui: &mut Ui, now: Option<Hour>, hours: &[Hour]) -> Option<Hour> {
    let tokens = Tokens::of(ui);
    let radius = 40.0;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(radius * 2.0 + 24.0), Sense::hover());
    let center = rect.center();
    let toward = |hour: Hour| Vec2::angled((f32::from(hour.get()) * 30.0 - 90.0).to_radians());
    ui.painter().circle(center, radius, tokens.field, Stroke::new(1.0, tokens.line));
    if let Some(hour) = now {
        ui.painter().arrow(
            center - toward(hour) * 14.0,
            toward(hour) * 38.0,
            Stroke::new(2.5, tokens.accent),
        );
    }
    let mut clicked = None;
    for hour in hours {
        let at = center + toward(*hour) * radius;
        let spot = Rect::from_center_size(at, Vec2::splat(22.0));
        let on = now == Some(*hour);
        let response = ui.interact(spot, ui.scope_id().with(("hour", hour.get())), Sense::click());
        let fill = match (on, response.hovered() || response.has_focus()) {
            (true, _) => tokens.accent_soft,
            (false, true) => tokens.button_hover,
            (false, false) => tokens.button,
        };
        let text = if on { tokens.on_accent_soft } else { tokens.text };
        ui.painter().circle(at, 10.5, fill, Stroke::new(1.0, if on { tokens.accent } else { tokens.line }));
        let number = if hour.get() == 0 { 12 } else { hour.get() };
        ui.painter().text(at, Align2::CENTER_CENTER, number, FontId::proportional(11.0), text);
        let label = text!("panels-face-hour", hour = name(*hour));
        response.widget_info(|| egui::WidgetInfo::selected(egui::Role::RadioButton, true, on, &label));
        if response.on_hover_text(label.clone()).clicked() {
            clicked = Some(*hour);
        }
    }
    clicked
}
