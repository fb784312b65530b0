use crate::battle::tests::{Placed, every_way, opened, pix, struck};
use crate::ids::phase;
use oblique_board::hex::Hex;
use oblique_rules::kernel::Rules as _;
use oblique_rules::play::{Event, Odds, Order};
use oblique_scenario::Side::{A, B};
use std::cmp::Ordering;

const LINES: [Placed; 2] = [("a", A, "foot", "line", 0, (8, 9), 7), ("b", B, "foot", "line", 6, (8, 8), 7)];

/// Told of a unit against what was counted: how often it won, drew and lost.
fn agree(all_odds: &Odds, counted: [u64; 3]) {
    let words = ["wins the round", "no decision", "loses the round"];
    let all: u64 = counted.iter().sum();
    for (word, count) in words.into_iter().zip(counted) {
        let ways = all_odds.chances.iter().find(|chance| chance.text == word).map_or(0, |chance| chance.ways);
        assert_eq!(ways * all, count * all_odds.total(), "{word}: {all_odds:?} against {counted:?}");
    }
}

fn tally(ways: &[Vec<Event>], a: oblique_rules::play::PieceIx, b: oblique_rules::play::PieceIx) -> [u64; 3] {
    let mut all = [0; 3];
    for events in ways {
        let place = match struck(events, a).cmp(&struck(events, b)) {
            Ordering::Greater => 0,
            Ordering::Equal => 1,
            Ordering::Less => 2,
        };
        all[place] += 1;
    }
    all
}

#[test]
fn the_chances_of_a_round_are_its_dice() {
    let battle = opened(&LINES, phase::MOVEMENT, &[("fights a b", 1)]);
    let (a, b) = (pix(&battle, "a"), pix(&battle, "b"));
    let all_odds = battle.odds_of(&Order::EndPhase);
    assert_eq!(all_odds.iter().map(|odds| odds.piece).collect::<Vec<_>>(), [Some(a), Some(b)]);
    // 7 models are 2 dice.
    let [won, drawn, lost] = tally(&every_way(&battle, &[Order::EndPhase], 4), a, b);
    agree(&all_odds[0], [won, drawn, lost]);
    agree(&all_odds[1], [lost, drawn, won]);
}

#[test]
fn the_chances_of_an_attack_are_those_of_its_first_round() {
    let battle = opened(&LINES, phase::MOVEMENT, &[]);
    let (a, b) = (pix(&battle, "a"), pix(&battle, "b"));
    let at = battle.piece(a).hex;
    let target = battle.piece(b).hex;
    assert_eq!(at.unsigned_distance_to(target), 1);
    let order =
        Order::Charge { piece: Some(a), target: Some(b), at: None, path: Vec::<Hex>::new(), facing: None };
    let all_odds = battle.odds_of(&order);
    assert_eq!(all_odds.len(), 1);
    agree(&all_odds[0], tally(&every_way(&battle, &[order, Order::EndPhase], 4), a, b));
}

#[test]
fn rallies_and_tests_are_told_die_by_die() {
    let apart = [("a", A, "foot", "line", 0, (8, 15), 24), ("b", B, "foot", "line", 6, (8, 5), 24)];
    let mut battle = opened(&apart, phase::MOVEMENT, &[]);
    let b = pix(&battle, "b");
    battle.set_mark(b, crate::ids::mark::SHAKEN, true);
    let all_odds = battle.odds_of(&Order::EndPhase);
    let rally = all_odds.first().expect("the other side rallies next");
    let ways: Vec<(&str, u64)> =
        rally.chances.iter().map(|chance| (chance.text.as_str(), chance.ways)).collect();
    assert_eq!((rally.name.as_str(), ways), ("rally", vec![("stays shaken", 3), ("rallies", 3)]));
    let near = [("a", A, "foot", "line", 0, (8, 12), 24), ("b", B, "foot", "line", 6, (8, 8), 24)];
    let battle = opened(&near, phase::FIRE, &[("hit b a", 1)]);
    let all_odds = battle.odds_of(&Order::Done);
    let test = all_odds.first().expect("it tests");
    let ways: Vec<(&str, u64)> =
        test.chances.iter().map(|chance| (chance.text.as_str(), chance.ways)).collect();
    assert_eq!((test.name.as_str(), ways), ("test", vec![("fails", 2), ("holds", 4)]));
}
