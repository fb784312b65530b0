//! The facing dial: a clock face on which only the legal hours can be clicked.

use egui::{Align2, FontId, Rect, Sense, Stroke, Ui, Vec2};
use oblique_board::hex::{Hour, Orientation};
use oblique_rules::catalog::FacingKind;
use oblique_ui::theme::Tokens;

/// The hours a formation may face.
pub fn legal(kind: FacingKind, orientation: Orientation) -> Vec<Hour> {
    match kind {
        FacingKind::Vertex => orientation.vertices().to_vec(),
        FacingKind::Side => orientation.sides().to_vec(),
        FacingKind::Round | FacingKind::None => Vec::new(),
    }
}

/// The legal facing nearest to `hour`; the next clockwise of two as near.
pub fn nearest(hour: Option<Hour>, kind: FacingKind, orientation: Orientation) -> Option<Hour> {
    let hour = hour?;
    legal(kind, orientation).into_iter().min_by_key(|h| (h.distance(hour), (h.get() + 12 - hour.get()) % 12))
}

/// An hour as on a clock face.
pub fn name(hour: Hour) -> String {
    let h = hour.get();
    format!("{} o'clock", if h == 0 { 12 } else { h })
}

/// Draws the dial; returns the hour clicked. `now` is `None` where several differ or none is set.
pub fn dial(ui: &mut Ui, now: Option<Hour>, hours: &[Hour]) -> Option<Hour> {
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
        let label = format!("Face {}", name(*hour));
        response.widget_info(|| egui::WidgetInfo::selected(egui::Role::RadioButton, true, on, &label));
        if response.on_hover_text(label.clone()).clicked() {
            clicked = Some(*hour);
        }
    }
    clicked
}

#[cfg(test)]
mod tests {
    use super::nearest;
    use oblique_board::hex::{Hour, Orientation};
    use oblique_rules::catalog::FacingKind;

    #[test]
    fn a_facing_that_is_not_legal_turns_one_hour_clockwise() {
        let turned = nearest(Some(Hour::new(0)), FacingKind::Vertex, Orientation::Flat);
        assert_eq!(turned, Some(Hour::new(1)));
        let kept = nearest(Some(Hour::new(11)), FacingKind::Vertex, Orientation::Flat);
        assert_eq!(kept, Some(Hour::new(11)));
        assert_eq!(nearest(Some(Hour::new(1)), FacingKind::Round, Orientation::Flat), None);
    }
}
