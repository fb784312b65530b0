//! Rows that head a side or a group of the table: drawn over the whole width, folded by a click.

use super::Roster;
use super::draw::INDENT;
use super::footer::whole;
use super::list::Item;
use egui::{Align2, FontId, Rect, Stroke, Ui, pos2};
use oblique_context::EditorContext;
use oblique_roster::totals::Totals;
use oblique_ui::theme::{Tokens, color_of, size};

/// The heading of a side or a group.
#[derive(Clone)]
pub(super) struct Heading {
    pub name: String,
    swatch: Option<egui::Color32>,
    pub totals: Totals,
    pub open: bool,
}

impl Heading {
    /// Paints it over the whole row, as far as the rows are in view.
    pub(super) fn paint(&self, ui: &Ui, first: Rect, clip: Rect) {
        let tokens = Tokens::of(ui);
        let row = Rect::from_x_y_ranges(clip.x_range(), first.y_range());
        let painter = ui.painter_at(clip);
        painter.rect_filled(row, 0.0, if self.swatch.is_some() { tokens.button } else { tokens.bar });
        let mut left = first.left().max(clip.left()) + if self.swatch.is_some() { 0.0 } else { INDENT };
        triangle(&painter, pos2(left + 10.0, row.center().y), self.open, tokens.text_weak);
        left += 20.0;
        if let Some(color) = self.swatch {
            let dot = Rect::from_center_size(pos2(left + 7.0, row.center().y), egui::vec2(12.0, 12.0));
            painter.rect_filled(dot, 2.0, color);
            left += 19.0;
        }
        let at = pos2(left, row.center().y);
        let font = FontId::proportional(size::BODY);
        let name = painter.text(at, Align2::LEFT_CENTER, &self.name, font, tokens.text);
        let at = pos2(name.right() + 12.0, row.center().y);
        let font = FontId::proportional(size::SMALL);
        painter.text(at, Align2::LEFT_CENTER, whole(&self.totals), font, tokens.text_weak);
    }
}

impl Roster {
    /// The heading an item is; `None` for a piece.
    pub(super) fn heading_of(&self, context: &EditorContext<'_>, item: &Item) -> Option<Heading> {
        match item {
            Item::Side(side, totals) => {
                let info = context.scenario().side(*side);
                Some(Heading {
                    name: info.name.clone(),
                    swatch: Some(color_of(&info.color)),
                    totals: totals.clone(),
                    open: !self.order.folded_sides.get(side.index()).copied().unwrap_or(false),
                })
            }
            Item::Group(group, totals) => Some(Heading {
                name: group.name.clone(),
                swatch: None,
                totals: totals.clone(),
                open: !self.order.folded_groups.contains(group),
            }),
            Item::Piece { .. } => None,
        }
    }
}

/// The sign of what folds.
pub(super) fn triangle(painter: &egui::Painter, at: egui::Pos2, open: bool, color: egui::Color32) {
    let points =
        if open { [(-4.0, -2.5), (4.0, -2.5), (0.0, 3.0)] } else { [(-2.5, -4.0), (3.0, 0.0), (-2.5, 4.0)] };
    let points = points.map(|(x, y)| at + egui::vec2(x, y)).to_vec();
    painter.add(egui::Shape::convex_polygon(points, color, Stroke::NONE));
}
