//! Pieces of palettes, with the tabs and lists they stand in.

use crate::vassal::Definition;
use roxmltree::Node;

/// Pieces that are read, at most.
pub(super) const MOST: usize = 10_000;

/// A piece of a palette.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    /// What it stands in, from the outermost palette.
    pub path: Vec<String>,
    /// Its name.
    pub name: String,
    /// Its number.
    pub number: String,
    pub piece: Definition,
}

/// Every piece of every palette. Cards, decks and pieces that stand on a map are none of them.
pub(super) fn of(root: Node<'_, '_>) -> Vec<Slot> {
    let slots = root.descendants().filter(|node| node.tag_name().name().ends_with(".PieceSlot"));
    let in_palette =
        slots.filter(|node| node.ancestors().any(|above| above.tag_name().name().ends_with(".PieceWindow")));
    in_palette.filter_map(slot).take(MOST).collect()
}

/// A piece where one is defined.
pub(super) fn slot(node: Node<'_, '_>) -> Option<Slot> {
    let piece = Definition::read(node.text()?.trim())?;
    let called = |node: &Node<'_, '_>| {
        let names = ["entryName", "name", "mapName"];
        names.iter().find_map(|name| node.attribute(*name)).map(str::trim).unwrap_or_default().to_owned()
    };
    let own = piece.name();
    let name = if own.trim().is_empty() { called(&node) } else { own };
    let mut path: Vec<String> = node
        .ancestors()
        .skip(1)
        .filter(|above| above.parent_element().is_some())
        .map(|above| called(&above))
        .collect();
    path.retain(|name| !name.is_empty());
    path.reverse();
    let number = node.attribute("gpid").map_or_else(|| piece.number(), str::to_owned);
    (!name.trim().is_empty()).then(|| Slot { path, name: name.trim().to_owned(), number, piece })
}
