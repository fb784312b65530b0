//! The selected piece, its stack and its hex, in words.

use super::acts::Act;
use super::screen::Table;
use super::{attributes, details, tracks, words};
use egui::{Align2, Area, Frame, Id, Margin, Order as Layer, Rect, RichText, Stroke, Ui, vec2};
use oblique_board::hex::Hex;
use oblique_mapview::ground;
use oblique_mapview::pieces::side_color;
use oblique_rules::play::{PieceIx, PieceState};
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Width of the card.
const WIDTH: f32 = 250.0;
/// What of the map's height it may take.
const SHARE: f32 = 0.45;

/// Draws the card in the upper right corner of the map, where something is selected or looked into; says where.
pub(crate) fn show(ctx: &egui::Context, table: &Table<'_>, map: Rect, out: &mut Vec<Act>) -> Option<Rect> {
    if table.selected().is_none() && table.screen.inspected.is_none() {
        return None;
    }
    let at = map.right_top() + vec2(-10.0, 10.0);
    let area = Area::new(Id::unique("selection")).order(Layer::Middle).pivot(Align2::RIGHT_TOP);
    let drawn = area.fixed_pos(at).show(ctx, |ui| {
        let tokens = Tokens::of(ui);
        Frame::new()
            .fill(tokens.panel)
            .stroke(Stroke::new(1.0, tokens.line_strong))
            .corner_radius(size::RADIUS)
            .inner_margin(Margin::symmetric(10, 6))
            .show(ui, |ui| {
                ui.set_width(WIDTH);
                let most = (map.height() * SHARE).max(120.0);
                let scroll = widgets::scrolled(most).id_salt("selection");
                scroll.show(ui, |ui| self::ui(ui, table, out));
            });
    });
    Some(drawn.response.rect)
}

/// Draws the card of the selected piece, or of the hex looked into.
fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    match (table.selected(), table.screen.inspected) {
        (Some((pix, piece)), _) => {
            card(ui, table, pix, piece, out);
            stack(ui, table, piece.hex, Some(pix), out);
            place(ui, table, piece.hex, &words::place(table.setting(), piece.hex));
            details::struck(ui, table, piece.hex);
        }
        (None, Some(hex)) => {
            widgets::group(ui, &text!("play-hex-hex", hex = table.setting().board.layout().name(hex)));
            stack(ui, table, hex, None, out);
            // Its number stands over the card.
            place(ui, table, hex, &words::ground(table.setting(), hex));
            details::struck(ui, table, hex);
        }
        (None, None) => {}
    }
}

fn card(ui: &mut Ui, table: &Table<'_>, pix: PieceIx, piece: &PieceState, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    let catalog = table.catalog();
    ui.label(RichText::new(&piece.info.name).strong().size(15.0));
    let kind = catalog.kinds.get(usize::from(piece.info.kind)).map_or("", |k| k.name.as_str());
    let side = tokens.legible(ground::color(side_color(table.scenario, piece.side())));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        ui.label(RichText::new(table.side(piece.side())).color(side));
        ui.label(RichText::new(kind).color(tokens.text_weak));
    });
    let posture = words::posture(catalog, piece);
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
        hidden(ui, piece);
    }
    marks(ui, table, pix);
    let followers = table.seen.iter().filter(|(_, p)| p.on_map() && p.leader == Some(pix)).count();
    if followers > 0 {
        widgets::note(ui, &text!("play-leads-followers-units-on-the-map", followers));
    }
}

/// What the fog of war leaves to see of an enemy.
pub(crate) fn hidden(ui: &mut Ui, piece: &PieceState) {
    let figures =
        if piece.is_unit() { text!("play-figures-figures", figures = piece.figures) } else { String::new() };
    widgets::note(ui, &text!("play-figures-the-fog-of-war-hides-its-numbers", figures));
}

/// The marks that hold for a piece.
pub(crate) fn marks(ui: &mut Ui, table: &Table<'_>, pix: PieceIx) {
    let marks = table.derived.marks(pix);
    let on = table.catalog().marks.iter().zip(0_u8..).filter(|(_, k)| marks.has(*k));
    let names: Vec<&str> = on.map(|(mark, _)| mark.name.as_str()).collect();
    if !names.is_empty() {
        widgets::note(ui, &format!("{}.", names.join(". ")));
    }
}

fn stack(ui: &mut Ui, table: &Table<'_>, hex: Hex, selected: Option<PieceIx>, out: &mut Vec<Act>) {
    let stack = table.stack(hex);
    if stack.len() < 2 && selected.is_some() {
        return;
    }
    if !stack.is_empty() && selected.is_some() {
        widgets::note(ui, text!("play-in-the-same-hex"));
    }
    let units = stack.iter().filter(|(_, p)| p.is_unit()).count();
    for (pix, piece) in stack {
        let top = if piece.top && units > 1 { " (T)" } else { "" };
        let name = format!("{}{top}", piece.info.name);
        let row = ui.selectable_label(selected == Some(pix), &name);
        if row.on_hover_text(words::posture(table.catalog(), piece)).clicked() {
            out.push(Act::Select(Some(pix)));
        }
    }
}

/// A hex, what it is called, its terrain and objective.
pub(crate) fn place(ui: &mut Ui, table: &Table<'_>, hex: Hex, called: &str) {
    let setting = table.setting();
    ui.add_space(size::GAP_SMALL);
    widgets::note(ui, called);
    let terrain = setting.board.terrain_id(hex).and_then(|id| setting.catalog.terrain(id));
    if let Some(terrain) = terrain.filter(|t| !t.note.is_empty()) {
        widgets::note(ui, &terrain.note);
    }
    for objective in table.seen.objectives.iter().filter(|o| o.hex == hex) {
        let holder = objective.holder.map_or(text!("play-nobody"), |s| table.side(s));
        let [a, b] = objective.value;
        ui.label(text!(
            "play-objective-held-by-holder-worth-a-and-b",
            objective = objective.name,
            holder,
            a,
            b
        ));
    }
}
