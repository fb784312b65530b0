//! Lines of the tree: a click selects, dragging onto a leader attaches.

use super::add;
use super::rows::{Rows, row_id};
use super::tree::{Line, Node};
use crate::problems;
use egui::{Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::Selection;
use oblique_roster::arrange::{self, Spot};
use oblique_scenario::{Piece, PieceId, Side};
use oblique_text::text;
use oblique_ui::shorten;
use oblique_ui::theme::{Tokens, color_of, size};
use std::collections::BTreeSet;

/// Room a level is set in by.
const INDENT: f32 = 12.0;
/// Room for the triangle that folds.
const TRIANGLE: f32 = 14.0;

/// Between a name and its figures, with the mark of a problem.
const FIGURES_GAP: f32 = 20.0;
/// Most of a row's width that its figures take beside a long name.
const FIGURES_SHARE: f32 = 0.58;
/// Points that a name has before figures take any.
const NAME_LEAST: f32 = 72.0;
/// Figures of fewer points tell nothing.
const FIGURES_LEAST: f32 = 28.0;

/// What is folded away.
pub(super) struct Folding<'a> {
    /// Leaders.
    pub pieces: &'a mut BTreeSet<PieceId>,
    /// Side A and side B.
    pub sides: &'a mut [bool; 2],
}

/// Draws a line.
pub(super) fn line(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    line: &Line,
    rect: Rect,
    folding: &mut Folding<'_>,
    rows: &mut Rows,
    out: &mut Vec<Intent>,
) {
    let weak = Tokens::of(ui).text_weak;
    let inside = Rect::from_min_max(rect.min + egui::vec2(TRIANGLE, 0.0), rect.max);
    let note = |ui: &mut Ui, text: &str| {
        let label = egui::RichText::new(text).small().color(weak);
        ui.put(inside, |ui: &mut Ui| {
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.add(egui::Label::new(label).truncate())
            })
            .inner
        })
    };
    match line {
        Line::Side(which) => side(ui, context, *which, rect, folding, out),
        Line::Sum(sum, parts) => {
            let response = note(ui, sum);
            if !parts.is_empty() {
                response.on_hover_text(parts);
            }
        }
        Line::Hint(hint) => drop(note(ui, hint)),
        Line::Piece(node) => {
            if let Some(piece) = context.scenario().pieces.get(&node.id) {
                unit(ui, context, piece, node, rect, folding, rows, out);
            }
        }
    }
}

/// The triangle that folds; true if it was clicked.
fn fold(ui: &Ui, at: Rect, open: bool, what: &str) -> bool {
    let id = egui::Id::unique(("order of battle fold", what, at.top().to_bits()));
    let response = ui.interact(at, id, Sense::click());
    let verb = if open { text!("army-fold") } else { text!("army-unfold") };
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Button, true, text!("army-verb-what-in-the-tree", verb, what))
    });
    let points =
        if open { [(-4.0, -2.5), (4.0, -2.5), (0.0, 3.0)] } else { [(-2.5, -4.0), (3.0, 0.0), (-2.5, 4.0)] };
    let points = points.map(|(x, y)| at.center() + egui::vec2(x, y)).to_vec();
    let color = if response.hovered() { Tokens::of(ui).text } else { Tokens::of(ui).text_weak };
    ui.painter().add(egui::Shape::convex_polygon(points, color, Stroke::NONE));
    response.clicked()
}

fn side(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    side: Side,
    rect: Rect,
    folding: &mut Folding<'_>,
    out: &mut Vec<Intent>,
) {
    let info = context.scenario().side(side);
    let open = !folding.sides.get(side.index()).copied().unwrap_or(false);
    let spot = Rect::from_min_size(rect.min, egui::vec2(TRIANGLE, rect.height()));
    if fold(ui, spot, open, &info.name)
        && let Some(folded) = folding.sides.get_mut(side.index())
    {
        *folded = open;
    }
    let dot =
        Rect::from_center_size(pos2(rect.left() + TRIANGLE + 8.0, rect.center().y), egui::vec2(12.0, 12.0));
    ui.painter().rect_filled(dot, 2.0, color_of(&info.color));
    let inside = Rect::from_min_max(pos2(dot.right() + 6.0, rect.top()), rect.max);
    let mut row = ui.new_child(
        egui::UiBuilder::new().max_rect(inside).layout(egui::Layout::right_to_left(egui::Align::Center)),
    );
    add::menu(&mut row, context, side, out);
    row.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.add(egui::Label::new(egui::RichText::new(&info.name).strong()).truncate());
    });
}

