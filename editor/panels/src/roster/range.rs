//! The block of cells selected: where it begins, how far it goes, what it holds.

use super::list::{Column, Item};
use super::{Cursor, Roster};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::ViewChange;
use oblique_context::view::{Cells, Selection};
use oblique_roster::field::UnitField;
use oblique_scenario::PieceId;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// What the cells selected were worked out from.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stamp {
    selection: Selection,
    cursor: Option<Cursor>,
    anchor: Option<Cursor>,
    whole: bool,
}

impl Roster {
    fn place_of(&self, column: &Column) -> Option<usize> {
        self.list.columns.iter().position(|c| c == column)
    }

    /// Places of the columns of the block.
    fn stretch(&self) -> Option<RangeInclusive<usize>> {
        let cursor = self.cursor.as_ref()?;
        if self.whole {
            return Some(0..=self.list.columns.len().saturating_sub(1));
        }
        let to = self.place_of(&cursor.column)?;
        let from = self.anchor.as_ref().and_then(|a| self.place_of(&a.column)).unwrap_or(to);
        Some(from.min(to)..=from.max(to))
    }

    /// The columns selected that hold something of a unit.
    pub(super) fn fields(&self) -> Vec<UnitField> {
        let Some(stretch) = self.stretch() else { return Vec::new() };
        self.list
            .columns
            .iter()
            .enumerate()
            .filter(|(at, _)| stretch.contains(at))
            .filter_map(|(_, column)| column.field().cloned())
            .collect()
    }

    /// The units of the block, from the top: those selected, if the keyboard stands among them.
    pub(super) fn rows(&self, context: &EditorContext<'_>) -> Vec<PieceId> {
        let Some(cursor) = &self.cursor else { return Vec::new() };
        match &context.view.selection {
            Selection::Pieces(ids) if ids.contains(&cursor.piece) => {
                self.list.pieces().filter(|id| ids.contains(*id)).cloned().collect()
            }
            _ => vec![cursor.piece.clone()],
        }
    }

    /// Is the column in the block?
    pub(super) fn spans(&self, column: &Column) -> bool {
        self.stretch().zip(self.place_of(column)).is_some_and(|(stretch, at)| stretch.contains(&at))
    }

    /// Are rows selected rather than cells: by all their columns, or by their names alone?
    pub(super) fn is_of_rows(&self) -> bool {
        let names = self.place_of(&Column::name()).map(|at| at..=at);
        self.whole || self.stretch().is_some() && self.stretch() == names
    }

    /// Are several cells selected?
    pub(super) fn is_block(&self) -> bool {
        self.view_cells.rows.len() > 1 || self.view_cells.fields.len() > 1
    }

    /// Tells everybody which cells are selected, where they are others than before.
    pub(super) fn tell_cells(&mut self, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let stamp = Stamp {
            selection: context.view.selection.clone(),
            cursor: self.cursor.clone(),
            anchor: self.anchor.clone(),
            whole: self.whole,
        };
        if self.reported.as_ref() == Some(&stamp) {
            return;
        }
        self.reported = Some(stamp);
        let shown = self.list.columns.iter().filter_map(|c| c.field().cloned()).collect();
        self.view_cells = Arc::new(Cells { rows: self.rows(context), fields: self.fields(), shown });
        let cells = Arc::clone(&self.view_cells);
        if *context.view.cells != *cells {
            out.push(Intent::view(ViewChange::Cells(cells)));
        }
    }

    /// Goes to a cell as a click or a step with these modifiers does: with Shift the block reaches from where
    /// it began to there, with Ctrl the row comes in or goes out.
    pub(super) fn go(
        &mut self,
        context: &EditorContext<'_>,
        to: Cursor,
        modifiers: egui::Modifiers,
        out: &mut Vec<Intent>,
    ) {
        self.whole = false;
        let anchor = self.anchor.clone().or_else(|| self.cursor.clone()).filter(|_| modifiers.shift);
        let place = |of: &PieceId| self.list.place(of);
        let stretch = anchor.as_ref().and_then(|a| place(&a.piece)).zip(place(&to.piece));
        let ids: BTreeSet<PieceId> = if let Some((a, b)) = stretch {
            self.anchor = anchor;
            let rows = self.list.items.iter().skip(a.min(b)).take(a.abs_diff(b) + 1);
            rows.filter_map(Item::piece).cloned().collect()
        } else {
            self.anchor = Some(to.clone());
            let mut ids = BTreeSet::from([to.piece.clone()]);
            if let (true, Selection::Pieces(now)) = (modifiers.command, &context.view.selection) {
                ids.clone_from(now);
                if !ids.remove(&to.piece) {
                    ids.insert(to.piece.clone());
                }
            }
            ids
        };
        self.cursor = Some(to);
        let selection = if ids.is_empty() { Selection::Nothing } else { Selection::Pieces(ids) };
        self.seen = selection.clone();
        if selection != context.view.selection {
            out.push(Intent::Select(selection));
        }
    }

    /// Selects every cell there is.
    pub(super) fn all_cells(&mut self, out: &mut Vec<Intent>) {
        let all: BTreeSet<PieceId> = self.list.pieces().cloned().collect();
        self.whole = true;
        if self.cursor.is_none() {
            let first = self.list.pieces().next().cloned();
            self.cursor = first.map(|piece| Cursor { piece, column: Column::name() });
        }
        self.seen = Selection::Pieces(all.clone());
        out.push(Intent::Select(Selection::Pieces(all)));
    }
}
