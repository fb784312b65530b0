//! The tiles of a map as what lies on its hexes.

use super::super::hex_map::{Code, HexMap};
use super::Words;
use crate::tiled::Map;
use std::collections::BTreeMap;

/// What the tiles of a map say of its hexes. What is above comes first.
pub(super) fn hex_map(map: &Map, words: Words<'_>) -> HexMap {
    let mut hexes = HexMap::on(map.frame.layout);
    let mut tiles: BTreeMap<u32, (Option<Code>, i64)> = BTreeMap::new();
    // Maps have many hexes and few different piles of tiles.
    let mut piles: BTreeMap<Vec<u32>, (u32, i64)> = BTreeMap::new();
    let mut pile = Vec::new();
    for at in 0..map.frame.layout.len() {
        pile.clear();
        pile.extend(
            map.layers.iter().rev().filter_map(|layer| layer.cells.get(at)).filter(|tile| **tile != 0),
        );
        if let Some((set, level)) = piles.get(&pile) {
            hexes.put(at, *set);
            hexes.set_level(at, *level);
            continue;
        }
        let (mut codes, mut level) = (Vec::new(), 0_i64);
        for number in &pile {
            let (code, raised) = tiles.entry(*number).or_insert_with(|| match map.tile(*number) {
                Some((set, own)) => words.of_tile(set, own),
                None => (Some(Code::named(format!("tile:{number}"))), 0),
            });
            level = level.saturating_add(*raised);
            codes.extend(code.clone());
        }
        let set = hexes.set(codes);
        piles.insert(pile.clone(), (set, level));
        hexes.put(at, set);
        hexes.set_level(at, level);
    }
    hexes
}
