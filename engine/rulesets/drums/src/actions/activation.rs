//! An activation: dice chosen, rolled, actions spent one by one (`act.roll`, `act.spend`, `act.double`).
//!
//! Must not know which piece may be activated: that is the sequence's.

use crate::actions::roll::{Rolled, bonus, need, read};
use crate::actions::shown::Roll;
use crate::battle::memory::{Activation, Cause, Frame, MemoryChange, Phase, Right, Stance};
use crate::battle::state::Battle;
use crate::command::rally::may_rally;
use crate::command::reroll::HelpedRoll;
use crate::command::span::in_command;
use crate::ids::{DecisionKind, mark, phase, rule, track};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::{Arm, Special};
use oblique_rules::play::{DrawName, Event, Modifier, Need, Order, PieceIx, Why};

/// A die of a roll for actions.
pub(crate) const ACTIVATION: DrawName = DrawName::new("activation");
/// The die that makes the quality of the Unpredictable.
const AVERAGE: DrawName = DrawName::new("average");

/// The phase of the activation under way, told again once what it led to is over.
pub(crate) fn resumed(battle: &Battle) -> Event {
    let activation = battle.memory().frames.iter().rev().find_map(|frame| match frame {
        Frame::Activation(activation) => Some(&**activation),
        _ => None,
    });
    let reacts = activation.is_some_and(|activation| activation.cause == Cause::Reaction);
    let phase = if reacts { phase::REACTION } else { phase::ACTIVATION };
    let piece = activation.map(|activation| activation.piece);
    let side = piece.map(|piece| battle.piece(piece).side());
    Event::Phase { phase, side, leader: piece.and_then(|piece| battle.leader_of(piece)) }
}

impl Battle {
    pub(crate) fn ask_dice(&mut self, piece: PieceIx, cause: Cause) {
        let side = self.piece(piece).side();
        let kind = if cause == Cause::Further { DecisionKind::Further } else { DecisionKind::Dice };
        self.ask(kind, side, Some(piece), Order::Choose { alternative: 1 });
    }

    pub(crate) fn dice_orders(piece: PieceIx, most: u8) -> Vec<Order> {
        let dice = (1..=i32::from(most)).map(|alternative| Order::Choose { alternative });
        dice.chain([Order::Decline { piece: Some(piece) }]).collect()
    }

    /// Rolls so many dice, or takes another piece.
    pub(crate) fn obey_dice(&mut self, piece: PieceIx, cause: Cause, order: &Order) {
        self.change_memory(MemoryChange::Pop);
        let Order::Choose { alternative } = *order else { return };
        let side = self.piece(piece).side();
        self.emit(Event::Phase { phase: phase::ACTIVATION, side: Some(side), leader: self.leader_of(piece) });
        self.set_mark(piece, mark::ACTIVATED, true);
        if self.is_helped(piece) {
            let (dice, need) = self.throw_for_actions(piece, alternative, ACTIVATION);
            let roll = HelpedRoll { leader: piece, dice, need };
            self.change_memory(MemoryChange::Push(Frame::HelpedRoll(Box::new(roll))));
            return;
        }
        let activation = self.rolled_activation(piece, (alternative, cause), ACTIVATION);
        self.change_memory(MemoryChange::Push(Frame::Activation(Box::new(activation))));
    }

    /// Dice of a piece's own roll that succeed without being rolled (`spec.elan`, `spec.opportunistic`).
    pub(crate) fn sure_dice(&self, piece: PieceIx, cause: Cause) -> i32 {
        let nature = self.nature(piece);
        i32::from(if cause == Cause::Reaction {
            matches!(nature.arm, Arm::Cavalry(_)) && nature.has(Special::Opportunistic)
        } else {
            nature.has(Special::Elan) && self.disorder(piece) == 0
        })
    }

