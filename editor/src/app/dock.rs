//! The docked panels: layout, its default, showing and hiding.

use super::Workbench;
use crate::EditorContext;
use crate::app::editor_map::EditorMap;
use crate::panels::Panel;
use crate::tools::Tool;
use crate::ui::spot;
use crate::ui::theme::{Tokens, size};
use egui_tiles::{
    Behavior, Container, Linear, LinearDir, SimplificationOptions, Tabs, Tile, TileId, Tiles, Tree,
};
use oblique_context::Intent;
pub use oblique_context::layout::Pane;
use oblique_text::text;

/// Id of the map's pane.
pub(super) const MAP: &str = "map";

/// Panels of the left and the bottom of the default layout; the others stand on the right.
const LEFT: &[&str] = &["order_of_battle", "scenario", "reserve"];
const BOTTOM: &[&str] = &[
    "problems",
    "history",
    "notes",
    "section",
    "roster",
    "schedule",
    "objectives",
    "compare",
    "trials",
    "rules_comparison",
];

/// Those of the bottom that need more than a few rows.
const HIGH: &[(&str, f32)] = &[
    ("roster", TABLE_HEIGHT),
    ("schedule", LIST_HEIGHT),
    ("objectives", LIST_HEIGHT),
    ("compare", LIST_HEIGHT),
    ("trials", TABLE_HEIGHT),
    ("rules_comparison", TABLE_HEIGHT),
];

/// Panels open at the beginning: what everybody needs, and no more than each tab bar has room for in a
/// small window. The rest is a click away, in the menu of every tab bar and under View, Panels.
const OPEN: &[&str] =
    &["order_of_battle", "scenario", "problems", "history", "roster", "inspector", "layers"];

/// Share of the height the tabs under the map have at first, and with the Units table in front.
const LOW: f32 = 0.21;
const ROOMY: f32 = 0.55;
/// The share they have at most without being dragged, and the height in which the table shows a dozen rows.
const MOST_ROOMY: f32 = 0.78;
const TABLE_HEIGHT: f32 = 466.0;
/// The height in which a list shows half a dozen rows while the map stays in view.
const LIST_HEIGHT: f32 = 264.0;

/// Frames in which a tab that has come to the front is brought into view.
const FRAMES_IN_VIEW: u8 = 4;

/// As many tabs may leave no room for another one in a bar.
const FULL_BAR: usize = 2;

