//! One shot: its modifiers, its die, what it does to the target and to leaders there
//! (`fire.resolve`, `fire.terrain`, `smoke.effect`, `stack.close`, `stack.sk`).
//!
//! Must not know when shots are made or who may make them.

use crate::battle::state::Battle;
use crate::fire::targets::hexes_between;
use crate::ids::{formation, mark, rule};
use crate::tables::{FireResult, Form, Tables, draws};
use oblique_board::hex::{Hex, Hour, Sector, entered_across};
use oblique_rules::play::{Event, Modifier, PieceIx, Why};

/// On what occasion a shot is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShotKind {
    /// In the fire step of the active side (`fire.who`).
    Phasing,
    /// In answer to fire (`fire.return`).
    Return,
    /// At an enemy on the move (`fire.reaction-move`).
    Reaction,
}

impl Battle {
    /// What is added to the die of a shot. `volley`: it has the First Volley; `as_if`: the facing
    /// its target is taken to have, if not its own.
    pub(crate) fn shot_modifiers(
        &self,
        firer: PieceIx,
        target: PieceIx,
        kind: ShotKind,
        volley: bool,
        as_if: Option<Hour>,
    ) -> Vec<Modifier> {
        let (tables, drm) = (Tables::get(), &Tables::get().fire_drm);
        let (from, at) = (self.piece(firer).hex, self.piece(target).hex);
        let weapon = self.arm(firer).weapon();
        let range = weapon.and_then(|w| tables.fire_range(w, hexes_between(from, at))).unwrap_or(0);
        let own = if self.arm(firer).is_body() {
            tables.formation(self.form(firer)).own_fire.unwrap_or(0)
        } else {
            0
        };
        let (of_own, own_rule) = if self.arm(firer).is_skirmisher() {
            ("skirmishers firing", rule::FORM_SKIRMISH)
        } else {
            ("firer's formation", rule::FIRE_RESOLVE)
        };
        let when = |on: bool, value: i32| if on { value } else { 0 };
        let smoke = tables.smoke(self.smokes_on(firer) + self.smokes_on(target));
        let all = [
            (range, "range", rule::FIRE_RANGE),
            (when(volley, drm.first_volley), "first volley", rule::FIRE_FIRST_VOLLEY),
            (self.exposure(target, from, as_if), "target's formation", rule::FORM_SIGN),
            (when(self.arm(target).is_cavalry(), drm.target_cavalry), "at cavalry", rule::FIRE_RESOLVE),
            (own, of_own, own_rule),
            (smoke, "smoke", rule::SMOKE_EFFECT),
            (self.cover(from, at), "cover", rule::FIRE_TERRAIN),
            (when(self.disordered(firer), drm.firer_disordered), "Disordered", rule::RES_DISORDER),
            (when(self.reduced(firer), drm.firer_reduced), "Reduced", rule::RES_REDUCED),
            (
                when(kind == ShotKind::Reaction, drm.reaction_to_movement),
                "in haste",
                rule::FIRE_REACTION_MOVE,
            ),
        ];
        let some = all.into_iter().filter(|(value, ..)| *value != 0);
        some.map(|(value, what, rule)| Modifier { value, what, rule }).collect()
    }

    /// What the target's formation and the side struck add; nothing for a gun (`form.sign`,
    /// `face.struck`).
    fn exposure(&self, target: PieceIx, from: Hex, as_if: Option<Hour>) -> i32 {
        if !self.arm(target).is_body() {
            return 0;
        }
        let piece = self.piece(target);
        // Two skirmishers in a hex are fired at as an open line from the front.
        if self.arm(target).is_skirmisher() && self.mate(target).is_some() {
            return Tables::get().formation(Form::Open).fired_front_rear;
        }
        let side = self.struck_side(target, piece.hex, as_if.or(piece.facing), from);
        Tables::get().formation(self.form(target)).fired_at(side == Sector::Flank)
    }

    /// The better of what the target's hex gives and what the hexside gives over which the fire
    /// enters it; through a corner both sides must have it (`fire.terrain`).
    pub(crate) fn cover(&self, from: Hex, at: Hex) -> i32 {
        let sides = entered_across(from, at).into_iter();
        let side = |by: Hex| self.hexsides_between(by, at).map(|row| row.fire).min().unwrap_or(0);
        sides.map(side).max().unwrap_or(0).min(self.terrain_row(at).fire)
    }

