//! What it is worth, in men, that units are rallied: by attempts, by all of a leader's points, by a leader who rides to those who
//! run.
//!
//! Must not know the rules of rallying: whom points reach and what an attempt costs is asked.

use crate::appraisal::good;
use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::track;
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, Game as _, Order, PieceIx};
use oblique_scenario::Side;

/// What morale 0 to 10 short of perfect costs it, thousandths of its men.
const SHAKEN: [i32; 11] = [600, 330, 260, 180, 120, 80, 50, 30, 15, 6, 0];
/// Thousandths in a whole.
const MILLI: i64 = 1000;
/// What it is worth that a routed unit stands again, thousandths of its men: it loses some every turn and all when it leaves the map.
const FLIGHT: i64 = 600;
/// Hexes beyond his radius from which a leader does not ride to those who run.
const TOO_FAR: i32 = 8;

impl Battle {
    /// Expected gain of an attempt to rally.
    pub(crate) fn rally_worth(&self, side: Side, pix: PieceIx) -> i32 {
        let gain = self.spirit_gain(side, pix, self.morale(pix)) * i64::from(self.quality(pix)) / 10;
        i32::try_from(gain / MILLI).unwrap_or(i32::MAX) + 1
    }

    /// Expected gain of auto-rally: unit by unit up to the level, as far as the points are expected to last.
    pub(crate) fn appraise_auto_rally(&self, side: Side, order: &Order) -> Appraisal {
        let mut points = i64::from(self.memory().rally_points) * MILLI;
        let mut worth = 0;
        for pix in self.auto_rally_list(order.amount(), order.flag()) {
            // An attempt succeeds as often as its quality in ten.
            let price = i64::from(self.rally_cost(pix)) * 10 * MILLI / i64::from(self.quality(pix).max(1));
            for morale in self.morale(pix)..order.amount() {
                let paid = price.min(points);
                worth += self.spirit_gain(side, pix, morale) * paid / price.max(1);
                points -= paid;
            }
        }
        good(i32::try_from(worth / MILLI).unwrap_or(i32::MAX))
    }

    /// What a morale one higher is worth to a unit, in thousandths of men.
    fn spirit_gain(&self, side: Side, pix: PieceIx, morale: i32) -> i64 {
        let men = i64::from(self.seen_men(side, pix));
        if morale <= 0 && self.routed(pix) {
            return men * FLIGHT;
        }
        let at = |m: i32| i64::from(SHAKEN[usize::try_from(m.clamp(0, 10)).unwrap_or(0)]);
        let urgency = self.urgency_now(side, pix).max(500);
        (at(morale) - at(morale + 1)) * men * i64::from(urgency) / MILLI
    }

    /// What the active leader's points may do for those who run, from a hex of his, in men: less for each hex by which it is too far.
    pub(crate) fn stops_flight(&self, side: Side, leader: PieceIx, from: Hex) -> i32 {
        if self.field().active_leader != Some(leader) || self.memory().rally_points <= 0 {
            return 0;
        }
        let radius = self.get(leader, track::RADIUS);
        let his = |u: &PieceIx| self.arm(leader) == Arm::Overall || self.piece(*u).leader == Some(leader);
        let running = self.units_of(side).filter(|u| self.routed(*u) && self.morale(*u) == 0).filter(his);
        let share = |u: PieceIx| {
            let steps = i32::try_from(self.piece(u).hex.unsigned_distance_to(from)).unwrap_or(i32::MAX);
            let left = (TOO_FAR - (steps - radius).max(0)).max(0);
            i64::from(self.seen_men(side, u)) * FLIGHT * i64::from(left) / i64::from(TOO_FAR) / MILLI
        };
        i32::try_from(running.map(share).sum::<i64>()).unwrap_or(0)
    }
}