/// The layout everybody starts with, of the panels of these ids.
pub(super) fn default_layout(ids: &[&'static str]) -> Tree<Pane> {
    let mut tiles = Tiles::default();
    let pane = |tiles: &mut Tiles<Pane>, id: &str| tiles.insert_pane(Pane(id.to_owned()));
    let tabs = |tiles: &mut Tiles<Pane>, keep: &dyn Fn(&str) -> bool| -> Option<TileId> {
        let panes: Vec<TileId> = ids.iter().filter(|id| keep(id)).map(|id| pane(tiles, id)).collect();
        (!panes.is_empty()).then(|| tiles.insert_tab_tile(panes))
    };
    let left = tabs(&mut tiles, &|id| LEFT.contains(&id));
    let bottom = tabs(&mut tiles, &|id| BOTTOM.contains(&id));
    let right = tabs(&mut tiles, &|id| !LEFT.contains(&id) && !BOTTOM.contains(&id));
    let map = pane(&mut tiles, MAP);
    let middle: Vec<TileId> = [Some(map), bottom].into_iter().flatten().collect();
    let mut linear = Linear::new(LinearDir::Vertical, middle);
    linear.set_share_of(map, 1.0 - LOW);
    if let Some(bottom) = bottom {
        linear.set_share_of(bottom, LOW);
    }
    let middle = tiles.insert_container(linear);
    let columns: Vec<TileId> = [left, Some(middle), right].into_iter().flatten().collect();
    let mut linear = Linear::new(LinearDir::Horizontal, columns);
    for (tile, share) in [(left, 0.22), (Some(middle), 0.56), (right, 0.22)] {
        if let Some(tile) = tile {
            linear.set_share_of(tile, share);
        }
    }
    let root = tiles.insert_container(linear);
    let shut: Vec<TileId> = tiles
        .iter()
        .filter_map(|(id, tile)| match tile {
            Tile::Pane(pane) if pane.0 != MAP && !OPEN.contains(&pane.0.as_str()) => Some(*id),
            _ => None,
        })
        .collect();
    for tile in shut {
        tiles.set_visible(tile, false);
    }
    Tree::new(egui::Id::unique("dock"), root, tiles)
}

/// A stored layout with the panels it does not know yet, hidden where the default has them: on the left,
/// at the bottom or on the right. Nothing for a layout without a map or without tabs.
pub(super) fn completed(mut tree: Tree<Pane>, ids: &[&'static str]) -> Option<Tree<Pane>> {
    let find = |tree: &Tree<Pane>, id: &str| {
        tree.tiles.iter().find(|(_, t)| matches!(t, Tile::Pane(p) if p.0 == id)).map(|(id, _)| *id)
    };
    find(&tree, MAP)?;
    let side = |id: &str| (LEFT.contains(&id), BOTTOM.contains(&id));
    for id in ids.iter().filter(|id| find(&tree, id).is_none()).copied().collect::<Vec<_>>() {
        let neighbours = ids.iter().filter(|other| side(other) == side(id)).chain(ids);
        let tabs = neighbours
            .filter_map(|other| tree.tiles.parent_of(find(&tree, other)?))
            .find(|parent| matches!(tree.tiles.get(*parent), Some(Tile::Container(Container::Tabs(_)))))?;
        let tile = tree.tiles.insert_pane(Pane(id.to_owned()));
        tree.tiles.set_visible(tile, false);
        if let Some(Tile::Container(Container::Tabs(tabs))) = tree.tiles.get_mut(tabs) {
            tabs.add_child(tile);
        }
    }
    Some(tree)
}

/// Names `Linear::set_share` as what it does here.
trait Share {
    fn set_share_of(&mut self, tile: TileId, share: f32);
}

impl Share for Linear {
    fn set_share_of(&mut self, tile: TileId, share: f32) {
        self.shares.set_share(tile, share);
    }
}

/// How much of the map is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MapShown {
    Nothing,
    /// Neither pieces nor overlays.
    Ground,
    Whole,
}

/// What the dock needs to draw its panes.
pub(super) struct Panes<'a> {
    pub context: EditorContext<'a>,
    pub panels: &'a mut [Box<dyn Panel>],
    pub tools: &'a mut [Box<dyn Tool>],
    pub canvas: &'a mut EditorMap,
    pub map: MapShown,
    pub out: &'a mut Vec<Intent>,
    /// The tab bar that is being drawn and its tab in front: the tree is without the bar meanwhile.
    pub drawn: Option<(TileId, Option<TileId>)>,
    /// A panel whose tab was closed.
    pub closed: Option<TileId>,
    /// A panel wanted in front, and the tab bar whose menu it was chosen in.
    pub wanted: Option<(TileId, TileId)>,
}

impl Panes<'_> {
    /// The menu of a tab bar: its own tabs, also those that scrolled out of sight, and what can be added.
    fn bar_menu(&mut self, ui: &mut egui::Ui, tiles: &Tiles<Pane>, bar: TileId, tabs: &Tabs) {
        let mut here: Vec<TileId> = tabs.children.clone();
        here.retain(|tab| tiles.is_visible(*tab) && tiles.get_pane(tab).is_some());
        let mut hidden: Vec<(String, TileId)> = tiles
            .iter()
            .filter(|(id, _)| !tiles.is_visible(**id))
            .filter_map(|(id, tile)| match tile {
                Tile::Pane(pane) => Some((self.title(pane), *id)),
                Tile::Container(_) => None,
            })
            .collect();
        hidden.sort_by(|a, b| a.0.cmp(&b.0));
        for tab in here {
            let Some(pane) = tiles.get_pane(&tab) else { continue };
            if ui.add(egui::Button::new(self.title(pane)).selected(tabs.active == Some(tab))).clicked() {
                self.wanted = Some((tab, bar));
            }
        }
        if hidden.is_empty() {
            return;
        }
        ui.separator();
        ui.label(egui::RichText::new(text!("windows-add-here")).small().color(Tokens::of(ui).text_weak));
        for (title, tab) in hidden {
            if ui.button(title).clicked() {
                self.wanted = Some((tab, bar));
            }
        }
    }

    fn title(&self, pane: &Pane) -> String {
        self.panels
            .iter()
            .find(|p| p.id() == pane.0)
            .map_or_else(|| text!("windows-map").to_owned(), |p| p.title())
    }
}

