//! A running battle under these rules.

use crate::appraisal::Outlooks;
use crate::battle::ground::{Facts, Ground};
use crate::battle::memory::Memory;
use crate::{CATALOG, Dessauer};
use oblique_rules::catalog::Catalog;
use oblique_rules::kernel::{Front, State, System};
use oblique_rules::play::PieceState;
use oblique_rules::position::Position;

oblique_rules::running_battle!(Battle, Dessauer);

impl System for Dessauer {
    type Facts = Facts;
    type Ground = Ground;
    type Memory = Memory;
    type Cache = Outlooks;

    fn catalog() -> &'static Catalog {
        &CATALOG
    }

    /// There are no zones of control (`move.limits`).
    fn zone<P: Position>(_: &P, _: P::Piece) -> Option<Front> {
        None
    }

    /// Only guns whose gunners have left join: they are what their battery was (`guns.abandoned`).
    fn facts_of_joined(state: &State<Self>, piece: &PieceState) -> Facts {
        let battery = piece.leader.map(|battery| state.facts(battery).clone());
        Facts { battery: piece.leader, ..battery.unwrap_or_default() }
    }
}
