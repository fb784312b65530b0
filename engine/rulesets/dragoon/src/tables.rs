//! The numbers of the game, read from `assets/rulesets/dragoon/tables.ron`.
//!
//! Factors are thousandths (`i64`, as strengths are), movement points halves (`i32`). Which figure
//! is printed, read or calibrated is said there, row by row. Must not know pieces or the board:
//! it answers what a cell holds, not who pays it.

use oblique_board::TerrainIx;
use oblique_rules::manual::Status;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

oblique_rules::ruleset_tables!("dragoon", Tables);

/// A column of the terrain chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ChartColumn {
    /// Infantry of chart P in line.
    PLine,
    /// Infantry of chart P in column.
    PCol,
    /// Other infantry in line.
    OLine,
    /// Other infantry in column.
    OCol,
    /// Cavalry in line.
    CavLine,
    /// Cavalry in column.
    CavCol,
    /// Light infantry.
    Light,
    /// Artillery.
    Art,
    /// Leaders.
    Leader,
}

impl ChartColumn {
    /// Every column in the order of the chart.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 9] = [
        Self::PLine,
        Self::PCol,
        Self::OLine,
        Self::OCol,
        Self::CavLine,
        Self::CavCol,
        Self::Light,
        Self::Art,
        Self::Leader,
    ];

    /// The same arm in line, where it has one (a square uses it too); else itself.
    #[must_use]
    pub(crate) const fn in_line(self) -> Self {
        match self {
            Self::PCol => Self::PLine,
            Self::OCol => Self::OLine,
            Self::CavCol => Self::CavLine,
            same => same,
        }
    }

    /// The same arm in column, where it has one; else itself.
    #[must_use]
    pub(crate) const fn in_column(self) -> Self {
        match self {
            Self::PLine => Self::PCol,
            Self::OLine => Self::OCol,
            Self::CavLine => Self::CavCol,
            same => same,
        }
    }
}

/// A cell of the chart as written in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
enum Entry {
    /// Not allowed.
    Na,
    /// So many halves, no check.
    Go(i32),
    /// So many halves and a disruption check at a modifier.
    Check(i32, i32),
}

/// What a cell of the chart asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    /// Cost in half movement points.
    pub mp_halves: i32,
    /// Modifier of the disruption check; `None` = no check.
    pub disruption: Option<i32>,
}

/// Nine cells, one a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
struct Cells([Entry; 9]);

impl Cells {
    const fn cell(&self, column: ChartColumn) -> Option<Cell> {
        match self.0[column as usize] {
            Entry::Na => None,
            Entry::Go(mp_halves) => Some(Cell { mp_halves, disruption: None }),
            Entry::Check(mp_halves, modifier) => Some(Cell { mp_halves, disruption: Some(modifier) }),
        }
    }
}

/// How well ground covers, `fire.terrain`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Cover {
    /// Not at all.
    Open,
    /// `+` on the chart.
    Light,
    /// `++` on the chart.
    Heavy,
}

/// A row of the terrain chart: a hex or an edge feature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct TerrainRow {
    /// Id of the terrain in the catalog.
    pub id: String,
    cells: Cells,
    /// Cover it gives.
    pub defence: Cover,
    /// May a charge enter it and strike into it?
    pub charge: bool,
    /// Does it stop sight, `los.obstacles`?
    pub blocks_sight: bool,
    /// Where the row comes from.
    pub status: Status,
    /// Cells of another status.
    #[serde(default)]
    pub other: String,
}

impl TerrainRow {
    /// Cost and check for a column; `None` where it may not enter.
    #[must_use]
    pub(crate) const fn cell(&self, column: ChartColumn) -> Option<Cell> {
        self.cells.cell(column)
    }
}

/// A row of the action chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct ActionRow {
    cells: Cells,
    /// Where the row comes from.
    pub status: Status,
    /// Cells of another status.
    #[serde(default)]
    pub other: String,
}

impl ActionRow {
    /// Cost and check for a column; `None` where it may not be done.
    #[must_use]
    pub(crate) const fn cell(&self, column: ChartColumn) -> Option<Cell> {
        self.cells.cell(column)
    }
}

