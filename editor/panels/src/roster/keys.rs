//! Keys of the table: walking, selecting, editing, moving rows.

use super::cell::{begins, field_id};
use super::list::{Column, Item};
use super::{Cursor, Roster, has_keyboard, keyboard_id};
use egui::{Event, Key, Modifiers, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::Selection;
use oblique_roster::arrange;
use oblique_text::text;

/// Rows a page is.
const PAGE: isize = 15;

impl Roster {
    pub(super) fn keys(&mut self, ui: &Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        self.take_draft(ui.ctx());
        if self.editing.is_some() {
            self.editing_keys(ui, context, out);
        } else if has_keyboard(ui.ctx()) {
            self.walking_keys(ui, context, out);
        }
    }

    fn editing_keys(&mut self, ui: &Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let ctx = ui.ctx();
        let choosing = self.editing.as_ref().is_some_and(|e| e.choice.is_some());
        let here = if choosing { keyboard_id() } else { field_id() };
        let began = self.editing.as_ref().is_some_and(|e| e.fresh);
        // One that waits to be fixed while the keyboard is elsewhere leaves the keys alone.
        let waits = self.editing.as_ref().is_some_and(|e| e.bad.is_some());
        if waits && ctx.memory(|m| m.focused().is_some_and(|id| id != here)) {
            return;
        }
        // Escape lets go of a field before anybody is asked; so does a click elsewhere.
        let escaped = ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape));
        if escaped {
            self.give_up(ctx);
            return;
        }
        let taken = |key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
        let back = ui.input_mut(|i| i.consume_key(Modifiers::SHIFT, Key::Tab));
        let step = if back {
            Some((0, -1))
        } else if taken(Key::Tab) {
            Some((0, 1))
        } else if taken(Key::Enter) {
            Some((1, 0))
        } else if choosing {
            None
        } else if taken(Key::ArrowDown) {
            Some((1, 0))
        } else if taken(Key::ArrowUp) {
            Some((-1, 0))
        } else {
            None
        };
        if let Some((rows, columns)) = step {
            let block = self.editing.as_ref().is_some_and(|e| e.rows.len() * e.fields.len() > 1);
            if self.close(ctx, context, out) {
                ctx.memory_mut(|m| m.request_focus(keyboard_id()));
                // A block stays selected: what comes next is done to it too.
                if !block {
                    self.walk(context, rows, columns, Modifiers::NONE, out);
                }
            }
            return;
        }
        if choosing {
            let by = isize::from(taken(Key::ArrowDown)) - isize::from(taken(Key::ArrowUp));
            let typed = typed(ui);
            if let Some((options, at)) = self.editing.as_mut().and_then(|e| e.choice.as_mut()) {
                let last = options.len().saturating_sub(1);
                *at = at.saturating_add_signed(by).min(last);
                if let Some(found) = typed.and_then(|t| begins(options, &t, *at)) {
                    *at = found;
                }
            }
        } else if !began && !waits && !ctx.memory(|m| m.has_focus(here)) {
            self.commit(context, out);
        }
    }

    fn walking_keys(&mut self, ui: &Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let ctx = ui.ctx();
        let modifiers = ui.input(|i| i.modifiers);
        let taken = |m: Modifiers, key| ui.input_mut(|i| i.consume_key(m, key));
        for (key, down) in [(Key::ArrowUp, false), (Key::ArrowDown, true)] {
            if taken(Modifiers::ALT, key) {
                self.nudge(context, down, out);
            }
        }
        if taken(Modifiers::COMMAND, Key::A) {
            self.all_cells(out);
        }
        if taken(Modifiers::NONE, Key::Escape) {
            out.push(Intent::Run("edit.deselect"));
            ctx.memory_mut(|m| m.surrender_focus(keyboard_id()));
            return;
        }
        // As in a spreadsheet the cells are emptied; of rows selected by their heads the units go.
        if taken(Modifiers::NONE, Key::Delete) {
            out.push(Intent::Run(if self.is_of_rows() { "edit.delete" } else { "roster.clear_cells" }));
        }
        if taken(Modifiers::NONE, Key::Backspace) {
            out.push(Intent::Run("roster.clear_cells"));
        }
        for (key, far) in [(Key::End, isize::MAX), (Key::Home, isize::MIN)] {
            if taken(Modifiers::COMMAND, key) || taken(Modifiers::COMMAND | Modifiers::SHIFT, key) {
                self.walk(context, far, 0, modifiers, out);
            } else if taken(Modifiers::NONE, key) || taken(Modifiers::SHIFT, key) {
                self.walk(context, 0, far, modifiers, out);
            }
        }
        if taken(Modifiers::SHIFT, Key::Space) {
            self.whole = true;
            ui.input_mut(|i| i.events.retain(|e| !matches!(e, Event::Text(t) if t == " ")));
        }
        let steps = [
            (Key::ArrowDown, 1, 0),
            (Key::ArrowUp, -1, 0),
            (Key::PageDown, PAGE, 0),
            (Key::PageUp, -PAGE, 0),
            (Key::ArrowRight, 0, 1),
            (Key::ArrowLeft, 0, -1),
        ];
        for (key, rows, columns) in steps {
            if taken(Modifiers::NONE, key) || taken(Modifiers::SHIFT, key) {
                self.walk(context, rows, columns, modifiers, out);
            }
        }
        for (modifiers, key, by) in [(Modifiers::SHIFT, Key::Tab, -1), (Modifiers::NONE, Key::Tab, 1)] {
            if taken(modifiers, key) {
                self.walk(context, 0, by, Modifiers::NONE, out);
            }
        }
        if taken(Modifiers::NONE, Key::Space)
            && let Some(id) = self.cursor.as_ref().map(|c| c.piece.clone())
        {
            self.fold(&id);
            // The space itself is not to be typed.
            ui.input_mut(|i| i.events.retain(|e| !matches!(e, Event::Text(t) if t == " ")));
        }
        if taken(Modifiers::ALT, Key::Enter) {
            self.ask_evidence(context, out);
        } else if taken(Modifiers::NONE, Key::Enter) || taken(Modifiers::NONE, Key::F2) {
            self.begin(ctx, context, None, out);
        } else if let Some(text) = typed(ui) {
            self.begin(ctx, context, Some(&text), out);
        }
    }

    /// Steps through rows and columns: with Shift the block reaches on, else the selection follows.
    pub(super) fn walk(
        &mut self,
        context: &EditorContext<'_>,
        rows: isize,
        columns: isize,
        modifiers: Modifiers,
        out: &mut Vec<Intent>,
    ) {
        let Some(mut to) = self.cursor.clone() else {
            // The first step goes to the first row.
            let first = self.list.pieces().next().cloned();
            if let Some(piece) = first {
                self.follow = true;
                self.go(context, Cursor { piece, column: Column::name() }, Modifiers::NONE, out);
            }
            return;
        };
        if columns != 0 {
            let at = self.list.columns.iter().position(|c| *c == to.column).unwrap_or(0);
            let last = self.list.columns.len().saturating_sub(1);
            let mut place = at.saturating_add_signed(columns).min(last);
            // Signs of problems are no cells.
            if self.list.columns.get(place) == Some(&Column::Problems) {
                let beside = place
                    .checked_add_signed(-columns.signum())
                    .filter(|p| columns == isize::MIN && *p <= last);
                place = beside.unwrap_or(at);
            }
            if let Some(column) = self.list.columns.get(place) {
                to.column = column.clone();
            }
        }
        let Some(at) = self.list.place(&to.piece) else { return };
        if rows != 0 {
            // Headings are stepped over.
            let last = self.list.items.len().saturating_sub(1);
            let (mut row, by) = (at.saturating_add_signed(rows).min(last), rows.signum());
            let inward = rows.unsigned_abs() > last;
            while self.list.items.get(row).is_some_and(|item| item.piece().is_none()) {
                let next = row.checked_add_signed(if inward { -by } else { by }).filter(|n| *n <= last);
                row = next.unwrap_or(at);
            }
            let Some(id) = self.list.items.get(row).and_then(Item::piece).cloned() else { return };
            self.wanted = Some(row);
            to.piece = id;
        }
        self.follow = true;
        self.go(context, to, Modifiers { command: false, ..modifiers }, out);
    }

    fn nudge(&self, context: &EditorContext<'_>, down: bool, out: &mut Vec<Intent>) {
        if self.order.sort.is_some() {
            out.push(Intent::Say(text!("army-rows-are-moved-in-the-order-of-battles").to_owned()));
            return;
        }
        let Selection::Pieces(ids) = &context.view.selection else { return };
        let way = if down { text!("army-down") } else { text!("army-up") };
        if let Some(edit) = arrange::nudged(context.scenario(), context.catalog(), ids, down) {
            out.push(Intent::edit(text!("army-move-way", way), edit));
        }
    }
}

/// What was typed this frame; it is taken.
fn typed(ui: &Ui) -> Option<String> {
    ui.input_mut(|i| {
        let at = i.events.iter().position(|e| matches!(e, Event::Text(t) if !t.trim().is_empty()))?;
        match i.events.remove(at) {
            Event::Text(text) => Some(text),
            _ => None,
        }
    })
}