impl Behavior<Pane> for Panes<'_> {
    fn pane_ui(&mut self, ui: &mut egui::Ui, _: TileId, pane: &mut Pane) -> egui_tiles::UiResponse {
        spot::mark(ui.ctx(), &format!("pane.{}", pane.0), ui.max_rect());
        if pane.0 == MAP {
            let tool = self.tools.iter_mut().find(|t| t.id() == self.context.view.tool);
            match (self.map, tool) {
                (MapShown::Nothing, _) | (_, None) => {}
                (MapShown::Ground, _) => self.canvas.ground_ui(ui, &self.context),
                (MapShown::Whole, Some(tool)) => self.canvas.ui(ui, &self.context, tool.as_mut(), self.out),
            }
        } else if let Some(panel) = self.panels.iter_mut().find(|p| p.id() == pane.0) {
            egui::Frame::new().inner_margin(size::PANEL_MARGIN).show(ui, |ui| {
                ui.set_min_size(ui.available_size());
                panel.ui(ui, &self.context, self.out);
                spot::mark(ui.ctx(), &format!("drawn.{}", pane.0), ui.min_rect());
            });
        }
        egui_tiles::UiResponse::None
    }

    fn tab_title_for_pane(&mut self, pane: &Pane) -> egui::WidgetText {
        self.title(pane).into()
    }

    fn top_bar_right_ui(
        &mut self,
        tiles: &Tiles<Pane>,
        ui: &mut egui::Ui,
        bar: TileId,
        tabs: &Tabs,
        scroll_offset: &mut f32,
    ) {
        self.drawn = Some((bar, tabs.active));
        let width = ui.available_width();
        *scroll_offset += ui.data_mut(|data| {
            let before = data.get_temp::<f32>(width_id(bar));
            if before != Some(width) {
                data.insert_temp(width_id(bar), width);
                data.remove::<(TileId, u8)>(front_id(bar));
            }
            data.remove_temp::<f32>(offset_id(bar)).unwrap_or(0.0)
        });
        let button = egui::Button::new(egui::RichText::new("+").size(18.0)).frame(false);
        let button = button.min_size(egui::vec2(26.0, 26.0));
        let (response, _) = egui::containers::menu::MenuButton::from_button(button).ui(ui, |ui| {
            ui.set_min_width(180.0);
            self.bar_menu(ui, tiles, bar, tabs);
        });
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::Role::Button, true, text!("windows-panels-of-this-bar"))
        });
        response.on_hover_text(text!("windows-add-a-panel-here-or-bring-one-of"));
    }

    fn is_tab_closable(&self, tiles: &Tiles<Pane>, tile: TileId) -> bool {
        tiles.get_pane(&tile).is_some_and(|p| p.0 != MAP)
    }

    fn on_tab_close(&mut self, _: &mut Tiles<Pane>, tile: TileId) -> bool {
        self.closed = Some(tile);
        false
    }

    /// Brings the tab that has come to the front into view for some frames, in which the bar finds its size: afterwards the
    /// bar is the user's to scroll.
    fn on_tab_button(
        &mut self,
        _: &mut Tiles<Pane>,
        tab: TileId,
        response: egui::Response,
    ) -> egui::Response {
        if let Some((bar, _)) = self.drawn.filter(|(_, front)| *front == Some(tab)) {
            let id = front_id(bar);
            let before = response.ctx.data_mut(|data| data.get_temp::<(TileId, u8)>(id));
            let left = before.filter(|(front, _)| *front == tab).map_or(FRAMES_IN_VIEW, |(_, left)| left);
            if left > 0 {
                // The bar sets its offset itself in every frame: what scrolls other areas does not move it.
                let (tab_at, seen) = (response.rect.x_range(), response.interact_rect.x_range());
                let beyond =
                    if tab_at.max > seen.max { tab_at.max - seen.max } else { tab_at.min - seen.min };
                response.ctx.data_mut(|data| {
                    data.insert_temp(id, (tab, left - 1));
                    data.insert_temp(offset_id(bar), beyond);
                });
                response.ctx.request_repaint();
            }
        }
        response
    }

    fn simplification_options(&self) -> SimplificationOptions {
        SimplificationOptions { prune_single_child_tabs: false, ..SimplificationOptions::default() }
    }

    fn tab_bar_height(&self, _: &egui::Style) -> f32 {
        28.0
    }

    fn gap_width(&self, _: &egui::Style) -> f32 {
        3.0
    }

    fn min_size(&self) -> f32 {
        90.0
    }

    fn tab_bar_color(&self, visuals: &egui::Visuals) -> egui::Color32 {
        Tokens::of_visuals(visuals).bar
    }

    fn tab_bg_color(
        &self,
        visuals: &egui::Visuals,
        _: &Tiles<Pane>,
        _: TileId,
        state: &egui_tiles::TabState,
    ) -> egui::Color32 {
        Tokens::of_visuals(visuals).tab(state.active).ground
    }

    fn tab_outline_stroke(
        &self,
        visuals: &egui::Visuals,
        _: &Tiles<Pane>,
        _: TileId,
        state: &egui_tiles::TabState,
    ) -> egui::Stroke {
        Tokens::of_visuals(visuals).tab(state.active).line
    }

    fn tab_text_color(
        &self,
        visuals: &egui::Visuals,
        _: &Tiles<Pane>,
        _: TileId,
        state: &egui_tiles::TabState,
    ) -> egui::Color32 {
        Tokens::of_visuals(visuals).tab(state.active).text
    }
}

