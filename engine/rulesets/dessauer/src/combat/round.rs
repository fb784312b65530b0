//! One round of every combat (`combat.round`, `combat.hit`, `combat.disorder`).

use crate::attack::pair::Pair;
use crate::battle::memory::{Hits, MemoryChange};
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::combat::points::{points, score};
use crate::ids::{formation, rule};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{DrawName, Event, Need, PieceIx, Why};

/// A die of combat.
pub(crate) const COMBAT: DrawName = DrawName::new("combat");

/// What one unit strikes another with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blows {
    /// Who strikes.
    pub(crate) by: PieceIx,
    /// Whom.
    pub(crate) at: PieceIx,
    /// Models that strike.
    pub(crate) models: i32,
    /// Dice.
    pub(crate) dice: i32,
    /// What each needs.
    pub(crate) need: i32,
    /// Was it an attack into flank or rear?
    pub(crate) flank: bool,
}

impl Battle {
    /// The combat points of one of a pair in its next round.
    pub(crate) fn points_of(&self, pix: PieceIx, pair: Pair) -> i32 {
        points(self.fights_as(pix, pair), self.grade(pix), self.stand_of(pix, pair))
    }

    /// What one of a pair strikes the other with.
    pub(crate) fn blows_of(&self, pix: PieceIx, pair: Pair) -> Blows {
        let at = pair.other(pix).unwrap_or(pix);
        let models = self.share_against(pix, at);
        let need = score(self.points_of(pix, pair), self.points_of(at, pair));
        let flank = pair.attacker == pix && pair.flank;
        Blows { by: pix, at, models, dice: self.dice_against(pix, at, models), need, flank }
    }

    /// Models over are placed, then everybody strikes, all at once.
    pub(crate) fn fight_round(&mut self) {
        if self.memory().pairs.is_empty() {
            return self.pop();
        }
        if self.ask_to_allot() {
            return;
        }
        self.pop();
        let pairs = self.memory().pairs.clone();
        let blows: Vec<Blows> = pairs
            .iter()
            .flat_map(|pair| [self.blows_of(pair.attacker, *pair), self.blows_of(pair.attacked, *pair)])
            .collect();
        for each in &blows {
            self.strike(*each);
        }
        for pair in &pairs {
            self.change_memory(MemoryChange::Fought(pair.attacker, pair.attacked));
        }
        let held: Vec<(Hex, PieceIx)> = self.garrisons_in_combat();
        self.take_off_hits();
        // Generals share the hits of those they were with, before anybody takes another's place (`gen.risk`).
        self.risk_generals();
        self.step_up_second_lines();
        // A garrison wiped out leaves its block as one that is forced out (`town.occupy`).
        for (hex, garrison) in held.into_iter().rev() {
            if self.stands(garrison) {
                continue;
            }
            for foe in self.fought(garrison).into_iter().rev() {
                self.push(Task::Occupy(hex, foe));
            }
        }
    }

    fn garrisons_in_combat(&self) -> Vec<(Hex, PieceIx)> {
        let holds = |pix: &PieceIx| self.form(*pix) == formation::GARRISON && self.is_engaged(*pix);
        self.everyone()
            .filter(|pix| self.stands(*pix))
            .filter(holds)
            .map(|pix| (self.piece(pix).hex, pix))
            .collect()
    }

    fn strike(&mut self, blows: Blows) {
        let sides = Tables::get().fire.sides;
        let word = move |value: i32| if value >= blows.need { "hits" } else { "misses" }.to_owned();
        let mut hits = 0;
        for _ in 0..blows.dice {
            let draw = (COMBAT, rule::COMBAT_HIT);
            let need = Some(Need::AtLeast(blows.need));
            let die = self.draw_from((1, sides), draw, Some(blows.by), &[], need, word);
            hits += i32::from(die >= blows.need);
        }
        let what = if hits == 1 { "1 hit".to_owned() } else { format!("{hits} hits") };
        let text = format!("{} strikes at {}: {what}", self.name(blows.by), self.name(blows.at));
        self.say(rule::COMBAT_HIT, Some(blows.by), text);
        let hex = self.piece(blows.at).hex;
        self.emit(Event::Struck { hex, by: vec![blows.by], hits: u32::try_from(hits).unwrap_or(0) });
        self.change_memory(MemoryChange::Blows(blows));
        self.change_memory(MemoryChange::Scored(blows.by, hits));
        if hits > 0 {
            self.change_memory(MemoryChange::Hit(blows.at, blows.by, hits, (false, false)));
        }
    }

    fn take_off_hits(&mut self) {
        let suffered = |(pix, hits): (&PieceIx, &Hits)| {
            let formed = hits.by.keys().any(|foe| self.stands_formed(*pix, self.piece(*foe).hex));
            (*pix, hits.sum(), formed)
        };
        let hits: Vec<(PieceIx, i32, bool)> = self.memory().hits.iter().map(suffered).collect();
        for (pix, hits, formed) in hits {
            if formed {
                self.fall_into_disorder(pix, rule::COMBAT_DISORDER);
            }
            self.lose_models(pix, hits, Why::Melee);
        }
    }
}
