//! The Order of battle panel: sides, commanders, leaders and units as a tree with totals.

mod add;
mod row;
mod rows;
mod tree;

use super::Panel;
use egui::{Key, Modifiers, Rect, ScrollArea, Ui, pos2};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::panel::Home;
use oblique_context::view::Selection;
use oblique_scenario::PieceId;
use oblique_text::text;
use oblique_ui::theme::size;
use oblique_ui::widgets;
use std::collections::BTreeSet;
use tree::Line;

/// From a line to the next, in points.
const STEP: f32 = size::ROW + 1.0;

/// The panel.
#[derive(Default)]
pub(crate) struct OrderOfBattle {
    search: String,
    folded: BTreeSet<PieceId>,
    folded_sides: [bool; 2],
    lines: tree::Lines,
    /// Where a stretch selected with Shift begins.
    anchor: Option<PieceId>,
}

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(OrderOfBattle::default())
}

impl OrderOfBattle {
    /// Selects the first piece found, shows it on the map and takes the keyboard to its row.
    fn go_to_found(&mut self, ui: &Ui, context: &EditorContext<'_>, query: &str, out: &mut Vec<Intent>) {
        let pieces = || self.lines.lines.iter().filter_map(Line::piece);
        let named = |id: &&PieceId| {
            let piece = context.scenario().pieces.get(*id);
            piece.is_some_and(|piece| piece.name.to_lowercase().contains(query))
        };
        let Some(found) = pieces().find(named).or_else(|| pieces().next()).cloned() else { return };
        ui.memory_mut(|memory| memory.request_focus(rows::row_id(&found)));
        out.push(Intent::Select(Selection::Pieces([found.clone()].into())));
        if let Some(hex) = context.scenario().pieces.get(&found).and_then(|piece| piece.hex) {
            out.push(Intent::LookAt(hex));
        }
        self.anchor = Some(found);
    }
}

impl Panel for OrderOfBattle {
    fn id(&self) -> &'static str {
        "order_of_battle"
    }

    fn title(&self) -> String {
        text!("army-order-of-battle").to_owned()
    }

    fn home(&self) -> Home {
        Home::LEFT.open()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let searched = widgets::search(ui, &mut self.search, text!("army-search-units"));
        ui.add_space(size::GAP_SMALL);
        let query = self.search.trim().to_lowercase();
        self.lines.refresh(context, &query, &self.folded, self.folded_sides);
        // Enter is used up: at a row it would rename.
        let enter = || ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Enter));
        if searched.lost_focus() && !query.is_empty() && enter() {
            self.go_to_found(ui, context, &query, out);
        }
        ScrollArea::vertical().auto_shrink([false, false]).show_viewport(ui, |ui, view| {
            let width = ui.available_width();
            let corner = ui.max_rect().min;
            ui.set_height(self.lines.lines.len() as f32 * STEP);
            let mut rows = rows::Rows::of(&self.lines.lines, STEP);
            // A few lines beyond the edges: the keyboard may step onto them.
            let first = (view.min.y / STEP).floor().max(2.0) as usize - 2;
            let count = (view.height() / STEP).ceil().max(0.0) as usize + 5;
            for (at, line) in self.lines.lines.iter().enumerate().skip(first).take(count) {
                let top = corner.y + at as f32 * STEP;
                let rect = Rect::from_min_max(pos2(corner.x, top), pos2(corner.x + width, top + size::ROW));
                let mut folding = row::Folding { pieces: &mut self.folded, sides: &mut self.folded_sides };
                row::line(ui, context, line, rect, &mut folding, &mut rows, out);
            }
            rows.answer(ui, context, &mut self.anchor, out);
        });
    }
}