    /// Makes one shot with all that comes of it; whether it may be made has been judged. It marks
    /// the firer and, in reaction, has it owe its Smoke. Frames may be pushed: the caller has left
    /// its own as it must go on.
    pub(crate) fn shoot(
        &mut self,
        firer: PieceIx,
        target: PieceIx,
        kind: ShotKind,
        volley: bool,
        as_if: Option<Hour>,
    ) {
        let foot = self.arm(firer).is_foot();
        if foot {
            self.set_mark(firer, mark::FIRED, true);
        }
        if kind == ShotKind::Phasing {
            self.set_mark(firer, mark::ACTED, true);
            if !foot && self.piece(firer).formation != formation::FIRE_MODE {
                let facing = self.piece(firer).facing;
                self.emit(Event::Formed { piece: firer, formation: formation::FIRE_MODE, facing });
            }
        } else {
            self.set_mark(firer, mark::REACTED, true);
            self.owe_smoke(firer);
        }
        let modifiers = self.shot_modifiers(firer, target, kind, volley, as_if);
        let plus: i32 = modifiers.iter().map(|m| m.value).sum();
        let gun = self.arm(target).is_gun();
        let result = |die: i32| Tables::get().fire_result(die + plus, gun);
        let name = self.name(target).to_owned();
        let outcome = |die: i32| format!("at {name}: {}", fire_in_words(result(die)));
        let rule = if kind == ShotKind::Reaction { rule::FIRE_REACTION_MOVE } else { rule::FIRE_RESOLVE };
        let die = self.draw(draws::FIRE, rule, Some(firer), &modifiers, None, outcome);
        let hits = u32::from(result(die) != FireResult::NoEffect);
        self.emit(Event::Struck { hex: self.piece(target).hex, by: vec![firer], hits });
        self.suffer(target, result(die));
    }

    /// A result strikes its target, the other of a pair as well, and leaders with them.
    fn suffer(&mut self, target: PieceIx, result: FireResult) {
        let pair = self.mate(target);
        let struck = self.in_id_order(std::iter::once(target).chain(pair));
        let mut shaken = false;
        match result {
            FireResult::NoEffect => {}
            FireResult::MoraleCheck(value) => {
                let drm = Modifier { value, what: "fire", rule: rule::RES_MORALE };
                for pix in struck {
                    shaken |= !self.morale_check(pix, rule::RES_MORALE, Some(drm).filter(|m| m.value != 0));
                }
            }
            FireResult::Disordered => {
                shaken = true;
                for pix in struck {
                    self.disorder(pix);
                }
            }
            FireResult::Reduced => shaken = self.reduce_all(&struck),
            FireResult::ReducedAndDisordered => {
                shaken = true;
                self.reduce_all(&struck);
                for pix in struck {
                    self.disorder(pix);
                }
            }
            FireResult::Abandoned => {
                self.set_mark(target, mark::ABANDONED, true);
                let text = format!("The crew abandons {}.", self.name(target));
                self.say(rule::RES_ABANDONED, Some(target), text);
            }
        }
        if shaken {
            self.roll_for_leaders(self.piece(target).hex);
        }
    }

    /// Reduces one unit or both of a pair; two skirmishers are one Cohesion hit (`stack.close`,
    /// `stack.sk`). True if one of them is left with a Disordered result.
    fn reduce_all(&mut self, struck: &[PieceIx]) -> bool {
        let mut shaken = false;
        for (i, pix) in struck.iter().enumerate() {
            let counted = i > 0 && self.arm(*pix).is_skirmisher();
            shaken |= if counted { self.flip(*pix, Why::Fire) } else { self.reduce(*pix, Why::Fire) };
        }
        shaken
    }
}

/// A result in a few words.
const fn fire_in_words(result: FireResult) -> &'static str {
    match result {
        FireResult::NoEffect => "no effect",
        FireResult::MoraleCheck(_) => "morale check",
        FireResult::Disordered => "Disordered",
        FireResult::Reduced => "Reduced",
        FireResult::ReducedAndDisordered => "Reduced and Disordered",
        FireResult::Abandoned => "Abandoned",
    }
}
