//! Drawing the table: heading, rows that are in view, the line where a dragged row would go.

use super::cell::{self, NameStyle};
use super::drag::{Aim, Dragged};
use super::footer::whole;
use super::group_row::{Heading, triangle};
use super::groups::Group;
use super::heading::title;
use super::list::{Column, Item, shown_sum};
use super::{Cursor, Roster, footer, keyboard_id, sums};
use egui::{Align, FontId, Layout, Rect, Response, ScrollArea, Sense, Stroke, Ui, pos2};
use egui_extras::{Column as Width, TableBuilder};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::Selection;
use oblique_roster::field::UnitField;
use oblique_roster::totals::thousands;
use oblique_rules::catalog::Domain;
use oblique_scenario::{Piece, PieceId, Side};
use oblique_text::{inside, number, text};
use oblique_ui::theme::{Tokens, size};

/// Height of a row.
pub(super) const ROW: f32 = 21.0;
/// Room a level of the tree is set in by.
pub(super) const INDENT: f32 = 13.0;
/// Room for the triangle that folds.
const TRIANGLE: f32 = 14.0;
/// Room for the bar that scrolls across.
const BAR: f32 = 12.0;
/// How much of the accent covers the cells selected.
const CELLS: f32 = 0.22;
/// Between a cell's edge and its text.
pub(super) const PAD: f32 = 5.0;

fn width(context: &EditorContext<'_>, column: &Column) -> f32 {
    match column {
        Column::Problems => 20.0,
        Column::Source => 124.0,
        Column::Field(field) => match field {
            UnitField::Name => 214.0,
            UnitField::Kind => 116.0,
            UnitField::Leader | UnitField::Regiment | UnitField::Remark => 124.0,
            UnitField::Side | UnitField::Nation | UnitField::Formation => 84.0,
            UnitField::Hex | UnitField::Facing | UnitField::Turn | UnitField::Entry => 56.0,
            UnitField::Attribute(id) => {
                let first = context.catalog().kinds.iter().find_map(|k| k.attribute(id));
                let letters = first.map_or(6, |a| a.name.chars().count());
                let least = match first.map(|a| &a.domain) {
                    Some(Domain::Choice(_) | Domain::Text) => 84.0,
                    _ => 52.0,
                };
                (letters as f32 * 7.2 + 16.0).clamp(least, 108.0)
            }
        },
    }
}

/// What a frame's rows led to, carried out after they are drawn.
#[derive(Default)]
pub(super) struct Happened {
    clicked: Option<(PieceId, Column, egui::Modifiers)>,
    opened: Option<(PieceId, Column)>,
    folded: Option<PieceId>,
    folded_side: Option<Side>,
    folded_group: Option<Group>,
    /// A block of cells begins, or reaches, here.
    block: Option<(bool, Cursor)>,
    aim: Option<(Aim, f32)>,
    /// The row let go over another.
    dropped: Option<PieceId>,
    headings: Vec<(Rect, Heading)>,
    /// Rows of pieces in view: their place in the list, and where their name stands.
    pub names: Vec<(usize, Rect)>,
    /// Where the cell is that is to come into view.
    followed: Option<Rect>,
}

