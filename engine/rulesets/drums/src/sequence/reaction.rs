//! Reactions: rights offered at the gaps of an activation, used, kept or waived (`react.right`, `react.who`,
//! `react.when`, `prox.fix`).

use crate::actions::activation::resumed;
use crate::battle::memory::{Activation, Cause, Frame, MemoryChange, Right};
use crate::battle::state::Battle;
use crate::command::group::Group;
use crate::ids::{DecisionKind, mark, phase, rule};
use crate::proximity::cure::steps_aside;
use crate::units::division::Division as _;
use oblique_rules::play::{DrawName, Event, Order, PieceIx, Why};

/// A die of a reaction.
pub(crate) const REACTION: DrawName = DrawName::new("reaction");

impl Battle {
    /// Is an action left in the activation or group below the right on top?
    fn waits_for_more(&self) -> bool {
        let below = self.memory().frames.iter().rev().find_map(|frame| match frame {
            Frame::Activation(own) => Some(own.kept() > 0 && self.piece(own.piece).on_map()),
            Frame::Group(group) => Some(group.goes_on()),
            _ => None,
        });
        below.unwrap_or(false)
    }

    /// Pieces of a side that may try: none that has reacted with success in this phase, nor a Leader who gave dice.
    fn may_react(&self, side: oblique_scenario::Side) -> Vec<PieceIx> {
        let waits = |p: &PieceIx| self.is(*p, mark::REACTED) || self.is(*p, mark::SPENT);
        let own = |p: &PieceIx| self.piece(*p).side() == side;
        self.everybody().into_iter().filter(|p| own(p) && !waits(p)).collect()
    }

    /// The friends a unit forms a crowded pair with.
    pub(crate) fn paired_with(&self, unit: PieceIx) -> Vec<PieceIx> {
        let pairs = self.memory().crowded.iter();
        pairs.filter_map(|(a, b)| if *a == unit { Some(*b) } else { (*b == unit).then_some(*a) }).collect()
    }

    /// Orders that cure a crowded pair of a side; where there are any the right is spent on one.
    fn cures(&self, side: oblique_scenario::Side) -> Vec<Order> {
        let own = |pair: &&(PieceIx, PieceIx)| self.piece(pair.0).side() == side;
        let units = self.memory().crowded.iter().filter(own).flat_map(|(a, b)| [*a, *b]);
        let mut orders: Vec<Order> = Vec::new();
        // The Reserve does not move before it is assigned (`res.frozen`).
        for unit in units.filter(|unit| !self.is(*unit, mark::RESERVE)) {
            let paired = self.paired_with(unit);
            for hex in steps_aside(&self.0, &self.ground().chart, unit, &paired) {
                let order = Order::Place { piece: Some(unit), to: Some(hex), beside: None, facing: None };
                if !orders.contains(&order) {
                    orders.push(order);
                }
            }
        }
        orders
    }

    /// Is the right of an activation offered now: at a gap at which it has not been put off?
    pub(crate) fn offers_right(&self, activation: &Activation) -> Option<Right> {
        activation.right.filter(|right| !activation.waited && self.can_answer(*right))
    }

    /// The same of a group: at the gaps of all its members' actions.
    pub(crate) fn offers_group_right(&self, group: &Group) -> Option<Right> {
        group.right.filter(|right| !group.waited && self.can_answer(*right))
    }

    fn can_answer(&self, right: Right) -> bool {
        !self.may_react(right.side).is_empty()
            || !self.cures(right.side).is_empty()
            || !self.replaced_by_right(right).is_empty()
    }

    pub(crate) fn run_right(&mut self, right: Right) {
        let orders = self.right_orders(right);
        let kind = match self.replaced_by_right(right).as_slice() {
            [] if self.cures(right.side).is_empty() => DecisionKind::React,
            [] => DecisionKind::FixProximity,
            // Which brigade it is may not be asked of one; nobody may decline.
            [only] => return self.obey_right(right, &Order::Recall { leader: Some(*only) }),
            _ => DecisionKind::Replacement,
        };
        match orders.last() {
            Some(last) => self.ask(kind, right.side, None, last.clone()),
            None => self.change_memory(MemoryChange::Pop),
        }
    }

