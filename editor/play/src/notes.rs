//! Notes pinned in play: written here, kept as the designer's notes of the scenario, shown on the map.
//!
//! The pane asks for a note like for any other change; whoever holds the document pins it. Must not
//! reach the document.

use super::acts::Act;
use super::screen::Table;
use egui::{Key, Modifiers, TextEdit, Ui};
use oblique_board::hex::Hex;
use oblique_mapview::{Overlay, Tint};
use oblique_rules::play::PieceIx;
use oblique_scenario::{Note, NoteId, PieceId, Side};
use oblique_text::text;
use oblique_ui::theme::size;
use oblique_ui::widgets;
use std::collections::BTreeMap;

/// A note being written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The piece it is pinned to.
    pub piece: Option<PieceIx>,
    /// The hex it is pinned to.
    pub hex: Option<Hex>,
    /// What is written so far.
    pub text: String,
}

/// Who may read which note pinned in this battle: under fog of war its writer alone.
pub(crate) type Readers = BTreeMap<NoteId, Side>;

/// What a note would be pinned to: the hex whose details are open, the selected piece, the hex looked
/// into, the hex under the pointer.
pub(crate) fn target(table: &Table<'_>) -> Option<(Option<PieceIx>, Hex)> {
    let screen = table.screen;
    if let Some((hex, _)) = screen.details {
        return Some((table.stack(hex).first().map(|(pix, _)| *pix), hex));
    }
    if let Some((pix, piece)) = table.selected() {
        return Some((Some(pix), piece.hex));
    }
    screen.inspected.or(screen.hover).map(|hex| (None, hex))
}

/// The act of beginning a note there.
pub(crate) fn begin(table: &Table<'_>) -> Act {
    let (piece, hex) = target(table).map_or((None, None), |(piece, hex)| (piece, Some(hex)));
    Act::WriteNote(Some(Draft { piece, hex, text: String::new() }))
}

/// The note a draft becomes; the turn and phase stand before its text. A piece the scenario does not
/// have (one that joined in play, one the fog hides) is not named: the note is pinned to its hex.
pub(crate) fn note_of(table: &Table<'_>, draft: &Draft) -> Option<Note> {
    let text = draft.text.trim();
    if text.is_empty() {
        return None;
    }
    let session = table.session;
    let moment = session.moment_name(session.at());
    let id = |pix: PieceIx| table.seen.get(pix).map(|p| p.info.id.clone());
    let piece: Option<PieceId> = draft.piece.and_then(id).filter(|id| table.scenario.pieces.contains_key(id));
    let text = format!("{}: {text}", super::ledger::capital(&moment));
    Some(Note { text, hex: draft.hex, piece, evidence: None })
}

/// The window in which a note is written.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let Some(draft) = &table.screen.draft else { return };
    if draft.hex.is_none() {
        ui.label(text!("play-select-a-unit-or-a-hex-to-write"));
        // As soon as something is picked out, the note is about that.
        let selected = table.selected().map(|(pix, piece)| (Some(pix), piece.hex));
        if let Some((piece, hex)) = selected.or(table.screen.inspected.map(|hex| (None, hex))) {
            out.push(Act::WriteNote(Some(Draft { piece, hex: Some(hex), text: String::new() })));
        }
        return;
    }
    let name = draft.piece.and_then(|p| table.seen.get(p)).map(|p| p.info.name.as_str());
    let hex = draft.hex.map(|hex| table.setting().board.layout().name(hex)).unwrap_or_default();
    ui.label(name.map_or_else(|| text!("play-hex-hex-2", hex), |name| text!("play-name-hex-hex", name, hex)));
    let moment = table.session.moment_name(table.session.at());
    widgets::note(ui, &super::ledger::capital(&moment));
    let mut text = draft.text.clone();
    let field = TextEdit::multiline(&mut text).desired_rows(3).desired_width(f32::INFINITY);
    let field = ui.add(field).accessible_name(text!("play-the-note"));
    if draft.text.is_empty() && ui.memory(|m| m.focused().is_none()) {
        field.request_focus();
    }
    if field.changed() {
        out.push(Act::WriteNote(Some(Draft { text, ..draft.clone() })));
    }
    ui.add_space(size::GAP_SMALL);
    let can = !draft.text.trim().is_empty();
    let press = can && ui.input_mut(|i| i.consume_key(Modifiers::COMMAND, Key::Enter));
    ui.horizontal(|ui| {
        let pin = ui.add_enabled(can, egui::Button::new(text!("play-pin-it")));
        let hint = text!("play-a-designers-note-to-be-found-and-undone");
        if pin.on_hover_text(hint).clicked() || press {
            out.extend(note_of(table, draft).map(Act::PinNote));
        }
        if ui.button(text!("play-discard")).clicked() {
            out.push(Act::WriteNote(None));
        }
    });
}

/// The notes a seat may read, with where they are pinned now.
pub(crate) fn readable<'a>(table: &'a Table<'_>) -> impl Iterator<Item = (&'a NoteId, &'a Note, Hex)> {
    let seat = table.session.seat();
    let fog = table.session.battle().header().fog && !table.session.battle().over();
    let readers = &table.screen.readers;
    let may = move |id: &NoteId| {
        !fog || readers.get(id).is_none_or(|writer| seat.is_none_or(|seat| seat == *writer))
    };
    table.scenario.notes.iter().filter(move |(id, _)| may(id)).filter_map(|(id, note)| {
        let piece = note.piece.as_ref().and_then(|id| table.seen.pieces.iter().find(|p| p.info.id == *id));
        let hex = piece.filter(|p| p.on_map()).map(|p| p.hex).or(note.hex)?;
        Some((id, note, hex))
    })
}

/// A sign on every hex with a note.
pub(crate) fn overlays(table: &Table<'_>, over: &mut Vec<Overlay>) {
    let mut hexes: Vec<Hex> = readable(table).map(|(_, _, hex)| hex).collect();
    hexes.sort_by_key(|h| (h.y, h.x));
    hexes.dedup();
    if !hexes.is_empty() {
        over.push(Overlay::Dashed { hexes, tint: Tint::Note });
    }
}

/// The notes of a hex, in the sheet of its details, with the button to write another.
pub(crate) fn of_hex(ui: &mut Ui, table: &Table<'_>, hex: Hex, out: &mut Vec<Act>) {
    let texts: Vec<&str> =
        readable(table).filter(|(_, _, at)| *at == hex).map(|(_, note, _)| note.text.as_str()).collect();
    if !texts.is_empty() {
        widgets::group(ui, text!("play-notes"));
        for text in texts {
            ui.add(egui::Label::new(text).wrap());
        }
    }
    if ui
        .small_button(text!("play-pin-a-note"))
        .on_hover_text(text!("play-a-designers-note-about-this-place-alt-n"))
        .clicked()
    {
        let piece = table.stack(hex).first().map(|(pix, _)| *pix);
        out.push(Act::WriteNote(Some(Draft { piece, hex: Some(hex), text: String::new() })));
    }
}
