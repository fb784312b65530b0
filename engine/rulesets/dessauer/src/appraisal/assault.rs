//! What an attack would bring that may be made in the next turn, from where both stand.

use crate::appraisal::chances::round;
use crate::attack::pair::Pair;
use crate::battle::state::Battle;
use crate::board::angles::in_arc;
use crate::board::hexes_between;
use crate::combat::points::score;
use crate::combat::round::Blows;
use crate::movement::allowance::{charge_halves, halves, hexes};
use crate::movement::rate::order_of;
use oblique_board::hex::{Hex, Hour, line};
use oblique_rules::play::PieceIx;

impl Battle {
    /// What one unit gains by an attack on another in its next turn, in men, its own losses taken off; 0 if it does not get
    /// there, may not attack or would lose by it.
    pub(super) fn assault_gain(&self, by: PieceIx, at: PieceIx) -> i32 {
        let Some(pair) = self.assault(by, at) else { return 0 };
        let blows = |one: PieceIx, other: PieceIx| {
            let models = self.models_striking(one, &[other]);
            let need = score(self.points_of(one, pair), self.points_of(other, pair));
            let flank = one == by && pair.flank;
            Blows { by: one, at: other, models, dice: self.dice_against(one, other, models), need, flank }
        };
        let (own, theirs) = (blows(by, at), blows(at, by));
        let end = round((own.dice, own.need), (theirs.dice, theirs.need));
        let (harm, cost) = self.exchange(own, theirs, end);
        (harm - cost).max(0)
    }

    /// The pair the two would be, if the one reaches the other straight ahead or after a wheel, with nobody between.
    fn assault(&self, by: PieceIx, at: PieceIx) -> Option<Pair> {
        let (from, to) = (self.piece(by).hex, self.piece(at).hex);
        let range = hexes_between(from, to);
        let (usual, charge) = self.attack_hexes(by);
        let free = !self.is_engaged(by) && !self.is_engaged(at);
        if range > usual.max(charge) || !free || self.may_attack(by).is_err() {
            return None;
        }
        let ahead = |hour: Hour| range == 1 || in_arc(hour.vector(self.lies()), to - from);
        let facing = self.piece(by).facing.filter(|_| !self.is_loose(by));
        let wheels = range < usual.max(charge);
        let bears =
            |hour: Hour| ahead(hour) || wheels && [2, -2].into_iter().any(|by| ahead(hour.turned(by)));
        if facing.is_some_and(|hour| !bears(hour)) {
            return None;
        }
        let last = self.last_hex_before(from, to)?;
        let strikes = self.may_strike(by, last, at).is_ok() && self.loose_may_strike(by, (from, last), at);
        strikes.then(|| Pair {
            flank: self.strikes_flank(at, from, last),
            charged: charge >= range,
            defensive: self.has_defensive_fire(at),
            ..Pair::frontal(by, at)
        })
    }

    /// Hexes within which a unit reaches an enemy in one turn, at its usual speed and at charge speed; 0 if it does not
    /// charge (`charge.speed`).
    fn attack_hexes(&self, pix: PieceIx) -> (i32, i32) {
        let pace = order_of(self.form(pix));
        let (class, grade) = (self.class(pix), self.grade(pix));
        let charge = charge_halves(class, pace, grade);
        let charges = self.is_steady(pix) && charge > 0;
        (hexes(halves(class, pace, grade)) + 1, if charges { hexes(charge) + 1 } else { 0 })
    }

    /// The hex from which a straight way meets who stands at its end; `None` if units bar it.
    fn last_hex_before(&self, from: Hex, to: Hex) -> Option<Hex> {
        let mut last = from;
        for step in line(from, to) {
            let mut open =
                step.hexes().filter(|hex| *hex == to || *hex == from || self.troops_at(*hex).is_none());
            let hex = open.next()?;
            if hex != to {
                last = hex;
            }
        }
        Some(last)
    }
}