oblique_rules::table_groups! {
    /// Actions of movement.
    Actions {
        /// Turning one step, `face.turn`.
        turn: ActionRow,
        /// Changing formation, from the column named, `form.change`.
        formation: ActionRow,
        /// Disengaging: modifier; a cost of 0 stands for all points, `disengage.who`.
        disengage: ActionRow,
        /// Cost of an attempt to recover, `recover.attempt`.
        recover_mp_halves: i32,
        /// Modifier of cavalry when it recovers.
        recover_cavalry_modifier: i32,
    }
    /// Movement points in halves.
    MovementPoints {
        /// Infantry.
        infantry_halves: i32,
        /// Light infantry.
        light_infantry_halves: i32,
        /// Cuirassiers.
        cuirassier_halves: i32,
        /// Dragoons.
        dragoon_halves: i32,
        /// Hussars.
        hussar_halves: i32,
        /// Cossacks.
        cossack_halves: i32,
        /// Light guns.
        artillery_light_halves: i32,
        /// Medium guns.
        artillery_medium_halves: i32,
        /// Heavy guns.
        artillery_heavy_halves: i32,
        /// Leaders.
        leader_halves: i32,
    }
    /// Dice and qualities of checks.
    Checks {
        /// The die of checks.
        die: (i32, i32),
        /// The die of chances.
        percentile: (i32, i32),
        /// Quality of green units.
        green: i32,
        /// Quality of trained units.
        trained: i32,
        /// Quality of veteran units.
        veteran: i32,
        /// Quality of elite units.
        elite: i32,
        /// Highest morale.
        most_morale: i32,
        /// Highest disruption.
        most_disruption: i32,
        /// Disruption from which the formation is fixed, `eff.disruption`.
        formation_fixed_from: i32,
        /// Disruption from which a unit cannot move, `eff.disruption`.
        immobile_from: i32,
        /// Modifier of disruption checks in a stack, `stack.plus1`.
        stacked_modifier: i32,
    }
    /// Factors of fire strength in thousandths, `fire.strength`.
    Fire {
        /// By morale 0 to 10.
        morale: [i64; 11],
        /// By disruption 0 to 10.
        disruption: [i64; 11],
        /// Green.
        green: i64,
        /// Trained.
        trained: i64,
        /// Veteran.
        veteran: i64,
        /// Elite.
        elite: i64,
        /// Grenadiers.
        grenadier: i64,
        /// Target is light infantry.
        at_light_infantry: i64,
        /// Firer is in square.
        square: i64,
        /// Added for each regimental gun.
        regimental_gun: i64,
        /// No cover.
        cover_none: i64,
        /// Cover `+`.
        cover_light: i64,
        /// Cover `++`.
        cover_heavy: i64,
    }
    /// Artillery strength, `bomb.resolve`.
    Artillery {
        /// Light guns.
        light: GunRow,
        /// Medium guns.
        medium: GunRow,
        /// Heavy guns.
        heavy: GunRow,
        /// Reach gained a level of height over the target.
        reach_per_level: i32,
        /// A target of more men than this is large.
        large_target_over: i32,
        /// Factor at a large target.
        large_target: i64,
        /// Factor at light infantry.
        at_light_infantry: i64,
        /// Factor at a battery alone in its hex.
        at_lone_battery: i64,
        /// Factor at cavalry.
        at_cavalry: i64,
        /// Factor of fire through the flank.
        through_flank: i64,
        /// Factor of fire through the rear.
        through_rear: i64,
    }
    /// Checks that fire causes, `fire.sequence`.
    FireChecks {
        /// Disruption check after bombardment?
        disruption_after_bombardment: bool,
        /// Disruption check after first fire?
        disruption_after_first_fire: bool,
        /// Disruption check after defensive fire?
        disruption_after_defensive_fire: bool,
        /// Disruption check after second fire?
        disruption_after_second_fire: bool,
        /// Does a target that took no hit check?
        zero_hit_checks: bool,
        /// Modifier a hit.
        per_hit: i32,
        /// Modifier of the disruption check of cavalry.
        disruption_cavalry: i32,
        /// Modifier of the morale check through the flank.
        flank: i32,
        /// Modifier of the morale check through the rear.
        rear: i32,
    }
    /// Factors of charge strength in thousandths, `chg.strike`.
    Charge {
        /// By own disruption 0 to 10.
        own_disruption: [i64; 11],
        /// By own morale 0 to 10.
        own_morale: [i64; 11],
        /// By the target's disruption 0 to 10.
        target_disruption: [i64; 11],
        /// Cuirassiers.
        cuirassier: i64,
        /// Dragoons.
        dragoon: i64,
        /// At cavalry: front, flank, rear.
        at_cavalry: [i64; 3],
        /// At infantry in line.
        at_line: [i64; 3],
        /// At light infantry.
        at_light_infantry: [i64; 3],
        /// At infantry in column.
        at_column: [i64; 3],
        /// At a square.
        at_square: [i64; 3],
        /// Farthest target, in hexes, `charge.zone`.
        reach: i32,
    }
    /// Modifiers of the first morale check of an assault, `ass.mc1`.
    Mc1 {
        /// Opponents at least 1.5 times own men.
        three_to_two: i32,
        /// At least twice.
        two_to_one: i32,
        /// At least three times.
        three_to_one: i32,
        /// At most two thirds.
        two_to_three: i32,
        /// At most half.
        one_to_two: i32,
        /// Hit through the flank.
        hit_flank: i32,
        /// Hit through the rear.
        hit_rear: i32,
        /// Hitting through the flank.
        hitting_flank: i32,
        /// Hitting through the rear.
        hitting_rear: i32,
        /// Infantry in line charged in front.
        line_charged_front: i32,
        /// A square that is charged.
        square_charged: i32,
        /// Charging a square.
        charging_square: i32,
        /// Infantry in column charged.
        column_charged: i32,
        /// Light infantry charged.
        light_infantry_charged: i32,
        /// In charges own disruption divided by this, rounded down, is added.
        own_disruption_divisor: i32,
    }
    /// The later checks of an assault, `ass.dc`, `ass.mc2`.
    Assault {
        /// Disruption modifier a hit on an attacker, and on everybody in a charge.
        attacker_per_hit: i32,
        /// An assaulted defender's hits are divided by this.
        defender_hits_divisor: i32,
        /// Morale modifier of light infantry in an infantry assault.
        light_infantry_mc2: i32,
    }
    /// The square check, `square.check`.
    Square {
        /// Modifier if a charger is hussar or cossack.
        light_horse: i32,
        /// The infantry's disruption divided by this is added.
        disruption_divisor: i32,
        /// Movement that does not slow a charger.
        free_mp_halves: i32,
    }
    /// Hits and losses, `fire.hits`, `fire.men`, `fire.guns`.
    Hits {
        /// Spread, in hundredths.
        spread: (i32, i32),
        /// Draw against the broken hit.
        fraction: (i32, i32),
        /// Divisor of fire and artillery.
        fire_divisor: i64,
        /// Divisor of assault fire.
        assault_divisor: i64,
        /// Divisor of charges.
        charge_divisor: i64,
        /// Draw of men a hit, in hundredths.
        men_draw: (i32, i32),
        /// Most men a hit.
        men_per_hit: i64,
        /// Foot at which a hit counts whole.
        foot_norm: i64,
        /// Horse at which a hit counts whole.
        horse_norm: i64,
        /// Least share of a hit for a thin unit, thousandths.
        least_thickness: i64,
        /// Largest share.
        most_thickness: i64,
        /// A hit takes a gun on this or less of a hundred.
        gun_lost_at_most: i32,
    }
    /// Command, `cmd.turn`, `act.check`.
    Command {
        /// A command turn comes every so many turns.
        turn_every: u32,
        /// Chance in a hundred a point of command rating.
        chance_per_point: i32,
        /// A corps is in contact when this share of its units is: numerator.
        contact_numerator: i64,
        /// Denominator.
        contact_denominator: i64,
    }
    /// Rallying, `rally.points`, `rally.attempt`.
    Rally {
        /// Rating times share of men times this are the points.
        points_factor: i64,
        /// Points an attempt.
        cost: i32,
        /// Points an attempt in an enemy zone of control without the leader.
        cost_in_contact: i32,
        /// Morale gained.
        gain: i32,
        /// Disruption of a rallied routed unit.
        disruption_after_rout: (i32, i32),
    }
    /// Stacking, `stack.limit`.
    Stacking {
        /// Most units in a hex.
        most_units: usize,
    }
    /// Morale thresholds, `eff.morale`.
    Withdrawal {
        /// Morale at which a unit routs.
        rout_at: i32,
        /// Morale at which it retreats from contact.
        retreat_at: i32,
        /// Morale at which it may.
        waver_at: i32,
        /// Chance in a hundred that it then does.
        waver_chance: i32,
    }
    /// Rout, `rout.distance`, `rout.loss`.
    Rout {
        /// Hexes foot runs.
        foot_hexes: i32,
        /// Hexes horse runs.
        horse_hexes: i32,
        /// Percentage lost a turn.
        loss_percent: (i32, i32),
        /// Least men lost.
        least_loss: i64,
    }
    /// Pursuit, `pursuit.check`, `pursuit.move`, `pursuit.reform`.
    Pursuit {
        /// Modifier if the enemy routed.
        enemy_routed: i32,
        /// Own disruption from which the next modifier applies.
        disrupted_from: i32,
        /// Modifier for that.
        disrupted: i32,
        /// Modifier of hussars and cossacks.
        light_horse: i32,
        /// Modifier of a stacked leader.
        leader: i32,
        /// Disruption a pursuer gains.
        disruption_gained: i32,
        /// Hexes a turn.
        hexes: i32,
        /// Percentage a caught unit loses.
        caught_loss_percent: i64,
        /// Least disruption on reforming.
        reformed_disruption: i32,
    }
    /// Leader losses and replacements, `ldr.chance`, `ldr.lost`, `ldr.replace`.
    Leaders {
        /// Least chance in a hundred under fire.
        fire_least: i32,
        /// Largest.
        fire_most: i32,
        /// Chance in contact before hits are added.
        contact_base: i32,
        /// Largest chance in contact.
        contact_most: i32,
        /// Least command rating drawn for a replacement.
        replacement_cr_least: i32,
        /// Least radius drawn.
        replacement_radius_least: i32,
        /// A new overall leader has the old sub rating divided by this.
        successor_sub_divisor: i32,
        /// Percentage points off the withdrawal level a point of a lost overall leader's rating.
        level_percent_per_cr: i32,
        /// Lowest withdrawal level.
        least_level_percent: i32,
    }
    /// Grades of victory, `vic.grade`.
    Victory {
        /// From this share in a hundred a tactical victory.
        tactical: i64,
        /// From this share a decisive one.
        decisive: i64,
    }
    /// Reinforcements, `scn.reinforce`.
    Reinforcements {
        /// How far along the edge a free hex is looked for.
        search_hexes: i32,
    }
    /// Figures drawn, `screen.figure_table`.
    Figures {
        /// Men an infantry figure.
        infantry_men_each: i32,
        /// Most infantry figures.
        infantry_most: i32,
        /// Largest strengths of one, two and three figures of cavalry.
        cavalry_up_to: [i32; 3],
        /// Same of light infantry.
        light_infantry_up_to: [i32; 3],
        /// Guns a figure.
        guns_each: i32,
    }
}

