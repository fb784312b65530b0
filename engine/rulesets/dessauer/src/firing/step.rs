//! The Fire step: dice at friends in danger, at the target, at who stands beyond (`fire.need`, `fire.danger`,
//! `opt.carry_through`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::board::angles::is_aside_or_behind;
use crate::board::hexes_between;
use crate::firing::need::Need as Score;
use crate::firing::shot::Volley;
use crate::ids::{mark, rule};
use crate::tables::Tables;
use oblique_rules::RuleId;
use oblique_rules::play::{DrawName, Event, Need, Order, PieceIx, Why};

/// A die of fire.
pub(crate) const FIRE: DrawName = DrawName::new("fire");
/// The second die of a long shot.
const FIRE_SECOND: DrawName = DrawName::new("fire_second");
/// A die at a friend in the way.
pub(crate) const DANGER: DrawName = DrawName::new("danger");
/// A die at who stands beyond.
pub(crate) const CARRY: DrawName = DrawName::new("carry");

impl Battle {
    /// Begins the active side's Fire step: those who showed themselves in cover are hidden again until they fire.
    pub(crate) fn open_fire(&mut self) {
        let own: Vec<PieceIx> = self.troops_of(self.active()).collect();
        for pix in own {
            self.set_mark(pix, mark::SHOWN, false);
        }
    }

    /// Carries out an order already judged.
    pub(crate) fn obey_fire(&mut self, order: &Order) {
        match *order {
            Order::Fire { piece: Some(pix), target: Some(target), at } => {
                self.answered();
                self.fire(pix, target, at);
            }
            _ => self.finish_step(),
        }
    }

    fn fire(&mut self, pix: PieceIx, target: PieceIx, at: Option<oblique_board::hex::Hex>) {
        let Ok(aimed) = self.aimed(pix, target, at) else { return };
        let volley = aimed.volley;
        let friends = self.friends_in_danger(volley, target, &aimed.lane);
        let beyond = self.carried_to(volley, target);
        let all = self.dice_of(volley);
        let shell = volley.fires == crate::tables::Fires::Shell;
        let mut dice = all;
        self.set_mark(pix, mark::FIRED, true);
        if let Some(hour) = volley.by {
            self.change_memory(MemoryChange::Volley(pix, hour.get(), target));
        }
        if self.disorders_there(self.piece(pix).hex) {
            self.set_mark(pix, mark::SHOWN, true);
        }
        for friend in friends {
            if let Some(need) = self.need_in_danger(volley, friend) {
                let hits = self.throw(volley, friend, dice, need, (DANGER, rule::FIRE_DANGER));
                // Shell bursts on all alike; of shot what misses flies on.
                if !shell {
                    dice -= hits;
                }
            }
        }
        self.throw(volley, target, dice, aimed.need, (FIRE, rule::FIRE_NEED));
        for other in beyond {
            if let Some(need) = self.need_of(volley, other, &aimed.lane).filter(|_| self.stands(other)) {
                self.throw(volley, other, all, need, (CARRY, rule::OPT_CARRY_THROUGH));
            }
        }
    }

    /// Throws dice at a unit; hits come off at once. How many hit.
    fn throw(
        &mut self,
        volley: Volley,
        target: PieceIx,
        dice: i32,
        need: Score,
        draw: (DrawName, RuleId),
    ) -> i32 {
        let (pix, sides) = (volley.pix, Tables::get().fire.sides);
        let (first, again) = match need {
            Score::Score(score) => (score, None),
            Score::Again(again) => (sides, Some(again)),
        };
        let mut hits = 0;
        for _ in 0..dice {
            hits += self.die_of(pix, draw, first, again.is_some());
        }
        if let Some(again) = again {
            let sixes = hits;
            hits = 0;
            for _ in 0..sixes {
                hits += self.die_of(pix, (FIRE_SECOND, draw.1), again, false);
            }
        }
        let hex = self.piece(target).hex;
        self.emit(Event::Struck { hex, by: vec![pix], hits: u32::try_from(hits).unwrap_or(0) });
        let what = if hits == 1 { "1 hit".to_owned() } else { format!("{hits} hits") };
        let (by, at) = (self.name(pix), self.name(target));
        let text = if self.piece(target).side() == self.piece(pix).side() {
            format!("{by} fires past its own {at}, in danger in the lane: {what}")
        } else {
            format!("{by} fires at {at}: {what}")
        };
        self.say(draw.1, Some(pix), text);
        if hits > 0 {
            let from = self.piece(pix).hex;
            // Gunners without guns face nowhere.
            let facing = self.piece(target).facing.filter(|_| !self.is(target, mark::WITHOUT_GUNS));
            let behind = facing.is_some_and(|hour| is_aside_or_behind(hour.vector(self.lies()), from - hex));
            let near = hexes_between(from, hex) <= Tables::get().fire_test.caught_hexes;
            self.change_memory(MemoryChange::Hit(target, pix, hits, (behind, near)));
            self.lose_models(target, hits, Why::Fire);
        }
        hits
    }

    fn die_of(&mut self, pix: PieceIx, draw: (DrawName, RuleId), need: i32, again: bool) -> i32 {
        let word = move |value: i32| {
            let hit = if again { "once more" } else { "hits" };
            if value >= need { hit } else { "misses" }.to_owned()
        };
        let sides = Tables::get().fire.sides;
        let die = self.draw_from((1, sides), draw, Some(pix), &[], Some(Need::AtLeast(need)), word);
        i32::from(die >= need)
    }
}
