//! The ground as these rules see it, for whoever paints it (`move.terrain`, `fire.range`).

use crate::CATALOG;
use crate::board::chart::Chart;
use crate::ids::rule;
use crate::tables::{Arm, Going, Tables, TypeRow};
use oblique_board::hex::Hex;
use oblique_board::sight::trace_crossed;
use oblique_rules::survey::{Gait, Mover, Shooter, Sight, SightStep, StepPrice, Survey};
use oblique_scenario::{PieceId, Scenario};

/// A survey of a scenario's ground.
pub(crate) struct GroundSurvey<'a> {
    scenario: &'a Scenario,
    chart: Chart,
    movers: Vec<(&'static TypeRow, &'static str, i32)>,
    shooters: Vec<(&'static TypeRow, i32)>,
}

/// The rate of a type in a formation of the catalog; `None` where it has none.
fn rate(row: &TypeRow, formation: &str) -> Option<i32> {
    match formation {
        "line" | "unlimbered" => row.line,
        "attack_column" => row.column,
        "march_column" | "limbered" => row.march,
        "skirmish" => row.skirmish,
        _ => None,
    }
}

fn name_of(kind: &str) -> &'static str {
    CATALOG.kind(kind).map_or("", |kind| kind.name.as_str())
}

impl<'a> GroundSurvey<'a> {
    /// Of that scenario.
    pub(crate) fn new(scenario: &'a Scenario) -> Self {
        let types = &Tables::get().types;
        let rates = |row: &'static TypeRow| {
            let open = CATALOG.kind(&row.id).map_or(&[][..], |kind| &kind.formations);
            open.iter().filter_map(move |form| Some((row, form.as_str(), rate(row, form)?)))
        };
        let reach = |row: &'static TypeRow| {
            let inches = row.long_range.or(row.rifle_range).unwrap_or(row.range);
            (row, Tables::get().hexes(inches))
        };
        Self {
            scenario,
            chart: Chart::of(&scenario.board),
            movers: types.iter().flat_map(rates).collect(),
            shooters: types.iter().map(reach).filter(|(_, hexes)| *hexes > 0).collect(),
        }
    }
}

impl Survey for GroundSurvey<'_> {
    fn movers(&self) -> Vec<Mover> {
        let mover = |(row, form, inches): &(&TypeRow, &str, i32)| Mover {
            name: format!(
                "{}, {}",
                name_of(&row.id),
                CATALOG.formation(form).map_or_else(String::new, |f| f.name.to_lowercase())
            ),
            kind: row.id.clone(),
            formation: (*form).to_owned(),
            points_halves: u32::try_from(2 * inches).unwrap_or(0),
        };
        self.movers.iter().map(mover).collect()
    }

    fn step(&self, mover: usize, from: Hex, to: Hex) -> Option<StepPrice> {
        let (row, form, _) = self.movers.get(mover)?;
        let (passage, tables) = (self.chart.passage(&self.scenario.board, from, to)?, Tables::get());
        let by_road = passage.road && matches!(*form, "march_column" | "limbered");
        let ground = match passage.going {
            _ if by_road => 1,
            Going::Open => 1,
            Going::Rough => tables.movement.rough,
            Going::VeryRough if row.arm == Arm::Guns => return None,
            Going::VeryRough | Going::Impassable => tables.movement.very_rough,
        };
        let obstacle = if passage.obstacle && !by_road { tables.movement.obstacle } else { 1 };
        let halves = u32::try_from(2 * tables.scale.inches_a_hex * ground * obstacle).ok()?;
        Some(StepPrice { halves, disorders: false })
    }

    fn shooters(&self) -> Vec<Shooter> {
        let shooter = |(row, hexes): &(&TypeRow, i32)| Shooter {
            name: name_of(&row.id).to_owned(),
            reach_hexes: u32::try_from(*hexes).unwrap_or(0),
        };
        self.shooters.iter().map(shooter).collect()
    }

    fn in_reach(&self, shooter: usize, from: Hex, to: Hex) -> bool {
        let range = i32::try_from(from.unsigned_distance_to(to)).unwrap_or(i32::MAX);
        self.shooters.get(shooter).is_some_and(|(_, hexes)| range > 0 && range <= *hexes)
    }

    fn sight(&self, from: Hex, to: Hex) -> Sight {
        let board = &self.scenario.board;
        let halves = |hex: Hex| 2 * i32::from(board.level(hex).unwrap_or(0));
        let high = |hex: Hex| self.chart.at(board, hex).is_some_and(|row| row.sight);
        let ends_halves = [halves(from), halves(to)];
        let top = ends_halves.into_iter().max().unwrap_or(0);
        let blocked = trace_crossed(board.layout(), from, to, |hex| high(hex) || halves(hex) > top);
        let steps = oblique_board::hex::crossed(from, to).flat_map(oblique_board::hex::Step::hexes);
        let step = |hex: Hex| SightStep {
            hex,
            ground_halves: halves(hex),
            top_halves: halves(hex) + if high(hex) { 2 } else { 0 },
        };
        Sight {
            blocked,
            between: steps.filter(|hex| board.layout().contains(*hex)).map(step).collect(),
            ends_halves,
            rule: rule::FIRE_RANGE,
        }
    }

    fn gait(&self, id: &PieceId) -> Option<Gait> {
        let piece = self.scenario.pieces.get(id)?;
        let usual = || CATALOG.kind(&piece.kind)?.formations.first().map(String::as_str);
        let form = if piece.formation.is_empty() { usual()? } else { piece.formation.as_str() };
        let mover = self.movers.iter().position(|(row, f, _)| row.id == piece.kind && *f == form)?;
        let (.., inches) = self.movers.get(mover)?;
        Some(Gait { mover, points_halves: u32::try_from(2 * inches).unwrap_or(0) })
    }

    fn shooter_of(&self, id: &PieceId) -> Option<usize> {
        let kind = &self.scenario.pieces.get(id)?.kind;
        self.shooters.iter().position(|(row, _)| row.id == *kind)
    }
}
