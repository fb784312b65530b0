//! A new battle: nothing on it but what its ruleset wants to have said.

use crate::Ruleset;
use oblique_board::hex::{Layout, Orientation};
use oblique_board::{Board, TerrainIx};
use oblique_scenario::Scenario;
use oblique_scenario::check::{Diagnostic, Place, errors};

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
        let _ = row.listed().apply(&mut scenario);
    }
    choose_usual(ruleset, &mut scenario);
    scenario
}

/// Chooses what a battle must have said of its sides and nations before anybody has a reason to choose (home edges,
/// traits), as the first remedy of the check that asks for it would.
fn choose_usual(ruleset: &dyn Ruleset, scenario: &mut Scenario) {
    let asked = |d: &Diagnostic| match &d.place {
        Place::Side(_, field) => !field.is_empty(),
        place => matches!(place, Place::Nation(_)),
    };
    // One after the other: what is chosen for one side may answer for the other.
    for _ in 0..MOST_CHOSEN {
        let problems = errors(ruleset.checks(), scenario);
        let Some(fix) = problems.into_iter().filter(asked).find_map(|d| d.fixes.into_iter().next()) else {
            return;
        };
        let _ = fix.edit.apply(scenario);
    }
}

/// More than any ruleset asks for.
const MOST_CHOSEN: usize = 12;
