//! A running battle under these rules.

use crate::battle::ground::{Facts, Ground};
use crate::battle::memory::Memory;
use crate::{CATALOG, Purky};
use oblique_rules::catalog::Catalog;
use oblique_rules::kernel::{Front, State, System};
use oblique_rules::play::PieceState;
use oblique_rules::position::Position;

oblique_rules::running_battle!(Battle, Purky);

impl System for Purky {
    type Facts = Facts;
    type Ground = Ground;
    type Memory = Memory;
    type Cache = ();

    fn catalog() -> &'static Catalog {
        &CATALOG
    }

    /// There are no zones of control (`move.contact`).
    fn zone<P: Position>(_: &P, _: P::Piece) -> Option<Front> {
        None
    }

    fn facts_of_joined(_: &State<Self>, _: &PieceState) -> Facts {
        Facts::default()
    }
}
