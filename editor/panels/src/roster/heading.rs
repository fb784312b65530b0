//! Headings of columns: what they say, sorting by a click, another place by dragging.

use super::list::{Column, Sort};
use super::{Roster, cell, columns};
use egui::{FontId, Rect, Response, Stroke, Ui, pos2};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_roster::field::UnitField;
use oblique_text::{inside, text, translated};
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets::Mark;

/// A column being dragged.
#[derive(Clone, Debug)]
struct Dragged(Column);

/// A column's heading.
pub(super) fn title(context: &EditorContext<'_>, column: &Column) -> String {
    match column {
        Column::Problems => text!("army-problems").to_owned(),
        Column::Source => text!("army-source").to_owned(),
        Column::Field(field) => translated(&field.title(context.catalog())).into_owned(),
    }
}

/// A heading that fits over its column; the whole one is in the tooltip.
fn short(context: &EditorContext<'_>, column: &Column) -> String {
    match column {
        Column::Problems => String::new(),
        Column::Field(UnitField::Turn) => text!("army-turn").to_owned(),
        Column::Field(UnitField::Entry) => text!("army-entry").to_owned(),
        column => title(context, column),
    }
}

impl Roster {
    pub(super) fn heading(&self, ui: &Ui, context: &EditorContext<'_>, column: &Column) {
        let tokens = Tokens::of(ui);
        let rect = ui.max_rect();
        let painter = ui.painter();
        painter.rect_filled(rect, 0.0, tokens.bar);
        painter.hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, tokens.line_strong));
        let sorted = self.order.sort.as_ref().filter(|sort| sort.column == *column);
        let room = if sorted.is_some() { 12.0 } else { 0.0 };
        let right = matches!(column, Column::Field(field) if field.is_number(context.catalog()));
        let text_rect = Rect::from_min_max(rect.min, pos2(rect.max.x - room, rect.max.y));
        let color = if sorted.is_some() { tokens.text } else { tokens.text_weak };
        cell::text(ui, text_rect, &short(context, column), right, color, FontId::proportional(size::SMALL));
        if *column == Column::Problems {
            Mark::Triangle.paint(ui.painter(), rect.center(), tokens.text_weak);
        }
        if let Some(sort) = sorted {
            let (x, y, up) = (rect.right() - 8.0, rect.center().y, if sort.down { 1.0 } else { -1.0 });
            let points =
                vec![pos2(x - 3.5, y - 2.0 * up), pos2(x + 3.5, y - 2.0 * up), pos2(x, y + 3.0 * up)];
            ui.painter().add(egui::Shape::convex_polygon(points, tokens.accent, Stroke::NONE));
        }
    }

    /// What a heading does: a click sorts, a drag moves the column, the other button opens its menu. Answers
    /// whether to sort by it.
    pub(super) fn heading_answers(
        &self,
        response: Response,
        context: &EditorContext<'_>,
        column: &Column,
        out: &mut Vec<Intent>,
    ) -> bool {
        let name = title(context, column);
        response.widget_info(|| {
            let label = text!("army-sort-by-what", what = inside(&name));
            egui::WidgetInfo::labeled(egui::Role::ColumnHeader, true, label)
        });
        response.dnd_set_drag_payload(Dragged(column.clone()));
        if let Some(dragged) = response.dnd_hover_payload::<Dragged>()
            && dragged.0 != *column
            && let Some(at) = response.ctx.pointer_interact_pos()
        {
            let before = at.x < response.rect.center().x;
            let x = if before { response.rect.left() } else { response.rect.right() };
            let tokens = Tokens::of_visuals(&response.ctx.style_of(response.ctx.theme()).visuals);
            let painter = response.ctx.layer_painter(response.layer_id);
            painter.vline(x, response.rect.y_range(), Stroke::new(2.0, tokens.accent));
            if let Some(dropped) = response.dnd_release_payload::<Dragged>() {
                let place = self.list.columns.iter().position(|c| c == column);
                let next = place.and_then(|at| self.list.columns.get(at + 1));
                let before = if before { Some(column) } else { next };
                if before != Some(&dropped.0) {
                    out.push(columns::keep(context, columns::moved(context, &dropped.0, before)));
                }
            }
        }
        response.context_menu(|ui| {
            for (name, right) in
                [(text!("army-move-column-left"), false), (text!("army-move-column-right"), true)]
            {
                let stepped = columns::stepped(context, &self.list.columns, column, right);
                if ui.add_enabled(stepped.is_some(), egui::Button::new(name)).clicked()
                    && let Some(chosen) = stepped
                {
                    out.push(columns::keep(context, chosen));
                }
            }
            let can = *column != Column::name();
            if ui.add_enabled(can, egui::Button::new(text!("army-hide-column"))).clicked() {
                out.push(columns::keep(context, columns::switched(context, column)));
            }
        });
        response.on_hover_ui(|ui| help(ui, context, column)).clicked()
    }

    /// Once up, twice down, then not at all.
    pub(super) fn sort_by(&mut self, column: Column) {
        self.order.sort = match self.order.sort.take() {
            Some(sort) if sort.column == column && !sort.down => Some(Sort { column, down: true }),
            Some(sort) if sort.column == column => None,
            _ => Some(Sort { column, down: false }),
        };
    }
}

fn help(ui: &mut Ui, context: &EditorContext<'_>, column: &Column) {
    ui.strong(title(context, column));
    if let Column::Field(UnitField::Attribute(id)) = column
        && let Some(attribute) = context.catalog().kinds.iter().find_map(|k| k.attribute(id))
    {
        ui.label(cell::attribute_help(context, attribute));
    }
    oblique_ui::widgets::note(ui, text!("army-click-to-sort-the-order-of-battle-stays"));
}
