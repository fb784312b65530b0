//! Limbering, drivers, and guns without gunners (`guns.limber`, `guns.abandoned`, `opt.galloper_guns`).

use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule, track};
use crate::movement::course::Course;
use crate::refuse;
use crate::units::class::Arm;
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, Marks, PieceInfo, PieceIx, PieceState, Refusal, Standing, TRACKS, Why};
use oblique_scenario::PieceId;
use std::sync::Arc;

impl Battle {
    /// The move after limbering or unlimbering: all of it, of gallopers half.
    pub(crate) fn limbered(&self, pix: PieceIx, course: Course, form: u8) -> Result<Course, Refusal> {
        if form == formation::LIMBERED && self.facts(pix).civilian {
            return refuse(
                rule::GUNS_LIMBER,
                "Its drivers are civilians: once in action the guns stay where they are",
            );
        }
        let gallops = self.facts(pix).gallops;
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
            refuse(rule::GUNS_LIMBER, "It has not inches enough left")
        }
    }

    /// Gunners who go leave their guns where they stand.
    pub(crate) fn leave_guns(&mut self, pix: PieceIx) {
        if self.arm(pix) != Arm::Guns || self.is(pix, mark::WITHOUT_GUNS) || !self.is_troops(pix) {
            return;
        }
        let battery = self.piece(pix);
        let info = PieceInfo {
            id: PieceId(format!("{}-guns", battery.info.id.0)),
            name: format!("Guns of {}", battery.info.name),
            ..(*battery.info).clone()
        };
        let facing = battery.facing;
        let facing = match (battery.formation, facing) {
            // Limbered guns are left as they stand, and are found facing the way they went.
            (formation::LIMBERED, Some(hour)) => Some(hour.turned(1)),
            (_, facing) => facing,
        };
        let guns = PieceState {
            info: Arc::new(info),
            standing: Standing::OnMap,
            facing,
            formation: formation::UNLIMBERED,
            leader: Some(pix),
            tracks: [0; TRACKS],
            marks: Marks::default().with(mark::UNMANNED, true),
            figures: 1,
            ..battery.clone()
        };
        self.emit(Event::Joined(Box::new(guns)));
        if self.piece(pix).on_map() && self.models(pix) > 0 {
            self.set_mark(pix, mark::WITHOUT_GUNS, true);
            let ways = self.facings_of(formation::SKIRMISH);
            let facing = facing.filter(|hour| ways.contains(hour)).or(ways.first().copied());
            self.emit(Event::Formed { piece: pix, formation: formation::SKIRMISH, facing });
        }
    }

    /// Guns without gunners in a hex.
    pub(crate) fn guns_at(&self, hex: Hex) -> Option<PieceIx> {
        self.at(hex).iter().copied().find(|pix| self.is(*pix, mark::UNMANNED))
    }

    /// Whoever comes into a hex with guns: enemies take them, own gunners who end there man them.
    pub(crate) fn come_upon_guns(&mut self, pix: PieceIx, ends: bool) {
        let Some(guns) = self.guns_at(self.piece(pix).hex) else { return };
        if self.piece(guns).side() != self.piece(pix).side() {
            let text = format!("{} takes {}", self.name(pix), self.name(guns));
            self.say(rule::GUNS_ABANDONED, Some(pix), text);
            self.emit(Event::Stood { piece: guns, standing: Standing::Lost, why: Why::Surrender });
            return;
        }
        let own = self.facts(guns).battery == Some(pix);
        if ends && own && !self.is(pix, mark::SHAKEN) && self.is(pix, mark::WITHOUT_GUNS) {
            let facing = self.piece(guns).facing;
            self.emit(Event::Stood { piece: guns, standing: Standing::Left, why: Why::Recovery });
            self.set_mark(pix, mark::WITHOUT_GUNS, false);
            self.emit(Event::Formed { piece: pix, formation: formation::UNLIMBERED, facing });
            let text = format!("{} mans its guns again", self.name(pix));
            self.say(rule::GUNS_ABANDONED, Some(pix), text);
            self.end_move(pix);
        }
    }

    /// A battery whose gunners are all gone leaves its guns.
    pub(crate) fn start_models(&self, pix: PieceIx) -> i32 {
        self.get(pix, track::START)
    }
}