    pub(crate) fn right_orders(&self, right: Right) -> Vec<Order> {
        let vacant = self.replaced_by_right(right);
        if !vacant.is_empty() {
            return vacant.into_iter().map(|leader| Order::Recall { leader: Some(leader) }).collect();
        }
        let cures = self.cures(right.side);
        if !cures.is_empty() {
            return cures;
        }
        // After the last action there is nothing left to wait for.
        let goes_on = self.waits_for_more();
        let react = self.may_react(right.side).into_iter();
        let react = react.map(|unit| Order::React { piece: Some(unit), target: None });
        let wait = (goes_on && !right.now).then_some(Order::Defer);
        react.chain(wait).chain([Order::Decline { piece: None }]).collect()
    }

    pub(crate) fn obey_right(&mut self, right: Right, order: &Order) {
        self.change_memory(MemoryChange::Pop);
        let waits = *order == Order::Defer;
        match self.memory().frames.last().cloned() {
            Some(Frame::Activation(activation)) => {
                let right = activation.right.filter(|_| waits);
                let kept = Activation { right, waited: waits, ..*activation };
                self.change_memory(MemoryChange::Replace(Frame::Activation(Box::new(kept))));
            }
            Some(Frame::Group(group)) => {
                let right = group.right.filter(|_| waits);
                self.regroup(Group { right, waited: waits, ..*group });
            }
            _ => {}
        }
        self.say_spent(right, order);
        match *order {
            Order::React { piece: Some(unit), .. } => self.react(unit, right),
            Order::Recall { leader: Some(leader) } => self.replace_leader(leader),
            Order::Place { piece: Some(unit), to: Some(hex), .. } => {
                self.go(unit, &[hex], Why::Ordered);
                self.warn_generals();
            }
            _ => {}
        }
    }

    /// Says what a right to react is spent on.
    fn say_spent(&mut self, right: Right, order: &Order) {
        let dice = if right.dice == 1 { "1 die".to_owned() } else { format!("{} dice", right.dice) };
        let side = right.side;
        let (rule, piece, text) = match order {
            Order::React { piece: Some(unit), .. } => {
                let text = format!("Side {side} spends its reaction on {}, with {dice}", self.name(*unit));
                (rule::REACT_WHEN, Some(*unit), text)
            }
            Order::Recall { leader: Some(leader) } => {
                let text = format!("Side {side} spends its reaction on replacing {}", self.name(*leader));
                (rule::GEN_LEADERLESS, Some(*leader), text)
            }
            Order::Place { piece: Some(unit), .. } => {
                let text =
                    format!("Side {side} spends its reaction on {}, too near a friend", self.name(*unit));
                (rule::PROX_FIX, Some(*unit), text)
            }
            Order::Defer => return,
            _ => (rule::REACT_RIGHT, None, format!("Side {side} waives its reaction with {dice}")),
        };
        self.say(rule, piece, text);
    }

