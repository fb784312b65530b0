//! A new battle. Must not know files or the interface.

use oblique_core::board::{Board, TerrainIx};
use oblique_core::hex::{Layout, Orientation};
use oblique_core::rules::Ruleset;
use oblique_core::scenario::{Nation, Scenario};

/// An empty battle of that ruleset on a board of that size.
pub fn blank(ruleset: &dyn Ruleset, orientation: Orientation, width: u16, height: u16) -> Scenario {
    blank_on(ruleset, Layout::new(orientation, width, height), TerrainIx(0))
}

/// An empty battle of that ruleset on a board of that terrain.
pub fn blank_on(ruleset: &dyn Ruleset, layout: Layout, base: TerrainIx) -> Scenario {
    let catalog = ruleset.catalog();
    let terrain = catalog.terrain.iter().map(|t| t.id.clone()).collect();
    let linear = catalog.linear.iter().map(|l| l.id.clone()).collect();
    let cells = vec![base; layout.len()];
    let board = Board::from_cells(layout, terrain, linear, cells, Vec::new());
    let mut scenario = Scenario::new(&catalog.id, board);
    for row in &catalog.nations {
        let nation = Nation {
            name: row.name.clone(),
            color: row.color.clone(),
            traits_of: row.id.clone(),
            ..Nation::default()
        };
        scenario.nations.insert(row.id.clone(), nation);
    }
    scenario
}
