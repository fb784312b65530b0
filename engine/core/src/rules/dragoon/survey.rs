//! The ground as these rules see it, for whoever paints it (`move.cost`, `los.line`, `bomb.range`).
//!
//! Asks the functions of play. Must not know a running battle.

use super::ground::Arm;
use super::moves::{Linear, step_cost};
use super::roster::movement_halves;
use super::sight;
use super::tables::{Calibre, ChartColumn, Tables};
use crate::hex::{Hex, line};
use crate::rules::survey::{Mover, Shooter, Sight, SightStep, StepPrice, Survey};
use crate::scenario::Scenario;
use std::collections::BTreeSet;

/// Name, kind, formation, arm for its points, and column of the chart.
const MOVERS: [(&str, &str, &str, Arm, ChartColumn); 9] = [
    ("Infantry, line (other)", "infantry", "line", FOOT, ChartColumn::OLine),
    ("Infantry, column (other)", "infantry", "column", FOOT, ChartColumn::OCol),
    ("Infantry, line (Prussian)", "infantry", "line", FOOT, ChartColumn::PLine),
    ("Infantry, column (Prussian)", "infantry", "column", FOOT, ChartColumn::PCol),
    ("Light infantry", "light_infantry", "normal", Arm::Light, ChartColumn::Light),
    ("Cavalry, line", "cavalry", "line", Arm::Dragoon, ChartColumn::CavLine),
    ("Cavalry, column", "cavalry", "column", Arm::Dragoon, ChartColumn::CavCol),
    ("Guns, limbered", "artillery", "limbered", Arm::Guns { calibre: 1 }, ChartColumn::Art),
    ("Leaders", "corps_leader", "", Arm::Corps, ChartColumn::Leader),
];
const FOOT: Arm = Arm::Infantry { grenadier: false };

/// Calibres by name.
const SHOOTERS: [(&str, Calibre); 3] =
    [("6-pounder", Calibre::Light), ("12-pounder", Calibre::Medium), ("24-pounder", Calibre::Heavy)];

/// A survey of a scenario's ground.
pub struct Ground<'a> {
    scenario: &'a Scenario,
    linear: Linear,
    /// Hexes in which units stand at the start, as (x, y).
    units: BTreeSet<(i32, i32)>,
}

impl<'a> Ground<'a> {
    /// Of that scenario.
    pub fn new(scenario: &'a Scenario) -> Self {
        let bit = |id: &str| scenario.board.linear_kind(id).map_or(0, |k| 1u16 << k.0);
        let stands = |p: &&crate::scenario::Piece| p.arrives.is_none() && !p.kind.ends_with("leader");
        let units = scenario.pieces.values().filter(stands).filter_map(|p| p.hex).map(|h| (h.x, h.y));
        let linear = Linear { road: bit("road") | bit("trail"), stream: bit("stream") };
        Self { scenario, linear, units: units.collect() }
    }

    fn height_halves(&self, hex: Hex) -> i32 {
        self.scenario.board.level(hex).map_or(0, |l| 2 * i32::from(l))
    }
}

impl Survey for Ground<'_> {
    fn movers(&self) -> Vec<Mover> {
        let mover = |(name, kind, formation, arm, _): &(&str, &str, &str, Arm, ChartColumn)| Mover {
            name: (*name).to_owned(),
            kind: (*kind).to_owned(),
            formation: (*formation).to_owned(),
            points_halves: u32::try_from(movement_halves(*arm)).unwrap_or(0),
        };
        MOVERS.iter().map(mover).collect()
    }

    fn step(&self, mover: usize, from: Hex, to: Hex) -> Option<StepPrice> {
        let cost = step_cost(&self.scenario.board, self.linear, MOVERS.get(mover)?.4, from, to)?;
        Some(StepPrice {
            halves: u32::try_from(cost.halves).unwrap_or(0),
            disorders: cost.disruption.is_some(),
        })
    }

    fn shooters(&self) -> Vec<Shooter> {
        let reach = |calibre| u32::try_from(Tables::get().artillery_reach(calibre, 0, 0)).unwrap_or(0);
        SHOOTERS
            .iter()
            .map(|(name, c)| Shooter { name: (*name).to_owned(), reach_hexes: reach(*c) })
            .collect()
    }

    fn in_reach(&self, shooter: usize, from: Hex, to: Hex) -> bool {
        let board = &self.scenario.board;
        let (Some(own), Some(target)) = (board.level(from), board.level(to)) else { return false };
        SHOOTERS.get(shooter).is_some_and(|(_, calibre)| {
            let reach = Tables::get().artillery_reach(*calibre, i32::from(own), i32::from(target));
            i64::from(from.unsigned_distance_to(to)) <= i64::from(reach)
        })
    }

    fn sight(&self, from: Hex, to: Hex) -> Sight {
        let board = &self.scenario.board;
        let unit_at = |hex: Hex| self.units.contains(&(hex.x, hex.y));
        let stands = |hex: Hex| {
            let wooded = board.terrain(hex).is_some_and(|t| Tables::get().terrain(t).blocks_sight);
            wooded || unit_at(hex)
        };
        let step = |hex: Hex| {
            let ground_halves = self.height_halves(hex);
            SightStep { hex, ground_halves, top_halves: ground_halves + i32::from(stands(hex)) }
        };
        let on_board = |hex: &Hex| board.layout().contains(*hex);
        Sight {
            blocked: sight::blocked(board, from, to, unit_at),
            between: line(from, to)
                .flat_map(|s| s.hexes().filter(on_board).collect::<Vec<_>>())
                .map(step)
                .collect(),
            ends_halves: [self.height_halves(from), self.height_halves(to)],
            rule: "los.line",
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::{Board, TerrainIx};
    use crate::hex::{Layout, Orientation};
    use crate::rules::survey::reach;
    use crate::rules::{Ruleset as _, dragoon::Dragoon};
    use crate::scenario::Scenario;

    #[test]
    fn woods_bar_lines_and_sight() {
        let ids = Dragoon.catalog().terrain.iter().map(|t| t.id.clone()).collect();
        let mut board = Board::new(Layout::new(Orientation::Flat, 9, 9), ids, Vec::new());
        let layout = board.layout();
        let (from, wood, to) = (layout.at(4, 1), layout.at(4, 3), layout.at(4, 6));
        let woods = board.palette().iter().position(|id| id == "woods").unwrap();
        board.set_terrain(wood, TerrainIx(u8::try_from(woods).unwrap()));
        let scenario = Scenario::new("dragoon", board);
        let survey = Dragoon.survey(&scenario);
        let sight = survey.sight(from, to);
        assert_eq!(sight.blocked, Some(wood));
        assert_eq!(sight.between.len(), 4);
        let (line, column) = (0, 1);
        let points = survey.movers()[line].points_halves;
        let reached =
            |mover, hex| reach(survey.as_ref(), layout, mover, points, from, 3)[layout.index(hex).unwrap()];
        assert_eq!(reached(line, wood), None);
        assert!(reached(column, wood).is_some());
        assert_eq!(reached(line, from).map(|r| (r.turns, r.halves)), Some((0, 0)));
        assert!(reached(line, to).is_some_and(|r| r.turns >= 1), "five hexes are more than a turn's march");
    }
}