/// Reach and effect of one calibre.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct GunRow {
    /// Farthest range in hexes on level ground.
    pub reach: i32,
    /// Strength a gun at range 1, 2, ... 10 and more.
    by_range: [i64; 10],
}

/// Weight of guns.
pub(crate) use crate::ids::choice::ArtilleryType as Calibre;

/// All tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Tables {
    /// Rows of hex terrain in the order of the catalog.
    pub terrain: Vec<TerrainRow>,
    /// Added for a slope, `move.slope`.
    pub slope: TerrainRow,
    /// Added for a stream.
    pub stream: TerrainRow,
    /// Instead of hex and edges along a road; no cell = the road does not help, `move.road`.
    pub road: TerrainRow,
    /// Actions.
    pub actions: Actions,
    /// Movement points.
    pub movement_points: MovementPoints,
    /// Checks.
    pub checks: Checks,
    /// Fire.
    pub fire: Fire,
    /// Artillery.
    pub artillery: Artillery,
    /// Checks after fire.
    pub fire_checks: FireChecks,
    /// Charges.
    pub charge: Charge,
    /// First morale check.
    pub mc1: Mc1,
    /// Later checks of an assault.
    pub assault: Assault,
    /// Square check.
    pub square: Square,
    /// Hits.
    pub hits: Hits,
    /// Command.
    pub command: Command,
    /// Rallying.
    pub rally: Rally,
    /// Stacking.
    pub stacking: Stacking,
    /// Morale thresholds.
    pub withdrawal: Withdrawal,
    /// Rout.
    pub rout: Rout,
    /// Pursuit.
    pub pursuit: Pursuit,
    /// Leader losses.
    pub leaders: Leaders,
    /// Victory.
    pub victory: Victory,
    /// Reinforcements.
    pub reinforcements: Reinforcements,
    /// Figures.
    pub figures: Figures,
}

