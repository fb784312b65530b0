//! The Order of battle panel: sides, commanders, leaders and units as a tree with totals.

mod add;
mod row;
mod rows;
mod tree;

use super::Panel;
use egui::{Rect, ScrollArea, Ui, pos2};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::panel::Home;
use oblique_scenario::PieceId;
use oblique_text::text;
use oblique_ui::theme::size;
use oblique_ui::widgets;
use std::collections::BTreeSet;

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
        widgets::search(ui, &mut self.search, text!("army-search-units"));
        ui.add_space(size::GAP_SMALL);
        let query = self.search.trim().to_lowercase();
        self.lines.refresh(context, &query, &self.folded, self.folded_sides);
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
