//! A card of the gallery: picture, title, who, how large and how long.

use super::entry::{Entry, PICTURE};
use crate::ui::theme::{Tokens, size};
use egui::{Align2, Color32, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use oblique_text::text;

/// Space between the edge of a card and what it holds.
const INSET: f32 = 6.0;
/// Width of a card.
pub(super) const CARD_WIDTH: f32 = PICTURE[0] + 2.0 * INSET;
/// Height of a line of text.
const LINE: f32 = 16.0;
/// Height of a card.
const CARD_HEIGHT: f32 = PICTURE[1] + 2.0 * INSET + 6.0 + 4.0 * LINE;

/// Draws a card; has it been clicked?
pub(super) fn card(ui: &mut Ui, entry: &Entry) -> bool {
    let tokens = Tokens::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(CARD_WIDTH, CARD_HEIGHT), Sense::click());
    let name = entry.name();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    let works = entry.failure().is_none();
    let mut cut_off = Vec::new();
    if ui.is_rect_visible(rect) {
        let marked = response.hovered() || response.has_focus();
        let line = if marked { tokens.accent } else { tokens.line };
        let painter = ui.painter();
        painter.rect(rect, size::RADIUS, tokens.panel, Stroke::new(1.0, line), StrokeKind::Inside);
        let place = Rect::from_min_size(rect.min + vec2(INSET, INSET), vec2(PICTURE[0], PICTURE[1]));
        painter.rect_filled(place, 0.0, tokens.table);
        if let Some(picture) = entry.picture() {
            let [w, h] = picture.size().map(|n| n as f32);
            let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            let fitted = Rect::from_center_size(place.center(), vec2(w, h));
            painter.image(picture.id(), fitted, whole, Color32::WHITE);
        } else {
            let text =
                entry.failure().unwrap_or(if entry.facts().is_some() { "" } else { text!("files-drawing") });
            let font = FontId::proportional(size::BODY);
            painter.text(place.center(), Align2::CENTER_CENTER, text, font, tokens.text_weak);
        }
        let mut top = place.left_bottom() + vec2(0.0, 6.0);
        let mut write = |text: &str, strong: bool| {
            let color = if strong { tokens.text } else { tokens.text_weak };
            let points = if strong { size::BODY } else { size::SMALL };
            let galley = cut(ui, text, FontId::proportional(points), color);
            if galley.elided {
                cut_off.push(text.to_owned());
            }
            ui.painter().galley(top, galley, color);
            top.y += LINE;
        };
        write(&name, true);
        for text in entry.facts().iter().flat_map(|facts| &facts.lines) {
            write(text, false);
        }
    }
    let hover = cut_off.into_iter().chain(entry.place()).collect::<Vec<_>>().join("\n");
    let response = if hover.is_empty() { response } else { response.on_hover_text(hover) };
    response.clicked() && works
}

/// A line of text, cut where the card ends.
fn cut(ui: &Ui, text: &str, font: FontId, color: Color32) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, color);
    job.wrap = egui::text::TextWrapping::truncate_at_width(PICTURE[0]);
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}
