//! The roll of a group order: the Leader's, for all members (`group.order`, `lead.active`).

use super::{Group, Step};
use crate::actions::roll::{need, read, succeeds};
use crate::actions::shown::Roll;
use crate::battle::memory::{Frame, MemoryChange, Right};
use crate::battle::state::Battle;
use crate::dice::again::REROLL;
use crate::ids::{mark, rule};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Special;
use oblique_rules::RuleId;
use oblique_rules::play::{DrawName, Need, Order, PieceIx};
use std::collections::BTreeSet;

/// A die of a group order.
const GROUP: DrawName = DrawName::new("group");

impl Battle {
    pub(super) fn group_dice_orders() -> Vec<Order> {
        let dice = (1..=Tables::get().actions.dice_most).map(|alternative| Order::Choose { alternative });
        dice.chain([Order::Decline { piece: None }]).collect()
    }

    fn group_die(&mut self, leader: PieceIx, name: (DrawName, RuleId)) -> i32 {
        let least = need(self.nature(leader), false, None);
        let outcome =
            move |die: i32| if succeeds(die, least) { "an action for each" } else { "a failure" }.to_owned();
        self.0.draw_from((1, 6), name, Some(leader), &[], Some(Need::AtLeast(least.clamp(2, 6))), outcome)
    }

    /// Rolls so many dice, the Leader's action spent; or goes back to naming members.
    pub(super) fn roll_for_group(&mut self, mut group: Group, order: &Order) {
        let Order::Choose { alternative } = *order else {
            group.step = Step::Members;
            return self.regroup(group);
        };
        let leader = group.leader;
        self.change_memory(MemoryChange::Spend(1));
        self.set_mark(leader, mark::ORDERED, true);
        for member in group.members.keys().copied().collect::<Vec<_>>() {
            self.set_mark(member, mark::ACTIVATED, true);
            self.set_mark(member, mark::OBEYED, true);
        }
        let dice: Vec<i32> =
            (0..alternative).map(|_| self.group_die(leader, (GROUP, rule::GROUP_ORDER))).collect();
        if self.group_reroll_orders(leader, &dice).len() > 1 {
            // What they would give is shown of a copy: they may not stay so.
            self.given_by(&mut group.clone(), &dice, true);
            group.step = Step::Reroll(dice);
            self.regroup(group);
        } else {
            self.act_as_group(group, &dice);
        }
    }

    /// The failed dice an Active Leader may throw again, once a phase, and to keep them.
    pub(super) fn group_reroll_orders(&self, leader: PieceIx, dice: &[i32]) -> Vec<Order> {
        let least = need(self.nature(leader), false, None);
        let may = self.nature(leader).has(Special::Active) && !self.is(leader, mark::REROLLED);
        let failed: BTreeSet<i32> =
            dice.iter().copied().filter(|die| may && !succeeds(*die, least)).collect();
        let again = failed.into_iter().map(|alternative| Order::Choose { alternative });
        again.chain([Order::Decline { piece: None }]).collect()
    }

    pub(super) fn reroll_for_group(&mut self, group: Group, mut dice: Vec<i32>, order: &Order) {
        if let Order::Choose { alternative } = *order
            && let Some(place) = dice.iter().position(|die| *die == alternative)
        {
            self.set_mark(group.leader, mark::REROLLED, true);
            dice[place] = self.group_die(group.leader, (REROLL, rule::LEAD_ACTIVE));
        }
        self.act_as_group(group, &dice);
    }

    /// What dice give every member, and the other side; shown as they lie.
    fn given_by(&mut self, group: &mut Group, dice: &[i32], open: bool) {
        let piece = group.leader;
        let need = need(self.nature(piece), false, None);
        let rolled = read(dice, 0, need, None);
        let count = |n: i32| u8::try_from(n).unwrap_or(0);
        let side = self.piece(piece).side().other();
        group.won = count(rolled.actions);
        group.right =
            (rolled.failures > 0).then_some(Right { side, dice: count(rolled.failures), now: false });
        group.closes = rolled.failures >= Tables::get().actions.failures_close;
        let roll = Roll { piece, rule: rule::GROUP_ORDER, naturals: dice, sure: 0, need, rolled, open };
        self.show_roll(roll, group.right, group.closes);
    }

    fn act_as_group(&mut self, mut group: Group, dice: &[i32]) {
        self.given_by(&mut group, dice, false);
        group.step = Step::Acting;
        self.change_memory(MemoryChange::Replace(Frame::Group(Box::new(group))));
    }
}
