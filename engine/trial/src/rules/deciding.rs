//! What decided battles: how they ended, what winners held, who lost more.

use crate::{Interval, Tally, wilson};

/// Fewest decided battles from which anything is concluded about winners.
const FEWEST: u64 = 5;
/// Most reasons for an end that are named.
const MOST_REASONS: usize = 3;

/// Something that went with the result.
#[derive(Clone, Debug, PartialEq)]
pub struct Factor {
    /// What, in a few words.
    pub what: String,
    /// In what share of the battles.
    pub share: Interval,
}

/// What decided the battles of a tally: the reasons that ended most of them, then the objectives that winners held at
/// the end more often than chance would have it, the surest first. `name` gives the name of an objective.
#[must_use]
pub fn deciding(tally: &Tally, name: &dyn Fn(&str) -> String) -> Vec<Factor> {
    let mut reasons: Vec<(&String, u64)> = tally.reasons.iter().map(|(r, n)| (r, *n)).collect();
    reasons.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(b.0)));
    let ended = reasons.into_iter().take(MOST_REASONS);
    let mut all: Vec<Factor> = ended
        .map(|(reason, n)| Factor {
            what: reason.trim_end_matches('.').to_owned(),
            share: wilson(n, tally.battles),
        })
        .collect();
    let decided = tally.decided();
    if decided < FEWEST {
        return all;
    }
    let mut held: Vec<(&String, Interval)> =
        tally.held_by_winner.iter().map(|(id, n)| (id, wilson(*n, decided))).collect();
    // Half of the winners would hold it by chance.
    held.retain(|(_, share)| share.low > 0.5);
    held.sort_by(|a, b| b.1.low.total_cmp(&a.1.low).then_with(|| a.0.cmp(b.0)));
    all.extend(
        held.into_iter().map(|(id, share)| Factor { what: format!("The winner held {}", name(id)), share }),
    );
    all
}

#[cfg(test)]
mod tests {
    use super::deciding;
    use crate::Tally;

    fn tally(draws: u64, held: u64) -> Tally {
        let mut tally = Tally { battles: 20, draws, ..Tally::default() };
        tally.reasons.insert("Time was up.".to_owned(), 12);
        tally.reasons.insert("Army A broke.".to_owned(), 8);
        tally.held_by_winner.insert("hill".to_owned(), held);
        tally
    }

    fn said(tally: &Tally) -> Vec<String> {
        deciding(tally, &str::to_uppercase).into_iter().map(|f| f.what).collect()
    }

    #[test]
    fn ends_come_first_and_what_winners_hold_after_them() {
        assert_eq!(said(&tally(4, 15)), ["Time was up", "Army A broke", "The winner held HILL"]);
    }

    #[test]
    fn what_chance_explains_is_not_said_to_decide() {
        assert_eq!(said(&tally(4, 9)), ["Time was up", "Army A broke"]);
        // Of three decided battles nothing is concluded.
        assert_eq!(said(&tally(17, 3)), ["Time was up", "Army A broke"]);
    }
}
