//! Places of ground laid by chance between two lines of battle, and what of them is worth holding.
//!
//! Which sorts there are and how many is the ruleset's.

use crate::catalog::Catalog;
use crate::chance::Chance;
use oblique_board::hex::Hex;
use oblique_scenario::{Objective, ObjectiveId, Scenario};

/// What a face of the die lays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceSort {
    /// Its terrain.
    pub terrain: &'static str,
    /// Its level above the plain.
    pub level: i8,
    /// Is it a village, worth holding?
    pub village: bool,
}

/// How places are laid.
#[derive(Clone, Copy, Debug)]
pub struct Places<'s> {
    /// The faces of the die.
    pub sorts: &'s [PlaceSort],
    /// How many places.
    pub count: i32,
    /// Hexes of one, to which a die is added.
    pub hexes: i32,
    /// Faces of that die.
    pub die: i32,
    /// Rows from either edge left to the armies.
    pub free_rows: i32,
    /// What a village is worth to both.
    pub value: i32,
}

impl Places<'_> {
    /// Lays them, farther than a hex from each other; the first two villages are worth holding, else the middle of the
    /// table. What there is, a sentence each.
    pub fn lay(&self, scenario: &mut Scenario, catalog: &Catalog, chance: &mut Chance) -> Vec<String> {
        let layout = scenario.board.layout();
        let height = i32::from(layout.height);
        let between = self.free_rows..height - self.free_rows;
        let (mut covered, mut villages, mut said) = (Vec::<Hex>::new(), Vec::<Hex>::new(), Vec::new());
        let faces = i32::try_from(self.sorts.len()).unwrap_or(i32::MAX);
        for _ in 0..self.count {
            let face = usize::try_from(chance.throw("what lies there", faces) - 1).unwrap_or(0);
            let Some(sort) = self.sorts.get(face) else { continue };
            let size = self.hexes + chance.throw("hexes", self.die);
            let free: Vec<Hex> = layout
                .hexes()
                .filter(|hex| {
                    let (column, row) = layout.col_row(*hex);
                    let inside = column > 1 && column + 2 < i32::from(layout.width) && between.contains(&row);
                    inside && covered.iter().all(|other| other.unsigned_distance_to(*hex) > 2)
                })
                .collect();
            let Some(&first) = free.get(chance.place(free.len())) else { continue };
            let hexes = grown(first, &free, size, scenario, chance);
            let ix = scenario.board.terrain_ix(sort.terrain).unwrap_or_default();
            for hex in &hexes {
                scenario.board.set_terrain(*hex, ix);
                scenario.board.set_level(*hex, sort.level);
            }
            let called = match sort.level {
                0 => catalog.terrain(sort.terrain).map_or(sort.terrain, |row| row.name.as_str()),
                _ => "Hill",
            };
            said.push(format!("{called}, {} hexes from {}.", hexes.len(), layout.name(first)));
            if sort.village {
                villages.push(first);
            }
            covered.extend(hexes);
        }
        self.put_objectives(scenario, &villages, &mut said);
        said
    }

    fn put_objectives(&self, scenario: &mut Scenario, villages: &[Hex], said: &mut Vec<String>) {
        let layout = scenario.board.layout();
        let middle = layout.at(i32::from(layout.width) / 2, i32::from(layout.height) / 2);
        let worth: Vec<(Hex, &str)> = match villages {
            [] => vec![(middle, "Middle of the field")],
            [one] => vec![(*one, "Village")],
            [first, second, ..] => vec![(*first, "First village"), (*second, "Second village")],
        };
        for (order, (hex, name)) in (0_u32..).zip(worth) {
            said.push(format!("{name} at {} is worth {} to both.", layout.name(hex), self.value));
            let (name, value) = (name.to_owned(), [self.value; 2]);
            let objective = Objective { hex, name, value, holder: None, order, evidence: None };
            scenario.objectives.insert(ObjectiveId(format!("objective-{}", order + 1)), objective);
        }
    }
}

/// A place of so many hexes grown from the first of it over free ones.
fn grown(first: Hex, free: &[Hex], size: i32, scenario: &Scenario, chance: &mut Chance) -> Vec<Hex> {
    let layout = scenario.board.layout();
    let mut hexes = vec![first];
    while i32::try_from(hexes.len()).unwrap_or(i32::MAX) < size {
        let on = hexes.iter().flat_map(|hex| layout.neighbours(*hex).map(|(_, next)| next));
        let mut next: Vec<Hex> = on.filter(|hex| free.contains(hex) && !hexes.contains(hex)).collect();
        next.sort_by_key(|hex| layout.col_row(*hex));
        next.dedup();
        let Some(&hex) = next.get(chance.place(next.len())) else { break };
        hexes.push(hex);
    }
    hexes
}
