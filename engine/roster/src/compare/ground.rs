//! Terrain and levels compared hex by hex and grouped by what they were and are.

use super::ScenarioPart;
use oblique_board::hex::Hex;
use oblique_board::{Board, TerrainIx};
use oblique_scenario::{Edit, Scenario};
use std::collections::BTreeMap;

/// The hexes that differ, by from and to; empty where the boards have not one layout.
pub(super) fn groups(a: &Board, b: &Board) -> BTreeMap<ScenarioPart, Vec<Hex>> {
    let mut groups = BTreeMap::new();
    let layout = a.layout();
    if layout != b.layout() {
        return groups;
    }
    // What an index of one palette is in the other, so that equal ground costs two look-ups a hex.
    let same: Vec<Option<TerrainIx>> = a.palette().iter().map(|id| b.terrain_ix(id)).collect();
    let mut by_terrain: BTreeMap<(TerrainIx, TerrainIx), Vec<Hex>> = BTreeMap::new();
    for (i, (x, y)) in a.terrain_cells().iter().zip(b.terrain_cells()).enumerate() {
        if same.get(usize::from(x.0)).copied().flatten() != Some(*y) {
            by_terrain.entry((*x, *y)).or_default().push(layout.hex(i));
        }
    }
    for ((from, to), hexes) in by_terrain {
        let (from, to) = (id_of(a, from), id_of(b, to));
        if from != to {
            groups.insert(ScenarioPart::Terrain { from, to }, hexes);
        }
    }
    for (i, (x, y)) in a.level_cells().iter().zip(b.level_cells()).enumerate() {
        if x != y {
            let part = ScenarioPart::Level { from: *x, to: *y };
            groups.entry(part).or_insert_with(Vec::new).push(layout.hex(i));
        }
    }
    groups
}

/// The terrain id of an index of a board; an index without one has none.
pub(super) fn id_of(board: &Board, ix: TerrainIx) -> String {
    board.palette().get(usize::from(ix.0)).cloned().unwrap_or_default()
}

/// The edit that gives hexes their terrain. Where a terrain is new to the board, the board is put
/// anew, with a longer palette.
pub(super) fn terrain_edit(scenario: &Scenario, cells: &[(Hex, String)]) -> Edit {
    let board = &scenario.board;
    let known: Option<Vec<_>> = cells.iter().map(|(hex, id)| Some((*hex, board.terrain_ix(id)?))).collect();
    if let Some(cells) = known {
        Edit::Terrain(cells)
    } else {
        let mut ids: Vec<&String> = cells.iter().map(|(_, id)| id).collect();
        ids.sort();
        ids.dedup();
        let mut palette = board.palette().to_vec();
        palette.extend(ids.into_iter().filter(|id| board.terrain_ix(id).is_none()).cloned());
        let mut new = with_ground(board, board, palette);
        for (hex, id) in cells {
            if let Some(ix) = new.terrain_ix(id) {
                new.set_terrain(*hex, ix);
            }
        }
        Edit::Board(Box::new(new))
    }
}

/// The edit that gives a scenario the size and ground of another board, with its own lines and names.
pub(super) fn layout_edit(scenario: &Scenario, other: &Board) -> Edit {
    Edit::Board(Box::new(with_ground(&scenario.board, other, other.palette().to_vec())))
}

/// The ground of one board with the lines, names and attributes of hexes of another.
fn with_ground(lines: &Board, ground: &Board, palette: Vec<String>) -> Board {
    let (terrain, levels) = (ground.terrain_cells().to_vec(), ground.level_cells().to_vec());
    let kinds = lines.linear_palette().to_vec();
    let mut new = Board::from_cells(ground.layout(), palette, kinds, terrain, levels);
    for (id, feature) in lines.features() {
        new.put_feature(id.clone(), Some(feature.clone()));
    }
    for (id, label) in lines.labels() {
        new.put_label(id.clone(), Some(label.clone()));
    }
    for (hex, own) in lines.hex_attrs().iter() {
        new.put_hex_attrs(hex, Some(own.clone()));
    }
    new
}
