//! Who has lost a round goes back, one by one, the passive side's first (`combat.lose`, `morale.lose`,
//! `retreat.bookended`, `town.occupy`).

use crate::battle::memory::{Hits, MemoryChange};
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::board::hexes_between;
use crate::ids::{DecisionKind, formation, rule};
use crate::morale::losses;
use crate::retreat::course::is_bookended;
use crate::units::class::Arm;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Event, Order, PieceIx, Why};

/// The answer that moves in.
const MOVES_IN: i32 = 1;

impl Battle {
    /// Has a unit lost the round just fought: more hits suffered than inflicted?
    pub(crate) fn has_lost(&self, pix: PieceIx) -> bool {
        let memory = self.memory();
        let suffered = memory.hits.get(&pix).map_or(0, Hits::sum);
        suffered > memory.scored.get(&pix).copied().unwrap_or(0)
    }

    /// Has it won?
    pub(crate) fn has_won(&self, pix: PieceIx) -> bool {
        let memory = self.memory();
        let suffered = memory.hits.get(&pix).map_or(0, Hits::sum);
        suffered < memory.scored.get(&pix).copied().unwrap_or(0)
    }

    /// Whom a unit fought in this round, those gone included.
    pub(crate) fn fought(&self, pix: PieceIx) -> Vec<PieceIx> {
        self.memory().blows.iter().filter(|blows| blows.by == pix).map(|blows| blows.at).collect()
    }

    /// The next loser of the round.
    pub(crate) fn next_loser(&mut self) {
        self.step_up_second_lines();
        let passive = self.active().other();
        let due = |pix: &PieceIx| {
            !self.memory().settled.contains(pix) && !self.fought(*pix).is_empty() && self.has_lost(*pix)
        };
        let of = |side| self.in_id_order(self.troops_of(side).filter(due)).first().copied();
        match of(passive).or_else(|| of(passive.other())) {
            Some(pix) => {
                self.change_memory(MemoryChange::Settled(pix));
                self.beat(pix);
            }
            None => self.pop(),
        }
    }

    /// A unit has lost a round.
    fn beat(&mut self, pix: PieceIx) {
        let foes: Vec<PieceIx> = self.fought(pix).into_iter().filter(|foe| self.stands(*foe)).collect();
        let hexes: Vec<Hex> = foes.iter().map(|foe| self.piece(*foe).hex).collect();
        let garrison = self.form(pix) == formation::GARRISON;
        let at = self.piece(pix).hex;
        let facing = self.piece(pix).facing.unwrap_or(Hour::new(0));
        if !garrison && is_bookended(self.shape(pix), facing, at, &hexes, self.lies()) {
            self.capture_generals(pix);
            return self.remove(pix, rule::RETREAT_BOOKENDED, "is shut in and eliminated", Why::Surrender);
        }
        if garrison {
            for foe in foes.iter().rev() {
                self.push(Task::Occupy(at, *foe));
            }
        }
        let causes = self.causes_of(pix, &self.memory().hits.get(&pix).cloned().unwrap_or_default());
        self.suffer_rout(pix, self.rout_hits(pix), rule::MORALE_LOSE);
        if !self.stands(pix) {
            return;
        }
        // Who is gone leaves nobody to follow: the winners test once it is known who is left.
        let pursuers = self.who_pursues(pix, &foes);
        if let Some(cause) = causes.first().filter(|_| !pursuers.is_empty()) {
            self.race(pix, *cause, &pursuers);
        } else {
            self.release(pix);
            self.push_retreat(pix, &causes);
        }
    }

    /// Rout hits of a unit that has lost a round.
    pub(crate) fn rout_hits(&self, pix: PieceIx) -> i32 {
        let blows = || self.memory().blows.iter().filter(|blows| blows.at == pix);
        let flanked = blows().any(|blows| blows.flank);
        let horse: i32 = blows().filter(|blows| self.is_horse(blows.by)).map(|blows| blows.models).sum();
        let ridden = if self.arm(pix) == Arm::Foot { horse } else { 0 };
        losses::of_defeat(self.is_shaken(pix) || flanked, ridden, self.ground().switches.pursuit)
    }

    /// Asks an attacker whether it moves into the block it has emptied; who has no room is not asked, nor who has lost the
    /// round itself and is to retreat (`morale.lose`).
    pub(crate) fn ask_to_occupy(&mut self, hex: Hex, pix: PieceIx) {
        let fits = self.stands(pix)
            && self.arm(pix) == Arm::Foot
            && self.may_hold(pix, hex).is_ok()
            && hexes_between(self.piece(pix).hex, hex) == 1
            && !self.is_engaged(pix)
            && !self.is_shaken(pix)
            && !self.has_lost(pix)
            && self.may_stop(pix, hex);
        if !fits {
            return self.pop();
        }
        let side = self.piece(pix).side();
        self.ask_about(DecisionKind::Occupy, side, Some(pix), Order::choose(0));
    }

    /// Carries out the answer.
    pub(crate) fn occupy(&mut self, alternative: i32) {
        self.answered();
        let Some(Task::Occupy(hex, pix)) = self.memory().tasks.last().copied() else { return };
        self.pop();
        if alternative == MOVES_IN {
            let with: Vec<PieceIx> = self.generals_with(pix).collect();
            self.emit(Event::Formed { piece: pix, formation: formation::GARRISON, facing: None });
            self.go_to(pix, &with, hex, Why::Advance);
            self.garrison(pix);
        }
    }
}
