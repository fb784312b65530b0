//! After the blows: tests, who has won, who goes back (`melee.result`).

use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::ids::{mark, rule};
use crate::melee::state::{Melee, Step};
use crate::morale::flight::{Flight, Manner};
use crate::morale::test::Occasion;
use crate::tables::{Arm, Tables};
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;

/// Dice a unit that was taken off counts as having failed.
const BOTH: i32 = 2;

impl Battle {
    /// The chargers test, then the defender; who was taken off has lost.
    pub(crate) fn tests_after(&mut self, mut melee: Melee, target: PieceIx) {
        for pix in melee.on.clone().into_iter().chain([target]) {
            let foe = if pix == target { melee.on.first().copied() } else { Some(target) };
            let stands = self.piece(pix).on_map();
            let fails = if stands { self.test(pix, Occasion::Melee, foe) } else { BOTH };
            melee.failed.insert(pix, fails);
        }
        melee.step = Step::Resolves;
        self.remember(melee);
    }

    /// Losers go back or rout, winners of cavalry pursue, all who fought are shaken.
    pub(crate) fn resolves(&mut self, melee: &Melee, target: PieceIx) {
        self.remember(Melee { step: Step::Over, ..melee.clone() });
        let fails = |pix: PieceIx| melee.failed.get(&pix).copied().unwrap_or(0);
        let held = fails(target) == 0;
        let at = self.piece(target).hex;
        let first = melee.on.first().copied();
        let beaten: Vec<PieceIx> = melee.on.iter().copied().filter(|pix| fails(*pix) > 0).collect();
        let winners: Vec<PieceIx> = if held && beaten.len() == melee.on.len() {
            vec![target]
        } else if held {
            Vec::new()
        } else {
            melee.on.iter().copied().filter(|pix| fails(*pix) == 0).collect()
        };
        for pix in &winners {
            let text = format!("{} has won", self.name(*pix));
            self.say(rule::MELEE_RESULT, Some(*pix), text);
        }
        // Where nobody wins, horse and horse go back as far as each other, whoever else charges (`melee.several`): they have
        // both passed, or both failed.
        let nobody = winners.is_empty();
        let drawn = |pix: PieceIx| nobody && self.is_of_horse(pix, target) && (fails(pix) == 0) == held;
        let drawn: Vec<PieceIx> = melee.on.iter().copied().filter(|pix| drawn(*pix)).collect();
        let mut flights: Vec<Flight> = Vec::new();
        let from = drawn.first().copied().or(first).map_or(at, |pix| self.piece(pix).hex);
        flights.extend(match fails(target) {
            0 if !drawn.is_empty() => Some(self.retires(target, from, true)),
            0 => {
                if nobody {
                    self.become_shaken(target);
                }
                None
            }
            fails => self.beaten(target, fails, from, !drawn.is_empty()),
        });
        for pix in melee.on.iter().copied() {
            let drawn = drawn.contains(&pix);
            flights.extend(match fails(pix) {
                // The charger goes back from a defender that stood; one that neither won nor lost is only shaken.
                0 if held => Some(self.retires(pix, at, drawn)),
                0 => None,
                fails => self.beaten(pix, fails, at, drawn),
            });
        }
        // What is pushed last is done first: the defender goes, then its chargers in their order, then the winners pursue.
        // Whom the blows took off cannot be run after while another charger can.
        let quarry = melee.on.iter().copied().find(|pix| self.piece(*pix).on_map()).or(first);
        for pix in winners.iter().rev() {
            let loser = if *pix == target { quarry } else { Some(target) };
            match loser {
                Some(loser) if self.arm(*pix) == Some(Arm::Horse) => self.push(Task::Pursuit(*pix, loser)),
                _ => self.become_shaken(*pix),
            }
        }
        for flight in flights.into_iter().rev() {
            self.push(Task::Flee(flight));
        }
    }

    fn is_of_horse(&self, a: PieceIx, b: PieceIx) -> bool {
        [a, b].iter().all(|pix| self.arm(*pix) == Some(Arm::Horse))
    }

    /// A unit that was not beaten goes back shaken: a full move of its formation, or as far as horse goes after a melee
    /// of horse nobody won.
    fn retires(&mut self, pix: PieceIx, foe: Hex, drawn: bool) -> Flight {
        let hexes = if drawn { drawn_hexes() } else { self.full_move(pix) };
        self.become_shaken(pix);
        Flight { pix, from: foe, hexes, manner: Manner::Retires, forced: true }
    }

    /// A beaten unit goes back or routs; `None` of one that is taken off.
    fn beaten(&mut self, pix: PieceIx, fails: i32, foe: Hex, drawn: bool) -> Option<Flight> {
        if !self.piece(pix).on_map() {
            return None;
        }
        if drawn && fails == 1 {
            self.become_shaken(pix);
            let (hexes, manner) = (drawn_hexes(), Manner::Retires);
            return Some(Flight { pix, from: foe, hexes, manner, forced: true });
        }
        self.consequence(pix, fails, foe, true)
    }

    /// Hexes of a full move of a unit as it is formed, whatever its morale.
    fn full_move(&self, pix: PieceIx) -> i32 {
        let shaken = self.is(pix, mark::SHAKEN);
        let factor = if shaken { Tables::get().movement.shaken } else { 1 };
        let parts = self.rate(pix, self.piece(pix).formation) * factor;
        Tables::get().hexes(parts / crate::movement::purse::INCH)
    }
}

/// Hexes horse goes back after a melee of horse that nobody won.
fn drawn_hexes() -> i32 {
    Tables::get().hexes(Tables::get().retreat.horse_draw)
}
