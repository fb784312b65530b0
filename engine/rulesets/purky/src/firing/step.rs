//! The Firing step: volleys, then officers, then tests (`fire.sequence`, `fire.hit`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, rule};
use crate::morale::test::Occasion;
use crate::screen::letter_and_shifts;
use crate::tables::Tables;
use oblique_rules::play::{DrawName, Event, Need, Order, PieceIx, Why};
use oblique_scenario::Side;
use std::cmp::Reverse;

/// A die of fire.
pub(crate) const FIRE: DrawName = DrawName::new("fire");

impl Battle {
    /// Begins a side's Firing step, or passes it over where nobody may fire.
    pub(crate) fn open_fire(&mut self, side: Side) {
        if self.anybody_fires(side) {
            self.ask(DecisionKind::Firing, side, Order::Done);
        }
    }

    /// Carries out an order already judged.
    pub(crate) fn obey_fire(&mut self, order: &Order) {
        if let Order::Fire { piece: Some(pix), target: Some(target), .. } = *order {
            self.fire(pix, target);
        }
        let side = self.side_of_step();
        if matches!(order, Order::Done) || !self.anybody_fires(side) {
            self.change_memory(MemoryChange::Decide(None));
            self.after_fire();
        }
    }

    /// A volley: hits come off at once.
    fn fire(&mut self, pix: PieceIx, target: PieceIx) {
        let volley = self.volley(pix, target);
        let (sides, need) = (Tables::get().dice.sides, Some(Need::AtMost(volley.number)));
        let word = |value: i32| if value > volley.number { "misses" } else { "hits" }.to_owned();
        let mut hits = 0_u32;
        for _ in 0..volley.dice {
            // Shifts move the chart and not the die: what is needed has them in it.
            let die = self.draw_from((1, sides), (FIRE, rule::FIRE_HIT), Some(pix), &[], need, word);
            hits += u32::from(die <= volley.number);
        }
        self.set_mark(pix, mark::FIRED, true);
        let hex = self.piece(target).hex;
        self.emit(Event::Struck { hex, by: vec![pix], hits });
        let letter = letter_and_shifts(volley.chart, &volley.shifts);
        let what = if hits == 1 { "1 hit".to_owned() } else { format!("{hits} hits") };
        let text = format!("{} fires at {} on Chart {letter}: {what}", self.name(pix), self.name(target));
        self.say(rule::FIRE_HIT, Some(pix), text);
        let lost = self.lose_figures(target, i32::try_from(hits).unwrap_or(i32::MAX), Why::Fire);
        if lost > 0 {
            self.change_memory(MemoryChange::Shot(target, pix, lost));
        }
    }

    /// When a side has fired: rolls for officers, then the tests.
    fn after_fire(&mut self) {
        let hit = self.in_id_order(self.memory().shot.keys().copied());
        self.push_officers(&hit);
    }

    /// The next of those who lost figures in this step, or saw their commander fall, tests (`morale.when`). Who fights
    /// in the melee in which he fell tests after its blows, once.
    pub(crate) fn next_test_of_fire(&mut self) {
        let memory = self.memory();
        let due = memory.shot.keys().chain(&memory.dismayed).copied();
        let fights = |pix: &PieceIx| {
            memory.melee.as_ref().is_some_and(|melee| melee.on.contains(pix) || melee.target() == Some(*pix))
        };
        let tests = |pix: &PieceIx| {
            !memory.tested.contains(pix)
                && !fights(pix)
                && self.piece(*pix).on_map()
                && !self.is(*pix, mark::ROUTING)
        };
        let Some(pix) = self.in_id_order(due.filter(tests)).first().copied() else { return self.pop() };
        self.change_memory(MemoryChange::Tested(pix));
        let foe = self.worst_shot_of(pix);
        let contact = self.in_contact(pix);
        let fails = self.test(pix, Occasion::Fire, foe);
        let from = foe.map_or(self.piece(pix).hex, |foe| self.piece(foe).hex);
        self.suffer(pix, fails, from, contact);
    }

    /// The enemy concerned: who scored most hits on a unit in this step, else the nearest, else the first; of who was
    /// not shot at the nearest enemy (`morale.dice`).
    fn worst_shot_of(&self, pix: PieceIx) -> Option<PieceIx> {
        let at = self.piece(pix).hex;
        let far = |by: &PieceIx| self.piece(*by).hex.unsigned_distance_to(at);
        match self.memory().shot.get(&pix) {
            Some(by) => {
                let worst = by.iter().min_by_key(|(by, hits)| (Reverse(**hits), far(by), self.id(**by)));
                worst.map(|(by, _)| *by)
            }
            None => self.nearest_enemy(pix),
        }
    }

    /// The nearest enemy unit on the map.
    pub(crate) fn nearest_enemy(&self, pix: PieceIx) -> Option<PieceIx> {
        let (at, side) = (self.piece(pix).hex, self.piece(pix).side());
        let enemy = |other: &PieceIx| {
            let piece = self.piece(*other);
            piece.side() != side && piece.is_unit() && piece.on_map()
        };
        let far = |other: &PieceIx| (self.piece(*other).hex.unsigned_distance_to(at), self.id(*other));
        self.everyone().filter(enemy).min_by_key(far)
    }
}
