//! The ground between the armies: places of woods, marsh, hills and villages.

use super::{GROUND, Making};
use crate::CATALOG;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_scenario::{Objective, ObjectiveId};

/// What a place is by the die: terrain, and the level of a hill.
const PLACES: [(&str, i8); 6] =
    [("light_woods", 0), ("light_woods", 0), ("dense_woods", 0), ("open", 1), ("town", 0), ("marsh", 0)];

/// Lays them, farther than a hex from each other; the first villages are worth holding, else the middle of the table.
pub(super) fn lay(making: &mut Making<'_>) {
    let (mut chance, numbers) = (making.chance(&GROUND), &Tables::get().pickup);
    let layout = making.scenario.board.layout();
    let height = i32::from(layout.height);
    let between = numbers.first_line + 1..height - numbers.first_line - 1;
    let (mut covered, mut villages, mut said) = (Vec::<Hex>::new(), Vec::<Hex>::new(), Vec::new());
    for _ in 0..numbers.places {
        let face = usize::try_from(chance.throw("what lies there", 6) - 1).unwrap_or(0);
        let (terrain, level) = PLACES.get(face).copied().unwrap_or(PLACES[0]);
        let size = numbers.place_hexes + chance.throw("hexes", numbers.place_die);
        let free: Vec<Hex> = layout
            .hexes()
            .filter(|hex| {
                let (column, row) = layout.col_row(*hex);
                let inside = column > 1 && column + 2 < i32::from(layout.width) && between.contains(&row);
                inside && covered.iter().all(|other| other.unsigned_distance_to(*hex) > 2)
            })
            .collect();
        let Some(&first) = free.get(chance.place(free.len())) else { continue };
        let mut hexes = vec![first];
        while i32::try_from(hexes.len()).unwrap_or(i32::MAX) < size {
            let on = hexes.iter().flat_map(|hex| layout.neighbours(*hex).map(|(_, next)| next));
            let mut next: Vec<Hex> = on.filter(|hex| free.contains(hex) && !hexes.contains(hex)).collect();
            next.sort_by_key(|hex| layout.col_row(*hex));
            next.dedup();
            let Some(&hex) = next.get(chance.place(next.len())) else { break };
            hexes.push(hex);
        }
        let ix = making.scenario.board.terrain_ix(terrain).unwrap_or_default();
        for hex in &hexes {
            making.scenario.board.set_terrain(*hex, ix);
            making.scenario.board.set_level(*hex, level);
        }
        let called = match level {
            0 => CATALOG.terrain(terrain).map_or(terrain, |row| row.name.as_str()),
            _ => "Hill",
        };
        said.push(format!("{called}, {} hexes from {}.", hexes.len(), layout.name(first)));
        if terrain == "town" {
            villages.push(first);
        }
        covered.extend(hexes);
    }
    let middle = layout.at(i32::from(layout.width) / 2, height / 2);
    let worth: Vec<(Hex, String)> = match villages.as_slice() {
        [] => vec![(middle, "Middle of the field".to_owned())],
        [one] => vec![(*one, "Village".to_owned())],
        [first, second, ..] => {
            vec![(*first, "First village".to_owned()), (*second, "Second village".to_owned())]
        }
    };
    for (order, (hex, name)) in (0_u32..).zip(worth) {
        said.push(format!("{name} at {} is worth {} to both.", layout.name(hex), numbers.village));
        let value = [numbers.village; 2];
        let objective = Objective { hex, name, value, holder: None, order, evidence: None };
        making.scenario.objectives.insert(ObjectiveId(format!("objective-{}", order + 1)), objective);
    }
    making.note(GROUND, chance, said);
}
