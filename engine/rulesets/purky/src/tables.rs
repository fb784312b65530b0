//! The numbers of the game, read from `assets/rulesets/purky/tables.ron`.
//!
//! Which figure is printed, read or calibrated is said there. Distances are inches of the table. Must not know pieces
//! or the board: it answers what a cell holds.

mod groups;
mod rows;

pub(crate) use groups::{
    Dice, FireShifts, Frontage, Guns, Leaders, MeleeShifts, Morale, Moves, PickupNumbers, Pursuit, Removal,
    Reserve, Retreat, Scale, Secure, VictoryNumbers,
};
pub(crate) use rows::{Arm, Crossing, EdgeRow, Going, Shelter, TerrainRow, TypeRow};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

oblique_rules::ruleset_tables!("purky", Tables);

/// All tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Tables {
    /// Types of units in the order of the catalog, `unit.table`.
    pub types: Vec<TypeRow>,
    /// Inches and hexes, `scale.hex`.
    pub scale: Scale,
    /// When a unit is taken off, `unit.removed`.
    pub removal: Removal,
    /// Dice of figures, `fire.dice`, `melee.dice`.
    pub dice: Dice,
    /// Figures that fire or fight, `form.table`.
    pub frontage: Frontage,
    /// Secure flanks, `form.secure`.
    pub secure: Secure,
    /// What steps cost, `move.terrain`.
    pub movement: Moves,
    /// Functions of a battery, `guns.functions`.
    pub guns: Guns,
    /// Shifts of fire, `fire.chart`.
    pub fire_shifts: FireShifts,
    /// Shifts of melee, `melee.chart`.
    pub melee_shifts: MeleeShifts,
    /// Tests of morale, `morale.dice`.
    pub morale: Morale,
    /// How far units go back, `rout.move`.
    pub retreat: Retreat,
    /// What becomes of victorious cavalry, `pursuit.table`.
    pub pursuit: Pursuit,
    /// Rides and fates of leaders, `lead.move`, `lead.casualty`.
    pub leaders: Leaders,
    /// Reserve moves, `reserve.move`.
    pub reserve: Reserve,
    /// Scores, `end.victory`.
    pub victory: VictoryNumbers,
    /// Pick-up games, which the sheet has not.
    pub pickup: PickupNumbers,
    /// Terrain in the order of the catalog, `move.terrain`.
    pub terrain: Vec<TerrainRow>,
    /// Features of hexsides, `move.terrain`.
    pub edges: Vec<EdgeRow>,
}

impl Tables {
    /// Hexes of so many inches (`scale.hex`): rounded half up, at least 1 of any.
    #[must_use]
    pub(crate) const fn hexes(&self, inches: i32) -> i32 {
        let per = self.scale.inches_a_hex;
        if inches <= 0 || per <= 0 {
            return 0;
        }
        let rounded = (2 * inches + per) / (2 * per);
        if rounded < 1 { 1 } else { rounded }
    }

    /// The row of a terrain; an unknown one counts as the first.
    #[must_use]
    pub(crate) fn terrain_at(&self, id: &str) -> usize {
        self.terrain.iter().position(|row| row.id == id).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::Tables;

    #[test]
    fn inches_become_hexes_as_the_sheet_says() {
        let hexes = |inches| Tables::get().hexes(inches);
        for (inches, wanted) in [(1, 1), (3, 2), (7, 4), (10, 5), (26, 13), (30, 15), (48, 24), (0, 0)] {
            assert_eq!(hexes(inches), wanted, "{inches} inches");
        }
    }

    #[test]
    fn rows_are_those_of_the_catalog() {
        let (tables, catalog) = (Tables::get(), &*crate::CATALOG);
        let kinds: Vec<_> = catalog.kinds.iter().filter(|k| !k.role.leads()).map(|k| k.id.as_str()).collect();
        assert_eq!(tables.types.iter().map(|t| t.id.as_str()).collect::<Vec<_>>(), kinds);
        let terrain: Vec<_> = catalog.terrain.iter().map(|t| t.id.as_str()).collect();
        assert_eq!(tables.terrain.iter().map(|t| t.id.as_str()).collect::<Vec<_>>(), terrain);
        let edges: Vec<_> = catalog.linear.iter().filter(|l| l.along_edges).map(|l| l.id.as_str()).collect();
        assert_eq!(tables.edges.iter().map(|e| e.id.as_str()).collect::<Vec<_>>(), edges);
    }
}
