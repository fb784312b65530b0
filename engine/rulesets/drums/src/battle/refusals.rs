//! Why an order of a unit is not offered: the rule of its own chapter, asked again for its reason.
//!
//! Must not let through what is not offered.

use crate::approach::course::NOBODY_BEFORE;
use crate::artillery::target::{may_fire, may_reload, target_at};
use crate::battle::memory::{Activation, Cause, Frame, Right};
use crate::battle::state::Battle;
use crate::built_up::entering::next_garrison;
use crate::command::group::{Group, Step};
use crate::command::rally::may_rally;
use crate::ids::{formation, mark, rule};
use crate::refuse;
use crate::units::division::Division as _;
use crate::units::nature::Special;
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx, Refusal, Standing, Verb};

impl Battle {
    /// May a unit go another way than the one offered, in its activation or as a member of a group?
    ///
    /// # Errors
    /// Why not; for any other order why that is not offered.
    pub(crate) fn judged_way(&self, activation: &Activation, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::Move { path, facing, to, turn_only: false, .. }
                if !path.is_empty() && self.piece(activation.piece).formation != formation::GARRISON =>
            {
                if *to != path.last().copied() {
                    return refuse(rule::MOVE_ACTION, "The way does not end there");
                }
                self.may_go(activation, path, *facing).map(drop).or_else(|why| {
                    self.enters_beside(activation, path)?;
                    Err(why)
                })
            }
            _ => self.refused(activation, order),
        }
    }

    /// Why a unit in its activation does not do something that is not offered.
    ///
    /// # Errors
    /// Always: the reason.
    pub(crate) fn refused(&self, activation: &Activation, order: &Order) -> Result<(), Refusal> {
        let unit = activation.piece;
        match *order {
            Order::Place { piece: Some(other), beside: Some(leader), .. } if other != unit => {
                self.may_assign(unit, other, leader)?;
            }
            Order::Activate { leader: Some(member) } => {
                self.may_order(activation)?;
                self.may_obey(unit, member)?;
            }
            Order::Recall { .. } => {
                return refuse(rule::GEN_LEADERLESS, "That brigade has its Leader, or no unit left");
            }
            _ => {}
        }
        if activation.cause == Cause::Further
            && matches!(order.verb(), Verb::Fire | Verb::Recover | Verb::Rally | Verb::Assault | Verb::Charge)
        {
            return refuse(rule::RES_FURTHER, "It is hurried on to move and form only");
        }
        if order.piece().is_some_and(|pix| pix != unit) {
            return refuse(rule::ACT_SPEND, "Another piece spends its actions first");
        }
        match *order {
            Order::Place { beside: Some(_), .. } if self.nature(unit).has(Special::SecondLine) => {
                refuse(rule::LEAD_SECOND_LINE, "He stays in the second line and is attached to nobody")
            }
            Order::Place { beside: Some(other), .. } if self.nature(unit).arm.is_guns() => {
                self.may_merge(activation, other)?;
                refuse(rule::OPT_GRAND, "It does not join so")
            }
            Order::Place { beside: Some(_), .. } => refuse(
                rule::GEN_ATTACH,
                "He may be attached to a unit of his brigade within his ride, and to one only",
            ),
            Order::Place { .. } => refuse(
                rule::GEN_MOVE,
                "He does not come there with one action, or an enemy would be nearer to him than any friend",
            ),
            Order::Move { to, .. } => {
                self.may_move(activation)?;
                if to.is_some_and(|to| self.only_crowded(activation, to)) {
                    return refuse(rule::PROX_RULE, "It would end beside a friend");
                }
                if self.piece(unit).formation == formation::GARRISON {
                    return refuse(rule::BUA_MOVE, "A garrison goes to a sector beside it or out of its own");
                }
                self.refused_way(unit, to)
            }
            Order::Fire { at, .. } => {
                may_fire(&self.0, unit)?;
                let Some(at) = at else { return refuse(rule::GUN_NEED, "At what is it to fire?") };
                if !matches!(activation.cause, Cause::Group(_)) {
                    target_at(&self.0, &self.ground().chart, unit, at)?;
                }
                refuse(rule::GROUP_LIMITS, "It may not fire now")
            }
            Order::Recover { .. } => {
                may_reload(&self.0, unit)?;
                refuse(rule::GUN_RELOAD, "It may not reload now")
            }
            Order::Rally { .. } => {
                may_rally(&self.0, &self.ground().chart, unit)?;
                if self.is(unit, mark::RALLIED) {
                    return refuse(rule::RALLY_COST, "It rallies once in an activation");
                }
                self.may_stay(activation, (1, false))?;
                refuse(rule::RALLY_COST, "It may not rally now")
            }
            Order::Form { .. } if !self.nature(unit).forms() => {
                refuse(rule::ARMY_RULES, "Infantry and cavalry of an army have no formations")
            }
            Order::Form { .. } if activation.kept() < self.forming_costs(unit) => {
                refuse(rule::FORM_CHANGE, "That costs more actions than it has kept")
            }
            Order::Form { .. } => {
                self.may_stay(activation, (self.forming_costs(unit), true))?;
                refuse(rule::FORM_CHANGE, "It cannot form so")
            }
            Order::Turn { .. } => {
                self.may_stay(activation, (1, false))?;
                refuse(rule::MOVE_ROTATE, "It cannot face that way in this formation")
            }
            Order::Assault { .. } => {
                self.may_approach_here(activation)?;
                refuse(rule::APP_TRIGGER, NOBODY_BEFORE)
            }
            Order::Done => refuse(rule::PROX_RULE, "It stands beside a friend and can still go on"),
            Order::Choose { .. } => refuse(
                rule::UNIT_BUY,
                "Actions become dice when it fires or fights: it is asked for them then",
            ),
            Order::Charge { at: Some(hex), .. } if self.piece(unit).formation == formation::GARRISON => {
                next_garrison(&self.0, &self.ground().chart, unit, hex)?;
                refuse(rule::BUA_NEXT, "It may not attack the next sector now")
            }
            _ => refuse(rule::ACT_SPEND, "No action buys that"),
        }
    }

    /// Ways of a unit that go on along some hexes.
    ///
    /// # Errors
    /// Why there are none.
    pub(crate) fn ways_on(&self, activation: &Activation, along: &[Hex]) -> Result<Vec<Order>, Refusal> {
        let (unit, ways) = (activation.piece, self.ways_after(activation, along));
        let Some(last) = along.last().copied().filter(|_| ways.is_empty()) else { return Ok(ways) };
        if self.offered().iter().any(|order| order.piece() == Some(unit) && order.hex() == Some(last)) {
            return Ok(ways);
        }
        if self.piece(unit).formation == formation::GARRISON {
            return refuse(rule::BUA_MOVE, "A garrison goes to a sector beside it or out of its own");
        }
        // How far it is matters before how it would have to go there.
        if last.unsigned_distance_to(self.piece(unit).hex) <= self.goes_at_most(unit) {
            self.enters_beside(activation, along)?;
            self.may_go(activation, along, None)?;
        }
        self.refused_way(unit, Some(last))
    }

    /// Hexes a unit goes with one action at most.
    fn goes_at_most(&self, unit: PieceIx) -> u32 {
        u32::try_from(self.nature(unit).allowance(self.piece(unit).formation)).unwrap_or(0)
    }

    /// Why no way of a unit leads to a hex with its next action, where nothing keeps it from moving.
    ///
    /// # Errors
    /// Always: the reason.
    pub(crate) fn refused_way<T>(&self, unit: PieceIx, to: Option<Hex>) -> Result<T, Refusal> {
        let (from, most) = (self.piece(unit).hex, self.goes_at_most(unit));
        let off = |to: Hex| Some((to, to.unsigned_distance_to(from))).filter(|(_, far)| *far > most);
        match to.and_then(off) {
            Some((to, far)) => {
                let there = self.board().layout().name(to);
                let text =
                    format!("It goes no farther than {most} with one action, and {there} is {far} off");
                refuse(rule::MOVE_ACTION, text)
            }
            None => refuse(rule::MOVE_ACTION, "It does not come there with one action"),
        }
    }

    /// Why an order of a group is not offered.
    ///
    /// # Errors
    /// Always: the reason.
    pub(crate) fn refused_in_group(&self, group: &Group, order: &Order) -> Result<(), Refusal> {
        match (&group.step, order) {
            (Step::Members, Order::Activate { leader: Some(unit) }) => {
                self.may_join(group, *unit)?;
                refuse(rule::GROUP_ORDER, "It is of the group already")
            }
            (Step::Acting, Order::Done) => {
                refuse(rule::PROX_RULE, "A member stands beside a friend and can still go on")
            }
            (Step::Acting, _) => {
                let member = order.piece().filter(|unit| group.members.contains_key(unit));
                let Some(member) = member else {
                    return refuse(rule::GROUP_LIMITS, "It is not of the group");
                };
                let own = self.membership(group, member);
                if own.kept() == 0 {
                    return refuse(rule::ACT_SPEND, "It has no action left");
                }
                if matches!(order.verb(), Verb::Fire | Verb::Assault | Verb::Charge) {
                    return refuse(rule::GROUP_LIMITS, "Nobody of a group fires or Approaches");
                }
                self.judged_way(&own, order)
            }
            _ => refuse(rule::GROUP_ORDER, "The group order is under way"),
        }
    }

    /// Why a piece that is not offered is not activated.
    ///
    /// # Errors
    /// Always: the reason.
    pub(crate) fn refused_activation(&self, pix: PieceIx) -> Result<(), Refusal> {
        if self.is(pix, mark::ACTIVATED) {
            return refuse(rule::ACT_ONCE, "It has rolled in this phase");
        }
        if self.is(pix, mark::RESERVE) {
            return refuse(rule::RES_FROZEN, "The Reserve waits until it is assigned");
        }
        if self.is_idle(pix) {
            return refuse(rule::SEQ_BRIGADES, "The scenario bars it from acting in this phase");
        }
        if self.is(pix, mark::SPENT) {
            return refuse(rule::GEN_DICE, "He has fought and may not act before his own next phase");
        }
        if let Standing::Due(phase) = self.piece(pix).standing {
            return if phase > self.field().turn {
                refuse(rule::SEQ_ARRIVE, format!("It arrives in phase {phase}"))
            } else {
                refuse(rule::SEQ_ARRIVE, "No hex by which it might arrive is free and away from every enemy")
            };
        }
        let general = if self.nature(pix).arm.leads() { Some(pix) } else { self.leader_of(pix) };
        if general.is_some_and(|general| self.is(general, mark::CLOSED)) {
            return refuse(rule::ACT_DOUBLE, "A double failure has closed its brigade in this phase");
        }
        let used = self
            .memory()
            .frames
            .iter()
            .any(|frame| matches!(frame, Frame::Phase(phase) if phase.used.contains(&pix)));
        if self.nature(pix).arm.leads() && used {
            return refuse(rule::SEQ_BRIGADES, "Its brigade has been open in this phase");
        }
        refuse(rule::SEQ_BRIGADES, "Its brigade is not open")
    }

    /// Why a right to react is not used so.
    ///
    /// # Errors
    /// Always: the reason.
    pub(crate) fn refused_reaction(&self, right: Right, order: &Order) -> Result<(), Refusal> {
        if self.right_orders(right).iter().any(|cure| cure.verb() == Verb::Place) {
            match *order {
                Order::Place { piece: Some(unit), .. } if self.paired_with(unit).is_empty() => {
                    return refuse(rule::PROX_FIX, "It is none of those left beside a friend");
                }
                Order::Place { .. } => {
                    return refuse(
                        rule::PROX_FIX,
                        "It steps 1 or 2 hexes sideways or back, away from the friend, beside no other and no \
                         nearer to an enemy",
                    );
                }
                _ => {}
            }
            return refuse(rule::PROX_FIX, "First one of two units left side by side steps aside");
        }
        match *order {
            Order::Defer if right.now => {
                refuse(rule::REACT_GENERAL_NOW, "What a general's roll gives is used now or waived")
            }
            Order::Defer => refuse(rule::REACT_WHEN, "No action is left to wait for"),
            Order::React { piece: Some(pix), .. } if self.is(pix, mark::SPENT) => {
                refuse(rule::GEN_DICE, "He has fought and may not react before his own next phase")
            }
            Order::React { piece: Some(pix), .. } if self.is(pix, mark::REACTED) => {
                refuse(rule::REACT_WHO, "It has reacted in this phase")
            }
            _ => refuse(rule::REACT_WHO, "It may not react so now"),
        }
    }
}