    /// What a piece that has rolled begins.
    pub(crate) fn activation(&self, piece: PieceIx, cause: Cause, rolled: Rolled) -> Activation {
        let other = self.piece(piece).side().other();
        let count = |n: i32| u8::try_from(n).unwrap_or(0);
        let enemies = self.units_of(other).into_iter().map(|p| (p, self.stance(p))).collect();
        let dice = count(rolled.failures);
        let reacts = cause == Cause::Reaction;
        let closes = !reacts && cause != Cause::Further;
        // A general's failures are answered at once and close nothing (`react.general_now`, `gen.nofail`).
        let general = self.nature(piece).arm.leads();
        Activation {
            piece,
            cause,
            began: self.stance(piece),
            enemies,
            won: count(rolled.actions),
            extra: rolled.extra,
            spent: 0,
            moves: 0,
            fought: false,
            // A reaction's own failures have no effect.
            right: (dice > 0 && !reacts).then_some(Right { side: other, dice, now: general }),
            waited: false,
            closes: closes && !general && rolled.failures >= Tables::get().actions.failures_close,
        }
    }

    /// Where a piece stands now, and how.
    pub(crate) fn stance(&self, piece: PieceIx) -> Stance {
        let state = self.piece(piece);
        Stance { hex: state.hex, formation: state.formation, facing: state.facing }
    }

    /// Rolls so many dice for a piece by itself, shows them, and gives what it begins.
    pub(crate) fn rolled_activation(
        &mut self,
        piece: PieceIx,
        (dice, cause): (i32, Cause),
        name: DrawName,
    ) -> Activation {
        let sure = self.sure_dice(piece, cause);
        let (naturals, need) = self.throw_for_actions(piece, dice - sure, name);
        let rolled = read(&naturals, sure, need, Some(self.nature(piece)));
        let activation = self.activation(piece, cause, rolled);
        let roll = Roll { piece, rule: rule::ACT_ROLL, naturals: &naturals, sure, need, rolled, open: false };
        self.show_roll(roll, activation.right, activation.closes);
        activation
    }

    /// So many dice of a piece's own roll, and what each had to reach.
    fn throw_for_actions(&mut self, piece: PieceIx, dice: i32, name: DrawName) -> (Vec<i32>, i32) {
        let (nature, commanded) = (self.nature(piece), in_command(&self.0, piece));
        let average = nature.has(Special::Unpredictable).then(|| {
            let name = (AVERAGE, rule::SPEC_UNPREDICTABLE);
            self.0.draw_from((1, 6), name, Some(piece), &[], None, |natural| format!("average die {natural}"))
        });
        let least = need(nature, commanded, average);
        let bonus: Vec<Modifier> = bonus(nature, commanded).into_iter().collect();
        let needed = Some(Need::AtLeast(least + bonus.iter().map(|modifier| modifier.value).sum::<i32>()));
        let draw = |battle: &mut Self| {
            let outcome =
                |die| if crate::actions::roll::succeeds(die, least) { "an action" } else { "a failure" };
            let name = (name, rule::ACT_ROLL);
            battle.0.draw_from((1, 6), name, Some(piece), &bonus, needed, |die| outcome(die).to_owned())
        };
        ((0..dice).map(|_| draw(self)).collect(), least)
    }

    /// Asks for the next action, or ends when none is kept (`act.spend`).
    pub(crate) fn run_activation(&mut self, activation: &Activation) {
        if matches!(activation.cause, Cause::Group(_)) {
            self.return_to_group(activation);
        } else if let Some(right) = self.offers_right(activation) {
            // Also after a last action that was its end.
            self.change_memory(MemoryChange::Push(Frame::Right(right)));
        } else if !self.piece(activation.piece).on_map()
            || (activation.kept() == 0 && self.joining_orders(activation).is_empty())
        {
            self.end_activation(activation);
        } else {
            let side = self.piece(activation.piece).side();
            // Who stands beside a friend goes on while it can (`prox.rule`).
            let stays = self.must_clear(activation);
            let first = stays.then(|| self.action_orders(activation).into_iter().next()).flatten();
            self.ask(DecisionKind::Act, side, Some(activation.piece), first.unwrap_or(Order::Done));
        }
    }

