//! The docked panels: layout, its default, showing and hiding.

mod default_layout;
mod panes;
mod room;
mod stored;

use super::Workbench;
use crate::ui::spot;
pub(crate) use default_layout::{Housed, default_layout};
use egui_tiles::{Container, Tile, TileId, Tree};
pub use oblique_context::layout::Pane;
pub(super) use panes::{MapShown, Panes};
pub(crate) use stored::sound_layout;

/// Id of the map's pane.
pub(super) const MAP: &str = "map";

/// As many tabs may leave no room for another one in a bar.
const FULL_BAR: usize = 2;

fn tile_of(dock: &Tree<Pane>, id: &str) -> Option<TileId> {
    dock.tiles.iter().find(|(_, t)| matches!(t, Tile::Pane(p) if p.0 == id)).map(|(id, _)| *id)
}

/// Is the panel shown, and its tab in front?
pub(super) fn panel_shown(dock: &Tree<Pane>, id: &str) -> bool {
    tile_of(dock, id).is_some_and(|tile| dock.active_tiles().contains(&tile))
}

impl Workbench {
    fn tile_of(&self, id: &str) -> Option<TileId> {
        tile_of(&self.dock, id)
    }

    /// Is the panel shown, and its tab in front?
    pub(super) fn panel_shown(&self, id: &str) -> bool {
        panel_shown(&self.dock, id)
    }

    /// Brings a panel to the front.
    pub(super) fn show_panel(&mut self, id: &str) {
        let Some(tile) = self.tile_of(id) else { return };
        let had = self.wants_room();
        if !self.dock.tiles.is_visible(tile) {
            let front = self.dock.tiles.parent_of(tile).and_then(|bar| self.front_of(bar));
            self.place_in_view(tile, front);
        }
        self.dock.tiles.set_visible(tile, true);
        if let Some(parent) = self.dock.tiles.parent_of(tile) {
            self.dock.tiles.set_visible(parent, true);
        }
        self.dock.make_active(|other, _| other == tile);
        self.give_room(had);
    }

    /// Brings a panel that is open behind another tab to its front, unless the pointer is at work in that one.
    pub(super) fn bring_forward(&mut self, id: &str, ctx: &egui::Context) {
        let Some(tile) = self.tile_of(id).filter(|tile| self.dock.tiles.is_visible(*tile)) else { return };
        if self.dock.active_tiles().contains(&tile) {
            return;
        }
        let bar = self.dock.tiles.parent_of(tile);
        let pointer = ctx.input(|i| i.pointer.interact_pos());
        let at_work = self.dock.active_tiles().into_iter().any(|other| {
            let pane = self.dock.tiles.get_pane(&other).filter(|_| self.dock.tiles.parent_of(other) == bar);
            let place = pane.and_then(|pane| spot::find(ctx, &format!("pane.{}", pane.0)));
            place.zip(pointer).is_some_and(|(place, at)| place.contains(at))
        });
        if !at_work {
            self.show_panel(id);
        }
    }

    /// Hides a panel that is shown, shows one that is not.
    pub(super) fn toggle_panel(&mut self, id: &str) {
        match self.tile_of(id) {
            Some(tile) if self.panel_shown(id) => self.hide_tile(tile),
            _ => self.show_panel(id),
        }
    }

    /// Brings a panel to the front of a tab bar, out of the one it stood in.
    pub(super) fn show_tile_in(&mut self, tile: TileId, bar: TileId) {
        let front = self.front_of(bar);
        if self.dock.tiles.parent_of(tile) != Some(bar) {
            self.dock.move_tile_to_container(tile, bar, usize::MAX, false);
        }
        self.place_in_view(tile, front);
        self.dock.tiles.set_visible(tile, true);
        self.dock.make_active(|other, _| other == tile);
    }

    /// Puts a tab that was hidden where the tab in front stands: a full bar does not scroll to one at its end.
    fn place_in_view(&mut self, tile: TileId, front: Option<TileId>) {
        let Some(bar) = self.dock.tiles.parent_of(tile) else { return };
        let Some(front) = front.filter(|front| *front != tile) else { return };
        if let Some(Tile::Container(Container::Tabs(tabs))) = self.dock.tiles.get_mut(bar)
            && let Some(at) = tabs.children.iter().filter(|tab| **tab != tile).position(|tab| *tab == front)
        {
            tabs.children.retain(|tab| *tab != tile);
            tabs.children.insert(at, tile);
        }
    }

    /// The tab in front of a bar that may have no room for another one.
    fn front_of(&self, bar: TileId) -> Option<TileId> {
        let Tile::Container(Container::Tabs(tabs)) = self.dock.tiles.get(bar)? else { return None };
        let visible = tabs.children.iter().filter(|tab| self.dock.tiles.is_visible(**tab)).count();
        tabs.active.filter(|_| visible >= FULL_BAR)
    }

    /// Hides a tile, and the container it stood in if nothing is left to see there.
    pub(super) fn hide_tile(&mut self, tile: TileId) {
        self.dock.tiles.set_visible(tile, false);
        let Some(parent) = self.dock.tiles.parent_of(tile) else { return };
        let empty = match self.dock.tiles.get_container(parent) {
            Some(Container::Tabs(tabs)) => !tabs.children.iter().any(|c| self.dock.tiles.is_visible(*c)),
            _ => false,
        };
        if empty {
            self.dock.tiles.set_visible(parent, false);
        }
    }

    /// Puts every panel back where it was at the beginning.
    pub fn reset_layout(&mut self) {
        self.dock = default_layout(&self.registry.panel_homes());
    }
}
