//! The selected piece, its stack and its hex, in words.

use super::acts::Act;
use super::screen::Table;
use super::words;
use crate::ui::Tokens;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{RichText, Ui};
use oblique_core::hex::Hex;
use oblique_core::rules::play::{PieceState, Pix};

/// Draws the card of the selected piece, or of the hex looked into.
pub fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    match (table.selected(), table.screen.inspected) {
        (Some((pix, piece)), _) => {
            card(ui, table, pix, piece);
            stack(ui, table, piece.hex, Some(pix), out);
            place(ui, table, piece.hex);
        }
        (None, Some(hex)) => {
            widgets::group(ui, &format!("Hex {}", table.theatre().board.layout().name(hex)));
            stack(ui, table, hex, None, out);
            place(ui, table, hex);
        }
        (None, None) => {
            ui.add_space(size::GAP);
            widgets::note(
                ui,
                "Click a unit or a hex to see it here. Full stop selects the next unit with orders to give.",
            );
        }
    }
}

fn card(ui: &mut Ui, table: &Table<'_>, pix: Pix, piece: &PieceState) {
    let tokens = Tokens::of(ui);
    let catalog = table.catalog();
    ui.add_space(size::GAP);
    ui.label(RichText::new(&piece.info.name).strong().size(15.0));
    let kind = catalog.kinds.get(usize::from(piece.info.kind)).map_or("", |k| k.name.as_str());
    ui.label(RichText::new(format!("{kind}, {}", table.side(piece.side()))).color(tokens.text_weak));
    let posture = words::posture(catalog, piece);
    if !posture.is_empty() {
        ui.label(posture);
    }
    if piece.known {
        tracks(ui, table, piece);
        if let Some(leader) = piece.leader {
            ui.label(format!("Under {}", words::name(table.seen, leader)));
        }
    } else {
        let figures = if piece.is_unit() { format!("{} figures. ", piece.figures) } else { String::new() };
        widgets::note(ui, &format!("{figures}The fog of war hides its numbers."));
    }
    marks(ui, table, piece);
    let followers = table.seen.iter().filter(|(_, p)| p.on_map() && p.leader == Some(pix)).count();
    if followers > 0 {
        widgets::note(ui, &format!("Leads {followers} units on the map"));
    }
}

fn tracks(ui: &mut Ui, table: &Table<'_>, piece: &PieceState) {
    let weak = Tokens::of(ui).text_weak;
    let kind = table.catalog().kinds.get(usize::from(piece.info.kind));
    let rows: Vec<(&str, String)> = table
        .catalog()
        .tracks
        .iter()
        .zip(piece.tracks)
        .filter(|(track, value)| *value != 0 || kind.is_some_and(|k| k.attribute(&track.id).is_some()))
        .map(|(track, value)| (track.name.as_str(), words::track_value(track, value)))
        .collect();
    let strong = ui.visuals().strong_text_color();
    let font = egui::TextStyle::Body.resolve(ui.style());
    let job = |(name, value): &(&str, String)| {
        let mut job = egui::text::LayoutJob::default();
        job.append(name, 0.0, egui::TextFormat::simple(font.clone(), weak));
        job.append(value, 7.0, egui::TextFormat::simple(font.clone(), strong));
        job
    };
    // A long name has a line to itself: a value must never fall off.
    let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    let (short, long): (Vec<_>, Vec<_>) =
        rows.iter().map(job).partition(|job| ui.fonts_mut(|f| f.layout_job(job.clone())).size().x <= half);
    if !short.is_empty() {
        ui.columns(2, |columns| {
            for (index, job) in short.into_iter().enumerate() {
                columns[index % 2].add(egui::Label::new(job).truncate());
            }
        });
    }
    for job in long {
        ui.add(egui::Label::new(job).wrap());
    }
}

fn marks(ui: &mut Ui, table: &Table<'_>, piece: &PieceState) {
    let on = table.catalog().marks.iter().zip(0_u8..).filter(|(_, k)| piece.marks.has(*k));
    let names: Vec<&str> = on.map(|(mark, _)| mark.name.as_str()).collect();
    if !names.is_empty() {
        widgets::note(ui, &format!("{}.", names.join(". ")));
    }
}

fn stack(ui: &mut Ui, table: &Table<'_>, hex: Hex, selected: Option<Pix>, out: &mut Vec<Act>) {
    let stack = table.stack(hex);
    if stack.len() < 2 && selected.is_some() {
        return;
    }
    if !stack.is_empty() && selected.is_some() {
        widgets::note(ui, "In the same hex");
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

/// Terrain, level and objective of a hex.
pub fn place(ui: &mut Ui, table: &Table<'_>, hex: Hex) {
    let theatre = table.theatre();
    ui.add_space(size::GAP_SMALL);
    widgets::note(ui, &words::place(theatre, hex));
    let terrain = theatre.board.terrain_id(hex).and_then(|id| theatre.catalog.terrain(id));
    if let Some(terrain) = terrain.filter(|t| !t.note.is_empty()) {
        widgets::note(ui, &terrain.note);
    }
    for objective in table.seen.objectives.iter().filter(|o| o.hex == hex) {
        let holder = objective.holder.map_or("nobody", |s| table.side(s));
        let [a, b] = objective.value;
        ui.label(format!("{}: held by {holder}, worth {a} and {b}", objective.name));
    }
}
