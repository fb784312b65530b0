//! The spotlight of the tour: what is dimmed, and where the card stands. Must not know steps.

use crate::ui::Tokens;
use crate::ui::theme::size;
use egui::{Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2};

/// Between a place and the card, and from the edge of the window.
const GAP: f32 = 12.0;

/// Dims everything but the places, and frames those.
pub(super) fn paint(painter: &Painter, screen: Rect, places: &[Rect], tokens: &Tokens) {
    let shade = egui::Color32::from_black_alpha(if tokens.dark { 110 } else { 60 });
    if !places.is_empty() {
        for part in outside(screen, places) {
            painter.rect_filled(part, 0.0, shade);
        }
    }
    for place in places {
        painter.rect_stroke(*place, size::RADIUS, Stroke::new(2.0, tokens.accent), StrokeKind::Outside);
    }
}

/// What lies on the screen and in none of the places: bands from place edge to place edge, cut at
/// the places they meet.
fn outside(screen: Rect, places: &[Rect]) -> Vec<Rect> {
    let mut edges: Vec<f32> = places.iter().flat_map(|p| [p.top(), p.bottom()]).collect();
    edges.extend([screen.top(), screen.bottom()]);
    edges.retain(|y| screen.y_range().contains(*y));
    edges.sort_by(f32::total_cmp);
    let mut parts = Vec::new();
    for (top, bottom) in edges.iter().zip(edges.iter().skip(1)).filter(|(top, bottom)| bottom > top) {
        let mut met: Vec<&Rect> = places.iter().filter(|p| p.top() < *bottom && p.bottom() > *top).collect();
        met.sort_by(|a, b| a.left().total_cmp(&b.left()));
        let mut left = screen.left();
        for place in met {
            if place.left() > left {
                parts.push(Rect::from_min_max(pos2(left, *top), pos2(place.left(), *bottom)));
            }
            left = left.max(place.right());
        }
        if left < screen.right() {
            parts.push(Rect::from_min_max(pos2(left, *top), pos2(screen.right(), *bottom)));
        }
    }
    parts
}

/// Where a card of that size stands best: in the middle without places, else on a free side of the
/// first, else in a lower corner of the window where it covers the places least.
pub(super) fn beside(screen: Rect, places: &[Rect], card: Vec2) -> Pos2 {
    let room = screen.shrink(GAP);
    let Some(first) = places.first() else { return room.center() - card / 2.0 };
    let last = places.last().unwrap_or(first);
    let wanted = [
        pos2(first.left(), first.bottom() + GAP),
        pos2(first.right() + GAP, first.top()),
        pos2(first.left() - GAP - card.x, first.top()),
        pos2(first.left(), first.top() - GAP - card.y),
        pos2(last.right() - GAP - card.x, last.bottom() - GAP - card.y),
        pos2(room.left(), room.bottom() - card.y),
    ];
    let inside = |at: Pos2| {
        let most = (room.right_bottom() - card).max(room.min);
        at.clamp(room.min, most)
    };
    let covered = |at: Pos2| -> f32 {
        let rect = Rect::from_min_size(at, card);
        // What is small is hidden most easily: a covered tool is worse than a corner of the map.
        let share = |p: &&Rect| p.intersect(rect).area() / p.area().max(1.0);
        places.iter().filter(|p| p.intersects(rect)).map(|p| share(&p)).sum()
    };
    let best = wanted.into_iter().map(inside).min_by(|a, b| covered(*a).total_cmp(&covered(*b)));
    best.unwrap_or(room.min)
}

#[cfg(test)]
mod tests {
    use super::{beside, outside};
    use egui::{Rect, pos2, vec2};

    fn rect(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(w, h))
    }

    #[test]
    fn what_is_dimmed_and_what_is_lit_make_up_the_screen() {
        let screen = rect(0.0, 0.0, 100.0, 80.0);
        let places = [rect(10.0, 10.0, 20.0, 20.0), rect(50.0, 20.0, 30.0, 40.0)];
        let parts = outside(screen, &places);
        let dimmed: f32 = parts.iter().map(Rect::area).sum();
        let lit: f32 = places.iter().map(Rect::area).sum();
        assert!((dimmed + lit - screen.area()).abs() < 0.01);
        assert!(parts.iter().all(|p| places.iter().all(|q| !p.shrink(0.1).intersects(*q))));
    }

    #[test]
    fn the_card_stands_beside_a_small_place_and_in_the_window() {
        let (screen, card) = (rect(0.0, 0.0, 1280.0, 720.0), vec2(340.0, 180.0));
        for place in
            [rect(5.0, 30.0, 28.0, 28.0), rect(1240.0, 690.0, 30.0, 20.0), rect(0.0, 100.0, 280.0, 600.0)]
        {
            let stands = Rect::from_min_size(beside(screen, &[place], card), card);
            assert!(screen.contains_rect(stands), "{stands}");
            assert!(!stands.intersects(place), "{stands}");
        }
    }
}
