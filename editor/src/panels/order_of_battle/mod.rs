//! The Order of battle panel: sides, commanders, leaders and units as a tree with totals.

mod add;
mod row;
mod rows;
mod tree;

use super::Panel;
use crate::command::Intent;
use crate::desk::Desk;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{ScrollArea, Ui};
use oblique_core::scenario::{PieceId, Side};

/// The panel.
#[derive(Default)]
pub struct OrderOfBattle {
    search: String,
    /// Where a stretch selected with Shift begins.
    anchor: Option<PieceId>,
}

/// Makes it.
pub fn make() -> Box<dyn Panel> {
    Box::new(OrderOfBattle::default())
}

impl Panel for OrderOfBattle {
    fn id(&self) -> &'static str {
        "order_of_battle"
    }

    fn title(&self) -> String {
        "Order of battle".to_owned()
    }

    fn ui(&mut self, ui: &mut Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        widgets::search(ui, &mut self.search, "Search units");
        ui.add_space(size::GAP_SMALL);
        let query = self.search.trim().to_lowercase();
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            // Rows of a tree stand close.
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.spacing_mut().indent = 10.0;
            let mut rows = rows::Rows::default();
            for side in Side::BOTH {
                let tree = tree::Tree::of(desk, side, &query);
                row::side(ui, desk, side, &tree, &mut rows, out);
                ui.add_space(size::GAP);
            }
            rows.answer(ui, desk, &mut self.anchor, out);
        });
    }
}