/// The entry of a table by level 0 to 10; levels beyond count as the nearest.
fn level(table: &[i64; 11], level: i32) -> i64 {
    table[usize::try_from(level.clamp(0, 10)).unwrap_or(0)]
}

impl Tables {
    /// The row of a terrain of the catalog; one it does not know counts as clear.
    #[must_use]
    pub(crate) fn terrain(&self, terrain: TerrainIx) -> &TerrainRow {
        self.terrain.get(usize::from(terrain.0)).unwrap_or(&self.terrain[0])
    }

    /// Factor of fire by morale.
    #[must_use]
    pub(crate) fn fire_morale(&self, morale: i32) -> i64 {
        level(&self.fire.morale, morale)
    }

    /// Factor of fire by disruption.
    #[must_use]
    pub(crate) fn fire_disruption(&self, disruption: i32) -> i64 {
        level(&self.fire.disruption, disruption)
    }

    /// Factor of fire by quality 4 to 7, `check.quality`.
    #[must_use]
    pub(crate) const fn fire_quality(&self, quality: i32) -> i64 {
        if quality <= self.checks.green {
            self.fire.green
        } else if quality <= self.checks.trained {
            self.fire.trained
        } else if quality <= self.checks.veteran {
            self.fire.veteran
        } else {
            self.fire.elite
        }
    }

