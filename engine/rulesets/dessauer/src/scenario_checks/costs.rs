//! What pieces of a scenario cost by the chart, their options and their nations (`cost.chart`, `opt.national`).

use super::class;
use crate::CATALOG;
use crate::battle::{free_irregulars, grade_of, in_two_ranks};
use crate::ids::attribute;
use crate::units::cost;
use oblique_rules::kernel::Values;
use oblique_scenario::{Piece, PieceId, Scenario, Side};
use std::collections::BTreeSet;

/// The costs of a scenario's pieces.
pub(crate) struct Costs<'s> {
    scenario: &'s Scenario,
    free: BTreeSet<PieceId>,
}

impl<'s> Costs<'s> {
    /// Of that scenario.
    pub(crate) fn of(scenario: &'s Scenario) -> Self {
        Self { scenario, free: free_irregulars(scenario) }
    }

    /// Points of a piece.
    pub(crate) fn of_piece(&self, id: &PieceId, piece: &Piece) -> i64 {
        let Some(class) = class(piece) else { return i64::from(cost::of_general()) };
        if self.free.contains(id) {
            return 0;
        }
        let values = Values::of(&CATALOG, piece);
        let ranks = in_two_ranks(self.scenario, piece, values);
        let model = i64::from(cost::of_model(class, grade_of(values), ranks));
        let (models, guns) = (values.int(attribute::MODELS).max(0), values.int(attribute::GUNS).max(0));
        let of_guns = guns.saturating_mul(i64::from(cost::of_gun(class)));
        models.saturating_mul(model).saturating_add(of_guns)
    }

    /// Points of all pieces of a side, those of no kind the catalog has left out.
    pub(crate) fn of_side(&self, side: Side) -> i64 {
        let own = self.scenario.pieces.iter();
        let own = own.filter(|(_, piece)| piece.side == side && CATALOG.kind(&piece.kind).is_some());
        own.map(|(id, piece)| self.of_piece(id, piece)).fold(0, i64::saturating_add)
    }
}
