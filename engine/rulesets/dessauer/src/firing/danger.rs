//! Friends near a line of fire (`fire.danger`, `opt.howitzers`) and who stands beyond it (`opt.carry_through`).

use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::board::strip::endangered;
use crate::firing::lane::Lane;
use crate::firing::need::Need;
use crate::firing::shot::Volley;
use crate::tables::{Fires, Tables, Weapon};
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;

impl Battle {
    /// Friends in danger of a volley, the nearest first; round the target of shell in the order of their names.
    pub(crate) fn friends_in_danger(&self, volley: Volley, target: PieceIx, lane: &Lane) -> Vec<PieceIx> {
        let (own, there, numbers) = (self.piece(volley.pix), self.piece(target), &Tables::get().lanes);
        let half = match volley.fires {
            Fires::Ball => return Vec::new(),
            Fires::Shot => numbers.shot_half_hexes,
            Fires::Canister => numbers.canister_half_hexes,
            Fires::Shell => {
                let near = |pix: &PieceIx| hexes_between(self.piece(*pix).hex, there.hex) == 1;
                return self.troops_of(own.side()).filter(near).collect();
            }
        };
        let (line, from) = (there.hex - own.hex, own.hex);
        let near = |pix: &PieceIx| {
            *pix != volley.pix
                && !lane.over.contains(pix)
                && endangered(line, self.piece(*pix).hex - from, half)
        };
        let mut friends: Vec<PieceIx> = self.troops_of(own.side()).filter(near).collect();
        friends.sort_by_key(|pix| (hexes_between(self.piece(*pix).hex, from), *pix));
        friends
    }

    /// What the dice of a volley need against a friend in danger: of what it passes, that on the line to him counts.
    pub(crate) fn need_in_danger(&self, volley: Volley, friend: PieceIx) -> Option<Need> {
        let lane = self.lane(volley.pix, self.piece(friend).hex, volley.fires).unwrap_or_default();
        self.need_of(volley, friend, &lane)
    }

    /// Units a shot carries on to beyond its target.
    pub(crate) fn carried_to(&self, volley: Volley, target: PieceIx) -> Vec<PieceIx> {
        let numbers = &Tables::get().lanes;
        let hexes = match (volley.fires, volley.weapon) {
            _ if !self.ground().switches.carry_through => 0,
            (Fires::Canister, _) => numbers.carry_canister,
            (Fires::Shot, Weapon::LightGun) => numbers.carry_light,
            (Fires::Shot, Weapon::HeavyGun) => numbers.carry_heavy,
            (Fires::Shot, _) => numbers.carry_field,
            (Fires::Ball | Fires::Shell, _) => 0,
        };
        let (from, to) = (self.piece(volley.pix).hex, self.piece(target).hex);
        let (v, range) = (to - from, hexes_between(from, to));
        // The line goes on in the same direction: far enough beyond, its hexes are those of a line to a multiple of it.
        let times = 1 + (hexes + range - 1) / range.max(1) + 1;
        let end: Hex = from + v * times;
        let beyond = |hex: &Hex| {
            let far = hexes_between(*hex, from);
            far > range && far <= range + hexes
        };
        // Along a hexside it crosses neither hex (`los.line`).
        let inside = |hexes: Vec<Hex>| hexes.into_iter().next().filter(|hex| beyond(hex));
        oblique_board::hex::crossed(from, end)
            .map(|step| step.hexes().collect::<Vec<_>>())
            .filter(|hexes| hexes.len() == 1)
            .filter_map(inside)
            .filter_map(|hex| self.troops_at(hex))
            .filter(|pix| *pix != target && !self.is_engaged(*pix))
            .collect()
    }
}
