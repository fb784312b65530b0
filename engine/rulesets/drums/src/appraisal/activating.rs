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
pub(super) const REACTION: [i32; 2] = [20, 5];
/// What a unit that may no longer be activated forgoes.
const FORGONE: i32 = 70;
/// Faces of a die.
const FACES: i32 = 6;

impl Battle {
    /// What so many dice bring a piece, failures and the closing of its brigade taken off.
    pub(super) fn dice_worth(&self, piece: PieceIx, dice: i32) -> i32 {
        let nature = self.nature(piece);
        let least = need(nature, in_command(&self.0, piece), AVERAGE);
        let throw = Throw::new(dice, self.sure_dice(piece, Cause::Activation), least);
        let engaged = self.enemy_distance(piece, self.piece(piece).hex) <= ENGAGED;
        let forgone = if nature.arm.leads() { 0 } else { FORGONE * self.waiting(piece) };
        weighed(throw, engaged, (if engaged { 2 } else { 1 }, forgone))
    }

    /// What so many dice of a group order bring all its members.
    pub(crate) fn group_dice_worth(&self, group: &Group, dice: i32) -> i32 {
        let least = need(self.nature(group.leader), false, AVERAGE);
        let members = i32::try_from(group.members.len()).unwrap_or(0);
        let others = group.members.keys().next().map_or(0, |unit| self.waiting(*unit)) + 1 - members;
        weighed(Throw::new(dice, 0, least), false, (members, FORGONE * others.max(0)))
    }

    /// Units of its brigade that have still to be activated after a piece.
    pub(super) fn waiting_beside(&self, piece: PieceIx) -> impl Iterator<Item = PieceIx> + '_ {
        let general = self.leader_of(piece);
        let waits = move |unit: &PieceIx| {
            let done = [mark::ACTIVATED, mark::RESERVE, mark::SPENT].into_iter().any(|m| self.is(*unit, m));
            *unit != piece && !done && self.leader_of(*unit) == general
        };
        self.units_of(self.piece(piece).side()).into_iter().filter(waits)
    }

    fn waiting(&self, piece: PieceIx) -> i32 {
        i32::try_from(self.waiting_beside(piece).count()).unwrap_or(0)
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

/// Dice about to be rolled for actions (`act.roll`).
#[derive(Clone, Copy, Debug)]
pub(super) struct Throw {
    /// Those that succeed without being rolled, and those rolled.
    sure: i32,
    rolled: i32,
    /// Faces that succeed.
    faces: i32,
}

impl Throw {
    /// So many dice, some of them sure, that succeed from a number on.
    pub(super) fn new(dice: i32, sure: i32, least: i32) -> Self {
        let sure = sure.min(dice);
        Self { sure, rolled: dice - sure, faces: (7 - least).clamp(1, 5) }
    }

    /// The mean of what so many actions and failures are worth.
    pub(super) fn mean(self, worth: impl Fn(i32, i32) -> i32) -> i32 {
        let of = |won: i32| ways(self.rolled, won, self.faces) * worth(won + self.sure, self.rolled - won);
        (0..=self.rolled).map(of).sum::<i32>() / FACES.pow(self.rolled.unsigned_abs())
    }

    /// The chance of a double failure, in thousandths (`act.double`).
    pub(super) fn closes_permille(self) -> i32 {
        let least = Tables::get().actions.failures_close;
        self.mean(|_, failures| if failures >= least { 1000 } else { 0 })
    }
}

/// What a throw brings that many units, failures and what a double failure forgoes taken off.
fn weighed(throw: Throw, engaged: bool, (times, forgone): (i32, i32)) -> i32 {
    throw.mean(|won, failures| {
        let actions = usize::try_from(won).unwrap_or(0).min(ACTIONS.len());
        let closes = failures >= Tables::get().actions.failures_close;
        times * ACTIONS[..actions].iter().sum::<i32>()
            - failures * REACTION[usize::from(!engaged)]
            - if closes { forgone } else { 0 }
    })
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
