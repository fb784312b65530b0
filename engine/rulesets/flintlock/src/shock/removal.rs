//! Whole groups that leave the map at once: collapse, flight, units with nowhere to go
//! (`pre.collapse`, `pre.flee`, `sres.retreat`).
//!
//! Must not know why they go.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, PieceIx, Standing, Why};
use std::collections::BTreeSet;

impl Battle {
    /// Units are eliminated together: Flight Points, and a Cohesion hit each for a command that
    /// still has units (`win.points`, `coh.hits`). Returns the hexes they held. Pushes frames for
    /// leaders: whoever is under way replaces his own first.
    pub(crate) fn eliminate_all(&mut self, units: &BTreeSet<PieceIx>, why: Why) -> Vec<Hex> {
        let hexes = self.remove_all(units, Standing::Lost, why);
        let points = &Tables::get().flight_points;
        for unit in units {
            let skirmishes = self.arm(*unit).is_skirmisher();
            let score = if skirmishes { points.skirmisher_lost } else { points.unit_lost };
            self.score(self.piece(*unit).side(), score);
        }
        for unit in units {
            if let Some(leader) = self.command_of(*unit)
                && self.units_under(leader).next().is_some()
            {
                self.add_hits(leader, 1);
            }
        }
        hexes
    }

    /// Units leave the map together, so that no leader is placed with one that goes as well; guns
    /// they leave are Captured (`leader.carried`, `gun.captured`). Returns the hexes they held.
    pub(crate) fn remove_all(&mut self, units: &BTreeSet<PieceIx>, standing: Standing, why: Why) -> Vec<Hex> {
        let mut hexes = Vec::new();
        let mut captor = None;
        for unit in units {
            if let Some(base) = self.facts(*unit).base
                && !self.memory().torn.contains(&base)
            {
                self.change_memory(MemoryChange::Torn(base));
            }
            let hex = self.piece(*unit).hex;
            if !hexes.contains(&hex) {
                hexes.push(hex);
            }
            captor = Some(self.piece(*unit).side().other());
            self.emit(Event::Stood { piece: *unit, standing, why });
        }
        for hex in &hexes {
            self.settle_tops(*hex, None);
        }
        hexes.retain(|hex| self.bodies_at(*hex).next().is_none());
        // All guns first: no leader is placed with one that is captured as well.
        if let Some(captor) = captor {
            for hex in &hexes {
                self.take_guns(*hex, captor);
            }
        }
        for hex in &hexes {
            let here = self.at(*hex).iter().copied();
            let leaders: Vec<PieceIx> = here.filter(|p| self.arm(*p).leads()).collect();
            for leader in leaders {
                self.place_leader(leader);
            }
        }
        hexes
    }
}
