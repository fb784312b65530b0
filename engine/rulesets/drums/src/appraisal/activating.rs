//! Whom to activate next, and with how many dice.

use crate::actions::roll::need;
use crate::appraisal::{AVERAGE, ENGAGED, READY};
use crate::artillery::target::may_fire;
use crate::battle::memory::{Cause, Phase};
use crate::battle::state::Battle;
use crate::command::group::Group;
use crate::command::span::in_command;
use crate::ids::mark;
use crate::tables::Tables;
use crate::units::division::Division as _;
use oblique_rules::play::PieceIx;

/// What the first, second and third action of a unit are worth.
const ACTIONS: [i32; 3] = [60, 45, 30];
/// What a die of a reaction is worth to an enemy who is near, and to one who is not.
const REACTION: [i32; 2] = [20, 5];
/// What a unit that may no longer be activated forgoes.
const FORGONE: i32 = 70;
/// Faces of a die.
const FACES: i32 = 6;

impl Battle {
    /// What so many dice bring a piece, failures and the closing of its brigade taken off.
    pub(super) fn dice_worth(&self, piece: PieceIx, dice: i32) -> i32 {
        let nature = self.nature(piece);
        let least = need(nature, in_command(&self.0, piece), AVERAGE);
        let sure = self.sure_dice(piece, Cause::Activation).min(dice);
        let engaged = self.enemy_distance(piece, self.piece(piece).hex) <= ENGAGED;
        let forgone = if nature.arm.leads() { 0 } else { FORGONE * self.waiting_beside(piece) };
        weighed((dice, sure), least, engaged, (if engaged { 2 } else { 1 }, forgone))
    }

    /// What so many dice of a group order bring all its members.
    pub(crate) fn group_dice_worth(&self, group: &Group, dice: i32) -> i32 {
        let least = need(self.nature(group.leader), false, AVERAGE);
        let members = i32::try_from(group.members.len()).unwrap_or(0);
        let others = group.members.keys().next().map_or(0, |unit| self.waiting_beside(*unit)) + 1 - members;
        weighed((dice, 0), least, false, (members, FORGONE * others.max(0)))
    }

    /// Units of its brigade that have still to be activated after a piece.
    fn waiting_beside(&self, piece: PieceIx) -> i32 {
        let general = self.leader_of(piece);
        let waits = |unit: &PieceIx| {
            let done = [mark::ACTIVATED, mark::RESERVE, mark::SPENT].into_iter().any(|m| self.is(*unit, m));
            *unit != piece && !done && self.leader_of(*unit) == general
        };
        let units = self.units_of(self.piece(piece).side());
        i32::try_from(units.iter().filter(|unit| waits(unit)).count()).unwrap_or(0)
    }

    /// What it is worth to open a brigade, or to activate a piece of the open one now: Leaders first, then guns, then
    /// those with safe tasks; the attacks that may close the brigade come last.
    pub(super) fn turn_worth(&self, phase: &Phase, piece: PieceIx) -> i32 {
        if phase.open.is_none() {
            return READY;
        }
        let most = Tables::get().actions.dice_most;
        let best = (1..=most).map(|dice| self.dice_worth(piece, dice)).max().unwrap_or(0);
        if best <= 0 {
            return best;
        }
        let arm = self.nature(piece).arm;
        let rank = if arm.leads() {
            3
        } else if arm.is_guns() && may_fire(&self.0, piece).is_ok() {
            2
        } else {
            i32::from(self.enemy_distance(piece, self.piece(piece).hex) > ENGAGED)
        };
        READY + rank * 10 * READY + best
    }
}

/// What so many dice, some of them sure, bring that many units, failures and what a double failure forgoes taken off.
fn weighed((dice, sure): (i32, i32), least: i32, engaged: bool, (times, forgone): (i32, i32)) -> i32 {
    let faces = (7 - least).clamp(1, 5);
    let rolled = dice - sure;
    let worth = |won: i32| {
        let actions = usize::try_from(won + sure).unwrap_or(0).min(ACTIONS.len());
        let failures = rolled - won;
        let closes = failures >= Tables::get().actions.failures_close;
        times * ACTIONS[..actions].iter().sum::<i32>()
            - failures * REACTION[usize::from(!engaged)]
            - if closes { forgone } else { 0 }
    };
    (0..=rolled).map(|won| ways(rolled, won, faces) * worth(won)).sum::<i32>()
        / FACES.pow(rolled.unsigned_abs())
}

/// Of the ways so many dice fall, those with so many successes, where a die succeeds on so many faces.
fn ways(dice: i32, won: i32, faces: i32) -> i32 {
    let chosen = (0..won).fold(1, |chosen, k| chosen * (dice - k) / (k + 1));
    chosen * faces.pow(won.unsigned_abs()) * (FACES - faces).pow((dice - won).unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::ways;

    #[test]
    fn all_ways_of_dice_are_counted() {
        assert_eq!((0..=3).map(|won| ways(3, won, 4)).sum::<i32>(), 216);
        assert_eq!(ways(2, 2, 5), 25);
    }
}
