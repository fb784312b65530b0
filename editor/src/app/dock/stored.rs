//! Is a stored layout of the panels one that can be drawn? Drawing follows children without looking
//! back, so a container that holds itself would never end.

use super::default_layout::completed;
use super::{Housed, MAP, Pane};
use egui_tiles::{Container, Tile, TileId, Tree};
use std::collections::BTreeSet;

/// More tiles than this no hand has docked.
const MOST_TILES: usize = 1000;
/// Tiles are numbered from one.
const HIGHEST: u64 = 1 << 32;
/// Shares of the room are about one.
const SHARES: std::ops::RangeInclusive<f32> = 0.0..=1e6;

/// The layout, if it can be drawn: every tile in it once, with a map. Panels that are not known leave it, and those
/// it does not know come into it.
pub(crate) fn sound_layout(mut tree: Tree<Pane>, known: &[Housed]) -> Option<Tree<Pane>> {
    if tree.tiles.len() > MOST_TILES || tree.tiles.iter().any(|(id, _)| id.0 > HIGHEST) {
        return None;
    }
    let mut met = BTreeSet::new();
    let mut panes = BTreeSet::new();
    let mut next = vec![tree.root?];
    while let Some(id) = next.pop() {
        if !met.insert(id.0) {
            return None;
        }
        match tree.tiles.get(id)? {
            Tile::Pane(pane) => {
                if !panes.insert(pane.0.clone()) {
                    return None;
                }
            }
            Tile::Container(container) => {
                shares_are_sound(container).then_some(())?;
                next.extend(container.children().copied());
            }
        }
    }
    if met.len() != tree.tiles.len() || !panes.contains(MAP) {
        return None;
    }
    // Numbers and sizes of the tree itself follow from its tiles and the window.
    tree.tiles.recompute_next_tile_id();
    tree.set_height(f32::INFINITY);
    tree.set_width(f32::INFINITY);
    let gone: Vec<TileId> = tree
        .tiles
        .iter()
        .filter(|(_, tile)| matches!(tile, Tile::Pane(p) if p.0 != MAP && !known.iter().any(|(id, _)| p.0 == *id)))
        .map(|(id, _)| *id)
        .collect();
    for id in gone {
        tree.remove_recursively(id);
    }
    if let Some(map) = tree.tiles.find_pane(&Pane(MAP.to_owned())) {
        tree.set_visible(map, true);
    }
    completed(tree, known)
}

fn shares_are_sound(container: &Container) -> bool {
    match container {
        Container::Tabs(_) => true,
        Container::Linear(linear) => linear.shares.iter().all(|(_, share)| SHARES.contains(share)),
        Container::Grid(grid) => {
            let shares = grid.col_shares.iter().chain(&grid.row_shares);
            shares.copied().all(|share| SHARES.contains(&share))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::default_layout;
    use super::*;
    use crate::app::Registry;

    fn panels() -> Vec<Housed> {
        Registry::default().panel_homes()
    }

    fn written() -> String {
        ron::to_string(&default_layout(&panels())).expect("written")
    }

    fn read(text: &str) -> Option<Tree<Pane>> {
        sound_layout(ron::from_str(text).expect("a layout"), &panels())
    }

    #[test]
    fn the_layout_everybody_starts_with_is_sound() {
        let tree = default_layout(&panels());
        assert_eq!(sound_layout(tree.clone(), &panels()).map(|t| t.tiles.len()), Some(tree.tiles.len()));
        assert!(read(&written()).is_some());
    }

    #[test]
    fn what_cannot_be_drawn_is_none() {
        let tree = default_layout(&panels());
        let root = tree.root.expect("a root");
        let edited = |edit: &dyn Fn(&mut Tree<Pane>)| {
            let mut tree = tree.clone();
            edit(&mut tree);
            sound_layout(tree, &panels())
        };
        let into = |tree: &mut Tree<Pane>, child: TileId| {
            if let Some(Tile::Container(Container::Linear(linear))) = tree.tiles.get_mut(root) {
                linear.children.push(child);
            }
        };
        assert!(edited(&|tree| into(tree, root)).is_none(), "it holds itself");
        assert!(edited(&|tree| into(tree, TileId::from_u64(9999))).is_none(), "a tile that is not there");
        let map = tree.tiles.find_pane(&Pane(MAP.to_owned())).expect("a map");
        assert!(edited(&|tree| into(tree, map)).is_none(), "a tile in two places");
        assert!(edited(&|tree| drop(tree.tiles.remove(map))).is_none());
        assert!(edited(&|tree| tree.root = None).is_none());
        assert!(edited(&|tree| tree.root = Some(map)).is_none(), "tiles nobody can reach");
        for share in [f32::NAN, f32::INFINITY, -1.0] {
            let with = |tree: &mut Tree<Pane>| {
                if let Some(Tile::Container(Container::Linear(linear))) = tree.tiles.get_mut(root) {
                    let first = linear.children[0];
                    linear.shares.set_share(first, share);
                }
            };
            assert!(edited(&with).is_none(), "{share}");
        }
        let hidden = edited(&|tree| tree.set_visible(map, false)).expect("sound");
        assert!(hidden.is_visible(map), "the map is always there");
    }

    #[test]
    fn a_panel_there_is_no_more_leaves_and_numbers_are_made_anew() {
        let text = written().replace("\"notes\"", "\"of_another_version\"");
        let tree = read(&text).expect("sound");
        assert!(tree.tiles.find_pane(&Pane("of_another_version".to_owned())).is_none());
        assert!(tree.tiles.find_pane(&Pane("notes".to_owned())).is_some());
        let at = text.find("next_tile_id:").expect("there") + "next_tile_id:".len();
        let end = at + text[at..].find(',').expect("ends");
        let mut tree = read(&format!("{}{}{}", &text[..at], u64::MAX, &text[end..])).expect("sound");
        let _ = tree.tiles.insert_pane(Pane("x".to_owned()));
    }
}
