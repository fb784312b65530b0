//! The system as the kernel sees it.

use crate::Drums;
use crate::battle::ground::Ground;
use crate::battle::memory::Memory;
use crate::ids::track;
use crate::units::nature::Nature;
use oblique_rules::catalog::Catalog;
use oblique_rules::kernel::{Front, State, System};
use oblique_rules::play::PieceState;
use oblique_rules::position::Position;

impl System for Drums {
    type Facts = Nature;
    type Ground = Ground;
    type Memory = Memory;
    type Cache = ();

    fn catalog() -> &'static Catalog {
        &crate::CATALOG
    }

    /// There are no zones of control; what comes near approaches (`app.trigger`).
    fn zone<P: Position>(_: &P, _: P::Piece) -> Option<Front> {
        None
    }

    /// A replacement Leader has no special rules and his own quality, which is a track (`gen.leaderless`).
    fn facts_of_joined(_: &State<Self>, piece: &PieceState) -> Nature {
        let kind = &crate::CATALOG.kinds[usize::from(piece.info.kind)];
        let usual = Nature::read(kind, &oblique_scenario::Attrs::new());
        Nature { quality: piece.tracks[usize::from(track::Q)], ..usual }
    }
}

oblique_rules::running_battle!(Battle, Drums);
