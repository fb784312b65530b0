//! The numbers of the game, read from `assets/rulesets/drums/tables.ron`.
//!
//! Which figure is printed, read or calibrated is said there, row by row. Integers only; distances are hexes,
//! points of losses are halves. Must not know pieces or the board: it answers what a cell holds, not whose roll
//! it belongs to.

mod groups;
mod rows;
#[cfg(test)]
mod tests;

pub(crate) use groups::{
    Actions, Approach, ArmyMoves, AverageDie, BaseDice, BaseValues, BoardZones, Breakthrough, CombatDice,
    Command, Companies, Contact, Disorder, ExtraAction, Fire, Generals, LossPoints, Moves, Penetration,
    Proximity, Sectors, Setup, Sticks, VictoryNumbers,
};
pub(crate) use rows::{Cover, Crossing, EdgeRow, StrengthRow, TerrainRow};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

oblique_rules::ruleset_tables!("drums", Tables);

/// All tables. The tests see to it that every list holds what its lookup needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Tables {
    /// The measuring sticks, `geo.scale`.
    pub sticks: Sticks,
    /// Zones of the board, `geo.board`.
    pub board: BoardZones,
    /// Rolling for and spending actions, `act.roll`.
    pub actions: Actions,
    /// The quality of the Unpredictable, `spec.unpredictable`.
    pub average_die: AverageDie,
    /// Extra actions, `spec.elite`, `spec.guard`.
    pub extra_action: ExtraAction,
    /// Spans and orders of generals, `gen.span`.
    pub command: Command,
    /// What generals risk, `gen.dice`.
    pub generals: Generals,
    /// Disorder and rallying, `dis.levels`.
    pub disorder: Disorder,
    /// Hexes an action, `move.table`.
    pub moves: Moves,
    /// Base combat dice, `dice.base`.
    pub base_dice: BaseDice,
    /// How dice are paired, `dice.both`.
    pub combat_dice: CombatDice,
    /// Bombardment, `gun.mods`.
    pub fire: Fire,
    /// Approach, `app.mods`.
    pub approach: Approach,
    /// Contact, `con.mods`.
    pub contact: Contact,
    /// Breakthrough and recall, `brk.when`.
    pub breakthrough: Breakthrough,
    /// Built-up sectors, `bua.damage`.
    pub sectors: Sectors,
    /// Curing involuntary proximity, `prox.fix`.
    pub proximity: Proximity,
    /// Break points, Shaken brigades, `win.bp`.
    pub victory: VictoryNumbers,
    /// Points for losses, `win.points`.
    pub loss_points: LossPoints,
    /// Points for intruders, `win.penetration`.
    pub penetration: Penetration,
    /// Terrain in the order of the catalog, `geo.terrain`.
    pub terrain: Vec<TerrainRow>,
    /// Features of hexsides in the order of the catalog, `geo.terrain`.
    pub edges: Vec<EdgeRow>,
    /// Combat by the men of a battalion in rising order, `model.strength`.
    pub infantry_strength: Vec<StrengthRow>,
    /// The same of a regiment of cavalry.
    pub cavalry_strength: Vec<StrengthRow>,
    /// The same of a brigade at army level, `army.values`.
    pub brigade_strength: Vec<StrengthRow>,
    /// The same of a division of cavalry at army level.
    pub division_strength: Vec<StrengthRow>,
    /// Hexes an action at army level, `army.rules`.
    pub army_moves: ArmyMoves,
    /// Quality and Combat before strength, `model.values`.
    pub base_values: BaseValues,
    /// Elements of terrain of a pick-up game, `setup.place`.
    pub setup: Setup,
    /// Skirmish companies, `sk.company`.
    pub companies: Companies,
}

impl Tables {
    /// The row of a terrain by its id; an unknown one counts as clear.
    #[must_use]
    pub(crate) fn terrain_by_id(&self, id: &str) -> &TerrainRow {
        self.terrain.iter().find(|row| row.id == id).unwrap_or(&self.terrain[0])
    }

    /// The row of a hexside feature by its id; `None` if it is none.
    #[must_use]
    pub(crate) fn edge_by_id(&self, id: &str) -> Option<&EdgeRow> {
        self.edges.iter().find(|row| row.id == id)
    }

    /// An allowance one stick shorter, never below the shortest, `geo.scale`.
    #[must_use]
    pub(crate) fn shorter(&self, hexes: i32) -> i32 {
        let sticks = &self.sticks;
        let from_the_longest = [sticks.long, sticks.medium, sticks.short];
        from_the_longest.into_iter().find(|stick| *stick < hexes).unwrap_or(sticks.very_short)
    }

    /// What so many men add to Combat, `model.strength`, `army.values`.
    #[must_use]
    pub(crate) fn combat_for(rows: &[StrengthRow], men: i32) -> i32 {
        rows.iter().find(|row| row.men_to.is_none_or(|most| men <= most)).map_or(0, |row| row.combat)
    }
}
