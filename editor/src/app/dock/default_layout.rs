//! The layout everybody starts with, and stored layouts made whole by it. Must not know any one panel: each says
//! where it stands.

use super::{MAP, Pane};
use egui_tiles::{Container, Linear, LinearDir, Tile, TileId, Tiles, Tree};
use oblique_context::panel::{Home, Stands};

/// A panel, and where it stands until it is moved.
pub(crate) type Housed = (&'static str, Home);

/// Share of the height the tabs under the map have at first.
pub(super) const LOW: f32 = 0.21;

/// The layout everybody starts with, of these panels.
pub(crate) fn default_layout(panels: &[Housed]) -> Tree<Pane> {
    let mut tiles = Tiles::default();
    let pane = |tiles: &mut Tiles<Pane>, id: &str| tiles.insert_pane(Pane(id.to_owned()));
    let tabs = |tiles: &mut Tiles<Pane>, side: Stands| -> Option<TileId> {
        let there = panels.iter().filter(|(_, home)| home.stands == side);
        let panes: Vec<TileId> = there.map(|(id, _)| pane(tiles, id)).collect();
        (!panes.is_empty()).then(|| tiles.insert_tab_tile(panes))
    };
    let left = tabs(&mut tiles, Stands::Left);
    let bottom = tabs(&mut tiles, Stands::Bottom);
    let right = tabs(&mut tiles, Stands::Right);
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
    let opens = |id: &str| panels.iter().any(|(panel, home)| *panel == id && home.open);
    let shut: Vec<TileId> = tiles
        .iter()
        .filter_map(|(id, tile)| match tile {
            Tile::Pane(pane) if pane.0 != MAP && !opens(&pane.0) => Some(*id),
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
pub(super) fn completed(mut tree: Tree<Pane>, panels: &[Housed]) -> Option<Tree<Pane>> {
    let find = |tree: &Tree<Pane>, id: &str| {
        tree.tiles.iter().find(|(_, t)| matches!(t, Tile::Pane(p) if p.0 == id)).map(|(id, _)| *id)
    };
    find(&tree, MAP)?;
    let missing: Vec<Housed> = panels.iter().filter(|(id, _)| find(&tree, id).is_none()).copied().collect();
    for (id, home) in missing {
        let neighbours = panels.iter().filter(|(_, other)| other.stands == home.stands).chain(panels);
        let tabs = neighbours
            .filter_map(|(other, _)| tree.tiles.parent_of(find(&tree, other)?))
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
pub(super) trait Share {
    fn set_share_of(&mut self, tile: TileId, share: f32);
}

impl Share for Linear {
    fn set_share_of(&mut self, tile: TileId, share: f32) {
        self.shares.set_share(tile, share);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        let shown = shown(&default_layout(&Registry::default().panel_homes()));
        let usual = ["history", "inspector", "layers", "order_of_battle", "problems", "roster", "scenario"];
        assert_eq!(
            shown, usual,
            "what everybody needs, and no more than each tab bar of a small window has room for"
        );
    }

    #[test]
    fn a_layout_of_an_earlier_version_stays_and_takes_new_panels_in() {
        let panels = Registry::default().panel_homes();
        let mut old = default_layout(&panels);
        let strange = |pane: &Pane| pane.0 == "compare" || pane.0 == "set_ups";
        let tiles: Vec<_> = old.tiles.iter().map(|(id, tile)| (*id, tile.clone())).collect();
        for (id, tile) in tiles {
            if matches!(&tile, Tile::Pane(pane) if strange(pane)) {
                old.remove_recursively(id);
            }
        }
        let before = shown(&old);
        let new = completed(old, &panels).expect("a layout with a map");
        assert_eq!(shown(&new), before);
        for (id, _) in panels {
            let tile = new.tiles.find_pane(&Pane(id.to_owned()));
            assert!(tile.is_some_and(|tile| new.tiles.parent_of(tile).is_some()), "{id} has no place");
        }
    }
}
