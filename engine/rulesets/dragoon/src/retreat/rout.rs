//! Running away: which way, how far, through whom, off the map (`rout.path`, `rout.distance`,
//! `rout.through`, `rout.surrender`, `rout.exit`).
//!
//! Must not know what made the unit run.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Standing, Why};

impl Battle {
    /// Moves a routed unit away from the enemy.
    pub(crate) fn rout_move(&mut self, pix: PieceIx) {
        let t = &Tables::get().rout;
        let mut left = if self.arm(pix).is_cavalry() { t.horse_hexes } else { t.foot_hexes };
        let start = self.piece(pix).hex;
        let mut visited = vec![start];
        loop {
            let here = self.piece(pix).hex;
            let among_friends = self.units_at(here).any(|o| o != pix);
            if left <= 0 && !among_friends {
                break;
            }
            if self.at_home_edge(pix, here) {
                // As far as the map goes, and no farther (`ldr.follow`).
                self.leaders_follow(pix, start);
                self.run_off(pix);
                return;
            }
            let Some(next) = self.rout_hex(pix, &visited) else {
                if visited.len() == 1 || among_friends {
                    self.leaders_follow(pix, start);
                    self.surrender(pix);
                    return;
                }
                break;
            };
            self.run_through(pix, next);
            if !self.piece(pix).on_map() {
                return;
            }
            visited.push(next);
            left -= 1;
        }
        self.leaders_follow(pix, start);
    }

    /// The next hex of a rout (`rout.path`).
    fn rout_hex(&self, pix: PieceIx, visited: &[Hex]) -> Option<Hex> {
        let side = self.piece(pix).side();
        self.around(self.piece(pix).hex)
            .into_iter()
            .enumerate()
            .filter(|(_, h)| self.on_board(*h) && !visited.contains(h) && !self.enemy_zone(side, *h))
            .filter(|(_, h)| !self.at(*h).iter().any(|p| self.piece(*p).side() != side))
            .min_by_key(|(hour, h)| {
                let far = self.nearest_enemy(side, *h, true).map_or(i32::MAX, |(_, d)| d);
                (-far, self.home_distance(pix, *h), self.units_at(*h).count(), *hour)
            })
            .map(|(_, h)| h)
    }

    /// Hexes from a hex to the nearest of the piece's home edge.
    fn home_distance(&self, pix: PieceIx, hex: Hex) -> u16 {
        let side = self.piece(pix).side().index();
        let layout = self.board().layout();
        layout.index(hex).and_then(|i| self.ground().home_distance[side].get(i).copied()).unwrap_or(u16::MAX)
    }

    fn at_home_edge(&self, pix: PieceIx, hex: Hex) -> bool {
        self.home_distance(pix, hex) == 0
    }

    /// Enters a hex on the run; every unrouted friend there checks its order (`rout.through`).
    fn run_through(&mut self, pix: PieceIx, hex: Hex) {
        let friends: Vec<PieceIx> = self.canonical(self.units_at(hex).collect::<Vec<_>>());
        for friend in friends {
            if !self.routed(friend) {
                let mods: Vec<_> = self.stack_modifier(hex, friend).into_iter().collect();
                self.disruption_check(friend, rule::ROUT_THROUGH, &mods);
            }
        }
        self.place(pix, hex, Why::Rout);
    }

    /// Leaves the map over its home edge (`rout.exit`).
    fn run_off(&mut self, pix: PieceIx) {
        let (name, men) = (self.piece(pix).info.name.clone(), self.men(pix));
        let seen = format!("{name} runs off the map");
        self.say_to_owner(rule::ROUT_EXIT, pix, format!("{seen}: {men} men lost"), seen);
        self.remove(pix, Standing::Left, Why::Rout);
    }
}
