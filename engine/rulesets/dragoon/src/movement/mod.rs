//! Moving and turning: who may, what it costs, what is refused, what happens (`move.*`, `face.*`,
//! `zoc.*`, `stack.leave`).
//!
//! Must not know the other orders of a movement phase, each of which has its own module.

pub(crate) mod auto_form;
pub(crate) mod disengage;
pub(crate) mod disorder;
pub(crate) mod forming;
pub(crate) mod ground;
pub(crate) mod marches;
pub(crate) mod moves;
pub(crate) mod stacking;
pub(crate) mod zones;

use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule, track};
use crate::sequence::memory::TurnChange;
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::RuleId;
use oblique_rules::play::{PieceIx, Refusal, Why};

/// What an order would cost and ask for; turned into a quote by `quotes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Plan {
    /// Turns before the step: negative left, positive right.
    pub turns: i32,
    /// Does the unit change hex?
    pub steps: bool,
    /// Whole cost in halves.
    pub halves: i32,
    /// Cost of each turn in halves.
    pub turn_halves: i32,
    /// Modifier of the check of each turn.
    pub turn_check: Option<i32>,
    /// Modifier of the check of the step.
    pub step_check: Option<i32>,
}

/// A refusal.
pub(crate) fn refuse<T>(rule: RuleId, message: &str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, message))
}

impl Battle {
    /// What bars a unit from any movement order: not taking part, routed, fired, charging
    /// (`move.who`).
    pub(crate) fn may_act(&self, pix: PieceIx) -> Result<(), Refusal> {
        self.takes_orders(pix)?;
        if self.is(pix, mark::FIRED) {
            return refuse(rule::MOVE_WHO, "It fired in First Fire and stays where it is");
        }
        if self.is(pix, mark::BOMBARDED) {
            return refuse(rule::BOMB_WHO, "It bombarded this turn and neither moves nor turns");
        }
        if self.is(pix, mark::CHARGING) {
            return refuse(rule::CHARGE_MOVE, "It has launched a charge");
        }
        Ok(())
    }

    /// What bars a unit from any order at all: not taking part, routed, pursuing.
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn takes_orders(&self, pix: PieceIx) -> Result<(), Refusal> {
        if self.routed(pix) {
            return refuse(rule::ROUT_STATE, "A routed unit takes no orders");
        }
        if self.is(pix, mark::PURSUING) {
            return refuse(rule::PURSUIT_MOVE, "A pursuing unit takes no orders");
        }
        if !self.takes_part(pix) {
            let rule = if self.is(pix, mark::FINISHED) { rule::SEQ_ONCE } else { rule::MOVE_WHO };
            return Err(Refusal::new(rule, self.why_idle(pix)));
        }
        Ok(())
    }

    /// The same for changing hex, turning and changing formation, which a zone of control and
    /// utter disorder forbid as well.
    pub(crate) fn may_move(&self, pix: PieceIx) -> Result<(), Refusal> {
        self.may_act(pix)?;
        if self.is(pix, mark::STOPPED) {
            return refuse(rule::ZOC_STOP, "It entered an enemy zone of control and moves no further");
        }
        if self.disruption(pix) >= Tables::get().checks.immobile_from {
            return refuse(rule::EFF_DISRUPTION, "At Disruption 10 it can only recover");
        }
        Ok(())
    }

    /// Movement points left, in halves.
    pub(crate) fn halves_left(&self, pix: PieceIx) -> i32 {
        self.get(pix, track::MP)
    }

    /// Does the unit turn free where it stands (`face.limits`)?
    fn turns_free(&self, pix: PieceIx) -> bool {
        matches!(self.piece(pix).formation, formation::COLUMN | formation::LIMBERED | formation::NORMAL)
            && self.on_road(self.piece(pix).hex)
    }

    /// Cost of one turn in halves and the modifier of its check.
    fn turn_cost(&self, pix: PieceIx) -> (i32, Option<i32>) {
        let row = &Tables::get().actions.turn;
        let cell = row.cell(self.column(pix, self.piece(pix).formation));
        let halves = if self.turns_free(pix) { 0 } else { cell.map_or(0, |c| c.mp_halves) };
        (halves, cell.and_then(|c| c.disruption))
    }

