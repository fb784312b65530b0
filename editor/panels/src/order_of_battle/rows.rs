//! The rows of the tree as one list: the keyboard walks it, Shift-click selects a stretch of it.
//!
//! Must not know how rows are drawn.

use super::tree::Line;
use egui::{EventFilter, Id, Key, Modifiers, Rect, Response, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::Selection;
use oblique_scenario::PieceId;
use std::collections::BTreeSet;

/// A row on show.
struct Row {
    piece: PieceId,
    id: Id,
    rect: Rect,
}

/// The rows of the tree from the top, those drawn this frame, and what was clicked.
#[derive(Default)]
pub(super) struct Rows {
    /// Every piece with the number of its line.
    all: Vec<(PieceId, usize)>,
    step: f32,
    shown: Vec<Row>,
    clicked: Option<(PieceId, Modifiers)>,
}

/// Where the keyboard is when it is at a row.
pub(super) fn row_id(piece: &PieceId) -> Id {
    Id::unique(("order of battle row", piece))
}

impl Rows {
    /// The pieces of the lines; `step` is the height from a line to the next.
    pub(super) fn of(lines: &[Line], step: f32) -> Self {
        let piece = |(at, line): (usize, &Line)| match line {
            Line::Piece(node) => Some((node.id.clone(), at)),
            _ => None,
        };
        Self { all: lines.iter().enumerate().filter_map(piece).collect(), step, ..Self::default() }
    }

    /// Notes a row; a click takes the keyboard to it.
    pub(super) fn note(&mut self, ui: &Ui, piece: &PieceId, response: &Response) {
        if response.clicked() {
            response.request_focus();
            self.clicked = Some((piece.clone(), ui.input(|i| i.modifiers)));
        }
        if response.has_focus() {
            let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|m| m.set_focus_lock_filter(response.id, filter));
        }
        self.shown.push(Row { piece: piece.clone(), id: response.id, rect: response.rect });
    }

    /// Selects what was clicked or walked to. `anchor` is where a stretch begins.
    pub(super) fn answer(
        self,
        ui: &Ui,
        context: &EditorContext<'_>,
        anchor: &mut Option<PieceId>,
        out: &mut Vec<Intent>,
    ) {
        if let Some((piece, modifiers)) = &self.clicked {
            out.push(Intent::Select(self.selection(context, piece, *modifiers, anchor)));
        }
        let Some(now) = self.shown.iter().find(|row| ui.memory(|m| m.has_focus(row.id))) else { return };
        let Some(here) = self.all.iter().position(|(piece, _)| *piece == now.piece) else { return };
        let (step, modifiers) = ui.input_mut(|i| {
            let modifiers = i.modifiers;
            let taken = |i: &mut egui::InputState, key| {
                i.consume_key(Modifiers::NONE, key) || i.consume_key(Modifiers::SHIFT, key)
            };
            (isize::from(taken(i, Key::ArrowDown)) - isize::from(taken(i, Key::ArrowUp)), modifiers)
        });
        let line = |at: usize| self.all.get(at).map_or(0.0, |(_, line)| *line as f32);
        let there = here.checked_add_signed(step).filter(|at| *at != here);
        if let Some((at, (piece, _))) = there.and_then(|at| Some((at, self.all.get(at)?))) {
            ui.memory_mut(|m| m.request_focus(row_id(piece)));
            let down = egui::vec2(0.0, (line(at) - line(here)) * self.step);
            ui.scroll_to_rect(now.rect.translate(down), None);
            out.push(Intent::Select(self.selection(context, piece, modifiers, anchor)));
        }
        if ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Enter)) {
            out.push(Intent::Run("edit.rename"));
        }
    }

    /// What is selected after `piece` was clicked or walked to: it alone; with Ctrl it joins or
    /// leaves; with Shift everything from the anchor to it.
    fn selection(
        &self,
        context: &EditorContext<'_>,
        piece: &PieceId,
        modifiers: Modifiers,
        anchor: &mut Option<PieceId>,
    ) -> Selection {
        let place = |of: &PieceId| self.all.iter().position(|(piece, _)| piece == of);
        let stretch = anchor.as_ref().and_then(place).zip(place(piece));
        if let (true, Some((a, b))) = (modifiers.shift, stretch) {
            let rows = self.all.iter().skip(a.min(b)).take(a.abs_diff(b) + 1);
            return Selection::Pieces(rows.map(|(piece, _)| piece.clone()).collect());
        }
        *anchor = Some(piece.clone());
        let mut ids = BTreeSet::from([piece.clone()]);
        if modifiers.command
            && let Selection::Pieces(now) = &context.view.selection
        {
            ids.clone_from(now);
            if !ids.remove(piece) {
                ids.insert(piece.clone());
            }
        }
        if ids.is_empty() { Selection::Nothing } else { Selection::Pieces(ids) }
    }
}
