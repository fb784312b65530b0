//! Where a beaten unit may retreat to, and which friends give way (`sres.retreat`,
//! `pre.displace`).
//!
//! Must not know who retreats when.

use crate::battle::state::Battle;
use crate::shock::work::ShockWork;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;

impl Battle {
    /// Hexes a unit may retreat to: free ones; if there are none and the Line falls back, those
    /// shared with guns or cleared of friends.
    pub(crate) fn retreat_hexes(&self, work: &ShockWork, unit: PieceIx) -> Vec<Hex> {
        let taken: Vec<Hex> = work.retreat.chain.iter().map(|(_, hex)| *hex).collect();
        self.ways_back(work, unit, &taken)
    }

    fn ways_back(&self, work: &ShockWork, unit: PieceIx, taken: &[Hex]) -> Vec<Hex> {
        let from = self.piece(unit).hex;
        let open: Vec<Hex> =
            self.around(from).filter(|h| !taken.contains(h) && self.ground_back(work, unit, *h)).collect();
        let free: Vec<Hex> = open.iter().copied().filter(|h| self.free_for(work, unit, *h)).collect();
        if !free.is_empty() || !work.retreat.displaces {
            return free;
        }
        open.into_iter().filter(|h| self.cleared_for(work, unit, *h, taken)).collect()
    }

    /// May a unit retreat over this ground: enterable, in no enemy zone, beside nobody that
    /// attacked it?
    fn ground_back(&self, work: &ShockWork, unit: PieceIx, hex: Hex) -> bool {
        let piece = self.piece(unit);
        let beside = |a: PieceIx| self.piece(a).hex.unsigned_distance_to(hex) <= 1;
        self.can_enter_ground(unit, piece.hex, hex)
            && !self.enemy_zone(piece.side(), hex)
            && !(work.defenders.contains(&unit) && self.attackers_of(work, unit).into_iter().any(beside))
    }

    /// Why a unit may not retreat to a hex, in a sentence.
    pub(crate) fn no_way_back_to(&self, work: &ShockWork, unit: PieceIx, hex: Hex) -> String {
        let (piece, name) = (self.piece(unit), self.name(unit));
        let beside = |a: &PieceIx| self.piece(*a).hex.unsigned_distance_to(hex) <= 1;
        if !self.on_board(hex) {
            return "Nothing leaves the map".to_owned();
        }
        if piece.hex.unsigned_distance_to(hex) != 1 {
            return format!("{name} retreats one hex");
        }
        if !self.can_enter_ground(unit, piece.hex, hex) {
            return format!("{name} cannot enter that ground");
        }
        if self.enemy_zone(piece.side(), hex) {
            return "That hex is in an enemy zone of control".to_owned();
        }
        if let Some(attacker) = self.attackers_of(work, unit).into_iter().find(beside) {
            return format!("That hex is beside {}, who attacked it", self.name(attacker));
        }
        if let Some(other) = self.fighter_at(hex) {
            return format!("{} stands there", self.name(other));
        }
        "A unit retreats one hex, to open ground beside no attacker and in no enemy zone".to_owned()
    }

    /// Is a hex free of combat units, the unit's mate excepted that stood with it and has gone
    /// there?
    fn free_for(&self, work: &ShockWork, unit: PieceIx, hex: Hex) -> bool {
        let from = self.piece(unit).hex;
        self.guns_at(hex).next().is_none()
            && self.bodies_at(hex).all(|p| work.retreat.went.get(&p) == Some(&from))
            && self.may_stack(unit, hex).is_ok()
    }

    /// Can a hex be shared with guns, or cleared by friends who fall back in their turn?
    fn cleared_for(&self, work: &ShockWork, unit: PieceIx, hex: Hex, taken: &[Hex]) -> bool {
        let side = self.piece(unit).side();
        let limit = Tables::get().stacking.guns_with_unit_most;
        let guns: Vec<PieceIx> = self.guns_at(hex).collect();
        if guns.len() as i32 > limit || guns.iter().any(|g| self.piece(*g).side() != side) {
            return false;
        }
        let friends: Vec<PieceIx> = self.bodies_at(hex).collect();
        let mut taken = taken.to_vec();
        taken.push(hex);
        friends.iter().all(|friend| {
            self.piece(*friend).side() == side
                && !work.defenders.contains(friend)
                && !self.ways_back(work, *friend, &taken).is_empty()
        })
    }

    /// The first unit that has to leave a hex before another may enter it.
    pub(crate) fn in_the_way(&self, work: &ShockWork, unit: PieceIx, hex: Hex) -> Option<PieceIx> {
        let from = self.piece(unit).hex;
        self.bodies_at(hex).find(|p| work.retreat.went.get(p) != Some(&from))
    }

    /// The friend that must give way now, if a unit waits for its hex.
    pub(crate) fn giving_way(&self, work: &ShockWork) -> Option<PieceIx> {
        let (unit, hex) = work.retreat.chain.last()?;
        self.in_the_way(work, *unit, *hex)
    }
}