    /// Plans a turn of one step; `right` or left.
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn plan_turn(&self, pix: PieceIx, right: bool) -> Result<Plan, Refusal> {
        if self.arm(pix).is_leader() {
            return refuse(rule::FACE_LIMITS, "Leaders have no facing");
        }
        self.may_move(pix)?;
        if self.piece(pix).facing.is_none() {
            return refuse(rule::FACE_LIMITS, "It fronts all round");
        }
        if self.in_enemy_zone(pix) {
            return refuse(rule::FACE_LIMITS, "No turn in an enemy zone of control");
        }
        let (halves, check) = self.turn_cost(pix);
        if halves > self.halves_left(pix) {
            return refuse(rule::FACE_TURN, "Not enough movement points");
        }
        let plan = Plan {
            turns: if right { 1 } else { -1 },
            halves,
            turn_halves: halves,
            turn_check: check,
            ..Plan::default()
        };
        self.keeps_promise(pix, &plan, self.piece(pix).hex)?;
        Ok(plan)
    }

    /// Fewest turns that bring an adjacent hex to the front; equal both ways: right
    /// (`move.auto_turn`). `None` if none do.
    fn turns_to_face(&self, pix: PieceIx, to: Hex) -> Option<i32> {
        let piece = self.piece(pix);
        let o = self.board().layout().orientation;
        let towards = Hour::between(piece.hex, to, o)?;
        let facing = piece.facing?;
        let in_front = |f: Hour| if f.is_side(o) { f == towards } else { f.distance(towards) == 1 };
        [0, 1, -1, 2, -2, 3].into_iter().find(|n| in_front(facing.turned(2 * n)))
    }

    /// Plans a move to an adjacent hex, or only the turns to it (`move.step`, `move.auto_turn`).
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn plan_move(&self, pix: PieceIx, to: Hex, facing_only: bool) -> Result<Plan, Refusal> {
        let piece = self.piece(pix);
        // Who may not move at all is told so, wherever he was to go.
        if self.arm(pix).is_leader() {
            if !self.takes_part(pix) {
                return Err(Refusal::new(rule::ACT_OA, self.why_idle(pix)));
            }
        } else {
            self.may_act(pix)?;
        }
        if piece.hex.unsigned_distance_to(to) != 1 || !self.on_board(to) {
            return refuse(rule::MOVE_STEP, "A step leads to an adjacent hex of the map");
        }
        if self.arm(pix).is_leader() {
            return self.plan_leader(pix, to);
        }
        self.may_move(pix)?;
        if piece.formation == formation::SQUARE {
            return refuse(rule::SQUARE_EFFECT, "A square cannot move");
        }
        if self.in_enemy_zone(pix) {
            return match piece.formation {
                _ if self.arm(pix).is_guns() => {
                    refuse(rule::ZOC_COLUMN, "Guns in an enemy zone of control never leave it")
                }
                // It does not disengage either (`disengage.who`).
                formation::COLUMN => {
                    refuse(rule::ZOC_LEAVE, "A column in an enemy zone of control stays where it is")
                }
                _ => refuse(rule::ZOC_LEAVE, "It stands in an enemy zone of control and can only disengage"),
            };
        }
        let Some(turns) = self.turns_to_face(pix, to) else {
            return refuse(rule::MOVE_STEP, "It cannot bring that hex to its front");
        };
        let (turn_halves, turn_check) = if turns == 0 { (0, None) } else { self.turn_cost(pix) };
        let mut plan =
            Plan { turns, halves: turn_halves * turns.abs(), turn_halves, turn_check, ..Plan::default() };
        if !(facing_only && turns != 0) {
            if piece.formation == formation::UNLIMBERED {
                return refuse(rule::UNIT_INFANTRY_CAN, "Guns move only limbered");
            }
            let Some(step) = self.route_cost(pix, piece.hex, to) else {
                return refuse(rule::MOVE_NA, "It may not enter that ground in this formation");
            };
            if self.side_at(to) == Some(piece.side().other()) {
                return refuse(rule::MOVE_STEP, "An enemy unit stands there");
            }
            if piece.formation == formation::COLUMN && self.enemy_zone(piece.side(), to) {
                return refuse(rule::ZOC_COLUMN, "A column may not enter an enemy zone of control");
            }
            if !self.stack_allows(pix, to) {
                return refuse(rule::STACK_LIMIT, "The hex is full, or holds units it cannot stand with");
            }
            plan.steps = true;
            plan.halves += step.halves;
            plan.step_check = step.disruption;
        }
        if plan.halves > self.halves_left(pix) {
            return refuse(rule::MOVE_STEP, "Not enough movement points");
        }
        self.keeps_promise(pix, &plan, to)?;
        Ok(plan)
    }

