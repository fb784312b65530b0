//! The ground as these rules see it, for whoever paints it (`move.points`, `los.levels`,
//! `fire.range`).
//!
//! A battle is set up from the scenario as it is, unopened, and asked what play would ask.

use super::sight::crossed;
use super::state::Battle;
use super::tables::{Mover as Column, Tables, Weapon};
use crate::hex::Hex;
use crate::rules::survey::{Mover, Shooter, Sight, SightStep, StepPrice, Survey};

/// Name, kind, formation and column of the terrain table.
const MOVERS: [(&str, &str, &str, Column); 5] = [
    ("Infantry, open or close line", "infantry", "open", Column::Line),
    ("Infantry, column", "infantry", "column", Column::Column),
    ("Cavalry", "cavalry", "mounted", Column::Cavalry),
    ("Gun", "gun", "move_mode", Column::Gun),
    ("Leader", "leader", "", Column::Leader),
];

/// Weapons by name.
const SHOOTERS: [(&str, Weapon); 3] =
    [("Musket", Weapon::Musket), ("Rifle", Weapon::Rifle), ("Gun", Weapon::Gun)];

/// A survey of a scenario's ground.
pub struct Ground(pub Battle);

impl Ground {
    fn height(&self, hex: Hex) -> i32 {
        2 * self.0.level(hex)
    }
}

impl Survey for Ground {
    fn movers(&self) -> Vec<Mover> {
        let points = |column| u32::try_from(2 * Tables::get().movement_allowance(column)).unwrap_or(0);
        let mover = |(name, kind, formation, column): &(&str, &str, &str, Column)| Mover {
            name: (*name).to_owned(),
            kind: (*kind).to_owned(),
            formation: (*formation).to_owned(),
            points_halves: points(*column),
        };
        MOVERS.iter().map(mover).collect()
    }

    fn step(&self, mover: usize, from: Hex, to: Hex) -> Option<StepPrice> {
        let halves = u32::try_from(2 * self.0.column_cost(MOVERS.get(mover)?.3, from, to)?).ok()?;
        Some(StepPrice { halves, disorders: false })
    }

    fn shooters(&self) -> Vec<Shooter> {
        let reach = |w| u32::try_from(Tables::get().reach_hexes(w)).unwrap_or(0);
        SHOOTERS
            .iter()
            .map(|(name, w)| Shooter { name: (*name).to_owned(), reach_hexes: reach(*w) })
            .collect()
    }

    fn in_reach(&self, shooter: usize, from: Hex, to: Hex) -> bool {
        let range = i32::try_from(from.unsigned_distance_to(to)).unwrap_or(i32::MAX);
        SHOOTERS.get(shooter).is_some_and(|(_, w)| range <= Tables::get().reach_hexes(*w))
    }

    fn sight(&self, from: Hex, to: Hex) -> Sight {
        let hidden = self.0.hidden(from, to);
        let step = |hex: Hex| {
            let unit = if self.0.bodies_at(hex).next().is_some() {
                Tables::get().sight.unit_height_halves
            } else {
                0
            };
            let top = self.0.terrain_row(hex).height_halves.max(unit);
            SightStep { hex, ground_halves: self.height(hex), top_halves: self.height(hex) + top }
        };
        let on_map = |h: &Hex| self.0.ground.on_map(*h);
        Sight {
            blocked: hidden.map(|h| h.by),
            between: crossed(from, to).into_iter().filter(on_map).map(step).collect(),
            ends_halves: [self.height(from), self.height(to)],
            rule: hidden.map_or("los.line", |h| h.rule),
        }
    }
}
