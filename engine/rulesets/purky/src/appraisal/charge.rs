//! What a charge may bring and cost.

use crate::appraisal::{FIGURE, ROUT, SHAKEN, fails_permille};
use crate::battle::memory::Charge;
use crate::battle::state::Battle;
use crate::ids::mark;
use crate::melee::state::Melee;
use crate::morale::test::Occasion;
use crate::tables::Tables;
use oblique_rules::play::{Appraisal, PieceIx};

impl Battle {
    /// Counts the target's volley, both tests and one round of blows.
    pub(super) fn charge_worth(&self, pix: PieceIx, target: PieceIx) -> Appraisal {
        let from = self.piece(pix).hex;
        let charge = Charge { charger: pix, target, from };
        let joined = self.as_if(Melee { chargers: vec![charge], on: vec![pix], ..Melee::default() });
        let sides = Tables::get().dice.sides;
        let own = joined.blows(&charge, true, self.figures_in_front(pix, true));
        let theirs = joined.blows(&charge, false, self.figures_in_front(target, true));
        let [passes, shaken, routs] = fails_permille(&joined.terms(pix, Occasion::Melee, Some(target)));
        let [stands, gives, runs] = fails_permille(&joined.terms(target, Occasion::Melee, Some(pix)));
        let weak = self.is(target, mark::SHAKEN);
        let lost = |one: i32, both: i32, is_shaken: bool| {
            let one = if is_shaken { one * SHAKEN / 2 } else { one * SHAKEN };
            (one + both * if is_shaken { ROUT + SHAKEN } else { ROUT }) / 1000
        };
        let shot = if self.reach_hexes(target) > 0 {
            let volley = self.volley(target, pix);
            FIGURE * volley.dice * volley.number / sides
        } else {
            0
        };
        let driven = lost(gives, runs, weak);
        let round = |blows: &crate::melee::blows::Blows| FIGURE * blows.dice * blows.number / sides;
        // After the blows both test again; who fought is shaken in any case.
        let fought_harm = round(&own) + lost(gives, runs, weak) + SHAKEN / 2;
        let fought_cost = round(&theirs) + lost(shaken, routs, false) + SHAKEN;
        let harm = passes * (driven + stands * fought_harm / 1000) / 1000;
        let cost = shot + lost(shaken, routs, false) + passes * stands / 1000 * fought_cost / 1000;
        Appraisal { harm, cost, folly: theirs.chart == 0, ..Appraisal::default() }
    }
}
