//! The names of the pieces, kept in view while the table is scrolled across.
//!
//! They lie over what has gone under the left edge and answer as the names themselves do; it is those that are told to who
//! cannot see them.

use super::cell::{self, NameStyle};
use super::draw::Happened;
use super::heading::title;
use super::list::{Column, Item};
use super::{Roster, menu, sums};
use egui::{FontId, Rect, Sense, Stroke, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::Selection;
use oblique_ui::theme::{Tokens, size};

/// Of the width of the table, the most that names take.
const MOST_SHARE: f32 = 0.4;

impl Roster {
    /// Draws the names over the left edge, where their column, headed here, begins left of what is in view; `across` is
    /// the table in view, headings and sums included.
    pub(super) fn names_in_view(
        &mut self,
        ui: &Ui,
        context: &EditorContext<'_>,
        name: Rect,
        across: Rect,
        happened: &mut Happened,
        out: &mut Vec<Intent>,
    ) {
        self.names_width = name.width().min(across.width() * MOST_SHARE);
        if name.left() > across.left() - 1.0 {
            return;
        }
        let tokens = Tokens::of(ui);
        let strip = Rect::from_min_size(across.min, egui::vec2(self.names_width, across.height()));
        let rows = strip.with_min_y(name.bottom()).with_max_y(strip.bottom() - sums::HEIGHT);
        let painter = ui.painter_at(strip);
        let head = strip.with_max_y(name.bottom());
        painter.rect_filled(head, 0.0, tokens.bar);
        painter.hline(head.x_range(), head.bottom() - 0.5, Stroke::new(1.0, tokens.line_strong));
        cell::text(
            ui,
            head,
            &title(context, &Column::name()),
            false,
            tokens.text_weak,
            FontId::proportional(size::SMALL),
        );
        let low = strip.with_min_y(rows.bottom());
        painter.rect_filled(low, 0.0, tokens.bar);
        painter.hline(low.x_range(), low.top() + 0.5, Stroke::new(1.0, tokens.line_strong));
        let edge = ui.painter_at(rows);
        for (place, rect) in std::mem::take(&mut happened.names) {
            let row = rect.with_min_x(strip.left()).with_max_x(strip.right());
            let Some(item @ Item::Piece { id, leads, .. }) = self.list.items.get(place) else { continue };
            let Some(piece) = context.scenario().pieces.get(id).filter(|_| rows.intersects(row)) else {
                continue;
            };
            let on = matches!(&context.view.selection, Selection::Pieces(ids) if ids.contains(id));
            let ground = if on {
                tokens.accent_soft
            } else if place % 2 == 1 {
                tokens.panel
            } else {
                tokens.stripe
            };
            edge.rect_filled(row, 0.0, ground);
            edge.vline(row.right() - 0.5, row.y_range(), Stroke::new(1.0, tokens.line_strong));
            let look = if *leads { NameStyle::Leader } else { NameStyle::Unit };
            let ink = if on { tokens.on_accent_soft } else { tokens.text };
            let waits = piece.hex.is_none() && piece.arrives.is_none();
            cell::name_on(&edge, ui, row, &piece.name, (look, waits, ink));
            let response = ui.interact(
                row.intersect(rows),
                ui.scope_id().with(("name in view", &id.0)),
                Sense::click_and_drag(),
            );
            self.answer(&response, context, (item, id), &Column::name(), happened);
            menu::menu(&response, context, id, on, self.order.sort.is_some(), None, out);
        }
        painter.vline(head.right() - 0.5, head.y_range(), Stroke::new(1.0, tokens.line_strong));
    }
}
