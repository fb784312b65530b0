//! An attack from its declaration to contact (`attack.declare`, `evade.caught`).

use crate::attack::pair::Attack;
use crate::attack::ways::Reached;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::board::hexes_between;
use crate::board::sides::{Face, face_towards};
use crate::ids::{DecisionKind, formation, mark, rule};
use crate::movement::course::Of;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Event, Order, PieceIx, Why};

/// The answer that goes on.
const GOES_ON: i32 = 1;

impl Battle {
    /// Declares an attack already judged.
    pub(crate) fn declare_attack(
        &mut self,
        pix: PieceIx,
        target: PieceIx,
        path: &[Hex],
        facing: Option<Hour>,
    ) {
        let charged = self
            .reached_in_attack(pix, path, facing)
            .is_ok_and(|reached| self.would_charge(pix, reached, target));
        let verb = if charged { "charges" } else { "attacks" };
        let text = format!("{} {verb} {}", self.name(pix), self.name(target));
        self.say(rule::ATTACK_DECLARE, Some(pix), text);
        let facing = facing.filter(|hour| self.piece(pix).facing != Some(*hour));
        let way = path.to_vec();
        self.change_memory(MemoryChange::Attack(Some(Attack {
            attacker: pix,
            target,
            way,
            facing,
            charged,
            arrived: false,
            evaded: Vec::new(),
        })));
        self.set_mark(pix, mark::WALKS, false);
        self.push(Task::Attack);
        self.push(Task::Press(pix));
        self.push(Task::Evade(target, pix));
    }

    /// The attack goes on: the attacker goes its way, and what it meets at its end is attacked.
    pub(crate) fn go_on_attacking(&mut self) {
        let Some(attack) = self.memory().attack.clone() else { return self.pop() };
        let pix = attack.attacker;
        if attack.arrived || !self.stands(pix) {
            self.pop();
            self.change_memory(MemoryChange::Attack(None));
            if self.stands(pix) {
                self.make_contact(&attack);
            }
            return;
        }
        self.open_attack(&attack);
        let with: Vec<PieceIx> = self.generals_with(pix).collect();
        for to in attack.way.clone() {
            if !self.attack_step(pix, &with, to) {
                break;
            }
        }
        let target = attack.target;
        let evaded = attack.evaded.contains(&target);
        let after = if evaded { self.way_after(&attack, self.reached_now(pix)) } else { None };
        let catches = after.is_some_and(|steps| steps.into_iter().all(|to| self.attack_step(pix, &with, to)));
        self.face_target(pix, target);
        let arrived = Attack { way: Vec::new(), facing: None, arrived: true, ..attack };
        self.change_memory(MemoryChange::Attack(Some(arrived)));
        // Others before its front evade when they are met (`attack.extra`).
        for other in self.others_met(pix, target).into_iter().rev() {
            self.push(Task::Evade(other, pix));
        }
        // Who is caught goes back first of all.
        if catches {
            self.catch(pix, target);
        }
    }

    fn open_attack(&mut self, attack: &Attack) {
        let pix = attack.attacker;
        let Ok(start) = self.set_out_to_attack(pix, attack.facing) else { return };
        if attack.facing.is_some() {
            self.emit(Event::Faced { piece: pix, facing: attack.facing });
        }
        self.record(pix, start.course);
    }

    /// One step of an attack, if it may still be taken. Was it?
    fn attack_step(&mut self, pix: PieceIx, with: &[PieceIx], to: Hex) -> bool {
        let here = Reached { at: self.standing_at(pix), course: self.course(pix) };
        let Ok(next) = self.step_of_attack(pix, here, to) else { return false };
        // The walk pays by the usual purse; a charge is noted from here.
        let Ok(step) = self.step(pix, here.course, here.at, to) else { return false };
        self.take_step(pix, with, step, Why::Charge);
        self.record(pix, next.course);
        true
    }

    /// Skirmishers face whom they attack: as they did if that will do, else turned as little as may be (`skirm.move`).
    fn face_target(&mut self, pix: PieceIx, target: PieceIx) {
        let (at, there) = (self.piece(pix).hex, self.piece(target).hex);
        let touches = self.stands(target) && at.unsigned_distance_to(there) == 1;
        if !self.is_loose(pix) || !touches || self.is_before(pix, at, there) {
            return;
        }
        let (shape, lies, now) = (self.shape(pix), self.lies(), self.piece(pix).facing);
        let ahead = |hour: &Hour| face_towards(shape, *hour, (at, there), lies) == Some(Face::Front);
        let turn = |hour: &Hour| (now.map_or(0, |now| now.distance(*hour)), hour.get());
        let facing = self.facings_of(self.form(pix)).into_iter().filter(ahead).min_by_key(turn);
        if facing.is_some() {
            self.emit(Event::Faced { piece: pix, facing });
        }
    }

