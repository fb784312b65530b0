//! Command: sub points, initiative, deferment, activation, who takes part (`cmd.*`, `init.*`,
//! `act.*`).
//!
//! Must not know what the units of an active leader then do.

pub(crate) mod absence;
pub(crate) mod leaders;
pub(crate) mod rally;

use crate::battle::ground::Arm;
use crate::battle::memory::MemoryChange;
use crate::battle::roster::movement_halves;
use crate::battle::state::Battle;
use crate::draws;
use crate::ids::{DecisionKind, formation, mark, phase, rule, track};
use crate::sequence::memory::{Step, TurnChange};
use crate::tables::Tables;
use oblique_rules::play::{Order, PieceIx, Refusal, Standing, Verb, Why};
use oblique_scenario::Side;

impl Battle {
    /// Leaders of a side on the map.
    pub(crate) fn leaders_of(&self, side: Side) -> impl Iterator<Item = PieceIx> + '_ {
        self.field()
            .iter()
            .filter(move |(_, p)| p.on_map() && p.side() == side && !p.is_unit())
            .map(|(pix, _)| pix)
    }

    /// The overall leader of a side, if he is on the map.
    pub(crate) fn overall(&self, side: Side) -> Option<PieceIx> {
        self.leaders_of(side).find(|p| self.arm(*p) == Arm::Overall)
    }

    /// A leader's command rating with sub points (`cmd.turn`).
    pub(crate) fn rating(&self, leader: PieceIx) -> i32 {
        self.get(leader, track::CR) + self.received_points(leader)
    }

    /// Sub points a leader was given in this command turn: a corps leader's are on his track, those
    /// of one promoted since are kept beside it (`cmd.turn`, `ldr.best`).
    pub(crate) fn received_points(&self, leader: PieceIx) -> i32 {
        match self.arm(leader) {
            Arm::Corps => self.get(leader, track::SUB),
            _ => self.memory().turn.kept_points.0.get(&leader).copied().unwrap_or(0),
        }
    }

    /// Is a piece in a leader's radius (`term.in_command`)?
    pub(crate) fn in_radius(&self, leader: PieceIx, pix: PieceIx) -> bool {
        self.distance(leader, pix) <= self.get(leader, track::RADIUS)
    }

    /// Units attached to a corps leader, wherever they are.
    pub(crate) fn attached(&self, leader: PieceIx) -> impl Iterator<Item = PieceIx> + '_ {
        self.field().iter().filter(move |(_, p)| p.leader == Some(leader) && p.is_unit()).map(|(pix, _)| pix)
    }

    /// Sub units that count for contact and column: on the map, neither routed nor pursuing.
    fn counted(&self, leader: PieceIx) -> impl Iterator<Item = PieceIx> + '_ {
        self.attached(leader)
            .filter(|p| self.piece(*p).on_map() && !self.is(*p, mark::ROUTED) && !self.is(*p, mark::PURSUING))
    }

    /// Is a corps in contact (`cmd.contact75`)?
    pub(crate) fn in_contact(&self, leader: PieceIx) -> bool {
        let (mut all, mut touching) = (0_i64, 0_i64);
        for unit in self.counted(leader) {
            all += 1;
            touching += i64::from(self.touches_enemy(self.piece(unit).side(), self.piece(unit).hex));
        }
        let command = &Tables::get().command;
        all > 0 && command.contact_denominator * touching >= command.contact_numerator * all
    }

    /// Is a corps all in column (`cmd.column`)?
    pub(crate) fn all_in_column(&self, leader: PieceIx) -> bool {
        let mut any = false;
        for unit in self.counted(leader).filter(|u| self.arm(*u) != Arm::Light) {
            if !self.formed(unit, formation::COLUMN) {
                return false;
            }
            any = true;
        }
        any
    }

    /// Sub points end as a command turn opens; each overall leader not in contact gets new ones to
    /// hand out (`cmd.turn`, `cmd.oa_adjacent`).
    pub(crate) fn expire_sub_points(&mut self) {
        for pix in self.memory().turn.kept_points.0.clone().into_keys() {
            self.change_memory(MemoryChange::Turn(TurnChange::KeptPoints(pix, 0)));
        }
        for side in Side::BOTH {
            let leaders: Vec<PieceIx> =
                self.field().iter().filter(|(_, p)| p.side() == side).map(|(pix, _)| pix).collect();
            for leader in leaders.into_iter().filter(|p| self.arm(*p) == Arm::Corps).collect::<Vec<_>>() {
                self.set(leader, track::SUB, 0, Why::Sequence);
            }
            let points = self
                .overall(side)
                .filter(|oa| !self.touches_enemy(side, self.piece(*oa).hex))
                .map_or(0, |oa| self.get(oa, track::SUB));
            self.change_memory(MemoryChange::Turn(TurnChange::SubPoints(side, points)));
        }
    }

    /// Why a side may not hand so many points to a leader.
    pub(crate) fn refuse_points(&self, side: Side, leader: PieceIx, amount: i32) -> Option<Refusal> {
        let refuse = |rule, text: &str| Some(Refusal::new(rule, text));
        let left = self.memory().turn.sub_points[side.index()];
        let Some(oa) = self.overall(side) else {
            return refuse(rule::CMD_TURN, "There is no overall leader to give points");
        };
        if self.arm(leader) != Arm::Corps || !self.piece(leader).on_map() || self.piece(leader).side() != side
        {
            return refuse(rule::CMD_UNSPENT, "Only a corps leader of the side can be given points");
        }
        if self.touches_enemy(side, self.piece(oa).hex) {
            return refuse(rule::CMD_OA_ADJACENT, "The overall leader is in contact and gives no points");
        }
        if !self.in_radius(oa, leader) {
            return refuse(rule::CMD_UNSPENT, "The leader is outside the overall leader's radius");
        }
        if self.in_contact(leader) {
            return refuse(rule::CMD_CONTACT75, "Three quarters of the corps are in contact");
        }
        if left < 1 {
            return refuse(rule::CMD_TURN, "No points are left to give");
        }
        if amount < 1 {
            return refuse(rule::CMD_TURN, &format!("Choose how many points he gets, 1 to {left}"));
        }
        if amount > left {
            return refuse(rule::CMD_TURN, &format!("There are not so many points to give: {left} are left"));
        }
        None
    }

    pub(crate) fn sub_points(&mut self, side: Side) {
        self.go(if side == Side::A { Step::SubPoints(Side::B) } else { Step::CommandFirst });
        if self.leaders_of(side).any(|l| self.refuse_points(side, l, 1).is_none()) {
            let oa = self.overall(side);
            self.ask_side(DecisionKind::SubPoints, side, true, oa, Order::Done);
        }
    }

    pub(crate) fn give_points(&mut self, side: Side, leader: PieceIx, amount: i32) {
        let had = self.get(leader, track::SUB);
        self.set(leader, track::SUB, had + amount, Why::Sequence);
        let left = self.memory().turn.sub_points[side.index()] - amount;
        self.change_memory(MemoryChange::Turn(TurnChange::SubPoints(side, left)));
        if !self.leaders_of(side).any(|l| self.refuse_points(side, l, 1).is_none()) {
            self.change_memory(MemoryChange::Decide(None));
        }
    }

    /// Tells a side of the points it has not handed out, which are lost (`cmd.unspent`); the other side does not
    /// know of them (`seq.joint`).
    pub(crate) fn keep_points(&mut self, side: Side) {
        let left = self.memory().turn.sub_points[side.index()];
        let Some(oa) = self.overall(side).filter(|_| left > 0) else { return };
        let name = self.piece(oa).info.name.clone();
        let text = match left {
            1 => format!("{name} gives a point to nobody: it is lost"),
            n => format!("{name} gives {n} points to nobody: they are lost"),
        };
        self.say_to(side, rule::CMD_UNSPENT, oa, text);
    }

    /// A command phase opens: fallen leaders are replaced, deferred leaders asked for.
    pub(crate) fn open_command(&mut self) {
        self.replace_fallen_leaders();
        self.change_memory(MemoryChange::Turn(TurnChange::ForgetRecalled));
        self.go(Step::Deferred(Side::A));
    }

    /// A side's deferred leaders.
    pub(crate) fn deferred_of(&self, side: Side) -> impl Iterator<Item = PieceIx> + '_ {
        self.leaders_of(side).filter(|p| self.is(*p, mark::DEFERRED))
    }

    pub(crate) fn ask_deferred(&mut self, side: Side) {
        self.go(if side == Side::A { Step::Deferred(Side::B) } else { Step::DeferredWeigh });
        if self.deferred_of(side).next().is_some() {
            self.ask_side(DecisionKind::Deferred, side, true, None, Order::blank(Verb::Recall));
        }
    }

    /// Leaders who have neither checked nor been deferred (`init.pool`).
    fn pool(&self) -> impl Iterator<Item = PieceIx> + '_ {
        Side::BOTH
            .into_iter()
            .flat_map(|s| self.leaders_of(s))
            .filter(|p| !self.is(*p, mark::CHECKED) && !self.is(*p, mark::DEFERRED))
    }

    /// Order of initiative: the smaller goes first (`init.pool`, `init.tie`).
    fn precedence(&self, leader: PieceIx) -> (i32, bool, i32, PieceIx) {
        let side = self.piece(leader).side();
        let to_oa = self.overall(side).map_or(0, |oa| self.distance(oa, leader));
        (-self.rating(leader), side != self.ground().tie_side, to_oa, leader)
    }

    pub(crate) fn weigh_deferred(&mut self) {
        let named = self.memory().turn.recalled;
        let first = named.into_iter().flatten().min_by_key(|l| self.precedence(*l));
        if let Some(leader) = first {
            // Dice and marks follow in the step of the check; the loser stays deferred.
            self.change_memory(MemoryChange::Turn(TurnChange::FromDeferral(true)));
            self.go(Step::Check(leader));
        } else if self.pool().next().is_some() {
            self.go(Step::Initiative);
        } else {
            let rest: Vec<PieceIx> = Side::BOTH.into_iter().flat_map(|s| self.deferred_of(s)).collect();
            for leader in rest {
                self.set_mark(leader, mark::DEFERRED, false);
                self.set_mark(leader, mark::CHECKED, true);
            }
            self.go(Step::PursuitRout);
        }
    }

    /// Asks the next of the pool; whoever lost the comparison stays deferred (`init.deferred_rest`).
    pub(crate) fn initiative(&mut self) {
        let Some(leader) = self.pool().min_by_key(|l| self.precedence(*l)) else {
            // The last undeferred leader was deferred after the question was put: it is put again.
            self.change_memory(MemoryChange::Turn(TurnChange::ForgetRecalled));
            self.go(Step::Deferred(Side::A));
            return;
        };
        let side = self.piece(leader).side();
        self.begin_phase(phase::COMMAND, Some(side), Some(leader));
        self.ask_side(DecisionKind::Initiative, side, false, Some(leader), Order::blank(Verb::Activate));
    }

    pub(crate) fn check_activation(&mut self, leader: PieceIx) {
        self.change_memory(MemoryChange::Turn(TurnChange::FromDeferral(false)));
        self.set_mark(leader, mark::DEFERRED, false);
        self.set_mark(leader, mark::CHECKED, true);
        let side = self.piece(leader).side();
        self.begin_phase(phase::COMMAND, Some(side), Some(leader));
        let corps = self.arm(leader) == Arm::Corps;
        let active = if corps && self.in_contact(leader) {
            self.say(rule::CMD_CONTACT75, Some(leader), "In contact: active without a check");
            true
        } else if corps && self.all_in_column(leader) {
            self.say(rule::CMD_COLUMN, Some(leader), "All in column: active without a check");
            true
        } else {
            let need = Tables::get().command.chance_per_point * self.rating(leader);
            let die = Tables::get().checks.percentile;
            let word = |v: i32| if v <= need { "active" } else { "fails" }.to_owned();
            self.draw(draws::ACTIVATION, rule::ACT_CHECK, Some(leader), die, &[], Some(need), word) <= need
        };
        self.go(if active { Step::ActionStart } else { Step::CommandOpen });
    }

    /// May a unit take part in a leader's action phase (`act.result`, `act.guns`, `act.oa`)?
    pub(crate) fn would_take_part(&self, leader: PieceIx, unit: PieceIx) -> bool {
        let piece = self.piece(unit);
        piece.on_map()
            && piece.side() == self.piece(leader).side()
            && !self.is(unit, mark::FINISHED)
            && !self.is(unit, mark::ROUTED)
            && !self.is(unit, mark::PURSUING)
            && (self.arm(leader) == Arm::Overall || self.arm(unit).is_guns() || piece.leader == Some(leader))
            && self.in_radius(leader, unit)
    }

    pub(crate) fn start_action(&mut self) {
        let (Some(leader), Some(side)) = (self.field().active_leader, self.field().active_side) else {
            self.go(Step::CommandOpen);
            return;
        };
        self.clear_action_marks();
        let units: Vec<PieceIx> = self.units_of(side).filter(|u| self.would_take_part(leader, *u)).collect();
        let mut leaders = vec![leader];
        if self.arm(leader) == Arm::Overall {
            leaders.extend(
                self.leaders_of(side)
                    .filter(|l| *l != leader && !self.is(*l, mark::CHECKED) && self.in_radius(leader, *l)),
            );
        }
        for pix in units.into_iter().chain(leaders) {
            self.set_mark(pix, mark::TAKING_PART, true);
            self.set(pix, track::MP, movement_halves(self.arm(pix)), Why::Sequence);
        }
        self.change_memory(MemoryChange::RallyPoints(self.rally_points_of(leader)));
        self.go(Step::FirstFire);
    }

    /// Rally points a leader gets at activation (`rally.points`, `rally.count`).
    pub(crate) fn rally_points_of(&self, leader: PieceIx) -> i32 {
        let side = self.piece(leader).side();
        let overall = self.arm(leader) == Arm::Overall;
        let (mut now, mut start) = (0_i64, 0_i64);
        for (pix, piece) in self.field().iter() {
            let counts = piece.is_unit() && piece.side() == side && (overall || piece.leader == Some(leader));
            if counts {
                start += i64::from(self.facts(pix).men_at_start);
                if matches!(piece.standing, Standing::OnMap | Standing::Due(_)) {
                    now += i64::from(self.men(pix));
                }
            }
        }
        if start == 0 {
            return 0;
        }
        let points = i64::from(self.rating(leader)) * Tables::get().rally.points_factor * now / start;
        i32::try_from(points).unwrap_or(0)
    }
}
