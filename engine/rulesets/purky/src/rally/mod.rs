//! Rally: standing still, routing units, shaken units with a leader (section 4 of the sheet).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::ids::{DecisionKind, mark, rule, track};
use crate::morale::test::Occasion;
use crate::units::formation::facing_kind;
use crate::{not_asked, refuse};
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Why};
use oblique_scenario::Side;

impl Battle {
    /// Begins a side's Rally step: who stood still is good, routing units roll, then shaken ones with leaders may.
    pub(crate) fn open_rally(&mut self, side: Side) {
        let units = self.in_id_order(self.units_of(side));
        for pix in &units {
            self.recover_by_standing(*pix);
        }
        self.push(Task::Rallies);
        let routing: Vec<PieceIx> = units.into_iter().filter(|pix| self.is(*pix, mark::ROUTING)).collect();
        let rallied: Vec<PieceIx> = routing.into_iter().filter(|pix| self.rallies_from_rout(*pix)).collect();
        // What is pushed last is done first.
        for pix in rallied.into_iter().rev() {
            self.push(Task::FaceRallied(pix));
        }
    }

    /// A shaken unit that stood still for the whole turn after the one in which it was shaken is good (`rally.still`).
    fn recover_by_standing(&mut self, pix: PieceIx) {
        let turn = i32::from(self.field().turn);
        let since = self.get(pix, track::SHAKEN_SINCE);
        if self.is(pix, mark::SHAKEN) && since + 1 < turn && self.get(pix, track::STIRRED) + 1 < turn {
            self.become_good(pix);
            let text = format!("{} has stood still and is good again", self.name(pix));
            self.say(rule::RALLY_STILL, Some(pix), text);
        }
    }

    /// The one attempt of a routing unit (`rally.roll`), which is that of the leader with it too (`rally.who`). Has it
    /// rallied?
    fn rallies_from_rout(&mut self, pix: PieceIx) -> bool {
        self.spend_rallier(pix);
        let fails = self.test(pix, Occasion::Rally, None);
        if fails > 1 {
            self.remove(pix, rule::UNIT_REMOVED, "does not rally and is taken off", Why::Rout);
            return false;
        }
        self.become_good(pix);
        if fails == 1 {
            self.become_shaken(pix);
            let turn = i32::from(self.field().turn);
            self.set_track(pix, track::SHAKEN_SINCE, turn, Why::Recovery);
        }
        true
    }

    /// Asks which way a rallied unit faces.
    pub(crate) fn ask_facing(&mut self, pix: PieceIx) {
        let facing = self.piece(pix).facing;
        if facing.is_none() {
            return self.pop();
        }
        let side = self.piece(pix).side();
        self.ask_about(DecisionKind::RalliedFacing, side, Some(pix), Order::Done);
    }

    /// The facings a rallied unit may take up.
    pub(crate) fn facing_orders(&self, pix: PieceIx) -> Vec<Order> {
        let piece = self.piece(pix);
        let hours = facing_kind(piece.formation).hours(self.board().layout().orientation);
        let turn = |facing| Order::Turn { piece: Some(pix), by: 0, facing: Some(facing) };
        hours.into_iter().filter(|hour| piece.facing != Some(*hour)).map(turn).collect()
    }

    /// Turns a rallied unit, or leaves it as it faces.
    pub(crate) fn obey_facing(&mut self, order: &Order) {
        self.change_memory(MemoryChange::Decide(None));
        self.pop();
        if let Order::Turn { piece: Some(pix), facing, .. } = *order {
            self.emit(Event::Faced { piece: pix, facing });
        }
    }

    /// Asks which shaken units are rallied, while there are any.
    pub(crate) fn ask_rallies(&mut self) {
        let side = self.side_of_step();
        // Who does not answer rallies whom he can.
        let whom = self.in_id_order(self.units_of(side).filter(|pix| self.may_rally(*pix).is_ok()));
        match whom.first() {
            Some(&pix) => self.ask(DecisionKind::Rally, side, Order::Rally { piece: Some(pix) }),
            None => self.pop(),
        }
    }

    /// May a leader try to rally a unit (`rally.who`)?
    fn may_rally(&self, pix: PieceIx) -> Result<(), Refusal> {
        if !self.piece(pix).is_unit() {
            return refuse(rule::RALLY_WHO, "Leaders rally units: name the shaken unit");
        }
        if !self.is(pix, mark::SHAKEN) {
            return refuse(rule::RALLY_WHO, "It is not shaken");
        }
        if self.rallier_of(pix).is_none() {
            return refuse(rule::RALLY_WHO, "No leader is with it who has not tried to rally this turn");
        }
        Ok(())
    }

    fn rallier_of(&self, pix: PieceIx) -> Option<PieceIx> {
        let here = self.at(self.piece(pix).hex).iter().copied();
        here.filter(|p| !self.piece(*p).is_unit()).find(|p| !self.is(*p, mark::RALLIED))
    }

    /// The leader who rallies a unit has made his attempt of this turn.
    fn spend_rallier(&mut self, pix: PieceIx) {
        if let Some(leader) = self.rallier_of(pix) {
            self.set_mark(leader, mark::RALLIED, true);
        }
    }

    /// May an order be given while shaken units are rallied?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_rally(&self, order: &Order) -> Result<(), Refusal> {
        match *order {
            Order::Done => Ok(()),
            Order::Rally { piece: Some(pix) } => self.may_rally(pix),
            _ => not_asked(),
        }
    }

    /// Legal orders of a unit while shaken units are rallied.
    pub(crate) fn rally_orders(&self, pix: PieceIx) -> Vec<Order> {
        let order = Order::Rally { piece: Some(pix) };
        if self.may_rally(pix).is_ok() { vec![order] } else { Vec::new() }
    }

    /// Rolls for a shaken unit with its leader: two failed dice take it off.
    pub(crate) fn obey_rally(&mut self, order: &Order) {
        self.change_memory(MemoryChange::Decide(None));
        let Order::Rally { piece: Some(pix) } = *order else { return self.pop() };
        self.spend_rallier(pix);
        match self.test(pix, Occasion::Rally, None) {
            0 => self.become_good(pix),
            1 => {}
            _ => self.remove(pix, rule::UNIT_REMOVED, "was shaken and routs: it is taken off", Why::Rout),
        }
    }
}
