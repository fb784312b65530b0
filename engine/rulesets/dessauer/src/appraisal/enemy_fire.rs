//! What the enemy's fire of his next turn may cost a unit where it stands.

use crate::appraisal::chances::hits_permille;
use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::firing::need::{self, Need, Shot};
use crate::firing::shot::Volley;
use crate::ids::{formation, mark};
use crate::tables::{Fires, Tables, Weapon};
use oblique_rules::play::PieceIx;

/// Hexes that foot in line goes in half a move, after which it still fires (`move.half`).
const HALF_MOVE_HEXES: i32 = 2;
/// The farthest at which friends are counted among whom an enemy's fire is shared out, in hexes: guns choose near targets.
const DRAWS_HEXES: i32 = 8;
/// The most among whom it is.
const MOST_DRAW: i32 = 3;

impl Battle {
    /// What an enemy's volley may cost a unit, in men: from where he stands or, of small arms, after half a move; shared out
    /// among those he may choose from.
    pub(super) fn fire_feared(&self, by: PieceIx, at: PieceIx) -> i32 {
        let Some(weapon) = self.class(by).weapon() else { return 0 };
        let (from, to) = (self.piece(by).hex, self.piece(at).hex);
        let (range, reach) = (hexes_between(from, to), Tables::get().reach_of(weapon));
        let small = matches!(weapon, Weapon::Musket | Weapon::Rifle);
        let step = if small { HALF_MOVE_HEXES } else { 0 };
        let silent = self.form(by) == formation::LIMBERED
            || self.is(by, mark::SHAKEN)
            || self.is(by, mark::WITHOUT_GUNS)
            || self.is_engaged(by);
        if silent || range > reach + step || self.sight_blocked(from, to).is_some() {
            return 0;
        }
        let fires =
            if small { Some(Fires::Ball) } else { self.ammunition(by, at, false).map(|(_, fires)| fires) };
        let Some(fires) = fires else { return 0 };
        let part = self.parts_of(by).into_iter().find(|part| self.bears_on(by, *part, to));
        let volley = Volley { pix: by, weapon, fires, by: part.flatten() };
        let shot = self.shot_at(volley, at, false);
        let hexes = self.range_of(from, to, fires);
        let need = |hexes: i32, moved: bool| need::need(weapon, fires, hexes.max(1), Shot { moved, ..shot });
        let stands = part.and_then(|_| need(hexes, false));
        let comes = small.then(|| need(hexes - step, true)).flatten();
        let dice = self.dice_of(volley);
        let hits = |need: Option<Need>| need.map_or(0, |need| hits_permille(dice, need));
        let harm = self.harm_of(by, at, hits(stands).max(hits(comes)));
        let draws = |own: &PieceIx| {
            *own != at && hexes_between(self.piece(*own).hex, from) <= reach.min(DRAWS_HEXES) + step
        };
        let others = self.troops_of(self.piece(at).side()).filter(draws).count();
        harm / i32::try_from(1 + others).unwrap_or(MOST_DRAW).min(MOST_DRAW)
    }
}
