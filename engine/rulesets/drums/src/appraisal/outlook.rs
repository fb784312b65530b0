//! What may be done next: whom to activate first and with how many dice, who reacts, and what a unit on its way may still
//! attack.
//!
//! A double failure closes the brigade (`act.double`), so whoever does most for that risk goes first, and dice are as many as
//! what they bring is worth more than what those who wait forgo. The appraisal of these orders knows nothing of it: there
//! every action is worth the same to everybody, and a move nothing to come. Must not know commanders.

use crate::actions::roll::need;
use crate::appraisal::activating::{REACTION, Throw};
use crate::appraisal::attacks::Attack;
use crate::appraisal::intruding::Intruders;
use crate::appraisal::prospects::{MOST, Prospects};
use crate::appraisal::reacting::URGENT;
use crate::appraisal::{AVERAGE, ENGAGED};
use crate::battle::memory::{Activation, Cause, Frame, Right};
use crate::battle::state::Battle;
use crate::command::span::in_command;
use crate::ids::{formation, mark};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_rules::kernel::ByPiece;
use oblique_rules::play::{Order, PieceIx};

/// What a general comes before anybody else by: his units wait for his orders and his help.
const GENERALS_FIRST: i32 = 4000;
/// What the chance that a piece closes its brigade is reckoned to be besides, in thousandths, or who cannot close it would be
/// worth the attack of an army.
const RISK_PERMILLE: i32 = 50;
/// The most that doing much for little risk may be worth.
const MOST_FOR_RISK: i32 = 3000;
/// Dice that those who wait are reckoned to roll.
const USUAL_DICE: i32 = 2;

/// What pieces may do with their actions: whom to activate asks of everybody again and again.
#[derive(Debug, Default)]
pub(crate) struct Expected {
    pub(super) prospects: ByPiece<Prospects>,
    pub(super) attacks: ByPiece<Vec<Attack>>,
    /// Units deep in either half.
    pub(super) intruders: Intruders,
    /// What the usual dice bring.
    usual: ByPiece<i32>,
}

impl Battle {
    /// What is to be expected of an order beyond its appraisal, in men.
    pub(crate) fn outlook_after(&self, order: &Order) -> i32 {
        match (self.memory().frames.last(), order) {
            (Some(Frame::Phase(phase)), Order::Activate { leader: Some(piece) }) if phase.open.is_some() => {
                self.turn_prospect(*piece) - self.turn_worth(phase, *piece)
            }
            (Some(Frame::Dice { piece, .. }), Order::Choose { alternative }) => {
                self.dice_prospect(*piece, *alternative) - self.dice_worth(*piece, *alternative)
            }
            (Some(Frame::Right(right)), Order::React { piece: Some(piece), .. }) => {
                let worth = self.reaction_prospect(*right, *piece);
                worth.map_or(0, |worth| worth - URGENT / 2 - self.reaction_worth(*right, order))
            }
            (Some(Frame::Activation(own)), _) if own.cause == Cause::Activation => {
                self.still_to_attack(own, order)
            }
            _ => 0,
        }
    }

    /// What a unit may attack with the actions it keeps after a move or turn, or a change of formation, nothing after one that
    /// is itself an attack; and what it counts as an intruder where it goes.
    fn still_to_attack(&self, own: &Activation, order: &Order) -> i32 {
        let now = self.piece(own.piece);
        let (deep, then) = match order {
            Order::Move { path, facing, .. } => {
                let facing = facing.or(now.facing);
                let to = path.last().copied().unwrap_or(now.hex);
                let deep = self.intrusion_by(own.piece, to);
                if self.may_go(own, path, facing).is_ok_and(|found| !found.is_empty()) {
                    return deep;
                }
                (deep, (to, facing, now.formation))
            }
            Order::Turn { facing, .. } => (0, (now.hex, facing.or(now.facing), now.formation)),
            Order::Form { formation: Some(shape), facing, .. } => {
                (0, (now.hex, facing.or(now.facing), *shape))
            }
            _ => return 0,
        };
        let left = usize::from(own.kept()).saturating_sub(1);
        deep + self.best_attack(own.piece, then, left)
    }

    /// What a battery or horse in line is expected to do in a reaction; `None` for others.
    fn reaction_prospect(&self, right: Right, piece: PieceIx) -> Option<i32> {
        let (here, arm) = (self.piece(piece), self.nature(piece).arm);
        let rides = matches!(arm, Arm::Cavalry(_))
            && here.formation == formation::CAVALRY_LINE
            && !self.is(piece, mark::RESERVE);
        if !rides && !arm.is_guns() {
            return None;
        }
        let prospects = self.prospects(piece);
        let idle = self.idle_prospects(piece);
        let throw = self.throw(piece, right.dice.into(), Cause::Reaction);
        Some(throw.mean(|won, _| {
            let won = usize::try_from(won).unwrap_or(0).min(MOST);
            // To go on is nothing to who may react.
            if prospects[won] > idle[won] { prospects[won] } else { 0 }
        }))
    }

    /// What it is worth to activate a piece now: most for least risk first.
    fn turn_prospect(&self, piece: PieceIx) -> i32 {
        let most = Tables::get().actions.dice_most;
        let best = (1..=most).map(|dice| (self.dice_prospect(piece, dice), -dice)).max();
        let Some((net, dice)) = best.filter(|(net, _)| *net > 0) else {
            return best.map_or(0, |(net, _)| net);
        };
        if self.nature(piece).arm.leads() {
            return GENERALS_FIRST + net;
        }
        let throw = self.throw(piece, -dice, Cause::Activation);
        let worth = self.expected(piece, throw);
        (worth * 1000 / (throw.closes_permille() + RISK_PERMILLE)).min(MOST_FOR_RISK)
    }

    /// What so many dice of a piece bring, less what those who wait forgo if they close the brigade.
    fn dice_prospect(&self, piece: PieceIx, dice: i32) -> i32 {
        let throw = self.throw(piece, dice, Cause::Activation);
        let worth = self.expected(piece, throw);
        if self.nature(piece).arm.leads() {
            return worth;
        }
        let forgone: i32 = self.waiting_beside(piece).map(|other| self.usual(other).max(0)).sum();
        worth - forgone * throw.closes_permille() / 1000
    }

    /// What the usual dice bring a piece.
    fn usual(&self, piece: PieceIx) -> i32 {
        let count = self.field().pieces.len();
        let throw = || self.throw(piece, USUAL_DICE, Cause::Activation);
        self.0.cache().expected.usual.of(piece, count, || self.expected(piece, throw()))
    }

    fn throw(&self, piece: PieceIx, dice: i32, cause: Cause) -> Throw {
        let least = need(self.nature(piece), in_command(&self.0, piece), AVERAGE);
        Throw::new(dice, self.sure_dice(piece, cause), least)
    }

    /// What a throw brings a piece, less what its failures give the enemy.
    fn expected(&self, piece: PieceIx, throw: Throw) -> i32 {
        let prospects = self.prospects(piece);
        let engaged = self.enemy_distance(piece, self.piece(piece).hex) <= ENGAGED;
        throw.mean(|won, failures| {
            prospects[usize::try_from(won).unwrap_or(0).min(MOST)]
                - failures * REACTION[usize::from(!engaged)]
        })
    }
}
