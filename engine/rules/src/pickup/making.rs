//! A game in the making, and attempts at one until it is without errors.
//!
//! What the steps do is the ruleset's.

use super::{PickupError, PickupGame, Step, StepTaken, Wishes};
use crate::catalog::Catalog;
use crate::chance::Chance;
use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_scenario::check::{Check, errors};
use oblique_scenario::{Scenario, Side};

/// Attempts before it is given up.
const ATTEMPTS: u32 = 20;

/// A game in the making.
#[derive(Clone, Debug)]
pub struct Making<'w> {
    /// What is wished for.
    pub wishes: &'w Wishes,
    /// Which attempt it is, from 0.
    pub attempt: u32,
    /// What there is of it.
    pub scenario: Scenario,
    /// The steps taken so far.
    pub steps: Vec<StepTaken>,
}

impl Making<'_> {
    /// Notes a step as it went.
    pub fn note(&mut self, step: Step, chance: Chance, results: Vec<String>) {
        self.steps.push(StepTaken { step, throws: chance.into_throws(), results });
    }

    /// The chance of a step.
    #[must_use]
    pub fn chance(&self, step: &Step) -> Chance {
        self.wishes.chance(step, self.attempt, 0)
    }

    /// Names it after its sides, and says that it is a pick-up game and what armies of.
    pub fn describe(&mut self, armies: &str) {
        let [a, b] = Side::BOTH.map(|side| self.scenario.side(side).name.clone());
        let meta = &mut self.scenario.meta;
        meta.title = format!("{a} against {b}");
        meta.description = format!("A pick-up game (seed {}): {armies}, ground by chance.", self.wishes.seed);
    }
}

/// A bare table of so many columns and rows, for armies up and down it.
#[must_use]
pub fn table(catalog: &Catalog, columns: i32, rows: i32) -> Scenario {
    let palettes = catalog.palettes();
    let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
    let side = |hexes: i32| u16::try_from(hexes).unwrap_or(1);
    let layout = Layout::new(Orientation::Pointy, side(columns), side(rows));
    Scenario::new(&catalog.id, Board::new(layout, terrain, palettes.linear))
}

/// Makes games on a table until one is without errors, which is the last step's to note.
///
/// # Errors
/// What `make` says, or that no attempt was sound.
pub fn attempts(
    wishes: &Wishes,
    table: &Scenario,
    (checking, checks): (Step, &[&'static dyn Check]),
    make: impl Fn(&mut Making<'_>) -> Result<(), PickupError>,
) -> Result<PickupGame, PickupError> {
    for attempt in 0..ATTEMPTS {
        let mut making = Making { wishes, attempt, scenario: table.clone(), steps: Vec::new() };
        make(&mut making)?;
        if errors(checks, &making.scenario).is_empty() {
            let chance = making.chance(&checking);
            let again = if attempt == 0 { String::new() } else { format!(" at attempt {}", attempt + 1) };
            making.note(checking, chance, vec![format!("No errors{again}.")]);
            return Ok(PickupGame { scenario: making.scenario, steps: making.steps });
        }
    }
    Err(PickupError::NoGame(ATTEMPTS))
}
