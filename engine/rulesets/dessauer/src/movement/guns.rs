//! Limbering, drivers, and guns without gunners (`guns.limber`, `guns.abandoned`, `opt.galloper_guns`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule, track};
use crate::movement::course::Course;
use crate::refuse;
use crate::units::class::Arm;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Event, Marks, PieceInfo, PieceIx, PieceState, Refusal, Standing, TRACKS, Why};
use oblique_scenario::PieceId;
use std::sync::Arc;

impl Battle {
    /// The move after limbering or unlimbering: all of it, of gallopers half.
    pub(crate) fn limbered(&self, pix: PieceIx, course: Course, form: u8) -> Result<Course, Refusal> {
        if form == formation::LIMBERED && self.facts(self.guns_of(pix)).civilian {
            return refuse(
                rule::GUNS_LIMBER,
                "Its drivers are civilians: once in action the guns stay where they are",
            );
        }
        let gallops = self.facts(self.guns_of(pix)).gallops;
        if !gallops && self.memory().courses.contains_key(&pix) {
            return refuse(rule::GUNS_LIMBER, "It has begun its move: limbering takes the whole of it");
        }
        if course.changed {
            return refuse(rule::MOVE_CHANGE, "It has changed this turn: one change a turn");
        }
        let mut after = course.after_change(!gallops, self.halves_of_form(pix, form));
        after.changed = true;
        after.stirred = true;
        if after.is_legal() {
            Ok(if gallops { after } else { after.ended() })
        } else {
            refuse(rule::GUNS_LIMBER, "It has not enough inches left")
        }
    }

    /// Gunners who go leave their guns where they stand.
    pub(crate) fn leave_guns(&mut self, pix: PieceIx) {
        if self.arm(pix) != Arm::Guns || self.is(pix, mark::WITHOUT_GUNS) || !self.is_troops(pix) {
            return;
        }
        let (facing, hex) = (self.piece(pix).facing, self.piece(pix).hex);
        let facing = match (self.form(pix), facing) {
            // Limbered guns are left as they stand, and are found facing the way they went.
            (formation::LIMBERED, Some(hour)) => Some(hour.turned(1)),
            (_, facing) => facing,
        };
        match self.memory().served.get(&pix).copied() {
            Some(guns) => self.put_back(pix, guns, hex, facing),
            None => self.emit(Event::Joined(Box::new(self.guns_left(pix, facing)))),
        }
        if self.piece(pix).on_map() && self.models(pix) > 0 {
            self.set_mark(pix, mark::WITHOUT_GUNS, true);
            let ways = self.facings_of(formation::SKIRMISH);
            let facing = facing.filter(|hour| ways.contains(hour)).or(ways.first().copied());
            self.emit(Event::Formed { piece: pix, formation: formation::SKIRMISH, facing });
        }
    }

    /// The guns of a battery that leaves them for the first time.
    fn guns_left(&self, pix: PieceIx, facing: Option<Hour>) -> PieceState {
        let battery = self.piece(pix);
        let info = PieceInfo {
            id: PieceId(format!("{}-guns", battery.info.id.0)),
            name: format!("Guns of {}", battery.info.name),
            ..(*battery.info).clone()
        };
        PieceState {
            info: Arc::new(info),
            standing: Standing::OnMap,
            facing,
            formation: formation::UNLIMBERED,
            leader: Some(pix),
            tracks: [0; TRACKS],
            marks: Marks::default().with(mark::UNMANNED, true),
            figures: 1,
            ..battery.clone()
        }
    }

    /// Guns that had been left before are left again.
    fn put_back(&mut self, pix: PieceIx, guns: PieceIx, hex: Hex, facing: Option<Hour>) {
        self.change_memory(MemoryChange::Served(pix, None));
        self.emit(Event::Stood { piece: guns, standing: Standing::OnMap, why: Why::Rout });
        let from = self.piece(guns).hex;
        if from != hex {
            self.emit(Event::Moved { piece: guns, from, to: hex, why: Why::Along });
        }
        self.emit(Event::Faced { piece: guns, facing });
    }

    /// Guns without gunners in a hex.
    pub(crate) fn guns_at(&self, hex: Hex) -> impl Iterator<Item = PieceIx> + '_ {
        self.at(hex).iter().copied().filter(|pix| self.is(*pix, mark::UNMANNED))
    }

    /// Whoever comes into a hex with guns: enemies take them, who had lost them retakes them, and gunners of their side
    /// who end there man them.
    pub(crate) fn come_upon_guns(&mut self, pix: PieceIx, ends: bool) {
        let (hex, side) = (self.piece(pix).hex, self.piece(pix).side());
        let there: Vec<PieceIx> = self.guns_at(hex).collect();
        for guns in there {
            let own = self.piece(guns).side() == side;
            if own == self.is(guns, mark::TAKEN) {
                let verb = if own { "retakes" } else { "takes" };
                let text = format!("{} {verb} {}", self.name(pix), self.name(guns));
                self.say(rule::GUNS_ABANDONED, Some(pix), text);
                self.set_mark(guns, mark::TAKEN, !own);
            }
        }
        if ends && !self.is(pix, mark::SHAKEN) && self.is(pix, mark::WITHOUT_GUNS) {
            self.man_guns(pix);
        }
    }

    /// Gunners man guns of their side where they stand, their own rather than others.
    fn man_guns(&mut self, pix: PieceIx) {
        let (hex, side) = (self.piece(pix).hex, self.piece(pix).side());
        let others = |guns: &PieceIx| self.facts(*guns).battery != Some(pix);
        let of_side = self.guns_at(hex).filter(|guns| self.piece(*guns).side() == side);
        let Some(guns) = of_side.min_by_key(|guns| (others(guns), *guns)) else { return };
        let (foreign, facing) = (others(&guns), self.piece(guns).facing);
        self.emit(Event::Stood { piece: guns, standing: Standing::Left, why: Why::Recovery });
        self.change_memory(MemoryChange::Served(pix, Some(guns)));
        self.set_mark(pix, mark::WITHOUT_GUNS, false);
        self.emit(Event::Formed { piece: pix, formation: formation::UNLIMBERED, facing });
        let whose = if foreign { self.name(guns) } else { "its guns" };
        let text = format!("{} mans {whose} again", self.name(pix));
        self.say(rule::GUNS_ABANDONED, Some(pix), text);
        self.end_move(pix);
    }

    /// A battery whose gunners are all gone leaves its guns.
    pub(crate) fn start_models(&self, pix: PieceIx) -> i32 {
        self.get(pix, track::START)
    }
}
