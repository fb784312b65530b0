//! Figures lost, units taken off (`unit.strength`, `unit.removed`).

use crate::battle::state::Battle;
use crate::ids::{mark, rule, track};
use crate::morale::test::chart_of_hits;
use crate::tables::{Arm, Tables};
use crate::units::strength::stands;
use oblique_rules::RuleId;
use oblique_rules::play::{Event, PieceIx, Standing, Why};

impl Battle {
    /// Takes figures off a unit, and the unit when it is down to its last stands; leaders who were with it stay in the hex
    /// until they have been rolled for (`lead.casualty`). Returns how many it lost.
    pub(crate) fn lose_figures(&mut self, pix: PieceIx, hits: i32, why: Why) -> i32 {
        let figures = self.figures(pix);
        let lost = hits.clamp(0, figures);
        if lost == 0 {
            return 0;
        }
        let left = figures - lost;
        let all = self.get(pix, track::HITS) + lost;
        let filled = stands(left, self.facts(pix).per_stand);
        let chart = i32::try_from(chart_of_hits(&Tables::get().morale, all)).unwrap_or(0);
        self.set_track(pix, track::FIGURES, left, why);
        self.set_track(pix, track::HITS, all, why);
        self.set_track(pix, track::CHART, chart, why);
        self.set_track(pix, track::STANDS, filled, why);
        let removal = &Tables::get().removal;
        let least = match self.arm(pix) {
            Some(Arm::Foot) => removal.foot_stands,
            Some(Arm::Horse) => removal.horse_stands,
            Some(Arm::Guns) | None => 0,
        };
        if filled <= least {
            self.take_off(pix, rule::UNIT_REMOVED, "is worn down and is taken off", why);
        }
        lost
    }

    /// Takes a unit off; leaders who were with it stay in the hex (`unit.removed`), or ride where an enemy stands
    /// (`lead.alone`).
    pub(crate) fn remove(&mut self, pix: PieceIx, rule: RuleId, how: &str, why: Why) {
        if self.piece(pix).on_map() {
            self.take_off(pix, rule, how, why);
            self.leaders_left(pix, self.piece(pix).hex);
        }
    }

    fn take_off(&mut self, pix: PieceIx, rule: RuleId, how: &str, why: Why) {
        let text = format!("{} {how}", self.name(pix));
        self.say(rule, Some(pix), text);
        self.set_mark(pix, mark::CHARGING, false);
        self.set_mark(pix, mark::PINNED, false);
        self.emit(Event::Stood { piece: pix, standing: Standing::Lost, why });
    }
}