    /// Factor of so many regimental guns.
    #[must_use]
    pub(crate) fn regimental_guns(&self, guns: i32) -> i64 {
        1000 + self.fire.regimental_gun * i64::from(guns)
    }

    /// Factor of cover.
    #[must_use]
    pub(crate) const fn cover(&self, cover: Cover) -> i64 {
        match cover {
            Cover::Open => self.fire.cover_none,
            Cover::Light => self.fire.cover_light,
            Cover::Heavy => self.fire.cover_heavy,
        }
    }

    /// The row of a calibre.
    #[must_use]
    pub(crate) const fn guns(&self, calibre: Calibre) -> &GunRow {
        match calibre {
            Calibre::Light => &self.artillery.light,
            Calibre::Medium => &self.artillery.medium,
            Calibre::Heavy => &self.artillery.heavy,
        }
    }

    /// Farthest range of a calibre from one level at another, `bomb.range`.
    #[must_use]
    pub(crate) fn artillery_reach(&self, calibre: Calibre, own_level: i32, target_level: i32) -> i32 {
        self.guns(calibre).reach + self.artillery.reach_per_level * (own_level - target_level).max(0)
    }

    /// Strength a gun at a range in hexes (10 and more alike).
    #[must_use]
    pub(crate) fn artillery_strength(&self, calibre: Calibre, range: i32) -> i64 {
        self.guns(calibre).by_range[usize::try_from(range.clamp(1, 10) - 1).unwrap_or(0)]
    }

    /// Factor of a charge by own disruption.
    #[must_use]
    pub(crate) fn charge_disruption(&self, disruption: i32) -> i64 {
        level(&self.charge.own_disruption, disruption)
    }

