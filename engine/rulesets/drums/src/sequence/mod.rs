//! Chapter 6 of the sheet: who has the initiative, which brigade is open, when the initiative passes
//! (`seq.initiative`, `seq.brigades`, `seq.arrive`, `act.once`, `act.turnover`, `seq.limit`).
//!
//! Must not know what an activated piece does.

pub(crate) mod arrivals;
pub(crate) mod companies;
pub(crate) mod deployment;
pub(crate) mod reaction;
pub(crate) mod set_up_area;

use crate::battle::ground::Idle;
use crate::battle::memory::{Cause, Frame, MemoryChange, Phase};
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, phase, rule};
use crate::tables::Tables;
use crate::units::division::Division as _;
use oblique_rules::catalog::Role;
use oblique_rules::play::{DrawName, Event, Order, Outcome, PieceIx, Standing, Victory};
use oblique_scenario::Side;
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// A die for the first initiative.
const INITIATIVE: DrawName = DrawName::new("initiative");
/// Dice of a side for it.
const INITIATIVE_DICE: usize = 3;

impl Battle {
    /// The first phase is the scenario's, or of the side that draws more (`seq.initiative`).
    pub(crate) fn draw_initiative(&mut self) {
        let mut first = self.ground().begins;
        while first.is_none() {
            let [a, b] = Side::BOTH.map(|side| {
                let name = (INITIATIVE, rule::SEQ_INITIATIVE);
                let outcome = |die: i32| format!("{die} for side {side}");
                let die = |battle: &mut Self| battle.0.draw_from((1, 6), name, None, &[], None, outcome);
                (0..INITIATIVE_DICE).map(|_| die(self)).sum::<i32>()
            });
            first = match a.cmp(&b) {
                Ordering::Greater => Some(Side::A),
                Ordering::Less => Some(Side::B),
                Ordering::Equal => None,
            };
        }
        if let Some(side) = first {
            self.begin_phase(side, 1);
        }
    }

    /// A side has the initiative.
    pub(crate) fn begin_phase(&mut self, side: Side, turn: u16) {
        self.emit(Event::Turn(turn));
        self.emit(Event::Phase { phase: phase::PHASE, side: Some(side), leader: None });
        for pix in self.everyone() {
            let of_a_phase = [
                mark::ACTIVATED,
                mark::REACTED,
                mark::CLOSED,
                mark::OBEYED,
                mark::ORDERED,
                mark::REROLLED,
                mark::JOINED,
            ];
            for gone in of_a_phase {
                self.set_mark(pix, gone, false);
            }
            // A Leader who gave dice acts again from his side's next phase on (`gen.dice`).
            if self.piece(pix).side() == side {
                self.set_mark(pix, mark::SPENT, false);
            }
        }
        // A brigade may begin the battle with disorder enough to be Shaken (`win.shaken`).
        for leader in self.everyone().collect::<Vec<_>>() {
            if turn == 1 && self.piece(leader).info.role == Role::Leader {
                self.shake(Some(leader));
            }
        }
        let begun = Phase { side, open: None, used: BTreeSet::new(), passes: false };
        self.change_memory(MemoryChange::Push(Frame::Phase(begun)));
    }

    /// Brigades not yet opened: Leaders with a unit left, and the commander in chief (`act.turnover`).
    fn unopened(&self, phase: &Phase) -> Vec<PieceIx> {
        let units = self.units_of(phase.side);
        let counts = |pix: &PieceIx| {
            let piece = self.piece(*pix);
            // A brigade whose Leader is lost goes on without him (`gen.leaderless`).
            let own = piece.side() == phase.side && piece.info.role.leads();
            let comes = || !self.arriving(*pix).is_empty();
            let led = || units.iter().any(|u| self.leader_of(*u) == Some(*pix)) || comes();
            // The commander in chief counts without a unit, and is opened to arrive; lost he counts no more.
            let chief = || piece.on_map() || (matches!(piece.standing, Standing::Due(_)) && comes());
            let barred = self.idle(*pix).is_some_and(|idle| idle.brigade);
            own && !barred && if piece.info.role == Role::Chief { chief() } else { led() }
        };
        let fresh = |pix: &PieceIx| !phase.used.contains(pix) && phase.open != Some(*pix);
        self.everyone().filter(|pix| counts(pix) && fresh(pix)).collect()
    }

    /// The general and units of the open brigade that have not rolled (`act.once`); the Reserve waits (`res.frozen`).
    fn ready(&self, phase: &Phase) -> Vec<PieceIx> {
        let Some(general) = phase.open else { return Vec::new() };
        let waits = |p: &PieceIx| {
            [mark::ACTIVATED, mark::RESERVE, mark::SPENT].into_iter().any(|waiting| self.is(*p, waiting))
        };
        let own = |p: &PieceIx| *p == general || self.leader_of(*p) == Some(general);
        let leader = Some(general).filter(|general| self.piece(*general).on_map());
        let all = leader.into_iter().chain(self.units_of(phase.side));
        all.filter(|p| own(p) && !waits(p) && !self.is_idle(*p)).collect()
    }

