//! Roughly how much memory an edit holds. Must not know the history.

use oblique_scenario::Edit;

/// Bytes an edit holds, roughly.
pub(super) fn weight(edit: &Edit) -> usize {
    /// A small struct with a few strings.
    const SMALL: usize = 512;
    /// One hex of a board: terrain, level, masks.
    const HEX: usize = 8;
    match edit {
        Edit::Many(edits) => edits.iter().map(weight).sum(),
        Edit::Terrain(cells) => cells.len() * 12 + 64,
        Edit::Levels(cells) => cells.len() * 12 + 64,
        Edit::Feature(_, feature) => {
            let hexes = feature.as_ref().map_or(0, |f| match &f.path {
                oblique_board::Path::Hexes(hexes) => hexes.len(),
                oblique_board::Path::Edges(edges) => edges.len(),
            });
            hexes * 16 + SMALL
        }
        Edit::Zone(_, zone) => zone.hexes().len() * 8 + 64,
        Edit::SetUp(_, set_up) => set_up.as_ref().map_or(0, |s| s.postings.len()) * SMALL + SMALL,
        Edit::Board(board) => board.layout().len() * HEX + SMALL,
        _ => SMALL,
    }
}
