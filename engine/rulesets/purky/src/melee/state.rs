//! What is remembered of a melee while it is fought.

use crate::battle::memory::Charge;
use oblique_rules::play::PieceIx;
use std::collections::BTreeMap;

/// What comes next (`melee.steps`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// The charger of that place in the list tests.
    #[default]
    Comes,
    /// The defender tests.
    Defends,
    /// Cavalry that passed may countercharge.
    Counters,
    /// Figures of the defender are divided among several chargers.
    Divides,
    /// The blows.
    Strikes,
    /// Officers have been rolled for: both sides test.
    Tests,
    /// Losers go back, winners pursue.
    Resolves,
    /// It is over.
    Over,
}

/// A melee.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Melee {
    /// All who charge, in roster order.
    pub(crate) chargers: Vec<Charge>,
    /// What comes next.
    pub(crate) step: Step,
    /// How many of the chargers have tested.
    pub(crate) tested: usize,
    /// Chargers who passed and came on.
    pub(crate) on: Vec<PieceIx>,
    /// Has the defender been asked whether it countercharges?
    pub(crate) asked: bool,
    /// Is the defending cavalry caught at the halt?
    pub(crate) halted: bool,
    /// Figures of the defender against each of those who came on.
    pub(crate) shares: Vec<i32>,
    /// Figures still to be given by the owner.
    pub(crate) left_over: i32,
    /// Dice failed after the blows; a unit taken off has failed both.
    pub(crate) failed: BTreeMap<PieceIx, i32>,
}

impl Melee {
    /// Who is charged.
    pub(crate) fn target(&self) -> Option<PieceIx> {
        self.chargers.first().map(|charge| charge.target)
    }

    /// The charge of a unit in it.
    pub(crate) fn charge_of(&self, pix: PieceIx) -> Option<&Charge> {
        self.chargers.iter().find(|charge| charge.charger == pix)
    }
}
