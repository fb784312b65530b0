//! Room for the panels under the map: a strip most of the time, more for tables and lists in front of it.
//! Must not know any panel but the Units table, which has a command of its own.

use super::default_layout::{LOW, Share};
use crate::app::Workbench;
use egui_tiles::{Container, LinearDir, Tile, TileId};
use oblique_context::panel::Rows;

/// Share of the height with a table in front where the window is high enough.
const ROOMY: f32 = 0.55;
/// The share tables have at most without being dragged, and the height in which one shows a dozen rows.
const MOST_ROOMY: f32 = 0.78;
const TABLE_HEIGHT: f32 = 466.0;
/// The height in which a list shows half a dozen rows while the map stays in view.
const LIST_HEIGHT: f32 = 264.0;

impl Workbench {
    /// Is a panel in front that has no use for the low strip under the map?
    pub(crate) fn wants_room(&self) -> bool {
        self.rows_wanted().is_some()
    }

    /// What the panel in front under the map that needs more than a strip needs.
    fn rows_wanted(&self) -> Option<Rows> {
        let mut in_front = self.panels.iter().filter(|panel| self.panel_shown(panel.id()));
        in_front.find_map(|panel| Some(panel.home().rows).filter(|rows| *rows != Rows::Strip))
    }

    /// Brings the Units table to the front and gives it room; once more, and the map has it again.
    pub(crate) fn show_table(&mut self, ctx: &egui::Context) {
        let roomy = self.panel_shown("roster") && self.share_of_bottom().is_some_and(|share| share > 0.4);
        self.show_panel("roster");
        let share = if roomy { LOW } else { self.roomy() };
        self.room_given = (!roomy).then_some(share);
        self.set_share_of_bottom(share);
        if roomy {
            crate::panels::roster::leave_keyboard(ctx);
        } else {
            crate::panels::roster::take_keyboard(ctx);
        }
    }

    /// The share that gives the panel in front its rows in a small window too.
    fn roomy(&self) -> f32 {
        let height =
            self.stack().and_then(|(stack, _)| self.dock.tiles.rect(stack)).map_or(0.0, |r| r.height());
        match self.rows_wanted() {
            Some(Rows::List) if height > 1.0 => (LIST_HEIGHT / height).clamp(LOW, ROOMY),
            _ if height > 1.0 => (TABLE_HEIGHT / height).clamp(ROOMY, MOST_ROOMY),
            _ => ROOMY,
        }
    }

    /// Gives the Units table and the like room when its tab came to the front where there was none for a
    /// row, and the map that room again when another tab did. A height that was dragged stays.
    pub(crate) fn give_room(&mut self, shown_before: bool) {
        let is = |share: Option<f32>, of: f32| share.is_some_and(|share| (share - of).abs() < 0.005);
        let roomy = self.roomy();
        let (shown, share) = (self.wants_room(), self.share_of_bottom());
        // Heights given in an earlier run are known by the share of it.
        let given =
            self.room_given.is_some_and(|given| is(share, given)) || is(share, ROOMY) || is(share, roomy);
        if shown && (!shown_before && is(share, LOW) || given && !is(share, roomy)) {
            // The window may have another height than when the room was given.
            self.room_given = Some(roomy);
            self.set_share_of_bottom(roomy);
        } else if !shown && given && (shown_before || self.room_given.is_some()) {
            self.room_given = None;
            self.set_share_of_bottom(LOW);
        }
    }

    /// The container that stacks the table's tabs with the map, and its two parts.
    fn stack(&self) -> Option<(TileId, TileId)> {
        let tabs = self.dock.tiles.parent_of(self.tile_of("roster")?)?;
        let stack = self.dock.tiles.parent_of(tabs)?;
        match self.dock.tiles.get(stack) {
            Some(Tile::Container(Container::Linear(linear))) if linear.dir == LinearDir::Vertical => {
                Some((stack, tabs))
            }
            _ => None,
        }
    }

    /// How much of the height the tabs of the table have, where they stand under something.
    fn share_of_bottom(&self) -> Option<f32> {
        let (stack, tabs) = self.stack()?;
        let Some(Tile::Container(Container::Linear(linear))) = self.dock.tiles.get(stack) else {
            return None;
        };
        let sum: f32 = linear.children.iter().map(|child| linear.shares[*child]).sum();
        (sum > 0.0).then(|| linear.shares[tabs] / sum)
    }

    fn set_share_of_bottom(&mut self, share: f32) {
        let Some((stack, tabs)) = self.stack() else { return };
        let Some(Tile::Container(Container::Linear(linear))) = self.dock.tiles.get_mut(stack) else { return };
        let others: Vec<TileId> = linear.children.iter().copied().filter(|child| *child != tabs).collect();
        let each = (1.0 - share) / others.len().max(1) as f32;
        for other in others {
            linear.set_share_of(other, each);
        }
        linear.set_share_of(tabs, share);
    }
}
