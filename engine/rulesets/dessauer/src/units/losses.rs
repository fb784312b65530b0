//! Models lost, units removed (`unit.strength`, `unit.guns`, `unit.shatter`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{mark, rule, track};
use crate::tables::Tables;
use crate::units::class::Arm;
use crate::units::strength::is_shattered;
use oblique_rules::RuleId;
use oblique_rules::play::{Event, PieceIx, Standing, Why};

/// Most figures of a unit that are drawn.
const DRAWN: i32 = 4;

impl Battle {
    /// Takes models off; a unit without any is removed at once. How many were there to lose.
    pub(crate) fn lose_models(&mut self, pix: PieceIx, models: i32, why: Why) -> i32 {
        let left = self.models(pix);
        let lost = models.min(left);
        self.set_track(pix, track::MODELS, left - lost, why);
        self.draw_figures(pix);
        if left == lost {
            self.remove(pix, rule::UNIT_STRENGTH, "has no models left", why);
        }
        lost
    }

    fn draw_figures(&mut self, pix: PieceIx) {
        let (left, start) = (self.models(pix), self.start_models(pix).max(1));
        let drawn = (DRAWN * left + start - 1) / start;
        let figures = u8::try_from(drawn.clamp(1, DRAWN)).unwrap_or(1);
        if self.piece(pix).figures != figures {
            self.emit(Event::Figures { piece: pix, figures });
        }
    }

    /// Rout hits: they come off before the unit goes back, and it is shaken (`morale.fail`).
    pub(crate) fn suffer_rout(&mut self, pix: PieceIx, hits: i32, rule: RuleId) {
        if !self.stands(pix) {
            return;
        }
        let lost = hits.min(self.models(pix));
        let text = format!("{} loses {lost} in the rout and is shaken", self.name(pix));
        self.say(rule, Some(pix), text);
        self.lose_models(pix, hits, Why::Rout);
        if self.stands(pix) {
            self.set_mark(pix, mark::SHAKEN, true);
        }
    }

    /// A unit is gone; its guns stay where they are, a general with it stays alone.
    pub(crate) fn remove(&mut self, pix: PieceIx, rule: RuleId, what: &str, why: Why) {
        if !self.piece(pix).on_map() {
            return;
        }
        let text = format!("{} {what}", self.name(pix));
        self.say(rule, Some(pix), text);
        self.release(pix);
        let guns = self.arm(pix) == Arm::Guns && self.is_troops(pix) && !self.is(pix, mark::WITHOUT_GUNS);
        self.emit(Event::Stood { piece: pix, standing: Standing::Lost, why });
        if guns {
            self.leave_guns(pix);
        }
    }

    /// A unit fights nobody any longer.
    pub(crate) fn release(&mut self, pix: PieceIx) {
        let foes = self.foes(pix);
        if foes.is_empty() {
            return;
        }
        self.change_memory(MemoryChange::Released(pix));
        for other in foes.into_iter().chain([pix]) {
            if !self.is_engaged(other) {
                self.set_mark(other, mark::ENGAGED, false);
            }
        }
    }

    /// Units with a quarter of their models left, or fewer, are removed, the passive side's first (`unit.shatter`).
    pub(crate) fn remove_shattered(&mut self) {
        self.pop();
        let percent = Tables::get().losses.shattered_percent;
        let passive = self.active().other();
        for side in [passive, passive.other()] {
            let shattered = |pix: &PieceIx| is_shattered(self.models(*pix), self.start_models(*pix), percent);
            let gone: Vec<PieceIx> = self.troops_of(side).filter(shattered).collect();
            for pix in gone {
                self.remove(pix, rule::UNIT_SHATTER, "is shattered", Why::Rout);
            }
        }
        self.step_up_second_lines();
    }
}