    /// Factor of a charge by own morale.
    #[must_use]
    pub(crate) fn charge_morale(&self, morale: i32) -> i64 {
        level(&self.charge.own_morale, morale)
    }

    /// Factor of a charge by the target's disruption.
    #[must_use]
    pub(crate) fn charge_target_disruption(&self, disruption: i32) -> i64 {
        level(&self.charge.target_disruption, disruption)
    }

    /// Modifier for the size of the opponents, `ass.mc1`: exact, by cross-multiplication.
    #[must_use]
    pub(crate) const fn mc1_size(&self, own_men: i64, opponents_men: i64) -> i32 {
        let (o, e) = (own_men, opponents_men);
        if e >= 3 * o {
            self.mc1.three_to_one
        } else if e >= 2 * o {
            self.mc1.two_to_one
        } else if 2 * e >= 3 * o {
            self.mc1.three_to_two
        } else if 2 * e <= o {
            self.mc1.one_to_two
        } else if 3 * e <= 2 * o {
            self.mc1.two_to_three
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Calibre, Cell, ChartColumn, Cover, Tables};
    use crate::Dragoon;
    use oblique_board::TerrainIx;
    use oblique_rules::Ruleset as _;

    fn cell(id: &str, column: ChartColumn) -> Option<(i32, Option<i32>)> {
        let row = Tables::get().terrain.iter().find(|row| row.id == id).expect("the table has it");
        assert_eq!(row.id, id);
        row.cell(column).map(|c| (c.mp_halves, c.disruption))
    }

    #[test]
    fn terrain_follows_the_catalog() {
        let rows: Vec<_> = Tables::get().terrain.iter().map(|r| r.id.as_str()).collect();
        let catalog: Vec<_> = Dragoon.catalog().terrain.iter().map(|t| t.id.as_str()).collect();
        assert_eq!(rows, catalog);
        assert_eq!(Tables::get().terrain(TerrainIx(200)).id, "clear");
        assert_eq!(Tables::get().terrain(TerrainIx(5)).id, "marsh");
    }

    #[test]
    fn cells_of_the_chart() {
        use ChartColumn::{Art, CavCol, CavLine, Leader, Light, OCol, OLine, PCol, PLine};
        assert_eq!(cell("clear", PLine), Some((4, Some(-1))));
        assert_eq!(cell("clear", OLine), Some((4, Some(0))));
        assert_eq!(cell("clear", PCol), Some((2, None)));
        assert_eq!(cell("woods", PLine), None);
        assert_eq!(cell("woods", CavCol), Some((6, None)));
        assert_eq!(cell("brush", CavLine), Some((4, Some(2))));
        assert_eq!(cell("buildings", CavLine), Some((6, Some(2))));
        assert_eq!(cell("town", OLine), Some((6, Some(3))));
        assert_eq!(cell("town", CavLine), None);
        assert_eq!(cell("marsh", Art), None);
        assert_eq!(cell("marsh", Light), Some((2, None)));
        assert_eq!(cell("sunken_road", CavCol), Some((8, None)));
        assert_eq!(cell("sunken_road", OCol), Some((4, None)));
        let tables = Tables::get();
        let halves = |c: Option<Cell>| c.map(|c| c.mp_halves);
        assert_eq!(halves(tables.stream.cell(Art)), Some(6));
        assert_eq!(halves(tables.stream.cell(CavLine)), Some(4));
        assert_eq!(tables.slope.cell(OLine), Some(Cell { mp_halves: 2, disruption: Some(1) }));
        assert_eq!(tables.road.cell(PLine), None);
        assert_eq!(halves(tables.road.cell(Light)), Some(2));
        assert_eq!(halves(tables.road.cell(Leader)), Some(1));
        assert!(tables.terrain.iter().all(|row| row.cell(Leader).is_some_and(|c| c.disruption.is_none())));
        for row in &tables.terrain {
            for column in ChartColumn::ALL {
                let line = matches!(column, PLine | OLine | CavLine);
                assert!(
                    row.cell(column).is_none_or(|c| c.disruption.is_some() == line),
                    "{} {column:?}",
                    row.id
                );
                assert_eq!(column.in_column().in_line(), column.in_line());
            }
        }
    }

    #[test]
    fn actions_of_the_chart() {
        use ChartColumn::{Art, CavLine, Light, OLine, PLine};
        let actions = &Tables::get().actions;
        assert_eq!(actions.turn.cell(PLine), Some(Cell { mp_halves: 2, disruption: Some(-1) }));
        assert_eq!(actions.formation.cell(OLine), Some(Cell { mp_halves: 6, disruption: Some(2) }));
        assert_eq!(actions.formation.cell(Art), Some(Cell { mp_halves: 6, disruption: None }));
        assert_eq!(actions.formation.cell(Light), None);
        assert_eq!(actions.disengage.cell(Light), Some(Cell { mp_halves: 4, disruption: Some(0) }));
        assert_eq!(actions.disengage.cell(CavLine).and_then(|c| c.disruption), Some(2));
    }

    fn times(start: i64, factors: &[i64]) -> i64 {
        factors.iter().fold(start * 1000, |x, f| x * f / 1000)
    }

    #[test]
    fn fire_strength_of_the_cast() {
        let t = Tables::get();
        let prussian = times(
            700,
            &[
                t.fire_quality(6),
                t.fire_morale(8),
                t.fire_disruption(2),
                t.regimental_guns(2),
                t.cover(Cover::Open),
            ],
        );
        assert_eq!(prussian, 998_760);
        let grenadiers = times(
            600,
            &[t.fire.grenadier, t.fire_quality(7), t.fire_morale(9), t.regimental_guns(1), t.fire.square],
        );
        assert_eq!(grenadiers, 363_285);
        assert_eq!(
            times(
                600,
                &[750, t.fire_quality(4), t.fire_morale(6), t.fire_disruption(5), 500, t.cover(Cover::Light)]
            ),
            69_609
        );
    }

    #[test]
    fn artillery_strength_of_the_cases() {
        let t = Tables::get();
        let (light, medium, heavy) = (
            t.artillery_strength(Calibre::Light, 1),
            t.artillery_strength(Calibre::Medium, 4),
            t.artillery_strength(Calibre::Heavy, 1),
        );
        assert_eq!(times(10 * medium, &[t.artillery.large_target]), 625_000);
        assert_eq!(
            times(8 * light, &[t.fire_quality(6), 850, t.artillery.at_cavalry, t.artillery.through_flank]),
            1_514_062
        );
        assert_eq!(times(6 * heavy, &[t.artillery.at_lone_battery, t.cover(Cover::Heavy)]), 225_000);
        assert_eq!(t.artillery_reach(Calibre::Medium, 2, 0), 12);
        assert_eq!(t.artillery_reach(Calibre::Light, 0, 2), 9);
        assert_eq!(t.artillery_strength(Calibre::Heavy, 14), 16);
    }

    #[test]
    fn charge_strength_of_the_cases() {
        let t = Tables::get();
        let strike = |men, own_d, own_m, d, factor, direction| {
            times(
                men,
                &[
                    factor,
                    t.charge_disruption(own_d),
                    t.charge_morale(own_m),
                    t.charge_target_disruption(d),
                    direction,
                ],
            )
        };
        assert_eq!(strike(400, 2, 9, 0, t.charge.cuirassier, t.charge.at_cavalry[0]), 400_000);
        assert_eq!(strike(350, 3, 8, 1, t.charge.dragoon, t.charge.at_line[0]), 122_500);
        assert_eq!(strike(300, 1, 4, 8, 900, t.charge.at_line[1]), 214_326);
    }

    #[test]
    fn size_of_opponents_is_compared_exactly() {
        let t = Tables::get();
        assert_eq!(t.mc1_size(400, 600), 1);
        assert_eq!(t.mc1_size(400, 599), 0);
        assert_eq!(t.mc1_size(350, 700), 2);
        assert_eq!(t.mc1_size(200, 600), 3);
        assert_eq!(t.mc1_size(600, 400), -1);
        assert_eq!(t.mc1_size(700, 350), -2);
        assert_eq!(t.mc1_size(700, 351), -1);
    }
}