    /// A leader's step (`move.leader`, `zoc.leader`).
    fn plan_leader(&self, pix: PieceIx, to: Hex) -> Result<Plan, Refusal> {
        let piece = self.piece(pix);
        if self.at(to).iter().any(|p| self.piece(*p).side() != piece.side()) {
            return refuse(rule::LDR_ALONE, "An enemy piece is there");
        }
        let company = self.units_at(to).any(|u| !self.routed(u));
        if self.enemy_zone(piece.side(), to) && !company {
            return refuse(rule::ZOC_LEADER, "Nobody of his side stands in that enemy zone of control");
        }
        let Some(step) = self.route_cost(pix, piece.hex, to) else {
            return refuse(rule::MOVE_NA, "He may not go there");
        };
        if step.halves > self.halves_left(pix) {
            return refuse(rule::MOVE_STEP, "Not enough movement points");
        }
        Ok(Plan { steps: true, halves: step.halves, ..Plan::default() })
    }

    /// A unit takes up a movement order: it has moved and acted (`move.flag`, `seq.once`).
    pub(crate) fn has_moved(&mut self, pix: PieceIx) {
        let marks = self.piece(pix).marks.with(mark::MOVED, true).with(mark::FINISHED, true);
        self.put_marks(pix, marks);
    }

    /// Sets all marks at once, if they differ.
    pub(crate) fn put_marks(&mut self, pix: PieceIx, marks: oblique_rules::play::Marks) {
        if self.piece(pix).marks != marks {
            self.emit(oblique_rules::play::Event::Marked { piece: pix, marks });
        }
    }

    /// Pays movement points.
    pub(crate) fn pay(&mut self, pix: PieceIx, halves: i32) {
        let left = self.halves_left(pix) - halves;
        self.set(pix, track::MP, left, Why::Movement);
    }

    /// Carries out a planned turn or move.
    pub(crate) fn execute_move(&mut self, pix: PieceIx, to: Hex, plan: &Plan) {
        if self.arm(pix).is_leader() {
            if self.field().active_leader != Some(pix) {
                // A leader sent by the overall leader loses his own chance (`act.oa`).
                let marks = self.piece(pix).marks.with(mark::CHECKED, true).with(mark::DEFERRED, false);
                self.put_marks(pix, marks);
            }
            self.pay(pix, plan.halves);
            self.place(pix, to, Why::Ordered);
            return;
        }
        self.has_moved(pix);
        for _ in 0..plan.turns.abs() {
            self.turn_once(pix, plan.turns.signum(), plan);
            if self.disruption(pix) >= Tables::get().checks.immobile_from {
                return;
            }
        }
        if plan.steps {
            self.step(pix, to, plan);
        }
    }

    fn turn_once(&mut self, pix: PieceIx, direction: i32, plan: &Plan) {
        self.pay(pix, plan.turn_halves);
        let facing = self.piece(pix).facing.map(|f| f.turned(2 * direction));
        self.emit(oblique_rules::play::Event::Faced { piece: pix, facing });
        let due = self.turn_disorder(pix, plan);
        self.disorder_check(pix, due);
    }

    fn step(&mut self, pix: PieceIx, to: Hex, plan: &Plan) {
        let from = self.piece(pix).hex;
        let halves = plan.halves - plan.turn_halves * plan.turns.abs();
        self.pay(pix, halves);
        if self.arm(pix).is_cavalry() {
            self.note_last_step(pix, from, to);
        }
        let shaken = self.shaken_by_leaving(pix);
        self.place(pix, to, Why::Ordered);
        self.leave_stack(&shaken);
        let due = self.step_disorder(pix, to, plan);
        self.disorder_check(pix, due);
        if self.in_enemy_zone(pix) {
            self.set_mark(pix, mark::STOPPED, true);
        }
    }

    /// Remembers the chart cost of a cavalry unit's last step (`square.mp`).
    pub(crate) fn note_last_step(&mut self, pix: PieceIx, from: Hex, to: Hex) {
        if let Some(cost) = self.step_cost(pix, formation::LINE, from, to) {
            self.change_memory(crate::battle::memory::MemoryChange::Turn(TurnChange::LastStep(
                pix,
                cost.halves,
            )));
        }
    }
}
