//! Rows of the tree: a click selects, dragging onto a leader attaches.

use super::add;
use super::rows::Rows;
use super::tree::{Node, Tree};
use crate::command::Intent;
use crate::desk::Desk;
use crate::panels::problems;
use crate::ui::theme::{Tokens, color_of, size};
use crate::ui::widgets;
use crate::view::Selection;
use egui::collapsing_header::CollapsingState;
use egui::{Align, Layout, Response, RichText, Sense, Stroke, StrokeKind, Ui};
use oblique_core::rules::catalog::Domain;
use oblique_core::scenario::{Edit, PieceId, Side};
use std::collections::BTreeSet;

/// Draws a side: its heading with totals, then its tree.
pub fn side(
    ui: &mut Ui,
    desk: &Desk<'_>,
    side: Side,
    tree: &Tree<'_>,
    rows: &mut Rows,
    out: &mut Vec<Intent>,
) {
    let tokens = Tokens::of(ui);
    let info = desk.scenario().side(side);
    let totals = tree.totals(desk);
    let id = ui.make_persistent_id(("side", side.index()));
    let header = CollapsingState::load_with_default_open(ui.ctx(), id, true);
    let header = header.show_header(ui, |ui| {
        let (rect, _) = ui.allocate_exact_size(egui::vec2(12.0, 12.0), Sense::hover());
        ui.painter().rect_filled(rect, 2.0, color_of(&info.color));
        ui.label(RichText::new(&info.name).strong());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            add::menu(ui, desk, side, out);
        });
    });
    header.body(|ui| {
        ui.label(RichText::new(totals.text()).small().color(tokens.text_weak));
        ui.add_space(size::GAP_SMALL);
        if tree.roots.is_empty() {
            let none = desk.scenario().pieces.values().all(|piece| piece.side != side);
            let hint =
                if none { "Add a leader, then units for him to lead." } else { "No unit fits the search." };
            widgets::note(ui, hint);
        }
        for node in &tree.roots {
            branch(ui, desk, node, rows, out);
        }
    });
}

fn branch(ui: &mut Ui, desk: &Desk<'_>, node: &Node<'_>, rows: &mut Rows, out: &mut Vec<Intent>) {
    if node.under.is_empty() && !node.leads() {
        line(ui, desk, node, rows, out);
        return;
    }
    let id = ui.make_persistent_id(("branch", node.id));
    let header = CollapsingState::load_with_default_open(ui.ctx(), id, true);
    header.show_header(ui, |ui| line(ui, desk, node, rows, out)).body(|ui| {
        for under in &node.under {
            branch(ui, desk, under, rows, out);
        }
    });
}

/// What a row tells at its right: strength and quality of a unit, totals of a leader.
fn figures(desk: &Desk<'_>, node: &Node<'_>) -> String {
    if node.leads() {
        let totals = node.totals(desk);
        return if totals.units == 0 { String::new() } else { totals.text() };
    }
    let own = node.own(desk);
    let mut parts = Vec::new();
    if own.men > 0 {
        parts.push(own.men.to_string());
    }
    if own.guns > 0 {
        parts.push(format!("{} guns", own.guns));
    }
    let kind = desk.catalog().kind(&node.piece.kind);
    if let Some(quality) = kind.and_then(|k| k.attribute("quality")) {
        let value = node.piece.attrs.get("quality").unwrap_or(&quality.default);
        let name = match &quality.domain {
            Domain::Choice(options) => {
                options.iter().find(|(id, _)| value.text() == Some(id)).map(|(_, name)| name.clone())
            }
            _ => Some(value.to_string()),
        };
        parts.extend(name);
    }
    parts.join("  ")
}

