//! The sequence of Activations: pass or act, commands one after another, the end, Continuity and
//! Seizure (`seq.*`).
//!
//! Must not know how a command acts.

pub(crate) mod work;

use crate::battle::ground::Arm;
use crate::battle::memory::{Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::command::unpicked::of_a_command;
use crate::ids::{DecisionKind, mark, phase, rule, track};
use crate::movement::Paths;
use crate::refuse;
use crate::sequence::work::{CommandWork, FireUse, SequenceWork as Work};
use crate::tables::{Tables, draws};
use oblique_rules::play::{Agenda, Event, Modifier, Need, Order, PieceIx, Refusal, Verb};
use oblique_scenario::Side;

/// Marks that end with an Activation.
const OF_ACTIVATION: [u8; 14] = [
    mark::ACTIVATED,
    mark::PARTIAL,
    mark::INACTIVE,
    mark::USED,
    mark::ACTED,
    mark::MOVED,
    mark::FIRED,
    mark::REACTED,
    mark::IN_CONTACT,
    mark::CHARGED,
    mark::IN_ZONE,
    mark::SERVED,
    mark::ATTACKED_BY_FOOT,
    mark::ATTACKED_BY_HORSE,
];

impl Battle {
    /// Opens the battle: free set-up, if a side has it, then the first Activation, which is Free.
    pub(crate) fn open_sequence(&mut self) {
        let side = self.active();
        self.change_memory(MemoryChange::Free(true));
        self.push(Frame::Sequence(Work::SetUp(side)));
        self.advance();
        self.clear_events();
    }

    /// The sequence goes to a step.
    pub(crate) fn go(&mut self, work: Work) {
        self.replace(Frame::Sequence(work));
    }

    /// Runs a step of the sequence.
    pub(crate) fn run_sequence(&mut self, work: Work) {
        let side = self.active();
        match work {
            Work::SetUp(who) => self.open_set_up(who),
            Work::Begin => {
                self.emit(Event::Turn(self.field().turn.saturating_add(1)));
                let mut due = self.memory().penalty_due;
                let mut now = [0; 2];
                now[side.index()] = std::mem::take(&mut due[side.index()]);
                if (due, now) != (self.memory().penalty_due, self.memory().penalty) {
                    self.change_memory(MemoryChange::Penalties(due, now));
                }
                self.begin_phase(phase::ACTIVATION, None);
                self.ask(DecisionKind::Begin, side, None, Order::blank(Verb::Activate));
            }
            Work::Status => {
                self.fix_status();
                self.go(Work::Commands(None));
            }
            Work::Commands(acted) => {
                self.begin_phase(phase::COMMANDS, None);
                let agenda = self.commands_agenda(acted);
                if agenda.pieces.is_empty() && agenda.general.len() == 1 {
                    self.end_commands();
                } else {
                    self.ask(DecisionKind::NextCommand, side, None, Order::EndPhase);
                }
            }
            Work::SelfActivate(leader) => {
                let partial = Order::choose(1);
                self.ask(DecisionKind::SelfActivate, side, Some(leader), partial);
            }
            Work::Mode(leader) => {
                if !self.may_lead_anywhere(leader) && self.other_modes(leader).is_empty() {
                    self.start_general(leader);
                } else {
                    self.ask(DecisionKind::Mode, side, Some(leader), Order::choose(0));
                }
            }
            Work::Finish(leader) => {
                if let Some(leader) = leader {
                    self.set_mark(leader, mark::USED, true);
                }
                self.lay_due_smoke();
                let as_one = [phase::FORMATION, phase::SHOCK].contains(&self.field().phase);
                self.go(Work::Commands(leader.filter(|_| as_one)));
            }
            Work::Rejoin => {
                self.begin_phase(phase::CLOSE, None);
                self.go(Work::Clear);
                self.rejoin_strays();
            }
            Work::Clear => {
                self.drift_smoke();
                self.clear_marks(&OF_ACTIVATION);
                let mut now = self.memory().penalty;
                now[side.index()] = 0;
                if now != self.memory().penalty {
                    self.change_memory(MemoryChange::Penalties(self.memory().penalty_due, now));
                }
                if self.memory().guns_served {
                    self.change_memory(MemoryChange::GunsServed(false));
                }
                self.go(Work::Flight);
            }
            Work::Flight => {
                if self.memory().free {
                    self.roll_flight(side);
                }
                self.test_length();
                if self.memory().passes > 0 {
                    self.hand_over();
                } else {
                    self.go(Work::Continue);
                }
            }
            Work::Continue if self.overall(side).is_none() => self.hand_over(),
            Work::Continue => {
                self.begin_phase(phase::CONTINUITY, None);
                self.ask(DecisionKind::Continue, side, None, Order::Pass);
            }
            Work::Seize if self.overall(side.other()).is_none() => self.roll_continuity(),
            Work::Seize => self.ask(DecisionKind::Seize, side.other(), None, Order::blank(Verb::Decline)),
        }
    }

    /// Legal orders of a step of the sequence, the default among them.
    pub(crate) fn sequence_orders(&self, work: Work, piece: Option<PieceIx>, paths: Paths) -> Vec<Order> {
        let mut orders = Vec::new();
        let side = self.active();
        match work {
            Work::SetUp(who) => self.set_up_orders(who, piece, &mut orders),
            Work::Begin | Work::Continue if piece.is_none() => {
                orders.extend([Order::blank(Verb::Activate), Order::Pass]);
            }
            Work::Commands(acted) => {
                let leaders: Vec<PieceIx> =
                    self.leaders_of(side).filter(|l| piece.is_none_or(|p| p == *l)).collect();
                for leader in leaders {
                    let order = Order::of(Verb::Activate, leader);
                    if self.judge_sequence(work, &order).is_ok() {
                        orders.push(order);
                    }
                    if self.rides_between(leader, acted) {
                        self.leader_move_orders(leader, paths, &mut orders);
                    }
                }
                if piece.is_none() {
                    orders.extend(self.orders_between_commands());
                }
            }
            Work::SelfActivate(leader) if piece.is_none_or(|p| p == leader) => {
                orders.extend([Order::blank(Verb::Activate), Order::choose(1), Order::Pass]);
            }
            Work::Mode(leader) => {
                if piece.is_none_or(|p| p == leader) {
                    self.leader_move_orders(leader, paths, &mut orders);
                }
                if piece.is_none() {
                    orders.push(Order::choose(0));
                    orders.extend(self.other_modes(leader));
                }
            }
            Work::Seize if piece.is_none() => {
                orders.extend([Order::Seize, Order::blank(Verb::Decline)]);
            }
            _ => {}
        }
        orders
    }

    /// Who has an order between two commands: leaders whose command may act, and who may ride.
    pub(crate) fn commands_agenda(&self, acted: Option<PieceIx>) -> Agenda {
        let may = |leader: &PieceIx| {
            self.judge_sequence(Work::Commands(acted), &Order::of(Verb::Activate, *leader)).is_ok()
                || self.rides_between(*leader, acted) && self.may_lead_anywhere(*leader)
        };
        let pieces = self.leaders_of(self.active()).filter(may).collect();
        Agenda { pieces, general: self.orders_between_commands() }
    }

    /// Orders between two commands that are no leader's: the guns, and the end of the Activation.
    fn orders_between_commands(&self) -> Vec<Order> {
        let guns = Some(Order::choose(1)).filter(|_| self.may_serve_guns().is_ok());
        guns.into_iter().chain([Order::EndPhase]).collect()
    }

    /// What a command may do instead of a general action: change formation, or attack in Shock.
    fn other_modes(&self, leader: PieceIx) -> Vec<Order> {
        let forms = (0..3).map(|f| Order::blank(Verb::Form).with_formation(f));
        let modes = forms.chain([Order::blank(Verb::Assault)]);
        modes.filter(|o| self.judge_sequence(Work::Mode(leader), o).is_ok()).collect()
    }

    /// May the order be given at a step of the sequence?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_sequence(&self, work: Work, order: &Order) -> Result<(), Refusal> {
        if let Work::SelfActivate(leader) | Work::Mode(leader) = work
            && let Some(refusal) = self.of_another(order, leader)
        {
            return Err(refusal);
        }
        match (work, order.verb()) {
            (Work::SetUp(side), _) => self.judge_set_up(side, order),
            (Work::Begin | Work::Continue | Work::SelfActivate(_), Verb::Activate | Verb::Pass)
            | (Work::Seize, Verb::Seize | Verb::Decline)
            | (Work::Commands(_), Verb::EndPhase) => Ok(()),
            (Work::Begin, _) => refuse(rule::SEQ_LOOP, "Activate or pass first"),
            (Work::Continue, _) => refuse(rule::SEQ_CONTINUITY, "Go on, or hand over"),
            (Work::Seize, _) => refuse(rule::SEQ_SEIZE, "Seize, or let him roll"),
            (Work::Commands(_), Verb::Choose) if order.amount() == 1 => self.may_serve_guns(),
            (Work::Commands(acted), Verb::Move) if acted.is_some() && order.piece() == acted => {
                self.judge_leader_move(order, Arm::Sub)
            }
            (Work::Commands(_), Verb::Move) if order.piece().is_none_or(|p| self.may_ask_to_move(p)) => {
                self.judge_leader_move(order, Arm::Overall)
            }
            (Work::Commands(_), Verb::Activate) => match order.piece() {
                Some(other) if self.arm(other) != Arm::Sub => refuse(
                    rule::ACT_SEPARATE,
                    format!("{} leads no command: choose the leader of one", self.name(other)),
                ),
                Some(leader) if self.is(leader, mark::USED) => refuse(
                    rule::ACT_SEPARATE,
                    format!("{}'s command has acted in this Activation", self.name(leader)),
                ),
                Some(_) => Ok(()),
                None if self
                    .leaders_of(self.active())
                    .all(|l| self.arm(l) != Arm::Sub || self.is(l, mark::USED)) =>
                {
                    refuse(rule::ACT_SEPARATE, "Every command has acted in this Activation")
                }
                None => refuse(rule::ACT_SEPARATE, "Choose the leader of the command that acts"),
            },
            (Work::Commands(_), verb) => match order.piece().filter(|_| of_a_command(verb)) {
                Some(pix) => Err(self.not_acting(pix, None)),
                None => refuse(
                    rule::ACT_SEPARATE,
                    "Choose a command, the guns or the overall leader, or end the Activation",
                ),
            },
            (Work::SelfActivate(_), Verb::Choose) if order.amount() == 1 => Ok(()),
            (Work::SelfActivate(_), _) => {
                refuse(rule::CMD_SELF_ACTIVATE, "Roll, act partially, or leave the command alone")
            }
            (Work::Mode(_), Verb::Choose) if order.amount() == 0 => Ok(()),
            (Work::Mode(leader), Verb::Form) => self.may_form(leader, order),
            (Work::Mode(leader), Verb::Assault) => self.may_shock(leader),
            (Work::Mode(leader), Verb::Move) if order.piece() == Some(leader) => {
                self.judge_leader_move(order, Arm::Sub)
            }
            (Work::Mode(_), _) => {
                refuse(rule::ACT_MODES, "Choose a general action, a change of formation or shock first")
            }
            _ => refuse(rule::SEQ_LOOP, "Nothing is asked now"),
        }
    }

    /// Carries an order out at a step of the sequence.
    pub(crate) fn answer_sequence(&mut self, work: Work, order: &Order) {
        let side = self.active();
        if order.verb() == Verb::Move && matches!(work, Work::Commands(_) | Work::Mode(_)) {
            self.answered();
            self.execute_leader_move(order);
            return;
        }
        if let Work::SetUp(who) = work {
            self.answer_set_up(who, order);
            return;
        }
        self.answered();
        match (work, order.verb()) {
            (Work::Begin, Verb::Pass) => {
                self.change_memory(MemoryChange::Passes(self.memory().passes + 1));
                self.say(rule::SEQ_PASS, None, format!("Side {side} passes."));
                self.go(Work::Rejoin);
            }
            (Work::Begin, _) => {
                if self.memory().passes > 0 {
                    self.change_memory(MemoryChange::Passes(0));
                }
                self.go(Work::Status);
            }
            (Work::Commands(_), Verb::Activate) => {
                let Some(leader) = order.piece() else { return };
                if self.is(leader, mark::IN_REACH) {
                    self.set_mark(leader, mark::ACTIVATED, true);
                    self.go(Work::Mode(leader));
                } else {
                    self.go(Work::SelfActivate(leader));
                }
            }
            (Work::Commands(_), Verb::Choose) => {
                self.change_memory(MemoryChange::GunsServed(true));
                self.go(Work::Finish(None));
                self.begin_phase(phase::GUN_STEP, None);
                self.push(Frame::Command(CommandWork { leader: None, fire: FireUse::Unused }));
            }
            (Work::Commands(_), _) => self.end_commands(),
            (Work::SelfActivate(leader), Verb::Activate) => self.roll_activation(leader),
            (Work::SelfActivate(leader), Verb::Choose) => {
                self.set_mark(leader, mark::PARTIAL, true);
                self.start_general(leader);
            }
            (Work::SelfActivate(leader), _) => self.go(Work::Finish(Some(leader))),
            (Work::Mode(leader), Verb::Form) => {
                self.go(Work::Finish(Some(leader)));
                self.begin_phase(phase::FORMATION, Some(leader));
                self.start_form(leader, order);
            }
            (Work::Mode(leader), Verb::Assault) => {
                self.go(Work::Finish(Some(leader)));
                self.begin_phase(phase::SHOCK, Some(leader));
                self.start_shock(leader);
            }
            (Work::Mode(leader), _) => self.start_general(leader),
            (Work::Continue, Verb::Activate) => self.go(Work::Seize),
            (Work::Continue, _) => self.hand_over(),
            (Work::Seize, Verb::Seize) => self.roll_seizure(),
            (Work::Seize, _) => self.roll_continuity(),
            _ => {}
        }
    }

    /// Is a move between commands a question about a leader: the overall leader, or one whose command
    /// did not fail to act?
    fn may_ask_to_move(&self, pix: PieceIx) -> bool {
        self.arm(pix).leads() && !self.is(pix, mark::INACTIVE)
    }

    /// No command acts any more: guns that nobody called rally, and the Activation closes
    /// (`rally.auto`).
    fn end_commands(&mut self) {
        self.go(Work::Rejoin);
        self.rally_guns_left();
    }

    /// A command acts in general mode, or partially.
    fn start_general(&mut self, leader: PieceIx) {
        self.go(Work::Finish(Some(leader)));
        self.begin_phase(phase::GENERAL, Some(leader));
        self.push(Frame::Command(CommandWork { leader: Some(leader), fire: FireUse::Unused }));
    }

    /// May the gun step be held (`gun.activate`)?
    fn may_serve_guns(&self) -> Result<(), Refusal> {
        if self.memory().guns_served {
            return refuse(rule::GUN_ACTIVATE, "The guns have had their step in this Activation");
        }
        let mut guns = self.units_of(self.active()).filter(|u| self.arm(*u).is_gun()).peekable();
        if guns.peek().is_none() {
            return refuse(rule::GUN_ACTIVATE, "The side has no guns on the map");
        }
        if guns.any(|g| !self.is(g, mark::ACTED) && !self.is(g, mark::ABANDONED) && self.gun_serves(g, None))
        {
            Ok(())
        } else {
            refuse(rule::GUN_ACTIVATE, "No gun that has still to act is within an active leader's range")
        }
    }

    /// An SL out of the overall leader's reach rolls (`cmd.self-activate`).
    fn roll_activation(&mut self, leader: PieceIx) {
        let need = self.get(leader, track::INITIATIVE);
        let outcome = |die: i32| if die <= need { "acts in full" } else { "does nothing" }.to_owned();
        let die = self.draw(
            draws::ACTIVATE,
            rule::CMD_SELF_ACTIVATE,
            Some(leader),
            &[],
            Some(Need::AtMost(need)),
            outcome,
        );
        if die <= need {
            self.set_mark(leader, mark::ACTIVATED, true);
            self.go(Work::Mode(leader));
        } else {
            self.set_mark(leader, mark::INACTIVE, true);
            self.go(Work::Finish(Some(leader)));
        }
    }

    /// The Continuity roll (`seq.continuity`).
    fn roll_continuity(&mut self) {
        let side = self.active();
        let Some(overall) = self.overall(side) else { return self.hand_over() };
        let need = self.get(overall, track::INITIATIVE);
        let value = self.memory().run * Tables::get().sequence.continuity_step;
        let growing = Modifier { value, what: "Continuity won before", rule: rule::SEQ_CONTINUITY_DRM };
        let modifiers = if value == 0 { Vec::new() } else { vec![growing] };
        let outcome = |die: i32| if die + value <= need { "succeeds" } else { "fails" }.to_owned();
        let die = self.draw(
            draws::CONTINUITY,
            rule::SEQ_CONTINUITY,
            Some(overall),
            &modifiers,
            Some(Need::AtMost(need)),
            outcome,
        );
        if die + value <= need {
            self.change_memory(MemoryChange::Run(self.memory().run + 1));
            self.open_activation(side, false);
        } else {
            self.hand_over();
        }
    }

    /// The Seizure roll (`seq.seize`, `seq.seize-fail`).
    fn roll_seizure(&mut self) {
        let (side, seizer) = (self.active(), self.active().other());
        let Some(overall) = self.overall(seizer) else { return self.roll_continuity() };
        let need = self.get(overall, track::INITIATIVE);
        let outcome = |die: i32| if die <= need { "seizes the Activation" } else { "fails" }.to_owned();
        let die =
            self.draw(draws::SEIZE, rule::SEQ_SEIZE, Some(overall), &[], Some(Need::AtMost(need)), outcome);
        if die <= need {
            self.change_memory(MemoryChange::Run(0));
            self.open_activation(seizer, false);
        } else {
            let mut due = self.memory().penalty_due;
            due[seizer.index()] += Tables::get().sequence.seize_range_penalty.abs();
            self.change_memory(MemoryChange::Penalties(due, self.memory().penalty));
            self.open_activation(side, true);
        }
    }

    /// Play passes to the opponent, who has a Free Activation (`seq.free`).
    fn hand_over(&mut self) {
        if self.memory().run != 0 {
            self.change_memory(MemoryChange::Run(0));
        }
        let side = self.active().other();
        self.open_activation(side, true);
    }

    fn open_activation(&mut self, side: Side, free: bool) {
        if self.memory().free != free {
            self.change_memory(MemoryChange::Free(free));
        }
        self.emit(Event::Phase { phase: phase::ACTIVATION, side: Some(side), leader: None });
        self.go(Work::Begin);
    }
}