impl Roster {
    pub(super) fn draw(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let columns = self.list.columns.clone();
        let mut happened = Happened::default();
        let mut sort = None;
        let height = (ui.available_height() - footer::HEIGHT).max(60.0);
        let mut spans: Vec<Rect> = Vec::new();
        let whole = Rect::from_min_size(ui.cursor().min, egui::vec2(ui.available_width(), height));
        Self::keyboard(ui, whole);
        let wanted = self.wanted.take();
        ScrollArea::horizontal().id_salt("units across").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_min_height(height - BAR);
            // The bar for scrolling across stands under it all.
            let bottom = ui.cursor().top() + height - BAR;
            let rows = (height - BAR - size::ROW - 2.0 - sums::HEIGHT).max(20.0);
            ui.spacing_mut().item_spacing = egui::vec2(1.0, 0.0);
            let mut table = TableBuilder::new(ui)
                .id_salt("units")
                .striped(true)
                .sense(Sense::click_and_drag())
                .cell_layout(Layout::left_to_right(Align::Center))
                .auto_shrink([false, false])
                .min_scrolled_height(0.0)
                .max_scroll_height(rows)
                .animate_scrolling(false);
            for column in &columns {
                let usual = Width::initial(width(context, column)).at_least(20.0).clip(true);
                table = table.column(usual.resizable(*column != Column::Problems));
            }
            if let Some(row) = wanted {
                table = table.scroll_to_row(row, None);
            }
            let table = table.header(size::ROW + 2.0, |mut header| {
                for column in &columns {
                    let (_, response) = header.col(|ui| self.heading(ui, context, column));
                    spans.push(response.rect);
                    if self.heading_answers(response, context, column, out) {
                        sort = Some(column.clone());
                    }
                }
            });
            table.body(|body| {
                body.rows(ROW, self.list.items.len(), |mut row| {
                    let place = row.index();
                    let Some(item) = self.list.items.get(place) else { return };
                    match item {
                        Item::Side(..) | Item::Group(..) => {
                            let Some(heading) = self.heading_of(context, item) else { return };
                            for (at, _) in columns.iter().enumerate() {
                                let (_, response) = row.col(|_| {});
                                if response.clicked() {
                                    match item {
                                        Item::Side(side, _) => happened.folded_side = Some(*side),
                                        Item::Group(group, _) => happened.folded_group = Some(group.clone()),
                                        Item::Piece { .. } => {}
                                    }
                                }
                                if at == 0 {
                                    let verb = if heading.open { text!("army-fold") } else { text!("army-unfold") };
                                    let label = format!("{verb} {}: {}", heading.name, footer::whole(&heading.totals));
                                    response.widget_info(|| {
                                        egui::WidgetInfo::labeled(egui::Role::RowHeader, true, &label)
                                    });
                                    happened.headings.push((response.rect, heading.clone()));
                                }
                            }
                        }
                        Item::Piece { id, .. } => {
                            let Some(piece) = context.scenario().pieces.get(id) else { return };
                            let on = matches!(&context.view.selection, Selection::Pieces(ids) if ids.contains(id));
                            row.set_selected(on);
                            for column in &columns {
                                let (_, response) = row.col(|ui| self.cell(ui, context, item, piece, column, on, &mut happened));
                                if *column == Column::name() {
                                    happened.names.push((place, response.rect));
                                }
                                self.announce(&response, context, (id, piece), (column, on));
                                self.answer(&response, context, (item, id), column, &mut happened);
                                let figure = figure_of(context, piece, column, &response);
                                super::menu::menu(&response, context, id, on, self.order.sort.is_some(), figure.as_ref(), out);
                            }
                        }
                    }
                });
            });
            // Not while the rows are drawn: they scroll up and down alone, and would take it for theirs.
            if let Some(cell) = happened.followed {
                ui.scroll_to_rect_animation(cell, None, egui::style::ScrollAnimation::none());
            }
            let clip = ui.clip_rect();
            let head = spans.first().map_or(clip.top(), Rect::bottom);
            let body = Rect::from_x_y_ranges(clip.x_range(), head..=bottom - sums::HEIGHT).intersect(clip);
            for (rect, heading) in &happened.headings {
                heading.paint(ui, *rect, body);
            }
            let low = Rect::from_min_max(pos2(clip.left(), bottom - sums::HEIGHT), pos2(clip.right(), bottom));
            self.sum_row(ui, context, &columns, &spans, low);
            let place = columns.iter().position(|column| *column == Column::name());
            if let Some(name) = place.and_then(|at| spans.get(at)) {
                let across = Rect::from_min_max(pos2(clip.left(), name.top()), pos2(clip.right(), bottom));
                self.names_in_view(ui, context, *name, across, &mut happened, out);
            }
            if let Some((aim, y)) = &happened.aim {
                let color = Tokens::of(ui).accent;
                let x = ui.clip_rect().x_range();
                match aim {
                    Aim::Into(_) => {
                        let rect = Rect::from_x_y_ranges(x, *y..=*y + ROW).shrink(1.0);
                        ui.painter().rect_stroke(rect, 2.0, Stroke::new(1.6, color), egui::StrokeKind::Inside);
                    }
                    Aim::Before(_) | Aim::After(_) => {
                        ui.painter().hline(x, *y, Stroke::new(2.0, color));
                    }
                }
            }
        });
        if let Some(column) = sort {
            self.sort_by(column);
        }
        self.follow &= happened.followed.is_none();
        self.drag_on(ui, context, whole, out);
        self.apply(ui, context, happened, out);
    }

    /// A block dragged beyond the rows in view goes on row by row.
    fn drag_on(&mut self, ui: &Ui, context: &EditorContext<'_>, whole: Rect, out: &mut Vec<Intent>) {
        if !self.dragging {
            return;
        }
        if !ui.input(|i| i.pointer.primary_down()) {
            self.dragging = false;
            return;
        }
        let Some(at) = ui.ctx().pointer_interact_pos() else { return };
        let by = if at.y > whole.bottom() - sums::HEIGHT - ROW {
            1
        } else if at.y < whole.top() + ROW {
            -1
        } else {
            return;
        };
        self.walk(context, by, 0, egui::Modifiers::SHIFT, out);
        ui.ctx().request_repaint();
    }

    /// The place the keyboard stays at while no cell is typed in.
    fn keyboard(ui: &mut Ui, whole: Rect) {
        let response = ui.interact(whole, keyboard_id(), Sense::focusable_noninteractive());
        response
            .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Table, true, text!("army-units-table")));
        if response.has_focus() {
            let filter =
                egui::EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
            ui.memory_mut(|m| m.set_focus_lock_filter(keyboard_id(), filter));
        }
    }

    fn cell(
        &self,
        ui: &mut Ui,
        context: &EditorContext<'_>,
        item: &Item,
        piece: &Piece,
        column: &Column,
        on: bool,
        happened: &mut Happened,
    ) {
        let Item::Piece { id, depth, leads, branch, totals } = item else { return };
        let tokens = Tokens::of(ui);
        let rect = ui.max_rect();
        let ink = if on { tokens.on_accent_soft } else { tokens.text };
        let weak = if on { tokens.on_accent_soft } else { tokens.text_weak };
        if self.editing.as_ref().is_some_and(|e| e.is_at(id, column)) {
            // Drawn with the panel's own state, after this: see `cell.rs`.
            cell::field(ui, self.editing.as_ref());
            return;
        }
        if on && self.is_block() && self.spans(column) {
            ui.painter().rect_filled(rect, 0.0, tokens.accent.gamma_multiply(CELLS));
        }
        match column {
            Column::Problems => {
                if let Some((severity, _)) = self.list.problems.get(id) {
                    let (mark, color) = crate::problems::sign(tokens, *severity);
                    mark.paint(ui.painter(), rect.center(), color);
                }
            }
            Column::Source => cell::whole_evidence(ui, context, piece, rect, weak),
            Column::Field(UnitField::Name) => {
                let mut left = rect.left();
                if self.order.group.is_some() {
                    left += *depth as f32 * INDENT;
                }
                if !self.order.is_list() {
                    left += *depth as f32 * INDENT;
                    if *branch {
                        let spot =
                            Rect::from_min_size(pos2(left, rect.top()), egui::vec2(TRIANGLE, rect.height()));
                        let open = !self.order.folded.contains(id);
                        let fold = ui.interact(spot, ui.scope_id().with("fold"), Sense::click());
                        triangle(ui.painter(), spot.center(), open, weak);
                        let verb = if open { text!("army-fold") } else { text!("army-unfold") };
                        let label = format!("{verb} {}", piece.name);
                        fold.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
                        if fold.clicked() {
                            happened.folded = Some(id.clone());
                        }
                    }
                    left += TRIANGLE;
                }
                let mut rest = Rect::from_min_max(pos2(left - PAD, rect.top()), rect.max);
                if *leads && totals.units > 0 {
                    let sum = if totals.units == 1 {
                        text!("army-1-unit").to_owned()
                    } else {
                        text!("army-units-units", units = totals.units)
                    };
                    let font = FontId::proportional(size::SMALL);
                    let galley = ui.painter().layout_no_wrap(sum, font, weak);
                    let at =
                        pos2(rect.right() - galley.size().x - PAD, rect.center().y - galley.size().y / 2.0);
                    rest.max.x = at.x - 4.0;
                    ui.painter().galley(at, galley, weak);
                }
                let look = if *leads { NameStyle::Leader } else { NameStyle::Unit };
                cell::name(ui, rest, &piece.name, look, piece.hex.is_none() && piece.arrives.is_none(), ink);
            }
            Column::Field(field) => {
                let right = field.is_number(context.catalog());
                let sum = shown_sum(column, *leads, totals);
                if sum > 0 {
                    cell::text(
                        ui,
                        rect,
                        &number(&thousands(sum)),
                        true,
                        weak,
                        FontId::proportional(size::SMALL),
                    );
                    return;
                }
                let text = cell::shown(context, field, piece);
                let given = !matches!(field, UnitField::Attribute(_)) || !field.is_empty(piece);
                let color = if given { ink } else { weak };
                cell::text(ui, rect, &text, right, color, FontId::proportional(size::BODY));
            }
        }
        if let Column::Field(field) = column
            && let Some(own) = piece.evidence.get(field.id())
        {
            cell::corner(ui, rect, own.grade);
        }
        let here = self.cursor.as_ref().is_some_and(|c| c.piece == *id && c.column == *column);
        if here && self.follow {
            // The names that stay in view lie over the left edge.
            let covered = if *column == Column::name() { 0.0 } else { self.names_width };
            happened.followed = Some(rect.with_min_x(rect.left() - covered).expand2(egui::vec2(PAD, 0.0)));
        }
        if here && super::has_keyboard(ui.ctx()) {
            let line = Stroke::new(1.5, tokens.accent);
            ui.painter().rect_stroke(rect.shrink(0.5), 2.0, line, egui::StrokeKind::Inside);
        }
    }

    /// What is said of a cell to who cannot see it.
    fn announce(
        &self,
        response: &Response,
        context: &EditorContext<'_>,
        (id, piece): (&PieceId, &Piece),
        (column, on): (&Column, bool),
    ) {
        let words = || match column {
            Column::Problems => {
                self.list.problems.get(id).map_or("none".to_owned(), |(_, text)| text.clone())
            }
            Column::Source => cell::evidence_words(context, piece),
            Column::Field(field) => cell::shown(context, field, piece),
        };
        response.widget_info(|| {
            let label = match column {
                Column::Field(UnitField::Name) => text!("army-row-of-piece", piece = piece.name),
                column => text!(
                    "army-column-of-piece-what",
                    column = title(context, column),
                    piece = piece.name,
                    what = words()
                ),
            };
            // Told where there is any, as the corner of the cell does.
            let label = figure_words(context, piece, column)
                .map_or(label.clone(), |own| format!("{label}, {}", inside(&own)));
            egui::WidgetInfo::selected(egui::Role::Cell, true, on, label)
        });
    }

    /// What a cell does: a click goes there, a second one opens it, drags select cells or move the row by its name.
    pub(super) fn answer(
        &self,
        response: &Response,
        context: &EditorContext<'_>,
        (item, id): (&Item, &PieceId),
        column: &Column,
        happened: &mut Happened,
    ) {
        let Some(piece) = context.scenario().pieces.get(id) else { return };
        if response.clicked() {
            let modifiers = response.ctx.input(|i| i.modifiers);
            happened.clicked = Some((id.clone(), column.clone(), modifiers));
        }
        if response.double_clicked() {
            happened.opened = Some((id.clone(), column.clone()));
        }
        // A row is taken by its name; dragging over other cells selects them.
        let at = Cursor { piece: id.clone(), column: column.clone() };
        if *column == Column::name() {
            response.dnd_set_drag_payload(Dragged(id.clone()));
        } else if response.drag_started_by(egui::PointerButton::Primary) {
            happened.block = Some((true, at.clone()));
        }
        if self.dragging && response.contains_pointer() && self.cursor.as_ref() != Some(&at) {
            happened.block = Some((false, at));
        }
        if let Some(dragged) = response.dnd_hover_payload::<Dragged>()
            && let Some(at) = response.ctx.pointer_interact_pos()
        {
            let leads = matches!(item, Item::Piece { leads: true, .. });
            let part = (at.y - response.rect.top()) / response.rect.height().max(1.0);
            let aim = Aim::of(id, leads && dragged.0 != *id, part);
            let y = if matches!(aim, Aim::After(_)) { response.rect.bottom() } else { response.rect.top() };
            happened.aim = Some((aim, y));
            // Asked once: it takes what was carried.
            if let Some(dropped) = response.dnd_release_payload::<Dragged>() {
                happened.dropped = Some(dropped.0.clone());
            }
        }
        if response.hovered() && response.ctx.input(|i| i.pointer.delta() == egui::Vec2::ZERO) {
            let tip = match column {
                Column::Problems => self.list.problems.get(id).map(|(_, text)| text.clone()),
                Column::Source => Some(cell::evidence_words(context, piece)),
                Column::Field(field) => {
                    let under = match item {
                        Item::Piece { totals, leads: true, .. } if *field == UnitField::Name => {
                            Some(whole(totals)).filter(|_| totals.units > 0)
                        }
                        _ => None,
                    };
                    let parts =
                        [cell::help(context, field, piece), under, figure_words(context, piece, column)];
                    let parts: Vec<String> = parts.into_iter().flatten().collect();
                    (!parts.is_empty()).then(|| parts.join("\n"))
                }
            };
            if let Some(tip) = tip {
                response.clone().on_hover_text(tip);
            }
        }
    }

    fn apply(&mut self, ui: &Ui, context: &EditorContext<'_>, happened: Happened, out: &mut Vec<Intent>) {
        if let Some(side) = happened.folded_side
            && let Some(folded) = self.order.folded_sides.get_mut(side.index())
        {
            *folded = !*folded;
        }
        if let Some(group) = happened.folded_group
            && !self.order.folded_groups.remove(&group)
        {
            self.order.folded_groups.insert(group);
        }
        if let Some((begins, at)) = happened.block
            && (!begins || self.close(ui.ctx(), context, out))
        {
            self.dragging = true;
            let modifiers = if begins { egui::Modifiers::NONE } else { egui::Modifiers::SHIFT };
            self.go(context, at, modifiers, out);
            ui.memory_mut(|m| m.request_focus(keyboard_id()));
        }
        if let Some(id) = happened.folded {
            self.fold(&id);
        } else if let Some((id, column, modifiers)) = happened.clicked {
            if !self.close(ui.ctx(), context, out) {
                return;
            }
            self.go(context, Cursor { piece: id, column }, modifiers, out);
            ui.memory_mut(|m| m.request_focus(keyboard_id()));
        }
        if let Some((piece, column)) = happened.opened {
            self.cursor = Some(Cursor { piece, column });
            self.tell_cells(context, out);
            self.begin(ui.ctx(), context, None, out);
        }
        if let (Some((aim, _)), Some(dragged)) = (happened.aim, happened.dropped) {
            self.drop(context, &dragged, &aim, out);
        }
    }

    /// Folds what is under a piece away, or out again.
    pub(super) fn fold(&mut self, id: &PieceId) {
        if !self.order.folded.remove(id) {
            self.order.folded.insert(id.clone());
        }
    }
}

/// The evidence of what a cell shows, in words.
fn figure_words(context: &EditorContext<'_>, piece: &Piece, column: &Column) -> Option<String> {
    column.field().and_then(|field| cell::figure_words(context, field, piece))
}

/// Id and name of what a cell shows, where its menu may be open.
fn figure_of(
    context: &EditorContext<'_>,
    piece: &Piece,
    column: &Column,
    response: &Response,
) -> Option<(String, String)> {
    if !(response.secondary_clicked() || response.context_menu_opened()) {
        return None;
    }
    match column {
        Column::Field(field) if field.fits(context.catalog(), piece) => {
            Some((field.id().to_owned(), title(context, column)))
        }
        _ => Some((String::new(), text!("army-the-whole").to_owned())),
    }
}
