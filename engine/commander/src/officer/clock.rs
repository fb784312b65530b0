//! Whether an army attacks: whom time works for, and who is the stronger, quality counted.
//!
//! Must not know where anybody stands.

use super::{Seat, Temperament};
use oblique_scenario::Side;
use std::cmp::Ordering;

/// Thousandths by which the strength asked for rises for a side that wins by waiting.
const WINS_PERMILLE: i64 = 450;
/// The same for one that loses by it.
const LOSES_PERMILLE: i64 = -450;
/// What the strength asked for falls by until the last turn for who does not win by waiting.
const LATE_PERMILLE: i64 = 500;

/// Thousandths of the enemy's strength from which he attacks where no time ends the battle: nobody wins by waiting.
const TIMELESS_PERMILLE: i64 = 400;

/// Does the army of the seat attack?
pub(super) fn attacks(t: &Temperament, seat: &Seat<'_>, turn: u16) -> bool {
    let (me, prospects) = (seat.side(), seat.prospects());
    let own = seat.strength(me);
    let enemy = seat.strength(me.other()).max(1);
    let asked = match prospects.last_turn {
        Some(last) => asked(t, standing(me, prospects.winner), turn, last),
        None => TIMELESS_PERMILLE,
    };
    own.saturating_mul(1000) >= enemy.saturating_mul(asked)
}

/// Is it so late that a side which does not win by waiting must look at nothing but its goal?
pub(super) fn last_push(t: &Temperament, seat: &Seat<'_>, turn: u16) -> bool {
    if t.last_push_turns == 0 {
        return false;
    }
    let prospects = seat.prospects();
    let late = prospects.last_turn.is_some_and(|last| turn.saturating_add(t.last_push_turns) > last);
    late && standing(seat.side(), prospects.winner).is_le()
}

/// What waiting brings a side: better than nothing, nothing, worse.
fn standing(me: Side, winner: Option<Side>) -> Ordering {
    match winner {
        Some(side) if side == me => Ordering::Greater,
        None => Ordering::Equal,
        Some(_) => Ordering::Less,
    }
}

/// Thousandths of the enemy's strength from which he attacks.
fn asked(t: &Temperament, waiting: Ordering, turn: u16, last: u16) -> i64 {
    let usual = i64::from(t.attack_ratio_permille);
    let late = LATE_PERMILLE * i64::from(turn.min(last)) / i64::from(last.max(1));
    match waiting {
        Ordering::Greater => usual + WINS_PERMILLE,
        Ordering::Equal => usual - late,
        Ordering::Less => usual + LOSES_PERMILLE - late,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_by_waiting_wants_more_and_who_does_not_less_as_time_runs_out() {
        let t = Temperament::of("steady").unwrap();
        let of = |waiting, turn| asked(t, waiting, turn, 10);
        assert!(of(Ordering::Greater, 1) > of(Ordering::Equal, 1));
        assert!(of(Ordering::Equal, 1) > of(Ordering::Less, 1));
        assert_eq!(of(Ordering::Greater, 1), of(Ordering::Greater, 10));
        assert!(of(Ordering::Equal, 10) < of(Ordering::Equal, 1));
    }

    #[test]
    fn waiting_is_judged_from_the_own_seat() {
        assert_eq!(standing(Side::A, Some(Side::A)), Ordering::Greater);
        assert_eq!(standing(Side::B, Some(Side::A)), Ordering::Less);
        assert_eq!(standing(Side::A, None), Ordering::Equal);
    }
}
