//! The numbers of the game, read from `assets/rulesets/flintlock/tables.ron`.
//!
//! Which figure is printed, read or calibrated is said there, row by row. Integers only; heights
//! are halves of a level. Must not know pieces or the board: it answers what a cell holds, not
//! whose roll it belongs to.

pub(crate) mod draws;
mod groups;
mod rows;
#[cfg(test)]
mod tests;
mod words;

pub(crate) use groups::{
    Charge, Checks, FireDrm, FlightPoints, Formulas, PreShockDrm, ReactionRetreat, Sequence, ShockFactors,
    Sight, Smoke, Stacking,
};
pub(crate) use rows::{
    FireRangeRow, FireResultRow, FormationRow, HexsideRow, LevelUpRow, PreShockRow, ShockResultRow,
    ShockStatusRow, TerrainRow, WayRow,
};
pub(crate) use words::{Chain, FireResult, Form, Mover, Party, PreShock, ShockLevel, ShockStep, Weapon};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

oblique_rules::ruleset_tables!("flintlock", Tables);

/// All tables. The tests see to it that every list holds what its lookup needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Tables {
    /// Formations in the order of [`Form`], `form.same`.
    pub formations: [FormationRow; 5],
    /// Shock Status levels in the order of [`ShockLevel`], `coh.hits`.
    pub shock_status: [ShockStatusRow; 4],
    /// Weapons in the order of [`Weapon`], `fire.range`.
    pub fire_range: [FireRangeRow; 3],
    /// Modifiers of a shot, `fire.resolve`.
    pub fire_drm: FireDrm,
    /// Results of a shot in rising order, `fire.resolve`.
    pub fire_results: Vec<FireResultRow>,
    /// Checks and their thresholds.
    pub checks: Checks,
    /// Modifiers of the Pre-Shock Reaction, `pre.roll`.
    pub pre_shock: PreShockDrm,
    /// Results of the Pre-Shock Reaction in rising order.
    pub pre_shock_results: Vec<PreShockRow>,
    /// Factors of Shock, `shock.sft`.
    pub shock_factors: ShockFactors,
    /// Results of Shock in rising order, `shock.result`.
    pub shock_results: Vec<ShockResultRow>,
    /// Rows of hex terrain in the order of the catalog.
    pub terrain: Vec<TerrainRow>,
    /// Features of hexsides.
    pub hexsides: Vec<HexsideRow>,
    /// Roads and trails.
    pub ways: Vec<WayRow>,
    /// Going up.
    pub level_up: LevelUpRow,
    /// Line of sight.
    pub sight: Sight,
    /// Charges.
    pub charge: Charge,
    /// Stacking.
    pub stacking: Stacking,
    /// Smoke.
    pub smoke: Smoke,
    /// Retreats before fire and Shock.
    pub reaction_retreat: ReactionRetreat,
    /// Continuity, Seizure, passing.
    pub sequence: Sequence,
    /// Flight Points, `win.points`.
    pub flight_points: FlightPoints,
    /// Formulas for scenarios that leave a figure out.
    pub formulas: Formulas,
}

/// The last row whose lower bound the total reaches, else the first.
fn band<T>(rows: &[T], total: i32, at_least: impl Fn(&T) -> Option<i32>) -> Option<&T> {
    rows.iter().rev().find(|row| at_least(row).is_none_or(|n| total >= n)).or_else(|| rows.first())
}

impl Tables {
    /// The row of a formation.
    #[must_use]
    pub(crate) const fn formation(&self, form: Form) -> &FormationRow {
        &self.formations[form as usize]
    }

    /// Movement allowance in points of infantry so formed, whose own is `own`: what the formation gives (`form.column`,
    /// `form.sk-break`), else its own.
    #[must_use]
    pub(crate) fn allowance(&self, form: Form, own: i32) -> i32 {
        match form {
            Form::Column | Form::Skirmish => self.formation(form).ma.unwrap_or(own),
            Form::Open | Form::Close | Form::Cavalry => own,
        }
    }

    /// The row of a Shock Status.
    #[must_use]
    pub(crate) const fn shock_level(&self, level: ShockLevel) -> &ShockStatusRow {
        &self.shock_status[level as usize]
    }

    /// Modifier of a weapon at a range in hexes; `None` beyond its reach and at range 0, `fire.range`.
    #[must_use]
    pub(crate) fn fire_range(&self, weapon: Weapon, range_hexes: i32) -> Option<i32> {
        let index = usize::try_from(range_hexes.checked_sub(1)?).ok()?;
        self.fire_range[weapon as usize].by_range.get(index).copied()
    }

    /// Farthest range of a weapon in hexes.
    #[must_use]
    pub(crate) fn reach_hexes(&self, weapon: Weapon) -> i32 {
        i32::try_from(self.fire_range[weapon as usize].by_range.len()).unwrap_or(i32::MAX)
    }

