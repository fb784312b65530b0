//! What one unit may do to another if both stood so: a volley, a charge.
//!
//! Must not know why they would stand so.

use crate::appraisal::{FIGURE, SHAKEN, fails_permille};
use crate::battle::state::Battle;
use crate::board::angles::beyond_front;
use crate::firing::dice::dice_of;
use crate::ids::track;
use crate::morale::test::{CHART_E, chart_of_hits};
use crate::tables::{Shelter, Tables};
use crate::units::posed::Posed;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;

impl Battle {
    /// Chances in thousandths of no, one and two failing dice of a unit against another, `number` of its chart.
    fn test_so(&self, tests: &Posed, foe: Hex, secure: bool, chart: usize) -> [i32; 3] {
        let morale = &Tables::get().morale;
        let dice = morale.dice
            + if self.cover_between(tests.hex, foe) == Shelter::None { 0 } else { morale.cover }
            + if secure { morale.secure } else { 0 }
            + if self.has_leader(tests.pix) { morale.leader } else { 0 };
        let number = self.facts(tests.pix).row().and_then(|row| row.morale.get(chart)).copied().unwrap_or(0);
        fails_permille(dice, number)
    }

    /// What a volley may cost its target, both standing so: figures, and what its test may lead to.
    pub(super) fn shot_harm(&self, firer: &Posed, target: &Posed, secure: bool) -> i32 {
        let volley = self.volley_of(firer, target);
        let sides = Tables::get().dice.sides;
        let tenths = volley.dice * volley.number;
        let hits = tenths / sides;
        if hits == 0 {
            return FIGURE * tenths / sides;
        }
        let chart = chart_of_hits(&Tables::get().morale, self.get(target.pix, track::HITS) + hits);
        FIGURE * tenths / sides + self.lost(target.pix, self.test_so(target, firer.hex, secure, chart))
    }

    /// What a charge may bring more than it costs, both standing so; 0 if nothing.
    pub(super) fn charge_gain(&self, charger: &Posed, target: &Posed, secure: bool) -> i32 {
        let orientation = self.board().layout().orientation;
        let from = charger.hex - target.hex;
        let flank = target.facing.is_some_and(|facing| beyond_front(facing, from, orientation));
        let [own, his] = self.charts_so(charger, target, flank, secure);
        let hits_chart = |pix: PieceIx| chart_of_hits(&Tables::get().morale, self.get(pix, track::HITS));
        let chart = |pix: PieceIx, against: usize| if against == 0 { CHART_E } else { hits_chart(pix) };
        let comes = self.test_so(charger, target.hex, false, chart(charger.pix, his));
        let stands = self.test_so(target, charger.hex, secure, chart(target.pix, own));
        let sides = Tables::get().dice.sides;
        let blows = |posed: &Posed, chart: usize| {
            let number =
                self.facts(posed.pix).row().and_then(|row| row.melee.get(chart)).copied().unwrap_or(0);
            FIGURE * dice_of(self.figures_formed(posed.pix, posed.form, true)) * number / sides
        };
        let driven = self.lost_in_melee(target.pix, stands);
        let fought_harm = blows(charger, own) + driven + SHAKEN / 2;
        let fought_cost = blows(target, his) + self.lost(charger.pix, comes) + SHAKEN;
        let shot = if self.reach_hexes(target.pix) > 0 && !flank {
            let volley = self.volley_of(target, charger);
            FIGURE * volley.dice * volley.number / sides
        } else {
            0
        };
        let harm = comes[0] * (driven + stands[0] * fought_harm / 1000) / 1000;
        let cost = shot + self.lost(charger.pix, comes) + comes[0] * stands[0] / 1000 * fought_cost / 1000;
        (harm - cost).max(0)
    }
}
