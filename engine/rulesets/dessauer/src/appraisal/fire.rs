//! What fire may cost its target.

use crate::appraisal::SHAKEN;
use crate::appraisal::chances::hits_permille;
use crate::battle::memory::Hits;
use crate::battle::state::Battle;
use crate::ids::mark;
use crate::morale::fire_test;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, PieceIx};

impl Battle {
    /// Models lost and the test they may lead to; friends in danger count against it.
    pub(super) fn fire_worth(&self, pix: PieceIx, target: PieceIx, at: Option<Hex>) -> Appraisal {
        let Ok(aimed) = self.aimed(pix, target, at) else { return Appraisal::default() };
        let dice = self.dice_of(aimed.volley);
        let harm = self.harm_of(pix, target, hits_permille(dice, aimed.need));
        let danger = self.friends_in_danger(aimed.volley, target, &aimed.lane);
        let cost = danger.into_iter().filter_map(|friend| {
            let need = self.need_in_danger(aimed.volley, friend)?;
            Some(self.harm_of(pix, friend, hits_permille(dice, need)))
        });
        Appraisal { harm: harm.max(1), cost: cost.sum(), ..Appraisal::default() }
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
