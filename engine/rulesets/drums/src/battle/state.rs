//! The system as the kernel sees it.

use crate::Drums;
use crate::battle::cache::BattleCache;
use crate::battle::ground::{Ground, is_army};
use crate::battle::memory::Memory;
use crate::ids::track;
use crate::units::nature::Nature;
use oblique_rules::catalog::{Catalog, Role};
use oblique_rules::kernel::{Front, State, System};
use oblique_rules::play::PieceState;
use oblique_rules::position::Position;
use oblique_scenario::{Piece, Scenario};

impl System for Drums {
    type Facts = Nature;
    type Ground = Ground;
    type Memory = Memory;
    type Cache = BattleCache;

    fn catalog() -> &'static Catalog {
        &crate::CATALOG
    }

    /// Infantry and cavalry of an army have no formations but the first of their kind, and that of a garrison
    /// (`army.rules`).
    fn formation_of<'p>(scenario: &'p Scenario, piece: &'p Piece) -> &'p str {
        let kind = Self::catalog().kind(&piece.kind);
        let usual = kind.and_then(|kind| kind.formations.first()).map_or("", String::as_str);
        let none = kind.is_some_and(|kind| kind.role != Role::Guns) && piece.formation != "garrison";
        if piece.formation.is_empty() || (none && is_army(scenario)) { usual } else { &piece.formation }
    }

    /// There are no zones of control; what comes near approaches (`app.trigger`).
    fn zone<P: Position>(_: &P, _: P::Piece) -> Option<Front> {
        None
    }

    /// A replacement Leader has no special rules and his own quality, which is a track (`gen.leaderless`).
    fn facts_of_joined(state: &State<Self>, piece: &PieceState) -> Nature {
        let kind = &crate::CATALOG.kinds[usize::from(piece.info.kind)];
        let usual = Nature::read(kind, &oblique_scenario::Attrs::new());
        Nature { quality: piece.tracks[usize::from(track::Q)], army: state.ground().army, ..usual }
    }
}

oblique_rules::running_battle!(Battle, Drums);
