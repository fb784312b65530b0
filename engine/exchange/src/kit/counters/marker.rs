//! Markers: states, formations, objectives, the turn.

use super::face::{Ground, ink_on};
use crate::kit::Kit;
use oblique_cartography::{Rgba, counters};
use oblique_rules::catalog::{Formation, Mark, Role, Sign};
use oblique_scenario::{Objective, Side};

/// A marker for so many units; at least [`LEAST`] of each and at most [`MOST`].
const UNITS_A_MARKER: usize = 6;
const LEAST: usize = 2;
const MOST: usize = 12;

/// A marker.
pub(in crate::kit) enum Marker<'a> {
    /// A state of a unit.
    State(&'a Mark),
    /// A formation a unit has taken.
    Formation(&'a Formation),
    /// Who holds an objective: side A on the front, side B on the back.
    Objective(&'a Objective),
    /// Where the turn track is.
    Turn,
}

/// Every marker of a battle.
pub(super) fn markers<'a>(kit: &Kit<'a>) -> Vec<Marker<'a>> {
    let catalog = kit.catalog();
    let units: Vec<_> = kit
        .scenario
        .pieces
        .values()
        .filter_map(|piece| catalog.kind(&piece.kind))
        .filter(|kind| !kind.role.leads())
        .collect();
    let of = |units: usize| units.div_ceil(UNITS_A_MARKER).clamp(LEAST, MOST).min(units);
    let mut all = vec![Marker::Turn];
    all.extend(
        kit.scenario.objectives_in_order().into_iter().map(|(_, objective)| Marker::Objective(objective)),
    );
    let shown = catalog.marks.iter().filter(|mark| mark.sign != Sign::None && mark.sign != Sign::Spent);
    for mark in shown {
        all.extend((0..of(units.len())).map(|_| Marker::State(mark)));
    }
    // A kind with one formation needs none to tell it.
    for formation in &catalog.formations {
        let may = units.iter().filter(|kind| kind.formations.contains(&formation.id)).count();
        let only =
            units.iter().all(|kind| kind.formations.len() < 2 || !kind.formations.contains(&formation.id));
        if may > 0 && !only {
            all.extend((0..of(may)).map(|_| Marker::Formation(formation)));
        }
    }
    all
}

impl Marker<'_> {
    /// Draws a face of it.
    pub(super) fn draw(&self, kit: &Kit<'_>, ground: &mut Ground<'_>, back: bool) {
        let style = kit.style();
        let (paper, ink) = (Rgba { a: 255, ..style.paper }, style.ink);
        match self {
            Self::State(mark) => {
                let color = Rgba { a: 255, ..style.counter.disruption };
                ground.band(0.0, 1.0, paper);
                ground.band(0.3, 0.7, color);
                ground.middle(0.34, 0.66, &mark.name, ink_on(kit, color));
            }
            Self::Formation(formation) => {
                ground.band(0.0, 1.0, paper);
                ground.middle(0.74, 0.96, &formation.name, ink);
                let role = if formation.look.contains("limbered") { Role::Guns } else { Role::Foot };
                let look = counters::CounterLook {
                    role,
                    formation: formation.look.clone(),
                    figures: 6,
                    facing: formation.facing.faces_sides().map(|_| oblique_board::hex::Hour::new(0)),
                    ..counters::CounterLook::default()
                };
                let shapes = counters::at_size(style, &look, 200.0);
                ground.picture(0.06, 0.74, |at, scale| counters::primitives(&shapes, at, scale));
            }
            Self::Objective(objective) => {
                let side = if back { Side::B } else { Side::A };
                let color = Rgba { a: 255, ..kit.side_color(side) };
                ground.band(0.0, 1.0, paper);
                ground.band(0.78, 1.0, color);
                ground.middle(0.78, 1.0, &kit.scenario.side(side).name, ink_on(kit, color));
                ground.middle(0.0, 0.2, &objective.name, ink);
                let shapes = counters::objective(style, Some(color));
                ground.picture(0.2, 0.76, |at, scale| counters::primitives(&shapes, at, scale));
            }
            Self::Turn => {
                ground.band(0.0, 1.0, ink);
                let white = ink_on(kit, ink);
                ground.middle(0.36, 0.64, &kit.catalog().turn_name, white);
            }
        }
    }
}