    pub(crate) fn action_orders(&self, activation: &Activation) -> Vec<Order> {
        let piece = activation.piece;
        if self.nature(piece).arm.leads() {
            let rides = self.riding_orders(activation).into_iter();
            let orders = self.chief_orders(activation).into_iter().chain(self.first_members(activation));
            return rides.chain(orders).chain([Order::Done]).collect();
        }
        if activation.kept() == 0 {
            return self.joining_orders(activation).into_iter().chain([Order::Done]).collect();
        }
        if activation.cause == Cause::Further {
            let end = (!self.must_clear(activation)).then_some(Order::Done);
            return self.march_orders(activation).into_iter().chain(end).collect();
        }
        let rallies = !self.is(piece, mark::RALLIED)
            && may_rally(&self.0, &self.ground().chart, piece).is_ok()
            && self.may_stay(activation, (1, false)).is_ok();
        let rally = rallies.then_some(Order::Rally { piece: Some(piece) });
        let fights = self.approach_orders(activation).into_iter().chain(self.next_sector_orders(activation));
        let guns = self.joining_orders(activation).into_iter().chain(self.gun_orders(activation));
        let others = guns.chain(fights);
        let end = (!self.must_clear(activation)).then_some(Order::Done);
        let marches = self.march_orders(activation);
        rally.into_iter().chain(others).chain(marches).chain(end).collect()
    }

    pub(crate) fn obey_in_activation(&mut self, mut activation: Activation, order: &Order) {
        let piece = activation.piece;
        if activation.waited {
            // The next gap is another.
            activation.waited = false;
            self.change_memory(MemoryChange::Replace(Frame::Activation(Box::new(activation.clone()))));
        }
        if self.obey_chief(&activation, order) || self.obey_joining(&activation, order) {
            return;
        }
        match *order {
            Order::Activate { leader: Some(first) } => return self.begin_group(piece, first),
            Order::Recover { .. } => return self.reload(piece),
            Order::Rally { .. } => {}
            Order::Assault { .. } | Order::Charge { .. } => {
                self.change_memory(MemoryChange::Spend(1));
                activation.spent += 1;
                if let Order::Charge { target: Some(target), .. } = *order {
                    self.fall_on_next_sector(&activation, target);
                } else {
                    self.begin_approach(&activation);
                }
                return;
            }
            Order::Fire { at: Some(at), .. } => return self.open_fire(piece, at, activation.kept()),
            Order::Move { ref path, facing, .. } => {
                let approaches = self.march(&mut activation, path, facing);
                let acted = activation.clone();
                self.change_memory(MemoryChange::Replace(Frame::Activation(Box::new(activation))));
                if approaches {
                    self.begin_approach(&acted);
                }
                return;
            }
            Order::Place { to: Some(to), beside, .. } => {
                self.ride(&mut activation, to, beside);
                self.change_memory(MemoryChange::Replace(Frame::Activation(Box::new(activation))));
                return;
            }
            Order::Turn { facing, .. } => {
                let shape = self.piece(piece).formation;
                self.stand(piece, shape, facing);
                self.change_memory(MemoryChange::Spend(1));
                return;
            }
            Order::Form { formation: Some(shape), facing, .. } => {
                let cost = self.forming_costs(piece);
                self.stand(piece, shape, facing);
                // To keep off friends a unit has moved that has formed; guns need not, and may still fire.
                if !self.nature(piece).arm.is_guns() {
                    self.set_mark(piece, mark::MOVED, true);
                }
                self.change_memory(MemoryChange::Spend(cost));
                return;
            }
            // What the player leaves is lost; a right kept so far is offered once more.
            _ => {
                activation.spent = activation.won;
                self.change_memory(MemoryChange::Replace(Frame::Activation(Box::new(activation))));
                return;
            }
        }
        let disorder = self.disorder(piece);
        self.set_track(piece, track::DIS, disorder - 1, Why::Recovery);
        self.shake(self.leader_of(piece));
        self.set_mark(piece, mark::RALLIED, true);
        activation.spent += 1;
        self.change_memory(MemoryChange::Replace(Frame::Activation(Box::new(activation))));
    }

    /// Its brigade closes on a double failure once the actions won are spent (`act.double`).
    fn end_activation(&mut self, activation: &Activation) {
        let moved = self.is(activation.piece, mark::MOVED) && !activation.fought;
        self.mark_crowds(activation.piece, moved);
        for gone in [mark::RALLIED, mark::FIRED, mark::MOVED] {
            self.set_mark(activation.piece, gone, false);
        }
        self.change_memory(MemoryChange::Pop);
        if matches!(activation.cause, Cause::Reaction | Cause::Further) {
            let resumed = resumed(self);
            self.emit(resumed);
        }
        if activation.closes
            && let Some(Frame::Phase(phase)) = self.memory().frames.last().cloned()
        {
            let closed: Phase = self.closed(phase, true);
            self.change_memory(MemoryChange::Replace(Frame::Phase(closed)));
        }
    }
}
