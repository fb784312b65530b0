//! What standing somewhere brings: the volleys and charges of both sides that are to be expected next.
//!
//! The enemy is reckoned as he stands. Must not know by which order one gets there.

use crate::appraisal::READY;
use crate::battle::state::Battle;
use crate::board::angles::in_arc;
use crate::ids::{DecisionKind, formation, mark};
use crate::movement::purse::INCH;
use crate::tables::{Arm, Tables};
use crate::units::posed::Posed;
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx};

/// Hexes beyond the range of an enemy within which friends draw his fire too, for they may be in range when he fires.
const DRAWS: i32 = 3;
/// The most an enemy's fire is shared out.
const MOST_DRAW: i32 = 3;
/// Hexes from an enemy within which a battery wants an escort.
const THREAT: i32 = 5;
/// Hexes from a battery within which it has one.
const ESCORT: i32 = 2;
/// What an escort is worth to it.
const ESCORTED: i32 = 6 * READY;
/// What being able to fire at all is worth already to who stands so (`posture`).
const SHOOTS: i32 = 2 * READY;

fn steps(one: Hex, other: Hex) -> i32 {
    i32::try_from(one.unsigned_distance_to(other)).unwrap_or(i32::MAX)
}

impl Battle {
    /// What a Movement order changes in what standing somewhere brings, in men.
    pub(crate) fn outlook_after(&self, order: &Order) -> i32 {
        let Some(pix) = order.piece().filter(|pix| self.piece(*pix).is_unit()) else { return 0 };
        let kind = self.decision().and_then(|decision| DecisionKind::of(decision.kind));
        if kind != Some(DecisionKind::Movement) {
            return 0;
        }
        let now = self.posed(pix);
        let then = match order {
            Order::Move { to, path, .. } => {
                Some(Posed { hex: path.last().copied().or(*to).unwrap_or(now.hex), ..now })
            }
            Order::Turn { by, facing, .. } => {
                Some(Posed { facing: self.turned_to(pix, *by, *facing), ..now })
            }
            Order::Form { formation: Some(form), facing, .. } => {
                Some(Posed { form: *form, facing: *facing, ..now })
            }
            Order::Charge { .. } => None,
            _ => return 0,
        };
        // Who charges neither fires nor is fired at by others.
        then.map_or(0, |then| self.outlook(&then)) - self.outlook(&now)
    }

    /// What standing so brings, in men: the best shot and half the best charge, less the enemy's fire, shared out, and his
    /// best charge; half of that where he has moved already. And what it is to batteries.
    fn outlook(&self, posed: &Posed) -> i32 {
        let side = self.piece(posed.pix).side();
        let later = self.memory().first.is_some_and(|first| first != side);
        let secure = self.is_secure_so(posed);
        let (mine, rides) = (self.reach_hexes(posed.pix), self.charge_hexes(posed));
        let (mut given, mut taken, mut prey, mut danger) = (0, 0, 0, 0);
        for enemy in self.units_of(side.other()) {
            let there = self.posed(enemy);
            let range = steps(there.hex, posed.hex);
            let (his, ridden) = (self.reach_hexes(enemy), self.charge_hexes(&there));
            let far = range > mine.max(his).max(rides).max(ridden);
            if far || self.sight_blocked(posed.hex, there.hex).is_some() {
                continue;
            }
            let safe = self.is_secure(enemy);
            if range <= mine && self.fires_toward(posed, there.hex) {
                given = given.max(self.shot_harm(posed, &there, safe));
            }
            if range <= his && self.fires_toward(&there, posed.hex) {
                let draws = |own: &PieceIx| {
                    *own != posed.pix && steps(self.piece(*own).hex, there.hex) <= his + DRAWS
                };
                let share = 1 + i32::try_from(self.units_of(side).filter(draws).count()).unwrap_or(0);
                taken += self.shot_harm(&there, posed, secure) / share.min(MOST_DRAW);
            }
            if range <= rides && self.faces_charge(posed, there.hex) {
                prey = prey.max(self.charge_gain(posed, &there, safe));
            }
            if range <= ridden && !self.is(enemy, mark::CHARGING) && self.faces_charge(&there, posed.hex) {
                danger = danger.max(self.charge_gain(&there, posed, secure));
            }
        }
        let given = if given > 0 { given - SHOOTS } else { 0 };
        self.escorts(posed) + given - taken + prey / 2 - if later { danger / 2 } else { danger }
    }

    /// What a unit that stands so is worth as the only escort of batteries near the enemy; of a battery what it lacks without one.
    fn escorts(&self, posed: &Posed) -> i32 {
        let side = self.piece(posed.pix).side();
        let guns = |pix: PieceIx| self.arm(pix) == Some(Arm::Guns);
        let threatened =
            |hex: Hex| self.units_of(side.other()).any(|enemy| steps(self.piece(enemy).hex, hex) <= THREAT);
        let others = |hex: Hex| {
            let mut friends = self.units_of(side).filter(|own| *own != posed.pix && !guns(*own));
            friends.any(|own| steps(self.piece(own).hex, hex) <= ESCORT && !self.is(own, mark::ROUTING))
        };
        let lone = |hex: Hex| threatened(hex) && !others(hex);
        if guns(posed.pix) {
            return if lone(posed.hex) { -ESCORTED } else { 0 };
        }
        let batteries = self.units_of(side).filter(|own| guns(*own)).map(|own| self.piece(own).hex);
        let needy = batteries.filter(|hex| steps(*hex, posed.hex) <= ESCORT && lone(*hex)).count();
        i32::try_from(needy).unwrap_or(0) * ESCORTED
    }

    /// Does a unit that stands so fire that way?
    fn fires_toward(&self, posed: &Posed, to: Hex) -> bool {
        let orientation = self.board().layout().orientation;
        posed.form != formation::LIMBERED
            && !self.is(posed.pix, mark::ROUTING)
            && !self.is(posed.pix, mark::CHARGING)
            && posed.facing.is_none_or(|facing| in_arc(facing, to - posed.hex, orientation))
    }

    /// Hexes from which an enemy is within the charge of a unit that stands so; 0 if it may not charge.
    fn charge_hexes(&self, posed: &Posed) -> i32 {
        let pix = posed.pix;
        let more = self.facts(pix).row().and_then(|row| row.charge);
        let ready = matches!(posed.form, formation::LINE | formation::ATTACK_COLUMN)
            && !self.is(pix, mark::SHAKEN)
            && !self.is(pix, mark::ROUTING);
        let Some(more) = more.filter(|_| ready) else { return 0 };
        Tables::get().hexes((self.rate(pix, posed.form) + more * INCH) / INCH) + 1
    }

    /// Is a hex one that a charge from there may go for: ahead, or after a wheel?
    fn faces_charge(&self, posed: &Posed, to: Hex) -> bool {
        let orientation = self.board().layout().orientation;
        posed.facing.is_some_and(|facing| {
            [0, -2, 2].into_iter().any(|by| in_arc(facing.turned(by), to - posed.hex, orientation))
        })
    }
}
