//! Carrying out orders of the Movement step.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule, track};
use crate::movement::course::Course;
use crate::movement::judge::way_of;
use crate::movement::purse::INCH;
use crate::movement::step::{Passage, Step};
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Event, Order, PieceIx, Why};

/// The manoeuvre of a move, as its record has it (`turn.record`).
const FIRST_HALF: i32 = 1;
const SECOND_HALF: i32 = 2;

impl Battle {
    /// Begins the active side's Movement step: records of the last move are cleared, who is due arrives.
    pub(crate) fn open_movement(&mut self) {
        let side = self.active();
        let own: Vec<PieceIx> = self.everyone().filter(|pix| self.piece(*pix).side() == side).collect();
        for pix in own {
            for track in [track::GAINED, track::MOVED, track::MANOEUVRE] {
                self.set_track(pix, track, 0, Why::Sequence);
            }
            for mark in [
                mark::ORDERED,
                mark::BEYOND_HALF,
                mark::WHOLE_REACH,
                mark::WHEELED,
                mark::PASSED,
                mark::WALKS,
                mark::FIRED,
            ] {
                self.set_mark(pix, mark, false);
            }
        }
        self.arrive(side);
        self.note_control(side);
    }

    /// Carries out an order already judged.
    pub(crate) fn obey_movement(&mut self, order: &Order) {
        if matches!(order, Order::EndPhase) {
            return self.finish_step();
        }
        self.answered();
        let Some(pix) = order.piece() else { return };
        // How an order to come is meant is none yet (`turn.order`).
        match order {
            Order::AssaultMove { to: Some(to), .. } => {
                return self.change_memory(MemoryChange::Hasty(pix, *to));
            }
            Order::Assault { .. } => return self.set_mark(pix, mark::WALKS, !self.is(pix, mark::WALKS)),
            _ => {}
        }
        if self.memory().acting != Some(pix) {
            self.change_memory(MemoryChange::Acting(pix));
        }
        if self.piece(pix).is_unit() && !self.order_reaches(pix) {
            return;
        }
        match order {
            Order::Move { to, path, facing, .. } => self.march(pix, &way_of(*to, path), *facing),
            Order::Turn { by, facing, .. } => {
                if let Some(to) = self.turned_to(pix, *by, *facing) {
                    self.wheel(pix, to);
                }
            }
            Order::Form { formation, facing, .. } => {
                self.form_up(pix, formation.unwrap_or(self.form(pix)), *facing);
            }
            Order::Recover { .. } => self.reform(pix),
            Order::Charge { target: Some(target), path, facing, .. } => {
                self.declare_attack(pix, *target, path, *facing);
            }
            Order::Leave { .. } => self.leave_by_exit(pix),
            Order::Retreat { to, facing, .. } => self.retreat_by_choice(pix, *to, *facing),
            Order::Place { to: Some(to), .. } => self.ride(pix, *to),
            _ => {}
        }
    }

    /// Marches a way already judged.
    fn march(&mut self, pix: PieceIx, way: &[Hex], facing: Option<Hour>) {
        self.walk(pix, way);
        if let Some(hour) = facing.filter(|hour| self.piece(pix).facing != Some(*hour)) {
            self.emit(Event::Faced { piece: pix, facing: Some(hour) });
        }
        self.come_upon_guns(pix, true);
    }

    /// Walks a way already judged, paying for it; generals with the unit go along (`gen.move`).
    pub(crate) fn walk(&mut self, pix: PieceIx, way: &[Hex]) {
        let (mut course, mut at) = (self.course(pix), self.standing_at(pix));
        let with: Vec<PieceIx> = self.generals_with(pix).collect();
        for to in way {
            let Ok(step) = self.step(pix, course, at, *to) else { break };
            (course, at) = (step.course, step.at);
            self.take_step(pix, &with, step, Why::Ordered);
        }
        self.record(pix, course);
    }

    /// Takes a step already judged: friends passed stay where they are, the ground disorders.
    pub(crate) fn take_step(&mut self, pix: PieceIx, with: &[PieceIx], step: Step, why: Why) {
        if let Some((formation, facing)) = step.left_block {
            self.emit(Event::Formed { piece: pix, formation, facing });
        }
        match step.passes {
            Some(Passage::Paid(friend)) => self.set_mark(friend, mark::PASSED, true),
            Some(Passage::Hasty(friend)) => {
                self.set_mark(friend, mark::PASSED, true);
                self.disorder(friend, rule::MOVE_PASS);
                self.disorder(pix, rule::MOVE_PASS);
            }
            Some(Passage::Free) | None => {}
        }
        self.go_to(pix, with, step.at.hex, why);
        if step.going.enters {
            self.garrison(pix);
        } else if let Some(rule) = step.going.disorders {
            self.disorder(pix, rule);
        }
    }