    /// A unit rolls for a reaction and acts, if it succeeds.
    fn react(&mut self, unit: PieceIx, right: Right) {
        let side = Some(right.side);
        self.emit(Event::Phase { phase: phase::REACTION, side, leader: self.leader_of(unit) });
        let activation = self.rolled_activation(unit, (right.dice.into(), Cause::Reaction), REACTION);
        if activation.won > 0 {
            self.set_mark(unit, mark::REACTED, true);
            self.change_memory(MemoryChange::Push(Frame::Activation(Box::new(activation))));
        } else {
            let resumed = resumed(self);
            self.emit(resumed);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::battle::state::Battle;
    use crate::board::tests::at;
    use crate::ids::{DecisionKind, mark, track};
    use crate::test_field::{Field, first_offered, given, steadfast};
    use oblique_rules::play::{Options, Order, PieceIx, Verb};
    use oblique_scenario::{Side, Value};

    fn field() -> Field {
        let mut field = Field::new(&[
            ("leader", "A", at(10, 18), ""),
            ("infantry", "A", at(10, 14), "line"),
            ("leader", "B", at(10, 2), ""),
            ("artillery", "B", at(10, 8), "unlimbered"),
            ("infantry", "B", at(14, 4), "line"),
        ]);
        field.0.params.insert("begins".to_owned(), Value::Text("A".to_owned()));
        steadfast(&mut field);
        field
    }

    /// A's line rolls so, with as many dice.
    fn rolled(field: &Field, dice: &[i32]) -> Battle {
        let mut battle = Battle::begun(&field.0, &Options { seed: 1, fog: false, unattended: false });
        let (leader, unit) = (battle.by_id("p0"), battle.by_id("p1"));
        battle.script_dice(0, dice.iter().copied());
        let amount = i32::try_from(dice.len()).expect("few");
        for order in [
            Order::Activate { leader },
            Order::Activate { leader: unit },
            Order::Choose { alternative: amount },
        ] {
            given(&mut battle, &order);
        }
        battle
    }

    fn asked(battle: &Battle) -> Option<(&'static str, Side)> {
        battle.memory().decision.as_ref().map(|decision| (decision.kind, decision.side))
    }

    fn place(battle: &Battle, id: &str) -> PieceIx {
        battle.by_id(id).expect("it takes part")
    }

    /// Two failures: the battery reacts with two dice and fires before the line's own action.
    #[test]
    fn a_failure_is_answered_between_actions() {
        let mut battle = rolled(&field(), &[6, 1, 1]);
        assert_eq!(asked(&battle), Some((DecisionKind::React.id(), Side::B)));
        let guns = place(&battle, "p3");
        battle.script_dice(0, [6, 5]);
        given(&mut battle, &Order::React { piece: Some(guns), target: None });
        assert!(battle.is(guns, mark::REACTED));
        let fire = first_offered(&battle, Verb::Fire);
        battle.script_dice(0, [6; 4].into_iter().chain([1; 4]));
        given(&mut battle, &fire);
        given(&mut battle, &Order::Choose { alternative: 0 });
        given(&mut battle, &Order::Done);
        assert_eq!(battle.get(place(&battle, "p1"), track::DIS), 1);
        assert_eq!(asked(&battle), Some((DecisionKind::Act.id(), Side::A)), "its action is left to it");
        assert!(!battle.is(guns, mark::FIRED));
    }

    #[test]
    fn a_right_put_off_is_offered_again_at_each_gap() {
        let mut battle = rolled(&field(), &[6, 6, 1]);
        given(&mut battle, &Order::Defer);
        assert_eq!(asked(&battle), Some((DecisionKind::Act.id(), Side::A)));
        let ahead = first_offered(&battle, Verb::Move);
        given(&mut battle, &ahead);
        assert_eq!(asked(&battle), Some((DecisionKind::React.id(), Side::B)));
        given(&mut battle, &Order::Defer);
        given(&mut battle, &Order::Done);
        assert_eq!(asked(&battle), Some((DecisionKind::React.id(), Side::B)), "after the last action");
        assert!(!battle.offered().contains(&Order::Defer));
        given(&mut battle, &Order::Decline { piece: None });
        assert_eq!(asked(&battle).map(|(kind, _)| kind), Some(DecisionKind::Activate.id()));
    }

    #[test]
    fn a_failed_try_marks_nobody_and_infantry_does_not_approach() {
        let mut battle = rolled(&field(), &[6, 6, 1]);
        let line = place(&battle, "p4");
        battle.script_dice(0, [1]);
        given(&mut battle, &Order::React { piece: Some(line), target: None });
        assert!(!battle.is(line, mark::REACTED));
        assert_eq!(asked(&battle), Some((DecisionKind::Act.id(), Side::A)));
    }

    /// A marked pair eats the right: one of the two steps aside, without dice.
    #[test]
    fn crowded_friends_are_cured_before_anything_else() {
        let pieces = [
            ("leader", "A", at(10, 18), ""),
            ("infantry", "A", at(10, 14), "line"),
            ("leader", "B", at(10, 2), ""),
            ("infantry", "B", at(14, 4), "line"),
            ("infantry", "B", at(15, 4), "line"),
        ];
        let mut crowded = Field::new(&pieces);
        crowded.0.params = field().0.params;
        let mut battle = Battle::begun(&crowded.0, &Options { seed: 1, fog: false, unattended: false });
        let (a, b) = (place(&battle, "p3"), place(&battle, "p4"));
        battle.change_memory(crate::battle::memory::MemoryChange::Crowded(a, b, true));
        let (leader, unit) = (battle.by_id("p0"), battle.by_id("p1"));
        battle.script_dice(0, [6, 1]);
        for order in
            [Order::Activate { leader }, Order::Activate { leader: unit }, Order::Choose { alternative: 2 }]
        {
            given(&mut battle, &order);
        }
        assert_eq!(asked(&battle), Some((DecisionKind::FixProximity.id(), Side::B)));
        let aside = battle.offered()[0].clone();
        given(&mut battle, &aside);
        assert!(battle.memory().crowded.is_empty());
        assert_eq!(asked(&battle), Some((DecisionKind::Act.id(), Side::A)), "the right is spent");
    }
}
