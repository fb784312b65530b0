//! What has been worked out of the state, kept until the next event: between two events a commander has a thousand orders
//! listed and appraised, and each asks the same of everybody as he stands.
//!
//! Must not know orders.

use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_board::search::IndexReach;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;
use std::sync::{Arc, OnceLock};

/// What is kept.
#[derive(Debug, Default)]
pub struct Reckoned {
    /// Units of A and of B on the map.
    units: [OnceLock<Vec<Threat>>; 2],
    /// By piece.
    standing: OnceLock<Vec<Standing>>,
}

/// A unit as those see it who may come under its fire or steel.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Threat {
    pub unit: PieceIx,
    pub hex: Hex,
    /// Hexes it can fire to as it is formed; 0 if it cannot fire.
    pub reach_hexes: u32,
    /// Can it strike in Shock?
    pub body: bool,
}

/// What a piece gives and suffers where it stands, in men, and where it can go.
#[derive(Debug, Default)]
struct Standing {
    danger: OnceLock<i32>,
    best_shot: OnceLock<i32>,
    /// Of a leader: where he can get to.
    ways: OnceLock<Arc<IndexReach>>,
}

impl Battle {
    /// The units of a side on the map, in roster order.
    pub(crate) fn threats(&self, side: Side) -> &[Threat] {
        self.cache().units[side.index()].get_or_init(|| {
            let threat = |unit| {
                let (piece, arm) = (self.piece(unit), self.arm(unit));
                let fires = piece.formation != formation::COLUMN && !self.is(unit, mark::ABANDONED);
                let reach = arm.weapon().filter(|_| fires).map_or(0, |w| Tables::get().reach_hexes(w));
                let reach_hexes = u32::try_from(reach).unwrap_or(0);
                Threat { unit, hex: piece.hex, reach_hexes, body: arm.is_body() }
            };
            self.units_of(side).map(threat).collect()
        })
    }

    fn standing(&self, pix: PieceIx) -> Option<&Standing> {
        let all = || self.everyone().map(|_| Standing::default()).collect();
        self.cache().standing.get_or_init(all).get(pix.ix())
    }

    /// What the enemy's fire and steel may cost a unit where it stands.
    pub(crate) fn danger_here(&self, pix: PieceIx) -> i32 {
        let piece = self.piece(pix);
        let reckon = || self.danger(pix, piece.hex, piece.facing);
        self.standing(pix).map_or_else(reckon, |s| *s.danger.get_or_init(reckon))
    }

    /// Where a leader can get to.
    pub(crate) fn leader_ways(&self, leader: PieceIx) -> Arc<IndexReach> {
        let search = || Arc::new(self.search_leader_ways(leader));
        self.standing(leader).map_or_else(search, |s| Arc::clone(s.ways.get_or_init(search)))
    }

    /// The best shot of a unit where it stands, in men.
    pub(crate) fn best_shot(&self, firer: PieceIx) -> i32 {
        let reckon = || self.reckon_best_shot(firer);
        self.standing(firer).map_or_else(reckon, |s| *s.best_shot.get_or_init(reckon))
    }
}
