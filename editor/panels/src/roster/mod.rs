//! The Units table: both orders of battle as rows and columns, edited in place.
//!
//! What a column shows and takes is the core's (`oblique_roster`); this folder lists, draws and
//! answers keys and pointer. Like every panel it changes nothing itself.

mod bar;
mod cell;
mod choice;
mod columns;
mod drag;
mod draw;
mod filter;
mod footer;
mod frozen;
mod group_row;
mod groups;
mod heading;
mod keys;
mod list;
mod menu;
mod range;
mod sums;

use super::Panel;
use egui::{Id, Ui};
use filter::Filter;
use list::{Column, Item, List, Order};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::panel::{Home, Rows};
use oblique_context::view::ViewChange;
use oblique_context::view::{Cells, Selection};
use oblique_scenario::PieceId;
use oblique_text::text;
use oblique_ui::widgets;
use std::sync::Arc;

/// The keyboard is in the table: plain keys are its own and not shortcuts.
pub fn has_keyboard(ctx: &egui::Context) -> bool {
    ctx.memory(|m| m.has_focus(keyboard_id()))
}

/// A cell is being typed in, or was until this frame began.
pub fn is_typing(ctx: &egui::Context) -> bool {
    ctx.memory(|m| m.has_focus(cell::field_id()) || m.had_focus_last_frame(cell::field_id()))
}

/// The menu of a row, for the tree too.
pub(crate) fn row_menu(
    response: &egui::Response,
    context: &EditorContext<'_>,
    id: &PieceId,
    on: bool,
    out: &mut Vec<Intent>,
) {
    menu::menu(response, context, id, on, false, None, out);
}

/// Gives the keyboard back to the table.
pub fn take_keyboard(ctx: &egui::Context) {
    ctx.memory_mut(|m| m.request_focus(keyboard_id()));
}

/// Has the table give the keyboard up, if it has it.
pub fn leave_keyboard(ctx: &egui::Context) {
    ctx.memory_mut(|m| m.surrender_focus(keyboard_id()));
}

/// Takes the keyboard while no cell is being typed in.
fn keyboard_id() -> Id {
    Id::unique("units table")
}

/// Where the keyboard stands.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Cursor {
    piece: PieceId,
    column: Column,
}

/// The panel.
#[derive(Default)]
pub struct Roster {
    filter: Filter,
    order: Order,
    list: List,
    cursor: Option<Cursor>,
    /// The other end of the block of cells selected.
    anchor: Option<Cursor>,
    /// All columns are selected.
    whole: bool,
    /// The block of cells selected, and what it was worked out from.
    view_cells: Arc<Cells>,
    reported: Option<range::Stamp>,
    /// A block of cells is being dragged over.
    dragging: bool,
    /// Sums of the columns.
    sums: sums::Sums,
    /// The cell being edited.
    editing: Option<cell::Editing>,
    /// What was selected when the table was drawn last.
    seen: Selection,
    /// A row to bring into view.
    wanted: Option<usize>,
    /// The cell the keyboard is at is to come into view, when it is drawn next.
    follow: bool,
    /// Room that the names take which stay in view, in points.
    names_width: f32,
}

/// Makes it.
pub fn make() -> Box<dyn Panel> {
    Box::new(Roster::default())
}

impl Panel for Roster {
    fn id(&self) -> &'static str {
        "roster"
    }

    fn title(&self) -> String {
        text!("army-units-table").to_owned()
    }

    fn home(&self) -> Home {
        Home::BOTTOM.with(Rows::Table).open()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        self.bar(ui, context, out);
        self.refresh(context, out);
        self.follow_selection(context);
        self.keys(ui, context, out);
        if context.scenario().pieces.is_empty() {
            widgets::empty(ui, text!("army-no-units-yet"), text!("army-add-them-from-a-template-or-in-the"));
            ui.vertical_centered(|ui| {
                if ui.button(text!("army-add-from-template")).clicked() {
                    out.push(Intent::Run("roster.template"));
                }
                if context.ruleset.army_lists().is_some()
                    && ui.button(text!("army-build-an-army-from-a-list")).clicked()
                {
                    out.push(Intent::Run("roster.build_army"));
                }
            });
            return;
        }
        self.tell_cells(context, out);
        self.draw(ui, context, out);
        self.choices(ui, context, out);
        self.reason(ui);
        self.footer(ui, context);
    }
}

impl Roster {
    /// Lists anew where something changed.
    fn refresh(&mut self, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        if self.list.refresh(context, &self.filter, &self.order) {
            self.reported = None;
            let listed = self.list.pieces().cloned().collect::<Vec<_>>();
            if *context.view.listed != listed {
                out.push(Intent::view(ViewChange::Listed(Arc::new(listed))));
            }
        }
    }

    /// What was selected elsewhere comes into view.
    fn follow_selection(&mut self, context: &EditorContext<'_>) {
        if self.seen == context.view.selection {
            return;
        }
        self.seen = context.view.selection.clone();
        let Selection::Pieces(ids) = &self.seen else { return };
        let here = self.cursor.as_ref().is_some_and(|c| ids.contains(&c.piece));
        if here {
            return;
        }
        let found = self.list.items.iter().position(|item| item.piece().is_some_and(|id| ids.contains(id)));
        if let Some(row) = found {
            self.wanted = Some(row);
            if let Some(id) = self.list.items.get(row).and_then(Item::piece) {
                let column = self.cursor.as_ref().map_or(Column::name(), |c| c.column.clone());
                self.cursor = Some(Cursor { piece: id.clone(), column });
                self.anchor.clone_from(&self.cursor);
                self.whole = false;
            }
        }
    }
}