/// One piece.
fn line(ui: &mut Ui, desk: &Desk<'_>, node: &Node<'_>, rows: &mut Rows, out: &mut Vec<Intent>) {
    let tokens = Tokens::of(ui);
    let selected = matches!(&desk.view.selection, Selection::Pieces(ids) if ids.contains(node.id));
    let width = ui.available_width();
    let (_, rect) = ui.allocate_space(egui::vec2(width, size::ROW));
    // An id of its own: the keyboard stays on the row when others come and go.
    let response = ui.interact(rect, ui.make_persistent_id(("row", node.id)), Sense::click_and_drag());
    if ui.is_rect_visible(rect) {
        paint(ui, desk, node, rect, &response, selected);
    }
    let what = format!("{} {}", node.piece.name, figures(desk, node));
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::ListItem, true, selected, what.trim()));
    response.dnd_set_drag_payload(node.id.clone());
    if response.dragged() {
        egui::Tooltip::always_open(
            ui.ctx().clone(),
            ui.layer_id(),
            response.id.with("drag"),
            egui::PopupAnchor::Pointer,
        )
        .show(|ui| ui.label(format!("Attach {}", node.piece.name)));
    }
    if node.leads() {
        if response.dnd_hover_payload::<PieceId>().is_some_and(|id| *id != *node.id) {
            ui.painter().rect_stroke(rect, 3.0, Stroke::new(1.5, tokens.accent), StrokeKind::Inside);
        }
        if let Some(dropped) = response.dnd_release_payload::<PieceId>() {
            attach(desk, &dropped, node.id, out);
        }
    }
    rows.note(ui, node.id, &response);
    if response.double_clicked() {
        out.push(Intent::ShowPanel("inspector"));
        if let Some(hex) = node.piece.hex {
            out.push(Intent::LookAt(hex));
        }
    }
    response.context_menu(|ui| {
        if !selected {
            out.push(Intent::Select(Selection::Pieces([node.id.clone()].into())));
        }
        for (name, command) in [("Duplicate", "edit.duplicate"), ("Delete", "edit.delete")] {
            let keys = desk.settings.keys.shortcut(command);
            let keys = keys.map(|keys| crate::command::shortcut_text(ui.ctx(), &keys)).unwrap_or_default();
            if ui.add(egui::Button::new(name).shortcut_text(keys)).clicked() {
                out.push(Intent::Run(command));
                ui.close();
            }
        }
    });
}

fn paint(ui: &Ui, desk: &Desk<'_>, node: &Node<'_>, rect: egui::Rect, response: &Response, selected: bool) {
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
    let figures = ui.painter().layout_no_wrap(figures(desk, node), small, weak);
    let at = egui::pos2(rect.right() - figures.size().x - 6.0, rect.center().y - figures.size().y / 2.0);
    let mut left = rect.left() + 6.0;
    if let Some(severity) = problems::worst(desk, node.id) {
        let (mark, color) = problems::sign(tokens, severity);
        mark.paint(ui.painter(), egui::pos2(left + 4.0, rect.center().y), color);
        left += 14.0;
    }
    let room = at.x - left - 8.0;
    ui.painter().galley(at, figures, weak);
    let waiting = node.piece.hex.is_none();
    let mut job = egui::text::LayoutJob::default();
    let format = egui::TextFormat {
        font_id: egui::FontId::proportional(size::BODY),
        color: if waiting && !selected { tokens.text_weak } else { ink },
        italics: waiting,
        ..egui::TextFormat::default()
    };
    job.append(&node.piece.name, 0.0, format);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room.max(20.0));
    let name = ui.fonts_mut(|f| f.layout_job(job));
    ui.painter().galley(egui::pos2(left, rect.center().y - name.size().y / 2.0), name, ink);
}

/// Attaches a piece, or the whole selection if it is among it, to a leader.
fn attach(desk: &Desk<'_>, dropped: &PieceId, leader: &PieceId, out: &mut Vec<Intent>) {
    let scenario = desk.scenario();
    let Some(to) = scenario.pieces.get(leader) else { return };
    let ids = match &desk.view.selection {
        Selection::Pieces(ids) if ids.contains(dropped) => ids.clone(),
        _ => BTreeSet::from([dropped.clone()]),
    };
    let under_itself = |id: &PieceId| {
        let mut above = Some(leader);
        for _ in 0..scenario.pieces.len() {
            let Some(now) = above else { return false };
            if now == id {
                return true;
            }
            above = scenario.pieces.get(now).and_then(|p| p.leader.as_ref());
        }
        true
    };
    let edits: Vec<Edit> = ids
        .iter()
        .filter(|id| !under_itself(id))
        .filter_map(|id| {
            let mut piece = scenario.pieces.get(id)?.clone();
            piece.leader = Some(leader.clone());
            piece.side = to.side;
            Some(Edit::Piece(id.clone(), Some(Box::new(piece))))
        })
        .collect();
    if edits.is_empty() {
        out.push(Intent::Say("A leader cannot be attached to one he leads.".to_owned()));
        return;
    }
    out.push(Intent::edit(format!("Attach to {}", to.name), Edit::Many(edits)));
}