    /// Is an enemy next to it, before its front, with nothing between that bars contact?
    pub(crate) fn touches(&self, pix: PieceIx, target: PieceIx) -> bool {
        let (at, there) = (self.piece(pix).hex, self.piece(target).hex);
        let meets = self.has_ahead(pix, self.standing_at(pix), there) || self.through(pix, target).is_some();
        meets && self.may_strike(pix, at, target).is_ok()
    }

    /// Where a unit stands and what it has of its move.
    fn reached_now(&self, pix: PieceIx) -> Reached {
        Reached { at: self.standing_at(pix), course: self.course(pix) }
    }

    /// The way straight ahead, from where the attack has come to, that catches who evaded it; `None` where its reach ends
    /// before (`evade.caught`).
    fn way_after(&self, attack: &Attack, mut reached: Reached) -> Option<Vec<Hex>> {
        let (pix, target) = (attack.attacker, attack.target);
        let there = Some(self.piece(target).hex).filter(|_| self.stands(target))?;
        let mut way = Vec::new();
        loop {
            let at = reached.at.hex;
            let meets = self.has_ahead(pix, reached.at, there) && self.may_strike(pix, at, target).is_ok();
            if meets && self.may_stop(pix, at) {
                return Some(way);
            }
            reached = self.straight_on(attack, reached, there)?;
            way.push(reached.at.hex);
        }
    }

    /// Asks an attacker whose target has evaded whether it goes on; not one that can neither go anywhere nor catch anybody
    /// (`evade.caught`).
    pub(crate) fn ask_to_press(&mut self, pix: PieceIx) {
        let Some(attack) =
            self.memory().attack.clone().filter(|attack| attack.evaded.contains(&attack.target))
        else {
            return self.pop();
        };
        let ahead = self.reached_in_attack(pix, &attack.way, attack.facing);
        let goes =
            !attack.way.is_empty() || ahead.is_ok_and(|ahead| self.way_after(&attack, ahead).is_some());
        if self.stands(pix) && goes {
            let side = self.piece(pix).side();
            self.ask_about(DecisionKind::Press, side, Some(pix), Order::choose(GOES_ON));
        } else {
            self.pop();
        }
    }

    /// An attacker that has engaged nobody may go after the first of those met on its way who evaded it, if its reach brings
    /// it next to them straight ahead (`attack.extra`, `evade.caught`). Does one come into question?
    pub(super) fn turn_upon(&mut self, attack: &Attack, got_away: &[PieceIx]) -> bool {
        let (pix, here) = (attack.attacker, self.reached_now(attack.attacker));
        let after = |other: &PieceIx| Attack {
            target: *other,
            way: Vec::new(),
            facing: None,
            arrived: false,
            evaded: vec![*other],
            ..*attack
        };
        let next = got_away.iter().map(after).find(|next| self.way_after(next, here).is_some());
        let Some(next) = next else { return false };
        self.change_memory(MemoryChange::Attack(Some(next)));
        self.push(Task::Attack);
        self.push(Task::Press(pix));
        true
    }

    /// Is the attacker asked now whether it goes on?
    pub(crate) fn is_asked_to_press(&self) -> bool {
        matches!(self.memory().tasks.last(), Some(Task::Press(_)))
    }

    /// The answer whether an attacker goes on. One that stops may still be ordered straight on, as it came.
    pub(crate) fn press(&mut self, alternative: i32) {
        self.answered();
        self.pop();
        let Some(attack) = self.memory().attack.clone().filter(|_| alternative != GOES_ON) else { return };
        self.pop();
        self.change_memory(MemoryChange::Attack(None));
        self.press_on(&attack);
        let text = format!("{} breaks its attack off: its target has evaded", self.name(attack.attacker));
        self.say(rule::EVADE_CAUGHT, Some(attack.attacker), text);
    }

    /// Who has engaged nobody goes on as it came (`evade.caught`).
    pub(super) fn press_on(&mut self, attack: &Attack) {
        let mut course = self.course(attack.attacker);
        course.presses = attack.charged;
        self.record(attack.attacker, course);
    }

    /// The next step straight ahead, while it can be paid: of two the one nearer to where it goes.
    fn straight_on(&self, attack: &Attack, reached: Reached, there: Hex) -> Option<Reached> {
        let pix = attack.attacker;
        let pays = if attack.charged { Of::Charge } else { Of::Whole };
        let loose = reached.at.form == formation::SKIRMISH;
        let straight = |to: Hex| {
            let next = self.step_of_attack(pix, reached, to).ok()?;
            let slide = next.course.slide;
            let forward =
                loose || self.has_ahead(pix, reached.at, to) && (slide == 0 || slide != reached.course.slide);
            (forward && next.course.purse(pays).is_some()).then_some(next)
        };
        let steps = self.around(reached.at.hex).filter_map(straight);
        let nearest = steps.min_by_key(|next| hexes_between(next.at.hex, there))?;
        let nearer = hexes_between(nearest.at.hex, there) < hexes_between(reached.at.hex, there);
        (nearer || !loose).then_some(nearest)
    }
}