    /// One step, whatever it costs: the generals named go along, objectives are taken, guns and lone generals too.
    pub(crate) fn go_to(&mut self, pix: PieceIx, with: &[PieceIx], to: Hex, why: Why) {
        let from = self.piece(pix).hex;
        self.emit(Event::Moved { piece: pix, from, to, why });
        for general in with {
            self.emit(Event::Moved { piece: *general, from, to, why: Why::Along });
        }
        if self.is_loose(pix) && self.is(pix, mark::DISORDERED) {
            // Out of their cover they are skirmishers again (`skirm.close`).
            self.set_mark(pix, mark::DISORDERED, false);
        }
        self.enter_hex(pix);
    }

    /// What a unit does by being in a hex it has come to, by a step or over the edge of the board: enemy guns without gunners
    /// are taken, generals alone driven off, objectives occupied.
    pub(crate) fn enter_hex(&mut self, pix: PieceIx) {
        self.come_upon_guns(pix, false);
        self.drive_off_generals(pix);
        self.take_objective(pix);
    }

    /// Turns a unit into the garrison of the block it stands in (`town.enter`).
    pub(crate) fn garrison(&mut self, pix: PieceIx) {
        self.emit(Event::Formed { piece: pix, formation: formation::GARRISON, facing: None });
        self.set_mark(pix, mark::DISORDERED, true);
    }

    /// Disorders a unit in close order.
    pub(crate) fn disorder(&mut self, pix: PieceIx, rule: oblique_rules::RuleId) {
        if !self.is_loose(pix) {
            self.fall_into_disorder(pix, rule);
        }
    }

    /// Disorders a unit, whatever its order: skirmishers in cover, too (`skirm.cover`).
    pub(crate) fn fall_into_disorder(&mut self, pix: PieceIx, rule: oblique_rules::RuleId) {
        if self.is(pix, mark::DISORDERED) {
            return;
        }
        self.set_mark(pix, mark::DISORDERED, true);
        let text = format!("{} is disordered", self.name(pix));
        self.say(rule, Some(pix), text);
    }

    fn wheel(&mut self, pix: PieceIx, to: Hour) {
        let Ok(course) = self.wheeled(pix, self.course(pix), to) else { return };
        self.emit(Event::Faced { piece: pix, facing: Some(to) });
        self.record(pix, course);
    }

    fn form_up(&mut self, pix: PieceIx, form: u8, facing: Option<Hour>) {
        if self.forms_freely(pix) {
            self.change_memory(MemoryChange::Returned(pix, false));
            return self.emit(Event::Formed { piece: pix, formation: form, facing });
        }
        let before = self.course(pix);
        let Ok(course) = self.changed(pix, before, form, facing) else { return };
        let closes_up = self.is_loose(pix) && form != formation::SKIRMISH;
        self.emit(Event::Formed { piece: pix, formation: form, facing });
        self.record(pix, course);
        let half = if course.has_half() { FIRST_HALF } else { SECOND_HALF };
        self.set_track(pix, track::MANOEUVRE, half, Why::Movement);
        if form == formation::SKIRMISH {
            self.set_mark(pix, mark::DISORDERED, false);
        } else if closes_up {
            self.disorder(pix, rule::SKIRM_CLOSE);
        } else if self.disorders_again(pix) {
            // Who marches no longer is in the woods the road runs through.
            self.disorder(pix, rule::WOODS_MOVE);
        }
    }

    fn reform(&mut self, pix: PieceIx) {
        let Ok(course) = self.reformed(pix, self.course(pix)) else { return };
        self.set_mark(pix, mark::DISORDERED, false);
        self.record(pix, course);
    }

    /// Keeps what a unit has done of its move, and the record enemies remember (`turn.record`).
    pub(crate) fn record(&mut self, pix: PieceIx, course: Course) {
        let side = self.piece(pix).side();
        let near = |hex: Hex| self.nearest_from(side, hex).unwrap_or(0);
        let gained = near(course.from) - near(self.piece(pix).hex);
        let least = Tables::get().scale.inches_a_hex * INCH;
        let whole = 2 * course.left() < least || course.left() == 0;
        self.change_memory(MemoryChange::Course(pix, course));
        self.set_track(pix, track::MOVED, course.steps, Why::Movement);
        self.set_track(pix, track::GAINED, gained, Why::Movement);
        self.set_mark(pix, mark::ORDERED, true);
        self.set_mark(pix, mark::BEYOND_HALF, !course.is_half());
        self.set_mark(pix, mark::WHOLE_REACH, whole);
        self.set_mark(pix, mark::WHEELED, course.wheels > 0);
    }

    /// What stands between an attacker and the hexes ahead is not paid for again: its move is over.
    pub(crate) fn end_move(&mut self, pix: PieceIx) {
        let course = self.course(pix).ended();
        self.change_memory(MemoryChange::Course(pix, course));
    }
}
