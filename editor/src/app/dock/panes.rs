//! How docked panes and the bars of their tabs are drawn. Must not know any one panel.

use super::{MAP, Pane};
use crate::EditorContext;
use crate::app::editor_map::EditorMap;
use crate::panels::Panel;
use crate::tools::Tool;
use crate::ui::spot;
use crate::ui::theme::{Tokens, size};
use egui_tiles::{Behavior, SimplificationOptions, Tabs, Tile, TileId, Tiles};
use oblique_context::Intent;
use oblique_text::text;

/// Frames in which a tab that has come to the front is brought into view.
const FRAMES_IN_VIEW: u8 = 4;

/// How much of the map is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MapShown {
    Nothing,
    /// Neither pieces nor overlays.
    Ground,
    Whole,
}

/// What the dock needs to draw its panes.
pub(crate) struct Panes<'a> {
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
