//! What fire may cost its target.

use crate::appraisal::SHAKEN;
use crate::appraisal::chances::hits_permille;
use crate::battle::memory::Hits;
use crate::battle::state::Battle;
use crate::firing::need::Need;
use crate::ids::mark;
use crate::morale::fire_test;
use crate::tables::{Fires, Tables};
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, PieceIx};

/// Thousandths of its worth that what fire may do to a friend in danger counts (`fire.danger`): who shoots his own men down
/// loses what they were to do as well.
const FRIENDS_PERMILLE: i32 = 3000;

impl Battle {
    /// Models lost and the test they may lead to; friends in danger count against it, and for more.
    pub(super) fn fire_worth(&self, pix: PieceIx, target: PieceIx, at: Option<Hex>) -> Appraisal {
        let Ok(aimed) = self.aimed(pix, target, at) else { return Appraisal::default() };
        let dice = self.dice_of(aimed.volley);
        let mut dice_permille = dice.saturating_mul(1000);
        let hits =
            |dice_permille: i32, need: Need| dice_permille.saturating_mul(hits_permille(1, need)) / 1000;
        let mut cost = 0;
        for friend in self.friends_in_danger(aimed.volley, target, &aimed.lane) {
            let Some(need) = self.need_in_danger(aimed.volley, friend) else { continue };
            let struck = hits(dice_permille, need);
            cost += self.harm_of(pix, friend, struck) * FRIENDS_PERMILLE / 1000;
            // Shell bursts on all alike; of shot only what misses a friend flies on.
            if aimed.volley.fires != Fires::Shell {
                dice_permille -= struck;
            }
        }
        let harm = self.harm_of(pix, target, hits(dice_permille, aimed.need));
        Appraisal { harm: harm.max(1), cost, ..Appraisal::default() }
    }

    /// What so many thousandths of hits from a unit are worth, with the test of who suffers them.
    pub(super) fn harm_of(&self, pix: PieceIx, target: PieceIx, permille_hits: i32) -> i32 {
        let before = self.memory().hits.get(&target).map_or(0, Hits::sum);
        let mut hits = Hits::default();
        hits.by.insert(pix, before + (permille_hits + 500) / 1000);
        let cause = self.piece(pix).hex;
        let stands = self.situation(target, &hits, &[cause]);
        let sides = Tables::get().fire.sides;
        let grade = self.grade(target);
        let fails = (1..=sides).filter(|roll| !fire_test::passes(grade, *roll, stands)).count();
        let fails = i32::try_from(fails).unwrap_or(0) * 1000 / sides;
        // A unit already hit tests in any case.
        let tests = if before > 0 { 0 } else { permille_hits.min(1000) };
        let shaken = if self.is(target, mark::SHAKEN) { SHAKEN / 2 } else { SHAKEN };
        let rout = Tables::get().losses.failed + shaken;
        let models = permille_hits + fails * tests / 1000 * rout;
        self.men_of(target, models)
    }
}