/// One piece.
fn unit(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    piece: &Piece,
    node: &Node,
    rect: Rect,
    folding: &mut Folding<'_>,
    rows: &mut Rows,
    out: &mut Vec<Intent>,
) {
    let tokens = Tokens::of(ui);
    let selected = matches!(&context.view.selection, Selection::Pieces(ids) if ids.contains(&node.id));
    let left = rect.left() + node.depth as f32 * INDENT;
    let inside = Rect::from_min_max(pos2(left + TRIANGLE, rect.top()), rect.max);
    // An id of its own: the keyboard stays on the row when others come and go.
    let response = ui.interact(inside, row_id(&node.id), Sense::click_and_drag());
    if node.branch || node.leads {
        let spot = Rect::from_min_size(pos2(left, rect.top()), egui::vec2(TRIANGLE, rect.height()));
        let open = !folding.pieces.contains(&node.id);
        if fold(ui, spot, open, &piece.name) && !folding.pieces.remove(&node.id) {
            folding.pieces.insert(node.id.clone());
        }
    }
    paint(ui, context, piece, node, inside, &response, selected);
    let what = format!("{} {}", piece.name, node.figures);
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::ListItem, true, selected, what.trim()));
    response.dnd_set_drag_payload(node.id.clone());
    if response.dragged() {
        egui::Tooltip::always_open(
            ui.ctx().clone(),
            ui.layer_id(),
            response.id.with("drag"),
            egui::PopupAnchor::Pointer,
        )
        .show(|ui| ui.label(text!("army-attach-piece", piece = piece.name)));
    }
    if node.leads {
        if response.dnd_hover_payload::<PieceId>().is_some_and(|id| *id != node.id) {
            ui.painter().rect_stroke(inside, 3.0, Stroke::new(1.5, tokens.accent), StrokeKind::Inside);
        }
        if let Some(dropped) = response.dnd_release_payload::<PieceId>() {
            attach(context, &dropped, &node.id, out);
        }
    }
    rows.note(ui, &node.id, &response);
    if response.double_clicked() {
        out.push(Intent::ShowPanel("inspector"));
        if let Some(hex) = piece.hex {
            out.push(Intent::LookAt(hex));
        }
    }
    crate::roster::row_menu(&response, context, &node.id, selected, out);
}

fn paint(
    ui: &Ui,
    context: &EditorContext<'_>,
    piece: &Piece,
    node: &Node,
    rect: egui::Rect,
    response: &Response,
    selected: bool,
) {
    let tokens = Tokens::of(ui);
    let fill = match (selected, response.hovered() || response.has_focus()) {
        (true, _) => tokens.accent_soft,
        (false, true) => tokens.button,
        (false, false) => egui::Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(rect, 3.0, fill);
    let ink = if selected { tokens.on_accent_soft } else { tokens.text };
    let weak = if selected { tokens.on_accent_soft } else { tokens.text_weak };
    let small = egui::FontId::proportional(size::SMALL);
    let mut figures = egui::text::LayoutJob::simple_singleline(node.figures.clone(), small, weak);
    // In a narrow panel a long name keeps its share of the row.
    let body = egui::FontId::proportional(size::BODY);
    let name = ui.painter().layout_no_wrap(piece.name.clone(), body, weak).size().x + FIGURES_GAP;
    // In one narrower still the figures go: the inspector has them.
    let least = name.min(NAME_LEAST);
    let room = (rect.width() - name).max(rect.width() * FIGURES_SHARE).min(rect.width() - least);
    if room < FIGURES_LEAST {
        figures = egui::text::LayoutJob::default();
    }
    figures.wrap = egui::text::TextWrapping::truncate_at_width(room.max(0.0));
    let figures = ui.fonts_mut(|f| f.layout_job(figures));
    let at = egui::pos2(rect.right() - figures.size().x - 6.0, rect.center().y - figures.size().y / 2.0);
    let mut left = rect.left() + 6.0;
    if let Some(severity) = problems::worst(context, &node.id) {
        let (mark, color) = problems::sign(tokens, severity);
        mark.paint(ui.painter(), egui::pos2(left + 4.0, rect.center().y), color);
        left += 14.0;
    }
    let room = at.x - left - 8.0;
    ui.painter().galley(at, figures, weak);
    let waiting = piece.hex.is_none();
    let format = egui::TextFormat {
        font_id: egui::FontId::proportional(size::BODY),
        color: if waiting && !selected { tokens.text_weak } else { ink },
        italics: waiting,
        ..egui::TextFormat::default()
    };
    let name = shorten::line_within(ui, &piece.name, &format, room.max(20.0));
    ui.painter().galley(egui::pos2(left, rect.center().y - name.size().y / 2.0), name, ink);
}

/// Attaches a piece, or the whole selection if it is among it, to a leader.
fn attach(context: &EditorContext<'_>, dropped: &PieceId, leader: &PieceId, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let Some(to) = scenario.pieces.get(leader) else { return };
    let ids = match &context.view.selection {
        Selection::Pieces(ids) if ids.contains(dropped) => ids.clone(),
        _ => BTreeSet::from([dropped.clone()]),
    };
    let spot = Spot { side: to.side, leader: Some(leader.clone()), before: None };
    match arrange::moved(scenario, context.catalog(), &ids, &spot) {
        Ok(edit) => out.push(Intent::edit(text!("army-attach-to-to", to = to.name), edit)),
        Err(why) => out.push(Intent::Say(why.to_string())),
    }
}
