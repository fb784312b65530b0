//! The small sheets over the map: what stands and lies in a hex (right click), and whom of a stack
//! to select (left click).
//!
//! Must not know any one system.

use super::acts::Act;
use super::screen::Table;
use super::{attributes, notes, tracks, unit_card, words};
use egui::{RichText, Ui, pos2, vec2};
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, PieceState};
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Width of a sheet.
const WIDTH: f32 = 300.0;

/// Draws those that are open.
pub(crate) fn show(ctx: &egui::Context, table: &Table<'_>, out: &mut Vec<Act>) {
    if let Some((hex, at)) = table.screen.details {
        let mut open = true;
        let title = text!("play-hex-hex", hex = table.setting().board.layout().name(hex));
        egui::Window::new(title)
            .id(egui::Id::unique("details"))
            .open(&mut open)
            .collapsible(false)
            .default_width(WIDTH)
            .resizable(false)
            // What can be dragged keeps the place it was first opened at.
            .movable(false)
            .current_pos(beside(ctx, at, 400.0))
            .show(ctx, |ui| {
                let scroll = widgets::scrolled(widgets::room(ui, 380.0));
                scroll.show(ui, |ui| sheet(ui, table, hex, out));
            });
        if !open {
            out.push(Act::Details(None));
        }
    }
    if let Some((hex, at)) = table.screen.stack {
        let rows = table.stack(hex).len() as f32;
        egui::Window::new(text!("play-who"))
            .id(egui::Id::unique("stack"))
            .collapsible(false)
            .resizable(false)
            .movable(false)
            .default_width(220.0)
            .current_pos(beside(ctx, at, 60.0 + 26.0 * rows))
            .show(ctx, |ui| stack(ui, table, hex, out));
    }
}

/// A place beside the pointer where a sheet of that height is whole in view.
fn beside(ctx: &egui::Context, at: egui::Pos2, height: f32) -> egui::Pos2 {
    let room = ctx.content_rect();
    let right = at + vec2(26.0, -20.0);
    let x = if right.x + WIDTH + 20.0 > room.right() { at.x - WIDTH - 46.0 } else { right.x };
    pos2(x.max(room.left()), right.y.min(room.bottom() - height).max(room.top() + 40.0))
}

fn sheet(ui: &mut Ui, table: &Table<'_>, hex: Hex, out: &mut Vec<Act>) {
    ui.set_width(WIDTH);
    for (pix, piece) in table.stack(hex) {
        piece_sheet(ui, table, pix, piece, out);
        ui.separator();
    }
    unit_card::place(ui, table, hex, &words::ground(table.setting(), hex));
    struck(ui, table, hex);
    notes::of_hex(ui, table, hex, out);
}

fn piece_sheet(ui: &mut Ui, table: &Table<'_>, pix: PieceIx, piece: &PieceState, out: &mut Vec<Act>) {
    let top = if piece.top && piece.is_unit() { " (T)" } else { "" };
    ui.horizontal(|ui| {
        ui.label(RichText::new(format!("{}{top}", piece.info.name)).strong());
        if ui
            .small_button(text!("play-select"))
            .accessible_name(text!("play-select-info", info = piece.info.name))
            .clicked()
        {
            out.push(Act::Select(Some(pix)));
            out.push(Act::Details(None));
        }
    });
    let kind = table.catalog().kinds.get(usize::from(piece.info.kind)).map_or("", |k| k.name.as_str());
    widgets::note(ui, &format!("{kind}, {}", table.side(piece.side())));
    let posture = words::posture(table.catalog(), piece);
    if !posture.is_empty() {
        ui.label(posture);
    }
    if piece.known {
        tracks::ui(ui, table, pix, piece);
        attributes::ui(ui, table, piece, out);
        if let Some(leader) = piece.leader {
            let cut = if table.derived.cut_off(pix) { text!("play-out-of-his-reach") } else { "" };
            ui.label(text!("play-under-leader-cut", leader = words::name(table.seen, leader), cut));
        }
    } else {
        unit_card::hidden(ui, piece);
    }
    unit_card::marks(ui, table, pix);
}

/// What the last combat did in a hex.
pub(crate) fn struck(ui: &mut Ui, table: &Table<'_>, hex: Hex) {
    let Some(strikes) = table.session.strikes() else { return };
    let lines = strikes.lines_at(hex, table.session.seat());
    if strikes.hits_at(hex).is_none() && lines.is_empty() {
        return;
    }
    widgets::group(ui, text!("play-in-the-last-combat"));
    if let Some(hits) = strikes.hits_at(hex) {
        ui.label(text!("context-count-hits", n = hits));
    }
    for line in lines {
        ui.add(egui::Label::new(RichText::new(line).small()).wrap());
    }
}

fn stack(ui: &mut Ui, table: &Table<'_>, hex: Hex, out: &mut Vec<Act>) {
    let pieces = table.stack(hex);
    let units = pieces.iter().filter(|(_, p)| p.is_unit()).count();
    for (index, (pix, piece)) in pieces.into_iter().enumerate() {
        let top = if piece.top && piece.is_unit() && units > 1 { " (T)" } else { "" };
        let name = format!("{}{top}", piece.info.name);
        let key = RichText::new((index + 1).to_string()).small();
        let row = egui::Button::new(&name).right_text(key).min_size(vec2(200.0, 0.0));
        // Enter takes the first.
        let row = if index == 0 { ui.add(row.fill(Tokens::of(ui).accent_soft)) } else { ui.add(row) };
        if row.accessible_name(name).on_hover_text(words::posture(table.catalog(), piece)).clicked() {
            out.push(Act::Select(Some(pix)));
            out.push(Act::Inspect(Some(hex)));
        }
    }
    ui.add_space(size::GAP_SMALL);
    if ui.button(text!("play-cancel")).clicked() {
        out.push(Act::Stack(None));
    }
}