/// Which tab of a bar is in front, and in how many more frames it is brought into view.
fn front_id(bar: TileId) -> egui::Id {
    egui::Id::unique(("tab in front", bar))
}

/// How wide a bar is, points.
fn width_id(bar: TileId) -> egui::Id {
    egui::Id::unique(("width of the tabs", bar))
}

/// How far a bar is to be scrolled in the next frame, points.
fn offset_id(bar: TileId) -> egui::Id {
    egui::Id::unique(("offset of the tabs", bar))
}

fn tile_of(dock: &egui_tiles::Tree<Pane>, id: &str) -> Option<TileId> {
    dock.tiles.iter().find(|(_, t)| matches!(t, Tile::Pane(p) if p.0 == id)).map(|(id, _)| *id)
}

/// Is the panel shown, and its tab in front?
pub(super) fn panel_shown(dock: &egui_tiles::Tree<Pane>, id: &str) -> bool {
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

    /// Is a panel in front that has no use for the low strip under the map?
    pub(super) fn wants_room(&self) -> bool {
        HIGH.iter().any(|(id, _)| self.panel_shown(id))
    }

    /// Brings the Units table to the front and gives it room; once more, and the map has it again.
    pub(crate) fn show_table(&mut self) {
        let roomy = self.panel_shown("roster") && self.share_of_bottom().is_some_and(|share| share > 0.4);
        self.show_panel("roster");
        let share = if roomy { LOW } else { self.roomy() };
        self.room_given = (!roomy).then_some(share);
        self.set_share_of_bottom(share);
    }

    /// The share that gives the panel in front its rows in a small window too.
    fn roomy(&self) -> f32 {
        let height =
            self.stack().and_then(|(stack, _)| self.dock.tiles.rect(stack)).map_or(0.0, |r| r.height());
        let mut shown = HIGH.iter().filter(|(id, _)| self.panel_shown(id));
        match shown.next() {
            Some((_, wanted)) if height > 1.0 && *wanted < TABLE_HEIGHT => {
                (wanted / height).clamp(LOW, ROOMY)
            }
            _ if height > 1.0 => (TABLE_HEIGHT / height).clamp(ROOMY, MOST_ROOMY),
            _ => ROOMY,
        }
    }

    /// Gives the Units table and the like room when its tab came to the front where there was none for a
    /// row, and the map that room again when another tab did. A height that was dragged stays.
    pub(super) fn give_room(&mut self, shown_before: bool) {
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
        self.dock = default_layout(&self.registry.panel_ids());
    }
}

#[cfg(test)]
mod tests {
    use super::{MAP, OPEN, Pane, Tile, Tree, completed, default_layout};
    use crate::app::Registry;

    fn shown(tree: &Tree<Pane>) -> Vec<String> {
        let panes = tree.tiles.iter().filter(|(id, _)| tree.tiles.is_visible(**id));
        let mut shown: Vec<String> = panes
            .filter_map(|(_, tile)| match tile {
                Tile::Pane(pane) if pane.0 != MAP => Some(pane.0.clone()),
                _ => None,
            })
            .collect();
        shown.sort();
        shown
    }

    #[test]
    fn a_new_desk_shows_what_everybody_needs() {
        let mut open: Vec<&str> = OPEN.to_vec();
        open.sort_unstable();
        assert_eq!(shown(&default_layout(&Registry::default().panel_ids())), open);
    }

    #[test]
    fn a_layout_of_an_earlier_version_stays_and_takes_new_panels_in() {
        let ids = Registry::default().panel_ids();
        let mut old = default_layout(&ids);
        let strange = |pane: &Pane| pane.0 == "compare" || pane.0 == "set_ups";
        let tiles: Vec<_> = old.tiles.iter().map(|(id, tile)| (*id, tile.clone())).collect();
        for (id, tile) in tiles {
            if matches!(&tile, Tile::Pane(pane) if strange(pane)) {
                old.remove_recursively(id);
            }
        }
        let before = shown(&old);
        let new = completed(old, &ids).expect("a layout with a map");
        assert_eq!(shown(&new), before);
        for id in ids {
            let tile = new.tiles.find_pane(&Pane(id.to_owned()));
            assert!(tile.is_some_and(|tile| new.tiles.parent_of(tile).is_some()), "{id} has no place");
        }
    }
}