    /// Modifier of so many Smoke markers on firer and target together, `smoke.effect`.
    #[must_use]
    pub(crate) fn smoke(&self, markers: i32) -> i32 {
        (self.fire_drm.smoke_each * markers.max(0)).max(self.fire_drm.smoke_most)
    }

    /// Result of a shot at a total of die and modifiers; `gun` if the target is one, `fire.resolve`.
    #[must_use]
    pub(crate) fn fire_result(&self, total: i32, gun: bool) -> FireResult {
        band(&self.fire_results, total, |row| row.at_least)
            .map_or(FireResult::NoEffect, |row| if gun { row.gun } else { row.unit })
    }

    /// Does a total of die, morale and modifiers pass a Morale Check, `res.morale`?
    #[must_use]
    pub(crate) const fn morale_check_passes(&self, total: i32) -> bool {
        total > self.checks.morale_fails_at_most
    }

    /// Does a total of die, morale and modifiers pass the formation roll, `form.check`?
    #[must_use]
    pub(crate) const fn formation_check_passes(&self, total: i32) -> bool {
        total > self.checks.formation_fails_at_most
    }

    /// Does a total of two dice kill a leader, `res.leader`?
    #[must_use]
    pub(crate) fn leader_killed(&self, total: i32) -> bool {
        self.checks.leader_killed.contains(&total)
    }

    /// Result of the Pre-Shock Reaction at a total of die and modifiers, `pre.roll`.
    #[must_use]
    pub(crate) fn pre_shock(&self, total: i32) -> PreShock {
        band(&self.pre_shock_results, total, |row| row.at_least).map_or(PreShock::Stand, |row| row.result)
    }

    /// What a Shock does, part by part in the order carried out; nothing if the Lines stay engaged,
    /// `shock.result`. A superiority is 0 or more.
    #[must_use]
    pub(crate) fn shock_result(&self, superiority: i32, attacker_superior: bool) -> &[ShockStep] {
        band(&self.shock_results, superiority, |row| Some(row.at_least)).map_or(&[], |row| {
            if attacker_superior { &row.attacker_superior } else { &row.defender_superior }
        })
    }

    /// The row of a terrain by its id; an unknown one counts as clear.
    #[must_use]
    pub(crate) fn terrain_by_id(&self, id: &str) -> &TerrainRow {
        self.terrain.iter().find(|row| row.id == id).unwrap_or(&self.terrain[0])
    }

    /// The row of a hexside feature by its id; `None` if it is none.
    #[cfg(test)]
    pub(crate) fn hexside(&self, id: &str) -> Option<&HexsideRow> {
        self.hexsides.iter().find(|row| row.id == id)
    }

    /// The row of a road or trail by its id; `None` if it is none.
    #[cfg(test)]
    pub(crate) fn way(&self, id: &str) -> Option<&WayRow> {
        self.ways.iter().find(|row| row.id == id)
    }

    /// Starting Shock Status of a Command most of whose units have this morale.
    #[must_use]
    pub(crate) const fn starting_status(&self, morale: i32) -> ShockLevel {
        if morale >= self.formulas.excellent_from_morale {
            ShockLevel::Excellent
        } else if morale >= self.formulas.good_from_morale {
            ShockLevel::Good
        } else if morale >= self.formulas.fair_from_morale {
            ShockLevel::Fair
        } else {
            ShockLevel::Poor
        }
    }

    /// Cohesion Rating of a Command of so many units that starts at a Shock Status.
    #[must_use]
    pub(crate) fn cohesion_rating(&self, units: i32, status: ShockLevel) -> i32 {
        let f = &self.formulas;
        let divisor = f.cohesion_divisor.max(1);
        let more = match status {
            ShockLevel::Excellent => f.cohesion_excellent,
            ShockLevel::Poor => f.cohesion_poor,
            ShockLevel::Good | ShockLevel::Fair => 0,
        };
        ((units + divisor - 1) / divisor + more).max(f.cohesion_least)
    }

    /// Command Range of the leader of so many units, in hexes.
    #[must_use]
    pub(crate) const fn leader_range(&self, units: i32) -> i32 {
        let f = &self.formulas;
        if units >= f.large_command_units { f.leader_range_large } else { f.leader_range }
    }

    /// Initiative or Command Range of a replacement, from that of the leader he follows.
    #[must_use]
    pub(crate) fn replacement_rating(&self, rating: i32) -> i32 {
        (rating + self.formulas.replacement_step).max(self.formulas.replacement_least)
    }

    /// Flight Level of an army, rounded to the nearest; `militia_units` are those of the formula.
    #[must_use]
    pub(crate) const fn flight_level(&self, regular_units: i32, militia_units: i32) -> i32 {
        let f = &self.formulas;
        let tenths = f.flight_base_tenths
            + f.flight_regular_tenths * regular_units
            + f.flight_militia_tenths * militia_units;
        (tenths + 5) / 10
    }
}
