//! Fire tests of the units hit in a step, one by one (`morale.test`, `morale.fail`, `town.group`).

use crate::battle::memory::{Hits, MemoryChange};
use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::ids::{formation, mark, rule, track};
use crate::morale::fire_test::{self, Situation};
use crate::morale::losses;
use crate::tables::Tables;
use crate::units::class::Arm;
use oblique_board::hex::Hex;
use oblique_rules::play::{DrawName, Modifier, Need, PieceIx};

/// The die of a fire test.
const TEST: DrawName = DrawName::new("test");

impl Battle {
    /// The next unit hit that has not tested, the passive side's first.
    pub(crate) fn next_fire_test(&mut self) {
        let memory = self.memory();
        let passive = self.active().other();
        let due = |pix: &PieceIx| {
            !memory.settled.contains(pix) && self.stands(*pix) && memory.hits.contains_key(pix)
        };
        let of = |side| self.in_id_order(self.troops_of(side).filter(due)).first().copied();
        match of(passive).or_else(|| of(passive.other())) {
            Some(pix) => self.test_fire(pix),
            None => self.pop(),
        }
    }

    /// With whom a unit tests: itself, and those of its group in blocks next to it (`town.group`).
    fn tests_with(&self, pix: PieceIx) -> Vec<PieceIx> {
        let group = self.facts(pix).group.filter(|_| self.form(pix) == formation::GARRISON);
        let hex = self.piece(pix).hex;
        let with = |other: &PieceIx| {
            *other != pix
                && self.facts(*other).group == group
                && self.form(*other) == formation::GARRISON
                && hexes_between(self.piece(*other).hex, hex) == 1
        };
        let side = self.piece(pix).side();
        let others = self.troops_of(side).filter(with);
        std::iter::once(pix).chain(others.filter(|_| group.is_some())).collect()
    }

    fn test_fire(&mut self, pix: PieceIx) {
        let all = self.tests_with(pix);
        let mut hits = Hits::default();
        for other in &all {
            self.change_memory(MemoryChange::Settled(*other));
            if let Some(own) = self.memory().hits.get(other) {
                for (by, scored) in &own.by {
                    *hits.by.entry(*by).or_default() += scored;
                }
                hits.from_behind |= own.from_behind;
                hits.from_near |= own.from_near;
            }
        }
        let causes = self.causes_of(pix, &hits);
        let (grade, stands) = (self.grade(pix), self.situation(pix, &hits, &causes));
        let need = Some(Need::AtLeast(grade.of(&Tables::get().fire_test.by_grade)));
        let passes = move |value: i32| fire_test::passes(grade, value, stands);
        let word = move |value: i32| if passes(value) { "holds" } else { "fails" }.to_owned();
        let sides = Tables::get().fire.sides;
        let modifiers = test_lines(stands);
        let draw = (TEST, rule::MORALE_TEST);
        let die = self.draw_from((1, sides), draw, Some(pix), &modifiers, need, word);
        if passes(die) {
            return;
        }
        for other in all.into_iter().rev() {
            let hits = losses::of_failure(self.is(other, mark::SHAKEN));
            self.suffer_rout(other, hits, rule::MORALE_FAIL);
            if self.stands(other) {
                self.push_retreat(other, &causes);
            }
        }
    }

    /// The hexes a unit may go back from: of the enemy who hit it most, then the nearest; of the nearest enemy if only
    /// friends did. Of several the owner picks (`retreat.cause`).
    pub(crate) fn causes_of(&self, pix: PieceIx, hits: &Hits) -> Vec<Hex> {
        let (at, side) = (self.piece(pix).hex, self.piece(pix).side());
        let far = |by: PieceIx| hexes_between(self.piece(by).hex, at);
        let enemies = hits.by.iter().filter(|(by, _)| self.piece(**by).side() != side);
        let ranked: Vec<((i32, i32), PieceIx)> =
            enemies.map(|(by, hits)| ((-*hits, far(*by)), *by)).collect();
        let Some(first) = ranked.iter().map(|(rank, _)| *rank).min() else {
            return self.nearest_enemies(pix);
        };
        let all = ranked.into_iter().filter(|(rank, _)| *rank == first);
        all.map(|(_, by)| self.piece(by).hex).collect()
    }

    /// What bears on its test.
    pub(crate) fn situation(&self, pix: PieceIx, hits: &Hits, causes: &[Hex]) -> Situation {
        let changed = self.is_changing(pix);
        let national = self.facts(pix).national;
        let (foot, horse) = (self.arm(pix) == Arm::Foot, self.arm(pix) == Arm::Horse);
        let gained = self.get(pix, track::GAINED);
        let nation = national.french && foot && self.is(pix, mark::WHOLE_REACH) && gained > 0
            || national.russian && foot && !self.has_moved(pix)
            || national.spanish && horse && gained > 0;
        Situation {
            hits: hits.sum(),
            half: 2 * self.models(pix) <= self.start_models(pix),
            from_behind: hits.from_behind,
            changed,
            caught: changed && hits.from_near && self.ground().switches.caught_fire,
            general: self.has_general(pix),
            cover: causes.first().is_some_and(|cause| self.is_covered_from(pix, *cause)),
            national: nation,
        }
    }

    /// Did it go a hex or wheel on its last move?
    fn has_moved(&self, pix: PieceIx) -> bool {
        self.get(pix, track::MOVED) > 0 || self.is(pix, mark::WHEELED)
    }
}

/// The modifiers of a test, line by line.
fn test_lines(stands: Situation) -> Vec<Modifier> {
    let numbers = &Tables::get().fire_test;
    let very = stands.hits >= numbers.very_many_hits;
    let many = stands.hits >= numbers.many_hits && !very;
    let lines = [
        (very, numbers.very_many, "six hits or more", rule::MORALE_TEST),
        (many, numbers.many, "four hits or more", rule::MORALE_TEST),
        (stands.half, numbers.half, "half its models or fewer", rule::MORALE_TEST),
        (stands.from_behind, numbers.from_behind, "hit from the flank or rear", rule::MORALE_TEST),
        (stands.changed && !stands.caught, numbers.changed, "changing", rule::MORALE_CHANGE),
        (stands.caught, numbers.caught, "caught changing", rule::OPT_CAUGHT_FIRE),
        (stands.general, numbers.general, "general", rule::GEN_EFFECT),
        (stands.cover, numbers.cover, "cover", rule::MORALE_TEST),
        (stands.national, numbers.national, "nation", rule::OPT_NATIONAL),
    ];
    let held = lines.into_iter().filter(|(holds, ..)| *holds);
    held.map(|(_, value, what, rule)| Modifier { value, what, rule }).collect()
}
