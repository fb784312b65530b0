//! How soon units come to an objective by road or march (V43).
//!
//! Searched outward from the objectives and over the whole board at once, for each kind of mover no more than once:
//! how many units there are makes no difference. Must not know the enemy, stacking nor changes of formation: it is the
//! march of a unit in column that nobody hinders.

use super::params::MOST_TURNS;
use crate::battle::roster::{arm_of, movement_halves};
use crate::ids::formation;
use crate::movement::ground::chart_column;
use crate::survey::mover_of;
use crate::tables::ChartColumn;
use crate::{CATALOG, Dragoon};
use oblique_board::hex::Hex;
use oblique_rules::position::ScenarioPosition;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::survey::{March, Mover, Reached, Shooter, Sight, StepPrice, Survey, Ways};
use oblique_scenario::Piece;
use std::collections::BTreeMap;

/// What the speed of a unit depends on: its column of the chart on the march, and its movement points in halves.
type Gait = (ChartColumn, u32);

/// The ground walked backwards, so that a march from an objective is one towards it: a way takes as many turns from
/// either end, for its steps are shared out among the turns in order.
struct Backwards<'s>(Box<dyn Survey + 's>);

impl Survey for Backwards<'_> {
    fn movers(&self) -> Vec<Mover> {
        self.0.movers()
    }
    fn step(&self, mover: usize, from: Hex, to: Hex) -> Option<StepPrice> {
        self.0.step(mover, to, from)
    }
    fn shooters(&self) -> Vec<Shooter> {
        self.0.shooters()
    }
    fn in_reach(&self, shooter: usize, from: Hex, to: Hex) -> bool {
        self.0.in_reach(shooter, to, from)
    }
    fn sight(&self, from: Hex, to: Hex) -> Sight {
        self.0.sight(to, from)
    }
}

/// The marches to the nearest objectives.
pub(super) struct Marches<'c, 's> {
    context: &'c CheckContext<'s>,
    position: ScenarioPosition<'s, Dragoon>,
    survey: Backwards<'s>,
    objectives: Vec<(Hex, Reached)>,
    /// What has been searched; `None` where that was stopped.
    searched: BTreeMap<Gait, Option<Ways>>,
}

impl<'c, 's> Marches<'c, 's> {
    /// To the objectives of a scenario.
    pub(super) fn to_objectives(context: &'c CheckContext<'s>) -> Self {
        let objectives = context.s.objectives.values().map(|o| (o.hex, Reached::default())).collect();
        let survey = Backwards(context.survey());
        let position = ScenarioPosition::ground(context.s);
        Self { context, position, survey, objectives, searched: BTreeMap::new() }
    }

    /// The turn in which a unit that starts from a hex on a turn comes to an objective; `None` if it never does, or
    /// if nobody waits for the answer any more.
    pub(super) fn turn_of_arrival(&mut self, piece: &'s Piece, from: Hex, turn: i64) -> Option<i64> {
        let gait = self.gait(piece)?;
        if !self.searched.contains_key(&gait) {
            let ways = self.search(gait);
            self.searched.insert(gait, ways);
        }
        let reached = self.searched.get(&gait)?.as_ref()?.at(from)?;
        Some(turn + i64::from(reached.turns))
    }

    fn gait(&self, piece: &'s Piece) -> Option<Gait> {
        let arm = arm_of(CATALOG.kind(&piece.kind)?, &piece.attrs);
        let column = chart_column(&self.position, self.position.piece(piece)?, formation::COLUMN);
        Some((column, u32::try_from(movement_halves(arm)).ok()?))
    }

    fn search(&self, (column, points_halves): Gait) -> Option<Ways> {
        let turns = u32::try_from(MOST_TURNS).unwrap_or(u32::MAX);
        let (layout, mover) = (self.context.layout(), mover_of(column)?);
        let march = March { survey: &self.survey, layout, mover, points_halves, turns };
        march.from(&self.objectives, None, &|| self.context.stopped())
    }
}
