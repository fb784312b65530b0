//! The order marked among several by keys: the card of reasons tells of it until the mouse moves.
//!
//! Must not know the rules, nor how the mark is drawn.

use super::aims;
use super::reasons::Reason;
use super::screen::Table;
use oblique_rules::play::Order;

/// The order that was marked in the last frame, and whether keys marked it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marked {
    order: Option<Order>,
    by_keys: bool,
}

impl Marked {
    /// Looks at what is marked now; returns what keys had marked, if it no longer is. A mark that changes while the pointer
    /// lies still was made by keys.
    pub(crate) fn refresh(&mut self, table: &Table<'_>, pointer_moves: bool) -> Option<Reason> {
        let (now, before) = (order(table), self.reason());
        let changes = self.order != now;
        if changes {
            self.by_keys = now.is_some();
            self.order = now;
        }
        self.by_keys &= !pointer_moves;
        before.filter(|_| changes)
    }

    /// The order marked by keys.
    pub(crate) fn reason(&self) -> Option<Reason> {
        self.order.clone().filter(|_| self.by_keys).map(Reason::Order)
    }
}

/// The order Enter would give: one of several to choose from, or that of the place aimed at.
fn order(table: &Table<'_>) -> Option<Order> {
    let marked = table.screen.marked_choice;
    if !table.screen.choosing.is_empty() {
        return table.screen.choosing.get(marked).cloned();
    }
    aims::listed(table).into_iter().nth(marked)?.orders.into_iter().next()
}
