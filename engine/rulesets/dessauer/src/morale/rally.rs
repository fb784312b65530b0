//! Rally, and those who return to the table (`morale.rally`, `opt.pursuit_end`).

use crate::battle::memory::{Away, MemoryChange};
use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::ids::{formation, mark, rule};
use crate::morale::fire_test::rallies;
use crate::retreat::pursuit::{self, resists};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{DrawName, Event, Modifier, Need, PieceIx};
use oblique_scenario::Side;
use std::collections::BTreeMap;

/// The die of a unit that rallies.
const RALLY: DrawName = DrawName::new("rally");
/// The die of a unit that returns.
const RETURN: DrawName = DrawName::new("return");

impl Battle {
    /// Units away roll to return, then shaken units to rally.
    pub(crate) fn roll_to_rally(&mut self) {
        self.pop();
        let side = self.active();
        let away: BTreeMap<PieceIx, Away> = self
            .memory()
            .away
            .iter()
            .filter(|(pix, _)| self.piece(**pix).side() == side)
            .map(|(pix, away)| (*pix, *away))
            .collect();
        // Units roll in the order of their ids (section 14).
        for pix in self.in_id_order(away.keys().copied()) {
            if let Some(away) = away.get(&pix) {
                self.roll_to_return(pix, *away);
            }
        }
        let shaken = self.troops_of(side).filter(|pix| self.is(*pix, mark::SHAKEN) && !self.is_engaged(*pix));
        for pix in self.in_id_order(shaken) {
            self.roll_rally(pix);
        }
    }

    fn roll_rally(&mut self, pix: PieceIx) {
        let (grade, general, numbers) = (self.grade(pix), self.has_general(pix), &Tables::get().rally);
        let with = Modifier { value: numbers.general, what: "general", rule: rule::GEN_EFFECT };
        let modifiers: Vec<Modifier> = general.then_some(with).into_iter().collect();
        let need = Some(Need::AtLeast(grade.of(&numbers.by_grade)));
        let word = move |value: i32| {
            if rallies(grade, value, general) { "rallies" } else { "stays shaken" }.to_owned()
        };
        let draw = (RALLY, rule::MORALE_RALLY);
        let sides = Tables::get().fire.sides;
        let die = self.draw_from((1, sides), draw, Some(pix), &modifiers, need, word);
        if rallies(grade, die, general) {
            self.set_mark(pix, mark::SHAKEN, false);
        }
    }

    fn roll_to_return(&mut self, pix: PieceIx, away: Away) {
        if away.turns > 0 {
            let turns = away.turns - 1;
            return self.change_memory(MemoryChange::Away(pix, Some(Away { turns, ..away })));
        }
        let (class, grade) = (self.class(pix), self.grade(pix));
        let british = self.facts(pix).national.british;
        let returns = move |value: i32| resists(class, grade, value, false, british);
        let word = move |value: i32| if returns(value) { "comes back" } else { "stays away" }.to_owned();
        let sides = Tables::get().fire.sides;
        let draw = (RETURN, rule::OPT_PURSUIT_END);
        let need = pursuit::need(class, grade).map(Need::AtLeast);
        let modifiers = pursuit::modifiers(class, false, british);
        let die = self.draw_from((1, sides), draw, Some(pix), &modifiers, need, word);
        let free = self.nearest_free_edge(pix, away.by);
        let Some(hex) = free.filter(|_| returns(die)) else { return };
        self.change_memory(MemoryChange::Away(pix, None));
        self.arrive_at(pix, hex);
        for mark in [mark::AWAY, mark::DISORDERED, mark::SHAKEN] {
            self.set_mark(pix, mark, false);
        }
        self.enter_hex(pix);
        if self.ground().chart.is_town(self.board(), hex) {
            // In a block it stands as its garrison, and leaves it before it forms otherwise (`town.enter`).
            self.garrison(pix);
            return self.say_returned(pix);
        }
        let form = if self.may_form(pix, formation::LINE) { formation::LINE } else { self.form(pix) };
        let hours = self.facings_of(form);
        let inward = if self.piece(pix).side() == Side::A { 0 } else { 6 };
        let near = |hour: &oblique_board::hex::Hour| hour.distance(oblique_board::hex::Hour::new(inward));
        let facing = hours.into_iter().min_by_key(near);
        self.emit(Event::Formed { piece: pix, formation: form, facing });
        if self.disorders_again(pix) {
            self.disorder(pix, rule::WOODS_MOVE);
        }
        self.change_memory(MemoryChange::Returned(pix, true));
        self.say_returned(pix);
    }

    fn say_returned(&mut self, pix: PieceIx) {
        let text = format!("{} returns", self.name(pix));
        self.say(rule::OPT_PURSUIT_END, Some(pix), text);
    }

    /// The free hex of the board's edge nearest to where a unit left.
    fn nearest_free_edge(&self, pix: PieceIx, by: Hex) -> Option<Hex> {
        let layout = self.board().layout();
        let edge = |hex: &Hex| layout.neighbours(*hex).count() < 6;
        let free = |hex: &Hex| self.may_stop(pix, *hex) && self.ground_bears(pix, *hex);
        layout.hexes().filter(edge).filter(free).min_by_key(|hex| (hexes_between(*hex, by), hex.y, hex.x))
    }
}