    /// What the scenario bars a general from in this phase of his side.
    fn idle(&self, general: PieceIx) -> Option<Idle> {
        // Sides take turns: the first and second phase of the battle are the first of either.
        let own = self.field().turn.div_ceil(2);
        self.ground().idle.get(&self.piece(general).info.id).copied().filter(|idle| idle.phase == own)
    }

    /// May a piece not be activated in this phase, by the scenario?
    pub(crate) fn is_idle(&self, pix: PieceIx) -> bool {
        let brigade =
            || self.leader_of(pix).and_then(|leader| self.idle(leader)).is_some_and(|idle| idle.brigade);
        self.idle(pix).is_some() || brigade()
    }

    /// The phase once its open brigade is closed; a double failure of the last passes the initiative.
    pub(crate) fn closed(&mut self, mut phase: Phase, failed: bool) -> Phase {
        phase.passes |= failed && self.unopened(&phase).is_empty();
        if let Some(general) = phase.open.filter(|_| !failed) {
            let name = self.name(general);
            let text = if self.ready(&phase).is_empty() {
                format!("Everyone in the brigade of {name} has been activated: it is closed")
            } else {
                format!("The brigade of {name} is closed by choice")
            };
            self.say(rule::SEQ_BRIGADES, Some(general), text);
        }
        if let Some(general) = phase.open.filter(|_| failed) {
            self.set_mark(general, mark::CLOSED, true);
            let name = self.name(general);
            let (rule, passes) = if phase.passes {
                (rule::ACT_TURNOVER, ", and with it the initiative passes")
            } else {
                (rule::ACT_DOUBLE, "")
            };
            let text = format!("A double failure closes the brigade of {name}{passes}");
            self.say(rule, Some(general), text);
        }
        phase.used.extend(phase.open.take());
        phase
    }

    pub(crate) fn run_phase(&mut self, phase: Phase) {
        let nothing_left = phase.open.is_none() && self.unopened(&phase).is_empty();
        if phase.passes || nothing_left {
            self.end_phase(phase.side);
        } else if phase.open.is_none() {
            self.ask(DecisionKind::Open, phase.side, None, Order::Pass);
        } else if self.ready(&phase).is_empty() {
            let closed = self.closed(phase, false);
            self.change_memory(MemoryChange::Replace(Frame::Phase(closed)));
        } else {
            self.ask(DecisionKind::Activate, phase.side, None, Order::Done);
        }
    }

    pub(crate) fn phase_orders(&self, phase: &Phase) -> Vec<Order> {
        let (pieces, closes) = match phase.open {
            None => (self.unopened(phase), None),
            Some(_) => (self.ready(phase), Some(Order::Done)),
        };
        let activates = pieces.into_iter().map(|piece| Order::Activate { leader: Some(piece) });
        // To pass with a brigade open closes it as well.
        activates.chain(closes).chain([Order::Pass]).collect()
    }

    pub(crate) fn obey_in_phase(&mut self, mut phase: Phase, order: &Order) {
        match (order, phase.open) {
            (Order::Activate { leader: Some(piece) }, Some(_)) => {
                let most = u8::try_from(Tables::get().actions.dice_most).unwrap_or(0);
                let dice = Frame::Dice { piece: *piece, cause: Cause::Activation, most };
                self.change_memory(MemoryChange::Push(dice));
                return;
            }
            (Order::Activate { leader: Some(general) }, None) => {
                phase.open = Some(*general);
                self.change_memory(MemoryChange::Replace(Frame::Phase(phase)));
                self.change_memory(MemoryChange::Push(Frame::Arrivals(*general)));
                return;
            }
            (Order::Pass, Some(_)) => {
                phase = self.closed(phase, false);
                phase.passes = true;
            }
            (_, None) => phase.passes = true,
            (_, Some(_)) => phase = self.closed(phase, false),
        }
        self.change_memory(MemoryChange::Replace(Frame::Phase(phase)));
    }

    fn end_phase(&mut self, side: Side) {
        self.change_memory(MemoryChange::Pop);
        let turn = self.field().turn;
        self.say_check();
        if let Some(outcome) = self.check_defeat(side) {
            self.emit(Event::Ended(outcome));
        } else if turn >= self.ground().most_phases {
            self.end_by_limit();
        } else {
            self.begin_phase(side.other(), turn + 1);
        }
    }

    /// The side with the better ratio of points, those for an intruder among them, to the enemy's break point (`seq.limit`).
    pub(crate) fn better_ratio(&self) -> Option<Side> {
        let (lost, limits) = (Side::BOTH.map(|side| self.halves_against(side)), self.ground().break_points);
        match (lost[1] * limits[0]).cmp(&(lost[0] * limits[1])) {
            Ordering::Greater => Some(Side::A),
            Ordering::Less => Some(Side::B),
            Ordering::Equal => None,
        }
    }

    /// The better ratio wins (`seq.limit`).
    fn end_by_limit(&mut self) {
        let (winner, lost) = (self.better_ratio(), Side::BOTH.map(|side| self.halves_against(side)));
        let victory = if winner.is_some() { Victory::Tactical } else { Victory::Draw };
        let (reason, rule) = ("The last phase is over.".to_owned(), rule::SEQ_LIMIT.into());
        self.emit(Event::Ended(Outcome { winner, victory, points: [lost[1], lost[0]], reason, rule }));
    }
}

#[cfg(test)]
mod tests;
