//! Disengaging from an enemy zone of control (`disengage.*`).
//!
//! Must not know retreats, which combat forces.

use crate::battle::ground::Arm;
use crate::battle::roster::movement_halves;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::refuse;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Refusal, Why};

impl Battle {
    /// May a unit disengage at all (`disengage.who`)? Returns the cost in halves and the modifier of
    /// its check.
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn may_disengage(&self, pix: PieceIx) -> Result<(i32, i32), Refusal> {
        if self.arm(pix).is_leader() || self.arm(pix).is_guns() {
            return refuse(rule::DISENGAGE_WHO, "Only foot and cavalry disengage");
        }
        self.may_act(pix)?;
        if !matches!(self.piece(pix).formation, formation::LINE | formation::NORMAL) {
            return refuse(rule::DISENGAGE_WHO, "Only units in line, and light infantry, disengage");
        }
        if !self.in_enemy_zone(pix) {
            return refuse(rule::DISENGAGE_WHO, "It is in no enemy zone of control");
        }
        // The points of an assault move are more than a full allowance even after a step.
        let bound = self.is(pix, mark::STOPPED) || self.is(pix, mark::ASSAULT_MOVE);
        if bound || self.halves_left(pix) < movement_halves(self.arm(pix)) {
            return refuse(rule::DISENGAGE_WHO, "It needs all its movement points");
        }
        let cell = Tables::get().actions.disengage.cell(self.column(pix, self.piece(pix).formation));
        let Some(cell) = cell else { return refuse(rule::DISENGAGE_WHO, "It cannot disengage") };
        let cost = if cell.mp_halves == 0 { self.halves_left(pix) } else { cell.mp_halves };
        Ok((cost, cell.disruption.unwrap_or(0)))
    }

    /// The hexes it may step back to: rear, else flank (`disengage.hex`).
    pub(crate) fn disengage_hexes(&self, pix: PieceIx) -> Vec<Hex> {
        let legal = |hexes: Vec<Hex>| -> Vec<Hex> {
            hexes.into_iter().filter(|h| self.may_step_back(pix, *h)).collect()
        };
        let rear = legal(self.rear(pix));
        if rear.is_empty() { legal(self.flank(pix)) } else { rear }
    }

    fn may_step_back(&self, pix: PieceIx, to: Hex) -> bool {
        let piece = self.piece(pix);
        if !self.on_board(to)
            || self.side_at(to) == Some(piece.side().other())
            || self.enemy_zone(piece.side(), to)
            || !self.stack_allows(pix, to)
        {
            return false;
        }
        if self.arm(pix) == Arm::Light {
            return self.terrain_allows(pix, piece.formation, to);
        }
        let board = &self.board();
        board.terrain(to).is_some_and(|t| Tables::get().terrain(t).id == "clear")
            && board.level(to) <= board.level(piece.hex)
            && !self.stream_between(piece.hex, to)
    }

    /// Plans a disengagement to a hex.
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn plan_disengage(&self, pix: PieceIx, to: Hex) -> Result<(i32, i32), Refusal> {
        let plan = self.may_disengage(pix)?;
        if self.disengage_hexes(pix).contains(&to) {
            return Ok(plan);
        }
        refuse(rule::DISENGAGE_HEX, self.why_not_back(pix, to))
    }

    /// Why a hex is none it may step back to.
    fn why_not_back(&self, pix: PieceIx, to: Hex) -> &'static str {
        if self.front(pix).contains(&to) || self.piece(pix).hex.unsigned_distance_to(to) != 1 {
            "It steps back to a rear hex, or to a flank hex if neither rear hex is open"
        } else if self.may_step_back(pix, to) {
            "It steps back to a flank hex only if neither rear hex is open"
        } else if self.arm(pix) == Arm::Light {
            "That hex is closed to it: full, held by the enemy or in his zone of control, or ground it may not enter"
        } else {
            "That hex is closed to it: full, held by the enemy or in his zone of control, or not clear ground, higher, or across a stream"
        }
    }

    /// Steps back. Leaders go along if told to, or if no unit stays.
    pub(crate) fn execute_disengage(&mut self, pix: PieceIx, to: Hex, plan: (i32, i32), leaders: bool) {
        let from = self.piece(pix).hex;
        self.has_moved(pix);
        self.pay(pix, plan.0);
        if self.arm(pix).is_cavalry() {
            self.note_last_step(pix, from, to);
        }
        self.place(pix, to, Why::Ordered);
        if leaders || self.units_at(from).next().is_none() {
            self.take_leaders(from, to);
        }
        let due = self.disengage_disorder(pix, to, plan.1);
        self.disorder_check(pix, due);
    }

    /// Leaders of a hex go along.
    pub(crate) fn take_leaders(&mut self, from: Hex, to: Hex) {
        let leaders: Vec<PieceIx> =
            self.at(from).iter().copied().filter(|p| self.arm(*p).is_leader()).collect();
        for leader in leaders {
            self.place(leader, to, Why::Along);
        }
    }
}
